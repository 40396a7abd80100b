# The pictures of Dice Forge in words (alt texts). Whole sentences; what matters most comes first.

diceforge-alt-module-turn =
    { $module ->
        [goddess] Labirynt Bogini
       *[titans] Tor Tytanów
    }, runda { $round } z { $rounds }.
diceforge-alt-module-over =
    { $module ->
        [goddess] Labirynt Bogini
       *[titans] Tor Tytanów
    } na koniec partii.
diceforge-alt-module-asked = Wybiera: { $names }.
diceforge-alt-fork = { $name } wybiera drogę: { $spaces }.
diceforge-alt-golem =
    { $name }: golem na polu { $space } ({ $effect }), do Bogini { $left ->
        [one] 1 krok
        [few] { $left } kroki
       *[other] { $left } kroków
    }{ $moved ->
        [0] .
        [one] ; 1 krok w tej turze.
        [few] ; { $moved } kroki w tej turze.
       *[other] ; { $moved } kroków w tej turze.
    }
diceforge-alt-golem-there = { $name }: golem jest u Bogini.
diceforge-alt-treasures-left = Pozostałe skarby: { $treasures }.
diceforge-alt-chambers-opened = Otwarte komnaty: { $chambers }.
diceforge-alt-goddess-waits = Kto pierwszy doprowadzi golema do Bogini, wybiera też ścianki obu swoich kości.
diceforge-alt-goddess-reached = Ktoś jest już u Bogini; późniejsze golemy dają tam punkty: { $points }.
diceforge-alt-thrown = Niebiańska Kość w tej turze: { $throws }.
diceforge-alt-celestial-sides = Niebiańska Kość: { $sides }.
diceforge-alt-spaces = Pola przed golemem: { $spaces }.
diceforge-alt-space = { $space } ({ $effect })
diceforge-alt-space-to = { $space } { $effect } → { $targets }
diceforge-alt-space-start = wejście
diceforge-alt-space-nothing = nic
diceforge-alt-space-choose = wybierz { $choices }
diceforge-alt-space-or = lub
diceforge-alt-space-steal = zabierz { $amount } PCh każdej innej osobie
diceforge-alt-space-celestial =
    { $times ->
        [one] Niebiańska Kość
       *[other] Niebiańska Kość { $times } razy
    }
diceforge-alt-space-forge = wykuj ściankę
diceforge-alt-space-forge-cheaper = wykuj ściankę o { $discount } złota taniej
diceforge-alt-space-buy = zapłać { $price } za { $gains }
diceforge-alt-space-forged = { $gains } za wykutą ściankę
diceforge-alt-space-treasure = komnata skarbów
diceforge-alt-space-opened = komnata, zostało { $gains }
diceforge-alt-space-goddess = Bogini, { $gains }
diceforge-alt-marker =
    { $name }: pole { $space }, na koniec { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, strefa { $zone }; pradawne odłamki { $ancient }/{ $most }{ $moved ->
        [0] .
       *[other] ; { $way } w tej turze.
    }
diceforge-alt-way-left =
    { $number ->
        [one] 1 krok w lewo
        [few] { $number } kroki w lewo
       *[other] { $number } kroków w lewo
    }
diceforge-alt-way-right =
    { $number ->
        [one] 1 krok w prawo
        [few] { $number } kroki w prawo
       *[other] { $number } kroków w prawo
    }
diceforge-alt-zone = Pola od { $first } do { $last }, { $zone }: { $rule }
diceforge-alt-track-points = Punkty na koniec według pól: { $points }.
diceforge-alt-track-ways = Specjalne ścieżki: w prawo { $right }; w lewo { $left }.
diceforge-alt-memories = Żetony pamięci ({ $name }): { $memories }.
diceforge-alt-memory = żeton { $side } na wyspie { $island }
diceforge-alt-turn = Dice Forge, runda { $round } z { $rounds }. Tura: { $name }.
diceforge-alt-between = Dice Forge, runda { $round } z { $rounds }. Następna tura: { $name }.
diceforge-alt-choosing = Dice Forge, runda { $round } z { $rounds }, tura: { $name }. Wybiera: { $names }.
diceforge-alt-effects = Punkty z efektów: { $effects }.
diceforge-alt-over = Dice Forge, koniec. Pierwsze miejsce: { $names }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
diceforge-alt-hero =
    { $name }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, na górze { $faces }, { $store }, { $cards ->
        [one] 1 wyczyn
        [few] { $cards } wyczyny
       *[other] { $cards } wyczynów
    }.
diceforge-alt-hero-unrolled =
    { $name }: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, { $store }.
diceforge-alt-feats-now = Dostępne teraz wyczyny: { $feats }.
diceforge-alt-faces-now = Dostępne teraz ścianki (złoto): { $faces }.
diceforge-alt-on-islands = Na wyspach: { $heroes }.
diceforge-alt-temple = Świątynia: { $faces }.
diceforge-alt-garden = Ogród: { $faces }.
diceforge-alt-forest = Las: { $faces }.
diceforge-alt-places-goddess = Pola w labiryncie: { $heroes }.
diceforge-alt-places-titans = Znaczniki na torze Tytanów: { $heroes }.
diceforge-alt-worth = { $name }: znacznik na torze Tytanów daje na koniec { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
diceforge-alt-tokens-on-islands = Żetony pamięci na wyspach: { $heroes }.
diceforge-alt-scepters = Złoto na berłach ({ $name }): { $gold }.
diceforge-alt-companions = Towarzysze na polach ({ $name }): { $steps }.
diceforge-alt-islands = Wyspy: { $feats }.
diceforge-alt-forging = { $face } trafia na jedną z twoich kości: { $price ->
    [0] za darmo
   *[other] kosztuje { $price } złota
 }, zostaje ci złoto: { $gold }.
diceforge-alt-die-light = Jasna kość ({ $name }): { $faces }.
diceforge-alt-die-dark = Ciemna kość ({ $name }): { $faces }.
diceforge-alt-cards = Wyczyny ({ $name }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }): { $cards }.
diceforge-alt-hammer = Młot ({ $name }): okrążenie { $lap }, krok { $step } z { $steps }.
diceforge-alt-tokens = Żetony ({ $name }): { $tokens }.
diceforge-alt-start-player = Każdą rundę zaczyna { $name }.
diceforge-alt-sources = Punkty ({ $name }): { $sources }.
diceforge-alt-purse = { $name } może kupić za swoje złoto ({ $gold }): { $faces }.
diceforge-alt-final = Dice Forge, wynik końcowy.
diceforge-alt-so-far = Dice Forge, wynik, gdyby skończyć teraz, runda { $round }.
diceforge-alt-place =
    { $place }. miejsce: { $name }, { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }.
diceforge-alt-lobby = Dice Forge czeka na graczy. Przy stole: { $names }. Wolne miejsca: { $free }.
