# The rules of Hercules, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

hercules-rules-goal =
    Twelve labours, two dice each, one race. You turn the numbers on your dice into sums; every result from 1 to 12 is a labour you can perform once.

    Labours win you **demigods**, move your **apprentice** along the twelve columns, and earn you **gods** and **vases** on the way. The first apprentice to reach column 12 ends the match, but speed isn’t everything: **most points** win.
    .title = Goal of the game
    .keywords = aim, win, winner, overview, start, how to play, points, victory

hercules-rules-round =
    A round has three phases.

    { "" }**1. Oracle.** Everyone rolls both dice at the same time.
    { "" }**2. Actions.** Whoever has Pegasus goes first, the others follow in turn order. On your turn you either **perform a labour** or **rest**. Before a labour you may use as many cards as you can pay for.
    { "" }**3. Pegasus flies** to the next player, who starts the next round.

    Everyone gets the same number of turns.
    .title = A round
    .keywords = turn, phase, oracle, roll, pegasus, order, start player, first player, action

hercules-rules-labours =
    Take two of your dice and add, subtract, multiply or divide them. The result must be a whole number from **1 to 12**, and your own cube must still be in that column: each labour counts once.

    Subtract the smaller number from the larger; divide only if there’s no remainder. Two equal dice can’t be subtracted (3 − 3 is 0), but they can be divided: 3 ÷ 3 = 1.

    Then, in this order:
    1. Take your **cube** from that column into your supply.
    2. Your **apprentice** walks right until the next column still has one of your cubes. Other players’ cubes don’t stop it. Sometimes it stays put, sometimes it gets far in one go.
    3. Take one **demigod** that fits your sum, if there is one.
    4. If the apprentice walked 3 columns or more, take a **vase**.
    5. If it stops below a **god**, take that card.

    That ends your turn. You can use what you won from your next turn.
    .title = Performing a labour
    .keywords = calculate, sum, add, subtract, multiply, divide, result, marker, cube, apprentice, move, operation, task, master

hercules-rules-demigods =
    A labour wins you **one demigod** from the top of a stack. It must fit your sum:

    { "" }**+** Hestia · **−** Hecate · **×** Pan · **÷** Aeolus
    { "" }**Tyche** (1 to 3) and **Morpheus** (4 to 6): if one of the two dice you used shows the number on their top card.

    The numbers count as they are when you do the sum, so after your cards have changed them. The white die counts if it’s part of the sum; a die you left out doesn’t.
    If several fit, you choose, but you can’t decline. If none fits, you get none.

    Every demigod has symbols for the scoring. Most have an ability too; a few are worth 2 points instead.
    .title = Demigods
    .keywords = hestia, pan, aeolus, hecate, tyche, morpheus, stack, number, black die, card

hercules-rules-vases =
    If your apprentice walks **3 columns or more in one move**, you take the top vase from the stack with that number. The longer the walk, the more points.

    If that stack is empty, you take from the next lower stack that still has a vase, never from a higher one. A walk of 8 columns or more counts as 7.

    So it can pay to leave a gap and close it late. You can win one vase per turn.
    .title = Vases
    .keywords = vase, jump, long walk, columns at once, gap, points

hercules-rules-gods =
    There’s a god above each of columns 1 to 11. If your apprentice **stops** below one, the card is yours; gods it walks past stay where they are. It must have moved at least one column.

    A god is worth points and has an ability that costs **no cube**: to use it, flip the card face down. A rest flips one god face up again. Used or not, its points count.

    { "" }**Column 12:** the first to get there takes Zeus (5 VP). Anyone else who gets there in the last round takes a Pantheon card (5 VP).
    .title = Gods, Zeus and the Pantheon
    .keywords = olympus, zeus, pantheon, face down, apollo, ares, athena, hera, hermes, poseidon, artemis, aphrodite, demeter, dionysus, hephaestus, column 12

hercules-rules-abilities =
    On your turn, before the sum, you may use as many cards as you like, in any order. Each card works **once per turn**; you may use two cards with the same ability.

    { "" }**A demigod costs a cube** from your supply, which stays on the card until you rest. A cube on a card is worth no point at the end. **A god costs nothing**: flip it face down.

    White die · reroll · +1 · −1 · copy · flip change your dice. Bonus cards and cards with 2 VP just count at the end.

    Careful: once you’ve used a card, you can’t rest this turn. You may stop only if no labour is possible, and what you paid is gone.
    .title = Abilities and their cost
    .keywords = use card, pay, marker, cube, cost, once per turn, ability, power

hercules-rules-white =
    { hercules-ability-white-text }

    Your sum still uses exactly two of the three dice; the two coloured ones are fine too. Other abilities can change the white die while you have it. A second white-die card rolls it again. At the end of your turn it goes back.

    Against Hades: if you play before him this round, he uses the face your roll left.
    .title = Ability: white die
    .keywords = white, third die, extra die, pan, apollo, hermes

hercules-rules-reroll =
    { hercules-ability-reroll-text }

    You choose which ones. The new roll counts.
    .title = Ability: reroll
    .keywords = roll again, reroll, ares, dionysus

hercules-rules-plus1 =
    { hercules-ability-plus1-text } It also works on the white die while you have it.

    The new number also counts for Tyche and Morpheus.
    .title = Ability: +1
    .keywords = plus one, raise, increase, hephaestus

hercules-rules-minus1 =
    { hercules-ability-minus1-text } It also works on the white die while you have it.

    The new number also counts for Tyche and Morpheus.
    .title = Ability: −1
    .keywords = minus one, lower, decrease, artemis

hercules-rules-copy =
    { hercules-ability-copy-text }

    It copies what their dice show right now, even if that player has already had a turn this round. The white die doesn’t change. Against Hades you copy his coloured die and the white die.
    .title = Ability: copy
    .keywords = copy, other dice, aphrodite

hercules-rules-flip =
    { hercules-ability-flip-text } It also works on the white die while you have it.
    .title = Ability: flip
    .keywords = turn over, opposite, athena, poseidon

hercules-rules-bonus =
    { hercules-ability-bonus-text }

    Its symbols count for majorities and sets like any others. Cards with **2 VP** work the same way: nothing to use, just points.
    .title = Bonus symbols and 2 VP
    .keywords = bonus, symbols, 2 vp, points, demeter, hera, passive

hercules-rules-rest =
    You may rest instead of performing a labour, even if a labour is possible, but only if you haven’t used a card this turn.

    A rest gives you both:
    · get up to **3 cubes** back from your demigods,
    · flip **1 god** face up.

    You can use the cards again from your next turn. With nothing to get back, a rest is just a pass.
    .title = Resting
    .keywords = rest, recover, pass, take back markers, get back cubes, turn up, skip

hercules-rules-end =
    A player whose apprentice reaches **column 12** has done all twelve labours and takes Zeus. This is the last round: everyone who hasn’t had a turn in it still gets one. Anyone else who reaches column 12 takes a Pantheon card.

    Then you count the points.
    .title = End of the match
    .keywords = end, last round, column 12, final, zeus, finish

hercules-rules-scoring =
    · **Cubes** in your supply: 1 point each. Cubes on cards count nothing.
    · **Cards**: the points printed on gods, demigods, vases and Pantheon cards, used or not.
    · **Majorities**: 5 points for each kind of symbol you have the most of. If several players tie, each gets them; a kind no one has scores nothing.
    · **Sets**: 5 points for each complete set of all five symbols: +, −, ×, ÷ and the black die.

    A symbol counts for both majorities and sets. The number beside a black die doesn’t matter here.

    { "" }**Ties** go to the apprentice furthest along, then to more majorities, then to more cubes in supply. If that’s equal too, you share the place.
    .title = Scoring
    .keywords = score, points, majority, majorities, set, sets, symbols, tie, tie-breaker, victory points

hercules-rules-simplified =
    A gentler first match: the gods above columns 1 to 11 are worth **points only**. Their abilities and symbols don’t count, and a rest only gets cubes back. Everything else is the same.

    Choose it in the lobby under *Options*, or with `/play solo` for a match alone.
    .title = Simplified variant
    .keywords = easy, beginner, variant, first game, simple

hercules-rules-solo =
    It’s you against Hades, who has his own rules. You start; after that, Pegasus changes sides each round. Hades rolls one coloured die and the white die.

    { "" }**White die: he steals.** Stack 1 Hestia, 2 Pan, 3 Aeolus, 4 Hecate, 5 Tyche, 6 Morpheus: he takes the top card, or nothing if the stack is empty. If you play before him and use the white die, he uses the face it shows after your turn.

    { "" }**Coloured die: he moves** that many columns to the right, jumping over cubes; after 12 comes 1. Where he stops:
    1. If **his cube** is there, he takes it.
    2. If not, but there’s a **card above**, he takes that, even Zeus.
    3. If there’s **neither**, he walks on to just before his next cube, up to column 12. A walk of 3 columns or more wins him a vase, but no god.

    { "" }**End:** you reach column 12, or Hades has all his twelve cubes. Finish the round, then both score as usual. If Hades took Zeus, the Pantheon card is waiting for you in column 12.
    .title = Alone against Hades
    .keywords = solo, hades, single player, alone, steal, white die, underworld

hercules-rules-levels =
    The rules text used here doesn’t say how much the Hades card is worth. Taken literally it adds nothing, and Hades rarely wins. So there are house rules too:

    · **By the book**: nothing extra.
    · **Easy**: 1 extra symbol of each kind.
    · **Medium**: 2 extra symbols of each kind.
    · **Hard**: 2 extra symbols of each kind and 5 points. An even match for a good player.
    · **Expert**: 3 extra symbols of each kind.

    The extra symbols count for his majorities and his sets.
    .title = Levels of Hades
    .keywords = difficulty, level, house rule, handicap, mild, easy, medium, standard, hard, expert, book

hercules-rules-dice =
    Before the first roll the bot draws a secret seed and posts its seal (a SHA-256). Every roll and shuffle follows from that seed, from any lucky words added in the lobby, and from the number Discord gives the click on *Start*. No one at the table can know what will come up; whoever runs the bot and reads its database could.

    At the end `/verify` reveals the seed and replays the whole match from it: if the seal, every roll and every move fit, no one has touched the dice.
    .title = Fair dice
    .keywords = fair, random, seed, verify, cheat, proof, sealed, commitment

hercules-rules-cards =
    The rulebook’s text gives the number of cards in each stack, how you win them, the gods’ names, the 5 points of Zeus and the Pantheon, and the 12 points of the best vase for six columns.

    Everything else printed on single cards (abilities, extra symbols, die numbers, the points of the other gods and vases) is **reconstructed** here: it fits every count in the rulebook and was balanced with many simulated matches. Your box may differ. Whoever runs this bot can correct the values in one file, `cards.toml`.
    .title = About the card values
    .keywords = card values, reconstructed, original, printed, box, differ
