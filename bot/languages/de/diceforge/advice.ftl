# Why a computer player would choose so in Dice Forge.

diceforge-advice-pick = Von den übrigen Sets nützt dir { $feat } am meisten.
diceforge-advice-forge = { $face_id ->
    [misfortune_red] Setz es an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
    [misfortune_yellow] Setz es an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
    [misfortune_green] Setz es an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
    [misfortune_blue] Setz es an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
    [boar_red] Setz den Eber an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
    [boar_yellow] Setz den Eber an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
    [boar_green] Setz den Eber an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
    [boar_blue] Setz den Eber an die Stelle von { $old } ({ $die }): Das fehlt dir am wenigsten.
   *[other] Schmiede { $face } statt { $old } ({ $die }): Das bringt über die restlichen Würfe am meisten.
 }
diceforge-advice-feat = { $card } bringt mehr als alles andere, was du jetzt bezahlen kannst.
diceforge-advice-use = Nutze zuerst { $card }: Verstärkungen kommen vor der Aktion.
diceforge-advice-triton = Mit { diceforge-yield } durch einen Triton ist jetzt eine bessere Aktion möglich.
diceforge-advice-extra = Eine zweite Aktion ist mehr wert als die 2 Sonnensplitter, die sie kostet.
diceforge-advice-pass = Nichts in Reichweite ist seinen Preis wert; spare für später.
diceforge-advice-end = Nichts mehr in Reichweite ist seinen Preis wert.
diceforge-advice-gain = Nimm { diceforge-yield }: Das nützt dir am meisten.
diceforge-advice-lose = Davon fehlt dir am wenigsten.
diceforge-advice-hammer = { $worked ->
    [0] Behalte das Gold: Anderswo nützt es mehr als im Hammer.
   *[other] Steck { $worked } Gold in den Hammer: Das bringt am meisten.
 }
diceforge-advice-exchange-yes = { $gain } RP sind mehr wert als das, was du dafür gibst.
diceforge-advice-exchange-no = { $amounts } brauchst du mehr als die Punkte.
diceforge-advice-copy = Nimm { $face }: Besseres liegt gerade nirgends oben.
diceforge-advice-first = Beginne mit { $face }: So geht am wenigsten verloren.
diceforge-advice-ship-none = Keine Seite ist dir ihren Preis wert.
diceforge-advice-cerberus-use = Einen besseren Wurf für deinen Marker gibt es kaum noch.
diceforge-advice-cerberus-keep = Heb den Marker für einen besseren Wurf auf.
diceforge-advice-die = Auf diesem Würfel ({ $die }) liegen die besseren Seiten.
diceforge-advice-pair = Nimm { $faces }: Das bringt dir am meisten.
diceforge-advice-seat = { $other } hat die meisten Punkte und sollte das tragen.
diceforge-advice-companion = Der Begleiter ist weit genug gekommen: Nimm { $sun } Sonnensplitter und { $gain } RP.
diceforge-advice-twins = { $face } ist jetzt wenig wert: Auf diesem Würfel ({ $die }) liegt im Schnitt Besseres.
diceforge-advice-twins-keep = Für diesen Wurf lohnen sich 3 Gold nicht.
diceforge-advice-first-token = Nimm diesen zuerst: Sein Schritt bringt jetzt mehr.
diceforge-advice-scepter = { $stored ->
    [0] Dieses Gold brauchst du im Vorrat.
   *[other] Leg { $stored } Gold aufs Zepter: Dort verfällt es nicht und kann zu Splittern werden.
 }
diceforge-advice-purse = { $scepter ->
    [0] Zahl aus dem Vorrat, damit das Zepter voll bleibt.
   *[other] Zahl { $scepter } Gold vom Zepter: Was im Vorrat bleibt, nützt dir mehr.
 }
diceforge-advice-pay = Zahl so: Was dir bleibt, ist am meisten wert.
diceforge-advice-step = Zieh den Begleiter von Feld { $space } weiter.
diceforge-advice-merchant-vp = Keine bessere Seite ist jetzt mehr wert als 2 RP.
diceforge-advice-merchant = Eine bessere Seite bringt mehr als die Punkte.
diceforge-advice-forge-none = Keine Seite, die du schmieden könntest, ist besser als deine.
diceforge-advice-side = Dreh den Würfel ({ $die }) auf { $face }: Das bringt jetzt am meisten.
diceforge-advice-trade = { $gold ->
    [0] Behalte dein Gold: Würfelseiten bringen mehr als die Punkte.
   *[other] { $gain } RP sind mehr wert als alles, was { $gold } Gold kaufen könnten.
 }
diceforge-advice-take = { $card } ist die beste der Heldentaten, die es gratis gibt.
diceforge-advice-path = Geh auf Feld { $space }: Dieser Weg bringt am meisten.
diceforge-advice-treasure = Nimm { $amounts }: Das nützt dir am meisten.
diceforge-advice-deal-yes = Die Punkte sind mehr wert als ihr Preis.
diceforge-advice-deal-no = Was das kostet, brauchst du mehr als die Punkte.
diceforge-advice-celestial-roll = Jede Seite des Himmlischen Würfels bringt etwas.
diceforge-advice-celestial-skip = Dabei gibt es nichts mehr zu gewinnen.
diceforge-advice-memory = Von Insel { $island } nimmst du bald wieder eine Heldentat.
