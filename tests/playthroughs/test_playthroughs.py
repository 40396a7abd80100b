"""The recorded matches are still what the engine plays, to the last option and event."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.playthroughs.record import FOLDER, SCRIPTS, Script, record


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_the_match_is_played_as_it_was_recorded(script: Script) -> None:
    written = (FOLDER / f"{script.name}.txt").read_text(encoding="utf-8").splitlines()
    played = record(script).splitlines()
    different = next(
        (place for place, lines in enumerate(zip(written, played, strict=False)) if len(set(lines)) > 1), 0
    )
    assert played[different : different + 3] == written[different : different + 3], (
        "if this is meant: make playthroughs"
    )
    assert len(played) == len(written)


def test_every_file_is_recorded() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {script.name for script in SCRIPTS}


@pytest.mark.parametrize("seed", ["0", "4242"])
def test_the_order_of_sets_and_dicts_changes_nothing(seed: str) -> None:
    name = "diceforge-4-rebellion"
    done = subprocess.run(
        [sys.executable, FOLDER / "record.py", name],
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(FOLDER.parents[1])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
