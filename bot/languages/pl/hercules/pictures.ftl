# The words in the pictures of Hercules.

# The board.

hercules-picture-title = HERCULES
hercules-picture-round = RUNDA { $number }
hercules-picture-last-round = OSTATNIA RUNDA
hercules-picture-no-labour = żadna praca
hercules-picture-now = punkty teraz
hercules-picture-hades-moves = idzie do
hercules-picture-hades-takes = zabiera
hercules-picture-hades-done = już po turze
hercules-picture-simplified = Uproszczone
hercules-picture-level-book = Hades z instrukcji
hercules-picture-level-mild = Hades: łatwy
hercules-picture-level-medium = Hades: średni
hercules-picture-level-standard = Hades: trudny
hercules-picture-level-hard = Hades: ekspert

# What is asked, in a few words, and what can be done next in a turn, in a list.

hercules-picture-ask-recover = Co odzyskujesz?
hercules-picture-do-labour = praca
hercules-picture-do-ability = zdolność
hercules-picture-do-rest = odpoczynek
hercules-picture-do-end = koniec tury
hercules-picture-do-pass = pas

# Close-up and score sheet.

hercules-picture-no-cards = jeszcze bez kart
hercules-picture-markers = Znaczniki
hercules-picture-demigods = Półbogowie
hercules-picture-gods = Bogowie
hercules-picture-vases = Wazy
hercules-picture-vase = Waza
hercules-picture-pantheon = Panteon
hercules-picture-majorities = Przewagi
hercules-picture-sets = Komplety
hercules-picture-tie-column = Remis: dalsza kolumna
hercules-picture-tie-majorities = potem przewagi
hercules-picture-tie-supply = potem zapas znaczników
hercules-picture-final = Wynik końcowy
hercules-picture-so-far = Gdyby partia skończyła się teraz (runda { $number })

# Cards.

hercules-picture-torches-3 = W grze przy 3 lub 4 osobach
hercules-picture-torches-4 = W grze przy 4 osobach
hercules-picture-counts-as = Liczy się jako: { $symbols }
hercules-picture-worth = { $number ->
    [one] Warta 1 punkt
    [few] Warta { $number } punkty
   *[other] Warta { $number } punktów
}

# The board explained.

hercules-picture-legend = HERCULES: LEGENDA PLANSZY
hercules-picture-legend-pegasus-name = Pegaz
hercules-picture-legend-pegasus = Kto ma Pegaza, zaczyna tę rundę. Po każdej rundzie Pegaz leci do następnej osoby.
hercules-picture-legend-points-name = Punkty teraz
hercules-picture-legend-points = Gdyby partia skończyła się teraz, z przewagami i kompletami. Wiersz każdej tury mówi, co się zmieniło.
hercules-picture-legend-apprentice-name = Uczeń
hercules-picture-legend-apprentice = Idzie w prawo, aż do twojego następnego znacznika. Blady: tu stał na ostatniej planszy.
hercules-picture-legend-marker-name = Praca do wykonania
hercules-picture-legend-marker = Twój znacznik w kolumnie. Złoty: ta liczba wychodzi teraz z kości. Pusty: zrobione od ostatniej planszy.
hercules-picture-legend-taken-name = Znak w jasnoniebieskim krążku
hercules-picture-legend-taken = Od ostatniej planszy ubyła tu karta; kolor mówi, kto ją ma.
hercules-picture-legend-god-name = Bóg
hercules-picture-legend-god = Jeśli twój uczeń stanie pod spodem, karta jest twoja: punkty w wieńcu, zdolność po prawej.
hercules-picture-legend-demigod-name = Półbogowie
hercules-picture-legend-demigod = Znak po lewej mówi, czym zdobyć wierzchnią kartę: działaniem albo liczbą na kości. ×n: tyle kart zostało.
hercules-picture-legend-vase-name = Waza
hercules-picture-legend-vase = Za przejście tylu kolumn w jednym ruchu; punkty są w wieńcu.
hercules-picture-legend-chip-name = Wychodzi
hercules-picture-legend-chip = Co wychodzi z dwóch z tych kości. Złote: praca możliwa teraz. Przekreślone: z tą liczbą nie masz już żadnej.
hercules-picture-legend-stock-name = Znaczniki i karty
hercules-picture-legend-stock = Znaczniki w zapasie (opłacają zdolności półbogów) i zdobyte karty.
hercules-picture-legend-symbol-name = Symbole
hercules-picture-legend-symbol = Ile kto ma każdego symbolu. Laur: nikt nie ma więcej.
hercules-picture-legend-ready-name = Zdolności
hercules-picture-legend-ready = Jasne: masz gotową kartę z tą zdolnością (liczba mówi ile). Ciemne: nie masz żadnej. Łoże: odpoczynek. Dwie kreski: pas albo koniec tury.

# The lobby.

hercules-picture-invitation = Dwanaście prac, dwie kości i łaska bogów
