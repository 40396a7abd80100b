"""Performing a labour: the claims on offer, and what one brings (rulebook p. 6-8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import compress, product
from typing import NamedTuple

from engine.chance import Stream
from engine.flow import Play
from engine.hercules.arithmetic import Sum, sums_of
from engine.hercules.cards import CARDS, OPERATION_STACKS
from engine.hercules.state import COLUMNS, Cards, Hero, State, without
from engine.questions import Option

SMALLEST_VASE = 3
LARGEST_VASE = 7

NO_CHANCE = bytes(32)
"""A key for what is carried out without any chance."""

NUMBERED_STACKS = ("tyche", "morpheus")
"""The demigods whose cards ask for a die's number."""


def labour_options(state: State, side: int) -> list[Option]:
    """Every labour that two of the dice make now, once for each demigod that it can earn."""
    labours, stacks = state.heroes[side].labours, state.stacks
    tyche, morpheus = top_number(stacks["tyche"]), top_number(stacks["morpheus"])
    options: list[Option] = []
    for result, own, dice, claims in _offers(state.faces(side)):
        if result in labours:
            options += claims[bool(stacks[own]), tyche in dice, morpheus in dice]
    return options


def top_number(stack: Cards) -> int:
    """The die number on the top card of a stack; 0 when it is empty."""
    return CARDS[stack[0]].number if stack else 0


def eligible_stacks(stacks: Mapping[str, Cards], way: Sum) -> Cards:
    """The stacks whose top card a sum may take (rulebook p. 7): that of the operation, or of a die's number."""
    own = OPERATION_STACKS[way.operation]
    matches = (stack for stack in NUMBERED_STACKS if top_number(stacks[stack]) in way.dice)
    return (own, *matches) if stacks[own] else tuple(matches)


class _Offer(NamedTuple):
    """A sum's result, the stack of its operation and its dice; and its claims by what the stacks show.

    The key of ``claims`` says whether the operation's stack holds a card, and whether the top cards of Tyche and
    Morpheus show the number of one of the dice.
    """

    result: int
    own: str
    dice: tuple[int, int]
    claims: Mapping[tuple[bool, bool, bool], tuple[Option, ...]]


@cache
def _offers(faces: tuple[int, ...]) -> tuple[_Offer, ...]:
    return tuple(_offer(way) for way in sums_of(faces))


@cache
def _offer(way: Sum) -> _Offer:
    stacks = (OPERATION_STACKS[way.operation], *NUMBERED_STACKS)
    claims = {
        (own, tyche, morpheus): _claims(way, tuple(compress(stacks, (own, tyche, morpheus))))
        for own, tyche, morpheus in product((False, True), repeat=3)
    }
    return _Offer(way.result, stacks[0], way.dice, claims)


def _claims(way: Sum, stacks: Cards) -> tuple[Option, ...]:
    return tuple(_claim(way, stack) for stack in stacks or ("",))


def _claim(way: Sum, demigod: str) -> Option:
    return Option(
        f"labour:{way.result}:{way.text}:{demigod or 'none'}",
        "labour",
        {
            "result": way.result,
            "left": way.left,
            "right": way.right,
            "operation": way.operation,
            "demigod": demigod,
        },
        "labour",
    )


def perform_labour(play: Play[State], side: int, claim: Option) -> None:
    """Take the marker, move the apprentice, and take the demigod, the vase and the god that this earns."""
    state = play.state
    hero = state.heroes[side]
    _take_marker(play, side, hero, claim)
    steps = _move(play, side, hero)
    demigod = claim.text("demigod")
    if demigod:
        card, *_ = stack = state.stacks[demigod]
        state.stacks[demigod] = stack[1:]
        hero.demigods += (card,)
        play.tell(side, "took_demigod", card=card)
    if steps >= SMALLEST_VASE and (card := take_vase(state, hero, steps)):
        play.tell(side, "took_vase", card=card, steps=steps)
    if steps:
        _take_god(play, side, hero)


def after_labour(state: State, side: int, claim: Option) -> State:
    """The state after a labour; it leaves nothing to chance."""
    after = state.copy()
    perform_labour(Play(after, Stream(NO_CHANCE), []), side, claim)
    return after


def _take_marker(play: Play[State], side: int, hero: Hero, claim: Option) -> None:
    facts = claim.facts
    result = claim.number("result")
    hero.labours = without(hero.labours, result)
    hero.supply += 1
    play.tell(side, "laboured", result=result, left=facts["left"], right=facts["right"], operation=facts["operation"])


def _move(play: Play[State], side: int, hero: Hero) -> int:
    start, hero.column = hero.column, reach(hero.labours, hero.column)
    steps = hero.column - start
    if steps:
        play.tell(side, "moved", start=start, column=hero.column, steps=steps)
    return steps


def reach(labours: Sequence[int], column: int) -> int:
    """Where an apprentice comes to a stop: before the next own marker, at most in the last column (rulebook p. 6)."""
    for labour in labours:
        if labour > column:
            return labour - 1
    return COLUMNS


def vase_stack(vases: Mapping[int, Cards], steps: int) -> int:
    """The stack of vases that a move earns, or the next lower one with cards; 0 for none (rulebook p. 8, R14)."""
    for columns in range(min(steps, LARGEST_VASE), SMALLEST_VASE - 1, -1):
        if vases.get(columns):
            return columns
    return 0


def take_vase(state: State, hero: Hero, steps: int) -> str:
    """Take the vase that a move earns; returns it, or "" for none."""
    columns = vase_stack(state.vases, steps)
    if not columns:
        return ""
    vase = state.vases[columns][0]
    state.vases[columns] = state.vases[columns][1:]
    hero.vases += (vase,)
    return vase


def card_above(state: State, column: int) -> str:
    """The card that lies over a column: a god, or the top one of the pile over column 12; "" for none."""
    if column == COLUMNS:
        return state.peak[0] if state.peak else ""
    return state.gods[column - 1] or ""


def take_card_above(state: State, hero: Hero) -> str:
    """Take the card over the column where the apprentice stands; returns it, or "" when none lies there."""
    column = hero.column
    card = card_above(state, column)
    if not card:
        return ""
    if column == COLUMNS:
        state.peak = state.peak[1:]
    else:
        state.gods = (*state.gods[: column - 1], None, *state.gods[column:])
    if CARDS[card].kind == "god":
        hero.gods += (card,)
    else:
        hero.pantheon += (card,)
    return card


def _take_god(play: Play[State], side: int, hero: Hero) -> None:
    card = take_card_above(play.state, hero)
    if card:
        play.tell(side, "took_god" if CARDS[card].kind == "god" else "took_pantheon", card=card)
    if hero.column == COLUMNS and not play.state.ending:
        play.state.ending = True
        play.tell(side, "last_round")
