# The list of one’s own matches.

my-matches-title = { $count ->
    [one] **Tu partida**
   *[other] **Tus { $count } partidas**
 }
my-matches-none = Ahora mismo no tienes partidas. `/play` abre una en un servidor; `/solo` empieza una solo para ti.
my-matches-yours = ▶️ { $game } · **te toca a ti** · última jugada { $since } · { $link ->
    [none] `/move` la muestra
    [gone] su canal ya no existe, `/move` la muestra
    [below] el botón de abajo la muestra
   *[other] [al tablero]({ $link })
 }
my-matches-other = ⏳ { $game } · turno de { $names } · última jugada { $since } · { $link ->
    [none] `/move` la muestra
    [gone] su canal ya no existe, `/move` la muestra
    [below] el botón de abajo la muestra
   *[other] [al tablero]({ $link })
 }
my-matches-left-server = 🚪 { $game } · { $why ->
    [left] en un servidor que dejaste
    [gone] en un canal que ya no existe
   *[hidden] en un canal que ahora no puedes ver
 } · última jugada { $since }
my-matches-lobby = 🚪 { $game } · sala, { $since } · { $link ->
    [gone] su canal ya no existe
   *[other] [a la sala]({ $link })
 }
my-matches-resting = 💤 { $game } · en pausa · última jugada { $since } · { $link ->
    [none] `/move` la muestra
    [gone] su canal ya no existe, `/move` la muestra
    [below] el botón de abajo la muestra
   *[other] [al tablero]({ $link })
 }
my-matches-until = { $line } · el tiempo se acaba { $until }
my-matches-bank = { $line } · tu reserva de tiempo: { $left }
my-matches-vacation = { $line } · { deadlines-rests }
my-matches-away = { $line } · 🤖 una IA juega por ti; con *{ seats-press-return }* o `/table return` recuperas tu asiento
my-matches-go-on = Continuar: { $game }
my-matches-nudge = Avisar a { $names } ({ $game })

# Leaving a match from the list.

my-matches-let-go = Dejar una partida…
my-matches-choice = { $game }: { $names }
my-matches-choice-left = { $game }: { $why ->
    [left] en un servidor que dejaste
    [gone] en un canal que ya no existe
   *[hidden] en un canal que ahora no puedes ver
 }
my-matches-left = Has salido de la sala.

command-games = partidas
command-games-about = Todas tus partidas: a quién le toca, desde cuándo y dónde
