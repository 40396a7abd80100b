# The pictures of Hercules in words (alt texts). Whole sentences; what matters most comes first.

hercules-alt-turn = Hercules, runda { $round }. Tura: { $name }, kości { $dice }.
hercules-alt-between = Hercules. Koniec rundy { $round }.
hercules-alt-over = Hercules, koniec po rundzie { $round }. Pierwsze miejsce: { $names }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
hercules-alt-last-round = To ostatnia runda.
hercules-alt-doable = Możliwe prace: { $labours }.
hercules-alt-none-doable = Żadna praca nie jest teraz możliwa.
hercules-alt-side =
    { $name }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, kolumna { $column }, kości { $dice }, prace do zrobienia { $labours }, zapas { $supply }, karty { $cards }.
hercules-alt-stacks = Półbogowie: { $stacks }.
hercules-alt-gods = Bogowie nad kolumnami: { $gods }.
hercules-alt-gods-hidden = Zakryte karty bogów nad kolumnami { $columns }.
hercules-alt-peak = Nad kolumną 12: { $name }, pozostało: { $left }.
hercules-alt-vases = Wazy według długości marszu: { $vases }.
hercules-alt-white = Biała kość: { $face }.
hercules-alt-white-used = Biała kość w użyciu: { $face }.
hercules-alt-ready = Gotowe zdolności ({ $name }): { $abilities }.
hercules-alt-symbols = Symbole: { $symbols }; przewagi { $majorities }, komplety { $sets }.
hercules-alt-sources = Punkty: { $sources }.
hercules-alt-cards = Karty: { $cards }.
hercules-alt-used = użyta
hercules-alt-final = Hercules, wynik końcowy po rundzie { $round }.
hercules-alt-so-far = Hercules, wynik, gdyby skończyć teraz, runda { $round }.
hercules-alt-place =
    { $place }. miejsce: { $name }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
hercules-alt-sources-of = { $name }: { $sources }.
hercules-alt-lobby = Hercules czeka na graczy. Przy stole: { $names }. Wolne miejsca: { $free }.
