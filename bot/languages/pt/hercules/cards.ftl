# The cards of Hercules.

# Demigods, one stack each: the name, how it is earned, the same on its picture.

hercules-stack-hestia = Héstia
hercules-stack-hestia-about = Semideusa da soma: deusa do lar, vem quando você soma
hercules-picture-earned-hestia = Semideusa da soma
hercules-stack-pan = Pã
hercules-stack-pan-about = Semideus da multiplicação: deus da natureza selvagem, vem quando você multiplica
hercules-picture-earned-pan = Semideus da multiplicação
hercules-stack-aeolus = Éolo
hercules-stack-aeolus-about = Semideus da divisão: deus dos ventos, vem quando você divide
hercules-picture-earned-aeolus = Semideus da divisão
hercules-stack-hecate = Hécate
hercules-stack-hecate-about = Semideusa da subtração: deusa da magia, vem quando você subtrai
hercules-picture-earned-hecate = Semideusa da subtração
hercules-stack-tyche = Tique
hercules-stack-tyche-about = Semideusa do dado: deusa do acaso, vem com um dado que mostra o número dela (1 a 3)
hercules-picture-earned-tyche = Semideusa do dado, vem com um { $number }
hercules-stack-morpheus = Morfeu
hercules-stack-morpheus-about = Semideus do dado: deus dos sonhos, vem com um dado que mostra o número dele (4 a 6)
hercules-picture-earned-morpheus = Semideus do dado, vem com um { $number }

# Gods, vases and the Pantheon.

hercules-stack-god = Deuses
hercules-stack-vase = Vasos
hercules-stack-pantheon = Panteão
hercules-picture-earned-god = Deus, espera acima de uma coluna
hercules-picture-earned-zeus = Deus, espera acima da coluna 12
hercules-picture-earned-vase = Vaso, por { $number } colunas de uma vez
hercules-picture-earned-pantheon = Espera acima da coluna 12, sob Zeus

hercules-god-god_aphrodite = Afrodite
hercules-god-god_apollo = Apolo
hercules-god-god_ares = Ares
hercules-god-god_artemis = Ártemis
hercules-god-god_athena = Atena
hercules-god-god_demeter = Deméter
hercules-god-god_dionysus = Dionísio
hercules-god-god_hephaestus = Hefesto
hercules-god-god_hera = Hera
hercules-god-god_hermes = Hermes
hercules-god-god_poseidon = Poseidon
hercules-god-god_zeus = Zeus

# Names of cards, filled in from their data.

hercules-named-demigod = { $ability_id ->
    [plus1] { $stack } { $ability }
    [minus1] { $stack } { $ability }
   *[other] { $stack } ({ $ability })
 }
hercules-named-god = { $name }
hercules-named-vase = Vaso ({ $vp } PV)
hercules-named-pantheon = Carta do Panteão
    .a = uma carta do Panteão
hercules-short-demigod = { $stack }
hercules-short-god = { $name }
hercules-short-pantheon = o Panteão
hercules-listed-demigod = { $stack }{ $number ->
    [0] { "" }
   *[other] { " " }{ $number }
 }: { $ability }{ $symbols_count ->
    [one] { "" }
   *[other] { " " }({ $symbols })
 }
    .keywords = semideus, semideusa{ $number ->
        [0] { "" }
       *[other] , { $stack } { $number }
    }
hercules-listed-god = { $name }: { $ability_id ->
    [none] { $vp } PV
    [bonus] { $ability } ({ $symbols })
   *[other] { $ability }
 }
    .keywords = deus, deusa, { $name } { $vp } PV
hercules-listed-vase = Vaso por { $number } colunas: { $vp } PV
    .keywords = vaso, ânfora, { $number } colunas, vaso { $number }
hercules-listed-pantheon = Carta do Panteão: { $vp } PV
    .keywords = panteão, panteao

# Abilities: the short word, one sentence, and what else is good to know.

hercules-ability-white = dado branco
hercules-ability-white-text = Role o dado branco: neste turno você pode usar quaisquer dois dos seus três dados.
hercules-ability-white-more = Sua conta continua usando exatamente dois dados. Com uma segunda carta de dado branco, você rola esse dado de novo. Ele volta no fim do seu turno.
hercules-ability-reroll = rerrolar
hercules-ability-reroll-text = Role de novo um ou mais dos seus dados, inclusive o branco, se estiver com você.
hercules-ability-reroll-more = Você escolhe quais. Vale a nova rolagem.
hercules-ability-plus1 = +1
hercules-ability-plus1-text = Aumente um dos seus dados em 1; um 6 não pode subir.
hercules-ability-plus1-more = Também vale para o dado branco enquanto estiver com você. O novo número conta também para Tique e Morfeu.
hercules-ability-minus1 = −1
hercules-ability-minus1-text = Diminua um dos seus dados em 1; um 1 não pode baixar.
hercules-ability-minus1-more = Também vale para o dado branco enquanto estiver com você. O novo número conta também para Tique e Morfeu.
hercules-ability-copy = copiar
hercules-ability-copy-text = Deixe seus dois dados coloridos com os números que os dados de outra pessoa mostram.
hercules-ability-copy-more = Copia o que eles mostram agora, mesmo que essa pessoa já tenha jogado. Contra Hades: o dado colorido dele e o dado branco.
hercules-ability-flip = inverter
hercules-ability-flip-text = Vire um dos seus dados para a face oposta: 1 e 6, 2 e 5, 3 e 4.
hercules-ability-flip-more = Também vale para o dado branco enquanto estiver com você. O novo número conta também para Tique e Morfeu.
hercules-ability-bonus = bônus
hercules-ability-bonus-text = Símbolos extras para a pontuação final. Esta carta nunca é usada e não recebe cubo.
hercules-ability-vp2 = 2 PV
hercules-ability-vp2-text = Vale 2 pontos no fim. Esta carta nunca é usada e não recebe cubo.
hercules-ability-none = sem habilidade
hercules-ability-none-text = Sem habilidade; esta carta só vale os pontos dela.

# A card looked up, line by line: what it is, what it can do and costs, what it counts.

hercules-look-demigod =
    .about = { $stack_about }
    .ability = **{ $ability_title }** · { $ability_text } { $ability_more }
    .cost = { $usable ->
        [yes] **Custo:** 1 cubo da sua reserva; ele fica aqui até você descansar. Uma vez por turno.
       *[no] { "" }
    }
    .symbols = **{ $symbols_count ->
        [one] Símbolo
       *[other] Símbolos
    }:** { $symbols }{ $number ->
        [0] { "" }
       *[other] { " " }com o número { $number }
    }
    .points = { $vp ->
        [0] { "" }
       *[other] **Pontos:** { $vp }
    }
    .play = { hercules-look-play }
hercules-look-god =
    .about = { $ability_id ->
        [none] Espera acima da coluna 12 pelo primeiro aprendiz que chegar lá
       *[other] Divindade do Olimpo; espera acima de uma das colunas 1 a 11, sorteada a cada partida
    }
    .ability = { $ability_id ->
        [none] { "" }
       *[other] **{ $ability_title }** · { $ability_text } { $ability_more }
    }
    .cost = { $usable ->
        [yes] **Custo:** nenhum cubo; vire a carta para baixo até descansar. Uma vez por turno.
       *[no] { "" }
    }
    .symbols = { $symbols_count ->
        [0] { "" }
       *[other] **Símbolos:** { $symbols }
    }
    .points = **Pontos:** { $vp }, usada ou não
hercules-look-vase =
    .about = É seu quando o aprendiz anda { $number ->
        [7] 7 colunas ou mais
       *[other] { $number } colunas
    } de uma vez
    .ability = Você também ganha este vaso com um salto maior, se a pilha daquele salto estiver vazia.
    .points = **Pontos:** { $vp }
    .play = { hercules-look-play }
hercules-look-pantheon =
    .about = É sua quando o aprendiz chega à coluna 12 depois que Zeus já saiu
    .points = **Pontos:** { $vp }
    .play = { hercules-look-play }
hercules-look-play = **Em jogo:** { $with_two ->
    [0] nenhuma carta
    [one] 1 carta
   *[other] { $with_two } cartas
 } com 2 pessoas (e contra Hades), { $with_three } com 3, { $with_four } com 4
