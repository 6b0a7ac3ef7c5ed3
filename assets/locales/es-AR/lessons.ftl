# Cómo se juega, en el español del Río de la Plata: solo lo que cambia con el voseo.

LessonNotThat = Esa jugada vale, pero acá se pide otra cosa. Probá otra vez.
LessonManMovesTask = Un peón avanza una casilla en diagonal. Tocá uno de los tuyos y después la casilla adonde va.
LessonMustCaptureTask = Se captura saltando sobre una ficha rival a la casilla libre de detrás. Quien puede capturar debe hacerlo: intentá mover el otro peón y después capturá.
LessonCapturesStraightTask = Acá los peones capturan en diagonal, de lado, hacia arriba y hacia abajo. Capturá los dos en una sola jugada: primero de lado y luego hacia arriba.
LessonCapturesBackwardsTask = Un peón solo avanza, pero también captura hacia atrás. Capturá el peón que está detrás del tuyo.
LessonCapturesForwardsTask = Un peón solo captura hacia adelante: el peón negro de atrás está a salvo. Capturá el de adelante.
LessonGoesOnTask = Una captura sigue mientras haya algo que capturar, y es una sola jugada. Las fichas se retiran al final. Capturalas todas.
LessonMostValueTask = De varias capturas se juega la que más vale. Una dama vale apenas menos de dos peones. Capturá lo que más vale: tres peones o dos damas.
LessonMostPiecesTask = De varias capturas se juega la que toma más fichas. Encontrala.
LessonMostKingsTask = Si dos capturas toman igual cantidad, se juega la que toma más damas. Capturá la dama.
LessonKingFirstTask = Cuando una dama y un peón pueden capturar lo mismo, debe capturar la dama. Capturá con ella.
LessonCrowningTask = El peón que termina su jugada en la última fila se convierte en dama. Llevá el tuyo hasta ahí.
LessonPassingLastRowTask = Un peón que llega a la última fila en plena captura y puede seguir, sigue y no corona. Capturá y vas a ver.
LessonKingMovesTask = Una dama recorre en diagonal cuantas casillas libres quiera, hacia adelante y hacia atrás. Movela tres casillas o más.
LessonKingSlidesTask = Según estas reglas una dama también va por filas y columnas, cuantas casillas quiera. Movela en línea recta.
LessonKingCapturesTask = Una dama captura de lejos una ficha que tenga libre la casilla de atrás, y cae en cualquier casilla libre de más allá. Capturá.
LessonKingRestsTask = Mientras su bando tiene peones, una misma dama no hace más de tres jugadas seguidas sin capturar. Esta ya hizo tres: intentá moverla y después mové el peón.
LessonDrawTwoKingsTask = Dos damas contra una deben ganar en siete jugadas. Esta es la última: jugá lo que quieras.
LessonDrawRepetitionTask = La misma posición por tercera vez, con el mismo turno: son tablas. Devolvé tu dama al rincón.
LessonDrawFmjd5Task = Una dama contra una: cinco jugadas por bando sin que nadie gane son tablas. Esta es la última: jugá lo que quieras.
