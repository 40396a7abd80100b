"""Why an option is good, for words about it: what it brings in points, and what it makes affordable next."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.advice import Advice
from engine.dice_forge.data.cards import CARDS
from engine.dice_forge.data.faces import DICE, FACES, SIDES
from engine.dice_forge.data.rulings import CAPS, EXTRA_ACTION
from engine.dice_forge.greedy.appraisal import Appraisal
from engine.dice_forge.greedy.choose import best_action, feat_worth
from engine.dice_forge.rules.feats import payable_feats
from engine.dice_forge.rules.forging import for_sale
from engine.dice_forge.rules.resources import cap
from engine.dice_forge.rules.titan_track import rebel_reward
from engine.dice_forge.state import State
from engine.dice_forge.views.preview import preview
from engine.match import Match
from engine.questions import Fact, Option

Facts = Mapping[str, Fact]


def reason_for(match: Match[State], seat: int, option_id: str) -> Advice:
    """Why an option is good: the reason is its label. Raises NotAsked, KeyError."""
    _, option = match.find_offer(seat, option_id)
    own = Appraisal(match.state, seat)
    of_kind = _BRINGS.get(option.label)
    return Advice(option.id, option.label, {**option.facts, **(of_kind(own, option) if of_kind else {})})


def _feat(own: Appraisal, option: Option) -> Facts:
    """``points`` is what the feat brings in all: at once, and by its ``effect`` until the match ends."""
    card = CARDS[option.text("card")]
    titans = rebel_reward(own.state, own.seat, card.feat) if own.hero.track else 0
    effect = max(0, round(own.card(card) - card.feat.vp))
    return {"effect": effect, "titans": titans, "points": card.feat.vp + titans + effect}


def _forge(own: Appraisal, option: Option) -> Facts:
    """``points`` is what the face brings beyond the old one, in the ``times`` that it comes up until the match ends."""
    die, side = DICE.index(option.text("die")), option.number("side") - 1
    gain = own.forging(option.text("face"), die, side)
    return {"points": max(0, round(gain)), "times": max(1, round(own.rolls / SIDES))}


def _gain(own: Appraisal, option: Option) -> Facts:
    """``next`` is the best that can be paid for with this and not without, "" where it opens up nothing."""
    hero = own.hero
    if "resource" in option.facts and "amount" in option.facts:
        more = {option.text("resource"): option.number("amount")}
    else:
        more = {kind: option.number(kind) for kind in own.worth if kind in option.facts}
    store = {
        kind: min(in_store + more.get(kind, 0), max(in_store, cap(hero, kind)))
        for kind, in_store in _purses(own).items()
    }
    return {"next": _best_newly_affordable(own, store)}


def _purses(own: Appraisal) -> dict[str, int]:
    return {kind: in_store for kind, in_store in own.hero.store.items() if kind in CAPS}


def _best_newly_affordable(own: Appraisal, store: Mapping[str, int]) -> str:
    """The best feat or face that such a store pays for and the present one does not."""
    state, own_store = own.state, dict(own.hero.store)
    affordable = {*payable_feats(state, own_store)}
    feats = [state.stacks[slot][0] for slot in payable_feats(state, store) if slot not in affordable]
    worths = {card: feat_worth(own, card) for card in feats}
    in_reach = for_sale(state, own_store["gold"])
    for face in for_sale(state, store["gold"]):
        if face not in in_reach:
            worths[face] = own.best_place(face) - FACES[face].cost * own.worth["gold"]
    best = max(worths, key=lambda each: worths[each], default="")
    return best if best and worths[best] > 0 else ""


def _hammer(own: Appraisal, option: Option) -> Facts:
    """``vp`` are the points of the laps that it finishes."""
    return {"vp": int(str(preview(own.state, own.seat, option)["vp"]))}


def _extra(own: Appraisal, option: Option) -> Facts:
    """``points`` is about what the action that follows brings."""
    left = {kind: max(0, in_store - EXTRA_ACTION.get(kind, 0)) for kind, in_store in own.hero.store.items()}
    return {"points": max(0, round(best_action(own, left)))}


_BRINGS: Mapping[str, Callable[[Appraisal, Option], Facts]] = {
    "feat": _feat,
    "take": _feat,
    "forge": _forge,
    "gain": _gain,
    "treasure": _gain,
    "hammer": _hammer,
    "extra": _extra,
}
