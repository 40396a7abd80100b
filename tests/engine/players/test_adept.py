"""The player that judges choices: it tells apart what comes out close after the turn, and spends nothing elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from operator import mul
from statistics import fmean
from typing import Any

import pytest

from bot.benchmarks.players import ADEPT, Duel, Ladder, measure_player
from engine.keyed import EVEN
from engine.match import Match
from engine.players import adept, choose, find_adept, public_key
from engine.players.adept import NOISE, EvenFutures, Finished, finish_turns
from engine.players.lookahead import outcome, play_on, worth
from engine.players.skilled import tries, turn_ends
from engine.registry import find_game
from engine.simulation import match_seed
from tests.engine.players.test_imagined_matches import EVERY_MODULE, differences, moments

GAME = find_game("hercules")
CARE = GAME.minds.care["people"]
STAGES, WIDE = (2, 3), 0.15
KEY = bytes(range(32))


def some_match(key: str, seats: int, moves: int) -> Match[Any]:
    match = Match.start(find_game(key), seats, seed=match_seed("adept", moves))
    for _ in range(moves):
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    return match


def finished(match: Match[Any], seat: int, *, to_roll: bool) -> dict[str, Finished]:
    imagined = match.imagine(seat, KEY)
    options = [judged.option.id for judged in match.game.minds.judge_options(imagined, seat)[:7]]
    futures = EvenFutures(imagined, seat, KEY)
    return finish_turns(
        futures, seat, match.game.minds.greedy, dict.fromkeys(options, 0.0), STAGES, WIDE, to_roll=to_roll
    )


def test_what_is_far_behind_is_seen_in_few_futures() -> None:
    """An option's worth is the mean over one or over two of six even futures, by how near it is to the best."""
    cases = set()
    first, last = STAGES
    for moves in range(4, 24, 2):
        match = some_match("hercules", 2, moves)
        seat = match.questions[0].seat
        imagined = match.imagine(seat, KEY)
        futures = [*map(EvenFutures(imagined, seat, KEY), range(last))]
        turns = finished(match, seat, to_roll=False)
        whole = {option: tries(futures, seat, GAME.minds.greedy, option) for option in turns}
        best = max(fmean(each[:first]) for each in whole.values())
        for option, each in whole.items():
            is_far = fmean(each[:first]) <= best - WIDE
            assert turns[option].worth == pytest.approx(fmean(each[:first] if is_far else each))
            cases.add((is_far, len(each)))
    assert cases == {(False, 1), (True, 1), (False, last), (True, last)}


@pytest.mark.parametrize(("key", "turns"), [("hercules", {0, 1}), ("diceforge", {0})])
def test_turns_with_dice_that_lie_there_are_played_as_well(key: str, turns: set[int]) -> None:
    """In Hercules to the end of the round; in Dice Forge each turn begins with a roll."""
    counts = set[int]()
    for moves in range(1, 9):
        match = some_match(key, 2, moves)
        seat = match.questions[0].seat
        for turn in finished(match, seat, to_roll=True).values():
            counts.update(turn.turns)
            for end, end_worth in zip(turn.matches, turn.worths, strict=True):
                assert end_worth == worth(outcome(end, seat))
                assert key == "diceforge" or end.turn_state.turns == 0
    assert counts == turns


CLOSE = CARE.errors * NOISE * sqrt(2 / CARE.weight)
CLEAR = [1.0, 1.0 - CLOSE - 0.01, 0.5, 0.4]
NARROW = [1.0, 1.0 - CLOSE + 0.01, 0.5, 0.4]
ALIKE = [1.0, 1.0, 1.0, 0.4]
MANY = [1.0 - 0.01 * place for place in range(CARE.most + 1)]


@pytest.mark.parametrize(("worths", "tried"), [(CLEAR, 0), (NARROW, 2), (ALIKE, 0), (MANY, CARE.most)])
def test_only_what_is_close_is_played_on(monkeypatch: pytest.MonkeyPatch, worths: list[float], tried: int) -> None:
    """What came out exactly alike is the same position, so one of it is enough."""
    match = some_match("hercules", 2, 12)
    calls: list[str] = []

    def finish(futures: object, seat: int, greedy: object, options: dict[str, float], *_: object, **__: object) -> Any:
        assert len(options) >= len(worths)
        later = [0.3] * (len(options) - len(worths))
        return {option: Finished([], [each], []) for option, each in zip(options, [*worths, *later], strict=True)}

    def judge(futures: object, place: int, seat: int, greedy: object, option: str, turn: Finished) -> float:
        calls.append(option)
        return 1.0

    monkeypatch.setattr(adept, "TRUST", 0.0)
    monkeypatch.setattr(adept, "finish_turns", finish)
    monkeypatch.setattr(adept, "_worth_later", judge)
    find_adept(GAME)(match, match.questions[0].seat)
    assert len({*calls}) == tried
    assert len(calls) <= tried * CARE.futures


def winner_of(monkeypatch: pytest.MonkeyPatch, later: dict[str, Callable[[int], float]]) -> tuple[str, list[str]]:
    """The option that is played off best, all being worth the same after the turn, and which were played on, in order;
    ``later`` says what each leads to in a future."""
    match = some_match("hercules", 2, 12)
    seat = match.questions[0].seat
    order: list[str] = []

    def judge(futures: object, place: int, seat: int, greedy: object, option: str, turn: Finished) -> float:
        order.append(option)
        return later[option](place)

    monkeypatch.setattr(adept, "_worth_later", judge)
    turns = {option: Finished([], [1.0], []) for option in later}
    best = adept._play_off(EvenFutures(match, seat, KEY), seat, GAME.minds.greedy, dict.fromkeys(later, 1.0), turns)
    return best, order


def test_what_falls_behind_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    best, order = winner_of(monkeypatch, {"a": lambda _: -1.0, "b": lambda _: 1.0, "c": lambda _: 0.999})
    assert best == "b"
    assert [order.count(option) for option in "abc"] == [2, CARE.futures, CARE.futures]


def test_how_far_behind_depends_on_how_much_chance_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same lead settles a choice where all futures agree, and not where they differ."""
    _, agreed = winner_of(monkeypatch, {"a": lambda _: 1.0, "b": lambda _: 0.8})
    _, differed = winner_of(
        monkeypatch, {"a": lambda _: 1.0, "b": lambda place: 0.8 + (0.5 if place % 2 else -0.5) * (place > 0)}
    )
    assert len(agreed) < len(differed)


@pytest.mark.parametrize(
    ("key", "seats", "looks"),
    [("hercules", 2, [3]), ("hercules", 3, [5]), ("diceforge", 2, [1, 2, 3]), ("goddess", 2, [1, 2])],
)
@pytest.mark.parametrize("finished_turns", [0, 1])
def test_it_plays_on_as_far_as_the_game_says(
    monkeypatch: pytest.MonkeyPatch, key: str, seats: int, looks: list[int], finished_turns: int
) -> None:
    """It looks what came of an option when its next turn begins, when that is over, or after one more turn of each
    other seat; what comes later counts more."""
    module = {"module": key} if key == "goddess" else {}
    match = Match.start(find_game("diceforge" if module else key), seats, module, seed=match_seed("adept", 1))
    seat, now = match.questions[0].seat, [finished_turns]

    def play(match: object, greedy: object, turns: int, *, halts: bool) -> None:
        assert turns > 0
        assert halts
        now.append(now[-1] + turns)

    monkeypatch.setattr(adept, "play_on", play)
    monkeypatch.setattr(adept, "_end_of", lambda *_: (match, finished_turns))
    monkeypatch.setattr(adept, "worth", lambda _: float(now[-1]))
    turn = Finished([match], [0.5], [finished_turns])
    mean = adept._worth_later(EvenFutures(match, seat, KEY), 0, seat, match.game.minds.greedy, "any", turn)
    assert now == [finished_turns, *(look for look in looks if look > finished_turns)]
    weights = range(1, len(looks) + 1)
    assert mean == pytest.approx(sum(map(mul, weights, looks)) / sum(weights))


@pytest.mark.parametrize("key", ["hercules", "diceforge"])
def test_a_turn_without_chance_is_finished_once(key: str) -> None:
    """What comes after it differs from future to future, and is the same as after a turn that is finished in each."""
    count = 0
    for moves in range(2, 14, 3):
        match = some_match(key, 2, moves)
        seat, greedy = match.questions[0].seat, match.game.minds.greedy
        imagined = match.imagine(seat, KEY)
        futures = EvenFutures(imagined, seat, KEY)
        options = [judged.option.id for judged in match.game.minds.judge_options(imagined, seat)[:3]]
        turns = finish_turns(futures, seat, greedy, dict.fromkeys(options, 0.0), STAGES, WIDE)
        for option in (option for option in options if len(turns[option].matches) == 1):
            journals = set()
            for place in range(CARE.futures):
                end, more_turns = adept._end_of(futures, place, seat, greedy, option, turns[option])
                [other] = turn_ends([futures(place)], seat, greedy, option)
                assert end.is_halted
                assert (end.journal, more_turns) == (other.journal, 0)
                play_on(end, greedy, 2, halts=True)
                play_on(other, greedy, 2, halts=True)
                if key == "diceforge":  # In Hercules hidden cards may be others.
                    assert end.journal == other.journal
                journals.add((tuple(end.journal), outcome(end, seat)))
            assert len(journals) > 1
            count += 1
    assert count


def test_futures_belong_together_in_sixes() -> None:
    """In each six a die falls on each side once; the second six is not the first one again."""
    match = some_match("diceforge", 2, 3)
    seat = match.questions[0].seat
    futures = EvenFutures(match.imagine(seat, KEY), seat, KEY)
    sides = [futures(place)._chance.draw("some die").side() for place in range(2 * EVEN)]
    assert sorted(sides[:EVEN]) == sorted(sides[EVEN:]) == [*range(EVEN)]
    assert sides[:EVEN] != sides[EVEN:]


def test_what_greedy_likes_better_needs_a_little_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the turn alone another option would be ahead; by no more than greedy's liking outweighs."""
    match = some_match("hercules", 2, 12)
    seat = match.questions[0].seat
    first, second = GAME.minds.judge_options(match.imagine(seat, KEY), seat)[:2]
    ahead = adept.TRUST * (first.worth - second.worth) / 2

    def finish(futures: object, seat: int, greedy: object, options: dict[str, float], *_: object, **__: object) -> Any:
        assert ahead > 0
        return {option: Finished([], [1.0 + (option != first.option.id) * ahead], []) for option in options}

    monkeypatch.setattr(adept, "finish_turns", finish)
    monkeypatch.setattr(adept, "_worth_later", lambda *_: 1.0)
    assert find_adept(GAME)(match, seat).option == first.option.id
    monkeypatch.setattr(adept, "TRUST", 0.0)
    assert find_adept(GAME)(match, seat).option != first.option.id


@pytest.mark.parametrize(("key", "seats", "settings"), EVERY_MODULE)
def test_it_does_not_see_the_future(key: str, seats: int, settings: tuple[tuple[str, str], ...]) -> None:
    player = find_adept(find_game(key))
    for number, match in enumerate(moments(key, seats, dict(settings), 6)):
        if number % 9 == 0:
            assert not differences(player, match, number)


def test_alone_it_plays_like_greedy() -> None:
    match = Match.start(GAME, 1, seed=KEY)
    assert find_adept(GAME)(match, 0) == choose("greedy", match, 0)
    assert public_key(match, 0)


@pytest.mark.soak
@pytest.mark.parametrize(("rival", "least"), [("skilled", 0.5), ("master", 0.35)])
def test_it_stands_between_skilled_and_master(rival: str, least: float) -> None:
    score = measure_player(Duel("hercules", "people", 2, ADEPT, rival, 0.45), Ladder(100, "adept"))
    assert score.wins / score.matches >= least
