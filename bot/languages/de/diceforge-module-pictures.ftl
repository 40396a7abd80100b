# Die Wörter in den Bildern des Labyrinths und der Titanenleiste und diese Bilder in Worten (Alternativtexte).

## Both modules

diceforge-picture-goddess = DAS LABYRINTH
diceforge-picture-titans = DIE TITANENLEISTE
diceforge-picture-short-goddess = Labyrinth
diceforge-picture-short-titans = Titanen
diceforge-picture-at-a-fork = wählt einen Weg
diceforge-picture-celestial = Himmlischer Würfel
diceforge-picture-side-cel_g12 = 12 Gold
diceforge-picture-side-cel_v5 = 5 RP
diceforge-picture-side-cel_v3_choice = 3 RP + 3 Gold oder 1 Sonne oder 1 Mond
diceforge-picture-side-cel_mirror = eine obere Seite kopieren
diceforge-picture-side-cel_choose_side = Würfel drehen, ausführen
diceforge-picture-side-cel_upgrade2 = Seite 2 Stufen höher

## Labyrinth

diceforge-picture-treasures = Schätze
diceforge-picture-steps-left =
    { $number ->
        [one] Schritt noch
       *[other] Schritte noch
    }
diceforge-picture-with-goddess = bei der Göttin

## Titans' track

diceforge-picture-rebellion = REBELLION
diceforge-picture-gods = GÖTTER
diceforge-picture-zone-neutral = kein Effekt
diceforge-picture-zone-first = Tat für alle neu
diceforge-picture-zone-new = Tat für dich neu
diceforge-picture-zone-gold = Würfel gibt Gold
diceforge-picture-zone-vp = Würfel gibt RP
diceforge-picture-at-the-end = am Ende der Partie

## What everything on the boards does

diceforge-press-goddess = Labyrinth erklärt
diceforge-press-titans = Titanen erklärt
diceforge-picture-legend-goddess = DAS LABYRINTH: WAS DIE FELDER TUN
diceforge-picture-legend-titans = DIE TITANEN: ZONEN UND WEGE
diceforge-picture-legend-space =
    { $count ->
        [one] Feld { $numbers }
       *[other] Felder { $numbers }
    }
diceforge-picture-legend-gain = Du erhältst { $gains }.
diceforge-picture-legend-choose = Du wählst: { $choices }.
diceforge-picture-legend-steal = Du nimmst jedem anderen bis zu { $gains } ab.
diceforge-picture-legend-celestial =
    { $times ->
        [one] Du wirfst den Himmlischen Würfel und führst ihn aus.
       *[other] Du wirfst den Himmlischen Würfel { $times }-mal nacheinander.
    }
diceforge-picture-legend-forge =
    { $discount ->
        [0] Du darfst eine Seite des Heiligtums zu ihrem Preis schmieden.
       *[other] Du darfst eine Seite des Heiligtums für { $discount } Gold weniger schmieden.
    }
diceforge-picture-legend-buy = Du darfst einmal { $price } für { $gains } zahlen.
diceforge-picture-legend-forged = Du erhältst { $gains } für jede Seite, die du bisher geschmiedet hast.
diceforge-picture-legend-treasure = Der erste Golem wählt einen Schatz und nimmt dessen reiche Seite, spätere nehmen die andere.
diceforge-picture-legend-goddess-space = Du erhältst { $gains }, dein Golem bleibt. Der erste dort dreht auch beide Würfel auf Seiten nach Wahl und führt sie aus.
diceforge-picture-legend-golems-name = Sonnen-Golem + Mond-Golem
diceforge-picture-legend-golems = Beide in einer Göttergabe: Du darfst auch den Himmlischen Würfel werfen.
diceforge-picture-legend-ancient-name = Uralte Splitter
diceforge-picture-legend-ancient = Sie zahlen wie Sonnen- oder Mondsplitter, für Heldentaten und die Zusatzaktion. Jeder, den du erhältst, rückt deinen Marker 1 Feld nach links, auch wenn dein Vorrat voll ist.
diceforge-picture-legend-loyalty-name = Treue
diceforge-picture-legend-loyalty = Sie rückt deinen Marker nach rechts. Sie ist kein Vorrat: Nichts davon bleibt.
diceforge-picture-legend-blue-name = Wege mit Pfeil
diceforge-picture-legend-blue = Zeigt ein blauer Weg dorthin, wohin dein Marker rückt, muss er ihn nehmen. Wege mit Pfeil führen nur in eine Richtung.
diceforge-picture-legend-end-name = Zahlen
diceforge-picture-legend-end = Was dein Feld zeigt, kommt am Ende der Partie dazu oder wird abgezogen.

## Alt texts. Whole sentences; what matters most comes first.

diceforge-alt-module-turn =
    { $module ->
        [goddess] Das Labyrinth der Göttin
       *[titans] Die Titanenleiste
    }, Runde { $round } von { $rounds }.
diceforge-alt-module-over =
    { $module ->
        [goddess] Das Labyrinth der Göttin
       *[titans] Die Titanenleiste
    } am Ende der Partie.
diceforge-alt-module-asked = Am Zug: { $names }.
diceforge-alt-fork = { $name } wählt den weiteren Weg: { $spaces }.
diceforge-alt-golem =
    { $name }: Golem auf Feld { $space } ({ $effect }), { $left ->
        [one] 1 Schritt
       *[other] { $left } Schritte
    } bis zur Göttin{ $moved ->
        [0] .
        [one] ; 1 Schritt in diesem Zug.
       *[other] ; { $moved } Schritte in diesem Zug.
    }
diceforge-alt-golem-there = { $name }: Golem bei der Göttin.
diceforge-alt-treasures-left = Schätze übrig: { $treasures }.
diceforge-alt-chambers-opened = Geöffnete Schatzkammern: { $chambers }.
diceforge-alt-goddess-waits = Der erste Golem bei der Göttin wählt auch beide Würfelseiten.
diceforge-alt-goddess-reached = Die Göttin ist erreicht; spätere Golems bekommen dort { $points } Punkte.
diceforge-alt-thrown = Himmlischer Würfel in diesem Zug: { $throws }.
diceforge-alt-celestial-sides = Himmlischer Würfel: { $sides }.
diceforge-alt-spaces = Felder vor den Golems: { $spaces }.
diceforge-alt-space = { $space } ({ $effect })
diceforge-alt-space-to = { $space } { $effect } → { $targets }
diceforge-alt-space-start = Eingang
diceforge-alt-space-nothing = nichts
diceforge-alt-space-choose = nach Wahl { $choices }
diceforge-alt-space-or = oder
diceforge-alt-space-steal = { $amount } RP von jedem anderen
diceforge-alt-space-celestial =
    { $times ->
        [one] Himmlischer Würfel
       *[other] Himmlischer Würfel { $times }-mal
    }
diceforge-alt-space-forge = eine Seite schmieden
diceforge-alt-space-forge-cheaper = eine Seite für { $discount } Gold weniger schmieden
diceforge-alt-space-buy = { $price } zahlen für { $gains }
diceforge-alt-space-forged = { $gains } je geschmiedeter Seite
diceforge-alt-space-treasure = Schatzkammer
diceforge-alt-space-opened = Schatzkammer, noch { $gains }
diceforge-alt-space-goddess = die Göttin, { $gains }
diceforge-alt-marker =
    { $name }: Feld { $space }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } am Ende, Zone { $zone }; { $ancient }/{ $most } Uralte Splitter{ $moved ->
        [0] .
       *[other] ; { $way } in diesem Zug.
    }
diceforge-alt-way-left =
    { $number ->
        [one] 1 Schritt nach links
       *[other] { $number } Schritte nach links
    }
diceforge-alt-way-right =
    { $number ->
        [one] 1 Schritt nach rechts
       *[other] { $number } Schritte nach rechts
    }
diceforge-alt-zone = Felder { $first } bis { $last }, { $zone }: { $rule }
diceforge-alt-track-points = Punkte am Ende, nach Feldern: { $points }.
diceforge-alt-track-ways = Eigene Wege: nach rechts { $right }; nach links { $left }.
diceforge-alt-memories = Gedächtnismarker von { $name }: { $memories }.
diceforge-alt-memory = Insel { $island } { $side }
