# Was nur mit Rebellion gefragt, angeboten, erzählt und geraten wird.

# Fragen und Überschriften ihrer Gruppen

diceforge-ask-tokens = { $source }: Welchen Marker nimmst du zuerst? Danach richtet sich, wo dein Loyalitätsmarker endet.
diceforge-ask-twins = Die Zwillinge: Für 3 Gold einen Würfel neu werfen? ({ $faces_short })
diceforge-ask-scepter = { $gold } Gold: Wie viel davon kommt auf das Zepter? (Es fasst 6 und hält { $held }.)
diceforge-ask-purse = { $price } Gold zu zahlen ({ $source }): Wie viel davon vom Zepter? (Es hält { $held }.)
diceforge-ask-pay = { $source }: Wie zahlst du { $amounts }?
diceforge-ask-companion = Welcher Begleiter geht ein Feld weiter? (Jedes bringt 1☀️ und 1🏆, wenn er entlassen wird.)
diceforge-ask-merchant = Der Händler: Ruhmespunkte oder eine bessere Seite?
diceforge-ask-upgrade = { $source_id ->
    [merchant] Der Händler: Welche Seite wird ersetzt, und wodurch?
   *[other] Himmlischer Würfel, { $source }: Welche Seite wird ersetzt, und wodurch?
 }
diceforge-ask-copy = { $source_id ->
    [cel_mirror] Himmlischer Spiegel: Welche Seite führst du aus?
   *[other] { $source }: Welche Seite führst du aus?
 }
diceforge-ask-side = { $source_id ->
    [cel_choose_side] Himmlischer Würfel: Welchen Würfel drehst du, und auf welche Seite?
   *[other] { $source }: Auf welche Seite drehst du den Würfel?
 }
diceforge-ask-trade = { $source }: Wie viel von deinen { $gold } Gold tauschst du gegen RP?
diceforge-ask-take = { $source }: Welche Heldentat nimmst du gratis?
diceforge-ask-path = Dein Golem steht auf Feld { $space }: Wohin geht er?
diceforge-ask-treasure = Schatzkammer: Welchen Schatz nimmst du?
diceforge-ask-deal = { $source }: { $amounts } zahlen für { $gain } RP?
diceforge-ask-celestial = Beide Golems: Auch den Himmlischen Würfel werfen?
diceforge-ask-memory = { $source }: Wohin kommt ein Marker, und welche Seite liegt oben?
diceforge-group-companion = Einen Begleiter entlassen …
diceforge-group-take = Eine Heldentat gratis nehmen …

# Auswahl: Beschriftung eines Knopfes (höchstens 80 Zeichen) und Erläuterung in Listen (höchstens 100)

diceforge-option-companion = Begleiter: { $sun }☀️ und { $gain }🏆{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus }☀️ zu viel)
 }
diceforge-option-companion-note = Er verlässt Feld { $space } und bewirkt danach nichts mehr.
diceforge-option-twins = { $die_id ->
    [light] Hellen Würfel neu
    [dark] Dunklen Würfel neu
   *[celestial] Himmlischen Würfel neu
 } statt { $face_short } · { $gold }🪙
diceforge-option-twins-note = Danach erhältst du auch 1 Mondsplitter oder 1 RP.
diceforge-option-twins-keep = Den Wurf behalten
diceforge-option-twins-keep-note = Die Würfel werden ausgeführt, wie sie liegen.
diceforge-option-scepter = { $stored ->
    [0] Nichts aufs Zepter, { $kept }🪙 behalten
   *[other] Zepter: { $stored }🪙{ $kept ->
        [0] { "" }
       *[other] , { $kept } behalten
     }
 }
diceforge-option-scepter-note = { $held ->
    [4] Das Zepter hält dann 4 von 6: so viel wert wie 1☀️ oder 1🌙.
    [5] Das Zepter hält dann 5 von 6: so viel wert wie 1☀️ oder 1🌙.
    [6] Das Zepter hält dann 6 von 6: so viel wert wie 2☀️ oder 2🌙.
   *[other] Das Zepter hält dann { $held } von 6.
 }
diceforge-option-purse = { $scepter ->
    [0] Nichts vom Zepter, { $gold }🪙 aus dem Vorrat
   *[other] { $scepter }🪙 vom Zepter{ $gold ->
        [0] { "" }
       *[other] , { $gold }🪙 aus dem Vorrat
     }
 }
diceforge-scepters = { $scepters_count ->
    [one] Zepter mit { $scepters }🪙 als { $scepters_1 ->
        [6] 2{ $shards_1 }
       *[other] 1{ $shards_1 }
     }
   *[other] Zepter mit { $scepters }🪙 als { $shards_short }
 }
diceforge-option-pay = { $amounts_count ->
    [0] { $scepters_count ->
        [0] { "" }
       *[other] { diceforge-scepters }
     }
   *[other] { $amounts_short }{ $scepters_count ->
        [0] { "" }
       *[other] { " " }und { diceforge-scepters }
     }
 }
diceforge-option-pay-note = { $ancient ->
    [0] { $scepters_count ->
        [0] Ohne Uralte Splitter, ohne Zepter.
       *[other] Was auf dem Zepter liegt, ist dann weg.
     }
   *[other] Mit Uralten Splittern zu zahlen bewegt deinen Marker nicht.
 }
diceforge-option-step = Begleiter auf Feld { $space }
diceforge-option-merchant-vp = { $vp }🏆 erhalten
diceforge-option-merchant = { $levels ->
    [one] Eine Seite eine Stufe höher
   *[other] Eine Seite { $levels } Stufen höher
 }
diceforge-option-merchant-note = { $levels ->
    [one] Nur eine Seite pro Zug.
   *[other] Das braucht { $levels } deiner Händler; nur eine Seite pro Zug.
 }
diceforge-option-first-token = Zuerst: { $amounts_short }
diceforge-option-forge-none = Nichts schmieden
diceforge-option-forge-none-note = Alle deine Seiten bleiben.
diceforge-option-side = { $die_id ->
    [light] Hell
   *[dark] Dunkel
 }: { diceforge-choosable }
diceforge-option-trade = { $gold ->
    [0] Nichts tauschen
   *[other] { $gold }🪙 gegen { $gain }🏆
 }
diceforge-option-take = { $card } · { $vp }🏆
diceforge-option-take-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 von der Rebellion ·{ " " }
 }{ $card_feat_brief } · { $left ->
    [0] die letzte Karte
   *[other] dann noch { $left }
 }
diceforge-option-path = Feld { $space }: { $treasure_id ->
    [none] { diceforge-labyrinth }
    [moon] Schatz, 1🌙
    [sun] Schatz, 1☀️
   *[vp] Schatz, 2🏆
 }
diceforge-option-treasure = Schatz: { $amounts_short }
diceforge-option-treasure-note = { $resource_id ->
    [moon] Spätere Golems finden hier 1 Mondsplitter.
    [sun] Spätere Golems finden hier 1 Sonnensplitter.
   *[vp] Spätere Golems finden hier 2 RP.
 }
diceforge-option-deal-yes = Ja, zahlen
diceforge-option-deal-no = Nein, weiter
diceforge-option-celestial-roll = Himmlischen Würfel werfen
diceforge-option-celestial-skip = Nicht werfen
diceforge-option-memory = Insel { $island }: { $side_short }
diceforge-option-memory-note = { $cards_count ->
    [0] Dort liegt keine Heldentat mehr.
   *[other] Für deine nächste Heldentat dort. Da liegen: { $cards }.
 }

# Was geschah

diceforge-event-marker_moved = **{ $seat }** rückt auf der Titanenleiste auf { diceforge-track }
    .on = Marker auf { diceforge-track }
    .also = { $seat }: Marker auf { diceforge-track }
diceforge-event-golem_moved = **{ $seat }**: Golem auf Feld { $space }
    .on = Golem auf Feld { $space }
    .also = { $seat }: Golem auf Feld { $space }
diceforge-event-treasure_found =
    .on = { $resource_id ->
        [moon] nimmt den Mondschatz
        [sun] nimmt den Sonnenschatz
       *[vp] nimmt den Ruhmesschatz
    }
    .also = { $seat } { $told }
diceforge-event-goddess_reached =
    .on = { $first ->
        [0] erreicht die Göttin
       *[other] erreicht die Göttin vor allen anderen
    }
    .also = { $seat } { $told }
diceforge-event-celestial_rolled =
    .on = { $cause_id ->
        [twins] wirft neu: { $face_short }
       *[other] wirft den Himmlischen Würfel: { $face_short }
    }
    .also = { $seat } { $told }
diceforge-event-turned =
    .on = { $die_id ->
        [light] dreht den hellen Würfel auf { $face_short }
       *[dark] dreht den dunklen Würfel auf { $face_short }
    }
    .also = { $seat } { $told }
diceforge-event-copied =
    .on = { $other_same ->
        [yes] führt noch einmal { $face_short } aus
       *[no] führt { $face_short } von { $other } aus
    }
    .also = { $seat } { $told }
diceforge-event-misfortune =
    .on = führt { $faces_short } von { $other } aus
    .also = { $seat } { $told }
diceforge-event-scepter_filled =
    .on = legt { $gold }🪙 aufs Zepter ({ $held }/6)
    .also = { $seat } { $told }
diceforge-event-scepter_spent =
    .on = nimmt { $gold }🪙 vom Zepter
    .also = { $seat } { $told }
diceforge-event-paid_otherwise =
    .on = zahlt mit { $ancient ->
        [0] { diceforge-scepters }
       *[other] { $ancient }💎{ $scepters_count ->
            [0] { "" }
           *[other] { " " }und { diceforge-scepters }
        }
    }
diceforge-event-companion_moved =
    .on = zieht den Begleiter auf { $space }
diceforge-event-companion_left =
    .on = entlässt den Begleiter von { $space }
diceforge-event-memory_laid =
    .on = legt { $side_short } auf Insel { $island }
diceforge-event-remembered =
    .on = erinnert sich an Insel { $island }
diceforge-event-turn_within_began = **{ $seat }** beginnt einen Zug extra
    .on = beginnt einen Zug extra
diceforge-event-turn_within_ended = **{ $seat }** beendet den Zug extra
    .on = beendet den Zug extra

# Warum eine Wahl abgelehnt wird

diceforge-reason-no_companion = Du hast keinen Begleiter, den du entlassen könntest.
diceforge-reason-nothing_left_to_move = Dein Begleiter steht schon auf dem letzten Feld: Du kannst ihn nur noch entlassen.

# Warum ein Computerspieler so wählen würde

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
