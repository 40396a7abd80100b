# The proof that the dice were fair.

verify-sealed = 🔒 I dadi della partita di questo canale sono sigillati come `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([come pubblicato]({ $link }))
 }. A partita finita, `/verify` li controlla.
verify-own = **La tua partita { $match }** ({ $game }), che vedi solo tu:
verify-here = **L’ultima partita di questo canale:**
verify-true = ✅ **I dadi erano onesti.** Il seme corrisponde al sigillo di prima della partita, e { $moves ->
    [one] l’unica scelta e ogni tiro danno
   *[other] tutte le { $moves } scelte e ogni tiro danno
 } lo stesso risultato quando li rigioco.
verify-seal = Il sigillo: `{ $seal }`{ $link ->
    [none] { "" }
   *[other] {" "}([come pubblicato prima della partita]({ $link }))
 }
verify-compare = Il sigillo in questo file è `{ $seal }`. Confrontalo con quello pubblicato prima della partita: solo se coincidono questo prova qualcosa.
verify-same-rules = Questa partita è stata giocata con la versione { $before } delle regole. La versione { $now }, quella che uso ora, dà lo stesso risultato.
verify-other-rules = ⚖️ **I dadi corrispondono al loro sigillo, ma non posso controllare le scelte.** Questa partita è stata giocata con la versione { $before } delle regole; la versione { $now }, quella che uso ora, dà un altro esito. Un bot con la versione vecchia può controllare tutto.
verify-broken-seal = ❌ **Questi dadi non corrispondono al loro sigillo.** Seme e sale non sono quelli sigillati prima della partita: qualcuno li ha scambiati.
verify-false = ❌ **Questa partita non corrisponde ai suoi dadi.** { $part ->
    [move] Le regole non permettono la scelta { $number }.
    [event] { $number ->
        [0] Ciò che il file racconta dell’inizio va diversamente quando lo rigioco.
       *[other] Ciò che il file racconta dopo la scelta { $number } va diversamente quando lo rigioco.
    }
    [end] Le sue scelte portano a un’altra fine.
    [scores] Le sue scelte portano ad altri punteggi.
    [draws] Alcuni tiri non sono quelli che dà il seme.
   *[other] Qualcosa è stato cambiato.
 }
verify-unreadable = ❌ **Non riesco a leggere questo file fino in fondo.** Sembra un file di partita, ma è danneggiato o modificato. Allegalo così come te l’ha dato `/verify`.
verify-file = Questo file contiene tutta la partita. `pantheon verify FILE` la controlla senza Discord.
refusal-bad_file = { $file ->
    [table] Questo file serve a passare una partita a un altro bot. Chi mi gestisce può controllarla con `pantheon verify FILE`.
    [person] Questo file contiene ciò che ho salvato su di te (`/privacy export`). Non ci sono dadi da controllare.
    [tournament] Questo file contiene i risultati di un torneo. Non ci sono dadi da controllare.
    [large] Questo file è troppo grande per una sola partita.
    [unreadable] Non riesco a leggere questo file: non è JSON, oppure è danneggiato.
   *[other] Questo non è un mio file di partita.
 } Allega quello che ti ha dato `/verify` dopo una partita, per esempio `hercules.json`: nelle prime righe c’è scritto `pantheon-match`.
command-verify = verifica
command-verify-about = Controlla i dadi di una partita finita, ogni tiro e ogni mossa
command-verify-file = file
command-verify-file-about = Una partita salvata (se manca: l’ultima finita in questo canale)
