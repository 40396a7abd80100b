# The tutorial of Hercules, step by step: what the picture shows, the aim, and why. The script is
# engine/hercules/tutorial.toml; the numbers here are those of its match.

hercules-tutorial = **Hercules**, about 5 minutes: a labour, a demigod and its ability, a vase, a god, a rest, and Hades.

hercules-tutorial-board =
    Your row is the orange one. You have a cube in each column from 1 to 12: those are your **labours**. Your **apprentice** starts on the left and wants to reach column 12.
    Your dice are at the bottom left; beside them you see which labours they can make. Gold marks what you can do now.
    .title = The board

hercules-tutorial-labour =
    You rolled 1 and 3. Add, subtract, multiply or divide them: the result is the labour you **perform**, here 2, 3 or 4. You take its cube, worth 1 point, and a **demigod** that fits the sum: Pan for ×, Hecate for −, Hestia for +, Aeolus for ÷.
    .title = A labour
    .aim = Do labour 3 = 3 × 1 and take Pan −1.
    .why = Each choice is worth 6 points right now, but Pan’s −1 can lower a die later on. You’ll need that.

hercules-tutorial-hades =
    The purple row is **Hades**. He plays with two dice. His **white die** steals: it picks a stack of demigods, counted from the left. His **purple die** moves him, and he takes the cube where he stops.
    He starts every second round, so he has just played twice: he stole from Hecate and Aeolus, and stands in column 7.
    .title = Hades

hercules-tutorial-demigod =
    You rolled 4 and 6. Look at the top cards: this Hecate has a **black die** next to her −. These **symbols** score at the end: 5 points for each kind you have the most of, and 5 more for a set of all five kinds.
    .title = Demigods and symbols
    .aim = Do labour 2 = 6 − 4 and take Hecate.
    .why = You get two kinds of symbols at once. The note under the option says 17 points; the others give you only 12.

hercules-tutorial-ability =
    Your apprentice is still on the left: your cube in column 1 is in the way. With 2 and 4 you can’t make 1. But you have a card with an **ability**: Pan’s −1.
    A demigod costs a **cube** from your supply. It lies on the card until you rest, and until then you lose its point.
    .title = Using a card
    .aim = Use Pan: turn the 4 into a 3.
    .why = You need 3 − 2 = 1. Use cards first, then do the labour.

hercules-tutorial-vase =
    Now your dice show 2 and 3. Columns 2 and 3 are already empty. Take the cube from column 1, and your apprentice walks all the way to column 3 **in one move**.
    .title = A vase and a god
    .aim = Do labour 1 = 3 − 2.
    .why = A walk of 3 columns or more wins you a **vase**; the longer the walk, the better the vase. You also win the **god** above the column where you stop, here Poseidon.

hercules-tutorial-cards =
    These are your own cards, as `/mine` shows them. Your cube lies on Pan, so you can’t use him now. The second Hecate and Poseidon both **flip** a die to its other side.
    At the top right you see your points and where they come from: 10 of your 20 are majorities of symbols.
    .title = Your cards

hercules-tutorial-god =
    You rolled 3 and 5. A god’s ability costs **no cube**: you flip the card face down instead. Its points still count.
    .title = A god’s ability
    .aim = Use Poseidon: flip the 5 to a 2.
    .why = With 3 and 5 you can only do labour 8. With 3 and 2 you get to choose between two labours and two cards.

hercules-tutorial-number =
    Two stacks don’t care about the operation. **Tyche** and **Morpheus** show a number: if one of the two dice you use shows it, you may take their card instead. Right now Tyche wants a 2.
    .title = Tyche and Morpheus
    .aim = Do labour 5 = 3 + 2 and take Tyche.
    .why = She gives you 2 points and a black die: 28 points in all. And with column 5 empty, your apprentice walks two columns at once when you do labour 4.

hercules-tutorial-rest =
    Pan holds your cube and Poseidon is face down. Instead of a labour you can **rest**: get up to 3 cubes back from your demigods and flip 1 god face up.
    .title = A rest
    .aim = Rest.
    .why = A rest costs you a turn, so wait until it gives you several things back. Now it makes two abilities ready again.

hercules-tutorial-own =
    Meanwhile Hades took the god Hermes: where he has no cube left, he takes the card above. You rolled 5 and 3. Pan, Hecate and Poseidon are ready.
    .title = Your turn
    .aim = Play this turn however you like.

hercules-tutorial-points =
    The match ends when you reach column 12 or Hades has all his cubes. Then add up: cubes in your supply, points on cards, 5 for each majority, 5 for each full set. **Most points win**, not the fastest apprentice.
    A good turn: see what your dice make, check if a card opens up a long walk, and take the symbols you’re missing.
    .title = How it ends
