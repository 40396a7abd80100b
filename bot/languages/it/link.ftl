# The link that shows a match outside of Discord.

link-press = Link…
link-press-make = Crea un link
link-press-open = Apri la pagina
link-press-withdraw = Ritira il link
link-none = { $state ->
        [withdrawn] 🔗 **Il link è stato ritirato.** Non porta più da nessuna parte, nemmeno per chi ha la pagina aperta.
       *[none] 🔗 **Un link a questa partita**
    }
    Chi ha il link vede su una pagina web il tabellone, di chi è il turno, che cosa è successo e i nomi al tavolo; mai ciò che riguarda solo te, come i tuoi piani o i consigli. Puoi ritirarlo quando vuoi.
link-shown = 🔗 **Chi ha questo link può seguire la partita:** <{ $address }>
    Vede ciò che vede tutto il tavolo, anche i nomi. Chiunque sia al tavolo può leggere qui il link e ritirarlo.
link-news = 🔗 **{ $name }** ha creato un link che mostra questa partita fuori da Discord. Chiunque sia al tavolo può vederlo e ritirarlo: `/table link`.
command-table-link = link
command-table-link-about = Il link che mostra questa partita fuori da Discord: crealo, guardalo, ritiralo
refusal-links_off = Qui non ci sono pagine web delle partite: non sono attivate.
