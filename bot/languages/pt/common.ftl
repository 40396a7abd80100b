# Words that every game and every panel uses.

# Lists: "a, b and c".

common-list-comma = ,{ " " }
common-list-semicolon = ;{ " " }
common-list-and = { " " }e{ " " }
common-list-plus = { " " }+{ " " }

# A name and what is said about it; what stands between a name and a question; a share.

common-labelled = { $name }: { $text }
common-colon = :
common-percent = { $number }%

# A player without a name, and a player who left the seat.

common-nameless = Participante { $number }
common-former = Ex-participante { $number }

# Quoted text, and numbers of pages and of seats.

common-quoted = “{ $text }”
common-page = Página { $page } de { $pages }
common-suggested = { $number } · { $name }

# A line of the log about one player.

common-event-line = **{ $seat }** { $text }

# Events that make no line in the log.

common-event-only_choice = { "" }

# Why a choice is refused, in any game.

common-reason-match_is_over = Esta partida já terminou.
common-reason-not_asked = Não é sua vez de escolher.
common-reason-unknown_option = Isso não dá para escolher agora.
common-reason-refused = Isso não dá para escolher agora.

# The rules changed while the match was running.

common-event-rules_changed = ⚖️ Esta partida começou com a versão { $before } das regras. Nada do que já aconteceu muda; daqui em diante vale a versão { $now }.
common-event-rules_ended = ⚖️ Esta partida começou com a versão { $before } das regras. Com a versão { $now }, que uso agora, ela teria sido diferente, então preciso encerrar aqui. Desculpem! Com `/verify` você recebe a partida em arquivo.

# What the operator of the bot decides, and what a restored backup means.

common-event-frozen = 🧊 Quem opera o bot pausou esta partida. Ninguém pode escolher, e nenhum prazo está correndo.
common-event-unfrozen = ☀️ Quem opera o bot retomou esta partida. Quem precisa escolher ganha de novo o prazo inteiro.
common-event-ended_by_operator = 🏁 Quem opera o bot encerrou esta partida.
common-event-restored = 🗄️ Precisei restaurar um backup. A partida voltou { $choices ->
    [0] ao começo
   *[other] à escolha { $choices }
 }. Desculpem: o que veio depois se perdeu, e os tabuleiros daquele trecho não funcionam mais.
refusal-frozen = Quem opera o bot pausou esta partida. Nada se perdeu; é só esperar a volta.

# Parts of commands that several features have.

command-table = mesa
command-table-about = A partida deste canal como um todo
command-table-value = valor
command-table-value-about = O novo valor
command-table-seat = lugar
command-table-other = outro
command-table-person = pessoa
