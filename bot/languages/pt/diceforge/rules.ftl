# The rules of Dice Forge, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-goal =
    Cada herói tem dois dados cujas faces podem ser trocadas. Eles dão ouro, sol e lua, que você transforma em faces melhores e em **façanhas heroicas**.

    { "" }🪙 **Ouro** compra faces novas no Templo.
    { "" }☀️ **Sol** e 🌙 **lua** pagam façanhas nas ilhas; o sol também compra uma segunda ação.
    { "" }🏆 **Pontos de Glória (PG)** vêm de faces e efeitos, e estão impressos nas façanhas.

    Depois da última rodada, quem tem **mais Pontos de Glória** ganha um lugar entre os deuses.
    .title = Objetivo do jogo
    .keywords = objetivo, vencer, ganhar, vitória, resumo, começo, como se joga, pontos, glória

diceforge-rules-round =
    Numa rodada, todo mundo joga uma vez. Com 2 ou 4 pessoas são **9 rodadas**; com 3, **10**. Quem começa é sempre a mesma pessoa.

    Seu turno tem quatro fases:
    { "" }**1. Bênção:** todo mundo, não só você, recebe uma bênção divina.
    { "" }**2. Reforços:** você pode usar cada carta de reforço uma vez.
    { "" }**3. Ação:** você **forja** faces ou realiza **uma façanha heroica**. Pode também passar (a não ser que o host tenha desligado isso na sala).
    { "" }**4. Ação extra:** por 2 fragmentos solares você pode forjar ou realizar uma façanha mais uma vez.

    Depois é a vez da próxima pessoa.
    .title = Uma rodada e um turno
    .keywords = rodada, vez, turno, fase, fases, ordem, quem começa, primeiro jogador, ação, passar, fim da vez, última rodada, duração

diceforge-rules-blessing =
    { "" }**Bênção divina:** role seus dois dados e aplique as duas faces, na ordem que quiser.
    { "" }**Bênção menor:** escolha um dos seus dados, role e aplique a face.

    Na fase 1, todo mundo recebe uma bênção divina ao mesmo tempo. O bot pede as escolhas de todo mundo de uma vez; se a ordem importa (vários navios querem a mesma face), quem está na vez vem primeiro.

    Algumas façanhas também dão uma bênção divina, e ter o herói expulso também; bênçãos menores só vêm de façanhas. Os dados ficam como saíram até a próxima rolagem, então um espelho pode copiá-los.
    .title = Bênçãos: divina e menor
    .keywords = bênção, bençao, benção, bênção divina, bênção menor, rolar, dados, ao mesmo tempo, todos rolam

diceforge-rules-resources =
    No seu inventário cabem **12 de ouro, 6 fragmentos solares e 6 lunares**. O que não cabe se perde, a não ser que antes você ponha o ouro num martelo. Pontos de Glória não têm limite.

    Cada **baú** (Baú do Ferreiro) dá espaço para mais 4 de ouro, 3 fragmentos solares e 3 lunares; vários baús se somam.

    Quem começa tem 3 de ouro; cada pessoa seguinte, um a menos. Nada fica abaixo de 0. As sobras não valem nada no fim.
    .title = Recursos, limites e o baú
    .keywords = inventário, inventario, limite, máximo, excesso, sobra, baú, bau, ouro, sol, lua, cheio, fragmentos, ouro inicial

diceforge-rules-forging =
    Como ação, você compra **uma ou mais faces** do Santuário (o Templo sem o Jardim), pelo ouro indicado. Todas as faces de uma ação precisam ser **diferentes**; duas faces diferentes com o mesmo preço são permitidas.

    Você forja cada face na hora: escolha um dado e a face a substituir. A nova fica à vista. A antiga sai do jogo; Tífon a conta como **forjada**.

    É forjando que se muda um dado. Dá para forjar nos dois dados; claro e escuro não importam depois do começo. Um javali nunca pode ser removido.

    Depois de comprar uma face, compre outra ou encerre a ação. Faces do **Jardim** não têm preço: vêm com façanhas.
    .title = Forjar faces
    .keywords = forjar, comprar faces, templo, santuário, jardim, preço, trocar, remover, faces diferentes, loja

diceforge-rules-faces =
    { "" }**No começo:** dado claro 5 × 1 de ouro, 1 × 1 fragmento solar; dado escuro 4 × 1 de ouro, 1 × 2 PG, 1 × 1 fragmento lunar.

    { "" }**No Santuário**, por preço em ouro:
    2 · 3 de ouro · 1 fragmento lunar
    3 · 4 de ouro · 1 fragmento solar
    4 · 6 de ouro · 1 de ouro, sol ou lua · 1 PG e 1 fragmento solar · 2 de ouro e 1 fragmento lunar
    5 · 3 de ouro ou 2 PG
    6 · 2 fragmentos lunares
    8 · 2 fragmentos solares · 3 PG
    12 · 4 PG · 2 PG e 2 fragmentos lunares · 2 de ouro, sol ou lua · 1 de cada: ouro, PG, sol e lua

    Há quatro de cada, mas só uma de cada uma das quatro faces diferentes de 4 e de 12 de ouro.

    { "" }**“E”** dá tudo o que aparece; **“ou”**, um deles, à sua escolha.
    .title = Faces e preços
    .keywords = faces, preços, santuário, dados iniciais, lista de faces, escolha, ou, e, templo

diceforge-rules-feats =
    Como ação, você realiza **uma façanha**, se puder pagar e a pilha não estiver vazia:

    1. Escolha a façanha e pague o **sol** e a **lua** dela.
    2. Leve seu herói ao portal da **ilha** dela, se ainda não está lá. Se há outro herói, você o expulsa.
    3. Pegue a carta e aplique o efeito imediato, se houver.

    Há quatro tipos de carta: **imediato** (vale quando você a pega), **reforço** (uma vez em cada um dos seus próximos turnos), **automático** (sempre que se aplica) e **só pontos**. Todas contam seus pontos no fim.

    Você pode ter a mesma façanha várias vezes. Cada pilha tem tantas cartas quantas pessoas jogam.
    .title = Façanhas heroicas
    .keywords = façanha, façanhas, facanha, carta, cartas, ilha, portal, lua, sol, custo, pilha, imediato, automático, realizar

diceforge-rules-ousting =
    No portal de uma ilha cabe um herói. Se você vai a um portal onde está outro herói, você o **expulsa**: ele volta ao portal inicial, e quem joga com ele recebe na hora uma **bênção divina**, antes de você pegar a carta.

    Se você já está na ilha, fica e não expulsa ninguém. Um herói fica até ser expulso ou sair por outra façanha.

    Com a **Ursa Maior**, os dois lados ganham 3 PG por ursa que têm, antes da bênção.
    .title = Ilhas e expulsão
    .keywords = expulsar, expulso, expulsão, portal, ilha, deslocar, mover, herói, ursa

diceforge-rules-reinforcements =
    Antes da ação, você pode usar cada carta de reforço **uma vez**, em qualquer ordem; cada cópia conta.

    · **Corça de Prata:** uma bênção menor.
    · **O Ancião:** pague 3 de ouro, ganhe 4 PG.
    · **Coruja do Guardião:** 1 de ouro, 1 fragmento solar ou 1 lunar.
    · Rebellion traz Árvore, Mercador, Luz, Companheiro, Oráculo e Guardião.

    Depois de forjar ou realizar uma façanha, neste turno já é tarde. Uma carta que você pega agora pode ser usada a partir do seu próximo turno.
    .title = Reforços
    .keywords = reforço, reforços, fase 2, corça, ancião, coruja, usar carta, antes da ação

diceforge-rules-extra =
    Depois da ação, você pode pagar **2 fragmentos solares** por mais uma: forjar ou realizar uma façanha, como quiser. **Só uma por turno**.

    É uma ação nova, então dá para comprar faces que você já comprou e realizar a mesma façanha de novo. Para reforços já é tarde, mas fichas de Tritão ainda podem ser usadas.
    .title = A ação extra
    .keywords = ação extra, segunda ação, ação adicional, 2 de sol, fase 4, duas vezes

diceforge-rules-triple =
    { "" }**×3** sozinha não dá nada; triplica o que seu **outro dado** dá.

    · Com uma escolha: primeiro escolha, depois triplique.
    · Com um espelho: escolha a face copiada, depois triplique.
    · Com um navio: 6 de ouro a menos, ainda para uma só face.
    · Com um escudo: três vezes o recurso dele (nunca os 5 PG).
    · Com um javali: 3 do tipo escolhido; quem tem a carta escolhe três vezes.
    · Sem outro dado, ou com um segundo ×3: nada.

    Ela vem com a façanha Elmo da Invisibilidade.
    .title = Face: ×3
    .keywords = triplo, triplicar, x3, vezes três, multiplicador, elmo da invisibilidade, elmo

diceforge-rules-mirror =
    O **espelho** funciona como cópia de uma face à vista num **dado de outra pessoa**, como se o seu próprio dado a mostrasse.

    · Um ×3 copiado triplica seu outro dado.
    · Um escudo copiado olha para o seu outro dado.
    · Um javali copiado dá a você 1 fragmento solar ou lunar, e quem tem a carta dele também ganha.
    · Dois espelhos podem copiar faces diferentes.
    · Se o dado de outra pessoa mostra um espelho, você pode copiar o que ela poderia: qualquer face à vista, até a do seu outro dado.

    Ele vem com a façanha Espelho do Abismo.
    .title = Face: espelho
    .keywords = espelho, copiar, abismo, espelho do abismo, copiar uma face

diceforge-rules-ship =
    O **navio** deixa você comprar **uma face** do Santuário por **2 de ouro a menos** e forjá-la na hora, mesmo fora do seu turno. Não é obrigatório, e o preço nunca fica abaixo de 0.

    Com ×3 o desconto é 6. Se seu outro dado dá ouro, você escolhe qual face vem primeiro. Se várias pessoas rolam um navio, quem está na vez compra primeiro, depois o resto na ordem.

    Faces do Jardim não valem. Para o Minotauro, um navio não faz nada. Ele vem com a façanha Navio Celestial.
    .title = Face: navio
    .keywords = navio, barco, navio celestial, desconto, mais barato, 2 de ouro a menos

diceforge-rules-boar =
    Quem realiza o **Javali Tenaz** escolhe outra pessoa, que tem que forjar na hora o javali da cor da carta, num dado e sobre uma face à escolha dela. Ele **nunca pode ser removido**.

    Cada vez que o javali é aplicado, a pessoa com ele ganha **1 fragmento solar ou lunar**, e depois quem tem a carta ganha **1 fragmento solar, 1 lunar ou 3 PG**: quando sai, por espelho, com Sátiros ou repetido por Cérbero.

    Triplicado: a pessoa com o javali ganha 3 de um tipo, e quem tem a carta escolhe três vezes. Com o Minotauro, a primeira perde, e a segunda ganha mesmo assim.

    Com espelho ou Sátiros, quem copia o javali ganha no lugar de quem o tem no dado.
    .title = Face: javali
    .keywords = javali, javali tenaz, porco, face imposta, nunca removida, carta colorida

diceforge-rules-shield =
    Há quatro escudos: **sol, lua, ouro e PG**. Cada um mostra um recurso e 5 PG; seu **outro dado** decide:

    · Se ele também dá o recurso do escudo: **5 PG**, e nada mais do escudo.
    · Se não: o recurso do escudo, ou seja, 2 fragmentos solares, 2 lunares, 3 de ouro ou 3 PG.

    Se o outro dado dá uma escolha, faça essa escolha antes. Se dá várias coisas, basta uma coincidir; o que você põe num martelo ou troca também conta.

    Sem outro dado (bênção menor), ao lado de um navio ou de um escudo diferente, ele dá seu recurso; com ×3, três vezes isso. A façanha Escudo do Guardião dá um à sua escolha.
    .title = Face: escudo
    .keywords = escudo, escudo do guardião, 5 pg, outro dado, égide

diceforge-rules-hammer =
    Sempre que você **ganha ouro**, qualquer parte dele pode ir para o martelo em vez do inventário: cada ouro o move um espaço. Não importa de onde o ouro vem, mas ouro que você já tem não vale.

    A primeira volta de **15 espaços** dá **10 PG**; a segunda, **15 PG**. Aí esse martelo está completo. O ouro que sobra conta para a próxima volta, depois para seu próximo martelo.

    Você trabalha num martelo por vez. Decida primeiro sobre o martelo; o que você guarda precisa depois caber no inventário.
    .title = O martelo
    .keywords = martelo, martelo do ferreiro, volta, voltas, 15 de ouro, desviar ouro, trilha

diceforge-rules-tokens =
    { "" }**Tritão:** a qualquer momento do **seu turno**, você pode usar uma ficha por **6 de ouro, 2 fragmentos solares ou 2 lunares**, mesmo entre duas compras ou enquanto seu navio compra. O ouro pode ir para um martelo.

    { "" }**Cérbero:** depois de **qualquer bênção sua**, no turno de quem for, você pode usar uma ficha para aplicar as mesmas faces de novo. Na segunda vez dá para escolher diferente. Uma ficha por bênção. Sátiros e Minotauro não são bênçãos suas.

    Fichas não usadas não valem nada no fim; os pontos das cartas contam de qualquer jeito.
    .title = Fichas: Tritão e Cérbero
    .keywords = ficha, fichas, token, tritão, cérbero, repetir, de novo, duas vezes

diceforge-rules-satyrs =
    Todas as outras pessoas rolam os dois dados, mas não aplicam nada. Você escolhe **dois desses dados**, de uma pessoa ou de duas, e aplica as faces como se fossem suas.

    ×3 triplica a outra face escolhida; um escudo olha para ela. Um espelho deixa você copiar a face de outra pessoa. Com um javali, ganha quem tem a carta dele.

    Não é uma bênção, então Cérbero não pode repetir. Os dados ficam como saíram.
    .title = Sátiros
    .keywords = sátiro, sátiros, satiros, emprestar, dados de outros, escolher dois

diceforge-rules-minotaur =
    Todas as outras pessoas rolam os dois dados e **perdem** o que ganhariam, inclusive Pontos de Glória. Ninguém fica abaixo de 0.

    · Numa face com escolha, cada pessoa decide o que perde, até algo que não tem.
    · ×3 triplica a perda; um escudo se decide como sempre, depois se perde.
    · Um espelho copia uma face, e perde-se o que ela mostra.
    · Um navio não faz nada; martelos ficam em paz.
    · Num javali, quem rolou perde 1 fragmento solar ou lunar; quem tem a carta **ganha** normalmente.

    Não é uma bênção, então Cérbero não pode repetir.
    .title = Minotauro: perder
    .keywords = minotauro, perder, perda, touro, negativo

diceforge-rules-trials =
    { "" }**Câncer** e **Sentinela:** duas bênçãos divinas, uma depois da outra. Com a Sentinela, você pode trocar o sol e a lua que uma face dá por **2 PG cada**.

    { "" }**Esfinge** e **Ciclope:** escolha um dado, depois quatro bênçãos menores com ele. Com o Ciclope, você pode trocar o ouro de uma rolagem por **1 PG cada**.

    A troca é tudo ou nada em cada face. O que você troca não entra no inventário, mas ainda conta para um escudo. Os PG vêm na hora.

    Depois de cada uma dessas bênçãos você pode usar uma ficha de Cérbero, e trocar de novo na repetição.
    .title = Câncer, Sentinela, Esfinge, Ciclope
    .keywords = câncer, cancer, sentinela, esfinge, ciclope, trocar, troca, quatro bênçãos, duas bênçãos, enigma, caranguejo

diceforge-rules-lineups =
    Quinze espaços em sete ilhas têm um conjunto de façanhas cada. Para nove deles o jogo base tem dois conjuntos, então o host escolhe na sala:

    · **Para iniciantes:** os quinze conjuntos de efeitos simples.
    · **Avançada:** ursa, javali, Cérbero, Sentinela, Tífon, navio, escudos, Tritão, Ciclope.
    · **Sorteio:** cada espaço recebe um dos seus conjuntos ao acaso.
    · **Draft:** antes da rodada 1, cada pessoa escolhe, na sua vez, um conjunto para um espaço ainda aberto.
    · **A minha:** o host escolhe espaço por espaço.

    Os outros seis espaços têm sempre Martelo, Baú, Elmo da Invisibilidade, O Ancião, Espíritos Selvagens e Espelho do Abismo.

    { "" }**Rebellion** tem mais conjuntos para quase todos os espaços, e mais seleções: veja “Os novos conjuntos e seleções”.
    .title = Seleções e o draft
    .keywords = seleção, seleções, iniciante, avançada, sorteio, draft, personalizada, conjuntos, quais cartas, preparação

diceforge-rules-two =
    Com **duas pessoas**, três coisas mudam:

    · A fase 1 acontece **duas vezes** em cada turno: duas bênçãos divinas seguidas para ambas.
    · Antes da partida, duas faces sorteadas saem de cada espaço do Santuário; restam duas.
    · Cada façanha tem duas cartas, e são 9 rodadas.

    Com Sátiros, você usa os dois dados da outra pessoa.
    .title = Duas pessoas
    .keywords = dois jogadores, duas pessoas, 2 jogadores, duelo, duas vezes, menos faces

diceforge-rules-scoring =
    Some:
    · os **Pontos de Glória que você ganhou** durante a partida (no seu inventário),
    · os **pontos impressos nas suas façanhas**.

    Ouro, sol, lua, fichas e martelos inacabados não valem nada. Com o módulo dos Titãs de Rebellion, a trilha também conta.

    Vence quem tem mais pontos. No empate, **divide-se a colocação**; ou, se o host escolheu isso na sala, desempata quem tem mais faces forjadas, depois mais façanhas, depois mais recursos, depois quem jogou antes.
    .title = Pontuação e empates
    .keywords = pontuação, pontos, empate, empates, desempate, fim, pontos de glória, pontos de vitória, quem vence, final, contar

diceforge-rules-simultaneous =
    Quando todo mundo recebe uma bênção, várias pessoas podem ter algo a escolher ao mesmo tempo: uma face com escolha, o martelo, Cérbero. O bot pergunta a todas juntas; cada uma responde em particular embaixo do tabuleiro, e ninguém precisa esperar.

    Só se responde uma pessoa depois da outra, a partir de quem está na vez, quando a ordem importa: quando vários navios querem comprar, vários golens podem achar um tesouro ou um infortúnio está à vista.

    Se só há uma resposta possível, o bot nem pergunta.
    .title = Escolher ao mesmo tempo
    .keywords = simultâneo, ao mesmo tempo, juntos, ordem, esperar, minha escolha, particular

diceforge-rules-dice =
    Antes da primeira rolagem, o bot sorteia uma semente secreta e publica o selo dela (um SHA-256). Toda rolagem e todo sorteio saem dessa semente, das palavras da sorte dadas na sala e do número que o Discord dá ao clique em *Começar*. Ninguém à mesa tem como saber o que vem; quem opera o bot e lê o banco de dados teria.

    No fim, `/verify` revela a semente e refaz com ela a partida inteira: se o selo, cada rolagem e cada jogada baterem, ninguém mexeu nos dados.
    .title = Dados justos
    .keywords = justo, acaso, sorteio, semente, verificar, trapaça, prova, selado, compromisso
