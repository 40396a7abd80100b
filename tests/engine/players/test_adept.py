"""The player that judges choices: it tells apart what comes out close after the turn, and spends nothing elsewhere."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from bot.benchmarks.players import ADEPT, Duel, Ladder, measure_player
from engine.match import Match
from engine.players import adept, choose, find_adept, public_key
from engine.players.adept import CLOSE, FUTURES, MOST, STAGES, WIDE, Finished, even_futures, finish_turns
from engine.players.lookahead import outcome, worth
from engine.players.skilled import tries
from engine.registry import find_game
from engine.simulation import match_seed
from tests.engine.players.test_imagined_matches import EVERY_MODULE, differences, moments

GAME = find_game("hercules")
KEY = bytes(range(32))


def some_match(key: str, seats: int, moves: int) -> Match[Any]:
    match = Match.start(find_game(key), seats, seed=match_seed("adept", moves))
    for _ in range(moves):
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    return match


def finished(match: Match[Any], seat: int, *, to_roll: bool) -> dict[str, Finished]:
    imagined = match.imagine(seat, KEY)
    options = [judged.option.id for judged in match.game.minds.judged(imagined, seat)[:7]]
    futures = even_futures(imagined, seat, KEY)
    return finish_turns(
        futures, seat, match.game.minds.greedy, dict.fromkeys(options, 0.0), STAGES, WIDE, to_roll=to_roll
    )


def test_what_is_far_behind_is_seen_in_few_futures() -> None:
    """An option's worth is the mean over one or over two of six even futures, by how near it is to the best."""
    seen = set()
    first, last = STAGES
    for moves in range(4, 24, 2):
        match = some_match("hercules", 2, moves)
        seat = match.questions[0].seat
        imagined = match.imagine(seat, KEY)
        futures = [*map(even_futures(imagined, seat, KEY), range(last))]
        found = finished(match, seat, to_roll=False)
        whole = {option: tries(futures, seat, GAME.minds.greedy, option) for option in found}
        best = max(fmean(each[:first]) for each in whole.values())
        for option, each in whole.items():
            is_far = fmean(each[:first]) <= best - WIDE
            assert found[option].worth == pytest.approx(fmean(each[:first] if is_far else each))
            seen.add((is_far, len(each)))
    assert seen == {(False, 1), (True, 1), (False, last), (True, last)}


@pytest.mark.parametrize(("key", "turns"), [("hercules", {0, 1}), ("diceforge", {0})])
def test_turns_with_dice_that_lie_there_are_played_as_well(key: str, turns: set[int]) -> None:
    """In Hercules to the end of the round; in Dice Forge each turn begins with a roll."""
    played = set[int]()
    for moves in range(1, 9):
        match = some_match(key, 2, moves)
        seat = match.questions[0].seat
        for turn in finished(match, seat, to_roll=True).values():
            played.update(turn.turns)
            for end, found in zip(turn.matches, turn.worths, strict=True):
                assert found == worth(outcome(end, seat))
                assert key == "diceforge" or end.turn_state.turns == 0
    assert played == turns


CLEAR = [1.0, 1.0 - CLOSE - 0.01, 0.5, 0.4]
NARROW = [1.0, 1.0 - CLOSE + 0.01, 0.5, 0.4]
ALIKE = [1.0, 1.0, 1.0, 0.4]
FOUR = [1.0, 0.99, 0.98, 0.97]


@pytest.mark.parametrize(("worths", "tried"), [(CLEAR, 0), (NARROW, 2), (ALIKE, 0), (FOUR, MOST)])
def test_only_what_is_close_is_played_on(monkeypatch: pytest.MonkeyPatch, worths: list[float], tried: int) -> None:
    """What came out exactly alike is the same position, so one of it is enough."""
    match = some_match("hercules", 2, 12)
    played: list[str] = []

    def finish(futures: object, seat: int, greedy: object, options: dict[str, float], *_: object, **__: object) -> Any:
        assert len(options) >= len(worths)
        later = [0.3] * (len(options) - len(worths))
        return {option: Finished([], [each], []) for option, each in zip(options, [*worths, *later], strict=True)}

    def judge(futures: object, place: int, seat: int, greedy: object, option: str, turn: Finished) -> float:
        played.append(option)
        return 1.0

    monkeypatch.setattr(adept, "TRUST", 0.0)
    monkeypatch.setattr(adept, "finish_turns", finish)
    monkeypatch.setattr(adept, "_worth_later", judge)
    find_adept(GAME)(match, match.questions[0].seat)
    assert len({*played}) == tried
    assert len(played) <= tried * FUTURES


def test_what_falls_behind_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def judge(futures: object, place: int, seat: int, greedy: object, option: str, turn: Finished) -> float:
        played.append(option)
        return {"first": 0.0, "second": 1.0, "third": 0.99}[option]

    monkeypatch.setattr(adept, "_worth_later", judge)
    worths = {"first": 1.0, "second": 0.97, "third": 0.96}
    best = adept._play_off(lambda _: None, 0, GAME.minds.greedy, worths, dict.fromkeys(worths))  # type: ignore[arg-type, return-value]
    assert best == "second"
    assert [played.count(option) for option in worths] == [1, FUTURES, FUTURES]


@pytest.mark.parametrize(("key", "seats", "further"), [("hercules", 2, 2), ("diceforge", 2, 3), ("diceforge", 3, 5)])
@pytest.mark.parametrize("finished_turns", [0, 1])
def test_it_plays_on_as_far_as_the_game_says(
    monkeypatch: pytest.MonkeyPatch, key: str, seats: int, further: int, finished_turns: int
) -> None:
    """Until its next turn is over, in Dice Forge with one more turn of each other seat."""
    match = some_match(key, seats, 8)
    seat = match.questions[0].seat
    turns: list[int] = []
    monkeypatch.setattr(adept, "play_on", lambda match, greedy, turns_more, *, halts: turns.append(turns_more))
    turn = Finished([match], [0.5], [finished_turns])
    adept._worth_later(lambda _: match, 0, seat, match.game.minds.greedy, "any", turn)
    assert turns == [further - finished_turns]


def test_what_greedy_likes_better_needs_a_little_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the turn alone another option would be ahead; by no more than greedy's liking outweighs."""
    match = some_match("hercules", 2, 12)
    seat = match.questions[0].seat
    first, second = GAME.minds.judged(match.imagine(seat, KEY), seat)[:2]
    ahead = adept.TRUST * (first.worth - second.worth) / 2

    def finish(futures: object, seat: int, greedy: object, options: dict[str, float], *_: object, **__: object) -> Any:
        assert ahead > 0
        return {option: Finished([], [1.0 + (option != first.option.id) * ahead], []) for option in options}

    monkeypatch.setattr(adept, "finish_turns", finish)
    monkeypatch.setattr(adept, "_worth_later", lambda *_: 1.0)
    assert find_adept(GAME)(match, seat).option == first.option.id
    monkeypatch.setattr(adept, "TRUST", 0.0)
    assert find_adept(GAME)(match, seat).option != first.option.id


@pytest.mark.parametrize(("key", "seats", "chosen"), EVERY_MODULE)
def test_it_does_not_see_the_future(key: str, seats: int, chosen: tuple[tuple[str, str], ...]) -> None:
    player = find_adept(find_game(key))
    for number, match in enumerate(moments(key, seats, dict(chosen), 6)):
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
