"""A process that ends answers clicks until each of its shards is connected elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from types import SimpleNamespace
from typing import Any

import pytest

from bot.cluster import Cluster
from bot.runtime.sharding import ALL, Shards

DIVIDED = Shards(frozenset({2, 3}), 4)


class Membership:
    """Stands in for one: another process takes all shards at once."""

    def __init__(self, shards: Shards) -> None:
        self.shards = shards
        self.answered_elsewhere: frozenset[int] = frozenset()
        self.takes_over = False
        self.ended: list[int] = []

    async def hand_over(self) -> frozenset[int]:
        return self.shards.numbers

    async def end_leaving(self, shards: frozenset[int]) -> None:
        self.ended += sorted(shards)


def cluster_of(shards: Shards, count: int) -> tuple[Cluster, Membership, Any, list[int]]:
    """One process's duties, what the others say to it, and the shards whose connections it has closed."""
    member, closed = Membership(shards), list[int]()
    database = SimpleNamespace(
        membership=member,
        shards=shards,
        leads=False,
        when_leading=lambda work: None,
        has_shard=lambda number: number % shards.count in shards.numbers,
    )

    async def disconnect(numbers: Collection[int]) -> None:
        closed.extend(sorted(numbers))

    async def nothing(*_: object) -> None:
        pass

    announced_shards: list[int] = []

    async def tell_connected(shard: int) -> None:
        announced_shards.append(shard)

    others = SimpleNamespace(
        on_connected=None, let_go=lambda: None, tell_connected=tell_connected, announced_shards=announced_shards
    )
    tables: Any = SimpleNamespace(repository=SimpleNamespace(database=database), others=others)
    cluster = Cluster(tables, lambda: True, nothing, disconnect, nothing, lambda: count)
    cluster.begin()
    return cluster, member, others, closed


@pytest.mark.parametrize(("shards", "count", "numbers"), [(ALL, 3, (0, 1, 2)), (ALL, 1, (0,)), (DIVIDED, 4, (2, 3))])
async def test_it_leaves_each_shard_when_that_is_connected_elsewhere(
    shards: Shards, count: int, numbers: tuple[int, ...]
) -> None:
    cluster, member, others, closed = cluster_of(shards, count)
    say: Callable[[int], None] = others.on_connected
    ending = asyncio.create_task(cluster.hand_over())
    await asyncio.sleep(0)
    for place, number in enumerate(numbers):
        assert not ending.done(), "clicks are answered still"
        say(number)
        await asyncio.sleep(0.01)
        assert closed == list(numbers[: place + 1])
    await asyncio.wait_for(ending, 1)
    assert member.ended == sorted(shards.numbers)


async def test_each_connection_of_undivided_servers_is_announced() -> None:
    cluster, _, others, _ = cluster_of(ALL, 3)
    for shard in range(3):
        await cluster.note_connected(shard)
    assert others.announced_shards == [0, 1, 2]


async def test_those_that_another_process_has_are_not_announced() -> None:
    cluster, _, others, _ = cluster_of(DIVIDED, 4)
    for shard in range(4):
        await cluster.note_connected(shard)
    assert others.announced_shards == [2, 3]
