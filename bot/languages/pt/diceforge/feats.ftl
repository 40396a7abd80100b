# The heroic feats, a block for each. “.brief” says in a few words what the feat brings, “.short” is its
# short name, “.keywords” are other words that
# people search for; then the name as it fits on a small card, the text of its page, and what else is good to know.

diceforge-feat-hammer = Martelo do Ferreiro
    .brief = Ponha ouro: 15🪙 por 10🏆, mais 15🪙 por 15🏆
    .short = { diceforge-picture-feat-hammer }
    .keywords = martelo, ferreiro
diceforge-picture-feat-hammer = Martelo
diceforge-feat-hammer-text = Ponha o martelo no seu tabuleiro. De agora em diante, sempre que você ganha ouro, qualquer parte dele pode ir para o martelo em vez do inventário: cada ouro o move um espaço. Uma volta de 15 espaços dá 10 PG; a segunda, 15 PG.
diceforge-feat-hammer-more = O ouro que sobra da primeira volta conta para a segunda, depois para seu próximo martelo. Você trabalha num martelo por vez. Só conta ouro que você ganha, não o que já tem.

diceforge-feat-chest = Baú do Ferreiro
    .brief = Espaço para mais 4🪙, 3☀️ e 3🌙
    .short = { diceforge-picture-feat-chest }
    .keywords = baú, bau, arca, espaço
diceforge-picture-feat-chest = Baú
diceforge-feat-chest-text = No seu inventário cabem mais 4 de ouro, 3 fragmentos solares e 3 lunares.
diceforge-feat-chest-more = Vários baús se somam.

diceforge-feat-silver_hind = Corça de Prata
    .brief = Uma bênção menor em cada um dos seus próximos turnos
    .short = { diceforge-picture-feat-silver_hind }
    .keywords = corça, cerva, veado
diceforge-picture-feat-silver_hind = Corça de Prata
diceforge-feat-silver_hind-text = Você recebe uma bênção menor: escolha um dos seus dados, role e aplique a face.
diceforge-feat-silver_hind-more = Dá para escolher um dado diferente a cada vez.

diceforge-feat-great_bear = Ursa Maior
    .brief = 3🏆 sempre que você expulsa um herói ou o seu é expulso
    .short = { diceforge-picture-feat-great_bear }
    .keywords = ursa, urso, grande urso
diceforge-picture-feat-great_bear = Ursa Maior
diceforge-feat-great_bear-text = Cada vez que você expulsa um herói ou o seu é expulso, você ganha 3 PG.
diceforge-feat-great_bear-more = Cada ursa sua conta. Os pontos vêm antes da bênção pelo herói expulso.

diceforge-feat-satyrs = Sátiros
    .brief = O resto da mesa rola; você usa duas dessas faces
    .short = { diceforge-picture-feat-satyrs }
    .keywords = sátiro, satiro, fauno
diceforge-picture-feat-satyrs = Sátiros
diceforge-feat-satyrs-text = Todas as outras pessoas rolam os dois dados, mas não aplicam nada. Você escolhe dois desses dados e aplica as faces como numa bênção sua.
diceforge-feat-satyrs-more = Os dois dados podem ser de uma pessoa ou de duas. Um espelho copia para você a face de outra pessoa, ×3 triplica a outra face escolhida, com um javali, ganha quem tem a carta dele. Não é uma bênção sua, então Cérbero não pode repetir.

diceforge-feat-tenacious_boar = Javali Tenaz
    .brief = Outra pessoa tem que forjar o javali; você ganha sempre que ele sai
    .short = { diceforge-picture-feat-tenacious_boar }
    .keywords = javali, porco
diceforge-picture-feat-tenacious_boar = Javali
diceforge-feat-tenacious_boar-text = Escolha outra pessoa: ela tem que forjar na hora a face de javali da cor desta carta e nunca pode removê-la. Cada vez que essa face é aplicada, você ganha 1 fragmento solar, 1 lunar ou 3 PG.
diceforge-feat-tenacious_boar-more = Essa pessoa escolhe o dado e a face a substituir, e ganha com o javali 1 fragmento solar ou lunar. Você ganha não importa quem o aplique, mesmo por um espelho, pelos Sátiros ou pelo Minotauro. Se for triplicado, você escolhe três vezes.

diceforge-feat-ferryman = Barqueiro
    .brief = Sem efeito, muitos pontos
    .short = { diceforge-picture-feat-ferryman }
    .keywords = caronte, barco
diceforge-picture-feat-ferryman = Barqueiro
diceforge-feat-ferryman-text = Sem efeito, só pontos.

diceforge-feat-cerberus = Cérbero
    .brief = Uma ficha que repete uma das suas bênçãos
    .short = { diceforge-picture-feat-cerberus }
    .keywords = cerbero, cão, cachorro, repetir
diceforge-picture-feat-cerberus = Cérbero
diceforge-feat-cerberus-text = Pegue uma ficha de Cérbero. Depois de qualquer bênção sua você pode usá-la: aplica uma segunda vez as faces que rolou.
diceforge-feat-cerberus-more = Também fora do seu turno, e na segunda vez você pode escolher diferente. Uma ficha por bênção. Sátiros e Minotauro não são bênçãos.

diceforge-feat-helmet_of_invisibility = Elmo da Invisibilidade
    .brief = Forje uma face ×3
    .short = { diceforge-picture-feat-helmet_of_invisibility }
    .keywords = elmo, capacete, triplo, x3, vezes três
diceforge-picture-feat-helmet_of_invisibility = Elmo
diceforge-feat-helmet_of_invisibility-text = Pegue uma face ×3 do Jardim e forje-a na hora.
diceforge-feat-helmet_of_invisibility-more = A face em si não dá nada; ela triplica o que seu outro dado dá.

diceforge-feat-cancer = Câncer
    .brief = Duas bênçãos divinas seguidas
    .short = { diceforge-picture-feat-cancer }
    .keywords = caranguejo, pinça, cancer
diceforge-picture-feat-cancer = Câncer
diceforge-feat-cancer-text = Você recebe duas bênçãos divinas, uma depois da outra.
diceforge-feat-cancer-more = Você aplica a primeira por inteiro antes de rolar a segunda.

diceforge-feat-sentinel = Sentinela
    .brief = Duas bênçãos divinas; troque ☀️ e 🌙 por 2🏆 cada
    .short = { diceforge-picture-feat-sentinel }
    .keywords = guarda, vigia, trocar
diceforge-picture-feat-sentinel = Sentinela
diceforge-feat-sentinel-text = Você recebe duas bênçãos divinas, uma depois da outra. Sempre que um dado der sol ou lua nelas, você pode trocar tudo, a 2 PG por fragmento.
diceforge-feat-sentinel-more = Tudo ou nada em cada face. O que você troca ainda conta para um escudo no outro dado.

diceforge-feat-hydra = Hidra
    .brief = Sem efeito, mais pontos que qualquer outra
    .short = { diceforge-picture-feat-hydra }
    .keywords = cabeças, serpente
diceforge-picture-feat-hydra = Hidra
diceforge-feat-hydra-text = Sem efeito, só pontos: mais que qualquer outra façanha.

diceforge-feat-typhon = Tífon
    .brief = 1🏆 por face que você já forjou
    .short = { diceforge-picture-feat-typhon }
    .keywords = tifão, gigante, faces forjadas
diceforge-picture-feat-typhon = Tífon
diceforge-feat-typhon-text = Você ganha 1 PG por face que já forjou.
diceforge-feat-typhon-more = Faces compradas, grátis e impostas: todas contam.

diceforge-feat-elder = O Ancião
    .brief = Em cada um dos seus próximos turnos: pague 3🪙 por 4🏆
    .short = { diceforge-picture-feat-elder }
    .keywords = ancião, anciao, velho
diceforge-picture-feat-elder = Ancião
diceforge-feat-elder-text = Você pode pagar 3 de ouro para ganhar 4 PG.
diceforge-feat-elder-more = Cada Ancião, uma vez por turno.

diceforge-feat-wild_spirits = Espíritos Selvagens
    .brief = 3🪙 e 3🌙 na hora
    .short = { diceforge-picture-feat-wild_spirits }
    .keywords = espíritos, espiritos, selvagens
diceforge-picture-feat-wild_spirits = Espíritos
diceforge-feat-wild_spirits-text = Você ganha 3 de ouro e 3 fragmentos lunares.
diceforge-feat-wild_spirits-more = O ouro pode ir para seu martelo.

diceforge-feat-guardians_owl = Coruja do Guardião
    .brief = 1🪙, 1☀️ ou 1🌙 em cada um dos seus próximos turnos
    .short = { diceforge-picture-feat-guardians_owl }
    .keywords = coruja, ave, pássaro
diceforge-picture-feat-guardians_owl = Coruja
diceforge-feat-guardians_owl-text = Você ganha 1 de ouro, 1 fragmento solar ou 1 lunar, à sua escolha.
diceforge-feat-guardians_owl-more = Cada Coruja, uma vez por turno. O ouro pode ir para seu martelo.

diceforge-feat-celestial_ship = Navio Celestial
    .brief = Forje uma face de navio
    .short = { diceforge-picture-feat-celestial_ship }
    .keywords = navio, barco, nave, argo
diceforge-picture-feat-celestial_ship = Navio
diceforge-feat-celestial_ship-text = Pegue uma face de navio do Jardim e forje-a na hora.
diceforge-feat-celestial_ship-more = Quando sai, o navio deixa você comprar uma face do Santuário por 2 de ouro a menos.

diceforge-feat-minotaur = Minotauro
    .brief = O resto da mesa rola e perde o que as faces mostram
    .short = { diceforge-picture-feat-minotaur }
    .keywords = touro, perda, perder
diceforge-picture-feat-minotaur = Minotauro
diceforge-feat-minotaur-text = Todas as outras pessoas rolam os dois dados e perdem o que as faces dariam.
diceforge-feat-minotaur-more = Ninguém fica abaixo de 0. Numa escolha, cada pessoa decide o que perde, até algo de que tem pouco. ×3 triplica a perda, um espelho copia uma face a perder, um navio não faz nada. Quem tem uma carta de javali ganha normalmente.

diceforge-feat-guardians_shield = Escudo do Guardião
    .brief = Forje uma face de escudo à sua escolha
    .short = { diceforge-picture-feat-guardians_shield }
    .keywords = escudo, égide
diceforge-picture-feat-guardians_shield = Escudo
diceforge-feat-guardians_shield-text = Escolha uma das faces de escudo que restam no Jardim e forje-a na hora.
diceforge-feat-guardians_shield-more = Há quatro: ouro, sol, lua e PG. Um escudo dá seu recurso, ou 5 PG se seu outro dado já dá esse recurso.

diceforge-feat-gorgon = Górgona
    .brief = Sem efeito, muitos pontos
    .short = { diceforge-picture-feat-gorgon }
    .keywords = medusa, gorgona
diceforge-picture-feat-gorgon = Górgona
diceforge-feat-gorgon-text = Sem efeito, só pontos.

diceforge-feat-triton = Tritão
    .brief = Uma ficha para 6🪙, 2☀️ ou 2🌙 num dos seus turnos
    .short = { diceforge-picture-feat-triton }
    .keywords = tritao, deus do mar
diceforge-picture-feat-triton = Tritão
diceforge-feat-triton-text = Pegue uma ficha de Tritão. A qualquer momento do seu turno você pode usá-la para ganhar 6 de ouro, 2 fragmentos solares ou 2 lunares.
diceforge-feat-triton-more = O ouro pode ir para seu martelo. Uma ficha não usada não vale nada no fim.

diceforge-feat-mirror_of_the_abyss = Espelho do Abismo
    .brief = Forje uma face de espelho
    .short = { diceforge-picture-feat-mirror_of_the_abyss }
    .keywords = espelho, copiar
diceforge-picture-feat-mirror_of_the_abyss = Espelho
diceforge-feat-mirror_of_the_abyss-text = Pegue uma face de espelho do Jardim e forje-a na hora.
diceforge-feat-mirror_of_the_abyss-more = Quando sai, o espelho copia uma face que aparece num dado de outra pessoa.

diceforge-feat-sphinx = Esfinge
    .brief = Quatro bênçãos menores com um só dado
    .short = { diceforge-picture-feat-sphinx }
    .keywords = enigma, charada
diceforge-picture-feat-sphinx = Esfinge
diceforge-feat-sphinx-text = Escolha um dado. Você recebe quatro bênçãos menores com ele, uma depois da outra.
diceforge-feat-sphinx-more = Com um só dado, ×3 não dá nada, e um escudo dá seu recurso.

diceforge-feat-cyclops = Ciclope
    .brief = Quatro bênçãos menores com um dado; troque 🪙 por 1🏆 cada
    .short = { diceforge-picture-feat-cyclops }
    .keywords = um olho, polifemo, trocar
diceforge-picture-feat-cyclops = Ciclope
diceforge-feat-cyclops-text = Escolha um dado. Você recebe quatro bênçãos menores com ele, uma depois da outra. Sempre que ele der ouro, você pode trocar tudo, a 1 PG por ouro.
diceforge-feat-cyclops-more = Tudo ou nada em cada rolagem. O ouro que você guarda ainda pode ir para seu martelo.

diceforge-feat-twins = Os Gêmeos
    .brief = Pague 3🪙 para rerrolar um dado, depois ganhe 1🌙 ou 1🏆
    .short = { diceforge-picture-feat-twins }
    .keywords = gêmeos, gemeos, rerrolar, rolar de novo
diceforge-picture-feat-twins = Gêmeos
diceforge-feat-twins-text = Depois de rolar numa bênção sua, ou de rolar o Dado Celestial, e antes de aplicar qualquer coisa: você pode pagar 3 de ouro para rolar de novo um desses dados. Depois ganha também 1 fragmento lunar ou 1 PG.
diceforge-feat-twins-more = Cada cópia funciona uma vez por rolagem, e várias podem rolar de novo o mesmo dado; só vale a última face.

diceforge-feat-scepter = Cetro do Ferreiro
    .brief = Guarda mais 6🪙; com 4 ou mais pode pagar como ☀️ ou 🌙
    .short = { diceforge-picture-feat-scepter }
    .keywords = cetro, bastão
diceforge-picture-feat-scepter = Cetro
diceforge-feat-scepter-text = Ponha o cetro no seu tabuleiro. De agora em diante, sempre que você ganha ouro, até 6 dele podem ir para o cetro. Esse ouro se gasta como qualquer outro.
diceforge-feat-scepter-more = No seu turno, você pode esvaziar um cetro com 4 ou 5 de ouro para pagar 1 fragmento solar ou lunar, ou um com 6 para pagar 2 do mesmo tipo. Esses fragmentos precisam ser gastos na hora. Efeitos que contam ou tiram o ouro do inventário ignoram o cetro.

diceforge-feat-companion = O Companheiro
    .brief = Anda a cada turno; dispense-o por até 5☀️ e 5🏆
    .short = { diceforge-picture-feat-companion }
    .keywords = companheiro, amigo
diceforge-picture-feat-companion = Companheiro
diceforge-feat-companion-text = Ponha o Companheiro no espaço 0. Como reforço, ele anda 1 espaço, até o espaço 5. A qualquer momento do seu turno você pode dispensá-lo: ganha o sol e os PG que o espaço dele mostra.
diceforge-feat-companion-more = Depois disso ele não faz mais nada, mas os pontos da carta contam no fim.

diceforge-feat-celestial_die = O Dado Celestial
    .brief = Role o Dado Celestial
    .short = { diceforge-picture-feat-celestial_die }
    .keywords = celestial, dado
diceforge-picture-feat-celestial_die = Dado Celestial
diceforge-feat-celestial_die-text = Role o Dado Celestial e aplique o lado que sair.
diceforge-feat-celestial_die-more = Não é uma bênção, então Cérbero não pode repetir; os Gêmeos podem rolar de novo. Os lados dele estão em `/rules`, em “O Dado Celestial”.

diceforge-feat-wind = O Vento
    .brief = Todo mundo rola; você ganha um tipo de todos os dados
    .short = { diceforge-picture-feat-wind }
    .keywords = vento, tempestade, brisa
diceforge-picture-feat-wind = Vento
diceforge-feat-wind-text = Todo mundo rola os dois dados, você também, mas não aplica nada. Escolha um tipo: você ganha tudo o que essas faces mostram desse tipo.
diceforge-feat-wind-more = Espelhos, ×3, navios e golens não contam; escudos e faces de caos contam só o que dão sem o outro dado. Uma face com escolha conta para cada tipo que mostra.

diceforge-feat-ancestor = O Antepassado
    .brief = Uma face com 🏆 grátis, depois uma bênção menor com esse dado
    .short = { diceforge-picture-feat-ancestor }
    .keywords = antepassado, ancestral
diceforge-picture-feat-ancestor = Antepassado
diceforge-feat-ancestor-text = Você pode forjar de graça a face mais barata do Santuário que mostra PG. Depois recebe uma bênção menor com esse dado.
diceforge-feat-ancestor-more = Se você não forja nada, ainda escolhe um dado para a bênção.

diceforge-feat-mists = As Brumas
    .brief = Quem tem menos 🪙 perde 5🏆 para você
    .short = { diceforge-picture-feat-mists }
    .keywords = brumas, névoa, neblina
diceforge-picture-feat-mists = Brumas
diceforge-feat-mists-text = Quem tem menos ouro no inventário perde 5 PG, e você ganha o que essa pessoa perde.
diceforge-feat-mists-more = Se várias pessoas empatam com menos, todas perdem. Se só você tem menos, nada acontece. O ouro num cetro não conta.

diceforge-feat-eternal_night = A Noite Eterna
    .brief = O resto da mesa perde 1☀️ e 1🌙 para você
    .short = { diceforge-picture-feat-eternal_night }
    .keywords = noite, escuridão
diceforge-picture-feat-eternal_night = Noite Eterna
diceforge-feat-eternal_night-text = Cada uma das outras pessoas perde 1 fragmento lunar e 1 solar, se tiver. Você ganha tudo o que elas perdem.
diceforge-feat-eternal_night-more = Fragmentos ancestrais estão a salvo.

diceforge-feat-right_hand = A Mão Direita
    .brief = Troque quantos 🪙 quiser por 1🏆 cada
    .short = { diceforge-picture-feat-right_hand }
    .keywords = direita, mão
diceforge-picture-feat-right_hand = Mão Direita
diceforge-feat-right_hand-text = Você pode pagar quanto ouro quiser: ganha 1 PG por ouro.
diceforge-feat-right_hand-more = O ouro num cetro também pode ser pago.

diceforge-feat-tree = A Árvore
    .brief = Em cada um dos seus próximos turnos: 3🪙 e 1🏆, ou 2🏆 com 8🪙
    .short = { diceforge-picture-feat-tree }
    .keywords = árvore, arvore, folhas
diceforge-picture-feat-tree = Árvore
diceforge-feat-tree-text = Você ganha 3 de ouro e 1 PG; se tem 8 de ouro ou mais no inventário, ganha 2 PG em vez disso.
diceforge-feat-tree-more = O ouro num cetro não conta. Você não pode escolher qual dos dois ganha.

diceforge-feat-merchant = O Mercador
    .brief = Em cada um dos seus próximos turnos: 2🏆 ou uma face melhor
    .short = { diceforge-picture-feat-merchant }
    .keywords = mercador, comerciante, melhoria, nível
diceforge-picture-feat-merchant = Mercador
diceforge-feat-merchant-text = Você ganha 2 PG, ou troca de graça uma das suas faces por uma do Santuário um nível acima.
diceforge-feat-merchant-more = Os níveis são os preços 2, 3, 4, 5, 6, 8 e 12. Faces iniciais e do Jardim não têm nível: sobem para as faces de 2 de ouro. Se um nível está vazio, conta o seguinte. Vários Mercadores podem, juntos, subir uma face tantos níveis quantos são; só dá para subir uma face por turno.

diceforge-feat-wood_nymph = A Ninfa da Floresta
    .brief = 4🪙 na hora, e você pode comprar uma face
    .short = { diceforge-picture-feat-wood_nymph }
    .keywords = ninfa, dríade, floresta
diceforge-picture-feat-wood_nymph = Ninfa
diceforge-feat-wood_nymph-text = Você ganha 4 de ouro. Depois pode comprar uma face do Santuário pelo preço dela e forjá-la na hora.
diceforge-feat-wood_nymph-more = O ouro pode ir para um martelo ou um cetro.

diceforge-feat-light = A Luz
    .brief = Em cada um dos seus próximos turnos: 3🪙 por uma face à vista
    .short = { diceforge-picture-feat-light }
    .keywords = luz, brilho, lâmpada
diceforge-picture-feat-light = Luz
diceforge-feat-light-text = Você pode pagar 3 de ouro para aplicar uma face à vista, num dado seu ou de outra pessoa.
diceforge-feat-light-more = A face funciona sem o outro dado: ×3 não dá nada, um escudo dá seu recurso. O Dado Celestial não vale. Não é uma bênção.

diceforge-feat-goldsmith = O Ourives
    .brief = 2🏆 por façanha diferente que você tem
    .short = { diceforge-picture-feat-goldsmith }
    .keywords = ourives, joalheiro
diceforge-picture-feat-goldsmith = Ourives
diceforge-feat-goldsmith-text = Você ganha 2 PG por façanha diferente que tem, incluindo esta.
diceforge-feat-goldsmith-more = Várias cópias de uma façanha contam uma vez só, mesmo em cores diferentes.

diceforge-feat-omniscient = O Onisciente
    .brief = 2🏆 por face dos seus dados que mostra 🏆
    .short = { diceforge-picture-feat-omniscient }
    .keywords = onisciente, sabe tudo, olho
diceforge-picture-feat-omniscient = Onisciente
diceforge-feat-omniscient-text = Você ganha 2 PG por face dos seus dois dados que mostra PG.
diceforge-feat-omniscient-more = Escudos e faces de caos mostram PG; javalis e infortúnios, não.

diceforge-feat-trident = O Tridente Abissal
    .brief = Dê todo o seu 🪙 por qualquer face do Templo
    .short = { diceforge-picture-feat-trident }
    .keywords = tridente, poseidon, garfo
diceforge-picture-feat-trident = Tridente
diceforge-feat-trident-text = Abra mão de todo o ouro do seu inventário, mesmo que não tenha nenhum. Depois forje de graça qualquer face do Santuário ou do Jardim.
diceforge-feat-trident-more = Exceto as faces do Jardim que alguma façanha desta partida dá. O ouro num cetro fica com você.

diceforge-feat-eternal_fire = O Fogo Eterno
    .brief = Um turno extra inteiro, na hora
    .short = { diceforge-picture-feat-eternal_fire }
    .keywords = fogo, chama, turno extra, vez extra
diceforge-picture-feat-eternal_fire = Fogo Eterno
diceforge-feat-eternal_fire-text = Você joga na hora um turno extra inteiro: uma bênção só para você, reforços, uma ação e uma ação extra. Depois seu primeiro turno continua.
diceforge-feat-eternal_fire-more = Nele você pode usar cada reforço de novo. Com duas pessoas, a bênção vem duas vezes.

diceforge-feat-left_hand = A Mão Esquerda
    .brief = Expulsa todos os heróis; você aplica todos os dados deles
    .short = { diceforge-picture-feat-left_hand }
    .keywords = esquerda, mão
diceforge-picture-feat-left_hand = Mão Esquerda
diceforge-feat-left_hand-text = Todos os heróis em ilhas são expulsos, inclusive o seu. Quem teve o herói expulso rola os dois dados, mas quem aplica todos é você, um par depois do outro, começando pelo seu.
diceforge-feat-left_hand-more = Uma Ursa Maior sua dá 3 PG uma vez, se algum outro herói também foi expulso; cada outra pessoa que tem uma e teve o herói expulso também ganha 3 PG.

diceforge-feat-first_titan = O Primeiro Titã
    .brief = Uma façanha de 1🌙 ou 1☀️, de graça
    .short = { diceforge-picture-feat-first_titan }
    .keywords = titã, tita, carta grátis
diceforge-picture-feat-first_titan = Primeiro Titã
diceforge-feat-first_titan-text = Pegue de graça uma façanha que custa 1 fragmento lunar ou solar, sem mover seu herói, e aplique-a.
diceforge-feat-first_titan-more = Ela conta como comprada.

diceforge-feat-goddess = A Deusa
    .brief = Vire os dois dados para as faces que quiser e aplique
    .short = { diceforge-picture-feat-goddess }
    .keywords = hera, deusa
diceforge-picture-feat-goddess = Deusa
diceforge-feat-goddess-text = Vire seus dois dados para as faces que quiser e aplique-as como uma bênção divina.
diceforge-feat-goddess-more = Cérbero pode repetir. Os Gêmeos não têm o que rolar de novo.

diceforge-feat-moon_golem = O Golem Lunar
    .brief = Forje um golem lunar: um passo no labirinto
    .short = { diceforge-picture-feat-moon_golem }
    .keywords = golem
diceforge-picture-feat-moon_golem = Golem Lunar
diceforge-feat-moon_golem-text = Pegue um golem lunar da Floresta e forje-o na hora.
diceforge-feat-moon_golem-more = Quando ele sai, seu golem anda 1 espaço para a frente. Com um golem solar na mesma bênção, você pode rolar também o Dado Celestial.

diceforge-feat-great_golem = O Grande Golem
    .brief = Seu golem anda 2 espaços para a frente
    .short = { diceforge-picture-feat-great_golem }
    .keywords = golem
diceforge-picture-feat-great_golem = Grande Golem
diceforge-feat-great_golem-text = Seu golem anda 2 espaços para a frente no labirinto.
diceforge-feat-great_golem-more = Aplique cada espaço antes do próximo passo.

diceforge-feat-sun_golem = O Golem Solar
    .brief = Forje um golem solar: um passo no labirinto
    .short = { diceforge-picture-feat-sun_golem }
    .keywords = golem
diceforge-picture-feat-sun_golem = Golem Solar
diceforge-feat-sun_golem-text = Pegue um golem solar da Floresta e forje-o na hora.
diceforge-feat-sun_golem-more = Quando ele sai, seu golem anda 1 espaço para a frente. Com um golem lunar na mesma bênção, você pode rolar também o Dado Celestial.

diceforge-feat-time_golem = O Golem do Tempo
    .brief = Seu golem volta 2 espaços
    .short = { diceforge-picture-feat-time_golem }
    .keywords = golem, para trás, voltar
diceforge-picture-feat-time_golem = Golem do Tempo
diceforge-feat-time_golem-text = Seu golem volta 2 espaços no labirinto.
diceforge-feat-time_golem-more = Aplique cada espaço antes do próximo passo. Onde caminhos se encontram, você escolhe um; mais tarde pode seguir dali por outro. Um golem no espaço da Deusa fica lá.

diceforge-feat-memory = A Memória
    .brief = Duas fichas em ilhas premiam suas próximas façanhas lá
    .short = { diceforge-picture-feat-memory }
    .gender = f
    .keywords = memória, memoria, lembrança
diceforge-picture-feat-memory = Memória
diceforge-feat-memory-text = Ponha suas duas fichas de memória em duas ilhas diferentes, cada uma com o lado que quiser para cima: 2 fragmentos ancestrais e 1 lunar, ou 2 de lealdade e 1 fragmento solar. Quando você pega a próxima façanha de uma dessas ilhas, ganha o que a ficha mostra.
diceforge-feat-memory-more = Cada ficha premia uma vez. Fichas de outras pessoas não afetam você. Esta carta não recolhe nenhuma.

diceforge-feat-oracle = O Oráculo
    .brief = Bênçãos menores; com 💎 ou 🛡️, o resto vai para a esquerda
    .short = { diceforge-picture-feat-oracle }
    .keywords = oráculo, oraculo, pítia, delfos
diceforge-picture-feat-oracle = Oráculo
diceforge-feat-oracle-text = Você recebe uma bênção menor. Se ela der lealdade ou fragmentos ancestrais, os marcadores de todas as outras pessoas andam 1 espaço para a esquerda.
diceforge-feat-oracle-more = Essas pessoas não ganham fragmento com isso.

diceforge-feat-chaos = O Caos
    .brief = Forje uma face de caos à sua escolha
    .short = { diceforge-picture-feat-chaos }
    .keywords = caos, desordem
diceforge-picture-feat-chaos = Caos
diceforge-feat-chaos-text = Escolha uma das faces de caos que restam na Floresta e forje-a na hora.
diceforge-feat-chaos-more = Há quatro: duas dão fragmentos ancestrais, duas dão lealdade. Cada uma dá mais 3 PG se seu outro dado dá o recurso correspondente.

diceforge-feat-dogged = O Obstinado
    .brief = Forje 3🪙 1💎 ou 2🪙 1🏆 1🛡️
    .short = { diceforge-picture-feat-dogged }
    .keywords = obstinado, teimoso
diceforge-picture-feat-dogged = Obstinado
diceforge-feat-dogged-text = Escolha uma face da Floresta e forje-a na hora: 3 de ouro e 1 fragmento ancestral, ou 2 de ouro, 1 PG e 1 de lealdade.
diceforge-feat-dogged-more = Há duas de cada.

diceforge-feat-guardian = O Guardião
    .brief = Em cada um dos seus próximos turnos: 1💎 ou 1🛡️
    .short = { diceforge-picture-feat-guardian }
    .keywords = guardião, guardiao, protetor
diceforge-picture-feat-guardian = Guardião
diceforge-feat-guardian-text = Você ganha 1 de lealdade ou 1 fragmento ancestral.
diceforge-feat-guardian-more = A lealdade move seu marcador 1 espaço para a direita; um fragmento ancestral, 1 espaço para a esquerda.

diceforge-feat-mirror_of_misfortune = Espelho do Infortúnio
    .brief = Outra pessoa tem que forjá-lo; você aplica os dados dela também
    .short = { diceforge-picture-feat-mirror_of_misfortune }
    .keywords = infortúnio, infortunio, azar, espelho
diceforge-picture-feat-mirror_of_misfortune = Infortúnio
diceforge-feat-mirror_of_misfortune-text = Escolha outra pessoa: ela tem que forjar na hora a face de infortúnio da cor desta carta e nunca pode removê-la. Cada vez que a face é aplicada, você aplica depois os dois dados dessa pessoa como uma bênção divina.
diceforge-feat-mirror_of_misfortune-more = O próprio infortúnio conta para você também: 1 de lealdade ou 1 fragmento ancestral. Você faz suas próprias escolhas. Sua zona na trilha não dá nada por isso, porque os dados não são seus.
