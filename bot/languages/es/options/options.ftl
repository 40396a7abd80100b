# Match options: their names, values and forms; the same in a lobby, at a table and for a server.

# The panel and its forms.

options-title = **Opciones de la partida.** Los cambios se aplican al momento y se ven en la sala.
options-form-open = { $page ->
    [1] Cambiar opciones…
   *[other] Más opciones ({ $page }/{ $of })…
 }
options-form-title = { $of ->
    [1] Opciones de la partida
   *[other] Opciones de la partida ({ $page }/{ $of })
 }
options-boxes = Sí o no
options-chosen = { $option }: { $value }

options-more-open = Reserva de tiempo, confirmación…
options-more-title = Reserva de tiempo y confirmación previa
options-pace = Ritmo…
options-pace-evening = En una tarde
    .note = 15 minutos por elección
options-pace-daily = Un turno al día
    .note = 1 día por elección
options-pace-slow = Lento
    .note = 12 horas por elección; reserva: 3 días, +6 horas por turno, se detiene en horas de silencio
    .brief = Lento: 12 horas, reserva de 3 días
options-pace-leisurely = Con calma
    .note = Reserva de tiempo: 7 días, +1 día por turno, se detiene en horas de silencio
    .brief = Con calma: reserva de 7 días
options-pace-limit = { $limit } por elección
options-pace-none = Sin reloj
    .note = Cada cual se toma el tiempo que necesita

# The options and their values.

options-limit = Tiempo límite por elección
    .note = Sin límite, una partida queda en pausa tras dos semanas sin jugadas.
options-limit-none = sin límite
options-limit-m5 = 5 minutos
options-limit-m15 = 15 minutos
options-limit-m60 = 1 hora
options-limit-h12 = 12 horas
options-limit-h24 = 1 día
options-limit-h48 = 2 días
options-limit-h72 = 3 días
options-limit-h168 = 7 días
options-after_time = Cuando se acaba el tiempo
    .note = Solo con tiempo límite. Quien vuelve recupera su asiento.
options-after_time-ask = decide el resto
options-after_time-computer = juega una IA
options-posting = Tableros
    .note = Los cambios no avisan a nadie en Discord, así que menciono a quien le toca en un mensaje aparte.
options-posting-repost = un mensaje nuevo cada turno
options-posting-replace = solo queda el mensaje más reciente
options-posting-edit = un mensaje, actualizado
options-bank = Reserva de tiempo
    .note = Para toda la partida; se usa cuando se acaba el límite de una elección (o ya mismo si no hay).
options-bank-none = ninguna
options-bank-h24 = 1 día
options-bank-h48 = 2 días
options-bank-h72 = 3 días
options-bank-h168 = 7 días
options-bank-h336 = 14 días
options-increment = Vuelve a la reserva tras cada turno
    .note = Una reserva nunca tiene más que al comienzo.
options-increment-none = nada
options-increment-m60 = 1 hora
options-increment-h6 = 6 horas
options-increment-h12 = 12 horas
options-increment-h24 = 1 día
options-pauses = Reserva en horas de silencio
options-pauses-no = sigue corriendo
options-pauses-yes = se detiene
options-thread = Hilo para la partida
options-thread-no = no
options-thread-yes = sí
options-hints = Mostrar las pistas en el historial
options-hints-no = no
options-hints-yes = sí
options-pictures = Imágenes
options-pictures-full = completas
options-pictures-compact = compactas, para pantallas pequeñas
options-rolls = Mostrar cómo cae cada tirada
options-rolls-no = no
options-rolls-yes = sí
options-stand_in = Suplente
options-stand_in-random = al azar
options-stand_in-novice = fácil
options-stand_in-greedy = medio
options-stand_in-skilled = difícil
options-stand_in-master = experto

options-muster = Confirmar antes de empezar
    .note = Desconocida: nunca terminó una partida con quien organiza. Quien acaba de unirse no confirma.
options-muster-strangers = gente desconocida
options-muster-all = toda la mesa
options-muster-none = nadie

# Options of commands: small letters, at most 32 characters.

command-option-limit = tiempo-límite
command-option-after_time = sin-tiempo
command-option-posting = tableros
command-option-thread = thread
command-option-hints = pistas
command-option-pictures = imágenes
command-option-rolls = tiradas
command-option-muster = confirmar
command-option-stand_in = suplente

# How long a match takes.

options-span-limit = Cada elección puede durar hasta { $limit }.
options-span-bank = { $limit ->
    [none] { "" }
   *[other] Cada elección puede durar hasta { $limit }.{ " " }
 }Cada cual tiene { $bank } en su reserva de tiempo{ $increment ->
    [none] .
   *[other] , y recupera { $increment } tras cada turno.
 }
options-span-none = { $duration ->
    [none] No hay tiempo límite.
   *[other] Dura { $duration } si se juega seguido; no hay tiempo límite.
 }
