# Leagues of matches among people.

matches-title = ### ⚔️ Ligue de parties · { $game }
matches-terms = Tables de { $seats } · { $once ->
    [one] { $once } partie à la fois
   *[other] { $once } parties à la fois
 } · { $pace } · { $most } parties par saison
matches-season = Saison { $season }
matches-until = _Saison { $season }, jusqu’au <t:{ $until }:D>_
matches-wide = 🌍 Des personnes d’autres serveurs jouent ici aussi, et voient ton nom.
matches-own = Tu es en **{ $division }** : parties jouées : { $played } sur { $most }, en cours : { $running }. `/games` les liste.
matches-shut-out = { $missed ->
    [one] Tu as manqué ta dernière partie, donc je ne t’en ouvre plus.
   *[other] Tu as manqué tes { $missed } dernières parties, donc je ne t’en ouvre plus.
 } Appuie sur **Me revoilà** et tu continues la saison.
matches-outside = Rejoins quand tu veux : j’ouvre tes parties dès qu’il y a assez de monde, et je t’écris en messages privés.
matches-about = Dans une division, tout le monde joue les mêmes donnes. Ton score pour une partie : tes points moins la moyenne à donne et place égales. Les { $most } premières parties comptent. Si une IA doit te remplacer, cette partie est perdue pour toi seulement. Un quart de chaque division monte 🔼 et un quart descend 🔽 ; les nouvelles arrivées ont leurs propres divisions. Les dés restent secrets jusqu’au <t:{ $until }:D>, car d’autres jouent encore avec : merci de ne pas parler d’une partie avant.
matches-line = { $medal } { $name } · **{ $score }** · { $played ->
    [one] { $played } jouée
   *[other] { $played } jouées
 }
matches-heading-played = Jouées
matches-none = Ce serveur n’a pas encore de ligue de parties de ce jeu. { $manager ->
    [yes] Tu peux en ouvrir une : on rejoint d’un clic, j’ouvre les parties et je tiens les tableaux.
   *[no] Une personne qui gère le serveur peut en ouvrir une ici.
 }
matches-weeks = { $weeks } semaines
matches-over-title = ### 🏁 Ligue de parties · { $game } : la saison { $season } est terminée
matches-over-best = **{ $division }** : { $names }
matches-over-next = La saison suivante a commencé : { $moved ->
    [yes] un quart de chaque division est monté, un quart descendu.
   *[no] ses divisions suivent ce classement.
 } Les dés de la saison passée ne sont plus secrets.

matches-press-join = Rejoindre
matches-press-leave = Quitter
matches-press-return = Me revoilà
matches-press-form = Ouvrir une ligue…
matches-press-close = Fermer la ligue
matches-press-widen = Ouvrir à tous les serveurs
matches-press-narrow = Ce serveur seulement
matches-press-back = Ligue du défi du jour
matches-press-look = Voir la ligue

matches-form-title = Nouvelle ligue de parties
matches-form-seats = Personnes par table
matches-form-once = Parties à la fois
matches-form-once-about = Combien de parties chaque membre joue en même temps.
matches-form-most = Parties qui comptent
matches-form-most-about = Combien de parties chaque membre joue au plus dans une saison.
matches-form-pace = Temps par choix
matches-form-pace-about = Une fois écoulé, une IA prend le relais jusqu’au retour de cette personne.
matches-form-weeks = Durée d’une saison
matches-form-weeks-about = Ensuite, les parties en cours ont encore une semaine.
