"""Luck in chance of winning: what chance brought, 0 on average, and a result without it that varies less."""

from __future__ import annotations

import json
from math import sqrt
from statistics import fmean, pvariance
from typing import Any

import pytest

from engine.analysis.fortune import SIXES, START, add_fortunes, fortunes, places_of_chance, strokes_at
from engine.analysis.report import Analysis, Fortune, Stroke, from_json
from engine.luck import Luck
from engine.match import Match
from engine.players import choose
from engine.players.lookahead import outcome
from engine.registry import find_game


def over(key: str, seats: int, seed: int) -> Match[Any]:
    match = Match.start(find_game(key), seats, seed=seed.to_bytes(32, "big"))
    while match.questions:
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    return match


@pytest.mark.parametrize(("key", "seats"), [("hercules", 2), ("hercules", 3), ("diceforge", 2)])
def test_what_one_seat_gains_the_others_lose(key: str, seats: int) -> None:
    match = over(key, seats, 5)
    places = places_of_chance(match)
    assert places[0] == START
    each = fortunes(match, places)
    assert fortunes(match, places[3:5]) == each[3:5], "places can be looked at in pieces"
    assert all(abs(sum(one.win for one in own)) < 1e-9 for own in each)
    assert all(0 <= one.error < 0.3 for own in each for one in own)
    assert any(abs(one.win) > 0.02 for own in each for one in own)
    whole = add_fortunes(each)
    assert [one.win for one in whole] == pytest.approx([sum(own[seat].win for own in each) for seat in range(seats)])
    assert whole[0].error == pytest.approx(sqrt(sum(own[0].error ** 2 for own in each)))


@pytest.mark.soak
@pytest.mark.parametrize(("key", "most"), [("hercules", 0.6), ("diceforge", 0.45)])
def test_without_luck_results_vary_less_and_are_as_high(key: str, most: float) -> None:
    results, luck = [], []
    for seed in range(100, 130):
        match = over(key, 2, seed)
        results.append(outcome(match, 0).win)
        luck.append(add_fortunes(fortunes(match, places_of_chance(match)))[0].win)
    adjusted = [result - own for result, own in zip(results, luck, strict=True)]
    assert pvariance(adjusted) < most * pvariance(results)
    assert abs(fmean(luck)) < 3 * sqrt(pvariance(luck) / len(luck))


def test_where_no_other_roll_was_possible_there_is_no_luck(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The control: where all other rolls are the one that came, there is no luck."""
    match = over("hercules", 2, 5)
    places = [place for place in places_of_chance(match) if place != START][:4]
    monkeypatch.setattr(Match, "imagine", lambda match, seat, key: match.fork())
    compared: list[int] = []

    def the_same(match: Match[Any], seat: int, key: bytes, place: int) -> Match[Any]:
        compared.append(place)
        return match.fork()

    monkeypatch.setattr(Match, "imagine_evenly", the_same)
    assert all(one.win == pytest.approx(0) for own in fortunes(match, places) for one in own)
    assert compared == [*range(6)] * SIXES * len(places), "in each six, every die falls on each side once"


def test_alone_nothing_is_known() -> None:
    assert places_of_chance(over("hercules", 1, 5)) == ()
    assert add_fortunes([]) == ()


def test_it_is_read_as_it_was_written() -> None:
    analysis = Analysis(luck=(Luck(), Luck()), fortune=(Fortune(0.25, 0.05), Fortune(-0.25, 0.05)))
    assert from_json(json.loads(json.dumps(analysis.to_json()))) == analysis


def test_what_each_roll_brought_is_kept_and_analyses_of_before_are_read() -> None:
    each = [(Fortune(0.2, 0.02), Fortune(-0.2, 0.02)), (Fortune(-0.3, 0.4), Fortune(0.3, 0.4))]
    strokes = strokes_at([START, 7], each)
    assert [stroke.entries for stroke in strokes] == [0, 8]
    analysis = Analysis(fortune=add_fortunes(each), strokes=strokes)
    document = json.loads(json.dumps(analysis.to_json()))
    assert from_json(document) == analysis
    assert analysis.strokes_of(0) == strokes[:1], "the other one may be noise"
    del document["strokes"]
    assert from_json(document) == analysis._replace(strokes=())
    many = tuple(Stroke(at, (Fortune(at / 100, 0.0),)) for at in range(12))
    assert [stroke.entries for stroke in Analysis(strokes=many).strokes_of(0)] == [11, 10, 9, 8, 7]
