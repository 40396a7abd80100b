# The tutorial of Dice Forge, step by step: what the picture shows, the aim, and why. The script is
# engine/dice_forge/tutorial.toml; the numbers here are those of its match.

diceforge-tutorial = **Dice Forge**, uns 7 minutos: uma bênção, forjar uma face, uma façanha heroica, uma ação extra e um bom turno.

diceforge-tutorial-board =
    Seus dados estão embaixo, com as seis faces de cada um. Eles dão 🪙 ouro, ☀️ sol, 🌙 lua e 🏆 **Pontos de Glória**. À direita está o **Templo**: faces novas por ouro. No meio estão as ilhas com **façanhas**: cartas que você compra com sol e lua.
    Depois de 9 rodadas, vence quem tem mais Pontos de Glória. Molduras douradas marcam o que dá para pagar agora.
    .title = O tabuleiro

diceforge-tutorial-blessing =
    Todo turno começa com uma **bênção**: todo mundo rola os dois dados e pega o que eles mostram. Com duas pessoas, isso acontece duas vezes, e no turno da outra pessoa também. Você rolou 1🪙 e 1🌙 nas duas.
    Faces com moldura azul estão à vista. À esquerda está seu inventário: nele cabem até 12🪙, 6☀️ e 6🌙.
    .title = Uma bênção

diceforge-tutorial-forge =
    Agora vem sua **ação**: forjar faces ou realizar uma façanha. Você tem 5🪙 e 2🌙. Cada face do Templo está ao lado do preço; uma face nova substitui uma sua de vez.
    .title = Forjar
    .aim = Forje “1 PG e 1 fragmento solar” (4🪙) sobre 1 de ouro no seu dado claro: escolha primeiro a face, depois o dado.
    .why = Uma face ajuda em toda bênção daqui em diante, então forje cedo. Ouro seus dados já dão; o que falta é sol.

diceforge-tutorial-feat =
    A outra pessoa jogou: mais lua nos dados dela. Sua face nova saiu duas vezes nestas quatro bênçãos, então você tem 2☀️.
    Façanhas azuis custam lua; as vermelhas, sol. A coroa verde mostra os Pontos de Glória da façanha.
    .title = Uma façanha heroica
    .aim = Realize a Coruja do Guardião (2☀️).
    .why = Ela vale 4🏆 e é um **reforço** (⟳): dá algo em cada um dos seus próximos turnos. Por isso, pegue cartas assim cedo.

diceforge-tutorial-reinforcement =
    Seu herói está agora na ilha da Coruja. Se outro herói chega lá, o seu é **expulso**, e em troca você recebe uma bênção.
    A rodada 3 começou: você tem 12🪙, 2☀️ e 3🌙. Reforços vêm **antes** da ação.
    .title = Um reforço
    .aim = Use a Coruja do Guardião.
    .why = É de graça. Depois de forjar ou realizar uma façanha, neste turno já é tarde.

diceforge-tutorial-full =
    A Coruja dá 1🪙, 1☀️ ou 1🌙. Mas não cabe mais ouro: 12 de 12.
    .title = Inventário cheio
    .aim = Pegue 1☀️.
    .why = Mais ouro se perderia. E com 3☀️ você logo pode fazer algo especial.

diceforge-tutorial-choice =
    Agora gaste esse ouro. Numa **só** ação você pode forjar várias faces, se forem todas diferentes.
    .title = Duas faces de uma vez
    .aim = Forje “3 de ouro ou 2 PG” (5🪙) sobre 1 de ouro no seu dado claro.
    .why = Cada vez que ela sai, você escolhe: ouro enquanto está forjando, pontos perto do fim.

diceforge-tutorial-second =
    Sobram 7🪙, e a ação continua. A mesma face não pode ser comprada duas vezes.
    .title = A segunda face
    .aim = Forje “1 fragmento lunar” (2🪙) sobre 1 de ouro no seu dado claro.
    .why = É barata, e a lua paga as façanhas azuis. Agora seu dado claro dá os quatro tipos.

diceforge-tutorial-extra =
    Por 2☀️ você pode fazer uma **segunda ação**, só uma por turno.
    .title = Uma ação extra
    .aim = Pague 2☀️ por uma ação extra.
    .why = Vale a pena sempre que ainda dá para pagar algo bom. Sobra 1☀️, e é isso que o Ancião custa.

diceforge-tutorial-elder =
    A segunda ação funciona como a primeira: forjar ou realizar uma façanha.
    .title = A segunda façanha
    .aim = Realize O Ancião (1☀️).
    .why = Ele transforma 3🪙 em 4🏆 em cada um dos seis turnos que você ainda tem, e seus dados dão ouro suficiente para isso.

diceforge-tutorial-turn =
    Esse foi um **bom turno**: primeiro a Coruja, depois duas faces com seu ouro, depois 2☀️ por uma segunda ação e mais uma façanha. Sobra pouco no inventário.
    Este é o seu próprio tabuleiro, como `/mine` mostra: seus dados abertos, suas façanhas, seus pontos e de onde vêm.
    .title = Como é um bom turno

diceforge-tutorial-face =
    Rodada 4, e saiu uma face que você forjou: **3 de ouro ou 2 PG**. Quando uma face dá uma escolha, eu pergunto antes. Depois vem a segunda bênção.
    .title = Uma face com escolha
    .aim = Pegue 2🏆.
    .why = Seus 8🪙 bastam para o Ancião e uma face nova, e os pontos ficam com você.

diceforge-tutorial-own =
    Você tem a Coruja, o Ancião e um inventário para gastar. Lembre-se da ordem: reforços, ação, talvez uma ação extra.
    .title = Sua vez
    .aim = Jogue este turno como quiser.

diceforge-tutorial-points =
    A partida dura 9 rodadas. Ouro, sol e lua que sobram não valem nada no fim: só os Pontos de Glória que você ganhou e os impressos nas façanhas.
    Forje nas primeiras rodadas; depois realize façanhas, as caras por último. Só a Hidra vale 26🏆.
    .title = Como termina
