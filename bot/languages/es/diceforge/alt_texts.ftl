# The pictures of Dice Forge in words (alt texts). Whole sentences; what matters most comes first.

diceforge-alt-module-turn =
    { $module ->
        [goddess] El laberinto de la Diosa
       *[titans] La senda de los Titanes
    }, ronda { $round } de { $rounds }.
diceforge-alt-module-over =
    { $module ->
        [goddess] El laberinto de la Diosa
       *[titans] La senda de los Titanes
    } al final de la partida.
diceforge-alt-module-asked = Juega: { $names }.
diceforge-alt-fork = { $name } elige el camino: { $spaces }.
diceforge-alt-golem =
    { $name }: gólem en la casilla { $space } ({ $effect }), { $left ->
        [one] 1 paso
       *[other] { $left } pasos
    } hasta la Diosa{ $moved ->
        [0] .
        [one] ; 1 paso en este turno.
       *[other] ; { $moved } pasos en este turno.
    }
diceforge-alt-golem-there = { $name }: el gólem ha llegado a la Diosa.
diceforge-alt-treasures-left = Tesoros que quedan: { $treasures }.
diceforge-alt-chambers-opened = Cámaras abiertas: { $chambers }.
diceforge-alt-goddess-waits = El primer gólem que llegue a la Diosa permite además elegir la cara de ambos dados.
diceforge-alt-goddess-reached = Alguien ha llegado a la Diosa; los gólems siguientes reciben allí { $points } puntos.
diceforge-alt-thrown = Dado Celestial en este turno: { $throws }.
diceforge-alt-celestial-sides = Dado Celestial: { $sides }.
diceforge-alt-spaces = Próximas casillas: { $spaces }.
diceforge-alt-space = { $space } ({ $effect })
diceforge-alt-space-to = { $space } { $effect } → { $targets }
diceforge-alt-space-start = entrada
diceforge-alt-space-nothing = nada
diceforge-alt-space-choose = elegir { $choices }
diceforge-alt-space-or = o
diceforge-alt-space-steal = quitar { $amount } PG a cada rival
diceforge-alt-space-celestial =
    { $times ->
        [one] Dado Celestial
       *[other] Dado Celestial { $times } veces
    }
diceforge-alt-space-forge = forjar una cara
diceforge-alt-space-forge-cheaper = forjar una cara por { $discount } de oro menos
diceforge-alt-space-buy = pagar { $price } por { $gains }
diceforge-alt-space-forged = { $gains } por cara forjada
diceforge-alt-space-treasure = cámara del tesoro
diceforge-alt-space-opened = cámara, quedan { $gains }
diceforge-alt-space-goddess = la Diosa, { $gains }
diceforge-alt-marker =
    { $name }: casilla { $space }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } al final, zona: { $zone }; { $ancient }/{ $most } fragmentos antiguos{ $moved ->
        [0] .
       *[other] ; { $way } en este turno.
    }
diceforge-alt-way-left =
    { $number ->
        [one] 1 paso a la izquierda
       *[other] { $number } pasos a la izquierda
    }
diceforge-alt-way-right =
    { $number ->
        [one] 1 paso a la derecha
       *[other] { $number } pasos a la derecha
    }
diceforge-alt-zone = Casillas { $first } a { $last }, { $zone }: { $rule }
diceforge-alt-track-points = Puntos al final, por casilla: { $points }.
diceforge-alt-track-ways = Caminos especiales: a la derecha { $right }; a la izquierda { $left }.
diceforge-alt-memories = Fichas de memoria de { $name }: { $memories }.
diceforge-alt-memory = isla { $island } { $side }
diceforge-alt-turn = Dice Forge, ronda { $round } de { $rounds }. Juega { $name }.
diceforge-alt-between = Dice Forge, ronda { $round } de { $rounds }. Después juega { $name }.
diceforge-alt-choosing = Dice Forge, ronda { $round } de { $rounds }, turno de { $name }. Elección pendiente: { $names }.
diceforge-alt-effects = Puntos por efectos, según su origen: { $effects }.
diceforge-alt-over = Dice Forge, final. Victoria de { $names } con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
diceforge-alt-hero =
    { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, a la vista { $faces }, { $store }, { $cards ->
        [one] 1 hazaña
       *[other] { $cards } hazañas
    }.
diceforge-alt-hero-unrolled =
    { $name }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $store }.
diceforge-alt-feats-now = Hazañas disponibles ahora: { $feats }.
diceforge-alt-faces-now = Caras disponibles ahora (oro): { $faces }.
diceforge-alt-on-islands = En islas: { $heroes }.
diceforge-alt-temple = Templo: { $faces }.
diceforge-alt-garden = Jardín: { $faces }.
diceforge-alt-forest = Bosque: { $faces }.
diceforge-alt-places-goddess = Casillas en el laberinto: { $heroes }.
diceforge-alt-places-titans = Marcadores en la senda de los Titanes: { $heroes }.
diceforge-alt-worth = El marcador de { $name } en la senda de los Titanes vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } al final.
diceforge-alt-tokens-on-islands = Fichas de memoria en islas: { $heroes }.
diceforge-alt-scepters = Oro en los cetros de { $name }: { $gold }.
diceforge-alt-companions = Casillas de los Compañeros de { $name }: { $steps }.
diceforge-alt-islands = Islas: { $feats }.
diceforge-alt-forging = { $face } va en uno de tus dados: { $price ->
    [0] gratis
   *[other] cuesta { $price } de oro
 } y te deja { $gold } de oro.
diceforge-alt-die-light = Dado claro de { $name }: { $faces }.
diceforge-alt-die-dark = Dado oscuro de { $name }: { $faces }.
diceforge-alt-cards = Hazañas de { $name } ({ $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }): { $cards }.
diceforge-alt-hammer = Martillo de { $name }: vuelta { $lap }, paso { $step } de { $steps }.
diceforge-alt-tokens = Fichas de { $name }: { $tokens }.
diceforge-alt-start-player = { $name } empieza cada ronda.
diceforge-alt-sources = Puntos de { $name }: { $sources }.
diceforge-alt-purse = { $name } tiene { $gold } de oro y puede comprar: { $faces }.
diceforge-alt-final = Dice Forge, puntuación final.
diceforge-alt-so-far = Dice Forge, puntuación si la partida terminara ahora, ronda { $round }.
diceforge-alt-place =
    { $place }.º: { $name }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
diceforge-alt-lobby = Dice Forge busca gente para jugar. En la mesa: { $names }. Asientos libres: { $free }.
