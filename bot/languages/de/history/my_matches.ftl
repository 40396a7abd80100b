# The list of one’s own matches.

bot-games-title = { $count ->
    [one] **Deine Partie**
   *[other] **Deine { $count } Partien**
 }
bot-games-none = Du spielst gerade keine Partie. `/play` eröffnet eine auf einem Server, `/solo` eine für dich allein.
bot-games-yours = ▶️ { $game } · **du bist dran** · letzter Zug { $since } · { $link ->
    [none] `/move` zeigt sie
    [gone] der Kanal ist weg, `/move` zeigt sie
    [below] der Knopf unten zeigt sie
   *[other] [zum Spielbrett]({ $link })
 }
bot-games-other = ⏳ { $game } · dran: { $names } · letzter Zug { $since } · { $link ->
    [none] `/move` zeigt sie
    [gone] der Kanal ist weg, `/move` zeigt sie
    [below] der Knopf unten zeigt sie
   *[other] [zum Spielbrett]({ $link })
 }
bot-games-left-server = 🚪 { $game } · { $why ->
    [left] auf einem Server, auf dem du nicht mehr bist
    [gone] in einem Kanal, den es nicht mehr gibt
   *[hidden] in einem Kanal, den du gerade nicht siehst
 } · letzter Zug { $since }
bot-games-lobby = 🚪 { $game } · Lobby · zuletzt { $since } · { $link ->
    [gone] den Kanal gibt es nicht mehr
   *[other] [zur Lobby]({ $link })
 }
bot-games-resting = 💤 { $game } · ruht · letzter Zug { $since } · { $link ->
    [none] `/move` zeigt sie
    [gone] der Kanal ist weg, `/move` zeigt sie
    [below] der Knopf unten zeigt sie
   *[other] [zum Spielbrett]({ $link })
 }
records-games-until = { $line } · Bedenkzeit endet { $until }
records-games-go-on = Weiterspielen: { $game }

# Leaving a match from the list.

bot-games-let-go = Eine Partie verlassen …
bot-games-choice = { $game }: { $names }
bot-games-choice-left = { $game }: { $why ->
    [left] auf einem Server, auf dem du nicht mehr bist
    [gone] in einem Kanal, den es nicht mehr gibt
   *[hidden] in einem Kanal, den du gerade nicht siehst
 }
bot-games-left = Du hast die Lobby verlassen.

command-games = partien
command-games-about = Alle deine Partien: wer dran ist, wie lange noch, und wo
