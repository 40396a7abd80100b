# Whatever all players must agree to.

# The request, and the answers to it.

consent-undo = **{ $name }** chce cofnąć { $taken }{ $others ->
    [0] .
    [one] , a z tym jeden późniejszy cudzy wybór.
    [few] , a z tym { $others } późniejsze cudze wybory.
   *[other] , a z tym { $others } późniejszych cudzych wyborów.
 } Czy wszyscy się zgadzają?
consent-more = { $count ->
    [one] jeszcze jeden wybór
    [few] jeszcze { $count } wybory
   *[other] jeszcze { $count } wyborów
 }
consent-since = Od tego czasu:
consent-lapses = { $rolled ->
    [true] Kości i karty wypadną tak samo, więc to, co już widać, pozostaje znane.{ " " }
   *[false] { "" }
 }Jeśli ktoś zagra dalej, prośba przepada.
consent-agreed = ✅ { $name } się zgadza
consent-yes = Zgadzam się
consent-no = Nie zgadzam się
consent-withdraw = Wycofaj moją prośbę
consent-withdrawn = Wycofane. Nic nie zostaje cofnięte.
consent-waiting = Zgadzasz się. Czekamy na: { $names }.
consent-asked = Pytam innych: { $why ->
    [rolled] od tego czasu padły rzuty i to, co widać, pozostaje znane.
    [revealed] od tego czasu odkryto kartę i to, co widać, pozostaje znane.
   *[chosen] od tego czasu ktoś inny ma już wybór za sobą.
 } Czekamy na: { $names }.

# What else is asked.

consent-unrated = **{ $name }** prosi o podpowiedzi. Ta partia będzie wtedy **bez rankingu**: niczyj ranking się nie zmieni, ktokolwiek wygra. Czy wszyscy się zgadzają?

consent-swap = **{ $name }** proponuje zamianę miejsc: **{ $one }** i **{ $other }**. Czy wszyscy się zgadzają?

consent-bank = **{ $name }** proponuje inny bank czasu: { $has_bank ->
    [no] żadnego.
   *[yes] **{ $bank }** na osobę, zwrot po każdej turze: { $increment }; w porze ciszy: { $pauses }. To, co zużyte, pozostaje zużyte.
 } Czy wszyscy się zgadzają?
