# Why a computer player would choose so in Dice Forge.

diceforge-advice-pick = { $feat } : le lot qui te convient le mieux parmi ceux qui restent.
diceforge-advice-points = { $points ->
    [0] { "" }
   *[other] environ { $points } PG
 }
diceforge-advice-forge = { $face_id ->
    [misfortune_red] Mets-la sur ton { $die }, à la place de { $old } : c’est ta face la moins utile.
    [misfortune_yellow] Mets-la sur ton { $die }, à la place de { $old } : c’est ta face la moins utile.
    [misfortune_green] Mets-la sur ton { $die }, à la place de { $old } : c’est ta face la moins utile.
    [misfortune_blue] Mets-la sur ton { $die }, à la place de { $old } : c’est ta face la moins utile.
    [boar_red] Mets le sanglier sur ton { $die }, à la place de { $old } : c’est ta face la moins utile.
    [boar_yellow] Mets le sanglier sur ton { $die }, à la place de { $old } : c’est ta face la moins utile.
    [boar_green] Mets le sanglier sur ton { $die }, à la place de { $old } : c’est ta face la moins utile.
    [boar_blue] Mets le sanglier sur ton { $die }, à la place de { $old } : c’est ta face la moins utile.
   *[other] Forge { $face } sur ton { $die }, à la place de { $old } : { $points ->
        [0] c’est ta face la moins utile
       *[other] la nouvelle devrait sortir { $times ->
            [one] une fois
           *[other] environ { $times } fois
         } et rapporter environ { $points } PG de plus
     }.
 }
diceforge-advice-feat = { $card } rapporte { $vp } PG{ $effect ->
    [0] { "" }
   *[other] , et son effet environ { $effect } de plus d’ici la fin
 }{ $titans ->
    [0] { "" }
   *[other] , plus { $titans } de la rébellion
 }.
diceforge-advice-use = Utilise d’abord { $card_the } : les renforts viennent avant ton action.
diceforge-advice-triton = Avec ton Triton ({ diceforge-yield }), une meilleure action devient possible maintenant.
diceforge-advice-extra = Une deuxième action { $points ->
    [0] vaut le coup
   *[other] rapporte environ { $points } PG
 } maintenant. Les 2 fragments solaires valent moins.
diceforge-advice-pass = Rien de ce que tu peux acheter ne vaut son prix maintenant. Économise.
diceforge-advice-end = Rien d’autre de ce que tu peux acheter ne vaut son prix.
diceforge-advice-gain = Prends { diceforge-yield } : { $next_id ->
    [none] c’est le plus utile maintenant
   *[other] ensuite tu peux payer { $next_the }
 }.
diceforge-advice-lose = C’est ce dont tu as le moins besoin.
diceforge-advice-hammer = { $worked ->
    [0] Garde l’or : il te sert mieux qu’au marteau.
   *[other] { $worked } or au marteau { $vp ->
        [0] le rapproche des points de son tour
       *[other] finit un tour : { $vp } PG
     }.
 }
diceforge-advice-exchange-yes = { $gain } PG valent plus que ce que tu donnes en échange.
diceforge-advice-exchange-no = Tu as plus besoin de garder ça que des points : { $amounts }.
diceforge-advice-copy = Prends { $face } : c’est la meilleure face visible.
diceforge-advice-first = Commence par { $face } : c’est ainsi que tu gaspilles le moins.
diceforge-advice-ship-none = Aucune face en vente ne vaut son prix pour toi.
diceforge-advice-cerberus-use = Tu auras du mal à faire un meilleur lancer pour ton jeton.
diceforge-advice-cerberus-keep = Garde le jeton pour un meilleur lancer.
diceforge-advice-die = Les meilleures faces sont sur celui-ci : { $die }.
diceforge-advice-pair = Prends { $faces } : c’est ce qui te donne le plus.
diceforge-advice-seat = { $other } a le plus de points : c’est là qu’il gêne le plus.
diceforge-advice-companion = Ton Compagnon est allé assez loin : prends { $sun } soleil et { $gain } PG.
diceforge-advice-twins = Tu ne gagnes pas grand-chose avec { $face } maintenant. En moyenne, ce dé fait mieux : { $die }.
diceforge-advice-twins-keep = Changer ce lancer ne vaut pas 3 or.
diceforge-advice-first-token = Récolte celui-ci d’abord : son déplacement vaut plus maintenant.
diceforge-advice-scepter = { $stored ->
    [0] Tu as besoin de cet or dans ton inventaire.
   *[other] { $stored } or sur le sceptre : cet or y est à l’abri et peut devenir des fragments.
 }
diceforge-advice-purse = { $scepter ->
    [0] Paie avec ton inventaire, le sceptre reste plein.
   *[other] Paie { $scepter } or avec le sceptre : l’or de ton inventaire est plus utile.
 }
diceforge-advice-pay = Paie comme ça : ce que tu gardes vaut le plus.
diceforge-advice-step = Avance le Compagnon de la case { $space }.
diceforge-advice-merchant-vp = Aucune amélioration ne vaut plus de 2 PG maintenant.
diceforge-advice-merchant = Une meilleure face te donne plus que les points.
diceforge-advice-forge-none = Aucune face à forger ne bat les tiennes.
diceforge-advice-side = Mets ton { $die } sur { $face } : c’est ce qui te donne le plus maintenant.
diceforge-advice-trade = { $gold ->
    [0] Garde ton or : des faces rapportent plus que les points.
   *[other] { $gain } PG valent plus que ce que { $gold } or pourraient acheter.
 }
diceforge-advice-take = { $card } est le meilleur des exploits gratuits{ $points ->
    [0] { "" }
   *[other]  : environ { $points } PG en tout
 }.
diceforge-advice-path = Va en case { $space } : ce chemin te donne le plus.
diceforge-advice-treasure = Prends { $amounts } : { $next_id ->
    [none] c’est le plus utile maintenant
   *[other] ensuite tu peux payer { $next_the }
 }.
diceforge-advice-deal-yes = Les points valent le prix.
diceforge-advice-deal-no = Tu as plus besoin de ce que ça coûte que des points.
diceforge-advice-celestial-roll = Chaque côté du Dé céleste te donne quelque chose.
diceforge-advice-celestial-skip = Il ne peut plus rien te donner.
diceforge-advice-memory = Tu vas bientôt prendre un exploit sur l’île { $island }.

# What a puzzle is about: the kinds of options to be weighed.

diceforge-theme-ousting = Chasser
diceforge-theme-reinforcement = D’abord un renfort ?
diceforge-theme-extra = S’arrêter ou continuer ?
diceforge-theme-feat_forge = Exploit ou nouvelle face ?
diceforge-theme-feat = Quel exploit ?
diceforge-theme-face = Quelle face forger ?
diceforge-theme-place = Où mettre la face ?
diceforge-theme-gold = Où va l’or ?
diceforge-theme-memory = Où poser le jeton ?
diceforge-theme-dice = Ce que donnent les dés
diceforge-theme-other = Un choix serré
