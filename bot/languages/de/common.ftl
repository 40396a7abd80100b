# Words that every game and every panel uses.

# Lists: "a, b and c".

common-list-comma = ,{ " " }
common-list-semicolon = ;{ " " }
common-list-and = { " " }und{ " " }
common-list-plus = { " " }+{ " " }

# A name and what is said about it; what stands between a name and a question; a share.

common-labelled = { $name }: { $text }
common-colon = :
common-percent = { $number } %

# A player without a name, and a player who left the seat.

common-nameless = Spieler { $number }
common-former = Ehemals Platz { $number }

# Quoted text, and numbers of pages and of seats.

common-quoted = „{ $text }“
common-page = Seite { $page } von { $pages }
common-suggested = { $number } · { $name }

# A line of the log about one player.

common-event-line = **{ $seat }** { $text }

# Events that make no line in the log.

common-event-only_choice = { "" }

# Why a choice is refused, in any game.

common-reason-match_is_over = Diese Partie ist zu Ende.
common-reason-not_asked = Gerade bist du nicht gefragt.
common-reason-unknown_option = Das geht gerade nicht.
common-reason-refused = Das geht gerade nicht.

# The rules changed while the match was running.

common-event-rules_changed = ⚖️ Die Partie begann mit Fassung { $before } der Regeln und geht jetzt mit Fassung { $now } weiter. Bis hierher ändert das nichts.
common-event-rules_ended = ⚖️ Die Partie endet hier: Sie begann mit Fassung { $before } der Regeln, und mit Fassung { $now }, die ich jetzt benutze, wäre sie anders verlaufen. `/verify` gibt sie dir als Datei.

# What the operator of the bot decides, and what a restored backup means.

common-event-frozen = 🧊 Pause: Wer diesen Bot betreibt, hat die Partie angehalten. Niemand kann ziehen, und die Bedenkzeit steht still.
common-event-unfrozen = ☀️ Es geht weiter. Wer gefragt ist, hat wieder die volle Bedenkzeit.
common-event-ended_by_operator = 🏁 Wer diesen Bot betreibt, hat die Partie beendet.
common-event-restored = 🗄️ Nach einer Panne gilt wieder meine letzte Sicherung. Die Partie steht { $choices ->
    [0] am Anfang
   *[other] nach Entscheidung { $choices }
 }; was danach kam, ist verloren, und ältere Spielbretter gelten nicht mehr.
refusal-frozen = Die Partie ist gerade angehalten: So hat es entschieden, wer diesen Bot betreibt. Nichts geht verloren.

# Parts of commands that several features have.

command-table = tisch
command-table-about = Diese Partie: Zeit, Plätze, Spielbretter, Ende
command-table-value = wert
command-table-value-about = Was du wählst
command-table-seat = platz
command-table-other = anderer
command-table-person = person
