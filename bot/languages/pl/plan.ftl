# Plans for the next turn: what is played first, what instead, and under which conditions.

plan-press = 📌 Mój plan
plan-press-short = Plan
plan-press-next = Zaplanuj następną turę
plan-title = ### 📌 Twój plan na następną turę · { $game }
plan-title-now = ### 📌 Twój plan na tę turę · { $game }
plan-none = Nie masz planu. Wypróbuj turę i zachowaj ją jako plan.
plan-begun = ▶️ Twój plan jest rozpoczęty. Oto, co z niego zostało:
plan-over-title = ### 📌 Twój plan · { $game }
plan-over = { $how ->
    [played] ✅ **Twój plan jest zagrany.** Plansza pokazuje, co z niego wyszło.
   *[gone] **Ten plan już się nie liczy.** Wybór padł na co innego, plan został porzucony albo partia poszła dalej.
 }
plan-replaced = { $how ->
    [played] ✅ Plan, który tu był, jest zagrany.
   *[gone] Plan, który tu był, już się nie liczy.
 } Oto ten, który masz teraz:
plan-way = **{ $number }.** { $first ->
    [yes] { "" }
   *[no] Jeśli tamtego nie da się zacząć:{" "}
 }{ $choices }
plan-way-stop = ⚠️ { $why ->
    [gone] W tej chwili „{ $choice }” nie jest do wyboru.
    [forbidden] W tej chwili twój warunek nie jest spełniony ({ $condition }).
   *[changed] W tej chwili „{ $choice }” nie daje już tego, co było w planie.
 }{ $left_id ->
    [none] { "" }
   *[other] {" "}Nadal możliwe: { $left }.
 }
plan-otherwise = **W przeciwnym razie** pytam ciebie.
plan-terms = 🔒 **Tylko pod warunkiem:** { $terms }
plan-about = Widzisz to tylko ty. Dopóki go nie zagram, kilka sekund po początku twojej tury, nikt nie wie, że masz plan. Gram go, póki każdy wybór jest dostępny i daje to samo albo więcej. Jeśli coś mu przeszkodzi, dostaniesz prywatną wiadomość, chyba że masz wyłączone przypomnienia. Plan przepada, gdy opuścisz miejsce albo ktoś cofnie turę.
plan-frozen = ❄️ Partia jest wstrzymana. Twój plan zostaje i znów się liczy, gdy ruszy dalej.
plan-add = ➕ Dodaj wariant
plan-set-terms = 🔒 Warunki
plan-remove = ✕ Usuń { $number }
plan-drop = Porzuć mój plan
plan-try = 🧪 Wypróbuj moją turę

plan-stopped = 📌 { $count ->
    [one] Tu twój plan się kończy
   *[other] Żadnego z twoich planów ({ $count }) nie da się zacząć
 }: { $why ->
    [gone] „{ $choice }” nie jest teraz do wyboru.
    [forbidden] twój warunek nie jest spełniony ({ $condition }).
   *[changed] „{ $choice }” nie daje już tego, co było w planie.
 }

plan-due = 📌 Zaraz zagram twój plan. Jeśli najpierw coś wybierzesz, liczy się to.
plan-marked = 📌 oznacza to, co masz zaplanowane.
plan-broken = 📌 **{ $where }:** { $here ->
    [yes] jest twoja tura, a plan nie może iść dalej.
   *[no] twój plan na następną turę już nie działa.
 } { $why ->
    [gone] „{ $choice }” nie jest już do wyboru.
    [forbidden] Twój warunek nie jest już spełniony ({ $condition }).
   *[changed] „{ $choice }” nie dałoby już tego, co było w planie.
 }{ $count ->
    [one] { "" }
   *[other] {" "}Wariantów też nie da się zacząć.
 }

# The form with conditions.

plan-field-boxes = Tylko pod warunkiem
plan-field-stays = Zostaje co najmniej tyle
plan-field-there = To jeszcze jest
plan-field-round = Tylko w tej rundzie
plan-field-lead = Moja przewaga najwyżej
plan-condition-there = jeszcze jest { $card }
plan-condition-round = runda { $value }
plan-condition-lead = { $value ->
    [one] bez przewagi
   *[other] przewaga mniejsza niż { $value } pkt
 }

refusal-plan_empty = Nie ma jeszcze czego planować. Najpierw coś wybierz.
refusal-plan_too_late = To już twoja tura, więc wybieraj na planszy. Plany są na następną.
refusal-plan_gone = Tego planu już nie ma: jest zagrany albo porzucony, albo partia poszła dalej.
refusal-plan_full = Plan mieści dwa warianty. Najpierw jeden usuń.
refusal-plan_same_start = Twój plan ma już wariant, który tak się zaczyna. Nowy musi zaczynać się inaczej.
