"""How well a seat chose: less where its choices cost more, surer after more of them, better for better players."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import fmean, pvariance
from types import SimpleNamespace

import pytest

from engine.analysis import weighing
from engine.analysis.accuracy import (
    CHOICES_MIN,
    Accuracy,
    Usual,
    Weighed,
    accuracies,
    accuracy,
    pooled_accuracy,
    sums_of,
)
from engine.analysis.report import Analysis, from_json
from engine.analysis.weighing import Compared, compare, weigh_choices
from engine.luck import Luck
from engine.match import Match
from engine.players import choose, public_key
from engine.players.adept import EvenFutures, Finished, finish_turns
from engine.players.comparison import estimate_option
from engine.players.lookahead import worth
from engine.registry import find_game
from tests.engine.players.test_imagined_matches import differences, moments

USUAL = Usual(0.2, 0.15)
CHANCE = 0.5


def choice(loss: float, greedy: float = 0.25, skilled: float = 0.2, weight: float = 0.2, number: int = 0) -> Weighed:
    return Weighed(number, 0, weight, loss, greedy, skilled, CHANCE, USUAL)


def choices(loss: Sequence[float], *players: float) -> list[Weighed]:
    """Choices that cost so much each, where two players would always have lost the same."""
    return [choice(each, *(players or USUAL), number=number) for number, each in enumerate(loss)]


def test_who_always_takes_the_best_has_a_hundred() -> None:
    result = accuracy(0, choices([0.0] * 30))
    assert (result.score, result.high) == (100, 100)
    assert 80 < result.low < 100


def test_who_chooses_at_random_has_nothing() -> None:
    assert accuracy(0, choices([0.5, 0.2, 0.8, 1.0, 0.0] * 6)).score == pytest.approx(0)
    assert accuracy(0, choices([1.0] * 6)).score == 0


HARD, EASY = (0.9, 0.5, 0.0, 0.4, 0.7, 0.3, 1.0, 0.2), (0.0, 0.1, 0.0, 0.0, 0.2, 0.3, 0.0, 0.0)


@pytest.mark.parametrize("greedy", [HARD, EASY])
def test_who_chooses_as_a_known_player_has_the_same_however_hard_the_choices(greedy: Sequence[float]) -> None:
    other = [loss * factor for loss, factor in zip(greedy, (0, 1, 1, 0.5, 0, 1, 0.7, 1), strict=True)]
    pairs = [*zip(greedy, other, strict=True)] * 3
    as_greedy = accuracy(0, [choice(a, a, b, 0.1 + place / 100) for place, (a, b) in enumerate(pairs)])
    as_skilled = accuracy(0, [choice(b, a, b, 0.1 + place / 100) for place, (a, b) in enumerate(pairs)])
    assert as_greedy.score == pytest.approx(50, abs=1)
    assert as_skilled.score == pytest.approx(100 - 50 * USUAL.skilled / USUAL.greedy, abs=1)
    assert as_greedy.low < as_greedy.score < as_greedy.high


def test_who_chooses_apart_from_both_is_not_helped_by_how_hard_it_was_for_them() -> None:
    """What two players lose says something of a seat only as far as it loses at the same choices."""
    loss = [0.0, 0.0, 0.4, 0.4] * 4
    apart = accuracy(
        0, [choice(each, *greedy) for each, greedy in zip(loss, [(0.0, 0.0), (0.9, 0.9)] * 8, strict=True)]
    )
    assert apart.score == pytest.approx(50, abs=1)
    alike = accuracy(0, [choice(each, 2 * each, 2 * each) for each in loss])
    assert alike.score > 60


def test_few_choices_say_little_of_slopes() -> None:
    result = accuracy(
        0, [choice(loss, greedy, greedy) for loss, greedy in ((0, 0), (0, 0), (0, 0), (0, 0), (0.01, 0.01))]
    )
    assert sum(result.sums.slopes) < 0.1 if result.sums else False
    assert result.high - result.low > 20


def chosen_by_chance(random: Random, own: float, greedy: float, together: float, number: int) -> list[Weighed]:
    """Choices in which a player and ``greedy`` err that often, in some of them alike; ``skilled`` errs less often."""

    def loss_of(errs: float) -> float:
        return random.choice((0.1, 0.3, 0.6, 1.0)) if random.random() < errs else 0.0

    rows = []
    for place in range(number):
        other, is_alike = loss_of(greedy), random.random() < together
        skilled = other if random.random() < 0.5 else loss_of(greedy / 2)
        rows.append(choice(other if is_alike else loss_of(own), other, skilled, random.uniform(0.1, 0.22), place))
    usual = Usual(greedy / 2, greedy * 0.375)
    return [each._replace(usual=usual) for each in rows]


@pytest.mark.parametrize(
    ("own", "greedy", "together"),
    [(0.3, 0.2, 0.5), (0.25, 0.25, 0.3), (0.2, 0.3, 0.5), (0.1, 0.4, 0.2), (0.5, 0.3, 0.3)],
)
@pytest.mark.parametrize("matches", [1, 4])
def test_the_interval_holds_the_true_accuracy(own: float, greedy: float, together: float, matches: int) -> None:
    """Of one match and of four, however like ``greedy`` a seat chooses."""
    random = Random(3)
    true = sums_of(chosen_by_chance(random, own, greedy, together, 20_000)).score

    def draw_accuracy() -> Accuracy:
        return pooled_accuracy(
            0, [sums_of(chosen_by_chance(random, own, greedy, together, 25)) for _ in range(matches)]
        )

    count = sum(each.low <= true <= each.high for each in (draw_accuracy() for _ in range(300)))
    assert count >= 0.92 * 300


def test_it_takes_off_how_hard_the_choices_were() -> None:
    """Scores of the same player differ less from match to match than they would without the two known players."""
    random = Random(4)
    matches = [chosen_by_chance(random, 0.3, 0.3, 0.7, 25) for _ in range(200)]
    scores = [sums_of(match).score for match in matches]
    plain = [sums_of([each._replace(greedy=0.15, skilled=0.11) for each in match]).score for match in matches]
    assert pvariance(scores) < 0.6 * pvariance(plain)
    assert fmean(scores) == pytest.approx(fmean(plain), abs=3)


def test_the_figures_that_the_documentation_names() -> None:
    scores = [round(accuracy(0, choices([loss] * 9)).score) for loss in (0.0, 0.1, 0.2, 0.35, 0.5)]
    assert scores == [100, 75, 50, 25, 0]


def test_a_choice_counts_by_its_weight() -> None:
    good, bad = choice(0.0, *USUAL, weight=0.3), choice(0.4, *USUAL, weight=0.1)
    assert accuracy(0, [good, bad]).score == pytest.approx(75)
    swapped = [good._replace(weight=0.1), bad._replace(weight=0.3)]
    assert accuracy(0, swapped).score == pytest.approx(50 * (0.5 - 0.3) / 0.3)


def test_the_interval_narrows_with_more_choices() -> None:
    results = [accuracy(0, choices([0.1, 0.3] * times)) for times in (3, 10, 40)]
    widths = [each.high - each.low for each in results]
    assert widths[0] > widths[1] > widths[2] > 0
    assert all(each.low < each.score < each.high for each in results)
    assert len({round(each.score, 9) for each in results}) == 1


def test_matches_that_differ_more_than_their_choices_widen_the_interval() -> None:
    good, bad = sums_of(choices([0.05] * 20)), sums_of(choices([0.2] * 20))
    alike = [sums_of(choices([0.05, 0.2] * 10))] * 2
    mixed, same = pooled_accuracy(0, [good, bad]), pooled_accuracy(0, alike)
    assert mixed.score == pytest.approx(same.score)
    assert mixed.high - mixed.low > 1.5 * (same.high - same.low)


def test_a_seat_with_too_few_choices_has_none() -> None:
    weighed = [choice(0.01, number=number)._replace(seat=number % 2) for number in range(2 * CHOICES_MIN - 1)]
    assert [(each.seat, each.choices) for each in accuracies(weighed)] == [(0, CHOICES_MIN)]


def weighed_of(*worths: float, greedy: int = 0, skilled: int = 0) -> Weighed | None:
    """A choice of the first of several options that are worth so much."""
    options = {str(place): worth for place, worth in enumerate(worths)}
    return weighing.weigh(0, 0, Compared(options, str(greedy), str(skilled), USUAL))


def test_a_choice_counts_by_the_root_of_what_is_at_stake() -> None:
    def weight(*worths: float) -> float | None:
        return None if (result := weighed_of(*worths)) is None else result.weight

    assert weight(0.41, 0.405) is None, "nothing is at stake"
    assert weight(0.46, 0.4) == pytest.approx(0.03**0.5)
    assert weight(0.4, 0.46) == weight(0.46, 0.4)
    assert weight(0.9, 0.2, 0.1) == weight(0.9, 0.6) == pytest.approx(0.05**0.5), "no more than that"


def test_it_is_how_much_worse_than_the_best_option_it_is_up_to_a_limit() -> None:
    result = weighed_of(0.35, 0.4, 0.3, -1.0, greedy=1, skilled=3)
    assert result is not None
    assert result[3:] == (pytest.approx(0.25), 0, 1, pytest.approx((0.25 + 0 + 0.5 + 1) / 4), USUAL)


def test_it_compares_with_what_two_players_would_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where ``skilled`` would take an option that ``greedy`` likes less than six others."""
    match = Match.start(find_game("hercules"), 2, seed=bytes(32))
    while len(match.questions[0].options) < weighing.ALTERNATIVES + 3:
        match.play(match.questions[0].seat, choose("greedy", match, match.questions[0].seat).option)
    question = match.questions[0]
    options = [option.id for option in question.options]
    judged = [SimpleNamespace(option=SimpleNamespace(id=option)) for option in options]
    minds = replace(match.game.minds, judge_options=lambda *_: judged)
    match.game = replace(match.game, minds=minds)
    last = options[-1]
    likes = {"greedy": options[2], "skilled": last}
    monkeypatch.setattr(
        weighing, "find_player", lambda name, game: lambda match, seat: SimpleNamespace(option=likes[name])
    )
    compared: list[object] = []

    def worths(imagined: object, seat: int, key: bytes, options: Sequence[str], always: set[str]) -> dict[str, float]:
        compared.extend((options, always))
        return dict.fromkeys(options, 0.5)

    monkeypatch.setattr(weighing, "_worths", worths)
    result = compare(match, question.seat, options[1])
    assert result is not None
    first = [options[1], *(option for option in options[:7] if option != options[1])]
    assert compared == [[*first, last], {options[1], options[2], last}]
    assert (result.greedy, result.skilled) == (options[2], last)
    assert result.usual == minds.usual_losses["people"]


def test_only_what_is_near_and_not_settled_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """An option far behind is not played on unless it is to be compared, and one that falls far behind only once."""
    looked = {"played": 0.2, "best": 0.55, "close": 0.49, "far": 0.3}
    leads_to = {"played": 0.5, "best": 0.3, "close": 0.7, "far": 0.9}
    tried: list[str] = []

    def play(futures: object, place: int, seat: int, option: str, turn: Finished) -> float:
        tried.append(option)
        assert turn.worths in ([], [looked[option]]), "the first six begin where the turn is finished"
        return leads_to[option] + (-0.1 if turn.worths else 0.1)

    monkeypatch.setattr(
        weighing, "finish_turns", lambda *_: {option: Finished([], [worth], []) for option, worth in looked.items()}
    )
    monkeypatch.setattr(weighing, "_worth_later", play)
    match = Match.start(find_game("hercules"), 2, seed=bytes(32))
    worths = weighing._worths(match, match.questions[0].seat, bytes(32), [*looked], {"played"})
    assert {option: tried.count(option) for option in looked} == {"played": 12, "best": 6, "close": 12, "far": 0}
    assert worths == pytest.approx({**leads_to, "best": 0.2, "far": 0.3}), (
        "the mean over all futures, beside which what a turn is worth at its end does not count"
    )
    tried.clear()
    looked = dict.fromkeys(looked, 0.5)
    assert weighing._worths(match, match.questions[0].seat, bytes(32), [*looked], {"played"}) == looked
    assert not tried, "nothing is at stake"


@pytest.mark.parametrize("key", ["hercules", "diceforge"])
def test_it_plays_on_as_from_the_choice(key: str) -> None:
    """What is played on from a turn that is finished already comes out as if it had begun with the choice."""
    match = Match.start(find_game(key), 2, seed=bytes(32))
    seat = match.questions[0].seat
    imagined, greedy = match.imagine(seat, public_key(match, seat)), match.game.minds.greedy
    options = [judged.option.id for judged in match.game.minds.judge_options(imagined, seat)][:3]
    futures = EvenFutures(imagined, seat, bytes(32))
    turns = finish_turns(futures, seat, greedy, dict.fromkeys(options, 0.0), weighing.STAGES, weighing.WIDE)
    for place in (0, 3, 5):
        future = futures(place)
        for option, turn in turns.items():
            long = worth(estimate_option(future, seat, greedy, option, match.game.minds.effort.turns))
            assert weighing._worth_later(futures, place, seat, option, turn) == pytest.approx(long)


@pytest.mark.parametrize(("key", "seeds"), [("hercules", (3, 4)), ("diceforge", (3,))])
def test_a_better_player_has_more(key: str, seeds: tuple[int, ...]) -> None:
    """Of the same few matches, played by one good and one weak player each."""
    by_player: dict[str, list[Weighed]] = {"skilled": [], "novice": []}
    for seed in seeds:
        match = Match.start(find_game(key), 2, seed=bytes([seed]) * 32)
        players = ("skilled", "novice") if seed % 2 else ("novice", "skilled")
        while match.questions:
            seat = match.questions[0].seat
            match.play(seat, choose(players[seat], match, seat).option)
        for choice in weigh_choices(match, range(len(match.journal))):
            by_player[players[choice.seat]].append(choice)
    good, weak = accuracy(0, by_player["skilled"]), accuracy(1, by_player["novice"])
    assert good.score > weak.high, (good, weak)
    assert good.score > 50 > weak.score
    assert min(good.choices, weak.choices) >= 5


def test_no_weighing_sees_the_future() -> None:
    def weighed(match: Match, seat: int) -> object:  # type: ignore[type-arg]
        question = match.question_for(seat)
        assert question is not None
        return compare(match, seat, question.options[len(match.journal) % len(question.options)].id)

    for number, match in enumerate(moments("hercules", 2, {}, 7)):
        if number % 3 == 0:
            assert not differences(weighed, match, number)


def test_greedy_has_fifty() -> None:
    """What it would choose is one of the things that it is compared with."""
    match = Match.start(find_game("hercules"), 2, seed=bytes([3]) * 32)
    while match.questions:
        match.play(match.questions[0].seat, choose("greedy", match, match.questions[0].seat).option)
    own = [place for place, entry in enumerate(match.journal) if entry.seat == 0]
    [result] = accuracies(weigh_choices(match, own))
    assert result.score == pytest.approx(50, abs=1)
    assert 20 < result.low < 50 < result.high < 80


def test_it_is_read_as_it_was_written_and_missing_in_older_analyses() -> None:
    analysis = Analysis(luck=(Luck(),), accuracy=accuracies(choices([0.01] * 9)))
    document = json.loads(json.dumps(analysis.to_json()))
    assert from_json(document) == analysis
    assert analysis.accuracy_of(0) == analysis.accuracy[0]
    assert analysis.accuracy_of(1) is None
    assert analysis.of_seats({1}).accuracy == ()
    del document["accuracy"]
    assert from_json(document).accuracy == ()


def test_accuracies_of_earlier_formulas_are_read_as_they_were() -> None:
    fields = {"seat": 0, "choices": 9, "score": 80.0, "low": 70.0, "high": 90.0}
    first = {**fields, "beaten": 0.1, "error": 0.02}
    second = {**fields, "seat": 1, "form": 2, "sums": [9, 1.8, 0.4, 0.36, 0.01, 0.0, 0.0, 0.0]}
    document = Analysis(luck=(Luck(),) * 2).to_json() | {"accuracy": [first, second]}
    results = from_json(json.loads(json.dumps(document))).accuracy
    assert results == (Accuracy(**fields, form=1), Accuracy(**{**fields, "seat": 1}, form=2))
    assert from_json(Analysis(accuracy=results).to_json()).accuracy == results


def test_matches_taken_together_count_each_choice_by_its_weight() -> None:
    random = Random(5)
    matches = [chosen_by_chance(random, 0.3, 0.3, 0.4, number) for number in (9, 14)]
    every = accuracy(0, [each for match in matches for each in match])
    sums = [sums_of(match) for match in matches]
    pooled = pooled_accuracy(0, sums)
    assert (pooled.choices, pooled.score) == (every.choices, pytest.approx(every.score))
    assert pooled.low < pooled.score < pooled.high
    many = sums_of(choices([0.0, 0.2, 0.5, 0.0, 0.1] * 20))
    one, four = pooled_accuracy(0, [many]), pooled_accuracy(0, [many] * 4)
    assert four.high - four.score == pytest.approx((one.high - one.score) / 2, rel=0.1)
    assert pooled_accuracy(0, sums[:1]) == accuracy(0, matches[0])
