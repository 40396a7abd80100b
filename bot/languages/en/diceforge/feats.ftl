# The heroic feats, a block for each. “.brief” says in a few words what the feat brings, “.short” is its
# short name, “.keywords” are other words that
# people search for; then the name as it fits on a small card, the text of its page, and what else is good to know.

diceforge-feat-hammer = The Blacksmith’s Hammer
    .brief = Put gold in: 15🪙 for 10🏆, 15🪙 more for 15🏆
    .short = { diceforge-picture-feat-hammer }
    .keywords = hammer, blacksmith
diceforge-picture-feat-hammer = Hammer
diceforge-feat-hammer-text = Put the hammer on your board. From now on, whenever you gain gold, any part of it may go to the hammer instead of your inventory: each gold moves it one space. A lap of 15 spaces gives you 10 GP, the second lap 15 GP.
diceforge-feat-hammer-more = Gold left over after the first lap counts for the second, then for your next hammer. You work on one hammer at a time. Only gold you gain counts, not gold you already have.

diceforge-feat-chest = The Blacksmith’s Chest
    .brief = Room for 4🪙, 3☀️ and 3🌙 more
    .short = { diceforge-picture-feat-chest }
    .keywords = chest, box, storage
diceforge-picture-feat-chest = Chest
diceforge-feat-chest-text = Your inventory holds 4 more gold, 3 more sun and 3 more moon shards.
diceforge-feat-chest-more = Several chests add up.

diceforge-feat-silver_hind = The Silver Hind
    .brief = A minor blessing in each of your following turns
    .short = { diceforge-picture-feat-silver_hind }
    .keywords = hind, doe, deer
diceforge-picture-feat-silver_hind = Silver Hind
diceforge-feat-silver_hind-text = You receive a minor blessing: choose one of your dice, roll it and apply its face.
diceforge-feat-silver_hind-more = You can choose a different die each time.

diceforge-feat-great_bear = The Great Bear
    .brief = 3🏆 whenever you oust another hero or are ousted
    .short = { diceforge-picture-feat-great_bear }
    .keywords = bear, ursa
diceforge-picture-feat-great_bear = Great Bear
diceforge-feat-great_bear-text = Each time you oust a hero or are ousted, you gain 3 GP.
diceforge-feat-great_bear-more = Each bear you own counts. You get the points before the ousted player’s blessing.

diceforge-feat-satyrs = Satyrs
    .brief = All others roll; you use two of their faces
    .short = { diceforge-picture-feat-satyrs }
    .keywords = satyr, faun
diceforge-picture-feat-satyrs = Satyrs
diceforge-feat-satyrs-text = All others roll both dice but apply nothing. You choose two of these dice and apply their faces like your own blessing.
diceforge-feat-satyrs-more = Both dice may be one player’s, or come from two. A mirror copies another player’s face for you, ×3 triples the other face you chose, a boar lets its owner gain. It isn’t a blessing of yours, so Cerberus can’t repeat it.

diceforge-feat-tenacious_boar = Tenacious Boar
    .brief = Another player must forge the boar; you gain each time it’s rolled
    .short = { diceforge-picture-feat-tenacious_boar }
    .keywords = boar, pig
diceforge-picture-feat-tenacious_boar = Boar
diceforge-feat-tenacious_boar-text = Choose another player: they must forge the boar face of this card’s colour at once and can never remove it. Each time that face is applied, you gain 1 sun shard, 1 moon shard or 3 GP.
diceforge-feat-tenacious_boar-more = That player chooses the die and the face to replace, and gains 1 sun or 1 moon shard from the boar. You gain no matter who applies it, even through a mirror, Satyrs or the Minotaur. If it’s tripled, you choose three times.

diceforge-feat-ferryman = Ferryman
    .brief = No effect, many points
    .short = { diceforge-picture-feat-ferryman }
    .keywords = charon, boatman
diceforge-picture-feat-ferryman = Ferryman
diceforge-feat-ferryman-text = No effect, just points.

diceforge-feat-cerberus = Cerberus
    .brief = A token that repeats one of your blessings
    .short = { diceforge-picture-feat-cerberus }
    .keywords = dog, hound, repeat
diceforge-picture-feat-cerberus = Cerberus
diceforge-feat-cerberus-text = Take a Cerberus token. After any of your blessings you may use it: you apply the faces you rolled a second time.
diceforge-feat-cerberus-more = Outside your own turn too, and you may choose differently the second time. One token per blessing. Satyrs and the Minotaur aren’t blessings.

diceforge-feat-helmet_of_invisibility = Helmet of Invisibility
    .brief = Forge a ×3 face
    .short = { diceforge-picture-feat-helmet_of_invisibility }
    .keywords = helmet, triple, x3, times three
diceforge-picture-feat-helmet_of_invisibility = Helmet
diceforge-feat-helmet_of_invisibility-text = Take a ×3 face from the Garden and forge it at once.
diceforge-feat-helmet_of_invisibility-more = The face gives nothing itself; it triples what your other die gives.

diceforge-feat-cancer = Cancer
    .brief = Two divine blessings in a row
    .short = { diceforge-picture-feat-cancer }
    .keywords = crab, claw
diceforge-picture-feat-cancer = Cancer
diceforge-feat-cancer-text = You receive two divine blessings, one after the other.
diceforge-feat-cancer-more = You apply the first completely before you roll the second.

diceforge-feat-sentinel = Sentinel
    .brief = Two divine blessings; trade ☀️ and 🌙 for 2🏆 each
    .short = { diceforge-picture-feat-sentinel }
    .keywords = guard, watchman, exchange
diceforge-picture-feat-sentinel = Sentinel
diceforge-feat-sentinel-text = You receive two divine blessings, one after the other. Whenever a die gives you sun or moon in them, you may trade all of it for 2 GP each.
diceforge-feat-sentinel-more = All or nothing for each face. What you trade still counts for a shield on the other die.

diceforge-feat-hydra = Hydra
    .brief = No effect, the most points of all
    .short = { diceforge-picture-feat-hydra }
    .keywords = heads, snake
diceforge-picture-feat-hydra = Hydra
diceforge-feat-hydra-text = No effect, just points: the most of any feat.

diceforge-feat-typhon = Typhon
    .brief = 1🏆 for every face you have forged
    .short = { diceforge-picture-feat-typhon }
    .keywords = giant, forged faces
diceforge-picture-feat-typhon = Typhon
diceforge-feat-typhon-text = You gain 1 GP for each face you’ve forged so far.
diceforge-feat-typhon-more = Bought, free and forced faces all count.

diceforge-feat-elder = The Elder
    .brief = In each of your following turns: pay 3🪙 for 4🏆
    .short = { diceforge-picture-feat-elder }
    .keywords = elder, ancient, old man
diceforge-picture-feat-elder = Elder
diceforge-feat-elder-text = You may pay 3 gold to gain 4 GP.
diceforge-feat-elder-more = Each Elder once per turn.

diceforge-feat-wild_spirits = Wild Spirits
    .brief = 3🪙 and 3🌙 at once
    .short = { diceforge-picture-feat-wild_spirits }
    .keywords = spirits, grass
diceforge-picture-feat-wild_spirits = Wild Spirits
diceforge-feat-wild_spirits-text = You gain 3 gold and 3 moon shards.
diceforge-feat-wild_spirits-more = The gold may go to your hammer.

diceforge-feat-guardians_owl = The Guardian’s Owl
    .brief = 1🪙, 1☀️ or 1🌙 in each of your following turns
    .short = { diceforge-picture-feat-guardians_owl }
    .keywords = owl, bird
diceforge-picture-feat-guardians_owl = Owl
diceforge-feat-guardians_owl-text = You gain 1 gold, 1 sun or 1 moon shard, as you choose.
diceforge-feat-guardians_owl-more = Each Owl once per turn. The gold may go to your hammer.

diceforge-feat-celestial_ship = Celestial Ship
    .brief = Forge a ship face
    .short = { diceforge-picture-feat-celestial_ship }
    .keywords = ship, boat, argo
diceforge-picture-feat-celestial_ship = Ship
diceforge-feat-celestial_ship-text = Take a ship face from the Garden and forge it at once.
diceforge-feat-celestial_ship-more = When rolled, the ship lets you buy one face from the Sanctuary for 2 gold less.

diceforge-feat-minotaur = Minotaur
    .brief = All others roll and lose what their faces show
    .short = { diceforge-picture-feat-minotaur }
    .keywords = bull, loss, lose
diceforge-picture-feat-minotaur = Minotaur
diceforge-feat-minotaur-text = All others roll both dice and lose what their faces would give.
diceforge-feat-minotaur-more = No one drops below 0. On a choice, they choose what to lose, even something they have little of. ×3 triples the loss, a mirror copies a face to lose, a ship does nothing. The owner of a boar card gains as usual.

diceforge-feat-guardians_shield = The Guardian’s Shield
    .brief = Forge a shield face of your choice
    .short = { diceforge-picture-feat-guardians_shield }
    .keywords = shield, aegis
diceforge-picture-feat-guardians_shield = Shield
diceforge-feat-guardians_shield-text = Choose one of the shield faces left in the Garden and forge it at once.
diceforge-feat-guardians_shield-more = There are four: gold, sun, moon and GP. A shield gives its resource, or 5 GP if your other die already gives that resource.

diceforge-feat-gorgon = Gorgon
    .brief = No effect, many points
    .short = { diceforge-picture-feat-gorgon }
    .keywords = medusa
diceforge-picture-feat-gorgon = Gorgon
diceforge-feat-gorgon-text = No effect, just points.

diceforge-feat-triton = Triton
    .brief = A token to use for 6🪙, 2☀️ or 2🌙 in one of your turns
    .short = { diceforge-picture-feat-triton }
    .keywords = merman, sea god
diceforge-picture-feat-triton = Triton
diceforge-feat-triton-text = Take a Triton token. At any time in your own turn you may use it for 6 gold, 2 sun or 2 moon shards.
diceforge-feat-triton-more = The gold may go to your hammer. An unused token is worth nothing at the end.

diceforge-feat-mirror_of_the_abyss = Mirror of the Abyss
    .brief = Forge a mirror face
    .short = { diceforge-picture-feat-mirror_of_the_abyss }
    .keywords = mirror, copy
diceforge-picture-feat-mirror_of_the_abyss = Mirror
diceforge-feat-mirror_of_the_abyss-text = Take a mirror face from the Garden and forge it at once.
diceforge-feat-mirror_of_the_abyss-more = When rolled, the mirror copies a face showing on another player’s die.

diceforge-feat-sphinx = Sphinx
    .brief = Four minor blessings with one die
    .short = { diceforge-picture-feat-sphinx }
    .keywords = riddle, enigma
diceforge-picture-feat-sphinx = Sphinx
diceforge-feat-sphinx-text = Choose one die. You receive four minor blessings with it, one after the other.
diceforge-feat-sphinx-more = A die rolled on its own: ×3 gives nothing, a shield gives its resource.

diceforge-feat-cyclops = Cyclops
    .brief = Four minor blessings with one die; trade 🪙 for 1🏆 each
    .short = { diceforge-picture-feat-cyclops }
    .keywords = one eye, polyphemus, exchange
diceforge-picture-feat-cyclops = Cyclops
diceforge-feat-cyclops-text = Choose one die. You receive four minor blessings with it, one after the other. Whenever it gives you gold, you may trade all of it for 1 GP each.
diceforge-feat-cyclops-more = All or nothing for each roll. Gold you keep may still go to your hammer.

diceforge-feat-twins = The Twins
    .brief = Pay 3🪙 to reroll a die, then gain 1🌙 or 1🏆
    .short = { diceforge-picture-feat-twins }
    .keywords = gemini, reroll, roll again
diceforge-picture-feat-twins = Twins
diceforge-feat-twins-text = After you roll for a blessing of yours, or roll the Celestial Die, and before you apply anything: you may pay 3 gold to reroll one of these dice. You also gain 1 moon shard or 1 GP afterwards.
diceforge-feat-twins-more = Each copy works once per roll, and several may reroll the same die; only its last face counts.

diceforge-feat-scepter = The Blacksmith’s Scepter
    .brief = Stores 6🪙 more; with 4 or more it can pay as ☀️ or 🌙
    .short = { diceforge-picture-feat-scepter }
    .keywords = scepter, sceptre, staff
diceforge-picture-feat-scepter = Scepter
diceforge-feat-scepter-text = Put the scepter on your board. From now on, whenever you gain gold, up to 6 of it may go on the scepter. You can spend this gold like any other.
diceforge-feat-scepter-more = In your own turn, you can empty a scepter with 4 or 5 gold to pay 1 sun or 1 moon shard, or one with 6 gold to pay 2 of one kind. You must spend these shards at once. Effects that count or take the gold in your inventory ignore the scepter.

diceforge-feat-companion = The Companion
    .brief = Moves each turn; send it off once for up to 5☀️ and 5🏆
    .short = { diceforge-picture-feat-companion }
    .keywords = friend, fellow
diceforge-picture-feat-companion = Companion
diceforge-feat-companion-text = Put the Companion on space 0. As a reinforcement it moves 1 space, up to space 5. At any time in your own turn you may send it off: you gain as much sun and as many GP as its space shows.
diceforge-feat-companion-more = After that it does nothing more, but the card’s points count at the end.

diceforge-feat-celestial_die = The Celestial Die
    .brief = Roll the Celestial Die
    .short = { diceforge-picture-feat-celestial_die }
    .keywords = celestial
diceforge-picture-feat-celestial_die = Celestial Die
diceforge-feat-celestial_die-text = Roll the Celestial Die and apply its side.
diceforge-feat-celestial_die-more = It isn’t a blessing, so Cerberus can’t repeat it; the Twins can reroll it. You’ll find its sides in `/rules` under “The Celestial Die”.

diceforge-feat-wind = The Wind
    .brief = All roll; you gain one kind from all the dice
    .short = { diceforge-picture-feat-wind }
    .keywords = storm, breeze
diceforge-picture-feat-wind = Wind
diceforge-feat-wind-text = Everyone rolls both dice, you too, but applies nothing. Choose one kind: you gain all of it that these faces show.
diceforge-feat-wind-more = Mirrors, ×3, ships and golems count nothing; shields and chaos faces count only what they give on their own. A face with a choice counts for each kind it shows.

diceforge-feat-ancestor = The Ancestor
    .brief = A 🏆 face for free, then a minor blessing with its die
    .short = { diceforge-picture-feat-ancestor }
    .keywords = forefather
diceforge-picture-feat-ancestor = Ancestor
diceforge-feat-ancestor-text = You may forge the cheapest face of the Sanctuary that shows GP, for free. Then you receive a minor blessing with that die.
diceforge-feat-ancestor-more = If you forge nothing, you still choose a die for the blessing.

diceforge-feat-mists = The Mists
    .brief = The player with the least 🪙 loses 5🏆 to you
    .short = { diceforge-picture-feat-mists }
    .keywords = mist, fog
diceforge-picture-feat-mists = Mists
diceforge-feat-mists-text = The player with the least gold in their inventory loses 5 GP, and you gain what they lose.
diceforge-feat-mists-more = If several tie for the least, they all lose. If only you have the least, nothing happens. Gold on a scepter doesn’t count.

diceforge-feat-eternal_night = The Eternal Night
    .brief = All others lose 1☀️ and 1🌙 to you
    .short = { diceforge-picture-feat-eternal_night }
    .keywords = night, dark
diceforge-picture-feat-eternal_night = Eternal Night
diceforge-feat-eternal_night-text = Every other player loses 1 moon and 1 sun shard, if they have them. You gain everything they lose.
diceforge-feat-eternal_night-more = Ancient shards are safe.

diceforge-feat-right_hand = The Right Hand
    .brief = Trade as much 🪙 as you like for 1🏆 each
    .short = { diceforge-picture-feat-right_hand }
    .keywords = right, hand
diceforge-picture-feat-right_hand = Right Hand
diceforge-feat-right_hand-text = You may pay any amount of gold: you gain 1 GP for each.
diceforge-feat-right_hand-more = Gold on a scepter may be paid too.

diceforge-feat-tree = The Tree
    .brief = In each of your following turns: 3🪙 and 1🏆, or 2🏆 with 8🪙
    .short = { diceforge-picture-feat-tree }
    .keywords = wood, leaves
diceforge-picture-feat-tree = Tree
diceforge-feat-tree-text = You gain 3 gold and 1 GP; if you have 8 gold or more in your inventory, you gain 2 GP instead.
diceforge-feat-tree-more = Gold on a scepter doesn’t count. You can’t choose which you get.

diceforge-feat-merchant = The Merchant
    .brief = In each of your following turns: 2🏆, or a better face
    .short = { diceforge-picture-feat-merchant }
    .keywords = trader, upgrade, level
diceforge-picture-feat-merchant = Merchant
diceforge-feat-merchant-text = You gain 2 GP, or replace one of your faces with one from the Sanctuary that is one level higher, for free.
diceforge-feat-merchant-more = The levels are the prices 2, 3, 4, 5, 6, 8 and 12. Start faces and faces from the Garden have no level: they go up to the 2-gold faces. If a level is empty, the next one counts. Several Merchants may raise one face together by as many levels; you can raise only one face per turn.

diceforge-feat-wood_nymph = The Wood Nymph
    .brief = 4🪙 at once, and you may buy a face
    .short = { diceforge-picture-feat-wood_nymph }
    .keywords = nymph, dryad, forest
diceforge-picture-feat-wood_nymph = Wood Nymph
diceforge-feat-wood_nymph-text = You gain 4 gold. Then you may buy one face from the Sanctuary at its price and forge it at once.
diceforge-feat-wood_nymph-more = The gold may go to a hammer or a scepter.

diceforge-feat-light = The Light
    .brief = In each of your following turns: 3🪙 for any face showing
    .short = { diceforge-picture-feat-light }
    .keywords = shine, lamp
diceforge-picture-feat-light = Light
diceforge-feat-light-text = You may pay 3 gold to apply any one face showing, on your own or another player’s die.
diceforge-feat-light-more = The face works on its own: ×3 gives nothing, a shield its resource. Not the Celestial Die. It isn’t a blessing.

diceforge-feat-goldsmith = The Goldsmith
    .brief = 2🏆 for each different feat you own
    .short = { diceforge-picture-feat-goldsmith }
    .keywords = smith, jeweller
diceforge-picture-feat-goldsmith = Goldsmith
diceforge-feat-goldsmith-text = You gain 2 GP for each different feat you own, including this one.
diceforge-feat-goldsmith-more = Several copies of a feat count once, even in different colours.

diceforge-feat-omniscient = The Omniscient
    .brief = 2🏆 for each face on your dice that shows 🏆
    .short = { diceforge-picture-feat-omniscient }
    .keywords = all-knowing, eye
diceforge-picture-feat-omniscient = Omniscient
diceforge-feat-omniscient-text = You gain 2 GP for each face on your two dice that shows GP.
diceforge-feat-omniscient-more = Shields and chaos faces show GP; boars and misfortunes do not.

diceforge-feat-trident = The Abyssal Trident
    .brief = Give all your 🪙 for any one face of the Temple
    .short = { diceforge-picture-feat-trident }
    .keywords = trident, poseidon, fork
diceforge-picture-feat-trident = Trident
diceforge-feat-trident-text = Give up all the gold in your inventory, even if you have none. Then forge any one face from the Sanctuary or the Garden for free.
diceforge-feat-trident-more = Except faces of the Garden that a feat in this match gives. You keep the gold on a scepter.

diceforge-feat-eternal_fire = The Eternal Fire
    .brief = A whole extra turn at once
    .short = { diceforge-picture-feat-eternal_fire }
    .keywords = fire, flame, extra turn
diceforge-picture-feat-eternal_fire = Eternal Fire
diceforge-feat-eternal_fire-text = You take a whole extra turn at once: a blessing for you alone, reinforcements, an action and an extra action. Then your first turn continues.
diceforge-feat-eternal_fire-more = You can use each reinforcement again in it. With two players you get the blessing twice.

diceforge-feat-left_hand = The Left Hand
    .brief = Ousts all heroes; you apply all their dice
    .short = { diceforge-picture-feat-left_hand }
    .keywords = left, hand
diceforge-picture-feat-left_hand = Left Hand
diceforge-feat-left_hand-text = All heroes on islands are ousted, including yours. Each of their owners rolls both dice, but you apply them all, one pair after the other, starting with your own.
diceforge-feat-left_hand-more = A Great Bear gives you 3 GP once if any other hero was ousted too; it also gives 3 GP to each other owner who was ousted.

diceforge-feat-first_titan = The First Titan
    .brief = A feat that costs 1🌙 or 1☀️, for free
    .short = { diceforge-picture-feat-first_titan }
    .keywords = titan, free card
diceforge-picture-feat-first_titan = First Titan
diceforge-feat-first_titan-text = Take a feat that costs 1 moon or 1 sun shard for free, without moving your hero, and apply it.
diceforge-feat-first_titan-more = It counts as bought.

diceforge-feat-goddess = The Goddess
    .brief = Turn both dice to any faces and apply them
    .short = { diceforge-picture-feat-goddess }
    .keywords = hera, goddess
diceforge-picture-feat-goddess = Goddess
diceforge-feat-goddess-text = Turn both your dice to any faces you like and apply them like a divine blessing.
diceforge-feat-goddess-more = Cerberus can repeat it. The Twins have nothing to reroll.

diceforge-feat-moon_golem = The Moon Golem
    .brief = Forge a moon golem: a step in the labyrinth
    .short = { diceforge-picture-feat-moon_golem }
    .keywords = golem
diceforge-picture-feat-moon_golem = Moon Golem
diceforge-feat-moon_golem-text = Take a moon golem from the Forest and forge it at once.
diceforge-feat-moon_golem-more = When rolled, your golem moves 1 space forward. With a sun golem in the same blessing you may also roll the Celestial Die.

diceforge-feat-great_golem = The Great Golem
    .brief = Your golem moves 2 spaces forward
    .short = { diceforge-picture-feat-great_golem }
    .keywords = golem
diceforge-picture-feat-great_golem = Great Golem
diceforge-feat-great_golem-text = Your golem moves 2 spaces forward in the labyrinth.
diceforge-feat-great_golem-more = Apply each space before the next step.

diceforge-feat-sun_golem = The Sun Golem
    .brief = Forge a sun golem: a step in the labyrinth
    .short = { diceforge-picture-feat-sun_golem }
    .keywords = golem
diceforge-picture-feat-sun_golem = Sun Golem
diceforge-feat-sun_golem-text = Take a sun golem from the Forest and forge it at once.
diceforge-feat-sun_golem-more = When rolled, your golem moves 1 space forward. With a moon golem in the same blessing you may also roll the Celestial Die.

diceforge-feat-time_golem = The Time Golem
    .brief = Your golem moves 2 spaces back
    .short = { diceforge-picture-feat-time_golem }
    .keywords = golem, backward
diceforge-picture-feat-time_golem = Time Golem
diceforge-feat-time_golem-text = Your golem moves 2 spaces back in the labyrinth.
diceforge-feat-time_golem-more = Apply each space before the next step. Where paths meet you choose one; later you may take another way from there. A golem on the Goddess’s space stays there.

diceforge-feat-memory = The Memory
    .brief = Two tokens on islands reward your next feats there
    .short = { diceforge-picture-feat-memory }
    .keywords = memories, remember
diceforge-picture-feat-memory = Memory
diceforge-feat-memory-text = Put your two memory tokens on two different islands, each with the side you like up: 2 ancient shards and 1 moon shard, or 2 loyalty and 1 sun shard. When you next take a feat from such an island, you gain what its token shows.
diceforge-feat-memory-more = Each token rewards you once. Other players’ tokens don’t affect you. This card itself collects none.

diceforge-feat-oracle = The Oracle
    .brief = Minor blessings; with 💎 or 🛡️ the others go left
    .short = { diceforge-picture-feat-oracle }
    .keywords = pythia, delphi
diceforge-picture-feat-oracle = Oracle
diceforge-feat-oracle-text = You receive a minor blessing. If it gives you loyalty or ancient shards, all other players’ markers move 1 space left.
diceforge-feat-oracle-more = The others gain no shard from this.

diceforge-feat-chaos = The Chaos
    .brief = Forge a chaos face of your choice
    .short = { diceforge-picture-feat-chaos }
    .keywords = disorder
diceforge-picture-feat-chaos = Chaos
diceforge-feat-chaos-text = Choose one of the chaos faces left in the Forest and forge it at once.
diceforge-feat-chaos-more = There are four: two give ancient shards, two give loyalty. Each gives 3 GP more if your other die gives the matching resource.

diceforge-feat-dogged = The Dogged
    .brief = Forge 3🪙 1💎 or 2🪙 1🏆 1🛡️
    .short = { diceforge-picture-feat-dogged }
    .keywords = stubborn
diceforge-picture-feat-dogged = Dogged
diceforge-feat-dogged-text = Choose one face from the Forest and forge it at once: 3 gold and 1 ancient shard, or 2 gold, 1 GP and 1 loyalty.
diceforge-feat-dogged-more = There are two of each.

diceforge-feat-guardian = The Guardian
    .brief = In each of your following turns: 1💎 or 1🛡️
    .short = { diceforge-picture-feat-guardian }
    .keywords = keeper, warden
diceforge-picture-feat-guardian = Guardian
diceforge-feat-guardian-text = You gain 1 loyalty or 1 ancient shard.
diceforge-feat-guardian-more = Loyalty moves your marker 1 space right, an ancient shard 1 space left.

diceforge-feat-mirror_of_misfortune = Mirror of Misfortune
    .brief = Another player must forge it; you apply their dice too
    .short = { diceforge-picture-feat-mirror_of_misfortune }
    .keywords = misfortune, bad luck, mirror
diceforge-picture-feat-mirror_of_misfortune = Misfortune
diceforge-feat-mirror_of_misfortune-text = Choose another player: they must forge the misfortune face of this card’s colour at once and can never remove it. Each time it’s applied, you then apply both that player’s dice like a divine blessing.
diceforge-feat-mirror_of_misfortune-more = The misfortune itself counts for you too: 1 loyalty or 1 ancient shard. You make your own choices. Your zone on the track gives nothing for it, because the dice aren’t yours.
