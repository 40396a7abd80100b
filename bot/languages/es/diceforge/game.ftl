# The game Dice Forge and its expansion Rebellion. bot/languages/variables.py explains how facts become variables.
# A fact that may be missing is selected on with [none] or [0] (bot/languages/optional_variables.py).

diceforge-title = Dice Forge
diceforge-pitch = Tus dados nunca están terminados: tíralos para conseguir oro, sol y luna, fórjales caras mejores en el Templo y visita las islas para realizar hazañas heroicas. Con más Puntos de Gloria que nadie te ganas un sitio entre los dioses.
diceforge-book-rebellion = Dice Forge: Rebellion

# Types and colours of feats, where a feat belongs.

diceforge-types-immediate = al momento
diceforge-types-reinforcement = refuerzo
diceforge-types-automatic = automática
diceforge-types-plain = solo puntos
diceforge-colour-red = rojo
diceforge-colour-yellow = amarillo
diceforge-colour-green = verde
diceforge-colour-blue = azul
diceforge-line_up-beginner = selección básica
diceforge-line_up-alternate = selección avanzada
diceforge-line_up-goddess = módulo de la Diosa
diceforge-line_up-titans = módulo de los Titanes
diceforge-box-base = juego base
diceforge-box-rebellion = Rebellion

# What cards are called.

diceforge-named-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $feat_gender ->
        [f] { $colour_id ->
            [red] roja
            [yellow] amarilla
           *[other] { $colour }
        }
       *[m] { $colour }
    })
 }
diceforge-short-card = { $feat_short }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $feat_gender ->
        [f] { $colour_id ->
            [red] roja
            [yellow] amarilla
           *[other] { $colour }
        }
       *[m] { $colour }
    })
 }
diceforge-listed-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $feat_gender ->
        [f] { $colour_id ->
            [red] roja
            [yellow] amarilla
           *[other] { $colour }
        }
       *[m] { $colour }
    })
 } · { $cost_short } · { $vp }🏆
    .keywords = hazaña, hazana, { $feat } { $vp } PV, { $vp } PG
diceforge-listed-face = { $name }
    .keywords = cara, cara de dado

# A feat or a face looked up, line by line.

diceforge-look-card =
    .about = Hazaña heroica · { $box_id ->
        [base] { $line_up }
       *[other] { $box }{ $line_up_id ->
            [alternate] { "" }
           *[other] , { $line_up }
        }
    }
    .ability = { $types_id ->
        [plain] { $feat_text }
        [reinforcement] **Refuerzo, una vez en cada uno de tus turnos siguientes** · { $feat_text } { $feat_more }
        [automatic] **Automática** · { $feat_text } { $feat_more }
        [immediate_automatic] **Al momento y después automática** · { $feat_text } { $feat_more }
        [immediate_reinforcement] **Al momento y después refuerzo en cada uno de tus turnos siguientes** · { $feat_text } { $feat_more }
       *[immediate] **Al momento** · { $feat_text } { $feat_more }
    }
    .cost = **Coste:** { $cost } · isla { $island }
    .points = **Puntos al final:** { $vp }
    .play = Una carta por cada persona en la partida.
diceforge-look-face =
    .about = { $effect_id ->
        [none] { $pool ->
            [0] { $face_id ->
                [a1] Cara de dado · Rebellion, módulo de los Titanes · en los dados desde el comienzo
                [l1_v1] Cara de dado · Rebellion, módulo de los Titanes · en los dados desde el comienzo
               *[other] Cara de dado · en los dados desde el comienzo
            }
            [16] Cara de dado · Rebellion, módulo de los Titanes · del Bosque
            [17] Cara de dado · Rebellion, módulo de la Diosa · del Bosque
            [18] Cara de dado · Rebellion, módulo de los Titanes · del Bosque
            [19] Cara de dado · Rebellion, módulo de la Diosa · en los dados desde el comienzo, y del Bosque
            [20] Cara de dado · Rebellion, módulo de los Titanes · del Bosque
           *[other] { $cost ->
                [0] Cara de dado · del Jardín del Templo
               *[other] { $face_id ->
                    [s1] Cara de dado · en los dados desde el comienzo, y del Santuario
                    [m1] Cara de dado · en los dados desde el comienzo, y del Santuario
                   *[other] Cara de dado · del Santuario
                }
            }
        }
       *[other] Rebellion · una cara del Dado Celestial
    }
    .ability = { $face_text }
    .more = { $kind_id ->
        [none] { $effect_id ->
            [gain] { $face_id ->
                [cel_v5] { "" }
               *[other] El oro puede ir a un martillo o a un cetro.
            }
            [copy] La cara actúa por sí sola: ×3 no da nada, un escudo da su recurso. No es una bendición.
            [turn] La cara actúa por sí sola: ×3 no da nada, un escudo da su recurso. Solo aplicas este dado.
           *[upgrade] Los niveles son los precios 2, 3, 4, 5, 6, 8 y 12; las caras iniciales y las del Jardín están por debajo. Si un nivel está vacío, cuenta el siguiente.
        }
        [gain] { $face_id ->
            [a1] El marcador se mueve aunque el fragmento no te quepa. El Minotauro quita el fragmento, pero no mueve ningún marcador.
            [g3_a1] El marcador se mueve aunque el fragmento no te quepa. El Minotauro quita oro y fragmento, pero no mueve ningún marcador.
            [l1_v1] El Minotauro quita el punto, pero no mueve ningún marcador.
            [l1_v1_g2] El Minotauro quita oro y punto, pero no mueve ningún marcador.
           *[other] { "" }
        }
        [chaos] Por sí sola: { $gains }. Con ×3: el triple de eso. Si tu otro dado te hace elegir, elige eso primero.
        [misfortune] No se puede quitar nunca del dado. Quien tiene la carta elige por su cuenta, y esta cara también le cuenta. Si la copia un espejo, gana quien tiene el espejo en tu lugar.
        [golem] Con ×3: tres pasos. Con ambos gólems en una bendición puedes tirar además el Dado Celestial. No cuenta para el Minotauro ni para el Viento.
        [choice] Con ×3: elige primero y luego triplica. Con el Minotauro: elige qué pierdes.
        [shield] Por sí sola, o si tu otro dado no da nada: { $gains }. Con ×3: el triple de eso. Si tu otro dado te hace elegir, elige eso primero.
        [boar] No se puede quitar nunca del dado. Si se triplica, ganas 3 del mismo tipo, y quien tiene la carta elige tres veces. El Minotauro nunca afecta a lo que gana quien tiene la carta.
        [ship] El precio nunca baja de 0 de oro. Con ×3: 6 de oro menos, sigue siendo una cara. Solo puedes tomar caras que tengan precio.
        [mirror] Con ×3: elige la cara y luego triplícala. Un ×3 copiado triplica tu otro dado. Si copias un espejo, puedes copiar cualquier cara a la vista.
       *[triple] Por sí sola, o con un segundo ×3: nada. Con una nave, el descuento de esa nave es de 6 de oro.
    }
    .cost = { $cost ->
        [0] { $kind_id ->
            [none] { "" }
            [boar] **Cómo conseguirla:** no se compra; alguien realiza Jabalí Tenaz y te elige
            [shield] **Cómo conseguirla:** la hazaña El Escudo del Guardián
            [ship] **Cómo conseguirla:** la hazaña Nave Celestial
            [mirror] **Cómo conseguirla:** la hazaña Espejo del Abismo
            [triple] **Cómo conseguirla:** la hazaña Casco de Invisibilidad
            [chaos] **Cómo conseguirla:** la hazaña El Caos
            [misfortune] **Cómo conseguirla:** no se compra; alguien realiza Espejo del Infortunio y te elige
            [golem] { $face_id ->
                [golem_sun] **Cómo conseguirla:** la hazaña El Gólem Solar
               *[golem_moon] **Cómo conseguirla:** una al comienzo, más con la hazaña El Gólem Lunar
            }
            [gain] { $pool ->
                [18] **Cómo conseguirla:** la hazaña El Obstinado
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] **Precio:** { $cost } de oro
    }

# Sources of points.

diceforge-part-board = Ganados en la partida
diceforge-part-feats = Impresos en hazañas
diceforge-part-track = En la senda de los Titanes

# What the dice count in statistics.

diceforge-luck = Se cuenta por lo que da cada cara; un fragmento o un punto vale dos de oro.

# The challenge of the day: how it is played, and the signs of how a match went.

diceforge-daily = contra dos IA
diceforge-daily-mark-forged = 🟧
diceforge-daily-mark-start = ⬜
diceforge-daily-marks = { diceforge-daily-mark-forged } cara forjada · { diceforge-daily-mark-start } cara inicial
