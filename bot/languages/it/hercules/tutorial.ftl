# The tutorial of Hercules, step by step: what the picture shows, the aim, and why. The script is
# engine/hercules/tutorial.toml; the numbers here are those of its match.

hercules-tutorial = **Hercules**, circa 5 minuti: una fatica, un semidio e la sua abilità, un vaso, un dio, un riposo e Ade.

hercules-tutorial-board =
    La tua riga è quella arancione. In ogni colonna da 1 a 12 hai un cubo: sono le tue **fatiche**. Il tuo **apprendista** parte da sinistra e vuole arrivare alla colonna 12.
    I tuoi dadi sono in basso a sinistra; accanto vedi quali fatiche permettono. L’oro indica ciò che puoi fare ora.
    .title = Il tabellone

hercules-tutorial-labour =
    Hai tirato 1 e 3. Sommali, sottraili, moltiplicali o dividili: il risultato è la fatica che **compi**, qui 2, 3 o 4. Ne prendi il cubo, che vale 1 punto, e un **semidio** adatto al calcolo: Pan per ×, Ecate per −, Estia per +, Eolo per ÷.
    .title = Una fatica
    .aim = Compi la fatica 3 = 3 × 1 e prendi Pan −1.
    .why = Per ora ogni scelta vale 6 punti, ma il −1 di Pan può abbassare un dado più avanti. Ti servirà.

hercules-tutorial-hades =
    La riga viola è di **Ade**. Gioca con due dadi. Il suo **dado bianco** ruba: indica una pila di semidei, contando da sinistra. Il suo **dado viola** lo muove, e dove si ferma lui prende il cubo.
    Un round sì e uno no inizia lui, quindi ha appena giocato due volte: ha rubato da Ecate e da Eolo e ora sta alla colonna 7.
    .title = Ade

hercules-tutorial-demigod =
    Hai tirato 4 e 6. Guarda le carte in cima: questa Ecate ha un **dado nero** accanto al suo −. Questi **simboli** danno punti alla fine: 5 per ogni tipo che hai in maggior numero, e altri 5 per un set di tutti e cinque i tipi.
    .title = Semidei e simboli
    .aim = Compi la fatica 2 = 6 − 4 e prendi Ecate.
    .why = Ottieni due tipi di simboli in una volta. La nota sotto l’opzione dice 17 punti; le altre te ne danno solo 12.

hercules-tutorial-ability =
    Il tuo apprendista è ancora a sinistra: lo blocca il tuo cubo nella colonna 1. Con 2 e 4 non puoi fare 1. Ma hai una carta con un’**abilità**: il −1 di Pan.
    Un semidio costa un **cubo** della tua riserva. Resta sulla carta finché non riposi, e fino ad allora perdi il suo punto.
    .title = Usare una carta
    .aim = Usa Pan: trasforma il 4 in un 3.
    .why = Ti serve 3 − 2 = 1. Prima usa le carte, poi compi la fatica.

hercules-tutorial-vase =
    Ora i tuoi dadi mostrano 2 e 3. Le colonne 2 e 3 sono già vuote. Prendi il cubo dalla colonna 1 e il tuo apprendista arriva fino alla colonna 3 **in un colpo solo**.
    .title = Un vaso e un dio
    .aim = Compi la fatica 1 = 3 − 2.
    .why = Un cammino di 3 colonne o più ti dà un **vaso**; più è lungo il cammino, migliore è il vaso. Ottieni anche il **dio** sopra la colonna in cui ti fermi, qui Poseidone.

hercules-tutorial-cards =
    Queste sono le tue carte, come le mostra `/mine`. Il tuo cubo è su Pan, quindi ora non puoi usarlo. La seconda Ecate e Poseidone **ribaltano** tutti e due un dado sull’altro lato.
    In alto a destra vedi i tuoi punti e da dove vengono: 10 dei tuoi 20 sono maggioranze di simboli.
    .title = Le tue carte

hercules-tutorial-god =
    Hai tirato 3 e 5. L’abilità di un dio **non costa cubi**: basta girare la carta a faccia in giù. I suoi punti contano lo stesso.
    .title = L’abilità di un dio
    .aim = Usa Poseidone: ribalta il 5 in un 2.
    .why = Con 3 e 5 puoi compiere solo la fatica 8. Con 3 e 2 puoi scegliere tra due fatiche e due carte.

hercules-tutorial-number =
    Per due pile l’operazione non conta. **Tiche** e **Morfeo** mostrano un numero: se uno dei due dadi che usi lo mostra, puoi prendere la loro carta. In questo momento Tiche vuole un 2.
    .title = Tiche e Morfeo
    .aim = Compi la fatica 5 = 3 + 2 e prendi Tiche.
    .why = Ti dà 2 punti e un dado nero: in tutto 28 punti. E con la colonna 5 vuota, quando compirai la fatica 4 il tuo apprendista avanzerà di due colonne in una volta.

hercules-tutorial-rest =
    Pan tiene il tuo cubo e Poseidone è a faccia in giù. Invece di una fatica puoi **riposare**: recuperi fino a 3 cubi dai tuoi semidei e giri 1 dio a faccia in su.
    .title = Un riposo
    .aim = Riposa.
    .why = Un riposo ti costa un turno, quindi aspetta che ti restituisca più cose. Ora rende di nuovo pronte due abilità.

hercules-tutorial-own =
    Intanto Ade ha preso il dio Ermes: dove non ha più un cubo, prende la carta che sta sopra. Hai tirato 5 e 3. Pan, Ecate e Poseidone sono pronti.
    .title = Il tuo turno
    .aim = Gioca questo turno come vuoi.

hercules-tutorial-points =
    La partita finisce quando arrivi alla colonna 12 o quando Ade ha tutti i suoi cubi. Poi si contano i punti: cubi in riserva, punti sulle carte, 5 per ogni maggioranza, 5 per ogni set completo. **Vince chi fa più punti**, non l’apprendista più veloce.
    Un buon turno: guarda che cosa puoi fare con i tuoi dadi, controlla se una carta apre un lungo cammino e prendi i simboli che ti mancano.
    .title = Come finisce
