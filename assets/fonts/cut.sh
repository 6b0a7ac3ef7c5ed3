#!/bin/sh
# Cuts the five fonts of the game from the two families' npm packages, byte for byte as they lie here.
# Needs npm, and fonttools 4.68.0 (`pip install fonttools==4.68.0`). Run it from anywhere.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

npm pack --silent @expo-google-fonts/besley@0.4.1 @expo-google-fonts/hanken-grotesk@0.4.3
for family in besley-0.4.1 hanken-grotesk-0.4.3; do
    mkdir "$family"
    tar xzf "expo-google-fonts-$family.tgz" -C "$family" --strip-components=1
done

# Kerning and, where the family has them, even figures stay; the licence stays in the file's own names.
cut_font() {
    pyftsubset "$1" --output-file="$here/$2.ttf" --unicodes-file="$here/letters.txt" \
        --layout-features=kern,mark,mkmk,tnum,lnum --name-IDs=0,1,2,3,4,5,6,13,14 --no-hinting
}
cut_font besley-0.4.1/700Bold/Besley_700Bold.ttf besley-700
cut_font besley-0.4.1/800ExtraBold/Besley_800ExtraBold.ttf besley-800
cut_font hanken-grotesk-0.4.3/500Medium/HankenGrotesk_500Medium.ttf hanken-500
cut_font hanken-grotesk-0.4.3/600SemiBold/HankenGrotesk_600SemiBold.ttf hanken-600
cut_font hanken-grotesk-0.4.3/700Bold/HankenGrotesk_700Bold.ttf hanken-700

cp besley-0.4.1/LICENSE_FONT "$here/OFL-besley.txt"
cp hanken-grotesk-0.4.3/LICENSE_FONT "$here/OFL-hanken.txt"
