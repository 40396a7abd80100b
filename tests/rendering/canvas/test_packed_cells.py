"""Cells that are packed one after the other into one piece of memory, and replaced by newer ones."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest
from PIL import Image

from rendering.canvas.packed_cells import LEAST_BYTES, PackedCells

WIDTH, HEIGHT = 60, 40


def _cell(content: bytes) -> Any:
    return Image.frombytes("L", (WIDTH, len(content) // WIDTH), content).im


def _content(pixels: Any) -> bytes:
    image = Image.new("L", pixels.size)
    image.im.paste(pixels, (0, 0, *pixels.size))
    return image.tobytes()


@pytest.mark.parametrize("seed", range(5))
def test_a_cell_is_as_it_was_or_unknown_however_often_the_memory_is_filled(seed: int) -> None:
    luck = Random(seed)
    contents: dict[int, bytes] = {}
    packed = PackedCells(WIDTH, 20_000)
    numbers: list[int] = []
    for number in range(400):
        height = luck.randint(1, HEIGHT)
        # From a plain cell to one that deflates to as many bytes as it has.
        tones = luck.choice((1, 4, 256))
        contents[number] = bytes(luck.choices(range(tones), k=WIDTH * height))
        packed.keep(number, _cell(contents[number]))
        pixels = {each: packed.find(each, len(content) // WIDTH) for each, content in contents.items()}
        numbers = [each for each in contents if pixels[each] is not None]
        assert all(_content(pixels[each]) == contents[each] for each in numbers)
        assert numbers == list(range(numbers[0], number + 1)), "the newest ones are known"
    assert len(numbers) == len(packed) > 6


def test_a_cell_that_was_replaced_is_kept_again_and_a_known_one_stays_where_it_is() -> None:
    luck = Random(1)
    packed = PackedCells(WIDTH, 10_000)
    contents = [luck.randbytes(WIDTH * HEIGHT) for _ in range(6)]
    for number in (0, 0, 0, 0, 1, 2, 0):
        packed.keep(number, _cell(contents[number]))
    assert len(packed) == 3
    for number in (3, 4, 5):
        packed.keep(number, _cell(contents[number]))
    assert packed.find(0, HEIGHT) is None
    packed.keep(0, _cell(contents[0]))
    assert _content(packed.find(0, HEIGHT)) == contents[0]


def test_threads_that_keep_the_same_cells_keep_each_once() -> None:
    luck = Random(2)
    packed = PackedCells(WIDTH, 30_000)
    contents = [bytes(luck.choices(range(16), k=WIDTH * HEIGHT)) for _ in range(60)]

    def keep(seed: int) -> None:
        chance = Random(seed)
        for _ in range(300):
            number = chance.randrange(60)
            packed.keep(number, _cell(contents[number]))
            pixels = packed.find(number, HEIGHT)
            assert pixels is None or _content(pixels) == contents[number]

    with ThreadPoolExecutor(4) as threads:
        list(threads.map(keep, range(8)))
    assert all(
        packed.find(number, HEIGHT) is None or _content(packed.find(number, HEIGHT)) == contents[number]
        for number in range(60)
    )


def test_there_is_a_bound_for_plain_cells_too() -> None:
    packed = PackedCells(WIDTH, 20 * LEAST_BYTES)
    for number in range(100):
        packed.keep(number, _cell(bytes(WIDTH * HEIGHT)))
    assert len(packed) == 20
    assert packed.find(79, HEIGHT) is None
    assert _content(packed.find(80, HEIGHT)) == bytes(WIDTH * HEIGHT)


def test_a_cell_that_is_larger_than_the_memory_is_not_kept() -> None:
    packed = PackedCells(WIDTH, 1_000)
    packed.keep(1, _cell(bytes(WIDTH)))
    packed.keep(2, _cell(Random(1).randbytes(WIDTH * HEIGHT)))
    assert packed.find(2, HEIGHT) is None
    assert _content(packed.find(1, 1)) == bytes(WIDTH)


def test_a_cell_too_long_for_a_note_is_not_kept() -> None:
    packed = PackedCells(WIDTH, 1_000_000)
    packed.keep(1, _cell(Random(1).randbytes(WIDTH * 1_200)))
    packed.keep(2, _cell(bytes(WIDTH)))
    assert packed.find(1, 1_200) is None
    assert _content(packed.find(2, 1)) == bytes(WIDTH)
