"""The road: twelve steps with a lane for each side, a labour's metope below each, markers and apprentices on them."""

from __future__ import annotations

from functools import cache

from rendering import theme
from rendering.canvas.brush import polygon
from rendering.canvas.icons import icon
from rendering.canvas.ornament import meander_band, tongue_band
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import ellipse, group, path, rect
from rendering.canvas.symbols import mark
from rendering.canvas.text import figure
from rendering.hercules import palette
from rendering.hercules.art import emblems, figures, pieces
from rendering.hercules.art.labours import metopes
from rendering.hercules.board import changes
from rendering.hercules.board.layout import (
    COLUMN_LEFT,
    DEPTH,
    FACE,
    LAYOUTS,
    NOSE,
    PITCH,
    RISE,
    SHIFT,
    Layout,
    front,
    left_of,
)
from rendering.hercules.palette import dark, lit
from rendering.hercules.view import SideView, TableView

COLUMNS = range(1, 13)
LOW = NOSE + FACE + 10
"""Height of a step below its tread."""
MARKER = 42
MARGIN = 30
"""Room around a step's sprite for its frame's glow."""


def _lane_tone(side: int, look: theme.Side, is_asked: bool, target: bool) -> str:
    if not is_asked:
        return palette.LANES[side % 2]
    return theme.GOLD_LIGHT if target else theme.mix(look.colour, palette.LANE_LIT, 0.14)


def _edge_tone(look: theme.Side, is_asked: bool) -> str:
    return theme.mix(palette.STONE_DARK, look.colour, 0.25 if is_asked else 0.5)


def _treads(looks: tuple[theme.Side, ...], seat: int, target: bool, long: float) -> str:
    """The lanes of a step whose near edge lies on y = 0, from x = 0."""
    layout, markup = LAYOUTS[len(looks)], ""
    for side, look in enumerate(looks):
        (back, back_set), (near, near_set) = layout.lane_edges(side)
        tone = _lane_tone(side, look, side == seat, target)
        corners = [(-back_set, -back), (long - back_set, -back), (long - near_set, -near), (-near_set, -near)]
        markup += polygon(corners, tone)
        markup += rect(-near_set, -near - 4, long, 4, 0, _edge_tone(look, side == seat))
    return markup


@cache
def _lanes(looks: tuple[theme.Side, ...], seat: int, target: bool) -> Sprite:
    """What lies on top of a step, in front of the next one."""
    markup = _treads(looks, seat, target, PITCH)
    return Sprite(group(markup, MARGIN, DEPTH + MARGIN), round(PITCH + 2 * MARGIN), round(DEPTH + 2 * MARGIN))


@cache
def _step(column: int, state: int) -> Sprite:
    """The front of a step with its number, below its lanes; the metope is stamped on it."""
    target = state == metopes.TARGET
    shadow = [(PITCH - SHIFT - 15, -DEPTH), (PITCH - SHIFT, -DEPTH), (PITCH, 0), (PITCH - 15, 0)]
    markup = polygon(shadow, palette.STEP_SHADOW, opacity=0.26)
    markup += polygon([(-SHIFT, -DEPTH), (0, 0), (0, RISE), (-SHIFT, RISE - DEPTH)], palette.STONE_DARK)
    markup += path(f"M0 0L{-SHIFT} {-DEPTH}", "none", palette.RISER, 2, 0.75)
    stone = palette.STONE if state in (metopes.OPEN, metopes.TARGET) else palette.STONE_MIDDLE
    nosing = theme.GOLD if target else stone
    markup += rect(0, 0, PITCH, LOW, 0, dark(stone, 0.38)) + rect(0, 0, PITCH, NOSE, 0, nosing)
    markup += rect(0, 0, PITCH, 4, 0, theme.GOLD_LIGHT if target else lit(stone, 0.5))
    markup += rect(0, NOSE - 3, PITCH, 3, 0, dark(nosing, 0.22)) + rect(0, 0, 3, LOW, 0, dark(stone, 0.5))
    markup += rect(0, NOSE + FACE + 4, PITCH, 7, 0, lit(stone, 0.2))
    markup += figure(column, PITCH / 2, NOSE / 2 - 0.5, theme.READ, theme.INK, None)
    x, y = MARGIN, DEPTH + MARGIN
    return Sprite(group(markup, x, y), round(PITCH + 2 * MARGIN), round(DEPTH + LOW + 2 * MARGIN))


@cache
def _frame() -> Sprite:
    """The golden frame around a labour that can be done now."""
    markup = ""
    for width, opacity in ((26, 0.1), (18, 0.16), (11, 0.28)):
        markup += rect(1, 0, PITCH - 1, LOW, 6, "none", theme.GOLD, width, opacity)
    markup += rect(1, 0, PITCH - 2, LOW, 5, "none", theme.INK, 8)
    markup += rect(1, 0, PITCH - 2, LOW, 5, "none", theme.GOLD, 5)
    return Sprite(group(markup, MARGIN, MARGIN), round(PITCH + 2 * MARGIN), LOW + 2 * MARGIN)


@cache
def ends(looks: tuple[theme.Side, ...]) -> str:
    """The platform before the first step, and the road behind the last one up to the temple."""
    y, layout = front(0), LAYOUTS[len(looks)]
    markup = group(_treads(looks, -1, False, COLUMN_LEFT + SHIFT + 4), 0, y)
    for side, look in enumerate(looks):
        (_, _), (near, _) = layout.lane_edges(side)
        markup += group(mark(look), 30, y - near - layout.lane / 2, 0.36)
    markup += rect(0, y, COLUMN_LEFT, 150, 0, dark(palette.STONE_MIDDLE, 0.38))
    markup += rect(0, y, COLUMN_LEFT, NOSE - 15, 0, palette.STONE_MIDDLE)
    markup += rect(0, y, COLUMN_LEFT, 4, 0, lit(palette.STONE_MIDDLE, 0.5))
    markup += rect(0, y + 21, COLUMN_LEFT, 4, 0, dark(palette.STONE_MIDDLE, 0.4)) + group(_pegasus(), 18, y + 32)
    x, y, wide = left_of(13), front(12), theme.WIDTH - left_of(13)
    markup += group(_treads(looks, -1, False, wide + SHIFT), x - 1, y)
    markup += rect(x, y, wide, LOW, 0, dark(palette.STONE_MIDDLE, 0.38))
    markup += rect(x, y, wide, NOSE, 0, dark(palette.STONE_MIDDLE, 0.1)) + rect(x, y, wide, 4, 0, palette.STONE_LIT)
    return markup + rect(x, y + NOSE + FACE + 4, wide, 7, 0, palette.STONE_MIDDLE)


@cache
def empty_steps(looks: tuple[theme.Side, ...]) -> str:
    """The twelve steps with their metopes, before a match begins."""
    markup = ""
    for column in COLUMNS:
        x, y = left_of(column), front(column)
        for part in (_lanes(looks, -1, False), _step(column, metopes.OPEN)):
            markup += group(part.fragment, x - MARGIN, y - DEPTH - MARGIN)
        markup += group(metopes.metope(column, metopes.OPEN).fragment, x + 6, y + NOSE + 2)
    return markup


def _pegasus() -> str:
    """The relief of Pegasus; beside him is the mark of the start player."""
    markup = rect(0, 0, 122, 102, 2, palette.CLAY) + rect(0, 0, 122, 9, 0, palette.BLACK)
    markup += tongue_band(1, 1, 120, 7, palette.CLAY, 15) + rect(0, 91, 122, 11, 0, palette.BLACK)
    markup += meander_band(3, 93.5, 116, 6.5, palette.CLAY, 10)
    return markup + icon(emblems.PEGASUS, 48, 50, 76, palette.BLACK, initial="P")


def draw(sheet: Sheet, table: TableView, side_asked: SideView) -> None:
    """Put steps, markers and apprentices on the sheet."""
    looks = tuple(side.look for side in table.sides)
    layout = LAYOUTS[len(looks)]
    doable = table.doable or ()
    sheet.centre(pieces.mark(table.sides[table.pegasus].look, 40), 114, front(0) + 82)
    for column in COLUMNS:
        waiting = metopes.WAITING if column in side_asked.labours else metopes.DONE
        state = metopes.TARGET if column in doable else waiting
        x, y = left_of(column), front(column)
        for part in (_lanes(looks, side_asked.number, state == metopes.TARGET), _step(column, state)):
            sheet.stamp(part, x - MARGIN, y - DEPTH - MARGIN)
        sheet.stamp(metopes.metope(column, state), x + 6, y + NOSE + 2)
    for column in COLUMNS:
        if column in doable:
            sheet.stamp(_frame(), left_of(column) - MARGIN, front(column) - MARGIN)
    for side in table.sides:
        _lane(sheet, table, side, layout, side is side_asked)
    for side in table.sides:
        changes.draw_way(sheet, side, layout)
        x, y = layout.feet(side.column, side.number)
        scale = 1.12 if side is side_asked else 1.0
        sheet.stamp(figures.walker(side.look, scale), x - 50 * scale, y - 90 * scale)


@cache
def _hollow() -> Sprite:
    return centre(ellipse(0, 0, 7, 3.4, palette.STONE_DARK, opacity=0.45), 20)


def _lane(sheet: Sheet, table: TableView, side: SideView, layout: Layout, is_asked: bool) -> None:
    """The markers of a side, and hollows where they lay."""
    edge = 24
    sheet.note(f"row:{side.number}", edge, front(12) - DEPTH, theme.WIDTH - 2 * edge, RISE * 11 + DEPTH)
    size = MARKER if layout.sides < 4 else 36
    doable = table.doable or ()
    for column in COLUMNS:
        x, y = layout.marker(column, side.number)
        sheet.note(f"labour:{side.number}:{column}", x - 24, y - 20, 48, 40)
        if column in side.labours:
            sheet.centre(figures.stone(side.look, size, not is_asked, is_asked and column in doable), x, y)
        elif column not in side.change.labours:
            sheet.centre(_hollow(), x, y + 4)
