# Leagues of equal deals.

league-title = ### 🏛️ Liga · { $game }
league-dates = od { $first } do { $last }
league-heading-score = Punkty
league-heading-played = Dni
league-span = _od { $first } do { $last }_
league-state = { $over ->
    [0] Sezon dopiero się zaczyna
   *[other] Wyzwania za nami: { $over } z { $deals }
 } · { $members ->
    [one] 1 osoba
    [few] { $members } osoby
   *[other] { $members } osób
 }
league-own = Grasz w grupie **{ $division }**.
league-outside = Dołącz, kiedy chcesz, nawet w środku sezonu: dzisiejsze wyzwanie już się liczy, chyba że jest już zaczęte.
league-shut = Ta liga jest zamknięta: tabela zostaje, ale nikt nie może dołączyć i nie rusza nowy sezon.
league-empty = Nikogo tu jeszcze nie ma. Zacznij!
league-division = Grupa { $number }
league-newcomers = Nowi { $number }
league-line = { $medal } { $name } · **{ $score }** · { $played ->
    [one] 1 wyzwanie
    [few] { $played } wyzwania
   *[other] { $played } wyzwań
 }
league-found-title = ### ⚔️ Partia ligowa: { $game }
league-found = Liga otwiera ci partię: { $names }. { $pace }. Grasz w niej tutaj, w prywatnych wiadomościach.
league-sealed = 🔒 Inni z ligi grają jeszcze tymi kośćmi, więc do <t:{ $until }:f> ta partia jest tylko dla grających. Potem kości sprawdzi `/verify`.
league-about = Liga gra wyzwanie dnia: te same kości, miejsce i przeciwnicy dla wszystkich, więc nikt na nikogo nie czeka. Twój wynik: za każdy dzień twoje punkty minus średnia wszystkich pierwszych prób. Liczy się { $counted } najlepszych dni z { $deals }; opuszczony dzień liczy się jako jedno odchylenie standardowe poniżej średniej.
    Na koniec ćwierć każdej grupy idzie w górę 🔼, a ćwierć w dół 🔽; nowi mają własne grupy. Jeśli nie grasz wcale, nie ma cię w następnym sezonie. Tabela pokazuje twój nick wszystkim na tym serwerze.
league-none = Ten serwer nie ma jeszcze ligi tej gry. { $manager ->
    [yes] Możesz ją otworzyć; wtedy dołączy każdy, kto chce.
   *[no] Może ją tu otworzyć ktoś, kto zarządza serwerem.
 }
league-press-matches = Liga partii
league-press-join = Dołącz
league-press-leave = Wyjdź
league-press-play = Graj dzisiejsze wyzwanie
league-press-open = Otwórz ligę
league-press-close = Zamknij ligę
league-press-before = Poprzedni sezon
league-press-present = Obecny sezon

# Refusals.

refusal-league_closed = Ta liga jest zamknięta. Przez `/league` otworzy ją ktoś, kto zarządza serwerem.
refusal-league_full = Ta liga jest pełna: ma już { $most } osób. W następnym sezonie może się zwolnić miejsce.
refusal-no_league = Tej gry nie ma w żadnej lidze.
refusal-too_many_leagues = Grasz już w tylu ligach, ile wolno ({ $most }). Najpierw wyjdź z którejś.

# The command.

command-league = liga
command-league-about = Liga serwera: wszyscy grają wyzwanie dnia; ćwierć idzie w górę, ćwierć w dół
command-league-game = gra
command-league-game-about = Która gra (bez podania: otwarta liga)
