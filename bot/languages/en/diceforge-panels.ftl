# What only panels say: choosing a face in two steps, standing answers, buttons.

diceforge-press-temple = The Temple
diceforge-step-forge = { diceforge-choosable } · { $cost ->
    [0] free
   *[other] { $cost }🪙
 }
diceforge-step-forge-note = { $cost ->
    [0] { "" }
   *[other] You keep { $gold }🪙 ·{ " " }
 }{ $left ->
    [0] the last one in the Temple
   *[other] { $left } left in the Temple then
 }
diceforge-step-forge-then = { diceforge-choosable } over { $old } · { $die }

# Standing answers: to which questions, and which.

diceforge-standing-choose-gold = { $source }: always gold
diceforge-standing-choose-sun = { $source }: always sun
diceforge-standing-choose-moon = { $source }: always moon
diceforge-standing-choose-vp = { $source }: always VP
diceforge-standing-boar-sun = My boar: always sun
diceforge-standing-boar-moon = My boar: always moon
diceforge-standing-boar-vp = My boar: always VP
diceforge-standing-hammer-all = Hammer: always all the gold
diceforge-standing-hammer-none = Hammer: never any gold
diceforge-standing-exchange-yes = { $source }: always trade
diceforge-standing-exchange-no = { $source }: never trade
diceforge-standing-cerberus-use = Cerberus: repeat at the next chance
diceforge-standing-cerberus-keep = Cerberus: keep the token
