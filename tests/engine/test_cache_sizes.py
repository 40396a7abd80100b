"""What functions of the engine remember stays small, however long a process plays."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from functools import _lru_cache_wrapper
from itertools import count
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from engine.chance import Stream
from engine.match import Match
from engine.registry import MODULES, find_game
from engine.simulation import match_seed

ROOT = Path(__file__).parents[2]
MATCHES = 40
"""How many are played of each game with each of its modules; then entries are as large as they become."""
BYTES_MAX = 5_000_000
"""What one function may remember when it is full."""
ENTRIES_MIN = 30
"""Of fewer entries it is not known how large the others become."""


def play_matches() -> None:
    for name in MODULES:
        game = find_game(name)
        modules = next((setting.values for setting in game.settings if setting.key == "module"), ("",))
        for module, number in ((module, number) for module in modules for number in range(MATCHES)):
            die = Stream(bytes([number]) * 32).die
            seats = game.seats[number % len(game.seats)]
            settings = {"module": module} if module else None
            match = Match.start(game, seats, settings, seed=match_seed("caches", number))
            for _ in count():
                if not (questions := match.questions):
                    break
                options = questions[0].options
                match.play(questions[0].seat, options[die(len(options)) - 1].id)


def weigh(root: Any) -> int:
    """The bytes of all objects that are reached from one, but not of code."""
    ids, waiting, size = set[int](), [root], 0
    while waiting:
        each = waiting.pop()
        is_code = isinstance(each, type | ModuleType | FunctionType | _lru_cache_wrapper) and each is not root
        if id(each) in ids or is_code:
            continue
        ids.add(id(each))
        size += sys.getsizeof(each)
        waiting += gc.get_referents(each)
    return size


def sizes_when_full() -> dict[str, float]:
    """How many bytes each function of the engine may remember, by what it remembers of the matches that are played."""
    play_matches()
    full: dict[str, float] = {}
    for each in gc.get_objects():
        if not isinstance(each, _lru_cache_wrapper) or not str(each.__module__).startswith("engine."):
            continue
        _, _, entries_max, entries = each.cache_info()
        if entries_max is not None and entries >= ENTRIES_MIN:
            full[f"{each.__module__}.{each.__name__}"] = weigh(each) / entries * entries_max
    return full


def test_no_function_may_remember_more_than_a_few_megabytes() -> None:
    # In a process of its own: what other tests let functions remember would be weighed too.
    command = [sys.executable, "-P", __file__]
    run = subprocess.run(command, check=True, capture_output=True, env=os.environ | {"PYTHONPATH": str(ROOT)})
    full = json.loads(run.stdout)
    assert len(full) > 10
    assert {name: size for name, size in full.items() if size > BYTES_MAX} == {}


if __name__ == "__main__":
    print(json.dumps(sizes_when_full()))
