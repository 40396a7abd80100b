# What is asked and offered in Hercules.

# Questions, and headings of their groups of options.

hercules-ask-turn = { $stage ->
    [used] Choisis un travail
    [stuck] Aucun travail n’est possible avec ces dés
    [spent] Choisis un travail, ou repose-toi
   *[begin] Choisis un travail, ou passe
 }
hercules-ask-recover = Que récupères-tu ? { $markers ->
    [0] { "" }
    [one] 1 cube
   *[other] Jusqu’à { $markers } cubes
 }{ $gods ->
    [0] .
   *[other] { $markers ->
        [0] 1 dieu.
       *[other] { " " }et 1 dieu.
     }
 }
hercules-group-marker = Choisis les cubes à récupérer…
hercules-group-god = Choisis le dieu à remettre face visible…
hercules-group-labour = Choisis un travail…
hercules-group-ability = Utilise d’abord une carte…
hercules-group-rest = Repose-toi…
hercules-group-end = Termine le tour…

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100).

hercules-option-labour = { $result } = { $left } { $operation } { $right }{ $card_id ->
    [none] { "" }
   *[other] { " " }· { $card }
 }{ $god_id ->
    [none] { "" }
   *[other] { " " }· { $god_short }
 }
hercules-option-labour-note = points { $points_before } → { $points_after } · { $steps ->
    [0] { hercules-labour-name }
   *[other] colonne { $start } → { $column }
 }{ $vase_id ->
    [none] { "" }
   *[other] { " " }· vase { $vase_vp } PV
 }{ $column ->
    [12] { $steps ->
        [0] { "" }
       *[other] { " " }· dernière manche !
     }
   *[other] { "" }
 }
hercules-option-labour-bare = { hercules-option-labour }
hercules-option-labour-bare-note = { $steps ->
    [0] { hercules-labour-name }
   *[other] colonne { $start } → { $column }
 }{ $vase_id ->
    [none] { "" }
   *[other] { " " }· avec un vase
 }
hercules-option-use-white = Lancer le dé blanc · { $card_short } · { $cost }
hercules-option-use-white-note = Un troisième dé pour ce tour : utilises-en deux sur les trois.
hercules-option-use-reroll = Relancer { $dice } · { $card_short } · { $cost }
hercules-option-use-reroll-note = Le nouveau lancer compte, et il ne s’annule pas.
hercules-option-use-plus1 = +1 : { $dice_id ->
    [white] blanc{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-plus1-note = { $cost } · dés { $after }
hercules-option-use-minus1 = −1 : { $dice_id ->
    [white] blanc{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-minus1-note = { $cost } · dés { $after }
hercules-option-use-flip = Retourner { $dice_id ->
    [white] blanc{ " " }
   *[other] { "" }
 }{ $from } → { $to } · { $card_short }
hercules-option-use-flip-note = { $cost } · dés { $after }
hercules-option-use-copy = Copier { $other } : { $after_1 } et { $after_2 } · { $card_short }
hercules-option-use-copy-note = { $cost } · dés { $after }
hercules-option-rest-all = Repos · { $cards_count ->
    [0] { "" }
    [one] +1 cube
   *[other] +{ $cards_count } cubes
 }{ $god_id ->
    [none] { "" }
   *[other] { $cards_count ->
        [0] { "" }
       *[other] ,{ " " }
     }{ $god } face visible
 }
hercules-option-rest-all-note = { $cards_count ->
    [0] Dès ton prochain tour, tu peux réutiliser { $god }.
   *[other] Sur { $cards }. À réutiliser dès ton prochain tour.
 }
    .short = Sur { $cards }.
hercules-option-rest = Repos · choisir quoi récupérer
hercules-option-rest-note = { $markers ->
    [0] { "" }
    [one] 1 cube
   *[other] Jusqu’à { $markers } cubes
 }{ $gods ->
    [0] { "" }
   *[other] { $markers ->
        [0] 1 dieu
       *[other] { " " }et 1 dieu
     }
 } : { $cards }
    .short = Jusqu’à 3 cubes et 1 dieu ; réutilisables dès ton prochain tour.
hercules-option-pass = Passer
hercules-option-pass-note = { $labours ->
    [0] { "" }
    [one] 1 travail va avec tes dés
   *[other] { $labours } travaux vont avec tes dés
 }
hercules-always-turn-pass = Passer jusqu’à un travail possible
hercules-standing-turn-pass = Passer jusqu’à ce qu’un travail aille avec tes dés
hercules-option-end = Finir · aucun travail possible
hercules-option-end-note = { $cards_count ->
    [0] { "" }
   *[other] une carte est encore utilisable
 }
hercules-option-take = { $card } : libérer
hercules-option-take-note = Tu récupères le cube ; dès ton prochain tour, la carte est réutilisable.
hercules-option-together = Récupérer : { $cards }
hercules-option-take-nothing = Ne rien récupérer
hercules-option-take-nothing-note = Ton tour se termine sans travail.
hercules-option-turn_up = { $card } ({ $card_ability }) : face visible
hercules-option-turn_up-note = Tu pourras t’en resservir dès ton prochain tour.
hercules-cost-marker = 1 cube
hercules-cost-god = carte face cachée

# Why a choice is refused.

hercules-reason-turn_over = Ton tour est terminé.
hercules-reason-not_your_turn = Ce n’est pas ton tour.
hercules-reason-not_those_dice = Tes dés ne montrent pas ces chiffres.
hercules-reason-not_integer = Cette division ne tombe pas juste. Choisis un autre calcul.
    .measured = { $left } ÷ { $right } ne tombe pas juste. Choisis un autre calcul.
hercules-reason-out_of_range = Le résultat doit aller de 1 à 12.
hercules-reason-labour_already_done = Tu as déjà accompli ce travail ; chacun ne compte qu’une fois.
hercules-reason-must_choose_demigod = Ce travail te donne un demi-dieu : choisis-en un.
hercules-reason-demigod_not_eligible = Ce demi-dieu ne va ni avec ton opération, ni avec un des dés utilisés.
hercules-reason-card_not_yours = Cette carte n’est pas à toi.
hercules-reason-passive_card = Cette carte n’a pas de pouvoir à utiliser ; elle compte simplement à la fin.
hercules-reason-no_god_abilities_in_simplified_variant = Dans la variante simplifiée, les dieux ne valent que leurs points.
hercules-reason-card_already_used_this_turn = Tu as déjà utilisé cette carte ce tour-ci.
hercules-reason-card_still_holds_marker = Il y a encore un cube sur cette carte. Repose-toi pour le récupérer.
hercules-reason-god_card_face_down = Ce dieu est face cachée. Repose-toi pour le remettre face visible.
hercules-reason-no_marker_in_supply = Un demi-dieu coûte 1 cube et ta réserve est vide. Un travail ou un repos t’en rapporte.
hercules-reason-choose_another_player = Choisis une autre personne pour copier ses dés.
hercules-reason-white_die_not_in_use = Tu n’as pas le dé blanc ce tour-ci.
hercules-reason-choose_at_least_one_die = Choisis au moins un dé à relancer.
hercules-reason-choose_one_die = Choisis un de tes dés.
hercules-reason-above_6 = Un 6 ne peut pas monter.
hercules-reason-below_1 = Un 1 ne peut pas descendre.
hercules-reason-no_rest_after_using_a_card = Tu as utilisé une carte ce tour-ci, donc pas de repos. Accomplis un travail, ou termine ton tour si c’est impossible.
hercules-reason-choose_what_to_recover = Tu peux récupérer quelque chose : choisis quoi.
hercules-reason-nothing_to_recover = Tu n’as rien à récupérer, mais tu peux passer.
hercules-reason-no_marker_on_that_card = Il n’y a pas de cube sur cette carte.
hercules-reason-at_most_3_markers = Un repos rend jusqu’à 3 cubes. Choisis-en moins.
hercules-reason-at_most_1_god = Un repos ne remet qu’un seul dieu face visible. Choisis-en un.
hercules-reason-no_god_flip_in_simplified_variant = Dans la variante simplifiée, un repos ne rend que des cubes.
hercules-reason-god_card_not_face_down = Ce dieu est déjà face visible.
hercules-reason-rest_instead = Tu n’as pas utilisé de carte ce tour-ci : tu peux te reposer ou passer.
hercules-reason-labour_possible = Un travail est encore possible, donc tu ne peux pas finir ton tour.
hercules-reason-unknown_option = Ce choix n’est pas possible maintenant.
