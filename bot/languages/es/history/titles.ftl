# Titles: a name, and what each is for.

titles-heading = 🏅 **Títulos** ({ $count } de { $of })
titles-line = **{ $title }** · { $about }
titles-next = Siguiente: **{ $title }**, { $counts ->
    [wins] { $missing ->
        [one] falta 1 victoria en una partida con otras personas
       *[other] faltan { $missing } victorias en partidas con otras personas
     }
    [alone] { $missing ->
        [one] falta 1 victoria a solas
       *[other] faltan { $missing } victorias a solas
     }
   *[matches] { $missing ->
        [one] falta 1 partida
       *[other] faltan { $missing } partidas
     }
 }.
titles-victor = Triunfo
titles-victor-about = ganar una partida con otras personas
titles-champion = Leyenda
titles-champion-about = ganar diez partidas con otras personas
titles-veteran = Veteranía
titles-veteran-about = terminar cien partidas
titles-crowd = Entre cuatro
titles-crowd-about = ganar una partida de cuatro
titles-alone = Gesta solitaria
titles-alone-about = ganar diez partidas a solas
titles-versatile = Talento múltiple
titles-versatile-about = ganar en todos los juegos de aquí
titles-fortune = Favor de la Fortuna
titles-fortune-about = tirar 300 dados o más, con más suerte que nueve de cada diez
titles-odds = Contra todo pronóstico
titles-odds-about = ganar una partida con peores dados que nueve de cada diez
titles-swift = Veloz como Hermes
titles-swift-about = ganar una partida con la mitad de las elecciones en diez segundos o menos
titles-patient = Sin prisa
titles-patient-about = ganar una partida con la mitad de las elecciones tras una hora o más
titles-steady = Día tras día
titles-steady-about = terminar el reto del día siete días seguidos
titles-laurel = Corona de laurel
titles-laurel-about = quedar en cabeza de un reto del día que terminaron tres personas o más
