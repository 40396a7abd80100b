"""Letters and marks stand out from what lies around them, as drawn; letters are large; no word is cut."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

import pytest

from bot.languages import speech
from rendering import theme
from rendering.canvas import icons, symbols
from rendering.canvas.sprites import Sheet, Stamp, centre, compose
from rendering.canvas.svg import rect
from rendering.canvas.text import Lettering, write
from rendering.dice_forge.art import emblems as of_forge
from rendering.dice_forge.board import possessions, quay
from rendering.hercules.art import emblems as of_hercules
from rendering.picture import AnyScene, BracketScene, ChancesScene, LobbyScene, RankingScene, Scene
from rendering.registry import kinds
from rendering.templates import marks as marks_of_people
from tests.rendering.every_picture import list_pictures
from tests.rendering.ink import Seen, contrast, marks_of, texts_of, told_words, writings
from tests.rendering.test_golden import KNOWN
from tests.short_forms import some

pytestmark = pytest.mark.skipif(not icons.is_installed(), reason="the icon set is not installed")

IN_MIDDLE, AT_WORST, OF_MARKS = 4.5, 3.0, 3.0
"""Contrast of letters to the pixels around: half of them, all but a tenth; and that of marks."""
WHOLE_PX = 24
"""Around smaller letters are hardly any pixels that no letter touches."""
POSITIONS = ("forge/four", "hercules/four", "rebellion/goddess_two", *(each for each in KNOWN))
IN_STRONG_COLOURS = (
    *("forge/four", "hercules/four", "hercules/solo"),
    *("rebellion/goddess_two", "rebellion/titans_four"),
)
"""Positions of both games and modules of which each kind of picture is looked at in high contrast."""
SHORT = ("Al", "Bo", "Cy", "Di")


@pytest.fixture(autouse=True)
def words_in_markup() -> Iterator[None]:
    with told_words():
        yield


class Stretched:
    """Words in a language that is longer by two fifths."""

    language = "stretched"

    def __init__(self) -> None:
        self._words = speech("en")

    def __call__(self, message: str, **facts: object) -> str:
        return re.sub(r"[^\W\d_]{2,}", _longer, self._words(message, **facts))


def _longer(word: re.Match[str]) -> str:
    more = word[0][: math.ceil(0.4 * len(word[0]))]
    return word[0] + (more if word[0].isupper() else more.lower())


def sheet_of(kind: str, scene: AnyScene) -> Sheet:
    sheet: Sheet = kinds(scene.game)[kind].draw(scene).sheet
    return sheet


def marks() -> list[str]:
    """The drawings of signs that mean something on their own."""
    sides = [*theme.SIDES, *theme.STRONG_SIDES, theme.HADES]
    drawings = [symbols.mark(side, ring) for side in sides for ring in (True, False)]
    drawings += [of_forge.resource(kind) for kind in ("gold", "sun", "moon", "ancient", "loyalty", "vp")]
    return [*drawings, *(of_hercules.symbol(name) for name in ("add", "sub", "mul", "div", "die"))]


EACH_KIND = (
    ("hercules/four", ".board .seat .explained .roll"),
    ("hercules/simplified", ".board.compact .board.strong"),
    ("hercules/three", ".scores"),
    ("forge/four", ".board .feats .roll .places"),
    ("forge/draft", ".board.compact .board.strong .temple .seat.compact"),
    ("forge/three", ".scores"),
    ("rebellion/goddess_two", ".board .goddess .beside"),
    ("hercules/", ".chart .ranking .bracket.compact .lobby"),
    ("forge/", ".card .face .chart.compact .bracket"),
)
"""Where a picture of each kind is, once: the beginning of its name, and its ends. Of hercules/four the whole board is
looked at, elsewhere the first line of each size and ink."""
WHOLE = "hercules/four.board"


@pytest.mark.parametrize(("beginning", "ends"), EACH_KIND)
def test_letters_of_each_kind_stand_out(beginning: str, ends: str) -> None:
    words, drawings = speech("en"), marks()
    pictures = list_pictures(() if beginning.endswith("/") else (beginning,))
    weak: list[tuple[str, Seen]] = []
    for end in ends.split():
        name = next(each for each in pictures if each.startswith(beginning) and each.endswith(end))
        sheet = sheet_of(pictures[name].kind, pictures[name].scene(words))
        picture = compose(sheet) if name == WHOLE else None
        weak += [(name, line) for line in texts_of(sheet, picture) if _is_weak(line)]
        weak += (
            [(name, mark) for mark in marks_of(sheet, picture, drawings) if mark.middle < OF_MARKS] if picture else []
        )
    assert not weak, "\n".join(map(str, weak))


@pytest.mark.soak
@pytest.mark.parametrize("position", dict.fromkeys(POSITIONS))
def test_letters_and_marks_stand_out(position: str) -> None:
    weak: list[tuple[str, Seen]] = []
    for name, each in list_pictures((position,)).items():
        if name.startswith(position) or position == POSITIONS[0]:
            weak += _weak_parts(name, each.kind, each.scene(speech("en")))
    assert not weak, "\n".join(map(str, weak))


@pytest.mark.soak
@pytest.mark.parametrize("position", IN_STRONG_COLOURS)
def test_they_do_in_strong_colours_in_every_kind_of_picture(position: str) -> None:
    weak: list[tuple[str, Seen]] = []
    for name, each in list_pictures((position,)).items():
        scene = each.scene(speech("en"))
        is_of_position = name.startswith(position) or position == POSITIONS[0]
        if is_of_position and isinstance(scene, Scene | ChancesScene) and not name.endswith(".strong"):
            weak += _weak_parts(name, each.kind, scene._replace(strong=True))
    assert not weak, "\n".join(map(str, weak))


def _weak_parts(name: str, kind: str, scene: AnyScene) -> list[tuple[str, Seen]]:
    """The letters and marks of a picture that do not stand out enough."""
    sheet = sheet_of(kind, scene)
    picture = compose(sheet)
    weak = [(name, line) for line in texts_of(sheet, picture) if _is_weak(line)]
    return weak + [(name, mark) for mark in marks_of(sheet, picture, marks()) if mark.middle < OF_MARKS]


def _is_weak(line: Seen) -> bool:
    return line.middle < IN_MIDDLE or (line.px >= WHOLE_PX and line.worst < AT_WORST)


def test_faint_letters_are_noticed() -> None:
    ground = centre(rect(-200, -50, 400, 100, fill=theme.PANEL), 400, 100)
    sheets = {ink: Sheet(ground) for ink in (theme.LINE, theme.TEXT)}
    for ink, sheet in sheets.items():
        sheet.write("Hercules", 20, 60, Lettering(40, ink))
    (faint,), (clear,) = (texts_of(sheet, compose(sheet)) for sheet in sheets.values())
    assert faint.middle < IN_MIDDLE < 10 < clear.middle
    assert (clear.what, clear.px) == ("Hercules", 40)


def test_a_halo_is_what_its_letters_stand_on() -> None:
    ground = centre(rect(-200, -50, 400, 100, fill=theme.WHITE), 400, 100)
    sheet = Sheet(ground)
    sheet.write("12", 20, 60, Lettering(40, theme.WHITE, halo=theme.INK))
    (line,) = texts_of(sheet, compose(sheet))
    assert line.middle > 10


@pytest.mark.parametrize("size", [quay.SIGN, possessions.TURN, 46])
def test_the_sign_of_who_is_asked_has_room_for_its_letter(size: int) -> None:
    sheet = Sheet(centre(rect(-50, -50, 100, 100, fill=theme.PANEL), 100))
    sheet.centre(marks_of_people.asked_sign(size), 50, 50)
    (line,) = texts_of(sheet, compose(sheet))
    assert not _is_weak(line), line


def test_letters_in_a_scaled_sprite_are_measured() -> None:
    sprite = centre(write("12", 0, 0, Lettering(60)), 100, scale=0.5)
    assert [each.px for each in writings(sprite)] == [30]


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast((255, 255, 255), (0, 0, 0)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


def _with_short_names(scene: AnyScene) -> AnyScene:
    if isinstance(scene, Scene | ChancesScene):
        return scene._replace(names=SHORT[: len(scene.names)])
    if isinstance(scene, RankingScene):
        return scene._replace(rows=tuple(row._replace(name="Al") for row in scene.rows))
    if isinstance(scene, BracketScene):
        rounds = tuple(tuple(tuple(e._replace(name="Al") for e in table) for table in each) for each in scene.rounds)
        return scene._replace(rounds=rounds, winner=scene.winner and "Al")
    return scene._replace(players=SHORT[: len(scene.players)]) if isinstance(scene, LobbyScene) else scene


def _cut_lines(position: str, only: str = "", end: str = "") -> list[tuple[str, str, int]]:
    """The lines that are cut in pictures of a position (of these kinds, with that end of the name) in longer words."""
    cut = []
    for name, each in list_pictures((position,)).items():
        if not name.endswith(end) or (only and each.kind not in only.split()):
            continue
        sheet = sheet_of(each.kind, _with_short_names(each.scene(Stretched())))
        lines = [line for stamp in (Stamp(sheet.ground, 0, 0), *sheet.stamps) for line in writings(stamp.sprite)]
        cut += [(name, line.words, round(line.px)) for line in lines if "…" in line.words]
    return cut


@pytest.mark.parametrize("position", some(dict.fromkeys(POSITIONS), 7))
def test_words_two_fifths_longer_are_not_cut(position: str) -> None:
    assert not _cut_lines(position)


def test_titles_of_lists_two_fifths_longer_are_not_cut() -> None:
    assert not _cut_lines("rebellion/goddess_two", "explained goddess feats feats_more places", ".compact")


LEAST_PX = {
    ("hercules", False): theme.READ,
    ("hercules", True): theme.PHONE_READ,
    ("diceforge", False): 24,
    ("diceforge", True): 30,
}
"""The smallest letters of lines on the boards, for large and for small screens. 45 pixels have no room everywhere."""


@pytest.mark.parametrize("position", some(KNOWN, 4))
def test_letters_of_boards_are_large(position: str) -> None:
    for name, each in list_pictures((position,)).items():
        if not name.startswith(f"{position}.board"):
            continue
        scene = each.scene(speech("en"))
        sheet = sheet_of(each.kind, scene)
        least = LEAST_PX[scene.game, name.endswith(".compact")]
        lines = [line for stamp in sheet.stamps if stamp.sprite.writing for line in writings(stamp.sprite)]
        assert not [(line.words, line.px) for line in lines if line.px < least], name
