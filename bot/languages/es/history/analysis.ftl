# The analysis of a match that is over.

# While it is made, and the whole.

analysis-running = 📈 Estoy repasando tu partida en busca de opciones mejores: { $percent } % hecho. Este mensaje será el análisis.
analysis-title = ### { $game }: tu partida, analizada
analysis-title-shared = ### { $game }: la partida de { $name }, analizada
analysis-title-watched = ### { $game }: la partida, analizada
analysis-nothing-learned = Aún no he aprendido a valorar este tipo de partida, así que solo puedo decirte si los dados salieron altos.
analysis-accuracy = 🎯 Precisión **{ $score }** de 100 (en { $choices } elecciones que importaban; lo más probable, entre { $low } y { $high })
analysis-costs = { $count ->
    [one] **Un momento decisivo**
    [2] **Dos momentos decisivos**
   *[other] **Tres momentos decisivos**
 }
analysis-cost = **{ $number }.** Ronda { $round }: { $played }. Mejor: **{ $better }** ({ $has_win ->
    [no] { "" }
   *[yes] { $win } % de ganar en vez de { $win_played } %,{ " " }
 }{ $points } puntos en vez de { $points_played })
analysis-no-costs = ✅ Probé tus otras opciones y no encontré ninguna claramente mejor.
analysis-luck = 🎲 { $name }: valores de los dados { $luck } ({ $dice } dados){ $win ->
    [no] { "" }
   *[other] ; suerte, por todas las tiradas y cartas: { $win } puntos de probabilidad de ganar
 }
analysis-luck-two = Los valores dicen si los dados salieron altos; la suerte, qué cambió con eso: una tirada alta puede llegar cuando ayuda poco.
analysis-luck-alone = Cuánto valieron esas tiradas en probabilidad de ganar no puedo decirlo en una partida a solas: solo he aprendido a valorar partidas de dos o más.
analysis-without-luck = ⚖️ Una victoria cuenta 100; una derrota, 0. { $beyond ->
    [above] Sin suerte { $result ->
        [100] también { "" }
       *[other] { "" }
     }sería una victoria para { $own ->
        [yes] ti
       *[no] { $name }
     }: la suerte quitó más o menos **{ $luck }** (± { $error }).
    [below] Sin suerte { $result ->
        [0] también { "" }
       *[other] { "" }
     }sería una derrota para { $own ->
        [yes] ti
       *[no] { $name }
     }: la suerte dio más o menos **{ $luck }** (± { $error }).
   *[no] Sin suerte, { $own ->
        [yes] tu { $result }
       *[no] el { $result } de { $name }
     } sería más o menos **{ $adjusted }** (± { $error }); { $even } es lo normal entre iguales.
 }
analysis-flat = 📈 { $curve ->
    [high] Quien sigue jugando bien gana casi siempre desde cada una de estas posiciones: por eso la curva se queda arriba. En un nivel más difícil, la partida es más reñida.
   *[low] Incluso quien sigue jugando bien pierde casi siempre desde cada una de estas posiciones: por eso la curva se queda abajo. En un nivel más fácil, la partida es más reñida.
 }
analysis-about = Son estimaciones: jugué cada posición muchas veces sin mirar cartas ocultas. La franja en torno a la curva muestra su margen{ $dice ->
    [yes] ; un dado sobre ella dice qué te dio una tirada, en puntos
   *[no] { "" }
 }. Precisión 100: siempre elegiste la mejor opción; 50: elegiste tan bien como lo habría hecho la IA de nivel medio en tu lugar; 0 es lo que da elegir al azar. Solo lo ves tú.
analysis-about-luck = Solo lo ves tú.

# One choice.

analysis-moment-title = ### { $number }. Ronda { $round } · elección { $at } de { $of }
analysis-moment-played = Elegiste: { $choice }
analysis-moment-better = Mejor: **{ $choice }**
analysis-moment-tried = Seguí jugando ambas { $futures } veces con los mismos dados, y a esta le fue mejor.
analysis-moment-figures = { $has_win ->
    [no] { "" }
   *[yes] { $win } % de probabilidad de ganar en vez de { $win_played } %;{ " " }
 }{ $points } puntos al final en vez de { $points_played }, en promedio. Lo tengo muy claro.

# Buttons.

analysis-press = Análisis
analysis-look = Mostrar { $number }
analysis-step = Ver desde aquí
analysis-back = Atrás
analysis-share = Compartir

refusal-nothing_to_analyse = En este canal aún no ha terminado ninguna partida. Cuando termine una, `/analysis` la estudia.
command-analysis = análisis
command-analysis-about = Repaso de la última partida, de aquí o tuya: probabilidades, errores, suerte; solo lo ves tú
