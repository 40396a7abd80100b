# Why a computer player would choose so in Dice Forge.

diceforge-advice-pick = Von den übrigen Sets nützt dir „{ $feat }“ am meisten.
diceforge-advice-points = { $points ->
    [0] { "" }
   *[other] etwa { $points } RP
 }
diceforge-advice-forge = { $face_id ->
    [misfortune_red] Am besten das Unglück statt { $old } ({ $die }): Das fehlt dir am wenigsten.
    [misfortune_yellow] Am besten das Unglück statt { $old } ({ $die }): Das fehlt dir am wenigsten.
    [misfortune_green] Am besten das Unglück statt { $old } ({ $die }): Das fehlt dir am wenigsten.
    [misfortune_blue] Am besten das Unglück statt { $old } ({ $die }): Das fehlt dir am wenigsten.
    [boar_red] Am besten der Eber statt { $old } ({ $die }): Das fehlt dir am wenigsten.
    [boar_yellow] Am besten der Eber statt { $old } ({ $die }): Das fehlt dir am wenigsten.
    [boar_green] Am besten der Eber statt { $old } ({ $die }): Das fehlt dir am wenigsten.
    [boar_blue] Am besten der Eber statt { $old } ({ $die }): Das fehlt dir am wenigsten.
   *[other] Am besten { $face } statt { $old } ({ $die }): { $points ->
        [0] Das fehlt dir am wenigsten
       *[other] Das liegt bis zum Ende { $times ->
            [one] etwa einmal
           *[other] etwa { $times }-mal
         } oben und bringt rund { $points } RP mehr
     }.
 }
diceforge-advice-feat = „{ $card }“ bringt { $vp } RP{ $effect ->
    [0] { "" }
   *[other] , der Effekt bis zum Ende etwa { $effect } mehr
 }{ $titans ->
    [0] { "" }
   *[other] , dazu { $titans } durch die Rebellion
 }.
diceforge-advice-use = Nutze zuerst „{ $card }“: Verstärkungen kommen vor der Aktion.
diceforge-advice-triton = Gib einen Triton-Marker für { diceforge-yield } aus: Dann ist eine bessere Aktion möglich.
diceforge-advice-extra = Eine zweite Aktion { $points ->
    [0] lohnt sich jetzt
   *[other] bringt jetzt etwa { $points } RP
 }. Die 2 Sonnensplitter sind weniger wert.
diceforge-advice-pass = Nichts in Reichweite ist seinen Preis wert; spare für später.
diceforge-advice-end = Nichts mehr in Reichweite ist seinen Preis wert.
diceforge-advice-gain = Am besten { diceforge-yield }: { $next_id ->
    [none] Das nützt dir jetzt am meisten
   *[other] Damit kannst du etwas bezahlen, was bisher zu teuer war: { $next }
 }.
diceforge-advice-lose = Davon fehlt dir am wenigsten.
diceforge-advice-hammer = { $worked ->
    [0] Behalte das Gold: Anderswo nützt es mehr als im Hammer.
   *[other] Leg { $worked } Gold in den Hammer: { $vp ->
        [0] Das bringt dich den Punkten des Umlaufs näher
       *[other] Das beendet einen Umlauf und bringt { $vp } RP
     }.
 }
diceforge-advice-exchange-yes = { $gain } RP sind mehr wert als das, was du dafür gibst.
diceforge-advice-exchange-no = { $amounts } brauchst du mehr als die Punkte.
diceforge-advice-copy = Am besten { $face }: Besseres liegt gerade nirgends oben.
diceforge-advice-first = Zuerst { $face }: So geht am wenigsten verloren.
diceforge-advice-ship-none = Keine Seite ist dir ihren Preis wert.
diceforge-advice-cerberus-use = Einen besseren Wurf für deinen Marker gibt es kaum noch.
diceforge-advice-cerberus-keep = Heb den Marker für einen besseren Wurf auf.
diceforge-advice-die = Auf diesem Würfel ({ $die }) liegen die besseren Seiten.
diceforge-advice-pair = Am besten { $faces }: Das bringt dir am meisten.
diceforge-advice-seat = { $other } hat die meisten Punkte: Dort stört es am meisten.
diceforge-advice-companion = Weiter lohnt es nicht: Entlass den Begleiter für { $sun } Sonnensplitter und { $gain } RP.
diceforge-advice-twins = Jetzt bringt dir das wenig: { $face }. Im Schnitt wirft dieser Würfel ({ $die }) Besseres.
diceforge-advice-twins-keep = Für diesen Wurf lohnen sich 3 Gold nicht.
diceforge-advice-first-token = Diesen zuerst: Sein Schritt bringt jetzt mehr.
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
diceforge-advice-side = Dreh auf { $face } ({ $die }): Das bringt jetzt am meisten.
diceforge-advice-trade = { $gold ->
    [0] Behalte dein Gold: Würfelseiten bringen mehr als die Punkte.
   *[other] { $gain } RP sind mehr wert als alles, was { $gold } Gold kaufen könnten.
 }
diceforge-advice-take = „{ $card }“ ist die beste Heldentat, die du gratis bekommst{ $points ->
    [0] { "" }
   *[other] : insgesamt etwa { $points } RP
 }.
diceforge-advice-path = Geh auf Feld { $space }: Dieser Weg bringt am meisten.
diceforge-advice-treasure = Am besten { $amounts }: { $next_id ->
    [none] Das nützt dir jetzt am meisten
   *[other] Damit kannst du etwas bezahlen, was bisher zu teuer war: { $next }
 }.
diceforge-advice-deal-yes = Die Punkte sind mehr wert als ihr Preis.
diceforge-advice-deal-no = Was das kostet, brauchst du mehr als die Punkte.
diceforge-advice-celestial-roll = Jede Seite des Himmlischen Würfels bringt etwas.
diceforge-advice-celestial-skip = Das bringt dir jetzt nichts mehr.
diceforge-advice-memory = Von Insel { $island } holst du dir bald wieder eine Heldentat.

# Worum es in einem Rätsel geht: was abzuwägen ist.

diceforge-theme-ousting = Verdrängen
diceforge-theme-reinforcement = Erst eine Verstärkung?
diceforge-theme-extra = Aufhören oder weiter?
diceforge-theme-feat_forge = Heldentat oder neue Seite?
diceforge-theme-feat = Welche Heldentat?
diceforge-theme-face = Welche Seite schmieden?
diceforge-theme-place = Wohin mit der Seite?
diceforge-theme-gold = Wohin mit dem Gold?
diceforge-theme-memory = Wohin mit dem Plättchen?
diceforge-theme-dice = Was die Würfel bringen
diceforge-theme-other = Eine knappe Wahl
