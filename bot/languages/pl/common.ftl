# Words that every game and every panel uses.

# Lists: "a, b and c".

common-list-comma = ,{ " " }
common-list-semicolon = ;{ " " }
common-list-and = { " " }i{ " " }
common-list-plus = { " " }+{ " " }

# A name and what is said about it; what stands between a name and a question; a share.

common-labelled = { $name }: { $text }
common-colon = :
common-percent = { $number }%

# A player without a name, and a player who left the seat.

common-nameless = Gracz { $number }
common-former = Dawny gracz { $number }

# Quoted text, and numbers of pages and of seats.

common-quoted = „{ $text }”
common-page = Strona { $page } z { $pages }
common-suggested = { $number } · { $name }

# A line of the log about one player.

common-event-line = **{ $seat }** { $text }

# Events that make no line in the log.

common-event-only_choice = { "" }

# Why a choice is refused, in any game.

common-reason-match_is_over = Ta partia jest już zakończona.
common-reason-not_asked = Teraz wybiera ktoś inny.
common-reason-unknown_option = Tego nie możesz teraz wybrać.
common-reason-refused = Tego nie możesz teraz wybrać.

# The rules changed while the match was running.

common-event-rules_changed = ⚖️ Ta partia ruszyła na zasadach w wersji { $before }. To, co już się stało, zostaje bez zmian; od teraz obowiązuje wersja { $now }.
common-event-rules_ended = ⚖️ Ta partia ruszyła na zasadach w wersji { $before }. W wersji { $now }, według której gram teraz, potoczyłaby się inaczej, więc muszę ją tu zakończyć. Przykro mi! `/verify` da ci tę partię jako plik.

# What the operator of the bot decides, and what a restored backup means.

common-event-frozen = 🧊 Osoba prowadząca bota wstrzymuje tę partię. Nikt nie może wybierać, a zegar stoi.
common-event-unfrozen = ☀️ Osoba prowadząca bota wznawia tę partię. Kto ma wybrać, dostaje znów pełny czas.
common-event-ended_by_operator = 🏁 Osoba prowadząca bota kończy tę partię.
common-event-restored = 🗄️ Trzeba było odtworzyć dane z kopii zapasowej. Partia wraca { $choices ->
    [0] na początek
   *[other] do wyboru nr { $choices }
 }. Niestety wszystko, co było później, przepada, a późniejsze plansze już nie działają.
refusal-frozen = Osoba prowadząca bota wstrzymała tę partię. Nic nie ginie; poczekaj, aż ruszy dalej.

# Parts of commands that several features have.

command-table = stół
command-table-about = Partia na tym kanale jako całość
command-table-value = wartość
command-table-value-about = Nowa wartość
command-table-seat = miejsce
command-table-other = drugie
command-table-person = osoba
