# What the expansion Rebellion adds to Dice Forge: its things, faces, feats and places.

diceforge-book-rebellion = Dice Forge: Rebellion

# Resources

diceforge-resource-ancient = ancient shards
diceforge-resource-loyalty = loyalty
diceforge-symbol-ancient = 💎
diceforge-symbol-loyalty = 🛡️
diceforge-amount-ancient = { $amount ->
    [one] { $amount } ancient shard
   *[other] { $amount } ancient shards
 }
    .short = { $amount }💎
diceforge-amount-loyalty = { $amount } loyalty
    .short = { $amount }🛡️

# Die faces, in full and in short

diceforge-face-a1 = 1 ancient shard
    .short = 1💎
    .keywords = titans
diceforge-face-l1_v1 = 1 loyalty and 1 GP
    .short = 1🛡️ 1🏆
    .keywords = titans, allegiance
diceforge-face-g3_a1 = 3 gold and 1 ancient shard
    .short = 3🪙 1💎
    .keywords = dogged, titans
diceforge-face-l1_v1_g2 = 2 gold, 1 GP and 1 loyalty
    .short = 2🪙 1🏆 1🛡️
    .keywords = dogged, titans, allegiance
diceforge-face-chaos_red = sun chaos
    .short = sun chaos
    .keywords = red chaos, chaos, titans
diceforge-face-chaos_blue = moon chaos
    .short = moon chaos
    .keywords = blue chaos, chaos, titans
diceforge-face-chaos_yellow = gold chaos
    .short = gold chaos
    .keywords = yellow chaos, chaos, titans
diceforge-face-chaos_green = GP chaos
    .short = GP chaos
    .keywords = green chaos, chaos, titans
diceforge-face-misfortune_red = red misfortune
    .short = red misfortune
    .keywords = mirror of misfortune, titans
diceforge-face-misfortune_yellow = yellow misfortune
    .short = yellow misfortune
    .keywords = mirror of misfortune, titans
diceforge-face-misfortune_green = green misfortune
    .short = green misfortune
    .keywords = mirror of misfortune, titans
diceforge-face-misfortune_blue = blue misfortune
    .short = blue misfortune
    .keywords = mirror of misfortune, titans
diceforge-face-golem_moon = moon golem
    .short = moon golem
    .keywords = golem, labyrinth, step
diceforge-face-golem_sun = sun golem
    .short = sun golem
    .keywords = golem, labyrinth, step

# The sides of the Celestial Die

diceforge-face-cel_g12 = 12 gold
    .short = 12🪙
    .keywords = celestial die
diceforge-face-cel_v5 = 5 GP
    .short = 5🏆
    .keywords = celestial die
diceforge-face-cel_v3_choice = 3 GP, and 3 gold, 1 sun or 1 moon shard
    .short = 3🏆 + 3🪙/1☀️/1🌙
    .keywords = celestial die
diceforge-face-cel_mirror = celestial mirror
    .short = celestial mirror
    .keywords = celestial die, copy any face
diceforge-face-cel_choose_side = turn one die
    .short = turn one die
    .keywords = celestial die, choose a side
diceforge-face-cel_upgrade2 = two levels up
    .short = two levels up
    .keywords = celestial die, upgrade

# What each face does

diceforge-face-a1-text = You gain 1 ancient shard, and your marker goes 1 space left.
diceforge-face-l1_v1-text = You gain 1 GP and 1 loyalty: your marker goes 1 space right.
diceforge-face-g3_a1-text = You gain 3 gold and 1 ancient shard, and your marker goes 1 space left.
diceforge-face-l1_v1_g2-text = You gain 2 gold, 1 GP and 1 loyalty: your marker goes 1 space right.
diceforge-face-chaos_red-text = You gain 2 ancient shards, your marker goes 2 spaces left; if your other die gives sun, you gain 3 GP more.
diceforge-face-chaos_blue-text = You gain 2 ancient shards, your marker goes 2 spaces left; if your other die gives moon, you gain 3 GP more.
diceforge-face-chaos_yellow-text = You gain 2 loyalty, your marker goes 2 spaces right; if your other die gives gold, you gain 3 GP more.
diceforge-face-chaos_green-text = You gain 2 loyalty, your marker goes 2 spaces right; if your other die gives GP, you gain 3 GP more.
diceforge-face-misfortune_red-text = You gain 1 loyalty or 1 ancient shard. Then whoever owns the red Mirror of Misfortune carries out both of your dice too.
diceforge-face-misfortune_yellow-text = You gain 1 loyalty or 1 ancient shard. Then whoever owns the yellow Mirror of Misfortune carries out both of your dice too.
diceforge-face-misfortune_green-text = You gain 1 loyalty or 1 ancient shard. Then whoever owns the green Mirror of Misfortune carries out both of your dice too.
diceforge-face-misfortune_blue-text = You gain 1 loyalty or 1 ancient shard. Then whoever owns the blue Mirror of Misfortune carries out both of your dice too.
diceforge-face-golem_moon-text = Your golem goes 1 space forward in the labyrinth, and you carry that space out.
diceforge-face-golem_sun-text = Your golem goes 1 space forward in the labyrinth, and you carry that space out.
diceforge-face-cel_g12-text = You gain 12 gold.
diceforge-face-cel_v5-text = You gain 5 GP.
diceforge-face-cel_v3_choice-text = You gain 3 GP, and one of these, as you choose: 3 gold, 1 sun or 1 moon shard.
diceforge-face-cel_mirror-text = You carry out one face that lies up on any die, your own included.
diceforge-face-cel_choose_side-text = You turn one of your dice to a face of your choice and carry that face out.
diceforge-face-cel_upgrade2-text = You may replace one of your faces by one of the Sanctuary that is two levels higher, for free.

# The feats. ".brief" says in a few words what one brings.

diceforge-feat-twins = The Twins
    .brief = Pay 3🪙 to roll a die again, then 1🌙 or 1🏆
    .keywords = gemini, reroll, roll again
diceforge-feat-scepter = The Blacksmith’s Scepter
    .brief = Stores 6🪙 more; from 4 on it can pay as ☀️ or 🌙
    .keywords = scepter, sceptre, staff
diceforge-feat-companion = The Companion
    .brief = Step by step, and once up to 5☀️ and 5🏆
    .keywords = friend, fellow
diceforge-feat-celestial_die = The Celestial Die
    .brief = Roll the Celestial Die
    .keywords = celestial
diceforge-feat-wind = The Wind
    .brief = All roll; you gain one kind from all the dice
    .keywords = storm, breeze
diceforge-feat-ancestor = The Ancestor
    .brief = A 🏆 face for free, then a minor blessing with its die
    .keywords = forefather
diceforge-feat-mists = The Mists
    .brief = Whoever has the least 🪙 loses 5🏆 to you
    .keywords = mist, fog
diceforge-feat-eternal_night = The Eternal Night
    .brief = All others lose 1☀️ and 1🌙 to you
    .keywords = night, dark
diceforge-feat-right_hand = The Right Hand
    .brief = Trade as much 🪙 as you like for 1🏆 each
    .keywords = right, hand
diceforge-feat-merchant = The Merchant
    .brief = In each of your next turns: 2🏆, or a better face
    .keywords = trader, upgrade, level
diceforge-feat-omniscient = The Omniscient
    .brief = 2🏆 for each face on your dice that shows 🏆
    .keywords = all-knowing, eye
diceforge-feat-trident = The Abyssal Trident
    .brief = Give all your 🪙 for any one face of the Temple
    .keywords = trident, poseidon, fork
diceforge-feat-eternal_fire = The Eternal Fire
    .brief = A whole extra turn at once
    .keywords = fire, flame, extra turn
diceforge-feat-left_hand = The Left Hand
    .brief = Ousts all heroes; you carry out all their dice
    .keywords = left, hand
diceforge-feat-first_titan = The First Titan
    .brief = A feat that costs 1🌙 or 1☀️, for free
    .keywords = titan, free card
diceforge-feat-goddess = The Goddess
    .brief = Turn both dice as you like and carry them out
    .keywords = hera, goddess
diceforge-feat-moon_golem = The Moon Golem
    .brief = Forge a moon golem: a step in the labyrinth
    .keywords = golem
diceforge-feat-great_golem = The Great Golem
    .brief = Your golem goes 2 spaces forward
    .keywords = golem
diceforge-feat-sun_golem = The Sun Golem
    .brief = Forge a sun golem: a step in the labyrinth
    .keywords = golem
diceforge-feat-time_golem = The Time Golem
    .brief = Your golem goes 2 spaces back
    .keywords = golem, backward
diceforge-feat-memory = The Memory
    .brief = Two tokens on islands pay for your next feats there
    .keywords = memories, remember
diceforge-feat-dogged = The Dogged
    .brief = Forge 3🪙 1💎 or 2🪙 1🏆 1🛡️
    .keywords = stubborn
diceforge-feat-mirror_of_misfortune = Mirror of Misfortune
    .brief = Somebody must forge it; you carry out their dice too
    .keywords = misfortune, bad luck, mirror

## Feats whose titles the German rules leave out

diceforge-feat-tree = The Tree
    .brief = In each of your next turns: 3🪙 and 1🏆, rich: 2🏆
    .keywords = wood, leaves
diceforge-feat-wood_nymph = The Wood Nymph
    .brief = 4🪙 at once, and you may buy a face
    .keywords = nymph, dryad, forest
diceforge-feat-light = The Light
    .brief = In each of your next turns: 3🪙 for any face that lies up
    .keywords = shine, lamp
diceforge-feat-goldsmith = The Goldsmith
    .brief = 2🏆 for each different feat you own
    .keywords = smith, jeweller
diceforge-feat-oracle = The Oracle
    .brief = Minor blessings; with 💎 or 🛡️ the others go left
    .keywords = pythia, delphi
diceforge-feat-chaos = The Chaos
    .brief = Forge a chaos face of your choice
    .keywords = disorder
diceforge-feat-guardian = The Guardian
    .brief = In each of your next turns: 1💎 or 1🛡️
    .keywords = keeper, warden

##

# What the feats do, on their pages; and what else is good to know

diceforge-card-twins-text = After the roll of a blessing of yours, or of the Celestial Die for you, before anything is carried out: you may pay 3 gold to roll one of these dice again. Then you also gain 1 moon shard or 1 GP.
diceforge-card-twins-more = Each copy once for each roll, also several for the same die; only its last face counts.
diceforge-card-scepter-text = Lay the scepter out. From now on, whenever you gain gold, up to 6 of it may go onto the scepter. This gold can be spent like any other.
diceforge-card-scepter-more = In your own turn, a scepter with 4 or 5 gold can be emptied to pay 1 sun or 1 moon shard, one with 6 gold to pay 2 of one kind. These shards must be spent at once. What an effect counts or takes on the hero board, it does not count or take from the scepter.
diceforge-card-companion-text = Lay the Companion out on space 0. As a reinforcement it goes 1 space further, up to space 5. At any time in your own turn you may send it off: you gain as many sun and as many GP as its space says.
diceforge-card-companion-more = Once sent off, it does nothing more, but the card counts its points at the end.
diceforge-card-celestial_die-text = Roll the Celestial Die and carry out its side.
diceforge-card-celestial_die-more = It is no blessing, so Cerberus cannot repeat it; the Twins can roll it again. Its sides stand in `/rules` under “The Celestial Die”.
diceforge-card-wind-text = All players, you too, roll both dice and carry nothing out. Choose one kind: you gain all of it that these faces show.
diceforge-card-wind-more = Mirrors, ×3, ships and golems count nothing; of shields and chaos faces only what they give alone. A face with a choice counts for each kind it shows.
diceforge-card-ancestor-text = You may forge the cheapest face of the Sanctuary that shows GP, for free. Then you receive a minor blessing with that die.
diceforge-card-ancestor-more = If you forge nothing, you choose the die for the blessing.
diceforge-card-mists-text = Whoever has the least gold on the hero board loses 5 GP, and you gain what is lost.
diceforge-card-mists-more = All who are tied for the least lose. If you alone have the least, nothing happens. Gold on a scepter does not count.
diceforge-card-eternal_night-text = Each other player loses 1 moon and 1 sun shard, as far as they have them. You gain all that is lost.
diceforge-card-eternal_night-more = Ancient shards are safe.
diceforge-card-right_hand-text = You may pay as much gold as you like: each gives you 1 GP.
diceforge-card-right_hand-more = Gold on a scepter may be paid too.
diceforge-card-tree-text = You gain 3 gold and 1 GP; but with 8 gold or more on your hero board, 2 GP instead.
diceforge-card-tree-more = Gold on a scepter does not count. You cannot choose between the two.
diceforge-card-merchant-text = You gain 2 GP, or replace one of your faces by one of the Sanctuary that is a level higher, for free.
diceforge-card-merchant-more = Levels are the prices 2, 3, 4, 5, 6, 8 and 12; start faces and those of the Garden have none, they rise to the faces for 2 gold. Where a level is empty, the next one counts. Several Merchants may raise one face together by as many levels; each turn they raise only one face.
diceforge-card-wood_nymph-text = You gain 4 gold. Then you may buy one face of the Sanctuary at its price and forge it at once.
diceforge-card-wood_nymph-more = The gold may go to a hammer or a scepter.
diceforge-card-light-text = You may pay 3 gold to carry out any one face that lies up, on your own or somebody else’s die.
diceforge-card-light-more = It works as a face alone: ×3 gives nothing, a shield its resource. Not the Celestial Die. It is no blessing.
diceforge-card-goldsmith-text = You gain 2 GP for each different feat that you own, this one included.
diceforge-card-goldsmith-more = Several copies of a feat count once, whatever their colours.
diceforge-card-omniscient-text = You gain 2 GP for each face on your two dice that shows GP.
diceforge-card-omniscient-more = Shields and chaos faces show GP; boars and misfortunes do not.
diceforge-card-trident-text = Give all the gold of your hero board, even if it is none. Then forge any one face of the Sanctuary or the Garden for free.
diceforge-card-trident-more = Not those faces of the Garden that a feat in this match brings. Gold on a scepter stays.
diceforge-card-eternal_fire-text = You have a whole extra turn at once: a blessing for you alone, reinforcements, an action and an extra action. Then your first turn goes on.
diceforge-card-eternal_fire-more = Each reinforcement can be used once more in it. With two players the blessing comes twice.
diceforge-card-left_hand-text = All heroes on islands, yours too, are ousted. Each of their owners rolls both dice, but you carry out all these pairs, one after the other, beginning with your own.
diceforge-card-left_hand-more = A Great Bear gives its 3 GP once to you, if somebody else was ousted too, and to each other owner who was ousted.
diceforge-card-first_titan-text = Take a feat that costs 1 moon or 1 sun shard, for free and without moving your hero, and carry it out.
diceforge-card-first_titan-more = It counts as bought.
diceforge-card-goddess-text = Turn both of your dice to faces of your choice and carry them out like a divine blessing.
diceforge-card-goddess-more = Cerberus may repeat it. The Twins have nothing to roll again.
diceforge-card-moon_golem-text = Take a moon golem from the Forest and forge it at once.
diceforge-card-moon_golem-more = When rolled, your golem goes 1 space forward. Together with a sun golem you may also roll the Celestial Die.
diceforge-card-great_golem-text = Your golem goes 2 spaces forward in the labyrinth.
diceforge-card-great_golem-more = You carry each space out before the next step.
diceforge-card-sun_golem-text = Take a sun golem from the Forest and forge it at once.
diceforge-card-sun_golem-more = When rolled, your golem goes 1 space forward. Together with a moon golem you may also roll the Celestial Die.
diceforge-card-time_golem-text = Your golem goes 2 spaces back in the labyrinth.
diceforge-card-time_golem-more = You carry each space out before the next step. Where ways meet you choose; from there you may go on along another way later. Not from the Goddess’s space.
diceforge-memory-text = Lay your two memory tokens on two different islands, each with the side you like: 2 ancient shards and 1 moon shard, or 2 loyalty and 1 sun shard. When you next take a feat of such an island, you gain what the token shows.
diceforge-memory-more = Each token pays once. Tokens of others do not matter. This card itself pays none.
diceforge-card-memory_yellow-text = { diceforge-memory-text }
diceforge-card-memory_yellow-more = { diceforge-memory-more }
diceforge-card-memory_red-text = { diceforge-memory-text }
diceforge-card-memory_red-more = { diceforge-memory-more }
diceforge-card-memory_blue-text = { diceforge-memory-text }
diceforge-card-memory_blue-more = { diceforge-memory-more }
diceforge-card-memory_green-text = { diceforge-memory-text }
diceforge-card-memory_green-more = { diceforge-memory-more }
diceforge-card-oracle-text = You receive a minor blessing. If it gives you loyalty or ancient shards, the markers of all others go 1 space left.
diceforge-card-oracle-more = The others gain no shard from it.
diceforge-card-chaos-text = Choose one of the chaos faces left in the Forest and forge it at once.
diceforge-card-chaos-more = There are four: two give ancient shards, two loyalty. Each gives 3 GP more if your other die gives the right thing.
diceforge-card-dogged-text = Choose one face of the Forest and forge it at once: 3 gold and 1 ancient shard, or 2 gold, 1 GP and 1 loyalty.
diceforge-card-dogged-more = There are two of each.
diceforge-card-guardian-text = You gain 1 loyalty or 1 ancient shard, as you choose.
diceforge-card-guardian-more = Your marker goes 1 space right or left.
diceforge-misfortune-text = Name another player, who must forge the misfortune of this card’s colour at once and may never remove it. Whenever it is carried out, you then carry out both dice of its bearer like a divine blessing.
diceforge-misfortune-more = The misfortune itself counts too: 1 loyalty or 1 ancient shard. You choose for yourself. Your zone on the track gives nothing for it, since the dice are not yours.
diceforge-card-mirror_of_misfortune_yellow-text = { diceforge-misfortune-text }
diceforge-card-mirror_of_misfortune_yellow-more = { diceforge-misfortune-more }
diceforge-card-mirror_of_misfortune_red-text = { diceforge-misfortune-text }
diceforge-card-mirror_of_misfortune_red-more = { diceforge-misfortune-more }
diceforge-card-mirror_of_misfortune_blue-text = { diceforge-misfortune-text }
diceforge-card-mirror_of_misfortune_blue-more = { diceforge-misfortune-more }
diceforge-card-mirror_of_misfortune_green-text = { diceforge-misfortune-text }
diceforge-card-mirror_of_misfortune_green-more = { diceforge-misfortune-more }

# Where a feat belongs, areas, dice

diceforge-line_up-goddess = Goddess module
diceforge-line_up-titans = Titan module
diceforge-box-base = base game
diceforge-box-rebellion = Rebellion
diceforge-area-forest = Forest
diceforge-die-celestial = Celestial Die
    .short = celestial
diceforge-dice-celestial = Celestial Die
diceforge-pool-16 = Forest: misfortunes
diceforge-pool-17 = Forest: sun golems
diceforge-pool-18 = Forest: 3 gold and 1 ancient shard, or 2 gold, 1 GP and 1 loyalty
diceforge-pool-19 = Forest: moon golems
diceforge-pool-20 = Forest: chaos faces
diceforge-side-ancient = 2 ancient shards and 1 moon shard
    .short = 2💎 1🌙
diceforge-side-loyalty = 2 loyalty and 1 sun shard
    .short = 2🛡️ 1☀️

# Sources of what somebody gains or pays

diceforge-source-extra = Extra action
diceforge-source-golems = Both golems
