# What is asked, offered, told and advised with Rebellion only.

# Questions, and headings of their groups of options

diceforge-ask-tokens = { $source }: which token do you collect first? Your marker ends on another space.
diceforge-ask-twins = The Twins: roll a die again for 3 gold? ({ $faces_short })
diceforge-ask-scepter = You gain { $gold } gold. How much of it goes onto the scepter? (It holds { $held } of 6.)
diceforge-ask-purse = { $price } gold to pay ({ $source }): how much of it from the scepter? (It holds { $held }.)
diceforge-ask-pay = { $source }: how do you pay { $amounts }?
diceforge-ask-companion = Which Companion goes one space on? (Each is worth 1☀️ and 1🏆 when it leaves.)
diceforge-ask-merchant = The Merchant: points, or a better face?
diceforge-ask-upgrade = { $source_id ->
    [merchant] The Merchant: which face is replaced, and by what?
   *[other] Celestial Die, { $source }: which face is replaced, and by what?
 }
diceforge-ask-copy = { $source_id ->
    [cel_mirror] Celestial mirror: which face do you carry out?
   *[other] { $source }: which face do you carry out?
 }
diceforge-ask-side = { $source_id ->
    [cel_choose_side] Celestial Die: which die do you turn, and to which face?
   *[other] { $source }: to which face do you turn the die?
 }
diceforge-ask-trade = { $source }: how much of your { $gold } gold do you trade for GP?
diceforge-ask-take = { $source }: which feat do you take for free?
diceforge-ask-path = Your golem stands on space { $space }: where does it go?
diceforge-ask-treasure = Treasure chamber: which treasure do you take?
diceforge-ask-deal = { $source }: pay { $amounts } for { $gain } GP?
diceforge-ask-celestial = Both golems: roll the Celestial Die too?
diceforge-ask-memory = { $source }: where does a token lie, and which side of it up?
diceforge-group-companion = Send a Companion off …
diceforge-group-take = Take a feat for free …

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100)

diceforge-option-companion = Companion: { $sun }☀️ and { $gain }🏆{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus }☀️ too many)
 }
diceforge-option-companion-note = It leaves space { $space } and does nothing more after that.
diceforge-option-twins = { $die_id ->
    [light] Light die again
    [dark] Dark die again
   *[celestial] Celestial Die again
 } instead of { $face_short } · { $gold }🪙
diceforge-option-twins-note = Then you also gain 1 moon shard or 1 GP.
diceforge-option-twins-keep = Keep what was rolled
diceforge-option-twins-keep-note = The dice are carried out as they lie.
diceforge-option-scepter = { $stored ->
    [0] Nothing to the scepter, keep { $kept }🪙
   *[other] Scepter: { $stored }🪙{ $kept ->
        [0] { "" }
       *[other] , keep { $kept }
     }
 }
diceforge-option-scepter-note = { $held ->
    [4] The scepter then holds 4 of 6: worth 1☀️ or 1🌙.
    [5] The scepter then holds 5 of 6: worth 1☀️ or 1🌙.
    [6] The scepter then holds 6 of 6: worth 2☀️ or 2🌙.
   *[other] The scepter then holds { $held } of 6.
 }
diceforge-option-purse = { $scepter ->
    [0] Nothing from the scepter, { $gold }🪙 from the store
   *[other] { $scepter }🪙 from the scepter{ $gold ->
        [0] { "" }
       *[other] , { $gold }🪙 from the store
     }
 }
diceforge-scepters = { $scepters_count ->
    [one] scepter of { $scepters }🪙 as { $scepters_1 ->
        [6] 2{ $shards_1 }
       *[other] 1{ $shards_1 }
     }
   *[other] scepters of { $scepters }🪙 as { $shards_short }
 }
diceforge-option-pay = { $amounts_count ->
    [0] { $scepters_count ->
        [0] { "" }
       *[other] { diceforge-scepters }
     }
   *[other] { $amounts_short }{ $scepters_count ->
        [0] { "" }
       *[other] { " " }and { diceforge-scepters }
     }
 }
diceforge-option-pay-note = { $ancient ->
    [0] { $scepters_count ->
        [0] No ancient shards, no scepter.
       *[other] What lies on the scepter is gone then.
     }
   *[other] Paying with ancient shards does not move your marker.
 }
diceforge-option-step = Companion on space { $space }
diceforge-option-merchant-vp = Gain { $vp }🏆
diceforge-option-merchant = { $levels ->
    [one] A face one level higher
   *[other] A face { $levels } levels higher
 }
diceforge-option-merchant-note = { $levels ->
    [one] Only one face in a turn.
   *[other] It takes { $levels } of your Merchants; only one face in a turn.
 }
diceforge-option-first-token = First: { $amounts_short }
diceforge-option-forge-none = Forge nothing
diceforge-option-forge-none-note = All your faces stay.
diceforge-option-side = { $die_id ->
    [light] Light die
   *[dark] Dark die
 }: { diceforge-choosable }
diceforge-option-trade = { $gold ->
    [0] Trade nothing
   *[other] { $gold }🪙 for { $gain }🏆
 }
diceforge-option-take = { $card } · { $vp }🏆
diceforge-option-take-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 from the rebellion ·{ " " }
 }{ $card_feat_brief } · { $left ->
    [0] the last card
   *[other] { $left } left then
 }
diceforge-option-path = Space { $space }: { $treasure_id ->
    [none] { diceforge-labyrinth }
    [moon] treasure, 1🌙
    [sun] treasure, 1☀️
   *[vp] treasure, 2🏆
 }
diceforge-option-treasure = Treasure: { $amounts_short }
diceforge-option-treasure-note = { $resource_id ->
    [moon] Later golems find 1 moon shard here.
    [sun] Later golems find 1 sun shard here.
   *[vp] Later golems find 2 GP here.
 }
diceforge-option-deal-yes = Yes, pay
diceforge-option-deal-no = No, go on
diceforge-option-celestial-roll = Roll the Celestial Die
diceforge-option-celestial-skip = Do not roll it
diceforge-option-memory = Island { $island }: { $side_short }
diceforge-option-memory-note = { $cards_count ->
    [0] No feat is left there.
   *[other] For your next feat there. Now on offer: { $cards }.
 }

# What happened

diceforge-event-marker_moved = **{ $seat }** moves to { diceforge-track } on the Titans’ track
    .on = marker at { diceforge-track }
    .also = { $seat }: marker at { diceforge-track }
diceforge-event-golem_moved = **{ $seat }**: golem to space { $space }
    .on = golem to space { $space }
    .also = { $seat }: golem to space { $space }
diceforge-event-treasure_found =
    .on = { $resource_id ->
        [moon] takes the moon treasure
        [sun] takes the sun treasure
       *[vp] takes the GP treasure
    }
    .also = { $seat } { $told }
diceforge-event-goddess_reached =
    .on = { $first ->
        [0] reaches the Goddess
       *[other] reaches the Goddess before all others
    }
    .also = { $seat } { $told }
diceforge-event-celestial_rolled =
    .on = { $cause_id ->
        [twins] rolls again: { $face_short }
       *[other] rolls the Celestial Die: { $face_short }
    }
    .also = { $seat } { $told }
diceforge-event-turned =
    .on = { $die_id ->
        [light] turns the light die to { $face_short }
       *[dark] turns the dark die to { $face_short }
    }
    .also = { $seat } { $told }
diceforge-event-copied =
    .on = { $other_same ->
        [yes] carries out { $face_short } again
       *[no] carries out { $face_short } of { $other }
    }
    .also = { $seat } { $told }
diceforge-event-misfortune =
    .on = carries out { $faces_short } of { $other }
    .also = { $seat } { $told }
diceforge-event-scepter_filled =
    .on = puts { $gold }🪙 onto the scepter ({ $held }/6)
    .also = { $seat } { $told }
diceforge-event-scepter_spent =
    .on = takes { $gold }🪙 from the scepter
    .also = { $seat } { $told }
diceforge-event-paid_otherwise =
    .on = pays with { $ancient ->
        [0] the { diceforge-scepters }
       *[other] { $ancient }💎{ $scepters_count ->
            [0] { "" }
           *[other] { " " }and the { diceforge-scepters }
        }
    }
diceforge-event-companion_moved =
    .on = moves the Companion to { $space }
diceforge-event-companion_left =
    .on = sends the Companion off from { $space }
diceforge-event-memory_laid =
    .on = lays { $side_short } on island { $island }
diceforge-event-remembered =
    .on = remembers island { $island }
diceforge-event-turn_within_began = **{ $seat }** begins an extra turn
    .on = begins an extra turn
diceforge-event-turn_within_ended = **{ $seat }** ends the extra turn
    .on = ends the extra turn

# Why a choice is refused

diceforge-reason-no_companion = You have no Companion that could be sent off.
diceforge-reason-nothing_left_to_move = Your Companion stands on its last space already: it can only be sent off.

# Why a computer player would choose so

diceforge-advice-companion = The Companion has come far enough: take { $sun } sun and { $gain } GP.
diceforge-advice-twins = { $face } is worth little now: the { $die } will show something better on average.
diceforge-advice-twins-keep = What lies there is not worth 3 gold to roll again.
diceforge-advice-first-token = Collect this one first: its step counts for more now.
diceforge-advice-scepter = { $stored ->
    [0] You will need this gold in your store.
   *[other] { $stored } gold on the scepter: it is not lost there, and may become shards.
 }
diceforge-advice-purse = { $scepter ->
    [0] Pay from the store, so that the scepter stays full.
   *[other] Pay { $scepter } gold from the scepter: what stays in the store serves you better.
 }
diceforge-advice-pay = Pay like this: what you keep is worth the most.
diceforge-advice-step = Move the Companion on space { $space } on.
diceforge-advice-merchant-vp = No better face is worth more than 2 GP now.
diceforge-advice-merchant = A better face brings more than the points.
diceforge-advice-forge-none = No face that you could forge is better than your own.
diceforge-advice-side = Turn the { $die } to { $face }: it brings the most now.
diceforge-advice-trade = { $gold ->
    [0] Keep your gold: faces bring more than the points.
   *[other] { $gain } GP are worth more than what { $gold } gold could buy.
 }
diceforge-advice-take = { $card } is the best of the feats that are free.
diceforge-advice-path = Go to space { $space }: this way brings the most.
diceforge-advice-treasure = Take { $amounts }: it will serve you best.
diceforge-advice-deal-yes = The points are worth more than their price.
diceforge-advice-deal-no = You need what this would cost more than the points.
diceforge-advice-celestial-roll = Every side of the Celestial Die brings something.
diceforge-advice-celestial-skip = There is nothing left to gain by it.
diceforge-advice-memory = You will soon take a feat of island { $island }.
