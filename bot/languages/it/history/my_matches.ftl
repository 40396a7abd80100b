# The list of one’s own matches.

my-matches-title = { $count ->
    [one] **La tua partita**
   *[other] **Le tue { $count } partite**
 }
my-matches-none = Ora non hai partite. `/play` ne apre una su un server; `/solo` ne inizia una solo per te.
my-matches-yours = ▶️ { $game } · **tocca a te** · ultima mossa { $since } · { $link ->
    [none] `/move` la mostra
    [gone] il suo canale non c’è più, `/move` la mostra
    [below] il pulsante qui sotto la mostra
   *[other] [al tabellone]({ $link })
 }
my-matches-other = ⏳ { $game } · tocca a { $names } · ultima mossa { $since } · { $link ->
    [none] `/move` la mostra
    [gone] il suo canale non c’è più, `/move` la mostra
    [below] il pulsante qui sotto la mostra
   *[other] [al tabellone]({ $link })
 }
my-matches-left-server = 🚪 { $game } · { $why ->
    [left] su un server che hai lasciato
    [gone] in un canale che non c’è più
   *[hidden] in un canale che ora non vedi
 } · ultima mossa { $since }
my-matches-lobby = 🚪 { $game } · lobby, { $since } · { $link ->
    [gone] il suo canale non c’è più
   *[other] [alla lobby]({ $link })
 }
my-matches-resting = 💤 { $game } · in pausa · ultima mossa { $since } · { $link ->
    [none] `/move` la mostra
    [gone] il suo canale non c’è più, `/move` la mostra
    [below] il pulsante qui sotto la mostra
   *[other] [al tabellone]({ $link })
 }
my-matches-until = { $line } · il tempo scade { $until }
my-matches-bank = { $line } · la tua riserva di tempo: { $left }
my-matches-vacation = { $line } · { deadlines-rests }
my-matches-away = { $line } · 🤖 un computer gioca per te; con *{ seats-press-return }* o `/table return` riprendi il tuo posto
my-matches-go-on = Continua: { $game }
my-matches-nudge = Sollecita { $names } ({ $game })

# Leaving a match from the list.

my-matches-let-go = Lascia una partita…
my-matches-choice = { $game }: { $names }
my-matches-choice-left = { $game }: { $why ->
    [left] su un server che hai lasciato
    [gone] in un canale che non c’è più
   *[hidden] in un canale che ora non vedi
 }
my-matches-left = Hai lasciato la lobby.

command-games = partite
command-games-about = Tutte le tue partite: a chi tocca, da quando e dove
