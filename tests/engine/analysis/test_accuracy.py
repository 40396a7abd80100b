"""How well a seat chose: less where its choices cost more, surer after more of them, better for better players."""

from __future__ import annotations

import json
from dataclasses import replace
from statistics import fmean
from types import SimpleNamespace

import pytest

from engine.analysis import weighing
from engine.analysis.accuracy import CHOICES_MIN, Weighed, accuracies, accuracy, pooled_accuracy
from engine.analysis.report import Analysis, from_json
from engine.analysis.weighing import compared, share_better, weigh_choices
from engine.luck import Luck
from engine.match import Match
from engine.players import choose, public_key
from engine.players.adept import Finished, even_futures, finish_turns
from engine.players.comparison import played_on
from engine.players.lookahead import worth
from engine.registry import find_game
from tests.engine.players.test_imagined_matches import differences, moments


def test_who_always_takes_the_best_has_a_hundred() -> None:
    found = accuracy(0, [0.0] * 30)
    assert (found.score, found.high) == (100, 100)
    assert 95 < found.low < 100


def test_who_chooses_at_random_has_nothing() -> None:
    assert accuracy(0, [0.5, 0.2, 0.8, 1.0, 0.0] * 6).score == 0
    assert accuracy(0, [1.0] * 6).score == 0


def test_the_figures_that_the_documentation_names() -> None:
    assert [round(accuracy(0, [cost] * 9).score) for cost in (0.05, 0.25, 0.45)] == [90, 50, 10]


def test_choices_that_are_beaten_more_lower_it() -> None:
    scores = [accuracy(0, [0.0, 0.0, 0.1, share]).score for share in (0.0, 0.1, 0.2, 0.5, 1.0)]
    assert scores == sorted(scores, reverse=True)
    assert len({*scores}) == 5


def test_the_interval_narrows_with_more_choices() -> None:
    found = [accuracy(0, [0.1, 0.3] * times) for times in (3, 10, 40)]
    widths = [each.high - each.low for each in found]
    assert widths[0] > widths[1] > widths[2] > 0
    assert all(each.low < each.score < each.high for each in found)
    assert len({round(each.score, 9) for each in found}) == 1


def test_a_seat_with_too_few_choices_has_none() -> None:
    weighed = [Weighed(number, number % 2, 0.01) for number in range(2 * CHOICES_MIN - 1)]
    assert [(each.seat, each.choices) for each in accuracies(weighed)] == [(0, CHOICES_MIN)]


def test_obvious_choices_count_only_when_they_were_missed() -> None:
    assert not weighing._counts(0.9, [0.5, 0.4])
    assert weighing._counts(0.5, [0.9, 0.4])
    assert weighing._counts(0.5, [0.4])
    assert not weighing._counts(0.4, [0.405]), "nothing is at stake"


def test_it_is_the_share_of_options_that_are_better(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(find_game("hercules"), 2, seed=bytes(32))
    question = match.questions[0]
    options = [option.id for option in question.options][:4]
    judged = [SimpleNamespace(option=SimpleNamespace(id=option)) for option in options]
    minds = replace(match.game.minds, judged=lambda *_: judged)
    match.game = replace(match.game, minds=minds)
    worths = dict(zip(options, (0.3, 0.4, 0.2, 0.35), strict=True))
    monkeypatch.setattr(weighing, "_worths", lambda match, seat, key, options: [worths[option] for option in options])
    shares = [share_better(compared(match, question.seat, option)) for option in options]
    assert shares == [2 / 3, 0, 1, 1 / 3]


def test_only_what_is_near_and_not_settled_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """An option far off is not played on, one that comes out far apart in three futures only, a close one in six."""
    looked = {"played": 0.5, "near": 0.55, "close": 0.49, "far": 0.9}
    leads_to = {"played": 0.5, "near": 0.8, "close": 0.5, "far": 0.0}
    tried: list[str] = []

    def play(futures: object, place: int, seat: int, option: str, turn: Finished) -> float:
        tried.append(option)
        assert turn.worth == looked[option]
        return leads_to[option]

    monkeypatch.setattr(
        weighing, "finish_turns", lambda *_: {option: Finished([], [worth], []) for option, worth in looked.items()}
    )
    monkeypatch.setattr(weighing, "_worth_later", play)
    match = Match.start(find_game("hercules"), 2, seed=bytes(32))
    worths = weighing._worths(match, match.questions[0].seat, bytes(32), [*looked])
    assert {option: tried.count(option) for option in looked} == {"played": 6, "near": 3, "close": 6, "far": 0}
    near = 0.5 + (weighing.WEIGHT * 0.05 + 3 * 0.3) / (weighing.WEIGHT + 3)
    close = 0.5 - weighing.WEIGHT * 0.01 / (weighing.WEIGHT + 6)
    assert worths == pytest.approx([0.5, near, close, 0.9])
    tried.clear()
    looked = dict.fromkeys(looked, 0.5)
    assert weighing._worths(match, match.questions[0].seat, bytes(32), [*looked]) == [0.5] * 4
    assert not tried, "nothing is at stake"


@pytest.mark.parametrize("key", ["hercules", "diceforge"])
def test_it_plays_on_as_from_the_choice(key: str) -> None:
    """What is played on from a turn that is finished already comes out as if it had begun with the choice."""
    match = Match.start(find_game(key), 2, seed=bytes(32))
    seat = match.questions[0].seat
    imagined, greedy = match.imagine(seat, public_key(match, seat)), match.game.minds.greedy
    options = [judged.option.id for judged in match.game.minds.judged(imagined, seat)][:3]
    futures = even_futures(imagined, seat, bytes(32))
    turns = finish_turns(futures, seat, greedy, dict.fromkeys(options, 0.0), weighing.STAGES, weighing.WIDE)
    for place in (0, 3, 5):
        future = futures(place)
        for option, turn in turns.items():
            long = worth(played_on(future, seat, greedy, option, match.game.minds.effort.turns))
            assert weighing._worth_later(futures, place, seat, option, turn) == pytest.approx(long)


@pytest.mark.parametrize(("key", "seeds"), [("hercules", (3, 4)), ("diceforge", (3,))])
def test_a_better_player_has_more(key: str, seeds: tuple[int, ...]) -> None:
    """Of the same few matches, played by one good and one weak player each."""
    costs: dict[str, list[float]] = {"skilled": [], "novice": []}
    for seed in seeds:
        match = Match.start(find_game(key), 2, seed=bytes([seed]) * 32)
        players = ("skilled", "novice") if seed % 2 else ("novice", "skilled")
        while match.questions:
            seat = match.questions[0].seat
            match.play(seat, choose(players[seat], match, seat).option)
        for choice in weigh_choices(match, range(len(match.journal))):
            costs[players[choice.seat]].append(choice.beaten)
    good, weak = accuracy(0, costs["skilled"]), accuracy(1, costs["novice"])
    assert good.score > weak.high, (good, weak, fmean(costs["skilled"]), fmean(costs["novice"]))
    assert good.low > 30
    assert min(good.choices, weak.choices) >= 5


def test_no_weighing_sees_the_future() -> None:
    def weighed(match: Match, seat: int) -> object:  # type: ignore[type-arg]
        question = match.question_for(seat)
        assert question is not None
        return compared(match, seat, question.options[len(match.journal) % len(question.options)].id)

    for number, match in enumerate(moments("hercules", 2, {}, 7)):
        if number % 3 == 0:
            assert not differences(weighed, match, number)


def test_it_is_read_as_it_was_written_and_missing_in_older_analyses() -> None:
    found = Analysis(luck=(Luck(),), accuracy=accuracies(Weighed(number, 0, 0.01) for number in range(9)))
    written = json.loads(json.dumps(found.to_json()))
    assert from_json(written) == found
    assert found.accuracy_of(0) == found.accuracy[0]
    assert found.accuracy_of(1) is None
    assert found.of_seats({1}).accuracy == ()
    del written["accuracy"]
    assert from_json(written).accuracy == ()


def test_matches_taken_together_count_each_choice_the_same() -> None:
    shares = [[0.0, 0.2, 0.5, 0.0, 0.1], [0.5, 0.3, 0.0, 0.2, 0.0, 0.1, 0.4]]
    parts = [accuracy(0, each) for each in shares]
    every = accuracy(0, [share for each in shares for share in each])
    pooled = pooled_accuracy(parts)
    assert (pooled.choices, pooled.score) == (every.choices, pytest.approx(every.score))
    assert pooled.low < pooled.score < pooled.high
    assert pooled_accuracy(parts[:1] * 4).error == pytest.approx(parts[0].error / 2)
    assert pooled_accuracy(parts[:1]) == pytest.approx(parts[0])
