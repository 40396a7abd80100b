"""The rule that forbids an option, as a stable key for its text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, get_args

from engine.dice_forge.data.cards import CARDS, FEATS, SLOTS
from engine.dice_forge.data.faces import DICE, FACES, SIDES
from engine.dice_forge.data.rulings import EXTRA_ACTION
from engine.dice_forge.rules.feats import payable_feats
from engine.dice_forge.rules.payment import ready_scepters
from engine.dice_forge.rules.resources import can_pay
from engine.dice_forge.rules.turn import may_act_again, usable, ways_to_extra_action
from engine.dice_forge.state import State
from engine.questions import Fact

Refusal = Literal[
    "not_your_turn",
    "face_must_stay",
    "not_for_sale",
    "action_over",
    "same_face_in_one_action",
    "face_sold_out",
    "not_enough_gold",
    "equal_side_offered",
    "not_in_this_match",
    "stack_empty",
    "not_enough_shards",
    "card_not_yours",
    "no_reinforcement",
    "reinforcements_come_first",
    "card_already_used_this_turn",
    "no_token",
    "no_companion",
    "nothing_left_to_move",
    "one_extra_action_only",
    "action_comes_first",
    "not_enough_sun",
    "nothing_to_do_with_it",
    "end_instead",
    "must_act",
    "pass_instead",
    "unknown_option",
]
"""The rules that forbid an option, by key."""

REFUSALS: tuple[Refusal, ...] = get_args(Refusal)

UNKNOWN: Final = "unknown_option"

Parts = list[str]


def explain(state: State, seat: int, option_id: str) -> Refusal:
    """The key of the rule that forbids an option which is not offered to this seat now."""
    kind, *parts = option_id.split(":")
    rule = _RULES.get(kind)
    if rule is None:
        return UNKNOWN if kind in _ANSWERS or seat == state.acting else "not_your_turn"
    return rule(state, seat, parts) if seat == state.acting else "not_your_turn"


def measure(state: State, seat: int, option_id: str, reason: str) -> Mapping[str, Fact]:
    """What an option that is too dear costs, and what the seat has of that (``held_gold``, ``held_sun`` …)."""
    kind, *parts = option_id.split(":")
    cost: Mapping[str, int] = {}
    if reason == "not_enough_gold":
        cost = {"gold": FACES[parts[0]].cost} if kind == "forge" else CARDS[":".join(parts)].feat.price
    elif reason == "not_enough_shards":
        cost = SLOTS[FEATS[":".join(parts)].slot].cost
    elif reason == "not_enough_sun":
        cost = EXTRA_ACTION
    hero = state.heroes[seat]
    store = {"gold": hero.gold, **{each: hero.store[each] for each in ("sun", "moon")}}
    return {**cost, **{f"held_{each}": store[each] for each in store if cost}}


def _forge(state: State, seat: int, parts: Parts) -> Refusal:
    if len(parts) != 3 or parts[0] not in FACES or parts[1] not in DICE:
        return UNKNOWN
    if not parts[2].isascii() or not parts[2].isdigit() or not 1 <= int(parts[2]) <= SIDES:
        return UNKNOWN
    face = FACES[parts[0]]
    if FACES[state.heroes[seat].dice[DICE.index(parts[1])][int(parts[2]) - 1]].stays:
        return "face_must_stay"
    if not face.cost:
        return "not_for_sale"
    if state.acted and not state.bought:
        return "action_over"
    if face.id in state.bought:
        return "same_face_in_one_action"
    if not state.temple.get(face.id):
        return "face_sold_out"
    return "not_enough_gold" if face.cost > state.heroes[seat].gold else "equal_side_offered"


def _feat(state: State, seat: int, parts: Parts) -> Refusal:
    feat = FEATS.get(":".join(parts))
    if feat is None:
        return UNKNOWN
    if state.line_up[feat.slot] != feat.id:
        return "not_in_this_match"
    if state.acted:
        return "action_over"
    if not state.stacks[feat.slot]:
        return "stack_empty"
    hero = state.heroes[seat]
    payable = payable_feats(state, hero.store, ready_scepters(hero))
    return UNKNOWN if feat.slot in payable else "not_enough_shards"


def _use(state: State, seat: int, parts: Parts) -> Refusal:
    card = CARDS.get(":".join(parts))
    hero = state.heroes[seat]
    if card is None or card.id not in hero.cards:
        return "card_not_yours"
    if "reinforcement" not in card.feat.types:
        return "no_reinforcement"
    if state.acted or state.extra:
        return "reinforcements_come_first"
    if card.id not in state.ready:
        return "card_already_used_this_turn"
    if not can_pay(hero, card.feat.price):
        return "not_enough_gold"
    return UNKNOWN if usable(state, hero, card.id) else "nothing_left_to_move"


def _triton(state: State, seat: int, parts: Parts) -> Refusal:
    return UNKNOWN if state.heroes[seat].tokens["triton"] else "no_token"


def _companion(state: State, seat: int, parts: Parts) -> Refusal:
    return UNKNOWN if state.heroes[seat].companions else "no_companion"


def _extra(state: State, seat: int, parts: Parts) -> Refusal:
    hero = state.heroes[seat]
    if state.extra:
        return "one_extra_action_only"
    if not state.acted:
        return "action_comes_first"
    if not ways_to_extra_action(hero):
        return "not_enough_sun"
    return UNKNOWN if may_act_again(state, seat) else "nothing_to_do_with_it"


def _pass(state: State, seat: int, parts: Parts) -> Refusal:
    if state.acted:
        return "end_instead"
    return "must_act" if state.must_act else UNKNOWN


def _end(state: State, seat: int, parts: Parts) -> Refusal:
    return UNKNOWN if state.acted else "pass_instead"


_RULES: Mapping[str, Callable[[State, int, Parts], Refusal]] = {
    "forge": _forge,
    "feat": _feat,
    "use": _use,
    "triton": _triton,
    "companion": _companion,
    "extra": _extra,
    "pass": _pass,
    "end": _end,
}
"""What is chosen in the own turn."""

_ANSWERS = frozenset(
    [
        *("pick", "gain", "lose", "hammer", "exchange", "copy", "first", "ship", "cerberus", "die", "pair", "seat"),
        *("twins", "scepter", "purse", "pay", "step", "merchant", "side", "trade", "take", "path", "treasure"),
        *("deal", "celestial", "memory"),
    ],
)
"""What answers other questions: they may come at any time, and are offered in full."""
