"""Every way to pay shards, counted a second time: what each store gives, and which scepters are reset."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from engine.dice_forge.rules.payment import ways_to_pay
from engine.questions import numbers, texts

WORTH = {4: 1, 5: 1, 6: 2}

Way = tuple[int, int, int, tuple[tuple[int, str], ...]]
"""Moon, sun and ancient shards, and the scepters that are reset, each with the kind that it is reset for."""


def by_hand(prices: tuple[int, int], store: tuple[int, int, int], resets: tuple[int, ...]) -> Iterator[Way]:
    """Nothing is paid beyond what is asked for, but the second shard of a scepter; none is reset without need."""
    for kinds in product(("", "moon", "sun"), repeat=len(resets)):
        pairs = tuple(sorted((gold, kind) for gold, kind in zip(resets, kinds, strict=True) if kind))
        worths = Counter[str]()
        for gold, kind in pairs:
            worths[kind] += WORTH[gold]
        missing = [max(0, price - worths[kind]) for price, kind in zip(prices, ("moon", "sun"), strict=True)]
        needless = any(worths[kind] - WORTH[gold] >= prices[kind == "sun"] for gold, kind in pairs)
        for moon, sun in product(*(range(least + 1) for least in missing)):
            ancient = sum(missing) - moon - sun
            if not needless and moon <= store[0] and sun <= store[1] and ancient <= store[2]:
                yield moon, sun, ancient, pairs


@pytest.mark.parametrize("block", range(4))
def test_ways_to_pay(block: int) -> None:
    luck = Random(block)
    for _ in range(400):
        prices = luck.choice(((0, 2), (1, 0), (2, 0), (5, 5), (3, 0), (0, 6), (2, 1), (1, 2)))
        store = luck.randrange(7), luck.randrange(7), luck.choice((0, 0, 1, 3, 6))
        resets = tuple(sorted(luck.choice((4, 5, 6)) for _ in range(luck.randrange(4))))
        ways = ways_to_pay(*prices, *store, resets)
        payments = [
            (
                way.number("moon", 0),
                way.number("sun", 0),
                way.number("ancient", 0),
                tuple(
                    zip(
                        numbers(way.facts, "scepters"),
                        texts(way.facts, "shards") if "shards" in way.facts else (),
                        strict=True,
                    )
                ),
            )
            for way in ways
        ]
        assert set(payments) == set(by_hand(prices, store, resets)), (prices, store, resets)
        assert len(set(payments)) == len(payments) == len({way.id for way in ways})
