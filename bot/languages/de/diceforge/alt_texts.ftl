# The pictures of Dice Forge in words (alt texts). Whole sentences; what matters most comes first.

diceforge-alt-module-turn =
    { $module ->
        [goddess] Das Labyrinth der Göttin
       *[titans] Der Titanen-Spielplan
    }, Runde { $round } von { $rounds }.
diceforge-alt-module-over =
    { $module ->
        [goddess] Das Labyrinth der Göttin
       *[titans] Der Titanen-Spielplan
    } am Ende der Partie.
diceforge-alt-module-asked = Am Zug: { $names }.
diceforge-alt-fork = { $name } wählt den weiteren Weg: { $spaces }.
diceforge-alt-golem =
    { $name }: Golem auf Feld { $space } ({ $effect }), { $left ->
        [one] 1 Schritt
       *[other] { $left } Schritte
    } bis zur Göttin{ $moved ->
        [0] .
        [one] ; 1 Schritt in diesem Zug.
       *[other] ; { $moved } Schritte in diesem Zug.
    }
diceforge-alt-golem-there = { $name }: Golem bei der Göttin.
diceforge-alt-treasures-left = Schätze übrig: { $treasures }.
diceforge-alt-chambers-opened = Geöffnete Schatzkammern: { $chambers }.
diceforge-alt-goddess-waits = Der erste Golem bei der Göttin wählt auch beide Würfelseiten.
diceforge-alt-goddess-reached = Die Göttin ist erreicht; spätere Golems bekommen dort { $points } Punkte.
diceforge-alt-thrown = Himmlischer Würfel in diesem Zug: { $throws }.
diceforge-alt-celestial-sides = Himmlischer Würfel: { $sides }.
diceforge-alt-spaces = Felder vor den Golems: { $spaces }.
diceforge-alt-space = { $space } ({ $effect })
diceforge-alt-space-to = { $space } { $effect } → { $targets }
diceforge-alt-space-start = Eingang
diceforge-alt-space-nothing = nichts
diceforge-alt-space-choose = nach Wahl { $choices }
diceforge-alt-space-or = oder
diceforge-alt-space-steal = je { $amount } RP von allen anderen
diceforge-alt-space-celestial =
    { $times ->
        [one] Himmlischer Würfel
       *[other] Himmlischer Würfel { $times }-mal
    }
diceforge-alt-space-forge = eine Seite schmieden
diceforge-alt-space-forge-cheaper = eine Seite für { $discount } Gold weniger schmieden
diceforge-alt-space-buy = { $price } zahlen für { $gains }
diceforge-alt-space-forged = { $gains } je geschmiedeter Seite
diceforge-alt-space-treasure = Schatzkammer
diceforge-alt-space-opened = Schatzkammer, noch { $gains }
diceforge-alt-space-goddess = die Göttin, { $gains }
diceforge-alt-marker =
    { $name }: Feld { $space }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } am Ende, Zone { $zone }; { $ancient }/{ $most } Uralte Splitter{ $moved ->
        [0] .
       *[other] ; { $way } in diesem Zug.
    }
diceforge-alt-way-left =
    { $number ->
        [one] 1 Schritt nach links
       *[other] { $number } Schritte nach links
    }
diceforge-alt-way-right =
    { $number ->
        [one] 1 Schritt nach rechts
       *[other] { $number } Schritte nach rechts
    }
diceforge-alt-zone = Felder { $first } bis { $last }, { $zone }: { $rule }
diceforge-alt-track-points = Punkte am Ende, nach Feldern: { $points }.
diceforge-alt-track-ways = Sonderwege: nach rechts { $right }; nach links { $left }.
diceforge-alt-memories = Gedächtnis-Marker von { $name }: { $memories }.
diceforge-alt-memory = Insel { $island } { $side }
diceforge-alt-turn = Dice Forge, Runde { $round } von { $rounds }. { $name } ist dran.
diceforge-alt-between = Dice Forge, Runde { $round } von { $rounds }. { $name } kommt als Nächstes dran.
diceforge-alt-choosing = Dice Forge, Runde { $round } von { $rounds }, Zug von { $name }. Es wählen: { $names }.
diceforge-alt-effects = Punkte als Effekt brachten: { $effects }.
diceforge-alt-over = Dice Forge, zu Ende. Erster Platz: { $names } mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
diceforge-alt-hero =
    { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, oben { $faces }, { $store }, { $cards ->
        [one] 1 Heldentat
       *[other] { $cards } Heldentaten
    }.
diceforge-alt-hero-unrolled =
    { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $store }.
diceforge-alt-feats-now = Jetzt möglich: { $feats }.
diceforge-alt-faces-now = Jetzt zu schmieden (Gold): { $faces }.
diceforge-alt-on-islands = Auf Inseln: { $heroes }.
diceforge-alt-temple = Tempel: { $faces }.
diceforge-alt-garden = Garten: { $faces }.
diceforge-alt-forest = Wald: { $faces }.
diceforge-alt-places-goddess = Felder im Labyrinth: { $heroes }.
diceforge-alt-places-titans = Marker auf dem Titanen-Spielplan stehen auf: { $heroes }.
diceforge-alt-worth = Der Marker von { $name } auf dem Titanen-Spielplan ist am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert.
diceforge-alt-tokens-on-islands = Gedächtnis-Marker mit ihren Inseln: { $heroes }.
diceforge-alt-scepters = Gold auf Zeptern von { $name }: { $gold }.
diceforge-alt-companions = Begleiter von { $name } auf Feld: { $steps }.
diceforge-alt-islands = Inseln: { $feats }.
diceforge-alt-forging = { $face } kommt auf einen deiner Würfel: { $price ->
    [0] gratis
   *[other] für { $price } Gold
 }, danach hast du noch { $gold } Gold.
diceforge-alt-die-light = Heller Würfel von { $name }: { $faces }.
diceforge-alt-die-dark = Dunkler Würfel von { $name }: { $faces }.
diceforge-alt-cards = Heldentaten von { $name } ({ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }): { $cards }.
diceforge-alt-hammer = Hammer von { $name }: Umlauf { $lap }, Feld { $step } von { $steps }.
diceforge-alt-tokens = Marker von { $name }: { $tokens }.
diceforge-alt-start-player = { $name } beginnt jede Runde.
diceforge-alt-sources = Punkte von { $name }: { $sources }.
diceforge-alt-purse = { $name } hat { $gold } Gold. Bezahlbar: { $faces }.
diceforge-alt-final = Dice Forge, Endstand.
diceforge-alt-so-far = Dice Forge, Zwischenstand in Runde { $round }.
diceforge-alt-place =
    Platz { $place }: { $name }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
diceforge-alt-lobby = Dice Forge sucht Mitspielende. Am Tisch: { $names }. Freie Plätze: { $free }.
