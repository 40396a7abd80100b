"""The engine knows no clock, no outside chance and no order of sets."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ENGINE = Path(__file__).resolve().parents[2] / "engine"
FORBIDDEN = {"time", "datetime", "random", "secrets", "uuid", "os", "threading", "asyncio", "socket", "subprocess"}
MODULES = sorted(ENGINE.rglob("*.py"))

DIGEST = """
from hashlib import sha256
from engine.registry import MODULES, find_game
from engine.simulation import match_seed
from engine.match import Match
from engine.players import choose
story = sha256()
for name in MODULES:
    game = find_game(name)
    for number, seats in enumerate((*game.seats, *game.seats)):
        match = Match.start(game, seats, seed=match_seed("hash seeds", number))
        player = ("random", "greedy")[number % 2]
        while match.questions:
            seat = match.questions[0].seat
            match.play(seat, choose(player, match, seat).option)
        story.update(repr((match.journal, list(match.events), match.standings, match.save())).encode())
print(story.hexdigest())
"""


def imported(module: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            yield node.module or ""


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(ENGINE)))
def test_imports_nothing_but_the_standard_library_and_itself(module: Path) -> None:
    roots = {name.partition(".")[0] for name in imported(module)}
    assert roots <= {*sys.stdlib_module_names, "engine"}
    assert not roots & FORBIDDEN


def test_matches_are_the_same_under_every_hash_seed() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", DIGEST],
            cwd=ENGINE.parent,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for hash_seed in ("0", "1", "4711")
    }
    assert len(digests) == 1
