"""Analyses of matches: what is found is so, in both games, and nothing of it comes from the future."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

import engine.analysis.course
from engine.analysis import choices, trials
from engine.analysis.choices import (
    Look,
    better_than_played,
    choices_to_try,
    compare_cost,
    cost_of,
    costliest_choices,
    find_better,
    is_as_good,
    look_at_choices,
)
from engine.analysis.course import chances, course, luck_of_seats, turn_boundaries
from engine.analysis.report import Analysis, Costly, from_json
from engine.analysis.weighing import compare
from engine.chance import STREAM
from engine.match import Match
from engine.players import choose, public_key
from engine.players.lookahead import future_key
from engine.registry import find_game
from tests.engine.players.test_imagined_matches import EVERY_MODULE, ONES, differences, moments
from tests.short_forms import some

MATCHES = (("hercules", 2), ("hercules", 4), ("diceforge", 2))
SLIP = 6
"""The choice at which seat 0 of a match does the worst that it can, counted among its own choices."""


def tried_out(match: Match[Any], entries: int) -> Costly | None:
    """What a choice of a match cost, if anything."""
    [look] = look_at_choices(match, [entries])
    better = better_than_played(match, look)
    return None if better is None else cost_of(match, entries, better)


@pytest.fixture
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "CONFIRMED", 8)
    monkeypatch.setattr(engine.analysis.course, "FUTURES", (2, 2))
    monkeypatch.setattr(engine.analysis.course, "ALONE", (2, 2))


def over(key: str, seats: int, *, slips: bool = False, **settings: str) -> tuple[Match[Any], int]:
    """A match that is over, played by ``greedy``; and at which choice seat 0 did the worst it could."""
    match = Match.start(find_game(key), seats, settings, seed=bytes([seats]) * 32, dice=STREAM)
    own, slip = 0, -1
    while match.questions:
        question = match.questions[0]
        option = choose("greedy", match, question.seat).option
        if question.seat == 0 and len(question.options) > 3:
            own += 1
            if slips and own >= SLIP and slip < 0:
                others = [each.id for each in question.options if each.id != option]
                slip = len(match.journal)
                option = worst_of(match, others)
        match.play(question.seat, option)
    return match, slip


def worst_of(match: Match[Any], options: list[str]) -> str:
    """Which of these options seat 0 does worst with in a few futures."""
    key = public_key(match, 0)
    imagined = match.imagine(0, key)
    futures = [imagined.imagine(0, future_key(key, number)) for number in range(4)]
    return min(options, key=lambda each: (trials.in_futures(imagined, 0, each, futures).worth, each))


@pytest.mark.parametrize(("key", "seats"), MATCHES)
def test_chances_add_up_and_end_with_the_result(key: str, seats: int) -> None:
    match, _ = over(key, seats)
    went = course(match, turn_boundaries(match))
    assert [moment.entries for moment in went] == sorted({moment.entries for moment in went})
    assert all(abs(sum(moment.chances) - 1) < 1e-9 for moment in went)
    assert all(0 <= chance <= 1 for moment in went for chance in moment.chances)
    assert (went[0].entries, went[-1].entries) == (0, len(match.journal))
    won = [standing.seat for standing in match.standings if standing.place == 1]
    assert {seat for seat, chance in enumerate(went[-1].chances) if chance} == {*won}
    assert went[0].chances == (1 / seats,) * seats, "nobody has done anything yet"
    assert all(0.005 <= chance <= 0.99 for moment in went[:-1] for chance in moment.chances), "nobody has won yet"
    assert all(0 <= low <= high <= 1 for moment in went for low, high in [moment.band(0)])
    assert all(error > 0 for moment in went[1:-1] for error in moment.errors)
    assert not went[0].errors + went[-1].errors
    assert course(match, [went[2].entries, went[3].entries]) == went[2:4]
    assert len(luck_of_seats(match)) == seats


@pytest.mark.parametrize(("key", "seats"), MATCHES)
def test_a_planted_slip_is_found(key: str, seats: int) -> None:
    match, slip = over(key, seats, slips=True)
    assert slip >= 0
    own = [number for number, entry in enumerate(match.journal) if entry.seat == 0]
    tried = choices_to_try(look_at_choices(match, own))
    assert slip in [look.entries for look in tried]
    assert len(tried) <= choices.TRIED
    choice = tried_out(match, slip)
    assert choice is not None
    assert (choice.seat, choice.entries, choice.played) == (0, slip, match.journal[slip].option)
    assert choice.better != choice.played
    assert choice.sure >= choices.SURE
    assert (choice.win, choice.points) > (choice.win_played, choice.points_played)
    position = match.replay(slip)
    assert not is_as_good(position, 0, choice.played, choice.better)
    assert is_as_good(position, 0, choice.better, choice.played)


def test_what_greedy_and_the_trial_agree_on_costs_nothing() -> None:
    match, _ = over("hercules", 2)
    numbers = [
        number
        for number, entry in enumerate(match.journal[:11])
        if choose("master", match.replay(number), entry.seat).option == entry.option
    ]
    assert len(numbers) > 4
    assert sum(tried_out(match, number) is not None for number in numbers) <= 1


@pytest.mark.parametrize("level", ["book", "hard"])
def test_alone_a_match_is_judged_by_its_end(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What nothing was learned of is played on to its end: the chances are those of beating the other side."""
    monkeypatch.setattr(engine.analysis.course, "ALONE", (12, 12))
    monkeypatch.setattr(trials, "ALONE", trials.ALONE._replace(futures=24))
    match, slip = over("hercules", 1, slips=True, level=level)
    went = course(match, turn_boundaries(match))
    assert (went[0].entries, went[-1].entries) == (0, len(match.journal))
    assert all(len(moment.chances) == 1 for moment in went)
    won = next(standing.place == 1 for standing in match.standings if standing.seat == 0)
    assert went[-1].chances == (float(won),)
    assert all(0.01 <= moment.chances[0] <= 0.99 for moment in went[:-1]), "nothing is certain before the end"
    assert (went[0].chances[0] > 0.5) == (level == "book"), "Hades wins more often when he is hard"
    assert slip in [look.entries for look in choices_to_try(look_at_choices(match, [slip, slip + 1]))]
    choice = tried_out(match, slip)
    assert choice is not None
    assert (choice.seat, choice.entries) == (0, slip)
    assert (choice.win, choice.points) > (choice.win_played, choice.points_played)
    assert luck_of_seats(match)[0].dice


def test_of_each_seat_the_costliest_are_named() -> None:
    def one(seat: int, entries: int, lost: float) -> Costly:
        return Costly(seat, entries, 1, "a", "b", 0.5, 50.0, 0.5 - lost, 50.0, 0.99, 8)

    costs = [one(seat, entries, 0.01 * entries * (seat + 1)) for entries in range(1, 6) for seat in (0, 1)]
    named = costliest_choices(costs)
    assert [(each.seat, each.entries) for each in named] == [(0, 5), (0, 4), (0, 3), (1, 5), (1, 4), (1, 3)]
    tried = choices_to_try([Look(number, number % 4, float(number)) for number in range(60)])
    assert len(tried) == choices.TRIED_OF_ALL
    assert min(each.cost for each in tried) >= 40


@pytest.mark.usefixtures("little_effort")
def test_an_analysis_is_read_as_it_was_written() -> None:
    match, slip = over("hercules", 2, slips=True)
    choice = tried_out(match, slip)
    assert choice is not None
    analysis = Analysis(course(match, turn_boundaries(match)[:3]), (choice,), luck_of_seats(match))
    read = from_json(json.loads(json.dumps(analysis.to_json())))
    assert (read.costly, read.luck) == (analysis.costly, analysis.luck)
    assert [moment[:2] for moment in read.course] == [moment[:2] for moment in analysis.course]
    for moment, same in zip(read.course, analysis.course, strict=True):
        assert moment.errors == pytest.approx(same.errors, abs=0.0001)
    older = analysis.to_json()
    older["course"] = [moment[:3] for moment in older["course"]]
    assert [moment.errors for moment in from_json(older).course] == [()] * len(read.course)
    older["costly"] = [{**costly, "reason": "demigod", "facts": {"demigod": "pan_01"}} for costly in older["costly"]]
    assert from_json(json.loads(json.dumps(older))).costly == analysis.costly, "reasons were stored once"
    with pytest.raises(ValueError, match="form 0"):
        from_json({**analysis.to_json(), "version": 0})


def judged(match: Match[Any], seat: int) -> object:
    """All that an analysis says of this moment: the chances, and what a choice costs that is not the obvious one."""
    question = match.question_for(seat)
    assert question is not None
    option = question.options[len(match.journal) % len(question.options)].id
    went = chances(match)
    worths = compare(match, seat, option)
    better = find_better(match, seat, option, [*worths.worths][1:] if worths else [])
    return went, worths, better, better and compare_cost(match, seat, option, better)


@pytest.mark.usefixtures("little_effort")
@pytest.mark.parametrize(("key", "seats", "settings"), some([*EVERY_MODULE, *ONES[1::9]], 4))
def test_no_analysis_sees_the_future(key: str, seats: int, settings: tuple[tuple[str, str], ...]) -> None:
    for number, match in enumerate(moments(key, seats, dict(settings), 7)):
        if number % 12 == 0:
            assert not differences(judged, match, number)


@pytest.mark.usefixtures("little_effort")
def test_a_peek_into_the_future_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: where imagined matches are the real one, analyses of matches with other futures differ."""
    monkeypatch.setattr(Match, "imagine", lambda match, seat, key: match.fork())
    settings: Mapping[str, str] = {}
    results = [
        differences(judged, match, number)
        for number, match in enumerate(moments("hercules", 2, settings, 7))
        if number % 2
    ]
    assert sum(results) > len(results) // 3


@pytest.mark.soak
def test_the_strongest_player_is_not_blamed_and_a_weaker_one_is() -> None:
    """What ``master`` plays is what the analysis itself would play, so nothing of it may be called costly."""
    blamed = {"master": 0, "greedy": 0}
    for seed in (40, 41):
        match = Match.start(find_game("hercules"), 2, seed=bytes([seed]) * 32)
        players = ("master", "greedy") if seed % 2 else ("greedy", "master")
        while match.questions:
            seat = match.questions[0].seat
            match.play(seat, choose(players[seat], match, seat).option)
        for look in choices_to_try(look_at_choices(match, range(len(match.journal)))):
            blamed[players[look.seat]] += tried_out(match, look.entries) is not None
    assert blamed["master"] <= 1
    assert blamed["greedy"] > 4


def test_alone_the_chances_are_steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """From turn to turn the chances of a match alone go up and down little.

    The control: with as few futures as where positions are judged they do so by chance.
    """
    match, _ = over("hercules", 1, level="hard")
    places = turn_boundaries(match)

    def unrest() -> float:
        went = [moment.chances[0] for moment in course(match, places)]
        return sum(abs(after - before) for before, after in pairwise(went)) / len(went)

    steady = unrest()
    monkeypatch.setattr(engine.analysis.course, "ALONE", (12, 12))
    assert steady < 0.75 * unrest()


def test_where_futures_differ_more_are_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: with the least number of futures some chances are less precise."""
    match, _ = over("diceforge", 2)
    places = turn_boundaries(match)

    def worst_error() -> float:
        return max(error for moment in course(match, places) for error in moment.errors)

    worst = worst_error()
    least, _most = engine.analysis.course.FUTURES
    monkeypatch.setattr(engine.analysis.course, "FUTURES", (least, least))
    assert worst <= engine.analysis.course.PRECISE < worst_error()
