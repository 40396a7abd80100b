# The rules of Hercules, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

hercules-rules-goal =
    Zwölf Aufgaben, zwei Würfel, ein Wettlauf. Aus den Zahlen auf deinen Würfeln machst du Rechnungen; jedes Ergebnis von 1 bis 12 ist eine Aufgabe, die du einmal meistern kannst.

    Gemeisterte Aufgaben bringen dir **Halbgötter**, lassen deinen **Lehrling** die zwölf Spalten entlangziehen und unterwegs **Götter** und **Vasen** sammeln. Der erste Lehrling in Spalte 12 läutet das Ende ein. Doch schnell zu sein genügt nicht: Es gewinnt, wer die **meisten Siegpunkte** hat.
    .title = Ziel des Spiels
    .keywords = gewinnen, sieg, überblick, anfang, spielidee, siegpunkte, worum geht es

hercules-rules-round =
    Eine Runde hat drei Phasen.

    { "" }**1. Orakel befragen.** Alle werfen gleichzeitig ihre beiden Würfel.
    { "" }**2. Aktionen.** Wer Pegasus hat, beginnt, die anderen folgen reihum. In deinem Zug **meisterst du eine Aufgabe** oder **ruhst dich aus**. Vor einer Aufgabe darfst du Karten nutzen, so viele du bezahlen kannst.
    { "" }**3. Pegasus fliegt weiter** zur nächsten Person, die die nächste Runde beginnt.

    In einer Partie sind alle gleich oft am Zug.
    .title = Eine Runde
    .keywords = zug, ablauf, phase, orakel, würfeln, pegasus, reihenfolge, startspieler, aktion

hercules-rules-labours =
    Addiere, subtrahiere, multipliziere oder dividiere zwei deiner Würfel. Das Ergebnis muss eine ganze Zahl von **1 bis 12** sein, und in dieser Spalte muss noch dein Marker liegen: Jede Aufgabe zählt nur einmal.

    Die kleinere Zahl wird von der größeren abgezogen; eine Division muss aufgehen. Zwei gleiche Würfel ergeben keine Differenz (3 − 3), wohl aber einen Quotienten: 3 ÷ 3 = 1.

    Dann der Reihe nach:
    1. Nimm deinen **Marker** aus dieser Spalte in deinen Vorrat.
    2. Dein **Lehrling** zieht nach rechts, bis in der nächsten Spalte noch ein eigener Marker liegt. Fremde Marker halten ihn nicht auf. Manchmal bleibt er stehen, manchmal kommt er weit.
    3. Nimm einen **Halbgott**, der zu deiner Rechnung passt, falls es einen gibt.
    4. Zog der Lehrling mindestens 3 Spalten, nimm eine **Vase**.
    5. Hält er unter einer **Götterkarte**, gehört sie dir.

    Damit endet dein Zug. Was du gewonnen hast, kannst du ab deinem nächsten Zug nutzen.
    .title = Eine Aufgabe meistern
    .keywords = rechnen, rechnung, addieren, subtrahieren, multiplizieren, dividieren, ergebnis, marker, lehrling, bewegen, rechenart

hercules-rules-demigods =
    Eine gemeisterte Aufgabe bringt **einen Halbgott**: die oberste Karte eines Stapels. Er muss zur Rechnung passen:

    { "" }**+** Hestia · **−** Hecate · **×** Pan · **÷** Aeolus
    { "" }**Tyche** (1 bis 3) und **Morpheus** (4 bis 6): wenn einer der beiden genutzten Würfel die Zahl ihrer obersten Karte zeigt.

    Es gelten die Zahlen im Augenblick der Rechnung, also nachdem deine Karten sie verändert haben; auch der weiße Würfel zählt, wenn du mit ihm rechnest. Ein Würfel, den du weglässt, zählt nicht.
    Passen mehrere, wählst du; verzichten darfst du nicht. Passt keiner, gehst du leer aus.

    Jeder Halbgott trägt Symbole für die Wertung. Die meisten haben dazu eine Fähigkeit, einige stattdessen 2 Siegpunkte.
    .title = Halbgötter
    .keywords = hestia, pan, aeolus, hecate, tyche, morpheus, stapel, zahl, schwarzer würfel, karte, halbgott

hercules-rules-vases =
    Zieht dein Lehrling **mindestens 3 Spalten auf einmal**, nimmst du die oberste Vase vom Stapel mit dieser Zahl. Je weiter der Weg, desto mehr Siegpunkte.

    Ist der Stapel leer, nimmst du vom nächstniedrigeren, auf dem noch eine Vase liegt; nie von einem höheren. Ab 8 Spalten zählt der Weg wie 7.

    Es kann sich also lohnen, eine Lücke erst spät zu schließen. Je Zug gibt es höchstens eine Vase.
    .title = Vasen
    .keywords = vase, sprung, weiter weg, spalten auf einmal, lücke, punkte

hercules-rules-gods =
    Über den Spalten 1 bis 11 liegt je eine Götterkarte. **Hält** dein Lehrling darunter an, gehört sie dir; Karten, an denen er vorbeizieht, bleiben liegen. Mindestens eine Spalte muss er dafür gezogen sein.

    Ein Gott bringt Siegpunkte und eine Fähigkeit, die **keinen Marker** kostet: Zum Nutzen wird die Karte umgedreht. Beim Ausruhen wird eine wieder aufgedeckt. Die Siegpunkte zählen so oder so.

    { "" }**Spalte 12:** Wer zuerst ankommt, nimmt Zeus (5 SP). Wer es in der letzten Runde auch noch schafft, nimmt eine Pantheonkarte (5 SP).
    .title = Götter, Zeus und das Pantheon
    .keywords = olymp, zeus, pantheon, verdeckt, apollo, ares, athena, hera, hermes, poseidon, artemis, aphrodite, demeter, dionysus, hephaestus, spalte 12, gott

hercules-rules-abilities =
    In deinem Zug darfst du vor der Rechnung deine Karten nutzen, beliebig viele in beliebiger Reihenfolge. Jede Karte wirkt **einmal pro Zug**; zwei Karten mit gleicher Fähigkeit dürfen beide wirken.

    { "" }**Halbgötter kosten einen Marker** aus deinem Vorrat; er bleibt auf der Karte, bis du dich ausruhst, und zählt dort am Ende keinen Punkt. **Götter kosten nichts**: Sie werden umgedreht.

    Weißer Würfel · neu würfeln · +1 · −1 · kopieren · wenden verändern deine Würfel. Karten mit Zusatzsymbolen oder 2 SP zählen am Ende und werden nie genutzt.

    Aber Vorsicht: Hast du eine Karte genutzt, kannst du dich in diesem Zug nicht mehr ausruhen. Aufhören darfst du nur, wenn keine Aufgabe möglich ist; was du bezahlt hast, ist dann weg.
    .title = Fähigkeiten und ihr Preis
    .keywords = karte nutzen, bezahlen, marker, kosten, einmal pro zug, fähigkeit, kraft

hercules-rules-white =
    { hercules-ability-white-text }

    Gerechnet wird weiter mit genau zwei Würfeln, auch mit den beiden farbigen. Solange du ihn hast, dürfen andere Fähigkeiten den weißen Würfel verändern. Eine zweite Karte dieser Art wirft ihn neu. Am Ende deines Zuges geht er zurück.

    Gegen Hades: Bist du in dieser Runde vor ihm am Zug, gilt für ihn die Zahl, die der weiße Würfel am Ende deines Zuges zeigt.
    .title = Fähigkeit: weißer Würfel
    .keywords = weiß, dritter würfel, zusätzlicher würfel, pan, apollo, hermes

hercules-rules-reroll =
    { hercules-ability-reroll-text }

    Welche, wählst du frei. Was fällt, gilt.
    .title = Fähigkeit: neu würfeln
    .keywords = neuwurf, noch einmal, nochmal würfeln, ares, dionysus

hercules-rules-plus1 =
    { hercules-ability-plus1-text } Es darf auch der weiße sein, solange du ihn hast.

    Die veränderte Zahl gilt auch für Tyche und Morpheus.
    .title = Fähigkeit: +1
    .keywords = plus eins, erhöhen, hephaestus

hercules-rules-minus1 =
    { hercules-ability-minus1-text } Es darf auch der weiße sein, solange du ihn hast.

    Die veränderte Zahl gilt auch für Tyche und Morpheus.
    .title = Fähigkeit: −1
    .keywords = minus eins, verringern, artemis

hercules-rules-copy =
    { hercules-ability-copy-text }

    Es zählt, was jetzt dort liegt, auch wenn diese Person in der Runde schon am Zug war. Der weiße Würfel ändert sich nicht. Gegen Hades kopierst du seinen farbigen und den weißen Würfel.
    .title = Fähigkeit: kopieren
    .keywords = kopie, fremde würfel, aphrodite

hercules-rules-flip =
    { hercules-ability-flip-text } Es darf auch der weiße sein, solange du ihn hast.
    .title = Fähigkeit: wenden
    .keywords = umdrehen, gegenseite, gegenüber, athena, poseidon

hercules-rules-bonus =
    { hercules-ability-bonus-text }

    Die Symbole zählen für Mehrheiten und Sets wie alle anderen. Auch Karten mit **2 SP** wirken von selbst: Sie bringen einfach Punkte.
    .title = Zusatzsymbole und 2 SP
    .keywords = bonus, symbole, 2 sp, siegpunkte, demeter, hera

hercules-rules-rest =
    Statt eine Aufgabe zu meistern, darfst du dich ausruhen, auch wenn eine möglich wäre; aber nur, wenn du in diesem Zug noch keine Karte genutzt hast.

    Beim Ausruhen bekommst du beides:
    · bis zu **drei Marker** von deinen Halbgöttern zurück in deinen Vorrat,
    · **eine Götterkarte** wieder auf die Vorderseite.

    Ab deinem nächsten Zug sind die Karten wieder bereit. Hast du nichts zurückzunehmen, passt du einfach.
    .title = Ausruhen
    .keywords = erholen, passen, marker zurücknehmen, aufdecken, aussetzen, rast

hercules-rules-end =
    Erreicht ein Lehrling **Spalte 12**, sind alle zwölf Aufgaben gemeistert. Dafür gibt es Zeus, und die laufende Runde wird noch zu Ende gespielt: Wer in ihr noch nicht am Zug war, kommt noch dran. Wer dabei auch Spalte 12 erreicht, nimmt eine Pantheonkarte.

    Dann wird gewertet.
    .title = Spielende
    .keywords = ende, letzte runde, spalte 12, schluss, zeus, fertig

hercules-rules-scoring =
    · **Marker** im Vorrat: je 1 Siegpunkt. Marker auf Karten zählen nicht.
    · **Karten**: die Siegpunkte auf Göttern, Halbgöttern, Vasen und Pantheonkarten, ob genutzt oder nicht.
    · **Mehrheiten**: 5 Siegpunkte für jede Art von Symbol, von der du die meisten hast. Bei Gleichstand bekommen sie alle Beteiligten; eine Art, die niemand hat, bringt niemandem etwas.
    · **Sets**: 5 Siegpunkte für jedes vollständige Set aus allen fünf Symbolen: +, −, ×, ÷ und schwarzer Würfel.

    Ein Symbol zählt für Mehrheiten und Sets zugleich. Die Zahl am schwarzen Würfel spielt hier keine Rolle.

    Bei **Gleichstand** entscheidet der Lehrling, der weiter rechts steht, dann die Zahl der Mehrheiten, dann die Zahl der Marker im Vorrat. Wer noch immer gleichauf liegt, teilt sich den Platz.
    .title = Wertung
    .keywords = punkte, siegpunkte, mehrheit, mehrheiten, set, sets, symbole, gleichstand, endwertung

hercules-rules-simplified =
    Für eine sanfte erste Partie: Die Götter über den Spalten 1 bis 11 bringen **nur Siegpunkte**. Ihre Fähigkeiten und Symbole zählen nicht, und Ausruhen bringt nur Marker zurück. Alles andere bleibt gleich.

    Einstellbar in der Lobby unter *Einstellungen*, allein bei `/play solo`.
    .title = Vereinfachte Variante
    .keywords = einfach, leicht, anfänger, einsteiger, variante, erste partie

hercules-rules-solo =
    Du gegen Hades, der nach eigenen Regeln spielt. Du beginnst; danach wechselt Pegasus jede Runde die Seite. Er wirft einen farbigen und den weißen Würfel.

    { "" }**Weißer Würfel: Er stiehlt.** Stapel 1 Hestia, 2 Pan, 3 Aeolus, 4 Hecate, 5 Tyche, 6 Morpheus: Er nimmt die oberste Karte, von einem leeren Stapel nichts. Bist du zuerst am Zug und nutzt den weißen Würfel, gilt für ihn die Zahl, die er am Ende deines Zuges zeigt.

    { "" }**Farbiger Würfel: Er zieht** so viele Spalten nach rechts und überspringt dabei Marker; nach 12 kommt 1. Wo er anhält:
    1. Dort liegt **sein Marker**: Er nimmt ihn.
    2. Kein Marker, aber eine **Karte darüber**: Er nimmt sie, sogar Zeus.
    3. **Weder noch**: Er zieht weiter bis vor seinen nächsten Marker, höchstens bis Spalte 12. Ab drei Spalten auf diesem Weg bekommt er eine Vase, aber keinen Gott.

    { "" }**Ende:** Du erreichst Spalte 12, oder Hades hat alle zwölf Marker. Die Runde wird zu Ende gespielt, dann werten beide wie üblich. Hat Hades schon Zeus, wartet in Spalte 12 die Pantheonkarte auf dich.
    .title = Allein gegen Hades
    .keywords = solo, hades, allein, solomodus, stehlen, weißer würfel, unterwelt

hercules-rules-levels =
    Was die Hades-Karte wert ist, sagt die Anleitung nicht; wörtlich genommen bringt sie nichts, und Hades gewinnt selten. Darum gibt es hier Hausregeln:

    · **Nach Anleitung**: nichts zusätzlich.
    · **Leicht**: 1 zusätzliches Symbol jeder Art.
    · **Mittel**: 2 zusätzliche Symbole jeder Art.
    · **Schwer**: 2 zusätzliche Symbole jeder Art und 5 Siegpunkte. Wer gut spielt, trifft auf einen ebenbürtigen Gegner.
    · **Profi**: 3 zusätzliche Symbole jeder Art.

    Die zusätzlichen Symbole zählen für seine Mehrheiten und seine Sets.
    .title = Stufen von Hades
    .keywords = schwierigkeit, stufe, hausregel, vorgabe, leicht, mittel, ausgewogen, schwer, profi, anleitung

hercules-rules-dice =
    Vor dem ersten Wurf ziehe ich einen geheimen Startwert (Seed), aus dem jeder Wurf und jedes Mischen folgt, und poste sein Siegel (SHA-256). In der Lobby können alle ein Glückswort dazumischen, und auch die Nummer des Klicks auf *Start* geht mit hinein. Niemand am Tisch kann wissen, was fallen wird; wer den Bot betreibt und in seine Datenbank sieht, könnte es.

    Am Ende nennt `/verify` den Startwert und spielt daraus die ganze Partie noch einmal: Passen Siegel, Würfe und Züge, hat niemand an den Würfeln gedreht.
    .title = Ehrliche Würfel
    .keywords = fair, ehrlich, zufall, startwert, seed, saat, prüfen, betrug, beweis, siegel

hercules-rules-cards =
    Die Anleitung verrät, wie viele Karten jeder Stapel hat und wodurch man sie gewinnt, wie die Götter heißen, die 5 Siegpunkte von Zeus und Pantheon und die 12 der besten Vase für sechs Spalten.

    Alles andere auf den Karten (Fähigkeit, zusätzliche Symbole und Würfelzahlen, die Siegpunkte der übrigen Götter und Vasen) ist hier **nachgebildet**: Die Anzahlen stimmen mit der Anleitung überein, und viele durchgespielte Partien haben es ausgewogen gemacht. Deine Schachtel kann abweichen. Wer den Bot betreibt, kann die Werte in einer Datei berichtigen, `cards.toml`.
    .title = Zu den Werten der Karten
    .keywords = kartenwerte, nachgebildet, original, gedruckt, schachtel, abweichung
