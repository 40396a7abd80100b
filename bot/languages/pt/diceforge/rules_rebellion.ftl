# The rules of the expansion Rebellion, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-rebellion_overview =
    { "" }**Rebellion** traz três coisas para o Dice Forge; use as que quiser:

    · **Mais vinte conjuntos de façanhas**, com ou sem módulo.
    · O **módulo da Deusa:** seu golem percorre um labirinto cheio de recompensas.
    · O **módulo dos Titãs:** um novo tipo de fragmento, e uma trilha em que você toma o lado dos deuses ou da rebelião.

    Os dois módulos não se combinam. Na sala, o host escolhe primeiro o **Módulo**, que vem com uma seleção feita para ele: “Com o labirinto” ou “Com os Titãs”. Dá para escolher outra em **Façanhas em jogo**. Para a primeira partida com um módulo, a seleção para iniciantes também serve: os conjuntos do próprio módulo sempre entram.

    O resto é como no jogo base.
    .title = O que Rebellion traz
    .keywords = rebellion, rebelião, expansão, módulo, módulos, novo, resumo

diceforge-rules-rebellion_sets =
    Os vinte novos conjuntos substituem os do jogo base nos mesmos espaços. Cada um custa o que seu espaço custa.

    { "" }🌙 Gêmeos, Cetro (1) · Companheiro (1) · Dado Celestial, Vento (3) · Antepassado, Brumas (4) · Noite Eterna, Mão Direita (6)
    { "" }☀️ Árvore, Mercador (1) · Ninfa da Floresta (1) · Luz (3) · Ourives, Onisciente (4) · Tridente (5) · Fogo Eterno, Mão Esquerda (6)
    { "" }🌙☀️ Primeiro Titã, Deusa (5 + 5)

    Um módulo traz seus próprios conjuntos, que sempre ocupam seus espaços: 4 com a Deusa, 6 com os Titãs.

    “Sorteio”, “Draft” e “A minha” também usam os conjuntos novos se o host põe **Conjuntos disponíveis** em “Jogo base e 20 conjuntos de Rebellion”; essa opção só aparece com eles. `/card` mostra qualquer um.
    .title = Os novos conjuntos e seleções
    .keywords = conjuntos, seleção, seleções, cartas novas, alternativas, pena, triângulo, torneio, draft

diceforge-rules-rebellion_goddess =
    A Deusa construiu um **labirinto**, e cada pessoa conduz um **golem** por ele. Quase todo espaço dá uma recompensa.

    · No começo, seu dado escuro tem um **golem lunar** em vez de 1 fragmento lunar. Cada face de golem que sai leva seu golem **1 espaço para a frente**.
    · O módulo traz quatro façanhas: **Golem Lunar** e **Golem Solar** (uma face de golem), **Grande Golem** (2 espaços para a frente), **Golem do Tempo** (volta 2 espaços).
    · Chegar ao último espaço dá **15 PG**; quem chega primeiro também escolhe duas faces e as aplica como uma bênção.

    A imagem ao lado do tabuleiro mostra o labirinto, todos os golens e o que cada espaço faz.
    .title = Módulo da Deusa: a ideia
    .keywords = módulo da deusa, deusa, hera, módulo do labirinto, labirinto da deusa

diceforge-rules-rebellion_labyrinth =
    Seu golem anda **passo a passo**. Você aplica cada espaço antes que ele siga.

    · Numa **bifurcação** você escolhe o caminho. Há bifurcações nos espaços 1, 2, 4, 6, 16 e 19.
    · Faces de golem e o Grande Golem o levam **para a frente**; só o Golem do Tempo o leva **para trás**. Na volta, você escolhe o caminho onde vários se encontram (9, 10, 12, 13), e também aplica cada espaço. Isso pode render duas vezes e deixa você pegar outra bifurcação depois.
    · Vários golens podem estar no mesmo espaço.
    · Um golem na entrada não pode voltar; no **espaço da Deusa** (36) ele fica até o fim da partida.

    Da entrada ao fim são 18 passos pelo meio, 21 por cima, 24 por baixo.
    .title = Labirinto: andar
    .keywords = labirinto, golem, andar, passo, passos, bifurcação, para a frente, para trás, caminho

diceforge-rules-rebellion_spaces =
    · **Um ganho:** você ganha o que aparece. Com “ou”, escolhe um.
    · **2 PG de cada pessoa** (7): cada outra pessoa perde 2 PG, ou o que tem, e você ganha.
    · **Dado Celestial** (9, 16, 19, 25, 30; duas vezes em 23 e 28): role e aplique o lado antes de rolar de novo.
    · **Forjar** (18, 24; em 10 por 2 de ouro a menos): você pode comprar uma face do Santuário e forjá-la na hora.
    · **6 de ouro por 6 PG** (27), **2 fragmentos lunares por 8 PG** (29): você pode pagar uma vez por visita. Vale o ouro num cetro e, no seu turno, esvaziar um cetro por fragmentos; fragmentos ancestrais não valem.
    · **Câmara do tesouro** (8, 12, 21): veja o tema próprio.
    · **1 PG por face forjada** (33): compradas, grátis e impostas, todas contam.
    · **Nada:** 1, 31, 32, 34, 35.
    · **A Deusa** (36): 15 PG. O primeiro golem a chegar lá também deixa você virar os dois dados para quaisquer faces e aplicá-las como uma bênção.

    Os espaços valem no turno de quem for, sempre que seu golem entra neles.
    .title = Labirinto: o que fazem os espaços
    .keywords = espaços, espaço, casas, efeitos, recompensas, roubar, roubo, comprar pontos, forjar, nada, espaço da deusa

diceforge-rules-rebellion_treasure =
    Há três câmaras do tesouro (8, 12, 21) e três tesouros: **4 fragmentos lunares, 4 fragmentos solares, 10 PG**.

    Quem entra **primeiro** numa câmara escolhe um dos tesouros que restam e o ganha. O tesouro então é virado e fica lá: dali em diante, esse espaço dá **1 fragmento lunar, 1 fragmento solar ou 2 PG** a cada golem que passa.

    Não importa se o golem vai para a frente ou para trás.
    .title = Labirinto: câmaras do tesouro
    .keywords = tesouro, tesouros, câmara, câmaras, ficha

diceforge-rules-rebellion_golems =
    Uma **face de golem** leva seu golem 1 espaço para a frente, no turno de quem for.

    · Com ×3 são três passos, um depois do outro.
    · **Os dois golens** numa bênção: depois dos passos você pode rolar também o Dado Celestial, mesmo que seu golem já tenha chegado à Deusa. Um golem copiado conta.
    · Um espelho que copia um golem move o **seu** golem.
    · Se seu outro dado mostra um navio, ou dá ouro ou lua que você poderia pagar no próximo espaço, você escolhe qual face vem primeiro.
    · Um golem não conta nada para o Minotauro e o Vento.

    Faces de golem vêm da Floresta, com as façanhas Golem Lunar e Golem Solar.
    .title = Face: golem
    .keywords = face de golem, golem lunar, golem solar, dois golens, bônus

diceforge-rules-rebellion_celestial =
    O **Dado Celestial** não é de ninguém e nunca muda. Seus seis lados:

    · **12 de ouro** · **5 PG**
    · **3 PG**, e 3 de ouro, 1 fragmento solar ou 1 lunar
    · **Espelho celestial:** aplique uma face à vista em qualquer dado, inclusive nos seus.
    · **Virar um dado** seu para qualquer face e aplicar essa face.
    · **Dois níveis acima:** você pode trocar uma das suas faces por uma melhor, veja “Níveis e melhorias”.

    Uma face aplicada assim funciona sem o outro dado: ×3 não dá nada, um escudo dá seu recurso, um golem dá um passo.

    Esta rolagem **não é uma bênção**: Cérbero não pode repetir e nenhuma zona da trilha dos Titãs ajuda, mas os Gêmeos podem rolar de novo. Você o rola com a façanha O Dado Celestial, em alguns espaços do labirinto e com os dois golens.
    .title = O Dado Celestial
    .keywords = celestial, dado celestial, sétimo dado, lados, espelho celestial, virar um dado

diceforge-rules-rebellion_titans =
    Os Titãs voltaram, e você escolhe um lado. Cada pessoa tem um **marcador** numa trilha: a rebelião fica à esquerda; os deuses, à direita.

    · **Fragmentos ancestrais** 💎 vêm dos Titãs. Pagam façanhas como sol ou lua, e cada um que você ganha move seu marcador **1 espaço para a esquerda**.
    · **Lealdade** 🛡️ não é um recurso: cada uma que você ganha move seu marcador **1 espaço para a direita**.
    · A **zona** em que seu marcador está dá recompensas durante a partida.
    · No fim, o valor do seu espaço é **somado ou subtraído**: de −25 a +25 PG.

    No começo, seu dado claro tem 1 fragmento ancestral em vez de 1 solar, e seu dado escuro, 1 de lealdade e 1 PG em vez de 2 PG. O módulo traz seis façanhas: Memória, Oráculo, Caos, Obstinado, Guardião, Espelho do Infortúnio.
    .title = Módulo dos Titãs: a ideia
    .keywords = módulo dos titãs, titãs, titas, lealdade, rebelião, deuses, aliança, revolta dos titãs

diceforge-rules-rebellion_ancient =
    Cabem **6 fragmentos ancestrais**; baús não aumentam isso. Cada um que você ganha move seu marcador 1 espaço para a esquerda, **mesmo que não caiba mais**. Gastar ou perder não move nada.

    { "" }**O que pagam:** cada um conta como 1 fragmento solar ou lunar no preço de uma **façanha** ou de uma **ação extra**. Dá para misturar; se há mais de um jeito de pagar, o bot pergunta qual.

    { "" }**Exemplo:** A Deusa custa 5 fragmentos lunares e 5 solares. Você pode pagar com 3 lunares, 4 solares e 3 ancestrais.

    Não servem para mais nada: nem no labirinto nem para a Sentinela, e a Noite Eterna não os tira.
    .title = Fragmentos ancestrais e pagamento
    .keywords = fragmento ancestral, fragmentos ancestrais, ancestral, pagar, pagamento, pagamento misto, fragmentos dos titãs, coringa

diceforge-rules-rebellion_track =
    A trilha tem 31 espaços, e todos os marcadores começam no meio, que vale 0. Cada **fragmento ancestral** que você ganha move seu marcador 1 espaço para a **esquerda**; cada **lealdade**, 1 espaço para a **direita**. Não dá para recusar.

    { "" }**Caminhos especiais** estão desenhados em azul nas duas pontas. Se um deles sai dali e a seta aponta para onde você vai, você **tem que** segui-lo; contra a seta, fica no caminho principal. Por isso alguns espaços só são alcançados num sentido.

    Na ponta o marcador fica parado; os fragmentos você ganha assim mesmo.

    Vários marcadores podem estar no mesmo espaço. O bot os move; a imagem ao lado do tabuleiro mostra os caminhos, as zonas e o valor de cada espaço.
    .title = Trilha dos Titãs: andar
    .keywords = trilha, marcador, mover, esquerda, direita, caminho especial, caminho azul, seta, fim da trilha, lealdade

diceforge-rules-rebellion_zones =
    A zona do seu marcador funciona sozinha enquanto ele está nela.

    { "" }**Rebelião**, quando você compra uma façanha:
    · −8 a −5: **3 PG** se ninguém tem essa façanha ainda, **2 PG** se outras pessoas têm e você não.
    · −10 e abaixo: **5 PG** e **3 PG** em vez disso.

    { "" }**Entre −3 e +3** nada acontece.

    { "" }**Deuses**, para cada um dos **seus dados** numa bênção:
    · +5 a +7: um dado que dá ouro dá mais **1 de ouro**.
    · +8 a +12: um dado que dá ouro dá mais **1 de ouro e 1 PG**.
    · +14 e acima: o mesmo, e um dado que dá PG dá mais **1 PG**.

    Em cada face conta a zona em que seu marcador estava **antes** dessa face. Um dado triplicado conta uma vez; um espelho no seu dado conta. PG de trocas (Sentinela, Ciclope) não contam como PG que o dado dá. Cartas de mesmo nome em cores diferentes são uma só façanha.
    .title = Trilha dos Titãs: as zonas
    .keywords = zona, zonas, bônus, zona da rebelião, zona dos deuses, primeira cópia, ouro extra, pontos extras

diceforge-rules-rebellion_chaos =
    Há quatro **faces de caos**. Duas dão 2 fragmentos ancestrais, duas dão 2 de lealdade, e seu **outro dado** decide se você ganha mais 3 PG:

    · **Caos solar:** 2 fragmentos ancestrais, e 3 PG se o outro dado dá sol.
    · **Caos lunar:** 2 fragmentos ancestrais, e 3 PG se ele dá lua.
    · **Caos de ouro:** 2 de lealdade, e 3 PG se ele dá ouro.
    · **Caos de PG:** 2 de lealdade, e 3 PG se ele dá PG.

    Seu marcador anda 2 espaços para a esquerda ou para a direita. Se o outro dado dá uma escolha, faça essa escolha antes. Sem outro dado, uma face de caos não dá PG; com ×3, dá três vezes os fragmentos ou a lealdade.

    A façanha O Caos dá uma à sua escolha. **O Obstinado** dá 3 de ouro e 1 fragmento ancestral, ou 2 de ouro, 1 PG e 1 de lealdade.
    .title = Faces: caos e o Obstinado
    .keywords = caos, face de caos, obstinado, floresta, faces dos titãs

diceforge-rules-rebellion_misfortune =
    Quem realiza o **Espelho do Infortúnio** escolhe outra pessoa, que tem que forjar na hora o infortúnio da cor da carta. Ele **nunca pode ser removido**.

    Cada vez que é aplicado:
    1. A pessoa com ele no dado ganha **1 de lealdade ou 1 fragmento ancestral**.
    2. Quem tem a carta aplica **os dois dados dessa pessoa** como estão, como uma bênção, com as próprias escolhas. O infortúnio também conta, por 1 de lealdade ou 1 fragmento ancestral, mas não dispara outro espelho.

    A zona de quem tem a carta não dá nada por isso, porque os dados não são seus. Se os dois dados mostram um infortúnio, quem tem cada carta aplica os dois dados; quem tem as duas aplica duas vezes. O Vento não dispara nada.

    Enquanto um infortúnio está à vista, cada pessoa espera pelas outras.
    .title = Face: infortúnio
    .keywords = infortúnio, infortunio, espelho do infortúnio, azar, face imposta, nunca removida

diceforge-rules-rebellion_memory =
    { "" }**A Memória:** ponha duas fichas em duas ilhas diferentes, cada uma com o lado que quiser para cima: **2 fragmentos ancestrais e 1 lunar**, ou **2 de lealdade e 1 fragmento solar**. Quando você pega a próxima façanha de uma dessas ilhas, ganha o que a ficha mostra antes que a façanha faça algo; aí a ficha sai. A Memória não recolhe as fichas que acabou de pôr.

    { "" }**O Oráculo:** uma bênção menor em cada um dos seus próximos turnos. Se ela der lealdade ou fragmentos ancestrais, os marcadores de **todas as outras** pessoas andam 1 espaço para a esquerda; elas não ganham fragmento.

    { "" }**O Guardião:** em cada um dos seus próximos turnos, 1 de lealdade ou 1 fragmento ancestral.
    .title = Memória, Oráculo, Guardião
    .keywords = memória, memoria, ficha, oráculo, guardião, recompensa da ilha

diceforge-rules-rebellion_twins =
    Depois de rolar numa **bênção sua**, ou de rolar o Dado Celestial, e **antes de aplicar qualquer coisa**, você pode pagar **3 de ouro** para rolar de novo um desses dados. A nova face vale no lugar.

    Quando tudo estiver aplicado, você ganha **1 fragmento lunar ou 1 PG** por uso.

    Cada cópia funciona uma vez por rolagem. Com várias cópias dá para rolar de novo vários dados, ou um dado várias vezes; só vale a última face. Só dá para pagar com o ouro que você já tinha antes dos efeitos da rolagem.

    Não valem para rolagens que não são sua bênção (Sátiros, Minotauro, Vento, Mão Esquerda) nem para dados virados.
    .title = Os Gêmeos: rolar de novo
    .keywords = gêmeos, gemeos, rerrolar, rolar de novo, 3 de ouro

diceforge-rules-rebellion_scepter =
    Um cetro guarda **mais 6 de ouro**. Sempre que você **ganha ouro**, qualquer parte dele pode ir para lá; ouro que você já tem não passa. Esse ouro se gasta como qualquer outro: se dá para pagar dos dois lados, o bot pergunta.

    { "" }**Como fragmentos:** no **seu turno**, um cetro com **4 ou 5 de ouro** paga **1** fragmento solar ou lunar; um com **6**, **2** do mesmo tipo, para façanhas, ações extras e no labirinto. Isso o esvazia. Esses fragmentos se gastam na hora, junto com outros se quiser; o que sobra se perde.

    Efeitos que olham seu inventário ignoram o cetro: Brumas e Árvore não o contam, Tridente e Minotauro não tiram dele. A Mão Direita pode gastá-lo.

    Martelo, Gêmeos e Cetro dividem um espaço, então só um deles está numa partida.
    .title = O cetro
    .keywords = cetro, bastão, segundo cofre, ouro como fragmentos, esvaziar, 4 de ouro, 6 de ouro

diceforge-rules-rebellion_companion =
    Ponha o Companheiro no **espaço 0**. Como **reforço**, ele anda 1 espaço em cada turno seu, até o espaço **5**.

    A qualquer momento do **seu turno** você pode dispensá-lo: ganha o **sol** e os **PG** que o espaço dele mostra. Sol que não cabe se perde. Depois disso a carta não faz mais nada, mas os pontos dela contam no fim.

    Você pode ter vários; cada um anda separado.
    .title = O Companheiro
    .keywords = companheiro, dispensar, resgatar, espaço, sol e pontos

diceforge-rules-rebellion_levels =
    Uma **melhoria** troca de graça uma das suas faces por uma melhor do Santuário. Os níveis são os preços do Santuário:

    1: 2 de ouro · 2: 3 de ouro · 3: 4 de ouro · 4: 5 de ouro · 5: 6 de ouro · 6: 8 de ouro · 7: 12 de ouro

    Faces iniciais, do Jardim e da Floresta ficam abaixo do nível 1. Isso vale também para o fragmento solar ou lunar inicial, embora o Santuário venda a mesma face.

    · A nova face está **exatamente** tantos níveis acima. Só se esse nível está vazio conta o seguinte.
    · **O Mercador** sobe uma face 1 nível, ou dá 2 PG. Vários Mercadores podem, juntos, subir uma face tantos níveis quantos são; só dá para subir **uma face por turno**, e os outros Mercadores dão 2 PG cada.
    · O **Dado Celestial** sobe uma face 2 níveis, se você quiser; do nível 6 para o 7.

    A nova face conta como forjada. Javalis e infortúnios ficam.
    .title = Níveis e melhorias: o Mercador
    .keywords = mercador, melhoria, nível, níveis, face melhor, dois níveis, subir

diceforge-rules-rebellion_forging =
    · **A Ninfa da Floresta:** 4 de ouro, depois você pode comprar uma face pelo preço.
    · **O Antepassado:** você pode forjar de graça a face mais barata do Santuário que mostra PG; depois uma bênção menor com esse dado. Se não forja nada, você escolhe o dado.
    · **O Tridente Abissal:** abra mão de todo o ouro do inventário, mesmo que não tenha nenhum, e forje qualquer face do Santuário ou do Jardim, exceto as que alguma façanha desta partida dá. Um javali pego assim não tem carta de ninguém: só dá 1 fragmento solar ou lunar, mas também não pode ser removido.
    · **A Luz:** como reforço, pague 3 de ouro e aplique uma face à vista, inclusive sua. Ela funciona sem o outro dado: ×3 não dá nada, um escudo dá seu recurso.
    · **O Onisciente:** 2 PG por face dos seus dados que mostra PG. Escudos e faces de caos mostram.
    .title = Ninfa, Antepassado, Tridente, Luz
    .keywords = ninfa da floresta, ninfa, antepassado, tridente, luz, onisciente, face grátis

diceforge-rules-rebellion_taking =
    · **O Vento:** todo mundo rola os dois dados, mas não aplica nada. Escolha um tipo: você ganha tudo o que está à vista desse tipo. Espelhos, ×3, navios e golens não contam; escudos e faces de caos contam só o que dão sem o outro dado.
    · **As Brumas:** quem tem menos ouro no inventário perde 5 PG para você; se várias pessoas empatam, todas perdem. Se você é uma delas, perde também; se só você tem menos, nada acontece.
    · **A Noite Eterna:** cada uma das outras pessoas perde 1 fragmento solar e 1 lunar para você, se tiver.
    · **A Mão Direita:** pague quanto ouro quiser e ganhe 1 PG por ouro.
    · **A Árvore:** em cada um dos seus próximos turnos, 3 de ouro e 1 PG, ou 2 PG se você tem 8 de ouro ou mais.
    · **O Ourives:** 2 PG por façanha diferente que você tem, incluindo esta.
    .title = Vento, Brumas, Noite, Mão Direita, Árvore, Ourives
    .keywords = vento, brumas, névoa, noite eterna, noite, mão direita, árvore, ourives, roubar

diceforge-rules-rebellion_left_hand =
    Todos os heróis em ilhas, inclusive o seu, voltam aos portais iniciais. Quem joga com cada um rola os dois dados, mas só **você** aplica esses pares, um depois do outro, **começando pelo seu**.

    · As escolhas neles são suas; golens movem seu golem, fragmentos movem seu marcador.
    · Sua zona na trilha dos Titãs só ajuda com seu próprio par.
    · Mais ninguém recebe bênção. Se sua ida à ilha expulsou um herói, isso veio antes, com a bênção de sempre para quem joga com ele.
    · Para Gêmeos e Cérbero, isto não é uma bênção.
    · **Ursa Maior:** cada ursa sua dá 3 PG uma vez, se pelo menos um outro herói foi expulso; as outras pessoas com herói expulso ganham 3 PG por ursa que têm.
    .title = A Mão Esquerda
    .keywords = mão esquerda, expulsar todos, expulsão, ursa

diceforge-rules-rebellion_fire =
    O **Fogo Eterno** dá a você, na hora, um **turno inteiro dentro do seu turno**:

    1. Uma bênção divina **só para você** (duas, se a partida for de duas pessoas).
    2. Seus reforços, cada um mais uma vez.
    3. Uma ação: forjar ou realizar uma façanha.
    4. Uma ação extra, se você pagar.

    Quando você o encerra, **seu primeiro turno continua** de onde estava: se ainda não fez a ação extra dele, ainda pode. A mesma face pode ser comprada nos dois.

    Um segundo Fogo Eterno durante o turno extra funciona igual.
    .title = O Fogo Eterno: um turno dentro do turno
    .keywords = fogo eterno, fogo, chama, turno extra, vez extra, segunda vez

diceforge-rules-rebellion_great =
    { "" }**A Deusa:** vire seus dois dados para quaisquer faces e aplique-as como uma bênção divina. Vale tudo o que vem com uma bênção: ×3, os dois golens, sua zona na trilha dos Titãs, Cérbero. Só os Gêmeos não têm o que rolar de novo.

    { "" }**O Primeiro Titã:** pegue de graça, das ilhas, uma façanha que custa um único fragmento solar ou lunar. Seu herói não se move e não expulsa ninguém. A façanha conta como comprada: você a aplica, zonas e fichas de memória a premiam, e o Ourives a conta. Se não resta carta assim, nada acontece.
    .title = A Deusa e o Primeiro Titã
    .keywords = carta da deusa, primeiro titã, carta do titã, façanha grátis, escolher faces

diceforge-rules-rebellion_scoring =
    No fim, some como sempre os Pontos de Glória que você ganhou e os impressos nas suas façanhas.

    · **Módulo dos Titãs:** o valor do espaço do seu marcador é somado, ou subtraído se está do lado da rebelião. Ninguém termina abaixo de 0.
    · **Módulo da Deusa:** o labirinto não dá mais nada no fim; os 15 PG vêm quando você chega à Deusa.

    Fragmentos ancestrais, ouro em cetros, Companheiros não dispensados e fichas de memória não recolhidas não valem nada.
    .title = Pontuação com Rebellion
    .keywords = pontuação, valor da trilha, fim, pontos negativos, negativo, pontuação da rebellion
