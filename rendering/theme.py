"""The look, "black-figure night": palette and spacing.

Only ``palette.py`` beside a game's art names more colours: those of its own world.
"""

from __future__ import annotations

from typing import NamedTuple

WIDTH, HEIGHT = 1650, 1050
"""The canvas of every board: three times the 550 x 350 that Discord shows inline."""
MARGIN = 30
GUTTER = 12
RADIUS = 16

NIGHT = "#121A2E"
GROUND, STRIP, STAR = "#0C1328", "#141E3C", "#DCE6FF"
"""The flat night of pictures for small screens, the strip of their header, its stars."""
PANEL = "#18223C"
WELL = "#0A0F1E"
LINE = "#34436B"
IVORY = "#F6EEDB"
IVORY_SHADE = "#E4D6B6"
INK = "#17120C"
STONE_EDGE = "#B79F6C"
INK_SOFT = "#4A3A20"
TEXT = "#F4EFE2"
MUTED = "#A9B4D0"
FAINT = "#8693BA"
WHITE = "#FFFDF4"
GLEAM, BLACK = "#FFFFFF", "#000000"
"""Lit edges and deep shadows; letters are WHITE and INK."""
LAMPLIGHT, DEEP_NIGHT = "#FFF6DC", "#0A0D1C"
"""The colours that tones are mixed with in the light and in the shadow."""
GOLD = "#F5BE3B"
GOLD_LIGHT = "#FFE9A3"
GOLD_DARK = "#A86A06"
GLORY = "#4CBF73"
GLORY_LIGHT = "#8FE3A6"
GLORY_DARK = "#14532D"
GLORY_GROUND = "#0F3D25"
RING = 20
"""The width of a ring with its gap, on each side of a thing, in pixels."""
ROLLED = "#9BEBFF"
"""The colour of rolled faces. It is never gold, which marks only what can be chosen now."""
LOST = "#FFB199"
"""The colour of losses."""
VACANT, VACANT_LINE = "#1C2746", "#3A4870"
"""The colours of empty places, and of their edges."""
TERRACOTTA = "#DE7F4B"
CLAY = "#8E4A25"
TERRACOTTA_LIGHT = "#F3B184"
EMBER_LIGHT = "#FFCDB9"
LAPIS = "#8598E8"
LAPIS_LIGHT = "#AEBCF6"
PURPLE = "#5B3DA6"
PURPLE_LIGHT = "#CDB8FF"
SUN = "#EE5A36"
SUN_CORE = "#FF8A4C"
SUN_DARK = "#7E130C"
MOON = "#8FA6FF"
COIN_RIM = "#C98A14"
SUN_RAY, SUN_DISC, SUN_LIGHT = "#E8502C", "#FF7E45", "#FFC08C"
MOON_NIGHT, MOON_DISC, MOON_LIGHT = "#4A5896", "#93A9FF", "#EAF0FF"
LEAF, LEAF_SHADE, LEAF_EDGE = "#57C983", "#2F9A5B", "#0C3A20"
TEAL_LIGHT = "#BFF6EF"
ANCIENT = "#35D0D8"
ANCIENT_LIGHT = "#D3FBFA"
ANCIENT_DARK = "#0B5563"
TITAN = "#D255A8"
LOYALTY = "#8E4FC6"
LOYALTY_LIGHT = "#F2E3FF"
MARBLE, MARBLE_LIT, MARBLE_DIM = "#CDB98E", "#EBDCB6", "#9C8B68"
"""Base and capital of a poster's columns."""
FALLEN, FALLEN_LIT = "#3A2430", "#8A5A66"
"""The dark step in front of a column: points that were lost."""
LAUREL_GROUND = "#4A3206"
NIGHT_PILL = "#0D1224"
CHIP = "#141B30"
SHADOW = "#05070D"


class Side(NamedTuple):
    """The mark of a side: a colour and a shape, never a colour alone."""

    colour: str
    shape: str


SIDES = (
    Side("#F4661B", "circle"),
    Side("#3385FF", "diamond"),
    Side("#2EE59D", "triangle"),
    Side("#F0A6D6", "square"),
)
STRONG_SIDES = (
    Side("#CC3C14", "circle"),
    Side("#6198FF", "diamond"),
    Side("#F2B100", "triangle"),
    Side("#EADBFF", "square"),
)
"""The same sides in steps of lightness, which everyone can tell apart."""


def mix(first: str, second: str, share: float) -> str:
    """A colour between two: ``share`` (0 to 1) of the first one."""
    pairs = ((int(first[at : at + 2], 16), int(second[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in pairs)


def sides(strong: bool) -> tuple[Side, ...]:
    """The marks of the sides, in the usual colours or (``strong``) in colours that everyone can tell apart."""
    return STRONG_SIDES if strong else SIDES


HADES = Side("#B98CFF", "bident")

GRADIENTS: dict[str, tuple[tuple[float, str], ...]] = {
    "gold": ((0, "#FFE58F"), (0.5, GOLD), (1, "#C07D0C")),
    "glory": ((0, "#7FE09B"), (0.5, "#37A862"), (1, "#1E7A45")),
    "ivory": ((0, "#FDF8EA"), (0.6, IVORY), (1, "#E2D3B0")),
    "terracotta": ((0, "#F0A371"), (0.55, TERRACOTTA), (1, "#B9592B")),
    "lapis": ((0, "#BCC8FB"), (0.55, LAPIS), (1, "#5F74CE")),
    "purple": ((0, "#8C6BD6"), (0.5, PURPLE), (1, "#37226E")),
    "dark": ((0, "#3A3550"), (0.5, "#262238"), (1, "#15121F")),
    "stone": ((0, "#E9DEC4"), (0.5, "#CDBD97"), (1, "#A8946A")),
    "ember": ((0, "#FFB9A0"), (0.55, "#EE7A5C"), (1, "#C24A33")),
    "olive": ((0, "#D3DE9A"), (0.55, "#A3B455"), (1, "#748232")),
    "sky": ((0, "#BFE4F7"), (0.55, "#78BBDF"), (1, "#4489B4")),
    "violet": ((0, "#DCC3F2"), (0.55, "#B48AD8"), (1, "#8559AE")),
    "honey": ((0, "#FBE3A0"), (0.55, "#E5B953"), (1, "#B3852A")),
    "sun": ((0, "#FFB067"), (0.55, SUN), (1, "#B7261A")),
    "moon": ((0, "#E6ECFF"), (0.5, MOON), (1, "#5163C8")),
    "teal": ((0, "#6FE0D6"), (0.5, "#1D9A98"), (1, "#0C5B63")),
    "ancient": ((0, "#A5F3F0"), (0.5, ANCIENT), (1, "#128A99")),
    "titan": ((0, "#EE8FCB"), (0.5, "#C24F9E"), (1, "#8A2A6C")),
    "loyalty": ((0, "#B57CE6"), (0.5, LOYALTY), (1, "#5A2590")),
    "dusk": ((0, "#BCC8FB"), (0.55, "#8598E8"), (1, "#5F74CE")),
}
"""Vertical gradients by name: stops from top to bottom."""

LARGE, READ, PHONE_READ = 52, 45, 42
"""Letters: of names and points; of what must be read, 15 pixels where Discord shows 550; and 14 on a phone, at 350."""
DENSE, SMALLEST = 34, 18
"""Letters where there is no room for larger ones, and the smallest of all, on boards alone."""
