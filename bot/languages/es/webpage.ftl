# The page of a match on the web, for whoever has the link.

webpage-title = { $game }: { $names }
webpage-skip = Ir al tablero
webpage-look = Aspecto
webpage-look-auto = Como tu dispositivo
webpage-look-light = Claro
webpage-look-dark = Oscuro
webpage-look-contrast = Alto contraste
webpage-foot = Quien tenga el enlace a esta página puede verla. Aquí no se guarda nada sobre ti.
webpage-close = Cerrar

# Whose turn it is; a moment follows "since".

webpage-asked = { $count ->
    [1] Le toca a { $names }.
   *[other] Les toca a { $names }.
 }
webpage-since = desde el

# The turns, and steps to others.

webpage-steps = Turnos
webpage-turn = { $turn ->
    [0] El comienzo
   *[other] Turno { $turn } de { $turns } · ronda { $round }
 }
webpage-first = Primer turno
webpage-back = Turno anterior
webpage-on = Turno siguiente
webpage-last = Último turno
webpage-newest = Al tablero más reciente
webpage-log = Todos los turnos

# Headings and what stands below them.

webpage-story = Qué ha pasado
webpage-story-none = Nada todavía.
webpage-players = En la mesa
webpage-computer = IA
webpage-points = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
 }
webpage-result = Resultado final
webpage-place = Puesto
webpage-player = Nombre
webpage-score = Puntos
webpage-words = El tablero en palabras
webpage-pieces = Cartas y caras
webpage-pieces-about = Toca una en el tablero o ábrela aquí.
webpage-download = Descargar la repetición completa

# Above the board.

webpage-notice-over = Esta partida ha terminado.
webpage-notice-given_up = Esta partida se abandonó.
webpage-notice-paused = Esta partida está en pausa.
webpage-notice-frozen = Esta partida está detenida.
webpage-notice-old = Este es un turno anterior. La partida ya ha avanzado.

# For those who hear the page: the connection for new boards.

webpage-lost = Se ha perdido la conexión. Lo sigo intentando.
webpage-found = Conexión recuperada.

# Instead of the page.

webpage-gone-title = Aquí no hay nada
webpage-gone = No hay ninguna partida en esta dirección. Puede que se retirara el enlace o que la partida ya no exista.
webpage-busy = Ahora mismo hay demasiada gente mirando. Inténtalo de nuevo dentro de un minuto.
webpage-failed = Algo ha fallado por mi parte. Inténtalo de nuevo dentro de un minuto.
