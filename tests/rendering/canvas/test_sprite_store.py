"""Sprites on disk: found again, never half, bounded, shared, and none with somebody's name."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Thread
from threading import enumerate as enumerate_threads

import pytest

from bot.drawing.preparation import keep_sprites
from bot.drawing.studio import Studio
from rendering.canvas import cells, sprites, svg
from rendering.canvas.cells import CELL_BYTES, KEPT_BYTES
from rendering.canvas.grid import WIDTH
from rendering.canvas.ground_blocks import Grounds
from rendering.canvas.packed_cells import PackedCells
from rendering.canvas.rasteriser import rasterise
from rendering.canvas.recent import Recent
from rendering.canvas.sprite_store import HEAD, SpriteMemory, Store, pack, unpack
from rendering.canvas.sprites import (
    BLOCK_BYTES,
    GROUND_BYTES,
    PACKED_BYTES,
    SPRITE_BYTES,
    Sprite,
    SpriteCache,
    keep_in,
)
from rendering.canvas.text import Lettering
from rendering.canvas.tiles import bytes_of_tile, count_bytes, cut_tiles, join_tiles
from rendering.picture import Scene
from rendering.registry import draw, kinds
from tests.rendering.conftest import StandIn
from tests.rendering.sheets import seen

Scenes = Callable[..., Scene]
DRAWN = svg.document(svg.circle(20, 20, 15, "#F5BE3B"), 40, 40)


@pytest.fixture
def cold(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """Forgets every sprite and cell in memory."""

    def forget() -> None:
        monkeypatch.setattr(sprites, "SPRITES", SpriteCache(SPRITE_BYTES))
        monkeypatch.setattr(sprites, "GROUNDS", Grounds(sprites._rasterise, GROUND_BYTES, BLOCK_BYTES))
        monkeypatch.setattr(sprites, "PACKED", SpriteMemory(PACKED_BYTES))
        monkeypatch.setattr(cells, "PACKED", PackedCells(WIDTH, cells.PACKED_BYTES))
        monkeypatch.setattr(cells, "CELLS", Recent(KEPT_BYTES, CELL_BYTES))

    forget()
    yield forget
    keep_in(None)


def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    documents: list[str] = []

    def counting(document: str, width: int, height: int) -> object:
        documents.append(document)
        return rasterise(document, width, height)

    monkeypatch.setattr(sprites, "rasterise", counting)
    return documents


def test_a_second_start_draws_only_text(
    scene: Scenes, tmp_path: Path, cold: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    documents = counted(monkeypatch)
    match_scene = scene(3, 20, seed=3)
    keep_in(Store(tmp_path))
    first = draw("board", match_scene)
    all_of_them = len(documents)
    documents.clear()
    cold()
    keep_in(Store(tmp_path))
    assert seen(draw("board", match_scene)) == seen(first)
    texts = {stamp.sprite for stamp in _sheet(match_scene).stamps if stamp.sprite.writing}
    assert 0 < len(documents) == len(texts) < all_of_them


def _sheet(scene: Scene) -> sprites.Sheet:
    return kinds("hercules")["board"].draw(scene).sheet


def test_no_name_is_written_to_disk(
    scene: Scenes, tmp_path: Path, cold: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of what differs with the names, only the empty chip and line of a turn are kept, as long as a name."""
    documents: list[set[str]] = []
    monkeypatch.setattr(Store, "keep", lambda store, document, *_: documents[-1].add(document))
    keep_in(Store(tmp_path))
    match_scene = scene(2, 5, seed=3)
    for names in (("Zoë", "Ἡρακλῆς"), ("Somebody", "Else")):
        documents.append(set())
        cold()
        draw("board", match_scene._replace(names=names))
    chips = documents[0] ^ documents[1]
    assert len(documents[0]) > 60
    assert len(chips) <= 4
    assert all("<path" not in chip for chip in chips)


def test_without_a_folder_nothing_is_written(
    scene: Scenes, tmp_path: Path, cold: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    draw("board", scene(2, 5))
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("cut", [0, 3, HEAD.size, HEAD.size + 1, -1])
def test_a_damaged_file_is_drawn_again(tmp_path: Path, cut: int) -> None:
    tiles = cut_tiles(rasterise(DRAWN, 40, 40))
    Store(tmp_path).keep(DRAWN, tiles, 40, 40)
    (file,) = tmp_path.iterdir()
    whole = file.read_bytes()
    file.write_bytes(whole[:cut])
    assert Store(tmp_path).find(DRAWN, 40, 40) is None
    refused = 0
    for place in range(len(whole)):
        for bits in (1, 128):
            changed = bytearray(whole)
            changed[place] ^= bits
            file.write_bytes(bytes(changed))
            read = Store(tmp_path).find(DRAWN, 40, 40)
            # Some bits say nothing, such as those of letters that a table of Huffman's has and the text has not.
            assert read is None or [*map(bytes_of_tile, read)] == [*map(bytes_of_tile, tiles)], place
            refused += read is None
    assert refused > len(whole)
    Store(tmp_path).keep(DRAWN, tiles, 40, 40)
    again = Store(tmp_path).find(DRAWN, 40, 40)
    assert again is not None
    assert join_tiles(again, 40, 40).tobytes() == rasterise(DRAWN, 40, 40).tobytes()


def test_other_drawings_sizes_and_rasterisers_are_other_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(tmp_path)
    store.keep(DRAWN, cut_tiles(rasterise(DRAWN, 40, 40)), 40, 40)
    assert store.find(DRAWN, 40, 40) is not None
    assert store.find(DRAWN, 41, 40) is None
    assert store.find(DRAWN + " ", 40, 40) is None
    monkeypatch.setattr("rendering.canvas.sprite_store._rasteriser_versions", lambda: "thorvg-python 99")
    assert store.find(DRAWN, 40, 40) is None


def test_it_takes_no_more_room_than_it_may(tmp_path: Path) -> None:
    noise = rasterise(DRAWN, 40, 40)
    store = Store(tmp_path, limit=20_000)
    for at in range(300):
        other = noise.resize((40, 40)).point(lambda value, at=at: (value * 7 + at) % 256)
        store.keep(f"{DRAWN}{at}", cut_tiles(other), 40, 40)
        for age, file in enumerate(sorted(tmp_path.iterdir())):
            os.utime(file, (age, age))
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 20_000
    assert len(list(tmp_path.iterdir())) > 5
    fresh = Store(tmp_path, limit=3_000)
    fresh.keep("another", cut_tiles(noise), 40, 40)
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) <= 3_000


def test_several_write_and_read_the_same_at_once(tmp_path: Path) -> None:
    image = rasterise(DRAWN, 40, 40)
    tiles = cut_tiles(image)

    def work(number: int) -> bool:
        store = Store(tmp_path)
        for at in range(40):
            store.keep(f"{DRAWN}{at}", tiles, 40, 40)
            stored_tiles = store.find(f"{DRAWN}{at}", 40, 40)
            if stored_tiles is None or join_tiles(stored_tiles, 40, 40).tobytes() != image.tobytes():
                return False
        return True

    with ThreadPoolExecutor(6) as threads:
        assert all(threads.map(work, range(6)))
    assert len(list(tmp_path.iterdir())) == 40


def test_a_folder_that_cannot_be_written_harms_no_picture(
    scene: Scenes, tmp_path: Path, cold: Callable[[], None]
) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    keep_in(Store(blocked / "sprites"))
    assert draw("board", scene(2, 5)).width == 1650


async def test_the_studio_warms_up_beside_the_first_picture(
    scene: Scenes, tmp_path: Path, cold: Callable[[], None]
) -> None:
    keep_sprites(tmp_path)
    studio, errors = Studio(), list[Exception]()
    try:
        studio.warm([StandIn("en")] * 200, errors.append)
        picture = await studio.draw("board", scene(2, 5))
        assert picture.width == 1650
        assert warming(), "the first picture did not wait for the warming"
    finally:
        studio.close()
    for thread in warming():
        await asyncio.to_thread(thread.join, 20)
    assert not warming(), "it ends with the studio"
    assert len(sprites.SPRITES) > 60
    assert errors == []


def warming() -> list[Thread]:
    return [thread for thread in enumerate_threads() if thread.name == "warming"]


async def test_what_goes_wrong_while_warming_is_told(cold: Callable[[], None]) -> None:
    class Speechless(StandIn):
        def __call__(self, message: str, **facts: object) -> str:
            raise KeyError(message)

    studio, errors = Studio(), list[Exception]()
    studio.warm([Speechless("en")], errors.append)
    for thread in warming():
        await asyncio.to_thread(thread.join, 20)
    studio.close()
    assert [type(error) for error in errors] == [KeyError]


def test_a_line_that_was_forgotten_is_not_drawn_again(
    cold: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    documents = counted(monkeypatch)
    name = sprites.line("Zoë", Lettering(40, "#FFFFFF")).sprite
    cache = SpriteCache(1)
    first = [(tile.x, tile.y, bytes_of_tile(tile)) for tile in cache.tiles(name)]
    cache.tiles(Sprite(svg.circle(9, 9, 8, "#FF0000"), 18, 18))
    assert name not in cache
    count = len(documents)
    assert [(tile.x, tile.y, bytes_of_tile(tile)) for tile in cache.tiles(name)] == first
    assert len(documents) == count


def test_packed_sprites_in_memory_are_bounded() -> None:
    memory = SpriteMemory(3_000)
    image = rasterise(DRAWN, 40, 40)
    for at in range(100):
        memory.keep(f"{DRAWN}{at}", cut_tiles(image), 40, 40)
    assert memory.find(f"{DRAWN}0", 40, 40) is None
    again = memory.find(f"{DRAWN}99", 40, 40)
    assert again is not None
    assert join_tiles(again, 40, 40).tobytes() == image.tobytes()


@pytest.mark.parametrize(
    "markup", ["", svg.rect(0, 0, 300, 90, fill="#50A060"), svg.rect(3, 3, 290, 80, 12, "#50A060")]
)
def test_tiles_are_unpacked_as_they_were_packed(markup: str) -> None:
    """None, one of a single colour, and one of a colour with opaque ones and others around it."""
    tiles = cut_tiles(rasterise(svg.document(markup, 300, 90), 300, 90))
    again = unpack(pack(tiles, 300, 90), 300, 90)
    assert again is not None
    assert unpack(pack(tiles, 300, 90), 300, 91) is None
    assert len(again) == len(tiles)
    for one, other in zip(again, tiles, strict=True):
        assert one[:4] == other[:4]
        assert bytes_of_tile(one) == bytes_of_tile(other)
        assert (one.mask is None, one.is_flat) == (other.mask is None, other.is_flat)
    assert count_bytes(again) == count_bytes(tiles)
