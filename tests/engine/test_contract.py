"""Every game keeps to the contract: with each value of each setting, and in random matches of all kinds."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import engine.contract
from engine.contract import QUICK, check_game, combinations
from engine.players import PLAYERS, master
from engine.registry import MODULES, find_game
from tests.engine.contract import Contract, play_and_check, random_settings
from tests.engine.dice_forge.invariants import CONTRACT as DICE_FORGE
from tests.engine.few_futures import look_at_few_futures
from tests.engine.hercules.invariants import CONTRACT as HERCULES
from tests.short_forms import some

CONTRACTS = {"hercules": HERCULES, "diceforge": DICE_FORGE}
"""What the games say about themselves; a game that is not here keeps to the common part."""

COMBINATIONS = [(key, *combination) for key in MODULES for combination in combinations(find_game(key))]
SEATS = [(key, seats) for key in MODULES for seats in find_game(key).seats]
FEW, MATCHES = 6, 25
"""How many random matches are played with each number of seats, and how many ``make soak`` plays in a batch."""
BATCHES = 101
SHARE = 2
"""One in so many combinations of settings is played with the checks of its own game, the others without."""


@pytest.fixture(autouse=True)
def little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    """``master`` looks at few futures: that it chooses an option is checked here, how well it plays is elsewhere."""
    look_at_few_futures(monkeypatch, master)


def contract_of(key: str) -> Contract:
    return CONTRACTS.get(key, Contract())


def label(value: Any) -> str:
    return "-".join(value.values()) or "default" if isinstance(value, dict) else str(value)


@pytest.mark.parametrize("half", [True, pytest.param(False, marks=pytest.mark.soak)])
@pytest.mark.parametrize("key", MODULES)
def test_every_game_keeps_the_contract(key: str, half: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """``half``: with those combinations that the next test leaves out in its short form."""
    if half:
        left_out = [combination[1:] for combination in COMBINATIONS[1::SHARE] if combination[0] == key]
        assert left_out
        monkeypatch.setattr(engine.contract, "combinations", lambda game: left_out)
    check_game(find_game(key), matches=1)


@pytest.mark.parametrize(("key", "seats", "settings"), some(COMBINATIONS, SHARE), ids=label)
def test_every_value_of_every_setting(key: str, seats: int, settings: dict[str, str]) -> None:
    match = play_and_check(contract_of(key), find_game(key), seats, settings, Random(str((key, seats, settings))))
    assert match.settings.items() >= settings.items()


def play_matches(key: str, seats: int, numbers: Iterable[int], players: Iterable[str] = QUICK) -> None:
    for number in numbers:
        random = Random(f"{key} {seats} {number}")
        game = find_game(key)
        play_and_check(contract_of(key), game, seats, random_settings(game, seats, random), random, players)


@pytest.mark.parametrize(("key", "seats"), SEATS)
def test_random_matches(key: str, seats: int) -> None:
    play_matches(key, seats, range(1), PLAYERS)
    play_matches(key, seats, range(1, FEW))


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize(("key", "seats"), SEATS)
def test_many_random_matches(key: str, seats: int, batch: int) -> None:
    play_matches(key, seats, range(batch * MATCHES, (batch + 1) * MATCHES), PLAYERS)


def test_matches_are_the_same_under_every_hash_seed() -> None:
    root = Path(__file__).resolve().parents[2]
    digests = {
        subprocess.run(
            [sys.executable, root / "tests/engine/contract.py", *MODULES],
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(digests) == 1
    assert len("".join(digests).split()) == len(MODULES)
