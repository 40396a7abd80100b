"""PNG files written by hand are what Pillow reads, and damage is noticed."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from rendering.canvas import png


@pytest.fixture
def image() -> Image.Image:
    return Image.effect_noise((61, 37), 80).convert("RGB").rotate(3)


def test_pillow_reads_the_same_pixels(image: Image.Image) -> None:
    read = Image.open(BytesIO(png.encode(image)))
    read.load()
    assert read.mode == "RGB"
    assert ImageChops.difference(read, image).getbbox() is None


def test_transparency_is_dropped(image: Image.Image) -> None:
    assert Image.open(BytesIO(png.encode(image.convert("RGBA")))).mode == "RGB"


def test_a_whole_file_is_verified(image: Image.Image) -> None:
    assert png.verify(png.encode(image)) == (61, 37)


def test_every_cut_and_every_flipped_byte_is_noticed(image: Image.Image) -> None:
    data = png.encode(image)
    for at in range(0, len(data), 97):
        flipped = bytearray(data)
        flipped[at] ^= 0x41
        for damaged in (data[:at], bytes(flipped)):
            for inflated in (True, False):
                with pytest.raises(png.DamagedPicture):
                    png.verify(damaged, inflated=inflated)


def test_what_a_faulty_compressor_left_out_is_noticed_by_reading_all(
    image: Image.Image, monkeypatch: pytest.MonkeyPatch
) -> None:
    half = image.crop((0, 0, image.width, image.height // 2))
    deflate = png._deflate
    monkeypatch.setattr(png, "_deflate", lambda _: deflate(half))
    faulty = png.encode(image)
    assert png.verify(faulty, inflated=False) == image.size
    with pytest.raises(png.DamagedPicture, match="missing"):
        png.verify(faulty)


def test_zlib_stands_in(image: Image.Image, monkeypatch: pytest.MonkeyPatch) -> None:
    import zlib

    monkeypatch.setattr(png, "deflate", zlib)
    data = png.encode(image)
    assert png.verify(data) == (61, 37)
    assert ImageChops.difference(Image.open(BytesIO(data)).convert("RGB"), image).getbbox() is None


def test_a_picture_may_lie_in_memory_as_its_file_has_it(image: Image.Image) -> None:
    few = image.quantize(64)
    rows, canvas = png.new_rows(*few.size)
    canvas.putpalette(few.getpalette() or [])
    for turned in (few, few.transpose(Image.Transpose.ROTATE_180)):
        canvas.im.paste(turned.im, (0, 0, *few.size))
        data = png.encode(canvas, rows)
        assert png.verify(data) == few.size
        assert ImageChops.difference(Image.open(BytesIO(data)).convert("RGB"), turned.convert("RGB")).getbbox() is None


@pytest.fixture
def pattern(image: Image.Image) -> Image.Image:
    grid = Image.new("RGB", (610, 370))
    for at in range(100):
        grid.paste(image, (at % 10 * 61, at // 10 * 37))
    return grid


@pytest.mark.parametrize(("large", "most"), [(1000, 10**6), (600_000, 1000)], ids=["as estimated", "as it came out"])
def test_a_large_picture_is_written_in_256_colours(
    pattern: Image.Image, monkeypatch: pytest.MonkeyPatch, large: int, most: int
) -> None:
    whole = png.encode(pattern)
    monkeypatch.setattr(png, "LARGE", large)
    monkeypatch.setattr(png, "MOST", most)
    small = png.encode(pattern)
    assert len(small) < len(whole)
    assert png.verify(small) == (610, 370)
    read = Image.open(BytesIO(small))
    assert read.mode == "P"
    assert max(ImageStat.Stat(ImageChops.difference(read.convert("RGB"), pattern)).mean) < 6


def test_bytes_are_estimated_from_some_of_the_rows() -> None:
    noise = Image.merge("RGB", [Image.effect_noise((900, 600), 80) for _ in range(3)])
    assert png._estimate_bytes(noise) == pytest.approx(len(png._deflate(noise)), rel=0.05)
