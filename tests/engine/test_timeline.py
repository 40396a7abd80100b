"""A timeline built once shows the same as a match replayed for every still."""

from __future__ import annotations

import pytest

from engine.timeline import STRIDE, stills, timeline
from tests.rendering.test_replay import played


@pytest.mark.parametrize(("game", "seats", "moves"), [("hercules", 3, 3 * STRIDE), ("diceforge", 2, 2 * STRIDE + 7)])
def test_every_place_is_the_match_as_it_was(game: str, seats: int, moves: int) -> None:
    match = played(game, seats, moves)
    taken_apart = timeline(match)
    assert taken_apart.every == stills(match, each_choice=True)
    assert taken_apart.turns == [still.entries for still in stills(match)]
    assert list(taken_apart.events) == list(match.events)
    for place in range(len(match.journal) + 1):
        then, expected = taken_apart.at(place), match.replay(place)
        assert then.save() == expected.save()
        assert then.questions == expected.questions
        assert len(then.events) == len(expected.events) == taken_apart.every[place].events


def test_a_look_does_not_change_what_is_kept() -> None:
    match = played("hercules", 2, STRIDE + 5)
    taken_apart = timeline(match)
    before = [copy.save() for copy in taken_apart.copies]
    then = taken_apart.at(STRIDE + 2)
    question = then.questions[0]
    then.play(question.seat, question.options[0].id)
    assert [copy.save() for copy in taken_apart.copies] == before
    assert taken_apart.at(STRIDE + 2).save() == match.replay(STRIDE + 2).save()
