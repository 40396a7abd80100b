# The words in the pictures of Dice Forge.

# The board.

diceforge-picture-title = DICE FORGE
# Where long names of feats are divided on two lines of a tablet.
diceforge-picture-divided-names = Ante-nato; Cin-ghiale; Compa-gno; Guar-diano; Mer-cante; Mino-tauro; Onni-sciente; Senti-nella
diceforge-picture-round = ROUND
diceforge-picture-round-short = ROUND { $round }/{ $rounds }
diceforge-picture-place = { $place }.

# What is asked, in a few words, on the board.

diceforge-picture-ask-forge = { $designs ->
    [one] Dove va questa faccia?
   *[several] Quale faccia forgi?
 }
diceforge-picture-ask-draft = quale set di imprese?
diceforge-picture-ask-take = quale impresa gratis?
diceforge-picture-ask-choose = Che cosa guadagni?
diceforge-picture-ask-boar = Che cosa guadagni?
diceforge-picture-ask-lose = Che cosa perdi?
diceforge-picture-ask-hammer = Quanto oro sul martello?
diceforge-picture-ask-exchange = Scambi per Punti Gloria?
diceforge-picture-ask-mirror = Quale faccia copi?
diceforge-picture-ask-order = Quale faccia per prima?
diceforge-picture-ask-ship = Forgi una faccia?
diceforge-picture-ask-cerberus = Le applichi di nuovo?
diceforge-picture-ask-die = Quale dado tiri?
diceforge-picture-ask-satyrs = Quali due dadi usi?
diceforge-picture-ask-bearer = Chi deve forgiarla?
diceforge-picture-ask-tokens = Quale gettone per primo?
diceforge-picture-ask-twins = Rilanci un dado?
diceforge-picture-ask-scepter = Quanto oro sullo scettro?
diceforge-picture-ask-purse = Quanto dallo scettro?
diceforge-picture-ask-pay = Come paghi?
diceforge-picture-ask-companion = Quale Compagno avanza?
diceforge-picture-ask-merchant = Punti o una faccia migliore?
diceforge-picture-ask-upgrade = Quale faccia migliora?
diceforge-picture-ask-copy = Quale faccia applichi?
diceforge-picture-ask-side = Su quale faccia giri?
diceforge-picture-ask-trade = Quanto oro per PG?
diceforge-picture-ask-path = Dove va il tuo golem?
diceforge-picture-ask-treasure = Quale tesoro?
diceforge-picture-ask-deal = Paghi per questo?
diceforge-picture-ask-celestial = Tiri il Dado Celestiale?
diceforge-picture-ask-memory = Quale isola e quale lato?

# What can be done next in a turn, in a list.

diceforge-picture-do-forge = forgia
diceforge-picture-do-feat = impresa
diceforge-picture-do-use = rinforzo
diceforge-picture-do-triton = Tritone
diceforge-picture-do-companion = Compagno
diceforge-picture-do-extra = seconda azione
diceforge-picture-do-end = fine
diceforge-picture-do-pass = passa

# Close-up and temple.

diceforge-picture-round-of = Round { $round } di { $rounds }
diceforge-picture-feats = Imprese
diceforge-picture-no-cards = ancora nessuna
diceforge-picture-hammer-done = martello finito
diceforge-picture-no-hammer = senza martello
diceforge-picture-in-labyrinth = Labirinto: casella { $space } di { $last }
diceforge-picture-on-track = Tracciato dei Titani: casella { $space } di { $last }
diceforge-picture-nothing-under-way = nulla in corso
diceforge-picture-die-light = Dado chiaro
diceforge-picture-die-dark = Dado scuro
diceforge-picture-up = visibile
diceforge-picture-newest = faccia nuova
diceforge-picture-temple = IL TEMPIO
diceforge-picture-garden = Giardini
diceforge-picture-forest = Foresta
diceforge-picture-lit = Accese: può comprarle

# Points by source.

diceforge-picture-dice = Tiri
diceforge-picture-hammer = Martello
diceforge-picture-effects = Effetti
diceforge-picture-lost = Persi
diceforge-picture-labyrinth = Labirinto
diceforge-picture-track = Tracciato
diceforge-picture-final = Punti finali
diceforge-picture-so-far = Se la partita finisse ora (round { $round })

# Feats and faces.

diceforge-picture-price = Prezzo
diceforge-picture-free = Gratis
diceforge-picture-gold-left = Oro rimasto
diceforge-picture-costs = Costa { $cost }
diceforge-picture-island = isola { $island }
diceforge-picture-type-none = Nessun effetto
diceforge-picture-type-immediate = Immediata
diceforge-picture-type-reinforcement = Rinforzo, in ogni tuo turno
diceforge-picture-type-automatic = Automatica, ogni volta che vale
diceforge-picture-worth =
    { $number ->
        [one] Vale 1 punto
       *[other] Vale { $number } punti
    } alla fine.
diceforge-picture-at-start =
    { $number ->
        [one] Una sui tuoi dadi all’inizio
       *[other] { $number } sui tuoi dadi all’inizio
    }
diceforge-picture-in-sanctuary =
    Santuario: { $gold } oro, { $number ->
        [one] 1 copia
       *[other] { $number } copie
    }
diceforge-picture-in-garden =
    Giardini: con l’impresa { $card }, { $number ->
        [one] 1 copia
       *[other] { $number } copie
    }
diceforge-picture-in-forest =
    Foresta: con l’impresa { $card }, { $number ->
        [one] 1 copia
       *[other] { $number } copie
    }
diceforge-picture-at-start-goddess = Sui tuoi dadi all’inizio con il modulo della Dea
diceforge-picture-at-start-titans = Sui tuoi dadi all’inizio con il modulo dei Titani
diceforge-picture-celestial-side = Un lato del Dado Celestiale
diceforge-picture-part-of-goddess = Rebellion: parte del modulo della Dea
diceforge-picture-part-of-titans = Rebellion: parte del modulo dei Titani
diceforge-picture-fits-feather = Rebellion: per il modulo della Dea
diceforge-picture-fits-triangle = Rebellion: per il modulo dei Titani

# The modules.

diceforge-picture-goddess = IL LABIRINTO
diceforge-picture-titans = TRACCIATO DEI TITANI
diceforge-picture-short-goddess = Labirinto
diceforge-picture-short-titans = Titani
diceforge-picture-side-cel_g12 = 12 oro
diceforge-picture-side-cel_v5 = 5 PG
diceforge-picture-side-cel_v3_choice = 3 PG + 3 oro, 1 sole o 1 luna
diceforge-picture-side-cel_mirror = copia una qualsiasi faccia visibile
diceforge-picture-side-cel_choose_side = gira un dado, applica la faccia
diceforge-picture-side-cel_upgrade2 = una faccia 2 livelli in più
diceforge-picture-brief-cel_mirror = copia una faccia
diceforge-picture-brief-cel_choose_side = gira un dado
diceforge-picture-brief-cel_upgrade2 = 2 livelli in più

# The labyrinth.

diceforge-picture-treasures = Tesori

# The Titans’ track.

diceforge-picture-rebellion = RIBELLIONE
diceforge-picture-gods = DÈI
diceforge-picture-zone-neutral = nessun effetto
diceforge-picture-at-the-end = a fine partita

# The board explained, and the feats close up.

diceforge-picture-feats-page = LE IMPRESE · { $page } DI { $pages }
diceforge-picture-legend-goddess = IL LABIRINTO: CHE COSA FANNO LE CASELLE
diceforge-picture-legend-titans = I TITANI: ZONE E SENTIERI
diceforge-picture-legend-space =
    { $count ->
        [one] Casella { $numbers }
       *[other] Caselle { $numbers }
    }
diceforge-picture-legend-gain = Guadagni { $gains }.
diceforge-picture-legend-choose = Scegli: { $choices }.
diceforge-picture-legend-steal = Prendi fino a { $gains } da ogni rivale.
diceforge-picture-legend-celestial =
    { $times ->
        [one] Tira il Dado Celestiale e applicalo.
       *[other] Tira il Dado Celestiale { $times } volte, una dopo l’altra.
    }
diceforge-picture-legend-forge =
    { $discount ->
        [0] Puoi comprare una faccia del Santuario al suo prezzo e forgiarla.
       *[other] Puoi comprare una faccia del Santuario a { $discount } oro in meno e forgiarla.
    }
diceforge-picture-legend-buy = Puoi pagare { $price } per { $gains }, una volta.
diceforge-picture-legend-forged = Guadagni { $gains } per ogni faccia che hai forgiato finora.
diceforge-picture-legend-treasure = Il primo golem sceglie un tesoro e ne prende il lato ricco; i successivi ricevono l’altro lato.
diceforge-picture-legend-goddess-space = Guadagni { $gains }, e il tuo golem resta lì. Il primo golem ti fa anche girare entrambi i dadi su facce a scelta e applicarle.
diceforge-picture-legend-golems-name = Golem solare + golem lunare
diceforge-picture-legend-golems = Entrambi in una benedizione: puoi tirare anche il Dado Celestiale.
diceforge-picture-legend-ancient-name = Frammenti antichi
diceforge-picture-legend-ancient = Pagano come sole o luna, per imprese e seconda azione. Ognuno che guadagni sposta il tuo indicatore di 1 casella a sinistra, anche se non hai posto.
diceforge-picture-legend-loyalty-name = Lealtà
diceforge-picture-legend-loyalty = Ognuna sposta il tuo indicatore a destra. Non si conserva.
diceforge-picture-legend-memory-name = Su una riva
diceforge-picture-legend-memory = Un gettone memoria del colore di chi l’ha messo: la sua prossima impresa su quest’isola dà ciò che il gettone mostra. Scudo: 2 lealtà e 1 frammento solare. Cristallo: 2 frammenti antichi e 1 lunare.
diceforge-picture-legend-blue-name = Sentieri con freccia
diceforge-picture-legend-blue = Se un sentiero blu punta dove va il tuo indicatore, deve prenderlo. Un sentiero con freccia vale in una sola direzione.
diceforge-picture-legend-end-name = Numeri
diceforge-picture-legend-end = Alla fine il numero della tua casella si somma ai tuoi punti, o si sottrae.
diceforge-picture-legend = DICE FORGE: GUIDA AL TABELLONE
diceforge-picture-legend-lit-name = Cornice dorata
diceforge-picture-legend-lit = Alla tua portata: puoi averlo ora.
diceforge-picture-legend-bought-name = Anello azzurro
diceforge-picture-legend-bought = Chi ha quel colore ha compiuto questa impresa dopo l’ultimo tabellone.
diceforge-picture-legend-up-name = Cornice azzurra
diceforge-picture-legend-up = Questa faccia è visibile: è uscita per ultima, o è stata forgiata lì.
diceforge-picture-legend-newest-name = Stella e punti
diceforge-picture-legend-newest = Novità dall’ultimo tabellone: una faccia (stella) o il cammino di un eroe (punti).
diceforge-picture-legend-home-name = Sul molo
diceforge-picture-legend-home = Questi eroi non sono ancora su un’isola, o sono stati scacciati.
diceforge-picture-legend-hero-name = Eroe
diceforge-picture-legend-hero = Sta sull’isola dell’ultima impresa compiuta. Se arriva un altro eroe, questo viene scacciato e chi lo guida riceve una benedizione divina.
diceforge-picture-legend-price-name = Prezzo
diceforge-picture-legend-price = Quanto oro costano le facce accanto; le imprese costano luna o sole. ×n: quante ne restano.
diceforge-picture-legend-immediate-name = Fulmine
diceforge-picture-legend-immediate = Vale una volta, quando prendi l’impresa.
diceforge-picture-legend-reinforcement-name = Frecce in cerchio
diceforge-picture-legend-reinforcement = Un rinforzo: usalo una volta in ogni tuo turno, se vuoi.
diceforge-picture-legend-automatic-name = Infinito
diceforge-picture-legend-automatic = Funziona da sé, ogni volta che è il caso.
diceforge-picture-legend-joint-name = Su una faccia
diceforge-picture-legend-joint = “+”: ricevi tutto. Barra: ne scegli uno.
diceforge-picture-legend-store-name = Inventario
diceforge-picture-legend-store = Che cosa c’è, quanto ci sta e che cosa ha aggiunto questo turno.
diceforge-picture-legend-points-name = Posto e punti
diceforge-picture-legend-points = Punti finora, imprese comprese, come se la partita finisse ora.
diceforge-picture-legend-feats-name = Imprese
diceforge-picture-legend-feats = Quante imprese ha ognuno; i loro punti sono nel totale. Accanto: effetti duraturi.
diceforge-picture-legend-hammer-name = Martello
diceforge-picture-legend-hammer = Giro e casella: ogni oro messo lo fa avanzare di una casella.
diceforge-picture-legend-asked-name = Segno “?”
diceforge-picture-legend-asked = Questa persona sta scegliendo.
diceforge-picture-legend-turn-name = Freccia
diceforge-picture-legend-turn = È il turno di questa persona, e anche altre scelgono.
diceforge-picture-legend-torch-name = Torcia
diceforge-picture-legend-torch = Chi inizia ogni round.
diceforge-picture-legend-halt-name = Due barre
diceforge-picture-legend-halt = Ora puoi passare o finire il turno.
diceforge-picture-legend-foot-name = Ai piedi del Tempio
diceforge-picture-legend-foot = Facce che arrivano con le imprese, non con l’oro. Arco: i Giardini. Albero: la Foresta.

# The lobby.

diceforge-picture-invitation = Forgia i tuoi dadi, conquista il favore degli dèi
diceforge-picture-invitation-rebellion = Rebellion: nuove imprese di dèi e Titani
diceforge-picture-invitation-goddess = Rebellion: quale golem arriva per primo dalla Dea?
diceforge-picture-invitation-titans = Rebellion: stai con gli dèi o con i Titani
