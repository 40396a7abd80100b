# The page of a match on the web, for whoever has the link.

webpage-title = { $game }: { $names }
webpage-skip = Przejdź do planszy
webpage-look = Wygląd
webpage-look-auto = Jak na urządzeniu
webpage-look-light = Jasny
webpage-look-dark = Ciemny
webpage-look-contrast = Wysoki kontrast
webpage-foot = Tę stronę widzi każdy, kto ma do niej link. Nic o tobie nie jest tu zapisywane.
webpage-close = Zamknij

# Whose turn it is; a moment follows "since".

webpage-asked = { $count ->
    [1] Teraz gra { $names }.
   *[other] Teraz grają { $names }.
 }
webpage-since = od

# The turns, and steps to others.

webpage-steps = Tury
webpage-turn = { $turn ->
    [0] Początek
   *[other] Tura { $turn } z { $turns } · runda { $round }
 }
webpage-first = Pierwsza tura
webpage-back = Poprzednia tura
webpage-on = Następna tura
webpage-last = Najnowsza tura
webpage-newest = Do najnowszej planszy
webpage-log = Wszystkie tury

# Headings and what stands below them.

webpage-story = Co się stało
webpage-story-none = Jeszcze nic.
webpage-players = Przy stole
webpage-computer = komputer
webpage-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
 }
webpage-result = Wynik końcowy
webpage-place = Miejsce
webpage-player = Nick
webpage-score = Punkty
webpage-words = Plansza słowami
webpage-pieces = Karty i ścianki
webpage-pieces-about = Dotknij którejś na planszy albo otwórz ją tutaj.
webpage-download = Pobierz całą powtórkę

# Above the board.

webpage-notice-over = Ta partia się skończyła.
webpage-notice-given_up = Ta partia została poddana.
webpage-notice-paused = Ta partia jest wstrzymana.
webpage-notice-frozen = Ta partia jest zawieszona.
webpage-notice-old = To wcześniejsza tura. Partia toczy się już dalej.

# For those who hear the page: the connection for new boards.

webpage-lost = Połączenie zostało przerwane. Próbuję dalej.
webpage-found = Znowu połączono.

# Instead of the page.

webpage-gone-title = Nic tu nie ma
webpage-gone = Pod tym adresem nie ma żadnej partii. Może link został wycofany albo partii już nie ma.
webpage-busy = Zbyt wiele osób chce teraz coś zobaczyć. Spróbuj ponownie za minutę.
webpage-failed = Coś poszło nie tak po mojej stronie. Spróbuj ponownie za minutę.
