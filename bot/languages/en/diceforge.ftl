# Everything that the game Dice Forge says. Facts become variables as bot/languages/variables.py tells.
# A fact that may be missing is selected on with [none] or [0] (bot/languages/optional_variables.py).

diceforge-title = Dice Forge
diceforge-pitch = Your dice are never finished: roll them for gold, sun and moon, forge better faces onto them in the Temple, and sail to the islands for heroic feats. Whoever has the most Glory Points at the end takes a seat among the gods.

# Resources. So much of one, in full and in short.

diceforge-resource-gold = gold
diceforge-resource-sun = sun
diceforge-resource-moon = moon
diceforge-resource-vp = GP
diceforge-symbol-gold = 🪙
diceforge-symbol-sun = ☀️
diceforge-symbol-moon = 🌙
diceforge-symbol-vp = 🏆
diceforge-amount-gold = { $amount } gold
    .short = { $amount }🪙
diceforge-amount-sun = { $amount } { $amount ->
    [one] sun shard
   *[other] sun shards
 }
    .short = { $amount }☀️
diceforge-amount-moon = { $amount } { $amount ->
    [one] moon shard
   *[other] moon shards
 }
    .short = { $amount }🌙
diceforge-amount-vp = { $amount } GP
    .short = { $amount }🏆

# Die faces, in full and in short

diceforge-face-g1 = 1 gold
    .short = 1🪙
diceforge-face-g3 = 3 gold
    .short = 3🪙
diceforge-face-g4 = 4 gold
    .short = 4🪙
diceforge-face-g6 = 6 gold
    .short = 6🪙
diceforge-face-s1 = 1 sun shard
    .short = 1☀️
diceforge-face-s2 = 2 sun shards
    .short = 2☀️
diceforge-face-m1 = 1 moon shard
    .short = 1🌙
diceforge-face-m2 = 2 moon shards
    .short = 2🌙
diceforge-face-v2 = 2 GP
    .short = 2🏆
diceforge-face-v3 = 3 GP
    .short = 3🏆
diceforge-face-v4 = 4 GP
    .short = 4🏆
diceforge-face-v1_s1 = 1 GP and 1 sun shard
    .short = 1🏆 1☀️
diceforge-face-g2_m1 = 2 gold and 1 moon shard
    .short = 2🪙 1🌙
diceforge-face-v2_m2 = 2 GP and 2 moon shards
    .short = 2🏆 2🌙
diceforge-face-g1_v1_s1_m1 = 1 gold, 1 GP, 1 sun and 1 moon shard
    .short = 1🪙 1🏆 1☀️ 1🌙
diceforge-face-c_g1_s1_m1 = 1 gold, 1 sun or 1 moon shard
    .short = 1🪙/☀️/🌙
diceforge-face-c_g2_s2_m2 = 2 gold, 2 sun or 2 moon shards
    .short = 2🪙/☀️/🌙
diceforge-face-c_g3_v2 = 3 gold or 2 GP
    .short = 3🪙/2🏆
diceforge-face-x3 = ×3
    .short = ×3
    .keywords = times three, triple, multiplier, x3, helmet
diceforge-face-mirror = mirror
    .short = mirror
    .keywords = copy, abyss
diceforge-face-ship = ship
    .short = ship
    .keywords = celestial ship, discount, boat
diceforge-face-boar_red = red boar
    .short = red boar
    .keywords = tenacious boar
diceforge-face-boar_yellow = yellow boar
    .short = yellow boar
    .keywords = tenacious boar
diceforge-face-boar_green = green boar
    .short = green boar
    .keywords = tenacious boar
diceforge-face-boar_blue = blue boar
    .short = blue boar
    .keywords = tenacious boar
diceforge-face-shield_red = sun shield
    .short = sun shield
    .keywords = red shield, shield, guardian
diceforge-face-shield_blue = moon shield
    .short = moon shield
    .keywords = blue shield, shield, guardian
diceforge-face-shield_yellow = gold shield
    .short = gold shield
    .keywords = yellow shield, shield, guardian
diceforge-face-shield_green = GP shield
    .short = GP shield
    .keywords = green shield, shield, guardian

# A face to choose from: a shield with what it brings, the longest in short

diceforge-choosable = { $face_id ->
    [shield_red] { $face } (2☀️/5🏆)
    [shield_blue] { $face } (2🌙/5🏆)
    [shield_yellow] { $face } (3🪙/5🏆)
    [shield_green] { $face } (3🏆/5🏆)
    [chaos_red] { $face } (2💎, +3🏆)
    [chaos_blue] { $face } (2💎, +3🏆)
    [chaos_yellow] { $face } (2🛡️, +3🏆)
    [chaos_green] { $face } (2🛡️, +3🏆)
    [g1_v1_s1_m1] { $face_short }
    [l1_v1_g2] { $face_short }
    [g3_a1] { $face_short }
   *[other] { $face }
 }

# What each face does

diceforge-face-g1-text = You gain 1 gold.
diceforge-face-g3-text = You gain 3 gold.
diceforge-face-g4-text = You gain 4 gold.
diceforge-face-g6-text = You gain 6 gold.
diceforge-face-s1-text = You gain 1 sun shard.
diceforge-face-s2-text = You gain 2 sun shards.
diceforge-face-m1-text = You gain 1 moon shard.
diceforge-face-m2-text = You gain 2 moon shards.
diceforge-face-v2-text = You gain 2 GP.
diceforge-face-v3-text = You gain 3 GP.
diceforge-face-v4-text = You gain 4 GP.
diceforge-face-v1_s1-text = You gain 1 GP and 1 sun shard.
diceforge-face-g2_m1-text = You gain 2 gold and 1 moon shard.
diceforge-face-v2_m2-text = You gain 2 GP and 2 moon shards.
diceforge-face-g1_v1_s1_m1-text = You gain 1 gold, 1 GP, 1 sun and 1 moon shard.
diceforge-face-c_g1_s1_m1-text = You gain one of these, as you choose: 1 gold, 1 sun or 1 moon shard.
diceforge-face-c_g2_s2_m2-text = You gain one of these, as you choose: 2 gold, 2 sun or 2 moon shards.
diceforge-face-c_g3_v2-text = You gain one of these, as you choose: 3 gold or 2 GP.
diceforge-face-x3-text = Gives nothing itself; what your other die gives is tripled.
diceforge-face-mirror-text = Copies a face that lies up on somebody else’s die.
diceforge-face-ship-text = You may forge one face of the Sanctuary at once, for 2 gold less.
diceforge-face-boar_red-text = You gain 1 sun or 1 moon shard. Then whoever owns the red boar card gains 1 sun shard, 1 moon shard or 3 GP.
diceforge-face-boar_yellow-text = You gain 1 sun or 1 moon shard. Then whoever owns the yellow boar card gains 1 sun shard, 1 moon shard or 3 GP.
diceforge-face-boar_green-text = You gain 1 sun or 1 moon shard. Then whoever owns the green boar card gains 1 sun shard, 1 moon shard or 3 GP.
diceforge-face-boar_blue-text = You gain 1 sun or 1 moon shard. Then whoever owns the blue boar card gains 1 sun shard, 1 moon shard or 3 GP.
diceforge-face-shield_red-text = You gain 2 sun shards; but if your other die gives sun too, you gain 5 GP instead.
diceforge-face-shield_blue-text = You gain 2 moon shards; but if your other die gives moon too, you gain 5 GP instead.
diceforge-face-shield_yellow-text = You gain 3 gold; but if your other die gives gold too, you gain 5 GP instead.
diceforge-face-shield_green-text = You gain 3 GP; but if your other die gives GP too, you gain 5 GP instead.

# The feats. ".brief" says in a few words what one brings.

diceforge-feat-hammer = The Blacksmith’s Hammer
    .brief = Gold may go to it: 15🪙 for 10🏆, 15🪙 more for 15🏆
    .keywords = hammer, blacksmith
diceforge-feat-chest = The Blacksmith’s Chest
    .brief = Room for 4🪙, 3☀️ and 3🌙 more
    .keywords = chest, box, storage
diceforge-feat-silver_hind = The Silver Hind
    .brief = A minor blessing in each of your next turns
    .keywords = hind, doe, deer
diceforge-feat-great_bear = The Great Bear
    .brief = 3🏆 whenever you oust somebody or are ousted
    .keywords = bear, ursa
diceforge-feat-satyrs = Satyrs
    .brief = All others roll; two of their faces work for you
    .keywords = satyr, faun
diceforge-feat-tenacious_boar = Tenacious Boar
    .brief = Somebody must forge the boar; you gain each time it is rolled
    .keywords = boar, pig
diceforge-feat-ferryman = Ferryman
    .brief = No effect, many points
    .keywords = charon, boatman
diceforge-feat-cerberus = Cerberus
    .brief = A token that repeats one of your blessings
    .keywords = dog, hound, repeat
diceforge-feat-helmet_of_invisibility = Helmet of Invisibility
    .brief = Forge a ×3 face
    .keywords = helmet, triple, x3, times three
diceforge-feat-cancer = Cancer
    .brief = Two divine blessings in a row
    .keywords = crab, claw
diceforge-feat-sentinel = Sentinel
    .brief = Two divine blessings; trade ☀️ and 🌙 for 2🏆 each
    .keywords = guard, watchman, exchange
diceforge-feat-hydra = Hydra
    .brief = No effect, the most points of all
    .keywords = heads, snake
diceforge-feat-typhon = Typhon
    .brief = 1🏆 for every face you have forged
    .keywords = giant, forged faces
diceforge-feat-elder = The Elder
    .brief = In each of your next turns: pay 3🪙 for 4🏆
    .keywords = elder, ancient, old man
diceforge-feat-wild_spirits = Wild Spirits
    .brief = 3🪙 and 3🌙 at once
    .keywords = spirits, grass
diceforge-feat-guardians_owl = The Guardian’s Owl
    .brief = 1🪙, 1☀️ or 1🌙 in each of your next turns
    .keywords = owl, bird
diceforge-feat-celestial_ship = Celestial Ship
    .brief = Forge a ship face
    .keywords = ship, boat, argo
diceforge-feat-minotaur = Minotaur
    .brief = All others roll and lose what their faces show
    .keywords = bull, loss, lose
diceforge-feat-guardians_shield = The Guardian’s Shield
    .brief = Forge a shield face of your choice
    .keywords = shield, aegis
diceforge-feat-gorgon = Gorgon
    .brief = No effect, many points
    .keywords = medusa
diceforge-feat-triton = Triton
    .brief = A token for 6🪙, 2☀️ or 2🌙 in one of your turns
    .keywords = merman, sea god
diceforge-feat-mirror_of_the_abyss = Mirror of the Abyss
    .brief = Forge a mirror face
    .keywords = mirror, copy
diceforge-feat-sphinx = Sphinx
    .brief = Four minor blessings with one die
    .keywords = riddle, enigma
diceforge-feat-cyclops = Cyclops
    .brief = Four minor blessings with one die; trade 🪙 for 1🏆 each
    .keywords = one eye, polyphemus, exchange

# What the feats do, on their pages; and what else is good to know

diceforge-card-hammer-text = Lay the hammer out. From now on, whenever you gain gold, any part of it may go to the hammer instead of your store: each gold moves it one space. A lap of 15 spaces brings 10 GP, the second lap 15 GP.
diceforge-card-hammer-more = What is left of a gain after the first lap goes on into the second, and then onto your next hammer. Several hammers are worked one after the other. Only gold that you gain counts, not gold from your store.
diceforge-card-chest-text = Your store grows: 4 more gold, 3 more sun and 3 more moon fit in.
diceforge-card-chest-more = Several chests add up.
diceforge-card-silver_hind-text = You receive a minor blessing: choose one of your dice, roll it and carry its face out.
diceforge-card-silver_hind-more = You choose the die anew each time.
diceforge-card-great_bear-text = Each time you oust a hero, and each time you are ousted, you gain 3 GP.
diceforge-card-great_bear-more = Every bear you own counts. The points come before the blessing of whoever is ousted.
diceforge-card-satyrs-text = All others roll both dice, but carry nothing out. You choose two of these dice and carry their faces out as if they were your own blessing.
diceforge-card-satyrs-more = The two dice may belong to one player or to two. A mirror copies a face of somebody else for you, ×3 triples the other face you chose, a boar lets its owner gain. It is no blessing of yours, so Cerberus cannot repeat it.
diceforge-boar-text = Name another player, who must forge the boar face of this card’s colour at once and may never remove it. Whenever that face is carried out, you gain 1 sun shard, 1 moon shard or 3 GP.
diceforge-boar-more = The bearer chooses the die and the face to be replaced, and gains 1 sun or 1 moon shard from the boar. You gain whoever carries it out: the bearer, a mirror, Satyrs, even for the Minotaur. If it is tripled, you choose three times.
diceforge-card-tenacious_boar_red-text = { diceforge-boar-text }
diceforge-card-tenacious_boar_red-more = { diceforge-boar-more }
diceforge-card-tenacious_boar_yellow-text = { diceforge-boar-text }
diceforge-card-tenacious_boar_yellow-more = { diceforge-boar-more }
diceforge-card-tenacious_boar_green-text = { diceforge-boar-text }
diceforge-card-tenacious_boar_green-more = { diceforge-boar-more }
diceforge-card-tenacious_boar_blue-text = { diceforge-boar-text }
diceforge-card-tenacious_boar_blue-more = { diceforge-boar-more }
diceforge-card-ferryman-text = No effect; he is worth his points.
diceforge-card-cerberus-text = Take a Cerberus token. After any of your blessings you may spend it: the faces you rolled are carried out a second time.
diceforge-card-cerberus-more = Also outside your own turn, and you may choose differently the second time. One token for each blessing. Satyrs and Minotaur are no blessings.
diceforge-card-helmet_of_invisibility-text = Take a ×3 face from the Garden and forge it at once.
diceforge-card-helmet_of_invisibility-more = The face gives nothing itself; it triples what your other die gives.
diceforge-card-cancer-text = You receive two divine blessings, one after the other.
diceforge-card-cancer-more = The first is carried out completely before the second roll.
diceforge-card-sentinel-text = You receive two divine blessings, one after the other. Whenever a die of theirs gives sun or moon, you may trade all of that for 2 GP each.
diceforge-card-sentinel-more = All or nothing of each face. What is traded still counts as given for a shield on the other die.
diceforge-card-hydra-text = No effect; it is worth its points.
diceforge-card-typhon-text = You gain 1 GP for each face that you have forged so far.
diceforge-card-typhon-more = Bought, free and forced faces all count: as many as lie removed in front of you.
diceforge-card-elder-text = You may pay 3 gold to gain 4 GP.
diceforge-card-elder-more = Each Elder once in a turn.
diceforge-card-wild_spirits-text = You gain 3 gold and 3 moon shards.
diceforge-card-wild_spirits-more = The gold may go to your hammer.
diceforge-card-guardians_owl-text = You gain 1 gold, 1 sun or 1 moon shard, as you choose.
diceforge-card-guardians_owl-more = Each owl once in a turn. The gold may go to your hammer.
diceforge-card-celestial_ship-text = Take a ship face from the Garden and forge it at once.
diceforge-card-celestial_ship-more = When rolled, the ship lets you forge one face of the Sanctuary for 2 gold less.
diceforge-card-minotaur-text = All others roll both dice and lose what their faces would give.
diceforge-card-minotaur-more = Nobody falls below 0. On a choice they choose what to lose, also something they have little of. ×3 triples the loss, a mirror copies a face to be lost, a ship does nothing. The owner of a boar card gains as always.
diceforge-card-guardians_shield-text = Choose one of the shield faces left in the Garden and forge it at once.
diceforge-card-guardians_shield-more = There are four, one for each of gold, sun, moon and GP. A shield gives its resource, or 5 GP if your other die gives that resource already.
diceforge-card-gorgon-text = No effect; she is worth her points.
diceforge-card-triton-text = Take a Triton token. At any time in your own turn you may spend it for 6 gold, 2 sun or 2 moon shards.
diceforge-card-triton-more = The gold may go to your hammer. A token that is left at the end is worth nothing.
diceforge-card-mirror_of_the_abyss-text = Take a mirror face from the Garden and forge it at once.
diceforge-card-mirror_of_the_abyss-more = When rolled, the mirror copies a face that lies up on somebody else’s die.
diceforge-card-sphinx-text = Choose one die. You receive four minor blessings with it, one after the other.
diceforge-card-sphinx-more = Rolled alone, ×3 gives nothing and a shield gives its resource.
diceforge-card-cyclops-text = Choose one die. You receive four minor blessings with it, one after the other. Whenever they give gold, you may trade all of it for 1 GP each.
diceforge-card-cyclops-more = All or nothing of each roll; gold that you keep may still go to your hammer.

# Types of feats, colours, where a feat belongs

diceforge-types-immediate = at once
diceforge-types-reinforcement = reinforcement
diceforge-types-automatic = automatic
diceforge-types-plain = only points
diceforge-colour-red = red
diceforge-colour-yellow = yellow
diceforge-colour-green = green
diceforge-colour-blue = blue
diceforge-line_up-beginner = beginner’s line-up
diceforge-line_up-alternate = alternate

# What cards are called

diceforge-named-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $colour })
 }
diceforge-listed-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $colour })
 } · { $cost_short } · { $vp }🏆
    .keywords = feat, { $feat } { $vp } VP

# A feat or a face looked up, line by line

diceforge-look-card =
    .about = Heroic feat · { $box_id ->
        [base] { $line_up }
       *[other] { $box }{ $line_up_id ->
            [alternate] { "" }
           *[other] , { $line_up }
        }
    }
    .ability = { $types_id ->
        [plain] { $card_text }
        [reinforcement] **Reinforcement, once in each of your next turns** · { $card_text } { $card_more }
        [automatic] **Automatic** · { $card_text } { $card_more }
        [immediate_automatic] **At once, and automatic later** · { $card_text } { $card_more }
        [immediate_reinforcement] **At once, and reinforcement in each of your next turns** · { $card_text } { $card_more }
       *[immediate] **At once** · { $card_text } { $card_more }
    }
    .cost = **Cost:** { $cost } · island { $island }
    .points = **Points at the end:** { $vp }
    .play = A stack holds as many cards as there are players.
diceforge-listed-face = { $name }
    .keywords = face, die face
diceforge-look-face =
    .about = { $effect_id ->
        [none] { $pool ->
            [0] { $face_id ->
                [a1] Die face · Rebellion, Titan module · on the dice from the start
                [l1_v1] Die face · Rebellion, Titan module · on the dice from the start
               *[other] Die face · on the dice from the start
            }
            [16] Die face · Rebellion, Titan module · from the Forest
            [17] Die face · Rebellion, Goddess module · from the Forest
            [18] Die face · Rebellion, Titan module · from the Forest
            [19] Die face · Rebellion, Goddess module · on the dice from the start, and from the Forest
            [20] Die face · Rebellion, Titan module · from the Forest
           *[other] { $cost ->
                [0] Die face · from the Garden of the Temple
               *[other] { $face_id ->
                    [s1] Die face · on the dice from the start, and from the Sanctuary
                    [m1] Die face · on the dice from the start, and from the Sanctuary
                   *[other] Die face · from the Sanctuary
                }
            }
        }
       *[other] Rebellion · a side of the Celestial Die
    }
    .ability = { $face_text }
    .more = { $kind_id ->
        [none] { $effect_id ->
            [gain] { $face_id ->
                [cel_v5] { "" }
               *[other] The gold may go to a hammer or a scepter.
            }
            [copy] It works as a face alone: ×3 gives nothing, a shield its resource. It is no blessing.
            [turn] It works as a face alone: ×3 gives nothing, a shield its resource. Only this one die is carried out.
           *[upgrade] Levels are the prices 2, 3, 4, 5, 6, 8 and 12; start faces and those of the Garden lie below them. Where a level is empty, the next one counts.
        }
        [gain] { $face_id ->
            [a1] The marker moves even if there is no room for the shard. The Minotaur takes the shard, but moves no marker.
            [g3_a1] The marker moves even if there is no room for the shard. The Minotaur takes gold and shard, but moves no marker.
            [l1_v1] The Minotaur takes the point, but moves no marker.
            [l1_v1_g2] The Minotaur takes gold and point, but moves no marker.
           *[other] { "" }
        }
        [chaos] Alone: { $gains }. With ×3: three times that. Beside a choice you choose first.
        [misfortune] It may never be removed from the die. The owner of the card chooses for themselves, and this face counts for them too. For a mirror whoever copies it gains in your place.
        [golem] With ×3: three steps. Both golems in one blessing: you may also roll the Celestial Die. For the Minotaur and the Wind it counts nothing.
        [choice] With ×3: choose first, then triple. With the Minotaur: choose what you lose.
        [shield] Alone, or beside a die that gives nothing: { $gains }. With ×3: three times that. Beside a choice you choose first.
        [boar] It may never be removed from the die. Tripled, you gain 3 of one kind, and the owner chooses three times. The Minotaur never touches the owner’s gain.
        [ship] Never below 0 gold. With ×3: 6 gold less, still one face. Only faces with a price can be taken.
        [mirror] With ×3: choose the face, then triple it. A copied ×3 triples your own other die. Whoever copies a mirror may copy any face that lies up.
       *[triple] Alone, or with a second ×3: nothing. A ship beside it sells for 6 gold less.
    }
    .cost = { $cost ->
        [0] { $kind_id ->
            [none] { "" }
            [boar] **How to get it:** it cannot be bought; somebody performs Tenacious Boar and names you
            [shield] **How to get it:** the feat The Guardian’s Shield
            [ship] **How to get it:** the feat Celestial Ship
            [mirror] **How to get it:** the feat Mirror of the Abyss
            [triple] **How to get it:** the feat Helmet of Invisibility
            [chaos] **How to get it:** the feat The Chaos
            [misfortune] **How to get it:** it cannot be bought; somebody performs Mirror of Misfortune and names you
            [golem] { $face_id ->
                [golem_sun] **How to get it:** the feat The Sun Golem
               *[golem_moon] **How to get it:** one at the start, more with the feat The Moon Golem
            }
            [gain] { $pool ->
                [18] **How to get it:** the feat The Dogged
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] **Price:** { $cost } gold
    }

# Dice, areas of the Temple, places

diceforge-die-light = light die
    .short = light
diceforge-die-dark = dark die
    .short = dark
diceforge-dice-light = light die
diceforge-dice-dark = dark die
diceforge-area-sanctuary = Sanctuary
diceforge-area-garden = Garden
diceforge-pool-1 = Sanctuary: 3 gold
diceforge-pool-2 = Sanctuary: 1 moon shard
diceforge-pool-3 = Sanctuary: 4 gold
diceforge-pool-4 = Sanctuary: 1 sun shard
diceforge-pool-5 = Sanctuary: four different faces for 4 gold each
diceforge-pool-6 = Sanctuary: 3 gold or 2 GP
diceforge-pool-7 = Sanctuary: 2 moon shards
diceforge-pool-8 = Sanctuary: 2 sun shards
diceforge-pool-9 = Sanctuary: 3 GP
diceforge-pool-10 = Sanctuary: four different faces for 12 gold each
diceforge-pool-11 = Garden: mirrors
diceforge-pool-12 = Garden: shields
diceforge-pool-13 = Garden: ships
diceforge-pool-14 = Garden: boars
diceforge-pool-15 = Garden: ×3
diceforge-island = { $island ->
    [0] start portal
   *[other] island { $island }
 }
diceforge-slot-m1 = Island 1, 1 moon shard (left)
diceforge-slot-m2 = Island 1, 1 moon shard (right)
diceforge-slot-m3 = Island 2, 2 moon shards
diceforge-slot-m4 = Island 2, 3 moon shards
diceforge-slot-m5 = Island 3, 4 moon shards
diceforge-slot-m6 = Island 3, 5 moon shards
diceforge-slot-m7 = Island 4, 6 moon shards
diceforge-slot-m8 = Island 4, 5 moon and 5 sun shards
diceforge-slot-f1 = Island 7, 1 sun shard (left)
diceforge-slot-f2 = Island 7, 1 sun shard (right)
diceforge-slot-f3 = Island 6, 2 sun shards
diceforge-slot-f4 = Island 6, 3 sun shards
diceforge-slot-f5 = Island 5, 4 sun shards
diceforge-slot-f6 = Island 5, 5 sun shards
diceforge-slot-f7 = Island 4, 6 sun shards
diceforge-source-blessing = both dice
diceforge-source-triton = Triton token

# Questions, and headings of their groups of options

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
diceforge-group-pick = Choose a set …
diceforge-group-forge = Forge a face …
diceforge-group-feat = Perform a heroic feat …
diceforge-group-use = Reinforcements first …
diceforge-group-triton = Spend a Triton …
diceforge-group-extra = One more action …
diceforge-group-end = End the turn …

# Options: the label of a button (at most 80 characters), and a note for selects (at most 100)

diceforge-yield = { $resource_id ->
    [gold] { $amount } 🪙 gold
    [sun] { $amount } ☀️ sun
    [moon] { $amount } 🌙 moon
    [ancient] { $amount } 💎 { $amount ->
        [one] ancient shard
       *[other] ancient shards
     }
    [loyalty] { $amount } 🛡️ loyalty
   *[vp] { $amount } 🏆 GP
 }
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

# What happened. ".on" tells it of a side, alone or going on in its line; ".also" joins the line in which the same
# has just happened to others. A gain that says no more than the faces that were rolled needs no words.

diceforge-event-turn_began = **Round { $round } · { $seat }**
diceforge-event-drafted =
    .on = chooses { $feat }
    .also = { $seat }: { $feat }
diceforge-event-rolled =
    .on = { $cause_id ->
        [twins] rolls again: { $faces_short }
       *[other] rolls { $faces_short }
    }
    .also = { $seat }: { $faces_short }
diceforge-gained = { $surplus ->
    [0] gains
   *[other] keeps
 } { $amounts_count ->
    [0] nothing
   *[other] { $amounts_short }
 }{ $source_feat_id ->
    [none] { $source_id ->
        [reb_5_3] { " " }from the rebellion
        [reb_3_2] { " " }from the rebellion
        [gods_1] { " " }from the gods
        [gods_2] { " " }from the gods
        [gods_3] { " " }from the gods
       *[other] { "" }
    }
    [twins] { " " }from the Twins
    [memory] { " " }from the Memory
    [great_bear] { " " }from the Great Bear
    [tenacious_boar] { " " }from the { $source_colour } boar
   *[other] { "" }
 }{ $surplus ->
    [0] { "" }
   *[other] { " " }(store full)
 }
diceforge-event-gained =
    .on = { $source_id ->
        [blessing] { $surplus ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
        [gods_1] { $amounts_count ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
        [gods_2] { $amounts_count ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
        [gods_3] { $amounts_count ->
            [0] { "" }
           *[other] { diceforge-gained }
         }
       *[other] { $source_says ->
            [all] { "" }
           *[part] { diceforge-gained }
         }
     }
    .also = { $seat } { $told }
diceforge-event-lost =
    .on = loses { $amounts_count ->
        [0] nothing
       *[other] { $amounts_short }
     }
    .also = { $seat } { $told }
diceforge-event-mirrored =
    .on = copies { $face_short } from { $other }
    .also = { $seat } { $told }
diceforge-event-exchanged =
    .on = trades { $amounts_short } for { $gain }🏆
    .also = { $seat } { $told }
diceforge-event-hammered =
    .on = puts { $gold }🪙 into the hammer
    .also = { $seat } { $told }
diceforge-event-lap_finished =
    .on = finishes lap { $lap } of the hammer: +{ $gain }🏆
    .also = { $seat } { $told }
diceforge-event-repeated =
    .on = spends Cerberus: { $faces_short } once more
    .also = { $seat } { $told }
diceforge-event-forged =
    .on = forges **{ $face_short }** over { $old_short }{ $cost ->
        [0] { "" }
       *[other] { " " }for { $cost }🪙
    }
diceforge-event-performed =
    .on = { $moon ->
        [0] { $sun ->
            [0] takes **{ $card }** for free
           *[other] performs **{ $card }** for { $card_cost_short }
        }
       *[other] performs **{ $card }** for { $card_cost_short }
    }{ $vp ->
        [0] { "" }
       *[other] { " " }({ $vp }🏆)
    }
diceforge-event-moved =
    .on = goes to island { $island }
diceforge-event-ousted =
    .on = { $other_same ->
        [yes] is ousted too
       *[no] is ousted by { $other }
    }
    .also = { $seat } { $told }
diceforge-event-used =
    .on = { $card_feat_id ->
        [elder] { "" }
        [light] { "" }
        [companion] { "" }
       *[other] uses { $card }
     }
diceforge-event-paid =
    .on = pays { $amounts_count ->
        [0] nothing
       *[other] { $amounts_short }
    } ({ $source })
diceforge-event-spent_triton =
    .on = spends a Triton
diceforge-event-chose_faces =
    .on = { $others_alike ->
        [yes] borrows { $faces_short } from { $others_1 }
       *[no] borrows { $faces_1_short } from { $others_1 } and { $faces_2_short } from { $others_2 }
    }
diceforge-event-paid_extra =
    .on = takes an extra action for { $sun }☀️
diceforge-event-passed =
    .on = passes
diceforge-event-match_ended = **The match is over**
diceforge-event-scored = { $place }. **{ $seat }** · { $points }🏆
    .also = { $place }. { $seat } { $points }🏆

# Sources of points

diceforge-part-board = On the hero board
diceforge-part-feats = On feats
diceforge-part-track = On the Titans’ track

# What the dice in statistics count.
diceforge-luck = What counts is what a face gives: a shard or a point as much as two gold.

# Why a choice is refused

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

# Why a computer player would choose so

diceforge-advice-pick = { $feat } suits you best of the sets that are left.
diceforge-advice-forge = { $face_id ->
    [misfortune_red] Put it in place of { $old } on your { $die }: you will miss that the least.
    [misfortune_yellow] Put it in place of { $old } on your { $die }: you will miss that the least.
    [misfortune_green] Put it in place of { $old } on your { $die }: you will miss that the least.
    [misfortune_blue] Put it in place of { $old } on your { $die }: you will miss that the least.
    [boar_red] Put the boar in place of { $old } on your { $die }: you will miss that the least.
    [boar_yellow] Put the boar in place of { $old } on your { $die }: you will miss that the least.
    [boar_green] Put the boar in place of { $old } on your { $die }: you will miss that the least.
    [boar_blue] Put the boar in place of { $old } on your { $die }: you will miss that the least.
   *[other] Forge { $face } on your { $die } in place of { $old }: it brings the most over the rolls that are left.
 }
diceforge-advice-feat = { $card } brings more than anything else you can pay for now.
diceforge-advice-use = Use { $card } first: reinforcements come before the action.
diceforge-advice-triton = The { diceforge-yield } of a Triton make a better action possible now.
diceforge-advice-extra = A second action is worth more than the 2 sun shards it costs.
diceforge-advice-pass = Nothing within reach is worth its price; save up for later.
diceforge-advice-end = Nothing more within reach is worth its price.
diceforge-advice-gain = Take { diceforge-yield }: it will serve you best.
diceforge-advice-lose = Of this you will miss the least.
diceforge-advice-hammer = { $worked ->
    [0] Keep the gold: it has a better use than the hammer.
   *[other] { $worked } gold to the hammer brings the most.
 }
diceforge-advice-exchange-yes = { $gain } GP are worth more than what you give for them.
diceforge-advice-exchange-no = You will need { $amounts } more than the points.
diceforge-advice-copy = Take { $face }: it is the best of all that lie up now.
diceforge-advice-first = Begin with { $face }: that way the least is wasted.
diceforge-advice-ship-none = No face on sale is worth its price to you.
diceforge-advice-cerberus-use = A better roll for your token will hardly come.
diceforge-advice-cerberus-keep = Keep the token for a better roll.
diceforge-advice-die = The { $die } has the better faces.
diceforge-advice-pair = Take { $faces }: they give you the most.
diceforge-advice-seat = { $other } has the most points and should carry it.
