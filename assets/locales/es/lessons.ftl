# Cómo se juega: tableros pequeños que enseñan las reglas una a una, en español.
# Cada uno tiene un título, una tarea y lo que se dice al cumplirla. En una tarea caben unas 200 letras.

HowToPlay = Cómo se juega
LessonOf = { $number } de { $count }
LessonPrevious = Anterior
LessonNext = Siguiente
LessonNotThat = Esa jugada vale, pero aquí se pide otra cosa. Prueba otra vez.

LessonManMoves = El peón avanza
LessonManMovesTask = Un peón avanza una casilla en diagonal. Toca uno de los tuyos y después la casilla adonde va.
LessonManMovesDone = Eso es. Un peón nunca retrocede.

LessonMustCapture = Capturar es obligatorio
LessonMustCaptureTask = Se captura saltando sobre una ficha rival a la casilla libre de detrás. Quien puede capturar debe hacerlo: intenta mover el otro peón y después captura.
LessonMustCaptureDone = Capturada. Quien puede capturar debe hacerlo, aunque no le convenga.

LessonCapturesStraight = Capturas en ocho direcciones
LessonCapturesStraightTask = Aquí los peones capturan en diagonal, de lado, hacia arriba y hacia abajo. Captura los dos en una sola jugada: primero de lado y luego hacia arriba.
LessonCapturesStraightDone = Dos peones en una jugada: de lado y hacia arriba.

LessonCapturesBackwards = También captura hacia atrás
LessonCapturesBackwardsTask = Un peón solo avanza, pero también captura hacia atrás. Captura el peón que está detrás del tuyo.
LessonCapturesBackwardsDone = Eso es: avanza, y captura en las cuatro diagonales.

LessonCapturesForwards = Solo captura hacia delante
LessonCapturesForwardsTask = Un peón solo captura hacia delante: el peón negro de detrás está a salvo. Captura el de delante.
LessonCapturesForwardsDone = Eso es. Hacia atrás solo captura la dama.

LessonGoesOn = Una captura sigue
LessonGoesOnTask = Una captura sigue mientras haya algo que capturar, y es una sola jugada. Las fichas se retiran al final. Captúralas todas.
LessonGoesOnDone = Todas en una jugada, y se retiraron juntas. Ninguna ficha se salta dos veces.

LessonMostValue = La captura que más vale
LessonMostValueTask = De varias capturas se juega la que más vale. Una dama vale apenas menos de dos peones. Captura lo que más vale: tres peones o dos damas.
LessonMostValueDone = Dos damas valen casi cuatro peones: más que tres.

LessonMostPieces = La captura de más fichas
LessonMostPiecesTask = De varias capturas se juega la que toma más fichas. Encuéntrala.
LessonMostPiecesDone = Eso es. Lo primero es la cantidad.

LessonMostKings = Igual cantidad: más damas
LessonMostKingsTask = Si dos capturas toman igual cantidad, se juega la que toma más damas. Captura la dama.
LessonMostKingsDone = Eso es: una ficha cada una, pero esta es una dama.

LessonKingFirst = A igualdad captura la dama
LessonKingFirstTask = Cuando una dama y un peón pueden capturar lo mismo, debe capturar la dama. Captura con ella.
LessonKingFirstDone = Eso es: el peón tuvo que ceder el paso a la dama.

LessonCrowning = El peón corona
LessonCrowningTask = El peón que termina su jugada en la última fila se convierte en dama. Lleva el tuyo hasta allí.
LessonCrowningDone = ¡Dama! Se reconoce por sus dos discos y la estrella.

LessonPassingLastRow = Pasar no es coronar
LessonPassingLastRowTask = Un peón que llega a la última fila en plena captura y puede seguir, sigue y no corona. Captura y verás.
LessonPassingLastRowDone = Pasó por la última fila y sigue siendo peón. Solo corona si su jugada termina allí.

LessonKingMoves = La dama vuela
LessonKingMovesTask = Una dama recorre en diagonal cuantas casillas libres quiera, hacia delante y hacia atrás. Muévela tres casillas o más.
LessonKingMovesDone = Eso es: tan lejos como el camino esté libre.

LessonKingSlides = La dama también va recto
LessonKingSlidesTask = Según estas reglas una dama también va por filas y columnas, cuantas casillas quiera. Muévela en línea recta.
LessonKingSlidesDone = Eso es: en ocho direcciones, igual que captura.

LessonKingCaptures = La dama captura de lejos
LessonKingCapturesTask = Una dama captura de lejos una ficha que tenga libre la casilla de detrás, y cae en cualquier casilla libre de más allá. Captura.
LessonKingCapturesDone = De lejos, y cayó en la casilla elegida.

LessonKingRests = A la tercera, descansa
LessonKingRestsTask = Mientras su bando tiene peones, una misma dama no hace más de tres jugadas seguidas sin capturar. Esta ya hizo tres: intenta moverla y después mueve el peón.
LessonKingRestsDone = Movió otra ficha, así que la dama vuelve a estar libre. Capturar puede siempre.

LessonDrawTwoKings = Dos damas contra una
LessonDrawTwoKingsTask = Dos damas contra una deben ganar en siete jugadas. Esta es la última: juega lo que quieras.
LessonDrawTwoKingsDone = Siete jugadas por bando y nadie ganó: tablas.

LessonDrawRepetition = Tres veces lo mismo
LessonDrawRepetitionTask = La misma posición por tercera vez, con el mismo turno: son tablas. Devuelve tu dama al rincón.
LessonDrawRepetitionDone = La tercera vez: tablas.

LessonDrawFmjd5 = Cinco jugadas para ganar
LessonDrawFmjd5Task = Una dama contra una: cinco jugadas por bando sin que nadie gane son tablas. Esta es la última: juega lo que quieras.
LessonDrawFmjd5Done = Cinco jugadas por bando sin ganar: tablas.
