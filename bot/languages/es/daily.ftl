# The challenge of the day.

daily-title = ### 📅 Reto del día · { $date }
    Hoy todo el mundo lo juega con los mismos dados sellados.
daily-streak = 🔥 { $days ->
    [one] 1 día
   *[other] { $days } días
 } en racha
daily-streak-grace = Al mes se perdona un día; el de este mes aún lo tienes.
daily-streak-over = El día perdonado de este mes ya está gastado, así que la racha termina si hoy no juegas.
daily-streak-forgiven = Ayer está perdonado, una vez al mes. Si hoy tampoco juegas, la racha termina.
daily-reminder-grace = 🔥 Has jugado el reto del día { $days } días seguidos, pero no el de hoy. Si no juegas, pierdes el día perdonado de este mes. Empieza antes de las { $until } ({ $left }).
daily-reminder-over = 🔥 Has jugado el reto del día { $days } días seguidos, pero no el de hoy. Tu racha termina si no empiezas antes de las { $until } ({ $left }).
daily-reminder-about = Lo que empieces hoy puedes terminarlo hasta mañana a las 12:00 UTC. ¿Sin más recordatorios? Desmárcalos en `/preferences`.
daily-open = Aún no has jugado tu primer intento. Es el que cuenta.
daily-level = { $opponents } ({ $level })
daily-streak-next = Termínalo y tu racha crece: de momento { $days ->
    [one] 1 día
   *[other] { $days } días
 }.
daily-running = ▶️ Tu primer intento está en marcha{ $link ->
    [none] .
   *[other] : [al tablero]({ $link })
 }
daily-used-up = Tu primer intento está gastado: abandonaste, terminaste tarde o no lo jugaste a solas. Mañana hay un reto nuevo.
daily-erased = Tu primer intento está gastado: se borró con tus datos. Puedes practicar, y mañana hay un reto nuevo.
daily-players = { $count ->
    [one] Una persona ha terminado su primer intento.
   *[other] { $count } personas han terminado su primer intento.
 }
daily-result = **{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }** · puesto { $place } de { $players }
daily-best = { $result } · lo mejor de hoy: { $best }
daily-rules = Solo cuenta tu primer intento. Debe terminar antes del <t:{ $until }:f>, jugado solo por ti y sin pistas; puedes deshacer únicamente hasta que se tiren dados o se descubra una carta. Abandonar cuenta como tu intento. Después practica todo lo que quieras. Las clasificaciones muestran tu nombre en todos los servidores, salvo que lo desactives en `/preferences`.
daily-same-dice = 🎲 Los mismos dados para todo el mundo, hasta el final: hagas lo que hagas, cada tirada sale como al resto. Quien mire antes con una segunda cuenta sabe lo que viene. No puedo notarlo, así que juega limpio: una persona, un primer intento.
daily-sealed = 🔒 { $game }, sellado: `{ $seal }`
daily-disclosed = 🔓 { $game }, { $date }: semilla `{ $seed }`, sal `{ $salt }`, sellado como `{ $seal }`.
daily-begun = { $ranked ->
    [yes] Tu primer intento en el reto de hoy: **{ $game }**. Cuenta si termina antes del <t:{ $until }:f>. Sin pistas y sin deshacer tras una tirada. ¡Suerte!
   *[no] Otro intento en el reto de hoy, para practicar: **{ $game }**. No entra en ninguna clasificación; usa pistas y deshaz lo que quieras.
 }
daily-private = Solo tú ves esta partida, porque otras personas aún juegan con sus dados. Respondo a lo que pulses y no puedo recordarte nada. Si este mensaje desaparece, `/daily` la vuelve a mostrar. Sellado como `{ $seal }`.
daily-shared = Compartido. No revela nada, así que el resto aún puede jugar.
daily-share-title = 📅 { $name } · { $game }, reto del día, { $date }
daily-final = 📅 Reto del día, { $date }: { $ranked ->
    [yes] tu **primer intento**. Cuenta si lo jugaste a tiempo y a solas.
   *[no] otro intento, **para practicar**. No entra en ninguna clasificación ni estadística.
 }
daily-final-proof = 🔒 Otras personas aún juegan con estos dados, así que esta partida la ves solo tú. Desde el <t:{ $until }:f>, `/daily` comprueba los dados y te da la partida como archivo, y puedes compartir su análisis.
daily-thread-name = 📅 { $game } · { $names }
daily-press-play = Jugar
daily-press-again = Practicar
daily-press-go-on = Continuar
daily-press-look = Ver la partida
daily-press-proof = Comprobar los dados
daily-press-share = Compartir
daily-press-board = Clasificación
daily-press-today = Reto del día

# The post in a channel, and the thread below it.

daily-post-results = **{ $game }, { $date }** · { $count ->
    [one] terminó una persona
   *[other] terminaron { $count } personas
 }
daily-post-others = y { $count ->
    [one] una más
   *[other] { $count } más
 }
daily-post-none = Nadie terminó aquí el reto de ayer. Hoy todo el mundo empieza de cero.
daily-post-open = Los intentos empezados ayer cuentan hasta el <t:{ $until }:f>, así que aún no comentes los dados.
daily-post-about = Se juega en privado, y tu primer intento cuenta hasta el <t:{ $until }:f>. Aquí aparecen los nombres, salvo que lo desactives en `/preferences`.
daily-post-press-play = Jugar { $game }
daily-post-press-week = Semana: { $game }
daily-post-press-own = Mi día
daily-talk-name = 📅 Reto del día, { $date }
daily-talk-title = ### 🔓 Reto del día, { $date }: los dados se revelan
    Ya no cuenta nada, así que a comentar: ¿qué hiciste y qué harías ahora? El reto de hoy sigue en secreto. `/daily` te da tu partida como archivo.

# The boards.

daily-board-title = ### 📅 { $game }, reto del día: { $scope ->
    [server] este servidor
   *[world] todo el mundo
 }
daily-board-span = del { $first } al { $last }
daily-board-none = Nadie ha terminado aún un primer intento.
daily-board-line = { $medal } { $name } · **{ $points ->
    [one] 1 punto
   *[other] { $points } puntos
 }**
daily-board-days = { $line } · { $days ->
    [one] 1 día
   *[other] { $days } días
 }
daily-board-about = Solo primeros intentos; no puedo saber quién ha visto los dados con una segunda cuenta. Totales por día, semana, mes y temporada (UTC). ¿Prefieres no aparecer? `/preferences`
daily-press-server = Este servidor
daily-press-world = Todo el mundo
daily-press-day = Día
daily-press-week = Semana
daily-press-month = Mes
daily-press-season = Temporada

# Seasons.

daily-season = Temporada { $number } de { $year } (del { $first } al { $last })
daily-season-present = esta temporada
daily-season-last = temporada pasada
daily-season-none = En esta temporada aún no ha terminado ninguna partida.
daily-season-over = ## 🏁 La temporada ha terminado
    { $season }
daily-season-daily = _Reto del día ({ $game })_
daily-season-about = Una temporada dura tres meses, y en la siguiente todo el mundo empieza de cero. `/leaderboard` muestra cada temporada completa; el rating de siempre continúa. Quien administra el servidor puede quitar esta publicación en `/settings`.

# Refusals.

refusal-no_daily = Este juego no tiene reto del día. `/daily` muestra los que lo tienen.
refusal-daily_over = Ese reto ya terminó. `/daily` muestra el de hoy.
refusal-daily_private = Un intento del reto del día es solo para quien lo juega. El resto puede verlo { $until }, cuando nadie juegue ya con estos dados.
refusal-daily_running = Tu primer intento aún no ha terminado{ $link ->
    [none] .
   *[other] : [al tablero]({ $link }).
 } Termínalo antes de practicar, o abandónalo en `/games`.
refusal-daily_no_help = En tu primer intento del reto del día no hay pistas. En los de práctica sí.
refusal-daily_chance_stays = Aquí no se puede deshacer: es tu primer intento, y desde tu elección se tiraron dados, se descubrió una carta o jugó otra persona. Los de práctica no tienen ese límite.
refusal-daily_sealed = Otras personas aún juegan el reto de hoy con estos dados (sellados como `{ $seal }`). `/daily` puede comprobarlos { $until }.

# The command.

command-daily = reto-del-día
command-daily-about = El reto del día: todo el mundo juega con los mismos dados
command-daily-game = juego
command-daily-game-about = Qué juego (todos, si no lo indicas)
