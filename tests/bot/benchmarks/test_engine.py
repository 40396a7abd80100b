"""catanatron, with which the engine is compared, plays the same games in every run."""

import os
import subprocess
import sys

import pytest

pytest.importorskip("catanatron")

COUNT_DECISIONS = "from bot.benchmarks.engine import _play_catanatron as play; print([play(n)[:2] for n in range(2)])"


def test_catanatron_plays_the_same_games_whatever_the_hashes_of_its_process() -> None:
    games = {
        subprocess.run(
            [sys.executable, "-c", COUNT_DECISIONS],
            env={**os.environ, "PYTHONHASHSEED": hashes},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for hashes in ("1", "2", "3")
    }
    assert len(games) == 1
