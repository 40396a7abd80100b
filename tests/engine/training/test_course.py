"""Learning: what is in the examples is found, the same seed brings the same weights, and what is no good is refused."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from engine.advice import Advice
from engine.chance import SEED_BYTES
from engine.match import Match
from engine.players import find_player
from engine.players.value import LEARNED, Estimate, networks, parse, read_weights, use_networks
from engine.registry import find_game
from engine.training import course, self_play
from engine.training.course import Course, Failed, learn, learn_further
from engine.training.fit import Examples, Fitted, fit, fit_further, measure
from engine.training.self_play import Example, Player, Sample, examples, outcomes_of, play_examples

SHORT = Course(matches=50, rounds=1, gate=4, seed=7, processes=1)
TURNS = 18
"""Of a match of Dice Forge for two."""


@pytest.fixture(autouse=True)
def shipped() -> Iterator[None]:
    game = find_game("hercules")
    originals = networks(game.package, game.rules_version)
    yield
    use_networks(game.package, originals)


def test_what_decides_is_found() -> None:
    random = Random(5)

    def example() -> Example:
        ahead, noise, points = random.gauss(0, 3), random.gauss(0, 100), random.uniform(0, 50)
        return Example(array("f", [ahead, noise, points]), Estimate(float(ahead > 0), 10 + 2 * points))

    fitted = fit(Examples.of([example() for _ in range(6000)]), 1, units=4, epochs=150)
    network = parse({"rules_version": 1, "networks": {"it": fitted.weights}}, 1)["it"]
    assert network.estimate([4.0, 0.0, 25.0]).win > 0.9
    assert network.estimate([-4.0, 0.0, 25.0]).win < 0.1
    assert network.estimate([0.0, 80.0, 20.0]).points == pytest.approx(50, abs=5)
    assert network.estimate([0.0, -80.0, 40.0]).points == pytest.approx(90, abs=5)
    assert fitted.surprise < 0.35
    assert fitted.error < 5


def test_positions_are_those_of_turn_boundaries_and_outcomes_those_of_the_end() -> None:
    game = find_game("hercules")
    positions = list(examples(game, 3, {}, game.minds.greedy, Random(3)))
    assert len({len(example.features) for example in positions}) == 1
    assert len(positions) % 3 == 0
    assert sum(example.outcome.win for example in positions) == pytest.approx(len(positions) / 3)
    again = list(examples(game, 3, {}, game.minds.greedy, Random(3)))
    assert [example.outcome for example in again] == [example.outcome for example in positions]


def spied(calls: list[int]) -> Player:
    """``greedy``, which notes in ``calls`` at which turn boundary it was asked."""

    def player(match: Match[Any], seat: int) -> Advice:
        calls.append(match.turn_began)
        return match.game.minds.greedy(match, seat)

    return player


def test_an_example_says_where_the_same_seat_is_seen_next() -> None:
    positions = list(examples(find_game("hercules"), 3, {}, find_game("hercules").minds.greedy, Random(3)))
    assert [example.later for example in positions] == [3] * (len(positions) - 3) + [0] * 3


def test_of_the_turn_boundaries_a_share_is_kept() -> None:
    game = find_game("hercules")

    def count(share: float) -> int:
        return len(list(play_examples(game, [2], {}, 30, game.minds.greedy, Random(5), Sample(share))))

    assert 0.15 * count(1) < count(0.25) < 0.35 * count(1)


def test_what_is_said_of_a_later_position_is_learned_beside_the_end() -> None:
    """All matches end the same, but who is ahead later was thought to win before."""
    random = Random(6)

    def pair() -> tuple[Example, Example]:
        ahead = random.choice((-1.0, 1.0))
        now, then = array("f", [ahead, 0.0]), array("f", [0.0, ahead])
        return Example(now, Estimate(0.5, 10), 1), Example(then, Estimate(0.5, 10))

    rows = Examples.of([example for _ in range(3000) for example in pair()])
    output = {"units": [0.0], "direct": [0.0, 40.0], "bias": 0.0}
    before = Fitted({"hidden": [[0.0, 0.0]], "bias": [0.0], "win": output, "points": output}, 0.0, 0.0)
    learned = {name: fit(rows, 1, units=4, epochs=60, before=each) for name, each in (("a", None), ("b", before))}
    only_end, both = (
        parse({"rules_version": 1, "networks": {"it": each.weights}}, 1)["it"] for each in learned.values()
    )
    assert only_end.estimate([1.0, 0.0]).win == pytest.approx(0.5, abs=0.03)
    assert both.estimate([1.0, 0.0]).win == pytest.approx(0.75, abs=0.03)
    assert both.estimate([-1.0, 0.0]).win == pytest.approx(0.25, abs=0.03)
    assert both.estimate([0.0, 1.0]).win == pytest.approx(0.5, abs=0.03)


def test_matches_that_go_astray_to_the_end_count_as_a_whole() -> None:
    game, calls = find_game("diceforge"), list[int]()
    positions = list(examples(game, 2, {}, spied(calls), Random(4), Sample(lasting=1.0)))
    assert len(positions) == 2 * TURNS
    assert not calls


def test_where_players_go_astray_until_a_moment_only_what_comes_after_it_counts() -> None:
    """Of each match counts what the player alone has played, from its first turn on, and nothing else."""
    game, fewer = find_game("diceforge"), 0
    for number in range(8):
        calls = list[int]()
        positions = list(examples(game, 2, {}, spied(calls), Random(number), Sample(lasting=0.0)))
        assert len(positions) == 2 * len(set(calls))
        fewer += len(set(calls)) < TURNS
    assert fewer > 4


def test_who_never_went_astray_plays_like_the_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_play, "LAPSE", 2.0)
    game = find_game("diceforge")
    positions = list(examples(game, 2, {}, game.minds.greedy, Random(4), Sample(lasting=0.0)))
    match = Match.start(game, 2, {}, seed=Random(4).randbytes(SEED_BYTES))
    while match.questions:
        seat = match.questions[0].seat
        match.play(seat, game.minds.greedy(match, seat).option)
    assert {example.outcome for example in positions} == set(outcomes_of(match).values())


def test_tastes_bring_variety() -> None:
    """Without tastes greedy alone decides; with them the same matches go other ways."""
    game = find_game("diceforge")
    tasted = {example.outcome for example in play_examples(game, [2], {}, 4, game.minds.greedy, Random(1))}
    assert len(tasted) > 4


def test_the_same_seed_brings_the_same_weights_with_any_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "CHUNK", 6)
    monkeypatch.setattr(course, "_gate", lambda *_: 0.75)
    short = SHORT._replace(matches=12)
    lines: list[str] = []
    alone, together = (learn("hercules", short._replace(processes=count), lines.append) for count in (1, 2))
    assert alone == together
    assert alone["game"] == "hercules"
    assert alone["course"]["seed"] == 7
    assert alone["networks"]["people"]["figures"]["wins_against_greedy"] == 0.75
    other = learn("hercules", short._replace(seed=8), lines.append)
    assert other["networks"] != alone["networks"]
    assert len(lines) == 6


def test_what_wins_no_more_than_greedy_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "_gate", lambda *_: 0.5)
    with pytest.raises(Failed, match="wins only"):
        learn("hercules", SHORT._replace(matches=6), lambda line: None)


@pytest.mark.soak
def test_a_second_round_is_played_with_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    weights: list[Any] = []
    real = course._chunk

    def note_weights(*arguments: Any) -> list[Example]:
        weights.append(arguments[4])
        return real(*arguments)

    monkeypatch.setattr(course, "_chunk", note_weights)
    monkeypatch.setattr(course, "_gate", lambda *_: 0.75)
    learn("hercules", SHORT._replace(matches=4, rounds=2), lambda line: None)
    assert weights[0] is None
    assert weights[1]["hidden"]


def test_what_is_rarely_seen_decides_little() -> None:
    """A thing that one in five hundred has, and that means nothing, must not outweigh what matters."""
    random = Random(3)

    def example(number: int) -> Example:
        ahead = random.gauss(0, 1)
        win = float(ahead + random.gauss(0, 1) > 0)
        return Example(array("f", [ahead, float(number % 500 == 0)]), Estimate(win, 10.0))

    fitted = fit(Examples.of([example(number) for number in range(6000)]), 1, units=4, epochs=30)
    network = parse({"rules_version": 1, "networks": {"it": fitted.weights}}, 1)["it"]
    without, rare = (network.estimate([0.0, having]).win for having in (0.0, 1.0))
    assert abs(rare - without) < 0.25
    assert network.estimate([1.0, 0.0]).win > network.estimate([-1.0, 0.0]).win + 0.4


def _win_by(fitted: Fitted, features: list[float]) -> float:
    return parse({"rules_version": 1, "networks": {"it": fitted.weights}}, 1)["it"].estimate(features).win


def _one_sided(random: Random, side: int, count: int) -> Examples:
    """Examples in which a feature decides by its sign, beside one that means nothing, and one that never changes."""

    def example() -> Example:
        ahead = random.gauss(0, 1)
        return Example(array("f", [ahead, random.gauss(0, 1), 7.0]), Estimate(float(side * ahead > 0), 10 + ahead))

    return Examples.of([example() for _ in range(count)])


def test_learning_further_begins_with_what_is_known() -> None:
    """Of few examples as much is known afterwards as before, and other ones change it by a little."""
    random = Random(8)
    start = fit(_one_sided(random, 1, 6000), 1, units=4, epochs=40)
    few = _one_sided(random, 1, 400)
    same = fit_further(few, 1, start, start)
    for features in ([1.0, 0.0, 7.0], [-1.0, 0.5, 7.0], [0.1, -1.0, 7.0]):
        assert _win_by(same, features) == pytest.approx(_win_by(start, features), abs=0.02)
    assert measure(few, same.weights).error == pytest.approx(measure(few, start.weights).error, abs=0.1)
    other = _one_sided(random, -1, 20_000)
    turned = fit_further(other, 1, start, start)
    assert _win_by(turned, [0.3, 0.0, 7.0]) < _win_by(start, [0.3, 0.0, 7.0]) - 0.01
    assert measure(other, turned.weights).surprise < measure(other, start.weights).surprise


def test_what_is_measured_is_what_was_not_learned_from() -> None:
    random = Random(9)
    examples = _one_sided(random, 1, 2000)
    weights = fit(examples, 1, units=4, epochs=40).weights
    wrong = examples._replace(wins=1 - examples.wins)
    held_out = examples._replace(wins=np.concatenate([1 - examples.wins[:1900], examples.wins[1900:]]))
    assert measure(held_out, weights) == measure(examples, weights)
    assert measure(wrong, weights).surprise > measure(examples, weights).surprise + 0.3


def test_further_matches_are_those_of_the_better_player_and_the_same_with_any_number_of_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(course, "CHUNK", 3)
    short = SHORT._replace(matches=6)
    monkeypatch.setattr(course, "measure", lambda examples, weights: Fitted(weights, 9.0, 9.0))
    lines: list[str] = []
    alone, together = (learn_further("hercules", short._replace(processes=count), lines.append) for count in (1, 2))
    assert alone == together
    learned = alone["networks"]["people"]
    assert learned["figures"]["surprise"] < learned["figures"]["surprise_before"] == 9.0
    assert learned["hidden"] != read_weights("engine.hercules", LEARNED)["networks"]["people"]["hidden"]
    assert "before" in lines[0]
    players: list[str] = []

    def note_player(name: str, game: Any) -> Player:
        players.append(name)
        return find_player(name, game)

    monkeypatch.setattr(course, "find_player", note_player)
    course._further_chunk("hercules", "people", short._replace(matches=1), 0)
    assert players == ["skilled"]


def test_what_foretells_no_better_further_on_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "measure", lambda examples, weights: Fitted(weights, 0.0, 0.0))
    with pytest.raises(Failed, match="no better"):
        learn_further("hercules", SHORT._replace(matches=2), lambda line: None)
