# A hint: what a computer player would choose, and why.

hint-choice = 💡 Io giocherei: **{ $choice }**
hint-tried = A prima vista { $other } sembra meglio, ma quando le ho portate avanti entrambe è andata meglio { $choice }.
hint-other = { $other } porta { $gains }.
hint-sure = { $sure ->
    [very] Non ho quasi dubbi
   *[fairly] Credo proprio
 } che sia meglio di { $other }.
hint-sure-named = { $sure ->
    [very] Non ho quasi dubbi
   *[fairly] Credo proprio
 } che la mia sia meglio.
hint-lead = Giocata fino alla fine, in media dà { $points } punti rispetto a { $other }{ $has_win ->
    [no] { "" }
   *[yes] , con il { $win }% di probabilità di vincere
 }.
hint-even = { $named ->
    [yes] Va bene quasi allo stesso modo.
   *[no] { $other } va bene quasi allo stesso modo.
 }
hint-behind = { $named ->
    [yes] Quando le ho rigiocate ancora una volta è andata meglio quella: vale la pena di pensarci.
   *[no] Quando le ho rigiocate ancora una volta è andata meglio { $other }: vale la pena di pensarci.
 }
hint-lead-even = Giocate fino alla fine, sono troppo vicine per distinguerle: in media { $points } punti rispetto a { $other }{ $has_win ->
    [no] { "" }
   *[yes] , con il { $win }% di probabilità di vincere
 }.
hint-method = Le ho rigiocate tutte e due molte volte con gli stessi dadi, senza guardare le carte nascoste.
hint-play = Gioca così
hint-why = Perché?

# In a rated match everybody must agree to hints first.

hint-unrated = ⭐ Questa partita è classificata, quindi niente consigli. Puoi proporre che diventi **non classificata per tutto il tavolo**; allora i consigli ci sono. Succede solo se siete d’accordo.
hint-unrated-press = Chiedi: non classificata
hint-asked = L’ho chiesto al resto del tavolo. Aspetto { $names }. Finché il tavolo non è d’accordo, la partita resta classificata e senza consigli.
common-event-made_unrated = 💡 **{ $seat }** ha chiesto i consigli e il tavolo è d’accordo: da ora la partita non è classificata, e i consigli ci sono.
refusal-nobody_to_agree = Questa partita è classificata, quindi per i consigli serve l’accordo di tutto il tavolo, e qui non c’è nessun altro a cui chiedere. A partita finita `/analysis` mostra le tue scelte migliori.

hint-noted = Questo tavolo annota i consigli, quindi si vede che ne hai chiesto uno.
refusal-no_hint = Non ho trovato un consiglio: ciò che giocherei non è più tra le tue scelte. `/hint` riprova.

# Said in the log when a player asked for a hint.

common-event-hinted =
    .on = 💡 ha chiesto un consiglio
    .brief = { common-event-hinted.on }

command-hint = consiglio
command-hint-about = Che cosa farebbe al tuo posto un computer forte, e perché; lo vedi solo tu
