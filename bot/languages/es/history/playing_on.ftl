# Playing on from a place in a match that is over, from a puzzle, or from a trial.

playing-on-button = Jugar desde aquí
playing-on-press = Seguir jugando
playing-on-where = **Seguir jugando.** ¿Desde qué ronda quieres volver a jugar esta partida? (Elecciones sueltas: mira la repetición.)
playing-on-choose-round = Rondas { $first } a { $last }
playing-on-round = Ronda { $round }
playing-on-about = **Jugar desde aquí.** Recibes una partida propia desde exactamente esta posición, { $dice }. No cuenta para nada: ni rating ni estadísticas. { $others ->
    [0] Juegas a solas, como antes.
    [one] ¿Qué nivel debe tener tu rival, una IA?
   *[other] ¿Qué nivel deben tener tus rivales, que son IA?
 }
playing-on-start = Empezar
playing-on-dice-other = con otros dados
playing-on-dice-same = con los mismos dados de entonces
playing-on-dice-everyone = con los dados que recibe cualquiera que elija aquí los mismos dados
playing-on-dice-trial = con dados propios, nunca los de tu partida en curso; lo que allí no puedes ver, aquí también es inventado
playing-on-take-other = Mejor otros dados
playing-on-take-same = Mejor los mismos dados
playing-on-begun-other = 🔀 Aquí tienes: la misma posición, otros dados.
playing-on-begun-same = 🔀 Aquí tienes: la misma posición, y cada tirada sale como entonces.
playing-on-begun-everyone = 🔀 Aquí tienes: la misma posición, y los dados que aquí recibe todo el mundo.
playing-on-begun-trial = 🔀 Aquí tienes: la posición de tu prueba, con dados propios.
playing-on-mark = 🔀 { $of ->
    [puzzle] Continuada desde la ronda { $round } del problema { $match }
    [trial] Continuada desde una prueba en la ronda { $round } de la partida { $match }
   *[match] Continuada desde la ronda { $round } de la partida { $match }
 } · no cuenta para nada
refusal-trial_no_help = Aquí sigues jugando desde una prueba, y la partida de esa prueba aún está en curso. Cuando termine habrá pistas y análisis.
refusal-played_on_too_often = Esta partida salió de otra que salió de otra, y así demasiadas veces. Sigue jugando desde una anterior.
