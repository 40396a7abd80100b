"""Nobody learns what lies face down: states that differ in nothing else look the same in every way there is.

Dice Forge has no card that only the program knows: what is hidden there are the dice to come, which no state holds.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.chance import Stream
from engine.hercules import GAME
from engine.match import Match
from engine.players import choose
from rendering.picture import Scene
from rendering.registry import draw
from tests.rendering.sheets import seen

Scenes = Callable[..., Scene]
STATES = [(seats, number) for seats in (1, 2, 3, 4) for number in range(12)]
PER_STATE = 6


def at_a_boundary(seats: int, number: int) -> Match[Any]:
    match = Match.start(GAME, seats, seed=number.to_bytes(32, "big"))
    luck = random.Random(number * 10 + seats)
    moves = luck.randrange(60)
    while match.questions and (len(match.journal) < moves or match.turn_began != len(match.journal)):
        question = match.questions[0]
        match.play(question.seat, luck.choice(question.options).id)
    return match


def from_here(match: Match[Any], luck: random.Random | None) -> Match[Any]:
    """The match from its present state on; with luck, what lies face down lies in another order."""
    state = GAME.rules.copy(match.state)
    if luck is not None:
        for stack, cards in state.stacks.items():
            state.stacks[stack] = (*cards[:1], *luck.sample(cards[1:], max(0, len(cards) - 1)))
    return Match.from_state(GAME, state, seats=match.seats, chance=Stream(bytes(32)))


def looks(match: Match[Any]) -> tuple[Any, ...]:
    """Everything of a match but its pictures that somebody at the table, or beside it, can come to see."""
    events = [event.to_json() for event in match.events]
    previews = [
        (question.seat, option.id, dict(match.preview(question.seat, option)))
        for question in match.questions
        for option in question.options
    ]
    hints = [choose("greedy", match, question.seat) for question in match.questions]
    return events, match.questions, previews, hints, match.standings, match.round, GAME.rules.count_hidden(match.state)


@pytest.mark.parametrize(("seats", "number"), STATES)
def test_order_of_what_lies_face_down_shows_nowhere(seats: int, number: int) -> None:
    match = at_a_boundary(seats, number)
    view, luck = looks(from_here(match, None)), random.Random(number)
    for _ in range(PER_STATE):
        assert looks(from_here(match, luck)) == view


def test_the_test_would_notice() -> None:
    """Cards on top that are exchanged are seen, so what is compared does tell cards."""
    match = at_a_boundary(3, 2)
    changed = GAME.rules.copy(match.state)
    for stack, cards in changed.stacks.items():
        changed.stacks[stack] = cards[::-1]
    again = Match.from_state(GAME, changed, seats=match.seats, chance=Stream(bytes(32)))
    assert looks(again) != looks(from_here(match, None))


@pytest.mark.parametrize("seats", [1, 3])
def test_pictures_and_their_descriptions_are_the_same(scene: Scenes, seats: int) -> None:
    match_scene, luck = scene(seats, 4 * seats, seed=4), random.Random(9)
    plain, other = (match_scene._replace(match=from_here(match_scene.match, chance)) for chance in (None, luck))
    assert plain.match.state.stacks != other.match.state.stacks
    for kind in ("board", "scores", "seat"):
        assert seen(draw(kind, plain)) == seen(draw(kind, other))
