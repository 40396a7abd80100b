# The challenge of the day.

daily-title = ### 📅 Défi du jour · { $date }
    Tout le monde le joue aujourd’hui avec les mêmes dés scellés.
daily-streak = 🔥 { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } d’affilée
daily-streak-grace = Un jour par mois est pardonné ; tu as encore celui de ce mois-ci.
daily-streak-over = Le jour pardonné de ce mois est utilisé : la série s’arrête si tu sautes aujourd’hui.
daily-streak-forgiven = Hier est pardonné, une fois par mois. Saute aussi aujourd’hui et la série s’arrête.
daily-reminder-grace = 🔥 Tu as joué le défi du jour { $days } jours d’affilée, mais pas celui d’aujourd’hui. Saute-le et le jour pardonné de ce mois est utilisé. Commence avant { $until } ({ $left }).
daily-reminder-over = 🔥 Tu as joué le défi du jour { $days } jours d’affilée, mais pas celui d’aujourd’hui. Ta série s’arrête si tu ne commences pas avant { $until } ({ $left }).
daily-reminder-about = Ce que tu commences aujourd’hui peut se finir jusqu’à demain midi UTC. Plus de rappels ? Décoche-les dans `/preferences`.
daily-open = Tu n’as pas encore joué ton premier essai. C’est celui qui compte.
daily-level = { $opponents } ({ $level })
daily-streak-next = Finis-le et ta série grandit : jusqu’ici { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } d’affilée.
daily-running = ▶️ Ton premier essai est en cours{ $link ->
    [none] .
   *[other]  : [vers le plateau]({ $link })
 }
daily-used-up = Ton premier essai est utilisé : tu as abandonné, fini trop tard, ou ne l’as pas joué en solo. Un nouveau défi arrive demain.
daily-erased = Ton premier essai est utilisé : il est parti avec les données que tu as effacées. Tu peux t’entraîner, et un nouveau défi arrive demain.
daily-players = { $count ->
    [one] { $count } personne a fini son premier essai.
   *[other] { $count } personnes ont fini leur premier essai.
 }
daily-result = **{ $points ->
    [one] { $points } point
   *[other] { $points } points
 }** · rang { $place } sur { $players }
daily-best = { $result } · record du jour : { $best }
daily-rules = Seul ton premier essai compte. Il doit être fini avant le <t:{ $until }:f>, joué par toi en solo, sans conseils ; tu ne peux annuler que tant qu’aucun dé n’est lancé ni aucune carte révélée. Abandonner compte comme essai. Ensuite, entraîne-toi autant que tu veux. Les classements montrent ton nom sur chaque serveur, sauf refus dans `/preferences`.
daily-same-dice = 🎲 Les mêmes dés pour tout le monde, jusqu’au bout : quoi que tu fasses, chaque lancer tombe comme chez les autres. Regarder d’abord avec un second compte, c’est savoir ce qui vient. Je ne peux pas le voir, alors joue franc jeu : une personne, un premier essai.
daily-sealed = 🔒 { $game }, scellé : `{ $seal }`
daily-disclosed = 🔓 { $game }, { $date } : graine `{ $seed }`, sel `{ $salt }`, scellé sous `{ $seal }`.
daily-begun = { $ranked ->
    [yes] Ton premier essai au défi du jour : **{ $game }**. Il compte s’il est fini avant le <t:{ $until }:f>. Pas de conseils, et pas d’annulation après un lancer. Bonne chance !
   *[no] Un autre essai au défi du jour, pour t’entraîner : **{ $game }**. Il n’est dans aucun classement ; conseils et annulations à volonté.
 }
daily-private = Cette partie n’est visible que pour toi, car d’autres jouent encore avec ses dés. Je réponds à tes clics et ne peux pas te faire de rappel. Si ce message a disparu, `/daily` la remontre. Scellée sous `{ $seal }`.
daily-shared = Partagé. Rien n’est dévoilé, les autres peuvent encore jouer.
daily-share-title = 📅 { $name } · { $game }, défi du jour, { $date }
daily-final = 📅 Défi du jour, { $date } : { $ranked ->
    [yes] ton **premier essai**. Il compte si tu l’as joué à temps et en solo.
   *[no] un autre essai, **pour t’entraîner**. Il n’est dans aucun classement ni statistique.
 }
daily-final-proof = 🔒 D’autres jouent encore avec ces dés, donc cette partie n’est qu’à toi. À partir du <t:{ $until }:f>, `/daily` contrôle les dés et te donne la partie en fichier, et tu peux partager son analyse.
daily-thread-name = 📅 { $game } · { $names }
daily-press-play = Jouer
daily-press-again = S’entraîner
daily-press-go-on = Continuer
daily-press-look = Revoir
daily-press-proof = Contrôler les dés
daily-press-share = Partager
daily-press-board = Classement
daily-press-today = Défi du jour

# The post in a channel, and the thread below it.

daily-post-results = **{ $game }, { $date }** · { $count ->
    [one] une personne a fini
   *[other] { $count } personnes ont fini
 }
daily-post-others = et { $count ->
    [one] encore une
   *[other] encore { $count }
 }
daily-post-none = Personne ici n’a fini le défi d’hier. Aujourd’hui, tout le monde repart à égalité.
daily-post-open = Les essais commencés hier comptent encore jusqu’au <t:{ $until }:f> : merci de ne pas encore parler des dés.
daily-post-about = Tu joues en privé, et ton premier essai compte jusqu’au <t:{ $until }:f>. Les noms figurent ici, sauf refus dans `/preferences`.
daily-post-press-play = Jouer à { $game }
daily-post-press-week = Semaine : { $game }
daily-post-press-own = Ma journée
daily-talk-name = 📅 Défi du jour, { $date }
daily-talk-title = ### 🔓 Défi du jour, { $date } : les dés sont révélés
    Plus rien ne compte ici, alors parlez-en : qu’avez-vous fait, et que feriez-vous maintenant ? Le défi d’aujourd’hui reste secret. `/daily` te donne ta partie en fichier.

# The boards.

daily-board-title = ### 📅 { $game }, défi du jour : { $scope ->
    [server] ce serveur
   *[world] tout le monde
 }
daily-board-span = du { $first } au { $last }
daily-board-none = Personne n’a encore fini de premier essai.
daily-board-line = { $medal } { $name } · **{ $points ->
    [one] { $points } point
   *[other] { $points } points
 }**
daily-board-days = { $line } · { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }
daily-board-about = Premiers essais seulement ; je ne peux pas savoir qui a vu les dés avec un second compte. Totaux par jour, semaine, mois et saison (UTC). Tu préfères ne pas y figurer ? `/preferences`
daily-press-server = Ce serveur
daily-press-world = Tout le monde
daily-press-day = Jour
daily-press-week = Semaine
daily-press-month = Mois
daily-press-season = Saison

# Seasons.

daily-season = Saison { $number } de { $year } (du { $first } au { $last })
daily-season-present = cette saison
daily-season-last = saison passée
daily-season-none = Aucune partie n’a encore été finie cette saison.
daily-season-over = ## 🏁 La saison est terminée
    { $season }
daily-season-daily = _Défi du jour ({ $game })_
daily-season-about = Une saison dure trois mois, et tout le monde repart de zéro à la suivante. `/leaderboard` montre chaque saison en entier ; les cotes générales continuent. Les admins du serveur peuvent désactiver ce message dans `/settings`.

# Refusals.

refusal-no_daily = Ce jeu n’a pas de défi du jour. `/daily` montre les jeux qui en ont un.
refusal-daily_over = Ce défi est terminé. `/daily` montre celui d’aujourd’hui.
refusal-daily_private = Un essai au défi du jour n’est visible que pour qui le joue. Les autres pourront le voir { $until }, quand plus personne ne joue avec ces dés.
refusal-daily_running = Ton premier essai n’est pas encore fini{ $link ->
    [none] .
   *[other]  : [vers le plateau]({ $link }).
 } Finis-le avant de t’entraîner, ou abandonne-le dans `/games`.
refusal-daily_no_help = Pas de conseils dans ton premier essai au défi du jour. Les essais d’entraînement en ont.
refusal-daily_chance_stays = Pas d’annulation ici : c’est ton premier essai, et depuis ton choix des dés ont été lancés, une carte révélée, ou quelqu’un d’autre a joué. Les essais d’entraînement n’ont pas cette limite.
refusal-daily_sealed = D’autres jouent encore le défi du jour avec ces dés (scellés sous `{ $seal }`). `/daily` pourra les contrôler { $until }.

# The command.

command-daily = défi
command-daily-about = Le défi du jour : tout le monde joue avec les mêmes dés
command-daily-game = jeu
command-daily-game-about = Quel jeu (tous par défaut)
