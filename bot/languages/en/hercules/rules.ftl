# The rules of Hercules, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

hercules-rules-goal =
    Twelve labours, two dice each, and one race. You turn the numbers on your dice into sums; every result from 1 to 12 is a labour that you may master once.

    Mastered labours earn you **demigods**, let your **apprentice** walk along the twelve columns, and bring **gods** and **vases** on the way. The first apprentice in column 12 ends the match, but being first is not enough: whoever has the **most points** wins.
    .title = Goal of the game
    .keywords = aim, win, winner, overview, start, how to play, points, victory

hercules-rules-round =
    A round has three phases.

    { "" }**1. Oracle.** Everybody rolls both of their dice at the same time.
    { "" }**2. Actions.** Whoever has Pegasus goes first, the others follow in turn. On your turn you either **master a labour** or **rest**. Before a labour you may use cards, as many as you can pay for.
    { "" }**3. Pegasus flies on** to the next player, who begins the next round.

    Everybody has the same number of turns in a match.
    .title = A round
    .keywords = turn, phase, oracle, roll, pegasus, order, start player, action

hercules-rules-labours =
    Take two of your dice and add, subtract, multiply or divide them. The result must be a whole number from **1 to 12**, and your own marker must still lie in that column: each labour counts once.

    Subtract the smaller number from the larger; divide only if it comes out even. Two equal dice make no difference (3 − 3), but they do make a quotient: 3 ÷ 3 = 1.

    Then, in this order:
    1. Take your **marker** from that column into your supply.
    2. Your **apprentice** walks right until the next column still holds one of your markers. Markers of others do not stop him. Sometimes he stays where he is, sometimes he gets far at once.
    3. Take one **demigod** that fits your sum, if there is one.
    4. If the apprentice walked 3 columns or more, take a **vase**.
    5. If he stops below a **god**, take that card.

    Your turn is over. What you gained can be used from your next turn.
    .title = Mastering a labour
    .keywords = calculate, sum, add, subtract, multiply, divide, result, marker, apprentice, move, operation, task

hercules-rules-demigods =
    A mastered labour earns **one demigod** from the top of a stack. It must fit your sum:

    { "" }**+** Hestia · **−** Hecate · **×** Pan · **÷** Aeolus
    { "" }**Tyche** (1 to 3) and **Morpheus** (4 to 6): if one of the two dice you used shows the number on their top card.

    The numbers count as they lie when you calculate, so after your cards have changed them; the white die counts too if it is part of the sum. A die that you left out does not.
    If several fit, the choice is yours, but you cannot decline. If none fits, you get none.

    Every demigod carries symbols for the scoring. Most carry an ability besides; a few are worth 2 points instead.
    .title = Demigods
    .keywords = hestia, pan, aeolus, hecate, tyche, morpheus, stack, number, black die, card

hercules-rules-vases =
    If your apprentice walks **3 columns or more in one move**, you take the top vase from the stack of that number. The longer the walk, the more points.

    If that stack is empty, you take from the next lower stack that still has a vase; never from a higher one. A walk of 8 columns or more counts like 7.

    So it can pay to leave a gap open and close it late. At most one vase per turn.
    .title = Vases
    .keywords = vase, jump, long walk, columns at once, gap, points

hercules-rules-gods =
    A god lies over each of the columns 1 to 11. If your apprentice **stops** below one, the card is yours; gods that he walks past stay where they are. A move of at least one column is needed.

    A god brings points, and an ability that costs **no marker**: to use it, turn the card face down. A rest turns one god face up again. Used or not, its points count.

    { "" }**Column 12:** whoever arrives first takes Zeus (5 VP). Others who still get there in the last round take a Pantheon card each (5 VP).
    .title = Gods, Zeus and the Pantheon
    .keywords = olympus, zeus, pantheon, face down, apollo, ares, athena, hera, hermes, poseidon, artemis, aphrodite, demeter, dionysus, hephaestus, column 12

hercules-rules-abilities =
    On your turn, before you calculate, you may use your cards in any order and number. Each card works **once in a turn**; two cards with the same ability may both be used.

    { "" }**Demigods cost a marker** from your supply, which stays on the card until you rest. A marker on a card is no point at the end. **Gods cost nothing**: they are turned face down.

    White die · reroll · +1 · −1 · copy · flip change your dice. Bonus cards and cards with 2 VP count at the end; they are never used.

    Take care: once you have used a card you can no longer rest this turn. You may stop only if no labour is possible; what you paid is gone then.
    .title = Abilities and their cost
    .keywords = use card, pay, marker, cost, once per turn, ability, power

hercules-rules-white =
    { hercules-ability-white-text }

    You still calculate with exactly two of the three dice; the two coloured ones will do as well. Other abilities may change the white die while you have it. A second card of this kind rolls it again. At the end of your turn it goes back.

    Against Hades: if you play before him in this round, he uses the face that your roll left.
    .title = Ability: white die
    .keywords = white, third die, extra die, pan, apollo, hermes

hercules-rules-reroll =
    { hercules-ability-reroll-text }

    You choose freely which ones. What falls, counts.
    .title = Ability: reroll
    .keywords = roll again, reroll, ares, dionysus

hercules-rules-plus1 =
    { hercules-ability-plus1-text } The white die may be it too, while you have it.

    The changed number also counts for Tyche and Morpheus.
    .title = Ability: +1
    .keywords = plus one, raise, increase, hephaestus

hercules-rules-minus1 =
    { hercules-ability-minus1-text } The white die may be it too, while you have it.

    The changed number also counts for Tyche and Morpheus.
    .title = Ability: −1
    .keywords = minus one, lower, decrease, artemis

hercules-rules-copy =
    { hercules-ability-copy-text }

    Their dice count as they lie now, even if that player has had a turn this round. The white die is not changed. Against Hades you copy his coloured die and the white die.
    .title = Ability: copy
    .keywords = copy, other dice, aphrodite

hercules-rules-flip =
    { hercules-ability-flip-text } The white die may be it too, while you have it.
    .title = Ability: flip
    .keywords = turn over, opposite, athena, poseidon

hercules-rules-bonus =
    { hercules-ability-bonus-text }

    Its symbols count for majorities and for sets like all others. The cards with **2 VP** work alike: nothing to use, just points.
    .title = Bonus symbols and 2 VP
    .keywords = bonus, symbols, 2 vp, points, demeter, hera, passive

hercules-rules-rest =
    Instead of a labour you may rest, also when a labour would be possible, but only if you have used no card this turn.

    A rest gives you both:
    · take up to **three markers** from your demigods back into your supply,
    · turn **one god** face up again.

    The cards can be used from your next turn. If you have nothing to take back, a rest is simply a pass.
    .title = Resting
    .keywords = rest, recover, pass, take back markers, turn up, skip

hercules-rules-end =
    When an apprentice reaches **column 12**, its player has mastered all twelve labours and takes Zeus. This round is the last: everybody who has not had a turn in it still gets one. Whoever also reaches column 12 takes a Pantheon card.

    Then the points are counted.
    .title = End of the match
    .keywords = end, last round, column 12, final, zeus, finish

hercules-rules-scoring =
    · **Markers** in your supply: 1 point each. Markers on cards count nothing.
    · **Cards**: the points printed on gods, demigods, vases and Pantheon cards, used or not.
    · **Majorities**: 5 points for each kind of symbol of which you have the most. On a tie everybody tied gets them; a kind that nobody has pays nobody.
    · **Sets**: 5 points for each complete set of all five symbols: +, −, ×, ÷ and the black die.

    A symbol counts for majorities and sets alike. The number beside a black die does not matter here.

    { "" }**Ties** are broken by the apprentice who is further on, then by more majorities, then by more markers in the supply. Who is still equal shares the place.
    .title = Scoring
    .keywords = score, points, majority, majorities, set, sets, symbols, tie, tie-breaker, victory points

hercules-rules-simplified =
    A gentler first match: the gods over columns 1 to 11 bring **points only**. Their abilities and symbols do not count, and a rest brings back markers only. All else stays the same.

    Choose it in the lobby under *Options*; for a match alone, with `/play solo`.
    .title = Simplified variant
    .keywords = easy, beginner, variant, first game, simple

hercules-rules-solo =
    You against Hades, who plays by rules of his own. You begin; Pegasus then changes sides each round. He rolls one coloured die and the white die.

    { "" }**White die: he steals.** Stack 1 Hestia, 2 Pan, 3 Aeolus, 4 Hecate, 5 Tyche, 6 Morpheus: he takes the top card, or nothing if the stack is empty. If you play first and use the white die, he takes the face it shows after your turn.

    { "" }**Coloured die: he moves** that many columns to the right, jumping markers; after 12 comes 1. Where he stops:
    1. One of **his markers** lies there: he takes it.
    2. No marker, but a **card above**: he takes it, even Zeus.
    3. **Neither**: he walks on until just before his next marker, at most to column 12. Three columns or more on this walk bring him a vase, but no god.

    { "" }**End:** you reach column 12, or Hades has all his twelve markers. The round is played to its end, then both score as usual. If Hades took Zeus, the Pantheon card waits for you in column 12.
    .title = Alone against Hades
    .keywords = solo, hades, single player, alone, steal, white die, underworld

hercules-rules-levels =
    How much the Hades card is worth is not told in the rules’ text that this table follows; taken literally it adds nothing, and Hades seldom wins. So there are house rules beside it:

    · **By the book**: nothing extra.
    · **Mild**: 1 extra symbol of each kind.
    · **Medium**: 2 extra symbols of each kind.
    · **Standard**: 2 extra symbols of each kind and 5 points. An even game for a good player.
    · **Hard**: 3 extra symbols of each kind.

    The extra symbols count for his majorities and his sets.
    .title = Levels of Hades
    .keywords = difficulty, level, house rule, handicap, mild, medium, standard, hard, book

hercules-rules-dice =
    Before the first roll the bot draws a secret seed, from which every roll and every shuffle follows, and posts its seal (a SHA-256). Players may stir in a word of their own in the lobby, and the number of the click on *Start* goes in too. Nobody at the table can know what will fall; whoever runs the bot and reads its database could.

    At the end `/verify` tells the seed and plays the whole match again from it: if the seal, every roll and every move fit, nobody has touched the dice.
    .title = Fair dice
    .keywords = fair, random, seed, verify, cheat, proof, sealed, commitment

hercules-rules-cards =
    The text of the rulebook tells how many cards each stack has, how they are earned, the gods’ names, Zeus’ and the Pantheon’s 5 points, and the 12 points of the best vase for six columns.

    What else is printed on the single cards (their ability, extra symbols and die numbers, the points of the other gods and vases) is **reconstructed** here: all counts of the rulebook hold, and whole series of simulated matches were used to keep it balanced. Your box may differ. Whoever runs this bot can correct the values in one file, `cards.toml`.
    .title = About the card values
    .keywords = card values, reconstructed, original, printed, box, differ
