# The rules of the expansion Rebellion, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-rebellion_overview =
    { "" }**Rebellion** fügt zu Dice Forge hinzu, alles nach Belieben:

    · **Zwanzig weitere Sets** von Heldentaten, mit oder ohne Modul.
    · Das **Göttin-Modul:** Dein Golem geht durch ein Labyrinth voller Schätze.
    · Das **Titanen-Modul:** eine neue Art Splitter, und ein Spielplan, auf dem du zu den Göttern oder zur Rebellion hältst.

    Die beiden Module lassen sich nicht verbinden. In der Lobby wählt, wer sie geöffnet hat, zuerst das **Modul**. Dazu kommt die passende Aufstellung mit neuen Sets: „Zum Labyrinth“ oder „Zu den Titanen“. Eine andere stellst du unter **Heldentaten im Spiel** ein; für die erste Partie ist auch „Einsteiger“ gut, denn die Sets des Moduls sind immer dabei.

    Alles andere ist wie im Grundspiel.
    .title = Was Rebellion hinzufügt
    .keywords = Rebellion, Erweiterung, Modul, Module, neu, Überblick

diceforge-rules-rebellion_sets =
    Die zwanzig neuen Sets ersetzen die des Grundspiels, die auf demselben Platz liegen. Jedes kostet, was sein Platz verlangt.

    { "" }🌙 Zwillinge, Zepter (1) · Begleiter (1) · Himmlischer Würfel, Wind (3) · Ahne, Nebel (4) · Ewige Nacht, Rechte Hand (6)
    { "" }☀️ Baum, Händler (1) · Waldnymphe (1) · Licht (3) · Goldschmied, Allwissender (4) · Dreizack (5) · Ewige Flamme, Linke Hand (6)
    { "" }🌙☀️ Erster Titan, Göttin (5 + 5)

    Ein Modul bringt eigene Sets mit, die immer auf ihren Plätzen liegen: 4 mit der Göttin, 6 mit den Titanen.

    „Zufällig“, „Auswahl“ und „Eigene“ wählen auch unter den neuen Sets, wenn du danach bei **Sets aus** „Grundspiel und Rebellion“ einstellst; die Frage erscheint erst mit ihnen. `/card` zeigt jede Heldentat.
    .title = Die neuen Sets und Aufstellungen
    .keywords = Sets, Auslage, Auslagen, neue Karten, alternative Sets, Feder, Dreieck, Turnier, Auswahl

diceforge-rules-rebellion_goddess =
    Die Göttin hat ein **Labyrinth** gebaut, und ihr alle führt je einen **Golem** hindurch. Fast jedes Feld belohnt dich.

    · Am Anfang zeigt dein dunkler Würfel einen **Mond-Golem** statt 1 Mondsplitter. Jede gewürfelte Golem-Seite bringt deinen Golem **1 Feld vorwärts**.
    · Vier Heldentaten sind dabei: **Mond-Golem** und **Sonnen-Golem** (eine Golem-Seite), **Großer Golem** (2 Felder vorwärts), **Zeit-Golem** (2 Felder zurück).
    · Wer das letzte Feld erreicht, erhält **15 RP**; wer zuerst da ist, außerdem eine Göttergabe mit gewählten Seiten.

    Das Bild beim Spielbrett zeigt das Labyrinth, alle Golems und was jedes Feld bewirkt.
    .title = Göttin-Modul: worum es geht
    .keywords = Göttin-Modul, Göttinmodul, Göttin, Hera, Labyrinth der Göttin

diceforge-rules-rebellion_labyrinth =
    Dein Golem geht **Schritt für Schritt**. Jedes Feld führst du aus, bevor er weitergeht.

    · An einer **Weggabelung** wählst du den Weg. Gabelungen sind auf den Feldern 1, 2, 4, 6, 16 und 19.
    · Golem-Seiten und der Große Golem führen **vorwärts**, nur der Zeit-Golem führt **zurück**. Rückwärts wählst du, wo Wege zusammenkommen (9, 10, 12, 13), und führst auch dort jedes Feld aus. So wirst du zweimal belohnt und darfst später anders abbiegen.
    · Mehrere Golems dürfen auf einem Feld stehen.
    · Vom Start geht es nicht zurück; auf dem **Feld der Göttin** (36) bleibt ein Golem bis zum Ende der Partie.

    Vom Start bis zum Ziel sind es durch die Mitte 18 Schritte, oben herum 21, unten herum 24.
    .title = Labyrinth: gehen
    .keywords = Labyrinth, Golem, gehen, Schritt, Schritte, Weggabelung, Gabelung, vorwärts, rückwärts, zurück, Weg

diceforge-rules-rebellion_spaces =
    · **Ein Ertrag:** Du erhältst, was abgebildet ist, bei „oder“ eines davon nach Wahl.
    · **2 RP von allen anderen** (7): Alle anderen verlieren 2 RP oder was sie haben, und du erhältst es.
    · **Himmlischer Würfel** (9, 16, 19, 25, 30; zweimal auf 23 und 28): Wirf ihn und führe seine Seite aus, bevor du ihn noch einmal wirfst.
    · **Schmieden** (18, 24; auf 10 für 2 Gold weniger): Du darfst eine Seite aus dem Heiligtum kaufen und sofort schmieden.
    · **6 Gold für 6 RP** (27), **2 Mondsplitter für 8 RP** (29): Du darfst bei jedem Besuch einmal zahlen. Auch Gold auf einem Zepter zahlt, und im eigenen Zug ein geleertes Zepter; Uralte Splitter nie.
    · **Schatzkammer** (8, 12, 21): siehe das eigene Thema.
    · **1 RP für jede geschmiedete Seite** (33): Gekaufte, geschenkte und aufgezwungene Seiten zählen.
    · **Nichts:** 1, 31, 32, 34, 35.
    · **Die Göttin** (36): 15 RP. Wer zuerst da ist, dreht außerdem beide Würfel auf Seiten nach Wahl und führt sie aus wie eine Göttergabe.

    Felder wirken in jedem Zug, auch in fremden, sobald dein Golem sie betritt.
    .title = Labyrinth: was die Felder bewirken
    .keywords = Felder, Feld, Wirkung, Belohnung, stehlen, Diebstahl, Punkte kaufen, schmieden, nichts, Göttin-Feld

diceforge-rules-rebellion_treasure =
    Es gibt drei Schatzkammern (8, 12, 21) und drei Schätze: **4 Mondsplitter, 4 Sonnensplitter, 10 RP**.

    Wer eine Kammer als **Erstes** betritt, wählt einen der übrigen Schätze und erhält ihn. Der Schatz wird dann umgedreht und bleibt liegen: Von nun an bringt dieses Feld allen, die vorbeikommen, **1 Mondsplitter, 1 Sonnensplitter oder 2 RP**.

    Ob ein Golem vorwärts oder rückwärts kommt, ist gleich.
    .title = Labyrinth: Schatzkammern
    .keywords = Schatz, Schätze, Schatzkammer, Kammer, Schatzmarker

diceforge-rules-rebellion_golems =
    Eine **Golem-Seite** bringt deinen Golem 1 Feld vorwärts, egal wer am Zug ist.

    · Mit ×3 sind es drei Schritte nacheinander.
    · **Beide Golems** in einer Göttergabe: Nach ihren Schritten darfst du auch den Himmlischen Würfel werfen, selbst wenn dein Golem schon bei der Göttin ist. Ein kopierter Golem zählt mit.
    · Kopiert ein Spiegel einen Golem, geht **dein** Golem.
    · Bringt dein anderer Würfel Gold oder Mondsplitter, die das nächste Feld verlangen kann, oder zeigt er ein Schiff, wählst du, welche Seite zuerst kommt.
    · Bei Minotaur und Wind zählt ein Golem nichts.

    Golem-Seiten kommen aus dem Wald, durch die Heldentaten „Der Mond-Golem“ und „Der Sonnen-Golem“.
    .title = Seite: Golem
    .keywords = Golem-Seite, Mond-Golem, Sonnen-Golem, beide Golems, Bonus

diceforge-rules-rebellion_celestial =
    Der **Himmlische Würfel** gehört niemandem und ändert sich nie. Seine sechs Seiten:

    · **12 Gold** · **5 RP**
    · **3 RP** und dazu 3 Gold, 1 Sonnen- oder 1 Mondsplitter
    · **Himmlischer Spiegel:** Führe eine Seite aus, die auf irgendeinem Würfel oben liegt, auch auf deinem eigenen.
    · **Einen Würfel drehen:** Dreh einen deiner Würfel auf eine Seite deiner Wahl und führe sie aus.
    · **Zwei Stufen höher:** Du darfst eine deiner Seiten durch eine bessere ersetzen, siehe „Stufen und Verbessern“.

    Eine Seite, die so ausgeführt wird, steht allein: ×3 bringt nichts, ein Schild seine Ressource, ein Golem einen Schritt.

    Sein Wurf ist **keine Göttergabe**: Zerberus kann ihn nicht wiederholen, und keine Zone der Titanen hilft; die Zwillinge dürfen ihn aber neu werfen. Es gibt ihn durch die Heldentat „Der Himmlische Würfel“, durch Felder des Labyrinths und durch beide Golems.
    .title = Der Himmlische Würfel
    .keywords = Himmlischer Würfel, Himmelswürfel, siebter Würfel, Seiten, Himmlischer Spiegel, Würfel drehen

diceforge-rules-rebellion_titans =
    Die Titanen sind zurück, und du wählst deine Seite. Alle haben einen **Marker** auf dem Titanen-Spielplan: links die Rebellion, rechts die Götter.

    · **Uralte Splitter** 💎 kommen von den Titanen. Sie bezahlen Heldentaten wie Sonnen- oder Mondsplitter, und jeder erhaltene rückt deinen Marker **1 Feld nach links**.
    · **Treue** 🛡️ ist keine Ressource: Jede erhaltene rückt deinen Marker **1 Feld nach rechts**.
    · Die **Zone**, in der dein Marker steht, belohnt dich während der Partie.
    · Am Ende wird der Wert deines Feldes **dazugezählt oder abgezogen**: von −25 bis +25 RP.

    Am Anfang zeigt dein heller Würfel 1 Uralten Splitter statt 1 Sonnensplitter, dein dunkler 1 Treue und 1 RP statt 2 RP. Sechs Heldentaten sind dabei: Gedächtnis, Orakel, Chaos, Verbissener, Hüter, Spiegel des Unglücks.
    .title = Titanen-Modul: worum es geht
    .keywords = Titanen-Modul, Titanenmodul, Titanen, Treue, Rebellion, Götter, Loyalität

diceforge-rules-rebellion_ancient =
    In deinen Vorrat passen **6 Uralte Splitter**; Truhen schaffen dafür keinen Platz. Jeder, den du erhältst, rückt deinen Marker 1 Feld nach links, **auch wenn er nicht mehr passt**. Ausgeben oder Verlieren bewegt nichts.

    { "" }**Was sie bezahlen:** Jeder steht für 1 Sonnen- oder 1 Mondsplitter im Preis einer **Heldentat** oder einer **Zusatzaktion**. Du darfst mischen: Kannst du verschieden zahlen, frage ich dich, wie.

    { "" }**Beispiel:** „Die Göttin“ kostet 5 Mond- und 5 Sonnensplitter. 3 Mondsplitter, 4 Sonnensplitter und 3 Uralte Splitter bezahlen sie.

    Anderes bezahlen sie nicht: nicht im Labyrinth, nicht beim Wächter, und die Ewige Nacht nimmt sie nicht.
    .title = Uralte Splitter, und wie man mit ihnen zahlt
    .keywords = Uralter Splitter, Uralte Splitter, uralt, zahlen, bezahlen, gemischt zahlen, Titanensplitter, Joker

diceforge-rules-rebellion_track =
    Der Titanen-Spielplan hat 31 Felder, und alle Marker beginnen in der Mitte, die 0 zählt. Jeder **Uralte Splitter**, den du erhältst, rückt deinen Marker 1 Feld nach **links**, jede **Treue** 1 Feld nach **rechts**. Du musst rücken.

    { "" }**Sonderwege** sind an beiden Enden blau gezeichnet. Zweigt einer ab und zeigt sein Pfeil in deine Richtung, **musst** du ihn nehmen; gegen seinen Pfeil bleibst du auf dem Hauptweg. So gibt es Felder, an denen du in eine Richtung vorbeiziehst.

    An beiden Enden bleibt der Marker stehen; Splitter erhältst du trotzdem.

    Mehrere Marker dürfen auf einem Feld stehen. Ich rücke sie; das Bild beim Spielbrett zeigt die Wege, die Zonen und was jedes Feld zählt.
    .title = Titanen-Spielplan: rücken
    .keywords = Titanen-Spielplan, Leiste, Marker, Loyalitätsmarker, rücken, links, rechts, Sonderweg, blauer Weg, Pfeil, Treue

diceforge-rules-rebellion_zones =
    Die Zone deines Markers wirkt von selbst, solange er dort steht.

    { "" }**Rebellion**, wenn du eine Heldentat vollbringst:
    · −8 bis −5: **3 RP**, wenn sie noch niemand hatte, **2 RP**, wenn andere sie haben, aber du nicht.
    · −10 und weniger: stattdessen **5 RP** und **3 RP**.

    { "" }**Zwischen −3 und +3** geschieht nichts.

    { "" }**Götter**, für jeden **deiner eigenen Würfel** bei einer Göttergabe:
    · +5 bis +7: Ein Würfel, der Gold bringt, bringt **1 Gold** mehr.
    · +8 bis +12: Ein Würfel, der Gold bringt, bringt **1 Gold und 1 RP** mehr.
    · +14 und mehr: dasselbe, und ein Würfel, der RP bringt, bringt **1 RP** mehr.

    Jede Seite zählt mit der Zone, in der der Marker **vor** dieser Seite stand. Ein verdreifachter Würfel zählt einmal; ein Spiegel auf deinem Würfel zählt. Eingetauschte Punkte (Wächter, Zyklop) zählen nicht. Karten eines Namens sind in allen Farben dieselbe Heldentat.
    .title = Titanen-Spielplan: die Zonen
    .keywords = Zone, Zonen, Bonus, Rebellion-Zone, Götter-Zone, erstes Exemplar, mehr Gold, mehr Punkte

diceforge-rules-rebellion_chaos =
    Es gibt vier **Chaos-Seiten**. Zwei bringen 2 Uralte Splitter, zwei bringen 2 Treue, und über 3 RP dazu entscheidet dein **anderer Würfel**:

    · **Sonnenchaos:** 2 Uralte Splitter, und 3 RP, wenn der andere Würfel Sonnensplitter bringt.
    · **Mondchaos:** 2 Uralte Splitter, und 3 RP, wenn er Mondsplitter bringt.
    · **Goldchaos:** 2 Treue, und 3 RP, wenn er Gold bringt.
    · **Ruhmeschaos:** 2 Treue, und 3 RP, wenn er RP bringt.

    Dein Marker rückt 2 Felder nach links oder rechts. Bei einer Wahl wählst du zuerst. Allein gibt es die 3 RP nicht; mit ×3 sind es dreimal so viele Splitter oder dreimal so viel Treue.

    Die Heldentat „Das Chaos“ lässt dich eine wählen. **Der Verbissene** bringt 3 Gold und 1 Uralten Splitter oder 2 Gold, 1 RP und 1 Treue.
    .title = Seiten: Chaos und der Verbissene
    .keywords = Chaos, Chaos-Seite, Verbissener, Wald, Titanen-Seiten

diceforge-rules-rebellion_misfortune =
    Wer **Spiegel des Unglücks** vollbringt, bestimmt jemand anderen: Diese Person muss das Unglück in der Farbe der Karte sofort schmieden. Es lässt sich **nie mehr entfernen**.

    Jedes Mal, wenn es ausgeführt wird:
    1. Wer es trägt, erhält **1 Treue oder 1 Uralten Splitter**.
    2. Wem die Karte gehört, führt **beide Würfel dieser Person** aus, wie sie liegen, wie bei einer Göttergabe, und wählt dabei selbst. Auch das Unglück zählt mit: 1 Treue oder 1 Uralter Splitter, löst aber keinen weiteren Spiegel aus.

    Die eigene Zone bringt dabei nichts, denn es sind fremde Würfel. Liegen zwei Unglücke oben, führen beide, denen eine Karte gehört, beide Würfel aus; gehören beide Karten derselben Person, dann zweimal. Der Wind löst nichts aus.

    Solange ein Unglück oben liegt, warten alle aufeinander.
    .title = Seite: Unglück
    .keywords = Unglück, Spiegel des Unglücks, Pech, Träger, aufgezwungen, nie entfernen

diceforge-rules-rebellion_memory =
    { "" }**Das Gedächtnis:** Leg zwei Marker auf zwei verschiedene Inseln. Jeder zeigt die Seite, die du willst: **2 Uralte Splitter und 1 Mondsplitter** oder **2 Treue und 1 Sonnensplitter**. Nimmst du das nächste Mal eine Heldentat einer solchen Insel, erhältst du, was der Marker zeigt, noch bevor die Heldentat wirkt; dann ist der Marker weg. Das Gedächtnis selbst löst die Marker nicht aus, die es legt.

    { "" }**Das Orakel:** in jedem deiner nächsten Züge eine kleine Göttergabe. Bringt sie dir Treue oder Uralte Splitter, rücken die Marker **aller anderen** 1 Feld nach links; einen Splitter erhalten sie nicht.

    { "" }**Der Hüter:** in jedem deiner nächsten Züge 1 Treue oder 1 Uralter Splitter.
    .title = Gedächtnis, Orakel, Hüter
    .keywords = Gedächtnis, Gedächtnis-Marker, Erinnerung, Orakel, Hüter, Insel-Belohnung

diceforge-rules-rebellion_twins =
    Nach dem Wurf für **eine deiner Göttergaben** oder nach deinem Wurf des Himmlischen Würfels, und **bevor etwas ausgeführt wird**, darfst du **3 Gold** zahlen und einen dieser Würfel neu werfen. Dann gilt die neue Seite.

    Ist alles ausgeführt, erhältst du für jede Nutzung **1 Mondsplitter oder 1 RP**.

    Jedes Exemplar wirkt einmal pro Wurf. Mit mehreren darfst du mehrere Würfel neu werfen oder einen mehrmals; es gilt, was zuletzt liegt. Zahlen kannst du nur mit Gold, das du schon hast, bevor etwas ausgeführt wird.

    Nicht bei Würfen, die keine Göttergabe für dich sind: Satyrn, Minotaur, Wind, Linke Hand, und nicht bei gedrehten Würfeln.
    .title = Die Zwillinge: neu werfen
    .keywords = Zwillinge, neu werfen, neu würfeln, 3 Gold

diceforge-rules-rebellion_scepter =
    Ein Zepter ist ein zweiter Vorrat für **6 Gold**. Wann immer du **Gold erhältst**, darf ein beliebiger Teil davon dorthin; für Gold im Vorrat ist es zu spät. Dieses Gold gibst du aus wie jedes andere: Geht beides, frage ich dich.

    { "" }**Als Splitter:** In **deinem eigenen Zug** zahlt ein Zepter mit **4 oder 5 Gold** **1** Sonnen- oder Mondsplitter, eines mit **6 Gold** zahlt **2** einer Art, für Heldentaten, Zusatzaktionen und im Labyrinth. Danach ist es leer. Diese Splitter gibst du sofort aus, auch zusammen mit anderen; was zu viel ist, verfällt.

    Was auf das Heldentableau schaut, sieht das Zepter nicht: Nebel und Baum zählen es nicht, Dreizack und Minotaur nehmen nichts davon. Die Rechte Hand darf es ausgeben.

    Hammer, Zwillinge und Zepter teilen sich einen Platz, also ist nur eines davon in einer Partie.
    .title = Das Zepter
    .keywords = Zepter, Szepter, zweiter Vorrat, Gold als Splitter, leeren, 4 Gold, 6 Gold

diceforge-rules-rebellion_companion =
    Du legst den Begleiter auf **Feld 0** aus. Als **Verstärkung** geht er in jedem deiner Züge 1 Feld weiter, bis Feld **5**.

    In **deinem eigenen Zug** darfst du ihn jederzeit entlassen: Du erhältst so viele **Sonnensplitter** und so viele **RP**, wie sein Feld zeigt. Sonnensplitter, die nicht passen, verfallen. Danach bewirkt die Karte nichts mehr, aber ihre Punkte zählen am Ende.

    Du darfst mehrere haben; jeder geht seinen eigenen Weg.
    .title = Der Begleiter
    .keywords = Begleiter, entlassen, einlösen, Feld, Sonnensplitter und Punkte

diceforge-rules-rebellion_levels =
    Beim **Verbessern** wird eine deiner Seiten gratis durch eine bessere aus dem Heiligtum ersetzt. Die Stufen sind die Preise dort:

    1: 2 Gold · 2: 3 Gold · 3: 4 Gold · 4: 5 Gold · 5: 6 Gold · 6: 8 Gold · 7: 12 Gold

    Seiten deiner Startwürfel, aus dem Garten und aus dem Wald liegen unter Stufe 1; auch 1 Sonnen- oder 1 Mondsplitter vom Start, obwohl das Heiligtum das Gleiche verkauft.

    · Die neue Seite ist **genau** so viele Stufen höher. Nur wenn dort nichts mehr liegt, gilt die nächste Stufe.
    · **Der Händler** hebt um 1 Stufe oder bringt 2 RP. Mehrere Händler dürfen eine Seite zusammen um so viele Stufen heben; nur **eine Seite pro Zug**, die übrigen bringen je 2 RP.
    · Der **Himmlische Würfel** hebt um 2 Stufen, wenn du willst; von Stufe 6 auf 7.

    Die neue Seite gilt als geschmiedet. Eber und Unglück bleiben.
    .title = Stufen und Verbessern: der Händler
    .keywords = Händler, verbessern, Stufe, Stufen, bessere Seite, zwei Stufen, heben

diceforge-rules-rebellion_forging =
    · **Die Waldnymphe:** 4 Gold, danach darfst du eine Seite zu ihrem Preis kaufen.
    · **Der Ahne:** Du darfst die günstigste Seite aus dem Heiligtum, die RP zeigt, gratis schmieden; dann eine kleine Göttergabe mit diesem Würfel. Schmiedest du nichts, wählst du den Würfel.
    · **Der Dreizack aus der Tiefe:** Gib alles Gold vom Heldentableau ab, auch gar keines, und schmiede eine beliebige Seite aus Heiligtum oder Garten, außer denen, die eine Heldentat dieser Partie bringt. Ein so genommener Eber gehört niemandem und bringt nur 1 Sonnen- oder 1 Mondsplitter, bleibt aber liegen.
    · **Das Licht:** als Verstärkung 3 Gold zahlen und eine Seite ausführen, die oben liegt, auch eine eigene. Sie steht allein: ×3 bringt nichts, ein Schild seine Ressource.
    · **Der Allwissende:** 2 RP für jede Seite deiner Würfel, die RP zeigt. Schilde und Chaos-Seiten gehören dazu.
    .title = Waldnymphe, Ahne, Dreizack, Licht
    .keywords = Waldnymphe, Nymphe, Ahne, Dreizack, Licht, Allwissender, gratis schmieden

diceforge-rules-rebellion_taking =
    · **Der Wind:** Alle werfen beide Würfel, nichts wird ausgeführt. Wähle eine Art: Du erhältst alles davon, was oben liegt. Spiegel, ×3, Schiffe und Golems zählen nichts; bei Schilden und Chaos-Seiten zählt nur, was sie allein bringen.
    · **Der Nebel:** Wer am wenigsten Gold auf dem Heldentableau hat, verliert 5 RP an dich; bei Gleichstand alle davon. Gehörst du dazu, verlierst auch du; hast nur du am wenigsten, geschieht nichts.
    · **Die Ewige Nacht:** Alle anderen verlieren 1 Sonnen- und 1 Mondsplitter an dich, soweit sie welche haben.
    · **Die Rechte Hand:** Zahl beliebig viel Gold für je 1 RP.
    · **Der Baum:** in jedem deiner nächsten Züge 3 Gold und 1 RP, aber 2 RP, wenn du 8 oder mehr Gold hast.
    · **Der Goldschmied:** 2 RP für jede verschiedene Heldentat, die du hast, auch für diese.
    .title = Wind, Nebel, Nacht, Rechte Hand, Baum, Goldschmied
    .keywords = Wind, Nebel, Ewige Nacht, Nacht, Rechte Hand, Baum, Goldschmied, stehlen

diceforge-rules-rebellion_left_hand =
    Alle Helden auf Inseln, auch deiner, gehen zurück auf ihre Startportale. Für jeden davon werden beide Würfel geworfen, aber nur **du** führst diese Paare aus, eines nach dem anderen, **zuerst dein eigenes**.

    · Alles dabei entscheidest du; Golem-Seiten bewegen deinen Golem, Splitter deinen Marker.
    · Die Zone der Titanen hilft nur bei deinem eigenen Paar.
    · Sonst erhält niemand eine Göttergabe. Hat schon dein Zug auf die Insel jemanden verdrängt, war das vorher, mit Göttergabe wie immer.
    · Für Zwillinge und Zerberus ist es keine Göttergabe.
    · **Großer Bär:** Deine Bären bringen je einmal 3 RP, wenn mindestens ein anderer Held verdrängt wurde; die Bären der anderen Verdrängten bringen ihnen ihre.
    .title = Die Linke Hand
    .keywords = Linke Hand, alle verdrängen, verdrängen, Bär

diceforge-rules-rebellion_fire =
    Mit der **Ewigen Flamme** hast du sofort einen **ganzen Zug in deinem Zug**:

    1. Eine große Göttergabe nur für **dich** (zu zweit zwei).
    2. Deine Verstärkungen, jede noch einmal.
    3. Eine Aktion: schmieden oder eine Heldentat.
    4. Eine Zusatzaktion, wenn du sie bezahlst.

    Beendest du diesen Zusatzzug, **geht dein erster Zug weiter**, wo er war: Hattest du seine Zusatzaktion noch nicht, darfst du sie noch nehmen. Seiten, die du im einen Zug gekauft hast, darfst du im anderen wieder kaufen.

    Eine zweite Ewige Flamme im Zusatzzug wirkt genauso.
    .title = Die Ewige Flamme: ein Zug im Zug
    .keywords = Ewige Flamme, Flamme, Feuer, Zug extra, zusätzlicher Zug, zweiter Zug

diceforge-rules-rebellion_great =
    { "" }**Die Göttin:** Dreh deine beiden Würfel auf Seiten deiner Wahl und führe sie aus wie eine große Göttergabe. Alles, was zu einer Göttergabe gehört, wirkt: ×3, beide Golems, die Zone der Titanen, Zerberus. Nur die Zwillinge haben nichts neu zu werfen.

    { "" }**Der Erste Titan:** Nimm gratis eine Heldentat von den Inseln, die nur 1 Sonnen- oder 1 Mondsplitter kostet. Dein Held bewegt sich nicht und verdrängt niemanden. Die Heldentat gilt als gekauft: Sie wird ausgeführt, Zonen und Gedächtnis-Marker belohnen sie, der Goldschmied zählt sie. Ist keine solche Karte mehr da, geschieht nichts.
    .title = Die Göttin und der Erste Titan
    .keywords = Karte Göttin, Erster Titan, Titan, Heldentat gratis, Seiten wählen

diceforge-rules-rebellion_scoring =
    Am Ende zählen wie immer die Ruhmespunkte auf deinem Heldentableau und die auf deinen Heldentaten.

    · **Titanen-Modul:** Der Wert deines Feldes kommt dazu oder wird abgezogen, wenn der Marker auf der Seite der Rebellion steht. Unter 0 endet niemand.
    · **Göttin-Modul:** Das Labyrinth zählt am Ende nichts mehr; seine 15 RP kommen bei der Ankunft.

    Uralte Splitter, Gold auf Zeptern, nicht entlassene Begleiter und nicht eingelöste Gedächtnis-Marker zählen nichts.
    .title = Wertung mit Rebellion
    .keywords = Wertung, Wert des Feldes, Ende, Minuspunkte, negativ, Rebellion Wertung
