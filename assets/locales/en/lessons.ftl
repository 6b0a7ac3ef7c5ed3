# How to play: small boards that teach the rules one by one, in English.
# Each has a title, a task, and what is said when the task is done. A task has room for about 200 letters.

HowToPlay = How to play
LessonOf = { $number } of { $count }
LessonPrevious = Previous
LessonNext = Next
LessonNotThat = That move is allowed, but something else is asked here. Try again.

LessonManMoves = A man moves forwards
LessonManMovesTask = A man goes one square diagonally forwards. Touch one of yours, then the square it is to go to.
LessonManMovesDone = Right. A man never goes back.

LessonMustCapture = You must capture
LessonMustCaptureTask = You capture a piece by jumping over it onto the free square behind. Whoever can capture must: try the other man, then capture.
LessonMustCaptureDone = Captured. Whoever can capture must, even at a cost.

LessonCapturesStraight = Captures in eight directions
LessonCapturesStraightTask = Here men capture diagonally, sideways, up and down. Take both men in one move: first sideways, then up.
LessonCapturesStraightDone = Two men in one move: sideways and up.

LessonCapturesBackwards = Captures backwards too
LessonCapturesBackwardsTask = A man moves only forwards, but it captures backwards too. Take the man behind yours.
LessonCapturesBackwardsDone = Right: it moves forwards and captures on all four diagonals.

LessonCapturesForwards = Captures only forwards
LessonCapturesForwardsTask = A man captures only forwards: the black man behind it is safe. Take the one in front.
LessonCapturesForwardsDone = Right. Only a king captures backwards.

LessonGoesOn = A capture goes on
LessonGoesOnTask = A capture goes on as long as there is something to take, and it is one move. The pieces leave when it ends. Take them all.
LessonGoesOnDone = All in one move, and they left together. No piece is jumped twice.

LessonMostValue = The capture worth most
LessonMostValueTask = Of several captures the one worth most must be played. A king is worth a little less than two men. Take what is worth more: three men or two kings.
LessonMostValueDone = Two kings are worth almost four men: more than three.

LessonMostPieces = The capture of most pieces
LessonMostPiecesTask = Of several captures the one that takes the most pieces must be played. Find it.
LessonMostPiecesDone = Right. The number of pieces comes first.

LessonMostKings = As many pieces: most kings
LessonMostKingsTask = Where two captures take as many pieces, the one that takes more kings must be played. Take the king.
LessonMostKingsDone = Right: one piece each, but this one is a king.

LessonKingFirst = As much: the king captures
LessonKingFirstTask = Where a king and a man can take as much, it is the king that must capture. Capture with it.
LessonKingFirstDone = Right: the man had to let the king go first.

LessonCrowning = A man becomes a king
LessonCrowningTask = A man that ends its move on the last row becomes a king. Take yours there.
LessonCrowningDone = A king! You know it by its two discs and the star.

LessonPassingLastRow = Passing is not enough
LessonPassingLastRowTask = A man that comes to the last row in the middle of a capture, and can take more, goes on and stays a man. Capture, and see.
LessonPassingLastRowDone = It passed the last row and is still a man. It becomes a king only where its move ends.

LessonKingMoves = The king flies
LessonKingMovesTask = A king goes as far as it likes along a free diagonal, forwards and backwards. Move it three squares or more.
LessonKingMovesDone = Right: as far as the way is free.

LessonKingSlides = The king goes straight too
LessonKingSlidesTask = By these rules a king also goes along rows and columns, as far as it likes. Move it straight.
LessonKingSlidesDone = Right: in eight directions, as when it captures.

LessonKingCaptures = The king captures from afar
LessonKingCapturesTask = A king captures from afar: over one piece with a free square behind it, and it lands on any free square beyond. Capture.
LessonKingCapturesDone = From afar, and you chose where to land.

LessonKingRests = After three moves it rests
LessonKingRestsTask = While its side has a man, one king may not make more than three moves in a row without a capture. This one has made three: try it, then move the man.
LessonKingRestsDone = Another piece has moved, so the king is free again. It may capture at any time.

LessonDrawTwoKings = Two kings against one
LessonDrawTwoKingsTask = Two kings against one must win within seven moves. This is the last one: play what you like.
LessonDrawTwoKingsDone = Seven moves each, and nobody has won: a draw.

LessonDrawRepetition = Three times the same
LessonDrawRepetitionTask = The same position for the third time, with the same side to move, is a draw. Move your king back into the corner.
LessonDrawRepetitionDone = The third time: a draw.

LessonDrawFmjd5 = Five moves to win
LessonDrawFmjd5Task = One king against one: five moves each without a win make a draw. This is the last one: play what you like.
LessonDrawFmjd5Done = Five moves each without a win: a draw.
