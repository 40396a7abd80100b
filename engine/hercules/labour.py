"""Performing a labour: the claims on offer, and what one brings (rulebook p. 6-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.hercules.arithmetic import Sum, sums_of
from engine.hercules.cards import CARDS, OPERATION_STACKS
from engine.hercules.state import COLUMNS, Hero, State
from engine.play import Play
from engine.questions import Option

SMALLEST_VASE = 3
LARGEST_VASE = 7


def labour_options(state: State, side: int) -> list[Option]:
    """Every labour that two of the dice make now, once for each demigod that it can earn."""
    labours = state.heroes[side].labours
    options: list[Option] = []
    for made in sums_of(state.faces(side)):
        if made.result in labours:
            options += _claims(made, eligible_stacks(state, made))
    return options


def eligible_stacks(state: State, made: Sum) -> tuple[str, ...]:
    """The stacks whose top card this sum may take (rulebook p. 7): that of the operation, or of a die's number."""
    stacks = state.stacks
    eligible = [OPERATION_STACKS[made.operation]] if stacks[OPERATION_STACKS[made.operation]] else []
    for stack in ("tyche", "morpheus"):
        cards = stacks[stack]
        if cards and CARDS[cards[0]].number in (made.left, made.right):
            eligible.append(stack)
    return tuple(eligible)


@lru_cache(maxsize=4096)
def _claims(made: Sum, stacks: Sequence[str]) -> tuple[Option, ...]:
    return tuple(_claim(made, stack) for stack in stacks or ("",))


def _claim(made: Sum, demigod: str) -> Option:
    return Option(
        f"labour:{made.result}:{made.text}:{demigod or 'none'}",
        "labour",
        {
            "result": made.result,
            "left": made.left,
            "right": made.right,
            "operation": made.operation,
            "demigod": demigod,
        },
        "labour",
    )


def perform_labour(play: Play[State], side: int, claim: Option) -> None:
    """Take the marker, move the apprentice, and take the demigod, the vase and the god that this earns."""
    state = play.state
    hero = state.heroes[side]
    facts = claim.facts
    result, demigod = facts["result"], facts["demigod"]
    assert isinstance(result, int)
    assert isinstance(demigod, str)
    hero.labours.remove(result)
    hero.supply += 1
    play.tell("laboured", side, result=result, left=facts["left"], right=facts["right"], operation=facts["operation"])
    start, hero.column = hero.column, reach(hero.labours, hero.column)
    steps = hero.column - start
    if steps:
        play.tell("moved", side, start=start, column=hero.column, steps=steps)
    if demigod:
        card = state.stacks[demigod].pop(0)
        hero.demigods.append(card)
        play.tell("took_demigod", side, card=card)
    stack = vase_stack(state.vases, steps)
    if stack:
        card = state.vases[stack].pop(0)
        hero.vases.append(card)
        play.tell("took_vase", side, card=card, steps=steps)
    if steps:
        _take_god(play, side, hero)


def reach(labours: Sequence[int], column: int) -> int:
    """Where an apprentice comes to a stop: before the next own marker, at most in the last column (rulebook p. 6)."""
    for labour in labours:
        if labour > column:
            return labour - 1
    return COLUMNS


def vase_stack(vases: Mapping[int, Sequence[str]], steps: int) -> int:
    """The stack of vases that a move earns, or the next lower one with cards; 0 for none (rulebook p. 8, R14)."""
    for columns in range(min(steps, LARGEST_VASE), SMALLEST_VASE - 1, -1):
        if vases.get(columns):
            return columns
    return 0


def card_above(state: State, column: int) -> str:
    """The card that lies over a column: a god, or the top one of the pile over column 12; "" for none."""
    if column == COLUMNS:
        return state.peak[0] if state.peak else ""
    return state.gods[column - 1] or ""


def take_card_above(state: State, hero: Hero) -> str:
    """Take the card over the column where the apprentice stands; returns it, or "" when none lies there."""
    card = card_above(state, hero.column)
    if not card:
        return ""
    if hero.column == COLUMNS:
        del state.peak[0]
    else:
        state.gods[hero.column - 1] = None
    (hero.gods if CARDS[card].kind == "god" else hero.pantheon).append(card)
    return card


def _take_god(play: Play[State], side: int, hero: Hero) -> None:
    card = take_card_above(play.state, hero)
    if card:
        play.tell("took_god" if CARDS[card].kind == "god" else "took_pantheon", side, card=card)
    if hero.column == COLUMNS and not play.state.ending:
        play.state.ending = True
        play.tell("last_round", side)
