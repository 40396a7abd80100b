# Asking someone who is waited for whether they are still interested.

nudge-press = Szturchnij
nudge-done = 👋 Pytam: { $names }, czy gramy dalej?
nudge-asks = 👋 { $person ->
    [none] { "" }
   *[other] { $person }{ " " }
 }**Gramy dalej?** Od dłuższej chwili jest twoja kolej: { $game }{ $channel ->
    [none] { "" }
   *[other] { " " }({ $channel })
 }, a inni bardzo chcą grać.
nudge-press-here = Jestem
nudge-press-time = Potrzebuję czasu
nudge-press-leave = Oddaję miejsce
nudge-answered-here = Świetnie! Inni widzą, że grasz dalej.
nudge-answered-time = Bez pośpiechu. Inni widzą, że potrzebujesz więcej czasu.
nudge-answered-leave = Na razie twoje miejsce zajmuje komputer. Jeśli zmienisz zdanie, na planszy jest przycisk powrotu.

# In the log.

common-event-nudged = 👋 **{ $seat }** pyta: **{ $other }**, gramy dalej?
common-event-still_here = 👋 **{ $seat }** gra dalej.
common-event-needs_time = ⏳ **{ $seat }** potrzebuje trochę więcej czasu.

# Refusals.

refusal-nudged_too_soon = Daj tej osobie jeszcze chwilę: szturchnąć możesz { $until }.
refusal-nudged_lately = Od ostatniego szturchnięcia nie minęła doba. Znów możesz { $until }.
refusal-nudge_unwelcome = Nie mogę teraz szturchnąć tej osoby: ma porę ciszy albo urlop, albo nie chce przypomnień.
