# Drills: positions of one's own matches in which another choice was better, again after some days.

drill-title = ### 🎯 Tes exercices
drill-none = Tu n’en as aucun. Dans l’analyse d’une partie, *En exercice* reprend ses tournants : tu retrouves les mêmes positions après 1, 3, 7 et 21 jours.
drill-count = { $count ->
    [one] { $count } position
   *[other] { $count } positions
 } de tes propres parties, { $due ->
    [0] aucune à revoir aujourd’hui.
    [one] **une à revoir** maintenant.
   *[other] **{ $due } à revoir** maintenant.
 }
drill-line = - { $game }, manche { $round } de la partie { $match } · { $when } · { $solved } sur { $of }
drill-due = **à revoir**
drill-due-on = à revoir le { $day }
drill-more = -# … et { $count } de plus.
drill-about = Une position est acquise quand tu as trouvé { $of } fois le meilleur choix. Avec les rappels en message privé (`/preferences`), je t’écris quand il y en a à revoir, au plus une fois par jour et jamais pendant tes heures calmes.
drill-heading = ### 🎯 Exercice · { $game } · manche { $round } de la partie { $match }
drill-task =
    Tu es { $sign }. **{ $asked }**
    -# Ça vient de ta propre partie, et il y avait mieux que ton choix d’alors. Quoi ?
drill-right = ✅ Oui ! **{ $chosen }** (à l’époque : { $played })
drill-again = ❌ **{ $chosen }** est aussi ton choix d’alors. **{ $better }** est mieux.
drill-other = ❌ Tu as choisi **{ $chosen }**. C’est peut-être bien aussi, mais j’ai trouvé mieux : **{ $better }**.
drill-figures = Cela donne { $has_win ->
    [no] { "" }
   *[yes] { $win } % de chances de gagner au lieu de { $win_played } %, et{ " " }
 }{ $points } points au lieu de { $points_played }, en moyenne.
drill-again-on = 🎯 Trouvé { $solved } fois sur { $of } · à revoir le { $day }
drill-over = 🎯 Trouvé { $solved } fois sur { $of } · celle-ci est acquise !
drill-kept = 🎯 { $count ->
    [0] Tu travailles déjà ces positions.
    [one] C’est fait : tu retrouveras cette position demain.
   *[other] C’est fait : tu retrouveras ces { $count } positions demain.
 } { $reminded ->
    [yes] Je t’écris quand il y en a une à revoir.
   *[no] Elles sont sous `/drill` ; pour que je t’écrive quand il y en a une à revoir, choisis les rappels en message privé dans `/preferences`.
 }
drill-reminder = 🎯 { $count ->
    [one] Une position d’une de tes parties est à revoir. Trouves-tu le meilleur choix cette fois ?
   *[other] { $count } positions de tes parties sont à revoir. Trouves-tu les meilleurs choix cette fois ?
 }

# Buttons.

drill-press = En exercice
drill-show = Montrer
drill-next = S’exercer ({ $count })
drill-list = Mes exercices
drill-stop = Tout arrêter

refusal-no_drill = Cet exercice n’existe pas (ou plus). `/drill` montre ceux que tu as.
refusal-too_many_drills = Tu as déjà { $most } exercices. Résous-en d’abord quelques-uns, ou arrête-les tous avec `/drill`.

command-drill = exercice
command-drill-about = Des positions de tes propres parties à travailler, revues après quelques jours
