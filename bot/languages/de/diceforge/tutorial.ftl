# Die Einführung in Dice Forge, Schritt für Schritt: was das Bild zeigt, das Ziel und warum. Das Drehbuch ist
# engine/dice_forge/tutorial.toml; die Zahlen hier sind die seiner Partie.

diceforge-tutorial = **Dice Forge**, etwa 7 Minuten: eine Göttergabe, eine Seite schmieden, eine Heldentat, eine Zusatzaktion und ein guter Zug.

diceforge-tutorial-board =
    Unten liegen deine Würfel, alle sechs Seiten von beiden. Sie bringen 🪙 Gold, ☀️ Sonnensplitter, 🌙 Mondsplitter und 🏆 **Ruhmespunkte**. Rechts ist der **Tempel**: neue Seiten für Gold. In der Mitte liegen die Inseln mit den **Heldentaten**: Karten, die du mit ☀️ und 🌙 bezahlst.
    Nach 9 Runden gewinnen die meisten Ruhmespunkte. Goldene Rahmen zeigen, was du jetzt bezahlen kannst.
    .title = Das Spielbrett

diceforge-tutorial-blessing =
    Jeder Zug beginnt mit einer **Göttergabe**: Alle werfen beide Würfel und nehmen, was sie zeigen. Zu zweit geschieht das zweimal nacheinander, auch in den Zügen der anderen. Du hast zweimal 1🪙 und 1🌙 geworfen.
    Seiten mit blauem Rahmen liegen oben. Links ist dein Vorrat: Mehr als 12🪙, 6☀️ und 6🌙 passen nicht hinein.
    .title = Eine Göttergabe

diceforge-tutorial-forge =
    Dann kommt deine **Aktion**: Seiten schmieden oder eine Heldentat vollbringen. Du hast 5🪙 und 2🌙. Jede Seite im Tempel liegt neben ihrem Preis; eine neue Seite ersetzt eine deiner alten für immer.
    .title = Schmieden
    .aim = Schmiede „1 RP und 1 Sonnensplitter“ (4🪙) statt 1 Gold auf deinen hellen Würfel: erst die Seite, dann der Würfel.
    .why = Eine Seite bringt von nun an bei jeder Göttergabe etwas, also schmiede früh. Gold bringen deine Würfel schon; ☀️ fehlt.

diceforge-tutorial-feat =
    Inzwischen war dein Gegner am Zug. In diesen vier Göttergaben fiel deine neue Seite zweimal, darum hast du 2☀️.
    Blaue Heldentaten kosten 🌙, rote ☀️. Der grüne Kranz nennt ihre Ruhmespunkte.
    .title = Eine Heldentat
    .aim = Vollbringe „Die Eule des Wächters“ (2☀️).
    .why = Sie ist 4🏆 wert und eine **Verstärkung** (⟳): In jedem deiner nächsten Züge bringt sie etwas. Solche Karten lohnen sich früh.

diceforge-tutorial-reinforcement =
    Dein Held steht jetzt auf der Insel der Eule. Kommt ein anderer dorthin, wird deiner **verdrängt**, und du bekommst dafür eine Göttergabe.
    Die dritte Runde hat begonnen: 12🪙, 2☀️, 3🌙. Verstärkungen kommen **vor** der Aktion.
    .title = Eine Verstärkung
    .aim = Nutze „Die Eule des Wächters“.
    .why = Sie kostet nichts. Nach deiner Aktion ist es für diesen Zug zu spät.

diceforge-tutorial-full =
    Die Eule gibt 1🪙, 1☀️ oder 1🌙. Dein Vorrat an Gold ist voll: 12 von 12.
    .title = Der Vorrat ist voll
    .aim = Nimm 1☀️.
    .why = Mehr Gold würde verfallen. Mit 3☀️ kannst du gleich etwas Besonderes bezahlen.

diceforge-tutorial-choice =
    Jetzt gib das Gold aus. In **einer** Aktion darfst du mehrere Seiten schmieden, solange sie verschieden sind.
    .title = Zwei Seiten auf einmal
    .aim = Schmiede „3 Gold oder 2 RP“ (5🪙) statt 1 Gold auf deinen hellen Würfel.
    .why = Jedes Mal, wenn sie fällt, wählst du: Gold, solange du schmiedest, gegen Ende Punkte.

diceforge-tutorial-second =
    7🪙 sind übrig, und die Aktion geht weiter. Die Seite, die du gerade gekauft hast, steht nicht mehr zur Wahl.
    .title = Die zweite Seite
    .aim = Schmiede „1 Mondsplitter“ (2🪙) statt 1 Gold auf deinen hellen Würfel.
    .why = Sie ist billig, und mit 🌙 bezahlst du die blauen Heldentaten. Jetzt bringt dein heller Würfel alle vier Arten.

diceforge-tutorial-extra =
    Für 2☀️ darfst du einmal im Zug eine **zweite Aktion** machen.
    .title = Eine Zusatzaktion
    .aim = Zahle 2☀️ für eine Zusatzaktion.
    .why = Sie lohnt sich immer, wenn du noch etwas Gutes bezahlen kannst. Dir bleibt 1☀️, und genau das kostet der Älteste.

diceforge-tutorial-elder =
    Die zweite Aktion ist wie die erste: schmieden oder eine Heldentat vollbringen.
    .title = Die zweite Heldentat
    .aim = Vollbringe „Der Älteste“ (1☀️).
    .why = Er macht aus 3🪙 4🏆, in jedem der sechs Züge, die du noch hast. Genug Gold dafür bringen deine Würfel.

diceforge-tutorial-turn =
    Das war ein **guter Zug**: erst die Eule, dann zwei Seiten für das Gold, dann 2☀️ für eine zweite Aktion und mit ihr eine Heldentat. Wenig bleibt im Vorrat liegen.
    Das ist dein Heldentableau, wie `/mine` es zeigt: deine Würfel aufgeklappt, deine Heldentaten, deine Punkte und woher sie kommen.
    .title = Wie ein guter Zug aussieht

diceforge-tutorial-face =
    Runde 4, und die Seite, die du geschmiedet hast, liegt oben: **3 Gold oder 2 RP**. Lässt eine Seite dir die Wahl, wirst du zuerst gefragt. Gleich danach folgt die zweite Göttergabe.
    .title = Eine Seite mit Wahl
    .aim = Nimm 2🏆.
    .why = 8🪙 reichen für den Ältesten und für eine neue Seite. Punkte bleiben dir.

diceforge-tutorial-own =
    Du hast die Eule, den Ältesten und einen gefüllten Vorrat. Denk an die Reihenfolge: Verstärkungen, Aktion, vielleicht eine Zusatzaktion.
    .title = Dein Zug
    .aim = Spiel diesen Zug, wie du willst.

diceforge-tutorial-points =
    So geht es 9 Runden lang. Gold und Splitter, die übrig sind, zählen am Ende nichts: nur die Ruhmespunkte, die du bekommen hast, und die auf deinen Heldentaten.
    Schmiede in den ersten Runden, dann vollbringe Heldentaten, die teuren zuletzt: Die Hydra allein ist 26🏆 wert.
    .title = Wie es endet
