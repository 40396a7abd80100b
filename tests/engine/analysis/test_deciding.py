"""The turn that decided: the winner's own turn that raised the chance of winning most."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from engine.analysis.deciding import DecidingTurn, Verdict, verdict_of
from engine.analysis.report import Analysis, Fortune, Moment


@dataclass
class Entry:
    seat: int


class Over:
    """A match that is over, as far as a verdict looks at it."""

    is_finished = True

    def __init__(self, *seats: int) -> None:
        self.journal = [Entry(seat) for seat in seats]


def verdict(seats: tuple[int, ...], course: list[tuple[float, ...]], fortune: tuple[float, ...] = ()) -> Verdict:
    moments = tuple(Moment(at, 1 + at // 2, chances) for at, chances in enumerate(course))
    luck = tuple(Fortune(win, 0.0) for win in fortune)
    return verdict_of(cast("Any", Over(*seats)), Analysis(course=moments, fortune=luck))


def test_it_is_the_winners_own_turn_that_brought_most() -> None:
    course = [(0.5, 0.5), (0.4, 0.6), (0.1, 0.9), (0.2, 0.8), (0.15, 0.85), (0.0, 1.0)]
    result = verdict((1, 0, 0, 1, 1), course, (-0.1, 0.1))
    assert result.decided is not None
    assert result.decided._replace(change=0.0) == DecidingTurn(1, 3, 0.0), "not the rise that came of the other's turn"
    assert round(result.decided.change, 2) == 0.15
    assert result.luck == (-0.1, 0.1)


def test_who_is_beaten_alone_has_a_turn_that_cost_most() -> None:
    result = verdict((0, 0, 0), [(0.5,), (0.6,), (0.2,), (0.0,)])
    assert result.decided is not None
    assert (result.decided.round, round(result.decided.change, 2)) == (1, -0.4)


def test_where_no_turn_brought_much_none_decided() -> None:
    result = verdict((0, 1), [(0.5, 0.5), (0.51, 0.49), (1.0, 0.0)])
    assert result.decided is None
    assert not result


def test_a_match_that_was_given_up_has_no_verdict() -> None:
    match = Over(0)
    match.is_finished = False
    analysis = Analysis((Moment(0, 1, (0.5, 0.5)), Moment(1, 1, (0.9, 0.1))), fortune=(Fortune(0.1, 0.0),))
    assert not verdict_of(cast("Any", match), analysis)
