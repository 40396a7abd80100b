# What is asked and offered in Dice Forge.

# Questions, and headings of their groups of options.

diceforge-ask-draft = Choose a set of feats for this match
diceforge-ask-turn = { $stage ->
    [forging] Forge another face, or end the action
    [acted] Go on, or end your turn
    [extra] Extra action: forge faces or perform a heroic feat
   *[begin] Forge faces or perform a heroic feat
 }
diceforge-ask-choose = What do you take? ({ $source }{ $factor ->
    [3] , tripled
   *[other] { "" }
 })
diceforge-ask-boar = Your { $source } was rolled{ $factor ->
    [3] { " " }and counts three times
   *[other] { "" }
 }: what do you gain?
diceforge-ask-lose = Minotaur: what do you lose? ({ $source })
diceforge-ask-hammer = You gain { $gold } gold. How much of it goes to the hammer?
diceforge-ask-exchange = Trade { $amounts } for Glory Points?
diceforge-ask-mirror = Which face does your mirror copy?
diceforge-ask-order = { $faces_short }: which face comes first?{ $why_id ->
    [ship] { " " }The ship buys with the gold that you have by then.
    [labyrinth] { " " }What the other face brings may count on your golem’s way.
    [theft] { " " }Your golem may take the points that the boar has just brought.
    [track] { " " }Your marker moves in between: that changes what the dice bring, or where it ends.
    [shield] { " " }The second one looks at what the first one gave.
    [loss] { " " }What you lose first changes what you lose after it.
   *[none] { "" }
 }
diceforge-ask-ship = { $source_id ->
    [ship] Ship
   *[other] { $source }
 }: { $discount ->
    [0] buy one face and forge it?
   *[other] forge one face for { $discount } gold less?
 }
diceforge-ask-forge = { $source_id ->
    [ancestor] { $source }: do you forge a face for free?
    [trident] { $source }: which face do you forge?
   *[other] { $source }: { $designs ->
        [1] where does the new face go?
       *[other] { $source_id ->
            [guardians_shield] which shield do you forge?
           *[other] which face do you forge?
         }
     }
 }
diceforge-ask-cerberus = Carry { $faces_short } out a second time with Cerberus?
diceforge-ask-die = { $source }: which die do you roll?
diceforge-ask-satyrs = Satyrs: which two dice work for you?
diceforge-ask-bearer = { $source_feat_id ->
    [mirror_of_misfortune] { $source }: who must forge the misfortune?
   *[other] { $source }: who must forge the boar?
 }
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
diceforge-group-pick = Choose a set …
diceforge-group-forge = Forge a face …
diceforge-group-feat = Perform a heroic feat …
diceforge-group-use = Reinforcements first …
diceforge-group-triton = Spend a Triton …
diceforge-group-extra = One more action …
diceforge-group-end = End the turn …
diceforge-group-companion = Send a Companion off …
diceforge-group-take = Take a feat for free …

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100).

diceforge-option-pick = { $feat } · { $vp }🏆
diceforge-option-pick-note = { $slot }: { $feat_brief }
diceforge-option-forge = { diceforge-choosable }{ $cost ->
    [0] { " " }· free
   *[other] { " " }· { $cost }🪙
 } · over { $old_short }{ $origin_id ->
    [none] { "" }
    [start] { " " }(start face)
   *[forged] { " " }(bought)
 } ({ $die_short })
diceforge-option-forge-note = { $cost ->
    [0] Replaces { $old } on your { $die }.
   *[other] Replaces { $old } on your { $die }; { $gold } gold left.
 }
diceforge-option-feat = { $card } · { $card_cost_short } · { $vp }🏆{ $other_id ->
    [none] { "" }
   *[other] { " " }· ousts { $other }
 }
diceforge-option-feat-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 from the rebellion ·{ " " }
 }{ $card_feat_brief } · { $moves ->
    [0] you stay on island { $island }
   *[other] island { $island }
 }
diceforge-option-use = { $card } · { $card_feat_id ->
    [elder] pay 3🪙 for 4🏆
    [guardians_owl] 1🪙, 1☀️ or 1🌙
    [silver_hind] minor blessing
    [tree] 3🪙 and 1🏆, with 8🪙 or more: 2🏆
    [merchant] 2🏆 or a better face
    [light] pay 3🪙 for any face
    [companion] one step
    [oracle] minor blessing
    [guardian] 1💎 or 1🛡️
   *[other] use
 }
diceforge-option-use-first = { $card }
diceforge-option-use-note = { $card_feat_brief }
diceforge-option-triton = Triton: { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } too many)
 }
diceforge-option-triton-note = { $tokens ->
    [0] Your last Triton token.
    [one] One Triton token is left then.
   *[other] { $tokens } Triton tokens are left then.
 }
diceforge-option-extra = { $lacking ->
    [0] Extra action · pay 2☀️ ({ $left } left)
    [one] Extra action · pay 2☀️, one of them with 💎 or a scepter
   *[other] Extra action · pay 2☀️ with 💎 or a scepter
 }
diceforge-option-extra-note = Once in a turn: forge or perform a feat again.
diceforge-option-pass = Pass · no action
diceforge-option-pass-note = You keep everything for later.
diceforge-option-end = End the turn
diceforge-option-end-note = The next player goes on.
diceforge-option-gain = { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } too many)
 }{ $space ->
    [0] { "" }
   *[other] { " " }· marker to { diceforge-track }
 }
diceforge-option-gain-note = { $space ->
    [0] { $surplus ->
        [0] { "" }
       *[other] { $kept ->
            [0] Your store is full: all of it would be lost.
           *[other] Only { $kept } more fit into your store; the rest is lost.
         }
     }
   *[other] { $surplus ->
        [0] Your marker goes to { diceforge-track } on the track.
       *[other] Your store is full. Your marker goes to { diceforge-track } on the track.
     }
 }
diceforge-option-lose = { $resource_id ->
    [gold] 🪙 Gold
    [sun] ☀️ Sun
    [moon] 🌙 Moon
    [ancient] 💎 Ancient shards
    [loyalty] 🛡️ Loyalty
   *[vp] 🏆 GP
 }: { $lost ->
    [0] nothing to lose
   *[other] lose { $lost }
 }
diceforge-option-hammer = { $worked ->
    [0] Keep { $kept }🪙
   *[other] { $worked }🪙 to the hammer{ $kept ->
        [0] { "" }
       *[other] , keep { $kept }
     }
 }{ $vp ->
    [0] { "" }
   *[other] { " " }· +{ $vp }🏆
 }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } too many)
 }
diceforge-option-hammer-note = { $lap ->
    [0] Your hammer work is done then.
   *[other] The hammer then stands on space { $step } of 15 in lap { $lap }.
 }
diceforge-option-exchange-yes = Trade { $amounts_short } for { $gain }🏆
diceforge-option-exchange-no = Keep { $amounts_short }
diceforge-option-copy = { diceforge-choosable } · { $other }
diceforge-option-copy-note = You carry this face out.
diceforge-option-first = First: { $face }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }· in all { $amounts_short }, marker on { $space }
 }
diceforge-option-ship-none = Forge nothing
diceforge-option-ship-none-note = You keep your gold.
diceforge-option-cerberus-use = Yes, spend a Cerberus token
diceforge-option-cerberus-keep = No, keep it
diceforge-option-die = { $die_id ->
    [light] Light die
   *[dark] Dark die
 }: { $faces_tally }
diceforge-option-pair = { $faces_short }
diceforge-option-pair-note = { $others_alike ->
    [yes] From { $others_1 }.
   *[no] From { $others_1 } and { $others_2 }.
 }
diceforge-option-seat = { $other }
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

# Why a choice is refused.

diceforge-reason-not_your_turn = It is not your turn.
diceforge-reason-face_must_stay = A boar or a misfortune may never be removed. Choose another side.
diceforge-reason-not_for_sale = Only faces of the Sanctuary can be bought; those of the Garden and the Forest come with feats.
diceforge-reason-action_over = You have had your action. For 2 sun shards you may take one more.
diceforge-reason-same_face_in_one_action = You have bought this face already: in one action all faces must be different.
diceforge-reason-face_sold_out = No such face is left in the Temple.
diceforge-reason-not_enough_gold = You do not have enough gold for that.
diceforge-reason-equal_side_offered = That side is equal to another one: choose the first of them.
diceforge-reason-not_in_this_match = This feat is not in play in this match.
diceforge-reason-stack_empty = No card is left of this feat.
diceforge-reason-not_enough_shards = You do not have enough sun or moon for this feat.
diceforge-reason-card_not_yours = This card is not yours.
diceforge-reason-no_reinforcement = This card is no reinforcement.
diceforge-reason-reinforcements_come_first = Reinforcements come before your action.
diceforge-reason-card_already_used_this_turn = You have used this card already in this turn.
diceforge-reason-no_token = You have no Triton token.
diceforge-reason-one_extra_action_only = There is one extra action in a turn, and you have had it.
diceforge-reason-action_comes_first = Take your action first; the extra action comes after it.
diceforge-reason-not_enough_sun = The extra action costs 2 sun shards, and you do not have them.
diceforge-reason-nothing_to_do_with_it = There is nothing that you could do with an extra action.
diceforge-reason-end_instead = You have acted already: end the turn.
diceforge-reason-must_act = In this match you must act as long as something can be forged or performed.
diceforge-reason-pass_instead = You have not acted yet: pass, if you like.
diceforge-reason-unknown_option = This choice is not open to you now.
diceforge-reason-no_companion = You have no Companion that could be sent off.
diceforge-reason-nothing_left_to_move = Your Companion stands on its last space already: it can only be sent off.
