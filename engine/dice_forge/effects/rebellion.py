"""What the twenty alternate feats of Rebellion do (Rebellion p. 4-7), by the ``effect`` of ``cards_rebellion.toml``."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.dice_forge.data.cards import CARDS, FEATS, Card
from engine.dice_forge.data.faces import DICE, FACES, POOLS, SANCTUARY
from engine.dice_forge.data.rulings import COMPANION
from engine.dice_forge.rules.blessing import choose_die, choose_faces, minor_blessing, received, roll
from engine.dice_forge.rules.celestial_die import copy_any, roll_celestial
from engine.dice_forge.rules.faces import carry_out
from engine.dice_forge.rules.forging import Offer, forge_one
from engine.dice_forge.rules.payment import spend_gold
from engine.dice_forge.rules.purchases import buy_one
from engine.dice_forge.rules.resources import BLESSED, GAINING, lose, receive, take
from engine.dice_forge.rules.upgrades import upgrade, upgrade_options
from engine.dice_forge.state import START_PORTAL, State
from engine.flow import Flow, Play
from engine.questions import Option

CardEffect = Callable[[Play[State], int, Card], Flow[None] | None]


def scepter(play: Play[State], seat: int, card: Card) -> None:
    """Lay out a scepter, its token on 0."""
    hero = play.state.heroes[seat]
    hero.scepters = (*hero.scepters, 0)


def companion(play: Play[State], seat: int, card: Card) -> None:
    """Lay out a Companion, its token on 0."""
    hero = play.state.heroes[seat]
    hero.companions = (*hero.companions, 0)


def companion_step(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Move one Companion's token on, each once in a turn; who was moved goes to the end of the line."""
    hero = play.state.heroes[seat]
    waiting = hero.companions[: play.state.ready.count(card.id) + 1]
    options = tuple(
        Option(f"step:{space}", "step", {"space": space}) for space in sorted(set(waiting)) if space < COMPANION
    )
    answer = yield from play.ask(seat, "companion", options, {"source": card.id})
    space = int(answer.id.partition(":")[2])
    place = hero.companions.index(space)
    hero.companions = (*hero.companions[:place], *hero.companions[place + 1 :], space + 1)
    play.tell("companion_moved", seat, space=space + 1)


def celestial_die(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Roll the Celestial Die."""
    yield from roll_celestial(play, seat, card.id)


def wind(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Everybody rolls; gain all of one kind that lies up, coloured corners apart."""
    total: dict[str, int] = {}
    for other in (seat, *play.state.others(seat)):
        for face in roll(play, other, card.id):
            for kind, amount in FACES[face].gains.items():
                total[kind] = total.get(kind, 0) + amount
    if total:
        options = tuple(
            Option(f"gain:{kind}:{amount}", "gain", {"resource": kind, "amount": amount})
            for kind, amount in sorted(total.items())
        )
        answer = yield from play.ask(seat, "choose", options, {"source": card.id, "factor": 1})
        kind = str(answer.facts["resource"])
        yield from receive(play, seat, {kind: total[kind]}, card.id)


def ancestor(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """The cheapest face with the sign of victory points, if one likes (C21); then a minor blessing with its die."""
    way = yield from forge_one(play, seat, cheapest_glory(play.state), card.id, optional=True)
    if way is None:
        die = yield from choose_die(play, seat, card.id)
    else:
        die = DICE.index(str(way.facts["die"]))
    yield from minor_blessing(play, seat, die, card.id)


def cheapest_glory(state: State) -> list[Offer]:
    """The cheapest faces left in the Sanctuary that show the sign of victory points."""
    left = [face for face in SANCTUARY if face.glory and state.temple[face.id]]
    return [(face.id, 0) for face in left if face.cost == left[0].cost]


def mists(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Whoever has the least gold on the hero board loses points to the buyer, the buyer too in a tie (C08)."""
    heroes = play.state.heroes
    least = min(hero.store["gold"] for hero in heroes)
    poorest = [other for other in play.state.in_turn_order() if heroes[other].store["gold"] == least]
    if poorest != [seat]:
        gained = sum(lose(play, other, card.feat.gains, card.id)["vp"] for other in poorest)
        if gained:
            yield from receive(play, seat, {"vp": gained}, card.id)


def eternal_night(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Every other player loses shards to the buyer, as far as they have any."""
    gained: dict[str, int] = {}
    for other in play.state.others(seat):
        for kind, amount in lose(play, other, card.feat.gains, card.id).items():
            if amount:
                gained[kind] = gained.get(kind, 0) + amount
    if gained:
        yield from receive(play, seat, gained, card.id)


def right_hand(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Any amount of gold, from all stores, for victory points."""
    [(kind, rate)] = card.feat.exchange.items()
    most = play.state.heroes[seat].gold
    options = tuple(Option(f"trade:{gold}", "trade", {"gold": gold, "gain": gold * rate}) for gold in range(most + 1))
    answer = yield from play.ask(seat, "trade", options, {"source": card.id, kind: most})
    gold = int(answer.id.partition(":")[2])
    if gold:
        yield from spend_gold(play, seat, gold, card.id)
        play.tell("paid", seat, source=card.id, gold=gold)
        yield from receive(play, seat, {"vp": gold * rate}, card.id)


RICH = 8
"""With so much gold on the hero board the Tree gives victory points only (C09)."""


def tree(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Gold and a point, or points for the rich."""
    rich = play.state.heroes[seat].store["gold"] >= RICH
    yield from receive(play, seat, card.feat.choices if rich else card.feat.gains, card.id)


POINTS = "merchant:vp"


def merchant(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Points, or an upgrade by as many levels as Merchants are used for it; one face in a turn."""
    state = play.state
    copies = 1 + state.ready.count(card.id)
    options = [Option(POINTS, "merchant-vp", card.feat.gains)]
    if not state.upgraded:
        options += [
            Option(f"merchant:{levels}", "merchant", {"levels": levels})
            for levels in range(1, copies + 1)
            if upgrade_options(state, seat, levels)
        ]
    answer = yield from play.ask(seat, "merchant", tuple(options), {"source": card.id})
    if answer.id == POINTS:
        yield from receive(play, seat, card.feat.gains, card.id)
        return
    levels = int(answer.id.partition(":")[2])
    ready = list(state.ready)
    for _ in range(levels - 1):
        ready.remove(card.id)
    state.ready, state.upgraded = tuple(ready), True
    yield from upgrade(play, seat, upgrade_options(state, seat, levels), card.id)


def wood_nymph(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Gold, then one face at its price, if one likes."""
    yield from receive(play, seat, card.feat.gains, card.id)
    yield from buy_one(play, seat, 0, card.id)


def light(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Pay for carrying out any face that lies up (C33)."""
    yield from spend_gold(play, seat, card.feat.price["gold"], card.id)
    play.tell("paid", seat, source=card.id, **card.feat.price)
    yield from copy_any(play, seat, card.id)


def goldsmith(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Points for each different feat, this one included; colours make no difference (C15)."""
    feats = {CARDS[other].feat.id for other in play.state.heroes[seat].cards}
    yield from receive(play, seat, {"vp": card.feat.gains["vp"] * len(feats)}, card.id)


def omniscient(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Points for each face on one's dice that shows their sign."""
    shown = sum(FACES[face].glory for die in play.state.heroes[seat].dice for face in die)
    if shown:
        yield from receive(play, seat, {"vp": card.feat.gains["vp"] * shown}, card.id)


def trident(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """All gold of the hero board for a face of the Temple that no feat of this match gives."""
    hero = play.state.heroes[seat]
    gold, hero.store["gold"] = hero.store["gold"], 0
    play.tell("paid", seat, source=card.id, gold=gold)
    yield from forge_one(play, seat, within_reach(play.state), card.id)


def within_reach(state: State) -> list[Offer]:
    """What the Trident may take: the Sanctuary's faces, and the Garden's that no feat on the islands gives."""
    given = {FEATS[feat].pool for feat in state.line_up.values() if feat}
    return [
        (face, 0)
        for pool in POOLS.values()
        if pool.area == "sanctuary" or (pool.area == "garden" and pool.id not in given)
        for face in dict.fromkeys(pool.faces)
        if state.temple[face]
    ]


def left_hand(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Everybody on an island is ousted and rolls; the buyer carries all pairs out, his own first.

    Great Bears count once: the buyer's if anybody else was ousted (C12), and those of the ousted.
    """
    state = play.state
    ousted = [other for other in (seat, *state.others(seat)) if state.heroes[other].island != START_PORTAL]
    for other in ousted:
        state.heroes[other].island = START_PORTAL
        play.tell("ousted", other, other=seat)
    if any(other != seat for other in ousted):
        for other in dict.fromkeys((seat, *ousted)):
            for bear in state.heroes[other].cards:
                if CARDS[bear].feat.oust_vp:
                    take(play, other, {"vp": CARDS[bear].feat.oust_vp}, bear)
    rolled = {other: roll(play, other, card.id) for other in ousted}
    for other, faces in rolled.items():
        yield from carry_out(play, seat, faces, BLESSED if other == seat else GAINING)


def goddess(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Both dice are turned to chosen faces, which are received like a blessing; Cerberus may follow (C28)."""
    faces = yield from choose_faces(play, seat, card.id)
    yield from received(play, seat, faces)


def first_titan(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """One feat that costs a single shard, for free and without moving, as if it were bought."""
    from engine.dice_forge.rules.feats import acquire, free_feats  # feats carry out cards, and this card gives a feat

    options = free_feats(play.state)
    if options:
        answer = yield from play.ask(seat, "take", options, {"source": card.id})
        yield from acquire(play, seat, answer.facts)


def extra_turn(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """A complete turn within the turn; only its player is blessed (C11, C37)."""
    from engine.dice_forge.rules.turn import turn_within  # turns play cards, and this card plays a turn

    yield from turn_within(play, seat)


REBELLION_EFFECTS: Mapping[str, CardEffect] = {
    "scepter": scepter,
    "companion": companion,
    "companion_step": companion_step,
    "celestial_die": celestial_die,
    "wind": wind,
    "ancestor": ancestor,
    "mists": mists,
    "eternal_night": eternal_night,
    "right_hand": right_hand,
    "tree": tree,
    "merchant": merchant,
    "wood_nymph": wood_nymph,
    "light": light,
    "goldsmith": goldsmith,
    "omniscient": omniscient,
    "trident": trident,
    "extra_turn": extra_turn,
    "left_hand": left_hand,
    "first_titan": first_titan,
    "goddess": goddess,
}
