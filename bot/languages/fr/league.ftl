# Leagues of equal deals.

league-title = ### 🏛️ Ligue · { $game }
league-dates = du { $first } au { $last }
league-heading-score = Points
league-heading-played = Jours
league-span = _Du { $first } au { $last }_
league-state = { $over ->
    [0] La saison vient de commencer
    [one] { $over } défi sur { $deals } est terminé
   *[other] { $over } défis sur { $deals } sont terminés
 } · { $members ->
    [one] { $members } membre
   *[other] { $members } membres
 }
league-own = Tu es en **{ $division }**.
league-outside = Rejoins quand tu veux, même en cours de saison : le défi d’aujourd’hui compte déjà, sauf si tu l’as commencé.
league-shut = Cette ligue est fermée : son tableau reste, mais personne ne peut rejoindre et aucune saison ne commence.
league-empty = Personne n’a encore rejoint. À toi d’ouvrir le bal !
league-division = Division { $number }
league-newcomers = Nouvelles arrivées { $number }
league-line = { $medal } { $name } · **{ $score }** · { $played ->
    [one] { $played } défi
   *[other] { $played } défis
 }
league-found-title = ### ⚔️ Partie de ligue : { $game }
league-found = La ligue a ouvert une partie pour toi : { $names }. { $pace }. Elle se joue ici, en messages privés.
league-sealed = 🔒 D’autres de la ligue jouent encore avec ces dés, donc seule sa table voit cette partie jusqu’au <t:{ $until }:f>. Ensuite, `/verify` contrôle les dés.
league-about = La ligue joue le défi du jour : mêmes dés, même place et mêmes adversaires pour tout le monde, donc personne n’attend personne. Ton score : pour chaque jour, tes points moins la moyenne de tous les premiers essais. Tes { $counted } meilleurs jours sur { $deals } comptent ; un jour manqué compte un écart-type sous la moyenne.
    À la fin, un quart de chaque division monte 🔼 et un quart descend 🔽 ; les nouvelles arrivées ont leurs propres divisions. Si tu ne joues pas du tout, tu sors de la saison suivante. Le tableau montre ton nom à tout ce serveur.
league-none = Ce serveur n’a pas encore de ligue de ce jeu. { $manager ->
    [yes] Tu peux l’ouvrir ; tout le monde ici pourra alors rejoindre.
   *[no] Une personne qui gère le serveur peut l’ouvrir ici.
 }
league-press-matches = Ligue de parties
league-press-join = Rejoindre
league-press-leave = Quitter
league-press-play = Jouer le défi du jour
league-press-open = Ouvrir la ligue
league-press-close = Fermer la ligue
league-press-before = Saison précédente
league-press-present = Saison actuelle

# Refusals.

refusal-league_closed = Cette ligue est fermée. Une personne qui gère le serveur peut l’ouvrir avec `/league`.
refusal-league_full = Cette ligue est pleine : elle a { $most } membres. Une place se libérera peut-être la saison prochaine.
refusal-no_league = Il n’y a pas de ligue de ce jeu.
refusal-too_many_leagues = Tu es dans { $most } ligues, le maximum par personne. Quittes-en une d’abord.

# The command.

command-league = ligue
command-league-about = La ligue du serveur : on joue le défi du jour ; un quart monte, un quart descend
command-league-game = jeu
command-league-game-about = Quel jeu (la ligue ouverte par défaut)
