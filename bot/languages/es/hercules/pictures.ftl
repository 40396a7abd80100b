# The words in the pictures of Hercules.

# The board.

hercules-picture-title = HÉRCULES
hercules-picture-round = RONDA { $number }
hercules-picture-last-round = ÚLTIMA RONDA
hercules-picture-no-labour = ningún trabajo
hercules-picture-now = puntos ahora
hercules-picture-hades-moves = va a
hercules-picture-hades-takes = toma
hercules-picture-hades-done = ya jugó
hercules-picture-simplified = Simplificado
hercules-picture-level-book = Hades según las reglas
hercules-picture-level-mild = Hades: fácil
hercules-picture-level-medium = Hades: medio
hercules-picture-level-standard = Hades: difícil
hercules-picture-level-hard = Hades: experto

# What is asked, in a few words, and what can be done next in a turn, in a list.

hercules-picture-ask-recover = ¿Qué recuperas?
hercules-picture-do-labour = trabajo
hercules-picture-do-ability = habilidad
hercules-picture-do-rest = descanso
hercules-picture-do-end = fin del turno
hercules-picture-do-pass = pasar

# Close-up and score sheet.

hercules-picture-no-cards = aún sin cartas
hercules-picture-markers = Cubos
hercules-picture-demigods = Semidioses
hercules-picture-gods = Dioses
hercules-picture-vases = Vasijas
hercules-picture-vase = Vasija
hercules-picture-pantheon = Panteón
hercules-picture-majorities = Mayorías
hercules-picture-sets = Series
hercules-picture-tie-column = Si hay empate: columna
hercules-picture-tie-majorities = luego mayorías
hercules-picture-tie-supply = luego cubos en la reserva
hercules-picture-final = Recuento final
hercules-picture-so-far = Si la partida terminara ahora (ronda { $number })

# Cards.

hercules-picture-torches-3 = En juego con 3 o 4 personas
hercules-picture-torches-4 = En juego con 4 personas
hercules-picture-counts-as = Cuenta como: { $symbols }
hercules-picture-worth = { $number ->
    [one] Vale 1 punto
   *[other] Vale { $number } puntos
}

# The board explained.

hercules-picture-legend = HÉRCULES: EL TABLERO EXPLICADO
hercules-picture-legend-pegasus-name = Pegaso
hercules-picture-legend-pegasus = Quien tiene a Pegaso empezó esta ronda. Tras cada ronda vuela a la siguiente persona.
hercules-picture-legend-points-name = Puntos ahora
hercules-picture-legend-points = Como si la partida terminara ya, con mayorías y series. La línea de cada turno dice qué cambia.
hercules-picture-legend-apprentice-name = Aprendiz
hercules-picture-legend-apprentice = Avanza a la derecha hasta tu próximo cubo. Tenue: dónde estaba en el último tablero.
hercules-picture-legend-marker-name = Trabajo pendiente
hercules-picture-legend-marker = Tu cubo en una columna. Dorado: tus dados dan ahora ese número. Hueco: hecho desde el último tablero.
hercules-picture-legend-taken-name = Signo en un anillo celeste
hercules-picture-legend-taken = Esa persona ha tomado aquí una carta desde el último tablero.
hercules-picture-legend-god-name = Dios
hercules-picture-legend-god = Si tu aprendiz para debajo, la carta es tuya: puntos en el laurel, habilidad a la derecha.
hercules-picture-legend-demigod-name = Semidioses
hercules-picture-legend-demigod = El signo de la izquierda dice con qué se gana la carta: una operación o un número de dado. ×n: cartas que quedan.
hercules-picture-legend-vase-name = Vasija
hercules-picture-legend-vase = Por avanzar tantas columnas de una vez; sus puntos están en el laurel.
hercules-picture-legend-chip-name = Puede dar
hercules-picture-legend-chip = Lo que dan dos de estos dados. Dorado: un trabajo que puedes hacer ahora. Tachado: ya no te queda ninguno con ese número.
hercules-picture-legend-stock-name = Cubos y cartas
hercules-picture-legend-stock = Cubos en la reserva, que pagan las habilidades de los semidioses, y cartas ganadas.
hercules-picture-legend-symbol-name = Símbolos
hercules-picture-legend-symbol = Cuántos tiene cada cual. Laurel: nadie tiene más.
hercules-picture-legend-ready-name = Habilidades
hercules-picture-legend-ready = Brillante: tienes lista una carta con ella (el número dice cuántas). Apagada: no tienes ninguna. Diván: descanso. Dos barras: pasar o terminar el turno.

# The lobby.

hercules-picture-invitation = Doce trabajos, dos dados y el favor de los dioses
