# Drills: positions of one's own matches in which another choice was better, again after some days.

drill-title = ### 🎯 I tuoi allenamenti
drill-none = Non ne hai. Nell’analisi di una partita, *Come allenamento* prende i suoi momenti decisivi: ricevi di nuovo le stesse posizioni dopo 1, 3, 7 e 21 giorni.
drill-count = { $count ->
    [one] Una posizione
   *[other] { $count } posizioni
 } delle tue partite, { $due ->
    [0] oggi nessuna da ripetere.
    [one] ora **una da ripetere**.
   *[other] ora **{ $due } da ripetere**.
 }
drill-line = - { $game }, round { $round } della partita { $match } · { $when } · { $solved } su { $of }
drill-due = **da ripetere**
drill-due-on = di nuovo il { $day }
drill-more = -# { $count ->
    [one] … e un’altra.
   *[other] … e altre { $count }.
 }
drill-about = Una posizione è a posto quando hai trovato { $of } volte la scelta migliore. Con i promemoria in privato (`/preferences`) ti scrivo quando ce n’è da ripetere, al massimo una volta al giorno e mai nelle tue ore di silenzio.
drill-heading = ### 🎯 Allenamento · { $game } · round { $round } della partita { $match }
drill-task =
    Tu sei { $sign }. **{ $asked }**
    -# Viene da una tua partita, e c’era qualcosa di meglio di ciò che hai scelto allora. Che cosa?
drill-right = ✅ Sì! **{ $chosen }** (allora avevi scelto { $played })
drill-again = ❌ **{ $chosen }** è ciò che avevi scelto anche allora. **{ $better }** è meglio.
drill-other = ❌ Hai scelto **{ $chosen }**. Può essere buona anche questa, ma io ho trovato **{ $better }**.
drill-figures = { $has_win ->
    [no] { "" }
   *[yes] Probabilità di vincere: { $win }% (allora { $win_played }%).{ " " }
 }In media { $points } punti invece di { $points_played }.
drill-again-on = 🎯 { $solved ->
    [one] Risolta 1 volta
   *[other] Risolta { $solved } volte
 } su { $of } · la ritrovi il { $day }
drill-over = 🎯 { $solved ->
    [one] Risolta 1 volta
   *[other] Risolta { $solved } volte
 } su { $of } · questa è a posto!
drill-kept = 🎯 { $count ->
    [0] Con queste posizioni ti alleni già.
    [one] Fatto: domani ricevi di nuovo questa posizione.
   *[other] Fatto: domani ricevi di nuovo queste { $count } posizioni.
 } { $reminded ->
    [yes] Ti scrivo quando ce n’è una da ripetere.
   *[no] Le trovi sotto `/drill`; se vuoi che ti scriva quando ce n’è una da ripetere, scegli i promemoria in privato in `/preferences`.
 }
drill-reminder = 🎯 { $count ->
    [one] C’è da ripetere una posizione di una tua partita. Stavolta trovi la scelta migliore?
   *[other] Ci sono da ripetere { $count } posizioni delle tue partite. Stavolta trovi le scelte migliori?
 }

# Buttons.

drill-press = Come allenamento
drill-show = Mostra
drill-next = Allenati ({ $count })
drill-list = I miei allenamenti
drill-stop = Ferma tutto

refusal-no_drill = Questo allenamento non c’è (più). `/drill` mostra quelli che hai.
refusal-too_many_drills = Hai già { $most } allenamenti. Prima risolvine qualcuno, o fermali tutti con `/drill`.

command-drill = allenamento
command-drill-about = Posizioni delle tue partite per allenarti, di nuovo dopo qualche giorno
