# The lobby: opening, joining, starting.

# The invitation.

lobby-invites = { $host } cherche du monde pour jouer ({ $least } à { $most }).
lobby-players = **À la table** ({ $count } sur { $most })
lobby-person = { $sign } { $name }
lobby-computer = { $sign } { $name } 🤖 { $level }
lobby-setting = **{ $setting } :** { $value }
lobby-begun = La partie a commencé. Le plateau arrive.
lobby-opened = Ton lobby est ouvert. Les autres appuient sur **Rejoindre** ; quand tout le monde est là, appuie sur **Commencer**.
lobby-begun-before = La partie a déjà commencé, ce panneau ne sert plus.
lobby-closed = Le lobby a été fermé avant le début de la partie.
lobby-solo-started = Ta partie a commencé. Bonne chance ! `/rules` explique le jeu ; `/help` montre comment on y joue ici.
lobby-openings-left = Tu peux encore commencer { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 } cette heure-ci.

# Buttons.

lobby-press-join = Rejoindre
lobby-press-leave = Quitter
lobby-press-computer = Jouer contre l’IA
lobby-press-invite = Inviter…
lobby-press-options = Options
lobby-press-word = Ajouter un mot porte-bonheur
lobby-press-start = Commencer
lobby-press-dismiss = Enlever l’IA
lobby-press-close = Fermer le lobby
lobby-press-halt = Ne plus attendre
lobby-press-lobby = Ouvrir un lobby : { $game }

# Refusals.

refusal-table_exists = Ce salon a déjà une partie{ $link ->
    [none] .{ " " }
   *[other] { " " }([vers le plateau]({ $link })).{ " " }
 }Finissez-la, votez son arrêt avec `/table end`, ou jouez dans un autre salon.
refusal-table_exists_alone = Tu as déjà une partie ici{ $link ->
    [none] .{ " " }
   *[other] { " " }([vers le plateau]({ $link })).{ " " }
 }Finis-la d’abord, ou abandonne-la : choisis-la dans `/games`.
refusal-table_exists_answered = Tu as déjà une partie ici ; `/move` la montre. Finis-la d’abord, ou abandonne-la : choisis-la dans `/games`.
refusal-not_host = C’est réservé à l’hôte de ce lobby, { $host }. Demande-lui, ou ouvre ton propre lobby avec `/play`.
refusal-no_computer = Il n’y a pas d’IA à cette table.
refusal-no_such_player = Je ne connais pas cette IA. Il y en a cinq : { computer-players-random }, { computer-players-novice }, { computer-players-greedy }, { computer-players-skilled } et { computer-players-master }.
refusal-no_such_game = Je ne connais pas ce jeu. J’ai { $games }.
refusal-no_solo = Ce jeu ne se joue pas en solo. `/play` ouvre un lobby, où des IA peuvent occuper les places.
refusal-seats_full = Les { $seats } places sont prises. Tu peux regarder, ou ouvrir ta propre partie avec `/play`.
refusal-lobby_full = Les { $seats } places sont prises. Tu peux regarder, ou ouvrir ta propre partie avec `/play`.
refusal-already_joined = Tu es déjà à cette table.
refusal-too_few_players = Il manque du monde. Attends que quelqu’un rejoigne, ou ajoute une IA.
refusal-no_such_setting = Cette option n’existe pas ici, rien n’a changé. Choisis-en une dans la liste.
refusal-too_many_tables = { $whose ->
    [person] Tu as déjà { $limit } parties en cours, le maximum par personne. Finis-en une d’abord, ou quittes-en une dans `/games`.
   *[server] Ce serveur a déjà { $limit } parties en cours, le maximum que je gère. Finissez-en une d’abord, ou jouez sur un autre serveur.
 }
refusal-too_many_openings = Cela fait { $limit } nouvelles parties en une heure, c’est ma limite. Tu pourras commencer la suivante dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 }. D’ici là : `/puzzle`, `/tutorial`, `/daily`.
refusal-too_many_in_a_day = Cela fait { $limit } nouvelles parties en une journée, c’est ma limite. Tu pourras commencer la suivante dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
 }. D’ici là : `/puzzle`, `/tutorial`.
refusal-too_many_seats = Tes nouvelles parties auraient plus de { $limit } places en une journée, et c’est ma limite (les IA comptent, et chaque partie pour deux places au moins). Tu pourras commencer celle-ci dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
 }. D’ici là : `/puzzle`, `/tutorial`.
refusal-other_channels = On ne joue pas dans ce salon. Joue dans { $where }.

# The command. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-play = jouer
command-play-about = Jouer à un jeu de société dans ce salon
command-play-solo = solo
command-play-game = jeu
command-play-game-about = Quel jeu (Hercules par défaut)
command-play-against = contre
command-play-against-about = Une IA au lieu d’Hadès
command-play-with = avec
command-play-with-about = Quelqu’un à inviter au lobby
command-setting-first = départ
