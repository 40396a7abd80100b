# The rules of the expansion Rebellion, a page for each topic, in the order in which /rules lists them.
# “.title” heads the page, “.keywords” are other words that people search for.

diceforge-rules-rebellion_overview =
    { "" }**Rebellion** adds to Dice Forge, all of it as you like:

    · **Twenty sets of feats** more, with or without a module.
    · The **Goddess module:** your golem walks through a labyrinth full of rewards.
    · The **Titan module:** a new kind of shards, and a track on which you side with the gods or with the rebellion.

    The two modules cannot be combined. In the lobby the host first chooses the **Module**, which brings the line-up that was made for it: “With the labyrinth” or “With the Titans”, with the new sets. Another one can be chosen under **Feats in play**; for a first match with a module the beginner’s line-up will do as well: the module’s own sets always come along.

    Everything else is as in the base game.
    .title = What Rebellion adds
    .keywords = rebellion, expansion, module, modules, new, overview

diceforge-rules-rebellion_sets =
    The twenty new sets replace those of the base game that lie on the same place. Each costs what its place asks for.

    { "" }🌙 Twins, Scepter (1) · Companion (1) · Celestial Die, Wind (3) · Ancestor, Mists (4) · Eternal Night, Right Hand (6)
    { "" }☀️ Tree, Merchant (1) · Wood Nymph (1) · Light (3) · Goldsmith, Omniscient (4) · Trident (5) · Eternal Fire, Left Hand (6)
    { "" }🌙☀️ First Titan, Goddess (5 + 5)

    A module brings sets of its own, which always lie on their places: 4 with the Goddess, 6 with the Titans.

    “Random”, “Draft” and “My own” choose from the new sets too, if the host then sets **Sets for lot, draft and my own** to “Base game and Rebellion”; that option appears only with them. `/card` shows any of them.
    .title = The new sets and line-ups
    .keywords = sets, line-up, line-ups, new cards, alternates, feather, triangle, tournament, draft

diceforge-rules-rebellion_goddess =
    The Goddess has built a **labyrinth**, and each of you leads a **golem** through it. Almost every space rewards you.

    · At the start your dark die shows a **moon golem** in place of 1 moon shard. Each golem face that you roll takes your golem **1 space forward**.
    · Four feats come along: **Moon Golem** and **Sun Golem** (a golem face), **Great Golem** (2 spaces forward), **Time Golem** (2 spaces back).
    · Whoever comes to the last space gains **15 GP**; the first one there gains a blessing of chosen faces as well.

    The picture beside the board shows the labyrinth, all golems, and what each space does.
    .title = Goddess module: the idea
    .keywords = goddess module, goddess, hera, labyrinth module

diceforge-rules-rebellion_labyrinth =
    Your golem goes **step by step**. You carry each space out before it goes on.

    · At a **fork** you choose the way. There are forks on spaces 1, 2, 4, 6, 16 and 19.
    · Golem faces and the Great Golem lead **forward**, only the Time Golem leads **back**. Going back, you choose where ways come together (9, 10, 12, 13), and carry out each space too. It is a way to be rewarded twice, and to take another fork later.
    · Several golems may stand on one space.
    · On the start a golem cannot go back; on the **Goddess’s space** (36) it stays for the rest of the match.

    From start to end it is 18 steps through the middle, 21 along the top, 24 along the bottom.
    .title = Labyrinth: walking
    .keywords = labyrinth, golem, walk, step, steps, fork, junction, forward, backward, way, path

diceforge-rules-rebellion_spaces =
    · **A gain:** you gain what is shown. With “or” you choose one of it.
    · **2 GP from everybody** (7): each other player loses 2 GP, or what they have, and you gain it.
    · **Celestial Die** (9, 16, 19, 25, 30; twice on 23 and 28): roll it and carry its side out, before you roll it again.
    · **Forge** (18, 24; on 10 for 2 gold less): you may buy one face of the Sanctuary and forge it at once.
    · **6 gold for 6 GP** (27), **2 moon shards for 8 GP** (29): you may pay once for each visit. Gold on a scepter pays too, and so does an emptied scepter in your own turn; ancient shards never do.
    · **Treasure chamber** (8, 12, 21): see the topic of its own.
    · **1 GP for each face forged** (33): bought, free and forced faces all count.
    · **Nothing:** 1, 31, 32, 34, 35.
    · **The Goddess** (36): 15 GP. The first golem there also turns both dice to faces of your choice, and you carry them out like a blessing.

    Spaces work in anybody’s turn, whenever your golem enters them.
    .title = Labyrinth: what the spaces do
    .keywords = spaces, space, fields, effects, rewards, steal, theft, buy points, forge, nothing, goddess space

diceforge-rules-rebellion_treasure =
    There are three treasure chambers (8, 12, 21) and three treasures: **4 moon shards, 4 sun shards, 10 GP**.

    Whoever is the **first** to enter a chamber chooses one of the treasures that are left and gains it. The treasure is then turned over and stays there: from now on that space gives **1 moon shard, 1 sun shard or 2 GP** to everybody who comes by.

    It does not matter whether a golem comes forward or back.
    .title = Labyrinth: treasure chambers
    .keywords = treasure, treasures, chamber, chambers, token

diceforge-rules-rebellion_golems =
    A **golem face** takes your golem 1 space forward, in anybody’s turn.

    · With ×3 it is three steps, one after the other.
    · **Both golems** in one blessing: when their steps are done, you may also roll the Celestial Die, even if your golem has reached the Goddess. A copied golem counts.
    · A mirror that copies a golem moves **your** golem.
    · If your other die gives gold or moon that the next space may ask for, or shows a ship, you choose which face comes first.
    · For the Minotaur and the Wind a golem counts nothing.

    You get golem faces from the Forest with the feats Moon Golem and Sun Golem.
    .title = Face: golem
    .keywords = golem face, moon golem, sun golem, both golems, bonus

diceforge-rules-rebellion_celestial =
    The **Celestial Die** belongs to nobody and never changes. Its six sides:

    · **12 gold** · **5 GP**
    · **3 GP**, and 3 gold, 1 sun or 1 moon shard
    · **Celestial mirror:** carry out one face that is showing on any die, your own included.
    · **Turn one die** of yours to a face of your choice and carry out that face.
    · **Two levels up:** you may replace one of your faces by a better one, see “Levels and upgrades”.

    A face that is carried out so stands alone: ×3 gives nothing, a shield its resource, a golem one step.

    Its roll is **no blessing**: Cerberus cannot repeat it and no zone of the Titans helps, but the Twins can roll it again. It comes from the feat The Celestial Die, from spaces of the labyrinth and from both golems.
    .title = The Celestial Die
    .keywords = celestial, celestial die, seventh die, sides, celestial mirror, turn a die

diceforge-rules-rebellion_titans =
    The Titans are back, and you choose your side. Each of you has a **marker** on a track: left is the rebellion, right are the gods.

    · **Ancient shards** 💎 come from the Titans. They pay for feats like sun or moon, and each one gained moves your marker **1 space left**.
    · **Loyalty** 🛡️ is no resource: each one gained moves your marker **1 space right**.
    · The **zone** where your marker stands rewards you during the match.
    · At the end the value of your space is **added or taken away**: from −25 to +25 GP.

    At the start your light die shows 1 ancient shard in place of 1 sun shard, your dark die 1 loyalty and 1 GP in place of 2 GP. Six feats come along: Memory, Oracle, Chaos, Dogged, Guardian, Mirror of Misfortune.
    .title = Titan module: the idea
    .keywords = titan module, titans, loyalty, rebellion, gods, allegiance

diceforge-rules-rebellion_ancient =
    You can store **6 ancient shards**; chests do not make more room. Each one you gain moves your marker 1 space left, **even if it no longer fits**. Spending or losing them moves nothing.

    { "" }**What they pay for:** each stands for 1 sun or 1 moon shard in the price of a **feat** or of an **extra action**. You may mix: when there is more than one way to pay, the bot asks you which.

    { "" }**Example:** The Goddess costs 5 moon and 5 sun shards. 3 moon shards, 4 sun shards and 3 ancient shards pay for it.

    They stand for nothing else: not in the labyrinth, not for the Sentinel, and the Eternal Night does not take them.
    .title = Ancient shards, and paying with them
    .keywords = ancient shard, ancient shards, ancient, pay, payment, mixed payment, titan shards, joker

diceforge-rules-rebellion_track =
    The track has 31 spaces, and all markers begin in the middle, worth 0. Each **ancient shard** you gain moves your marker 1 space **left**, each **loyalty** 1 space **right**. You must move.

    { "" }**Special paths** are drawn in blue at both ends. Where one branches off and its arrow points the way you are going, you **must** take it; against its arrow you stay on the main path. So some spaces are passed by in one direction only.

    At either end the marker stays where it is; shards are gained all the same.

    Several markers may stand on one space. The bot moves them; the picture beside the board shows the paths, the zones and what each space is worth.
    .title = Titans’ track: moving
    .keywords = track, marker, move, left, right, special path, blue path, arrow, end of the track, loyalty

diceforge-rules-rebellion_zones =
    Your marker’s zone works by itself, as long as it stands there.

    { "" }**Rebellion**, when you buy a feat:
    · −8 to −5: **3 GP** if nobody has had this feat yet, **2 GP** if others have, but not you.
    · −10 and less: **5 GP** and **3 GP** instead.

    { "" }**Between −3 and +3** nothing happens.

    { "" }**Gods**, for each of **your own dice** in a blessing:
    · +5 to +7: a die that gives gold gives **1 gold** more.
    · +8 to +12: a die that gives gold gives **1 gold and 1 GP** more.
    · +14 and more: the same, and a die that gives GP gives **1 GP** more.

    Each face counts with the zone where the marker stood **before** that face. A tripled die counts once; a mirror on your die counts. Points from trading (Sentinel, Cyclops) do not count as given. Coloured cards of one name are one feat.
    .title = Titans’ track: the zones
    .keywords = zone, zones, bonus, rebellion zone, gods zone, first copy, extra gold, extra points

diceforge-rules-rebellion_chaos =
    There are four **chaos faces**. Two give 2 ancient shards, two give 2 loyalty, and your **other die** decides about 3 GP more:

    · **Sun chaos:** 2 ancient shards, and 3 GP if the other die gives sun.
    · **Moon chaos:** 2 ancient shards, and 3 GP if it gives moon.
    · **Gold chaos:** 2 loyalty, and 3 GP if it gives gold.
    · **GP chaos:** 2 loyalty, and 3 GP if it gives GP.

    Your marker goes 2 spaces left or right. On a choice you choose first. Alone there are no 3 GP; with ×3 it is three times the shards or the loyalty.

    The feat The Chaos lets you choose one. **The Dogged** brings 3 gold and 1 ancient shard, or 2 gold, 1 GP and 1 loyalty.
    .title = Faces: chaos and the Dogged
    .keywords = chaos, chaos face, dogged, forest, titan faces

diceforge-rules-rebellion_misfortune =
    Whoever performs **Mirror of Misfortune** names another player, who must forge the misfortune of the card’s colour at once. It can **never be removed**.

    Each time it is carried out:
    1. Its bearer gains **1 loyalty or 1 ancient shard**.
    2. The owner of the card carries out **both dice of the bearer** as they lie, like a blessing, with choices of their own. The misfortune counts too: 1 loyalty or 1 ancient shard, but it sets off no further mirror.

    The owner’s zone gives nothing for this, since the dice are not theirs. Two misfortunes: each owner carries out both dice; the same owner does so twice. The Wind sets nothing off.

    While a misfortune is showing, all players wait for each other.
    .title = Face: misfortune
    .keywords = misfortune, mirror of misfortune, bad luck, bearer, forced face, never removed

diceforge-rules-rebellion_memory =
    { "" }**The Memory:** lay two tokens on two different islands. Each shows the side you like: **2 ancient shards and 1 moon shard**, or **2 loyalty and 1 sun shard**. When you next take a feat of such an island, you gain what the token shows, before the feat does anything; then the token is gone. The Memory itself does not collect the tokens it lays.

    { "" }**The Oracle:** a minor blessing in each of your next turns. If it gives you loyalty or ancient shards, the markers of **all others** go 1 space left; they gain no shard.

    { "" }**The Guardian:** in each of your next turns 1 loyalty or 1 ancient shard.
    .title = Memory, Oracle, Guardian
    .keywords = memory, memories, token, oracle, guardian, island reward

diceforge-rules-rebellion_twins =
    After a roll for one of **your blessings**, or of the Celestial Die for you, and **before anything is carried out**, you may pay **3 gold** to roll one of these dice again. The new face counts instead.

    When all is carried out, you gain **1 moon shard or 1 GP** for each use.

    Each copy works once for each roll. With several copies you may roll several dice, or one die several times; only what lies there last counts. You can only pay with gold that you have before the effects.

    Not for rolls that are no blessing of yours: Satyrs, Minotaur, Wind, Left Hand, and dice that are turned.
    .title = The Twins: rolling again
    .keywords = twins, reroll, roll again, 3 gold

diceforge-rules-rebellion_scepter =
    A scepter is a second store for **6 gold**. Whenever you **gain gold**, any part of it may go there; gold in your store is too late. You spend this gold like any other: when both could pay, the bot asks you.

    { "" }**As shards:** in **your own turn**, a scepter with **4 or 5 gold** pays **1** sun shard or moon, one with **6 gold** pays **2** of one kind, for feats, extra actions and in the labyrinth. It is empty then. These shards must be spent at once, together with others if you like; what is too much is lost.

    What looks at your hero board does not see the scepter: Mists and Tree do not count it, Trident and Minotaur do not take it. The Right Hand may spend it.

    Hammer, Twins and Scepter share a place, so only one of them is in a match.
    .title = The scepter
    .keywords = scepter, sceptre, second store, gold as shards, reset, 4 gold, 6 gold

diceforge-rules-rebellion_companion =
    You lay the Companion out on **space 0**. As a **reinforcement** it goes 1 space further in each of your turns, up to space **5**.

    At any time in **your own turn** you may send it off: you gain as many **sun** and as many **GP** as its space says. Sun that does not fit is lost. After that the card does nothing more, but its points count at the end.

    You may own several; each goes its own way.
    .title = The Companion
    .keywords = companion, send off, cash in, space, sun and points

diceforge-rules-rebellion_levels =
    An **upgrade** replaces one of your faces by a better one of the Sanctuary, for free. Levels are the Sanctuary’s prices:

    1: 2 gold · 2: 3 gold · 3: 4 gold · 4: 5 gold · 5: 6 gold · 6: 8 gold · 7: 12 gold

    Faces of your start dice, of the Garden and of the Forest are below level 1; so is 1 sun or 1 moon shard from the start, although the Sanctuary sells the same.

    · The new face is **exactly** as many levels higher. Only if nothing is left there, the next level counts.
    · **The Merchant** raises by 1 level, or gives 2 GP. Several Merchants may raise one face together by as many levels; only **one face in a turn**, the others give 2 GP each.
    · The **Celestial Die** raises by 2 levels, if you like; from level 6 to 7.

    The new face counts as forged. Boars and misfortunes stay.
    .title = Levels and upgrades: the Merchant
    .keywords = merchant, upgrade, level, levels, better face, two levels, raise

diceforge-rules-rebellion_forging =
    · **The Wood Nymph:** 4 gold, then you may buy one face at its price.
    · **The Ancestor:** you may forge the cheapest face of the Sanctuary that shows GP, for free; then a minor blessing with that die. Without a forge you choose the die.
    · **The Abyssal Trident:** give all the gold of your hero board, even none, and forge any one face of Sanctuary or Garden, except those that a feat in this match brings. A boar taken so has no owner and is just 1 sun or 1 moon shard, but it stays.
    · **The Light:** as a reinforcement pay 3 gold and carry out any one face that is showing, your own included. It stands alone: ×3 gives nothing, a shield its resource.
    · **The Omniscient:** 2 GP for each face on your dice that shows GP. Shields and chaos faces do.
    .title = Wood Nymph, Ancestor, Trident, Light
    .keywords = wood nymph, nymph, ancestor, trident, light, omniscient, free face

diceforge-rules-rebellion_taking =
    · **The Wind:** everybody rolls both dice, nothing is carried out. Choose one kind: you gain all of it that is showing. Mirrors, ×3, ships and golems count nothing; of shields and chaos faces only what they give alone.
    · **The Mists:** whoever has the least gold on the hero board loses 5 GP to you; in a tie all of them. If you are among them, you lose too; if you alone have the least, nothing happens.
    · **The Eternal Night:** all others lose 1 sun and 1 moon shard to you, as far as they have them.
    · **The Right Hand:** pay as much gold as you like, 1 GP each.
    · **The Tree:** in each of your next turns 3 gold and 1 GP, but 2 GP if you have 8 gold or more.
    · **The Goldsmith:** 2 GP for each different feat of yours, this one too.
    .title = Wind, Mists, Night, Right Hand, Tree, Goldsmith
    .keywords = wind, mists, mist, eternal night, night, right hand, tree, goldsmith, steal

diceforge-rules-rebellion_left_hand =
    All heroes on islands, yours too, go back to their start portals. The owner of each rolls both dice, but only **you** carry these pairs out, one after the other, **beginning with your own**.

    · Choices in them are yours; golems move your golem, shards move your marker.
    · The Titans’ zone helps only with your own pair.
    · Nobody else is blessed. If your move to the island ousted somebody, that was before, with a blessing for them as always.
    · It is no blessing for Twins or Cerberus.
    · **The Great Bear:** your bears give 3 GP once each if at least one other hero was ousted; bears of the others who were ousted give them theirs.
    .title = The Left Hand
    .keywords = left hand, oust all, ousting, bear

diceforge-rules-rebellion_fire =
    The **Eternal Fire** gives you a **whole turn within your turn**, at once:

    1. A divine blessing for **you alone** (two of them in a match of two).
    2. Your reinforcements, each once more.
    3. An action: forge or perform a feat.
    4. An extra action, if you pay for it.

    When you end it, **your first turn goes on** where it was: if you have not taken its extra action yet, you still may. Faces bought in one of the turns may be bought again in the other.

    A second Eternal Fire in the extra turn works just so.
    .title = The Eternal Fire: a turn within a turn
    .keywords = eternal fire, fire, flame, extra turn, nested turn, second turn

diceforge-rules-rebellion_great =
    { "" }**The Goddess:** turn both of your dice to faces of your choice and carry them out like a divine blessing. Everything that comes with a blessing works: ×3, both golems, the Titans’ zone, Cerberus. Only the Twins have nothing to roll again.

    { "" }**The First Titan:** take one feat that costs a single sun or moon from the islands, for free. Your hero does not move and ousts nobody. The feat counts as bought: it is carried out, zones and memories reward it, the Goldsmith counts it. If no such card is left, nothing happens.
    .title = The Goddess and the First Titan
    .keywords = goddess card, first titan, titan card, free feat, choose faces

diceforge-rules-rebellion_scoring =
    At the end count, as always, the Glory Points of your hero board and those printed on your feats.

    · **Titan module:** the value of your marker’s space is added, or taken away if it stands on the side of the rebellion. Nobody ends below 0.
    · **Goddess module:** the labyrinth counts nothing more at the end; its 15 GP come when you get there.

    Ancient shards, gold on scepters, Companions that were not sent off and memory tokens that were not collected are worth nothing.
    .title = Scoring with Rebellion
    .keywords = scoring, track value, end, minus points, negative, rebellion scoring
