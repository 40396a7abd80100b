"""How the computer player answers the questions of Rebellion."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.dice_forge.data.cards import CARDS, SLOTS
from engine.dice_forge.data.faces import DICE, FACES
from engine.dice_forge.data.labyrinth import SPACES, TREASURES
from engine.dice_forge.data.rulings import COMPANION
from engine.dice_forge.greedy.appraisal import Appraisal
from engine.dice_forge.greedy.rebellion import AHEAD, best_up, space_worth, way_worth
from engine.dice_forge.rules.resources import cap
from engine.dice_forge.rules.upgrades import upgrade_options
from engine.questions import Option, Question

Judge = Callable[[Appraisal, Question, Option], float]

ANCIENT_KEPT = 1.6
"""An ancient shard in store: it pays for either kind."""


def number(option: Option, fact: str) -> int:
    """A fact that is a number; 0 when it is not there."""
    value = option.facts.get(fact, 0)
    assert isinstance(value, int)
    return value


def _pay(own: Appraisal, question: Question, option: Option) -> float:
    """What is worth least is paid first."""
    scepters = option.facts.get("scepters", ())
    assert isinstance(scepters, tuple)
    shards = sum(number(option, kind) * own.worth[kind] for kind in ("moon", "sun"))
    gold = sum(int(held) for held in scepters) * own.worth["gold"]
    return -shards - number(option, "ancient") * min(ANCIENT_KEPT, 1.05 * own.worth["sun"]) - gold


def _scepter(own: Appraisal, question: Question, option: Option) -> float:
    """Gold that has no room goes to the scepter, and some more to fill it."""
    room = cap(own.hero, "gold") - own.hero.store["gold"]
    bonus = 0.6 if number(option, "held") in (4, 6) else 0.0
    return 0.25 * number(option, "stored") + 0.3 * min(room, number(option, "kept")) + bonus


def _twins(own: Appraisal, question: Question, option: Option) -> float:
    """Rolling again must bring more than it costs."""
    if option.label == "twins-keep":
        return 0.0
    if option.group == "triton":
        return -1.0
    price = number(option, "gold") * own.worth["gold"] - 1.0
    if option.facts["die"] not in DICE:
        return -price - 1.0
    face = FACES[str(option.facts["face"])]
    return own.die(DICE.index(str(option.facts["die"]))) - own.face(face) - price


def _merchant(own: Appraisal, question: Question, option: Option) -> float:
    if option.label == "merchant-vp":
        return float(number(option, "vp"))
    levels = number(option, "levels")
    best = max(forged_for_free(own, way) for way in upgrade_options(own.state, own.seat, levels))
    return best - 2.0 * (levels - 1)


def forged_for_free(own: Appraisal, option: Option) -> float:
    """What forging a face brings that costs nothing; nothing when none is forged."""
    if option.group != "forge":
        return 0.0
    return own.forging(str(option.facts["face"]), DICE.index(str(option.facts["die"])), number(option, "side") - 1)


def _face(own: Appraisal, question: Question, option: Option) -> float:
    return own.face(FACES[str(option.facts["face"])])


def _side(own: Appraisal, question: Question, option: Option) -> float:
    """One die alone by its face; of two dice the best pair that is still possible."""
    face, die = str(option.facts["face"]), DICE.index(str(option.facts["die"]))
    if len({other.facts["die"] for other in question.options}) > 1:
        return own.face(FACES[face])
    if die == 0:
        return max(own.pair(face, other) for other in own.hero.dice[1])
    return own.pair(own.hero.faces[0], face)


def _path(own: Appraisal, question: Question, option: Option) -> float:
    space = number(option, "space")
    start = question.facts["space"]
    if isinstance(start, int) and space in SPACES[start].forward:
        return way_worth(own, space, AHEAD)
    return space_worth(own, SPACES[space])


def _deal(own: Appraisal, question: Question, option: Option) -> float:
    if option.group == "triton":
        return -1.0
    if option.label == "deal-no":
        return 0.0
    facts = {kind: int(str(question.facts[kind])) for kind in ("gold", "moon") if kind in question.facts}
    return int(str(question.facts["gain"])) - own.yields(facts)


def _memory(own: Appraisal, question: Question, option: Option) -> float:
    """The better side, on an island whose feats come soon."""
    gains = {kind: number(option, kind) for kind in ("ancient", "loyalty", "sun", "moon") if kind in option.facts}
    feats = [slot for slot in SLOTS.values() if slot.island == option.facts["island"]]
    near = sum(len(own.state.stacks[slot.id]) / sum(slot.cost.values()) for slot in feats)
    return own.yields(gains) + 0.3 * near


def _token(own: Appraisal, question: Question, option: Option) -> float:
    """The token whose step counts for more now."""
    return own.yields({kind: number(option, kind) for kind in ("ancient", "loyalty", "sun", "moon")})


def _take(own: Appraisal, question: Question, option: Option) -> float:
    return own.card(CARDS[str(option.facts["card"])])


def _trade(own: Appraisal, question: Question, option: Option) -> float:
    return number(option, "gain") - number(option, "gold") * own.worth["gold"]


def cash_in(own: Appraisal, question: Question, option: Option) -> float:
    """A Companion goes when it has come to the end and there is room for its sun, or when the match ends."""
    room = cap(own.hero, "sun") - own.hero.store["sun"]
    return 400.0 if not own.turns_after or (number(option, "space") == COMPANION and room >= 4) else -1.0


def light_pays(own: Appraisal, price: Mapping[str, int]) -> bool:
    """Whether a face lies up that is worth more than carrying it out costs."""
    return best_up(own) > own.yields(price) + 0.2


REBELLION_JUDGES: Mapping[str, Judge] = {
    "pay": _pay,
    "purse": lambda own, question, option: -number(option, "scepter"),
    "scepter": _scepter,
    "twins": _twins,
    "celestial": lambda own, question, option: float(option.id == "celestial:roll"),
    "companion": lambda own, question, option: number(option, "space"),
    "merchant": _merchant,
    "upgrade": lambda own, question, option: forged_for_free(own, option),
    "copy": _face,
    "side": _side,
    "path": _path,
    "treasure": lambda own, question, option: own.yields(TREASURES[option.id.partition(":")[2]].front),
    "deal": _deal,
    "memory": _memory,
    "tokens": _token,
    "take": _take,
    "trade": _trade,
}
"""Judges by the kind of the question."""
