# The rules of Dice Forge, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-goal =
    Ogni eroe ha due dadi con facce che si possono sostituire. I dadi ti danno oro, sole e luna, che trasformi in facce migliori e in **imprese eroiche**.

    { "" }🪙 Con l’**oro** compri nuove facce nel Tempio.
    { "" }☀️ **Sole** e 🌙 **luna** pagano le imprese sulle isole; il sole compra anche una seconda azione.
    { "" }🏆 I **Punti Gloria (PG)** vengono da facce ed effetti, e sono stampati sulle imprese.

    Dopo l’ultimo round chi ha **più Punti Gloria** ottiene un posto tra gli dèi.
    .title = Scopo del gioco
    .keywords = scopo, obiettivo, vincere, vittoria, panoramica, inizio, come si gioca, punti, gloria

diceforge-rules-round =
    In un round ogni persona gioca un turno. In 2 o in 4 si giocano **9 round**, in 3 **10**. Inizia sempre la stessa persona.

    Il tuo turno ha quattro fasi:
    { "" }**1. Benedizione:** tutto il tavolo, non solo tu, riceve una benedizione divina.
    { "" }**2. Rinforzi:** puoi usare una volta ognuna delle tue carte rinforzo.
    { "" }**3. Azione:** **forgi** facce oppure compi **un’impresa eroica**. Puoi anche passare (se l’host non l’ha escluso nella lobby).
    { "" }**4. Seconda azione:** per 2 frammenti solari puoi forgiare o compiere un’impresa ancora una volta.

    Poi tocca alla persona successiva.
    .title = Un round e un turno
    .keywords = round, turno, fase, fasi, ordine, primo giocatore, chi inizia, azione, passare, fine del turno, ultimo round, durata

diceforge-rules-blessing =
    { "" }**Benedizione divina:** tira entrambi i tuoi dadi e applica le due facce, nell’ordine che vuoi.
    { "" }**Benedizione minore:** scegli uno dei tuoi dadi, tiralo e applica la sua faccia.

    Nella fase 1 tutto il tavolo riceve una benedizione divina nello stesso momento. Il bot chiede le scelte a tutto il tavolo insieme; se l’ordine conta (più navi vogliono la stessa faccia), viene prima chi è di turno.

    Anche alcune imprese danno una benedizione divina, e la riceve anche chi viene scacciato; le benedizioni minori arrivano solo dalle imprese. I dadi restano come sono caduti fino al prossimo tiro, così uno specchio può copiarli.
    .title = Benedizioni: divina e minore
    .keywords = benedizione, benedizione divina, benedizione minore, favore, tirare, dadi, insieme, tirano tutti

diceforge-rules-resources =
    Il tuo inventario contiene **12 oro, 6 frammenti solari e 6 lunari**. Ciò che non ci sta va perso, a meno che prima tu non metta l’oro su un martello. I Punti Gloria non hanno limite.

    Ogni **forziere** (Forziere del Fabbro) aggiunge posto per 4 oro, 3 frammenti solari e 3 lunari; più forzieri si sommano.

    Chi inizia parte con 3 oro, ogni persona successiva con uno in meno. Non si scende mai sotto 0 di nulla. Ciò che avanza alla fine non vale nulla.
    .title = Risorse, limiti e forziere
    .keywords = inventario, riserva, limite, massimo, eccesso, forziere, oro, sole, luna, pieno, frammenti, oro iniziale

diceforge-rules-forging =
    Come azione compri **una o più facce** del Santuario (il Tempio senza i suoi Giardini), per l’oro indicato. Le facce di un’azione devono essere tutte **diverse**; due facce diverse con lo stesso prezzo vanno bene.

    Forgi subito ogni faccia: scegli un dado e la faccia da sostituire. La nuova faccia è poi quella visibile. La vecchia esce dal gioco; Tifone la conta come **forgiata**.

    Forgiare è il modo di cambiare un dado. Puoi forgiare su entrambi i dadi; chiaro e scuro non contano più dopo l’inizio. Un cinghiale non si può mai togliere.

    Dopo aver comprato una faccia, comprane un’altra o chiudi l’azione. Le facce dei **Giardini** non hanno prezzo: arrivano con le imprese.
    .title = Forgiare facce
    .keywords = forgiare, comprare facce, tempio, santuario, giardini, prezzo, sostituire, togliere, facce diverse, negozio

diceforge-rules-faces =
    { "" }**All’inizio:** dado chiaro 5 × 1 oro, 1 × 1 frammento solare; dado scuro 4 × 1 oro, 1 × 2 PG, 1 × 1 frammento lunare.

    { "" }**Nel Santuario**, per prezzo in oro:
    2 · 3 oro · 1 frammento lunare
    3 · 4 oro · 1 frammento solare
    4 · 6 oro · 1 oro, sole o luna · 1 PG e 1 frammento solare · 2 oro e 1 frammento lunare
    5 · 3 oro o 2 PG
    6 · 2 frammenti lunari
    8 · 2 frammenti solari · 3 PG
    12 · 4 PG · 2 PG e 2 frammenti lunari · 2 oro, sole o luna · 1 oro, 1 PG, 1 sole e 1 luna

    Di ognuna ce ne sono quattro, ma una sola di ciascuna delle quattro facce da 4 oro e delle quattro da 12.

    { "" }**“E”** dà tutto ciò che è mostrato, **“o”** una cosa sola, a tua scelta.
    .title = Facce e prezzi
    .keywords = facce, prezzi, santuario, dadi iniziali, elenco, scelta, o, e, tempio

diceforge-rules-feats =
    Come azione compi **un’impresa**, se puoi pagarla e la sua pila non è vuota:

    1. Scegli l’impresa e paga il suo **sole** e la sua **luna**.
    2. Sposta il tuo eroe sul portale della sua **isola**, se non è già lì. Se c’è un altro eroe, lo scacci.
    3. Prendi la carta e applica il suo effetto immediato, se ne ha uno.

    Ci sono quattro tipi di carte: **subito** (vale quando la prendi), **rinforzo** (una volta in ogni tuo turno successivo), **automatica** (ogni volta che è il caso) e **solo punti**. Alla fine contano tutte i loro punti.

    Puoi avere più volte la stessa impresa. Ogni pila ha tante carte quante sono le persone in gioco.
    .title = Imprese eroiche
    .keywords = impresa, imprese, carta, carte, isola, portale, luna, sole, costo, pila, immediata, automatica, compiere

diceforge-rules-ousting =
    Sul portale di un’isola c’è posto per un eroe. Se vai su un portale dove sta un altro eroe, lo **scacci**: torna al suo portale di partenza, e chi lo guida riceve subito una **benedizione divina**, prima che tu prenda la carta.

    Se sei già sull’isola, resti lì e non scacci nessuno. Un eroe resta finché non viene scacciato o non parte per un’altra impresa.

    Con **Orsa Maggiore** entrambe le parti guadagnano 3 PG per ogni loro orsa, prima della benedizione.
    .title = Isole ed eroi scacciati
    .keywords = scacciare, scacciato, cacciare, portale, isola, muoversi, eroe, orsa

diceforge-rules-reinforcements =
    Prima della tua azione puoi usare **una volta** ognuna delle tue carte rinforzo, in qualsiasi ordine; conta ogni copia.

    · **Cerva d’Argento:** una benedizione minore.
    · **Anziano:** paga 3 oro, guadagna 4 PG.
    · **Gufo del Guardiano:** 1 oro, 1 frammento solare o 1 lunare.
    · Rebellion aggiunge Albero, Mercante, Luce, Compagno, Oracolo e Guardiano.

    Dopo aver forgiato o compiuto un’impresa, per questo turno è tardi. Una carta che prendi ora si può usare dal tuo prossimo turno.
    .title = Rinforzi
    .keywords = rinforzo, rinforzi, fase 2, cerva, anziano, gufo, usare carta, prima dell’azione

diceforge-rules-extra =
    Dopo la tua azione puoi pagare **2 frammenti solari** per farne un’altra: forgia o compi un’impresa, come vuoi. **Una volta per turno**.

    È una nuova azione, quindi puoi comprare facce già comprate prima e compiere di nuovo la stessa impresa. Per i rinforzi è tardi, ma puoi ancora usare i gettoni Tritone.
    .title = La seconda azione
    .keywords = azione extra, seconda azione, azione aggiuntiva, 2 sole, fase 4, due volte

diceforge-rules-triple =
    { "" }**×3** da solo non dà nulla; triplica ciò che dà l’**altro tuo dado**.

    · Con una scelta: prima scegli, poi triplichi.
    · Con uno specchio: scegli la faccia copiata, poi la triplichi.
    · Con una nave: 6 oro in meno, sempre per una faccia.
    · Con uno scudo: tre volte la sua risorsa (mai i 5 PG).
    · Con un cinghiale: 3 del tipo scelto; chi possiede la carta sceglie tre volte.
    · Da solo, o con un secondo ×3: nulla.

    Arriva con l’impresa Elmo dell’Invisibilità.
    .title = Faccia: ×3
    .keywords = triplo, x3, per tre, moltiplicatore, elmo dell’invisibilità, elmo

diceforge-rules-mirror =
    Lo **specchio** funziona come copia di una faccia visibile sul **dado di un’altra persona**, come se la mostrasse il tuo dado.

    · Un ×3 copiato triplica l’altro tuo dado.
    · Uno scudo copiato tiene conto dell’altro tuo dado.
    · Un cinghiale copiato dà a te 1 frammento solare o lunare, e guadagna anche chi possiede la sua carta.
    · Due specchi possono copiare facce diverse.
    · Se il dado di un’altra persona mostra uno specchio, puoi copiare ciò che potrebbe copiare lei: qualsiasi faccia visibile, anche quella dell’altro tuo dado.

    Arriva con l’impresa Specchio dell’Abisso.
    .title = Faccia: specchio
    .keywords = specchio, copiare, abisso, specchio dell’abisso, copiare una faccia

diceforge-rules-ship =
    La **nave** ti fa comprare **una faccia** del Santuario a **2 oro in meno** e forgiarla subito, anche fuori dal tuo turno. Non è obbligatorio, e il prezzo non scende mai sotto 0.

    Con ×3 lo sconto è 6. Se l’altro tuo dado dà oro, scegli quale faccia viene prima. Se più persone tirano una nave, compra prima chi è di turno, poi le altre in ordine.

    Non puoi prendere facce dei Giardini. Per il Minotauro una nave non fa nulla. Arriva con l’impresa Nave Celestiale.
    .title = Faccia: nave
    .keywords = nave, nave celestiale, sconto, meno caro, 2 oro in meno

diceforge-rules-boar =
    Chi compie **Cinghiale Tenace** sceglie un’altra persona, che deve forgiare subito il cinghiale del colore della carta, su un dado e una faccia a sua scelta. **Non si può mai togliere**.

    Ogni volta che il cinghiale viene applicato, chi lo porta guadagna **1 frammento solare o lunare**, poi chi possiede la carta guadagna **1 frammento solare, 1 lunare o 3 PG**: quando esce, quando viene copiato, usato con i Satiri o ripetuto da Cerbero.

    Triplicato: chi lo porta guadagna 3 di un tipo, chi possiede la carta sceglie tre volte. Con il Minotauro chi lo porta perde, e chi possiede la carta guadagna lo stesso.

    Con uno specchio o i Satiri, guadagna chi copia il cinghiale al posto di chi lo porta.
    .title = Faccia: cinghiale
    .keywords = cinghiale, cinghiale tenace, maiale, faccia imposta, mai togliere, carta colorata

diceforge-rules-shield =
    Ci sono quattro scudi: **sole, luna, oro e PG**. Ognuno mostra una risorsa e 5 PG; decide l’**altro tuo dado**:

    · Se anche quello dà la risorsa dello scudo: **5 PG**, e nient’altro dallo scudo.
    · Se no: la risorsa dello scudo, cioè 2 frammenti solari, 2 lunari, 3 oro o 3 PG.

    Se l’altro dado offre una scelta, fai prima quella. Se dà più cose, basta che una corrisponda; conta anche ciò che metti su un martello o scambi.

    Da solo (benedizione minore), accanto a una nave o a uno scudo diverso, dà la sua risorsa; con ×3 il triplo. L’impresa Scudo del Guardiano te ne dà uno a tua scelta.
    .title = Faccia: scudo
    .keywords = scudo, scudo del guardiano, 5 PV, altro dado, egida

diceforge-rules-hammer =
    Ogni volta che **guadagni oro**, una parte a piacere può andare sul tuo martello invece che nell’inventario: ogni oro lo fa avanzare di una casella. Non importa da dove viene l’oro, ma non puoi usare quello che hai già.

    Il primo giro di **15 caselle** ti dà **10 PG**, il secondo **15 PG**. Poi quel martello è finito. L’oro che avanza conta per il giro successivo, e poi per il tuo prossimo martello.

    Lavori a un martello alla volta. Prima decidi quanto va sul martello; ciò che tieni deve poi stare nel tuo inventario.
    .title = Il martello
    .keywords = martello, martello del fabbro, giro, giri, 15 oro, deviare oro, tracciato

diceforge-rules-tokens =
    { "" }**Tritone:** in qualsiasi momento del **tuo turno** puoi usare un gettone per **6 oro, 2 frammenti solari o 2 lunari**, anche tra due acquisti o mentre compra la tua nave. L’oro può andare su un martello.

    { "" }**Cerbero:** dopo **una tua benedizione qualsiasi**, nel turno di chiunque, puoi usare un gettone per applicare di nuovo le stesse facce. La seconda volta puoi scegliere diversamente. Un gettone per benedizione. Satiri e Minotauro non sono tue benedizioni.

    I gettoni non usati alla fine non valgono nulla; i punti delle carte contano comunque.
    .title = Gettoni: Tritone e Cerbero
    .keywords = gettone, gettoni, tritone, cerbero, ripetere, di nuovo, due volte

diceforge-rules-satyrs =
    Tutto il resto del tavolo tira entrambi i dadi ma non applica nulla. Tu scegli **due di questi dadi**, della stessa persona o di due diverse, e ne applichi le facce come se fossero tue.

    ×3 triplica l’altra faccia che hai scelto; uno scudo ne tiene conto. Uno specchio ti fa copiare la faccia di un’altra persona. Un cinghiale fa guadagnare chi possiede la sua carta.

    Non è una benedizione, quindi Cerbero non può ripeterla. I dadi restano come sono caduti.
    .title = Satiri
    .keywords = satiro, satiri, prendere in prestito, dadi altrui, scegliere due

diceforge-rules-minotaur =
    Tutto il resto del tavolo tira entrambi i dadi e **perde** ciò che altrimenti guadagnerebbe, Punti Gloria compresi. Non si scende mai sotto 0.

    · Su una faccia con una scelta si decide che cosa perdere, anche qualcosa che non si ha.
    · ×3 triplica la perdita; uno scudo si decide come al solito, poi si perde.
    · Uno specchio copia una faccia, e si perde ciò che mostra.
    · Una nave non fa nulla; i martelli non si toccano.
    · Per un cinghiale, chi l’ha tirato perde 1 frammento solare o lunare; chi possiede la carta **guadagna** come al solito.

    Non è una benedizione, quindi Cerbero non può ripeterla.
    .title = Minotauro: perdere
    .keywords = minotauro, perdere, perdita, toro, negativo

diceforge-rules-trials =
    { "" }**Cancro** e **Sentinella:** due benedizioni divine, una dopo l’altra. Con la Sentinella puoi scambiare il sole e la luna di una faccia per **2 PG l’uno**.

    { "" }**Sfinge** e **Ciclope:** scegli un dado, poi quattro benedizioni minori con quello. Con il Ciclope puoi scambiare l’oro di un tiro per **1 PG l’uno**.

    Scambiare è tutto o niente per ogni faccia. Ciò che scambi non entra nell’inventario, ma conta comunque per uno scudo. Ricevi subito i PG.

    Dopo ognuna di queste benedizioni puoi usare un gettone Cerbero, e scambiare di nuovo nella ripetizione.
    .title = Cancro, Sentinella, Sfinge, Ciclope
    .keywords = cancro, sentinella, sfinge, ciclope, scambio, scambiare, quattro benedizioni, due benedizioni, enigma, granchio

diceforge-rules-lineups =
    Quindici posti su sette isole contengono un set di imprese ciascuno. Per nove di loro il gioco base ha due set, quindi l’host sceglie nella lobby:

    · **Per principianti:** i quindici set con effetti semplici.
    · **Avanzata:** orsa, cinghiale, Cerbero, Sentinella, Tifone, nave, scudi, Tritone, Ciclope.
    · **A caso:** ogni posto riceve a caso uno dei suoi set.
    · **Draft:** prima del round 1 si sceglie a turno un set per un posto ancora libero.
    · **Personalizzata:** l’host sceglie posto per posto.

    Gli altri sei posti hanno sempre Martello, Forziere, Elmo dell’Invisibilità, Anziano, Spiriti Selvaggi e Specchio dell’Abisso.

    { "" }**Rebellion** ha altri set per quasi ogni posto, e altre selezioni: vedi “I nuovi set e le selezioni”.
    .title = Selezioni e draft
    .keywords = selezione, selezioni, assortimento, line-up, principianti, avanzato, a caso, draft, personalizzato, set, quali carte, preparazione

diceforge-rules-two =
    In **due** cambiano tre cose:

    · La fase 1 avviene **due volte** in ogni turno: due benedizioni divine di fila per entrambe le persone.
    · Prima della partita si tolgono due facce a caso da ogni gruppo del Santuario, quindi ne restano due.
    · Ogni impresa ha due carte, e si giocano 9 round.

    Con i Satiri prendi entrambi i dadi di chi gioca contro di te.
    .title = In due
    .keywords = due giocatori, 2 giocatori, in due, duello, due volte, meno facce

diceforge-rules-scoring =
    Somma:
    · i **Punti Gloria che hai guadagnato** durante la partita (nel tuo inventario),
    · i **punti stampati sulle tue imprese**.

    Oro, sole, luna, gettoni e martelli non finiti non valgono nulla. Con il modulo dei Titani di Rebellion conta anche il tracciato.

    Vince chi ha più punti. In caso di parità **si condivide il posto**; oppure, se l’host l’ha scelto nella lobby, contano nell’ordine: più facce forgiate, più imprese, più risorse rimaste, chi gioca prima nel round.
    .title = Punteggio e parità
    .keywords = punteggio, punti, parità, spareggio, fine, Punti Gloria, punti vittoria, vincitore, finale, contare

diceforge-rules-simultaneous =
    Quando tutto il tavolo riceve una benedizione, più persone possono avere qualcosa da scegliere insieme: una faccia con una scelta, il martello, Cerbero. Il bot lo chiede a tutte nello stesso momento; ognuna risponde in privato sotto il tabellone, e nessuno deve aspettare.

    Si va in ordine, a partire da chi è di turno, solo quando l’ordine conta: quando più navi vogliono comprare, più golem potrebbero trovare un tesoro, o è visibile una sventura.

    Se c’è una sola risposta possibile, il bot non chiede.
    .title = Scegliere nello stesso momento
    .keywords = simultaneo, nello stesso momento, insieme, ordine, aspettare, la mia scelta, privato

diceforge-rules-dice =
    Prima del primo tiro il bot estrae un seme segreto e ne pubblica il sigillo (uno SHA-256). Ogni tiro e ogni pesca derivano da quel seme, dalle eventuali parole fortunate aggiunte nella lobby e dal numero che Discord dà al clic su *Inizia*. Al tavolo nessuno può sapere che cosa uscirà; chi gestisce il bot e ne legge il database potrebbe.

    Alla fine `/verify` rivela il seme e rigioca da lì tutta la partita: se il sigillo, ogni tiro e ogni mossa coincidono, nessuno ha toccato i dadi.
    .title = Dadi onesti
    .keywords = onesto, caso, casuale, seme, verificare, barare, prova, sigillo, impegno
