"""The preview of an option for players."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.hercules.abilities import TURNED, ability_options, copy_dice, target_of, turn_die
from engine.hercules.cards import CARDS
from engine.hercules.labour import after_labour, card_above, labour_options, reach, vase_stack
from engine.hercules.rest import PASS, REST, gods_to_turn, most_to_recover
from engine.hercules.scoring import scores_of
from engine.hercules.state import State
from engine.questions import Fact, Option

Facts = Mapping[str, Fact]


def preview(state: State, side: int, option: Option) -> Facts:
    """The facts of an option and its consequences, as far as they are certain."""
    foresee = _FORESEE.get(option.group)
    return {**option.facts, **foresee(state, side, option)} if foresee else option.facts


def _labour(state: State, side: int, option: Option) -> Facts:
    hero = state.heroes[side]
    result, demigod = option.number("result"), option.text("demigod")
    column = reach([labour for labour in hero.labours if labour != result], hero.column)
    steps = column - hero.column
    stack = vase_stack(state.vases, steps)
    god = card_above(state, column) if steps else ""
    return {
        "card": state.stacks[demigod][0] if demigod else "",
        "start": hero.column,
        "column": column,
        "steps": steps,
        "vase": state.vases[stack][0] if stack else "",
        "vase_points": CARDS[state.vases[stack][0]].vp if stack else 0,
        "god": god,
        "waiting": god,
        "points_before": scores_of(state)[side].points,
        "points_after": scores_of(after_labour(state, side, option))[side].points,
    }


def _ability(state: State, side: int, option: Option) -> Facts:
    card = CARDS[option.text("card")]
    facts: dict[str, Fact] = {
        "before": state.faces(side),
        "cost": "god" if card.kind == "god" else "marker",
    }
    if card.ability in TURNED:
        facts["after"] = turn_die(card.ability, state.faces(side), _first_of_equals(state, side, target_of(option)))
    elif card.ability == "copy":
        facts["after"] = copy_dice(state, state.faces(side), target_of(option))
    return facts


def _first_of_equals(state: State, side: int, die: str) -> str:
    """The own die that is named: when both show the same, it makes no difference which of them is turned."""
    first, second = state.heroes[side].dice
    return "d1" if die == "d2" and first == second else die


def _rest(state: State, side: int, option: Option) -> Facts:
    """Which cards a rest frees, or can free; ``labours``: how many of them a pass leaves out that fit the dice."""
    hero = state.heroes[side]
    gods = gods_to_turn(state, hero)
    if option.label == PASS.label:
        return {"labours": len({labour.number("result") for labour in labour_options(state, side)})}
    if option.id == REST.id:
        return {"cards": (*hero.marked, *gods), **most_to_recover(state, hero)}
    return {"cards": hero.marked, "god": next(iter(gods), "")}


def _end(state: State, side: int, option: Option) -> Facts:
    """``cards``: those that could still be used."""
    return {"cards": tuple(dict.fromkeys(ability.text("card") for ability in ability_options(state, side)))}


_FORESEE: Mapping[str, Callable[[State, int, Option], Facts]] = {
    "labour": _labour,
    "ability": _ability,
    "rest": _rest,
    "end": _end,
}
