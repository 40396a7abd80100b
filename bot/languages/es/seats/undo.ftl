# Undo.

undo-press = ↩ Deshacer
undo-press-ask = ↩ Pedir deshacer
undo-press-turn = ↩ Empezar mi turno de nuevo
undo-done = Deshecho. El tablero vuelve a mostrar tu elección.

# In the log.

common-event-undone = ↩️ **{ $seat }** deshace { $taken_id ->
    [some] { $taken }{ $others ->
        [0] { "" }
        [one] { " " }y una elección posterior de otra persona
       *[other] { " " }y { $others } elecciones posteriores de otras personas
    }
   *[none] { $choices ->
        [0] la elección de una IA
        [one] una elección
       *[other] { $choices } elecciones
    }
 }{ $agreed ->
    [1] ; toda la mesa aceptó
   *[other] { "" }
 }{ $events_id ->
    [none] .
   *[other] : { $events }
 }
    .brief = ↩️ **{ $seat }** deshace { $choices ->
        [0] la elección de una IA
        [one] una elección
       *[other] { $choices } elecciones
    }{ $agreed ->
        [1] ; toda la mesa aceptó
       *[other] { "" }
    }.
common-event-known_again = 🎲 Estas tiradas ya se conocen y volverán a salir igual: { $rolls }
    .brief = 🎲 Las tiradas ya conocidas volverán a salir igual.
common-event-declined = ✋ **{ $seat }** { $proposal_id ->
    [swap] prefiere dejar los asientos como están.
    [bank] prefiere dejar la reserva de tiempo como está.
    [unrated] prefiere que la partida siga siendo clasificatoria.
   *[other] prefiere seguir jugando, así que no se deshace nada.
 }

# Refusals.

refusal-nothing_to_undo = No hay nada que deshacer: todavía no has hecho ninguna elección.
refusal-already_proposed = Ya se ha preguntado al resto. Ocurrirá en cuanto toda la mesa acepte.
refusal-declined_before = Se preguntó al resto y alguien dijo que no. Puedes volver a preguntar tras la próxima jugada.
refusal-undo_by_command = Tu última elección fue en un turno anterior. `/undo` pregunta al resto si puedes deshacerla.
refusal-turn_stands = Tu turno no puede empezar de nuevo sin preguntar al resto: desde tu última elección se tiraron dados, se descubrió una carta o eligió otra persona. `/undo` les pregunta.
refusal-too_many_undos = Has deshecho { $limit } elecciones en una hora, y ese es mi límite. Puedes volver a deshacer en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
 }. Mientras tanto puedes seguir jugando.
refusal-proposal_over = Esto ya está resuelto. El tablero muestra cómo va la partida.
refusal-not_asked_of_you = Esta pregunta es para el resto. Si la hiciste tú, *Rechazar* la retira.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-undo = deshacer
command-undo-about = Deshaz tu última elección; tras una tirada o si jugó alguien más, la mesa debe aceptar
command-undo-choices = cantidad
command-undo-choices-about = Cuántas de tus elecciones (una, si no lo indicas)
