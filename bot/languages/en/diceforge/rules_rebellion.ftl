# The rules of the expansion Rebellion, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-rebellion_overview =
    { "" }**Rebellion** adds three things to Dice Forge; use any of them you like:

    · **Twenty more sets of feats**, with or without a module.
    · The **Goddess module:** your golem walks through a labyrinth full of rewards.
    · The **Titans module:** a new kind of shard, and a track on which you side with the gods or the rebellion.

    You can’t combine the two modules. In the lobby the host first chooses the **Module**, which comes with a line-up made for it: “With the labyrinth” or “With the Titans”. You can choose another line-up under **Feats in play**. For your first match with a module, the beginner’s line-up is fine too: the module’s own sets are always included.

    Everything else is as in the base game.
    .title = What Rebellion adds
    .keywords = rebellion, expansion, module, modules, new, overview

diceforge-rules-rebellion_sets =
    The twenty new sets replace base-game sets in the same places. Each costs what its place costs.

    { "" }🌙 Twins, Scepter (1) · Companion (1) · Celestial Die, Wind (3) · Ancestor, Mists (4) · Eternal Night, Right Hand (6)
    { "" }☀️ Tree, Merchant (1) · Wood Nymph (1) · Light (3) · Goldsmith, Omniscient (4) · Trident (5) · Eternal Fire, Left Hand (6)
    { "" }🌙☀️ First Titan, Goddess (5 + 5)

    A module adds its own sets, which always take their places: 4 with the Goddess, 6 with the Titans.

    “Random”, “Draft” and “My own” use the new sets too if the host sets **Sets to draw from** to “Base game and 20 sets of Rebellion”; that option only appears with them. `/card` shows any of them.
    .title = The new sets and line-ups
    .keywords = sets, line-up, line-ups, new cards, alternates, feather, triangle, tournament, draft

diceforge-rules-rebellion_goddess =
    The Goddess has built a **labyrinth**, and each of you leads a **golem** through it. Almost every space rewards you.

    · At the start your dark die has a **moon golem** instead of 1 moon shard. Each golem face you roll moves your golem **1 space forward**.
    · The module adds four feats: **Moon Golem** and **Sun Golem** (a golem face), **Great Golem** (2 spaces forward), **Time Golem** (2 spaces back).
    · Reaching the last space gives you **15 GP**; the first to get there also chooses two faces and applies them like a blessing.

    The picture beside the board shows the labyrinth, all golems, and what each space does.
    .title = Goddess module: the idea
    .keywords = goddess module, goddess, hera, labyrinth module, labyrinth of the goddess

diceforge-rules-rebellion_labyrinth =
    Your golem moves **step by step**. You apply each space before it moves on.

    · At a **fork** you choose the way. There are forks on spaces 1, 2, 4, 6, 16 and 19.
    · Golem faces and the Great Golem take it **forward**; only the Time Golem takes it **back**. Going back, you choose where paths meet (9, 10, 12, 13), and you apply each space too. That can reward you twice, and lets you take another fork later.
    · Several golems may be on one space.
    · A golem at the start can’t go back; on the **Goddess’s space** (36) it stays for the rest of the match.

    From start to end it’s 18 steps through the middle, 21 along the top, 24 along the bottom.
    .title = Labyrinth: walking
    .keywords = labyrinth, golem, walk, step, steps, fork, junction, forward, backward, way, path

diceforge-rules-rebellion_spaces =
    · **A gain:** you gain what is shown. With “or” you choose one.
    · **2 GP from everyone** (7): every other player loses 2 GP, or what they have, and you gain it.
    · **Celestial Die** (9, 16, 19, 25, 30; twice on 23 and 28): roll it and apply its side before you roll again.
    · **Forge** (18, 24; on 10 for 2 gold less): you may buy one face from the Sanctuary and forge it at once.
    · **6 gold for 6 GP** (27), **2 moon shards for 8 GP** (29): you may pay once per visit. You can use gold on a scepter, and in your own turn empty a scepter for shards; ancient shards don’t work.
    · **Treasure chamber** (8, 12, 21): see its own topic.
    · **1 GP for each face forged** (33): bought, free and forced faces all count.
    · **Nothing:** 1, 31, 32, 34, 35.
    · **The Goddess** (36): 15 GP. The first golem there also lets you turn both dice to any faces and apply them like a blessing.

    Spaces work in anyone’s turn, whenever your golem enters them.
    .title = Labyrinth: what the spaces do
    .keywords = spaces, space, fields, effects, rewards, steal, theft, buy points, forge, nothing, goddess space

diceforge-rules-rebellion_treasure =
    There are three treasure chambers (8, 12, 21) and three treasures: **4 moon shards, 4 sun shards, 10 GP**.

    The **first** to enter a chamber chooses one of the remaining treasures and gains it. The treasure is then flipped and stays there: from now on that space gives **1 moon shard, 1 sun shard or 2 GP** to everyone who comes by.

    It doesn’t matter whether the golem is moving forward or back.
    .title = Labyrinth: treasure chambers
    .keywords = treasure, treasures, chamber, chambers, token

diceforge-rules-rebellion_golems =
    A **golem face** moves your golem 1 space forward, in anyone’s turn.

    · With ×3 it’s three steps, one after the other.
    · **Both golems** in one blessing: after their steps you may also roll the Celestial Die, even if your golem has reached the Goddess. A copied golem counts.
    · A mirror that copies a golem moves **your** golem.
    · If your other die shows a ship, or gives gold or moon you could pay on the next space, you choose which face comes first.
    · A golem counts nothing for the Minotaur and the Wind.

    Golem faces come from the Forest, with the feats Moon Golem and Sun Golem.
    .title = Face: golem
    .keywords = golem face, moon golem, sun golem, both golems, bonus

diceforge-rules-rebellion_celestial =
    The **Celestial Die** belongs to no one and never changes. Its six sides:

    · **12 gold** · **5 GP**
    · **3 GP**, and 3 gold, 1 sun or 1 moon shard
    · **Celestial mirror:** apply one face showing on any die, your own included.
    · **Turn one die** of yours to any face and apply that face.
    · **Two levels up:** you may replace one of your faces with a better one, see “Levels and upgrades”.

    A face you apply this way works on its own: ×3 gives nothing, a shield its resource, a golem one step.

    This roll **isn’t a blessing**: Cerberus can’t repeat it and no zone of the Titans’ track helps, but the Twins can reroll it. You roll it with the feat The Celestial Die, on some spaces of the labyrinth, and with both golems.
    .title = The Celestial Die
    .keywords = celestial, celestial die, seventh die, sides, celestial mirror, turn a die

diceforge-rules-rebellion_titans =
    The Titans are back, and you choose a side. Each of you has a **marker** on a track: the rebellion is on the left, the gods are on the right.

    · **Ancient shards** 💎 come from the Titans. They pay for feats like sun or moon, and each one you gain moves your marker **1 space left**.
    · **Loyalty** 🛡️ isn’t a resource: each one you gain moves your marker **1 space right**.
    · The **zone** your marker is in rewards you during the match.
    · At the end the value of your space is **added or subtracted**: from −25 to +25 GP.

    At the start your light die has 1 ancient shard instead of 1 sun shard, and your dark die 1 loyalty and 1 GP instead of 2 GP. The module adds six feats: Memory, Oracle, Chaos, Dogged, Guardian, Mirror of Misfortune.
    .title = Titans module: the idea
    .keywords = titan module, titans module, titans, loyalty, rebellion, gods, allegiance, revolt of the titans

diceforge-rules-rebellion_ancient =
    You can hold **6 ancient shards**; chests don’t make more room for them. Each one you gain moves your marker 1 space left, **even if it no longer fits**. Spending or losing them moves nothing.

    { "" }**What they pay for:** each counts as 1 sun or 1 moon shard in the price of a **feat** or an **extra action**. You may mix; if there’s more than one way to pay, the bot asks you which.

    { "" }**Example:** The Goddess costs 5 moon and 5 sun shards. You can pay with 3 moon, 4 sun and 3 ancient shards.

    They work for nothing else: not in the labyrinth and not for the Sentinel, and the Eternal Night doesn’t take them.
    .title = Ancient shards, and paying with them
    .keywords = ancient shard, ancient shards, ancient, pay, payment, mixed payment, titan shards, joker

diceforge-rules-rebellion_track =
    The track has 31 spaces, and all markers start in the middle, worth 0. Each **ancient shard** you gain moves your marker 1 space **left**, each **loyalty** 1 space **right**. You can’t refuse.

    { "" }**Special paths** are drawn in blue at both ends. If one branches off and its arrow points the way you’re going, you **must** take it; going against its arrow you stay on the main path. So some spaces can only be reached in one direction.

    At either end the marker stays put; you still gain the shards.

    Several markers may be on one space. The bot moves them; the picture beside the board shows the paths, the zones and what each space is worth.
    .title = Titans’ track: moving
    .keywords = track, marker, move, left, right, special path, blue path, arrow, end of the track, loyalty

diceforge-rules-rebellion_zones =
    Your marker’s zone works automatically while your marker is in it.

    { "" }**Rebellion**, when you buy a feat:
    · −8 to −5: **3 GP** if no player has this feat yet, **2 GP** if others have it but you don’t.
    · −10 and lower: **5 GP** and **3 GP** instead.

    { "" }**Between −3 and +3** nothing happens.

    { "" }**Gods**, for each of **your own dice** in a blessing:
    · +5 to +7: a die that gives gold gives **1 gold** more.
    · +8 to +12: a die that gives gold gives **1 gold and 1 GP** more.
    · +14 and higher: the same, and a die that gives GP gives **1 GP** more.

    For each face, what counts is the zone your marker was in **before** that face. A tripled die counts once; a mirror on your die counts. GP from trading (Sentinel, Cyclops) don’t count as given. Cards with the same name in different colours are one feat.
    .title = Titans’ track: the zones
    .keywords = zone, zones, bonus, rebellion zone, gods zone, first copy, extra gold, extra points

diceforge-rules-rebellion_chaos =
    There are four **chaos faces**. Two give 2 ancient shards, two give 2 loyalty, and your **other die** decides whether you gain 3 GP more:

    · **Sun chaos:** 2 ancient shards, and 3 GP if the other die gives sun.
    · **Moon chaos:** 2 ancient shards, and 3 GP if it gives moon.
    · **Gold chaos:** 2 loyalty, and 3 GP if it gives gold.
    · **GP chaos:** 2 loyalty, and 3 GP if it gives GP.

    Your marker moves 2 spaces left or right. If the other die gives a choice, make that choice first. On its own a chaos face gives no GP; with ×3 it gives three times the shards or loyalty.

    The feat The Chaos gives you one of your choice. **The Dogged** gives you 3 gold and 1 ancient shard, or 2 gold, 1 GP and 1 loyalty.
    .title = Faces: chaos and the Dogged
    .keywords = chaos, chaos face, dogged, forest, titan faces

diceforge-rules-rebellion_misfortune =
    Whoever performs **Mirror of Misfortune** chooses another player, who must forge the misfortune of the card’s colour at once. It can **never be removed**.

    Each time it’s applied:
    1. Its bearer gains **1 loyalty or 1 ancient shard**.
    2. The card’s owner applies **both the bearer’s dice** as they lie, like a blessing, making their own choices. The misfortune counts too, for 1 loyalty or 1 ancient shard, but it triggers no further mirror.

    The owner’s zone gives nothing for this, because the dice aren’t theirs. If both dice show a misfortune, each card’s owner applies both dice; an owner of both does so twice. The Wind triggers nothing.

    While a misfortune is showing, all players wait for each other.
    .title = Face: misfortune
    .keywords = misfortune, mirror of misfortune, bad luck, bearer, forced face, never removed

diceforge-rules-rebellion_memory =
    { "" }**The Memory:** put two tokens on two different islands, each with the side you like up: **2 ancient shards and 1 moon shard**, or **2 loyalty and 1 sun shard**. When you next take a feat from such an island, you gain what the token shows before the feat does anything; then the token is gone. The Memory doesn’t collect the tokens it has just put down.

    { "" }**The Oracle:** a minor blessing in each of your following turns. If it gives you loyalty or ancient shards, **all other** players’ markers move 1 space left; they gain no shard.

    { "" }**The Guardian:** in each of your following turns 1 loyalty or 1 ancient shard.
    .title = Memory, Oracle, Guardian
    .keywords = memory, memories, token, oracle, guardian, island reward

diceforge-rules-rebellion_twins =
    After you roll for **your own blessing**, or roll the Celestial Die, and **before you apply anything**, you may pay **3 gold** to reroll one of these dice. The new face counts instead.

    Once everything is applied, you gain **1 moon shard or 1 GP** for each use.

    Each copy works once per roll. With several copies you may reroll several dice, or one die several times; only the last face counts. You can only pay with gold you already had before the roll’s effects.

    They don’t work for rolls that aren’t your blessing (Satyrs, Minotaur, Wind, Left Hand) or for dice that are turned.
    .title = The Twins: rerolling
    .keywords = twins, reroll, roll again, rolling again, 3 gold

diceforge-rules-rebellion_scepter =
    A scepter stores **6 more gold**. Whenever you **gain gold**, any part of it may go there; you can’t move gold you already have. You spend this gold like any other: if you could pay from either, the bot asks you.

    { "" }**As shards:** in **your own turn**, a scepter with **4 or 5 gold** pays **1** sun or moon shard, one with **6 gold** pays **2** of one kind, for feats, for extra actions and in the labyrinth. This empties it. You must spend these shards at once, together with others if you like; anything over is lost.

    Effects that look at your inventory ignore the scepter: Mists and Tree don’t count it, Trident and Minotaur don’t take from it. The Right Hand can spend it.

    Hammer, Twins and Scepter share a place, so only one of them is in a match.
    .title = The scepter
    .keywords = scepter, sceptre, second store, gold as shards, reset, 4 gold, 6 gold

diceforge-rules-rebellion_companion =
    Put the Companion on **space 0**. As a **reinforcement** it moves 1 space in each of your turns, up to space **5**.

    At any time in **your own turn** you may send it off: you gain as much **sun** and as many **GP** as its space shows. Sun that doesn’t fit is lost. After that the card does nothing more, but its points count at the end.

    You may own several; each moves separately.
    .title = The Companion
    .keywords = companion, send off, cash in, space, sun and points

diceforge-rules-rebellion_levels =
    An **upgrade** replaces one of your faces with a better one from the Sanctuary, for free. The levels are the Sanctuary’s prices:

    1: 2 gold · 2: 3 gold · 3: 4 gold · 4: 5 gold · 5: 6 gold · 6: 8 gold · 7: 12 gold

    Start faces and faces from the Garden and the Forest are below level 1. That includes the 1 sun or 1 moon shard you start with, although the Sanctuary sells the same face.

    · The new face is **exactly** that many levels higher. Only if that level is empty does the next one count.
    · **The Merchant** raises a face by 1 level, or gives 2 GP. Several Merchants may raise one face together by as many levels; you can raise only **one face per turn**, and the other Merchants give 2 GP each.
    · The **Celestial Die** raises a face by 2 levels, if you like; from level 6 to 7.

    The new face counts as forged. Boars and misfortunes stay.
    .title = Levels and upgrades: the Merchant
    .keywords = merchant, upgrade, level, levels, better face, two levels, raise

diceforge-rules-rebellion_forging =
    · **The Wood Nymph:** 4 gold, then you may buy one face at its price.
    · **The Ancestor:** you may forge the cheapest face from the Sanctuary that shows GP, for free; then a minor blessing with that die. If you forge nothing, you choose the die.
    · **The Abyssal Trident:** give up all the gold in your inventory, even if you have none, and forge any one face from the Sanctuary or the Garden, except those a feat in this match gives. A boar taken this way has no owner: it just gives 1 sun or 1 moon shard, but it can’t be removed either.
    · **The Light:** as a reinforcement, pay 3 gold and apply any one face showing, your own included. It works on its own: ×3 gives nothing, a shield its resource.
    · **The Omniscient:** 2 GP for each face on your dice that shows GP. Shields and chaos faces do.
    .title = Wood Nymph, Ancestor, Trident, Light
    .keywords = wood nymph, nymph, ancestor, trident, light, omniscient, free face

diceforge-rules-rebellion_taking =
    · **The Wind:** everyone rolls both dice but applies nothing. Choose one kind: you gain all of it that is showing. Mirrors, ×3, ships and golems count nothing; shields and chaos faces count only what they give on their own.
    · **The Mists:** the player with the least gold in their inventory loses 5 GP to you; if several tie, they all do. If you’re one of them, you lose too; if only you have the least, nothing happens.
    · **The Eternal Night:** all others lose 1 sun and 1 moon shard to you, if they have them.
    · **The Right Hand:** pay any amount of gold for 1 GP each.
    · **The Tree:** in each of your following turns 3 gold and 1 GP, or 2 GP instead if you have 8 gold or more.
    · **The Goldsmith:** 2 GP for each different feat you own, this one included.
    .title = Wind, Mists, Night, Right Hand, Tree, Goldsmith
    .keywords = wind, mists, mist, eternal night, night, right hand, tree, goldsmith, steal

diceforge-rules-rebellion_left_hand =
    All heroes on islands, yours included, go back to their start portals. Each one’s owner rolls both dice, but only **you** apply these pairs, one after the other, **starting with your own**.

    · You make the choices in them; golems move your golem, shards move your marker.
    · Your zone on the Titans’ track helps only with your own pair.
    · No one else gets a blessing. If your move to the island ousted a hero, that came first, with a blessing for its owner as usual.
    · For Twins and Cerberus this isn’t a blessing.
    · **The Great Bear:** each of your bears gives you 3 GP once if at least one other hero was ousted; other ousted owners gain 3 GP for each of their bears.
    .title = The Left Hand
    .keywords = left hand, oust all, ousting, bear

diceforge-rules-rebellion_fire =
    The **Eternal Fire** gives you a **whole turn within your turn**, at once:

    1. A divine blessing for **you alone** (two with two players).
    2. Your reinforcements, each once more.
    3. An action: forge or perform a feat.
    4. An extra action, if you pay for it.

    When you end it, **your first turn continues** where it was: if you haven’t taken its extra action yet, you still can. You may buy the same face in both turns.

    A second Eternal Fire during the extra turn works the same way.
    .title = The Eternal Fire: a turn within a turn
    .keywords = eternal fire, fire, flame, extra turn, nested turn, second turn

diceforge-rules-rebellion_great =
    { "" }**The Goddess:** turn both your dice to any faces and apply them like a divine blessing. Everything that comes with a blessing works: ×3, both golems, your zone on the Titans’ track, Cerberus. Only the Twins have nothing to reroll.

    { "" }**The First Titan:** take one feat that costs a single sun or moon shard from the islands, for free. Your hero doesn’t move and ousts no one. The feat counts as bought: you apply it, zones and memory tokens reward it, and the Goldsmith counts it. If no such card is left, nothing happens.
    .title = The Goddess and the First Titan
    .keywords = goddess card, first titan, titan card, free feat, choose faces

diceforge-rules-rebellion_scoring =
    At the end, add up the Glory Points you’ve gained and those printed on your feats, as usual.

    · **Titans module:** the value of your marker’s space is added, or subtracted if it’s on the rebellion’s side. No one ends below 0.
    · **Goddess module:** the labyrinth gives nothing more at the end; you get its 15 GP when you reach the Goddess.

    Ancient shards, gold on scepters, Companions you haven’t sent off and uncollected memory tokens are worth nothing.
    .title = Scoring with Rebellion
    .keywords = scoring, track value, end, minus points, negative, rebellion scoring
