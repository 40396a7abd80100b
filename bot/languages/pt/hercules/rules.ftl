# The rules of Hercules, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

hercules-rules-goal =
    Doze trabalhos, dois dados por pessoa, uma corrida. Você transforma os números dos seus dados em contas; cada resultado de 1 a 12 é um trabalho que você pode realizar uma vez.

    Trabalhos rendem **semideuses**, movem seu **aprendiz** pelas doze colunas e trazem **deuses** e **vasos** no caminho. O primeiro aprendiz a chegar à coluna 12 encerra a partida, mas velocidade não é tudo: vence quem tem **mais pontos**.
    .title = Objetivo do jogo
    .keywords = objetivo, vencer, ganhar, vitória, resumo, começo, como se joga, pontos

hercules-rules-round =
    Uma rodada tem três fases.

    { "" }**1. Oráculo.** Todo mundo rola seus dois dados ao mesmo tempo.
    { "" }**2. Ações.** Quem tem Pégaso joga primeiro, o resto segue na ordem. Na sua vez você **realiza um trabalho** ou **descansa**. Antes de um trabalho, pode usar quantas cartas conseguir pagar.
    { "" }**3. Pégaso voa** para a próxima pessoa, que começa a rodada seguinte.

    Todo mundo tem o mesmo número de turnos.
    .title = Uma rodada
    .keywords = vez, turno, fase, oráculo, rolar, pégaso, ordem, quem começa, primeiro jogador, ação

hercules-rules-labours =
    Pegue dois dos seus dados e some, subtraia, multiplique ou divida. O resultado precisa ser um número inteiro de **1 a 12**, e seu cubo ainda precisa estar naquela coluna: cada trabalho vale uma vez.

    Subtraia o menor do maior; divida só se não sobrar resto. Dois dados iguais não dão subtração (3 − 3 é 0), mas dão divisão: 3 ÷ 3 = 1.

    Depois, nesta ordem:
    1. Leve seu **cubo** daquela coluna para a sua reserva.
    2. Seu **aprendiz** anda para a direita até que a próxima coluna ainda tenha um cubo seu. Cubos de outras pessoas não o seguram. Às vezes ele nem sai do lugar, às vezes vai longe de uma vez.
    3. Pegue um **semideus** que combine com sua conta, se houver.
    4. Se o aprendiz andou 3 colunas ou mais, pegue um **vaso**.
    5. Se ele parou embaixo de um **deus**, pegue essa carta.

    Aí seu turno termina. O que você ganhou pode ser usado a partir do seu próximo turno.
    .title = Realizar um trabalho
    .keywords = calcular, conta, somar, subtrair, multiplicar, dividir, resultado, marcador, cubo, aprendiz, mover, operação, tarefa

hercules-rules-demigods =
    Um trabalho rende **um semideus** do topo de uma pilha. Ele precisa combinar com a sua conta:

    { "" }**+** Héstia · **−** Hécate · **×** Pã · **÷** Éolo
    { "" }**Tique** (1 a 3) e **Morfeu** (4 a 6): se um dos dois dados usados mostra o número da carta do topo.

    Os números valem como estão na hora da conta, ou seja, depois que suas cartas mexeram neles. O dado branco conta se fizer parte da conta; um dado que ficou de fora não conta.
    Se vários combinam, você escolhe, mas não pode recusar. Se nenhum combina, você não ganha nenhum.

    Todo semideus tem símbolos para a pontuação. A maioria também tem uma habilidade; alguns valem 2 pontos no lugar dela.
    .title = Semideuses
    .keywords = héstia, pã, éolo, hécate, tique, morfeu, hestia, pan, aeolus, hecate, tyche, morpheus, pilha, número, dado preto, carta

hercules-rules-vases =
    Se o aprendiz anda **3 colunas ou mais de uma vez**, você pega o vaso do topo da pilha com esse número. Quanto maior o salto, mais pontos.

    Se essa pilha está vazia, você pega da próxima pilha menor que ainda tenha um vaso, nunca de uma maior. Um salto de 8 colunas ou mais conta como 7.

    Por isso pode valer a pena deixar um buraco e fechá-lo mais tarde. Dá para ganhar um vaso por turno.
    .title = Vasos
    .keywords = vaso, ânfora, salto, andar longe, colunas de uma vez, buraco, pontos

hercules-rules-gods =
    Há um deus acima de cada coluna de 1 a 11. Se o aprendiz **para** embaixo de um deles, a carta é sua; os deuses por onde ele só passa ficam onde estão. Ele precisa ter andado pelo menos uma coluna.

    Um deus vale pontos e tem uma habilidade que **não custa cubo**: para usar, vire a carta para baixo. Um descanso desvira um deus. Usado ou não, os pontos dele contam.

    { "" }**Coluna 12:** quem chega primeiro pega Zeus (5 PV). Quem mais chegar na última rodada pega uma carta do Panteão (5 PV).
    .title = Deuses, Zeus e o Panteão
    .keywords = olimpo, zeus, panteão, virar para baixo, apolo, ares, atena, hera, hermes, poseidon, ártemis, afrodite, deméter, dionísio, hefesto, coluna 12

hercules-rules-abilities =
    Na sua vez, antes da conta, você pode usar quantas cartas quiser, em qualquer ordem. Cada carta funciona **uma vez por turno**; dá para usar duas cartas com a mesma habilidade.

    { "" }**Um semideus custa um cubo** da sua reserva, que fica na carta até você descansar. Cubo em carta não vale ponto no fim. **Um deus não custa nada**: é só virar a carta para baixo.

    Dado branco · rerrolar · +1 · −1 · copiar · inverter mudam seus dados. Cartas de bônus e de 2 PV só contam no fim.

    Atenção: depois de usar uma carta, você não pode mais descansar neste turno. Só pode parar se nenhum trabalho for possível, e o que pagou está pago.
    .title = Habilidades e seu custo
    .keywords = usar carta, pagar, marcador, cubo, custo, uma vez por turno, habilidade, poder

hercules-rules-white =
    { hercules-ability-white-text }

    Sua conta continua usando exatamente dois dos três dados; podem ser também os dois coloridos. Outras habilidades podem mudar o dado branco enquanto ele está com você. Com uma segunda carta de dado branco, você rola esse dado de novo. No fim do seu turno ele volta.

    Contra Hades: se você joga antes dele nesta rodada, ele usa a face que sua rolagem deixou.
    .title = Habilidade: dado branco
    .keywords = branco, terceiro dado, dado extra, pã, apolo, hermes

hercules-rules-reroll =
    { hercules-ability-reroll-text }

    Você escolhe quais. Vale a nova rolagem.
    .title = Habilidade: rerrolar
    .keywords = rolar de novo, rerrolar, rolar outra vez, ares, dionísio

hercules-rules-plus1 =
    { hercules-ability-plus1-text } Também vale para o dado branco enquanto estiver com você.

    O novo número conta também para Tique e Morfeu.
    .title = Habilidade: +1
    .keywords = mais um, aumentar, subir, hefesto

hercules-rules-minus1 =
    { hercules-ability-minus1-text } Também vale para o dado branco enquanto estiver com você.

    O novo número conta também para Tique e Morfeu.
    .title = Habilidade: −1
    .keywords = menos um, diminuir, baixar, ártemis

hercules-rules-copy =
    { hercules-ability-copy-text }

    Copia o que os dados mostram agora, mesmo que essa pessoa já tenha jogado nesta rodada. O dado branco não muda. Contra Hades você copia o dado colorido dele e o dado branco.
    .title = Habilidade: copiar
    .keywords = copiar, dados de outra pessoa, afrodite

hercules-rules-flip =
    { hercules-ability-flip-text } Também vale para o dado branco enquanto estiver com você.
    .title = Habilidade: inverter
    .keywords = virar, inverter, face oposta, atena, poseidon

hercules-rules-bonus =
    { hercules-ability-bonus-text }

    Os símbolos dela contam para maiorias e conjuntos como quaisquer outros. Cartas com **2 PV** funcionam igual: nada para usar, só pontos.
    .title = Símbolos de bônus e 2 PV
    .keywords = bônus, bonus, símbolos, 2 pv, pontos, deméter, hera, passiva

hercules-rules-rest =
    Você pode descansar em vez de realizar um trabalho, mesmo que um trabalho seja possível, mas só se não usou nenhuma carta neste turno.

    Um descanso dá as duas coisas:
    · recuperar até **3 cubos** dos seus semideuses,
    · desvirar **1 deus**.

    As cartas podem ser usadas de novo a partir do seu próximo turno. Sem nada para recuperar, descansar é só passar.
    .title = Descansar
    .keywords = descansar, descanso, recuperar, passar, pegar cubos de volta, desvirar, pular

hercules-rules-end =
    Quando seu aprendiz chega à **coluna 12**, você fez os doze trabalhos e pega Zeus. Esta é a última rodada: quem ainda não jogou nela joga. Quem mais chegar à coluna 12 pega uma carta do Panteão.

    Depois é hora de contar os pontos.
    .title = Fim da partida
    .keywords = fim, última rodada, coluna 12, final, zeus, terminar

hercules-rules-scoring =
    · **Cubos** na sua reserva: 1 ponto cada. Cubos em cartas não contam.
    · **Cartas**: os pontos impressos em deuses, semideuses, vasos e cartas do Panteão, usados ou não.
    · **Maiorias**: 5 pontos por tipo de símbolo em que ninguém tem mais que você. No empate, cada pessoa empatada ganha; um tipo que ninguém tem não rende nada.
    · **Conjuntos**: 5 pontos por conjunto completo dos cinco símbolos: +, −, ×, ÷ e o dado preto.

    Um símbolo conta para maiorias e para conjuntos. O número ao lado do dado preto não importa aqui.

    { "" }**No empate**, vale o aprendiz mais avançado; depois, ter mais maiorias; depois, ter mais cubos na reserva. Se até isso for igual, a colocação é dividida.
    .title = Pontuação
    .keywords = pontuação, pontos, maioria, maiorias, conjunto, conjuntos, símbolos, empate, desempate, pontos de vitória

hercules-rules-simplified =
    Uma primeira partida mais leve: os deuses acima das colunas 1 a 11 valem **só pontos**. As habilidades e os símbolos deles não contam, e o descanso só recupera cubos. O resto é igual.

    Escolha na sala, em *Opções*, ou com `/play solo` para jogar só contra Hades.
    .title = Variante simplificada
    .keywords = fácil, iniciante, variante, primeira partida, simples

hercules-rules-solo =
    É você contra Hades, que tem regras próprias. Você começa; depois, Pégaso troca de lado a cada rodada. Hades rola um dado colorido e o dado branco.

    { "" }**Dado branco: ele rouba.** Pilha 1 Héstia, 2 Pã, 3 Éolo, 4 Hécate, 5 Tique, 6 Morfeu: ele pega a carta do topo, ou nada se a pilha estiver vazia. Se você joga antes dele e usa o dado branco, ele usa a face que ficou depois do seu turno.

    { "" }**Dado colorido: ele anda** tantas colunas para a direita, pulando cubos; depois do 12 vem o 1. Onde ele para:
    1. Se há ali **um cubo dele**, ele pega.
    2. Se não, mas há uma **carta acima**, ele pega a carta, até mesmo Zeus.
    3. Se não há **nenhum dos dois**, ele segue até logo antes do próximo cubo dele, no máximo até a coluna 12. Com 3 colunas ou mais ele ganha um vaso, mas nenhum deus.

    { "" }**Fim:** você chega à coluna 12, ou Hades tem todos os doze cubos. A rodada ainda é jogada até o fim, e os dois pontuam normalmente. Se Hades pegou Zeus, a carta do Panteão espera por você na coluna 12.
    .title = Você contra Hades
    .keywords = solo, hades, um jogador, jogar sozinho, sozinha, roubar, dado branco, submundo

hercules-rules-levels =
    O texto das regras usado aqui não diz quanto vale a carta de Hades. Ao pé da letra, ela não acrescenta nada, e Hades raramente vence. Por isso há também regras da casa:

    · **Pelo manual**: nada extra.
    · **Fácil**: 1 símbolo extra de cada tipo.
    · **Médio**: 2 símbolos extras de cada tipo.
    · **Difícil**: 2 símbolos extras de cada tipo e 5 pontos. Jogo parelho para quem joga bem.
    · **Especialista**: 3 símbolos extras de cada tipo.

    Os símbolos extras contam para as maiorias e os conjuntos dele.
    .title = Níveis de Hades
    .keywords = dificuldade, nível, regra da casa, handicap, fácil, médio, difícil, especialista, livro

hercules-rules-dice =
    Antes da primeira rolagem, o bot sorteia uma semente secreta e publica o selo dela (um SHA-256). Toda rolagem e todo embaralhamento saem dessa semente, das palavras da sorte dadas na sala e do número que o Discord dá ao clique em *Começar*. Ninguém à mesa tem como saber o que vem; quem opera o bot e lê o banco de dados teria.

    No fim, `/verify` revela a semente e refaz com ela a partida inteira: se o selo, cada rolagem e cada jogada baterem, ninguém mexeu nos dados.
    .title = Dados justos
    .keywords = justo, acaso, sorteio, semente, verificar, trapaça, prova, selado, compromisso

hercules-rules-cards =
    O texto do manual traz o número de cartas de cada pilha, como ganhá-las, os nomes dos deuses, os 5 pontos de Zeus e do Panteão e os 12 pontos do melhor vaso de seis colunas.

    O resto que está impresso em cada carta (habilidades, símbolos extras, números nos dados, os pontos dos outros deuses e vasos) foi **reconstruído** aqui: bate com todas as quantidades do manual e foi equilibrado com muitas partidas simuladas. Sua caixa pode ser diferente. Quem opera este bot pode corrigir os valores num só arquivo, `cards.toml`.
    .title = Sobre os valores das cartas
    .keywords = valores das cartas, reconstruído, original, impresso, caixa, diferente
