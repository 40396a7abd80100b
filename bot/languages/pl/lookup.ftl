# Looking up cards, die faces and rules, and the tour of /help.

lookup-card-unknown = Nie ma karty podobnej do „{ $query }”. Zacznij pisać jej nazwę i wybierz z listy, na przykład Hestia, Zeus, Hydra albo Minotaur.
lookup-face-unknown = Nie ma ścianki podobnej do „{ $query }”. Zacznij pisać, co pokazuje, i wybierz z listy, na przykład 3 złota, ×3, lustro, tarcza albo golem.
lookup-rule-unknown = Nie ma zasady na temat „{ $query }”. Wybierz temat:
lookup-rule-command = To komenda, nie zasada gry: `/{ $command }` – { $about }. Po zasady wybierz temat:
lookup-rules-title = Zasady: { $game }
lookup-rules-choose = Wybierz temat…
lookup-book-choose = Wybierz temat: { $book }…
lookup-rules-hint = `/rules` z tematem powie więcej; `/card` pokaże kartę, `/face` ściankę.
lookup-entry = { $game }: { $title }
lookup-help-title = Witaj w Pantheonie
lookup-help-intro =
    {""}**Pierwszy raz tutaj?** *Poznaj: Hercules* zajmie pięć minut. Prowadzę gry planszowe o greckich mitach: ty klikasz, a ja rzucam, rysuję planszę i znam zasady.
lookup-help-game = **{ $game }** (`{ $command }`). { $pitch }
lookup-help-pictured = Plansze w środku partii: { $games }.
lookup-help-further = Jak się tu gra
lookup-help-press-names = Komendy po polsku
lookup-help-names = Na Discordzie po polsku komendy nazywają się tak:
lookup-help-back = Na początek
lookup-help-how = Jak się tu gra
lookup-help-begin = **Na start.** `/play` otwiera lobby: inni naciskają *Dołącz*, wolne miejsca może zająć komputer, a host naciska *Start*. `/play solo` od razu zaczyna partię z komputerem.
lookup-help-board = **Twoja tura.** Wołam cię. Złoto na planszy pokazuje, co możesz zrobić, a możliwości są pod nią, każda z tym, co daje. Proponuję tylko dozwolone ruchy, więc śmiało próbuj. *Cofnij* odwraca twój ostatni wybór; po rzucie (🎲) albo cudzym ruchu potrzebna jest zgoda wszystkich.
lookup-help-more =
    { "" }**Na czym to stanęło?** `/board` znów pokaże planszę, `/move` twój obecny wybór, `/mine` twoje karty, `/games` wszystkie twoje partie, `/log`, co się działo.

    { "" }**Ktoś zamilkł?** `/table absent` zaczyna głosowanie, a do powrotu tej osoby gra w zastępstwie komputer. Potrzebujesz przerwy? `/table away`, potem `/table return`.

    { "" }**Co to robi?** `/card`, `/face` i `/rules` w kilku zdaniach objaśniają każdą kartę, ściankę i zasadę.

    { "" }**Czy kości są uczciwe?** Są zapieczętowane przed pierwszym rzutem; `/verify` dowodzi tego na koniec.

    `/preferences` ustawia język, przypomnienia, porę ciszy i więcej. `/privacy export` pokazuje, co o tobie przechowuję; `/privacy erase` to usuwa.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-card = karta
command-card-about = Sprawdź kartę: obrazek, koszt, efekt, punkty
command-card-name = nazwa
command-card-name-about = Jak się nazywa albo co robi: Hestia, Zeus, młot, przerzut…
command-face = ścianka
command-face-about = Sprawdź ściankę kości: obrazek, cena, efekt
command-face-name = nazwa
command-face-name-about = Co pokazuje: 3 złota, ×3, lustro, golem…
command-rules = zasady
command-rules-about = Sprawdź zasadę, w kilku krótkich zdaniach
command-rules-topic = temat
command-rules-topic-about = Co chcesz wiedzieć: odpoczynek, wykuwanie, labirynt, punktacja…
command-help = pomoc
command-help-about = Jak zacząć partię, jak grać i gdzie co sprawdzić
