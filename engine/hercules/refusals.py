"""The rule that forbids an option, as a stable key for its text."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, Literal, get_args

from engine.hercules.abilities import DICE, TURNED
from engine.hercules.arithmetic import SIGNS, Sum, calculate
from engine.hercules.cards import CARDS
from engine.hercules.labour import eligible_stacks, labour_options
from engine.hercules.rest import MOST_MARKERS, gods_to_turn
from engine.hercules.state import COLUMNS, State
from engine.questions import NO_FACTS, TOGETHER, Fact

Refusal = Literal[
    "turn_over",
    "not_your_turn",
    "not_those_dice",
    "not_integer",
    "out_of_range",
    "labour_already_done",
    "must_choose_demigod",
    "demigod_not_eligible",
    "card_not_yours",
    "passive_card",
    "no_god_abilities_in_simplified_variant",
    "card_already_used_this_turn",
    "card_still_holds_marker",
    "god_card_face_down",
    "no_marker_in_supply",
    "choose_another_player",
    "white_die_not_in_use",
    "choose_at_least_one_die",
    "choose_one_die",
    "above_6",
    "below_1",
    "no_rest_after_using_a_card",
    "choose_what_to_recover",
    "nothing_to_recover",
    "no_marker_on_that_card",
    "at_most_3_markers",
    "at_most_1_god",
    "no_god_flip_in_simplified_variant",
    "god_card_not_face_down",
    "rest_instead",
    "labour_possible",
    "unknown_option",
]
"""The rules that forbid an option, by key."""

REFUSALS: tuple[Refusal, ...] = get_args(Refusal)

UNKNOWN: Final = "unknown_option"

_SUM = re.compile(r"([1-6])([-+x/])([1-6])")
_OPERATIONS = {sign: operation for operation, sign in SIGNS.items()}


def explain(state: State, side: int, option_id: str) -> Refusal:
    """The key of the rule that forbids an option which is not offered to this side now."""
    if side != state.acting:
        had_turn = (side - state.pegasus) % len(state.heroes) < state.turns
        return "turn_over" if had_turn else "not_your_turn"
    if TOGETHER in option_id and option_id.startswith(("take:", "turn_up:")):
        return _together(state, side, option_id.split(TOGETHER))
    kind, *parts = option_id.split(":")
    rule = _RULES.get(kind)
    return rule(state, side, parts) if rule else UNKNOWN


def measure(state: State, side: int, option_id: str, reason: str) -> Mapping[str, Fact]:
    """The two dice of a division that leaves a remainder."""
    sum_parts = _SUM.search(option_id) if reason == "not_integer" else None
    if sum_parts is None:
        return NO_FACTS
    faces = int(sum_parts[1]), int(sum_parts[3])
    return {"left": max(faces), "right": min(faces)}


def _labour(state: State, side: int, parts: list[str]) -> Refusal:
    if len(parts) != 3 or not (sum_parts := _SUM.fullmatch(parts[1])):
        return UNKNOWN
    left, right = int(sum_parts[1]), int(sum_parts[3])
    operation = _OPERATIONS[sum_parts[2]]
    faces = list(state.faces(side))
    for face in (left, right):
        if face not in faces:
            return "not_those_dice"
        faces.remove(face)
    result = calculate(max(left, right), min(left, right), operation)
    if result is None:
        return "not_integer"
    if not 1 <= result <= COLUMNS:
        return "out_of_range"
    if result not in state.heroes[side].labours:
        return "labour_already_done"
    return _demigod(state, Sum(result, left, right, operation), parts[2])


def _demigod(state: State, way: Sum, stack: str) -> Refusal:
    eligible = eligible_stacks(state.stacks, way)
    if stack == "none" and eligible:
        return "must_choose_demigod"
    return UNKNOWN if stack in eligible else "demigod_not_eligible"


def _use(state: State, side: int, parts: list[str]) -> Refusal:
    """Checked in the order of the rules: ownership, ability, used this turn, payment, target."""
    hero = state.heroes[side]
    card_id, target = parts[0] if parts else "", ":".join(parts[1:])
    if card_id not in hero.demigods and card_id not in hero.gods:
        return "card_not_yours"
    card = CARDS[card_id]
    if not card.active:
        return "passive_card"
    if card.kind == "god" and state.simplified:
        return "no_god_abilities_in_simplified_variant"
    if card_id in state.used:
        return "card_already_used_this_turn"
    if card_id in hero.marked:
        return "card_still_holds_marker"
    if card_id in hero.face_down:
        return "god_card_face_down"
    if card.kind == "demigod" and not hero.supply:
        return "no_marker_in_supply"
    return _target(state, side, card.ability, target)


def _target(state: State, side: int, ability: str, target: str) -> Refusal:
    if ability == "copy":
        return "choose_another_player"
    if ability == "white":
        return UNKNOWN
    if "white" in target.split("+") and not state.white_in_use:
        return "white_die_not_in_use"
    if ability == "reroll":
        return UNKNOWN if target else "choose_at_least_one_die"
    if target not in DICE:
        return "choose_one_die"
    if state.faces(side)[DICE.index(target)] in TURNED[ability]:
        return UNKNOWN
    return "above_6" if ability == "plus1" else "below_1"


def _rest(state: State, side: int, parts: list[str]) -> Refusal:
    hero = state.heroes[side]
    if state.used:
        return "no_rest_after_using_a_card"
    recoverable = hero.marked or gods_to_turn(state, hero)
    return "choose_what_to_recover" if recoverable else "nothing_to_recover"


def _take(state: State, side: int, parts: list[str]) -> Refusal:
    card = parts[0] if parts else ""
    return UNKNOWN if card in state.heroes[side].marked else "no_marker_on_that_card"


def _turn_up(state: State, side: int, parts: list[str]) -> Refusal:
    if state.simplified:
        return "no_god_flip_in_simplified_variant"
    card = parts[0] if parts else ""
    return UNKNOWN if card in state.heroes[side].face_down else "god_card_not_face_down"


def _together(state: State, side: int, ids: list[str]) -> Refusal:
    """What is wrong with a rest: one of its parts, or how many there are."""
    for each in ids:
        if (reason := explain(state, side, each)) != UNKNOWN:
            return reason
    takes = sum(each.startswith("take:") for each in ids)
    if takes > MOST_MARKERS:
        return "at_most_3_markers"
    return "at_most_1_god" if len(ids) - takes > 1 else UNKNOWN


def _end(state: State, side: int, parts: list[str]) -> Refusal:
    if not state.used:
        return "rest_instead"
    return "labour_possible" if labour_options(state, side) else UNKNOWN


_RULES: Mapping[str, Callable[[State, int, list[str]], Refusal]] = {
    "labour": _labour,
    "use": _use,
    "rest": _rest,
    "take": _take,
    "turn_up": _turn_up,
    "end": _end,
}
