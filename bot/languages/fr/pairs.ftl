# Pairs of people who stand out, for organisers alone.

pairs-title = ### 🔎 Duos qui sortent du lot
pairs-about = { $over ->
        [one] { $over } partie est terminée
       *[other] { $over } parties sont terminées
    }, dont { $judged } aux choix évalués. { $pairs ->
        [0] Aucun duo ne s’est encore rencontré deux fois.
        [one] Un seul duo s’est rencontré au moins deux fois.
       *[other] { $pairs } duos se sont rencontrés au moins deux fois.
    }
pairs-none = Aucun duo ne sort du lot.
pairs-more = … et { $count } de plus.
pairs-pair = **{ $one }** et **{ $other }**
pairs-favours = Dans { $matches ->
        [one] { $matches } partie avec d’autres
       *[other] { $matches } parties avec d’autres
    }, { $count ->
        [one] { $count } de leurs choix leur a coûté
       *[other] { $count } de leurs choix leur ont coûté
    } en tout { $cost } % de chances de gagner et rapporté { $gain } % à l’autre du duo (vu l’état des tables : { $usual } %).
pairs-losses = En { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } contre { $receiver }, des choix de { $giver } ont coûté en tout { $cost } % de chances de gagner (en autant de parties contre d’autres : { $usual } %).
pairs-ahead = { $receiver } a fini devant { $giver } dans { $count } de leurs { $matches } parties (d’après leurs autres résultats : { $usual }).
pairs-given_up = { $giver } a abandonné tôt dans { $count } de ses { $matches } parties avec { $receiver }, qui menait (au rythme de ses autres parties : { $usual }).
pairs-timed_out = { $giver } a laissé filer le temps et perdu sa place dans { $count } de ses { $matches } parties avec { $receiver } (au rythme de ses autres parties : { $usual }).
pairs-met = { $giver } et { $receiver } jouent ensemble dans { $count } des { $matches } parties (par hasard : { $usual }).
pairs-chance = { $rare ->
        [1000000] Par hasard : moins de 1 chance sur un million.
       *[other] Par hasard : 1 chance sur { $rare }.
    }
pairs-reading = C’est de l’arithmétique, pas un jugement, et je n’en fais rien. { $figures ->
        [1] Un seul chiffre a été comparé
       *[other] { $figures } chiffres ont été comparés
    } ; ce qui s’affiche ici apparaîtrait par hasard dans un événement sur { $events } entre gens honnêtes. Des amis qui pensent pareil, ou des horaires très différents, peuvent aussi sortir du lot. Parle aux gens avant de décider quoi que ce soit. Seule l’organisation voit ceci.
pairs-judging = Seuls des choix évalués montrent qui a aidé qui. Le bouton fait évaluer { $count ->
        [one] { $count } partie de plus
       *[other] { $count } parties de plus
    } ; ça prend quelques minutes, reviens voir ensuite.
pairs-judged = Les choix sont évalués dans toutes les parties où c’est possible.

pairs-press = Duos…
pairs-press-judge = Évaluer d’autres parties
pairs-press-again = Regarder à nouveau
pairs-press-back = Retour
