"""Cards and faces by which faces are forged, bought or upgraded."""

from __future__ import annotations

from typing import Final

from engine.dice_forge.data.cards import FEATS, Card
from engine.dice_forge.data.faces import DICE, POOLS, SANCTUARY, Face, Yield
from engine.dice_forge.greedy.appraisal import Appraisal, card_worth, face_worth, judge
from engine.dice_forge.registry import YieldMode, card_effect, face_effect
from engine.dice_forge.rules.forging import buy_one, forge_one, in_pool, upgrade, upgrade_options
from engine.dice_forge.rules.resources import receive
from engine.dice_forge.state import State
from engine.flow import Flow, Play
from engine.questions import Option, Question


@card_effect("forge_from")
def forge_from(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Take a face from a pool of the Garden or the Forest and forge it."""
    yield from forge_one(play, seat, in_pool(play.state, card.feat.pool), card.id)


@card_worth("forge_from")
def forge_from_worth(own: Appraisal, card: Card) -> float:
    """The best of the faces on its best place."""
    return max((own.best_place(face) for face in in_pool(own.state, card.feat.pool)), default=0.0)


@face_effect("ship")
def ship(play: Play[State], seat: int, face: Face, factor: int, yields: Yield, manner: YieldMode) -> Flow[None]:
    """Optionally one Sanctuary face for less gold; the triple multiplies the discount. Nothing can be lost."""
    if not manner.losing:
        yield from buy_one(play, seat, face.discount * factor, face.id)


@face_worth("ship")
def ship_worth(own: Appraisal, face: Face) -> float:
    """The gold that it saves, and a little for a face outside the action."""
    return face.discount * own.worth["gold"] + own.rolls / 20


@card_effect("wood_nymph")
def wood_nymph(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """Gold, then optionally one face at its price."""
    yield from receive(play, seat, card.feat.gains, card.id)
    yield from buy_one(play, seat, 0, card.id)


@card_worth("wood_nymph")
def wood_nymph_worth(own: Appraisal, card: Card) -> float:
    """The gold, and a little for the purchase."""
    return own.gain_worth(card.feat.gains) + 0.5


POINTS: Final = "merchant:vp"


@card_effect("merchant")
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
    levels = answer.number("levels")
    ready = list(state.ready)
    for _ in range(levels - 1):
        ready.remove(card.id)
    state.ready, state.upgraded = tuple(ready), True
    yield from upgrade(play, seat, upgrade_options(state, seat, levels), card.id)


@judge("merchant")
def merchant_judge(own: Appraisal, question: Question, option: Option) -> float:
    """The points, or the best upgrade less what the other Merchants would have given."""
    if option.label == "merchant-vp":
        return float(option.number("vp"))
    levels = option.number("levels")
    best = max(worth_of_free_forging(own, way) for way in upgrade_options(own.state, own.seat, levels))
    return best - 2.0 * (levels - 1)


def worth_of_free_forging(own: Appraisal, option: Option) -> float:
    """What forging a face brings that costs nothing; nothing when none is forged."""
    if option.group != "forge":
        return 0.0
    return own.forging(option.text("face"), DICE.index(option.text("die")), option.number("side") - 1)


@judge("upgrade")
def upgrade_judge(own: Appraisal, question: Question, option: Option) -> float:
    """What the better face brings."""
    return worth_of_free_forging(own, option)


@card_effect("trident")
def trident(play: Play[State], seat: int, card: Card) -> Flow[None]:
    """All gold of the hero board for a face of the Temple that no feat of this match gives."""
    hero = play.state.heroes[seat]
    gold, hero.store["gold"] = hero.store["gold"], 0
    play.tell(seat, "paid", source=card.id, gold=gold)
    yield from forge_one(play, seat, within_reach(play.state), card.id)


def within_reach(state: State) -> list[str]:
    """What the Trident may take: the Sanctuary's faces, and the Garden's that no feat on the islands gives."""
    pools = {FEATS[feat].pool for feat in state.line_up.values() if feat}
    return [
        face
        for pool in POOLS.values()
        if pool.area == "sanctuary" or (pool.area == "garden" and pool.id not in pools)
        for face in dict.fromkeys(pool.faces)
        if state.temple[face]
    ]


@card_worth("trident")
def trident_worth(own: Appraisal, card: Card) -> float:
    """The best of the dearest faces on its best place, less the gold in store."""
    left = [face.id for face in SANCTUARY[-6:] if own.state.temple[face.id]]
    return max((own.best_place(face) for face in left), default=0.0) - own.hero.store["gold"] * own.worth["gold"]
