"""The score sheet: every source of points, places and ties."""

from __future__ import annotations

from collections import Counter
from functools import cache

from rendering import theme
from rendering.canvas import scenery
from rendering.canvas.sprites import Sheet, Sprite
from rendering.canvas.svg import rect
from rendering.canvas.text import write
from rendering.hercules import alt_text
from rendering.hercules.art import pieces
from rendering.hercules.points import SOURCES, worth
from rendering.hercules.view import SideView, TableView, read
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import compact_scores
from rendering.templates.compact_page import HEADER, INNER, MARGIN, Person
from rendering.templates.score_columns import column, heading
from rendering.translations import Translations

LABELS = 400
TOP, ROWS_TOP, ROW = 116, 268, 71
TOTAL_TOP = ROWS_TOP + len(SOURCES) * ROW
TIES_TOP = TOTAL_TOP + 126


@cache
def _ground(title: str) -> Sprite:
    drawn = scenery.night(theme.WIDTH, theme.HEIGHT) + write(title, 36, 86, 46, theme.GOLD, "title", spacing=1)
    drawn += scenery.panel(30, TOP, 1590, theme.HEIGHT - 34 - TOP)
    for at in range(0, len(SOURCES), 2):
        drawn += rect(40, ROWS_TOP + at * ROW, 1570, ROW, 10, "#FFFFFF", opacity=0.05)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


def sheet_of(table: TableView, words: Translations) -> Sheet:
    """The score sheet as a sheet of sprites."""
    sheet = Sheet(_ground(words("hercules-picture-title")))
    note = "hercules-picture-final" if table.over else "hercules-picture-so-far"
    sheet.write(words(note, number=table.round), 1616, 84, 38, theme.TEXT, "extra", "end", room=1000)
    for at, source in enumerate(SOURCES):
        y = ROWS_TOP + (at + 0.5) * ROW + 12
        sheet.write(words(f"hercules-picture-{source}"), 64, y, 36, theme.TEXT, room=LABELS - 50)
    sheet.write(words("hercules-picture-total"), 64, TOTAL_TOP + 78, 44, theme.GOLD, "extra", room=LABELS - 50)
    for at, tie in enumerate(("tie-column", "tie-majorities", "tie-supply") if _has_ties(table) else ()):
        y = TIES_TOP + 30 + at * 36
        sheet.write(words(f"hercules-picture-{tie}"), 64, y, 28, theme.MUTED, room=LABELS - 50)
    ranked = sorted(table.sides, key=lambda side: side.place)
    pitch = (1590 - LABELS - 20) / len(ranked)
    for at, side in enumerate(ranked):
        _side(sheet, table, side, 30 + LABELS + at * pitch, round(pitch) - 14, words)
    return sheet


def _has_ties(table: TableView) -> bool:
    """Whether some have equal points, so that more than points decides about places."""
    return len({side.points for side in table.sides}) < len(table.sides)


def _side(sheet: Sheet, table: TableView, side: SideView, left: float, width: int, words: Translations) -> None:
    middle = left + width / 2
    height = theme.HEIGHT - 34 - TOP - 24
    sheet.stamp(column(width, height, side.look.colour, side.place == 1), left - 4, TOP + 8)
    shared = sum(other.place == side.place for other in table.sides) > 1
    place = words("picture-place-shared" if shared else "picture-place", place=side.place)
    gold = theme.GOLD if side.place == 1 else theme.MUTED
    sheet.centre(pieces.mark(side.look, 58), left + 50, TOP + 54)
    sheet.write(place, left + 92, TOP + 68, 40, gold, "black", room=width - 104, smallest=24)
    heading(sheet, side.name, middle, TOP, width - 24)
    for at, (source, value) in enumerate(worth(side).items()):
        _value(sheet, side, source, value, middle, ROWS_TOP + (at + 0.5) * ROW)
    digits = max(len(str(other.points)) for other in table.sides)
    sheet.centre(pieces.points(side.points, 118, digits), middle, TOTAL_TOP + 64)
    for at, value in enumerate((side.column, len(side.majorities), side.supply) if _has_ties(table) else ()):
        sheet.write(str(value), middle, TIES_TOP + 30 + at * 36, 30, theme.MUTED, "extra", "middle")


def _value(sheet: Sheet, side: SideView, source: str, value: int, middle: float, y: float) -> None:
    ink = theme.WHITE if value else theme.FAINT
    if source == "majorities" and side.majorities:
        size = 36
        start = middle - len(side.majorities) * (size + 2) / 2
        sheet.write(str(value), start - 12, y + 15, 44, ink, "black", "middle")
        for at, name in enumerate(side.majorities):
            sheet.centre(pieces.symbol(name, size), start + 38 + at * (size + 2), y)
        return
    sheet.write(str(value), middle, y + 15, 44, ink, "black", "middle")


def compact_of(table: TableView, words: Translations) -> Sheet:
    """The score sheet for a small screen."""
    note = words("hercules-picture-final" if table.over else "hercules-picture-so-far", number=table.round)

    def header(sheet: Sheet) -> None:
        sheet.write(note, MARGIN + 16, HEADER + 14, 42, theme.GOLD, "extra", room=INNER - 32)

    shared = Counter(side.place for side in table.sides)
    ranked = [
        compact_scores.Scored(
            Person(side.name, side.look, side.points),
            words("picture-place-shared" if shared[side.place] > 1 else "picture-place", place=side.place),
            list(worth(side).values()),
        )
        for side in sorted(table.sides, key=lambda side: side.place)
    ]
    return compact_scores.sheet_of(ranked, [words(f"hercules-picture-{source}") for source in SOURCES], header)


@picture("hercules", "scores")
def draw(scene: Scene) -> Drawing:
    """The score sheet."""
    table = read(scene)
    sheet = (compact_of if scene.compact else sheet_of)(table, scene.words)
    return Drawing(sheet, alt_text.scores(table, scene.words))
