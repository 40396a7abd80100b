# Why a computer player would choose so in Hercules.

hercules-advice-nothing = Plus aucun travail n’est possible, et aucune carte n’aiderait.
hercules-advice-points = { $points ->
    [0] aucun point tout de suite
    [one] { $points } point tout de suite
   *[other] { $points } points tout de suite
 }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }({ $amounts })
 }
hercules-advice-taken = { $taken_id ->
    [none] { "" }
   *[other] { " " }Ça prend aussi une majorité à quelqu’un : { $taken }.
 }
hercules-advice-besides = { hercules-advice-taken }{ $ready_id ->
    [none] { "" }
   *[other] { " " }Ensuite tu peux utiliser { $ready_short } ({ $ready_ability }).
 }
hercules-advice-rest = { $count ->
    [0] Un repos remet un dieu face visible
    [one] Un repos rend 1 cube (1 point)
   *[other] Un repos rend { $count } cubes ({ $count } points)
 }{ $freed_id ->
    [none] { " " }et libère tes cartes
   *[other] { " " }et libère { $freed_short }
 }. C’est mieux que ce qu’offrent ces dés.
hercules-advice-pass = Aucun travail n’est possible, et il n’y a rien à récupérer.
hercules-advice-roll = { $stuck ->
    [0] Relance avec { $card } : { $percent } % des lancers font mieux que tes dés actuels.
   *[other] Tes dés ne font aucun travail. Avec { $card }, { $percent } % des lancers en font un.
 }
hercules-advice-gains = { $demigod_id ->
    [none] { $vase_id ->
        [none] { $god_id ->
            [none] { $steps ->
                [0] est accompli
               *[other] amène ton apprenti en colonne { $column }
            }
           *[other] rapporte { $god }
        }
       *[other] rapporte un vase ({ $vase_vp } PV)
     }
   *[other] { $vase_id ->
        [none] rapporte { $demigod }
       *[other] rapporte { $demigod } et un vase ({ $vase_vp } PV)
     }
 }
hercules-advice-use = Tels quels, tes dés ne font aucun travail. Utilise d’abord { $card } : ensuite le travail { $result } = { $left } { $operation } { $right } { hercules-advice-gains } : { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-use_better = Tu peux déjà faire le travail { $result }, mais il { $instead_id ->
    [none] ne rapporte aucune carte
   *[other] rapporte seulement { $instead }
 }. Utilise d’abord { $card }, et { $left } { $operation } { $right } { hercules-advice-gains } : { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-use_rather = Le travail { $reachable } est déjà possible. Utilise d’abord { $card }, et le travail { $result } = { $left } { $operation } { $right } { hercules-advice-gains } : { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-finish = Le travail { $result } t’amène en colonne 12 et lance la dernière manche : { hercules-advice-points }.
hercules-advice-vase = Avec le travail { $result }, ton apprenti avance de { $steps } colonnes d’un coup et te rapporte un vase : { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-god = Le travail { $result } amène ton apprenti en colonne { $column }, où attend { $god } : { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-demigod = Prends { $demigod } avec { $result } : { hercules-advice-points }.{ hercules-advice-taken }
hercules-advice-labour = Le travail { $result } rapporte { hercules-advice-points }.{ hercules-advice-besides }
hercules-advice-recover = Le plus utile pour toi : { $cards }.

# What a puzzle is about: the kinds of options to be weighed.

hercules-theme-recover = Que récupérer ?
hercules-theme-reroll = Relancer ?
hercules-theme-rest = Se reposer ?
hercules-theme-first = Travail ou pouvoir ?
hercules-theme-ability = Quelle carte d’abord ?
hercules-theme-race = La course à une carte
hercules-theme-labour = Quel travail ?
hercules-theme-other = Un choix serré
