# Leagues of matches among people.

matches-title = ### ⚔️ Liga de partidas · { $game }
matches-terms = Mesas de { $seats } · { $once ->
    [one] 1 partida a la vez
   *[other] { $once } partidas a la vez
 } · { $pace } · { $most } partidas por temporada
matches-season = Temporada { $season }
matches-until = _Temporada { $season }, hasta el <t:{ $until }:D>_
matches-wide = 🌍 Aquí también juega gente de otros servidores y ve tu nombre.
matches-own = Estás en **{ $division }**: { $played } de { $most } partidas jugadas, { $running } en curso. `/games` las muestra.
matches-shut-out = { $missed ->
    [one] Faltaste a tu última partida, así que no te abro más.
   *[other] Faltaste a tus últimas { $missed } partidas, así que no te abro más.
 } Pulsa **Ya estoy aquí** y sigues jugando en esta temporada.
matches-outside = Únete cuando quieras: abro tus partidas en cuanto haya gente suficiente y te escribo por mensaje directo.
matches-about = En una división todo el mundo juega los mismos repartos. Tu marca en una partida: tus puntos menos la media de quienes tuvieron el mismo reparto y el mismo asiento. Cuentan las primeras { $most } partidas. Si una IA tiene que suplirte, esa partida está perdida solo para ti. Una cuarta parte de cada división sube 🔼 y otra baja 🔽; quienes se incorporan tienen sus propias divisiones. Los dados son secretos hasta el <t:{ $until }:D>, porque otras mesas aún juegan con ellos: no comentes una partida antes.
matches-line = { $medal } { $name } · **{ $score }** · jugadas: { $played }
matches-heading-played = Jugadas
matches-none = Este servidor aún no tiene liga de partidas de este juego. { $manager ->
    [yes] Puedes abrir una: la gente se une con un clic, y yo abro sus partidas y llevo la clasificación.
   *[no] Alguien que administre el servidor puede abrir una aquí.
 }
matches-weeks = { $weeks } semanas
matches-over-title = ### 🏁 Liga de partidas · { $game }: la temporada { $season } ha terminado
matches-over-best = **{ $division }**: { $names }
matches-over-next = Ha empezado la siguiente temporada: { $moved ->
    [yes] una cuarta parte de cada división subió y otra bajó.
   *[no] sus divisiones se forman según esta tabla.
 } Los dados de la temporada pasada ya no son secretos.

matches-press-join = Unirme
matches-press-leave = Salir
matches-press-return = Ya estoy aquí
matches-press-form = Abrir una liga…
matches-press-close = Cerrar la liga
matches-press-widen = Abrirla a todos los servidores
matches-press-narrow = Solo este servidor
matches-press-back = Liga de dados iguales
matches-press-look = Ver la liga

matches-form-title = Nueva liga de partidas
matches-form-seats = Personas por mesa
matches-form-once = Partidas a la vez
matches-form-once-about = Cuántas partidas juega cada miembro al mismo tiempo.
matches-form-most = Partidas que cuentan
matches-form-most-about = Cuántas partidas juega cada miembro por temporada como mucho.
matches-form-pace = Tiempo límite por elección
matches-form-pace-about = Cuando se acaba, juega una IA hasta que esa persona vuelva.
matches-form-weeks = Duración de una temporada
matches-form-weeks-about = Después, las partidas en curso tienen una semana más.
