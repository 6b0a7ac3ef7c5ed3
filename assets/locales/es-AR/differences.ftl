# Damas en el español del Río de la Plata: solo lo que cambia con el voseo.
# Lo demás sale de es.

APersonHere = Otra persona acá
YouPlay = Jugás con
You = Vos
GraphicsLost = La tarjeta gráfica dejó de responder. Tu partida está guardada: seguí donde estabas.
GoesOn = Seguí hasta { $landings }.
SeveralWays = Varias capturas terminan ahí: elegí dónde caer primero, en { $landings }.
TwoMachinesAbout = La máquina juega con los dos bandos y vos mirás.
WaysEnd = Todas terminan en { $square }: elegí qué fichas se van.
WaysDiffer = Elegí qué fichas se van.
WaysKeys = Pulsá el número o tocá una casilla por la que pase una sola.
LargerTablesAbout = Tu computadora los calcula en segundo plano. Tarda unos minutos y ocupa unos megas por cada reglamento.
LandBehind = Para capturar la ficha de { $square }, saltá sobre ella: elegí la casilla de detrás.
