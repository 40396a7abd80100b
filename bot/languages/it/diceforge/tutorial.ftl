# The tutorial of Dice Forge, step by step: what the picture shows, the aim, and why. The script is
# engine/dice_forge/tutorial.toml; the numbers here are those of its match.

diceforge-tutorial = **Dice Forge**, circa 7 minuti: una benedizione, una faccia da forgiare, un’impresa eroica, una seconda azione e un buon turno.

diceforge-tutorial-board =
    I tuoi dadi sono in basso, con tutte e sei le facce di ognuno. Ti danno 🪙 oro, ☀️ sole, 🌙 luna e 🏆 **Punti Gloria**. A destra c’è il **Tempio**: nuove facce in cambio di oro. Al centro ci sono le isole con le **imprese**: carte che compri con sole e luna.
    Dopo 9 round vince chi ha più Punti Gloria. Le cornici dorate mostrano ciò che puoi pagare ora.
    .title = Il tabellone

diceforge-tutorial-blessing =
    Ogni turno comincia con una **benedizione**: tutto il tavolo tira entrambi i dadi e prende ciò che mostrano. In due succede due volte, anche nei turni di chi gioca contro di te. Tutte e due le volte hai tirato 1🪙 e 1🌙.
    Le facce con la cornice blu sono quelle visibili. A sinistra c’è il tuo inventario: contiene fino a 12🪙, 6☀️ e 6🌙.
    .title = Una benedizione

diceforge-tutorial-forge =
    Ora viene la tua **azione**: forgia facce, oppure compi un’impresa. Hai 5🪙 e 2🌙. Nel Tempio ogni faccia sta accanto al suo prezzo; una faccia nuova ne sostituisce per sempre una tua.
    .title = Forgiare
    .aim = Forgia “1 PG e 1 frammento solare” (4🪙) al posto di 1 oro sul tuo dado chiaro: prima scegli la faccia, poi il dado.
    .why = Una faccia ti aiuta in ogni benedizione da qui in poi, quindi forgia presto. I tuoi dadi ti danno già oro; quello che manca è il sole.

diceforge-tutorial-feat =
    Chi gioca contro di te ha fatto un turno: più luna sui suoi dadi. La tua nuova faccia è uscita due volte in queste quattro benedizioni, quindi hai 2☀️.
    Le imprese blu costano luna, quelle rosse sole. La corona verde mostra i Punti Gloria di un’impresa.
    .title = Un’impresa eroica
    .aim = Compi l’impresa Gufo del Guardiano (2☀️).
    .why = Vale 4🏆 ed è un **rinforzo** (⟳): ti dà qualcosa in ogni tuo turno successivo. Perciò prendi presto carte così.

diceforge-tutorial-reinforcement =
    Il tuo eroe ora è sull’isola del Gufo. Se ci arriva un altro eroe, il tuo viene **scacciato**, e in cambio ricevi una benedizione.
    È iniziato il round 3: hai 12🪙, 2☀️ e 3🌙. I rinforzi vengono **prima** dell’azione.
    .title = Un rinforzo
    .aim = Usa il Gufo del Guardiano.
    .why = È gratis. Dopo aver forgiato o compiuto un’impresa, per questo turno è tardi.

diceforge-tutorial-full =
    Il Gufo ti dà 1🪙, 1☀️ o 1🌙. Ma non hai più posto per l’oro: 12 su 12.
    .title = Un inventario pieno
    .aim = Prendi 1☀️.
    .why = Altro oro andrebbe perso. E con 3☀️ tra poco puoi fare qualcosa di speciale.

diceforge-tutorial-choice =
    Ora spendi quell’oro. In **una sola** azione puoi forgiare più facce, se sono tutte diverse.
    .title = Due facce in una volta
    .aim = Forgia “3 oro o 2 PG” (5🪙) al posto di 1 oro sul tuo dado chiaro.
    .why = Ogni volta che esce scegli tu: oro finché forgi, punti verso la fine.

diceforge-tutorial-second =
    Ti restano 7🪙, e l’azione continua. Non puoi comprare due volte la stessa faccia.
    .title = La seconda faccia
    .aim = Forgia “1 frammento lunare” (2🪙) al posto di 1 oro sul tuo dado chiaro.
    .why = Costa poco, e la luna paga le imprese blu. Ora il tuo dado chiaro ti dà tutti e quattro i tipi.

diceforge-tutorial-extra =
    Per 2☀️ puoi fare una **seconda azione**, una volta per turno.
    .title = Una seconda azione
    .aim = Paga 2☀️ per una seconda azione.
    .why = Conviene ogni volta che puoi ancora pagare qualcosa di buono. Ti resta 1☀️, proprio quanto costa l’Anziano.

diceforge-tutorial-elder =
    La seconda azione funziona come la prima: forgia, oppure compi un’impresa.
    .title = La seconda impresa
    .aim = Compi l’impresa Anziano (1☀️).
    .why = Trasforma 3🪙 in 4🏆 in ognuno dei tuoi sei turni rimasti, e i tuoi dadi ti danno abbastanza oro per farlo.

diceforge-tutorial-turn =
    È stato un **buon turno**: prima il Gufo, poi due facce per il tuo oro, poi 2☀️ per una seconda azione e un’altra impresa. Nel tuo inventario resta poco.
    Questa è la tua plancia, come la mostra `/mine`: i tuoi dadi aperti, le tue imprese, i tuoi punti e da dove vengono.
    .title = Com’è un buon turno

diceforge-tutorial-face =
    Round 4, ed esce una faccia che hai forgiato: **3 oro o 2 PG**. Quando una faccia ti lascia scegliere, prima te lo chiedo. Poi segue la seconda benedizione.
    .title = Una faccia con una scelta
    .aim = Prendi 2🏆.
    .why = I tuoi 8🪙 bastano per l’Anziano e una nuova faccia, e i punti restano tuoi.

diceforge-tutorial-own =
    Hai il Gufo, l’Anziano e un inventario da spendere. Attenzione all’ordine: rinforzi, azione, forse una seconda azione.
    .title = Il tuo turno
    .aim = Gioca questo turno come vuoi.

diceforge-tutorial-points =
    La partita dura 9 round. Oro, sole e luna avanzati alla fine non contano: contano solo i Punti Gloria che hai guadagnato e quelli stampati sulle tue imprese.
    Forgia nei primi round; poi compi imprese, le più care per ultime. L’Idra da sola vale 26🏆.
    .title = Come finisce
