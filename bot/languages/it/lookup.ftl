# Looking up cards, die faces and rules, and the tour of /help.

lookup-card-unknown = Non trovo una carta come “{ $query }”. Comincia a scriverne il nome e scegline una dalla lista, per esempio Estia, Zeus, Idra o Minotauro.
lookup-face-unknown = Non trovo una faccia come “{ $query }”. Comincia a scrivere che cosa mostra e scegline una dalla lista, per esempio 3 oro, ×3, specchio, scudo o golem.
lookup-rule-unknown = Non ho trovato una regola su “{ $query }”. Scegli un argomento:
lookup-rule-command = È un comando, non una regola del gioco: `/{ $command }` – { $about }. Per le regole, scegli un argomento:
lookup-rules-title = Le regole di { $game }
lookup-rules-choose = Scegli un argomento…
lookup-book-choose = Scegli un argomento di { $book }…
lookup-rules-hint = `/rules` con un argomento ti dice di più; `/card` mostra una carta, `/face` una faccia di dado.
lookup-entry = { $game }: { $title }
lookup-help-title = Pantheon ti dà il benvenuto
lookup-help-intro =
    {""}**È la tua prima volta?** *Impara Hercules* dura cinque minuti. Gestisco giochi da tavolo sulla mitologia greca: tu fai clic; io tiro, disegno il tabellone e conosco le regole.
lookup-help-game = **{ $game }** (`{ $command }`). { $pitch }
lookup-help-pictured = Tabelloni nel mezzo di una partita: { $games }.
lookup-help-further = Come si gioca qui
lookup-help-press-names = Comandi in italiano
lookup-help-names = Su un Discord in italiano i comandi si chiamano così:
lookup-help-back = Torna all’inizio
lookup-help-how = Come si gioca qui
lookup-help-begin = **Per iniziare.** `/play` apre una lobby: chi vuole giocare preme *Unisciti*, i posti vuoti può occuparli il computer, e l’host preme *Inizia*. `/play solo` inizia subito una partita contro il computer.
lookup-help-board = **Il tuo turno.** Ti menziono. L’oro sul tabellone indica ciò che puoi fare, e sotto ci sono le tue scelte, ognuna con ciò che ti dà. Offro solo mosse legali, quindi prova pure. *Annulla* cancella la tua ultima scelta; dopo un tiro (🎲) o una mossa altrui serve l’accordo del tavolo.
lookup-help-more =
    { "" }**A che punto ero?** `/board` mostra di nuovo il tabellone, `/move` la tua scelta attuale, `/mine` le tue carte, `/games` tutte le tue partite, `/log` che cosa è successo.

    { "" }**Qualcuno non si fa più vivo?** `/table absent` apre una votazione, e il computer gioca al suo posto fino al suo ritorno. Ti assenti tu per un po’? `/table away`, poi `/table return`.

    { "" }**Che cosa fa questo?** `/card`, `/face` e `/rules` spiegano ogni carta, faccia o regola in poche frasi.

    { "" }**I dadi sono onesti?** Sono sigillati prima del primo tiro; `/verify` lo dimostra alla fine.

    `/preferences` imposta la tua lingua, i promemoria, le ore di silenzio e altro. `/privacy export` mostra che cosa conservo su di te; `/privacy erase` lo elimina.

# The commands. Names of commands and of their options: small letters, at most 32 characters; descriptions: at most 100.

command-card = carta
command-card-about = Cerca una carta: immagine, costo, effetto, punti
command-card-name = nome
command-card-name-about = Il suo nome, o che cosa fa: Estia, Zeus, martello, rilancio…
command-face = faccia
command-face-about = Cerca una faccia di dado: immagine, prezzo, effetto
command-face-name = nome
command-face-name-about = Che cosa mostra: 3 oro, ×3, specchio, golem…
command-rules = regole
command-rules-about = Cerca una regola, in poche frasi brevi
command-rules-topic = argomento
command-rules-topic-about = Che cosa vuoi sapere: riposo, forgiare, labirinto, punteggio…
command-help = aiuto
command-help-about = Come iniziare una partita, come giocare, dove cercare le cose
