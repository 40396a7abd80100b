# The analysis of a match that is over.

# While it is made, and the whole.

analysis-running = 📈 Rigioco la tua partita in cerca di scelte migliori: fatto il { $percent }%. Questo messaggio diventa l’analisi.
analysis-title = ### { $game }: la tua partita, analizzata
analysis-title-shared = ### { $game }: la partita di { $name }, analizzata
analysis-title-watched = ### { $game }: la partita, analizzata
analysis-nothing-learned = Non ho ancora imparato a giudicare questo tipo di partita, quindi posso dirti solo quanto alti sono usciti i dadi.
analysis-accuracy = 🎯 Precisione **{ $score }** su 100 (da { $choices } scelte importanti; molto probabilmente tra { $low } e { $high })
analysis-costs = { $count ->
    [one] **Un momento decisivo**
    [2] **Due momenti decisivi**
   *[other] **Tre momenti decisivi**
 }
analysis-cost = **{ $number }.** Round { $round }: { $played }. Meglio: **{ $better }** ({ $has_win ->
    [no] { "" }
   *[yes] { $win }% invece del { $win_played }% di vincere,{ " " }
 }{ $points } punti invece di { $points_played })
analysis-no-costs = ✅ Ho provato le tue altre scelte e non ne ho trovata una chiaramente migliore.
analysis-luck = 🎲 { $name }: valori dei dadi { $luck } ({ $dice } dadi){ $win ->
    [no] { "" }
   *[other] ; fortuna, da tutti i tiri e le carte: { $win } punti di probabilità di vincere
 }
analysis-luck-two = I valori dicono quanto alti sono usciti i dadi, la fortuna che cosa è cambiato: un tiro alto può arrivare quando aiuta poco.
analysis-luck-alone = Quanto valessero quei tiri in probabilità di vincere non so dirlo per una partita in solitario: ho imparato a giudicare solo partite da due persone in su.
analysis-without-luck = ⚖️ Una vittoria vale 100, una sconfitta 0. { $beyond ->
    [above] { $result ->
        [100] Anche senza
       *[other] Senza
     } fortuna sarebbe una vittoria per { $own ->
        [yes] te
       *[no] { $name }
     }: la fortuna ha tolto circa **{ $luck }** (± { $error }).
    [below] { $result ->
        [0] Anche senza
       *[other] Senza
     } fortuna sarebbe una sconfitta per { $own ->
        [yes] te
       *[no] { $name }
     }: la fortuna ha dato circa **{ $luck }** (± { $error }).
   *[no] Senza fortuna { $own ->
        [yes] il tuo { $result }
       *[no] il { $result } di { $name }
     } sarebbe circa **{ $adjusted }** (± { $error }); { $even } è il valore tra chi è alla pari.
 }
analysis-flat = 📈 { $curve ->
    [high] Chi continua a giocare bene vince quasi sempre da ognuna di queste posizioni: per questo la curva resta in alto. A un livello più difficile la partita è più combattuta.
   *[low] Anche chi continua a giocare bene perde quasi sempre da ognuna di queste posizioni: per questo la curva resta in basso. A un livello più facile la partita è più combattuta.
 }
analysis-about = Stime: ho rigiocato ogni posizione molte volte senza guardare le carte nascoste. La fascia attorno alla curva mostra quanto è sicura{ $dice ->
    [yes] ; un dado sulla curva dice quanto ti ha dato un tiro, in punti
   *[no] { "" }
 }. Precisione 100: hai preso sempre l’opzione migliore; 50: hai scelto bene quanto il computer di livello medio al tuo posto; 0 è quanto dà scegliere a caso. Lo vedi solo tu.
analysis-about-luck = Lo vedi solo tu.

# One choice.

analysis-moment-title = ### { $number }. Round { $round } · scelta { $at } di { $of }
analysis-moment-played = Hai scelto: { $choice }
analysis-moment-better = Meglio: **{ $choice }**
analysis-moment-tried = Le ho portate avanti entrambe { $futures } volte con gli stessi dadi, e questa è andata meglio.
analysis-moment-figures = { $has_win ->
    [no] { "" }
   *[yes] Probabilità di vincere { $win }% invece del { $win_played }%;{ " " }
 }{ $points } punti alla fine invece di { $points_played }, in media. Ne ho quasi la certezza.

# Buttons.

analysis-press = Analisi
analysis-look = Mostra { $number }
analysis-step = Replay da qui
analysis-back = Indietro
analysis-share = Condividi

refusal-nothing_to_analyse = In questo canale non è ancora finita nessuna partita. Quando ce ne sarà una, `/analysis` la esaminerà.
command-analysis = analisi
command-analysis-about = Uno sguardo all’ultima partita, di qui o tua: probabilità, errori, fortuna; lo vedi solo tu
