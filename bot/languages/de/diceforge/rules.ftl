# The rules of Dice Forge, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-goal =
    Dir gehören zwei Würfel, deren Seiten sich austauschen lassen. Sie bringen Gold, Sonnen- und Mondsplitter, und daraus machst du bessere Seiten und **Heldentaten**.

    { "" }🪙 **Gold** kauft neue Würfelseiten im Tempel.
    { "" }☀️ **Sonnensplitter** und 🌙 **Mondsplitter** bezahlen Heldentaten auf den Inseln; Sonnensplitter kaufen auch eine zweite Aktion.
    { "" }🏆 **Ruhmespunkte (RP)** kommen von Würfelseiten und Effekten, und sie stehen auf den Heldentaten.

    Wer nach der letzten Runde die **meisten Ruhmespunkte** hat, gewinnt einen Platz unter den Göttern.
    .title = Ziel des Spiels
    .keywords = Ziel, gewinnen, Sieg, Überblick, Anfang, Anleitung, Punkte, Ruhmespunkte, RP, wie spielt man

diceforge-rules-round =
    In einer Runde sind alle einmal am Zug. Zu zweit und zu viert gibt es **9 Runden**, zu dritt **10**. Wer die Runde beginnt, bleibt die ganze Partie gleich.

    Dein Zug hat vier Phasen:
    { "" }**1. Göttergabe:** Alle, nicht nur du, erhalten eine große Göttergabe.
    { "" }**2. Verstärkungen:** Du darfst jede deiner Verstärkungskarten einmal nutzen.
    { "" }**3. Aktion:** Du **schmiedest** Seiten oder vollbringst **eine Heldentat**. Du darfst auch passen (in der Lobby lässt sich einstellen, dass niemand passen darf, solange etwas geht).
    { "" }**4. Zusatzaktion:** Für 2 Sonnensplitter darfst du noch einmal schmieden oder eine Heldentat vollbringen.

    Danach ist die nächste Person am Zug.
    .title = Runde und Zug
    .keywords = Runde, Zug, Phase, Phasen, Ablauf, Reihenfolge, Startspieler, Aktion, passen, letzte Runde, Dauer

diceforge-rules-blessing =
    { "" }**Große Göttergabe:** Du wirfst beide Würfel und führst beide Seiten aus, in beliebiger Reihenfolge.
    { "" }**Kleine Göttergabe:** Du wählst einen deiner Würfel, wirfst ihn und führst seine Seite aus.

    In Phase 1 erhalten alle zugleich eine große Göttergabe. Hat jemand die Wahl, frage ich alle auf einmal; wo es auf die Reihenfolge ankommt (mehrere Schiffe wollen dieselbe Seite), ist zuerst dran, wer am Zug ist.

    Große Göttergaben gibt es auch durch manche Heldentaten und wenn du verdrängt wirst, kleine nur durch Heldentaten. Die Würfel bleiben liegen, wie sie gefallen sind, bis sie wieder geworfen werden; so lange kann ein Spiegel sie kopieren.
    .title = Göttergaben: groß und klein
    .keywords = Göttergabe, große Göttergabe, kleine Göttergabe, würfeln, Wurf, gleichzeitig, alle würfeln

diceforge-rules-resources =
    In deinen Vorrat passen **12 Gold, 6 Sonnensplitter und 6 Mondsplitter**. Was nicht passt, verfällt; nur Gold kannst du vorher in einen Hammer legen. Ruhmespunkte haben keine Grenze.

    Jede **Truhe** (Truhe des Schmieds) schafft Platz für 4 Gold, 3 Sonnen- und 3 Mondsplitter mehr; mehrere Truhen zählen zusammen.

    Wer die Partie beginnt, hat anfangs 3 Gold, alle Folgenden je eins weniger. Unter 0 fällt niemand. Was am Ende übrig ist, zählt nichts.
    .title = Ressourcen, Grenzen und die Truhe
    .keywords = Vorrat, Grenze, Höchstzahl, Maximum, Überschuss, verfällt, voll, Truhe, Gold, Sonnensplitter, Mondsplitter, Splitter, Startgold

diceforge-rules-forging =
    Als Aktion kaufst du **eine oder mehrere Seiten** aus dem Heiligtum (das ist der Tempel ohne seinen Garten), für das Gold, das dort steht. Alle Seiten einer Aktion müssen **verschieden** sein; zwei verschiedene mit demselben Preis sind erlaubt.

    Jede Seite wird sofort geschmiedet: Wähle einen Würfel und die Seite, die sie ersetzt. Die neue Seite liegt dann oben. Die alte ist aus dem Spiel, zählt aber als **geschmiedet** (Typhon).

    Nur durch Schmieden ändert sich ein Würfel. Ob hell oder dunkel, ist nach dem Anfang gleich. Ein Eber lässt sich nie entfernen.

    Nach einem Kauf kaufst du weiter oder beendest die Aktion. Seiten aus dem **Garten** haben keinen Preis: Sie kommen durch Heldentaten.
    .title = Würfelseiten schmieden
    .keywords = schmieden, kaufen, Tempel, Heiligtum, Garten, Preis, ersetzen, entfernen, verschiedene Seiten, Würfelseite

diceforge-rules-faces =
    { "" }**Am Anfang:** heller Würfel 5 × 1 Gold, 1 × 1 Sonnensplitter; dunkler Würfel 4 × 1 Gold, 1 × 2 RP, 1 × 1 Mondsplitter.

    { "" }**Im Heiligtum**, nach Preis in Gold:
    2 · 3 Gold · 1 Mondsplitter
    3 · 4 Gold · 1 Sonnensplitter
    4 · 6 Gold · 1 Gold, Sonnen- oder Mondsplitter · 1 RP und 1 Sonnensplitter · 2 Gold und 1 Mondsplitter
    5 · 3 Gold oder 2 RP
    6 · 2 Mondsplitter
    8 · 2 Sonnensplitter · 3 RP
    12 · 4 RP · 2 RP und 2 Mondsplitter · 2 Gold, Sonnen- oder Mondsplitter · je 1 Gold, RP, Sonnen- und Mondsplitter

    Jede liegt viermal da, nur die vier verschiedenen Seiten für 4 und für 12 Gold je einmal.

    { "" }**„Und“** bringt alles, was abgebildet ist, **„oder“** eines davon nach Wahl.
    .title = Würfelseiten und Preise
    .keywords = Würfelseiten, Seiten, Preise, Preisliste, Heiligtum, Startwürfel, Auswahl, oder, und

diceforge-rules-feats =
    Als Aktion vollbringst du **eine Heldentat**, wenn du sie bezahlen kannst und im Stapel noch eine Karte liegt:

    1. Wähle die Heldentat und zahle ihre **Sonnen-** und **Mondsplitter**.
    2. Stell deinen Helden auf das Portal ihrer **Insel**, wenn er nicht schon dort steht. Wer dort steht, wird verdrängt.
    3. Nimm die Karte und führe aus, was sie sofort bewirkt.

    Es gibt vier Arten: **sofort** (wirkt beim Nehmen), **Verstärkung** (einmal in jedem deiner nächsten Züge), **automatisch** (wann immer die Bedingung eintritt) und Karten **nur mit Punkten**. Am Ende zählen die Punkte aller Karten.

    Du darfst dieselbe Heldentat mehrmals haben. Jeder Stapel hat eine Karte pro Person.
    .title = Heldentaten
    .keywords = Heldentat, vollbringen, Karte, Karten, Insel, Portal, Kosten, Stapel, Sofort-Effekt, automatischer Effekt

diceforge-rules-ousting =
    Auf ein Inselportal passt ein Held. Wer auf ein besetztes Portal zieht, **verdrängt** den Helden dort: Er geht zurück auf sein Startportal, und wem er gehört, erhält sofort eine **große Göttergabe**, noch bevor die Karte genommen wird.

    Stehst du schon auf der Insel, bleibst du stehen und verdrängst niemanden. Ein Held bleibt, wo er ist, bis er verdrängt wird oder für eine andere Heldentat weiterzieht.

    Mit dem **Großen Bären** erhalten beide Seiten 3 RP für jeden ihrer Bären, noch vor der Göttergabe.
    .title = Inseln und Verdrängen
    .keywords = verdrängen, verdrängt, Portal, Insel, Startportal, ziehen, Held, Bär

diceforge-rules-reinforcements =
    Vor deiner Aktion darfst du jede deiner Verstärkungskarten **einmal** nutzen, in beliebiger Reihenfolge; jedes Exemplar zählt.

    · **Die Silberne Hirschkuh:** eine kleine Göttergabe.
    · **Der Älteste:** 3 Gold zahlen, 4 RP erhalten.
    · **Eule des Wächters:** 1 Gold, 1 Sonnensplitter oder 1 Mondsplitter.
    · Mit Rebellion auch Baum, Händler, Licht, Begleiter, Orakel und Hüter.

    Hast du geschmiedet oder eine Heldentat vollbracht, ist es in diesem Zug dafür zu spät. Eine Karte, die du jetzt nimmst, wirkt ab deinem nächsten Zug.
    .title = Verstärkungen
    .keywords = Verstärkung, Verstärkungseffekt, Phase 2, Hirschkuh, Ältester, Eule, Karte nutzen, vor der Aktion

diceforge-rules-extra =
    Nach deiner Aktion darfst du **2 Sonnensplitter** für eine weitere zahlen: schmieden oder eine Heldentat, wie du willst. Nur **einmal pro Zug**.

    Seiten von vorhin darfst du noch einmal kaufen, denn es ist eine neue Aktion. Auch dieselbe Heldentat geht zweimal. Verstärkungen sind dann vorbei; Triton-Marker darfst du weiter ausgeben.
    .title = Die Zusatzaktion
    .keywords = Zusatzaktion, zweite Aktion, zusätzliche Aktion, 2 Sonnensplitter, Phase 4, zweimal

diceforge-rules-triple =
    { "" }**×3** bringt selbst nichts; es verdreifacht, was dein **anderer Würfel** bringt.

    · Bei einer Wahl wählst du zuerst und verdreifachst dann.
    · Mit einem Spiegel: erst die kopierte Seite wählen, dann verdreifachen.
    · Mit einem Schiff: 6 Gold weniger, aber nur für eine Seite.
    · Mit einem Schild: dreimal seine Ressource (nie die 5 RP).
    · Mit einem Eber: 3 der gewählten Art; wem die Karte gehört, wählt dreimal.
    · Allein oder mit einem zweiten ×3: nichts.

    Es kommt durch die Heldentat „Helm der Unsichtbarkeit“.
    .title = Seite: ×3
    .keywords = verdreifachen, x3, mal drei, dreifach, Multiplikator, Helm der Unsichtbarkeit, Helm

diceforge-rules-mirror =
    Der **Spiegel** wirkt wie eine Seite, die **auf einem fremden Würfel oben liegt**, als läge sie auf deinem eigenen.

    · Ein kopiertes ×3 verdreifacht deinen eigenen anderen Würfel.
    · Ein kopierter Schild richtet sich nach deinem eigenen anderen Würfel.
    · Ein kopierter Eber bringt dir 1 Sonnen- oder 1 Mondsplitter, und wem seine Karte gehört, erhält auch etwas.
    · Zwei Spiegel dürfen verschiedene Seiten kopieren.
    · Liegt anderswo ein Spiegel oben, darfst du kopieren wie dort: jede Seite, die oben liegt, auch die deines eigenen anderen Würfels.

    Er kommt durch die Heldentat „Spiegel des Abgrunds“.
    .title = Seite: Spiegel
    .keywords = Spiegel, kopieren, Abgrund, Spiegel des Abgrunds, Seite kopieren

diceforge-rules-ship =
    Mit dem **Schiff** darfst du **eine Seite** aus dem Heiligtum für **2 Gold weniger** kaufen und sofort schmieden, auch außerhalb deines Zuges. Du musst nicht, und unter 0 fällt der Preis nie.

    Mit ×3 sind es 6 Gold weniger. Bringt dein anderer Würfel Gold, wählst du, welche Seite zuerst kommt. Würfeln mehrere ein Schiff, kauft zuerst, wer am Zug ist, dann die anderen der Reihe nach.

    Seiten aus dem Garten gibt es so nicht. Beim Minotaur tut ein Schiff nichts. Es kommt durch die Heldentat „Himmelsschiff“.
    .title = Seite: Schiff
    .keywords = Schiff, Himmelsschiff, Rabatt, billiger, 2 Gold weniger

diceforge-rules-boar =
    Wer **Sturer Eber** vollbringt, bestimmt jemand anderen: Diese Person muss den Eber in der Farbe der Karte sofort schmieden, Würfel und Platz wählt sie selbst. Er lässt sich **nie mehr entfernen**.

    Wird der Eber ausgeführt, erhält die Person mit dem Eber **1 Sonnen- oder 1 Mondsplitter** und danach die Person mit der Karte **1 Sonnensplitter, 1 Mondsplitter oder 3 RP**, ob gewürfelt, gespiegelt, durch Satyrn oder durch Zerberus.

    Verdreifacht: 3 einer Art für den Würfel, dreimal wählen für die Karte. Beim Minotaur verliert der Würfel, die Karte gewinnt trotzdem.

    Bei Spiegel und Satyrn erhält den Splitter, wer den Eber kopiert.
    .title = Seite: Eber
    .keywords = Eber, Sturer Eber, Wildschwein, aufgezwungen, nie entfernen, farbige Karte

diceforge-rules-shield =
    Es gibt vier Schilde: für **Sonnensplitter, Mondsplitter, Gold und RP**. Jeder zeigt eine Ressource und 5 RP; dein **anderer Würfel** entscheidet:

    · Bringt er die Ressource des Schildes auch: **5 RP**, und sonst nichts vom Schild.
    · Wenn nicht: die Ressource des Schildes, also 2 Sonnensplitter, 2 Mondsplitter, 3 Gold oder 3 RP.

    Bei einer Wahl wählst du zuerst. Bringt der andere Würfel mehreres, genügt eines, das passt; auch was in einen Hammer ging oder getauscht wurde, zählt.

    Allein (kleine Göttergabe), neben einem Schiff oder einem anderen Schild bringt er seine Ressource, mit ×3 dreimal so viel. Die Heldentat „Schild des Wächters“ bringt einen nach Wahl.
    .title = Seite: Schild
    .keywords = Schild, Schild des Wächters, Wächter, 5 RP, anderer Würfel, Ägis

diceforge-rules-hammer =
    Wann immer du **Gold erhältst**, darfst du davon in den Hammer legen, so viel du willst: Jedes Gold rückt ihn ein Feld weiter. Woher das Gold kommt, ist gleich; für Gold im Vorrat ist es zu spät.

    Der erste Umlauf von **15 Feldern** bringt **10 RP**, der zweite **15 RP**. Dann ist dieser Hammer fertig. Übriges Gold zählt gleich für den nächsten Umlauf und weiter für deinen nächsten Hammer.

    Mehrere Hämmer kommen einer nach dem anderen dran. Erst entscheidest du über den Hammer; was du behältst, muss dann noch in den Vorrat passen.
    .title = Der Hammer
    .keywords = Hammer, Hammer des Schmieds, Umlauf, 15 Gold, Gold abzweigen, Leiste

diceforge-rules-tokens =
    { "" }**Triton:** In **deinem eigenen Zug** darfst du jederzeit einen Marker für **6 Gold, 2 Sonnen- oder 2 Mondsplitter** ausgeben, auch zwischen zwei Käufen oder während dein Schiff kauft. Das Gold darf in einen Hammer.

    { "" }**Zerberus:** Nach **einer deiner Göttergaben**, egal wer am Zug ist, darfst du einen Marker ausgeben und dieselben Seiten noch einmal ausführen. Beim zweiten Mal darfst du anders wählen. Ein Marker pro Göttergabe. Satyrn und Minotaur sind keine Göttergaben für dich.

    Marker, die am Ende übrig sind, zählen nichts; die Karten zählen ihre Punkte auf jeden Fall.
    .title = Marker: Triton und Zerberus
    .keywords = Marker, Triton, Zerberus, wiederholen, noch einmal, zweimal

diceforge-rules-satyrs =
    Alle anderen werfen beide Würfel, führen aber nichts aus. Du wählst **zwei dieser Würfel**, von einer Person oder von zweien, und führst ihre Seiten aus, als wären es deine.

    ×3 verdreifacht die andere gewählte Seite; ein Schild richtet sich nach ihr. Mit einem Spiegel kopierst du eine Seite von jemand anderem. Ein Eber bringt auch dem etwas, dem seine Karte gehört.

    Eine Göttergabe ist es nicht, also kann Zerberus sie nicht wiederholen. Die Würfel bleiben liegen, wie sie fielen.
    .title = Satyrn
    .keywords = Satyr, Satyrn, leihen, fremde Würfel, zwei wählen

diceforge-rules-minotaur =
    Alle anderen werfen beide Würfel und **verlieren**, was sie sonst erhielten, auch Ruhmespunkte. Unter 0 fällt niemand.

    · Bei einer Wahl entscheiden sie, was sie verlieren, auch etwas, wovon sie nichts haben.
    · ×3 verdreifacht den Verlust; ein Schild wird entschieden wie immer und dann verloren.
    · Ein Spiegel kopiert eine Seite, und die geht verloren.
    · Ein Schiff tut nichts; Hämmer bleiben verschont.
    · Für einen Eber gehen 1 Sonnen- oder 1 Mondsplitter verloren; wem die Karte gehört, **erhält** seinen Teil wie immer.

    Eine Göttergabe ist es nicht, also kann Zerberus sie nicht wiederholen.
    .title = Minotaur: verlieren
    .keywords = Minotaur, Minotaurus, verlieren, Verlust, Stier, negativ

diceforge-rules-trials =
    { "" }**Krebs** und **Wächter:** zwei große Göttergaben nacheinander. Mit dem Wächter darfst du die Sonnen- und Mondsplitter einer Seite gegen **je 2 RP** tauschen.

    { "" }**Sphinx** und **Zyklop:** Wähle einen Würfel, dann folgen vier kleine Göttergaben mit ihm. Mit dem Zyklopen darfst du das Gold eines Wurfes gegen **je 1 RP** tauschen.

    Getauscht wird bei jeder Seite alles oder nichts. Was du tauschst, kommt nicht in den Vorrat, gilt aber für einen Schild als erhalten. Die RP zählen sofort.

    Nach jeder dieser Göttergaben darf ein Zerberus-Marker folgen; auch bei der Wiederholung darfst du tauschen.
    .title = Krebs, Wächter, Sphinx, Zyklop
    .keywords = Krebs, Wächter, Sphinx, Zyklop, tauschen, eintauschen, vier Göttergaben, zwei Göttergaben, Rätsel

diceforge-rules-lineups =
    Auf sieben Inseln liegen an fünfzehn Plätzen je ein Set Heldentaten. Für neun Plätze gibt es im Grundspiel zwei Sets; welches liegt, bestimmt ihr in der Lobby:

    · **Einsteiger:** die fünfzehn Sets mit einfachen Effekten.
    · **Fortgeschrittene:** Bär, Eber, Zerberus, Wächter, Typhon, Schiff, Schilde, Triton, Zyklop.
    · **Zufällig:** Jeder Platz zieht eines seiner Sets.
    · **Auswahl:** Vor der ersten Runde wählt ihr reihum je ein Set für einen noch offenen Platz.
    · **Eigene:** Platz für Platz bestimmt, wer eingeladen hat.

    An den anderen sechs Plätzen liegen immer Hammer, Truhe, Helm der Unsichtbarkeit, Der Älteste, Wilde Geister und Spiegel des Abgrunds.

    Mit **Rebellion** gibt es fast überall mehr Sets und weitere Aufstellungen: siehe „Die neuen Sets und Aufstellungen“.
    .title = Aufstellungen und die Auswahl
    .keywords = Auslage, Einsteiger, Fortgeschrittene, zufällig, Los, Auswahl, Draft, eigene, Sets, welche Karten, Aufbau

diceforge-rules-two =
    { "" }**Zu zweit** sind drei Dinge anders:

    · Phase 1 wird in jedem Zug **zweimal** gespielt: zwei große Göttergaben nacheinander für euch beide.
    · Vor der Partie kommen aus jeder Auslage des Heiligtums zwei zufällige Seiten weg, zwei bleiben.
    · Jede Heldentat hat zwei Karten, und die Partie dauert 9 Runden.

    Bei den Satyrn nimmst du beide Würfel der anderen Person.
    .title = Zu zweit
    .keywords = zwei Spieler, zu zweit, 2 Spieler, Duell, zweimal, weniger Seiten

diceforge-rules-scoring =
    Zusammengezählt werden:
    · die **Ruhmespunkte, die du erhalten hast** (sie stehen auf deinem Heldentableau),
    · die **Ruhmespunkte auf deinen Heldentaten**.

    Gold, Sonnen- und Mondsplitter, Marker und halbe Hämmer zählen nichts. Mit dem Titanen-Modul aus Rebellion zählt auch dein Feld auf dem Titanen-Spielplan.

    Wer am meisten hat, gewinnt. Bei Gleichstand wird der **Platz geteilt**; ist es in der Lobby so eingestellt, entscheiden erst mehr geschmiedete Seiten, dann mehr Heldentaten, dann mehr übrige Ressourcen, dann der frühere Zug.
    .title = Wertung und Gleichstand
    .keywords = Wertung, Punkte, Gleichstand, Spielende, Ende, Ruhmespunkte, Sieger, Endabrechnung, zählen

diceforge-rules-simultaneous =
    Bei einer Göttergabe haben oft mehrere zugleich etwas zu wählen: eine Seite mit Wahl, den Hammer, Zerberus. Ich frage alle auf einmal; alle antworten für sich unter dem Spielbrett, und niemand muss auf die anderen warten.

    Nur wo es auf die Reihenfolge ankommt, geht es der Reihe nach, zuerst wer am Zug ist: wenn mehrere Schiffe kaufen wollen, mehrere Golems einen Schatz finden können oder ein Unglück oben liegt.

    Gibt es nur eine mögliche Antwort, wird gar nicht gefragt.
    .title = Gleichzeitig wählen
    .keywords = gleichzeitig, zugleich, zusammen, Reihenfolge, warten, meine Wahl, privat

diceforge-rules-dice =
    Vor dem ersten Wurf ziehe ich einen geheimen Startwert (Seed), aus dem jeder Wurf und jedes Los folgt, und poste sein Siegel (SHA-256). In der Lobby könnt ihr Glückswörter dazumischen, und auch die Nummer des Klicks auf *Start* geht mit hinein. Niemand am Tisch kann wissen, was fallen wird; wer den Bot betreibt und in seine Datenbank sieht, könnte es.

    Am Ende nennt `/verify` den Startwert und spielt daraus die ganze Partie noch einmal: Passen das Siegel, jeder Wurf und jeder Zug, hat niemand an den Würfeln gedreht.
    .title = Ehrliche Würfel
    .keywords = ehrlich, zufällig, Zufall, Saat, beweisen, schummeln, Beweis, versiegelt, gerecht
