# The heroic feats, a block for each. “.brief” says in a few words what the feat brings, “.keywords” are other words that
# people search for; then the name as it fits on a small card, the text of its page, and what else is good to know.

diceforge-feat-hammer = The Blacksmith’s Hammer
    .brief = Gold may go to it: 15🪙 for 10🏆, 15🪙 more for 15🏆
    .keywords = hammer, blacksmith
diceforge-picture-feat-hammer = Hammer
diceforge-feat-hammer-text = Lay the hammer out. From now on, whenever you gain gold, any part of it may go to the hammer instead of your store: each gold moves it one space. A lap of 15 spaces brings 10 GP, the second lap 15 GP.
diceforge-feat-hammer-more = What is left of a gain after the first lap goes on into the second, and then onto your next hammer. Several hammers are worked one after the other. Only gold that you gain counts, not gold from your store.

diceforge-feat-chest = The Blacksmith’s Chest
    .brief = Room for 4🪙, 3☀️ and 3🌙 more
    .keywords = chest, box, storage
diceforge-picture-feat-chest = Chest
diceforge-feat-chest-text = Your store grows: 4 more gold, 3 more sun and 3 more moon fit in.
diceforge-feat-chest-more = Several chests add up.

diceforge-feat-silver_hind = The Silver Hind
    .brief = A minor blessing in each of your next turns
    .keywords = hind, doe, deer
diceforge-picture-feat-silver_hind = Silver Hind
diceforge-feat-silver_hind-text = You receive a minor blessing: choose one of your dice, roll it and carry its face out.
diceforge-feat-silver_hind-more = You choose the die again each time.

diceforge-feat-great_bear = The Great Bear
    .brief = 3🏆 whenever you oust somebody or are ousted
    .keywords = bear, ursa
diceforge-picture-feat-great_bear = Great Bear
diceforge-feat-great_bear-text = Each time you oust a hero, and each time you are ousted, you gain 3 GP.
diceforge-feat-great_bear-more = Every bear you own counts. The points come before the blessing of whoever is ousted.

diceforge-feat-satyrs = Satyrs
    .brief = All others roll; two of their faces work for you
    .keywords = satyr, faun
diceforge-picture-feat-satyrs = Satyrs
diceforge-feat-satyrs-text = All others roll both dice, but carry nothing out. You choose two of these dice and carry their faces out as if they were your own blessing.
diceforge-feat-satyrs-more = The two dice may belong to one player or to two. A mirror copies a face of somebody else for you, ×3 triples the other face you chose, a boar lets its owner gain. It is no blessing of yours, so Cerberus cannot repeat it.

diceforge-feat-tenacious_boar = Tenacious Boar
    .brief = Somebody must forge the boar; you gain each time it is rolled
    .keywords = boar, pig
diceforge-picture-feat-tenacious_boar = Boar
diceforge-feat-tenacious_boar-text = Name another player, who must forge the boar face of this card’s colour at once and may never remove it. Whenever that face is carried out, you gain 1 sun shard, 1 moon shard or 3 GP.
diceforge-feat-tenacious_boar-more = The bearer chooses the die and the face to be replaced, and gains 1 sun or 1 moon shard from the boar. You gain whoever carries it out: the bearer, a mirror, Satyrs, even for the Minotaur. If it is tripled, you choose three times.

diceforge-feat-ferryman = Ferryman
    .brief = No effect, many points
    .keywords = charon, boatman
diceforge-picture-feat-ferryman = Ferryman
diceforge-feat-ferryman-text = No effect; he is worth his points.

diceforge-feat-cerberus = Cerberus
    .brief = A token that repeats one of your blessings
    .keywords = dog, hound, repeat
diceforge-picture-feat-cerberus = Cerberus
diceforge-feat-cerberus-text = Take a Cerberus token. After any of your blessings you may spend it: the faces you rolled are carried out a second time.
diceforge-feat-cerberus-more = Also outside your own turn, and you may choose differently the second time. One token for each blessing. Satyrs and Minotaur are no blessings.

diceforge-feat-helmet_of_invisibility = Helmet of Invisibility
    .brief = Forge a ×3 face
    .keywords = helmet, triple, x3, times three
diceforge-picture-feat-helmet_of_invisibility = Helmet
diceforge-feat-helmet_of_invisibility-text = Take a ×3 face from the Garden and forge it at once.
diceforge-feat-helmet_of_invisibility-more = The face gives nothing itself; it triples what your other die gives.

diceforge-feat-cancer = Cancer
    .brief = Two divine blessings in a row
    .keywords = crab, claw
diceforge-picture-feat-cancer = Cancer
diceforge-feat-cancer-text = You receive two divine blessings, one after the other.
diceforge-feat-cancer-more = The first is carried out completely before the second roll.

diceforge-feat-sentinel = Sentinel
    .brief = Two divine blessings; trade ☀️ and 🌙 for 2🏆 each
    .keywords = guard, watchman, exchange
diceforge-picture-feat-sentinel = Sentinel
diceforge-feat-sentinel-text = You receive two divine blessings, one after the other. Whenever a die of theirs gives sun or moon, you may trade all of that for 2 GP each.
diceforge-feat-sentinel-more = All or nothing of each face. What is traded still counts as given for a shield on the other die.

diceforge-feat-hydra = Hydra
    .brief = No effect, the most points of all
    .keywords = heads, snake
diceforge-picture-feat-hydra = Hydra
diceforge-feat-hydra-text = No effect; it is worth its points.

diceforge-feat-typhon = Typhon
    .brief = 1🏆 for every face you have forged
    .keywords = giant, forged faces
diceforge-picture-feat-typhon = Typhon
diceforge-feat-typhon-text = You gain 1 GP for each face that you have forged so far.
diceforge-feat-typhon-more = Bought, free and forced faces all count: as many as lie removed in front of you.

diceforge-feat-elder = The Elder
    .brief = In each of your next turns: pay 3🪙 for 4🏆
    .keywords = elder, ancient, old man
diceforge-picture-feat-elder = Elder
diceforge-feat-elder-text = You may pay 3 gold to gain 4 GP.
diceforge-feat-elder-more = Each Elder once in a turn.

diceforge-feat-wild_spirits = Wild Spirits
    .brief = 3🪙 and 3🌙 at once
    .keywords = spirits, grass
diceforge-picture-feat-wild_spirits = Wild Spirits
diceforge-feat-wild_spirits-text = You gain 3 gold and 3 moon shards.
diceforge-feat-wild_spirits-more = The gold may go to your hammer.

diceforge-feat-guardians_owl = The Guardian’s Owl
    .brief = 1🪙, 1☀️ or 1🌙 in each of your next turns
    .keywords = owl, bird
diceforge-picture-feat-guardians_owl = Owl
diceforge-feat-guardians_owl-text = You gain 1 gold, 1 sun or 1 moon shard, as you choose.
diceforge-feat-guardians_owl-more = Each owl once in a turn. The gold may go to your hammer.

diceforge-feat-celestial_ship = Celestial Ship
    .brief = Forge a ship face
    .keywords = ship, boat, argo
diceforge-picture-feat-celestial_ship = Ship
diceforge-feat-celestial_ship-text = Take a ship face from the Garden and forge it at once.
diceforge-feat-celestial_ship-more = When rolled, the ship lets you forge one face of the Sanctuary for 2 gold less.

diceforge-feat-minotaur = Minotaur
    .brief = All others roll and lose what their faces show
    .keywords = bull, loss, lose
diceforge-picture-feat-minotaur = Minotaur
diceforge-feat-minotaur-text = All others roll both dice and lose what their faces would give.
diceforge-feat-minotaur-more = Nobody falls below 0. On a choice they choose what to lose, also something they have little of. ×3 triples the loss, a mirror copies a face to be lost, a ship does nothing. The owner of a boar card gains as always.

diceforge-feat-guardians_shield = The Guardian’s Shield
    .brief = Forge a shield face of your choice
    .keywords = shield, aegis
diceforge-picture-feat-guardians_shield = Shield
diceforge-feat-guardians_shield-text = Choose one of the shield faces left in the Garden and forge it at once.
diceforge-feat-guardians_shield-more = There are four, one for each of gold, sun, moon and GP. A shield gives its resource, or 5 GP if your other die gives that resource already.

diceforge-feat-gorgon = Gorgon
    .brief = No effect, many points
    .keywords = medusa
diceforge-picture-feat-gorgon = Gorgon
diceforge-feat-gorgon-text = No effect; she is worth her points.

diceforge-feat-triton = Triton
    .brief = A token for 6🪙, 2☀️ or 2🌙 in one of your turns
    .keywords = merman, sea god
diceforge-picture-feat-triton = Triton
diceforge-feat-triton-text = Take a Triton token. At any time in your own turn you may spend it for 6 gold, 2 sun or 2 moon shards.
diceforge-feat-triton-more = The gold may go to your hammer. A token that is left at the end is worth nothing.

diceforge-feat-mirror_of_the_abyss = Mirror of the Abyss
    .brief = Forge a mirror face
    .keywords = mirror, copy
diceforge-picture-feat-mirror_of_the_abyss = Mirror
diceforge-feat-mirror_of_the_abyss-text = Take a mirror face from the Garden and forge it at once.
diceforge-feat-mirror_of_the_abyss-more = When rolled, the mirror copies a face that is showing on somebody else’s die.

diceforge-feat-sphinx = Sphinx
    .brief = Four minor blessings with one die
    .keywords = riddle, enigma
diceforge-picture-feat-sphinx = Sphinx
diceforge-feat-sphinx-text = Choose one die. You receive four minor blessings with it, one after the other.
diceforge-feat-sphinx-more = Rolled alone, ×3 gives nothing and a shield gives its resource.

diceforge-feat-cyclops = Cyclops
    .brief = Four minor blessings with one die; trade 🪙 for 1🏆 each
    .keywords = one eye, polyphemus, exchange
diceforge-picture-feat-cyclops = Cyclops
diceforge-feat-cyclops-text = Choose one die. You receive four minor blessings with it, one after the other. Whenever they give gold, you may trade all of it for 1 GP each.
diceforge-feat-cyclops-more = All or nothing of each roll; gold that you keep may still go to your hammer.

diceforge-feat-twins = The Twins
    .brief = Pay 3🪙 to roll a die again, then 1🌙 or 1🏆
    .keywords = gemini, reroll, roll again
diceforge-picture-feat-twins = Twins
diceforge-feat-twins-text = After the roll of a blessing of yours, or of the Celestial Die for you, before anything is carried out: you may pay 3 gold to roll one of these dice again. Then you also gain 1 moon shard or 1 GP.
diceforge-feat-twins-more = Each copy once for each roll, also several for the same die; only its last face counts.

diceforge-feat-scepter = The Blacksmith’s Scepter
    .brief = Stores 6🪙 more; from 4 on it can pay as ☀️ or 🌙
    .keywords = scepter, sceptre, staff
diceforge-picture-feat-scepter = Scepter
diceforge-feat-scepter-text = Lay the scepter out. From now on, whenever you gain gold, up to 6 of it may go onto the scepter. This gold can be spent like any other.
diceforge-feat-scepter-more = In your own turn, a scepter with 4 or 5 gold can be emptied to pay 1 sun or 1 moon shard, one with 6 gold to pay 2 of one kind. These shards must be spent at once. What an effect counts or takes on the hero board, it does not count or take from the scepter.

diceforge-feat-companion = The Companion
    .brief = Step by step, and once up to 5☀️ and 5🏆
    .keywords = friend, fellow
diceforge-picture-feat-companion = Companion
diceforge-feat-companion-text = Lay the Companion out on space 0. As a reinforcement it goes 1 space further, up to space 5. At any time in your own turn you may send it off: you gain as many sun and as many GP as its space says.
diceforge-feat-companion-more = Once sent off, it does nothing more, but the card counts its points at the end.

diceforge-feat-celestial_die = The Celestial Die
    .brief = Roll the Celestial Die
    .keywords = celestial
diceforge-picture-feat-celestial_die = Celestial Die
diceforge-feat-celestial_die-text = Roll the Celestial Die and carry out its side.
diceforge-feat-celestial_die-more = It is no blessing, so Cerberus cannot repeat it; the Twins can roll it again. Its sides stand in `/rules` under “The Celestial Die”.

diceforge-feat-wind = The Wind
    .brief = All roll; you gain one kind from all the dice
    .keywords = storm, breeze
diceforge-picture-feat-wind = Wind
diceforge-feat-wind-text = All players, you too, roll both dice and carry nothing out. Choose one kind: you gain all of it that these faces show.
diceforge-feat-wind-more = Mirrors, ×3, ships and golems count nothing; of shields and chaos faces only what they give alone. A face with a choice counts for each kind it shows.

diceforge-feat-ancestor = The Ancestor
    .brief = A 🏆 face for free, then a minor blessing with its die
    .keywords = forefather
diceforge-picture-feat-ancestor = Ancestor
diceforge-feat-ancestor-text = You may forge the cheapest face of the Sanctuary that shows GP, for free. Then you receive a minor blessing with that die.
diceforge-feat-ancestor-more = If you forge nothing, you choose the die for the blessing.

diceforge-feat-mists = The Mists
    .brief = Whoever has the least 🪙 loses 5🏆 to you
    .keywords = mist, fog
diceforge-picture-feat-mists = Mists
diceforge-feat-mists-text = Whoever has the least gold on the hero board loses 5 GP, and you gain what is lost.
diceforge-feat-mists-more = All who are tied for the least lose. If you alone have the least, nothing happens. Gold on a scepter does not count.

diceforge-feat-eternal_night = The Eternal Night
    .brief = All others lose 1☀️ and 1🌙 to you
    .keywords = night, dark
diceforge-picture-feat-eternal_night = Eternal Night
diceforge-feat-eternal_night-text = Each other player loses 1 moon and 1 sun shard, as far as they have them. You gain all that is lost.
diceforge-feat-eternal_night-more = Ancient shards are safe.

diceforge-feat-right_hand = The Right Hand
    .brief = Trade as much 🪙 as you like for 1🏆 each
    .keywords = right, hand
diceforge-picture-feat-right_hand = Right Hand
diceforge-feat-right_hand-text = You may pay as much gold as you like: each gives you 1 GP.
diceforge-feat-right_hand-more = Gold on a scepter may be paid too.

diceforge-feat-tree = The Tree
    .brief = In each of your next turns: 3🪙 and 1🏆, rich: 2🏆
    .keywords = wood, leaves
diceforge-picture-feat-tree = Tree
diceforge-feat-tree-text = You gain 3 gold and 1 GP; but with 8 gold or more on your hero board, 2 GP instead.
diceforge-feat-tree-more = Gold on a scepter does not count. You cannot choose between the two.

diceforge-feat-merchant = The Merchant
    .brief = In each of your next turns: 2🏆, or a better face
    .keywords = trader, upgrade, level
diceforge-picture-feat-merchant = Merchant
diceforge-feat-merchant-text = You gain 2 GP, or replace one of your faces by one of the Sanctuary that is a level higher, for free.
diceforge-feat-merchant-more = Levels are the prices 2, 3, 4, 5, 6, 8 and 12; start faces and those of the Garden have none, they rise to the faces for 2 gold. Where a level is empty, the next one counts. Several Merchants may raise one face together by as many levels; each turn they raise only one face.

diceforge-feat-wood_nymph = The Wood Nymph
    .brief = 4🪙 at once, and you may buy a face
    .keywords = nymph, dryad, forest
diceforge-picture-feat-wood_nymph = Wood Nymph
diceforge-feat-wood_nymph-text = You gain 4 gold. Then you may buy one face of the Sanctuary at its price and forge it at once.
diceforge-feat-wood_nymph-more = The gold may go to a hammer or a scepter.

diceforge-feat-light = The Light
    .brief = In each of your next turns: 3🪙 for any face that is showing
    .keywords = shine, lamp
diceforge-picture-feat-light = Light
diceforge-feat-light-text = You may pay 3 gold to carry out any one face that is showing, on your own or somebody else’s die.
diceforge-feat-light-more = It works as a face alone: ×3 gives nothing, a shield its resource. Not the Celestial Die. It is no blessing.

diceforge-feat-goldsmith = The Goldsmith
    .brief = 2🏆 for each different feat you own
    .keywords = smith, jeweller
diceforge-picture-feat-goldsmith = Goldsmith
diceforge-feat-goldsmith-text = You gain 2 GP for each different feat that you own, this one included.
diceforge-feat-goldsmith-more = Several copies of a feat count once, whatever their colours.

diceforge-feat-omniscient = The Omniscient
    .brief = 2🏆 for each face on your dice that shows 🏆
    .keywords = all-knowing, eye
diceforge-picture-feat-omniscient = Omniscient
diceforge-feat-omniscient-text = You gain 2 GP for each face on your two dice that shows GP.
diceforge-feat-omniscient-more = Shields and chaos faces show GP; boars and misfortunes do not.

diceforge-feat-trident = The Abyssal Trident
    .brief = Give all your 🪙 for any one face of the Temple
    .keywords = trident, poseidon, fork
diceforge-picture-feat-trident = Trident
diceforge-feat-trident-text = Give all the gold of your hero board, even if it is none. Then forge any one face of the Sanctuary or the Garden for free.
diceforge-feat-trident-more = Not those faces of the Garden that a feat in this match brings. Gold on a scepter stays.

diceforge-feat-eternal_fire = The Eternal Fire
    .brief = A whole extra turn at once
    .keywords = fire, flame, extra turn
diceforge-picture-feat-eternal_fire = Eternal Fire
diceforge-feat-eternal_fire-text = You have a whole extra turn at once: a blessing for you alone, reinforcements, an action and an extra action. Then your first turn goes on.
diceforge-feat-eternal_fire-more = Each reinforcement can be used once more in it. With two players the blessing comes twice.

diceforge-feat-left_hand = The Left Hand
    .brief = Ousts all heroes; you carry out all their dice
    .keywords = left, hand
diceforge-picture-feat-left_hand = Left Hand
diceforge-feat-left_hand-text = All heroes on islands, yours too, are ousted. Each of their owners rolls both dice, but you carry out all these pairs, one after the other, beginning with your own.
diceforge-feat-left_hand-more = A Great Bear gives its 3 GP once to you, if somebody else was ousted too, and to each other owner who was ousted.

diceforge-feat-first_titan = The First Titan
    .brief = A feat that costs 1🌙 or 1☀️, for free
    .keywords = titan, free card
diceforge-picture-feat-first_titan = First Titan
diceforge-feat-first_titan-text = Take a feat that costs 1 moon or 1 sun shard, for free and without moving your hero, and carry it out.
diceforge-feat-first_titan-more = It counts as bought.

diceforge-feat-goddess = The Goddess
    .brief = Turn both dice as you like and carry them out
    .keywords = hera, goddess
diceforge-picture-feat-goddess = Goddess
diceforge-feat-goddess-text = Turn both of your dice to faces of your choice and carry them out like a divine blessing.
diceforge-feat-goddess-more = Cerberus may repeat it. The Twins have nothing to roll again.

diceforge-feat-moon_golem = The Moon Golem
    .brief = Forge a moon golem: a step in the labyrinth
    .keywords = golem
diceforge-picture-feat-moon_golem = Moon Golem
diceforge-feat-moon_golem-text = Take a moon golem from the Forest and forge it at once.
diceforge-feat-moon_golem-more = When rolled, your golem goes 1 space forward. Together with a sun golem you may also roll the Celestial Die.

diceforge-feat-great_golem = The Great Golem
    .brief = Your golem goes 2 spaces forward
    .keywords = golem
diceforge-picture-feat-great_golem = Great Golem
diceforge-feat-great_golem-text = Your golem goes 2 spaces forward in the labyrinth.
diceforge-feat-great_golem-more = You carry each space out before the next step.

diceforge-feat-sun_golem = The Sun Golem
    .brief = Forge a sun golem: a step in the labyrinth
    .keywords = golem
diceforge-picture-feat-sun_golem = Sun Golem
diceforge-feat-sun_golem-text = Take a sun golem from the Forest and forge it at once.
diceforge-feat-sun_golem-more = When rolled, your golem goes 1 space forward. Together with a moon golem you may also roll the Celestial Die.

diceforge-feat-time_golem = The Time Golem
    .brief = Your golem goes 2 spaces back
    .keywords = golem, backward
diceforge-picture-feat-time_golem = Time Golem
diceforge-feat-time_golem-text = Your golem goes 2 spaces back in the labyrinth.
diceforge-feat-time_golem-more = You carry each space out before the next step. Where ways meet you choose; from there you may go on along another way later. Not from the Goddess’s space.

diceforge-feat-memory = The Memory
    .brief = Two tokens on islands pay for your next feats there
    .keywords = memories, remember
diceforge-picture-feat-memory = Memory
diceforge-feat-memory-text = Lay your two memory tokens on two different islands, each with the side you like: 2 ancient shards and 1 moon shard, or 2 loyalty and 1 sun shard. When you next take a feat of such an island, you gain what the token shows.
diceforge-feat-memory-more = Each token pays once. Tokens of others do not matter. This card itself pays none.

diceforge-feat-oracle = The Oracle
    .brief = Minor blessings; with 💎 or 🛡️ the others go left
    .keywords = pythia, delphi
diceforge-picture-feat-oracle = Oracle
diceforge-feat-oracle-text = You receive a minor blessing. If it gives you loyalty or ancient shards, the markers of all others go 1 space left.
diceforge-feat-oracle-more = The others gain no shard from it.

diceforge-feat-chaos = The Chaos
    .brief = Forge a chaos face of your choice
    .keywords = disorder
diceforge-picture-feat-chaos = Chaos
diceforge-feat-chaos-text = Choose one of the chaos faces left in the Forest and forge it at once.
diceforge-feat-chaos-more = There are four: two give ancient shards, two loyalty. Each gives 3 GP more if your other die gives the right thing.

diceforge-feat-dogged = The Dogged
    .brief = Forge 3🪙 1💎 or 2🪙 1🏆 1🛡️
    .keywords = stubborn
diceforge-picture-feat-dogged = Dogged
diceforge-feat-dogged-text = Choose one face of the Forest and forge it at once: 3 gold and 1 ancient shard, or 2 gold, 1 GP and 1 loyalty.
diceforge-feat-dogged-more = There are two of each.

diceforge-feat-guardian = The Guardian
    .brief = In each of your next turns: 1💎 or 1🛡️
    .keywords = keeper, warden
diceforge-picture-feat-guardian = Guardian
diceforge-feat-guardian-text = You gain 1 loyalty or 1 ancient shard, as you choose.
diceforge-feat-guardian-more = Your marker goes 1 space right or left.

diceforge-feat-mirror_of_misfortune = Mirror of Misfortune
    .brief = Somebody must forge it; you carry out their dice too
    .keywords = misfortune, bad luck, mirror
diceforge-picture-feat-mirror_of_misfortune = Misfortune
diceforge-feat-mirror_of_misfortune-text = Name another player, who must forge the misfortune of this card’s colour at once and may never remove it. Whenever it is carried out, you then carry out both dice of its bearer like a divine blessing.
diceforge-feat-mirror_of_misfortune-more = The misfortune itself counts too: 1 loyalty or 1 ancient shard. You choose for yourself. Your zone on the track gives nothing for it, since the dice are not yours.
