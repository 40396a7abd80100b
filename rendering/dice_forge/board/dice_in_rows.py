"""Both dice of a player, side by side in one row: equal faces lie behind each other, so that each has room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.dice_forge.data.faces import DICE
from rendering.canvas.sprites import Sheet
from rendering.dice_forge.art import numeral_faces, pieces, slabs
from rendering.dice_forge.view import HeroView, TableView, is_fresh

APART, BETWEEN = 6, 18
"""From face to face, and from die to die at least."""
PEEKS = (14, 11, 8)
"""How much is seen of each copy behind a face; the first at which all have room."""
OWNER = 22
"""Size of the mark of whose boar a face is."""


class Row(NamedTuple):
    """Where a row begins, how long it may be, how high a face is (the first at which all have room), and how it
    stands."""

    left: int
    room: int
    heights: tuple[int, ...]
    thickness: int = 3
    tone: int = slabs.CALM


class Pile(NamedTuple):
    """Equal faces of a die, by their places on it; ``bare`` where there is no room for their numbers."""

    face: str
    sides: tuple[int, ...]
    fresh: bool
    is_offered: bool
    bare: bool = False

    def width(self, high: int) -> int:
        """How wide its face is."""
        return high if self.bare else numeral_faces.width_of(self.face, high)


class Fit(NamedTuple):
    """Both dice as they have room: the height of a face, and how much of each copy is seen."""

    dice: tuple[tuple[Pile, ...], ...]
    high: int
    peek: int

    def length(self, die: int) -> int:
        """How long a die is."""
        piles = self.dice[die]
        return sum(pile.width(self.high) + (len(pile.sides) - 1) * self.peek + APART for pile in piles) - APART

    def is_within(self, room: int) -> bool:
        """Whether both dice have room."""
        return sum(map(self.length, range(len(self.dice)))) + BETWEEN <= room


def piles(hero: HeroView, die: int, offered: frozenset[tuple[int, int]] = frozenset()) -> tuple[Pile, ...]:
    """A die's faces: equal ones together, but new ones and each that is offered on its own; in the die's order."""
    sides_by_look: dict[tuple[str, bool, int], list[int]] = {}
    for side, face in enumerate(hero.dice[die]):
        alone = side if (die, side) in offered else -1
        sides_by_look.setdefault((face, is_fresh(hero, die, side), alone), []).append(side)
    return tuple(Pile(face, tuple(sides), fresh, alone >= 0) for (face, fresh, alone), sides in sides_by_look.items())


def fit(dice: Sequence[tuple[Pile, ...]], row: Row) -> Fit:
    """The dice in the largest faces that have room; in the smallest ones as many as needed are without numbers."""
    for high in row.heights:
        for peek in PEEKS:
            shape = Fit(tuple(dice), high, peek)
            if shape.is_within(row.room):
                return shape
    shape = Fit(tuple(dice), row.heights[-1], PEEKS[-1])
    for at in reversed(range(max(map(len, dice)))):
        bare = (
            tuple(pile._replace(bare=pile.bare or number == at) for number, pile in enumerate(die))
            for die in shape.dice
        )
        shape = shape._replace(dice=tuple(bare))
        if shape.is_within(row.room):
            break
    return shape


def draw(
    sheet: Sheet,
    table: TableView,
    hero: HeroView,
    y: float,
    row: Row,
    offered: frozenset[tuple[int, int]] = frozenset(),
) -> None:
    """Put both dice on the sheet, the middle of the row at ``y``; the second begins halfway, if the first is short."""
    shape = fit([piles(hero, die, offered) for die in range(len(DICE))], row)
    first, second = map(shape.length, range(len(DICE)))
    half = max(first + BETWEEN, min((row.room + BETWEEN) // 2, row.room - second))
    top = y - shape.high / 2
    sheet.note(f"dice:{hero.number}", row.left, top, half + second, shape.high)
    for die, (name, x, long) in enumerate(zip(DICE, (row.left, row.left + half), (first, second), strict=True)):
        sheet.note(f"die:{hero.number}:{name}", x, top, long, shape.high)
        up = None if table.drafting else hero.up[die]
        for pile in shape.dice[die]:
            _pile(sheet, table, pile, f"{hero.number}:{name}", x, y, shape, row, up in pile.sides)
            x += pile.width(shape.high) + (len(pile.sides) - 1) * shape.peek + APART


def _pile(
    sheet: Sheet, table: TableView, pile: Pile, name: str, x: float, y: float, shape: Fit, row: Row, is_up: bool
) -> None:
    high, wide = shape.high, pile.width(shape.high)
    front = x + wide / 2
    if is_up:
        sheet.centre(numeral_faces.rolled_ground(wide, high), front, y)
    for place in _from_behind(front, len(pile.sides), shape.peek):
        sheet.centre(numeral_faces.slab_sprite(pile.face, high, row.thickness, row.tone, pile.bare), place, y)
        sheet.note_piece("face", pile.face, place, y, wide, high)
    if pile.face in table.boars:
        look = table.heroes[table.boars[pile.face]].look
        sheet.centre(pieces.owner(look, OWNER), front + high * 0.3, y - high * 0.3)
    for side in pile.sides:
        sheet.note(f"side:{name}:{side + 1}", x, y - high / 2, wide, high, is_beset=True)
    if pile.is_offered:
        sheet.centre(slabs.gold_frame(wide + 4, high + 4, round(high * 0.18)), front, y)
    elif pile.fresh:
        sheet.centre(numeral_faces.new_frame(wide, high), front, y)


def _from_behind(front: float, count: int, peek: int) -> Iterator[float]:
    """The middles of a pile's faces, the one in front last."""
    return (front + at * peek for at in reversed(range(count)))
