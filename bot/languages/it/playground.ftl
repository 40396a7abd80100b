# The playground.

playground-topic = Qui tutto avviene sul tuo computer.
playground-you = { $name } (tu)
# What stands below the people in the list "Viewing as".
playground-conversation-direct = ✉️ Messaggi privati a { $name }{ $new ->
        [0] { "" }
       *[other] { " " }(nuovi: { $new })
    }
playground-conversation-thread = 🧵 { $thread }, come { $name }
playground-open = Il playground è aperto. Gira solo su questo computer e non richiede account né token.
playground-how =
    L’indirizzo è la chiave della pagina: chiunque lo abbia può giocare. Scegli una persona in cima alla pagina,
    poi premi un pulsante sotto il saluto, o scrivi / per i comandi. Ctrl-C lo ferma.

# The greeting in its channel.

playground-greeting-title = L’Olimpo ti dà il benvenuto
playground-greeting-begin =
    {""}**È la tua prima volta?** *Impara Hercules* dura cinque minuti. In una lobby puoi unirti nei panni di altre persone (cambia con *Viewing as*) o aggiungere il computer, poi premi *Inizia*.
playground-greeting-goes-on = {""}**Qui c’è una partita.** `/board` la mostra, con le scelte della persona selezionata in *Viewing as*; `/games` elenca tutte le partite.
playground-greeting-more =
    Scrivi `/` per i comandi: `/help` è un breve giro, `/rules` spiega il gioco, `/card` mostra una carta qualsiasi.

    La scelta della lingua in alto vale per chiunque qui; `/preferences` la imposta per una sola persona. Messaggi privati e thread stanno nella lista *Viewing as*.
