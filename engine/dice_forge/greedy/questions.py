"""The computer player's answers outside of its own turn: gains, orders, ways to pay."""

from __future__ import annotations

from engine.dice_forge.data.cards import CARDS
from engine.dice_forge.data.faces import DICE, FACES, SPENDING
from engine.dice_forge.data.rulings import SCEPTER_SHARDS
from engine.dice_forge.data.titan_track import TRACK
from engine.dice_forge.greedy.appraisal import Appraisal, judge
from engine.dice_forge.rules.plain_faces import triple
from engine.dice_forge.rules.resources import cap
from engine.float_sums import sum_floats
from engine.questions import Option, Question, numbers, texts

ANCIENT_KEPT = 1.6
"""An ancient shard in store: it pays for either kind."""

SHARDS_RISE = [held for held, shards in SCEPTER_SHARDS.items() if shards != SCEPTER_SHARDS.get(held - 1)]
"""The gold at which a scepter begins to be reset for more shards."""


@judge("choose", "boar")
def gain_judge(own: Appraisal, question: Question, option: Option) -> float:
    """As much as there is room for."""
    return own.gain_worth({option.text("resource"): option.number("amount")})


@judge("lose")
def lose_judge(own: Appraisal, question: Question, option: Option) -> float:
    """What is missed least."""
    return -own.loss_worth({option.text("resource"): option.number("amount")})


@judge("hammer")
def hammer_judge(own: Appraisal, question: Question, option: Option) -> float:
    """Gold into the hammer at its rate; gold kept as far as it fits and finds a use."""
    room = cap(own.hero, "gold") - own.hero.store["gold"]
    keep = own.worth["gold"] if own.hammer_rate() == 0.0 else 0.9 * own.rolls / 36
    hammer_gold, gold_left = option.number("worked"), option.number("kept")
    return hammer_gold * (own.hammer_rate() + 0.01) + min(gold_left, room) * keep


@judge("exchange")
def exchange_judge(own: Appraisal, question: Question, option: Option) -> float:
    """The points, or what would be kept."""
    if "gain" in option.facts:
        return float(option.number("gain"))
    return own.gain_worth({kind: option.number(kind) for kind in ("gold", "sun", "moon") if kind in option.facts})


@judge("mirror")
def mirror_judge(own: Appraisal, question: Question, option: Option) -> float:
    """What the copied face brings beside the other die."""
    face = option.text("face")
    others = [other for other in texts(question.facts, "faces") if FACES[other].kind != "mirror"]
    return own.pair(face, others[0]) if others else own.face(FACES[face])


@judge("order")
def order_judge(own: Appraisal, question: Question, option: Option) -> float:
    """What both come to, where it is known; else the ship and the golem go last, unless gold would find no room."""
    if "space" in option.facts:
        gains = {kind: option.number(kind) for kind in own.worth if kind in option.facts}
        return own.gain_worth(gains) + TRACK[option.number("space")].vp
    pays = FACES[option.text("face")].kind in SPENDING
    full = own.hero.store["gold"] + 2 > cap(own.hero, "gold")
    return float(pays == full)


@judge("ship")
def ship_judge(own: Appraisal, question: Question, option: Option) -> float:
    """The best face; Triton tokens are kept."""
    if option.group == "forge":
        return own.purchase(option)
    return -1.0 if option.group == "triton" else 0.0


@judge("forge")
def forced_judge(own: Appraisal, question: Question, option: Option) -> float:
    """The best face on its best place, if any brings something."""
    return own.purchase(option) if option.group == "forge" else 0.0


@judge("cerberus")
def cerberus_judge(own: Appraisal, question: Question, option: Option) -> float:
    """The present faces once more, or a good blessing later."""
    factor, left = triple(texts(question.facts, "faces"))
    now = factor * sum_floats([own.face(FACES[face]) for face in left])
    later = 1.6 * own.blessing(own.seat) if own.rolls > 1 else 0.0
    return now if option.label == "cerberus-use" else later


@judge("pay")
def pay_judge(own: Appraisal, question: Question, option: Option) -> float:
    """What is worth least is paid first."""
    shards = sum_floats([option.number(kind, 0) * own.worth[kind] for kind in ("moon", "sun")])
    gold = sum(numbers(option.facts, "scepters")) * own.worth["gold"]
    return -shards - option.number("ancient", 0) * min(ANCIENT_KEPT, 1.05 * own.worth["sun"]) - gold


@judge("scepter")
def scepter_judge(own: Appraisal, question: Question, option: Option) -> float:
    """Gold that has no room goes to the scepter, and some more to fill it."""
    room = cap(own.hero, "gold") - own.hero.store["gold"]
    bonus = 0.6 if option.number("held") in SHARDS_RISE else 0.0
    return 0.25 * option.number("stored") + 0.3 * min(room, option.number("kept")) + bonus


@judge("twins")
def twins_judge(own: Appraisal, question: Question, option: Option) -> float:
    """Rolling again must bring more than it costs."""
    if option.label == "twins-keep":
        return 0.0
    if option.group == "triton":
        return -1.0
    price = option.number("gold") * own.worth["gold"] - 1.0
    if option.facts["die"] not in DICE:
        return -price - 1.0
    face = FACES[option.text("face")]
    return own.die(DICE.index(option.text("die"))) - own.face(face) - price


@judge("purse")
def purse_judge(own: Appraisal, question: Question, option: Option) -> float:
    """Gold on scepters is kept."""
    return -option.number("scepter")


@judge("draft")
def draft_judge(own: Appraisal, question: Question, option: Option) -> float:
    """The set that would be worth most now."""
    return own.card(CARDS[first_card(option.text("feat"))])


def first_card(feat: str) -> str:
    """Any card of a set."""
    return next(card.id for card in CARDS.values() if card.feat.id == feat)
