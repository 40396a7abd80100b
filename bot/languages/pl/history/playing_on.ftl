# Playing on from a place in a match that is over, from a puzzle, or from a trial.

playing-on-button = Graj dalej stąd
playing-on-press = Graj dalej
playing-on-where = **Graj dalej.** Od której rundy chcesz zagrać tę partię jeszcze raz? (Pojedyncze wybory: w powtórce.)
playing-on-choose-round = Rundy od { $first } do { $last }
playing-on-round = Runda { $round }
playing-on-about = **Graj dalej stąd.** Dostajesz własną partię dokładnie od tej pozycji, { $dice }. Nic się z niej nie liczy: ani ranking, ani statystyki. { $others ->
    [0] Grasz w pojedynkę, jak przedtem.
    [one] Jak dobrze ma grać przeciwnik, czyli komputer?
   *[other] Jak dobrze mają grać pozostali, czyli komputery?
 }
playing-on-start = Start
playing-on-dice-other = z innymi kośćmi
playing-on-dice-same = z tymi samymi kośćmi co wtedy
playing-on-dice-everyone = z kośćmi, które dostaje każdy, kto bierze tu te same kości
playing-on-dice-trial = z własnymi kośćmi, nigdy z kośćmi trwającej partii; to, czego w niej nie widzisz, też jest tu zmyślone
playing-on-take-other = Wolę inne kości
playing-on-take-same = Wolę te same kości
playing-on-begun-other = 🔀 Proszę: ta sama pozycja, inne kości.
playing-on-begun-same = 🔀 Proszę: ta sama pozycja, a każdy rzut wypadnie tak jak wtedy.
playing-on-begun-everyone = 🔀 Proszę: ta sama pozycja i kości, które dostaje tu każdy.
playing-on-begun-trial = 🔀 Proszę: pozycja z twojej próby, z własnymi kośćmi.
playing-on-mark = 🔀 { $of ->
    [puzzle] Dalszy ciąg od rundy { $round } zagadki { $match }
    [trial] Dalszy ciąg próby z rundy { $round } partii { $match }
   *[match] Dalszy ciąg od rundy { $round } partii { $match }
 } · nic się nie liczy
refusal-trial_no_help = To dalszy ciąg próby, a jej partia jeszcze trwa. Podpowiedzi i analiza będą, gdy się skończy.
refusal-played_on_too_often = Ta partia to dalszy ciąg dalszego ciągu i tak dalej, zbyt wiele razy. Zagraj dalej od którejś wcześniejszej.
