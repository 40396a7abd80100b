# Die Einführung in Hercules, Schritt für Schritt: was das Bild zeigt, das Ziel und warum. Das Drehbuch ist
# engine/hercules/tutorial.toml; die Zahlen hier sind die seiner Partie.

hercules-tutorial = **Hercules**, etwa 5 Minuten: eine Aufgabe, ein Halbgott und seine Fähigkeit, eine Vase, ein Gott, Ausruhen und Hades.

hercules-tutorial-board =
    Deine Reihe ist die orange. In jeder der Spalten 1 bis 12 liegt ein Marker von dir: eine **Aufgabe**. Dein **Lehrling** steht ganz links und will in Spalte 12.
    Unten links liegen deine Würfel, daneben steht, welche Aufgaben sie ergeben. Gold zeigt, was du jetzt tun kannst.
    .title = Das Spielbrett

hercules-tutorial-labour =
    Du hast 1 und 3 gewürfelt. Addiere, subtrahiere, multipliziere oder dividiere: Das Ergebnis ist die Aufgabe, die du **meisterst**, hier 2, 3 oder 4. Du nimmst ihren Marker, der 1 Punkt zählt, und einen **Halbgott**, der zur Rechnung passt: Pan für ×, Hecate für −, Hestia für +, Aeolus für ÷.
    .title = Eine Aufgabe
    .aim = Meistere 3 = 3 × 1 und nimm Pan −1.
    .why = Pan macht später einen Würfel um 1 kleiner. Jede Aufgabe bringt gerade 6 Punkte (1 Marker und 5 für eine Mehrheit), aber diese Karte hilft dir am meisten.

hercules-tutorial-hades =
    In der lila Reihe spielt **Hades**, nach zwei Würfeln. Sein **weißer Würfel** stiehlt: Seine Zahl sagt, von welchem Stapel, von links gezählt. Sein **lila Würfel** sagt, wie weit er zieht; wo er anhält, nimmt er den Marker.
    Jede zweite Runde beginnt er, darum war er gerade zweimal dran: Er hat eine Hecate und einen Aeolus gestohlen und steht in Spalte 7.
    .title = Hades

hercules-tutorial-demigod =
    Du hast 4 und 6 gewürfelt. Sieh dir die obersten Karten der Stapel an: Diese Hecate trägt neben ihrem − einen **schwarzen Würfel**. Solche **Symbole** zählen am Ende: 5 Punkte für jede Art, von der du die meisten hast, und 5 für ein Set aus allen fünf.
    .title = Halbgötter und Symbole
    .aim = Meistere 2 = 6 − 4 und nimm Hecate.
    .why = Das sind zwei Symbole auf einmal: Du hast danach 17 Punkte, sonst nur 12.

hercules-tutorial-ability =
    Dein Lehrling steht noch ganz links: Dein Marker in Spalte 1 hält ihn auf. Aus 2 und 4 wird keine 1. Aber du hast eine Karte mit einer **Fähigkeit**: Pans −1.
    Ein Halbgott kostet einen **Marker** aus deinem Vorrat. Er liegt auf der Karte, bis du dich ausruhst; so lange fehlt dir sein Punkt.
    .title = Eine Karte nutzen
    .aim = Nutze Pan: Mach aus der 4 eine 3.
    .why = 3 − 2 = 1, und die 1 brauchst du. Erst kommen Karten, dann die Aufgabe.

hercules-tutorial-vase =
    Jetzt zeigen deine Würfel 2 und 3. Die Spalten 2 und 3 sind schon leer. Nimmst du den Marker aus Spalte 1, zieht dein Lehrling **in einem Zug** bis Spalte 3.
    .title = Eine Vase und ein Gott
    .aim = Meistere 1 = 3 − 2.
    .why = Ein Weg von mindestens 3 Spalten bringt eine **Vase**, je weiter, desto besser. Auch die **Götterkarte** über der Spalte, in der er anhält, gehört dir, hier Poseidon.

hercules-tutorial-cards =
    Das sind deine eigenen Karten, wie `/mine` sie zeigt. Auf Pan liegt dein Marker, darum kannst du ihn gerade nicht nutzen. Die zweite Hecate und Poseidon **wenden** einen Würfel auf die Gegenseite.
    Rechts oben stehen deine Punkte und woher sie kommen: 10 von 20 sind Mehrheiten bei den Symbolen.
    .title = Deine Karten

hercules-tutorial-god =
    Du hast 3 und 5 gewürfelt. Die Fähigkeit eines Gottes kostet **keinen Marker**: Stattdessen wird die Karte umgedreht. Ihre Punkte zählen trotzdem.
    .title = Die Fähigkeit eines Gottes
    .aim = Nutze Poseidon: Wende die 5 zur 2.
    .why = Mit 3 und 5 geht nur Aufgabe 8. Mit 3 und 2 hast du die Wahl zwischen zwei Aufgaben und zwei Karten.

hercules-tutorial-number =
    Zwei Stapel fragen nicht nach der Rechenart. **Tyche** und **Morpheus** zeigen eine Zahl: Zeigt sie einer deiner beiden Würfel, darfst du stattdessen ihre Karte nehmen. Tyche will jetzt eine 2.
    .title = Tyche und Morpheus
    .aim = Meistere 5 = 3 + 2 und nimm Tyche.
    .why = Sie bringt 2 Punkte und einen schwarzen Würfel, zusammen hast du dann 28. Und Spalte 5 ist frei: Ist die 4 geschafft, zieht dein Lehrling gleich zwei Spalten.

hercules-tutorial-rest =
    Auf Pan liegt dein Marker, Poseidon liegt verdeckt. Statt eine Aufgabe zu meistern, darfst du dich **ausruhen**: Bis zu drei Marker kommen von deinen Halbgöttern zurück, und ein Gott wird aufgedeckt.
    .title = Ausruhen
    .aim = Ruh dich aus.
    .why = Ausruhen kostet deinen Zug, also warte, bis es sich lohnt. Jetzt werden zwei Fähigkeiten auf einmal wieder bereit.

hercules-tutorial-own =
    Inzwischen hat Hades den Gott Hermes genommen: Wo sein Marker schon fehlt, nimmt er die Karte darüber. Du hast 5 und 3 gewürfelt. Pan, Hecate und Poseidon sind bereit.
    .title = Dein Zug
    .aim = Spiel diesen Zug, wie du willst.

hercules-tutorial-points =
    Die Partie endet, wenn du Spalte 12 erreichst oder Hades alle seine Marker hat. Dann wird gewertet: Marker im Vorrat, Punkte auf Karten, 5 für jede Mehrheit, 5 für jedes volle Set. **Die meisten Punkte gewinnen**, nicht der schnellste Lehrling.
    Ein guter Zug: Sieh nach, was deine Würfel ergeben, ob eine Karte dir den Weg für einen langen Zug öffnet, und nimm die Symbole, die dir fehlen.
    .title = Wie es endet
