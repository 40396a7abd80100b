# The tutorial of Hercules, step by step: what the picture shows, the aim, and why. The script is
# engine/hercules/tutorial.toml; the numbers here are those of its match.

hercules-tutorial = **Hércules**, uns 5 minutos: um trabalho, um semideus e sua habilidade, um vaso, um deus, um descanso, e Hades.

hercules-tutorial-board =
    Sua linha é a laranja. Você tem um cubo em cada coluna de 1 a 12: são seus **trabalhos**. Seu **aprendiz** começa à esquerda e quer chegar à coluna 12.
    Seus dados estão embaixo à esquerda; ao lado você vê quais trabalhos eles dão. Em dourado, o que dá para fazer agora.
    .title = O tabuleiro

hercules-tutorial-labour =
    Você rolou 1 e 3. Some, subtraia, multiplique ou divida: o resultado é o trabalho que você **realiza**, aqui 2, 3 ou 4. Você pega o cubo dele, que vale 1 ponto, e um **semideus** que combine com a conta: Pã para ×, Hécate para −, Héstia para +, Éolo para ÷.
    .title = Um trabalho
    .aim = Faça o trabalho 3 = 3 × 1 e pegue Pã −1.
    .why = Cada opção vale 6 pontos agora, mas o −1 de Pã pode baixar um dado mais tarde. Você vai precisar disso.

hercules-tutorial-hades =
    A linha roxa é **Hades**. Ele joga com dois dados. O **dado branco** rouba: escolhe uma pilha de semideuses, contando da esquerda. O **dado roxo** move Hades, e ele pega o cubo onde para.
    Ele começa uma rodada sim, outra não, então acabou de jogar duas vezes: roubou de Hécate e de Éolo, e está na coluna 7.
    .title = Hades

hercules-tutorial-demigod =
    Você rolou 4 e 6. Olhe as cartas do topo: esta Hécate tem um **dado preto** ao lado do −. Esses **símbolos** pontuam no fim: 5 pontos por tipo em que ninguém tem mais que você, e mais 5 por um conjunto dos cinco tipos.
    .title = Semideuses e símbolos
    .aim = Faça o trabalho 2 = 6 − 4 e pegue Hécate.
    .why = Você ganha dois tipos de símbolo de uma vez. A nota embaixo da opção diz 17 pontos; as outras só dão 12.

hercules-tutorial-ability =
    Seu aprendiz ainda está à esquerda: seu cubo na coluna 1 está no caminho. Com 2 e 4 não dá 1. Mas você tem uma carta com **habilidade**: o −1 de Pã.
    Um semideus custa um **cubo** da sua reserva. Ele fica na carta até você descansar, e até lá você perde o ponto dele.
    .title = Usar uma carta
    .aim = Use Pã: mude o 4 para 3.
    .why = Você precisa de 3 − 2 = 1. Primeiro as cartas, depois o trabalho.

hercules-tutorial-vase =
    Agora seus dados mostram 2 e 3. As colunas 2 e 3 já estão vazias. Tire o cubo da coluna 1, e seu aprendiz anda até a coluna 3 **de uma vez**.
    .title = Um vaso e um deus
    .aim = Faça o trabalho 1 = 3 − 2.
    .why = Andar 3 colunas ou mais rende um **vaso**; quanto maior o salto, melhor o vaso. Você ganha também o **deus** acima da coluna onde para, aqui Poseidon.

hercules-tutorial-cards =
    Estas são as suas cartas, como `/mine` mostra. Seu cubo está em Pã, então ele não pode ser usado agora. A segunda Hécate e Poseidon **invertem** um dado, cada um.
    Em cima à direita você vê seus pontos e de onde vêm: 10 dos seus 20 são maiorias de símbolos.
    .title = Suas cartas

hercules-tutorial-god =
    Você rolou 3 e 5. A habilidade de um deus **não custa cubo**: em vez disso, você vira a carta para baixo. Os pontos dela continuam valendo.
    .title = A habilidade de um deus
    .aim = Use Poseidon: inverta o 5 para 2.
    .why = Com 3 e 5 só dá o trabalho 8. Com 3 e 2 você escolhe entre dois trabalhos e duas cartas.

hercules-tutorial-number =
    Duas pilhas não ligam para a operação. **Tique** e **Morfeu** mostram um número: se um dos dois dados que você usa mostra esse número, você pode pegar a carta deles. Agora Tique quer um 2.
    .title = Tique e Morfeu
    .aim = Faça o trabalho 5 = 3 + 2 e pegue Tique.
    .why = Ela dá 2 pontos e um dado preto: 28 pontos no total. E, com a coluna 5 vazia, seu aprendiz anda duas colunas de uma vez quando você fizer o trabalho 4.

hercules-tutorial-rest =
    Pã está com seu cubo e Poseidon está virado para baixo. Em vez de um trabalho, você pode **descansar**: recuperar até 3 cubos dos seus semideuses e desvirar 1 deus.
    .title = Um descanso
    .aim = Descanse.
    .why = Um descanso custa um turno, então espere até ele devolver várias coisas. Agora ele deixa duas habilidades prontas de novo.

hercules-tutorial-own =
    Enquanto isso, Hades pegou o deus Hermes: onde ele não tem mais cubo, pega a carta acima. Você rolou 5 e 3. Pã, Hécate e Poseidon estão prontos.
    .title = Sua vez
    .aim = Jogue este turno como quiser.

hercules-tutorial-points =
    A partida acaba quando você chega à coluna 12 ou Hades tem todos os cubos dele. Aí é somar: cubos na reserva, pontos nas cartas, 5 por maioria, 5 por conjunto completo. **Vence quem tem mais pontos**, não o aprendiz mais rápido.
    Um bom turno: veja o que seus dados dão, confira se uma carta abre um salto longo e pegue os símbolos que faltam.
    .title = Como termina
