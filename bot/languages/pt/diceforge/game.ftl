# The game Dice Forge and its expansion Rebellion. bot/languages/variables.py explains how facts become variables.
# A fact that may be missing is selected on with [none] or [0] (bot/languages/optional_variables.py).

diceforge-title = Dice Forge
diceforge-pitch = Seus dados nunca estão prontos: role para ganhar ouro, sol e lua, forje neles faces melhores no Templo e visite as ilhas em busca de façanhas heroicas. Quem tiver mais Pontos de Glória ganha um lugar entre os deuses.
diceforge-book-rebellion = Dice Forge: Rebellion

# Types and colours of feats, where a feat belongs.

diceforge-types-immediate = imediato
diceforge-types-reinforcement = reforço
diceforge-types-automatic = automático
diceforge-types-plain = só pontos
diceforge-colour-red = vermelho
diceforge-colour-yellow = amarelo
diceforge-colour-green = verde
diceforge-colour-blue = azul
diceforge-line_up-beginner = seleção para iniciantes
diceforge-line_up-alternate = seleção avançada
diceforge-line_up-goddess = módulo da Deusa
diceforge-line_up-titans = módulo dos Titãs
diceforge-box-base = jogo base
diceforge-box-rebellion = Rebellion

# What cards are called.

diceforge-named-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $feat_gender ->
        [f] { $colour_id ->
            [red] vermelha
            [yellow] amarela
           *[other] { $colour }
        }
       *[m] { $colour }
    })
 }
diceforge-short-card = { $feat_short }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $feat_gender ->
        [f] { $colour_id ->
            [red] vermelha
            [yellow] amarela
           *[other] { $colour }
        }
       *[m] { $colour }
    })
 }
diceforge-listed-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $feat_gender ->
        [f] { $colour_id ->
            [red] vermelha
            [yellow] amarela
           *[other] { $colour }
        }
       *[m] { $colour }
    })
 } · { $cost_short } · { $vp }🏆
    .keywords = façanha, facanha, { $feat } { $vp } PG
diceforge-listed-face = { $name }
    .keywords = face, face de dado, lado

# A feat or a face looked up, line by line.

diceforge-look-card =
    .about = Façanha heroica · { $box_id ->
        [base] { $line_up }
       *[other] { $box }{ $line_up_id ->
            [alternate] { "" }
           *[other] , { $line_up }
        }
    }
    .ability = { $types_id ->
        [plain] { $feat_text }
        [reinforcement] **Reforço, uma vez em cada um dos seus próximos turnos** · { $feat_text } { $feat_more }
        [automatic] **Automático** · { $feat_text } { $feat_more }
        [immediate_automatic] **Imediato, depois automático** · { $feat_text } { $feat_more }
        [immediate_reinforcement] **Imediato, depois reforço em cada um dos seus próximos turnos** · { $feat_text } { $feat_more }
       *[immediate] **Imediato** · { $feat_text } { $feat_more }
    }
    .cost = **Custo:** { $cost } · ilha { $island }
    .points = **Pontos no fim:** { $vp }
    .play = Uma carta por pessoa na partida.
diceforge-look-face =
    .about = { $effect_id ->
        [none] { $pool ->
            [0] { $face_id ->
                [a1] Face de dado · Rebellion, módulo dos Titãs · nos dados desde o começo
                [l1_v1] Face de dado · Rebellion, módulo dos Titãs · nos dados desde o começo
               *[other] Face de dado · nos dados desde o começo
            }
            [16] Face de dado · Rebellion, módulo dos Titãs · da Floresta
            [17] Face de dado · Rebellion, módulo da Deusa · da Floresta
            [18] Face de dado · Rebellion, módulo dos Titãs · da Floresta
            [19] Face de dado · Rebellion, módulo da Deusa · nos dados desde o começo e da Floresta
            [20] Face de dado · Rebellion, módulo dos Titãs · da Floresta
           *[other] { $cost ->
                [0] Face de dado · do Jardim do Templo
               *[other] { $face_id ->
                    [s1] Face de dado · nos dados desde o começo e do Santuário
                    [m1] Face de dado · nos dados desde o começo e do Santuário
                   *[other] Face de dado · do Santuário
                }
            }
        }
       *[other] Rebellion · um lado do Dado Celestial
    }
    .ability = { $face_text }
    .more = { $kind_id ->
        [none] { $effect_id ->
            [gain] { $face_id ->
                [cel_v5] { "" }
               *[other] O ouro pode ir para um martelo ou um cetro.
            }
            [copy] A face funciona sem o outro dado: ×3 não dá nada, um escudo dá seu recurso. Não é uma bênção.
            [turn] A face funciona sem o outro dado: ×3 não dá nada, um escudo dá seu recurso. Você aplica só este dado.
           *[upgrade] Os níveis são os preços 2, 3, 4, 5, 6, 8 e 12; faces iniciais e do Jardim ficam abaixo deles. Se um nível está vazio, conta o seguinte.
        }
        [gain] { $face_id ->
            [a1] O marcador anda mesmo que o fragmento não caiba. O Minotauro tira o fragmento, mas não move marcador.
            [g3_a1] O marcador anda mesmo que o fragmento não caiba. O Minotauro tira ouro e fragmento, mas não move marcador.
            [l1_v1] O Minotauro tira o ponto, mas não move marcador.
            [l1_v1_g2] O Minotauro tira ouro e ponto, mas não move marcador.
           *[other] { "" }
        }
        [chaos] Sem o outro dado: { $gains }. Com ×3: três vezes isso. Se seu outro dado dá uma escolha, faça essa escolha antes.
        [misfortune] Nunca pode ser removida do dado. Quem tem a carta faz as próprias escolhas, e esta face também conta ali. Se um espelho a copia, ganha quem tem o espelho, e não você.
        [golem] Com ×3: três passos. Com os dois golens numa bênção, você pode rolar também o Dado Celestial. Não conta nada para o Minotauro e o Vento.
        [choice] Com ×3: primeiro escolha, depois triplique. Com o Minotauro: escolha o que perde.
        [shield] Sem o outro dado, ou se ele não dá nada: { $gains }. Com ×3: três vezes isso. Se seu outro dado dá uma escolha, faça essa escolha antes.
        [boar] Nunca pode ser removida do dado. Triplicada, você ganha 3 de um tipo, e quem tem a carta escolhe três vezes. O Minotauro nunca mexe no que essa pessoa ganha.
        [ship] O preço nunca fica abaixo de 0. Com ×3: 6 de ouro a menos, ainda uma só face. Só valem faces que têm preço.
        [mirror] Com ×3: escolha a face, depois triplique. Um ×3 copiado triplica seu outro dado. Se você copia um espelho, pode copiar qualquer face à vista.
       *[triple] Sem o outro dado, ou com um segundo ×3: nada. Com um navio, o desconto dele é de 6 de ouro.
    }
    .cost = { $cost ->
        [0] { $kind_id ->
            [none] { "" }
            [boar] **Como conseguir:** não se compra; outra pessoa realiza o Javali Tenaz e escolhe você
            [shield] **Como conseguir:** a façanha Escudo do Guardião
            [ship] **Como conseguir:** a façanha Navio Celestial
            [mirror] **Como conseguir:** a façanha Espelho do Abismo
            [triple] **Como conseguir:** a façanha Elmo da Invisibilidade
            [chaos] **Como conseguir:** a façanha O Caos
            [misfortune] **Como conseguir:** não se compra; outra pessoa realiza o Espelho do Infortúnio e escolhe você
            [golem] { $face_id ->
                [golem_sun] **Como conseguir:** a façanha O Golem Solar
               *[golem_moon] **Como conseguir:** uma no começo, mais com a façanha O Golem Lunar
            }
            [gain] { $pool ->
                [18] **Como conseguir:** a façanha O Obstinado
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] **Preço:** { $cost } de ouro
    }

# Sources of points.

diceforge-part-board = Ganhos durante o jogo
diceforge-part-feats = Impressos nas façanhas
diceforge-part-track = Na trilha dos Titãs

# What the dice count in statistics.

diceforge-luck = Contados pelo que cada face dá; um fragmento ou um ponto vale dois de ouro.

# The challenge of the day: how it is played, and the signs of how a match went.

diceforge-daily = contra dois computadores
diceforge-daily-mark-forged = 🟧
diceforge-daily-mark-start = ⬜
diceforge-daily-marks = { diceforge-daily-mark-forged } face forjada · { diceforge-daily-mark-start } face inicial
