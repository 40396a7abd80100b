"""The module on the board itself: the spaces before the golem of who is to act, or around the marker on the track."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise

from engine.dice_forge.data.labyrinth import GODDESS, SPACES
from engine.dice_forge.data.titan_track import TRACK
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite, centre
from rendering.canvas.svg import circle, rect
from rendering.canvas.text import Lettering
from rendering.dice_forge import palette
from rendering.dice_forge.art import pieces
from rendering.dice_forge.layout import Box
from rendering.dice_forge.modules import golems, labyrinth, labyrinth_spaces, stonework, titan_track
from rendering.dice_forge.modules.view import ModuleView, Mover, steps_left
from rendering.translations import Translations

BOX = Box(theme.MARGIN, theme.HEIGHT + 4, theme.WIDTH - 2 * theme.MARGIN, 106)
MORE = BOX.height + 6
"""How much higher a board with this strip is."""
MIDDLE, LOW = BOX.top + 46, BOX.top + 90
"""The way of the golem, and the one below it that leads to the ways of a fork."""
TITLE, STANDING = 290, theme.READ
"""Width of the title and of who is shown, and the letters of how each stands."""
OTHER = 128
"""Width of another player at the right end."""
SPACE, PITCH = 88, 124
STONE, MARK = 60, 34
"""A space of the track, and a marker on it."""
BESIDE = ((54, 24), (-54, 24), (54, -26), (-54, -26))
"""Where golems stand beside a space, from its middle: off its numbers."""
AHEAD = 6
"""How many spaces are shown before a golem."""
NEAR = 3
"""How many spaces away a fork is at most behind which its ways are shown, too."""
AROUND = 4
"""How many spaces are shown on each side of a marker."""
RISE, LOWEST, STONE_BELOW = 2, 37, 35
"""How much higher each ledge lies than the one on its left, where the first one shown lies, and how far below a
ledge its space."""


@cache
def ground(module: str) -> str:
    """The strip's ground: the floor between two walls, or the night before the rock face."""
    top, high = theme.HEIGHT, MORE
    if module == "goddess":
        return stonework.floor(0, top, theme.WIDTH, high)
    return rect(0, top, theme.WIDTH, high, 0, palette.SKY) + rect(0, top, theme.WIDTH, 4, 0, palette.LINES_EDGE)


def draw(sheet: Sheet, view: ModuleView, seat: int, words: Translations) -> None:
    """Put the strip on the sheet for a seat, with how the others stand at its right end."""
    mover = view.movers[seat]
    title = words(f"diceforge-picture-short-{view.module}")
    sheet.write(title, BOX.left + 4, MIDDLE + 2, Lettering(theme.READ, theme.IVORY, "extra"), fit=Fit(TITLE - 20))
    _standing(sheet, view, mover, BOX.left + 4, MIDDLE + 32)
    others = [other for other in view.movers if other is not mover]
    for at, other in enumerate(reversed(others), start=1):
        _standing(sheet, view, other, BOX.left + BOX.width - at * OTHER, MIDDLE + 6)
    room = BOX.width - TITLE - 24 - len(others) * OTHER
    if view.module == "goddess":
        _labyrinth(sheet, view, mover, BOX.left + TITLE, room)
    else:
        _track(sheet, view, mover, BOX.left + TITLE, room)


def _standing(sheet: Sheet, view: ModuleView, mover: Mover, left: float, y: float) -> None:
    """A player's mark, with the steps left to the Goddess or what the space on the track is worth."""
    is_track = view.module == "titans"
    worth = f"{TRACK[mover.space].vp}".replace("-", "−") if is_track else str(steps_left(mover.space))
    sheet.centre(pieces.mark(mover.hero.look, 38), left + 19, y)
    long = sheet.write(worth, left + 44, y + 15, Lettering(STANDING, theme.TEXT, "black"))
    if not is_track:
        sheet.centre(golems.to_the_end(32), left + 44 + long + 18, y)


def ways(space: int, most: int = AHEAD) -> list[list[int]]:
    """The ways on from a space, each up to the next fork; together as many spaces as are shown."""
    first = SPACES[space].forward
    runs = []
    for target in first:
        way = [target]
        while way[-1] != GODDESS and len(SPACES[way[-1]].forward) == 1 and len(way) < most // len(first):
            way.append(SPACES[way[-1]].forward[0])
        runs.append(way)
    return runs


def _labyrinth(sheet: Sheet, view: ModuleView, mover: Mover, left: float, room: float) -> None:
    open_spaces = view.fork_spaces.get(mover.hero.number, ())
    back = set(open_spaces) - set(SPACES[mover.space].forward)
    before, paths = ([], [[space] for space in open_spaces]) if back else _ahead(mover.space)
    trunk = [mover.space, *before]
    pitch = min(PITCH, room / (1.2 + len(before) + sum(map(len, paths)) + 0.3 * len(paths)))
    places = _places(trunk, paths, left + pitch / 2, pitch)
    if before:
        sheet.stamp(_road(round(places[trunk[0]]), ((0, round(places[trunk[-1]])),)), 0, theme.HEIGHT)
    ends = tuple((round(places[way[0]]), round(places[way[-1]])) for way in paths)
    sheet.stamp(_road(round(places[trunk[-1]]), ends), 0, theme.HEIGHT)
    for space, x in places.items():
        if space in open_spaces:
            sheet.centre(labyrinth.halo(SPACE // 2 - 4), x, MIDDLE)
        _space(sheet, view, space, x)
    for way in ([*trunk, *paths[0]],) if len(paths) == 1 else (trunk, *paths):
        for last, space in pairwise(way):
            if not view.on(last) and len(view.on(space)) < 2:
                sheet.centre(pieces.sign("arrow", 34, theme.INK), places[space] - pitch / 2, MIDDLE)


def _ahead(space: int) -> tuple[list[int], list[list[int]]]:
    """The spaces up to a fork that is near, and the ways from there on; else none, and the way on."""
    paths = ways(space)
    if len(paths) == 1 and len(paths[0]) <= NEAR and len(SPACES[paths[0][-1]].forward) > 1:
        return paths[0], ways(paths[0][-1], AHEAD - len(paths[0]))
    return [], paths


def _places(trunk: list[int], paths: list[list[int]], first: float, pitch: float) -> dict[int, float]:
    """Where each space stands: the golem's and those up to a fork, then those of each way; these lie apart."""
    places = {space: first + at * pitch for at, space in enumerate(trunk)}
    x = places[trunk[-1]]
    for way in paths:
        x += pitch * 0.3 * (len(paths) > 1)
        for space in way:
            x += pitch
            places[space] = x
    return places


@lru_cache(128)
def _road(start: int, ends: tuple[tuple[int, int], ...]) -> Sprite:
    """The paved way from the golem; at a fork it runs below, and up to where each way begins."""
    middle, low = MIDDLE - theme.HEIGHT, LOW - theme.HEIGHT
    if len(ends) == 1:
        return Sprite(stonework.road([((start, middle), (ends[0][1], middle))]), theme.WIDTH, MORE)
    pieces_of_way = [((start, low), (ends[-1][0], low)), ((start, middle), (start, low))] if ends else []
    pieces_of_way += [((first, middle), (first, low)) for first, _ in ends]
    pieces_of_way += [((first, middle), (last, middle)) for first, last in ends if last > first]
    return Sprite(stonework.road(pieces_of_way), theme.WIDTH, MORE)


def _space(sheet: Sheet, view: ModuleView, space: int, x: float) -> None:
    """A space of the labyrinth with the pieces that stand on it."""
    sheet.centre(_sign(space), x, MIDDLE)
    if space in view.open_treasures:
        sheet.centre(labyrinth.token(view.open_treasures[space], True, 62), x, MIDDLE + 8)
    for mover, (right, down) in zip(view.on(space), BESIDE, strict=False):
        sheet.centre(golems.golem(mover.hero.look, 48), x + right, MIDDLE + down)


@cache
def _sign(space: int) -> Sprite:
    radius = labyrinth_spaces.radius(space)
    size = 40 if radius < 30 else SPACE
    return centre(labyrinth_spaces.scaled_space(space, size / (2 * radius)), SPACE + 12)


def _track(sheet: Sheet, view: ModuleView, mover: Mover, left: float, room: float) -> None:
    count = 2 * AROUND + 1
    pitch = room / count
    first = min(max(mover.space - AROUND, min(TRACK)), max(TRACK) - count + 1)
    bottom = theme.HEIGHT + MORE
    for at, space in enumerate(range(first, first + count)):
        x, ledge = left + (at + 0.5) * pitch, round(BOX.top + LOWEST - at * RISE)
        wide = round(left + (at + 1) * pitch) - round(left + at * pitch)
        sheet.stamp(stonework.cliff(TRACK[space].zone.id, wide, bottom - ledge, space), round(left + at * pitch), ledge)
        sheet.centre(titan_track.space_sprite(space, STONE), x, ledge + STONE_BELOW)
        standing = view.on(space)
        for number, other in enumerate(standing):
            place = x + (number - (len(standing) - 1) / 2) * 30, ledge - 4
            if other is mover:
                sheet.centre(_own(MARK), *place)
            sheet.centre(pieces.mark(other.hero.look, MARK), *place)


@cache
def _own(size: int) -> Sprite:
    """The light around the marker of whose strip it is."""
    return centre(circle(0, 0, size / 2 + 5, theme.WHITE), size + 14)
