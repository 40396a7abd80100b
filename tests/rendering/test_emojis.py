"""Emojis: names, sizes, what they stand for, edges, and that each is told from every other at 22 pixels."""

from __future__ import annotations

import re
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.dice_forge.data.faces import CELESTIAL, FACES
from engine.registry import MODULES
from rendering import emojis as subject
from rendering.dice_forge.art import faces
from rendering.dice_forge.art.small_faces import small_face
from rendering.emojis import INSIDE, MOST_BYTES, SIZE, Emoji, emojis_of, every_emoji, seats
from rendering.templates.compact_page import PHONE, WIDTH
from tests.rendering.phone import parts

EMOJIS = list(every_emoji().values())
GROUNDS = ("#313338", "#ffffff")
"""Discord's dark and light ground."""
TEXT, READ = 22, 7.5
"""How large an emoji stands in a text, and how large a symbol on it must be there, in pixels."""


@pytest.fixture(scope="module")
def emoji_files() -> dict[str, bytes]:
    return {emoji.name: emoji.png() for emoji in EMOJIS}


def faults(emoji: Emoji, png: bytes) -> list[str]:
    """What Discord would refuse about an emoji, and what could not be seen."""
    problems = []
    if not re.fullmatch(r"[a-z0-9_]{2,32}", emoji.name) or not re.search("[a-z]{3}", emoji.name):
        problems.append("name")
    image = Image.open(BytesIO(png))
    if (image.format, image.size, image.mode) != ("PNG", (SIZE, SIZE), "RGBA") or len(png) > MOST_BYTES:
        problems.append("file")
    if image.getpixel((0, 0))[3]:
        problems.append("corner")
    for ground in GROUNDS:
        small = at_text_size(png, ground)
        if max(ImageStat.Stat(small.convert("L")).stddev) < 18:
            problems.append(f"flat on {ground}")
    return problems


def at_text_size(png: bytes, ground: str) -> Image.Image:
    """An emoji as it stands in a text."""
    image = Image.open(BytesIO(png)).resize((TEXT, TEXT), Image.Resampling.LANCZOS)
    picture = Image.new("RGB", (TEXT, TEXT), ground)
    picture.paste(image, (0, 0), image)
    return picture


def symbols_at_text_size(art: str) -> list[float]:
    """The smaller side of each symbol of a face, in pixels, as it stands in a text."""
    return parts(art, TEXT / INSIDE * WIDTH / PHONE)


@pytest.mark.parametrize("emoji", EMOJIS, ids=lambda emoji: emoji.name)
def test_an_emoji_is_one_that_discord_takes(emoji: Emoji, emoji_files: dict[str, bytes]) -> None:
    assert faults(emoji, emoji_files[emoji.name]) == []


def test_a_bad_emoji_is_found_out() -> None:
    ground = f'<rect x="-50" y="-50" width="100" height="100" fill="{GROUNDS[0]}"/>'
    bad = Emoji("3!", ("x",), ground)
    assert faults(bad, bad.png()) == ["name", "corner", *(f"flat on {each}" for each in GROUNDS)]


def test_emojis_differ_at_the_size_of_text(emoji_files: dict[str, bytes]) -> None:
    small = {name: at_text_size(png, GROUNDS[0]) for name, png in emoji_files.items()}

    def apart(one: str, other: str) -> int:
        return sum(
            ImageChops.difference(small[one], small[other]).resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
        )

    nearest = min((apart(one, other), one, other) for one, other in combinations(small, 2))
    assert nearest[0] > 5, nearest
    assert apart("gold", "gold") == 0


def test_every_face_has_one() -> None:
    ids = {id for emoji in emojis_of("diceforge") for id in emoji.ids}
    assert ids > {*FACES, *(side.id for side in CELESTIAL)}
    assert (len(FACES), len(CELESTIAL)) == (43, 6)


@pytest.mark.parametrize("face", FACES)
def test_a_face_has_at_most_two_elements_large_enough_to_read(face: str) -> None:
    sizes = symbols_at_text_size(small_face(face))
    assert len(sizes) <= 2
    assert min(sizes, default=TEXT) >= READ


def test_a_face_as_on_a_board_would_not_be_read() -> None:
    assert len(symbols_at_text_size(faces.face("g1_v1_s1_m1"))) > 2
    assert min(symbols_at_text_size(faces.face("chaos_red"))) < READ


def test_no_two_stand_for_the_same() -> None:
    for game in MODULES:
        ids = [id for emoji in emojis_of(game) for id in emoji.ids]
        assert len(ids) == len(set(ids))


def test_two_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    twin = seats()[0]
    monkeypatch.setattr(subject, "emojis_of", lambda game: (twin,))
    with pytest.raises(ValueError, match=twin.name):
        every_emoji.__wrapped__()


def test_a_second_list_is_refused() -> None:
    with pytest.raises(ValueError, match="hercules"):
        subject.emojis("hercules")(lambda: ())


def test_the_hash_is_of_the_drawing() -> None:
    one, other = seats()[:2]
    assert one.hash == one._replace(name="other").hash != other.hash
