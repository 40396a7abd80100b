"""Turning points as puzzles: what counts as sure, and futures that no other look has."""

from __future__ import annotations

import pytest

from engine.analysis.posing import (
    FRESH,
    LAST,
    WHOLE,
    equal_options,
    is_better_again,
    make_puzzle,
    options_to_pose,
    try_options,
)
from engine.analysis.report import Analysis, ChoicePuzzle, from_json
from engine.match import Match
from engine.players import choose
from engine.players.comparison import Trial
from engine.players.value import Estimate
from engine.registry import find_game


def trial(option: str, *wins: float) -> Trial:
    return Trial(option, tuple(Estimate(win, 0.0) for win in wins))


BEST = trial("best", 0.5, 0.6, 0.5, 0.5)
PLAYED = trial("played", 0.2, 0.3, 0.2, 0.1)


@pytest.mark.parametrize(
    ("wins", "right"),
    [
        ((0.1, 0.2, 0.2, 0.1), ()),
        ((0.5, 0.6, 0.5, 0.5), ("other",)),  # the same move
        ((0.55, 0.5, 0.52, 0.52), ("other",)),  # within one standard error
        ((0.5, 0.5, 0.35, 0.55), None),  # between one and two: not sure
        ((0.8, 0.9, 0.8, 0.85), None),  # better
    ],
)
def test_the_best_is_surely_ahead_of_all_that_is_wrong(wins: tuple[float, ...], right: tuple[str, ...] | None) -> None:
    every = {each.option: each for each in (BEST, PLAYED, trial("other", *wins))}
    assert equal_options(every, "best", "played") == right


def test_what_was_played_must_be_wrong() -> None:
    same = trial("played", 0.5, 0.6, 0.5, 0.5)
    assert equal_options({"best": BEST, "played": same, "other": PLAYED}, "best", "played") is None
    assert is_better_again({"best": BEST, "played": PLAYED}, "best", "played")
    assert not is_better_again({"best": PLAYED, "played": BEST._replace(option="played")}, "best", "played")


def played_match(game: str) -> tuple[Match[object], int]:
    match = Match.start(find_game(game), 2, seed=b"p" * 32)
    while match.questions:
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    return match, next(at for at in range(len(match.journal) // 2, len(match.journal)) if options_to_pose(match, at))


@pytest.mark.parametrize("game", ["hercules", "diceforge"])
def test_a_position_is_tried_in_pieces_and_becomes_a_puzzle(game: str) -> None:
    match, entries = played_match(game)
    options = options_to_pose(match, entries)[:3]
    whole = try_options(match, entries, options, FRESH, 0, 3)
    first, rest = try_options(match, entries, options, FRESH, 0, 1), try_options(match, entries, options, FRESH, 1, 3)
    assert whole == {option: first[option] + rest[option] for option in options}
    assert len({look.number for look in (FRESH, LAST, WHOLE)}) == 3
    trials = {option: Trial(option, tuple(estimates)) for option, estimates in whole.items()}
    best = next(option for option in options if option != match.journal[entries].option)
    trials.setdefault(match.journal[entries].option, trials[options[0]]._replace(option=match.journal[entries].option))
    puzzle = make_puzzle(match, entries, best, (), trials)
    assert (puzzle.seat, puzzle.entries, puzzle.best) == (match.journal[entries].seat, entries, best)
    assert len(puzzle.wins) == len(puzzle.points) == 3


def test_puzzles_are_kept_with_the_analysis_and_go_with_their_person() -> None:
    puzzle = ChoicePuzzle(1, 9, "a", "b", ("c",), (0.5, 0.2, 0.2), (40.0, 30.0, 30.0), "race", 2, True, True)
    analysis = Analysis().with_posed(ChoicePuzzle(1, 9)).with_posed(puzzle)
    assert from_json(analysis.to_json()).posed_at(9) == puzzle
    assert analysis.posed_at(8) is None
    assert analysis.of_seats({0}).posed == ()
    older = {key: value for key, value in analysis.to_json().items() if key != "posed"}
    assert from_json(older).posed == ()
