"""Behind everything: the sky, the sea before night, the rock under the temple."""

from __future__ import annotations

import random
from functools import cache

from rendering import theme
from rendering.canvas.svg import circle, group, number, path, rect
from rendering.dice_forge import palette
from rendering.dice_forge.art.scenes.beasts import owl
from rendering.dice_forge.layout import QUAY_TOP, TEMPLE_MIDDLE, WORLD_TOP

BANDS = ((190, -10), (330, 12), (480, -8))
"""Where the sea becomes lighter, and how high the waves of that edge are."""
MOONLIT = 610
"""Where the moon glitters on the sea."""
_SEED, _EAST_SEED = 4, 5
EAST = 1120
"""Where the western waves end; those behind it have chance of their own, so that the others stay in their places."""
RANGE = (
    "M0 66V46L60 30L120 50L210 24L300 52L380 40L470 58L560 34L660 56L760 44L860 58L980 36L1080 54L1180 40"
    "L1290 56L1390 28L1500 52L1580 38L1650 50V66Z"
)


@cache
def backdrop() -> str:
    """Sky and sea."""
    chance = random.Random(_SEED)
    markup = _bands() + _waves(chance, (0, EAST), 150) + _haze()
    return markup + _waves(random.Random(_EAST_SEED), (EAST, theme.WIDTH - 30), 70) + _glitter(chance) + _sky(chance)


def _bands() -> str:
    markup = rect(0, 0, theme.WIDTH, QUAY_TOP, 0, palette.SEA[0])
    for tone, (y, swell) in zip(palette.SEA[1:], BANDS, strict=True):
        unit = theme.WIDTH / 24
        d = f"M0 {y}" + f"q{number(unit / 2)} {swell} {number(unit)} 0t{number(unit)} 0" * 12
        markup += path(f"{d}V{QUAY_TOP}H0Z", tone)
    return markup


def _waves(chance: random.Random, across: tuple[int, int], number_of: int) -> str:
    d = ""
    for _ in range(number_of):
        x, y, long = chance.uniform(*across), chance.uniform(90, 605), chance.choice((16, 22, 30))
        d += f"M{number(x)} {number(y)}q{number(long / 4)} -5 {number(long / 2)} 0t{number(long / 2)} 0"
    return path(d, "none", palette.WAVE, 2.4, 0.55)


def _haze() -> str:
    """The light strip below the horizon."""
    return path(f"M0 {WORLD_TOP}H{theme.WIDTH}V92Q1240 110 825 96T0 104Z", palette.HAZE)


def _glitter(chance: random.Random) -> str:
    markup = ""
    for _ in range(70):
        y = chance.uniform(84, 606)
        x = MOONLIT + (chance.random() + chance.random() - 1) * (70 + (y - 80) * 0.22)
        half = chance.uniform(14, 40)
        d = f"M{number(x - half)} {number(y)}Q{number(x)} {number(y - 3.4)} {number(x + half)} {number(y)}"
        markup += f"{d}Q{number(x)} {number(y + 3.4)} {number(x - half)} {number(y)}Z"
    return path(markup, palette.GLITTER, opacity=0.32) + "".join(
        group(_ship(), x, y, size) for x, y, size in ((316, 86, 0.9), (1112, 100, 0.8))
    )


def _ship() -> str:
    markup = path("M-14 0H14L10 6H-10Z", palette.SHIP) + path("M-1 -24V0", "none", palette.SHIP, 2)
    markup += path("M-11 -20H9C13 -14 13 -8 9 -4H-11C-7 -8 -7 -14 -11 -20Z", palette.SAIL)
    return markup + path("M-22 8H24", "none", palette.GLITTER, 1.6, 0.6)


def _sky(chance: random.Random) -> str:
    markup = rect(0, 0, theme.WIDTH, WORLD_TOP, 0, palette.SKY) + path(RANGE, palette.FAR_MOUNTAINS)
    markup += rect(0, WORLD_TOP - 2, theme.WIDTH, 3, 0, palette.HORIZON)
    for _ in range(60):
        place = chance.uniform(0, theme.WIDTH), chance.uniform(4, 44)
        markup += circle(*place, chance.choice((1, 1.4, 1.8)), palette.STAR, opacity=chance.choice((0.4, 0.6, 0.8)))
    return markup


@cache
def temple_rock() -> str:
    """The shore and the rock under the temple, and its pediment."""
    markup = path("M1098 634C1104 606 1122 590 1150 586H1650V634Z", palette.SHALLOWS)
    markup += path("M1108 634C1114 612 1130 598 1156 594H1650V634Z", "none", palette.FOAM, 5)
    markup += path("M1112 634C1118 614 1134 600 1158 596H1650V634Z", palette.BEACH)
    markup += path(
        "M1128 597L1140 560L1150 470L1172 380L1190 300L1206 200L1220 150H1566L1582 220L1600 320L1622 420L1636 520"
        "L1650 560V597Z",
        palette.TEMPLE_ROCK,
    )
    markup += path("M1230 150V122H1554V150Z", palette.ARCHITRAVE) + rect(1230, 120, 324, 7, 0, palette.CAPITAL)
    markup += path("M1222 120L1392 72L1562 120Z", palette.PEDIMENT)
    markup += path("M1222 120L1392 72L1400 74L1244 120Z", palette.COLUMN_LIT)
    markup += path("M1270 114L1392 82L1514 114Z", palette.PEDIMENT_FIELD)
    markup += path("M1392 62L1400 74H1384Z", palette.COLUMN_LIT)
    return markup + group(owl(palette.CAPITAL, palette.PEDIMENT_FIELD), TEMPLE_MIDDLE + 6, 114, 0.32)
