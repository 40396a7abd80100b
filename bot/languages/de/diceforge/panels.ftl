# Buttons of panels, choosing in two steps, automatic answers.

# Buttons.

diceforge-press-goddess = Labyrinth erklärt
diceforge-press-titans = Titanen erklärt
diceforge-press-temple = Der Tempel
diceforge-press-feats = Heldentaten
diceforge-press-feats_more = Weitere Heldentaten
diceforge-press-mine = Meine Würfel
diceforge-press-beside = Modul-Spielplan

# Choosing in two steps.

diceforge-step-forge = { diceforge-choosable } · { $cost ->
    [0] gratis
   *[other] { $cost }🪙
 }
diceforge-step-forge-elsewhere = { diceforge-choosable } an anderer Stelle …
diceforge-step-forge-note = { $cost ->
    [0] { "" }
   *[other] Rest: { $gold }🪙 ·{ " " }
 }{ $left ->
    [0] die letzte im Tempel
   *[other] dann noch { $left } im Tempel
 }
diceforge-place-forge = { $die_id ->
    [light] Hell
   *[dark] Dunkel
 }{ $origin_id ->
    [none] { "" }
    [start] , Start
   *[forged] , geschmiedet
 }
diceforge-place-forge-first = { $die_id ->
    [light] Hell
   *[dark] Dunkel
 }: { $old_short }{ $origin_id ->
    [none] { "" }
    [start] , Start
   *[forged] , geschmiedet
 }
diceforge-place-forge-further = { $old_short }{ $origin_id ->
    [none] { "" }
    [start] , Start
   *[forged] , geschmiedet
 }
diceforge-step-pay = { $scepters_count ->
    [0] Kein Zepter
   *[other] { diceforge-scepters }
 }
diceforge-step-pay-note = { $scepters_count ->
    [0] Nur mit Splittern aus dem Vorrat.
   *[other] Das Zepter ist dann leer; den Rest zahlst du aus dem Vorrat.
 }
diceforge-group-forge-then = Welche Seite wird ersetzt?
diceforge-group-pay = Zahlen …

# Automatic answers: to which questions, and which.

diceforge-standing-choose-gold = { $source }: immer Gold
diceforge-standing-choose-sun = { $source }: immer Sonnensplitter
diceforge-standing-choose-moon = { $source }: immer Mondsplitter
diceforge-standing-choose-vp = { $source }: immer RP
diceforge-standing-boar-sun = Mein Eber: immer Sonnensplitter für mich
diceforge-standing-boar-moon = Mein Eber: immer Mondsplitter für mich
diceforge-standing-boar-vp = Mein Eber: immer RP für mich
diceforge-standing-hammer-all = Hammer: immer alles Gold
diceforge-standing-hammer-none = Hammer: nur, was nicht in den Vorrat passt
diceforge-standing-exchange-yes = { $source }: immer tauschen
diceforge-standing-exchange-no = { $source }: nie tauschen
diceforge-standing-cerberus-use = Zerberus: beim nächsten Mal ausgeben
diceforge-standing-cerberus-keep = Zerberus: Marker behalten
diceforge-standing-choose-ancient = { $source }: immer Uralte Splitter
diceforge-standing-choose-loyalty = { $source }: immer Treue
diceforge-standing-twins-keep = Die Zwillinge: nie neu werfen
diceforge-standing-scepter-all = Zepter: immer so viel Gold wie möglich
diceforge-standing-scepter-none = Zepter: nur, was nicht in den Vorrat passt
diceforge-standing-purse-scepter = Gold zahlen: zuerst vom Zepter
diceforge-standing-purse-store = Gold zahlen: zuerst aus dem Vorrat
diceforge-standing-pay-own = Splitter zahlen: zuerst Sonnen- und Mondsplitter aus dem Vorrat
diceforge-standing-companion-farthest = Begleiter: immer den, der am weitesten ist
diceforge-standing-merchant-vp = Der Händler: immer die RP
diceforge-standing-celestial-roll = Beide Golems: immer den Himmlischen Würfel werfen
diceforge-standing-celestial-skip = Beide Golems: nie den Himmlischen Würfel werfen
diceforge-always-hammer-all = Immer alles
diceforge-always-scepter-all = Immer so viel wie möglich
