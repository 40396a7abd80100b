"""The players that try moves out: what they compare, and when they leave greedy's move alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from engine.advice import Advice, Effort
from engine.analysis.trials import try_options
from engine.match import Match
from engine.players import choose, public_key
from engine.players.comparison import (
    Trial,
    estimate_option,
    is_ahead,
    lead,
    promising_options,
    rank_trials,
    trials_of,
    try_out,
)
from engine.players.lookahead import outcome, play_on, worth
from engine.players.master import choose_as_master
from engine.players.skilled import after_turn
from engine.players.value import Estimate, Network, Output, networks, use_networks
from engine.registry import find_game
from engine.simulation import match_seed

GAME = find_game("hercules")
LIGHT = Effort(candidates=4, futures=4, block=2)


@pytest.fixture
def points_only() -> Iterator[None]:
    """A value that knows nothing but the own points of the moment."""
    originals = networks(GAME.package, GAME.rules_version)
    match = Match.start(GAME, 2, seed=bytes(32))
    wide = len(GAME.minds.features(match.state, 0))
    nothing = Output((0.0,), (0.0,) * wide, 0.0)
    points = Output((0.0,), (1.0, *(0.0,) * (wide - 1)), 0.0)
    use_networks(GAME.package, {"people": Network(((0.0,) * wide,), (0.0,), nothing, points)})
    yield
    use_networks(GAME.package, originals)


def some_match(number: int, moves: int) -> Match[Any]:
    match = Match.start(GAME, 3, seed=match_seed("thinkers", number))
    for _ in range(moves):
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    return match


@pytest.mark.usefixtures("points_only")
def test_skilled_takes_what_brings_most_by_the_end_of_its_turn() -> None:
    took_more = 0
    for number in range(60):
        match = some_match(number, 9)
        seat = match.questions[0].seat
        if any(option.chance for option in match.questions[0].options):
            continue

        def points(option: str, match: Match[Any] = match, seat: int = seat) -> int:
            fork = match.imagine(seat, bytes(32))
            began = fork.turn_began
            fork.play(seat, option)
            if fork.turn_began == began:
                play_on(fork, GAME.minds.greedy, 1)
            return next(each.points for each in GAME.rules.standings(fork.turn_state) if each.seat == seat)

        skilled, greedy = (points(choose(player, match, seat).option) for player in ("skilled", "greedy"))
        assert skilled >= greedy
        took_more += skilled > greedy
    assert took_more


def test_each_candidate_is_tried_in_the_same_futures() -> None:
    match = some_match(1, 12)
    seat = match.questions[0].seat
    option = GAME.minds.judge_options(match, seat)[0].option.id
    imagined = match.imagine(seat, bytes(32))
    first, second = after_turn(imagined, seat, bytes(32), GAME.minds.greedy, [option, option])
    assert first == second
    trials = try_out(imagined, seat, bytes(32), GAME.minds.greedy, LIGHT)
    assert {len(trial.worths) for trial in trials} <= {LIGHT.block, LIGHT.futures}
    assert max(len(trial.worths) for trial in trials) >= LIGHT.block


def test_what_falls_behind_is_dropped() -> None:
    dropped = 0
    for number in range(8):
        match = some_match(number, 10)
        seat = match.questions[0].seat
        trials = try_out(match.imagine(seat, bytes(32)), seat, bytes(32), GAME.minds.greedy, Effort(5, 12, 3))
        dropped += sum(len(trial.worths) < 12 for trial in trials)
    assert dropped


def test_better_means_better_by_a_standard_error() -> None:
    assert is_ahead([1.0, 1.1, 0.9], [0.0, 0.1, 0.0], 1.0)
    assert not is_ahead([1.0, -1.0, 0.3], [0.0, 0.0, 0.0], 1.0)
    assert not is_ahead([0.0, 0.0], [0.0, 0.0], 1.0)
    assert not is_ahead([0.0, 0.0], [1.0, 1.0], 1.0)


def test_what_ends_the_turn_best_stays_unless_another_is_surely_better() -> None:
    """With a demand that nothing can meet it is always chosen; with none it is not."""
    stayed = moved = 0
    for number in range(10):
        match = some_match(number, 8)
        seat = match.questions[0].seat
        key = public_key(match, seat)
        imagined = match.imagine(seat, key)
        greedy = GAME.minds.greedy
        own = promising_options(imagined, seat, key, greedy, LIGHT.candidates)[0]
        stayed += choose_as_master(imagined, seat, key, greedy, LIGHT._replace(certainty=1e9)).option == own
        moved += choose_as_master(imagined, seat, key, greedy, LIGHT._replace(certainty=0.0)).option != own
    assert stayed == 10
    assert moved


def test_the_result_of_a_match_that_is_over_is_its_worth() -> None:
    match = some_match(2, 0)
    play_on(match, GAME.minds.greedy, 10_000)
    assert match.is_finished
    wins = {seat: outcome(match, seat).win for seat in range(3)}
    assert sum(wins.values()) == pytest.approx(1.0)
    first = match.standings[0]
    assert first.seat is not None
    assert outcome(match, first.seat).points == first.points
    assert worth(outcome(match, first.seat)) == max(worth(outcome(match, seat)) for seat in range(3))


def trial(option: str, *wins: float) -> Trial:
    return Trial(option, tuple(Estimate(win, 10 * win) for win in wins))


def test_a_trial_that_was_dropped_early_does_not_lead() -> None:
    lucky, leader, base = (
        trial("lucky", 0.8, 0.9),
        trial("leader", 0.9, 0.9, 0.2, 0.2),
        trial("base", 0.5, 0.4, 0.2, 0.1),
    )
    assert [each.option for each in rank_trials([base, lucky, leader])] == ["leader", "lucky", "base"]


def test_a_lead_is_measured_in_the_futures_that_both_were_tried_in() -> None:
    ahead = lead(trial("one", 0.5, 0.7, 0.6), trial("other", 0.4, 0.5))
    assert ahead.win == pytest.approx(0.15)
    assert ahead.points == pytest.approx(1.5)
    assert 0.99 < ahead.sure < 1
    assert lead(trial("one", 0.5, 0.5), trial("other", 0.5, 0.5)) == (0.0, 0.0, 0.0, 0.0)
    assert lead(trial("one", 0.4, 0.7), trial("other", 0.6, 0.4)).sure < 0.8


def test_what_was_really_played_is_compared_too() -> None:
    match = some_match(3, 12)
    seat = match.questions[0].seat
    worst = GAME.minds.judge_options(match, seat)[-1].option.id
    key = public_key(match, seat)
    trials = rank_trials(try_options(match.imagine(seat, key), seat, key, [worst]))
    assert worst in {each.option for each in trials}
    assert len(trials[0].estimates) == max(len(each.estimates) for each in trials)
    assert len(next(each for each in trials if each.option == worst).estimates) == len(trials[0].estimates)
    assert match.save() == some_match(3, 12).save()


def test_whole_matches_are_judged_by_how_they_end() -> None:
    match = some_match(2, 20)
    seat = match.questions[0].seat
    options = [option.id for option in match.questions[0].options[:2]]
    imagined = match.imagine(seat, bytes(32))
    whole = trials_of(imagined, seat, bytes(32), GAME.minds.greedy, LIGHT._replace(turns=None), options, options)
    ends = {estimate.win for trial in whole for estimate in trial.estimates}
    assert ends <= {0.0, 1 / 3, 0.5, 1.0}
    learned = trials_of(imagined, seat, bytes(32), GAME.minds.greedy, LIGHT, options, options)
    assert not {estimate.win for trial in learned for estimate in trial.estimates} <= {0.0, 1 / 3, 0.5, 1.0}


@pytest.mark.parametrize(("turns", "rounds"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_options_are_played_on_for_whole_rounds_with_as_many_turns_as_the_effort_says(turns: int, rounds: int) -> None:
    match = some_match(2, 0)
    began: set[int] = set()

    def greedy(future: Match[Any], seat: int) -> Advice:
        began.add(future.turn_began)
        return GAME.minds.greedy(future, seat)

    seat = match.questions[0].seat
    estimate_option(match.imagine(seat, bytes(32)), seat, greedy, match.questions[0].options[0].id, turns)
    assert len(began | {match.turn_began}) == rounds * match.seats
