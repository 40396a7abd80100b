# The rules of Hercules, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

hercules-rules-goal =
    Dodici fatiche, due dadi a testa, una sola corsa. Trasformi i numeri dei tuoi dadi in calcoli; ogni risultato da 1 a 12 è una fatica che puoi compiere una volta.

    Le fatiche ti danno **semidei**, fanno avanzare il tuo **apprendista** lungo le dodici colonne e lungo la strada ti fanno ottenere **dèi** e **vasi**. Il primo apprendista che arriva alla colonna 12 chiude la partita, ma la velocità non è tutto: vince chi ha **più punti**.
    .title = Scopo del gioco
    .keywords = scopo, obiettivo, vincere, vittoria, panoramica, inizio, come si gioca, punti

hercules-rules-round =
    Un round ha tre fasi.

    { "" }**1. Oracolo.** Tutto il tavolo tira i propri dadi nello stesso momento.
    { "" }**2. Azioni.** Comincia chi ha Pegaso, poi si va in ordine di turno. Nel tuo turno **compi una fatica** oppure **riposi**. Prima di una fatica puoi usare tutte le carte che riesci a pagare.
    { "" }**3. Pegaso vola** alla persona successiva, che inizia il prossimo round.

    Tutto il tavolo gioca lo stesso numero di turni.
    .title = Un round
    .keywords = turno, fase, oracolo, tirare, pegaso, ordine, primo giocatore, chi inizia, azione

hercules-rules-labours =
    Prendi due dei tuoi dadi e sommali, sottraili, moltiplicali o dividili. Il risultato deve essere un numero intero da **1 a 12**, e in quella colonna deve esserci ancora il tuo cubo: ogni fatica vale una volta.

    Sottrai il numero minore dal maggiore; dividi solo se non c’è resto. Due dadi uguali non si possono sottrarre (3 − 3 fa 0), ma si possono dividere: 3 ÷ 3 = 1.

    Poi, in quest’ordine:
    1. Metti il tuo **cubo** di quella colonna nella tua riserva.
    2. Il tuo **apprendista** va a destra finché non trova un tuo cubo nella colonna successiva. I cubi altrui non lo fermano. A volte resta fermo, a volte va lontano in un colpo solo.
    3. Prendi un **semidio** adatto al tuo calcolo, se c’è.
    4. Se l’apprendista è avanzato di 3 colonne o più, prendi un **vaso**.
    5. Se si ferma sotto un **dio**, prendi quella carta.

    Così finisce il tuo turno. Ciò che hai ottenuto si può usare dal tuo prossimo turno.
    .title = Compiere una fatica
    .keywords = calcolare, calcolo, somma, sottrarre, moltiplicare, dividere, risultato, segnalino, cubo, apprendista, movimento, operazione, fatica, compiere

hercules-rules-demigods =
    Una fatica ti dà **un semidio** dalla cima di una pila. Deve essere adatto al tuo calcolo:

    { "" }**+** Estia · **−** Ecate · **×** Pan · **÷** Eolo
    { "" }**Tiche** (da 1 a 3) e **Morfeo** (da 4 a 6): se uno dei due dadi usati mostra il numero sulla loro carta in cima.

    I numeri contano come sono quando fai il calcolo, quindi dopo che le tue carte li hanno cambiati. Il dado bianco conta se fa parte del calcolo; un dado lasciato fuori no.
    Se ne va bene più d’uno, scegli tu, ma non puoi rifiutare. Se non va bene nessuno, non ne ricevi.

    Ogni semidio ha simboli per il punteggio. La maggior parte ha anche un’abilità; alcuni valgono invece 2 punti.
    .title = Semidei
    .keywords = estia, pan, eolo, ecate, tiche, morfeo, hestia, aeolus, hecate, tyche, morpheus, pila, numero, dado nero, carta, semidio, semidea

hercules-rules-vases =
    Se il tuo apprendista avanza di **3 colonne o più in un colpo solo**, prendi il vaso in cima alla pila con quel numero. Più lungo è il cammino, più punti vale.

    Se quella pila è vuota, prendi dalla pila inferiore più vicina che ha ancora un vaso, mai da una più alta. Un cammino di 8 colonne o più vale come 7.

    Perciò può convenire lasciare un buco e chiuderlo tardi. Puoi ottenere un vaso per turno.
    .title = Vasi
    .keywords = vaso, salto, lungo cammino, colonne insieme, buco, punti

hercules-rules-gods =
    Sopra ogni colonna da 1 a 11 c’è un dio. Se il tuo apprendista si **ferma** sotto, la carta è tua; gli dèi che supera restano dove sono. L’apprendista deve essersi mosso di almeno una colonna.

    Un dio vale punti e ha un’abilità che **non costa cubi**: per usarla, gira la carta a faccia in giù. Un riposo gira di nuovo un dio a faccia in su. Usato o no, i suoi punti contano.

    { "" }**Colonna 12:** chi arriva per primo prende Zeus (5 PV). Chi altro ci arriva nell’ultimo round prende una carta Pantheon (5 PV).
    .title = Dèi, Zeus e il Pantheon
    .keywords = olimpo, zeus, pantheon, faccia in giù, apollo, ares, atena, era, ermes, poseidone, artemide, afrodite, demetra, dioniso, efesto, colonna 12, dio, dea

hercules-rules-abilities =
    Nel tuo turno, prima del calcolo, puoi usare quante carte vuoi, in qualsiasi ordine. Ogni carta funziona **una volta per turno**; puoi usare due carte con la stessa abilità.

    { "" }**Un semidio costa un cubo** della tua riserva, che resta sulla carta finché non riposi. Alla fine un cubo su una carta non vale punti. **Un dio non costa nulla**: giralo a faccia in giù.

    Dado bianco · rilancio · +1 · −1 · copia · ribalta cambiano i tuoi dadi. Le carte bonus e quelle con 2 PV contano solo alla fine.

    Attenzione: se hai usato una carta, in questo turno non puoi più riposare. Puoi fermarti solo se nessuna fatica è possibile, e ciò che hai pagato è perso.
    .title = Abilità e il loro costo
    .keywords = usare carta, pagare, segnalino, cubo, costo, una volta per turno, abilità, potere

hercules-rules-white =
    { hercules-ability-white-text }

    Il calcolo usa sempre esattamente due dei tre dadi; vanno bene anche i due colorati. Altre abilità possono cambiare il dado bianco finché ce l’hai. Con una seconda carta dado bianco lo tiri di nuovo. A fine turno torna al suo posto.

    Contro Ade: se in questo round giochi prima di lui, usa la faccia che ha lasciato il tuo tiro.
    .title = Abilità: dado bianco
    .keywords = bianco, terzo dado, dado in più, pan, apollo, ermes

hercules-rules-reroll =
    { hercules-ability-reroll-text }

    Scegli tu quali. Vale il nuovo tiro.
    .title = Abilità: rilancio
    .keywords = tirare di nuovo, rilancio, rilanciare, ritirare, ares, dioniso

hercules-rules-plus1 =
    { hercules-ability-plus1-text } Funziona anche sul dado bianco finché ce l’hai.

    Il nuovo numero vale anche per Tiche e Morfeo.
    .title = Abilità: +1
    .keywords = più uno, aumentare, alzare, efesto

hercules-rules-minus1 =
    { hercules-ability-minus1-text } Funziona anche sul dado bianco finché ce l’hai.

    Il nuovo numero vale anche per Tiche e Morfeo.
    .title = Abilità: −1
    .keywords = meno uno, abbassare, diminuire, artemide

hercules-rules-copy =
    { hercules-ability-copy-text }

    Copia ciò che i dadi mostrano adesso, anche se quella persona ha già giocato in questo round. Il dado bianco non cambia. Contro Ade copi il suo dado colorato e il dado bianco.
    .title = Abilità: copia
    .keywords = copiare, copia, dadi altrui, afrodite

hercules-rules-flip =
    { hercules-ability-flip-text } Funziona anche sul dado bianco finché ce l’hai.
    .title = Abilità: ribalta
    .keywords = ribaltare, girare, faccia opposta, atena, poseidone

hercules-rules-bonus =
    { hercules-ability-bonus-text }

    I suoi simboli contano per maggioranze e set come tutti gli altri. Le carte con **2 PV** funzionano allo stesso modo: nulla da usare, solo punti.
    .title = Simboli bonus e 2 PV
    .keywords = bonus, simboli, 2 pv, punti, demetra, era, passiva

hercules-rules-rest =
    Invece di compiere una fatica puoi riposare, anche se una fatica è possibile, ma solo se in questo turno non hai usato carte.

    Un riposo ti dà entrambe le cose:
    · recuperi fino a **3 cubi** dai tuoi semidei,
    · giri **1 dio** a faccia in su.

    Puoi usare di nuovo le carte dal tuo prossimo turno. Se non c’è nulla da recuperare, riposare vuol dire solo passare.
    .title = Riposare
    .keywords = riposo, riposare, recuperare, passare, riprendere cubi, segnalini, girare, saltare

hercules-rules-end =
    Se il tuo apprendista arriva alla **colonna 12**, hai compiuto tutte e dodici le fatiche e prendi Zeus. È l’ultimo round: chi non ha ancora giocato il suo turno lo gioca. Chi altro arriva alla colonna 12 prende una carta Pantheon.

    Poi si contano i punti.
    .title = Fine della partita
    .keywords = fine, ultimo round, colonna 12, finale, zeus

hercules-rules-scoring =
    · **Cubi** nella tua riserva: 1 punto l’uno. I cubi sulle carte non contano.
    · **Carte**: i punti stampati su dèi, semidei, vasi e carte Pantheon, usati o no.
    · **Maggioranze**: 5 punti per ogni tipo di simbolo che hai in maggior numero. In caso di parità li riceve chiunque sia in testa; un tipo che nessuno ha non dà punti.
    · **Set**: 5 punti per ogni set completo dei cinque simboli: +, −, ×, ÷ e il dado nero.

    Un simbolo conta sia per le maggioranze sia per i set. Il numero accanto a un dado nero qui non importa.

    { "" }**Parità:** vince l’apprendista più avanti, poi chi ha più maggioranze, poi chi ha più cubi in riserva. Se anche questi sono pari, si condivide il posto.
    .title = Punteggio
    .keywords = punteggio, punti, maggioranza, maggioranze, set, simboli, parità, spareggio, punti vittoria

hercules-rules-simplified =
    Una prima partita più leggera: gli dèi sopra le colonne da 1 a 11 valgono **solo punti**. Le loro abilità e i loro simboli non contano, e un riposo recupera solo cubi. Tutto il resto è uguale.

    Si sceglie nella lobby sotto *Opzioni*, o con `/play solo` per una partita in solitario.
    .title = Variante semplificata
    .keywords = facile, principiante, variante, prima partita, semplice

hercules-rules-solo =
    Sei tu contro Ade, che ha le sue regole. Inizi tu; poi Pegaso cambia lato a ogni round. Ade tira un dado colorato e il dado bianco.

    { "" }**Dado bianco: ruba.** Pila 1 Estia, 2 Pan, 3 Eolo, 4 Ecate, 5 Tiche, 6 Morfeo: prende la carta in cima, o nulla se la pila è vuota. Se giochi prima di lui e usi il dado bianco, lui usa la faccia che mostra dopo il tuo turno.

    { "" }**Dado colorato: si muove** a destra di altrettante colonne, saltando i cubi; dopo la 12 viene la 1. Dove si ferma:
    1. Se c’è **un suo cubo**, lo prende.
    2. Se no, ma c’è una **carta sopra**, prende quella, perfino Zeus.
    3. Se **non c’è né l’uno né l’altra**, prosegue fino alla colonna prima del suo prossimo cubo, al massimo alla colonna 12. Un cammino di 3 colonne o più gli dà un vaso, ma nessun dio.

    { "" }**Fine:** arrivi alla colonna 12, o Ade ha tutti i suoi dodici cubi. Si finisce il round, poi si contano i punti come al solito, anche i suoi. Se Ade ha preso Zeus, alla colonna 12 ti aspetta la carta Pantheon.
    .title = In solitario contro Ade
    .keywords = solo, solitario, ade, hades, da soli, rubare, dado bianco, oltretomba

hercules-rules-levels =
    Il testo delle regole usato qui non dice quanto vale la carta Ade. Alla lettera non aggiunge nulla, e Ade vince di rado. Perciò ci sono anche regole della casa:

    · **Da regolamento**: nulla in più.
    · **Facile**: 1 simbolo in più per tipo.
    · **Medio**: 2 simboli in più per tipo.
    · **Difficile**: 2 simboli in più per tipo e 5 punti. Una partita alla pari per chi gioca bene.
    · **Esperto**: 3 simboli in più per tipo.

    I simboli in più contano per le sue maggioranze e i suoi set.
    .title = Livelli di Ade
    .keywords = difficoltà, livello, regola della casa, handicap, facile, medio, difficile, esperto, regolamento

hercules-rules-dice =
    Prima del primo tiro il bot estrae un seme segreto e ne pubblica il sigillo (uno SHA-256). Ogni tiro e ogni mescolata derivano da quel seme, dalle eventuali parole fortunate aggiunte nella lobby e dal numero che Discord dà al clic su *Inizia*. Al tavolo nessuno può sapere che cosa uscirà; chi gestisce il bot e ne legge il database potrebbe.

    Alla fine `/verify` rivela il seme e rigioca da lì tutta la partita: se il sigillo, ogni tiro e ogni mossa coincidono, nessuno ha toccato i dadi.
    .title = Dadi onesti
    .keywords = onesto, caso, casuale, seme, verificare, barare, prova, sigillo, impegno

hercules-rules-cards =
    Il testo del regolamento dà il numero di carte di ogni pila, come si ottengono, i nomi degli dèi, i 5 punti di Zeus e del Pantheon e i 12 punti del miglior vaso per sei colonne.

    Tutto il resto stampato sulle singole carte (abilità, simboli in più, numeri dei dadi, i punti degli altri dèi e vasi) qui è **ricostruito**: rispetta ogni conteggio del regolamento ed è stato bilanciato con molte partite simulate. La tua scatola può essere diversa. Chi gestisce questo bot può correggere i valori in un solo file, `cards.toml`.
    .title = I valori delle carte
    .keywords = valori, carte, ricostruito, originale, stampato, scatola, diverso
