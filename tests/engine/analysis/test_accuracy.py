"""How well a seat chose: less where its choices cost more, surer after more of them, better for better players."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from engine.analysis import weighing
from engine.analysis.accuracy import CHOICES_MIN, Accuracy, Weighed, accuracies, accuracy, pooled_accuracy, sums_of
from engine.analysis.report import Analysis, from_json
from engine.analysis.weighing import Compared, compare, weigh_choices
from engine.luck import Luck
from engine.match import Match
from engine.players import choose, public_key
from engine.players.adept import Finished, even_futures, finish_turns
from engine.players.comparison import estimate_option
from engine.players.lookahead import worth
from engine.registry import find_game
from tests.engine.players.test_imagined_matches import differences, moments


def choices(beaten: Sequence[float], greedy: float = 0.25, weight: float = 0.2, seat: int = 0) -> list[Weighed]:
    """Choices in which such shares of the other options were better."""
    return [Weighed(number, seat, share, greedy, weight) for number, share in enumerate(beaten)]


def test_who_always_takes_the_best_has_a_hundred() -> None:
    found = accuracy(0, choices([0.0] * 30))
    assert (found.score, found.high) == (100, 100)
    assert 85 < found.low < 100


def test_who_chooses_at_random_has_nothing() -> None:
    assert accuracy(0, choices([0.5, 0.2, 0.8, 1.0, 0.0] * 6)).score == pytest.approx(0)
    assert accuracy(0, choices([1.0] * 6)).score == 0


@pytest.mark.parametrize("greedy", [0.1, 0.25, 0.4])
def test_who_chooses_as_greedy_has_fifty_however_hard_the_choices(greedy: float) -> None:
    own = [Weighed(number, 0, greedy, greedy, 0.1 + number / 100) for number in range(9)]
    found = accuracy(0, own)
    assert found.score == pytest.approx(50)
    assert found.low < found.score < found.high


def test_few_easy_or_hard_choices_say_little() -> None:
    """Where ``greedy`` is hardly ever beaten, or as often as not, one choice must not decide everything."""
    easy, hard = accuracy(0, choices([0.0] * 8 + [0.2], 0.0)), accuracy(0, choices([0.5] * 8 + [0.6], 0.5))
    assert 50 < easy.score < 100
    assert 0 <= hard.score < 50
    assert easy.high - easy.low > 20


def chosen_by_chance(random: Random, own: float, greedy: float, together: float, number: int) -> list[Weighed]:
    """Choices in which a player and ``greedy`` err that often, in some of them alike."""

    def share(errs: float) -> float:
        return random.choice((0.2, 0.4, 0.6, 0.8)) if random.random() < errs else 0.0

    drawn = []
    for place in range(number):
        other, is_alike = share(greedy), random.random() < together
        drawn.append(Weighed(place, 0, other if is_alike else share(own), other, random.uniform(0.1, 0.22)))
    return drawn


@pytest.mark.parametrize(
    ("own", "greedy", "together"), [(0.3, 0.2, 0.5), (0.25, 0.25, 0.3), (0.2, 0.3, 0.5), (0.1, 0.4, 0.2)]
)
def test_the_interval_of_one_match_holds_the_true_accuracy(own: float, greedy: float, together: float) -> None:
    """Also of who chooses nearly as ``greedy`` does: above 50 the score rises several times as fast as below."""
    random = Random(3)
    true = sums_of(chosen_by_chance(random, own, greedy, together, 20_000)).score
    matches = [accuracy(0, chosen_by_chance(random, own, greedy, together, 25)) for _ in range(300)]
    assert sum(each.low <= true <= each.high for each in matches) >= 0.93 * len(matches)


def test_an_interval_that_reaches_beyond_fifty_does_not_jump_there() -> None:
    """Below 50 a step costs little, above it brings much: who is just below may well be far above."""
    pattern = [0.0] * 20 + [0.3, 0.6, 0.6, 0.8, 0.8]
    below, above = (accuracy(0, choices([*pattern, last], 0.12)) for last in (0.09, 0.0))
    assert below.score < 50 < above.score
    assert above.high - below.high < 5
    assert above.low - below.low < 5
    assert below.high - below.score > 2 * (below.score - below.low)


def test_the_figures_that_the_documentation_names() -> None:
    scores = [round(accuracy(0, choices([beaten] * 9, 0.2)).score) for beaten in (0.0, 0.1, 0.2, 0.35, 0.5)]
    assert scores == [100, 75, 50, 25, 0]


def test_choices_that_are_beaten_more_lower_it_and_hard_ones_less() -> None:
    scores = [accuracy(0, choices([0.0, 0.0, 0.1, share])).score for share in (0.0, 0.1, 0.2, 0.5, 1.0)]
    assert scores == sorted(scores, reverse=True)
    assert len({*scores}) == 5
    easy, hard = (accuracy(0, choices([0.1, 0.3, 0.2], greedy)).score for greedy in (0.1, 0.3))
    assert easy < 50 < hard


def test_a_choice_counts_by_its_weight() -> None:
    good, bad = Weighed(0, 0, 0.0, 0.25, 0.3), Weighed(1, 0, 0.4, 0.25, 0.1)
    assert accuracy(0, [good, bad]).score == pytest.approx(100 * (1 - 0.1 / 0.5))
    swapped = [good._replace(weight=0.1), bad._replace(weight=0.3)]
    assert accuracy(0, swapped).score == pytest.approx(50 * (0.5 - 0.3) / 0.25)


def test_the_interval_narrows_with_more_choices() -> None:
    found = [accuracy(0, choices([0.1, 0.3] * times)) for times in (3, 10, 40)]
    widths = [each.high - each.low for each in found]
    assert widths[0] > widths[1] > widths[2] > 0
    assert all(each.low < each.score < each.high for each in found)
    assert len({round(each.score, 9) for each in found}) == 1


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    """Of matches whose choices are beaten at random, more where ``greedy`` is, too; taken one and four at a time."""
    random, held = Random(1), {1: 0, 4: 0}
    truth, trials = 100 * (1 - 0.15 / 0.5), 200
    for matches in held:
        for _ in range(trials):
            sums = []
            for _ in range(matches):
                hard = [random.random() < 0.5 for _ in range(25)]
                sums.append(
                    sums_of(
                        [
                            Weighed(0, 0, random.choice((0.0, 0.5 if is_hard else 0.1)), 0.5 * is_hard, random.random())
                            for is_hard in hard
                        ]
                    )
                )
            found = pooled_accuracy(0, sums)
            held[matches] += found.low <= truth <= found.high
    assert all(0.9 * trials <= times <= 0.995 * trials for times in held.values()), held


def test_matches_that_differ_more_than_their_choices_widen_the_interval() -> None:
    good, bad = sums_of(choices([0.05] * 20)), sums_of(choices([0.2] * 20))
    alike = [sums_of(choices([0.05, 0.2] * 10))] * 2
    mixed, same = pooled_accuracy(0, [good, bad]), pooled_accuracy(0, alike)
    assert mixed.score == pytest.approx(same.score)
    assert mixed.high - mixed.low > 2 * (same.high - same.low)


def test_a_seat_with_too_few_choices_has_none() -> None:
    weighed = [Weighed(number, number % 2, 0.01, 0.2, 0.1) for number in range(2 * CHOICES_MIN - 1)]
    assert [(each.seat, each.choices) for each in accuracies(weighed)] == [(0, CHOICES_MIN)]


def test_a_choice_counts_by_the_root_of_what_is_at_stake() -> None:
    def weight(*worths: float) -> float | None:
        found = weighing.weighed(0, 0, Compared({str(place): worth for place, worth in enumerate(worths)}, "0"))
        return None if found is None else found.weight

    assert weight(0.41, 0.405) is None, "nothing is at stake"
    assert weight(0.46, 0.4) == pytest.approx(0.03**0.5)
    assert weight(0.4, 0.46) == weight(0.46, 0.4)
    assert weight(0.9, 0.2, 0.1) == weight(0.9, 0.6) == pytest.approx(0.05**0.5), "no more than that"


def test_it_is_the_share_of_options_that_are_better(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.start(find_game("hercules"), 2, seed=bytes(32))
    question = match.questions[0]
    options = [option.id for option in question.options][:4]
    judged = [SimpleNamespace(option=SimpleNamespace(id=option)) for option in options]
    minds = replace(match.game.minds, judged=lambda *_: judged)
    match.game = replace(match.game, minds=minds)
    worths = dict(zip(options, (0.3, 0.4, 0.2, 0.35), strict=True))
    monkeypatch.setattr(weighing, "_worths", lambda match, seat, key, options: [worths[option] for option in options])
    shares = []
    for option in options:
        found = compare(match, question.seat, option)
        assert found is not None
        choice = weighing.weighed(0, 0, found)
        assert choice is not None
        shares.append(choice.beaten)
        assert choice.greedy == 2 / 3, "it would take the first that is judged"
    assert shares == [2 / 3, 0, 1, 1 / 3]


def test_only_what_is_near_and_not_settled_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """An option far off is not played on, one that comes out far apart in two futures only, a close one in six."""
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
    assert {option: tried.count(option) for option in looked} == {"played": 6, "near": 2, "close": 6, "far": 0}
    near = 0.5 + (weighing.WEIGHT * 0.05 + 2 * 0.3) / (weighing.WEIGHT + 2)
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
            long = worth(estimate_option(future, seat, greedy, option, match.game.minds.effort.turns))
            assert weighing._worth_later(futures, place, seat, option, turn) == pytest.approx(long)


@pytest.mark.parametrize(("key", "seeds"), [("hercules", (3, 4)), ("diceforge", (3,))])
def test_a_better_player_has_more(key: str, seeds: tuple[int, ...]) -> None:
    """Of the same few matches, played by one good and one weak player each."""
    chosen: dict[str, list[Weighed]] = {"skilled": [], "novice": []}
    for seed in seeds:
        match = Match.start(find_game(key), 2, seed=bytes([seed]) * 32)
        players = ("skilled", "novice") if seed % 2 else ("novice", "skilled")
        while match.questions:
            seat = match.questions[0].seat
            match.play(seat, choose(players[seat], match, seat).option)
        for choice in weigh_choices(match, range(len(match.journal))):
            chosen[players[choice.seat]].append(choice)
    good, weak = accuracy(0, chosen["skilled"]), accuracy(1, chosen["novice"])
    assert good.score > weak.high, (good, weak)
    assert good.low > 50
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
    """What it would choose is what it is compared with."""
    match = Match.start(find_game("hercules"), 2, seed=bytes([3]) * 32)
    while match.questions:
        match.play(match.questions[0].seat, choose("greedy", match, match.questions[0].seat).option)
    own = [place for place, entry in enumerate(match.journal) if entry.seat == 0]
    [found] = accuracies(weigh_choices(match, own))
    assert found.score == pytest.approx(50)
    assert 25 < found.low < 50 < found.high < 75


def test_it_is_read_as_it_was_written_and_missing_in_older_analyses() -> None:
    found = Analysis(luck=(Luck(),), accuracy=accuracies(choices([0.01] * 9)))
    written = json.loads(json.dumps(found.to_json()))
    assert from_json(written) == found
    assert found.accuracy_of(0) == found.accuracy[0]
    assert found.accuracy_of(1) is None
    assert found.of_seats({1}).accuracy == ()
    del written["accuracy"]
    assert from_json(written).accuracy == ()


def test_an_accuracy_of_the_earlier_formula_is_read_as_it_was_told() -> None:
    told = {"seat": 0, "choices": 9, "score": 80.0, "low": 70.0, "high": 90.0}
    written = Analysis(luck=(Luck(),)).to_json() | {"accuracy": [{**told, "beaten": 0.1, "error": 0.02}]}
    [found] = from_json(json.loads(json.dumps(written))).accuracy
    assert found == Accuracy(**told, form=1, sums=None)
    assert from_json(Analysis(accuracy=(found,)).to_json()).accuracy == (found,)


def test_matches_taken_together_count_each_choice_by_its_weight() -> None:
    shares = [[0.0, 0.2, 0.5, 0.0, 0.1], [0.5, 0.3, 0.0, 0.2, 0.0, 0.1, 0.4]]
    matches = [choices(own, 0.2 + place / 10, 0.1 + place / 10) for place, own in enumerate(shares)]
    every = accuracy(0, [choice for match in matches for choice in match])
    sums = [sums_of(match) for match in matches]
    pooled = pooled_accuracy(0, sums)
    assert (pooled.choices, pooled.score) == (every.choices, pytest.approx(every.score))
    assert pooled.low < pooled.score < pooled.high
    many = sums_of(choices([0.0, 0.2, 0.5, 0.0, 0.1] * 20))
    one, four = pooled_accuracy(0, [many]), pooled_accuracy(0, [many] * 4)
    assert four.high - four.score == pytest.approx((one.high - one.score) / 2, rel=0.1)
    assert pooled_accuracy(0, sums[:1]) == accuracy(0, matches[0])
