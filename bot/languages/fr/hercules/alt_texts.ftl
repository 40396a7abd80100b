# The pictures of Hercules in words (alt texts). Whole sentences; what matters most comes first.

hercules-alt-turn = Hercules, manche { $round }. Tour : { $name }, dés { $dice }.
hercules-alt-between = Hercules. La manche { $round } est terminée.
hercules-alt-over = Hercules, terminé après la manche { $round }. Victoire : { $names } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hercules-alt-last-round = C’est la dernière manche.
hercules-alt-doable = Travaux possibles : { $labours }.
hercules-alt-none-doable = Aucun travail possible maintenant.
hercules-alt-side =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, colonne { $column }, dés { $dice }, travaux restants { $labours }, réserve { $supply }, cartes { $cards }.
hercules-alt-stacks = Demi-dieux : { $stacks }.
hercules-alt-gods = Dieux au-dessus des colonnes : { $gods }.
hercules-alt-gods-hidden = Dieux face cachée au-dessus des colonnes { $columns }.
hercules-alt-peak = Au-dessus de la colonne 12 : { $name }, encore { $left }.
hercules-alt-vases = Vases, par longueur d’avancée : { $vases }.
hercules-alt-white = Dé blanc : { $face }.
hercules-alt-white-used = Dé blanc en jeu : { $face }.
hercules-alt-ready = Pouvoirs prêts, { $name } : { $abilities }.
hercules-alt-symbols = Symboles : { $symbols } ; majorités { $majorities }, séries { $sets }.
hercules-alt-sources = Origine des points : { $sources }.
hercules-alt-cards = Cartes : { $cards }.
hercules-alt-used = utilisée
hercules-alt-final = Hercules, score final après la manche { $round }.
hercules-alt-so-far = Hercules, score si la partie finissait là, manche { $round }.
hercules-alt-place =
    { $place ->
        [1] 1er rang
       *[other] { $place }e rang
    } : { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hercules-alt-sources-of = { $name } : { $sources }.
hercules-alt-lobby = Hercules cherche du monde. À la table : { $names }. Places libres : { $free }.
