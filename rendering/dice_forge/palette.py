"""The colours of Dice Forge's world: night over the sea, islands, clay tablets, temple and quay.

Light comes from the upper left: lit edges at the top and on the left, shadows to the lower right. Gold frames what can
be chosen and nothing else; ``NEW`` marks what has changed since the last turn and nothing else.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rendering import theme

BOARD_COLOURS = Path(__file__).with_name("colours.toml")
"""The 256 colours in which boards are written, chosen by ``make colours``."""

NEW = theme.ROLLED
"""What has changed since the last turn: rolled faces, gains, the way of a hero."""

SKY, FAR_MOUNTAINS, HORIZON = "#0A1226", "#15233F", "#2B4A74"
STAR = "#DCE6FF"
SEA = ("#0E1E3A", "#11264A", "#142E57", "#183763")
"""From the horizon to the quay."""
WAVE, GLITTER, HAZE = "#3C6C97", "#7FB1DC", "#1D3D69"
SHALLOW, SHALLOWS, FOAM, FOAM_DIM = "#1F5378", "#2F7A98", "#BFE6EA", "#7FA6BC"
SHADE = "#03060E"
"""Every shadow."""
SHIP, SAIL = "#0B1730", "#8EA3C8"


class Land(NamedTuple):
    """An island's tones, from the beach to the cliff."""

    sand: str
    grass: str
    rim: str
    under: str
    cliff: str


LAND = {
    ("moon", True): Land("#DCCFA9", "#8DA588", "#B9CDA6", "#5F7A69", "#5C5348"),
    ("sun", True): Land("#E9C27C", "#A5A457", "#CFCB7C", "#6F7438", "#6B4A2C"),
    ("moon", False): Land("#5B6A88", "#3A5066", "#4C667E", "#283C50", "#222F48"),
    ("sun", False): Land("#85756A", "#565A52", "#6E7060", "#3A4040", "#3A2F33"),
}
"""By what an island is paid with, and whether something can be had there."""

TREE = {True: ("#2F5B43", "#4F8560"), False: ("#1B2C3E", "#24394C")}
ROCK = {True: ("#8A8272", "#C9BFA6"), False: ("#2B3348", "#3A455E")}
BUILDING = {True: ("#8A8272", "#D6CCB2", "#5B5348"), False: ("#4A5160", "#6B7282", "#2C3240")}
"""Middle, lit and dark tone of the small buildings on the shores."""
EMBER = {True: "#F08A3C", False: "#8A5A48"}
FLAME_CORE = {True: "#FFD98A", False: "#B98A6A"}
SMOKE, POOL, POOL_LIGHT, REED = "#DDE4EC", "#2F7A98", "#6FB3C8", "#3F6B45"
HULL = ("#7A4A2A", "#C58A55")


class Clay(NamedTuple):
    """A painted tablet's tones: what it is made of, the figures, the lines in them, rim, name, foot, side, next one."""

    ground: str
    figure: str
    cut: str
    rim: str
    name: str
    foot: str
    side: str
    behind: str
    band: str


TABLET = {
    True: Clay("#E08A52", "#1A110B", "#F3B184", "#F6B98A", "#FFE7CC", "#1A110B", "#5A2F18", "#C77A48", "#1A110B"),
    False: Clay("#2A1B1E", "#B8714E", "#2A1B1E", "#7A5145", "#E6C0A6", "#35221F", "#0B0810", "#2A2026", "#8A5540"),
}
"""Black figures on bright clay where a feat can be had, red figures on dark clay where not."""
SIGNS_DIM = "#9C8074"
"""Behind the signs of what a feat does, where it cannot be had."""
COAT = {"red": "#E9583F", "yellow": "#F0C24A", "green": "#57C983", "blue": "#6FA6FF"}
"""The band of a tablet that has a colour."""
BROKEN, BROKEN_EDGE, BROKEN_NAME = "#1C1822", "#543A38", "#A9A2B8"


class Stone(NamedTuple):
    """Worked stone: top, front, what is written on it, its shadow side."""

    top: str
    front: str
    ink: str
    dark: str


PLINTH = {
    True: Stone("#EFE7D3", "#CDBF9F", "#2A2118", "#8E7F62"),
    False: Stone("#4A5470", "#343D58", "#C3CBE0", "#20273C"),
}
STEP = {
    True: Stone("#EADFC6", "#5C4F43", "#FFF8E6", "#3A312A"),
    False: Stone("#4B587A", "#2A3553", "#66749A", "#1B243C"),
}
"""A step of the temple: tread, riser, edge, shadow."""
COLUMN, COLUMN_LIT, COLUMN_DARK, CAPITAL = "#6B7896", "#A9B4CE", "#46526F", "#8B97B4"
PEDIMENT, PEDIMENT_FIELD, ARCHITRAVE, TEMPLE_ROCK = "#6B7896", "#39445F", "#55617F", "#1B2A48"
BRONZE, BRONZE_LIT, FIRE, FIRE_CORE = "#8A6A3A", "#D9A94C", "#F0742E", "#FFD66B"
BEACH = "#DCCFA9"

QUAY, QUAY_EDGE, QUAY_BAND, QUAY_UNDER = "#1A2C55", "#86B2F4", "#2C4886", "#0F1D3C"
JOINT, JOINT_LIT = "#16264A", "#213763"
LIGHT_POOL = ("#1F3463", "#243C70", "#2A4680")
LINES, LINES_EDGE, LINES_RULE = "#0B1428", "#060B18", "#1A2745"
"""The strip with a line for each other player."""
BAR, BAR_EMPTY = "#0B1530", "#2A3D70"
BARS = {
    "gold": ("#F5BE3B", "#FFE9A3"),
    "sun": ("#EE5A36", "#FFB58C"),
    "moon": ("#8FA6FF", "#E6ECFF"),
    "ancient": ("#35D0D8", "#D3FBFA"),
}
"""A store's units, and their lit edge."""
PILE_BEHIND = {True: "#CDBB90", False: "#5B5E6C"}


class Plate(NamedTuple):
    """The plate of a die face: its tone, the lit edge (top and left), the shadow side (right and bottom)."""

    ground: str
    lit: str
    shade: str


PLATES = {
    "ivory": Plate(theme.IVORY, "#FFFFFF", "#DCCBA2"),
    "dark": Plate("#3A3050", "#6B5E8C", "#181424"),
    "teal": Plate("#1B8688", "#7FE3DC", "#0B3D44"),
    "purple": Plate(theme.PURPLE, "#8C6BD6", "#37226E"),
    "lapis": Plate(theme.LAPIS, "#BCC8FB", "#5F74CE"),
    "terracotta": Plate(theme.TERRACOTTA, "#F0A371", "#B9592B"),
    "sun": Plate(theme.SUN, "#FFB067", "#B7261A"),
    "moon": Plate(theme.MOON, "#E6ECFF", "#5163C8"),
    "gold": Plate(theme.GOLD, "#FFE58F", "#C07D0C"),
    "glory": Plate("#37A862", "#7FE09B", "#1E7A45"),
}


class Side(NamedTuple):
    """The thickness of a slab: its outline, the right side, the bottom."""

    edge: str
    right: str
    bottom: str


IVORY_SIDE = Side("#A98F5C", "#D8C498", "#97804F")
DARK_SIDE = Side("#0F0C18", "#2A2340", "#0F0C18")
DIM = "#0B1428"
"""What lies over a face that recedes."""
MEDAL, MEDAL_CUT, MEDAL_EDGE = "#B5713F", "#D79A66", "#A9582B"
BEAD, BEAD_LINE = "#22345A", "#5E739F"
SKIN, GREAVE, BRASS, SPEAR, SPEAR_HEAD, RIM = "#C98A5A", "#E3B65A", "#D9A94C", "#C79A5A", "#E8EEF8", "#C9B88F"

DRUMS = {
    "dice": "#E9DFC4",
    "hammer": "#E0A45C",
    "effects": "#C9A7E8",
    "lost": "#E0A0A0",
    "labyrinth": "#8FC7A6",
    "feats": "#F0B184",
    "track": "#E59AC8",
}
"""The drums of a hero's column on the poster, by source of points."""
DUSK = ("#0A1226", "#0E1E3A", "#132B54", "#1A3A69", "#22497A", "#2A5E8E")
"""The poster's sky, from the corner to the winner's medal."""
SUNDISC, SUNDISC_RIM = "#F4B860", "#FFE3A6"

WALL = Stone("#24345C", "#131D38", "#4A659C", "#0A1122")
"""The walls of the labyrinth: top, the face that is seen, lit edge, the ground between them."""
PAVING = {
    True: Stone("#B9AB88", "#7C6F53", "#DDD0AE", "#4C4433"),
    False: Stone("#46527A", "#2B3556", "#5D6A94", "#1B2340"),
}
"""The way between the walls: stones, their side, lit edge, joints."""
CLIFFS = {
    "reb_5_3": Stone("#8A4472", "#4C2242", "#C583AE", "#32162C"),
    "reb_3_2": Stone("#72528C", "#402C58", "#A88BC2", "#2A1C3B"),
    "neutral": Stone("#53689E", "#2C3B68", "#89A0D6", "#1D284A"),
    "gods_1": Stone("#8B8676", "#4F4C45", "#B9B4A2", "#35332F"),
    "gods_2": Stone("#A9A38E", "#625E53", "#D2CCB7", "#423F38"),
    "gods_3": Stone("#C8C0A6", "#777161", "#EFE7D3", "#504C41"),
}
"""The Titans' track as a rock face, by zone: ledge, face, lit edge, clefts."""
LEDGES = {
    -1: ("#B0458A", "#E08CC2", "#5C1F47"),
    0: ("#6C7FAE", "#A9BAE2", "#34426B"),
    1: ("#EFE7D3", "#FFFFFF", "#8E7F62"),
}
"""A space of the track by the sign of its points: its tone, lit edge, side."""
