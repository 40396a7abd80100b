# The pictures of Dice Forge in words (alt texts). Whole sentences; what matters most comes first.

diceforge-alt-module-turn =
    { $module ->
        [goddess] O labirinto da Deusa
       *[titans] A trilha dos Titãs
    }, rodada { $round } de { $rounds }.
diceforge-alt-module-over =
    { $module ->
        [goddess] O labirinto da Deusa
       *[titans] A trilha dos Titãs
    } no fim da partida.
diceforge-alt-module-asked = Na vez: { $names }.
diceforge-alt-fork = { $name } escolhe aonde ir: { $spaces }.
diceforge-alt-golem =
    { $name }: golem no espaço { $space } ({ $effect }), { $left ->
        [1] 1 passo
       *[other] { $left } passos
    } até a Deusa{ $moved ->
        [0] .
        [one] ; 1 passo neste turno.
       *[other] ; { $moved } passos neste turno.
    }
diceforge-alt-golem-there = { $name }: o golem já chegou à Deusa.
diceforge-alt-treasures-left = Tesouros que restam: { $treasures }.
diceforge-alt-chambers-opened = Câmaras abertas: { $chambers }.
diceforge-alt-goddess-waits = Com o primeiro golem a chegar à Deusa, dá também para escolher as faces dos dois dados.
diceforge-alt-goddess-reached = Um golem já chegou à Deusa; os próximos ganham { $points } pontos lá.
diceforge-alt-thrown = Dado Celestial neste turno: { $throws }.
diceforge-alt-celestial-sides = Dado Celestial: { $sides }.
diceforge-alt-spaces = Espaços adiante: { $spaces }.
diceforge-alt-space = { $space } ({ $effect })
diceforge-alt-space-to = { $space } { $effect } → { $targets }
diceforge-alt-space-start = entrada
diceforge-alt-space-nothing = nada
diceforge-alt-space-choose = escolher { $choices }
diceforge-alt-space-or = ou
diceforge-alt-space-steal = tirar { $amount } PG de cada outra pessoa
diceforge-alt-space-celestial =
    { $times ->
        [1] Dado Celestial
       *[other] Dado Celestial { $times } vezes
    }
diceforge-alt-space-forge = forjar uma face
diceforge-alt-space-forge-cheaper = forjar uma face por { $discount } de ouro a menos
diceforge-alt-space-buy = pagar { $price } por { $gains }
diceforge-alt-space-forged = { $gains } por face forjada
diceforge-alt-space-treasure = câmara do tesouro
diceforge-alt-space-opened = câmara, restam { $gains }
diceforge-alt-space-goddess = a Deusa, { $gains }
diceforge-alt-marker =
    { $name }: espaço { $space }, { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } no fim, zona { $zone }; { $ancient }/{ $most } fragmentos ancestrais{ $moved ->
        [0] .
       *[other] ; { $way } neste turno.
    }
diceforge-alt-way-left =
    { $number ->
        [1] 1 passo para a esquerda
       *[other] { $number } passos para a esquerda
    }
diceforge-alt-way-right =
    { $number ->
        [1] 1 passo para a direita
       *[other] { $number } passos para a direita
    }
diceforge-alt-zone = Espaços { $first } a { $last }, { $zone }: { $rule }
diceforge-alt-track-points = Pontos no fim, por espaço: { $points }.
diceforge-alt-track-ways = Caminhos especiais: para a direita { $right }; para a esquerda { $left }.
diceforge-alt-memories = Fichas de memória de { $name }: { $memories }.
diceforge-alt-memory = ilha { $island } { $side }
diceforge-alt-turn = Dice Forge, rodada { $round } de { $rounds }. Vez de { $name }.
diceforge-alt-between = Dice Forge, rodada { $round } de { $rounds }. Depois é a vez de { $name }.
diceforge-alt-choosing = Dice Forge, rodada { $round } de { $rounds }, vez de { $name }. Para escolher: { $names }.
diceforge-alt-effects = De onde vieram os pontos por efeitos: { $effects }.
diceforge-alt-over = Dice Forge, fim. Vitória de { $names } com { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
diceforge-alt-hero =
    { $name }: { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }, faces à vista { $faces }, { $store }, { $cards ->
        [1] 1 façanha
       *[other] { $cards } façanhas
    }.
diceforge-alt-hero-unrolled =
    { $name }: { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }, { $store }.
diceforge-alt-feats-now = Façanhas à venda agora: { $feats }.
diceforge-alt-faces-now = Faces à venda agora (ouro): { $faces }.
diceforge-alt-on-islands = Nas ilhas: { $heroes }.
diceforge-alt-temple = Templo: { $faces }.
diceforge-alt-garden = Jardim: { $faces }.
diceforge-alt-forest = Floresta: { $faces }.
diceforge-alt-places-goddess = Espaços no labirinto: { $heroes }.
diceforge-alt-places-titans = Marcadores na trilha dos Titãs: { $heroes }.
diceforge-alt-worth = O marcador de { $name } na trilha dos Titãs vale { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    } no fim.
diceforge-alt-tokens-on-islands = Fichas de memória nas ilhas: { $heroes }.
diceforge-alt-scepters = Ouro nos cetros de { $name }: { $gold }.
diceforge-alt-companions = Companheiros de { $name } nos espaços: { $steps }.
diceforge-alt-islands = Ilhas: { $feats }.
diceforge-alt-forging = { $face } entra num dos seus dados: { $price ->
    [0] grátis
   *[other] custa { $price } de ouro
 }, e { $gold ->
    [0] não sobra ouro.
    [1] sobra 1 de ouro.
   *[other] sobram { $gold } de ouro.
 }
diceforge-alt-die-light = Dado claro de { $name }: { $faces }.
diceforge-alt-die-dark = Dado escuro de { $name }: { $faces }.
diceforge-alt-cards = Façanhas de { $name } ({ $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }): { $cards }.
diceforge-alt-hammer = Martelo de { $name }: volta { $lap }, passo { $step } de { $steps }.
diceforge-alt-tokens = Fichas de { $name }: { $tokens }.
diceforge-alt-start-player = { $name } começa as rodadas.
diceforge-alt-sources = Pontos de { $name }: { $sources }.
diceforge-alt-purse = { $name } tem { $gold } de ouro e pode comprar: { $faces }.
diceforge-alt-final = Dice Forge, pontuação final.
diceforge-alt-so-far = Dice Forge, pontuação se a partida acabasse agora, rodada { $round }.
diceforge-alt-place =
    { $place }º lugar: { $name }, { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
diceforge-alt-lobby = Dice Forge procura participantes. Na mesa: { $names }. Lugares livres: { $free }.
