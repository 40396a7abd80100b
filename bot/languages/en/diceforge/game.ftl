# The game Dice Forge and its expansion Rebellion. bot/languages/variables.py explains how facts become variables.
# A fact that may be missing is selected on with [none] or [0] (bot/languages/optional_variables.py).

diceforge-title = Dice Forge
diceforge-pitch = Your dice are never finished: roll them for gold, sun and moon, forge better faces onto them in the Temple, and visit the islands for heroic feats. The most Glory Points win a seat among the gods.
diceforge-book-rebellion = Dice Forge: Rebellion

# Types and colours of feats, where a feat belongs.

diceforge-types-immediate = at once
diceforge-types-reinforcement = reinforcement
diceforge-types-automatic = automatic
diceforge-types-plain = points only
diceforge-colour-red = red
diceforge-colour-yellow = yellow
diceforge-colour-green = green
diceforge-colour-blue = blue
diceforge-line_up-beginner = beginner’s line-up
diceforge-line_up-alternate = advanced line-up
diceforge-line_up-goddess = Goddess module
diceforge-line_up-titans = Titans module
diceforge-box-base = base game
diceforge-box-rebellion = Rebellion

# What cards are called.

diceforge-named-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $colour })
 }
diceforge-short-card = { $feat_short }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $colour })
 }
diceforge-listed-card = { $feat }{ $colour_id ->
    [none] { "" }
   *[other] { " " }({ $colour })
 } · { $cost_short } · { $vp }🏆
    .keywords = feat, { $feat } { $vp } VP
diceforge-listed-face = { $name }
    .keywords = face, die face

# A feat or a face looked up, line by line.

diceforge-look-card =
    .about = Heroic feat · { $box_id ->
        [base] { $line_up }
       *[other] { $box }{ $line_up_id ->
            [alternate] { "" }
           *[other] , { $line_up }
        }
    }
    .ability = { $types_id ->
        [plain] { $feat_text }
        [reinforcement] **Reinforcement, once in each of your following turns** · { $feat_text } { $feat_more }
        [automatic] **Automatic** · { $feat_text } { $feat_more }
        [immediate_automatic] **At once, then automatic** · { $feat_text } { $feat_more }
        [immediate_reinforcement] **At once, then reinforcement in each of your following turns** · { $feat_text } { $feat_more }
       *[immediate] **At once** · { $feat_text } { $feat_more }
    }
    .cost = **Cost:** { $cost } · island { $island }
    .points = **Points at the end:** { $vp }
    .play = One card for each player in the match.
diceforge-look-face =
    .about = { $effect_id ->
        [none] { $pool ->
            [0] { $face_id ->
                [a1] Die face · Rebellion, Titans module · on the dice from the start
                [l1_v1] Die face · Rebellion, Titans module · on the dice from the start
               *[other] Die face · on the dice from the start
            }
            [16] Die face · Rebellion, Titans module · from the Forest
            [17] Die face · Rebellion, Goddess module · from the Forest
            [18] Die face · Rebellion, Titans module · from the Forest
            [19] Die face · Rebellion, Goddess module · on the dice from the start, and from the Forest
            [20] Die face · Rebellion, Titans module · from the Forest
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
            [copy] The face works on its own: ×3 gives nothing, a shield its resource. This isn’t a blessing.
            [turn] The face works on its own: ×3 gives nothing, a shield its resource. You apply only this one die.
           *[upgrade] The levels are the prices 2, 3, 4, 5, 6, 8 and 12; start faces and faces from the Garden are below them. If a level is empty, the next one counts.
        }
        [gain] { $face_id ->
            [a1] The marker moves even if you have no room for the shard. The Minotaur takes the shard but moves no marker.
            [g3_a1] The marker moves even if you have no room for the shard. The Minotaur takes gold and shard but moves no marker.
            [l1_v1] The Minotaur takes the point but moves no marker.
            [l1_v1_g2] The Minotaur takes gold and point but moves no marker.
           *[other] { "" }
        }
        [chaos] On its own: { $gains }. With ×3: three times that. If your other die gives a choice, make that choice first.
        [misfortune] It can never be removed from the die. The card’s owner makes their own choices, and this face counts for them too. If a mirror copies it, the player with the mirror gains instead of you.
        [golem] With ×3: three steps. With both golems in one blessing you may also roll the Celestial Die. It counts nothing for the Minotaur and the Wind.
        [choice] With ×3: choose first, then triple. With the Minotaur: choose what you lose.
        [shield] On its own, or if your other die gives nothing: { $gains }. With ×3: three times that. If your other die gives a choice, make that choice first.
        [boar] It can never be removed from the die. If it’s tripled, you gain 3 of one kind, and the owner chooses three times. The Minotaur never touches what the owner gains.
        [ship] The price never drops below 0 gold. With ×3: 6 gold less, still one face. You can only take faces that have a price.
        [mirror] With ×3: choose the face, then triple it. A copied ×3 triples your own other die. If you copy a mirror, you may copy any face that is showing.
       *[triple] On its own, or with a second ×3: nothing. With a ship, that ship’s discount is 6 gold.
    }
    .cost = { $cost ->
        [0] { $kind_id ->
            [none] { "" }
            [boar] **How to get it:** you can’t buy it; another player performs Tenacious Boar and picks you
            [shield] **How to get it:** the feat The Guardian’s Shield
            [ship] **How to get it:** the feat Celestial Ship
            [mirror] **How to get it:** the feat Mirror of the Abyss
            [triple] **How to get it:** the feat Helmet of Invisibility
            [chaos] **How to get it:** the feat The Chaos
            [misfortune] **How to get it:** you can’t buy it; another player performs Mirror of Misfortune and picks you
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

# Sources of points.

diceforge-part-board = Gained in play
diceforge-part-feats = Printed on feats
diceforge-part-track = On the Titans’ track

# What the dice count in statistics.

diceforge-luck = Counted by what each face gives; a shard or a point is worth two gold.

# The challenge of the day: how it is played, and the signs of how a match went.

diceforge-daily = against two computer players
diceforge-daily-mark-forged = 🟧
diceforge-daily-mark-start = ⬜
diceforge-daily-marks = { diceforge-daily-mark-forged } forged face · { diceforge-daily-mark-start } start face
