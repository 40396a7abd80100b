# The list of one’s own matches.

my-matches-title = { $count ->
    [1] **Sua partida**
   *[other] **Suas { $count } partidas**
 }
my-matches-none = Você não tem partidas agora. `/play` abre uma num servidor; `/solo` começa uma só para você.
my-matches-yours = ▶️ { $game } · **sua vez** · última jogada { $since } · { $link ->
    [none] `/move` mostra
    [gone] o canal dela sumiu, `/move` mostra
    [below] o botão abaixo mostra
   *[other] [ir ao tabuleiro]({ $link })
 }
my-matches-other = ⏳ { $game } · vez de { $names } · última jogada { $since } · { $link ->
    [none] `/move` mostra
    [gone] o canal dela sumiu, `/move` mostra
    [below] o botão abaixo mostra
   *[other] [ir ao tabuleiro]({ $link })
 }
my-matches-left-server = 🚪 { $game } · { $why ->
    [left] num servidor do qual você saiu
    [gone] num canal que sumiu
   *[hidden] num canal que você não vê agora
 } · última jogada { $since }
my-matches-lobby = 🚪 { $game } · sala, { $since } · { $link ->
    [gone] o canal dela sumiu
   *[other] [ir à sala]({ $link })
 }
my-matches-resting = 💤 { $game } · em pausa · última jogada { $since } · { $link ->
    [none] `/move` mostra
    [gone] o canal dela sumiu, `/move` mostra
    [below] o botão abaixo mostra
   *[other] [ir ao tabuleiro]({ $link })
 }
my-matches-until = { $line } · o tempo acaba { $until }
my-matches-bank = { $line } · seu banco de tempo: { $left }
my-matches-vacation = { $line } · { deadlines-rests }
my-matches-away = { $line } · 🤖 um computador joga por você; *{ seats-press-return }* ou `/table return` devolve seu lugar
my-matches-go-on = Continuar: { $game }
my-matches-nudge = Cutucar { $names } ({ $game })

# Leaving a match from the list.

my-matches-let-go = Sair de uma partida…
my-matches-choice = { $game }: { $names }
my-matches-choice-left = { $game }: { $why ->
    [left] num servidor do qual você saiu
    [gone] num canal que sumiu
   *[hidden] num canal que você não vê agora
 }
my-matches-left = Você saiu da sala.

command-games = partidas
command-games-about = Todas as suas partidas: de quem é a vez, desde quando e onde
