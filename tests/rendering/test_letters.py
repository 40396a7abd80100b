"""How large the letters of every kind of picture are, as people see them: a table that may only rise.

The goal is 15 pixels where Discord shows 550, and 14 on a phone that shows 350 (``theme.READ``, ``theme.PHONE_READ``).
``lines`` are lines of text; ``signs`` are numbers within signs, cards and faces.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.languages import LANGUAGES, speech
from rendering.canvas import icons
from rendering.canvas.sprites import Stamp
from rendering.registry import kinds, kinds_of
from tests.rendering.every_picture import shown
from tests.rendering.ink import told_words, writings
from tests.rendering.test_golden import KNOWN, scene_of
from tests.short_forms import some

pytestmark = pytest.mark.skipif(not icons.is_installed(), reason="the icon set is not installed")

INLINE, PHONE = (550, 15.0), (350, 14.0)
"""The width at which a picture is shown, and how large letters should be there, in pixels."""
TABLE = Path(__file__).with_name("letters.json")
BOARDS = ("board", "beside")
"""The kinds on which nothing is smaller than the goal."""
WRITING = os.environ.get("PANTHEON_LETTERS") == "write"
EXACT = 0.06


class Least(NamedTuple):
    """The smallest letters of a kind of picture, in pixels as shown."""

    lines: float
    signs: float


@cache
def table() -> dict[str, Least]:
    """The smallest letters of each kind, as they were measured last."""
    return {kind: Least(*sizes) for kind, sizes in json.loads(TABLE.read_text(encoding="ascii")).items()}


def measured(position: str) -> Iterator[tuple[str, float, bool, str]]:
    """The size of every letter in every kind of picture of a position: kind, pixels, whether it is a line, words."""
    for language in ("en", "de"):
        words = speech(language)
        for name, each in shown((position,)).items():
            if name.endswith(".strong"):
                continue
            scene = each.scene(words)
            sheet = kinds(scene.game)[each.kind].draw(scene).sheet
            compact = name.endswith(".compact")
            scale = (PHONE if compact else INLINE)[0] / sheet.ground.width
            for stamp in (Stamp(sheet.ground, 0, 0), *sheet.stamps):
                for line in writings(stamp.sprite):
                    kind = f"{scene.game}.{each.kind}{'.compact' * compact}"
                    yield kind, line.px * scale, stamp.sprite.written, line.words


@pytest.fixture(autouse=True)
def told() -> Iterator[None]:
    with told_words():
        yield


def least_of(position: str) -> dict[str, Least]:
    found: dict[str, Least] = {}
    for kind, px, is_line, _ in measured(position):
        lines, signs = found.get(kind, Least(99, 99))
        found[kind] = Least(min(lines, px), signs) if is_line else Least(lines, min(signs, px))
    return {kind: Least(*(round(px, 1) for px in sizes)) for kind, sizes in found.items()}


@pytest.mark.parametrize("position", some(KNOWN, 9))
def test_no_letter_is_smaller_than_its_kind_has_reached(position: str) -> None:
    small = [
        (kind, round(px, 1), words)
        for kind, px, is_line, words in measured(position)
        if px < (table()[kind].lines if is_line else table()[kind].signs) - EXACT
    ]
    assert not small, small


@pytest.mark.soak
def test_the_table_says_what_is_drawn() -> None:
    found: dict[str, Least] = {}
    for position in KNOWN:
        for kind, sizes in least_of(position).items():
            found[kind] = Least(*map(min, sizes, found.get(kind, sizes)))
    if WRITING:
        rows = ",\n".join(f'  "{kind}": {json.dumps(sizes)}' for kind, sizes in sorted(found.items()))
        TABLE.write_text(f"{{\n{rows}\n}}\n", encoding="ascii")
        table.cache_clear()
    assert found.keys() == table().keys()
    larger = {
        kind
        for kind, sizes in found.items()
        for now, known in zip(sizes, table()[kind], strict=True)
        if now > known + 1
    }
    assert not larger, "letters have become larger: write the table with PANTHEON_LETTERS=write"


def small_on_boards(position: str, language: str) -> set[tuple[str, str, float]]:
    """What stands in letters smaller than the goal on the boards of a position: kind, numbers and words, pixels."""
    scene, words = scene_of(position), speech(language)
    found = set()
    for kind, compact in product(kinds_of(scene.match).keys() & set(BOARDS), (False, True)):
        sheet = kinds(scene.game)[kind].draw(scene._replace(words=words, compact=compact)).sheet
        shown, goal = PHONE if compact else INLINE
        for sprite in {sheet.ground, *(stamp.sprite for stamp in sheet.stamps)}:
            for line in writings(sprite):
                px = line.px * shown / sheet.ground.width
                if px < goal - EXACT:
                    found.add((f"{kind}{'.compact' * compact}", line.words, round(px, 1)))
    return found


@pytest.mark.parametrize(("position", "language"), some(product(KNOWN, LANGUAGES), 60))
def test_nothing_on_boards_is_smaller_than_the_goal(position: str, language: str) -> None:
    assert not small_on_boards(position, language)
