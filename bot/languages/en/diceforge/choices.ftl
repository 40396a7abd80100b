# What is asked and offered in Dice Forge.

# Questions, and headings of their groups of options.

diceforge-ask-draft = Choose a set of feats for this match
diceforge-ask-turn = { $stage ->
    [forging] Forge another face, or end the action
    [acted] Anything else? Or end your turn
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
 }: what do you take?
diceforge-ask-lose = Minotaur: what do you lose? ({ $source })
diceforge-ask-hammer = You gain { $gold } gold. How much goes to the hammer?
diceforge-ask-exchange = Trade { $amounts } for Glory Points?
diceforge-ask-mirror = Which face does your mirror copy?
diceforge-ask-order = { $faces_short }: which face first?{ $why_id ->
    [ship] { " " }The ship buys with the gold you have at that moment.
    [labyrinth] { " " }The other face can pay for something on your golem’s way.
    [theft] { " " }Your golem may take the points the boar has just given.
    [track] { " " }Your marker moves in between, which changes what you gain or where it ends.
    [shield] { " " }The second face depends on what the first one gives.
    [loss] { " " }What you lose first changes what you lose next.
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
    [ancestor] { $source }: forge a face for free?
    [trident] { $source }: which face do you forge?
   *[other] { $source }: { $designs ->
        [1] where does the new face go?
       *[other] { $source_id ->
            [guardians_shield] which shield do you forge?
           *[other] which face do you forge?
         }
     }
 }
diceforge-ask-cerberus = Use Cerberus to apply { $faces_short } again?
diceforge-ask-die = { $source }: which die do you roll?
diceforge-ask-satyrs = Satyrs: which two dice do you use?
diceforge-ask-bearer = { $source_feat_id ->
    [mirror_of_misfortune] { $source }: who has to forge the misfortune?
   *[other] { $source }: who has to forge the boar?
 }
diceforge-ask-tokens = { $source }: which token first? It changes where your marker ends up.
diceforge-ask-twins = The Twins: reroll a die for 3 gold? ({ $faces_short })
diceforge-ask-scepter = You gain { $gold } gold. How much do you put on the scepter? (It holds { $held } of 6.)
diceforge-ask-purse = { $source } costs { $price } gold. How much do you pay from the scepter? (It holds { $held }.)
diceforge-ask-pay = { $source }: how do you pay { $amounts }?
diceforge-ask-companion = Which Companion moves 1 space? (Each space adds 1☀️ and 1🏆 for when you send it off.)
diceforge-ask-merchant = The Merchant: points or a better face?
diceforge-ask-upgrade = { $source_id ->
    [merchant] The Merchant: which face do you replace, and with what?
   *[other] Celestial Die, { $source }: which face do you replace, and with what?
 }
diceforge-ask-copy = { $source_id ->
    [cel_mirror] Celestial mirror: which face do you apply?
   *[other] { $source }: which face do you apply?
 }
diceforge-ask-side = { $source_id ->
    [cel_choose_side] Celestial Die: which die do you turn, and to which face?
   *[other] { $source }: to which face do you turn the die?
 }
diceforge-ask-trade = { $source }: how much of your { $gold } gold do you trade for GP?
diceforge-ask-take = { $source }: which feat do you take for free?
diceforge-ask-path = { $back ->
    [0] Your golem stands on space { $space }: where does it go?
   *[other] Your golem goes back from space { $space }: where to?
 }
diceforge-ask-treasure = Treasure chamber: which treasure do you take?
diceforge-ask-deal = { $source }: pay { $amounts } for { $gain } GP?
diceforge-ask-celestial = Both golems: roll the Celestial Die as well?
diceforge-ask-memory = { $source }: on which island do you lay a token, and with which side up?
diceforge-group-pick = Choose a set…
diceforge-group-forge = Forge a face…
diceforge-group-feat = Perform a heroic feat…
diceforge-group-use = Use a reinforcement first…
diceforge-group-triton = Use a Triton token…
diceforge-group-extra = Take an extra action…
diceforge-group-end = End the turn…
diceforge-group-companion = Send off a Companion…
diceforge-group-take = Take a free feat…

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
    [0] { "" }
   *[other] Leaves you { $gold } gold.{ " " }
 }Your { $die_id ->
    [light] light die
   *[dark] dark die
 } then: { $changed_tally }
    .short = { $cost ->
        [0] Replaces { $old } on your { $die }.
       *[other] Replaces { $old } on your { $die }; leaves you { $gold } gold.
     }
diceforge-option-feat = { $card } · { $card_cost_short } · { $vp }🏆{ $other_id ->
    [none] { "" }
   *[other] { " " }· ousts { $other }
 }
diceforge-option-feat-note = { $titans ->
    [0] { "" }
   *[other] +{ $titans }🏆 from the rebellion ·{ " " }
 }{ $card_feat_brief } · { $other_id ->
    [none] { $moves ->
        [0] you stay on island { $island }
       *[other] island { $island }
     }
   *[other] { $other } gets a divine blessing
 }
    .short = { $card_feat_brief }{ $other_id ->
        [none] { "" }
       *[other] { " " }· they get a divine blessing
     }
diceforge-option-feat-bare = { $card } · { $card_cost_short }{ $other_id ->
    [none] { "" }
   *[other] { " " }· ousts { $other }
 }
diceforge-option-feat-bare-note = { $card_feat_brief }
diceforge-option-use = { $card } · { $card_feat_id ->
    [elder] pay 3🪙 for 4🏆
    [guardians_owl] 1🪙, 1☀️ or 1🌙
    [silver_hind] minor blessing
    [tree] 3🪙 and 1🏆 (2🏆 if you have 8🪙 or more)
    [merchant] 2🏆 or a better face
    [light] pay 3🪙 for any face showing
    [companion] one step
    [oracle] minor blessing
    [guardian] 1💎 or 1🛡️
   *[other] use
 }
diceforge-option-use-first = { $card }
diceforge-option-use-note = { $card_feat_brief }
diceforge-option-triton = Triton: { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } lost)
 }
diceforge-option-triton-note = { $tokens ->
    [0] Your last Triton token.
    [one] Leaves you 1 Triton token.
   *[other] Leaves you { $tokens } Triton tokens.
 }
diceforge-option-extra-first = Extra action
diceforge-option-extra = { $lacking ->
    [0] Extra action · pay 2☀️ ({ $left } left)
    [one] Extra action · 2☀️ (one paid with 💎 or scepter)
   *[other] Extra action · 2☀️ (paid with 💎 or scepter)
 }
diceforge-option-extra-note = Once per turn: forge or perform a feat again.
diceforge-option-pass = Pass
diceforge-option-pass-note = { $paid ->
    [0] { $open_id ->
        [none] { "" }
        [companion] { diceforge-option-end-note }
        [forge] you could forge a face
        [feat] you could perform a feat
       *[both] you could forge or perform a feat
     }
   *[other] your extra action is already paid for
 }
diceforge-option-end = End the turn
diceforge-option-end-note = { $open_id ->
    [none] { "" }
    [companion] last round: you could still send off a Companion
    [forge] last round: you could still forge a face
    [extra] last round: you could still take an extra action
   *[both] last round: you could still forge or act again
 }
diceforge-option-gain = { diceforge-yield }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } lost)
 }{ $space ->
    [0] { "" }
   *[other] { " " }· marker to { diceforge-track }
 }
diceforge-option-gain-note = { $space ->
    [0] { $surplus ->
        [0] { "" }
       *[other] { $kept ->
            [0] Your inventory is full: you’d lose all of it.
           [one] Only { $kept } more fits in your inventory; you’d lose the rest.
           *[other] Only { $kept } more fit in your inventory; you’d lose the rest.
         }
     }
   *[other] { $surplus ->
        [0] Your marker goes to { diceforge-track } on the track.
       *[other] Your inventory is full. Your marker goes to { diceforge-track } on the track.
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
   *[other] { " " }({ $surplus } lost)
 }
diceforge-option-hammer-note = { $lap ->
    [0] That finishes your hammer.
   *[other] Your hammer is then on space { $step } of 15, lap { $lap }.
 }
diceforge-option-exchange-yes = Trade { $amounts_short } for { $gain }🏆
diceforge-option-exchange-no = Keep { $amounts_short }
diceforge-option-copy = { diceforge-choosable } · { $other }
diceforge-option-copy-note = You apply this face.
diceforge-option-first = First: { $face }{ $amounts_count ->
    [0] { "" }
   *[other] { " " }· in all { $amounts_short }, marker on { $space }
 }
diceforge-option-ship-none = Forge nothing
diceforge-option-ship-none-note = You keep your gold.
diceforge-option-cerberus-use = Yes, use a Cerberus token
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
   *[other] { " " }({ $surplus }☀️ lost)
 }
diceforge-option-companion-note = It leaves space { $space } for good; its card still counts its points.
diceforge-option-twins = { $die_id ->
    [light] Reroll light die
    [dark] Reroll dark die
   *[celestial] Reroll Celestial Die
 } ({ $face_short }) · { $gold }🪙
diceforge-option-twins-note = You also gain 1 moon shard or 1 GP afterwards.
diceforge-option-twins-keep = Keep the roll
diceforge-option-twins-keep-note = You apply the dice as they are.
diceforge-option-scepter = { $stored ->
    [0] Nothing on the scepter, keep { $kept }🪙
   *[other] Scepter: { $stored }🪙{ $kept ->
        [0] { "" }
       *[other] , keep { $kept }
     }
 }
diceforge-option-scepter-note = { $held ->
    [4] The scepter then holds 4 of 6: can pay as 1☀️ or 1🌙.
    [5] The scepter then holds 5 of 6: can pay as 1☀️ or 1🌙.
    [6] The scepter then holds 6 of 6: can pay as 2☀️ or 2🌙.
   *[other] The scepter then holds { $held } of 6.
 }
diceforge-option-purse = { $scepter ->
    [0] Nothing from the scepter, { $gold }🪙 from inventory
   *[other] { $scepter }🪙 from the scepter{ $gold ->
        [0] { "" }
       *[other] , { $gold }🪙 from inventory
     }
 }
diceforge-option-pay = { $amounts_count ->
    [0] { $scepters_count ->
        [0] { "" }
       *[other] Pay { diceforge-scepters }
     }
   *[other] Pay { $amounts_short }{ $scepters_count ->
        [0] { "" }
       *[other] { " " }and { diceforge-scepters }
     }
 }
diceforge-option-pay-note = { $ancient ->
    [0] { $scepters_count ->
        [0] No ancient shards, no scepter.
       *[other] This empties the scepter.
     }
   *[other] Paying with ancient shards doesn’t move your marker.
 }
diceforge-option-step = Companion on space { $space }
diceforge-option-merchant-vp = Gain { $vp }🏆
diceforge-option-merchant = { $levels ->
    [one] A face one level higher
   *[other] A face { $levels } levels higher
 }
diceforge-option-merchant-note = { $levels ->
    [one] One face per turn.
   *[other] Uses { $levels } of your Merchants; one face per turn.
 }
diceforge-option-first-token = First: { $amounts_short }
diceforge-option-forge-none = Forge nothing
diceforge-option-forge-none-note = You keep all your faces.
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
   *[other] then { $left } left
 }
diceforge-option-take-bare = { $card }
diceforge-option-take-bare-note = { $card_feat_brief }
diceforge-option-path = Space { $space }: { $treasure_id ->
    [none] { diceforge-labyrinth }
    [moon] treasure, 1🌙
    [sun] treasure, 1☀️
   *[vp] treasure, 2🏆
 }
diceforge-option-treasure = Treasure: { $amounts_short }{ $surplus ->
    [0] { "" }
   *[other] { " " }({ $surplus } lost)
 }
diceforge-option-treasure-note = { $resource_id ->
    [moon] Later golems get 1 moon shard here.
    [sun] Later golems get 1 sun shard here.
   *[vp] Later golems get 2 GP here.
 }
diceforge-option-deal-yes = Yes, pay
diceforge-option-deal-no = No, keep it
diceforge-option-celestial-roll = Roll the Celestial Die
diceforge-option-celestial-skip = Don’t roll it
diceforge-option-memory = Island { $island }: { $side_short }
diceforge-option-memory-note = { $cards_count ->
    [0] No feats are left there.
   *[other] For your next feat there. On offer now: { $cards }.
 }

# Why a choice is refused.

diceforge-reason-not_your_turn = It isn’t your turn.
diceforge-reason-face_must_stay = A boar or misfortune can never be removed. Choose another face.
diceforge-reason-not_for_sale = You can only buy faces from the Sanctuary. Faces from the Garden and the Forest come with feats.
diceforge-reason-action_over = You’ve already taken your action. You can take one more for 2 sun shards.
diceforge-reason-same_face_in_one_action = You’ve already bought this face. In one action, every face must be different.
diceforge-reason-face_sold_out = The Temple has no more of this face.
diceforge-reason-not_enough_gold = You don’t have enough gold for that.
    .measured = That costs { $gold } gold; you have { $held_gold }.
diceforge-reason-equal_side_offered = Another face on this die is the same. Choose that one instead; the result is identical.
diceforge-reason-not_in_this_match = This feat isn’t part of this match.
diceforge-reason-stack_empty = All cards of this feat are taken.
diceforge-reason-not_enough_shards = You don’t have enough sun or moon shards for this feat.
    .measured = That costs { $amounts_short }; you have { $held_sun }☀️ and { $held_moon }🌙.
diceforge-reason-card_not_yours = This card is not yours.
diceforge-reason-no_reinforcement = This card isn’t a reinforcement.
diceforge-reason-reinforcements_come_first = Reinforcements come before your action, so it’s too late for this turn.
diceforge-reason-card_already_used_this_turn = You’ve already used this card this turn.
diceforge-reason-no_token = You have no Triton token.
diceforge-reason-one_extra_action_only = You get one extra action per turn, and you’ve had it.
diceforge-reason-action_comes_first = Take your normal action first; the extra action comes after it.
diceforge-reason-not_enough_sun = An extra action costs 2 sun shards, and you don’t have enough.
    .measured = An extra action costs 2☀️; you have { $held_sun }.
diceforge-reason-nothing_to_do_with_it = An extra action would give you nothing: there’s nothing you could forge or perform.
diceforge-reason-end_instead = You’ve already acted. End your turn instead.
diceforge-reason-must_act = In this match you can’t pass while there’s something you can forge or perform.
diceforge-reason-pass_instead = You haven’t acted yet. Pass instead, if you like.
diceforge-reason-unknown_option = You can’t choose that now.
diceforge-reason-no_companion = You have no Companion to send off.
diceforge-reason-nothing_left_to_move = Your Companion is already on the last space. You can only send it off.
