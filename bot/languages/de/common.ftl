# Kleine Wörter, die allen Spielen und Feldern gemeinsam sind.

# So wird aufgezählt: „a, b und c“.
common-list-comma = ,{ " " }
common-list-and = { " " }und{ " " }

# Jemand, von dessen Namen nichts zu zeigen übrig blieb.
common-nameless = Spieler { $number }

# Was in jedem Spiel geschieht und keine Zeile im Protokoll macht.
common-event-only_choice = { "" }
