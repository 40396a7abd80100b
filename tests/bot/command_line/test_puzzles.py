"""``pantheon puzzles write``: the bank keeps what it has, and takes what is new."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.command_line import carry_out
from engine.puzzles import Puzzle, bank, parse
from engine.registry import find_game

HERCULES = find_game("hercules")
BANK = bank(HERCULES.package, HERCULES.rules_version)
SHIPPED = Path(__file__).parents[3] / "engine" / "hercules" / "puzzles.json"


def record_like(puzzle: Puzzle, number: int) -> dict[str, Any]:
    """What the search would write down of a position, under a number of its own."""
    trials = {puzzle.best: [64, 0.91, 50.0, 0.0], puzzle.greedy: [64, 0.11, 40.0, 9.0], **OTHERS}
    return {
        **{"match": 1, "number": number, "game": "hercules", "rules_version": HERCULES.rules_version},
        **{"seats": puzzle.seats, "settings": dict(puzzle.settings), "seed": puzzle.seed.hex(), "dice": puzzle.dice},
        **{"moves": puzzle.moves, "seat": puzzle.seat, "greedy": puzzle.greedy, "trials": trials},
    }


OTHERS = {"another": [64, 0.1, 30.0, 9.0]}
OLD = next(each for each in BANK.values() if each.greedy != each.best and not each.alike)


@pytest.fixture
def positions(tmp_path: Path) -> Path:
    """Two positions: one that stands in the bank with other figures, and one that is new, twice."""
    file = tmp_path / "found.jsonl"
    lines = [record_like(OLD, OLD.number), record_like(OLD, 7), record_like(OLD, 7), {"match": 1, "done": "1"}]
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return file


def read_bank(path: Path) -> dict[int, Puzzle]:
    return parse(json.loads(path.read_text("utf-8")), HERCULES.rules_version)


def lines_of(path: Path) -> list[str]:
    """The line of each puzzle in a bank's file."""
    return [line.rstrip(",]}") for line in path.read_text("utf-8").splitlines()[1:]]


def test_the_bank_keeps_its_puzzles_and_takes_each_new_one_once(
    tmp_path: Path, positions: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    to = tmp_path / "bank.json"
    assert carry_out(["puzzles", "write", "hercules", "--found", str(positions), "--to", str(to)]) == 0
    every = read_bank(to)
    assert every.keys() == BANK.keys() | {7}
    assert {number: every[number] for number in BANK} == BANK, "also the one that was found again"
    assert every[7].wins[0] == 0.91
    assert f"{len(BANK)} of the bank, 1 new" in capsys.readouterr().out
    assert {*lines_of(SHIPPED)} < {*lines_of(to)}, "not a byte of the puzzles that were there is another"
    assert carry_out(["puzzles", "write", "hercules", "--found", str(positions), "--to", str(to)]) == 0
    assert read_bank(to) == every, "a second call changes nothing"


def test_puzzles_of_other_rules_are_left_out(tmp_path: Path, positions: Path) -> None:
    to = tmp_path / "bank.json"
    to.write_text(json.dumps({**json.loads(SHIPPED.read_text()), "rules_version": HERCULES.rules_version - 1}))
    assert carry_out(["puzzles", "write", "hercules", "--found", str(positions), "--to", str(to)]) == 0
    assert read_bank(to).keys() == {OLD.number, 7}


def test_a_file_that_is_not_there_changes_no_bank(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    to = tmp_path / "bank.json"
    assert carry_out(["puzzles", "write", "hercules", "--found", str(tmp_path / "typo"), "--to", str(to)]) == 2
    assert "typo" in capsys.readouterr().err
    assert not to.exists()
