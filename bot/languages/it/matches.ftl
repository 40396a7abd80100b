# Leagues of matches among people.

matches-title = ### ⚔️ Lega di partite · { $game }
matches-terms = Tavoli da { $seats } · { $once ->
    [one] 1 partita alla volta
   *[other] { $once } partite alla volta
 } · { $pace } · { $most } partite a stagione
matches-season = Stagione { $season }
matches-until = _Stagione { $season }, fino al <t:{ $until }:D>_
matches-wide = 🌍 Qui giocano anche persone di altri server, e vedono il tuo nome.
matches-own = Sei in **{ $division }**: { $played } partite su { $most } giocate, { $running } in corso. `/games` le elenca.
matches-shut-out = { $missed ->
    [one] Hai saltato la tua ultima partita, quindi per te non ne apro altre.
   *[other] Hai saltato le tue ultime { $missed } partite, quindi per te non ne apro altre.
 } Premi **Eccomi di nuovo** e continui a giocare in questa stagione.
matches-outside = Unisciti quando vuoi: apro le tue partite appena c’è abbastanza gente, e ti scrivo nei messaggi privati.
matches-about = In una divisione ogni persona gioca con gli stessi dadi. Il tuo punteggio per una partita: i tuoi punti meno la media di chi ha avuto gli stessi dadi e lo stesso posto. Contano le prime { $most } partite. Se il computer deve giocare al posto tuo, quella partita è persa solo per te. Un quarto di ogni divisione sale 🔼 e un quarto scende 🔽; chi è nuovo ha divisioni a parte. I dadi restano segreti fino al <t:{ $until }:D>, perché altri ci giocano ancora: per favore, fino ad allora non parlate delle partite.
matches-line = { $medal } { $name } · **{ $score }** · giocate: { $played }
matches-heading-played = Giocate
matches-none = Questo server non ha ancora una lega di partite di questo gioco. { $manager ->
    [yes] Puoi aprirne una: ci si unisce con un clic, e io apro le partite e tengo le classifiche.
   *[no] Chi gestisce il server può aprirne una qui.
 }
matches-weeks = { $weeks } settimane
matches-over-title = ### 🏁 Lega di partite · { $game }: la stagione { $season } è finita
matches-over-best = **{ $division }**: { $names }
matches-over-next = È iniziata la prossima stagione: { $moved ->
    [yes] un quarto di ogni divisione è salito, un quarto è sceso.
   *[no] le sue divisioni seguono questa classifica.
 } I dadi della stagione scorsa non sono più un segreto.

matches-press-join = Unisciti
matches-press-leave = Esci
matches-press-return = Eccomi di nuovo
matches-press-form = Apri una lega…
matches-press-close = Chiudi la lega
matches-press-widen = Aprila a tutti i server
matches-press-narrow = Solo questo server
matches-press-back = Lega a dadi uguali
matches-press-look = Guarda la lega

matches-form-title = Nuova lega di partite
matches-form-seats = Persone a un tavolo
matches-form-once = Partite alla volta
matches-form-once-about = Quante partite gioca ogni membro nello stesso momento.
matches-form-most = Partite che contano
matches-form-most-about = Quante partite gioca al massimo ogni membro in una stagione.
matches-form-pace = Limite di tempo per ogni scelta
matches-form-pace-about = Quando scade, subentra il computer finché quella persona non ritorna.
matches-form-weeks = Durata di una stagione
matches-form-weeks-about = Poi le partite in corso hanno ancora una settimana.
