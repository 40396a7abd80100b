"""The computer players of Dice Forge."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.dice_forge import GAME
from engine.dice_forge.greedy.choose import choose_greedily
from engine.errors import NotAsked
from engine.match import Match
from engine.simulation import match_seed, play_match

GREEDY_AND_THREE_RANDOM = ("greedy", "random", "random", "random")

DIGEST = """
from hashlib import sha256
from engine.dice_forge import GAME
from engine.match import Match
from engine.players import choose
from engine.simulation import match_seed
story = sha256()
for number in range(12):
    line_up = ("beginner", "advanced", "random", "draft")[number % 4]
    match = Match.start(GAME, 2 + number % 3, {"line_up": line_up}, seed=match_seed("hash seeds", number))
    while match.questions:
        seat = match.questions[-1].seat
        match.play(seat, choose(("random", "greedy")[number % 2], match, seat).option)
    story.update(repr((match.journal, list(match.events), match.standings, match.save())).encode())
print(story.hexdigest())
"""


BEATEN = (
    {"line_up": "beginner"},
    {"line_up": "advanced"},
    {"line_up": "random"},
    {"line_up": "random", "sets": "rebellion"},
    {"line_up": "goddess_recommended", "module": "goddess"},
    {"line_up": "titans_recommended", "module": "titans"},
)


@pytest.mark.parametrize("chosen", BEATEN, ids=lambda chosen: "-".join(chosen.values()))
def test_greedy_beats_three_random_players(chosen: dict[str, str]) -> None:
    won, matches = 0.0, 68
    for number in range(matches):
        players = GREEDY_AND_THREE_RANDOM[-(number % 4) :] + GREEDY_AND_THREE_RANDOM[: -(number % 4)]
        result = play_match(GAME, 4, players, chosen, seed=match_seed("greedy", number))
        winners = [standing.seat for standing in result.standings if standing.place == 1]
        won += (players.index("greedy") in winners) / len(winners)
    assert won >= 0.95 * matches


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_players_score_well_among_themselves(seats: int) -> None:
    results = [
        play_match(GAME, seats, ("greedy",) * seats, {"line_up": "random"}, seed=match_seed("well", number))
        for number in range(4)
    ]
    assert all(result.standings[0].points >= 75 for result in results)


def test_greedy_gives_its_reason() -> None:
    match = Match.start(GAME, 2, {"first": "host"}, seed=bytes(32))
    advice = choose_greedily(match, match.questions[0].seat)
    option = match.questions[0].find(advice.option)
    assert option is not None
    assert advice.reason == option.label
    assert advice.facts.items() >= option.facts.items()
    silent = next(seat for seat in range(2) if match.question_for(seat) is None)
    with pytest.raises(NotAsked):
        choose_greedily(match, silent)


def test_matches_are_the_same_under_every_hash_seed() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            cwd=Path(__file__).resolve().parents[3],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(digests) == 1
