"""The bracket of a knock-out: a column for each round, a box for each table of two to four, lines to the next round.

Which players meet is known from round to round only, so a bracket ends with the present round, or with the winner.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from statistics import fmean
from typing import NamedTuple

from rendering import theme
from rendering.alt_text import join_things
from rendering.canvas.safe_text import drawable_name
from rendering.canvas.sprites import Fit, Sheet, Sprite, centre
from rendering.canvas.svg import number, path, rect
from rendering.canvas.text import Lettering
from rendering.picture import BracketScene, Contender, Drawing
from rendering.templates import compact_page
from rendering.templates.compact_page import MARGIN, Block
from rendering.templates.night_page import HEADER, night_page, write_heading
from rendering.templates.pillars import wreath

MOST_NAMES = 16
"""How many players the first round that is shown has at most."""
LEFT, TOP, FOOT = 40, HEADER + 84, 34
WIDEST, GAP, APART = 560, 64, 18
"""The widest column, the gap between columns, and that between the tables of a round."""
TALLEST, LOWEST, PAD = 62, 54, 8
"""The highest and the lowest line of a name, and what a box has above and below its names."""
HEADING, LINE, WREATH = 76, 60, 66
"""On a small screen: heights of a round's name and of a player's line, and the radius of the winner's wreath."""
Tables = Sequence[tuple[Contender, ...]]


class Grid(NamedTuple):
    """The width of the columns, the height of a line of a name, its letters, and the height of the picture."""

    wide: int
    pitch: int
    letters: int
    height: int = theme.HEIGHT

    def left_of(self, column: int) -> float:
        """The left edge of a column."""
        return LEFT + column * (self.wide + GAP)


def draw(scene: BracketScene) -> Drawing:
    """The bracket, and the same in sentences."""
    return Drawing(compact_of(scene) if scene.compact else _large(scene), sentences_of(scene))


def _large(scene: BracketScene) -> Sheet:
    grid = _grid_of(scene)
    sheet = Sheet(_ground(grid.height))
    write_heading(sheet, scene.title, scene.game, scene.words)
    rounds = _in_order(scene.rounds)
    tops = [_tops_of(tables, grid) for tables in rounds]
    places = [_places_of(tables, top, grid) for tables, top in zip(rounds, tops, strict=True)]
    sheet.stamp(_lines(rounds, places, grid, has_winner=bool(scene.winner)), 0, 0)
    for at, tables in enumerate(rounds):
        label = _round_name(scene, at)
        sheet.write(label, grid.left_of(at), TOP - 26, Lettering(theme.READ, theme.MUTED, "extra"), fit=Fit(grid.wide))
        for table, top in zip(tables, tops[at], strict=True):
            _write_table(sheet, scene, table, (grid.left_of(at), top), grid)
    if scene.winner:
        _write_winner(sheet, scene, grid.left_of(len(rounds)), grid)
    return sheet


def compact_of(scene: BracketScene) -> Sheet:
    """The bracket for a small screen: the winner, and the rounds below each other, the newest first."""
    blocks = [_compact_round(scene, at) for at in reversed(range(len(scene.rounds)))]
    if scene.winner:
        blocks.insert(0, Block(2 * WREATH + 20, partial(_compact_winner, scene)))

    def header(sheet: Sheet) -> None:
        y, room = compact_page.HEADER + 16, compact_page.INNER - 32
        sheet.write(
            scene.title, MARGIN + 16, y, Lettering(theme.LARGE, theme.IVORY, "title"), fit=Fit(room, theme.READ)
        )

    return compact_page.assemble(blocks, header)


def _compact_round(scene: BracketScene, at: int) -> Block:
    """A round: its tables two by two, or alone."""
    tables = scene.rounds[at]
    across = min(2, len(tables))
    wide = (compact_page.INNER - 24 - (across - 1) * APART) // across
    grid = Grid(wide, LINE, theme.PHONE_READ)
    rows = [tables[first : first + across] for first in range(0, len(tables), across)]
    heights = [max(map(len, row)) * LINE + 2 * PAD for row in rows]

    def draw(sheet: Sheet, top: float) -> None:
        name = _round_name(scene, at)
        sheet.write(
            name,
            MARGIN + 18,
            top + 52,
            Lettering(theme.PHONE_READ, theme.MUTED, "extra"),
            fit=Fit(compact_page.INNER - 36),
        )
        y = top + HEADING
        for row, height in zip(rows, heights, strict=True):
            for column, table in enumerate(row):
                place = (MARGIN + 12.0 + column * (wide + APART), y)
                _write_table(sheet, scene, table, place, grid, smallest=theme.PHONE_READ)
            y += height + APART

    return Block(HEADING + sum(heights) + len(rows) * APART, draw)


def _compact_winner(scene: BracketScene, sheet: Sheet, top: float) -> None:
    x, middle = MARGIN + WREATH + 40.0, top + WREATH + 10
    sheet.centre(wreath(True, round(WREATH * 0.8), True), x, middle)
    sheet.figure(1, x, middle, WREATH, theme.GOLD_LIGHT, halo=True)
    name = drawable_name(scene.winner, scene.words("picture-player", number=1), "black")
    room = compact_page.INNER - 2 * WREATH - 90
    sheet.write(
        name,
        x + WREATH + 30,
        middle + 18,
        Lettering(theme.LARGE, theme.WHITE, "black"),
        fit=Fit(room, theme.PHONE_READ),
    )


def sentences_of(scene: BracketScene) -> list[str]:
    """The bracket in sentences, the newest round first."""
    words = scene.words
    lines = [f"{scene.title}."]
    if scene.winner:
        lines.append(words("picture-bracket-winner", name=_plain(scene, scene.winner)))
    for at in reversed(range(len(scene.rounds))):
        tables = [join_things((_line_of(scene, each) for each in table), words) for table in scene.rounds[at]]
        lines.append(
            words(
                "picture-bracket-round-alt",
                round=_round_name(scene, at),
                tables=join_things(tables, words, "semicolon"),
            )
        )
    return lines


def _line_of(scene: BracketScene, each: Contender) -> str:
    return f"{_plain(scene, each.name)} {each.score}".strip() + ("*" if each.is_through else "")


def _plain(scene: BracketScene, name: str) -> str:
    return drawable_name(name, scene.words("picture-player", number=1), "bold")


def _round_name(scene: BracketScene, at: int) -> str:
    is_final = len(scene.rounds[at]) == 1 and at + scene.first > 1
    return scene.words("picture-bracket-final" if is_final else "picture-bracket-round", number=scene.first + at)


def _grid_of(scene: BracketScene) -> Grid:
    columns = len(scene.rounds) + bool(scene.winner)
    wide = min(WIDEST, (theme.WIDTH - 2 * LEFT - GAP * (columns - 1)) // columns)
    pitch, height = TALLEST, theme.HEIGHT
    for tables in scene.rounds:
        boxes, lines = len(tables) * 2 * PAD + (len(tables) - 1) * APART, max(1, sum(map(len, tables)))
        pitch = min(pitch, max(LOWEST, (theme.HEIGHT - TOP - FOOT - boxes) // lines))
        height = max(height, TOP + FOOT + boxes + lines * LOWEST)
    return Grid(wide, pitch, theme.READ, height)


def _in_order(rounds: Sequence[Tables]) -> list[Tables]:
    """The rounds, the tables of each in the order of those from which their players come, so that few lines cross."""
    in_order: list[Tables] = [rounds[0]] if rounds else []
    for tables in rounds[1:]:
        rank = {each.number: at for at, table in enumerate(in_order[-1]) for each in table}
        in_order.append(sorted(tables, key=lambda table: fmean(rank.get(each.number, 0) for each in table)))
    return in_order


def _tops_of(tables: Tables, grid: Grid) -> list[float]:
    """The upper edge of each table of a round, evenly apart."""
    heights = [len(table) * grid.pitch + 2 * PAD for table in tables]
    spare = (grid.height - TOP - FOOT - sum(heights)) / (len(tables) + 1)
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
    middle = TOP + (grid.height - TOP - FOOT) / 2
    markup = ""
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
            markup += path(way, "none", theme.FAINT, 5)
    return Sprite(markup, theme.WIDTH, grid.height)


def _write_table(
    sheet: Sheet,
    scene: BracketScene,
    table: tuple[Contender, ...],
    place: tuple[float, float],
    grid: Grid,
    smallest: int = theme.READ,
) -> None:
    left, top = place
    is_over = any(each.score for each in table)
    sheet.stamp(_box(grid.wide, len(table) * grid.pitch + 2 * PAD, is_open=not is_over), left - 4, top - 4)
    for at, each in enumerate(table):
        base = top + PAD + (at + 0.5) * grid.pitch + grid.letters * 0.34
        is_bright = each.is_through or not is_over
        ink, style = (theme.WHITE, "extra") if is_bright else (theme.FAINT, "bold")
        right = left + grid.wide - 18
        right -= (
            sheet.write(each.score, right, base, Lettering(grid.letters, ink, "black"), "end", Fit(grid.wide / 3)) + 12
        )
        if each.is_through:
            sheet.centre(_tick(grid.letters), left + 26, base - grid.letters * 0.34)
        x = left + 48
        name = drawable_name(each.name, scene.words("picture-player", number=at + 1), style)
        sheet.write(name, x, base, Lettering(grid.letters, ink, style), fit=Fit(right - x, smallest))


def _radius(grid: Grid) -> int:
    """Of the winner's wreath."""
    return min(120, grid.wide // 3)


def _write_winner(sheet: Sheet, scene: BracketScene, left: float, grid: Grid) -> None:
    middle = TOP + (grid.height - TOP - FOOT) / 2
    x = left + grid.wide / 2
    radius = _radius(grid)
    sheet.centre(wreath(True, radius, True), x, middle)
    sheet.figure(1, x, middle, round(radius * 0.9), theme.GOLD_LIGHT, halo=True)
    name = drawable_name(scene.winner, scene.words("picture-player", number=1), "black")
    y = middle + radius * 1.35 + theme.LARGE
    sheet.write(name, x, y, Lettering(theme.LARGE, theme.WHITE, "black"), "middle", Fit(grid.wide, theme.READ))


@cache
def _ground(height: int) -> Sprite:
    return Sprite(night_page(height), theme.WIDTH, height)


@cache
def _box(wide: int, high: int, *, is_open: bool) -> Sprite:
    """The panel of a table; one that is not over has a white frame."""
    markup = rect(4, 4, wide, high, theme.RADIUS, theme.PANEL)
    if is_open:
        markup += rect(6, 6, wide - 4, high - 4, theme.RADIUS - 2, "none", theme.WHITE, 4)
    return Sprite(markup, wide + 8, high + 8)


@cache
def _tick(size: int) -> Sprite:
    """The sign of who plays on."""
    return centre(path("M-30 0L-5 25L35 -30", "none", theme.GLORY_LIGHT, 16), size, scale=size / 100)
