# Statistics and ratings.

statistics-title = El historial de { $name }
statistics-none = Aún no hay partidas terminadas.
statistics-where = { $own ->
    [true] Partidas terminadas en todos los servidores; el rating es el de este. El resto solo ve las partidas de este servidor, salvo que lo desactives en `/preferences`.
    [alone] Partidas terminadas en todos los servidores, y a solas. El rating es de cada servidor: usa `/stats` allí.
   *[false] Partidas terminadas en este servidor.
 }
statistics-matches = { $matches ->
    [one] Una partida
   *[other] { $matches } partidas
 } con otras personas, { $wins } { $wins ->
    [one] ganada
   *[other] ganadas
 } ({ $share } %){ $ties ->
    [0] {""}
    [one] { $wins ->
        [one] , compartida
       *[other] , una de ellas compartida
    }
   *[other] , { $ties } de ellas compartidas
 }
statistics-rating = ⭐ Rating { $rating } tras { $matches ->
    [one] una partida clasificatoria
   *[other] { $matches } partidas clasificatorias
 }{ $left ->
    [0] { "" }
    [one] , provisional: falta 1 para tener puesto
   *[other] , provisional: faltan { $left } para tener puesto
 }
statistics-alone = A solas ({ $level }): { $matches ->
    [one] una partida
   *[other] { $matches } partidas
 }, victorias: { $wins }, mejor: { $best } puntos
statistics-points = 🏆 { $mean } puntos en promedio, mejor { $best }. Por origen: { $sources }
statistics-pace = ⏱️ Tiempo habitual por elección: { $span }
statistics-luck = 🎲 Valores de los dados: { $luck } ({ $dice } dados)
statistics-luck-measure = { $level ->
    [0] muy por debajo de la media
    [1] por debajo de la media
    [2] algo por debajo de la media
    [3] en la media
    [4] algo por encima de la media
    [5] por encima de la media
   *[6] muy por encima de la media
 }
statistics-accuracy = 🎯 Precisión **{ $score }** de 100 (en { $choices } elecciones que importaban; lo más probable, entre { $low } y { $high })
statistics-accuracy-earlier = { $matches ->
    [one] Una partida se analizó
   *[other] { $matches } partidas se analizaron
 } cuando yo aún calculaba la precisión de otra manera, así que aquí no { $matches ->
    [one] cuenta
   *[other] cuentan
 } para ella.
statistics-without-luck = ⚖️ Suerte en tus partidas con otras personas: { $luck } puntos de probabilidad de ganar por partida. Una victoria cuenta 100: tu media es { $result }, { $beyond ->
    [above] sin suerte, cerca de 100 (hay muy pocas partidas para decir más).
    [below] sin suerte, cerca de 0 (hay muy pocas partidas para decir más).
   *[no] sin suerte más o menos **{ $adjusted }** (± { $error }); { $even } es lo normal entre iguales.
 }
statistics-analysed = { $matches ->
    [one] De la única partida tuya que se ha analizado.
   *[other] De las { $matches } partidas tuyas que se han analizado.
 } Solo lo ves tú.

# The leaderboard.

statistics-leaderboard-title = ### Lo mejor de este servidor
statistics-leaderboard-none = En este servidor aún no ha terminado ninguna partida entre personas, ni a solas contra Hades. `/play` empieza la primera.
statistics-leaderboard-line = { $medal } { $new ->
    [yes] debut ·{ " " }
   *[no] { "" }
 }{ $name } · **{ $rating }** · { $matches ->
    [one] una partida
   *[other] { $matches } partidas
 }, victorias: { $wins }
statistics-leaderboard-alone = _A solas ({ $level })_
statistics-leaderboard-best = { $medal } { $name } · **{ $best } puntos** · { $matches ->
    [one] una partida
   *[other] { $matches } partidas
 }, victorias: { $wins }
statistics-leaderboard-about = Solo son clasificatorias las partidas que juegan las mismas personas de principio a fin, sin IA; entre las mismas dos, como mucho 20 por temporada. Todo el mundo empieza con 1000 y tiene puesto desde la quinta partida. ¿Prefieres no aparecer? `/preferences`

# Refusals.

refusal-only_own = Fuera de un servidor solo puedo mostrar tus propias estadísticas. Deja vacío *persona*.
refusal-not_rated = Esta persona no quiere aparecer en las estadísticas.
refusal-not_a_person = Los bots no tienen estadísticas. Elige a una persona, o deja vacío *persona* para ver las tuyas.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-stats = estadísticas
command-stats-about = Tu historial o el de otra persona: victorias, puntos, ritmo, suerte, rating
command-stats-person = persona
command-stats-person-about = El historial de quién (el tuyo, si no lo indicas)
command-leaderboard = clasificación
command-leaderboard-about = Lo mejor de este servidor, por rating y a solas
command-leaderboard-game = juego
command-leaderboard-game-about = Qué juego (todos, si no lo indicas)
command-leaderboard-season = temporada
command-leaderboard-season-about = Qué temporada (desde siempre, si no la indicas)
menu-record = Historial
