# The words in the pictures of Dice Forge.

# The board.

diceforge-picture-title = DICE FORGE
# Where long names of feats are divided on two lines of a tablet.
diceforge-picture-divided-names = Antepas-sado; Bar-queiro; Compa-nheiro; Guar-dião; Infor-túnio; Merca-dor; Mino-tauro; Obsti-nado; Onis-ciente; Senti-nela
diceforge-picture-round = RODADA
diceforge-picture-round-short = RODADA { $round }/{ $rounds }
diceforge-picture-place = { $place }º

# What is asked, in a few words, on the board.

diceforge-picture-ask-forge = { $designs ->
    [one] Onde entra esta face?
   *[several] Qual face você forja?
 }
diceforge-picture-ask-draft = qual conjunto de façanhas?
diceforge-picture-ask-take = qual façanha grátis?
diceforge-picture-ask-choose = O que você ganha?
diceforge-picture-ask-boar = O que você ganha?
diceforge-picture-ask-lose = O que você perde?
diceforge-picture-ask-hammer = Quanto ouro no martelo?
diceforge-picture-ask-exchange = Trocar por Pontos de Glória?
diceforge-picture-ask-mirror = Qual face você copia?
diceforge-picture-ask-order = Qual face primeiro?
diceforge-picture-ask-ship = Forjar uma face?
diceforge-picture-ask-cerberus = Aplicar de novo?
diceforge-picture-ask-die = Qual dado você rola?
diceforge-picture-ask-satyrs = Quais dois dados você usa?
diceforge-picture-ask-bearer = Quem tem que forjar?
diceforge-picture-ask-tokens = Qual ficha primeiro?
diceforge-picture-ask-twins = Rerrolar um dado?
diceforge-picture-ask-scepter = Quanto ouro no cetro?
diceforge-picture-ask-purse = Quanto do cetro?
diceforge-picture-ask-pay = Como você paga?
diceforge-picture-ask-companion = Qual Companheiro anda?
diceforge-picture-ask-merchant = Pontos ou face melhor?
diceforge-picture-ask-upgrade = Qual face melhora?
diceforge-picture-ask-copy = Qual face você aplica?
diceforge-picture-ask-side = Virar para qual face?
diceforge-picture-ask-trade = Quanto ouro por PG?
diceforge-picture-ask-path = Aonde vai seu golem?
diceforge-picture-ask-treasure = Qual tesouro?
diceforge-picture-ask-deal = Pagar por isto?
diceforge-picture-ask-celestial = Rolar o Dado Celestial?
diceforge-picture-ask-memory = Qual ilha e qual lado?

# What can be done next in a turn, in a list.

diceforge-picture-do-forge = forjar
diceforge-picture-do-feat = façanha
diceforge-picture-do-use = reforço
diceforge-picture-do-triton = Tritão
diceforge-picture-do-companion = Companheiro
diceforge-picture-do-extra = ação extra
diceforge-picture-do-end = fim
diceforge-picture-do-pass = passar

# Close-up and temple.

diceforge-picture-round-of = Rodada { $round } de { $rounds }
diceforge-picture-feats = Façanhas
diceforge-picture-no-cards = sem façanhas
diceforge-picture-hammer-done = martelo completo
diceforge-picture-no-hammer = sem martelo
diceforge-picture-in-labyrinth = Labirinto: espaço { $space } de { $last }
diceforge-picture-on-track = Trilha dos Titãs: espaço { $space } de { $last }
diceforge-picture-nothing-under-way = nada em andamento
diceforge-picture-die-light = Dado claro
diceforge-picture-die-dark = Dado escuro
diceforge-picture-up = à vista
diceforge-picture-newest = face nova
diceforge-picture-temple = O TEMPLO
diceforge-picture-garden = Jardim
diceforge-picture-forest = Floresta
diceforge-picture-lit = Aceso: ao alcance de

# Points by source.

diceforge-picture-dice = Dados
diceforge-picture-hammer = Martelo
diceforge-picture-effects = Efeitos
diceforge-picture-lost = Perdidos
diceforge-picture-labyrinth = Labirinto
diceforge-picture-track = Trilha dos Titãs
diceforge-picture-final = Pontuação final
diceforge-picture-so-far = Se a partida acabasse agora (rodada { $round })

# Feats and faces.

diceforge-picture-price = Preço
diceforge-picture-free = Grátis
diceforge-picture-gold-left = Ouro depois
diceforge-picture-costs = Custa { $cost }
diceforge-picture-island = ilha { $island }
diceforge-picture-type-none = Sem efeito
diceforge-picture-type-immediate = Imediato
diceforge-picture-type-reinforcement = Reforço, em cada turno seu
diceforge-picture-type-automatic = Automático, quando se aplica
diceforge-picture-worth =
    { $number ->
        [1] Vale 1 ponto
       *[other] Vale { $number } pontos
    } no fim.
diceforge-picture-at-start =
    { $number ->
        [1] Uma nos seus dados no começo
       *[other] { $number } nos seus dados no começo
    }
diceforge-picture-in-sanctuary =
    Santuário: { $gold } de ouro, { $number ->
        [1] 1 cópia
       *[other] { $number } cópias
    }
diceforge-picture-in-garden =
    Jardim: com a façanha { $card }, { $number ->
        [1] 1 cópia
       *[other] { $number } cópias
    }
diceforge-picture-in-forest =
    Floresta: com a façanha { $card }, { $number ->
        [1] 1 cópia
       *[other] { $number } cópias
    }
diceforge-picture-at-start-goddess = Nos seus dados no começo com o módulo da Deusa
diceforge-picture-at-start-titans = Nos seus dados no começo com o módulo dos Titãs
diceforge-picture-celestial-side = Um lado do Dado Celestial
diceforge-picture-part-of-goddess = Rebellion: parte do módulo da Deusa
diceforge-picture-part-of-titans = Rebellion: parte do módulo dos Titãs
diceforge-picture-fits-feather = Rebellion: feita para o módulo da Deusa
diceforge-picture-fits-triangle = Rebellion: feita para o módulo dos Titãs

# The modules.

diceforge-picture-goddess = O LABIRINTO
diceforge-picture-titans = A TRILHA DOS TITÃS
diceforge-picture-short-goddess = Labirinto
diceforge-picture-short-titans = Titãs
diceforge-picture-side-cel_g12 = 12 de ouro
diceforge-picture-side-cel_v5 = 5 PG
diceforge-picture-side-cel_v3_choice = 3 PG + 3 de ouro, 1 de sol ou 1 de lua
diceforge-picture-side-cel_mirror = copiar qualquer face à vista
diceforge-picture-side-cel_choose_side = virar um dado, aplicar a face
diceforge-picture-side-cel_upgrade2 = uma face 2 níveis acima
diceforge-picture-brief-cel_mirror = copiar uma face
diceforge-picture-brief-cel_choose_side = virar um dado
diceforge-picture-brief-cel_upgrade2 = 2 níveis acima

# The labyrinth.

diceforge-picture-treasures = Tesouros

# The Titans’ track.

diceforge-picture-rebellion = REBELIÃO
diceforge-picture-gods = DEUSES
diceforge-picture-zone-neutral = sem efeito
diceforge-picture-at-the-end = no fim da partida

# The board explained, and the feats close up.

diceforge-picture-feats-page = AS FAÇANHAS · { $page } DE { $pages }
diceforge-picture-legend-goddess = O LABIRINTO: O QUE FAZEM OS ESPAÇOS
diceforge-picture-legend-titans = OS TITÃS: ZONAS E CAMINHOS
diceforge-picture-legend-space =
    { $count ->
        [1] Espaço { $numbers }
       *[other] Espaços { $numbers }
    }
diceforge-picture-legend-gain = Você ganha { $gains }.
diceforge-picture-legend-choose = Você escolhe: { $choices }.
diceforge-picture-legend-steal = Tire até { $gains } de cada outra pessoa.
diceforge-picture-legend-celestial =
    { $times ->
        [1] Role o Dado Celestial e aplique.
       *[other] Role o Dado Celestial { $times } vezes, uma depois da outra.
    }
diceforge-picture-legend-forge =
    { $discount ->
        [0] Você pode comprar uma face do Santuário pelo preço e forjá-la.
       *[other] Você pode comprar uma face do Santuário por { $discount } de ouro a menos e forjá-la.
    }
diceforge-picture-legend-buy = Você pode pagar { $price } por { $gains }, uma vez.
diceforge-picture-legend-forged = Você ganha { $gains } por face que já forjou.
diceforge-picture-legend-treasure = O primeiro golem escolhe um tesouro e leva o lado rico; os próximos, o outro lado.
diceforge-picture-legend-goddess-space = Você ganha { $gains }, e seu golem fica. O primeiro a chegar lá também deixa você virar os dois dados para quaisquer faces e aplicá-las.
diceforge-picture-legend-golems-name = Golem solar + golem lunar
diceforge-picture-legend-golems = Os dois numa bênção: você pode rolar também o Dado Celestial.
diceforge-picture-legend-ancient-name = Frag. ancestrais
diceforge-picture-legend-ancient = Pagam como sol ou lua, por façanhas e pela ação extra. Cada um que você ganha move seu marcador 1 espaço para a esquerda, mesmo que não caiba mais no inventário.
diceforge-picture-legend-loyalty-name = Lealdade
diceforge-picture-legend-loyalty = Cada uma move seu marcador para a direita. Não dá para guardar.
diceforge-picture-legend-memory-name = Numa praia
diceforge-picture-legend-memory = Uma ficha de memória na cor de quem a pôs: a próxima façanha dessa pessoa nesta ilha dá o que a ficha mostra. Escudo: 2 de lealdade e 1 fragmento solar. Cristal: 2 fragmentos ancestrais e 1 lunar.
diceforge-picture-legend-blue-name = Caminhos com seta
diceforge-picture-legend-blue = Se um caminho azul aponta para onde seu marcador vai, ele tem que segui-lo. Caminhos com seta têm mão única.
diceforge-picture-legend-end-name = Números
diceforge-picture-legend-end = No fim, o número do seu espaço é somado aos seus pontos ou subtraído deles.
diceforge-picture-legend = DICE FORGE: O TABULEIRO EXPLICADO
diceforge-picture-legend-lit-name = Moldura dourada
diceforge-picture-legend-lit = Ao alcance: você pode ter agora.
diceforge-picture-legend-bought-name = Anel azul-claro
diceforge-picture-legend-bought = Essa pessoa realizou esta façanha desde o último tabuleiro.
diceforge-picture-legend-up-name = Moldura azul-clara
diceforge-picture-legend-up = Esta face está à vista: saiu na última rolagem ou foi forjada sobre a que saiu.
diceforge-picture-legend-newest-name = Estrela e pontos
diceforge-picture-legend-newest = Novo desde o último tabuleiro: uma face (estrela) ou o caminho de um herói (pontos).
diceforge-picture-legend-home-name = No cais
diceforge-picture-legend-home = Heróis aqui ainda não estão numa ilha, ou foram expulsos.
diceforge-picture-legend-hero-name = Herói
diceforge-picture-legend-hero = Fica na ilha da última façanha dessa pessoa. Se outro herói chega lá, este é expulso, e quem joga com ele recebe uma bênção divina.
diceforge-picture-legend-price-name = Preço
diceforge-picture-legend-price = O que custam em ouro as faces ao lado; façanhas custam lua ou sol. ×n: quantas restam.
diceforge-picture-legend-immediate-name = Raio
diceforge-picture-legend-immediate = Vale uma vez, quando você pega a façanha.
diceforge-picture-legend-reinforcement-name = Setas em círculo
diceforge-picture-legend-reinforcement = Um reforço: se quiser, use uma vez em cada turno seu.
diceforge-picture-legend-automatic-name = Infinito
diceforge-picture-legend-automatic = Funciona sozinho, sempre que se aplica.
diceforge-picture-legend-joint-name = Numa face
diceforge-picture-legend-joint = Mais: você ganha tudo. Barra: você escolhe um.
diceforge-picture-legend-store-name = Inventário
diceforge-picture-legend-store = O que a pessoa tem, quanto cabe e o que este turno somou.
diceforge-picture-legend-points-name = Posição e pontos
diceforge-picture-legend-points = Pontos até aqui, com façanhas, como se a partida acabasse agora.
diceforge-picture-legend-feats-name = Façanhas
diceforge-picture-legend-feats = Quantas façanhas a pessoa tem; os pontos delas estão no total. Ao lado: efeitos duradouros.
diceforge-picture-legend-hammer-name = Martelo
diceforge-picture-legend-hammer = Volta e espaço: cada ouro posto o move um espaço.
diceforge-picture-legend-asked-name = Interrogação
diceforge-picture-legend-asked = Esta pessoa está escolhendo.
diceforge-picture-legend-turn-name = Seta
diceforge-picture-legend-turn = É a vez desta pessoa, e outras também escolhem.
diceforge-picture-legend-torch-name = Tocha
diceforge-picture-legend-torch = Quem começa cada rodada.
diceforge-picture-legend-halt-name = Duas barras
diceforge-picture-legend-halt = Agora você pode passar ou encerrar o turno.
diceforge-picture-legend-foot-name = Ao pé do templo
diceforge-picture-legend-foot = Faces que vêm com façanhas, não por ouro. Arco: o Jardim. Árvore: a Floresta.

# The lobby.

diceforge-picture-invitation = Forje seus dados, conquiste o favor dos deuses
diceforge-picture-invitation-rebellion = Rebellion: novas façanhas heroicas de deuses e Titãs
diceforge-picture-invitation-goddess = Rebellion: qual golem chega primeiro à Deusa?
diceforge-picture-invitation-titans = Rebellion: do lado dos deuses ou dos Titãs?
