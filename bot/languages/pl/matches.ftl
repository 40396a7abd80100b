# Leagues of matches among people.

matches-title = ### ⚔️ Liga partii · { $game }
matches-terms = Osób przy stole: { $seats } · { $once ->
    [one] 1 partia naraz
    [few] { $once } partie naraz
   *[other] { $once } partii naraz
 } · { $pace } · partii w sezonie: { $most }
matches-season = Sezon { $season }
matches-until = _Sezon { $season }, do <t:{ $until }:D>_
matches-wide = 🌍 Grają tu też osoby z innych serwerów i widzą twój nick.
matches-own = Grasz w grupie **{ $division }**: rozegrane { $played } z { $most }, w toku { $running }. Listę pokaże `/games`.
matches-shut-out = { $missed ->
    [one] Ostatnia partia minęła bez ciebie
    [few] Ostatnie { $missed } partie minęły bez ciebie
   *[other] Ostatnich { $missed } partii minęło bez ciebie
 }, więc nie otwieram ci kolejnych. Naciśnij **Wracam**, a zagrasz dalej w tym sezonie.
matches-outside = Dołącz, kiedy chcesz: otwieram partie, gdy tylko jest dość osób, i piszę do ciebie w prywatnych wiadomościach.
matches-about = Wszyscy w grupie grają te same rozdania. Wynik za partię: twoje punkty minus średnia wszystkich, którzy mieli to samo rozdanie i miejsce. Do tabeli wchodzi tyle pierwszych partii: { $most }. Jeśli musi zastąpić cię komputer, przegrywasz tę partię tylko ty. Ćwierć każdej grupy idzie w górę 🔼, a ćwierć w dół 🔽; nowi mają własne grupy. Kości są tajne do <t:{ $until }:D>, bo inni jeszcze nimi grają: nie rozmawiajcie wcześniej o partiach.
matches-line = { $medal } { $name } · **{ $score }** · rozegrane: { $played }
matches-heading-played = Partie
matches-none = Ten serwer nie ma jeszcze ligi partii tej gry. { $manager ->
    [yes] Możesz ją otworzyć: inni dołączają kliknięciem, a ja otwieram ich partie i prowadzę tabele.
   *[no] Może ją tu otworzyć ktoś, kto zarządza serwerem.
 }
matches-weeks = { $weeks ->
    [one] { $weeks } tydzień
    [few] { $weeks } tygodnie
   *[other] { $weeks } tygodni
 }
matches-over-title = ### 🏁 Liga partii · { $game }: koniec sezonu { $season }
matches-over-best = **{ $division }**: { $names }
matches-over-next = Zaczyna się następny sezon: { $moved ->
    [yes] ćwierć każdej grupy idzie w górę, ćwierć w dół.
   *[no] grupy powstają według tej tabeli.
 } Kości poprzedniego sezonu nie są już tajemnicą.

matches-press-join = Dołącz
matches-press-leave = Wyjdź
matches-press-return = Wracam
matches-press-form = Otwórz ligę…
matches-press-close = Zamknij ligę
matches-press-widen = Otwórz dla wszystkich serwerów
matches-press-narrow = Tylko ten serwer
matches-press-back = Liga równych rozdań
matches-press-look = Zobacz ligę

matches-form-title = Nowa liga partii
matches-form-seats = Osób przy stole
matches-form-once = Partii naraz
matches-form-once-about = Ile partii każdy gra w tym samym czasie.
matches-form-most = Partii, które się liczą
matches-form-most-about = Ile partii każdy gra najwyżej w sezonie.
matches-form-pace = Czas na wybór
matches-form-pace-about = Gdy minie, do powrotu tej osoby gra komputer.
matches-form-weeks = Długość sezonu
matches-form-weeks-about = Potem trwające partie mają jeszcze tydzień.
