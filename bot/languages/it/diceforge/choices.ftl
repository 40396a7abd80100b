# What is asked and offered in Dice Forge.

# Questions, and headings of their groups of options.

diceforge-ask-draft = Scegli un set di imprese per questa partita
diceforge-ask-turn = { $stage ->
    [forging] Forgia un’altra faccia, o chiudi l’azione
    [acted] Altro? Oppure chiudi il turno
    [extra] Seconda azione: forgia facce o compi un’impresa eroica
   *[begin] Forgia facce o compi un’impresa eroica
 }
diceforge-ask-choose = Che cosa prendi? ({ $source }{ $factor ->
    [3] , triplicato
   *[other] { "" }
 })
diceforge-ask-boar = È uscito il tuo { $source }{ $factor ->
    [3] { " " }e conta tre volte
   *[other] { "" }
 }: che cosa prendi?
diceforge-ask-lose = Minotauro: che cosa perdi? ({ $source })
diceforge-ask-hammer = Guadagni { $gold } oro. Quanto va sul martello?
diceforge-ask-exchange = Scambi { $amounts } per Punti Gloria?
diceforge-ask-mirror = Quale faccia copia il tuo specchio?
diceforge-ask-order = { $faces_short }: quale faccia per prima?{ $why_id ->
    [ship] { " " }La nave compra con l’oro che hai in quel momento.
    [labyrinth] { " " }L’altra faccia può pagare qualcosa sul cammino del tuo golem.
    [theft] { " " }Il tuo golem può prendere i punti appena dati dal cinghiale.
    [track] { " " }Nel mezzo il tuo indicatore si muove, e questo cambia ciò che guadagni o dove finisce.
    [shield] { " " }La seconda faccia dipende da ciò che dà la prima.
    [loss] { " " }Ciò che perdi prima cambia ciò che perdi dopo.
   *[none] { "" }
 }
diceforge-ask-ship = { $source_id ->
    [ship] Nave
   *[other] { $source }
 }: { $discount ->
    [0] compri una faccia e la forgi?
   *[other] forgi una faccia a { $discount } oro in meno?
 }
diceforge-ask-forge = { $source_id ->
    [ancestor] { $source }: forgi una faccia gratis?
    [trident] { $source }: quale faccia forgi?
   *[other] { $source }: { $designs ->
        [1] dove va la nuova faccia?
       *[other] { $source_id ->
            [guardians_shield] quale scudo forgi?
           *[other] quale faccia forgi?
         }
     }
 }
diceforge-ask-cerberus = Usi Cerbero per applicare di nuovo { $faces_short }?
diceforge-ask-die = { $source }: quale dado tiri?
diceforge-ask-satyrs = Satiri: quali due dadi usi?
diceforge-ask-bearer = { $source_feat_id ->
    [mirror_of_misfortune] { $source }: chi deve forgiare la sventura?
   *[other] { $source }: chi deve forgiare il cinghiale?
 }
diceforge-ask-tokens = { $source }: quale gettone per primo? Da questo dipende dove finisce il tuo indicatore.
diceforge-ask-twins = Gemelli: rilanci un dado per 3 oro? ({ $faces_short })
diceforge-ask-scepter = Guadagni { $gold } oro. Quanto ne metti sullo scettro? (Ne contiene { $held } su 6.)
diceforge-ask-purse = { $source } costa { $price } oro. Quanto ne paghi dallo scettro? (Ne contiene { $held }.)
diceforge-ask-pay = { $source }: come paghi { $amounts }?
diceforge-ask-companion = Quale Compagno avanza di 1 casella? (Ogni casella aggiunge 1☀️ e 1🏆 per quando lo congedi.)
diceforge-ask-merchant = Mercante: punti o una faccia migliore?
diceforge-ask-upgrade = { $source_id ->
    [merchant] Mercante: quale faccia sostituisci, e con che cosa?
   *[other] Dado Celestiale, { $source }: quale faccia sostituisci, e con che cosa?
 }
diceforge-ask-copy = { $source_id ->
    [cel_mirror] Specchio celestiale: quale faccia applichi?
   *[other] { $source }: quale faccia applichi?
 }
diceforge-ask-side = { $source_id ->
    [cel_choose_side] Dado Celestiale: quale dado giri, e su quale faccia?
   *[other] { $source }: su quale faccia giri il dado?
 }
diceforge-ask-trade = { $source }: quanto del tuo oro ({ $gold }) scambi per PG?
diceforge-ask-take = { $source }: quale impresa prendi gratis?
diceforge-ask-path = { $back ->
    [0] Il tuo golem è sulla casella { $space }: dove va?
   *[other] Il tuo golem torna indietro dalla casella { $space }: dove?
 }
diceforge-ask-treasure = Camera del tesoro: quale tesoro prendi?
diceforge-ask-deal = { $source }: paghi { $amounts } per { $gain } PG?
diceforge-ask-celestial = Entrambi i golem: tiri anche il Dado Celestiale?
diceforge-ask-memory = { $source }: su quale isola metti un gettone, e con quale lato verso l’alto?
diceforge-group-pick = Scegli un set…
diceforge-group-forge = Forgia una faccia…
diceforge-group-feat = Compi un’impresa eroica…
diceforge-group-use = Usa prima un rinforzo…
diceforge-group-triton = Usa un gettone Tritone…
diceforge-group-extra = Fai una seconda azione…
diceforge-group-end = Chiudi il turno…
diceforge-group-companion = Congeda un Compagno…
diceforge-group-take = Prendi un’impresa gratis…

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100).

diceforge-option-pick = { $feat } · { $vp }🏆
diceforge-option-pick-note = { $slot }: { $feat_brief }
diceforge-option-forge = { diceforge-choosable }{ $cost ->
    [0] { " " }· gratis
   *[other] { " " }· { $cost }🪙
 } · su { $old_short }{ $origin_id ->
    [none] { "" }
    [start] { " " }(iniziale)
   *[forged] { " " }(comprata)
 } ({ $die_short })
diceforge-option-forge-note = { $cost ->
    [0] { "" }
   *[other] { $gold ->
        [0] Non ti resta oro.
        [one] Ti resta 1 oro.
       *[other] Ti restano { $gold } oro.
     }{ " " }
 }Poi il tuo { $die_id ->
    [light] dado chiaro
   *[dark] dado scuro
 }: { $changed_tally }
    .short = { $cost ->
        [0] Sostituisce { $old } sul tuo { $die }.
       *[other] Sostituisce { $old } sul tuo { $die }; resto: { $gold } oro.
     }
diceforge-option-feat = { $card } · { $card_cost_short } · { $vp }🏆{ $other_id ->
    [none] { "" }
   *[other] { " " }· scaccia { $other }
 }
diceforge-option-feat-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 dalla ribellione ·{ " " }
 }{ $card_feat_brief } · { $other_id ->
    [none] { $moves ->
        [0] resti sull’isola { $island }
       *[other] isola { $island }
     }
   *[other] { $other } riceve una benedizione divina
 }
    .short = { $card_feat_brief }{ $other_id ->
        [none] { "" }
       *[other] { " " }· riceve una benedizione divina
     }
diceforge-option-feat-bare = { $card } · { $card_cost_short }{ $other_id ->
    [none] { "" }
   *[other] { " " }· scaccia { $other }
 }
diceforge-option-feat-bare-note = { $card_feat_brief }
diceforge-option-use = { $card } · { $card_feat_id ->
    [elder] paga 3🪙 per 4🏆
    [guardians_owl] 1🪙, 1☀️ o 1🌙
    [silver_hind] benedizione minore
    [tree] 3🪙 e 1🏆 (2🏆 se hai 8🪙 o più)
    [merchant] 2🏆 o una faccia migliore
    [light] paga 3🪙 per una faccia visibile
    [companion] un passo
    [oracle] benedizione minore
    [guardian] 1💎 o 1🛡️
   *[other] usa
 }
diceforge-option-use-first = { $card }
diceforge-option-use-note = { $card_feat_brief }
diceforge-option-triton = Tritone: { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }(ne perdi { $surplus })
 }
diceforge-option-triton-note = { $tokens ->
    [0] Il tuo ultimo gettone Tritone.
    [one] Ti resta 1 gettone Tritone.
   *[other] Ti restano { $tokens } gettoni Tritone.
 }
diceforge-option-extra-first = Seconda azione
diceforge-option-extra = { $lacking ->
    [0] Seconda azione · paga 2☀️ (resto { $left })
    [one] Seconda azione · 2☀️ (uno con 💎 o scettro)
   *[other] Seconda azione · 2☀️ (con 💎 o scettro)
 }
diceforge-option-extra-note = Una volta per turno: forgia o compi ancora un’impresa.
diceforge-option-pass = Passa
diceforge-option-pass-note = { $paid ->
    [0] { $open_id ->
        [none] { "" }
        [companion] { diceforge-option-end-note }
        [forge] potresti forgiare una faccia
        [feat] potresti compiere un’impresa
       *[both] potresti forgiare o compiere un’impresa
     }
   *[other] la tua seconda azione è già pagata
 }
diceforge-option-end = Chiudi il turno
diceforge-option-end-note = { $open_id ->
    [none] { "" }
    [companion] ultimo round: potresti ancora congedare un Compagno
    [forge] ultimo round: potresti ancora forgiare una faccia
    [extra] ultimo round: puoi ancora fare una seconda azione
   *[both] ultimo round: puoi ancora forgiare o agire
 }
diceforge-option-gain = { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }(ne perdi { $surplus })
 }{ $space ->
    [0] { "" }
   *[other] { " " }· indicatore a { diceforge-track }
 }
diceforge-option-gain-note = { $space ->
    [0] { $surplus ->
        [0] { "" }
       *[other] { $kept ->
            [0] Il tuo inventario è pieno: perderesti tutto.
           *[other] Nell’inventario c’è posto solo per { $kept }; perderesti il resto.
         }
     }
   *[other] { $surplus ->
        [0] Il tuo indicatore va a { diceforge-track } sul tracciato.
       *[other] Il tuo inventario è pieno. Il tuo indicatore va a { diceforge-track } sul tracciato.
     }
 }
diceforge-option-lose = { $resource_id ->
    [gold] 🪙 Oro
    [sun] ☀️ Sole
    [moon] 🌙 Luna
    [ancient] 💎 Frammenti antichi
    [loyalty] 🛡️ Lealtà
   *[vp] 🏆 PG
 }: { $lost ->
    [0] nulla da perdere
   *[other] perdi { $lost }
 }
diceforge-option-hammer = { $worked ->
    [0] Tieni { $kept }🪙
   *[other] { $worked }🪙 sul martello{ $kept ->
        [0] { "" }
       *[other] , tieni { $kept }
     }
 }{ $vp ->
    [0] { "" }
   *[other] { " " }· +{ $vp }🏆
 }{ $surplus ->
    [0] { "" }
   *[other] { " " }(ne perdi { $surplus })
 }
diceforge-option-hammer-note = { $lap ->
    [0] Così il tuo martello è finito.
   *[other] Poi il tuo martello è alla casella { $step } di 15, giro { $lap }.
 }
diceforge-option-exchange-yes = Scambia { $amounts_short } per { $gain }🏆
diceforge-option-exchange-no = Tieni { $amounts_short }
diceforge-option-copy = { diceforge-choosable } · { $other }
diceforge-option-copy-note = Applichi questa faccia.
diceforge-option-first = Prima: { $face }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }· in tutto { $amounts_short }, indicatore su { $space }
 }
diceforge-option-ship-none = Non forgiare nulla
diceforge-option-ship-none-note = Il tuo oro resta tuo.
diceforge-option-cerberus-use = Sì, usa un gettone Cerbero
diceforge-option-cerberus-keep = No, tienilo
diceforge-option-die = { $die_id ->
    [light] Dado chiaro
   *[dark] Dado scuro
 }: { $faces_tally }
diceforge-option-pair = { $faces_short }
diceforge-option-pair-note = { $others_alike ->
    [yes] Da { $others_1 }.
   *[no] Da { $others_1 } e { $others_2 }.
 }
diceforge-option-seat = { $other }
diceforge-option-companion = Compagno: { $sun }☀️ e { $gain }🏆{ $surplus ->
    [0] { "" }
   *[other] { " " }(perdi { $surplus }☀️)
 }
diceforge-option-companion-note = Lascia per sempre la casella { $space }; i punti della carta contano comunque.
diceforge-option-twins = { $die_id ->
    [light] Rilancia il dado chiaro
    [dark] Rilancia il dado scuro
   *[celestial] Rilancia il Dado Celestiale
 } ({ $face_short }) · { $gold }🪙
diceforge-option-twins-note = Poi guadagni anche 1 frammento lunare o 1 PG.
diceforge-option-twins-keep = Tieni il tiro
diceforge-option-twins-keep-note = Applichi i dadi così come sono.
diceforge-option-scepter = { $stored ->
    [0] Nulla sullo scettro, tieni { $kept }🪙
   *[other] Scettro: { $stored }🪙{ $kept ->
        [0] { "" }
       *[other] , tieni { $kept }
     }
 }
diceforge-option-scepter-note = { $held ->
    [4] Poi lo scettro contiene 4 su 6: può pagare come 1☀️ o 1🌙.
    [5] Poi lo scettro contiene 5 su 6: può pagare come 1☀️ o 1🌙.
    [6] Poi lo scettro contiene 6 su 6: può pagare come 2☀️ o 2🌙.
   *[other] Poi lo scettro contiene { $held } su 6.
 }
diceforge-option-purse = { $scepter ->
    [0] Nulla dallo scettro, { $gold }🪙 dall’inventario
   *[other] { $scepter }🪙 dallo scettro{ $gold ->
        [0] { "" }
       *[other] , { $gold }🪙 dall’inventario
     }
 }
diceforge-option-pay = { $amounts_count ->
    [0] { $scepters_count ->
        [0] { "" }
       *[other] Paga { diceforge-scepters }
     }
   *[other] Paga { $amounts_short }{ $scepters_count ->
        [0] { "" }
       *[other] { " " }e { diceforge-scepters }
     }
 }
diceforge-option-pay-note = { $ancient ->
    [0] { $scepters_count ->
        [0] Niente frammenti antichi, niente scettro.
       *[other] Questo svuota lo scettro.
     }
   *[other] Pagare con frammenti antichi non sposta il tuo indicatore.
 }
diceforge-option-step = Compagno sulla casella { $space }
diceforge-option-merchant-vp = Guadagna { $vp }🏆
diceforge-option-merchant = { $levels ->
    [one] Una faccia un livello più su
   *[other] Una faccia { $levels } livelli più su
 }
diceforge-option-merchant-note = { $levels ->
    [one] Una faccia per turno.
   *[other] Usa { $levels } dei tuoi Mercanti; una faccia per turno.
 }
diceforge-option-first-token = Prima: { $amounts_short }
diceforge-option-forge-none = Non forgiare nulla
diceforge-option-forge-none-note = Tieni tutte le tue facce.
diceforge-option-side = { $die_id ->
    [light] Dado chiaro
   *[dark] Dado scuro
 }: { diceforge-choosable }
diceforge-option-trade = { $gold ->
    [0] Non scambiare nulla
   *[other] { $gold }🪙 per { $gain }🏆
 }
diceforge-option-take = { $card } · { $vp }🏆
diceforge-option-take-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 dalla ribellione ·{ " " }
 }{ $card_feat_brief } · { $left ->
    [0] l’ultima carta
    [one] poi ne resta 1
   *[other] poi ne restano { $left }
 }
diceforge-option-take-bare = { $card }
diceforge-option-take-bare-note = { $card_feat_brief }
diceforge-option-path = Casella { $space }: { $treasure_id ->
    [none] { diceforge-labyrinth }
    [moon] tesoro, 1🌙
    [sun] tesoro, 1☀️
   *[vp] tesoro, 2🏆
 }
diceforge-option-treasure = Tesoro: { $amounts_short }{ $surplus ->
    [0] { "" }
   *[other] { " " }(ne perdi { $surplus })
 }
diceforge-option-treasure-note = { $resource_id ->
    [moon] I golem successivi ricevono qui 1 frammento lunare.
    [sun] I golem successivi ricevono qui 1 frammento solare.
   *[vp] I golem successivi ricevono qui 2 PG.
 }
diceforge-option-deal-yes = Sì, paga
diceforge-option-deal-no = No, non pagare
diceforge-option-celestial-roll = Tira il Dado Celestiale
diceforge-option-celestial-skip = Non tirarlo
diceforge-option-memory = Isola { $island }: { $side_short }
diceforge-option-memory-note = { $cards_count ->
    [0] Lì non ci sono più imprese.
   *[other] Per la tua prossima impresa lì. Ora disponibili: { $cards }.
 }

# Why a choice is refused.

diceforge-reason-not_your_turn = Non è il tuo turno.
diceforge-reason-face_must_stay = Un cinghiale o una sventura non si può mai togliere. Scegli un’altra faccia.
diceforge-reason-not_for_sale = Puoi comprare solo facce del Santuario. Quelle dei Giardini e della Foresta arrivano con le imprese.
diceforge-reason-action_over = Hai già fatto la tua azione. Puoi farne un’altra per 2 frammenti solari.
diceforge-reason-same_face_in_one_action = Hai già comprato questa faccia. In un’azione le facce devono essere tutte diverse.
diceforge-reason-face_sold_out = Nel Tempio questa faccia è finita.
diceforge-reason-not_enough_gold = Non hai abbastanza oro.
    .measured = Costa { $gold } oro; ne hai { $held_gold }.
diceforge-reason-equal_side_offered = Su questo dado c’è un’altra faccia uguale. Scegli quella: il risultato è identico.
diceforge-reason-not_in_this_match = Questa impresa non fa parte di questa partita.
diceforge-reason-stack_empty = Tutte le carte di questa impresa sono state prese.
diceforge-reason-not_enough_shards = Non hai abbastanza frammenti solari o lunari per questa impresa.
    .measured = Costa { $amounts_short }; hai { $held_sun }☀️ e { $held_moon }🌙.
diceforge-reason-card_not_yours = Questa carta non è tua.
diceforge-reason-no_reinforcement = Questa carta non è un rinforzo.
diceforge-reason-reinforcements_come_first = I rinforzi vengono prima dell’azione, quindi per questo turno è tardi.
diceforge-reason-card_already_used_this_turn = Hai già usato questa carta in questo turno.
diceforge-reason-no_token = Non hai gettoni Tritone.
diceforge-reason-one_extra_action_only = In un turno puoi fare una sola azione in più, e l’hai già fatta.
diceforge-reason-action_comes_first = Fai prima la tua azione normale; la seconda azione viene dopo.
diceforge-reason-not_enough_sun = Una seconda azione costa 2 frammenti solari, e non ne hai abbastanza.
    .measured = Una seconda azione costa 2☀️; ne hai { $held_sun }.
diceforge-reason-nothing_to_do_with_it = Una seconda azione non ti servirebbe: non c’è nulla che potresti forgiare o compiere.
diceforge-reason-end_instead = Hai già agito. Chiudi il turno.
diceforge-reason-must_act = In questa partita non puoi passare finché c’è qualcosa che puoi forgiare o compiere.
diceforge-reason-pass_instead = Non hai ancora agito. Se vuoi, passa.
diceforge-reason-unknown_option = Questa scelta ora non è possibile.
diceforge-reason-no_companion = Non hai Compagni da congedare.
diceforge-reason-nothing_left_to_move = Il tuo Compagno è già sull’ultima casella. Puoi solo congedarlo.
