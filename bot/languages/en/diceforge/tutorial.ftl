# The tutorial of Dice Forge, step by step: what the picture shows, the aim, and why. The script is
# engine/dice_forge/tutorial.toml; the numbers here are those of its match.

diceforge-tutorial = **Dice Forge**, about 7 minutes: a blessing, forging a face, a heroic feat, an extra action, and a good turn.

diceforge-tutorial-board =
    Your dice lie at the bottom left, all six faces of both. They bring 🪙 gold, ☀️ sun, 🌙 moon and 🏆 **Glory Points**. At the right is the **Temple**: new faces for gold. In the middle are the islands with **feats**: cards for sun and moon.
    After 9 rounds the most Glory Points win. Gold frames mark what you can pay for now.
    .title = The board

diceforge-tutorial-blessing =
    Every turn begins with a **blessing**: everybody rolls both dice and takes what they show. With two players it happens twice in a row, in your opponent’s turns too. You rolled 1🪙 and 1🌙 twice.
    Faces with a blue frame are up. At the left is your store: no more than 12🪙, 6☀️ and 6🌙 fit in.
    .title = A blessing

diceforge-tutorial-forge =
    Then comes your **action**: forge faces, or perform one feat. You have 5🪙 and 2🌙. Each face of the Temple stands beside its price; a new face replaces one of yours for good.
    .title = Forging
    .aim = Forge “1 GP and 1 sun shard” (4🪙) over 1 gold of your light die: first the face, then the die.
    .why = A face works from now on in every blessing, so forge early. Your dice bring gold already; sun is what they lack.

diceforge-tutorial-feat =
    Your opponent took a turn: more moon for their dice. In these four blessings your new face came up twice, so you have 2☀️.
    Blue feats cost moon, red ones sun. The green wreath tells their Glory Points.
    .title = A heroic feat
    .aim = Perform The Guardian’s Owl (2☀️).
    .why = It is worth 4🏆 and is a **reinforcement** (⟳): it brings you something in each of your next turns. Such cards are best early.

diceforge-tutorial-reinforcement =
    Your hero now stands on the Owl’s island. If another one comes there, yours is **ousted** and you get a blessing for it.
    The third round has begun: 12🪙, 2☀️, 3🌙. Reinforcements come **before** the action.
    .title = A reinforcement
    .aim = Use The Guardian’s Owl.
    .why = It costs nothing. Once you have forged or performed a feat, it is too late for this turn.

diceforge-tutorial-full =
    The Owl gives 1🪙, 1☀️ or 1🌙. Your store is full of gold: 12 of 12.
    .title = The store is full
    .aim = Take 1☀️.
    .why = More gold would be lost. With 3☀️ you can pay for something special in a moment.

diceforge-tutorial-choice =
    Now use up the gold. In **one** action you may forge several faces, as long as they are different.
    .title = Two faces at once
    .aim = Forge “3 gold or 2 GP” (5🪙) over 1 gold of your light die.
    .why = Whenever it comes up you choose: gold while you forge, points towards the end.

diceforge-tutorial-second =
    7🪙 are left, and the action goes on. The face that you have just bought is not offered again.
    .title = The second face
    .aim = Forge “1 moon shard” (2🪙) over 1 gold of your light die.
    .why = It is cheap, and moon pays for the blue feats. Now your light die brings all four kinds.

diceforge-tutorial-extra =
    For 2☀️ you may take a **second action**, once in a turn.
    .title = An extra action
    .aim = Pay 2☀️ for an extra action.
    .why = It is worth it whenever you still have something good to pay for. You keep 1☀️, and that is what the Elder costs.

diceforge-tutorial-elder =
    The second action is like the first: forge, or perform a feat.
    .title = The second feat
    .aim = Perform The Elder (1☀️).
    .why = He turns 3🪙 into 4🏆, in each of the six turns that you still have. Your dice bring enough gold for that.

diceforge-tutorial-turn =
    That was a **good turn**: first the Owl, then two faces for the gold, then 2☀️ for a second action, and a feat with it. Little is left in your store.
    This is your own board, as `/mine` shows it: your dice unfolded, your feats, your points and from where they come.
    .title = What a good turn looks like

diceforge-tutorial-face =
    Round 4, and the face that you forged is up: **3 gold or 2 GP**. When a face lets you choose, you are asked first. The second blessing follows at once.
    .title = A face with a choice
    .aim = Take 2🏆.
    .why = 8🪙 are enough for the Elder and for a new face. Points stay with you.

diceforge-tutorial-own =
    You have the Owl, the Elder and a store of your own. Think of the order: reinforcements, action, perhaps an extra action.
    .title = Your turn
    .aim = Play this turn as you like.

diceforge-tutorial-points =
    So it goes on for 9 rounds. Gold, sun and moon that are left count nothing at the end: only the Glory Points that you gained, and those printed on your feats.
    In the first rounds forge; then perform feats, the dear ones last: the Hydra alone is worth 26🏆.
    .title = How it ends
