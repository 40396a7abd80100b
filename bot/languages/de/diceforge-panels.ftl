# Was nur Bedienfelder sagen: eine Seite in zwei Schritten wählen, Dauerantworten, Knöpfe.

diceforge-press-temple = Der Tempel
diceforge-step-forge = { diceforge-choosable } · { $cost ->
    [0] umsonst
   *[other] { $cost }🪙
 }
diceforge-step-forge-note = { $cost ->
    [0] { "" }
   *[other] Du behältst { $gold }🪙 ·{ " " }
 }{ $left ->
    [0] die letzte im Tempel
   *[other] dann noch { $left } im Tempel
 }
diceforge-step-forge-then = { diceforge-choosable } statt { $old } · { $die }

# Dauerantworten: auf welche Fragen, und welche.

diceforge-standing-choose-gold = { $source }: immer Gold
diceforge-standing-choose-sun = { $source }: immer Sonnensplitter
diceforge-standing-choose-moon = { $source }: immer Mondsplitter
diceforge-standing-choose-vp = { $source }: immer RP
diceforge-standing-boar-sun = Mein Eber: immer Sonnensplitter
diceforge-standing-boar-moon = Mein Eber: immer Mondsplitter
diceforge-standing-boar-vp = Mein Eber: immer RP
diceforge-standing-hammer-all = Hammer: immer alles Gold
diceforge-standing-hammer-none = Hammer: nie Gold
diceforge-standing-exchange-yes = { $source }: immer tauschen
diceforge-standing-exchange-no = { $source }: nie tauschen
diceforge-standing-cerberus-use = Zerberus: beim nächsten Mal wiederholen
diceforge-standing-cerberus-keep = Zerberus: Marker behalten
