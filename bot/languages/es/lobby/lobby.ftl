# The lobby: opening, joining, starting.

# The invitation.

lobby-invites = { $host } busca gente para jugar (de { $least } a { $most }).
lobby-players = **En la mesa** ({ $count } de { $most })
lobby-person = { $sign } { $name }
lobby-computer = { $sign } { $name } 🤖 { $level }
lobby-setting = **{ $setting }:** { $value }
lobby-begun = La partida ha empezado. Ahí viene el tablero.
lobby-opened = Tu sala está abierta. El resto pulsa **Unirme**; cuando la mesa esté completa, pulsa **Empezar**.
lobby-begun-before = La partida ya ha empezado, así que este panel está cerrado.
lobby-closed = La sala se cerró antes de que empezara la partida.
lobby-solo-started = Tu partida ha empezado. ¡Suerte! `/rules` explica el juego; `/help` muestra cómo se juega aquí.
lobby-openings-left = Puedes empezar { $count ->
    [one] 1 partida más
   *[other] { $count } partidas más
 } en esta hora.

# Buttons.

lobby-press-join = Unirme
lobby-press-leave = Salir
lobby-press-computer = Jugar contra la IA
lobby-press-invite = Invitar…
lobby-press-options = Opciones
lobby-press-word = Añadir palabra de la suerte
lobby-press-start = Empezar
lobby-press-dismiss = Quitar IA
lobby-press-close = Cerrar la sala
lobby-press-halt = Dejar de esperar
lobby-press-lobby = Abrir una sala: { $game }

# Refusals.

refusal-table_exists = Este canal ya tiene una partida{ $link ->
    [none] .{ " " }
   *[other] { " " }([al tablero]({ $link })).{ " " }
 }Termínala, vota por terminarla con `/table end` o juega en otro canal.
refusal-table_exists_alone = Ya tienes una partida aquí{ $link ->
    [none] .{ " " }
   *[other] { " " }([al tablero]({ $link })).{ " " }
 }Termínala primero, o abandónala: elígela en `/games`.
refusal-table_exists_answered = Ya tienes una partida aquí; `/move` la muestra. Termínala primero, o abandónala: elígela en `/games`.
refusal-not_host = Solo quien organiza esta sala, { $host }, puede hacer eso. Pídeselo, o abre tu propia sala con `/play`.
refusal-no_computer = En esta mesa no hay ninguna IA.
refusal-no_such_player = No conozco esa IA. Hay cinco niveles: { computer-players-random }, { computer-players-novice }, { computer-players-greedy }, { computer-players-skilled } y { computer-players-master }.
refusal-no_such_game = No conozco ese juego. Tengo { $games }.
refusal-no_solo = Este juego no se puede jugar a solas. `/play` abre una sala, donde las IA pueden ocupar los asientos.
refusal-seats_full = Los { $seats } asientos están ocupados. Puedes mirar, o abrir tu propia partida con `/play`.
refusal-lobby_full = Los { $seats } asientos están ocupados. Puedes mirar, o abrir tu propia partida con `/play`.
refusal-already_joined = Ya estás en esta mesa.
refusal-too_few_players = Falta gente. Espera a que alguien se una, o añade una IA.
refusal-no_such_setting = Esa opción no existe aquí, así que no cambió nada. Elige una de la lista.
refusal-too_many_tables = { $whose ->
    [person] Ya estás en { $limit } partidas abiertas, el máximo por persona. Termina una primero, o deja una en `/games`.
   *[server] Este servidor ya tiene { $limit } partidas abiertas, el máximo que admito. Hay que terminar una primero; si no, juega en otro servidor.
 }
refusal-too_many_openings = Van { $limit } partidas nuevas en una hora, y ese es mi límite. Puedes empezar la próxima en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
 }. Mientras tanto: `/puzzle`, `/tutorial`, `/daily`.
refusal-too_many_in_a_day = Van { $limit } partidas nuevas en un día, y ese es mi límite. Puedes empezar la próxima en { $hours ->
    [one] una hora
   *[other] { $hours } horas
 }. Mientras tanto: `/puzzle`, `/tutorial`.
refusal-too_many_seats = Tus partidas nuevas tendrían más de { $limit } asientos en un día, y ese es mi límite (las IA cuentan, y cada partida como dos asientos al menos). Puedes empezar esta en { $hours ->
    [one] una hora
   *[other] { $hours } horas
 }. Mientras tanto: `/puzzle`, `/tutorial`.
refusal-other_channels = Este canal no es para partidas. Juega en { $where }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play = jugar
command-play-about = Juega un juego de mesa en este canal
command-play-solo = solo
command-play-game = juego
command-play-game-about = Qué juego (Hércules, si no lo indicas)
command-play-against = contra
command-play-against-about = Una IA en lugar de Hades
command-play-with = con
command-play-with-about = A quién invitar a la sala
command-setting-first = empieza
