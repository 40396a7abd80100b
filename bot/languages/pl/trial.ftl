# Trials: a turn that is tried out on a copy of the match.

trial-title = ### 🧪 { $own ->
    [yes] Próba twojej tury · { $game }
   *[no] Jakby teraz była twoja tura · { $game }
 }
trial-about = Rzuty i odkryte karty od tego miejsca są zmyślone.
trial-mark = PRÓBA · nic się tu nie liczy i widzisz to tylko ty
trial-dropped = { $count ->
    [one] Partia poszła dalej, więc twój ostatni wybór już nie pasuje.
   *[other] Partia poszła dalej, więc twoje ostatnie wybory ({ $count }) już nie pasują.
 }
trial-over = 🏁 **Tura by się skończyła.** Twój wynik: { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
   *[other] { $points } punktów.
 }
trial-ends = 💭 { $solo ->
    [yes] Próba kończy się tutaj. Co zrobi przeciwnik i jak padną następne kości, pokaże dopiero twoja partia.
   *[no] Próba kończy się tutaj. Cudze wybory są w niej zmyślone, a co będzie po twojej turze, pokaże dopiero twoja partia.
 }
trial-back = ◀ Krok wstecz
trial-again = ↺ Od początku
trial-planned = 📌 { $same ->
    [yes] To twój plan. Zagram go, gdy przyjdzie twoja tura, póki każdy wybór jest dostępny i daje to samo albo więcej; w przeciwnym razie pytam ciebie.
    [other] To wariant w twoim planie.
   *[no] Masz inny plan na następną turę ({ $count ->
        [one] 1 wybór
        [few] { $count } wybory
       *[other] { $count } wyborów
    }).
 }
trial-planned-short = 📌 { $same ->
    [yes] To twój plan.
   *[other] To wariant w twoim planie.
 }
trial-plan-stopped = ⚠️ W tej chwili twojego planu nie da się zacząć. **📌 Mój plan** pokazuje dlaczego.
trial-adding = ➕ **Wariant do twojego planu:** pokaż, co mam zagrać, jeśli planu nie da się zacząć. Jego pierwszy wybór musi być inny.
trial-keep = 📌 Zachowaj jako plan
trial-keep-alternative = 📌 Zachowaj jako wariant
trial-count = 🎲 Liczę na…
trial-count-die = Kość { $number }
trial-count-about = Jak ma wypaść przed twoją turą? Jeśli ustawisz tylko jedną kość, druga padnie losowo.
trial-count-none = Jak teraz
trial-counting = 🎲 Liczysz na: { $faces }. Prawdziwe kości mogą wypaść inaczej; jeśli plan wtedy nie pasuje, pytam ciebie.
trial-press = Wypróbuj moją turę

refusal-no_trial = { $count ->
    [0] Nie masz teraz tury do wypróbowania.
   *[other] Nie masz tury do wypróbowania, póki trwają wybory: { $names }.
 }
refusal-daily_no_trial = Twoja pierwsza próba wyzwania dnia liczy się tak, jak grasz, więc nie ma wypróbowywania. Jest w próbach dla wprawy.

# Said after a turn that was planned ahead.

common-event-by_plan =
    .on = 📌 według planu
    .brief = { common-event-by_plan.on }

command-plan = zaplanuj
command-plan-about = Wypróbuj turę na kopii, którą widzisz tylko ty, nawet gdy wybierają inni
