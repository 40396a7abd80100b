# The list of one’s own matches.

my-matches-title = { $count ->
    [one] **Ta partie**
   *[other] **Tes { $count } parties**
 }
my-matches-none = Tu n’as aucune partie en ce moment. `/play` en ouvre une sur un serveur ; `/solo` en commence une rien que pour toi.
my-matches-yours = ▶️ { $game } · **à toi**, dernier coup { $since } · { $link ->
    [none] `/move` la montre
    [gone] son salon n’existe plus, `/move` la montre
    [below] le bouton ci-dessous la montre
   *[other] [vers le plateau]({ $link })
 }
my-matches-other = ⏳ { $game } · à jouer : { $names }, dernier coup { $since } · { $link ->
    [none] `/move` la montre
    [gone] son salon n’existe plus, `/move` la montre
    [below] le bouton ci-dessous la montre
   *[other] [vers le plateau]({ $link })
 }
my-matches-left-server = 🚪 { $game } · { $why ->
    [left] sur un serveur que tu as quitté
    [gone] dans un salon qui n’existe plus
   *[hidden] dans un salon que tu ne vois pas en ce moment
 }, dernier coup { $since }
my-matches-lobby = 🚪 { $game } · lobby, { $since } · { $link ->
    [gone] son salon n’existe plus
   *[other] [vers le lobby]({ $link })
 }
my-matches-resting = 💤 { $game } · en pause, dernier coup { $since } · { $link ->
    [none] `/move` la montre
    [gone] son salon n’existe plus, `/move` la montre
    [below] le bouton ci-dessous la montre
   *[other] [vers le plateau]({ $link })
 }
my-matches-until = { $line } · fin du temps { $until }
my-matches-bank = { $line } · ta réserve de temps : { $left }
my-matches-vacation = { $line } · { deadlines-rests }
my-matches-away = { $line } · 🤖 une IA joue pour toi ; *{ seats-press-return }* ou `/table return` te rend ta place
my-matches-go-on = Continuer : { $game }
my-matches-nudge = Faire signe : { $names } ({ $game })

# Leaving a match from the list.

my-matches-let-go = Quitter une partie…
my-matches-choice = { $game } : { $names }
my-matches-choice-left = { $game } : { $why ->
    [left] sur un serveur que tu as quitté
    [gone] dans un salon qui n’existe plus
   *[hidden] dans un salon que tu ne vois pas en ce moment
 }
my-matches-left = Tu as quitté le lobby.

command-games = parties
command-games-about = Toutes tes parties : à qui le tour, depuis quand, et où
