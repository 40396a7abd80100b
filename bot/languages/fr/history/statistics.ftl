# Statistics and ratings.

statistics-title = Bilan de { $name }
statistics-none = Aucune partie finie pour l’instant.
statistics-where = { $own ->
    [true] Parties finies sur tous les serveurs ; la cote est celle de ce serveur. Les autres ne voient que les parties de ce serveur, sauf refus dans `/preferences`.
    [alone] Parties finies sur tous les serveurs, et en solo. La cote est propre à un serveur : utilise `/stats` là-bas.
   *[false] Parties finies sur ce serveur.
 }
statistics-matches = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 } à plusieurs, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
 } ({ $share } %){ $ties ->
    [0] {""}
    [one] { $wins ->
        [one] , à égalité
       *[other] , dont une à égalité
    }
   *[other] , dont { $ties } à égalité
 }
statistics-rating = ⭐ Cote { $rating } après { $matches ->
    [one] { $matches } partie classée
   *[other] { $matches } parties classées
 }{ $left ->
    [0] { "" }
    [one] , provisoire : encore 1 avant un rang
   *[other] , provisoire : encore { $left } avant un rang
 }
statistics-alone = En solo ({ $level }) : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
 }, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
 }, record { $best } points
statistics-points = 🏆 { $mean } points en moyenne, record { $best }. Par origine : { $sources }
statistics-pace = ⏱️ Temps habituel par choix : { $span }
statistics-luck = 🎲 Valeurs lancées : { $luck } ({ $dice } dés)
statistics-luck-measure = { $level ->
    [0] très en dessous de la moyenne
    [1] en dessous de la moyenne
    [2] un peu en dessous de la moyenne
    [3] dans la moyenne
    [4] un peu au-dessus de la moyenne
    [5] au-dessus de la moyenne
   *[6] très au-dessus de la moyenne
 }
statistics-accuracy = 🎯 Précision **{ $score }** sur 100 (sur { $choices } choix importants ; sans doute entre { $low } et { $high })
statistics-accuracy-earlier = { $matches ->
    [one] Une partie a été analysée
   *[other] { $matches } parties ont été analysées
 } quand je calculais encore la précision autrement : { $matches ->
    [one] elle n’y compte
   *[other] elles n’y comptent
 } donc pas ici.
statistics-without-luck = ⚖️ Chance dans tes parties à plusieurs : { $luck } points de chances de gagner par partie. Une victoire compte 100 : ta moyenne est { $result }, { $beyond ->
    [above] sans la chance près de 100 (trop peu de parties pour en dire plus).
    [below] sans la chance près de 0 (trop peu de parties pour en dire plus).
   *[no] sans la chance environ **{ $adjusted }** (± { $error }) ; { $even } est ce qu’on obtient à niveau égal.
 }
statistics-analysed = { $matches ->
    [one] D’après ta seule partie
   *[other] D’après tes { $matches } parties
 } dont une analyse a été demandée. Visible de toi uniquement.

# The leaderboard.

statistics-leaderboard-title = ### Le palmarès de ce serveur
statistics-leaderboard-none = Aucune partie entre personnes n’a encore été finie sur ce serveur, ni en solo contre Hadès. `/play` lance la première.
statistics-leaderboard-line = { $medal } { $new ->
    [yes] débute ·{ " " }
   *[no] { "" }
 }{ $name } · **{ $rating }** · { $matches ->
    [one] une partie
   *[other] { $matches } parties
 }, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
 }
statistics-leaderboard-alone = _En solo ({ $level })_
statistics-leaderboard-best = { $medal } { $name } · **{ $best } points** · { $matches ->
    [one] une partie
   *[other] { $matches } parties
 }, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
 }
statistics-leaderboard-about = Seules comptent les parties que les mêmes personnes jouent du début à la fin, sans IA ; entre les deux mêmes, 20 par saison au plus. Tout le monde commence à 1000 et a un rang à partir de la cinquième partie. Tu préfères ne pas y figurer ? `/preferences`

# Refusals.

refusal-only_own = Hors d’un serveur, je ne peux montrer que tes propres statistiques. Laisse *personne* vide.
refusal-not_rated = Cette personne a refusé les statistiques.
refusal-not_a_person = Les bots n’ont pas de statistiques. Choisis une personne, ou laisse *personne* vide pour les tiennes.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-stats = stats
command-stats-about = Ton bilan, ou celui d’une autre personne : victoires, points, rythme, chance, cote
command-stats-person = personne
command-stats-person-about = Le bilan de qui (le tien par défaut)
command-leaderboard = classement
command-leaderboard-about = Le palmarès de ce serveur, par cote et en solo
command-leaderboard-game = jeu
command-leaderboard-game-about = Quel jeu (tous par défaut)
command-leaderboard-season = saison
command-leaderboard-season-about = Quelle saison (depuis toujours par défaut)
menu-record = Bilan
