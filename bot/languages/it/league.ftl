# Leagues of equal deals.

league-title = ### 🏛️ Lega · { $game }
league-dates = dal { $first } al { $last }
league-heading-score = Punti
league-heading-played = Giorni
league-span = _dal { $first } al { $last }_
league-state = { $over ->
    [0] La stagione è appena iniziata
    [one] 1 sfida su { $deals } è finita
   *[other] { $over } sfide su { $deals } sono finite
 } · { $members ->
    [one] 1 membro
   *[other] { $members } membri
 }
league-own = Sei in **{ $division }**.
league-outside = Unisciti quando vuoi, anche a metà stagione: la sfida di oggi conta subito, a meno che tu non l’abbia già iniziata.
league-shut = Questa lega è chiusa: la sua classifica resta, ma nessuno può unirsi e non inizia una nuova stagione.
league-empty = Non c’è ancora nessuno. Rompi il ghiaccio tu!
league-division = Divisione { $number }
league-newcomers = Nuovi arrivi { $number }
league-line = { $medal } { $name } · **{ $score }** · { $played ->
    [one] 1 sfida
   *[other] { $played } sfide
 }
league-found-title = ### ⚔️ Partita di lega: { $game }
league-found = La lega ha aperto una partita per te: { $names }. { $pace }. Si gioca qui, nei messaggi privati.
league-sealed = 🔒 Altri nella lega giocano ancora con questi dadi, quindi questa partita è solo per chi la gioca fino al <t:{ $until }:f>. Poi `/verify` controlla i dadi.
league-about = La lega gioca la sfida del giorno: stessi dadi, posto e rivali per chiunque, quindi nessuno aspetta nessuno. Il tuo punteggio: per ogni giorno i tuoi punti meno la media di tutti i primi tentativi. Contano i tuoi { $counted } giorni migliori su { $deals }; un giorno saltato conta una deviazione standard sotto la media.
    Alla fine un quarto di ogni divisione sale 🔼 e un quarto scende 🔽; chi è nuovo ha divisioni a parte. Se non giochi affatto, esci dalla prossima stagione. La classifica mostra il tuo nome a tutto questo server.
league-none = Questo server non ha ancora una lega di questo gioco. { $manager ->
    [yes] Puoi aprirla; allora chiunque qui può unirsi.
   *[no] Chi gestisce il server può aprirla qui.
 }
league-press-matches = Lega di partite
league-press-join = Unisciti
league-press-leave = Esci
league-press-play = Gioca la sfida di oggi
league-press-open = Apri la lega
league-press-close = Chiudi la lega
league-press-before = Stagione precedente
league-press-present = Stagione attuale

# Refusals.

refusal-league_closed = Questa lega è chiusa. Chi gestisce il server può aprirla con `/league`.
refusal-league_full = Questa lega è al completo: ha { $most } membri. Nella prossima stagione può liberarsi un posto.
refusal-no_league = Non c’è una lega di questo gioco.
refusal-too_many_leagues = Sei in { $most } leghe, e di più non si può. Prima lasciane una.

# The command.

command-league = lega
command-league-about = La lega del server sulla sfida del giorno; un quarto sale e un quarto scende
command-league-game = gioco
command-league-game-about = Quale gioco (se manca: la lega aperta)
