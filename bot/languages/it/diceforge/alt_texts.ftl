# The pictures of Dice Forge in words (alt texts). Whole sentences; what matters most comes first.

diceforge-alt-module-turn =
    { $module ->
        [goddess] Il labirinto della Dea
       *[titans] Il tracciato dei Titani
    }, round { $round } di { $rounds }.
diceforge-alt-module-over =
    { $module ->
        [goddess] Il labirinto della Dea
       *[titans] Il tracciato dei Titani
    } alla fine della partita.
diceforge-alt-module-asked = Tocca a: { $names }.
diceforge-alt-fork = { $name } sceglie dove andare: { $spaces }.
diceforge-alt-golem =
    { $name }: golem alla casella { $space } ({ $effect }), { $left ->
        [one] 1 passo
       *[other] { $left } passi
    } dalla Dea{ $moved ->
        [0] .
        [one] ; 1 passo in questo turno.
       *[other] ; { $moved } passi in questo turno.
    }
diceforge-alt-golem-there = { $name }: il golem ha raggiunto la Dea.
diceforge-alt-treasures-left = Tesori rimasti: { $treasures }.
diceforge-alt-chambers-opened = Camere aperte: { $chambers }.
diceforge-alt-goddess-waits = Il primo golem che raggiunge la Dea permette anche di scegliere entrambe le facce dei dadi.
diceforge-alt-goddess-reached = La Dea è già stata raggiunta; i golem successivi ricevono lì { $points } punti.
diceforge-alt-thrown = Dado Celestiale in questo turno: { $throws }.
diceforge-alt-celestial-sides = Dado Celestiale: { $sides }.
diceforge-alt-spaces = Prossime caselle: { $spaces }.
diceforge-alt-space = { $space } ({ $effect })
diceforge-alt-space-to = { $space } { $effect } → { $targets }
diceforge-alt-space-start = ingresso
diceforge-alt-space-nothing = nulla
diceforge-alt-space-choose = scegli { $choices }
diceforge-alt-space-or = o
diceforge-alt-space-steal = prendi { $amount } PG da ogni rivale
diceforge-alt-space-celestial =
    { $times ->
        [one] Dado Celestiale
       *[other] Dado Celestiale { $times } volte
    }
diceforge-alt-space-forge = forgia una faccia
diceforge-alt-space-forge-cheaper = forgia una faccia a { $discount } oro in meno
diceforge-alt-space-buy = paga { $price } per { $gains }
diceforge-alt-space-forged = { $gains } per faccia forgiata
diceforge-alt-space-treasure = camera del tesoro
diceforge-alt-space-opened = camera, restano { $gains }
diceforge-alt-space-goddess = la Dea, { $gains }
diceforge-alt-marker =
    { $name }: casella { $space }, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } alla fine, zona { $zone }; { $ancient }/{ $most } frammenti antichi{ $moved ->
        [0] .
       *[other] ; { $way } in questo turno.
    }
diceforge-alt-way-left =
    { $number ->
        [one] 1 passo a sinistra
       *[other] { $number } passi a sinistra
    }
diceforge-alt-way-right =
    { $number ->
        [one] 1 passo a destra
       *[other] { $number } passi a destra
    }
diceforge-alt-zone = Caselle da { $first } a { $last }, { $zone }: { $rule }
diceforge-alt-track-points = Punti alla fine, per casella: { $points }.
diceforge-alt-track-ways = Sentieri speciali: verso destra { $right }; verso sinistra { $left }.
diceforge-alt-memories = Gettoni memoria di { $name }: { $memories }.
diceforge-alt-memory = isola { $island } { $side }
diceforge-alt-turn = Dice Forge, round { $round } di { $rounds }. Tocca a { $name }.
diceforge-alt-between = Dice Forge, round { $round } di { $rounds }. Poi tocca a { $name }.
diceforge-alt-choosing = Dice Forge, round { $round } di { $rounds }, turno di { $name }. Tocca scegliere a: { $names }.
diceforge-alt-effects = Punti ottenuti come effetti: { $effects }.
diceforge-alt-over = Dice Forge, risultato finale. Vittoria di { $names } con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
diceforge-alt-hero =
    { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, facce visibili { $faces }, { $store }, { $cards ->
        [one] 1 impresa
       *[other] { $cards } imprese
    }.
diceforge-alt-hero-unrolled =
    { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }, { $store }.
diceforge-alt-feats-now = Imprese disponibili ora: { $feats }.
diceforge-alt-faces-now = Facce disponibili ora (oro): { $faces }.
diceforge-alt-on-islands = Sulle isole: { $heroes }.
diceforge-alt-temple = Tempio: { $faces }.
diceforge-alt-garden = Giardini: { $faces }.
diceforge-alt-forest = Foresta: { $faces }.
diceforge-alt-places-goddess = Caselle nel labirinto: { $heroes }.
diceforge-alt-places-titans = Indicatori sul tracciato dei Titani: { $heroes }.
diceforge-alt-worth = L’indicatore di { $name } sul tracciato dei Titani alla fine vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
diceforge-alt-tokens-on-islands = Gettoni memoria sulle isole: { $heroes }.
diceforge-alt-scepters = Oro sugli scettri di { $name }: { $gold }.
diceforge-alt-companions = Compagni di { $name } alle caselle: { $steps }.
diceforge-alt-islands = Isole: { $feats }.
diceforge-alt-forging = { $face } va su uno dei tuoi dadi: { $price ->
    [0] gratis
   *[other] costa { $price } oro
 }, poi hai { $gold } oro.
diceforge-alt-die-light = Dado chiaro di { $name }: { $faces }.
diceforge-alt-die-dark = Dado scuro di { $name }: { $faces }.
diceforge-alt-cards = Imprese di { $name } ({ $points ->
        [one] 1 punto
       *[other] { $points } punti
    }): { $cards }.
diceforge-alt-hammer = Martello di { $name }: giro { $lap }, casella { $step } di { $steps }.
diceforge-alt-tokens = Gettoni di { $name }: { $tokens }.
diceforge-alt-start-player = A iniziare ogni round è { $name }.
diceforge-alt-sources = Punti di { $name }: { $sources }.
diceforge-alt-purse = { $name } ha { $gold } oro e può comprare: { $faces }.
diceforge-alt-final = Dice Forge, punteggio finale.
diceforge-alt-so-far = Dice Forge, punteggio se la partita finisse ora, round { $round }.
diceforge-alt-place =
    { $place }º posto: { $name }, { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }.
diceforge-alt-lobby = Per Dice Forge cerchiamo ancora gente. Al tavolo: { $names }. Posti liberi: { $free }.
