"""Where a new face may go: it stands between both dice laid open, with its price and the gold left."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from engine.dice_forge.data.faces import DICE, SIDES
from engine.match import Match
from engine.questions import Option, number
from rendering import theme
from rendering.alt_text import join_things
from rendering.canvas.sprites import Fit, Sheet, Sprite
from rendering.canvas.svg import path, rect
from rendering.canvas.text import Lettering, width
from rendering.dice_forge import palette
from rendering.dice_forge.alt_text import face_name
from rendering.dice_forge.art import numeral_faces, pieces, slabs
from rendering.dice_forge.view import HeroView, read
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.translations import Translations


class Plan(NamedTuple):
    """Sizes in pixels: of the picture, of a cell of the dice, of the new face."""

    width: int
    height: int
    cell: int
    new: int
    top: int
    """Where the faces begin, below the names of the dice."""

    @property
    def slab(self) -> int:
        """The size of a face."""
        return self.cell - 16


WIDE = Plan(theme.WIDTH, 306, 122, 184, 52)
COMPACT = Plan(840, 414, 128, 92, 148)
EDGE = 18
COLUMNS, ROWS = 3, 2
"""How a die's faces lie."""
LABEL = theme.READ
"""The size of a die's name, in pixels."""


class Forging(NamedTuple):
    """What may be forged: the face, its price, the gold left, and the places (die, side) that it may take."""

    face: str
    price: int
    gold: int
    places: frozenset[tuple[int, int]]


def ways_to_forge(match: Match[Any], seat: int, beginning: str) -> list[Option]:
    """The open ways to forge of a seat whose ids begin so."""
    question = match.question_for(seat)
    options = question.options if question else ()
    return [option for option in options if "old" in option.facts and option.id.startswith(beginning)]


def forging_of(scene: Scene, hero: HeroView) -> Forging:
    """What the scene is about. Raises KeyError when nothing is to be forged."""
    ways = ways_to_forge(scene.match, scene.seat, scene.beginning)
    if not ways:
        raise KeyError(scene.beginning)
    first, olds = ways[0], {(DICE.index(way.text("die")), way.text("old")) for way in ways}
    places = frozenset(
        (die, side) for die, faces in enumerate(hero.dice) for side, old in enumerate(faces) if (die, old) in olds
    )
    gold = number(scene.match.preview(scene.seat, first), "gold")
    return Forging(first.text("face"), first.number("cost"), gold, places)


def sheet_of(hero: HeroView, forging: Forging, words: Translations, plan: Plan = WIDE) -> Sheet:
    """The picture as a sheet of sprites."""
    sheet = Sheet(_ground(plan))
    for die, faces in enumerate(hero.dice):
        for side, face in enumerate(faces):
            x, y = _middle(plan, die, side)
            may = (die, side) in forging.places
            sheet.centre(numeral_faces.slab_sprite(face, plan.slab, 6, slabs.LIT if may else slabs.DIM), x, y)
        _frame(sheet, plan, forging, die)
        _name(sheet, plan, die, words)
    if plan is COMPACT:
        _above(sheet, forging, words)
    else:
        _between(sheet, forging, words)
    return sheet


def _frame(sheet: Sheet, plan: Plan, forging: Forging, die: int) -> None:
    """Gold around each place of a die that may be taken; once around the die where all of them may."""
    sides = [side for side in range(SIDES) if (die, side) in forging.places]
    if len(sides) == SIDES:
        wide, high = COLUMNS * plan.cell, ROWS * plan.cell
        sheet.centre(slabs.gold_frame(wide, high, 20), _left_edge(plan, die) + wide / 2 + 2, plan.top + high / 2 + 2)
        return
    for side in sides:
        sheet.centre(slabs.gold_frame(plan.slab + 2, plan.slab + 2, 17), *_middle(plan, die, side))


def _left_edge(plan: Plan, die: int) -> float:
    return EDGE if die == 0 else plan.width - EDGE - COLUMNS * plan.cell


def _middle(plan: Plan, die: int, side: int) -> tuple[float, float]:
    row, column = divmod(side, COLUMNS)
    return _left_edge(plan, die) + (column + 0.5) * plan.cell, plan.top + (row + 0.5) * plan.cell


@cache
def _ground(plan: Plan) -> Sprite:
    markup = rect(0, 0, plan.width, plan.height, 0, palette.QUAY) + rect(0, 0, plan.width, 4, 0, palette.QUAY_EDGE)
    for row, y in enumerate(range(104, plan.height, 100)):
        markup += rect(0, y, plan.width, 3, 0, palette.JOINT) + rect(0, y + 3, plan.width, 2, 0, palette.JOINT_LIT)
        for x in range(90 + row % 2 * 140, plan.width, 285):
            markup += rect(x, y - 100, 3, 100, 0, palette.JOINT) + rect(x + 3, y - 100, 2, 100, 0, palette.JOINT_LIT)
    return Sprite(markup, plan.width, plan.height)


@cache
def _arrow(side: int) -> Sprite:
    """From the new face to a die: left (-1) or right (1)."""
    points = [(14, 30), (52, 30), (52, 10), (88, 46), (52, 82), (52, 62), (14, 62)]
    outline = " ".join(f"{'L' if at else 'M'}{x if side > 0 else 102 - x} {y}" for at, (x, y) in enumerate(points))
    return Sprite(path(f"{outline} Z", palette.PLINTH[True].top, theme.INK, 3), 102, 92)


def _name(sheet: Sheet, plan: Plan, die: int, words: Translations) -> None:
    name = words(f"diceforge-picture-die-{DICE[die]}")
    room = COLUMNS * plan.cell - 12
    style = "title" if width(name, LABEL, "title") <= room else "extra"
    sheet.write(name, _left_edge(plan, die) + 6, plan.top - 12, Lettering(LABEL, theme.IVORY, style), fit=Fit(room))


def _between(sheet: Sheet, forging: Forging, words: Translations) -> None:
    """The new face in the middle, with arrows to both dice, its price on the left and the gold left on the right."""
    x, y = WIDE.width / 2, WIDE.height / 2
    sheet.centre(slabs.cube_sprite(forging.face, WIDE.new, False), x - 14, y - 16)
    for side, (word, gold) in zip((-1, 1), _sums(forging, words), strict=True):
        middle = x + side * 240
        sheet.centre(_arrow(side), x + side * 164, y + 78)
        if gold is None:
            sheet.write(word, middle, y + 6, Lettering(theme.READ, theme.TEXT, "bold"), "middle", Fit(236))
            continue
        sheet.write(word, middle, y - 62, Lettering(theme.READ, theme.TEXT, "bold"), "middle", Fit(236))
        sheet.centre(pieces.resource("gold", 84), middle - 34, y - 4)
        sheet.write(str(gold), middle + 16, y + 22, Lettering(72, theme.WHITE, "black"))


def _above(sheet: Sheet, forging: Forging, words: Translations) -> None:
    """The same on a small screen: the new face above the dice, the price and the gold left beside it."""
    y = 52.0
    sheet.centre(slabs.cube_sprite(forging.face, COMPACT.new - 20, False), EDGE + COMPACT.new / 2 - 6, y - 4)
    for at, (word, gold) in enumerate(_sums(forging, words)):
        left = 150.0 + at * 340
        left += sheet.write(word, left, y + 13, Lettering(38, theme.TEXT), fit=Fit(190, theme.DENSE)) + 16
        if gold is not None:
            sheet.centre(pieces.resource("gold", 64), left + 34, y)
            sheet.write(str(gold), left + 74, y + 19, Lettering(56, theme.WHITE, "black"))


def _sums(forging: Forging, words: Translations) -> tuple[tuple[str, int | None], ...]:
    """What the face costs, and what is left then; a face for free leaves what there is."""
    costs = (
        (words("diceforge-picture-price"), forging.price) if forging.price else (words("diceforge-picture-free"), None)
    )
    return costs, (words("diceforge-picture-gold-left"), forging.gold)


@picture(
    "diceforge", "places", belongs=lambda match: any(ways_to_forge(match, each.seat, "") for each in match.questions)
)
def draw(scene: Scene) -> Drawing:
    """Where a seat may put the face that it forges. Raises KeyError when it forges none."""
    hero = read(scene).heroes[scene.seat]
    forging = forging_of(scene, hero)
    sheet = sheet_of(hero, forging, scene.words, COMPACT if scene.compact else WIDE)
    return Drawing(sheet, _sentences(hero, forging, scene.words))


def _sentences(hero: HeroView, forging: Forging, words: Translations) -> list[str]:
    sentences = [
        words("diceforge-alt-forging", face=face_name(forging.face, words), price=forging.price, gold=forging.gold)
    ]
    for name, sides in zip(DICE, hero.dice, strict=True):
        faces = join_things((face_name(side, words) for side in sides), words, "semicolon")
        sentences.append(words(f"diceforge-alt-die-{name}", name=hero.name, faces=faces))
    return sentences
