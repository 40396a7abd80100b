# Drills: positions of one's own matches in which another choice was better, again after some days.

drill-title = ### 🎯 Twoje treningi
drill-none = Nie masz żadnego. W analizie partii *Do treningu* zapisuje jej punkty zwrotne: te same pozycje wracają do ciebie po 1, 3, 7 i 21 dniach.
drill-count = { $count ->
    [one] Jedna pozycja
    [few] { $count } pozycje
   *[other] { $count } pozycji
 } z twoich partii, { $due ->
    [0] na dziś żadnej.
    [one] **jedna czeka** teraz.
    [few] **{ $due } czekają** teraz.
   *[other] **{ $due } czeka** teraz.
 }
drill-line = - { $game }, runda { $round } partii { $match } · { $when } · { $solved } z { $of }
drill-due = **czeka**
drill-due-on = znów { $day }
drill-more = -# … i jeszcze { $count }.
drill-about = Pozycja jest zaliczona, gdy znajdziesz lepszy wybór { $of } razy. Z przypomnieniami w prywatnych wiadomościach (`/preferences`) piszę, gdy coś czeka, najwyżej raz dziennie i nigdy w twojej porze ciszy.
drill-heading = ### 🎯 Trening · { $game } · runda { $round } partii { $match }
drill-task =
    Grasz jako { $sign }. **{ $asked }**
    -# To z twojej własnej partii i było coś lepszego niż twój ówczesny wybór. Co?
drill-right = ✅ Tak! **{ $chosen }** (wtedy: { $played })
drill-again = ❌ **{ $chosen }** to także twój ówczesny wybór. Lepiej: **{ $better }**.
drill-other = ❌ Twój wybór: **{ $chosen }**. Może też jest dobry, ale z moich prób wynika: **{ $better }**.
drill-figures = To daje { $has_win ->
    [no] { "" }
   *[yes] szansę na wygraną { $win }% zamiast { $win_played }% i{ " " }
 }średnio { $points } pkt zamiast { $points_played }.
drill-again-on = 🎯 Zaliczone { $solved } z { $of } · wróci { $day }
drill-over = 🎯 Zaliczone { $solved } z { $of } · ta pozycja jest z głowy!
drill-kept = 🎯 { $count ->
    [0] Te pozycje już ćwiczysz.
    [one] Gotowe: ta pozycja wróci do ciebie jutro.
    [few] Gotowe: te { $count } pozycje wrócą do ciebie jutro.
   *[other] Gotowe: te pozycje ({ $count }) wrócą do ciebie jutro.
 } { $reminded ->
    [yes] Napiszę do ciebie, gdy któraś będzie czekać.
   *[no] Znajdziesz je pod `/drill`; jeśli mam pisać, gdy któraś czeka, wybierz w `/preferences` przypomnienia w prywatnych wiadomościach.
 }
drill-reminder = 🎯 { $count ->
    [one] Czeka pozycja z jednej z twoich partii. Znajdziesz tym razem lepszy wybór?
    [few] Czekają { $count } pozycje z twoich partii. Znajdziesz tym razem lepsze wybory?
   *[other] Czeka { $count } pozycji z twoich partii. Znajdziesz tym razem lepsze wybory?
 }

# Buttons.

drill-press = Do treningu
drill-show = Pokaż
drill-next = Ćwicz ({ $count })
drill-list = Moje treningi
drill-stop = Zakończ wszystkie

refusal-no_drill = Nie ma (już) takiego treningu. Swoje zobaczysz przez `/drill`.
refusal-too_many_drills = Masz już tyle treningów, ile się mieści ({ $most }). Najpierw zalicz kilka albo zakończ wszystkie przez `/drill`.

command-drill = trening
command-drill-about = Pozycje z twoich partii do ćwiczenia, znów po kilku dniach
