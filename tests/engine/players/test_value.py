"""The learned value of positions: what is shipped belongs to the rules, and what stands in it is what counts."""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp, tanh
from typing import Any

import pytest

from engine.match import Match
from engine.players import choose
from engine.players.lookahead import is_learned, outcome
from engine.players.value import (
    FURTHER,
    Estimate,
    Network,
    Output,
    WrongWeights,
    against_others,
    further_networks,
    networks,
    parse,
    read_weights,
)
from engine.registry import MODULES, find_game
from engine.simulation import match_seed

LEARNED = [key for key in MODULES if find_game(key).package]


def shipped(key: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(files(find_game(key).package).joinpath("weights.json").read_text("utf-8"))
    return data


@pytest.mark.parametrize("key", LEARNED)
def test_the_shipped_weights_are_of_these_rules_and_of_these_features(key: str) -> None:
    game, data = find_game(key), shipped(key)
    assert data["game"] == key
    assert set(parse(data, game.rules_version)) == set(game.minds.lessons)
    assert all(learned["figures"]["wins_against_greedy"] > 0.5 for learned in data["networks"].values())
    for lesson, values in game.minds.lessons.items():
        match = Match.start(game, 2, {name: value[0] for name, value in values.items()}, seed=bytes(32))
        assert game.minds.network(match.state) == lesson
        wide = len(game.minds.features(match.state, 0))
        network = networks(game.package, game.rules_version)[lesson]
        assert {len(row) for row in (*network.hidden, network.win.direct, network.points.direct)} == {wide}


def test_what_was_learned_further_foretells_matches_of_better_players_better() -> None:
    game = find_game("diceforge")
    data, base = read_weights(game.package, FURTHER), networks(game.package, game.rules_version)
    further = further_networks(game.package, game.rules_version)
    assert set(further) == set(base) == set(game.minds.lessons)
    for lesson, learned in data["networks"].items():
        assert learned["figures"]["surprise"] < learned["figures"]["surprise_before"]
        assert len(further[lesson].hidden[0]) == len(base[lesson].hidden[0])
        assert further[lesson].hidden != base[lesson].hidden
    assert further_networks(find_game("hercules").package, find_game("hercules").rules_version) == {}


@pytest.mark.parametrize("further", [False, True])
def test_only_those_who_judge_ask_what_was_learned_further(further: bool) -> None:
    """Without a network of its own a game is judged by what all players know."""
    for key in LEARNED:
        game = find_game(key)
        match = Match.start(game, 2, seed=bytes(32))
        own = further_networks(game.package, game.rules_version) if further else {}
        network = (own or networks(game.package, game.rules_version))[game.minds.network(match.turn_state)]
        features = game.minds.features(match.turn_state, 1)
        assert outcome(match, 1, further=further) == network.estimate(features)


@pytest.mark.parametrize("key", LEARNED)
def test_weights_of_other_rules_are_refused(key: str) -> None:
    with pytest.raises(WrongWeights, match="rules"):
        parse(shipped(key), find_game(key).rules_version + 1)


def test_an_estimate_is_what_the_weights_say() -> None:
    network = Network(((0.0, 0.0),), (0.0,), Output((5.0,), (2.0, 0.0), -1.0), Output((7.0,), (0.0, 3.0), 4.0))
    assert network.estimate([1.0, 2.0]) == Estimate(1 / (1 + exp(-1.0)), 10.0)
    assert network.estimate([1e9, 0.0]).win == pytest.approx(1.0)
    assert network.estimate([-1e9, 0.0]).win == pytest.approx(0.0)


@pytest.mark.parametrize("units", [1, 4, 5, 16])
def test_many_units_and_features_are_all_reckoned_with(units: int) -> None:
    """The network adds up several sums at a time: none is left out, whatever their number."""
    rows = tuple(tuple(0.01 * (unit + 1) * (place - 2) for place in range(7)) for unit in range(units))
    tops = tuple(0.1 * (unit + 1) for unit in range(units))
    direct = tuple(0.05 * place for place in range(7))
    network = Network(rows, tops, Output(tops, direct, 0.3), Output(tops, direct[::-1], -2.0))
    features = [1.0, 0.0, -2.0, 0.5, 0.0, 3.0, 4.0]

    def weighed(weights: tuple[float, ...]) -> float:
        return sum(weight * number for weight, number in zip(weights, features, strict=True))

    hidden = sum(top * tanh(weighed(row) + top) for row, top in zip(rows, tops, strict=True))
    estimate = network.estimate(features)
    assert estimate.win == pytest.approx(1 / (1 + exp(-(hidden + weighed(direct) + 0.3))))
    assert estimate.points == pytest.approx(hidden + weighed(direct[::-1]) - 2.0)


def test_areas_are_compared_with_the_leading_rival_and_the_average() -> None:
    assert against_others([[1.0, 9.0], [2.0, 8.0], [4.0, 6.0]], 0) == [1.0, 9.0, 4.0, 6.0, 3.0, 7.0]
    assert against_others([[1.0, 9.0], [2.0, 8.0]], 1) == [2.0, 8.0, 1.0, 9.0, 1.0, 9.0]


@pytest.mark.parametrize("key", LEARNED)
def test_who_leads_late_is_thought_to_win(key: str) -> None:
    """Of the seats that the value puts first two thirds through a match most win; a value of noise would be right half
    the time."""
    right = total = 0
    for number in range(12):
        match = Match.start(find_game(key), 2, seed=match_seed("value", number))
        moments = []
        while match.questions:
            seat = match.questions[0].seat
            moments.append([outcome(match, side).win for side in range(2)])
            match.play(seat, choose("greedy", match, seat).option)
        wins = moments[len(moments) * 2 // 3]
        first = match.standings[0]
        if match.standings[1].place != 1:
            total += 1
            right += wins.index(max(wins)) == first.seat
    assert right > total * 0.6, (right, total)


def test_where_nothing_was_learned_the_thinkers_play_like_greedy() -> None:
    match = Match.start(find_game("hercules"), 1, seed=bytes(32))
    assert not is_learned(match)
    for player in ("skilled", "master"):
        assert choose(player, match, 0).option == choose("greedy", match, 0).option
