# The analysis of a match that is over.

# While it is made, and the whole.

analysis-running = 📈 Je rejoue ta partie à la recherche de meilleurs choix : { $percent } % fait. Ce message deviendra l’analyse.
analysis-title = ### { $game } : ta partie, analysée
analysis-title-shared = ### { $game } : la partie de { $name }, analysée
analysis-title-watched = ### { $game } : la partie, analysée
analysis-nothing-learned = Je n’ai pas encore appris à juger ce genre de partie : je peux seulement dire si les dés sont tombés haut.
analysis-accuracy = 🎯 Précision **{ $score }** sur 100 (sur { $choices } choix importants ; sans doute entre { $low } et { $high })
analysis-costs = { $count ->
    [one] **Un tournant**
    [2] **Deux tournants**
   *[other] **Trois tournants**
 }
analysis-cost = **{ $number }.** Manche { $round } : { $played }. Mieux : **{ $better }** ({ $has_win ->
    [no] { "" }
   *[yes] { $win } % au lieu de { $win_played } % de gagner,{ " " }
 }{ $points } points au lieu de { $points_played })
analysis-no-costs = ✅ J’ai essayé tes autres choix et n’en ai trouvé aucun nettement meilleur.
analysis-luck = 🎲 { $name } : valeurs lancées { $luck } ({ $dice } dés){ $win ->
    [no] { "" }
   *[other] { "" } ; chance, par tous les lancers et toutes les cartes : { $win } points de chances de gagner
 }
analysis-luck-two = Les valeurs disent si les dés sont tombés haut, la chance ce que cela a changé : un lancer élevé peut venir quand il aide peu.
analysis-luck-alone = Ce que ces lancers ont valu en chances de gagner, je ne peux pas le dire en solo : je n’ai appris à juger que les parties à deux et plus.
analysis-without-luck = ⚖️ Une victoire compte 100, une défaite 0. { $beyond ->
    [above] Sans la chance, ce serait { $result ->
        [100] aussi { "" }
       *[other] { "" }
     }une victoire pour { $own ->
        [yes] toi
       *[no] { $name }
     } : la chance a coûté environ **{ $luck }** (± { $error }).
    [below] Sans la chance, ce serait { $result ->
        [0] aussi { "" }
       *[other] { "" }
     }une défaite pour { $own ->
        [yes] toi
       *[no] { $name }
     } : la chance a apporté environ **{ $luck }** (± { $error }).
   *[no] Sans la chance, { $own ->
        [yes] ton résultat de { $result }
       *[no] le résultat de { $name } ({ $result })
     } serait d’environ **{ $adjusted }** (± { $error }) ; { $even } est ce qu’on obtient à niveau égal.
 }
analysis-flat = 📈 { $curve ->
    [high] En jouant correctement la suite, on gagne presque toujours depuis chacune de ces positions : c’est pourquoi la courbe reste en haut. À un niveau plus difficile, la partie est plus serrée.
   *[low] Même en jouant correctement la suite, on perd presque toujours depuis chacune de ces positions : c’est pourquoi la courbe reste en bas. À un niveau plus facile, la partie est plus serrée.
 }
analysis-about = Estimations : j’ai rejoué chaque position de nombreuses fois sans regarder les cartes cachées. La bande autour de la courbe montre la certitude{ $dice ->
    [yes]  ; un dé dessus dit ce qu’un lancer t’a apporté, en points
   *[no] { "" }
 }. Précision 100 : toujours la meilleure option ; 50 : aussi bien que l’IA de niveau moyen à ta place ; 0 : ce que donne un choix au hasard. Visible de toi uniquement.
analysis-about-luck = Visible de toi uniquement.

# One choice.

analysis-moment-title = ### { $number }. Manche { $round } · choix { $at } sur { $of }
analysis-moment-played = Ton choix : { $choice }
analysis-moment-better = Mieux : **{ $choice }**
analysis-moment-tried = J’ai joué la suite des deux { $futures } fois avec les mêmes dés, et celui-ci a fait mieux.
analysis-moment-figures = { $has_win ->
    [no] { "" }
   *[yes] Chances de gagner { $win } % au lieu de { $win_played } % ;{ " " }
 }{ $points } points à la fin au lieu de { $points_played }, en moyenne. J’en suis très sûr.

# Buttons.

analysis-press = Analyse
analysis-look = Montrer { $number }
analysis-step = Revoir à partir d’ici
analysis-back = Retour
analysis-share = Partager

refusal-nothing_to_analyse = Aucune partie n’a encore été finie dans ce salon. Dès qu’il y en a une, `/analysis` l’étudie.
command-analysis = analyse
command-analysis-about = Retour sur la dernière partie, d’ici ou à toi : chances, erreurs, hasard ; pour toi uniquement
