"""Chance: bound to the seed, repeatable, and fair."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from engine.chance import Stream, stream_key
from tests.engine.script import Script, ScriptRanOut

SEED = bytes(range(32))

GOLDEN_KEY = "b9cb171164084e5896a912efdfee98f2f9b30a170e9ef1a4afdbcd846a5cc35a"
GOLDEN_ROLLS = [2, 1, 3, 6, 3, 2, 1, 4, 1, 6, 1, 5, 6, 4, 3, 4, 5, 6, 6, 4, 5, 2, 2, 2, 5, 3, 3, 1, 4, 3]
GOLDEN_SHUFFLE = list("hegadfbc")


def rolls(stream: Stream, count: int, sides: int = 6) -> list[int]:
    return [stream.die(sides) for _ in range(count)]


def test_golden_stream_never_changes() -> None:
    assert stream_key(SEED).hex() == GOLDEN_KEY
    assert rolls(Stream(stream_key(SEED)), 30) == GOLDEN_ROLLS
    assert Stream(stream_key(SEED, ["Zoë", "Ἡρακλῆς"])).shuffle("abcdefgh") == GOLDEN_SHUFFLE


def test_words_change_the_stream_and_their_borders_count() -> None:
    keys = {stream_key(SEED, words) for words in ([], ["ab"], ["a", "b"], ["ba"], ["ab", ""])}
    assert len(keys) == 5


def test_a_stream_goes_on_at_any_place() -> None:
    for used in (0, 1, 63, 64, 65, 640):
        stream = Stream(SEED)
        for _ in range(used):
            stream.die(256)
        assert stream.draw_count == used
        assert rolls(stream.at(used), 100) == rolls(stream, 100)


def test_dice_are_uniform() -> None:
    """Chi-square at 5 degrees of freedom: 20.5 is passed by one fair stream in a thousand; this stream is fixed."""
    stream, count = Stream(SEED), 60_000
    counts = Counter(rolls(stream, count))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert sum((counts[face] - count / 6) ** 2 / (count / 6) for face in counts) < 20.5


def test_pairs_of_dice_are_uniform() -> None:
    stream, count = Stream(SEED), 36_000
    counts = Counter((stream.die(), stream.die()) for _ in range(count))
    assert len(counts) == 36
    assert sum((hits - 1000) ** 2 / 1000 for hits in counts.values()) < 66.6


def test_shuffles_are_uniform() -> None:
    stream, count = Stream(SEED), 24_000
    counts = Counter("".join(stream.shuffle("abcd")) for _ in range(count))
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert sum((hits - 1000) ** 2 / 1000 for hits in counts.values()) < 49.7


@pytest.mark.parametrize("sides", [1, 2, 6, 100, 256])
def test_dice_stay_within_their_sides(sides: int) -> None:
    faces = set(rolls(Stream(SEED), 4000, sides))
    assert faces == set(range(1, sides + 1))


@pytest.mark.parametrize("sides", [0, -1, 257])
def test_impossible_dice_are_refused(sides: int) -> None:
    with pytest.raises(ValueError, match="1 to 256 sides"):
        Stream(SEED).die(sides)


def test_a_script_rolls_as_written() -> None:
    script = Script([3, 1, 4, 1])
    assert script.die() == 3
    assert script.shuffle("abc") == ["a", "b", "c"]
    assert (script.die(), script.die()) == (1, 4)
    assert script.at(1).die() == 1
    script.die()
    with pytest.raises(ScriptRanOut, match="4 rolls"):
        script.die()
