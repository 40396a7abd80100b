# Leagues of equal deals.

league-title = ### 🏛️ Liga · { $game }
league-dates = { $first } a { $last }
league-heading-score = Puntos
league-heading-played = Días
league-span = _{ $first } a { $last }_
league-state = { $over ->
    [0] La temporada acaba de empezar
    [one] 1 de { $deals } retos ha terminado
   *[other] { $over } de { $deals } retos han terminado
 } · { $members ->
    [one] 1 miembro
   *[other] { $members } miembros
 }
league-own = Estás en **{ $division }**.
league-outside = Únete cuando quieras, incluso a mitad de temporada: el reto de hoy ya cuenta si aún no lo has empezado.
league-shut = Esta liga está cerrada: su tabla se queda, pero nadie puede unirse y no empieza otra temporada.
league-empty = Aún no se ha unido nadie. ¡Da tú el primer paso!
league-division = División { $number }
league-newcomers = Nuevas incorporaciones { $number }
league-line = { $medal } { $name } · **{ $score }** · { $played ->
    [one] 1 reto
   *[other] { $played } retos
 }
league-found-title = ### ⚔️ Partida de liga: { $game }
league-found = La liga te ha abierto una partida: { $names }. { $pace }. La juegas aquí, por mensajes directos.
league-sealed = 🔒 En la liga aún se juega con estos dados, así que hasta el <t:{ $until }:f> esta partida es solo para quienes la jugaron. Después `/verify` comprueba los dados.
league-about = La liga juega el reto del día: los mismos dados, el mismo asiento y los mismos rivales para todo el mundo, así nadie espera a nadie. Tu marca: por cada día, tus puntos menos la media de todos los primeros intentos. Cuentan tus mejores { $counted } de { $deals } días; un día sin jugar cuenta una desviación típica por debajo de la media.
    Al final sube una cuarta parte de cada división 🔼 y baja otra cuarta parte 🔽; quienes se incorporan tienen sus propias divisiones. Si no juegas nada, quedas fuera de la próxima temporada. La tabla muestra tu nombre a todo este servidor.
league-none = Este servidor aún no tiene liga de este juego. { $manager ->
    [yes] Puedes abrirla; entonces cualquiera de aquí puede unirse.
   *[no] Alguien que administre el servidor puede abrirla aquí.
 }
league-press-matches = Liga de partidas
league-press-join = Unirme
league-press-leave = Salir
league-press-play = Jugar el reto de hoy
league-press-open = Abrir la liga
league-press-close = Cerrar la liga
league-press-before = Temporada anterior
league-press-present = Temporada actual

# Refusals.

refusal-league_closed = Esta liga está cerrada. Alguien que administre el servidor puede abrirla con `/league`.
refusal-league_full = Esta liga está llena: tiene { $most } miembros. Quizá haya sitio la próxima temporada.
refusal-no_league = No hay liga de este juego.
refusal-too_many_leagues = Estás en { $most } ligas, y no se puede estar en más. Deja antes una de ellas.

# The command.

command-league = liga
command-league-about = La liga del servidor: todo el mundo juega el reto del día; una cuarta parte sube y otra baja
command-league-game = juego
command-league-game-about = Qué juego (la liga abierta, si no lo indicas)
