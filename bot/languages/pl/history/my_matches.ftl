# The list of one’s own matches.

my-matches-title = { $count ->
    [one] **Twoja partia**
    [few] **Twoje { $count } partie**
   *[other] **Twoich { $count } partii**
 }
my-matches-none = Nie masz teraz żadnej partii. `/play` otworzy ją na serwerze; `/solo` zacznie partię tylko dla ciebie.
my-matches-yours = ▶️ { $game } · **twoja kolej** · ostatni ruch { $since } · { $link ->
    [none] pokaże ją `/move`
    [gone] jej kanału już nie ma, pokaże ją `/move`
    [below] pokaże ją przycisk poniżej
   *[other] [do planszy]({ $link })
 }
my-matches-other = ⏳ { $game } · kolej: { $names } · ostatni ruch { $since } · { $link ->
    [none] pokaże ją `/move`
    [gone] jej kanału już nie ma, pokaże ją `/move`
    [below] pokaże ją przycisk poniżej
   *[other] [do planszy]({ $link })
 }
my-matches-left-server = 🚪 { $game } · { $why ->
    [left] na serwerze, na którym cię już nie ma
    [gone] na kanale, którego już nie ma
   *[hidden] na kanale, którego teraz nie widzisz
 } · ostatni ruch { $since }
my-matches-lobby = 🚪 { $game } · lobby, { $since } · { $link ->
    [gone] jego kanału już nie ma
   *[other] [do lobby]({ $link })
 }
my-matches-resting = 💤 { $game } · wstrzymana · ostatni ruch { $since } · { $link ->
    [none] pokaże ją `/move`
    [gone] jej kanału już nie ma, pokaże ją `/move`
    [below] pokaże ją przycisk poniżej
   *[other] [do planszy]({ $link })
 }
my-matches-until = { $line } · czas mija { $until }
my-matches-bank = { $line } · twój bank czasu: { $left }
my-matches-vacation = { $line } · { deadlines-rests }
my-matches-away = { $line } · 🤖 gra za ciebie komputer; *{ seats-press-return }* albo `/table return` odda ci miejsce
my-matches-go-on = Graj dalej: { $game }
my-matches-nudge = Szturchnij: { $names } ({ $game })

# Leaving a match from the list.

my-matches-let-go = Opuść partię…
my-matches-choice = { $game }: { $names }
my-matches-choice-left = { $game }: { $why ->
    [left] na serwerze, na którym cię już nie ma
    [gone] na kanale, którego już nie ma
   *[hidden] na kanale, którego teraz nie widzisz
 }
my-matches-left = Nie ma cię już w tym lobby.

command-games = partie
command-games-about = Wszystkie twoje partie: czyja kolej, od kiedy i gdzie
