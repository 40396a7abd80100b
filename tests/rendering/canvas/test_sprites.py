"""Sprites are rasterised once, pasted exactly, and forgotten when there are too many."""

from __future__ import annotations

import tracemalloc
from unittest import mock

import pytest
from PIL import Image, ImageChops

from rendering.canvas import sprites, svg
from rendering.canvas.rasteriser import rasterise
from rendering.canvas.scenery import stamp_banner
from rendering.canvas.sprites import MOST_BOXES, Fit, Sheet, Sprite, SpriteCache, compose
from rendering.canvas.text import Lettering
from rendering.canvas.tiles import bytes_of_tile, count_bytes

GROUND = Sprite(svg.rect(0, 0, 300, 200, fill="#123456"), 300, 200)


def _naive(sprite: Sprite, x: int, y: int) -> Image.Image:
    image = Image.new("RGB", (300, 200), "#123456")
    pixels = rasterise(svg.document(sprite.markup, sprite.width, sprite.height), sprite.width, sprite.height)
    image.paste(pixels.convert("RGB"), (x, y), pixels.getchannel("A"))
    return image


@pytest.mark.parametrize("radius", [0, 3, 9, 16, 40])
def test_cutting_a_sprite_into_tiles_changes_no_pixel(radius: int) -> None:
    sprite = Sprite(svg.rect(3, 2, 200, 150, radius, "#F4EFE2", "#17120C", 4), 210, 160)
    sheet = Sheet(GROUND)
    sheet.stamp(sprite, 40, 21)
    assert ImageChops.difference(compose(sheet), _naive(sprite, 40, 21)).getbbox() is None


def test_a_large_opaque_sprite_is_pasted_without_a_mask() -> None:
    tiles = SpriteCache(10**7).tiles(Sprite(svg.rect(0, 0, 200, 150, 9, "#FFFFFF"), 200, 150))
    opaque = sum(tile.width * tile.height for tile in tiles if tile.mask is None)
    assert opaque > 0.8 * 200 * 150


def test_an_invisible_sprite_is_nothing() -> None:
    assert SpriteCache(10**6).tiles(Sprite("", 50, 50)) == ()


def test_a_sprite_is_rasterised_once(monkeypatch: pytest.MonkeyPatch) -> None:
    documents: list[str] = []

    def counting(document: str, width: int, height: int) -> Image.Image:
        documents.append(document)
        return rasterise(document, width, height)

    monkeypatch.setattr(sprites, "rasterise", counting)
    cache = SpriteCache(10**6)
    for _ in range(3):
        cache.tiles(Sprite(svg.circle(9, 9, 8, "#FF0000"), 18, 18))
    assert len(documents) == 1


def test_the_cache_forgets_what_was_not_used_for_longest() -> None:
    cache = SpriteCache(4 * 20 * 20 * 4)
    squares = [Sprite(svg.rect(0, 0, 20, 20, fill=f"#FF000{number}"), 20, 20) for number in range(8)]
    for sprite in squares:
        cache.tiles(squares[0])
        cache.tiles(sprite)
    assert len(cache) <= 4
    assert cache.held <= cache.limit
    assert squares[0] in cache
    assert squares[1] not in cache


def test_how_opaque_pixels_are_takes_no_memory_beside_their_colours() -> None:
    cache = SpriteCache(10**6)
    cache.tiles(Sprite(svg.rect(0, 0, 30, 20, fill="#FF0000"), 30, 20))
    assert cache.held == 30 * 20 * 4
    (round_one,) = cache.tiles(Sprite(svg.circle(9, 9, 8, "#FF0000"), 18, 18))
    assert round_one.mask is round_one.pixels
    assert cache.held == 30 * 20 * 4 + round_one.width * round_one.height * 4


def test_a_written_line_begins_and_ends_where_it_should() -> None:
    sheet = Sheet(GROUND)
    long = sheet.write("HERCULES", 290, 100, Lettering(30, "#FFFFFF", "black"), "end")
    box = ImageChops.difference(compose(sheet), Image.new("RGB", (300, 200), "#123456")).getbbox()
    assert box is not None
    assert box[2] == pytest.approx(290, abs=3)
    assert box[0] == pytest.approx(290 - long, abs=4)
    assert 72 <= box[1] <= 84
    assert 99 <= box[3] <= 102


def test_a_frame_is_pasted_without_its_empty_middle() -> None:
    frame = Sprite(svg.rect(4, 4, 192, 142, 12, "none", "#F5BE3B", 5), 200, 150)
    tiles = SpriteCache(10**7).tiles(frame)
    assert count_bytes(tiles) / 4 < 0.5 * 200 * 150
    sheet = Sheet(GROUND)
    sheet.stamp(frame, 33, 20)
    assert ImageChops.difference(compose(sheet), _naive(frame, 33, 20)).getbbox() is None


@pytest.mark.parametrize("radius", [0, 30])
def test_a_flat_middle_takes_no_memory(radius: int) -> None:
    frame = Sprite(
        svg.rect(4, 4, 592, 392, radius, "#17120C", "#F5BE3B", 5) + svg.circle(90, 80, 40, "#FFFFFF"), 600, 400
    )
    cache = SpriteCache(10**7)
    cache.tiles(frame)
    assert cache.held < 0.6 * 600 * 400 * 4
    sheet = Sheet(Sprite(svg.rect(0, 0, 700, 500, fill="#123456") + svg.rect(0, 0, 700, 60, fill="#654321"), 700, 500))
    sheet.stamp(frame, 60, 70)
    sheet.stamp(frame, -300, 280)
    expected = Image.new("RGB", (700, 500), "#123456")
    expected.paste("#654321", (0, 0, 700, 60))
    pixels = rasterise(svg.document(frame.fragment, 600, 400), 600, 400)
    for place in ((60, 70), (-300, 280)):
        expected.paste(pixels.convert("RGB"), place, pixels.getchannel("A"))
    assert ImageChops.difference(compose(sheet), expected).getbbox() is None


def test_the_outlines_of_a_line_are_written_for_its_pixels_alone() -> None:
    letters = Lettering(45, style="extra")
    with mock.patch.object(sprites.text, "_outline", wraps=sprites.text._outline) as outlined:
        first = sprites.line("Iole of Oechalia", letters).sprite
        assert not outlined.called
        tiles = SpriteCache(10**7).tiles(first)
        assert outlined.call_count == 1
        sprites.line.cache_clear()
        again = SpriteCache(10**7).tiles(sprites.line("Iole of Oechalia", letters).sprite)
    assert outlined.call_count == 1, "packed pixels are found without them"
    assert [*map(bytes_of_tile, again)] == [*map(bytes_of_tile, tiles)]


def test_a_name_is_written_whole_or_by_its_first_word() -> None:
    sheet = Sheet(GROUND)
    with mock.patch.object(sprites, "line", wraps=sprites.line) as line_mock:
        for room in (600, 300, 200, 60):
            assert (
                sheet.write_name("Bartholomew the Magnificent", 0, 50, Lettering(45, style="extra"), Fit(room)) <= room
            )
    calls = [(call.args[0], call.args[1].narrow) for call in line_mock.call_args_list]
    assert calls[:2] == [("Bartholomew the Magnificent", 1), ("Bartholomew", 1)]
    assert calls[2][0] == "Bartholomew"
    assert sprites.NARROWEST_NAME < calls[2][1] < 1
    assert calls[3][0].endswith("…"), "where nothing helps it is cut"


def test_where_sprites_are_seen_takes_no_more_than_is_stated() -> None:
    remembered = SpriteCache(1_000)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for number in range(MOST_BOXES):
            remembered._boxes[hash(("a sprite", number))] = (300 + number, 400 + number, 500 + number, 600 + number)
        memory = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert memory < 3_500_000
    small = Sprite('<rect width="4" height="4" fill="#123456"/>', 4, 4)
    assert remembered.seen_box(small) == (0, 0, 4, 4)
    assert len(remembered._boxes) == 1, "all are forgotten at once"


def test_pills_of_all_widths_are_put_together_of_few_sprites() -> None:
    sprites_used = set[Sprite]()
    for width in range(60, 1_000, 7):
        sheet = Sheet(Sprite('<rect width="1010" height="62" fill="#1B2540"/>', 1010, 62))
        stamp_banner(sheet, 5, 0, width, 62, "#123456", "#F5BE3B")
        whole = f'<rect x="5" width="{width}" height="62" rx="31" fill="#F5BE3B"/>'
        whole += f'<rect x="9" y="4" width="{width - 8}" height="54" rx="27" fill="#123456"/>'
        expected = Sheet(sheet.ground)
        expected.stamp(Sprite(whole, 1010, 62), 0, 0)
        assert compose(sheet).tobytes() == compose(expected).tobytes(), width
        if width > 160:
            sprites_used |= {stamp.sprite for stamp in sheet.stamps}
    assert len(sprites_used) <= 16
