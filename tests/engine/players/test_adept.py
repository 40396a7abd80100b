"""The player that judges choices: it tells apart what comes out close after the turn, and spends nothing elsewhere."""

from __future__ import annotations

from statistics import fmean
from typing import Any

import pytest

from bot.benchmarks.players import ADEPT, Duel, Ladder, measure_player
from engine.match import Match
from engine.players import adept, choose, find_adept, public_key
from engine.players.adept import CLOSE, FIRST, MOST, SEEN, WIDE, Finished, finish_turns
from engine.players.lookahead import future_key
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


def test_what_is_far_behind_is_seen_in_few_futures() -> None:
    """An option's worth is the mean over two or over four of six even futures, by how near it is to the best."""
    seen = set()
    for moves in range(4, 24, 2):
        match = some_match("hercules", 2, moves)
        seat = match.questions[0].seat
        greedy = GAME.minds.greedy
        imagined = match.imagine(seat, KEY)
        options = [judged.option.id for judged in GAME.minds.judged(imagined, seat)[:7]]
        found = finish_turns(imagined, seat, KEY, greedy, options)
        futures = [imagined.imagine_evenly(seat, future_key(KEY, 0), place) for place in range(SEEN)]
        whole = {option: tries(futures, seat, greedy, option) for option in options}
        best = max(fmean(each[:FIRST]) for each in whole.values())
        for option, each in whole.items():
            is_far = fmean(each[:FIRST]) <= best - WIDE
            assert found[option].worth == pytest.approx(fmean(each[:FIRST] if is_far else each))
            seen.add((is_far, len(each)))
    assert seen == {(False, 1), (True, 1), (False, SEEN), (True, SEEN)}


@pytest.mark.parametrize(("behind", "played"), [(CLOSE + 0.01, 0), (CLOSE - 0.01, 2)])
def test_only_what_is_close_is_played_on(monkeypatch: pytest.MonkeyPatch, behind: float, played: int) -> None:
    """And what falls behind while it is played on is dropped after two futures."""
    match = some_match("hercules", 2, 6)
    seat = match.questions[0].seat
    tried: list[str] = []

    def finish(match: Match[Any], seat: int, key: bytes, greedy: object, options: list[str]) -> dict[str, Finished]:
        return {option: Finished([], [1.0 - behind * number]) for number, option in enumerate(options)}

    def end_turn(futures: list[Match[Any]], seat: int, greedy: object, option: str) -> list[Match[Any]]:
        tried.append(option)
        return futures

    def judge(end: Match[Any], seat: int, greedy: object) -> float:
        return 0.0 if tried[-1] == tried[0] else 1.0

    monkeypatch.setattr(adept, "finish_turns", finish)
    monkeypatch.setattr(adept, "turn_ends", end_turn)
    monkeypatch.setattr(adept, "_worth_later", judge)
    option = find_adept(GAME)(match, seat).option
    assert len({*tried}) == played <= MOST
    assert len(tried) == 2 * played
    assert option == (tried[1] if tried else option)


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
