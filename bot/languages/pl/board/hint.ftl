# A hint: what a computer player would choose, and why.

hint-choice = 💡 Oto mój wybór: **{ $choice }**
hint-tried = Na pierwszy rzut oka lepiej wygląda { $other }, ale po rozegraniu obu lepiej wypada { $choice }.
hint-other = { $other } daje { $gains }.
hint-sure = Z { $sure ->
    [very] dużą
   *[fairly] sporą
 } pewnością jest to lepsze niż { $other }.
hint-sure-named = Z { $sure ->
    [very] dużą
   *[fairly] sporą
 } pewnością mój wybór jest lepszy.
hint-lead = Po rozegraniu do końca, w porównaniu z drugim wyborem ({ $other }): średnio { $points } pkt{ $has_win ->
    [no] { "" }
   *[yes] , szansa na wygraną { $win }%
 }.
hint-even = { $named ->
    [yes] To mniej więcej równie dobre.
   *[no] { $other } jest mniej więcej równie dobre.
 }
hint-behind = { $named ->
    [yes] Po kolejnym rozegraniu obu to wypada lepiej: też warto rozważyć.
   *[no] Po kolejnym rozegraniu obu lepiej wypada { $other }: to też warto rozważyć.
 }
hint-lead-even = Po rozegraniu do końca oba wybory są zbyt blisko, by je rozróżnić. W porównaniu z drugim ({ $other }): średnio { $points } pkt{ $has_win ->
    [no] { "" }
   *[yes] , szansa na wygraną { $win }%
 }.
hint-method = Oba warianty rozgrywam wiele razy z tymi samymi kośćmi, bez zaglądania w zakryte karty.
hint-play = Zagraj to
hint-why = Dlaczego?

# In a rated match everybody must agree to hints first.

hint-unrated = ⭐ To partia rankingowa, więc podpowiedzi są wyłączone. Możesz poprosić innych, żeby była **bez rankingu dla was wszystkich**; wtedy podpowiedzi działają. Potrzebna jest zgoda wszystkich.
hint-unrated-press = Poproś o grę bez rankingu
hint-asked = Pytam innych. Czekamy na zgodę: { $names }. Dopóki nie zgodzą się wszyscy, partia jest rankingowa, a podpowiedzi wyłączone.
common-event-made_unrated = 💡 **{ $seat }** prosi o podpowiedzi i wszyscy się zgadzają: ta partia jest odtąd bez rankingu, z podpowiedziami.
refusal-nobody_to_agree = To partia rankingowa, więc podpowiedzi wymagają zgody wszystkich, a nie ma tu kogo zapytać. Gdy się skończy, `/analysis` pokaże twoje najlepsze wybory.

hint-noted = Ten stół notuje podpowiedzi, więc inni widzą, że z nich korzystasz.
refusal-no_hint = Podpowiedź się nie udała: tego, co polecam, nie ma już wśród twoich możliwości. `/hint` spróbuje jeszcze raz.

# Said in the log when a player asked for a hint.

common-event-hinted =
    .on = 💡 prosi o podpowiedź
    .brief = { common-event-hinted.on }

command-hint = podpowiedź
command-hint-about = Co na twoim miejscu zagrałby mocny komputer i dlaczego; widzisz to tylko ty
