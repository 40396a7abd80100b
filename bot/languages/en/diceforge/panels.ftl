# Buttons of panels, choosing in two steps, automatic answers.

# Buttons.

diceforge-press-goddess = Labyrinth explained
diceforge-press-titans = Titans explained
diceforge-press-temple = The Temple
diceforge-press-feats = Feats
diceforge-press-feats_more = More feats
diceforge-press-mine = My dice & feats
diceforge-press-beside = Rebellion board

# Choosing in two steps.

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
diceforge-step-forge-then = { $old } ({ $die_short }{ $origin_id ->
    [none] { "" }
    [start] , start face
   *[forged] , bought
 })
diceforge-step-pay = { $scepters_count ->
    [0] No scepter
   *[other] { diceforge-scepters }
 }
diceforge-step-pay-note = { $scepters_count ->
    [0] Sun, moon and ancient shards only.
   *[other] What lies on the scepter is gone then; the rest comes from the store.
 }
diceforge-group-forge-then = Which old face does it replace?
diceforge-group-pay = Pay …

# Automatic answers: to which questions, and which.

diceforge-standing-choose-gold = { $source }: always gold
diceforge-standing-choose-sun = { $source }: always sun
diceforge-standing-choose-moon = { $source }: always moon
diceforge-standing-choose-vp = { $source }: always GP
diceforge-standing-boar-sun = My boar: always sun
diceforge-standing-boar-moon = My boar: always moon
diceforge-standing-boar-vp = My boar: always GP
diceforge-standing-hammer-all = Hammer: always all the gold
diceforge-standing-hammer-none = Hammer: only what your store cannot hold
diceforge-standing-exchange-yes = { $source }: always trade
diceforge-standing-exchange-no = { $source }: never trade
diceforge-standing-cerberus-use = Cerberus: repeat at the next chance
diceforge-standing-cerberus-keep = Cerberus: keep the token
diceforge-standing-choose-ancient = { $source }: always ancient shards
diceforge-standing-choose-loyalty = { $source }: always loyalty
diceforge-standing-twins-keep = The Twins: never roll again
diceforge-standing-scepter-all = Scepter: always as much gold as fits
diceforge-standing-scepter-none = Scepter: only what your store cannot hold
diceforge-standing-purse-scepter = Paying gold: from the scepter first
diceforge-standing-purse-store = Paying gold: from the store first
diceforge-standing-pay-own = Paying shards: sun and moon from the store first
diceforge-standing-companion-farthest = Companions: always the one farthest on
diceforge-standing-merchant-vp = The Merchant: always the GP
diceforge-standing-celestial-roll = Both golems: always roll the Celestial Die
diceforge-standing-celestial-skip = Both golems: never roll the Celestial Die
diceforge-always-hammer-all = All of it, always
diceforge-always-scepter-all = As much as fits, always
