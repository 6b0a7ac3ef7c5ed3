# El análisis: lo que en la Argentina se dice de otra manera.

AttemptAsk = Buscá algo mejor que { $text }.
NotCopied = Acá no hay portapapeles: no se copió nada.
DeletedHere = Se borró lo que seguía acá; el menú lo recupera.
StepOn = Seguí
