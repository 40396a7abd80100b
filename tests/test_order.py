"""The order of the tests loses none of them and begins each worker's share with slow ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.conftest import SLOW, WAITING, dealt, rank


@pytest.mark.parametrize("workers", [1, 2, 3, 8])
@pytest.mark.parametrize("count", [0, 1, 5, 40])
def test_every_test_is_dealt_once(workers: int, count: int) -> None:
    ids = [f"tests/engine/test_{number}.py::test" for number in range(count)] + [f"{SLOW[0]}::test", f"{SLOW[1]}::test"]
    assert sorted(dealt(ids, workers)) == list(range(len(ids)))


def test_each_share_begins_with_slow_ones() -> None:
    ids = [f"tests/engine/test_{number}.py::test" for number in range(96)]
    ids[30:30] = [f"{each}::test" for each in SLOW[:4]]
    order = dealt(ids, 2)
    assert [rank(ids[place]) for place in (*order[:2], *order[50:52])] == [0, 2, 1, 3]
    assert order[2:4] == [0, 1], "the others keep their order"


def test_of_three_workers_one_has_all_that_waits() -> None:
    ids = [f"tests/engine/test_{number}.py::test" for number in range(90 + -len(SLOW) % 3)]
    ids[30:30] = [f"{each}::test" for each in SLOW]
    order = dealt(ids, 3)
    waiting = [place for place in order if ids[place].startswith(WAITING)]
    assert len(waiting) == 4
    assert order[:4] == waiting
    third = len(ids) // 3
    assert all(rank(ids[order[worker * third]]) < len(SLOW) for worker in range(3))


def test_what_is_slow_is_there() -> None:
    root = Path(__file__).resolve().parents[1]
    assert [each for each in SLOW if not [*root.glob(f"{each}*")]] == []
