# Giving a match up, and ending it by vote.

giving-up-match-ended = { $game }: partia poddana.
giving-up-counted = Poddajesz tę partię.
giving-up-ended = { $game }: partia zakończona przed czasem.
giving-up-really-end = **Na pewno poddać partię?** { $game }, runda { $round }: { $stands ->
    [alone] masz punkty: { $own }.
    [ahead] prowadzisz { $own } do { $best }.
    [tied] jest remis, { $own } do { $best }.
   *[behind] przegrywasz { $own } do { $best }.
 }
    -# Przez godzinę możesz zmienić zdanie: przyciskiem pod ostatnią planszą albo `/undo`.
giving-up-really-end-theirs = **Zakończyć tę partię dla wszystkich?** { $game }: { $names }
    -# Zarządzasz serwerem, więc możesz. Kanał to zobaczy i nie da się tego cofnąć.
giving-up-press-end = Poddaj
giving-up-press-manager = Zakończ partię
giving-up-press-play = Graj dalej
giving-up-press-take-back = ↩ Jednak gram dalej
giving-up-played-on = Nic się nie zmienia; partia trwa.
giving-up-end-taken-back = Twoja partia trwa dalej.

# In the log.

common-event-nobody_left = 🏁 Nie ma już komu grać, więc partia kończy się tutaj.
common-event-voted_end = 🗳️ **{ $seat }** głosuje za zakończeniem partii ({ $votes } z { $needed }; głosuj przez `/table end`).
common-event-ended_by_vote = 🏁 { $others_count ->
    [one] { $others } poddaje partię, więc kończy się tutaj.
   *[other] { $others } wspólnie poddają partię, więc kończy się tutaj.
 }
common-event-end_taken_back = ↩️ **{ $seat }** zmienia zdanie: partia trwa.
common-event-ended_by_manager = 🏁 Zarząd serwera kończy tę partię.

# Refusals.

giving-up-end-voted = Twój głos za zakończeniem się liczy: { $votes } z { $needed }. Inni też głosują przez `/table end`. Jeśli zagrasz dalej, głos przepada.
refusal-ended_too_long_ago = Od poddania minęła ponad godzina, więc nie mogę przywrócić tej partii. Nową zaczniesz przez `/play`.
refusal-own_match = Grasz w tej partii, więc masz jeden głos jak wszyscy: użyj `/table end`.

command-table-end = koniec
command-table-end-about = Głosuj za końcem partii; po dobie ciszy wystarczy host
