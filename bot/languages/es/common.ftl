# Words that every game and every panel uses.

# Lists: "a, b and c".

common-list-comma = ,{ " " }
common-list-semicolon = ;{ " " }
common-list-and = { " " }y{ " " }
common-list-plus = { " " }+{ " " }

# A name and what is said about it; what stands between a name and a question; a share.

common-labelled = { $name }: { $text }
common-colon = :
common-percent = { $number } %

# A player without a name, and a player who left the seat.

common-nameless = Participante { $number }
common-former = Exparticipante { $number }

# Quoted text, and numbers of pages and of seats.

common-quoted = “{ $text }”
common-page = Página { $page } de { $pages }
common-suggested = { $number } · { $name }

# A line of the log about one player.

common-event-line = **{ $seat }** { $text }

# Events that make no line in the log.

common-event-only_choice = { "" }

# Why a choice is refused, in any game.

common-reason-match_is_over = Esta partida ya terminó.
common-reason-not_asked = Ahora no te toca elegir.
common-reason-unknown_option = Ahora no puedes elegir eso.
common-reason-refused = Ahora no puedes elegir eso.

# The rules changed while the match was running.

common-event-rules_changed = ⚖️ Esta partida empezó con la versión { $before } de las reglas. Lo ya jugado no cambia; desde aquí usa la versión { $now }.
common-event-rules_ended = ⚖️ Esta partida empezó con la versión { $before } de las reglas. Con la versión { $now }, la que uso ahora, habría ido de otra manera, así que tengo que terminarla aquí. ¡Lo siento! `/verify` te da la partida como archivo.

# What the operator of the bot decides, and what a restored backup means.

common-event-frozen = 🧊 Quien gestiona el bot ha pausado esta partida. Nadie puede elegir y no corre ningún tiempo límite.
common-event-unfrozen = ☀️ Quien gestiona el bot ha reanudado esta partida. Las elecciones pendientes vuelven a tener todo su tiempo.
common-event-ended_by_operator = 🏁 Quien gestiona el bot ha dado por terminada esta partida.
common-event-restored = 🗄️ Tuve que restaurar mis datos desde una copia. La partida vuelve { $choices ->
    [0] a su comienzo
   *[other] a la elección { $choices }
 }. Lo siento: lo posterior se ha perdido y los tableros de entonces ya no funcionan.
refusal-frozen = Quien gestiona el bot ha pausado esta partida. No se pierde nada; solo espera a que se reanude.

# Parts of commands that several features have.

command-table = mesa
command-table-about = La partida de este canal en conjunto
command-table-value = valor
command-table-value-about = El nuevo valor
command-table-seat = asiento
command-table-other = otro
command-table-person = persona
