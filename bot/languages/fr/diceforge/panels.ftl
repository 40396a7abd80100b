# Buttons of panels, choosing in two steps, automatic answers.

# Buttons.

diceforge-press-goddess = Labyrinthe expliqué
diceforge-press-titans = Titans expliqués
diceforge-press-temple = Temple
diceforge-press-feats = Exploits
diceforge-press-feats_more = Plus d’exploits
diceforge-press-mine = Mes dés et exploits
diceforge-press-beside = Plateau Rébellion

# Choosing in two steps.

diceforge-step-forge = { diceforge-choosable } · { $cost ->
    [0] gratuit
   *[other] { $cost }🪙
 }
diceforge-step-forge-elsewhere = { diceforge-choosable } à un autre endroit…
diceforge-step-forge-note = { $cost ->
    [0] { "" }
   *[other] Il te reste { $gold }🪙 ·{ " " }
 }{ $left ->
    [0] la dernière du Temple
   *[other] il en restera { $left } au Temple
 }
diceforge-place-forge = { $die_id ->
    [light] Clair
   *[dark] Sombre
 }{ $origin_id ->
    [none] { "" }
    [start] , départ
   *[forged] , achetée
 }
diceforge-place-forge-first = { $die_id ->
    [light] Clair
   *[dark] Sombre
 } : { $old_short }{ $origin_id ->
    [none] { "" }
    [start] , départ
   *[forged] , achetée
 }
diceforge-place-forge-further = { $old_short }{ $origin_id ->
    [none] { "" }
    [start] , départ
   *[forged] , achetée
 }
diceforge-step-pay = { $scepters_count ->
    [0] Sans le sceptre
   *[other] { diceforge-scepters }
 }
diceforge-step-pay-note = { $scepters_count ->
    [0] Seulement soleil, lune et fragments anciens.
   *[other] Cela vide le sceptre ; le reste vient de ton inventaire.
 }
diceforge-group-forge-then = Quelle ancienne face remplace-t-elle ?
diceforge-group-pay = Comment paies-tu ?

# Automatic answers: to which questions, and which.

diceforge-standing-choose-gold = { $source } : toujours de l’or
diceforge-standing-choose-sun = { $source } : toujours du soleil
diceforge-standing-choose-moon = { $source } : toujours de la lune
diceforge-standing-choose-vp = { $source } : toujours des PG
diceforge-standing-boar-sun = Sanglier : toujours du soleil
diceforge-standing-boar-moon = Sanglier : toujours de la lune
diceforge-standing-boar-vp = Sanglier : toujours des PG
diceforge-standing-hammer-all = Marteau : toujours tout l’or
diceforge-standing-hammer-none = Marteau : seulement ce que l’inventaire ne peut contenir
diceforge-standing-exchange-yes = { $source } : toujours échanger
diceforge-standing-exchange-no = { $source } : ne jamais échanger
diceforge-standing-cerberus-use = Cerbère : l’utiliser à la prochaine occasion
diceforge-standing-cerberus-keep = Cerbère : garder le jeton pour l’instant
diceforge-standing-choose-ancient = { $source } : toujours des fragments anciens
diceforge-standing-choose-loyalty = { $source } : toujours de la loyauté
diceforge-standing-twins-keep = Les Jumeaux : ne jamais relancer
diceforge-standing-scepter-all = Sceptre : toujours autant que possible
diceforge-standing-scepter-none = Sceptre : seulement ce que l’inventaire ne peut contenir
diceforge-standing-purse-scepter = Payer l’or : d’abord avec le sceptre
diceforge-standing-purse-store = Payer l’or : d’abord avec l’inventaire
diceforge-standing-pay-own = Payer les fragments : d’abord ton soleil et ta lune
diceforge-standing-companion-farthest = Compagnons : toujours le plus avancé
diceforge-standing-merchant-vp = Le Marchand : toujours des PG
diceforge-standing-celestial-roll = Les deux golems : toujours lancer le Dé céleste
diceforge-standing-celestial-skip = Les deux golems : ne jamais lancer le Dé céleste
diceforge-always-hammer-all = Toujours tout
diceforge-always-scepter-all = Toujours autant que possible
