# The rules of the expansion Rebellion, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-rebellion_overview =
    { "" }**Rebellion** aggiunge tre cose a Dice Forge; usa quelle che vuoi:

    · **Altri venti set di imprese**, con o senza un modulo.
    · Il **modulo della Dea:** il tuo golem percorre un labirinto pieno di ricompense.
    · Il **modulo dei Titani:** un nuovo tipo di frammento, e un tracciato su cui ti schieri con gli dèi o con la ribellione.

    I due moduli non si possono combinare. Nella lobby l’host sceglie prima il **Modulo**, che porta con sé una selezione fatta apposta: “Con il labirinto” o “Con i Titani”. Puoi sceglierne un’altra sotto **Imprese in gioco**. Per la prima partita con un modulo va bene anche la selezione per principianti: i set del modulo ci sono sempre.

    Tutto il resto è come nel gioco base.
    .title = Che cosa aggiunge Rebellion
    .keywords = rebellion, ribellione, espansione, modulo, moduli, nuovo, panoramica

diceforge-rules-rebellion_sets =
    I venti nuovi set sostituiscono set del gioco base negli stessi posti. Ognuno costa quanto il suo posto.

    { "" }🌙 Gemelli, Scettro (1) · Compagno (1) · Dado Celestiale, Vento (3) · Antenato, Nebbie (4) · Notte Eterna, Mano Destra (6)
    { "" }☀️ Albero, Mercante (1) · Ninfa dei Boschi (1) · Luce (3) · Orafo, Onnisciente (4) · Tridente (5) · Fuoco Eterno, Mano Sinistra (6)
    { "" }🌙☀️ Primo Titano, Dea (5 + 5)

    Un modulo aggiunge i suoi set, che prendono sempre i loro posti: 4 con la Dea, 6 con i Titani.

    Anche “A caso”, “Draft” e “Personalizzata” usano i nuovi set, se l’host mette **Set da cui pescare** su “Gioco base e 20 set di Rebellion”; questa opzione appare solo con loro. `/card` li mostra tutti.
    .title = I nuovi set e le selezioni
    .keywords = set, selezione, selezioni, assortimento, line-up, nuove carte, alternative, piuma, triangolo, torneo, draft

diceforge-rules-rebellion_goddess =
    La Dea ha costruito un **labirinto**, e ogni persona ci guida un **golem**. Quasi ogni casella ti ricompensa.

    · All’inizio il tuo dado scuro ha un **golem lunare** al posto di 1 frammento lunare. Ogni faccia golem che tiri fa avanzare il tuo golem di **1 casella**.
    · Il modulo aggiunge quattro imprese: **Golem Lunare** e **Golem Solare** (una faccia golem), **Grande Golem** (avanti di 2 caselle), **Golem del Tempo** (indietro di 2 caselle).
    · Raggiungere l’ultima casella ti dà **15 PG**; chi ci arriva per primo sceglie anche due facce e le applica come una benedizione.

    L’immagine accanto al tabellone mostra il labirinto, tutti i golem e che cosa fa ogni casella.
    .title = Modulo della Dea: l’idea
    .keywords = modulo della dea, dea, era, modulo labirinto, labirinto della dea

diceforge-rules-rebellion_labyrinth =
    Il tuo golem si muove **passo per passo**. Applichi ogni casella prima che prosegua.

    · A un **bivio** scegli la strada. Ci sono bivi alle caselle 1, 2, 4, 6, 16 e 19.
    · Le facce golem e il Grande Golem lo portano **avanti**; solo il Golem del Tempo lo porta **indietro**. Tornando indietro, dove i sentieri si incontrano (9, 10, 12, 13) scegli la strada; anche così applichi ogni casella. Puoi ricevere due volte una ricompensa, e a un bivio poi prendere un’altra strada.
    · Più golem possono stare su una casella.
    · Un golem alla partenza non può tornare indietro; sulla **casella della Dea** (36) resta per tutta la partita.

    Dalla partenza alla fine sono 18 passi per il centro, 21 lungo il lato alto, 24 lungo il lato basso.
    .title = Labirinto: camminare
    .keywords = labirinto, golem, camminare, passo, passi, bivio, incrocio, avanti, indietro, strada, sentiero

diceforge-rules-rebellion_spaces =
    · **Un guadagno:** guadagni ciò che è mostrato. Con “o” ne scegli uno.
    · **2 PG da ogni rivale** (7): ogni rivale perde 2 PG, o quelli che ha, e li guadagni tu.
    · **Dado Celestiale** (9, 16, 19, 25, 30; due volte su 23 e 28): tiralo e applica il suo lato prima di tirare di nuovo.
    · **Forgiare** (18, 24; su 10 a 2 oro in meno): puoi comprare una faccia del Santuario e forgiarla subito.
    · **6 oro per 6 PG** (27), **2 frammenti lunari per 8 PG** (29): puoi pagare una volta a visita. Vale anche l’oro su uno scettro, e nel tuo turno puoi svuotare uno scettro per avere frammenti; i frammenti antichi non valgono.
    · **Camera del tesoro** (8, 12, 21): vedi la sua pagina.
    · **1 PG per ogni faccia forgiata** (33): contano tutte, comprate, gratis o imposte.
    · **Nulla:** 1, 31, 32, 34, 35.
    · **La Dea** (36): 15 PG. Il primo golem che arriva ti fa anche girare entrambi i dadi su facce a scelta e applicarle come una benedizione.

    Le caselle agiscono nel turno di chiunque, ogni volta che il tuo golem ci entra.
    .title = Labirinto: che cosa fanno le caselle
    .keywords = caselle, casella, spazi, effetti, ricompense, rubare, furto, comprare punti, forgiare, nulla, casella della dea

diceforge-rules-rebellion_treasure =
    Ci sono tre camere del tesoro (8, 12, 21) e tre tesori: **4 frammenti lunari, 4 frammenti solari, 10 PG**.

    Chi entra **per primo** in una camera sceglie uno dei tesori rimasti e lo guadagna. Il tesoro viene poi girato e resta lì: da quel momento quella casella dà **1 frammento lunare, 1 frammento solare o 2 PG** a chiunque passi.

    Non importa se il golem va avanti o indietro.
    .title = Labirinto: camere del tesoro
    .keywords = tesoro, tesori, camera, camere, gettone

diceforge-rules-rebellion_golems =
    Una **faccia golem** fa avanzare il tuo golem di 1 casella, nel turno di chiunque.

    · Con ×3 sono tre passi, uno dopo l’altro.
    · **Entrambi i golem** in una benedizione: dopo i loro passi puoi anche tirare il Dado Celestiale, perfino se il tuo golem ha raggiunto la Dea. Un golem copiato conta.
    · Uno specchio che copia un golem muove il **tuo** golem.
    · Se l’altro tuo dado mostra una nave, o dà oro o luna che potresti pagare alla prossima casella, scegli quale faccia viene prima.
    · Per il Minotauro e il Vento un golem non conta nulla.

    Le facce golem vengono dalla Foresta, con le imprese Golem Lunare e Golem Solare.
    .title = Faccia: golem
    .keywords = faccia golem, golem lunare, golem solare, entrambi i golem, bonus

diceforge-rules-rebellion_celestial =
    Il **Dado Celestiale** non è di nessuno e non cambia mai. I suoi sei lati:

    · **12 oro** · **5 PG**
    · **3 PG**, e 3 oro, 1 frammento solare o 1 lunare
    · **Specchio celestiale:** applica una faccia visibile su un dado qualsiasi, anche tuo.
    · **Gira un dado** tuo su una faccia qualsiasi e applicala.
    · **Due livelli in più:** puoi sostituire una tua faccia con una migliore, vedi “Livelli e miglioramenti”.

    Una faccia applicata così vale da sola: ×3 non dà nulla, uno scudo la sua risorsa, un golem un passo.

    Questo tiro **non è una benedizione**: Cerbero non può ripeterlo e nessuna zona del tracciato dei Titani aiuta, ma i Gemelli possono rilanciarlo. Lo tiri con l’impresa Dado Celestiale, su alcune caselle del labirinto e con entrambi i golem.
    .title = Il Dado Celestiale
    .keywords = celestiale, dado celestiale, dado celeste, settimo dado, lati, specchio celestiale, girare un dado

diceforge-rules-rebellion_titans =
    I Titani sono tornati, e tu scegli da che parte stare. Ogni persona ha un **indicatore** su un tracciato: la ribellione è a sinistra, gli dèi sono a destra.

    · I **frammenti antichi** 💎 vengono dai Titani. Pagano le imprese come sole o luna, e ognuno che guadagni sposta il tuo indicatore di **1 casella a sinistra**.
    · La **lealtà** 🛡️ non è una risorsa: ogni lealtà che guadagni sposta il tuo indicatore di **1 casella a destra**.
    · La **zona** in cui sta il tuo indicatore ti ricompensa durante la partita.
    · Alla fine il valore della tua casella si **somma o si sottrae**: da −25 a +25 PG.

    All’inizio il tuo dado chiaro ha 1 frammento antico al posto di 1 frammento solare, e il tuo dado scuro 1 lealtà e 1 PG al posto di 2 PG. Il modulo aggiunge sei imprese: Memoria, Oracolo, Caos, Ostinato, Guardiano, Specchio della Sventura.
    .title = Modulo dei Titani: l’idea
    .keywords = modulo dei titani, titani, titano, lealtà, ribellione, dèi, fedeltà, rivolta dei titani

diceforge-rules-rebellion_ancient =
    Puoi tenere **6 frammenti antichi**; i forzieri non danno più posto per loro. Ognuno che guadagni sposta il tuo indicatore di 1 casella a sinistra, **anche se non ci sta più**. Spenderli o perderli non sposta nulla.

    { "" }**Che cosa pagano:** ognuno vale 1 frammento solare o lunare nel prezzo di un’**impresa** o di una **seconda azione**. Puoi mescolare; se ci sono più modi di pagare, il bot ti chiede quale.

    { "" }**Esempio:** la Dea costa 5 frammenti lunari e 5 solari. Puoi pagare con 3 lunari, 4 solari e 3 antichi.

    Non valgono per nient’altro: né nel labirinto né per la Sentinella, e la Notte Eterna non li prende.
    .title = Frammenti antichi, e pagare con loro
    .keywords = frammento antico, frammenti antichi, antico, pagare, pagamento, pagamento misto, frammenti dei titani, jolly

diceforge-rules-rebellion_track =
    Il tracciato ha 31 caselle, e tutti gli indicatori partono dal centro, che vale 0. Ogni **frammento antico** che guadagni sposta il tuo indicatore di 1 casella a **sinistra**, ogni **lealtà** di 1 casella a **destra**. Non puoi rifiutare.

    { "" }I **sentieri speciali** sono disegnati in blu ai due estremi. Se se ne stacca uno e la sua freccia punta dove stai andando, **devi** prenderlo; andando contro la freccia resti sul sentiero principale. Perciò alcune caselle si raggiungono solo in una direzione.

    Arrivato a un estremo, l’indicatore resta fermo; i frammenti li guadagni comunque.

    Più indicatori possono stare su una casella. Li muove il bot; l’immagine accanto al tabellone mostra i sentieri, le zone e quanto vale ogni casella.
    .title = Tracciato dei Titani: muoversi
    .keywords = tracciato, indicatore, muoversi, sinistra, destra, sentiero speciale, sentiero blu, freccia, fine del tracciato, lealtà

diceforge-rules-rebellion_zones =
    La zona del tuo indicatore agisce in automatico, finché l’indicatore è lì.

    { "" }**Ribellione**, quando compri un’impresa:
    · da −8 a −5: **3 PG** se nessuno ha ancora questa impresa, **2 PG** se altri ce l’hanno e tu no.
    · −10 e meno: invece **5 PG** e **3 PG**.

    { "" }**Tra −3 e +3** non succede nulla.

    { "" }**Dèi**, per ognuno dei **tuoi dadi** in una benedizione:
    · da +5 a +7: un dado che dà oro dà **1 oro** in più.
    · da +8 a +12: un dado che dà oro dà **1 oro e 1 PG** in più.
    · +14 e oltre: lo stesso, e un dado che dà PG dà **1 PG** in più.

    Per ogni faccia vale la zona in cui stava l’indicatore **prima** di quella faccia. Un dado triplicato conta una volta; uno specchio sul tuo dado conta. I PG ottenuti con gli scambi (Sentinella, Ciclope) qui non contano. Carte con lo stesso nome in colori diversi sono una sola impresa.
    .title = Tracciato dei Titani: le zone
    .keywords = zona, zone, bonus, zona della ribellione, zona degli dèi, prima copia, oro in più, punti in più

diceforge-rules-rebellion_chaos =
    Ci sono quattro **facce caos**. Due danno 2 frammenti antichi, due danno 2 lealtà, e l’**altro tuo dado** decide se guadagni 3 PG in più:

    · **Caos solare:** 2 frammenti antichi, e 3 PG se l’altro dado dà sole.
    · **Caos lunare:** 2 frammenti antichi, e 3 PG se dà luna.
    · **Caos d’oro:** 2 lealtà, e 3 PG se dà oro.
    · **Caos PG:** 2 lealtà, e 3 PG se dà PG.

    Il tuo indicatore si sposta di 2 caselle a sinistra o a destra. Se l’altro dado offre una scelta, fai prima quella. Da sola una faccia caos non dà PG; con ×3 dà il triplo dei frammenti o della lealtà.

    L’impresa Caos te ne dà una a tua scelta. **Ostinato** ti dà 3 oro e 1 frammento antico, o 2 oro, 1 PG e 1 lealtà.
    .title = Facce: caos e Ostinato
    .keywords = caos, faccia caos, ostinato, foresta, facce dei titani

diceforge-rules-rebellion_misfortune =
    Chi compie **Specchio della Sventura** sceglie un’altra persona, che deve forgiare subito la sventura del colore della carta. **Non si può mai togliere**.

    Ogni volta che viene applicata:
    1. Chi la porta guadagna **1 lealtà o 1 frammento antico**.
    2. Chi possiede la carta applica **entrambi i dadi di chi la porta** così come sono, come una benedizione, scegliendo per conto suo. Conta anche la sventura, per 1 lealtà o 1 frammento antico, ma non fa scattare altri specchi.

    La zona di chi possiede la carta qui non dà nulla, perché i dadi non sono suoi. Se entrambi i dadi mostrano una sventura, chi possiede ognuna delle carte applica entrambi i dadi; chi le ha tutte e due lo fa due volte. Il Vento non fa scattare nulla.

    Finché è visibile una sventura, al tavolo ci si aspetta a vicenda.
    .title = Faccia: sventura
    .keywords = sventura, specchio della sventura, sfortuna, chi la porta, faccia imposta, mai togliere

diceforge-rules-rebellion_memory =
    { "" }**Memoria:** metti due gettoni su due isole diverse, ognuno con il lato che preferisci verso l’alto: **2 frammenti antichi e 1 frammento lunare**, o **2 lealtà e 1 frammento solare**. La prossima volta che prendi un’impresa da quell’isola, guadagni ciò che mostra il gettone prima che l’impresa faccia qualcosa; poi il gettone se ne va. La Memoria non raccoglie i gettoni che ha appena messo.

    { "" }**Oracolo:** una benedizione minore in ogni tuo turno successivo. Se ti dà lealtà o frammenti antichi, gli indicatori di **ogni rivale** si spostano di 1 casella a sinistra; così non guadagnano frammenti.

    { "" }**Guardiano:** in ogni tuo turno successivo 1 lealtà o 1 frammento antico.
    .title = Memoria, Oracolo, Guardiano
    .keywords = memoria, memorie, gettone, oracolo, guardiano, ricompensa dell’isola

diceforge-rules-rebellion_twins =
    Dopo il tiro per una **tua benedizione**, o del Dado Celestiale, e **prima di applicare qualcosa**, puoi pagare **3 oro** per rilanciare uno di questi dadi. Conta la nuova faccia.

    Dopo aver applicato tutto, guadagni **1 frammento lunare o 1 PG** per ogni uso.

    Ogni copia funziona una volta per tiro. Con più copie puoi rilanciare più dadi, o più volte lo stesso; conta solo l’ultima faccia. Puoi pagare solo con l’oro che avevi già prima degli effetti del tiro.

    Non funzionano per tiri che non sono una tua benedizione (Satiri, Minotauro, Vento, Mano Sinistra) né per dadi girati.
    .title = Gemelli: rilanciare
    .keywords = gemelli, rilancio, rilanciare, tirare di nuovo, 3 oro

diceforge-rules-rebellion_scepter =
    Uno scettro contiene **altri 6 oro**. Ogni volta che **guadagni oro**, una parte a piacere può andarci; non puoi spostarci l’oro che hai già. Lo spendi come qualsiasi altro: se puoi pagare dall’uno o dall’altro, il bot te lo chiede.

    { "" }**Come frammenti:** nel **tuo turno**, uno scettro con **4 o 5 oro** paga **1** frammento solare o lunare, uno con **6 oro** ne paga **2** dello stesso tipo, per imprese, seconde azioni e nel labirinto. Così si svuota. Questi frammenti vanno spesi subito, anche insieme ad altri; ciò che avanza va perso.

    Gli effetti che si basano sul tuo inventario ignorano lo scettro: Nebbie e Albero non lo contano, Tridente e Minotauro non gli tolgono nulla. La Mano Destra può spenderlo.

    Martello, Gemelli e Scettro si dividono un posto, quindi in una partita c’è solo uno di loro.
    .title = Lo scettro
    .keywords = scettro, seconda riserva, oro come frammenti, svuotare, 4 oro, 6 oro

diceforge-rules-rebellion_companion =
    Metti il Compagno sulla **casella 0**. Come **rinforzo** avanza di 1 casella in ogni tuo turno, fino alla casella **5**.

    In qualsiasi momento del **tuo turno** puoi congedarlo: guadagni tanti **frammenti solari** e tanti **PG** quanti ne mostra la sua casella. I frammenti che non ci stanno vanno persi. Dopo la carta non fa più nulla, ma i suoi punti contano alla fine.

    Puoi averne più d’uno; ognuno avanza per conto suo.
    .title = Il Compagno
    .keywords = compagno, congedare, incassare, casella, sole e punti

diceforge-rules-rebellion_levels =
    Un **miglioramento** sostituisce gratis una tua faccia con una migliore del Santuario. I livelli sono i prezzi del Santuario:

    1: 2 oro · 2: 3 oro · 3: 4 oro · 4: 5 oro · 5: 6 oro · 6: 8 oro · 7: 12 oro

    Le facce iniziali e quelle dei Giardini e della Foresta stanno sotto il livello 1. Vale anche per il frammento solare o lunare con cui parti, benché il Santuario venda la stessa faccia.

    · La nuova faccia è più alta **esattamente** di quel numero di livelli. Solo se quel livello è vuoto vale il successivo.
    · Il **Mercante** alza una faccia di 1 livello, o dà 2 PG. Più Mercanti possono alzare insieme una faccia di altrettanti livelli; puoi alzare solo **una faccia per turno**, e gli altri Mercanti danno 2 PG l’uno.
    · Il **Dado Celestiale** alza una faccia di 2 livelli, se vuoi; dal livello 6 al 7.

    La nuova faccia conta come forgiata. Cinghiali e sventure restano.
    .title = Livelli e miglioramenti: il Mercante
    .keywords = mercante, miglioramento, migliorare, livello, livelli, faccia migliore, due livelli, alzare

diceforge-rules-rebellion_forging =
    · **Ninfa dei Boschi:** 4 oro, poi puoi comprare una faccia al suo prezzo.
    · **Antenato:** puoi forgiare gratis la faccia più economica del Santuario che mostra PG; poi una benedizione minore con quel dado. Se non forgi nulla, scegli tu il dado.
    · **Tridente degli Abissi:** cedi tutto l’oro nel tuo inventario, anche se non ne hai, e forgia una qualsiasi faccia del Santuario o dei Giardini, tranne quelle date da un’impresa di questa partita. Un cinghiale preso così non ha una carta: dà solo 1 frammento solare o lunare, ma nemmeno lui si può togliere.
    · **Luce:** come rinforzo, paga 3 oro e applica una qualsiasi faccia visibile, anche tua. Vale da sola: ×3 non dà nulla, uno scudo la sua risorsa.
    · **Onnisciente:** 2 PG per ogni faccia sui tuoi dadi che mostra PG. Scudi e facce caos li mostrano.
    .title = Ninfa, Antenato, Tridente, Luce
    .keywords = ninfa dei boschi, ninfa, antenato, tridente, luce, onnisciente, faccia gratis

diceforge-rules-rebellion_taking =
    · **Vento:** tutto il tavolo tira entrambi i dadi ma non applica nulla. Scegli un tipo di risorsa: guadagni tutta quella visibile. Specchi, ×3, navi e golem non contano nulla; scudi e facce caos contano solo ciò che danno da soli.
    · **Nebbie:** chi ha meno oro nell’inventario perde 5 PG e li guadagni tu; se più persone sono alla pari, perdono tutte. Se tra loro ci sei tu, perdi anche tu; se il minimo ce l’hai solo tu, non succede nulla.
    · **Notte Eterna:** ogni rivale perde 1 frammento solare e 1 lunare, se li ha, e li guadagni tu.
    · **Mano Destra:** paga quanto oro vuoi per 1 PG l’uno.
    · **Albero:** in ogni tuo turno successivo 3 oro e 1 PG, o invece 2 PG se hai 8 oro o più.
    · **Orafo:** 2 PG per ogni impresa diversa che hai, compresa questa.
    .title = Vento, Nebbie, Notte, Mano Destra, Albero, Orafo
    .keywords = vento, nebbie, nebbia, notte eterna, notte, mano destra, albero, orafo, rubare

diceforge-rules-rebellion_left_hand =
    Tutti gli eroi sulle isole, anche il tuo, tornano ai loro portali di partenza. Chi guida ognuno di loro tira entrambi i dadi, ma queste coppie le applichi solo **tu**, una dopo l’altra, **a partire dalla tua**.

    · Le scelte le fai tu; i golem muovono il tuo golem, i frammenti il tuo indicatore.
    · La tua zona sul tracciato dei Titani aiuta solo con la tua coppia.
    · Nessun altro riceve una benedizione. Se la tua mossa verso l’isola ha scacciato un eroe, quello è venuto prima, con una benedizione per chi lo guida come al solito.
    · Per Gemelli e Cerbero questa non è una benedizione.
    · **Orsa Maggiore:** ognuna delle tue orse ti dà 3 PG una volta, se è stato scacciato almeno un altro eroe; chi altro ha un eroe scacciato guadagna 3 PG per ogni sua orsa.
    .title = La Mano Sinistra
    .keywords = mano sinistra, scacciare tutti, scacciare, orsa

diceforge-rules-rebellion_fire =
    Il **Fuoco Eterno** ti dà subito un **turno intero dentro il tuo turno**:

    1. Una benedizione divina **solo per te** (in due sono due).
    2. I tuoi rinforzi, ognuno ancora una volta.
    3. Un’azione: forgia o compi un’impresa.
    4. Una seconda azione, se la paghi.

    Quando lo chiudi, **riprende il tuo primo turno** da dove era: se non hai ancora fatto la sua seconda azione, puoi farla. Puoi comprare la stessa faccia in entrambi i turni.

    Un secondo Fuoco Eterno durante il turno extra funziona allo stesso modo.
    .title = Il Fuoco Eterno: un turno nel turno
    .keywords = fuoco eterno, fuoco, fiamma, turno extra, turno nel turno, secondo turno

diceforge-rules-rebellion_great =
    { "" }**Dea:** gira entrambi i tuoi dadi su facce a scelta e applicale come una benedizione divina. Vale tutto ciò che accompagna una benedizione: ×3, entrambi i golem, la tua zona sul tracciato dei Titani, Cerbero. Solo i Gemelli non hanno nulla da rilanciare.

    { "" }**Primo Titano:** prendi gratis dalle isole un’impresa che costa un solo frammento solare o lunare. Il tuo eroe non si muove e non scaccia nessuno. L’impresa conta come comprata: la applichi, zone e gettoni memoria la premiano, e l’Orafo la conta. Se non restano carte così, non succede nulla.
    .title = La Dea e il Primo Titano
    .keywords = carta dea, primo titano, carta titano, impresa gratis, scegliere facce

diceforge-rules-rebellion_scoring =
    Alla fine somma come al solito i Punti Gloria che hai guadagnato e quelli stampati sulle tue imprese.

    · **Modulo dei Titani:** il valore della casella del tuo indicatore si somma, o si sottrae se sta dalla parte della ribellione. Nessuno finisce sotto 0.
    · **Modulo della Dea:** alla fine il labirinto non dà altro; i suoi 15 PG li ricevi quando raggiungi la Dea.

    Frammenti antichi, oro sugli scettri, Compagni non congedati e gettoni memoria non raccolti non valgono nulla.
    .title = Punteggio con Rebellion
    .keywords = punteggio, valore del tracciato, fine, punti negativi, negativo, punteggio di rebellion
