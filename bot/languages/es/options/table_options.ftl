# Changing how a match is run: time, messages, hints, pictures.

# Answers, and the line in the log.

table-options-set = { $option }: **{ $value }**
table-options-title = **Cómo es esta partida**
table-options-news = ⚙️ **{ $name }** ha cambiado una opción. { $option }: { $value }.{ $part ->
    [limit] { " " }Si estás pensando ahora, no pierdes tiempo.
    [after_time] { " " }Vale desde la próxima elección.
   *[other] { "" }
 }
common-event-conduct_changed = ⚙️ { $part ->
    [limit] Tiempo límite por elección: { $value ->
        [none] sin límite
        [m5] 5 minutos
        [m15] 15 minutos
        [m60] 1 hora
        [h12] 12 horas
        [h24] 1 día
        [h48] 2 días
        [h72] 3 días
       *[h168] 7 días
    }
    [after_time] Cuando se acaba el tiempo: { $value ->
        [ask] decide el resto
       *[computer] juega una IA
    }
    [posting] Tableros: { $value ->
        [repost] un mensaje nuevo cada turno
        [replace] solo queda el mensaje más reciente
       *[edit] un mensaje, actualizado
    }
    [pictures] Imágenes: { $value ->
        [full] completas
       *[compact] compactas, para pantallas pequeñas
    }
    [rolls] { $value ->
        [no] Ya no se ve cómo caen las tiradas
       *[yes] Desde ahora se ve cómo caen las tiradas
    }
    [bank] Reserva de tiempo: { $value ->
        [none] ninguna
        [h24] 1 día
        [h48] 2 días
        [h72] 3 días
        [h168] 7 días
       *[h336] 14 días
    }
    [increment] Vuelve a la reserva tras cada turno: { $value ->
        [none] nada
        [m60] 1 hora
        [h6] 6 horas
        [h12] 12 horas
       *[h24] 1 día
    }
    [pauses] En las horas de silencio, las reservas de tiempo { $value ->
        [no] siguen corriendo
       *[yes] se detienen
    }
   *[hints] { $value ->
        [no] Las pistas ya no aparecen en el historial
       *[yes] Desde ahora las pistas aparecen en el historial
    }
 }
table-options-bank-press = Reserva de tiempo…
table-options-bank-title = Otra reserva de tiempo
table-options-bank-asked = He preguntado al resto por la reserva de tiempo. Falta la respuesta de { $names }.
table-options-bank-same = Esa es la reserva de tiempo que ya hay.
refusal-no_one_to_ask = No hay nadie más en esta mesa a quien preguntar.
refusal-too_late = Esto no se puede cambiar con la partida empezada. Quien organiza puede elegirlo en la próxima sala.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-table-limit = tiempo
command-table-limit-about = Quien organiza: cuánto puede durar cada elección
command-table-after_time = sin-tiempo
command-table-after_time-about = Quien organiza: qué pasa cuando a alguien se le acaba el tiempo
command-table-posting = tableros
command-table-posting-about = Quien organiza: cómo se publican los tableros nuevos
command-table-hints = pistas
command-table-hints-about = Quien organiza: si el historial muestra quién pidió una pista
command-table-pictures = imágenes
command-table-pictures-about = Quien organiza: tableros completos, o compactos para pantallas pequeñas
command-table-rolls = tiradas
command-table-rolls-about = Quien organiza: si se ve en el tablero cómo cae una tirada
