"""How well a seat chose: less where its choices cost more, surer after more of them, better for better players."""

from __future__ import annotations

import json
from statistics import fmean

import pytest

from engine.analysis import weighing
from engine.analysis.accuracy import CHOICES_MIN, Weighed, accuracies, accuracy, pooled_accuracy
from engine.analysis.report import Analysis, from_json
from engine.analysis.weighing import lost_chance, weigh_choices
from engine.luck import Luck
from engine.match import Match
from engine.players import choose
from engine.players.comparison import Trial
from engine.players.value import Estimate
from engine.registry import find_game
from tests.engine.players.test_imagined_matches import differences, moments


def test_who_always_takes_the_best_has_a_hundred() -> None:
    found = accuracy(0, [0.0] * 30)
    assert (found.score, found.high) == (100, 100)
    assert 95 < found.low < 100


def test_the_figures_that_the_documentation_names() -> None:
    assert [round(accuracy(0, [cost] * 9).score) for cost in (0.02, 0.04, 0.10)] == [82, 67, 37]


def test_choices_that_cost_more_lower_it() -> None:
    scores = [accuracy(0, [0.0, 0.0, 0.1, cost]).score for cost in (-0.05, 0.0, 0.02, 0.1, 0.5)]
    assert scores == sorted(scores, reverse=True)
    assert len({*scores}) == 5


def test_the_interval_narrows_with_more_choices() -> None:
    found = [accuracy(0, [0.0, 0.06] * times) for times in (3, 10, 40)]
    widths = [each.high - each.low for each in found]
    assert widths[0] > widths[1] > widths[2] > 0
    assert all(each.low < each.score < each.high for each in found)
    assert len({round(each.score, 9) for each in found}) == 1


def test_a_seat_with_too_few_choices_has_none() -> None:
    weighed = [Weighed(number, number % 2, 0.01) for number in range(2 * CHOICES_MIN - 1)]
    assert [(each.seat, each.choices) for each in accuracies(weighed)] == [(0, CHOICES_MIN)]


def trial(*wins: float) -> Trial:
    return Trial("", tuple(Estimate(win, 0.0) for win in wins))


def test_an_option_that_was_only_lucky_is_not_called_better() -> None:
    """Each of two options is best in one half of the futures; neither costs anything in the other half."""
    played, one, other = trial(0.5, 0.5, 0.5, 0.5), trial(0.9, 0.9, 0.1, 0.1), trial(0.1, 0.1, 0.9, 0.9)
    assert weighing._cross_fitted([played, one, other]) < 0
    assert weighing._cross_fitted([played, trial(0.6, 0.6, 0.6, 0.6), one]) == pytest.approx((-0.4 + 0.1) / 2)


def test_obvious_choices_count_only_when_they_were_missed() -> None:
    best, good, bad = trial(0.9, 0.9), trial(0.5, 0.5), trial(0.4, 0.4)
    assert not weighing._counts([best, good, bad])
    assert weighing._counts([good, best, bad])
    assert weighing._counts([good, bad])
    assert not weighing._counts([bad, trial(0.405, 0.405)]), "nothing is at stake"


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
            costs[players[choice.seat]].append(choice.cost)
    good, weak = accuracy(0, costs["skilled"]), accuracy(1, costs["novice"])
    assert good.score > weak.high, (good, weak, fmean(costs["skilled"]), fmean(costs["novice"]))
    assert good.low > 85
    assert min(good.choices, weak.choices) >= 5


def test_no_weighing_sees_the_future() -> None:
    def weighed(match: Match, seat: int) -> object:  # type: ignore[type-arg]
        question = match.question_for(seat)
        assert question is not None
        return lost_chance(match, seat, question.options[len(match.journal) % len(question.options)].id)

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
    costs = [[0.0, 0.02, 0.1, 0.0, -0.01], [0.05, 0.3, 0.0, 0.02, 0.0, 0.01, 0.04]]
    parts = [accuracy(0, each) for each in costs]
    every = accuracy(0, [cost for each in costs for cost in each])
    pooled = pooled_accuracy(parts)
    assert (pooled.choices, pooled.score) == (every.choices, pytest.approx(every.score))
    assert pooled.low < pooled.score < pooled.high
    assert pooled_accuracy(parts[:1] * 4).error == pytest.approx(parts[0].error / 2)
    assert pooled_accuracy(parts[:1]) == pytest.approx(parts[0])


def test_choices_that_gained_make_up_for_others() -> None:
    """A cost below 0 is noise in the other direction: cut off at 100 in each match, the mean would be too low."""
    lucky, unlucky = accuracy(0, [-0.02] * 6), accuracy(0, [0.02] * 6)
    assert lucky.score == 100
    assert pooled_accuracy([lucky, unlucky]).score == pytest.approx(100)
