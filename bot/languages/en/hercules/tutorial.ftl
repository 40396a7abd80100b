# The tutorial of Hercules, step by step: what the picture shows, the aim, and why. The script is
# engine/hercules/tutorial.toml; the numbers here are those of its match.

hercules-tutorial = **Hercules**, about 5 minutes: a labour, a demigod and its ability, a vase, a god, a rest, and Hades.

hercules-tutorial-board =
    Your row is the orange one. In each of the columns 1 to 12 lies a marker of yours: a **labour**. Your **apprentice** stands at the left and wants to get to column 12.
    Your dice lie at the bottom left, below them stands which labours they can make. Gold marks what you can do now.
    .title = The board

hercules-tutorial-labour =
    You rolled 1 and 3. Add, subtract, multiply or divide them: the result is the labour that you **master**, here 2, 3 or 4. You take its marker, which is worth 1 point, and a **demigod** that fits the sum: Pan for ×, Hecate for −, Hestia for +, Aeolus for ÷.
    .title = A labour
    .aim = Master 3 = 3 × 1 and take Pan −1.
    .why = Pan’s −1 will later lower a die by one. All labours bring 6 points now; this card helps you most.

hercules-tutorial-hades =
    In the purple row plays **Hades**, by two dice. His **white die** steals: the number is a stack of demigods, counted from the left. His **purple die** is how far he moves; he takes the marker where he stops.
    He begins every second round, so he has just played twice: he stole from Hecate and from Aeolus, and stands in column 7.
    .title = Hades

hercules-tutorial-demigod =
    You rolled 4 and 6. Look at the top cards of the stacks: this Hecate carries a **black die** beside her −. Such **symbols** count at the end: 5 points for each kind of which you have the most, 5 more for a set of all five kinds.
    .title = Demigods and symbols
    .aim = Master 2 = 6 − 4 and take Hecate.
    .why = Two kinds of symbols at once: the note beside the option says 17 points, with the others only 12.

hercules-tutorial-ability =
    Your apprentice still stands at the left: a marker of yours in column 1 holds him back. With 2 and 4 you cannot make 1. But you have a card with an **ability**: Pan’s −1.
    A demigod costs a **marker** from your supply. It lies on the card until you rest, and you lose its point until then.
    .title = Using a card
    .aim = Use Pan: turn the 4 into a 3.
    .why = 3 − 2 = 1 is what you need. Cards come first, then the labour.

hercules-tutorial-vase =
    Now your dice show 2 and 3. Columns 2 and 3 are empty already. If you take the marker of column 1, your apprentice walks on to column 3 **in one move**.
    .title = A vase and a god
    .aim = Master 1 = 3 − 2.
    .why = A walk of 3 columns or more brings a **vase**, the longer the better. The **god** above the column where he stops is yours too, here Poseidon.

hercules-tutorial-cards =
    These are your own cards, as `/mine` shows them. On Pan lies your marker, so he cannot be used. The second Hecate and Poseidon both **flip** a die to its other side.
    At the top right stand your points, and from where they come: 10 of 20 are majorities of symbols.
    .title = Your cards

hercules-tutorial-god =
    You rolled 3 and 5. A god’s ability costs **no marker**: the card is turned face down instead. His points count all the same.
    .title = A god’s ability
    .aim = Use Poseidon: flip the 5 to a 2.
    .why = With 3 and 5 only labour 8 is possible. With 3 and 2 you get the choice between two labours and two cards.

hercules-tutorial-number =
    Two stacks do not look at the operation. **Tyche** and **Morpheus** show a number: if one of your two dice shows it, you may take their card instead. Tyche wants a 2 now.
    .title = Tyche and Morpheus
    .aim = Master 5 = 3 + 2 and take Tyche.
    .why = She brings 2 points and a black die, 28 points in all. And column 5 is open then: once 4 is done, your apprentice walks two columns at once.

hercules-tutorial-rest =
    Pan holds your marker, Poseidon lies face down. Instead of a labour you may **rest**: up to three markers come back from your demigods, and one god is turned face up.
    .title = A rest
    .aim = Rest.
    .why = A rest costs your turn, so wait until it brings back several things. Now two abilities are ready again, and no other turn gives you that.

hercules-tutorial-own =
    Meanwhile Hades took the god Hermes: where his marker is gone, he takes the card above. You rolled 5 and 3. Pan, Hecate and Poseidon are ready.
    .title = Your turn
    .aim = Play this turn as you like.

hercules-tutorial-points =
    The match ends when you reach column 12, or when Hades has all his markers. Then count: markers in your supply, points on cards, 5 for each majority, 5 for each full set. **Most points win**, not the fastest apprentice.
    A good turn: look at what your dice make, see whether a card opens a gap for a long walk, and take the symbols that you lack.
    .title = How it ends
