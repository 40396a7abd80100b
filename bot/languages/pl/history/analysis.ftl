# The analysis of a match that is over.

# While it is made, and the whole.

analysis-running = 📈 Odtwarzam twoją partię i szukam lepszych wyborów: gotowe { $percent }%. Ta wiadomość zmieni się w analizę.
analysis-title = ### { $game }: analiza twojej partii
analysis-title-shared = ### { $game }: analiza partii ({ $name })
analysis-title-watched = ### { $game }: analiza partii
analysis-nothing-learned = Takich partii jeszcze nie umiem oceniać, więc mogę tylko powiedzieć, jak wysoko wypadły kości.
analysis-accuracy = 🎯 Dokładność **{ $score }** na 100 (z ważnych wyborów: { $choices }; najpewniej między { $low } a { $high })
analysis-costs = { $count ->
    [one] **Jeden punkt zwrotny**
    [2] **Dwa punkty zwrotne**
   *[other] **Trzy punkty zwrotne**
 }
analysis-cost = **{ $number }.** Runda { $round }: { $played }. Lepiej: **{ $better }** ({ $has_win ->
    [no] { "" }
   *[yes] { $win }% na wygraną zamiast { $win_played }%,{ " " }
 }punkty: { $points } zamiast { $points_played })
analysis-no-costs = ✅ Żaden inny wybór po sprawdzeniu nie jest wyraźnie lepszy.
analysis-luck = 🎲 { $name }: wyniki rzutów { $luck } (kości: { $dice }){ $win ->
    [no] { "" }
   *[other] ; szczęście, przez wszystkie rzuty i karty: { $win } pkt proc. szansy na wygraną
 }
analysis-luck-two = Wyniki rzutów mówią, jak wysoko wypadły kości, a szczęście, co to zmieniło: wysoki rzut może przyjść, gdy mało pomaga.
analysis-luck-alone = Ile szansy na wygraną były warte te rzuty, w partii w pojedynkę nie powiem: umiem oceniać tylko partie od dwóch osób wzwyż.
analysis-without-luck = ⚖️ Wygrana to 100, przegrana 0. { $beyond ->
    [above] { $result ->
        [100] Także bez
       *[other] Bez
     } szczęścia byłaby to wygrana{ $own ->
        [yes] { "" }
       *[no] { " " }({ $name })
     }: szczęście zabrało około **{ $luck }** (± { $error }).
    [below] { $result ->
        [0] Także bez
       *[other] Bez
     } szczęścia byłaby to przegrana{ $own ->
        [yes] { "" }
       *[no] { " " }({ $name })
     }: szczęście dało około **{ $luck }** (± { $error }).
   *[no] Bez szczęścia { $own ->
        [yes] twój wynik { $result }
       *[no] wynik { $result } ({ $name })
     } byłby około **{ $adjusted }** (± { $error }); równi gracze mają { $even }.
 }
analysis-flat = 📈 { $curve ->
    [high] Kto dalej gra rozsądnie, z każdej z tych pozycji prawie zawsze wygrywa: dlatego krzywa zostaje u góry. Na trudniejszym poziomie partia jest bardziej wyrównana.
   *[low] Nawet kto dalej gra rozsądnie, z każdej z tych pozycji prawie zawsze przegrywa: dlatego krzywa zostaje na dole. Na łatwiejszym poziomie partia jest bardziej wyrównana.
 }
analysis-about = To szacunki: każda pozycja jest rozegrana wiele razy, bez zaglądania w zakryte karty. Pas wokół krzywej mówi, jak jest pewna{ $dice ->
    [yes] ; kość na niej pokazuje, ile punktów dał rzut
   *[no] { "" }
 }. Dokładność 100: zawsze najlepsza możliwość; 50: tak dobrze, jak na twoim miejscu wybrałby średni komputer; 0 to wybieranie na chybił trafił. Widzisz to tylko ty.
analysis-about-luck = Widzisz to tylko ty.

# One choice.

analysis-moment-title = ### { $number }. Runda { $round } · wybór { $at } z { $of }
analysis-moment-played = Twój wybór: { $choice }
analysis-moment-better = Lepiej: **{ $choice }**
analysis-moment-tried = Oba warianty rozegrane { $futures } razy z tymi samymi kośćmi; ten wypada lepiej.
analysis-moment-figures = { $has_win ->
    [no] { "" }
   *[yes] Szansa na wygraną { $win }% zamiast { $win_played }%;{ " " }
 }średnio punktów na koniec: { $points } zamiast { $points_played }. To bardzo pewne.

# Buttons.

analysis-press = Analiza
analysis-look = Pokaż { $number }
analysis-step = Powtórka stąd
analysis-back = Wstecz
analysis-share = Udostępnij

refusal-nothing_to_analyse = Na tym kanale nie skończono jeszcze żadnej partii. Gdy jakaś będzie, `/analysis` się jej przyjrzy.
command-analysis = analiza
command-analysis-about = Ostatnia partia, stąd albo twoja własna: szanse, najdroższe błędy, szczęście; tylko dla ciebie
