"""The chart of a match: how likely each side was to win, from its beginning to its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from engine.analysis.report import Moment
from rendering import theme
from rendering.alt_text import join_things
from rendering.canvas.safe_text import drawable_name
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import circle, number, path, rect
from rendering.canvas.text import figure
from rendering.picture import ChancesScene, Drawing
from rendering.templates import compact_page
from rendering.templates.chance_strokes import Box, Mark, box_around, draw_strokes, stem
from rendering.templates.marks import mark
from rendering.templates.night_page import LETTERS, TITLE, night_page, write_heading

LEFT, BESIDE, TOP = 190, 74, 170
"""The left edge of the chart, the room at its right, its upper edge; the lower one depends on the number of sides."""
COMPACT_BOTTOM = 830
"""The lower edge for small screens."""
SHARES = (0, 25, 50, 75, 100)
LABELLED = (0, 50, 100)
"""The shares beside whose lines a number stands."""
LINE, HALO = 12, 22
NAME_ROW, NAMES_FOOT, ROUNDS_HEIGHT = 66, 34, 92
ACCURACY_X = 900
"""Where a side's accuracy begins."""
MARKED_EVERY = 6
"""A line bears its side's mark at every this many moments: a colour alone does not tell the sides apart."""
BAND_OPACITY = 0.28
BADGE = 80
ASIDE = ((0, 0), (1, 0), (-1, 0), (0, -1), (0, 1), (1, -1), (-1, 1), (1, 1), (-1, -1))
"""Where the badge of a choice may stand, in its own widths from its place, where another one covers that."""
SAID_MAX = 3
"""The largest number of rolls that are said in words."""
TICK = 120
"""The least distance between the numbers of two rounds, in pixels."""


class Plot(NamedTuple):
    """Where the moments of a match lie in the chart."""

    course: tuple[Moment, ...]
    seats: int
    compact: bool

    @property
    def wide(self) -> int:
        """The width of the picture."""
        return compact_page.WIDTH if self.compact else theme.WIDTH

    @property
    def height(self) -> int:
        """The height of the picture: on a small screen the accuracy has a row of its own."""
        if not self.compact:
            return theme.HEIGHT
        return COMPACT_BOTTOM + ROUNDS_HEIGHT + (self.seats + 1) * NAME_ROW + NAMES_FOOT

    @property
    def bottom(self) -> int:
        """The lower edge: below it stand the rounds and a row for each side."""
        if self.compact:
            return COMPACT_BOTTOM
        return theme.HEIGHT - NAMES_FOOT - self.seats * NAME_ROW - ROUNDS_HEIGHT

    @property
    def right(self) -> int:
        """The right edge of the chart."""
        return self.wide - BESIDE

    @property
    def edge(self) -> int:
        """Where text ends at the right."""
        return self.wide - 40

    def x(self, at: float) -> float:
        """Where a moment lies across."""
        return LEFT + (self.right - LEFT) * at / max(1, len(self.course) - 1)

    def y(self, chance: float) -> float:
        """How high a chance lies."""
        return self.bottom - (self.bottom - TOP) * chance


def draw(scene: ChancesScene) -> Drawing:
    """The chart, and the same in sentences."""
    return Drawing(sheet_of(scene), sentences_of(scene))


def sheet_of(scene: ChancesScene) -> Sheet:
    """The chart as a sheet of sprites."""
    plot = Plot(scene.course, len(scene.names), scene.compact)
    sheet, words = Sheet(_ground(plot.seats, plot.compact)), scene.words
    title = words("picture-chances-title")
    if plot.compact:
        sheet.write(title, 40, 76, TITLE, theme.IVORY, "title", room=plot.edge - 40, smallest=LETTERS)
    else:
        write_heading(sheet, title, scene.game, words)
    for share in LABELLED:
        sheet.write(
            words("common-percent", number=share),
            LEFT - 22,
            plot.y(share / 100) + 16,
            LETTERS,
            theme.TEXT,
            "extra",
            "end",
        )
    for x, label in _rounds(plot):
        sheet.write(label, x, plot.bottom + 60, LETTERS, theme.MUTED, "extra", "middle")
    round_room = LEFT - 44
    sheet.write(
        words("picture-chances-round"),
        LEFT - 22,
        plot.bottom + 60,
        LETTERS,
        theme.MUTED,
        "bold",
        "end",
        room=round_room,
        smallest=theme.DENSE,
    )
    _draw_lines(sheet, scene, plot)
    for seat in range(plot.seats):
        _draw_side(sheet, scene, plot, seat)
    return sheet


def _draw_lines(sheet: Sheet, scene: ChancesScene, plot: Plot) -> None:
    """The line of each side, the viewer's above all others, with its band and the choices that cost much."""
    course, looks = scene.course, theme.sides(scene.strong)
    order = sorted(range(plot.seats), key=lambda seat: seat == scene.viewer)
    for seat in order:
        sheet.stamp(_band(plot, seat, looks[seat].colour), 0, 0)
    for seat in order:
        points = [(plot.x(at), plot.y(moment.chances[seat])) for at, moment in enumerate(course)]
        sheet.stamp(_line(tuple(points), looks[seat].colour), 0, 0)
        for at in range(seat + 2, len(points) - 2, MARKED_EVERY):
            sheet.centre(mark(looks[seat], 42), *points[at])
    for seat in order:
        sheet.centre(mark(looks[seat], 66), plot.x(len(course) - 1), plot.y(course[-1].chances[seat]))
    viewer = scene.viewer or 0
    chosen = [_place(plot, entries, viewer) for entries in scene.marked]
    chart = Box(LEFT + 8, TOP - 20, plot.right + 40, plot.bottom + 20)
    badges = _spread(chosen, chart)
    ends = [(plot.x(len(course) - 1), plot.y(chance)) for chance in course[-1].chances]
    taken = [box_around(x, y, BADGE, BADGE) for x, y in (*badges, *ends)]
    draw_strokes(sheet, _marks(scene, plot), chart, taken)
    for place, badge in zip(chosen, badges, strict=True):
        if badge != place:
            sheet.stamp(stem(*map(round, (*place, *badge))), 0, 0)
    for number_, badge in enumerate(badges, start=1):
        sheet.centre(_badge(number_), *badge)


def _spread(places: Sequence[tuple[float, float]], chart: Box) -> list[tuple[float, float]]:
    """Where the badges of these places stand: beside their place where an earlier one would be covered, as it is with
    choices of one turn."""
    found: list[tuple[float, float]] = []
    for x, y in places:
        asides = [(x + BADGE * across, y + BADGE * down) for across, down in ASIDE]
        free = [
            aside
            for aside in asides
            if chart.holds(*aside) and all(hypot(aside[0] - own[0], aside[1] - own[1]) >= BADGE - 4 for own in found)
        ]
        found.append(free[0] if free else (x, y))
    return found


def _marks(scene: ChancesScene, plot: Plot) -> list[Mark]:
    """The rolls that moved the viewer's chances most, where they lie on the own line."""
    seat = scene.viewer or 0
    return [
        Mark(*_place(plot, stroke.entries, seat), round(100 * stroke.fortunes[seat].win)) for stroke in scene.strokes
    ]


def _draw_side(sheet: Sheet, scene: ChancesScene, plot: Plot, seat: int) -> None:
    """The row of a side: its name, how well it chose if it is the viewer's, and what chance brought it."""
    words, middle, edge = scene.words, plot.bottom + ROUNDS_HEIGHT + NAME_ROW * (seat + 0.5), plot.edge
    look = mark(theme.sides(scene.strong)[seat], 54)
    sheet.centre(look, 74, middle)
    is_judged = seat == scene.viewer and scene.accuracy is not None
    room: float = (ACCURACY_X if is_judged and not plot.compact else edge - 260) - 116 - 24
    sheet.write(_name(scene, seat), 116, middle + 16, LETTERS, theme.TEXT, "extra", room=room, smallest=LETTERS)
    if is_judged and scene.accuracy is not None:
        score, low, high = (round(part) for part in (scene.accuracy.score, scene.accuracy.low, scene.accuracy.high))
        line = words("picture-chances-accuracy", score=score, low=low, high=high)
        x, y, room = float(ACCURACY_X), middle, edge - 230.0 - ACCURACY_X
        if plot.compact:
            x, y, room = 116.0, plot.bottom + ROUNDS_HEIGHT + NAME_ROW * (plot.seats + 0.5), edge - 116.0
            sheet.centre(look, 74, y)
        sheet.write(line, x, y + 16, LETTERS, theme.IVORY, "bold", room=room, smallest=LETTERS)
    if scene.fortune:
        line = words("picture-chances-luck", win=_with_sign(scene.fortune[seat].win))
        sheet.write(line, edge, middle + 16, LETTERS, theme.MUTED, "extra", "end", room=220)


def sentences_of(scene: ChancesScene) -> list[str]:
    """The chart in sentences: how each side's chance went, and who led when."""
    words, course = scene.words, scene.course
    sentences = [words("picture-chances-alt", rounds=course[-1].round)]
    for seat in range(len(scene.names)):
        chances = [moment.chances[seat] for moment in course]
        best = max(range(len(course) - 1), key=lambda at: chances[at]) if len(course) > 1 else 0
        facts = {"first": _percent(chances[0]), "best": _percent(chances[best]), "last": _percent(chances[-1])}
        sentences.append(words("picture-chances-side", name=_name(scene, seat), round=course[best].round, **facts))
    if scene.accuracy is not None and scene.viewer is not None:
        score, name = round(scene.accuracy.score), _name(scene, scene.viewer)
        sentences.append(words("picture-chances-accuracy-of", score=score, name=name))
    for seat, fortune in enumerate(scene.fortune):
        sentences.append(words("picture-chances-luck-of", name=_name(scene, seat), win=_with_sign(fortune.win)))
    for stroke in scene.strokes[:SAID_MAX]:
        seat = scene.viewer or 0
        win, round_ = _with_sign(stroke.fortunes[seat].win), _round_at(course, stroke.entries)
        sentences.append(words("picture-chances-stroke", name=_name(scene, seat), win=win, round=round_))
    quarters = [course[len(course) * part // 4] for part in (1, 2, 3)]
    for moment in quarters if len(course) > 4 else ():
        each = [
            f"{_name(scene, seat)} {words('common-percent', number=_percent(chance))}"
            for seat, chance in enumerate(moment.chances)
        ]
        sentences.append(words("picture-chances-then", round=moment.round, chances=join_things(each, words)))
    return sentences


def _round_at(course: Sequence[Moment], entries: int) -> int:
    """In which round a roll fell that came after this many choices."""
    return max(moment.round for moment in course if moment.entries <= max(entries, course[0].entries))


def _name(scene: ChancesScene, seat: int) -> str:
    return drawable_name(scene.names[seat], scene.words("picture-player", number=seat + 1))


def _percent(chance: float) -> int:
    """A chance in percent; 0 and 100 only where it is certain."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def _with_sign(chance: float) -> str:
    """A change of a chance, in points of a hundred."""
    return f"{round(100 * chance):+d}".replace("-", "−")


def _rounds(plot: Plot) -> list[tuple[float, str]]:
    """The number of each round where its first turn begins; some are left out where they would be too close."""
    found: list[tuple[float, str]] = []
    seen = 0
    for at, moment in enumerate(plot.course):
        x = plot.x(at)
        if moment.round > seen and (not found or x - found[-1][0] >= TICK):
            found.append((x, str(moment.round)))
        seen = max(seen, moment.round)
    return found


def _place(plot: Plot, entries: int, seat: int) -> tuple[float, float]:
    """Where on a seat's line a choice lies that was made between two moments."""
    for at, (before, after) in enumerate(pairwise(plot.course)):
        if before.entries <= entries < after.entries:
            share = (entries - before.entries + 0.5) / (after.entries - before.entries)
            chance = before.chances[seat] + share * (after.chances[seat] - before.chances[seat])
            return plot.x(at + share), plot.y(chance)
    return plot.x(len(plot.course) - 1), plot.y(plot.course[-1].chances[seat])


@cache
def _ground(seats: int, compact: bool) -> Sprite:
    """The night with a strip for the heading; the lines of the shares recede, that of the half less."""
    plot = Plot((), seats, compact)
    wide, high = plot.right - LEFT + 44, plot.bottom - TOP + 48
    drawn = night_page(plot.height, plot.wide) + rect(LEFT, TOP - 24, wide, high, 12, theme.WELL)
    for share in SHARES:
        y = number(plot.y(share / 100))
        drawn += path(f"M{LEFT} {y}H{plot.right + 44}", "none", theme.VACANT_LINE, 4 if share == 50 else 2)
    return Sprite(drawn, plot.wide, plot.height)


@cache
def _badge(number_: int) -> Sprite:
    """The sign of a choice that cost much."""
    return centre(circle(0, 0, 34, theme.WHITE, theme.INK, 7) + figure(number_, 0, 1, 50, theme.INK, None), BADGE)


def _band(plot: Plot, seat: int, colour: str) -> Sprite:
    """The band in which a side's line lies with 95 %."""
    bands = [(plot.x(at), *map(plot.y, moment.band(seat))) for at, moment in enumerate(plot.course)]
    edge = [(x, upper) for x, _lower, upper in bands] + [(x, lower) for x, lower, _upper in reversed(bands)]
    drawn = path(f"{_through(edge)}Z", colour, opacity=BAND_OPACITY)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


def _line(points: tuple[tuple[float, float], ...], colour: str) -> Sprite:
    d = _through(points)
    drawn = path(d, "none", theme.INK, HALO) + path(d, "none", colour, LINE)
    return Sprite(drawn, theme.WIDTH, theme.HEIGHT)


def _through(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
