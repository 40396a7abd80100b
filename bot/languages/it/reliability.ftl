# How far strangers can rely on a person.

reliability-tier = { $tier ->
    [reliable] 🤝 **Affidabile**
    [unreliable] ⏳ **Spesso oltre il tempo**
   *[new] 🌱 **Alle prime partite**
 }
reliability-people = { $tier ->
    [reliable] 🤝 Affidabili:
    [unreliable] ⏳ Spesso oltre il tempo:
   *[new] 🌱 Alle prime partite:
 } { $names }
reliability-why = { $matches ->
    [one] La tua ultima partita con altre persone:
   *[other] Le tue ultime { $matches } partite con altre persone:
 } { $share }% delle tue scelte in tempo, { $timeouts ->
    [0] tempo mai scaduto
    [one] tempo scaduto una volta
   *[other] tempo scaduto { $timeouts } volte
 }{ $lost ->
    [0] {""}
    [one] , un posto perso così
   *[other] , { $lost } posti persi così
 }. Conta solo l’orologio, mai un voto; le vacanze in `/preferences` lo fermano.
reliability-none = Conto se giochi fino alla fine, e in tempo, le partite con altre persone. Finora non ho contato nulla.
reliability-way = { $count ->
    [one] Gioca ancora una partita fino alla fine e in tempo
   *[other] Gioca ancora { $count } partite fino alla fine e in tempo
 }{ $people ->
    [0] {""}
    [one] { $count ->
        [one] , con una persona nuova
       *[other] , almeno una con una persona nuova
    }
   *[other] , con almeno { $people } persone nuove
 }, e conterai come affidabile.
reliability-counts = Le partite senza limite di tempo qui non contano: non c’è un orologio che possa dire chi ha fatto aspettare. E servono almeno { $people } persone diverse, così due account non possono garantire l’uno per l’altro.
