# The game Dice Forge and its expansion Rebellion. bot/languages/variables.py explains how facts become variables.
# A fact that may be missing is selected on with [none] or [0] (bot/languages/optional_variables.py).

diceforge-title = Dice Forge
diceforge-pitch = I tuoi dadi non sono mai finiti: tirali per ottenere oro, sole e luna, forgia facce migliori nel Tempio e visita le isole per compiere imprese eroiche. Chi ha più Punti Gloria conquista un posto tra gli dèi.
diceforge-book-rebellion = Dice Forge: Rebellion

# Types and colours of feats, where a feat belongs.

diceforge-types-immediate = subito
diceforge-types-reinforcement = rinforzo
diceforge-types-automatic = automatica
diceforge-types-plain = solo punti
diceforge-colour-red = rosso
diceforge-colour-yellow = giallo
diceforge-colour-green = verde
diceforge-colour-blue = blu
diceforge-line_up-beginner = selezione per principianti
diceforge-line_up-alternate = selezione avanzata
diceforge-line_up-goddess = modulo della Dea
diceforge-line_up-titans = modulo dei Titani
diceforge-box-base = gioco base
diceforge-box-rebellion = Rebellion

# What cards are called.

diceforge-named-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $feat_gender ->
        [f] { $colour_id ->
            [red] rossa
            [yellow] gialla
           *[other] { $colour }
        }
       *[m] { $colour }
    })
 }
diceforge-short-card = { $feat_short }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $feat_gender ->
        [f] { $colour_id ->
            [red] rossa
            [yellow] gialla
           *[other] { $colour }
        }
       *[m] { $colour }
    })
 }
diceforge-listed-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $feat_gender ->
        [f] { $colour_id ->
            [red] rossa
            [yellow] gialla
           *[other] { $colour }
        }
       *[m] { $colour }
    })
 } · { $cost_short } · { $vp }🏆
    .keywords = impresa, { $feat } { $vp } PV
diceforge-listed-face = { $name }
    .keywords = faccia, faccia di dado

# A feat or a face looked up, line by line.

diceforge-look-card =
    .about = Impresa eroica · { $box_id ->
        [base] { $line_up }
       *[other] { $box }{ $line_up_id ->
            [alternate] { "" }
           *[other] , { $line_up }
        }
    }
    .ability = { $types_id ->
        [plain] { $feat_text }
        [reinforcement] **Rinforzo, una volta in ogni tuo turno successivo** · { $feat_text } { $feat_more }
        [automatic] **Automatica** · { $feat_text } { $feat_more }
        [immediate_automatic] **Subito, poi automatica** · { $feat_text } { $feat_more }
        [immediate_reinforcement] **Subito, poi rinforzo in ogni tuo turno successivo** · { $feat_text } { $feat_more }
       *[immediate] **Subito** · { $feat_text } { $feat_more }
    }
    .cost = **Costo:** { $cost } · isola { $island }
    .points = **Punti alla fine:** { $vp }
    .play = Una carta per ogni partecipante alla partita.
diceforge-look-face =
    .about = { $effect_id ->
        [none] { $pool ->
            [0] { $face_id ->
                [a1] Faccia di dado · Rebellion, modulo dei Titani · sui dadi fin dall’inizio
                [l1_v1] Faccia di dado · Rebellion, modulo dei Titani · sui dadi fin dall’inizio
               *[other] Faccia di dado · sui dadi fin dall’inizio
            }
            [16] Faccia di dado · Rebellion, modulo dei Titani · dalla Foresta
            [17] Faccia di dado · Rebellion, modulo della Dea · dalla Foresta
            [18] Faccia di dado · Rebellion, modulo dei Titani · dalla Foresta
            [19] Faccia di dado · Rebellion, modulo della Dea · sui dadi fin dall’inizio, e dalla Foresta
            [20] Faccia di dado · Rebellion, modulo dei Titani · dalla Foresta
           *[other] { $cost ->
                [0] Faccia di dado · dai Giardini del Tempio
               *[other] { $face_id ->
                    [s1] Faccia di dado · sui dadi fin dall’inizio, e dal Santuario
                    [m1] Faccia di dado · sui dadi fin dall’inizio, e dal Santuario
                   *[other] Faccia di dado · dal Santuario
                }
            }
        }
       *[other] Rebellion · un lato del Dado Celestiale
    }
    .ability = { $face_text }
    .more = { $kind_id ->
        [none] { $effect_id ->
            [gain] { $face_id ->
                [cel_v5] { "" }
               *[other] L’oro può andare su un martello o su uno scettro.
            }
            [copy] La faccia vale da sola: ×3 non dà nulla, uno scudo dà la sua risorsa. Non è una benedizione.
            [turn] La faccia vale da sola: ×3 non dà nulla, uno scudo dà la sua risorsa. Applichi solo questo dado.
           *[upgrade] I livelli sono i prezzi 2, 3, 4, 5, 6, 8 e 12; le facce iniziali e quelle dei Giardini stanno sotto. Se un livello è vuoto, vale il successivo.
        }
        [gain] { $face_id ->
            [a1] L’indicatore si muove anche se non hai spazio per il frammento. Il Minotauro toglie il frammento ma non muove l’indicatore.
            [g3_a1] L’indicatore si muove anche se non hai spazio per il frammento. Il Minotauro toglie oro e frammento ma non muove l’indicatore.
            [l1_v1] Il Minotauro toglie il punto ma non muove l’indicatore.
            [l1_v1_g2] Il Minotauro toglie oro e punto ma non muove l’indicatore.
           *[other] { "" }
        }
        [chaos] Da sola: { $gains }. Con ×3: il triplo. Se l’altro tuo dado offre una scelta, fai prima quella.
        [misfortune] Non si può mai togliere dal dado. Chi possiede la carta sceglie per conto suo, e questa faccia vale anche per quella persona. Se la copia uno specchio, guadagna chi ha lo specchio al posto tuo.
        [golem] Con ×3: tre passi. Con entrambi i golem in una benedizione puoi anche tirare il Dado Celestiale. Per il Minotauro e il Vento non conta nulla.
        [choice] Con ×3: prima scegli, poi triplichi. Con il Minotauro: scegli che cosa perdere.
        [shield] Da solo, o se l’altro tuo dado non dà nulla: { $gains }. Con ×3: il triplo. Se l’altro tuo dado offre una scelta, fai prima quella.
        [boar] Non si può mai togliere dal dado. Se è triplicato, guadagni 3 di un tipo, e chi possiede la carta sceglie tre volte. Il Minotauro non tocca mai ciò che guadagna chi possiede la carta.
        [ship] Il prezzo non scende mai sotto 0 oro. Con ×3: 6 oro in meno, sempre una faccia sola. Puoi prendere solo facce con un prezzo.
        [mirror] Con ×3: scegli la faccia, poi triplicala. Un ×3 copiato triplica l’altro tuo dado. Se copi uno specchio, puoi copiare una qualsiasi faccia visibile.
       *[triple] Da solo, o con un secondo ×3: nulla. Con una nave, lo sconto di quella nave è di 6 oro.
    }
    .cost = { $cost ->
        [0] { $kind_id ->
            [none] { "" }
            [boar] **Come si ottiene:** non si compra; un’altra persona compie Cinghiale Tenace e sceglie te
            [shield] **Come si ottiene:** con l’impresa Scudo del Guardiano
            [ship] **Come si ottiene:** con l’impresa Nave Celestiale
            [mirror] **Come si ottiene:** con l’impresa Specchio dell’Abisso
            [triple] **Come si ottiene:** con l’impresa Elmo dell’Invisibilità
            [chaos] **Come si ottiene:** con l’impresa Caos
            [misfortune] **Come si ottiene:** non si compra; un’altra persona compie Specchio della Sventura e sceglie te
            [golem] { $face_id ->
                [golem_sun] **Come si ottiene:** con l’impresa Golem Solare
               *[golem_moon] **Come si ottiene:** uno all’inizio, altri con l’impresa Golem Lunare
            }
            [gain] { $pool ->
                [18] **Come si ottiene:** con l’impresa Ostinato
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] **Prezzo:** { $cost } oro
    }

# Sources of points.

diceforge-part-board = Guadagnati in partita
diceforge-part-feats = Stampati sulle imprese
diceforge-part-track = Sul tracciato dei Titani

# What the dice count in statistics.

diceforge-luck = Contati in ciò che dà ogni faccia; un frammento o un punto vale due oro.

# The challenge of the day: how it is played, and the signs of how a match went.

diceforge-daily = contro due rivali guidati dal computer
diceforge-daily-mark-forged = 🟧
diceforge-daily-mark-start = ⬜
diceforge-daily-marks = { diceforge-daily-mark-forged } faccia forgiata · { diceforge-daily-mark-start } faccia iniziale
