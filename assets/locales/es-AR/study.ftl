# El análisis: lo que en la Argentina se dice de otra manera.

AttemptAsk = Buscá algo mejor que { $text }.
