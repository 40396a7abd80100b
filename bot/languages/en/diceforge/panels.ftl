# Buttons of panels, choosing in two steps, automatic answers.

# Buttons.

diceforge-press-goddess = Labyrinth explained
diceforge-press-titans = Titans explained
diceforge-press-temple = Temple
diceforge-press-feats = Feats
diceforge-press-feats_more = More feats
diceforge-press-mine = My dice & feats
diceforge-press-beside = Rebellion board

# Choosing in two steps.

diceforge-step-forge = { diceforge-choosable } · { $cost ->
    [0] free
   *[other] { $cost }🪙
 }
diceforge-step-forge-elsewhere = { diceforge-choosable } in another place…
diceforge-step-forge-note = { $cost ->
    [0] { "" }
   *[other] Leaves you { $gold }🪙 ·{ " " }
 }{ $left ->
    [0] the last one in the Temple
   *[other] then { $left } left in the Temple
 }
diceforge-place-forge = { $die_id ->
    [light] Light
   *[dark] Dark
 }{ $origin_id ->
    [none] { "" }
    [start] , start
   *[forged] , bought
 }
diceforge-place-forge-first = { $die_id ->
    [light] Light
   *[dark] Dark
 }: { $old_short }{ $origin_id ->
    [none] { "" }
    [start] , start
   *[forged] , bought
 }
diceforge-place-forge-further = { $old_short }{ $origin_id ->
    [none] { "" }
    [start] , start
   *[forged] , bought
 }
diceforge-step-pay = { $scepters_count ->
    [0] Without the scepter
   *[other] { diceforge-scepters }
 }
diceforge-step-pay-note = { $scepters_count ->
    [0] Sun, moon and ancient shards only.
   *[other] This empties the scepter; the rest comes from your inventory.
 }
diceforge-group-forge-then = Which old face does it replace?
diceforge-group-pay = How do you pay?

# Automatic answers: to which questions, and which.

diceforge-standing-choose-gold = { $source }: always gold
diceforge-standing-choose-sun = { $source }: always sun
diceforge-standing-choose-moon = { $source }: always moon
diceforge-standing-choose-vp = { $source }: always GP
diceforge-standing-boar-sun = Boar: always sun
diceforge-standing-boar-moon = Boar: always moon
diceforge-standing-boar-vp = Boar: always GP
diceforge-standing-hammer-all = Hammer: always all gold
diceforge-standing-hammer-none = Hammer: only what your inventory can’t hold
diceforge-standing-exchange-yes = { $source }: always trade
diceforge-standing-exchange-no = { $source }: never trade
diceforge-standing-cerberus-use = Cerberus: use the next chance
diceforge-standing-cerberus-keep = Cerberus: keep the token for now
diceforge-standing-choose-ancient = { $source }: always ancient shards
diceforge-standing-choose-loyalty = { $source }: always loyalty
diceforge-standing-twins-keep = The Twins: never reroll
diceforge-standing-scepter-all = Scepter: always as much as fits
diceforge-standing-scepter-none = Scepter: only what your inventory can’t hold
diceforge-standing-purse-scepter = Paying gold: from the scepter first
diceforge-standing-purse-store = Paying gold: from inventory first
diceforge-standing-pay-own = Paying shards: your own sun and moon first
diceforge-standing-companion-farthest = Companions: always the one furthest along
diceforge-standing-merchant-vp = The Merchant: always GP
diceforge-standing-celestial-roll = Both golems: always roll the Celestial Die
diceforge-standing-celestial-skip = Both golems: never roll the Celestial Die
diceforge-always-hammer-all = Always all of it
diceforge-always-scepter-all = Always as much as fits
