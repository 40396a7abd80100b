"""The chart of a match: how likely each side was to win, from its beginning to its end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from engine.analysis.report import Moment
from rendering import theme
from rendering.alt_text import join_things
from rendering.canvas.safe_text import drawable_name
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.svg import number, path, rect
from rendering.canvas.text import Lettering, width
from rendering.picture import ChancesScene, Drawing
from rendering.templates import compact_page
from rendering.templates.chance_marks import (
    BADGE,
    END,
    MARK,
    badge,
    place_marks,
    room_of_ends,
    spread_badges,
    spread_ends,
)
from rendering.templates.chance_strokes import (
    Box,
    Mark,
    box_around,
    dot_of,
    draw_strokes,
    place_strokes,
    stem,
    stem_box,
)
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
"""Where a side's accuracy begins, unless it is too long."""
NAME_X, ASUNDER = 116, 30
"""Where a name begins, and the least room between the parts of a row."""
BAND_OPACITY = 0.28
SAID_MAX = 3
"""The largest number of rolls that are said in words."""
TICK = 120
"""The least distance between the numbers of two rounds, in pixels."""


class Plot(NamedTuple):
    """Where the moments of a match lie in the chart."""

    course: tuple[Moment, ...]
    seats: int
    compact: bool
    crowd: int = 0
    """The room at the right for marks of lines that end in one place, besides that of one."""

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
        return self.wide - BESIDE - self.crowd

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


def plot_of(scene: ChancesScene) -> Plot:
    """The chart's measures."""
    plot = Plot(scene.course, len(scene.names), scene.compact)
    return plot._replace(crowd=room_of_ends([plot.y(chance) for chance in scene.course[-1].chances]))


def sheet_of(scene: ChancesScene) -> Sheet:
    """The chart as a sheet of sprites."""
    plot = plot_of(scene)
    sheet, words = Sheet(_ground(plot.seats, plot.compact, plot.crowd)), scene.words
    title = words("picture-chances-title")
    if plot.compact:
        sheet.write(title, 40, 76, Lettering(TITLE, theme.IVORY, "title"), fit=Fit(plot.edge - 40, LETTERS))
    else:
        write_heading(sheet, title, scene.game, words)
    for share in LABELLED:
        sheet.write(
            words("common-percent", number=share),
            LEFT - 22,
            plot.y(share / 100) + 16,
            Lettering(LETTERS, theme.TEXT, "extra"),
            "end",
        )
    for x, label in _rounds(plot):
        sheet.write(label, x, plot.bottom + 60, Lettering(LETTERS, theme.MUTED, "extra"), "middle")
    round_room = LEFT - 44
    sheet.write(
        words("picture-chances-round"),
        LEFT - 22,
        plot.bottom + 60,
        Lettering(LETTERS, theme.MUTED, "bold"),
        "end",
        Fit(round_room, theme.DENSE),
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
    lines = [
        [(plot.x(at), plot.y(moment.chances[seat])) for at, moment in enumerate(course)] for seat in range(plot.seats)
    ]
    for seat in order:
        sheet.stamp(_line(tuple(lines[seat]), looks[seat].colour), 0, 0)
    points = [_place(plot, entries, scene.viewer or 0) for entries in scene.marked_choices]
    chart = Box(LEFT + 8, TOP - 20, plot.right + 40, plot.bottom + 20)
    rolls = _marks(scene, plot)
    badges = spread_badges(points, chart, [(roll.x, roll.y) for roll in rolls])
    ends = spread_ends([line[-1] for line in lines])
    obstacles = [*(box_around(x, y, BADGE, BADGE) for x, y in badges), *(box_around(x, y, END, END) for x, y in ends)]
    strokes = place_strokes(rolls, chart, obstacles)
    obstacles += [box for roll, pill in strokes for box in (dot_of(roll), pill, stem_box(roll, pill))]
    for seat, places in enumerate(place_marks(lines, obstacles)):
        for place in places:
            sheet.centre(mark(looks[seat], MARK), *place)
    draw_strokes(sheet, strokes)
    for place, at in zip(points, badges, strict=True):
        if at != place:
            sheet.stamp(stem(*map(round, (*place, *at))), 0, 0)
    for number_, at in enumerate(badges, start=1):
        sheet.centre(badge(number_), *at)
    for seat in order:
        sheet.centre(mark(looks[seat], END), *ends[seat])


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
    lucks = [words("picture-chances-luck", win=_with_sign(fortune.win)) for fortune in scene.fortune]
    end: float = edge - max((width(each, LETTERS, "extra") + ASUNDER for each in lucks), default=0.0)
    if lucks:
        sheet.write(lucks[seat], edge, middle + 16, Lettering(LETTERS, theme.MUTED, "extra"), "end")
    if seat == scene.viewer and scene.accuracy is not None:
        line = words("picture-chances-accuracy", **scene.accuracy.whole_points)
        x, y = min(float(ACCURACY_X), end - width(line, LETTERS, "bold")), middle
        if plot.compact:
            x, y = float(NAME_X), plot.bottom + ROUNDS_HEIGHT + NAME_ROW * (plot.seats + 0.5)
            sheet.centre(look, 74, y)
        else:
            end = x - ASUNDER
        sheet.write(line, x, y + 16, Lettering(LETTERS, theme.IVORY, "bold"))
    room = end - NAME_X
    sheet.write(
        _name(scene, seat), NAME_X, middle + 16, Lettering(LETTERS, theme.TEXT, "extra"), fit=Fit(room, LETTERS)
    )


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
        name = _name(scene, scene.viewer)
        sentences.append(words("picture-chances-accuracy-of", name=name, **scene.accuracy.whole_points))
    sentences += _sentences_of_choices(scene)
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


def _sentences_of_choices(scene: ChancesScene) -> list[str]:
    """In which rounds the choices were made that bear a number; nothing where none does."""
    words = scene.words
    if not scene.marked_choices or scene.viewer is None:
        return []
    rounds = [_round_at(scene.course, entries) for entries in scene.marked_choices]
    each = [words("picture-chances-choice", number=at, round=round_) for at, round_ in enumerate(rounds, start=1)]
    return [words("picture-chances-marked", name=_name(scene, scene.viewer), choices=join_things(each, words))]


def _round_at(course: Sequence[Moment], entries: int) -> int:
    """In which round something happened that came after this many choices."""
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
    labels: list[tuple[float, str]] = []
    rounds = 0
    for at, moment in enumerate(plot.course):
        x = plot.x(at)
        if moment.round > rounds and (not labels or x - labels[-1][0] >= TICK):
            labels.append((x, str(moment.round)))
        rounds = max(rounds, moment.round)
    return labels


def _place(plot: Plot, entries: int, seat: int) -> tuple[float, float]:
    """Where on a seat's line a choice lies that was made between two moments."""
    for at, (before, after) in enumerate(pairwise(plot.course)):
        if before.entries <= entries < after.entries:
            share = (entries - before.entries + 0.5) / (after.entries - before.entries)
            chance = before.chances[seat] + share * (after.chances[seat] - before.chances[seat])
            return plot.x(at + share), plot.y(chance)
    return plot.x(len(plot.course) - 1), plot.y(plot.course[-1].chances[seat])


@cache
def _ground(seats: int, compact: bool, crowd: int) -> Sprite:
    """The night with a strip for the heading; the lines of the shares recede, that of the half less."""
    plot = Plot((), seats, compact, crowd)
    wide, high = plot.right + crowd - LEFT + 44, plot.bottom - TOP + 48
    markup = night_page(plot.height, plot.wide) + rect(LEFT, TOP - 24, wide, high, 12, theme.WELL)
    for share in SHARES:
        y = number(plot.y(share / 100))
        markup += path(f"M{LEFT} {y}H{plot.right + crowd + 44}", "none", theme.VACANT_LINE, 4 if share == 50 else 2)
    return Sprite(markup, plot.wide, plot.height)


def _band(plot: Plot, seat: int, colour: str) -> Sprite:
    """The band in which a side's line lies with 95 %."""
    bands = [(plot.x(at), *map(plot.y, moment.band(seat))) for at, moment in enumerate(plot.course)]
    edge = [(x, upper) for x, _lower, upper in bands] + [(x, lower) for x, lower, _upper in reversed(bands)]
    markup = path(f"{_through(edge)}Z", colour, opacity=BAND_OPACITY)
    return Sprite(markup, theme.WIDTH, theme.HEIGHT)


def _line(points: tuple[tuple[float, float], ...], colour: str) -> Sprite:
    d = _through(points)
    markup = path(d, "none", theme.INK, HALO) + path(d, "none", colour, LINE)
    return Sprite(markup, theme.WIDTH, theme.HEIGHT)


def _through(points: Sequence[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
