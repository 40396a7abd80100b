# The playground.

playground-topic = Qui tutto avviene sul tuo computer.
playground-you = { $name } (tu)
# What stands below the people in the list "Viewing as".
playground-conversation-direct = ✉️ Messaggi privati a { $name }{ $new ->
        [0] { "" }
       *[other] { " " }(nuovi: { $new })
    }
playground-conversation-thread = 🧵 { $thread }, come { $name }
playground-open = L’area di prova è aperta. Gira solo su questo computer e non richiede account né token.
playground-how =
    L’indirizzo è la chiave della pagina: chiunque lo abbia può giocare. Scegli una persona in cima alla pagina,
    poi premi un pulsante sotto il saluto, o scrivi / per i comandi. Ctrl-C la ferma.

# The greeting in its channel.

playground-greeting-title = L’Olimpo ti dà il benvenuto
playground-greeting-begin =
    {""}**È la tua prima volta?** *Impara Hercules* dura cinque minuti. In una lobby puoi unirti nei panni di altre persone (cambia con *{ $viewing }*) o aggiungere il computer, poi premi *Inizia*.
playground-greeting-goes-on = {""}**Qui c’è una partita.** `/board` la mostra, con le scelte della persona nei cui panni guardi; `/games` elenca tutte le partite.
playground-greeting-more =
    Scrivi `/` per i comandi: `/help` è un breve giro, `/rules` spiega il gioco, `/card` mostra una carta qualsiasi.

    La scelta della lingua in alto vale per chiunque qui; `/preferences` la imposta per una sola persona. Messaggi privati e thread stanno nella lista *{ $viewing }*.

# The page around the messages, in the language in which the playground began.

playground-page-viewing = Guarda come
playground-page-messages = Messaggi
playground-page-refresh = Aggiorna
playground-page-capture = Cattura
playground-page-inspector = Ispeziona
playground-page-more = Altro
playground-page-end = Chiudi l’anteprima
playground-page-search-messages = Cerca nei messaggi
playground-page-find = Trova un messaggio
playground-page-search = Cerca
playground-page-previous = Precedenti
playground-page-next = Successivi
playground-page-jump = Vai a un messaggio dal suo ID
playground-page-earlier = Carica messaggi precedenti
playground-page-later = Messaggi più recenti
playground-page-latest = Nuovi messaggi · vai all’ultimo
playground-page-empty = Nessun messaggio in questo canale.
playground-page-send = Invia
playground-page-only-you = Lo vedi solo tu
playground-page-edited = modificato
playground-page-used = usa
playground-page-conversation = Conversazione
playground-page-no-options = Nessuna opzione trovata
playground-page-cancel = Annulla
playground-page-submit = Invia
