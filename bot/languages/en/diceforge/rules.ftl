# The rules of Dice Forge, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-goal =
    Each hero owns two dice whose faces can be exchanged. They bring gold, sun and moon, and you turn these into better faces and into **heroic feats**.

    { "" }🪙 **Gold** buys new die faces in the Temple.
    { "" }☀️ **Sun** and 🌙 **moon** pay for feats on the islands; sun also buys a second action.
    { "" }🏆 **Glory Points (GP)** come from faces, from effects, and are printed on the feats.

    After the last round whoever has the **most Glory Points** wins a seat among the gods.
    .title = Goal of the game
    .keywords = aim, win, winner, overview, start, how to play, points, victory, glory

diceforge-rules-round =
    In a round everybody has one turn. 2 or 4 players play **9 rounds**, 3 players **10**. The start player never changes.

    Your turn has four phases:
    { "" }**1. Blessing:** everybody, not just you, receives a divine blessing.
    { "" }**2. Reinforcements:** you may use each of your reinforcement cards once.
    { "" }**3. Action:** you either **forge** faces or perform **one heroic feat**. You may also pass (the host can choose in the lobby that nobody may pass while something is possible).
    { "" }**4. Extra action:** for 2 sun shards you may forge or perform a feat once more.

    Then the next player’s turn begins.
    .title = A round and a turn
    .keywords = round, turn, phase, phases, order, start player, action, pass, end of turn, last round, length

diceforge-rules-blessing =
    { "" }**Divine blessing:** you roll both dice and carry out both faces, in the order you like.
    { "" }**Minor blessing:** you choose one of your dice, roll it and carry its face out.

    In phase 1 everybody receives a divine blessing at the same time. Choices are asked of all at once; where the order matters (several ships want the same face), the active player comes first.

    A divine blessing also comes from some feats and from being ousted; minor blessings come from feats only. The dice stay as they were rolled until they are rolled again, so a mirror can see them.
    .title = Blessings: divine and minor
    .keywords = blessing, divine blessing, minor blessing, roll, dice, simultaneous, everybody rolls

diceforge-rules-resources =
    Your store holds **12 gold, 6 sun and 6 moon shards**. What does not fit is lost, unless the gold goes to a hammer first. Glory Points have no limit.

    Each **chest** (The Blacksmith’s Chest) makes room for 4 gold, 3 sun and 3 moon shards more; several chests add up.

    The start player begins with 3 gold, each next player with one less. Nobody falls below 0 of anything. What is left at the end is worth nothing.
    .title = Resources, limits and the chest
    .keywords = store, inventory, limit, maximum, cap, surplus, overflow, chest, gold, sun, moon, full, shards, start gold

diceforge-rules-forging =
    As your action you buy **one or more faces** of the Sanctuary (the Temple without its Garden), for the gold shown there. All faces of one action must be **different**; two different faces of the same price are fine.

    Each face is forged at once: choose a die and the face that makes room. The new face is then on top. The old one is out of the game, but it counts as **forged** (Typhon).

    Forging is the only way to change a die. You forge on whichever die you like; light and dark do not matter after the start. A boar can never be removed.

    After a purchase go on buying, or end the action. Faces of the **Garden** have no price: they come with feats.
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
    As your action you perform **one feat**, if you can pay for it and a card is left in its stack:

    1. Choose the feat and pay its **sun** and **moon**.
    2. Put your hero on the portal of its **island**, unless it stands there. Whoever stands there is ousted.
    3. Take the card and carry out what it does at once.

    There are four kinds of cards: **at once** (works when you take it), **reinforcement** (once in each of your next turns), **automatic** (whenever its condition comes true), and cards with **points only**. All of them count their points at the end.

    You may own the same feat several times. Each stack holds as many cards as there are players.
    .title = Heroic feats
    .keywords = feat, card, cards, island, portal, moon, sun, cost, stack, immediate, automatic, perform

diceforge-rules-ousting =
    One hero fits on an island’s portal. Whoever moves onto an occupied portal **ousts** the hero there: it goes back to its start portal, and its owner receives a **divine blessing** at once, before the card is taken.

    If you already stand on the island, you stay and oust nobody. A hero stays where it is until it is ousted or moves for another feat.

    With **The Great Bear** both sides gain 3 GP for each of their bears, before the blessing.
    .title = Islands and ousting
    .keywords = oust, ousted, ousting, portal, island, drive away, move, hero, bear

diceforge-rules-reinforcements =
    Before your action you may use each of your reinforcement cards **once**, in any order; every copy counts.

    · **The Silver Hind:** a minor blessing.
    · **The Elder:** pay 3 gold, gain 4 GP.
    · **The Guardian’s Owl:** 1 gold, 1 sun or 1 moon shard.
    · With Rebellion also Tree, Merchant, Light, Companion, Oracle and Guardian.

    Once you have forged or performed a feat it is too late for this turn. A card that you take now can be used from your next turn.
    .title = Reinforcements
    .keywords = reinforcement, phase 2, hind, elder, owl, use card, before action

diceforge-rules-extra =
    After your action you may pay **2 sun shards** for one more: forge or perform a feat, as you like. Only **once in a turn**.

    Faces bought before may be bought again, since it is a new action. The same feat may be performed twice. Reinforcements are over by then; Triton tokens may still be spent.
    .title = The extra action
    .keywords = extra action, second action, additional action, 2 sun, phase 4, twice

diceforge-rules-triple =
    { "" }**×3** gives nothing itself; it triples what your **other die** gives.

    · On a choice you choose first, then triple.
    · With a mirror: choose the copied face, then triple it.
    · With a ship: 6 gold less, still for one face.
    · With a shield: three times its resource (never the 5 GP).
    · With a boar: 3 of the chosen kind; the owner of the card chooses three times.
    · Alone, or with a second ×3: nothing.

    It comes with the feat Helmet of Invisibility.
    .title = Face: ×3
    .keywords = triple, x3, times three, multiplier, helmet of invisibility, helmet

diceforge-rules-mirror =
    The **mirror** works as a copy of one face that lies **up on somebody else’s die**, as if your own die showed it.

    · A copied ×3 triples your own other die.
    · A copied shield looks at your own other die.
    · A copied boar lets you gain 1 sun or 1 moon shard, and the owner of its card gains too.
    · Two mirrors may copy different faces.
    · If somebody else shows a mirror, you may copy as they would: any face that is showing, even that of your own other die.

    It comes with the feat Mirror of the Abyss.
    .title = Face: mirror
    .keywords = mirror, copy, abyss, mirror of the abyss, copy a face

diceforge-rules-ship =
    The **ship** lets you buy **one face** of the Sanctuary for **2 gold less** and forge it at once, also outside your turn. You need not, and the price never falls below 0.

    With ×3 the discount is 6. If your other die gives gold, you choose which face comes first. If several players roll a ship, the active player buys first, then the others in turn.

    Faces of the Garden cannot be taken. For the Minotaur a ship does nothing. It comes with the feat Celestial Ship.
    .title = Face: ship
    .keywords = ship, celestial ship, discount, cheaper, 2 gold less

diceforge-rules-boar =
    Whoever performs **Tenacious Boar** names another player, who must forge the boar of the card’s colour at once, on a die and side of their own choice. It can **never be removed**.

    Each time the boar is carried out, its bearer gains **1 sun or 1 moon shard**, and then the owner of the card gains **1 sun shard, 1 moon shard or 3 GP**: when it is rolled, mirrored, borrowed by Satyrs, or repeated by Cerberus.

    Tripled: the bearer gains 3 of one kind, the owner chooses three times. For the Minotaur the bearer loses, the owner still gains.

    For a mirror or Satyrs, whoever copies the boar gains in the bearer’s place.
    .title = Face: boar
    .keywords = boar, tenacious boar, pig, forced face, never removed, coloured card

diceforge-rules-shield =
    There are four shields: for **sun, moon, gold and GP**. Each shows a resource and 5 GP; your **other die** decides:

    · If it gives the shield’s resource too: **5 GP**, and nothing else from the shield.
    · If not: the shield’s resource, that is 2 sun shards, 2 moon shards, 3 gold or 3 GP.

    On a choice you choose first. If the other die gives several things, one that fits is enough; what went to a hammer or was traded counts too.

    Alone (minor blessing), beside a ship or a different shield it gives its resource; with ×3 three times that. The feat The Guardian’s Shield brings one of your choice.
    .title = Face: shield
    .keywords = shield, guardian’s shield, guardians shield, 5 VP, other die, aegis

diceforge-rules-hammer =
    Whenever you **gain gold**, any part of it may go to your hammer instead of your store: each gold moves it one space. It does not matter where the gold comes from; gold in your store is too late.

    The first lap of **15 spaces** brings **10 GP**, the second **15 GP**. Then that hammer is done. Gold left over goes straight on to the next lap, and on to your next hammer.

    Several hammers are worked one after the other. Decide for the hammer first; what you keep then has to fit into your store.
    .title = The hammer
    .keywords = hammer, blacksmith’s hammer, lap, laps, 15 gold, divert gold, track

diceforge-rules-tokens =
    { "" }**Triton:** at any time in **your own turn** you may spend a token for **6 gold, 2 sun or 2 moon shards**, also between two purchases or while your ship is buying. The gold may go to a hammer.

    { "" }**Cerberus:** after **any of your blessings**, in anybody’s turn, you may spend a token to carry out the same faces once more. You may choose differently the second time. One token for each blessing. Satyrs and the Minotaur are no blessings of yours.

    Tokens that are left at the end are worth nothing; the cards count their points anyway.
    .title = Tokens: Triton and Cerberus
    .keywords = token, tokens, triton, cerberus, repeat, again, twice

diceforge-rules-satyrs =
    All others roll both dice, but carry nothing out. You choose **two of these dice**, from one player or from two, and carry their faces out as if they were your own.

    ×3 triples the other chosen face; a shield looks at it. A mirror lets you copy a face of one of your opponents. A boar lets the owner of its card gain.

    It is no blessing, so Cerberus cannot repeat it. The dice stay as they fell.
    .title = Satyrs
    .keywords = satyr, satyrs, borrow, other dice, choose two

diceforge-rules-minotaur =
    All others roll both dice and **lose** what they would otherwise gain, also Glory Points. Nobody falls below 0.

    · On a choice face they choose what to lose, also something they have nothing of.
    · ×3 triples the loss, a shield is decided as always and then lost.
    · A mirror copies a face, and that is lost.
    · A ship does nothing; hammers are left alone.
    · For a boar its bearer loses 1 sun or 1 moon shard; the owner of the card **gains** as always.

    It is no blessing, so Cerberus cannot repeat it.
    .title = Minotaur: losing
    .keywords = minotaur, lose, loss, bull, loss mode, negative

diceforge-rules-trials =
    { "" }**Cancer** and **Sentinel:** two divine blessings, one after the other. With the Sentinel you may trade the sun and moon that a face gives for **2 GP each**.

    { "" }**Sphinx** and **Cyclops:** choose one die, then four minor blessings with it. With the Cyclops you may trade the gold of a roll for **1 GP each**.

    Trading is all or nothing for each face. What you trade does not enter your store, but it counts as given for a shield. The GP count at once.

    After each of these blessings a Cerberus token may be spent; the repetition may be traded too.
    .title = Cancer, Sentinel, Sphinx, Cyclops
    .keywords = cancer, sentinel, sphinx, cyclops, exchange, trade, four blessings, two blessings, riddle, crab

diceforge-rules-lineups =
    Fifteen places on seven islands hold one set of feats each. On nine of them two sets of the base game fit, so the host chooses in the lobby:

    · **Beginner’s line-up:** the fifteen sets with simple effects.
    · **Advanced line-up:** bear, boar, Cerberus, Sentinel, Typhon, ship, shields, Triton, Cyclops.
    · **Random:** each place draws one of its sets.
    · **Draft:** before the first round, players in turn choose a set for a place that is still open.
    · **My own:** the host chooses place by place.

    The other six places always hold Hammer, Chest, Helmet of Invisibility, The Elder, Wild Spirits and Mirror of the Abyss.

    With **Rebellion** more sets fit almost everywhere, and there are more line-ups: see “The new sets and line-ups”.
    .title = Line-ups and the draft
    .keywords = line-up, lineup, beginner, advanced, random, draft, custom, sets, which cards, setup

diceforge-rules-two =
    With **two players** three things change:

    · Phase 1 is played **twice** in every turn: two divine blessings in a row for both of you.
    · Two random faces are taken out of each pool of the Sanctuary before the match, so two are left.
    · Each feat has two cards, and the match takes 9 rounds.

    For Satyrs you take both dice of your opponent.
    .title = Two players
    .keywords = two players, 2 players, duel, twice, fewer faces

diceforge-rules-scoring =
    Add up:
    · the **Glory Points you gained** during the match (they stand on your hero board),
    · the **points printed on your feats**.

    Gold, sun, moon, tokens and unfinished hammers are worth nothing. With Rebellion’s Titan module the track counts too.

    Whoever has the most wins. Equal players **share the place**; if the host chose so in the lobby, a tie is broken by more faces forged, then more feats, then more resources left, then the earlier turn.
    .title = Scoring and ties
    .keywords = score, points, tie, ties, tie-breaker, end, Glory Points, victory points, winner, final, count

diceforge-rules-simultaneous =
    When everybody is blessed, several players may have something to choose at once: a face with a choice, the hammer, Cerberus. The bot asks all of them together; each answers in private under the board, and nobody has to wait for the others.

    Only where the order matters do they go one after the other, the active player first: when several ships want to buy, several golems may find a treasure, or a misfortune is showing.

    A question with just one possible answer is not asked at all.
    .title = Choosing at the same time
    .keywords = simultaneous, at the same time, together, order, waiting, my choice, private

diceforge-rules-dice =
    Before the first roll the bot draws a secret seed, from which every roll and every draw follows, and posts its seal (a SHA-256). Players may stir in a word of their own in the lobby, and the number of the click on *Start* goes in too. Nobody at the table can know what will fall; whoever runs the bot and reads its database could.

    At the end `/verify` tells the seed and plays the whole match again from it: if the seal, every roll and every move fit, nobody has touched the dice.
    .title = Fair dice
    .keywords = fair, random, seed, verify, cheat, proof, sealed, commitment
