"""The bracket of a knock-out: a column for each round, a box for each table of two to four, lines to the next round.

Which players meet is known from round to round only, so a bracket ends with the present round, or with the winner.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from statistics import fmean
from typing import NamedTuple

from rendering import theme
from rendering.alt_text import join_things
from rendering.canvas.safe_text import drawable_name
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import number, path, rect
from rendering.picture import BracketScene, Contender, Drawing
from rendering.templates.night_page import HEADER, night_page, write_heading
from rendering.templates.pillars import wreath

MOST_NAMES = 16
"""How many players the first round that is shown has at most."""
LEFT, TOP, FOOT = 40, HEADER + 84, 34
WIDEST, GAP, APART = 560, 64, 18
"""The widest column, the gap between columns, and that between the tables of a round."""
TALLEST, PAD = 62, 8
"""The highest line of a name, and what a box has above and below its names."""
Tables = Sequence[tuple[Contender, ...]]


class Grid(NamedTuple):
    """The width of the columns, the height of a line of a name, and its letters."""

    wide: int
    pitch: int
    letters: int

    def left_of(self, column: int) -> float:
        """The left edge of a column."""
        return LEFT + column * (self.wide + GAP)


def draw(scene: BracketScene) -> Drawing:
    """The bracket, and the same in sentences."""
    sheet = Sheet(_ground())
    write_heading(sheet, scene.title, scene.game, scene.words)
    grid = _grid_of(scene)
    rounds = _in_order(scene.rounds)
    tops = [_tops_of(tables, grid) for tables in rounds]
    places = [_places_of(tables, top, grid) for tables, top in zip(rounds, tops, strict=True)]
    sheet.stamp(_lines(rounds, places, grid, has_winner=bool(scene.winner)), 0, 0)
    for at, tables in enumerate(rounds):
        label = _round_name(scene, at)
        sheet.write(label, grid.left_of(at), TOP - 26, theme.READ, theme.MUTED, "extra", room=grid.wide, smallest=34)
        for table, top in zip(tables, tops[at], strict=True):
            _write_table(sheet, scene, table, (grid.left_of(at), top), grid)
    if scene.winner:
        _write_winner(sheet, scene, grid.left_of(len(rounds)), grid)
    return Drawing(sheet, sentences_of(scene))


def sentences_of(scene: BracketScene) -> list[str]:
    """The bracket in sentences, the newest round first."""
    words = scene.words
    lines = [f"{scene.title}."]
    if scene.winner:
        lines.append(words("picture-bracket-winner", name=_plain(scene, scene.winner)))
    for at in reversed(range(len(scene.rounds))):
        tables = [join_things(_said(scene, each) for each in table) for table in scene.rounds[at]]
        lines.append(words("picture-bracket-round-alt", round=_round_name(scene, at), tables=join_things(tables, "; ")))
    return lines


def _said(scene: BracketScene, each: Contender) -> str:
    return f"{_plain(scene, each.name)} {each.score}".strip() + ("*" if each.is_through else "")


def _plain(scene: BracketScene, name: str) -> str:
    return drawable_name(name, scene.words("picture-player", number=1), "bold")


def _round_name(scene: BracketScene, at: int) -> str:
    is_final = len(scene.rounds[at]) == 1 and at + scene.first > 1
    return scene.words("picture-bracket-final" if is_final else "picture-bracket-round", number=scene.first + at)


def _grid_of(scene: BracketScene) -> Grid:
    columns = len(scene.rounds) + bool(scene.winner)
    wide = min(WIDEST, (theme.WIDTH - 2 * LEFT - GAP * (columns - 1)) // columns)
    space = theme.HEIGHT - TOP - FOOT
    pitch = TALLEST
    for tables in scene.rounds:
        boxes = len(tables) * 2 * PAD + (len(tables) - 1) * APART
        pitch = min(pitch, (space - boxes) // max(1, sum(map(len, tables))))
    return Grid(wide, pitch, theme.READ if pitch >= 54 else theme.DENSE)


def _in_order(rounds: Sequence[Tables]) -> list[Tables]:
    """The rounds, the tables of each in the order of those from which their players come, so that few lines cross."""
    ordered: list[Tables] = [rounds[0]] if rounds else []
    for tables in rounds[1:]:
        rank = {each.number: at for at, table in enumerate(ordered[-1]) for each in table}
        ordered.append(sorted(tables, key=lambda table: fmean(rank.get(each.number, 0) for each in table)))
    return ordered


def _tops_of(tables: Tables, grid: Grid) -> list[float]:
    """The upper edge of each table of a round, evenly apart."""
    heights = [len(table) * grid.pitch + 2 * PAD for table in tables]
    spare = (theme.HEIGHT - TOP - FOOT - sum(heights)) / (len(tables) + 1)
    return [TOP + spare * (at + 1) + sum(heights[:at]) for at in range(len(tables))]


def _places_of(tables: Tables, tops: Sequence[float], grid: Grid) -> dict[int, float]:
    """How high the middle of each player's line lies, by number."""
    return {
        each.number: top + PAD + (at + 0.5) * grid.pitch
        for table, top in zip(tables, tops, strict=True)
        for at, each in enumerate(table)
    }


def _lines(rounds: Sequence[Tables], places: Sequence[dict[int, float]], grid: Grid, *, has_winner: bool) -> Sprite:
    """The ways of those who play on, to their place in the next round."""
    middle = TOP + (theme.HEIGHT - TOP - FOOT) / 2
    drawn = ""
    for at, tables in enumerate(rounds):
        is_last = at == len(rounds) - 1
        begin, end = grid.left_of(at) + grid.wide, grid.left_of(at + 1)
        end += is_last * (grid.wide / 2 - 1.2 * _radius(grid))
        for each in (each for table in tables for each in table if each.is_through):
            target = middle if is_last else places[at + 1].get(each.number)
            if target is None or (is_last and not has_winner):
                continue
            bend = number((begin + end) / 2)
            y, there = number(places[at][each.number]), number(target)
            way = f"M{number(begin)} {y}C{bend} {y} {bend} {there} {number(end)} {there}"
            drawn += path(way, "none", theme.FAINT, 5)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


def _write_table(
    sheet: Sheet, scene: BracketScene, table: tuple[Contender, ...], place: tuple[float, float], grid: Grid
) -> None:
    left, top = place
    is_over = any(each.score for each in table)
    sheet.stamp(_box(grid.wide, len(table) * grid.pitch + 2 * PAD, is_open=not is_over), left - 4, top - 4)
    for at, each in enumerate(table):
        base = top + PAD + (at + 0.5) * grid.pitch + grid.letters * 0.34
        is_bright = each.is_through or not is_over
        ink, style = (theme.WHITE, "extra") if is_bright else (theme.FAINT, "bold")
        right = left + grid.wide - 18
        right -= sheet.write(each.score, right, base, grid.letters, ink, "black", "end", room=grid.wide / 3) + 12
        if each.is_through:
            sheet.centre(_tick(grid.letters), left + 26, base - grid.letters * 0.34)
        x = left + 48
        name = drawable_name(each.name, scene.words("picture-player", number=at + 1), style)
        sheet.write(name, x, base, grid.letters, ink, style, room=right - x, smallest=theme.DENSE - 4)


def _radius(grid: Grid) -> int:
    """Of the winner's wreath."""
    return min(120, grid.wide // 3)


def _write_winner(sheet: Sheet, scene: BracketScene, left: float, grid: Grid) -> None:
    middle = TOP + (theme.HEIGHT - TOP - FOOT) / 2
    x = left + grid.wide / 2
    radius = _radius(grid)
    sheet.centre(wreath(True, radius, True), x, middle)
    sheet.figure(1, x, middle, round(radius * 0.9), theme.GOLD_LIGHT, halo=True)
    name = drawable_name(scene.winner, scene.words("picture-player", number=1), "black")
    y = middle + radius * 1.35 + theme.LARGE
    sheet.write(name, x, y, theme.LARGE, theme.WHITE, "black", "middle", room=grid.wide, smallest=theme.DENSE)


@cache
def _ground() -> Sprite:
    return Sprite(night_page(), theme.WIDTH, theme.HEIGHT)


@cache
def _box(wide: int, high: int, *, is_open: bool) -> Sprite:
    """The panel of a table; one that is not over has a white frame."""
    drawn = rect(4, 4, wide, high, theme.RADIUS, theme.PANEL)
    if is_open:
        drawn += rect(6, 6, wide - 4, high - 4, theme.RADIUS - 2, "none", theme.WHITE, 4)
    return Sprite(drawn, wide + 8, high + 8)


@cache
def _tick(size: int) -> Sprite:
    """The sign of who plays on."""
    return centre(path("M-30 0L-5 25L35 -30", "none", theme.GLORY_LIGHT, 16), size, scale=size / 100)
