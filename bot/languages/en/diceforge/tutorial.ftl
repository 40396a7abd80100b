# The tutorial of Dice Forge, step by step: what the picture shows, the aim, and why. The script is
# engine/dice_forge/tutorial.toml; the numbers here are those of its match.

diceforge-tutorial = **Dice Forge**, about 7 minutes: a blessing, forging a face, a heroic feat, an extra action, and a good turn.

diceforge-tutorial-board =
    Your dice are at the bottom, all six faces of each. They give you 🪙 gold, ☀️ sun, 🌙 moon and 🏆 **Glory Points**. On the right is the **Temple**: new faces for gold. In the middle are the islands with **feats**: cards you buy with sun and moon.
    After 9 rounds, the most Glory Points win. Gold frames mark what you can pay for now.
    .title = The board

diceforge-tutorial-blessing =
    Every turn starts with a **blessing**: everyone rolls both dice and takes what they show. With two players this happens twice, in your opponent’s turns too. You rolled 1🪙 and 1🌙 both times.
    Faces with a blue frame are face up. On the left is your inventory: it holds up to 12🪙, 6☀️ and 6🌙.
    .title = A blessing

diceforge-tutorial-forge =
    Now comes your **action**: forge faces, or perform one feat. You have 5🪙 and 2🌙. Each face in the Temple is next to its price; a new face replaces one of yours for good.
    .title = Forging
    .aim = Forge “1 GP and 1 sun shard” (4🪙) over 1 gold on your light die: pick the face first, then the die.
    .why = A face helps you in every blessing from now on, so forge early. Your dice already give you gold; what they lack is sun.

diceforge-tutorial-feat =
    Your opponent took a turn: more moon for their dice. Your new face came up twice in these four blessings, so you have 2☀️.
    Blue feats cost moon, red ones sun. The green wreath shows a feat’s Glory Points.
    .title = A heroic feat
    .aim = Perform The Guardian’s Owl (2☀️).
    .why = It’s worth 4🏆, and it’s a **reinforcement** (⟳): it gives you something in each of your following turns. So get cards like this early.

diceforge-tutorial-reinforcement =
    Your hero now stands on the Owl’s island. If another hero comes there, yours is **ousted**, and you get a blessing in return.
    Round 3 has begun: you have 12🪙, 2☀️ and 3🌙. Reinforcements come **before** the action.
    .title = A reinforcement
    .aim = Use The Guardian’s Owl.
    .why = It’s free. Once you’ve forged or performed a feat, it’s too late for this turn.

diceforge-tutorial-full =
    The Owl gives you 1🪙, 1☀️ or 1🌙. But you can’t hold more gold: 12 of 12.
    .title = A full inventory
    .aim = Take 1☀️.
    .why = More gold would be lost. And with 3☀️ you can do something special in a moment.

diceforge-tutorial-choice =
    Now spend that gold. In **one** action you can forge several faces, if they’re all different.
    .title = Two faces at once
    .aim = Forge “3 gold or 2 GP” (5🪙) over 1 gold on your light die.
    .why = Each time it comes up you choose: gold while you’re forging, points towards the end.

diceforge-tutorial-second =
    You have 7🪙 left, and the action continues. You can’t buy the same face twice.
    .title = The second face
    .aim = Forge “1 moon shard” (2🪙) over 1 gold on your light die.
    .why = It’s cheap, and moon pays for the blue feats. Now your light die gives you all four kinds.

diceforge-tutorial-extra =
    For 2☀️ you can take a **second action**, once per turn.
    .title = An extra action
    .aim = Pay 2☀️ for an extra action.
    .why = It’s worth it whenever you can still pay for something good. You keep 1☀️, and that’s what the Elder costs.

diceforge-tutorial-elder =
    The second action works like the first: forge, or perform a feat.
    .title = The second feat
    .aim = Perform The Elder (1☀️).
    .why = He turns 3🪙 into 4🏆 in each of your six remaining turns, and your dice give you enough gold for that.

diceforge-tutorial-turn =
    That was a **good turn**: the Owl first, then two faces for your gold, then 2☀️ for a second action and another feat. There’s little left in your inventory.
    This is your own board, as `/mine` shows it: your dice unfolded, your feats, your points and where they come from.
    .title = What a good turn looks like

diceforge-tutorial-face =
    Round 4, and a face you forged is up: **3 gold or 2 GP**. When a face gives you a choice, I ask you first. Then the second blessing follows.
    .title = A face with a choice
    .aim = Take 2🏆.
    .why = Your 8🪙 are enough for the Elder and a new face, and points stay with you.

diceforge-tutorial-own =
    You have the Owl, the Elder and an inventory to spend. Mind the order: reinforcements, action, perhaps an extra action.
    .title = Your turn
    .aim = Play this turn however you like.

diceforge-tutorial-points =
    The match lasts 9 rounds. Leftover gold, sun and moon count nothing at the end: only the Glory Points you’ve gained and those printed on your feats.
    Forge in the first rounds; then perform feats, the expensive ones last. The Hydra alone is worth 26🏆.
    .title = How it ends
