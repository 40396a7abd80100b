# The pictures of Dice Forge in words (alt texts). Whole sentences; what matters most comes first.

diceforge-alt-module-turn =
    { $module ->
        [goddess] Le Labyrinthe de la Déesse
       *[titans] La piste des Titans
    }, manche { $round } sur { $rounds }.
diceforge-alt-module-over =
    { $module ->
        [goddess] Le Labyrinthe de la Déesse
       *[titans] La piste des Titans
    } à la fin de la partie.
diceforge-alt-module-asked = À jouer : { $names }.
diceforge-alt-fork = { $name } choisit où aller : { $spaces }.
diceforge-alt-golem =
    { $name } : golem en case { $space } ({ $effect }), { $left } pas jusqu’à la Déesse{ $moved ->
        [0] .
        [one]  ; 1 pas ce tour-ci.
       *[other]  ; { $moved } pas ce tour-ci.
    }
diceforge-alt-golem-there = { $name } : golem arrivé chez la Déesse.
diceforge-alt-treasures-left = Trésors restants : { $treasures }.
diceforge-alt-chambers-opened = Salles ouvertes : { $chambers }.
diceforge-alt-goddess-waits = Le premier golem chez la Déesse fait aussi choisir les deux faces de ses dés.
diceforge-alt-goddess-reached = La Déesse a été atteinte ; les golems suivants y gagnent { $points } points.
diceforge-alt-thrown = Dé céleste ce tour-ci : { $throws }.
diceforge-alt-celestial-sides = Dé céleste : { $sides }.
diceforge-alt-spaces = Cases devant : { $spaces }.
diceforge-alt-space = { $space } ({ $effect })
diceforge-alt-space-to = { $space } { $effect } → { $targets }
diceforge-alt-space-start = entrée
diceforge-alt-space-nothing = rien
diceforge-alt-space-choose = choisir { $choices }
diceforge-alt-space-or = ou
diceforge-alt-space-steal = prendre { $amount } PG à chaque adversaire
diceforge-alt-space-celestial =
    { $times ->
        [one] Dé céleste
       *[other] Dé céleste { $times } fois
    }
diceforge-alt-space-forge = forger une face
diceforge-alt-space-forge-cheaper = forger une face pour { $discount } or de moins
diceforge-alt-space-buy = payer { $price } pour { $gains }
diceforge-alt-space-forged = { $gains } par face forgée
diceforge-alt-space-treasure = salle au trésor
diceforge-alt-space-opened = salle, reste { $gains }
diceforge-alt-space-goddess = la Déesse, { $gains }
diceforge-alt-marker =
    { $name } : case { $space }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin, zone { $zone } ; { $ancient }/{ $most } fragments anciens{ $moved ->
        [0] .
       *[other]  ; { $way } ce tour-ci.
    }
diceforge-alt-way-left =
    { $number ->
        [one] { $number } pas à gauche
       *[other] { $number } pas à gauche
    }
diceforge-alt-way-right =
    { $number ->
        [one] { $number } pas à droite
       *[other] { $number } pas à droite
    }
diceforge-alt-zone = Cases { $first } à { $last }, { $zone } : { $rule }
diceforge-alt-track-points = Points à la fin, par case : { $points }.
diceforge-alt-track-ways = Chemins spéciaux : vers la droite { $right } ; vers la gauche { $left }.
diceforge-alt-memories = Jetons mémoire de { $name } : { $memories }.
diceforge-alt-memory = île { $island } { $side }
diceforge-alt-turn = Dice Forge, manche { $round } sur { $rounds }. Tour : { $name }.
diceforge-alt-between = Dice Forge, manche { $round } sur { $rounds }. Tour suivant : { $name }.
diceforge-alt-choosing = Dice Forge, manche { $round } sur { $rounds }, tour : { $name }. À choisir : { $names }.
diceforge-alt-effects = Points gagnés par effets, venus de : { $effects }.
diceforge-alt-over = Dice Forge, fin de partie. Victoire : { $names } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
diceforge-alt-hero =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, faces visibles { $faces }, { $store }, { $cards ->
        [one] { $cards } exploit
       *[other] { $cards } exploits
    }.
diceforge-alt-hero-unrolled =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $store }.
diceforge-alt-feats-now = Exploits à portée : { $feats }.
diceforge-alt-faces-now = Faces à portée (or) : { $faces }.
diceforge-alt-on-islands = Sur les îles : { $heroes }.
diceforge-alt-temple = Temple : { $faces }.
diceforge-alt-garden = Jardins : { $faces }.
diceforge-alt-forest = Forêt : { $faces }.
diceforge-alt-places-goddess = Cases du labyrinthe : { $heroes }.
diceforge-alt-places-titans = Marqueurs sur la piste des Titans : { $heroes }.
diceforge-alt-worth = { $name } : le marqueur sur la piste des Titans vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin.
diceforge-alt-tokens-on-islands = Jetons mémoire sur les îles : { $heroes }.
diceforge-alt-scepters = Or sur les sceptres de { $name } : { $gold }.
diceforge-alt-companions = Compagnons de { $name }, cases : { $steps }.
diceforge-alt-islands = Îles : { $feats }.
diceforge-alt-forging = { $face } va sur un de tes dés : { $price ->
    [0] gratuit
   *[other] coût { $price } or
 }, il te reste { $gold } or.
diceforge-alt-die-light = Dé clair de { $name } : { $faces }.
diceforge-alt-die-dark = Dé sombre de { $name } : { $faces }.
diceforge-alt-cards = Exploits de { $name } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }) : { $cards }.
diceforge-alt-hammer = Marteau de { $name } : tour { $lap }, case { $step } sur { $steps }.
diceforge-alt-tokens = Jetons de { $name } : { $tokens }.
diceforge-alt-start-player = Premier joueur : { $name }.
diceforge-alt-sources = Points de { $name } : { $sources }.
diceforge-alt-purse = { $name } a { $gold } or et peut acheter : { $faces }.
diceforge-alt-final = Dice Forge, score final.
diceforge-alt-so-far = Dice Forge, score si la partie finissait là, manche { $round }.
diceforge-alt-place =
    { $place ->
        [1] 1er rang
       *[other] { $place }e rang
    } : { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
diceforge-alt-lobby = Dice Forge cherche du monde. À la table : { $names }. Places libres : { $free }.
