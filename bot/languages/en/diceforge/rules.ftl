# The rules of Dice Forge, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-goal =
    Each hero owns two dice whose faces can be replaced. They give you gold, sun and moon, which you turn into better faces and **heroic feats**.

    { "" }🪙 **Gold** buys new die faces in the Temple.
    { "" }☀️ **Sun** and 🌙 **moon** pay for feats on the islands; sun also buys a second action.
    { "" }🏆 **Glory Points (GP)** come from faces and effects, and are printed on the feats.

    After the last round the **most Glory Points** win a seat among the gods.
    .title = Goal of the game
    .keywords = aim, win, winner, overview, start, how to play, points, victory, glory

diceforge-rules-round =
    In a round everyone takes one turn. With 2 or 4 players you play **9 rounds**, with 3 players **10**. The first player stays the same.

    Your turn has four phases:
    { "" }**1. Blessing:** everyone, not just you, receives a divine blessing.
    { "" }**2. Reinforcements:** you may use each of your reinforcement cards once.
    { "" }**3. Action:** you either **forge** faces or perform **one heroic feat**. You may also pass (unless the host has turned passing off in the lobby).
    { "" }**4. Extra action:** for 2 sun shards you may forge or perform a feat once more.

    Then it’s the next player’s turn.
    .title = A round and a turn
    .keywords = round, turn, phase, phases, order, start player, first player, action, pass, end of turn, last round, length

diceforge-rules-blessing =
    { "" }**Divine blessing:** roll both your dice and apply both faces, in the order you like.
    { "" }**Minor blessing:** choose one of your dice, roll it and apply its face.

    In phase 1 everyone receives a divine blessing at the same time. The bot asks everyone’s choices at once; if the order matters (several ships want the same face), the active player comes first.

    Some feats also give a divine blessing, and so does being ousted; only feats give minor blessings. Dice stay as they were rolled until the next roll, so a mirror can copy them.
    .title = Blessings: divine and minor
    .keywords = blessing, divine blessing, minor blessing, roll, dice, simultaneous, everybody rolls, everyone rolls

diceforge-rules-resources =
    Your inventory holds **12 gold, 6 sun and 6 moon shards**. Anything that doesn’t fit is lost, unless you put the gold in a hammer first. Glory Points have no limit.

    Each **chest** (The Blacksmith’s Chest) adds room for 4 gold, 3 sun and 3 moon shards; several chests add up.

    The first player starts with 3 gold, each following player with one less. You never drop below 0 of anything. Leftovers at the end are worth nothing.
    .title = Resources, limits and the chest
    .keywords = store, inventory, limit, maximum, cap, surplus, overflow, chest, gold, sun, moon, full, shards, start gold

diceforge-rules-forging =
    As your action you buy **one or more faces** from the Sanctuary (the Temple without its Garden), for the gold shown there. All faces in one action must be **different**; two different faces with the same price are fine.

    You forge each face at once: choose a die and the face it replaces. The new face is then face up. The old one is out of the game; Typhon counts it as **forged**.

    Forging is how you change a die. You can forge on either die; light and dark don’t matter after the start. A boar can never be removed.

    After buying a face, buy another or end the action. Faces from the **Garden** have no price: they come with feats.
    .title = Forging faces
    .keywords = forge, buy faces, temple, sanctuary, garden, price, replace, remove, different faces, shop

diceforge-rules-faces =
    { "" }**At the start:** light die 5 × 1 gold, 1 × 1 sun shard; dark die 4 × 1 gold, 1 × 2 GP, 1 × 1 moon shard.

    { "" }**In the Sanctuary**, by price in gold:
    2 · 3 gold · 1 moon shard
    3 · 4 gold · 1 sun shard
    4 · 6 gold · 1 gold, sun or moon · 1 GP and 1 sun shard · 2 gold and 1 moon shard
    5 · 3 gold or 2 GP
    6 · 2 moon shards
    8 · 2 sun shards · 3 GP
    12 · 4 GP · 2 GP and 2 moon shards · 2 gold, sun or moon · 1 each of gold, GP, sun and moon

    Four of each lie there, but only one of each of the four different faces for 4 and for 12 gold.

    { "" }**“And”** gives all that is shown, **“or”** one of it, as you choose.
    .title = Die faces and prices
    .keywords = faces, prices, sanctuary, start dice, list of faces, choice, or, and, temple

diceforge-rules-feats =
    As your action you perform **one feat**, if you can pay for it and its stack isn’t empty:

    1. Choose the feat and pay its **sun** and **moon**.
    2. Move your hero to the portal of its **island**, unless it’s already there. If another hero is there, you oust it.
    3. Take the card and apply its immediate effect, if it has one.

    There are four kinds of cards: **at once** (works when you take it), **reinforcement** (once in each of your following turns), **automatic** (whenever it applies), and **points only**. They all count their points at the end.

    You may own the same feat several times. Each stack has as many cards as there are players.
    .title = Heroic feats
    .keywords = feat, card, cards, island, portal, moon, sun, cost, stack, immediate, automatic, perform

diceforge-rules-ousting =
    One hero fits on an island’s portal. If you move to a portal where another hero stands, you **oust** it: it goes back to its start portal, and its owner receives a **divine blessing** at once, before you take the card.

    If you’re already on the island, you stay and oust no one. A hero stays until it’s ousted or moves for another feat.

    With **The Great Bear** both sides gain 3 GP for each of their bears, before the blessing.
    .title = Islands and ousting
    .keywords = oust, ousted, ousting, portal, island, drive away, move, hero, bear

diceforge-rules-reinforcements =
    Before your action you may use each of your reinforcement cards **once**, in any order; every copy counts.

    · **The Silver Hind:** a minor blessing.
    · **The Elder:** pay 3 gold, gain 4 GP.
    · **The Guardian’s Owl:** 1 gold, 1 sun or 1 moon shard.
    · Rebellion adds Tree, Merchant, Light, Companion, Oracle and Guardian.

    Once you’ve forged or performed a feat, it’s too late for this turn. You can use a card you take now from your next turn.
    .title = Reinforcements
    .keywords = reinforcement, phase 2, hind, elder, owl, use card, before action

diceforge-rules-extra =
    After your action you may pay **2 sun shards** for one more: forge or perform a feat, as you like. **Once per turn**.

    It’s a new action, so you may buy faces you bought before, and perform the same feat again. It’s too late for reinforcements, but you may still use Triton tokens.
    .title = The extra action
    .keywords = extra action, second action, additional action, 2 sun, phase 4, twice

diceforge-rules-triple =
    { "" }**×3** gives nothing itself; it triples what your **other die** gives.

    · With a choice: choose first, then triple.
    · With a mirror: choose the copied face, then triple it.
    · With a ship: 6 gold less, still for one face.
    · With a shield: three times its resource (never the 5 GP).
    · With a boar: 3 of the chosen kind; the card’s owner chooses three times.
    · On its own, or with a second ×3: nothing.

    It comes with the feat Helmet of Invisibility.
    .title = Face: ×3
    .keywords = triple, x3, times three, multiplier, helmet of invisibility, helmet

diceforge-rules-mirror =
    The **mirror** works as a copy of one face showing on **another player’s die**, as if your own die showed it.

    · A copied ×3 triples your own other die.
    · A copied shield looks at your own other die.
    · A copied boar gives you 1 sun or 1 moon shard, and the owner of its card gains too.
    · Two mirrors may copy different faces.
    · If another player’s die shows a mirror, you may copy what they could: any face showing, even the one on your own other die.

    It comes with the feat Mirror of the Abyss.
    .title = Face: mirror
    .keywords = mirror, copy, abyss, mirror of the abyss, copy a face

diceforge-rules-ship =
    The **ship** lets you buy **one face** from the Sanctuary for **2 gold less** and forge it at once, even outside your turn. You don’t have to, and the price never drops below 0.

    With ×3 the discount is 6. If your other die gives gold, you choose which face comes first. If several players roll a ship, the active player buys first, then the others in turn order.

    You can’t take faces from the Garden. For the Minotaur a ship does nothing. It comes with the feat Celestial Ship.
    .title = Face: ship
    .keywords = ship, celestial ship, discount, cheaper, 2 gold less

diceforge-rules-boar =
    Whoever performs **Tenacious Boar** chooses another player, who must forge the boar of the card’s colour at once, on a die and over a face of their choice. It can **never be removed**.

    Each time the boar is applied, its bearer gains **1 sun or 1 moon shard**, and then the card’s owner gains **1 sun shard, 1 moon shard or 3 GP**: when it’s rolled, mirrored, used by Satyrs, or repeated by Cerberus.

    Tripled: the bearer gains 3 of one kind, the owner chooses three times. For the Minotaur the bearer loses, and the owner still gains.

    With a mirror or Satyrs, the player who copies the boar gains instead of its bearer.
    .title = Face: boar
    .keywords = boar, tenacious boar, pig, forced face, never removed, coloured card

diceforge-rules-shield =
    There are four shields: **sun, moon, gold and GP**. Each shows a resource and 5 GP; your **other die** decides:

    · If it also gives the shield’s resource: **5 GP**, and nothing else from the shield.
    · If not: the shield’s resource, which is 2 sun shards, 2 moon shards, 3 gold or 3 GP.

    If the other die gives a choice, make that choice first. If it gives several things, one match is enough; what you put in a hammer or traded counts too.

    On its own (minor blessing), next to a ship or a different shield, it gives its resource; with ×3 three times that. The feat The Guardian’s Shield gives you one of your choice.
    .title = Face: shield
    .keywords = shield, guardian’s shield, guardians shield, 5 VP, other die, aegis

diceforge-rules-hammer =
    Whenever you **gain gold**, any part of it may go to your hammer instead of your inventory: each gold moves it one space. It doesn’t matter where the gold comes from, but you can’t use gold you already have.

    The first lap of **15 spaces** gives you **10 GP**, the second **15 GP**. Then that hammer is finished. Gold left over counts for the next lap, and then for your next hammer.

    You work on one hammer at a time. Decide about the hammer first; what you keep then has to fit in your inventory.
    .title = The hammer
    .keywords = hammer, blacksmith’s hammer, lap, laps, 15 gold, divert gold, track

diceforge-rules-tokens =
    { "" }**Triton:** at any time in **your own turn** you may use a token for **6 gold, 2 sun or 2 moon shards**, even between two purchases or while your ship is buying. The gold may go to a hammer.

    { "" }**Cerberus:** after **any of your blessings**, in anyone’s turn, you may use a token to apply the same faces again. You may choose differently the second time. One token per blessing. Satyrs and the Minotaur aren’t blessings of yours.

    Unused tokens are worth nothing at the end; the cards’ points count anyway.
    .title = Tokens: Triton and Cerberus
    .keywords = token, tokens, triton, cerberus, repeat, again, twice

diceforge-rules-satyrs =
    All others roll both dice but apply nothing. You choose **two of these dice**, from one player or from two, and apply their faces as if they were your own.

    ×3 triples the other face you chose; a shield looks at it. A mirror lets you copy an opponent’s face. A boar lets the owner of its card gain.

    It isn’t a blessing, so Cerberus can’t repeat it. The dice stay as rolled.
    .title = Satyrs
    .keywords = satyr, satyrs, borrow, other dice, choose two

diceforge-rules-minotaur =
    All others roll both dice and **lose** what they would otherwise gain, Glory Points included. No one drops below 0.

    · On a face with a choice they choose what to lose, even something they have none of.
    · ×3 triples the loss; a shield is decided as usual, then lost.
    · A mirror copies a face, and they lose what it shows.
    · A ship does nothing; hammers are left alone.
    · For a boar, the player who rolled it loses 1 sun or 1 moon shard; the card’s owner **gains** as usual.

    It isn’t a blessing, so Cerberus can’t repeat it.
    .title = Minotaur: losing
    .keywords = minotaur, lose, loss, bull, loss mode, negative

diceforge-rules-trials =
    { "" }**Cancer** and **Sentinel:** two divine blessings, one after the other. With the Sentinel you may trade the sun and moon a face gives for **2 GP each**.

    { "" }**Sphinx** and **Cyclops:** choose one die, then four minor blessings with it. With the Cyclops you may trade the gold of a roll for **1 GP each**.

    Trading is all or nothing for each face. What you trade doesn’t enter your inventory, but it still counts for a shield. You get the GP at once.

    After each of these blessings you may use a Cerberus token, and trade again in the repeat.
    .title = Cancer, Sentinel, Sphinx, Cyclops
    .keywords = cancer, sentinel, sphinx, cyclops, exchange, trade, four blessings, two blessings, riddle, crab

diceforge-rules-lineups =
    Fifteen places on seven islands hold one set of feats each. For nine of them the base game has two sets, so the host chooses in the lobby:

    · **Beginner’s line-up:** the fifteen sets with simple effects.
    · **Advanced line-up:** bear, boar, Cerberus, Sentinel, Typhon, ship, shields, Triton, Cyclops.
    · **Random:** every place gets one of its sets at random.
    · **Draft:** before round 1, players take turns choosing a set for a place that’s still open.
    · **My own:** the host chooses place by place.

    The other six places always hold Hammer, Chest, Helmet of Invisibility, The Elder, Wild Spirits and Mirror of the Abyss.

    { "" }**Rebellion** has more sets for almost every place, and more line-ups: see “The new sets and line-ups”.
    .title = Line-ups and the draft
    .keywords = line-up, lineup, beginner, advanced, random, draft, custom, sets, which cards, setup

diceforge-rules-two =
    With **two players** three things change:

    · Phase 1 happens **twice** in every turn: two divine blessings in a row for both of you.
    · Two random faces are removed from each pool of the Sanctuary before the match, which leaves two.
    · Each feat has two cards, and you play 9 rounds.

    For Satyrs you take both your opponent’s dice.
    .title = Two players
    .keywords = two players, 2 players, duel, twice, fewer faces

diceforge-rules-scoring =
    Add up:
    · the **Glory Points you’ve gained** during the match (in your inventory),
    · the **points printed on your feats**.

    Gold, sun, moon, tokens and unfinished hammers are worth nothing. With Rebellion’s Titans module the track counts too.

    The most points win. Tied players **share the place**; or, if the host chose it in the lobby, ties are broken by more faces forged, then more feats, then more resources left, then the earlier turn.
    .title = Scoring and ties
    .keywords = score, points, tie, ties, tie-breaker, end, Glory Points, victory points, winner, final, count

diceforge-rules-simultaneous =
    When everyone gets a blessing, several players may have something to choose at once: a face with a choice, the hammer, Cerberus. The bot asks all of them together; you each answer in private under the board, and no one has to wait.

    They go one after the other, active player first, only when the order matters: when several ships want to buy, several golems could find a treasure, or a misfortune is showing.

    If there’s only one possible answer, the bot doesn’t ask.
    .title = Choosing at the same time
    .keywords = simultaneous, at the same time, together, order, waiting, my choice, private

diceforge-rules-dice =
    Before the first roll the bot draws a secret seed and posts its seal (a SHA-256). Every roll and draw follows from that seed, from any lucky words added in the lobby, and from the number Discord gives the click on *Start*. No one at the table can know what will come up; whoever runs the bot and reads its database could.

    At the end `/verify` reveals the seed and replays the whole match from it: if the seal, every roll and every move fit, no one has touched the dice.
    .title = Fair dice
    .keywords = fair, random, seed, verify, cheat, proof, sealed, commitment
