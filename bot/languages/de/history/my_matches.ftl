# The list of one’s own matches.

my-matches-title = { $count ->
    [one] **Deine Partie**
   *[other] **Deine { $count } Partien**
 }
my-matches-none = Du spielst gerade keine Partie. `/play` eröffnet eine auf einem Server, `/solo` eine für dich allein.
my-matches-yours = ▶️ { $game } · **du bist dran** · letzter Zug { $since } · { $link ->
    [none] `/move` zeigt sie
    [gone] der Kanal ist weg, `/move` zeigt sie
    [below] der Knopf unten zeigt sie
   *[other] [zum Spielbrett]({ $link })
 }
my-matches-other = ⏳ { $game } · dran: { $names } · letzter Zug { $since } · { $link ->
    [none] `/move` zeigt sie
    [gone] der Kanal ist weg, `/move` zeigt sie
    [below] der Knopf unten zeigt sie
   *[other] [zum Spielbrett]({ $link })
 }
my-matches-left-server = 🚪 { $game } · { $why ->
    [left] auf einem Server, auf dem du nicht mehr bist
    [gone] in einem Kanal, den es nicht mehr gibt
   *[hidden] in einem Kanal, den du gerade nicht siehst
 } · letzter Zug { $since }
my-matches-lobby = 🚪 { $game } · Lobby · zuletzt { $since } · { $link ->
    [gone] den Kanal gibt es nicht mehr
   *[other] [zur Lobby]({ $link })
 }
my-matches-resting = 💤 { $game } · ruht · letzter Zug { $since } · { $link ->
    [none] `/move` zeigt sie
    [gone] der Kanal ist weg, `/move` zeigt sie
    [below] der Knopf unten zeigt sie
   *[other] [zum Spielbrett]({ $link })
 }
my-matches-until = { $line } · Bedenkzeit endet { $until }
my-matches-bank = { $line } · dein Zeitkonto: { $left }
my-matches-vacation = { $line } · { deadlines-rests }
my-matches-away = { $line } · 🤖 ein Computerspieler spielt für dich; mit *{ seats-press-return }* oder `/table return` übernimmst du wieder
my-matches-nudge = { $names } anstupsen ({ $game })
my-matches-go-on = Weiterspielen: { $game }

# Leaving a match from the list.

my-matches-let-go = Eine Partie verlassen …
my-matches-choice = { $game }: { $names }
my-matches-choice-left = { $game }: { $why ->
    [left] auf einem Server, auf dem du nicht mehr bist
    [gone] in einem Kanal, den es nicht mehr gibt
   *[hidden] in einem Kanal, den du gerade nicht siehst
 }
my-matches-left = Du hast die Lobby verlassen.

command-games = partien
command-games-about = Alle deine Partien: wer dran ist, wie lange noch, und wo
