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

# Parts of commands that several features have.

command-table = tisch
command-table-about = Die Partie dieses Kanals als Ganzes
command-table-value = wert
command-table-value-about = Was du wählst
command-table-seat = platz
command-table-other = anderer
command-table-person = person
