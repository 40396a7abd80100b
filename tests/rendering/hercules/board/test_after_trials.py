"""After a turn that was tried, the picture shows how its side would stand, not the side that comes next."""

from __future__ import annotations

import pytest

from bot.languages import speech
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from engine.trial import play_trial
from rendering.hercules import view
from rendering.hercules.board import board, compact
from rendering.hercules.view import TableView
from rendering.picture import Scene

NAMES = ("Zoë", "Bo", "Wang")
EN = speech("en")


def table_after_trial(seats: int, seat: int) -> TableView:
    """The first turn of a side, tried out to its end."""
    match, choices = Match.start(find_game("hercules"), seats, {}, seed=b"1" * 32), list[str]()
    while (trial := play_trial(match.fork(), seat, choices, bytes(32))) is not None and not trial.is_over:
        choices.append(choose("greedy", trial.match, seat).option)
    assert trial is not None
    return view.read(Scene(trial.match, NAMES[:seats], EN, since=0, news=trial.events))


@pytest.mark.parametrize(("seats", "seat"), [(2, 1), (3, 0), (3, 1), (3, 2)])
def test_the_side_that_tried_is_large(seats: int, seat: int) -> None:
    table = table_after_trial(seats, seat)
    assert table.large_side.number == table.trial_seat == seat
    left, top, *_ = board.sheet_of(table, EN).places[f"area:{seat}"]
    others = [board.sheet_of(table, EN).places[f"area:{side.number}"] for side in table.sides if side.number != seat]
    assert all(left < other[0] for other in others)
    assert top


def test_no_one_is_asked_and_the_dice_are_used() -> None:
    table = table_after_trial(3, 1)
    assert table.acting != 1
    assert not any(compact.person_of(table, side).is_asked for side in table.sides)
    before = table._replace(trial_seat=None)
    assert any(compact.person_of(before, side).is_asked for side in before.sides)
    tall = compact.sheet_of(before._replace(acting=1), EN).ground.height
    assert compact.sheet_of(table, EN).ground.height < tall, "nothing says that the dice make no labour"
