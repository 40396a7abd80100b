"""Names of any Unicode in pictures."""

from __future__ import annotations

import pytest

from rendering.canvas import safe_text, text
from rendering.canvas.safe_text import clusters, drawable_name
from rendering.canvas.sprites import line
from rendering.canvas.text import Lettering

FAMILY = "👨‍👩‍👧‍👦"
ZALGO = "Z" + "\u0337\u0321\u0334\u0327" * 40 + "algo"


@pytest.mark.parametrize(
    "name",
    [
        "Zoë 王小明",
        "مرحبا",
        "Ἡρακλῆς",
        "Łukasz Żółć",
        "김철수",
        "さくら",
        "Ярослав",
        "สมชาย",
        "नमस्ते",
        f"{FAMILY} fam 🇧🇷 1️⃣",
    ],
)
def test_a_name_is_shown_as_it_is(name: str) -> None:
    assert drawable_name(name, "Player 1") == name


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u2066", "\u200b", "𓀀" * 8, "\ue000\ue001", "\ud800"])
def test_a_name_without_letters_falls_back(name: str) -> None:
    assert drawable_name(name, "Player 3") == "Player 3"


def test_direction_overrides_are_dropped() -> None:
    assert drawable_name("abc\u202egnp.exe\u2069", "x") == "abcgnp.exe"


def test_piled_up_marks_are_cut() -> None:
    cleaned = drawable_name(ZALGO, "x")
    assert max(map(len, clusters(cleaned))) <= 3
    assert cleaned.endswith("algo")


def test_fancy_letters_become_plain_ones() -> None:
    assert drawable_name("𝕱𝖆𝖓𝖈𝖞", "x") == "Fancy"


def test_few_missing_letters_become_boxes() -> None:
    assert drawable_name("Great Name 𓀀", "x") == "Great Name □"


def test_an_emoji_is_one_character() -> None:
    assert clusters(f"a{FAMILY}🇧🇷e\u0301") == ["a", FAMILY, "🇧🇷", "e\u0301"]


@pytest.mark.parametrize("room", range(40, 400, 23))
def test_the_ellipsis_stands_between_characters(room: int) -> None:
    name = f"Ze\u0301{FAMILY}🇧🇷王小明 مرحبا🐉" * 2
    cut = text.clip_text(name, 32, room)
    assert cut == name or (cut.endswith("…") and text.width(cut, 32) <= room)
    characters = clusters(cut.removesuffix("…").rstrip())
    assert characters == clusters(name)[: len(characters)]


def test_a_long_name_shrinks_before_it_is_cut() -> None:
    name = "Bartholomew"
    room = text.width(name, 28, "extra") + 1
    assert text.fit_text(name, 36, 25, room, "extra")[0] == name
    assert 25 <= text.fit_text(name, 36, 25, room, "extra")[1] < 36
    assert text.fit_text(name, 36, 25, 60, "extra") == (text.clip_text(name, 25, 60, "extra"), 25)


NASTY = {
    "wide": "W" * 32,
    "long": "\u0f3c" * 2000,
    "zalgo": ZALGO * 50,
    "families": FAMILY * 500,
    "arabic": "مرحبا" * 400,
    "overrides": "a\u202eb\u2067" * 800,
    "keycaps": "1️⃣" * 600,
    "joiners": "\u200d" * 5000,
}


MOST_LETTERS_SHAPED = 1000


def letters_shaped(monkeypatch: pytest.MonkeyPatch, name: str) -> int:
    """How many letters are given to the shaper until the name stands on the picture."""
    count = 0
    real = text.shape.__wrapped__

    def counted(words: str, style: str = "bold") -> text.Line:
        nonlocal count
        count += len(words)
        return real(words, style)

    monkeypatch.setattr(text, "shape", counted)
    for cached in (drawable_name, text.fit_text):
        cached.cache_clear()
    fitting, size = text.fit_text(drawable_name(name, "Player 1"), 36, 25, 120, "extra")
    assert line(fitting, Lettering(size, "#FFFFFF", "extra")).sprite.width < 200
    return count


@pytest.mark.parametrize("nasty", NASTY.values(), ids=NASTY)
def test_no_name_takes_long(nasty: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert letters_shaped(monkeypatch, nasty) < MOST_LETTERS_SHAPED


def test_a_name_that_is_not_cut_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(safe_text, "LONGEST_READ", 100_000)
    monkeypatch.setattr(safe_text, "LONGEST_SHOWN", 100_000)
    assert letters_shaped(monkeypatch, NASTY["arabic"]) > MOST_LETTERS_SHAPED


def test_arabic_is_joined_and_runs_from_right_to_left() -> None:
    shaped = text.shape("مرحبا", "bold")
    alone = sum(text.shape(letter, "bold").advance for letter in "مرحبا")
    assert shaped.advance != alone
    line_of = text.shape("🐉 مرحبا", "bold")
    (emoji_at, _), *_ = line_of.emoji
    assert all(glyph.x < emoji_at for glyph in line_of.glyphs if glyph.font == "arabic")


def test_a_sentence_that_begins_with_an_arabic_name_runs_from_left_to_right() -> None:
    line_of = text.shape("مريم’s turn", "bold")
    name = [glyph.x for glyph in line_of.glyphs if glyph.font == "arabic"]
    rest = [glyph.x for glyph in line_of.glyphs if glyph.font != "arabic"]
    assert max(name) < min(rest)


def test_figures_are_lining() -> None:
    heights = {len(text.shape(digit, "black").glyphs) for digit in "0123456789"}
    assert heights == {1}
    assert text.shape("3", "black").glyphs[0].glyph != 0


def test_wrapping_keeps_every_word() -> None:
    sentence = "Roll the white die: this turn you can use any two of your three dice."
    lines = text.wrap_text(sentence, 38, 540)
    assert " ".join(lines) == sentence
    assert all(text.width(each, 38) <= 540 for each in lines)
