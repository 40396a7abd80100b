# The page of a match on the web, for whoever has the link.

webpage-title = { $game }: { $names }
webpage-skip = Vai al tabellone
webpage-look = Aspetto
webpage-look-auto = Come il tuo dispositivo
webpage-look-light = Chiaro
webpage-look-dark = Scuro
webpage-look-contrast = Contrasto elevato
webpage-foot = Chi ha il link di questa pagina può vederla. Qui non si salva nulla su di te.
webpage-close = Chiudi

# Whose turn it is; a moment follows "since".

webpage-asked = { $count ->
    [1] Tocca a { $names }.
   *[other] Tocca a { $names }.
 }
webpage-since = dal

# The turns, and steps to others.

webpage-steps = Turni
webpage-turn = { $turn ->
    [0] L’inizio
   *[other] Turno { $turn } di { $turns } · round { $round }
 }
webpage-first = Primo turno
webpage-back = Turno precedente
webpage-on = Turno successivo
webpage-last = Ultimo turno
webpage-newest = Al tabellone più recente
webpage-log = Tutti i turni

# Headings and what stands below them.

webpage-story = Che cosa è successo
webpage-story-none = Ancora niente.
webpage-players = Al tavolo
webpage-computer = computer
webpage-points = { $points ->
    [1] 1 punto
   *[other] { $points } punti
 }
webpage-result = Risultato finale
webpage-place = Posto
webpage-player = Nome
webpage-score = Punti
webpage-words = Il tabellone a parole
webpage-pieces = Carte e facce
webpage-pieces-about = Toccane una sul tabellone, o aprila qui.
webpage-download = Scarica tutto il replay

# Above the board.

webpage-notice-over = Questa partita è finita.
webpage-notice-given_up = Questa partita è stata abbandonata.
webpage-notice-paused = Questa partita è in pausa.
webpage-notice-frozen = Questa partita è sospesa.
webpage-notice-old = Questo è un turno precedente. La partita è già andata avanti.

# For those who hear the page: the connection for new boards.

webpage-lost = La connessione è caduta. Continuo a provare.
webpage-found = Di nuovo in linea.

# Instead of the page.

webpage-gone-title = Qui non c’è niente
webpage-gone = A questo indirizzo non c’è nessuna partita. Forse il link è stato ritirato, o la partita non c’è più.
webpage-busy = In questo momento troppe persone vogliono vedere qualcosa. Riprova tra un minuto.
webpage-failed = Qualcosa è andato storto da parte mia. Riprova tra un minuto.
