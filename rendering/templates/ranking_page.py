"""The table of a league or a tournament: a line for each person, with where it leads at the end.

Up to ten lines stand below each other, more in two columns; for small screens all stand below each other.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rendering import theme
from rendering.canvas.safe_text import drawable_name
from rendering.canvas.sprites import Fit, Sheet, Sprite, centre
from rendering.canvas.svg import path, rect
from rendering.canvas.text import Lettering
from rendering.picture import Drawing, Ranked, RankingScene
from rendering.templates import compact_page
from rendering.templates.compact_page import Block
from rendering.templates.night_page import HEADER, night_page, write_heading
from rendering.templates.pillars import wreath

MOST = 10
"""How many lines stand below each other on a large picture."""
LEFT, FOOT, GAP = 40, 76, 30
"""The edge of the lines, the room below them, and the gap between two columns."""
LABELS = 62
"""Height of the headings above the lines."""
TALLEST = 84
COMPACT_LINE = 70
ZONES = {"up": theme.GLORY, "down": theme.SUN_CORE}


class Column(NamedTuple):
    """Where lines stand: from ``left`` on, ``wide`` and ``pitch`` high, in letters of this size. ``score`` and ``note``
    are the right edges of their numbers."""

    left: float
    wide: int
    pitch: int
    letters: int

    @property
    def note(self) -> float:
        """Where the note ends: before it goes the sign of the zone."""
        return self.left + self.wide - 60

    @property
    def score(self) -> float:
        """Where the score ends."""
        return self.note - 3.4 * self.letters

    @property
    def name(self) -> float:
        """Where the name begins."""
        return self.left + 2.2 * self.letters


def draw(scene: RankingScene) -> Drawing:
    """The table, and the same in sentences."""
    return Drawing(_compact(scene) if scene.compact else _large(scene), sentences_of(scene))


def sentences_of(scene: RankingScene) -> list[str]:
    """The table in sentences: what it is, then a line for each person."""
    words = scene.words
    lines = [f"{' · '.join(filter(None, (scene.title, scene.about)))}."]
    for row in scene.rows:
        facts = {"place": row.place, "name": _name(scene, row), "score": row.score, "zone": row.zone}
        lines.append(words("picture-ranking-line", **facts))
    return lines


def _large(scene: RankingScene) -> Sheet:
    sheet = Sheet(_ground())
    write_heading(sheet, scene.title, scene.game, scene.words)
    count = len(scene.rows)
    split = count if count <= MOST else -(-count // 2)
    columns = 1 if count <= MOST else 2
    wide = (theme.WIDTH - 2 * LEFT - GAP * (columns - 1)) // columns
    top = HEADER + LABELS
    pitch = min(TALLEST, (theme.HEIGHT - FOOT - top) // max(1, split))
    for number in range(columns):
        column = Column(LEFT + number * (wide + GAP), wide, pitch, theme.READ)
        _write_labels(sheet, scene, column, HEADER + LABELS - 14)
        for at, row in enumerate(scene.rows[number * split : (number + 1) * split]):
            _write_row(sheet, scene, row, column, top + at * pitch)
    sheet.write(
        scene.about,
        LEFT,
        theme.HEIGHT - 26,
        Lettering(theme.READ, theme.MUTED, "bold"),
        fit=Fit(theme.WIDTH - 2 * LEFT),
    )
    return sheet


def _compact(scene: RankingScene) -> Sheet:
    left, wide = compact_page.MARGIN + 12, compact_page.INNER - 24
    column = Column(left, wide, COMPACT_LINE, theme.PHONE_READ)

    def header(sheet: Sheet) -> None:
        y = compact_page.HEADER + 14
        sheet.write(scene.title, left, y, Lettering(theme.LARGE, theme.IVORY, "title"), fit=Fit(wide, theme.PHONE_READ))

    def lines(sheet: Sheet, top: float) -> None:
        _write_labels(sheet, scene, column, top + LABELS - 12)
        for at, row in enumerate(scene.rows):
            _write_row(sheet, scene, row, column, top + LABELS + at * COMPACT_LINE)

    return compact_page.assemble([Block(LABELS + len(scene.rows) * COMPACT_LINE + 12, lines)], header)


def _write_labels(sheet: Sheet, scene: RankingScene, column: Column, y: float) -> None:
    score, note = scene.headings
    letters = column.letters
    sheet.write(note, column.note, y, Lettering(letters, theme.MUTED, "bold"), "end", Fit(3.4 * letters - 8))
    sheet.write(score, column.score, y, Lettering(letters, theme.MUTED, "bold"), "end", Fit(letters * 4.6))


def _write_row(sheet: Sheet, scene: RankingScene, row: Ranked, column: Column, top: float) -> None:
    letters, high = column.letters, column.pitch - 8
    middle = top + high / 2
    base = middle + letters * 0.34
    sheet.stamp(_bar(column.wide, high, row.zone, row.is_own), column.left - 4, top - 4)
    x = column.left + 1.1 * letters
    if row.place == 1:
        sheet.centre(wreath(True, round(high * 0.36), True), x, middle)
    ink = theme.MUTED if row.is_out else theme.WHITE
    sheet.figure(row.place, x, middle, letters, ink, halo=row.place == 1)
    room = column.score - 3.2 * letters - column.name
    sheet.write(_name(scene, row), column.name, base, Lettering(letters, ink, "extra"), fit=Fit(room))
    sheet.write(row.score, column.score, base, Lettering(letters, ink, "black"), "end", Fit(3 * letters))
    sheet.write(row.note, column.note, base, Lettering(letters, theme.MUTED, "bold"), "end", Fit(2 * letters))
    if row.zone in ZONES:
        sheet.centre(_arrow(row.zone), column.left + column.wide - 30, middle)


def _name(scene: RankingScene, row: Ranked) -> str:
    return drawable_name(row.name, scene.words("picture-player", number=row.place), "extra")


@cache
def _ground() -> Sprite:
    return Sprite(night_page(), theme.WIDTH, theme.HEIGHT)


@cache
def _bar(wide: int, high: int, zone: str, is_own: bool) -> Sprite:
    """The panel of a line: tinted where its person goes up or down, in a white frame if it is the reader's."""
    fill = theme.mix(ZONES[zone], theme.PANEL, 0.16) if zone in ZONES else theme.PANEL
    markup = rect(4, 4, wide, high, 10, fill)
    if is_own:
        markup += rect(6, 6, wide - 4, high - 4, 9, "none", theme.WHITE, 4)
    return Sprite(markup, wide + 8, high + 8)


@cache
def _arrow(zone: str) -> Sprite:
    """The sign of who goes up or down: the way it points says so, not its colour alone."""
    d = "M0 -15L17 13H-17Z" if zone == "up" else "M0 15L17 -13H-17Z"
    return centre(path(d, ZONES[zone], theme.INK, 3), 44)
