# Words that every game and every panel uses.

# Lists: "a, b and c".

common-list-comma = ,{ " " }
common-list-and = { " " }und{ " " }
common-list-plus = { " " }+{ " " }

# A player without a name, and a player who left the seat.

common-nameless = Spieler { $number }
common-former = Vorher auf Platz { $number }

# Quoted text, and numbers of pages and of seats.

common-quoted = „{ $text }“
bot-page = Seite { $page } von { $pages }
records-page = Seite { $page } von { $pages }
seats-suggested = { $number } · { $name }

# A line of the log about one player.

common-event-line = **{ $seat }** { $told }

# Events that make no line in the log.

common-event-only_choice = { "" }

# Why a choice is refused, in any game.

common-reason-match_is_over = Diese Partie ist zu Ende.
common-reason-not_asked = Du hast gerade nichts zu entscheiden.
common-reason-unknown_option = Das steht dir gerade nicht offen.
common-reason-refused = Das steht dir gerade nicht offen.

# The rules changed while the match was running.

common-event-rules_changed = ⚖️ Diese Partie begann nach Fassung { $before } der Regeln. Bis hierher ergibt Fassung { $now } genau dasselbe; nach ihr geht es jetzt weiter.
common-event-rules_ended = ⚖️ Diese Partie begann nach Fassung { $before } der Regeln. Nach Fassung { $now }, nach der ich jetzt spiele, wäre sie anders verlaufen; darum kann sie nicht weitergehen und endet hier. `/verify` gibt sie dir als Datei.

# What the operator of the bot decides, and what a restored backup means.

common-event-frozen = 🧊 Wer diesen Bot betreibt, hält diese Partie eine Weile an. Niemand kann entscheiden, und keine Zeit läuft.
common-event-unfrozen = ☀️ Wer diesen Bot betreibt, lässt die Partie weitergehen. Alle, die gefragt sind, haben wieder die volle Zeit.
common-event-ended_by_operator = 🏁 Wer diesen Bot betreibt, hat die Partie beendet.
common-event-restored = 🗄️ Die Daten dieses Bots mussten aus einer Sicherung wiederhergestellt werden. Die Partie steht wieder { $choices ->
    [0] am Anfang
   *[other] nach Entscheidung { $choices }
 }; was seither entschieden wurde, ist verloren, und Bretter von damals gelten nicht mehr.
bot-refusal-frozen = Wer diesen Bot betreibt, hält diese Partie eine Weile an. Nichts geht verloren.

# Parts of commands that several features have.

command-table = tisch
command-table-about = Die Partie dieses Kanals als Ganzes
command-table-value = wert
command-table-value-about = Was du wählst
command-table-seat = platz
command-table-other = anderer
command-table-person = person
