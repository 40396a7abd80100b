"""Only training needs numpy: all else is imported, plays, gives hints and analyses without it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

PROGRAM = """
import sys
sys.modules["numpy"] = None
import bot.client, bot.command_line, bot.drawing.studio
from bot.features import __name__ as features
from engine.analysis.choices import look_at_choices
from engine.analysis.course import turn_boundaries, course, luck_of_seats
from engine.analysis.hint import hint
from engine.match import Match
from engine.players import PLAYERS, choose
from engine.registry import MODULES, find_game
for key in MODULES:
    match = Match.start(find_game(key), 2, seed=bytes(32))
    for number in range(10):
        seat = match.questions[0].seat
        match.play(seat, choose(PLAYERS[number % len(PLAYERS)], match, seat).option)
    assert (hint(match, match.questions[0].seat).lead is not None) == bool(match.game.package)
    assert bool(course(match, turn_boundaries(match)[:2])) == bool(match.game.package)
    look_at_choices(match, [2])
    luck_of_seats(match)
"""
TRAIN = """
import sys
sys.modules["numpy"] = None
from bot.command_line import main
sys.argv = ["pantheon", "train", "hercules"]
main()
"""


def run(program: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", program]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)


def test_the_product_plays_without_numpy() -> None:
    ended = run(PROGRAM)
    assert ended.returncode == 0, ended.stderr


def test_training_says_what_is_missing() -> None:
    ended = run(TRAIN)
    assert ended.returncode != 0
    assert "Traceback" not in ended.stderr
    assert "Training needs numpy" in ended.stderr
