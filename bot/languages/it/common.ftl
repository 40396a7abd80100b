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

common-nameless = Partecipante { $number }
common-former = Ex partecipante { $number }

# Quoted text, and numbers of pages and of seats.

common-quoted = “{ $text }”
common-page = Pagina { $page } di { $pages }
common-suggested = { $number } · { $name }

# A line of the log about one player.

common-event-line = **{ $seat }** { $text }

# Events that make no line in the log.

common-event-only_choice = { "" }

# Why a choice is refused, in any game.

common-reason-match_is_over = Questa partita è finita.
common-reason-not_asked = Non tocca a te scegliere.
common-reason-unknown_option = Questa scelta ora non è possibile.
common-reason-refused = Questa scelta ora non è possibile.

# The rules changed while the match was running.

common-event-rules_changed = ⚖️ Questa partita è iniziata con la versione { $before } delle regole. Ciò che è successo non cambia; da qui in poi vale la versione { $now }.
common-event-rules_ended = ⚖️ Questa partita è iniziata con la versione { $before } delle regole. Con la versione { $now }, quella che uso ora, sarebbe andata diversamente, quindi devo chiuderla qui. Scusate! Con `/verify` avete la partita in un file.

# What the operator of the bot decides, and what a restored backup means.

common-event-frozen = 🧊 Chi gestisce il bot ha messo in pausa questa partita. Nessuno può scegliere, e il tempo non scorre per nessuno.
common-event-unfrozen = ☀️ Chi gestisce il bot ha fatto riprendere questa partita. Chi deve scegliere ha di nuovo tutto il suo tempo.
common-event-ended_by_operator = 🏁 Chi gestisce il bot ha chiuso questa partita.
common-event-restored = 🗄️ Ho dovuto recuperare i miei dati da un backup. La partita è tornata { $choices ->
    [0] all’inizio
   *[other] alla scelta { $choices }
 }. Scusate: ciò che è venuto dopo è perso e i tabelloni di allora non funzionano più.
refusal-frozen = Chi gestisce il bot ha messo in pausa questa partita. Non si perde nulla: basta aspettare che riprenda.

# Parts of commands that several features have.

command-table = tavolo
command-table-about = La partita di questo canale nel suo insieme
command-table-value = valore
command-table-value-about = Il nuovo valore
command-table-seat = posto
command-table-other = altro
command-table-person = persona
