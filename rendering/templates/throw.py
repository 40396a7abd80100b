"""A throw as an animation: dice fall, turn, bounce, and show their faces, in a column for each side. The first frame
shows the result for a moment, because people who have switched animations off see only that frame. The last frame
stays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from rendering import theme
from rendering.canvas.dice import soft_shadow
from rendering.canvas.ornament import meander_band
from rendering.canvas.sprites import Fit, Sheet, Sprite, centre
from rendering.canvas.svg import circle, rect
from rendering.canvas.text import Lettering
from rendering.templates.marks import mark

WIDTH, HEIGHT = 1100, 216
"""Twice what Discord shows inline: it is looked at for a second."""
SIZE, PITCH = 72, 122
"""Size of a die, and from one to the next."""
BASE, NAME = 84, 182
"""The middle of a die that lies, and the line of the names."""
LETTERS = 44
LIES, EACH, STAYS = 20, 60, 3_000
"""Milliseconds for which the first frame, each of the others and the last one are shown."""
FRAMES = 15
LATER = 0.05
"""By how much of the whole time a die falls later than the one before."""
TURN, SPINS = 30, 420
"""Degrees between two positions of a die that turns, and how far it turns in all."""
_BOUNCES = ((0.45, -0.15, 150.0), (0.75, 0.6, 46.0), (1.0, 0.875, 12.0))
"""The arcs of a die: until when, when it is at its highest point, and how many pixels high that is."""
LIGHTEST, SHADOWS = 0.25, 4


class Die(NamedTuple):
    """A die of a throw. ``tumbling`` draws it with one of its faces, turned by a number of degrees, around the middle;
    ``faces`` are those that are seen before it lies with the last of them."""

    tumbling: Callable[[object, int], Sprite]
    faces: tuple[object, ...]


class Hand(NamedTuple):
    """The dice of one side. A die with a single face is not thrown: it lies there already."""

    name: str
    look: theme.Side
    dice: tuple[Die, ...]


class Ground(NamedTuple):
    """Where a game's dice fall: the tones of the sky, of the floor, its lit edge and its ornament."""

    sky: tuple[str, ...]
    star: str
    floor: str
    edge: str
    ornament: str


Frame = tuple[Sheet, int]
"""A sheet, and for how many milliseconds it is shown."""


def frames_of(hands: Sequence[Hand], ground: Ground) -> tuple[Frame, ...]:
    """The throw from the hand to the floor; the first frame and the last one show how it ends."""
    ends = _sheet(hands, ground, 1.0)
    falls = tuple((_sheet(hands, ground, at / FRAMES), EACH) for at in range(FRAMES))
    return ((ends, LIES), *falls, (ends, STAYS))


@cache
def _ground(tones: Ground, hands: int) -> Sprite:
    markup = rect(0, 0, WIDTH, HEIGHT, 0, tones.sky[0])
    for radius, tone in zip((940, 700, 480), tones.sky[1:], strict=False):
        markup += circle(WIDTH * 0.82, 20, radius, tone)
    for star in range(26):
        across, down = (star * 397 + 61) % WIDTH, 10 + (star * 211 + 17) % 76
        markup += circle(across, down, 1.4 + star % 3 * 0.7, tones.star, opacity=0.4)
    markup += rect(0, BASE + 10, WIDTH, HEIGHT, 0, tones.floor) + rect(0, BASE + 10, WIDTH, 4, 0, tones.edge)
    markup += meander_band(14, HEIGHT - 18, WIDTH - 28, 10, tones.ornament, 50, 2)
    for at in range(1, hands):
        markup += rect(WIDTH / hands * at - 1, NAME - 34, 2, 40, 1, theme.LINE)
    return Sprite(markup, WIDTH, HEIGHT)


@cache
def _shadow(step: int) -> Sprite:
    """The shadow of a die, in steps from near the floor (0) to high above it."""
    share = 1 - step / SHADOWS * (1 - LIGHTEST)
    return centre(soft_shadow(0, 0, SIZE * 0.62 * (2 - share), SIZE * 0.17, 0.2 * share), round(SIZE * 2.8), SIZE)


def height_at(time: float) -> float:
    """How high above the floor a die is, in pixels, at a share of its time."""
    begins = 0.0
    for ends, peak, high in _BOUNCES:
        if time < ends:
            half = max(peak - begins, ends - peak)
            return float(high * max(0.0, 1 - ((time - peak) / half) ** 2))
        begins = ends
    return 0.0


def _sheet(hands: Sequence[Hand], ground: Ground, time: float) -> Sheet:
    sheet = Sheet(_ground(ground, len(hands)))
    column = WIDTH / len(hands)
    for at, hand in enumerate(hands):
        middle = column * (at + 0.5)
        room = column - 72
        long = sheet.write(hand.name, middle + 20, NAME, Lettering(LETTERS, theme.TEXT, "extra"), "middle", Fit(room))
        sheet.centre(mark(hand.look, 34), middle - long / 2 - 4, NAME - 13)
        pitch = min(PITCH, (column - 20) / len(hand.dice))
        for place, die in enumerate(hand.dice):
            x = middle + (place - (len(hand.dice) - 1) / 2) * pitch
            _put(sheet, die, x, _own_time(time, at * 2 + place, len(die.faces)))
    return sheet


def _own_time(time: float, number: int, faces: int) -> float:
    """How much of a die's own time is over; one that lay there has none."""
    if faces < 2 or time >= 1:
        return 1.0
    waits = LATER * (number % 4)
    return max(0.0, (time - waits) / (1 - waits))


def _put(sheet: Sheet, die: Die, x: float, time: float) -> None:
    high, left = height_at(time), 1 - time
    sheet.centre(_shadow(min(SHADOWS, round(high / 36))), x - 5, BASE + SIZE * 0.55)
    spun = min(1.0, time / _BOUNCES[1][0])
    turn = round(-SPINS * (1 - spun) ** 1.5 / TURN) * TURN
    face = die.faces[min(len(die.faces) - 1, int(spun * len(die.faces)))]
    sheet.centre(die.tumbling(face, turn % 360), x - left**2 * 70, BASE - high)
