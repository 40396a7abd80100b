# The heroic feats, a block for each. “.brief” says in a few words what the feat brings, “.short” is its
# short name, “.keywords” are other words that
# people search for; then the name as it fits on a small card, the text of its page, and what else is good to know.

diceforge-feat-hammer = Martello del Fabbro
    .brief = Mettici oro: 15🪙 per 10🏆, altri 15🪙 per 15🏆
    .short = { diceforge-picture-feat-hammer }
    .keywords = martello, fabbro
diceforge-picture-feat-hammer = Martello
diceforge-feat-hammer-text = Metti il martello sulla tua plancia. D’ora in poi, ogni volta che guadagni oro, una parte a piacere può andare sul martello invece che nell’inventario: ogni oro lo fa avanzare di una casella. Un giro di 15 caselle ti dà 10 PG, il secondo giro 15 PG.
diceforge-feat-hammer-more = L’oro che avanza dopo il primo giro conta per il secondo, poi per il tuo prossimo martello. Lavori a un martello alla volta. Conta solo l’oro che guadagni, non quello che hai già.

diceforge-feat-chest = Forziere del Fabbro
    .brief = Spazio per altri 4🪙, 3☀️ e 3🌙
    .short = { diceforge-picture-feat-chest }
    .keywords = forziere, cassa, scrigno, spazio
diceforge-picture-feat-chest = Forziere
diceforge-feat-chest-text = Il tuo inventario contiene 4 oro, 3 frammenti solari e 3 lunari in più.
diceforge-feat-chest-more = Più forzieri si sommano.

diceforge-feat-silver_hind = Cerva d’Argento
    .brief = Una benedizione minore in ogni tuo turno successivo
    .short = { diceforge-picture-feat-silver_hind }
    .keywords = cerva, cervo, argento
diceforge-picture-feat-silver_hind = Cerva
diceforge-feat-silver_hind-text = Ricevi una benedizione minore: scegli uno dei tuoi dadi, tiralo e applica la sua faccia.
diceforge-feat-silver_hind-more = Ogni volta puoi scegliere un dado diverso.

diceforge-feat-great_bear = Orsa Maggiore
    .brief = 3🏆 ogni volta che scacci un altro eroe o scacciano te
    .short = { diceforge-picture-feat-great_bear }
    .keywords = orsa, orso, grande orso
diceforge-picture-feat-great_bear = Orsa Maggiore
diceforge-feat-great_bear-text = Ogni volta che scacci un eroe o che il tuo viene scacciato, guadagni 3 PG.
diceforge-feat-great_bear-more = Conta ogni orsa che hai. I punti arrivano prima della benedizione di chi viene scacciato.

diceforge-feat-satyrs = Satiri
    .brief = Il resto del tavolo tira; usi due di quelle facce
    .short = { diceforge-picture-feat-satyrs }
    .keywords = satiro, satiri, fauno
diceforge-picture-feat-satyrs = Satiri
diceforge-feat-satyrs-text = Tutto il resto del tavolo tira entrambi i dadi ma non applica nulla. Tu scegli due di questi dadi e ne applichi le facce come una tua benedizione.
diceforge-feat-satyrs-more = I due dadi possono essere della stessa persona o di due diverse. Uno specchio copia per te la faccia di un’altra persona, ×3 triplica l’altra faccia che hai scelto, un cinghiale fa guadagnare chi possiede la carta. Non è una tua benedizione, quindi Cerbero non può ripeterla.

diceforge-feat-tenacious_boar = Cinghiale Tenace
    .brief = Un’altra persona deve forgiarlo; guadagni ogni volta che esce
    .short = { diceforge-picture-feat-tenacious_boar }
    .keywords = cinghiale, maiale
diceforge-picture-feat-tenacious_boar = Cinghiale
diceforge-feat-tenacious_boar-text = Scegli un’altra persona: deve forgiare subito la faccia cinghiale del colore di questa carta e non può mai toglierla. Ogni volta che quella faccia viene applicata, guadagni 1 frammento solare, 1 frammento lunare o 3 PG.
diceforge-feat-tenacious_boar-more = Quella persona sceglie il dado e la faccia da sostituire, e dal cinghiale guadagna 1 frammento solare o lunare. Tu guadagni chiunque lo applichi, anche con uno specchio, i Satiri o il Minotauro. Se è triplicato, scegli tre volte.

diceforge-feat-ferryman = Traghettatore
    .brief = Nessun effetto, tanti punti
    .short = { diceforge-picture-feat-ferryman }
    .keywords = caronte, barcaiolo
diceforge-picture-feat-ferryman = Caronte
diceforge-feat-ferryman-text = Nessun effetto, solo punti.

diceforge-feat-cerberus = Cerbero
    .brief = Un gettone che ripete una tua benedizione
    .short = { diceforge-picture-feat-cerberus }
    .keywords = cane, mastino, ripetere
diceforge-picture-feat-cerberus = Cerbero
diceforge-feat-cerberus-text = Prendi un gettone Cerbero. Dopo una tua benedizione qualsiasi puoi usarlo: applichi una seconda volta le facce che hai tirato.
diceforge-feat-cerberus-more = Anche fuori dal tuo turno, e la seconda volta puoi scegliere diversamente. Un gettone per benedizione. Satiri e Minotauro non sono benedizioni.

diceforge-feat-helmet_of_invisibility = Elmo dell’Invisibilità
    .brief = Forgia una faccia ×3
    .short = { diceforge-picture-feat-helmet_of_invisibility }
    .keywords = elmo, triplo, x3, per tre
diceforge-picture-feat-helmet_of_invisibility = Elmo
diceforge-feat-helmet_of_invisibility-text = Prendi una faccia ×3 dai Giardini e forgiala subito.
diceforge-feat-helmet_of_invisibility-more = La faccia da sola non dà nulla; triplica ciò che dà l’altro tuo dado.

diceforge-feat-cancer = Cancro
    .brief = Due benedizioni divine di fila
    .short = { diceforge-picture-feat-cancer }
    .keywords = granchio, chela
diceforge-picture-feat-cancer = Cancro
diceforge-feat-cancer-text = Ricevi due benedizioni divine, una dopo l’altra.
diceforge-feat-cancer-more = Applichi per intero la prima, poi tiri la seconda.

diceforge-feat-sentinel = Sentinella
    .brief = Due benedizioni divine; scambia ☀️ e 🌙 per 2🏆 l’uno
    .short = { diceforge-picture-feat-sentinel }
    .keywords = guardia, vedetta, scambio
diceforge-picture-feat-sentinel = Sentinella
diceforge-feat-sentinel-text = Ricevi due benedizioni divine, una dopo l’altra. Ogni volta che un dado ti dà frammenti solari o lunari, puoi scambiarli tutti per 2 PG l’uno.
diceforge-feat-sentinel-more = Tutto o niente per ogni faccia. Ciò che scambi conta comunque per uno scudo sull’altro dado.

diceforge-feat-hydra = Idra
    .brief = Nessun effetto, più punti di tutte
    .short = { diceforge-picture-feat-hydra }
    .keywords = teste, serpente
diceforge-picture-feat-hydra = Idra
diceforge-feat-hydra-text = Nessun effetto, solo punti: più di ogni altra impresa.

diceforge-feat-typhon = Tifone
    .brief = 1🏆 per ogni faccia che hai forgiato
    .short = { diceforge-picture-feat-typhon }
    .keywords = gigante, facce forgiate
diceforge-picture-feat-typhon = Tifone
diceforge-feat-typhon-text = Guadagni 1 PG per ogni faccia che hai forgiato finora.
diceforge-feat-typhon-more = Contano tutte: comprate, gratis o imposte.

diceforge-feat-elder = Anziano
    .brief = In ogni tuo turno successivo: paga 3🪙 per 4🏆
    .short = { diceforge-picture-feat-elder }
    .keywords = anziano, vecchio, saggio
diceforge-picture-feat-elder = Anziano
diceforge-feat-elder-text = Puoi pagare 3 oro per guadagnare 4 PG.
diceforge-feat-elder-more = Ogni Anziano una volta per turno.

diceforge-feat-wild_spirits = Spiriti Selvaggi
    .brief = Subito 3🪙 e 3🌙
    .short = { diceforge-picture-feat-wild_spirits }
    .keywords = spiriti, erba, erbe
diceforge-picture-feat-wild_spirits = Spiriti
diceforge-feat-wild_spirits-text = Guadagni 3 oro e 3 frammenti lunari.
diceforge-feat-wild_spirits-more = L’oro può andare sul tuo martello.

diceforge-feat-guardians_owl = Gufo del Guardiano
    .brief = 1🪙, 1☀️ o 1🌙 in ogni tuo turno successivo
    .short = { diceforge-picture-feat-guardians_owl }
    .keywords = gufo, civetta, uccello
diceforge-picture-feat-guardians_owl = Gufo
diceforge-feat-guardians_owl-text = Guadagni 1 oro, 1 frammento solare o 1 lunare, a tua scelta.
diceforge-feat-guardians_owl-more = Ogni Gufo una volta per turno. L’oro può andare sul tuo martello.

diceforge-feat-celestial_ship = Nave Celestiale
    .brief = Forgia una faccia nave
    .short = { diceforge-picture-feat-celestial_ship }
    .keywords = nave, barca, argo, vascello
diceforge-picture-feat-celestial_ship = Nave
diceforge-feat-celestial_ship-text = Prendi una faccia nave dai Giardini e forgiala subito.
diceforge-feat-celestial_ship-more = Quando esce, la nave ti fa comprare una faccia del Santuario a 2 oro in meno.

diceforge-feat-minotaur = Minotauro
    .brief = Il resto del tavolo tira e perde ciò che esce
    .short = { diceforge-picture-feat-minotaur }
    .keywords = toro, perdita, perdere
diceforge-picture-feat-minotaur = Minotauro
diceforge-feat-minotaur-text = Tutto il resto del tavolo tira entrambi i dadi e perde ciò che le facce darebbero.
diceforge-feat-minotaur-more = Non si scende mai sotto 0. Se c’è una scelta, chi tira decide che cosa perdere, anche qualcosa di cui ha poco. ×3 triplica la perdita, uno specchio copia una faccia da perdere, una nave non fa nulla. Chi possiede una carta cinghiale guadagna come al solito.

diceforge-feat-guardians_shield = Scudo del Guardiano
    .brief = Forgia una faccia scudo a tua scelta
    .short = { diceforge-picture-feat-guardians_shield }
    .keywords = scudo, egida
diceforge-picture-feat-guardians_shield = Scudo
diceforge-feat-guardians_shield-text = Scegli una delle facce scudo rimaste nei Giardini e forgiala subito.
diceforge-feat-guardians_shield-more = Sono quattro: oro, sole, luna e PG. Uno scudo dà la sua risorsa, o 5 PG se l’altro tuo dado dà già quella risorsa.

diceforge-feat-gorgon = Gorgone
    .brief = Nessun effetto, tanti punti
    .short = { diceforge-picture-feat-gorgon }
    .keywords = medusa
diceforge-picture-feat-gorgon = Gorgone
diceforge-feat-gorgon-text = Nessun effetto, solo punti.

diceforge-feat-triton = Tritone
    .brief = Un gettone da usare per 6🪙, 2☀️ o 2🌙 in un tuo turno
    .short = { diceforge-picture-feat-triton }
    .keywords = tritone, dio del mare
diceforge-picture-feat-triton = Tritone
diceforge-feat-triton-text = Prendi un gettone Tritone. In qualsiasi momento del tuo turno puoi usarlo per 6 oro, 2 frammenti solari o 2 lunari.
diceforge-feat-triton-more = L’oro può andare sul tuo martello. Un gettone non usato alla fine non vale nulla.

diceforge-feat-mirror_of_the_abyss = Specchio dell’Abisso
    .brief = Forgia una faccia specchio
    .short = { diceforge-picture-feat-mirror_of_the_abyss }
    .keywords = specchio, copia
diceforge-picture-feat-mirror_of_the_abyss = Specchio
diceforge-feat-mirror_of_the_abyss-text = Prendi una faccia specchio dai Giardini e forgiala subito.
diceforge-feat-mirror_of_the_abyss-more = Quando esce, lo specchio copia una faccia visibile sul dado di un’altra persona.

diceforge-feat-sphinx = Sfinge
    .brief = Quattro benedizioni minori con un dado
    .short = { diceforge-picture-feat-sphinx }
    .keywords = enigma, indovinello
diceforge-picture-feat-sphinx = Sfinge
diceforge-feat-sphinx-text = Scegli un dado. Ricevi con quello quattro benedizioni minori, una dopo l’altra.
diceforge-feat-sphinx-more = Un dado tirato da solo: ×3 non dà nulla, uno scudo dà la sua risorsa.

diceforge-feat-cyclops = Ciclope
    .brief = Quattro benedizioni minori con un dado; scambia 🪙 per 1🏆 l’uno
    .short = { diceforge-picture-feat-cyclops }
    .keywords = un occhio, polifemo, scambio
diceforge-picture-feat-cyclops = Ciclope
diceforge-feat-cyclops-text = Scegli un dado. Ricevi con quello quattro benedizioni minori, una dopo l’altra. Ogni volta che ti dà oro, puoi scambiarlo tutto per 1 PG l’uno.
diceforge-feat-cyclops-more = Tutto o niente per ogni tiro. L’oro che tieni può comunque andare sul tuo martello.

diceforge-feat-twins = Gemelli
    .brief = Paga 3🪙 per rilanciare un dado, poi guadagna 1🌙 o 1🏆
    .short = { diceforge-picture-feat-twins }
    .keywords = gemelli, rilancio, tirare di nuovo
diceforge-picture-feat-twins = Gemelli
diceforge-feat-twins-text = Dopo il tiro per una tua benedizione, o del Dado Celestiale, e prima di applicare qualcosa: puoi pagare 3 oro per rilanciare uno di questi dadi. Poi guadagni anche 1 frammento lunare o 1 PG.
diceforge-feat-twins-more = Ogni copia funziona una volta per tiro, e più copie possono rilanciare lo stesso dado; conta solo la sua ultima faccia.

diceforge-feat-scepter = Scettro del Fabbro
    .brief = Contiene altri 6🪙; con 4 o più paga come ☀️ o 🌙
    .short = { diceforge-picture-feat-scepter }
    .keywords = scettro, bastone
diceforge-picture-feat-scepter = Scettro
diceforge-feat-scepter-text = Metti lo scettro sulla tua plancia. D’ora in poi, ogni volta che guadagni oro, fino a 6 possono andare sullo scettro. Puoi spendere quest’oro come qualsiasi altro.
diceforge-feat-scepter-more = Nel tuo turno puoi svuotare uno scettro con 4 o 5 oro per pagare 1 frammento solare o lunare, o uno con 6 oro per pagarne 2 dello stesso tipo. Questi frammenti vanno spesi subito. Gli effetti che contano o tolgono l’oro nell’inventario ignorano lo scettro.

diceforge-feat-companion = Compagno
    .brief = Avanza ogni turno; congedalo una volta: fino a 5☀️ e 5🏆
    .short = { diceforge-picture-feat-companion }
    .keywords = compagno, amico
diceforge-picture-feat-companion = Compagno
diceforge-feat-companion-text = Metti il Compagno sulla casella 0. Come rinforzo avanza di 1 casella, fino alla 5. In qualsiasi momento del tuo turno puoi congedarlo: guadagni tanti frammenti solari e tanti PG quanti ne mostra la sua casella.
diceforge-feat-companion-more = Dopo non fa più nulla, ma i punti della carta contano alla fine.

diceforge-feat-celestial_die = Dado Celestiale
    .brief = Tira il Dado Celestiale
    .short = { diceforge-picture-feat-celestial_die }
    .keywords = celestiale, celeste
diceforge-picture-feat-celestial_die = Dado Celestiale
diceforge-feat-celestial_die-text = Tira il Dado Celestiale e applica il suo lato.
diceforge-feat-celestial_die-more = Non è una benedizione, quindi Cerbero non può ripetere il tiro; i Gemelli possono rilanciare il dado. Trovi i suoi lati in `/rules`, sotto “Il Dado Celestiale”.

diceforge-feat-wind = Vento
    .brief = Tutto il tavolo tira; guadagni un tipo da tutti i dadi
    .short = { diceforge-picture-feat-wind }
    .keywords = tempesta, brezza
diceforge-picture-feat-wind = Vento
diceforge-feat-wind-text = Tutto il tavolo, anche tu, tira entrambi i dadi ma non applica nulla. Scegli un tipo di risorsa: guadagni tutta quella che mostrano queste facce.
diceforge-feat-wind-more = Specchi, ×3, navi e golem non contano nulla; scudi e facce caos contano solo ciò che danno da soli. Una faccia con una scelta conta per ogni tipo che mostra.

diceforge-feat-ancestor = Antenato
    .brief = Una faccia 🏆 gratis, poi una benedizione minore col suo dado
    .short = { diceforge-picture-feat-ancestor }
    .keywords = antenato, avo
diceforge-picture-feat-ancestor = Antenato
diceforge-feat-ancestor-text = Puoi forgiare gratis la faccia più economica del Santuario che mostra PG. Poi ricevi una benedizione minore con quel dado.
diceforge-feat-ancestor-more = Se non forgi nulla, scegli comunque un dado per la benedizione.

diceforge-feat-mists = Nebbie
    .brief = Chi ha meno 🪙 perde 5🏆 e li guadagni tu
    .short = { diceforge-picture-feat-mists }
    .keywords = nebbia, foschia
diceforge-picture-feat-mists = Nebbie
diceforge-feat-mists-text = Chi ha meno oro nell’inventario perde 5 PG, e tu guadagni ciò che perde.
diceforge-feat-mists-more = Se più persone sono alla pari con il minimo, perdono tutte. Se il minimo ce l’hai solo tu, non succede nulla. L’oro su uno scettro non conta.

diceforge-feat-eternal_night = Notte Eterna
    .brief = Ogni rivale perde 1☀️ e 1🌙 e li guadagni tu
    .short = { diceforge-picture-feat-eternal_night }
    .keywords = notte, buio
diceforge-picture-feat-eternal_night = Notte Eterna
diceforge-feat-eternal_night-text = Ogni rivale perde 1 frammento lunare e 1 solare, se li ha. Guadagni tutto ciò che va perso.
diceforge-feat-eternal_night-more = I frammenti antichi sono al sicuro.

diceforge-feat-right_hand = Mano Destra
    .brief = Scambia quanti 🪙 vuoi per 1🏆 l’uno
    .short = { diceforge-picture-feat-right_hand }
    .keywords = destra, mano
diceforge-picture-feat-right_hand = Mano Destra
diceforge-feat-right_hand-text = Puoi pagare quanto oro vuoi: guadagni 1 PG per ognuno.
diceforge-feat-right_hand-more = Si può pagare anche con l’oro su uno scettro.

diceforge-feat-tree = Albero
    .brief = In ogni tuo turno: 3🪙 e 1🏆, o 2🏆 se hai 8🪙
    .short = { diceforge-picture-feat-tree }
    .keywords = legno, foglie
diceforge-picture-feat-tree = Albero
diceforge-feat-tree-text = Guadagni 3 oro e 1 PG; se hai 8 oro o più nell’inventario, guadagni invece 2 PG.
diceforge-feat-tree-more = L’oro su uno scettro non conta. Non puoi scegliere quale dei due ricevi.

diceforge-feat-merchant = Mercante
    .brief = In ogni tuo turno successivo: 2🏆, o una faccia migliore
    .short = { diceforge-picture-feat-merchant }
    .keywords = mercante, migliorare, livello
diceforge-picture-feat-merchant = Mercante
diceforge-feat-merchant-text = Guadagni 2 PG, oppure sostituisci gratis una tua faccia con una del Santuario di un livello superiore.
diceforge-feat-merchant-more = I livelli sono i prezzi 2, 3, 4, 5, 6, 8 e 12. Le facce iniziali e quelle dei Giardini non hanno livello: salgono alle facce da 2 oro. Se un livello è vuoto, vale il successivo. Più Mercanti possono alzare insieme una faccia di altrettanti livelli; puoi alzare solo una faccia per turno.

diceforge-feat-wood_nymph = Ninfa dei Boschi
    .brief = Subito 4🪙, e puoi comprare una faccia
    .short = { diceforge-picture-feat-wood_nymph }
    .keywords = ninfa, driade, foresta, bosco
diceforge-picture-feat-wood_nymph = Ninfa
diceforge-feat-wood_nymph-text = Guadagni 4 oro. Poi puoi comprare una faccia del Santuario al suo prezzo e forgiarla subito.
diceforge-feat-wood_nymph-more = L’oro può andare su un martello o su uno scettro.

diceforge-feat-light = Luce
    .brief = In ogni tuo turno successivo: 3🪙 per una faccia visibile
    .short = { diceforge-picture-feat-light }
    .keywords = luce, lampada
diceforge-picture-feat-light = Luce
diceforge-feat-light-text = Puoi pagare 3 oro per applicare una qualsiasi faccia visibile, su un dado tuo o di un’altra persona.
diceforge-feat-light-more = La faccia vale da sola: ×3 non dà nulla, uno scudo dà la sua risorsa. Non vale per il Dado Celestiale. Non è una benedizione.

diceforge-feat-goldsmith = Orafo
    .brief = 2🏆 per ogni impresa diversa che hai
    .short = { diceforge-picture-feat-goldsmith }
    .keywords = orafo, gioielliere
diceforge-picture-feat-goldsmith = Orafo
diceforge-feat-goldsmith-text = Guadagni 2 PG per ogni impresa diversa che hai, compresa questa.
diceforge-feat-goldsmith-more = Più copie di un’impresa contano una volta, anche se di colori diversi.

diceforge-feat-omniscient = Onnisciente
    .brief = 2🏆 per ogni faccia sui tuoi dadi che mostra 🏆
    .short = { diceforge-picture-feat-omniscient }
    .keywords = onnisciente, occhio
diceforge-picture-feat-omniscient = Onnisciente
diceforge-feat-omniscient-text = Guadagni 2 PG per ogni faccia sui tuoi due dadi che mostra PG.
diceforge-feat-omniscient-more = Scudi e facce caos mostrano PG; cinghiali e sventure no.

diceforge-feat-trident = Tridente degli Abissi
    .brief = Cedi tutti i tuoi 🪙 per una faccia qualsiasi del Tempio
    .short = { diceforge-picture-feat-trident }
    .keywords = tridente, poseidone, forcone
diceforge-picture-feat-trident = Tridente
diceforge-feat-trident-text = Cedi tutto l’oro nel tuo inventario, anche se non ne hai. Poi forgia gratis una qualsiasi faccia del Santuario o dei Giardini.
diceforge-feat-trident-more = Tranne le facce dei Giardini date da un’impresa di questa partita. L’oro su uno scettro resta tuo.

diceforge-feat-eternal_fire = Fuoco Eterno
    .brief = Subito un turno extra intero
    .short = { diceforge-picture-feat-eternal_fire }
    .keywords = fuoco, fiamma, turno extra
diceforge-picture-feat-eternal_fire = Fuoco Eterno
diceforge-feat-eternal_fire-text = Giochi subito un turno extra intero: una benedizione solo per te, rinforzi, un’azione e una seconda azione. Poi riprende il tuo primo turno.
diceforge-feat-eternal_fire-more = Puoi usare di nuovo ogni rinforzo. In due ricevi la benedizione due volte.

diceforge-feat-left_hand = Mano Sinistra
    .brief = Scaccia tutti gli eroi; applichi tutti i loro dadi
    .short = { diceforge-picture-feat-left_hand }
    .keywords = sinistra, mano
diceforge-picture-feat-left_hand = Mano Sinistra
diceforge-feat-left_hand-text = Tutti gli eroi sulle isole vengono scacciati, anche il tuo. Chi li guida tira entrambi i dadi, ma li applichi tutti tu, una coppia dopo l’altra, a partire dalla tua.
diceforge-feat-left_hand-more = Un’Orsa Maggiore ti dà 3 PG una volta sola se viene scacciato anche un altro eroe; dà 3 PG anche a chi ce l’ha e viene scacciato.

diceforge-feat-first_titan = Primo Titano
    .brief = Un’impresa da 1🌙 o 1☀️, gratis
    .short = { diceforge-picture-feat-first_titan }
    .keywords = titano, carta gratis
diceforge-picture-feat-first_titan = Primo Titano
diceforge-feat-first_titan-text = Prendi gratis un’impresa da 1 frammento lunare o solare, senza muovere il tuo eroe, e applicala.
diceforge-feat-first_titan-more = Conta come comprata.

diceforge-feat-goddess = Dea
    .brief = Gira i due dadi su facce a scelta e applicale
    .short = { diceforge-picture-feat-goddess }
    .keywords = era, dea
diceforge-picture-feat-goddess = Dea
diceforge-feat-goddess-text = Gira entrambi i tuoi dadi sulle facce che vuoi e applicale come una benedizione divina.
diceforge-feat-goddess-more = Cerbero può ripeterla. I Gemelli non hanno nulla da rilanciare.

diceforge-feat-moon_golem = Golem Lunare
    .brief = Forgia un golem lunare: un passo nel labirinto
    .short = { diceforge-picture-feat-moon_golem }
    .keywords = golem
diceforge-picture-feat-moon_golem = Golem Lunare
diceforge-feat-moon_golem-text = Prendi un golem lunare dalla Foresta e forgialo subito.
diceforge-feat-moon_golem-more = Quando esce, il tuo golem avanza di 1 casella. Con un golem solare nella stessa benedizione puoi anche tirare il Dado Celestiale.

diceforge-feat-great_golem = Grande Golem
    .brief = Il tuo golem avanza di 2 caselle
    .short = { diceforge-picture-feat-great_golem }
    .keywords = golem
diceforge-picture-feat-great_golem = Grande Golem
diceforge-feat-great_golem-text = Il tuo golem avanza di 2 caselle nel labirinto.
diceforge-feat-great_golem-more = Applica ogni casella prima del passo successivo.

diceforge-feat-sun_golem = Golem Solare
    .brief = Forgia un golem solare: un passo nel labirinto
    .short = { diceforge-picture-feat-sun_golem }
    .keywords = golem
diceforge-picture-feat-sun_golem = Golem Solare
diceforge-feat-sun_golem-text = Prendi un golem solare dalla Foresta e forgialo subito.
diceforge-feat-sun_golem-more = Quando esce, il tuo golem avanza di 1 casella. Con un golem lunare nella stessa benedizione puoi anche tirare il Dado Celestiale.

diceforge-feat-time_golem = Golem del Tempo
    .brief = Il tuo golem torna indietro di 2 caselle
    .short = { diceforge-picture-feat-time_golem }
    .keywords = golem, indietro
diceforge-picture-feat-time_golem = Golem Tempo
diceforge-feat-time_golem-text = Il tuo golem torna indietro di 2 caselle nel labirinto.
diceforge-feat-time_golem-more = Applica ogni casella prima del passo successivo. Dove i sentieri si incontrano ne scegli uno; più tardi da lì puoi prendere un’altra strada. Un golem sulla casella della Dea resta lì.

diceforge-feat-memory = Memoria
    .brief = Due gettoni sulle isole premiano le tue prossime imprese lì
    .short = { diceforge-picture-feat-memory }
    .gender = f
    .keywords = memorie, ricordo, ricordare
diceforge-picture-feat-memory = Memoria
diceforge-feat-memory-text = Metti i tuoi due gettoni memoria su due isole diverse, ognuno con il lato che preferisci verso l’alto: 2 frammenti antichi e 1 frammento lunare, o 2 lealtà e 1 frammento solare. La prossima volta che prendi un’impresa da quell’isola, guadagni ciò che mostra il gettone.
diceforge-feat-memory-more = Ogni gettone premia una volta. I gettoni altrui non ti riguardano. Questa carta non ne raccoglie.

diceforge-feat-oracle = Oracolo
    .brief = Benedizioni minori; con 💎 o 🛡️ ogni rivale va a sinistra
    .short = { diceforge-picture-feat-oracle }
    .keywords = pizia, delfi
diceforge-picture-feat-oracle = Oracolo
diceforge-feat-oracle-text = Ricevi una benedizione minore. Se ti dà lealtà o frammenti antichi, gli indicatori di ogni rivale si spostano di 1 casella a sinistra.
diceforge-feat-oracle-more = Chi si sposta così non guadagna frammenti.

diceforge-feat-chaos = Caos
    .brief = Forgia una faccia caos a tua scelta
    .short = { diceforge-picture-feat-chaos }
    .keywords = disordine
diceforge-picture-feat-chaos = Caos
diceforge-feat-chaos-text = Scegli una delle facce caos rimaste nella Foresta e forgiala subito.
diceforge-feat-chaos-more = Sono quattro: due danno frammenti antichi, due danno lealtà. Ognuna dà 3 PG in più se l’altro tuo dado dà la risorsa corrispondente.

diceforge-feat-dogged = Ostinato
    .brief = Forgia 3🪙 1💎 o 2🪙 1🏆 1🛡️
    .short = { diceforge-picture-feat-dogged }
    .keywords = testardo
diceforge-picture-feat-dogged = Ostinato
diceforge-feat-dogged-text = Scegli una faccia dalla Foresta e forgiala subito: 3 oro e 1 frammento antico, o 2 oro, 1 PG e 1 lealtà.
diceforge-feat-dogged-more = Ce ne sono due di ognuna.

diceforge-feat-guardian = Guardiano
    .brief = In ogni tuo turno successivo: 1💎 o 1🛡️
    .short = { diceforge-picture-feat-guardian }
    .keywords = custode, guardia
diceforge-picture-feat-guardian = Guardiano
diceforge-feat-guardian-text = Guadagni 1 lealtà o 1 frammento antico.
diceforge-feat-guardian-more = La lealtà sposta il tuo indicatore di 1 casella a destra, un frammento antico di 1 casella a sinistra.

diceforge-feat-mirror_of_misfortune = Specchio della Sventura
    .brief = Un’altra persona deve forgiarlo; applichi anche i suoi dadi
    .short = { diceforge-picture-feat-mirror_of_misfortune }
    .keywords = sventura, sfortuna, specchio
diceforge-picture-feat-mirror_of_misfortune = Sventura
diceforge-feat-mirror_of_misfortune-text = Scegli un’altra persona: deve forgiare subito la faccia sventura del colore di questa carta e non può mai toglierla. Ogni volta che viene applicata, dopo applichi anche tu entrambi i dadi di quella persona come una benedizione divina.
diceforge-feat-mirror_of_misfortune-more = Anche la sventura stessa vale per te: 1 lealtà o 1 frammento antico. Scegli per conto tuo. La tua zona sul tracciato non dà nulla, perché i dadi non sono tuoi.
