"""The labyrinth of the Goddess: its spaces and ways, the golems, this turn's steps, the ways open at a fork."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.dice_forge.data.labyrinth import GODDESS, SPACES, TREASURES
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite, centre
from rendering.canvas.svg import circle, group, path, rect
from rendering.canvas.text import Lettering, figure
from rendering.dice_forge import palette
from rendering.dice_forge.art import pieces
from rendering.dice_forge.modules import golems, paths, stonework
from rendering.dice_forge.modules.labyrinth_layout import BOX, EDGES, PLACES, between, corner
from rendering.dice_forge.modules.labyrinth_spaces import radius, reward, space, treasure_token
from rendering.dice_forge.modules.view import ModuleView, reachable_spaces
from rendering.translations import Translations

LINE, BED = 13, 24
"""How broad the line on a way is that may be taken now, and the way."""
HALL, ROOM = 58, 14
"""How far apart the walls beside a way are, and how far those around a space are from it."""
CHAMBERS = tuple(number for number, each in SPACES.items() if each.effect == "treasure")
GOLEM, TREASURE, OPENED = 62, 88, 84


@cache
def ground() -> str:
    """Everything that never changes: walls, ways with their direction, spaces with their numbers and what they do."""
    lines = [between(start, target) for start, target in EDGES]
    halls = [(PLACES[start], PLACES[target]) for start, target in EDGES]
    rooms = [(*PLACES[each], radius(each) + ROOM) for each in SPACES]
    markup = stonework.walls(BOX, halls, rooms, HALL)
    markup += stonework.road([((line.x, line.y), (line.to_x, line.to_y)) for line in lines], True, BED)
    markup += "".join(paths.arrow(line) for line in lines)
    markup += "".join(group(space(each), *PLACES[each]) for each in SPACES)
    return markup + "".join(group(label(each), *_foot(each)) for each in SPACES if SPACES[each].effect)


def label(each: int) -> str:
    """A space's number."""
    pill = rect(-33, -21, 66, 42, 21, theme.NIGHT_PILL, theme.LINE, 2)
    return pill + figure(each, 0, 0, theme.READ, theme.TEXT, None)


def _foot(each: int) -> tuple[float, float]:
    """Where a space's number stands."""
    x, y = PLACES[each]
    return x, y + radius(each) + 8


@cache
def _number(each: int) -> Sprite:
    return centre(label(each), 74, 50)


def draw(sheet: Sheet, view: ModuleView, words: Translations) -> None:
    """Put everything that changes on the sheet."""
    for chamber, treasure in view.open_treasures.items():
        x, y = PLACES[chamber]
        sheet.centre(token(treasure, True, OPENED), x, y + 4)
    sheet.centre(reward_sprite(view.is_rewarded), PLACES[GODDESS][0], PLACES[GODDESS][1] + 46)
    for each in receding_spaces(view):
        sheet.centre(_veil(radius(each)), *PLACES[each])
    _treasures(sheet, view, words)
    _draw_steps(sheet, view)
    _forks(sheet, view)
    for each in SPACES:
        _golems(sheet, view, each)
        _again(sheet, view, each)
    for target in view.targets:
        x, y = PLACES[target]
        size = radius(target)
        sheet.note(f"space:{target}", x - size, y - size, 2 * size, 2 * size, is_beset=True)
        sheet.centre(pieces.asked_sign(46), x, y - radius(target) - 2)


def receding_spaces(view: ModuleView) -> frozenset[int]:
    """The spaces that no golem can still come to; while someone chooses a way, all but those on the ways offered."""
    if view.fork_spaces:
        ahead = [{*targets}.union(*map(reachable_spaces, targets)) for targets in view.fork_spaces.values()]
        lit = {view.movers[seat].space for seat in view.fork_spaces}.union(*ahead)
    else:
        lit = {mover.space for mover in view.movers}.union(*(reachable_spaces(mover.space) for mover in view.movers))
    return frozenset(SPACES) - lit


@cache
def _veil(size: int) -> Sprite:
    """What lies over a space that recedes."""
    return centre(circle(0, 2, size + 5, palette.WALL.dark, opacity=0.4), 2 * size + 24)


@cache
def reward_sprite(is_taken: bool) -> Sprite:
    """What the first golem with the Goddess gets besides."""
    return centre(reward(is_taken), 156, 66)


def _draw_steps(sheet: Sheet, view: ModuleView) -> None:
    """The steps of this turn, forward or back."""
    for (start, target), colours in paths.steps(view.movers).items():
        paths.stamp(sheet, paths.gone_way(between(start, target), colours, BED))
    for each, colours in paths.left_spaces(view.movers).items():
        sheet.centre(paths.trace(colours, radius(each)), *PLACES[each])


@lru_cache(32)
def _open_way(start: int, target: int) -> paths.Placed:
    """A way that a golem may take now."""
    route = between(start, target)
    return paths.place_on(path(route.line, "none", theme.GOLD_LIGHT, LINE) + paths.arrow(route, theme.GOLD, 1.3), route)


@cache
def halo(size: int, colour: str = theme.GOLD) -> Sprite:
    """The ring around a space: golden around one that can be chosen, white around one's own."""
    markup = circle(0, 0, size + 6, "none", theme.INK, 14) + circle(0, 0, size + 6, "none", colour, 9)
    return centre(markup, 2 * size + 32)


def _forks(sheet: Sheet, view: ModuleView) -> None:
    """The spaces among which someone has to choose."""
    for seat, targets in view.fork_spaces.items():
        for target in targets:
            paths.stamp(sheet, _open_way(view.movers[seat].space, target))
            sheet.centre(halo(radius(target)), *PLACES[target])


@cache
def token(treasure: str, turned: bool, size: int) -> Sprite:
    """A treasure token, on its rich side or turned."""
    gains = TREASURES[treasure]
    letters = theme.READ * 100 / size
    return centre(treasure_token(gains.back if turned else gains.front, turned, letters), size, scale=size / 100)


@cache
def gone_treasure(treasure: str, size: int) -> Sprite:
    """A treasure that someone has taken."""
    token = group(treasure_token(TREASURES[treasure].front, False), opacity=0.28)
    return centre(token + path("M-34 34L34 -34", "none", theme.SUN, 9), size, scale=size / 100)


def _treasures(sheet: Sheet, view: ModuleView, words: Translations) -> None:
    """The treasures that can still be chosen, and those that are gone."""
    x, y = BOX.left + 24, BOX.top + BOX.height - 118
    sheet.write(
        words("diceforge-picture-treasures"),
        x,
        y,
        Lettering(theme.READ, theme.IVORY, "title"),
        fit=Fit(350, narrowest=0.8),
    )
    for at, treasure in enumerate(TREASURES):
        is_taken = treasure in view.open_treasures.values()
        if treasure in view.offered_treasures:
            sheet.centre(halo(TREASURE // 2), x + 48 + at * 112, y + 62)
            left, top = x + 48 + at * 112 - TREASURE / 2, y + 62 - TREASURE / 2
            sheet.note(f"treasure:{treasure}", left, top, TREASURE, TREASURE, is_beset=True)
        sheet.centre(
            gone_treasure(treasure, TREASURE) if is_taken else token(treasure, False, TREASURE),
            x + 48 + at * 112,
            y + 62,
        )


def _again(sheet: Sheet, view: ModuleView, each: int) -> None:
    """A space's number once more, above whatever ring or veil was drawn there."""
    has_ring_or_veil = (
        view.on(each) or each in view.targets or each in paths.left_spaces(view.movers) or each in receding_spaces(view)
    )
    if has_ring_or_veil and SPACES[each].effect:
        sheet.centre(_number(each), *_foot(each))


def _golems(sheet: Sheet, view: ModuleView, each: int) -> None:
    """Who stands on a space. The ring of one that can be chosen stays golden."""
    movers = view.on(each)
    if movers and each not in view.targets:
        sheet.centre(paths.ring(tuple(mover.hero.look.colour for mover in movers), radius(each)), *PLACES[each])
    for mover in movers:
        sheet.centre(golems.golem(mover.hero.look, GOLEM), *corner(each, mover.hero.number))
