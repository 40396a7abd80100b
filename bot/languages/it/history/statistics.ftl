# Statistics and ratings.

statistics-title = Le statistiche di { $name }
statistics-none = Ancora nessuna partita finita.
statistics-where = { $own ->
    [true] Partite finite su tutti i server; il rating è quello di questo server. Altre persone vedono solo le partite di questo server, a meno che tu non lo escluda in `/preferences`.
    [alone] Partite finite su tutti i server, e in solitario. I rating appartengono a un server: usa `/stats` lì.
   *[false] Partite finite su questo server.
 }
statistics-matches = { $matches ->
    [one] Una partita con altre persone
   *[other] { $matches } partite con altre persone
 }, vinte { $wins } ({ $share }%){ $ties ->
    [0] {""}
    [one] { $wins ->
        [one] , a pari merito
       *[other] , una a pari merito
    }
   *[other] , { $ties } a pari merito
 }
statistics-rating = ⭐ Rating { $rating } dopo { $matches ->
    [one] una partita classificata
   *[other] { $matches } partite classificate
 }{ $left ->
    [0] { "" }
    [one] , provvisorio: ancora 1 per entrare in classifica
   *[other] , provvisorio: ancora { $left } per entrare in classifica
 }
statistics-alone = In solitario ({ $level }): { $matches ->
    [one] una partita
   *[other] { $matches } partite
 }, vinte { $wins }, record { $best } punti
statistics-points = 🏆 { $mean } punti in media, record { $best }. Per fonte: { $sources }
statistics-pace = ⏱️ Tempo tipico per una scelta: { $span }
statistics-luck = 🎲 Valori dei dadi: { $luck } ({ $dice } dadi)
statistics-luck-measure = { $level ->
    [0] molto sotto la media
    [1] sotto la media
    [2] un po’ sotto la media
    [3] nella media
    [4] un po’ sopra la media
    [5] sopra la media
   *[6] molto sopra la media
 }
statistics-accuracy = 🎯 Precisione **{ $score }** su 100 (da { $choices } scelte importanti; molto probabilmente tra { $low } e { $high })
statistics-accuracy-earlier = { $matches ->
    [one] Una partita è stata analizzata
   *[other] { $matches } partite sono state analizzate
 } quando calcolavo ancora la precisione in un altro modo, quindi qui non { $matches ->
    [one] conta
   *[other] contano
 } per la precisione.
statistics-without-luck = ⚖️ Fortuna nelle tue partite con altre persone: { $luck } punti di probabilità di vincere a partita. Una vittoria vale 100: la tua media è { $result }, { $beyond ->
    [above] senza fortuna quasi 100 (troppo poche partite per dire di più).
    [below] senza fortuna quasi 0 (troppo poche partite per dire di più).
   *[no] senza fortuna circa **{ $adjusted }** (± { $error }); { $even } è il valore tra chi è alla pari.
 }
statistics-analysed = { $matches ->
    [one] Dall’unica tua partita
   *[other] Dalle tue { $matches } partite
 } che tu o altri avete fatto analizzare. Lo vedi solo tu.

# The leaderboard.

statistics-leaderboard-title = ### Il meglio di questo server
statistics-leaderboard-none = Su questo server non è ancora finita nessuna partita tra persone, e nessuna in solitario contro Ade. `/play` inizia la prima.
statistics-leaderboard-line = { $medal } { $new ->
    [yes] novità ·{ " " }
   *[no] { "" }
 }{ $name } · **{ $rating }** · { $matches ->
    [one] una partita
   *[other] { $matches } partite
 }, vinte { $wins }
statistics-leaderboard-alone = _In solitario ({ $level })_
statistics-leaderboard-best = { $medal } { $name } · **{ $best } punti** · { $matches ->
    [one] una partita
   *[other] { $matches } partite
 }, vinte { $wins }
statistics-leaderboard-about = Contano solo le partite che le stesse persone giocano dall’inizio alla fine, senza il computer; tra le stesse due al massimo 20 a stagione. Si parte da 1000 e si entra in classifica dalla quinta partita. Preferisci non comparire? `/preferences`

# Refusals.

refusal-only_own = Fuori da un server posso mostrarti solo le tue statistiche. Lascia vuoto *persona*.
refusal-not_rated = Questa persona non vuole comparire nelle statistiche.
refusal-not_a_person = I bot non hanno statistiche. Scegli una persona, o lascia vuoto *persona* per le tue.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-stats = statistiche
command-stats-about = Le tue statistiche o quelle altrui: vittorie, punti, ritmo, fortuna, rating
command-stats-person = persona
command-stats-person-about = Le statistiche di chi (se manca: le tue)
command-leaderboard = classifica
command-leaderboard-about = La classifica di questo server, per rating e in solitario
command-leaderboard-game = gioco
command-leaderboard-game-about = Quale gioco (se manca: tutti)
command-leaderboard-season = stagione
command-leaderboard-season-about = Quale stagione (se manca: da sempre)
menu-record = Statistiche
