"""The compiled rules and players, where there are any (``make compiled``): they play like their sources."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from engine import match

ENGINE = Path(__file__).resolve().parents[2] / "engine"
LIBRARIES = tuple(f"*{suffix}" for suffix in EXTENSION_SUFFIXES)

pytestmark = pytest.mark.skipif(
    not str(match.__file__).endswith(tuple(EXTENSION_SUFFIXES)), reason="nothing is compiled (make compiled)"
)

PLAY = """
from engine import match
from engine.chance import Stream
from engine.players import choose
from engine.registry import find_game
from engine.simulation import match_seed

print(match.__file__.endswith(".py"))
die = Stream(bytes(32)).die
for module in ("none", "goddess", "titans"):
    for number in range(20):
        settings = {"module": module, "line_up": "random", "sets": "rebellion"}
        played = match.Match.start(find_game("diceforge"), 3, settings, seed=match_seed("compiled", number))
        while played.questions:
            print(played.questions)
            question = played.questions[-1]
            if number == 0 and die(8) == 8:
                print(choose("skilled", played, question.seat), choose("master", played, question.seat))
            print(played.play(question.seat, question.options[die(len(question.options)) - 1].id))
        print(played.save(), played.standings)
"""


def played_in(folder: Path) -> list[str]:
    done = subprocess.run([sys.executable, "-c", PLAY], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_no_compiled_module_is_older_than_its_source() -> None:
    built = {
        file: file.with_name(f"{file.name.partition('.')[0]}.py") for each in LIBRARIES for file in ENGINE.rglob(each)
    }
    assert [source.name for file, source in built.items() if source.stat().st_mtime > file.stat().st_mtime] == []


def test_compiled_rules_and_players_play_as_the_sources_do(tmp_path: Path) -> None:
    shutil.copytree(ENGINE, tmp_path / "engine", ignore=shutil.ignore_patterns(*LIBRARIES, "__pycache__"))
    compiled, interpreted = played_in(ENGINE.parent), played_in(tmp_path)
    assert (compiled[0], interpreted[0]) == ("False", "True")
    assert compiled[1:] == interpreted[1:]
