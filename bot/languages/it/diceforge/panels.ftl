# Buttons of panels, choosing in two steps, automatic answers.

# Buttons.

diceforge-press-goddess = Guida al labirinto
diceforge-press-titans = Guida ai Titani
diceforge-press-temple = Tempio
diceforge-press-feats = Imprese
diceforge-press-feats_more = Altre imprese
diceforge-press-mine = I miei dadi e le imprese
diceforge-press-beside = Plancia di Rebellion

# Choosing in two steps.

diceforge-step-forge = { diceforge-choosable } · { $cost ->
    [0] gratis
   *[other] { $cost }🪙
 }
diceforge-step-forge-elsewhere = { diceforge-choosable } in un altro posto…
diceforge-step-forge-note = { $cost ->
    [0] { "" }
   *[other] Resto: { $gold }🪙 ·{ " " }
 }{ $left ->
    [0] l’ultima nel Tempio
   *[other] poi { $left } nel Tempio
 }
diceforge-place-forge = { $die_id ->
    [light] Chiaro
   *[dark] Scuro
 }{ $origin_id ->
    [none] { "" }
    [start] , iniziale
   *[forged] , comprata
 }
diceforge-place-forge-first = { $die_id ->
    [light] Chiaro
   *[dark] Scuro
 }: { $old_short }{ $origin_id ->
    [none] { "" }
    [start] , iniziale
   *[forged] , comprata
 }
diceforge-place-forge-further = { $old_short }{ $origin_id ->
    [none] { "" }
    [start] , iniziale
   *[forged] , comprata
 }
diceforge-step-pay = { $scepters_count ->
    [0] Senza lo scettro
   *[other] { diceforge-scepters }
 }
diceforge-step-pay-note = { $scepters_count ->
    [0] Solo frammenti solari, lunari e antichi.
   *[other] Questo svuota lo scettro; il resto viene dal tuo inventario.
 }
diceforge-group-forge-then = Quale vecchia faccia sostituisce?
diceforge-group-pay = Come paghi?

# Automatic answers: to which questions, and which.

diceforge-standing-choose-gold = { $source }: sempre oro
diceforge-standing-choose-sun = { $source }: sempre sole
diceforge-standing-choose-moon = { $source }: sempre luna
diceforge-standing-choose-vp = { $source }: sempre PG
diceforge-standing-boar-sun = Cinghiale: sempre sole
diceforge-standing-boar-moon = Cinghiale: sempre luna
diceforge-standing-boar-vp = Cinghiale: sempre PG
diceforge-standing-hammer-all = Martello: sempre tutto l’oro
diceforge-standing-hammer-none = Martello: solo ciò che non entra nell’inventario
diceforge-standing-exchange-yes = { $source }: scambia sempre
diceforge-standing-exchange-no = { $source }: non scambiare mai
diceforge-standing-cerberus-use = Cerbero: usalo alla prossima occasione
diceforge-standing-cerberus-keep = Cerbero: per ora tieni il gettone
diceforge-standing-choose-ancient = { $source }: sempre frammenti antichi
diceforge-standing-choose-loyalty = { $source }: sempre lealtà
diceforge-standing-twins-keep = Gemelli: non rilanciare mai
diceforge-standing-scepter-all = Scettro: sempre tutto ciò che ci sta
diceforge-standing-scepter-none = Scettro: solo ciò che non entra nell’inventario
diceforge-standing-purse-scepter = Pagare oro: prima dallo scettro
diceforge-standing-purse-store = Pagare oro: prima dall’inventario
diceforge-standing-pay-own = Pagare frammenti: prima i tuoi solari e lunari
diceforge-standing-companion-farthest = Compagni: sempre quello più avanti
diceforge-standing-merchant-vp = Mercante: sempre PG
diceforge-standing-celestial-roll = Entrambi i golem: tira sempre il Dado Celestiale
diceforge-standing-celestial-skip = Entrambi i golem: mai il Dado Celestiale
diceforge-always-hammer-all = Sempre tutto
diceforge-always-scepter-all = Sempre quanto ci sta
