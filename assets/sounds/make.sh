#!/bin/sh
# Makes the five sounds of the game, wood on wood, out of nothing but decaying tones and a little noise.
# Needs sox and oggenc (Debian: sox, vorbis-tools). The same tools make the same files again. Run it from anywhere.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# mode NAME HERTZ DECAY GAIN: one way in which a body rings. It falls by 100 dB in DECAY seconds, to which sox's
# logarithmic fade-out is exactly the straight line in decibels; the first 1.5 ms are the blow itself.
mode() {
    sox -R -n -r 44100 -c 1 -b 24 "$1.wav" synth "$3" sine "$2" fade l 0 "$3" "$3" fade t 0.0015 gain "$4"
}

# scrape NAME LOW-HIGH DECAY GAIN: the noise of two surfaces meeting, between two pitches.
scrape() {
    sox -R -n -r 44100 -c 1 -b 24 "$1.wav" synth "$3" whitenoise fade l 0 "$3" "$3" sinc "$2" fade t 0.0005 gain "$4"
}

product() {
    awk "BEGIN { print $1 * $2 }"
}

# bar NAME HERTZ DECAY GAIN: a tuned wooden bar struck with a soft mallet, whose overtones stand at 4 and 9.2 times.
bar() {
    mode "$1-1" "$2" "$3" -6
    mode "$1-2" "$(product "$2" 3.98)" "$(product "$3" 0.33)" -20
    mode "$1-3" "$(product "$2" 9.2)" "$(product "$3" 0.12)" -30
    sox -R -m -v 1 "$1-1.wav" -v 1 "$1-2.wav" -v 1 "$1-3.wav" "$1.wav" gain "$4"
}

# finish NAME SECONDS EFFECTS…: cuts NAME.wav to length between two silences, all at one loudness, and encodes it.
# The stream's number is fixed, since it would be drawn by lot.
finish() {
    name=$1 seconds=$2
    shift 2
    sox -R "$name.wav" -b 16 -D "$name-done.wav" "$@" pad 0.004 trim 0 "$seconds" fade t 0.001 "$seconds" 0.03 gain -n -6
    oggenc --quiet --quality 4 --serial 1 --output "$here/$name.ogg" "$name-done.wav"
}

# A man set down: the board's low thud, the man's own knock, and a breath of felt.
mode thud 196 0.20 -10
mode knock 640 0.13 -11
mode edge 1490 0.07 -20
mode grain 2860 0.04 -28
scrape felt 800-3500 0.03 -26
sox -R -m -v 1 thud.wav -v 1 knock.wav -v 1 edge.wav -v 1 grain.wav -v 1 felt.wav tap.wav
finish tap 0.16 lowpass 5200

# A man jumped over: two knocks close together, duller, the second weaker and lower.
mode first-low 176 0.18 -10
mode first-high 468 0.11 -11
mode first-edge 930 0.06 -19
scrape first-noise 300-1600 0.03 -24
sox -R -m -v 1 first-low.wav -v 1 first-high.wav -v 1 first-edge.wav -v 1 first-noise.wav first.wav
sox -R first.wav second.wav speed 0.86 rate 44100 gain -4 pad 0.062
sox -R -m -v 1 first.wav -v 1 second.wav take.wav
finish take 0.22 lowpass 1900

# A man crowned: two wooden notes, a fourth up.
bar low 784 0.90 -10
bar high 1046.5 1.20 -8
sox -R high.wav high-later.wav pad 0.095
sox -R -m -v 1 low.wav -v 1 high-later.wav crown.wav
finish crown 0.40

# The game is over: a warm chord, spread like a hand laid down on the bars.
bar one 261.6 1.6 -12
bar two 329.6 1.5 -14
bar three 392 1.4 -14
bar four 523.3 1.2 -17
sox -R two.wav two-later.wav pad 0.018
sox -R three.wav three-later.wav pad 0.036
sox -R four.wav four-later.wav pad 0.054
sox -R -m -v 1 one.wav -v 1 two-later.wav -v 1 three-later.wav -v 1 four-later.wav end.wav
finish end 0.40 lowpass 3200

# A move refused: a knuckle on a muffled board, with enough above 300 Hz for the speakers of a telephone.
mode muffled 165 0.19 -10
mode knuckle 345 0.12 -12
mode bone 560 0.05 -18
scrape cloth 150-700 0.03 -26
sox -R -m -v 1 muffled.wav -v 1 knuckle.wav -v 1 bone.wav -v 1 cloth.wav refuse.wav
finish refuse 0.14 lowpass 900
