"""The metopes: a labour's scene between two bands of ornament, painted on clay."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rendering import theme
from rendering.canvas.ornament import meander_band, tongue_band
from rendering.canvas.sprites import Sprite
from rendering.canvas.svg import group, rect
from rendering.hercules import palette
from rendering.hercules.art.labours import first_six, last_six
from rendering.hercules.art.labours.kit import Tones

SCENES: tuple[Callable[[Tones], str], ...] = (
    first_six.lion,
    first_six.hydra,
    first_six.hind,
    first_six.boar,
    first_six.stables,
    first_six.birds,
    last_six.bull,
    last_six.mares,
    last_six.girdle,
    last_six.cattle,
    last_six.apples,
    last_six.hound,
)
"""The labours in order of their columns."""
WIDTH, HEIGHT, BAND = 112, 112, 9
DONE, OPEN, TARGET, WAITING = range(4)
"""A labour that the asked side has done, one on a board without a match, one that can be done now, one that is yet to
be done."""
_CLAYS = {
    DONE: palette.CLAY_DONE,
    OPEN: palette.CLAY,
    TARGET: palette.CLAY_LIT,
    WAITING: palette.CLAY_WAITING,
}
_BRIGHT = {DONE: 0.35, WAITING: 0.45}
"""How bright what is white or golden in a scene is where the labour cannot be done now: the Amazon would outshine what
can."""


def scene(column: int, state: int = OPEN) -> str:
    """A labour's scene in a box of 116 x 100."""
    clay = _CLAYS[state]
    share = _BRIGHT.get(state, 1.0)
    white, gold = theme.mix(theme.IVORY, clay, share), theme.mix(theme.GOLD, clay, share)
    return SCENES[column - 1](Tones(clay, white, gold))


@cache
def metope(column: int, state: int) -> Sprite:
    """A labour's metope."""
    clay = _CLAYS[state]
    markup = rect(0, 0, WIDTH, HEIGHT, 2, clay) + group(scene(column, state), 0, BAND, 0.965)
    markup += rect(0, 0, WIDTH, BAND, 0, palette.BLACK) + tongue_band(1, 1, WIDTH - 2, 7, clay, 14)
    markup += rect(0, HEIGHT - 11, WIDTH, 11, 0, palette.BLACK)
    return Sprite(markup + meander_band(3, HEIGHT - 8.5, WIDTH - 6, 6.5, clay, 9), WIDTH, HEIGHT)
