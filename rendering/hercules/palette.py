"""The colours of the road to Olympus: a night sky of flat arcs, stone, painted clay.

Light comes from the upper right, where Olympus lies: lit flanks and tops, shadows to the lower left. Gold frames what
can be chosen and nothing else.
"""

from __future__ import annotations

from pathlib import Path

from rendering import theme

BOARD_COLOURS = Path(__file__).with_name("colours.toml")
"""The 256 colours in which boards are written, chosen by ``make colours``."""

SKY = ("#0B1122", "#0F182F", "#14203D", "#1A294C", "#22345D", "#2D426F", "#3C5180", "#55658C")
"""From the corner of the picture to the peak."""
STAR, RANGE, RANGE_NEAR, RANGE_LIT = "#DCE4FF", "#1B2746", "#26365E", "#3B4E7E"
SHADE = "#060812"
CLOUD, CLOUD_LIT = "#8D9CC6", "#C3CDE8"

BLACK = "#1B110A"
FAR_BLACK = "#40291C"
"""Figures in the second row."""
CLAY, CLAY_LIT, CLAY_WAITING, CLAY_DONE = "#DC7A43", "#F0A06A", "#B06A42", "#86563B"
STONE, STONE_LIT, STONE_MIDDLE, STONE_DARK = "#CDB98E", "#EBDCB6", "#9C8B68", "#3A3226"
LANES = ("#AC9A7B", "#9C8B6D")
LANE_LIT = "#E2D4AC"
"""The lane of the side that is asked, before its colour is mixed in."""
STEP_SHADOW = "#1B1408"
RISER = "#FFF3D0"
ROCK, FACETS, ROCK_SHADOW = "#2A2C40", ("#23263A", "#343852"), "#1B1D2E"
TEMPLE_NIGHT, TEMPLE_CURTAIN, ZEUS = "#2B2159", "#4B3A86", "#6A4BC0"

SHELF, SHELF_TOP, SHELF_BACK = "#10141F", "#151B30", "#05070D"
VASE_BEHIND, LEDGE, LEDGE_LIT = "#7C4325", "#4B4A5E", "#8A86A0"
EMPTY, EMPTY_SIGN = "#1E2744", "#3A4870"
PAPER_SHADE, EDGE, EDGE_LINE = "#5A5A66", "#5A4A30", "#4A3F2C"
SPENT, DIM_STONE = "#3A3A48", "#3A3428"
"""What clay that is used up, and markers far from the choice, are mixed with."""
PIP_UNROLLED = "#6B5E3C"
SEATS = "#0D1426"
FRAME, FRAME_EDGE, RULE = "#1D2A4C", "#4A5C8C", "#34436B"
GAIN, LOSS = theme.ROLLED, theme.LOST
SKIN, HAIR, STAFF = "#D79A63", "#3A2213", "#C9A36A"
LEG = "#B9794A"

STACKS = {
    "hestia": "#EE7A5C",
    "pan": "#A3B455",
    "aeolus": "#78BBDF",
    "hecate": "#B48AD8",
    "tyche": "#E5B953",
    "morpheus": "#8598E8",
}
SYMBOLS = {"add": "#EE7A5C", "sub": "#B48AD8", "mul": "#A3B455", "div": "#78BBDF"}

DRUMS = {
    "markers": "#D9C79B",
    "demigods": "#A9B96A",
    "gods": "#F0B184",
    "vases": "#DA8A5A",
    "pantheon": "#F4EAD0",
    "majorities": "#7FB7D6",
    "sets": "#B9A2E0",
}
"""The drums of a side's column on the poster, by source of points."""
FLOOR, FLOOR_ORNAMENT, CLAY_DARK = "#1A1E30", "#6B5A38", "#A9552A"


def lit(colour: str, share: float = 0.35) -> str:
    """A colour in the light."""
    return theme.mix(theme.LAMPLIGHT, colour, share)


def dark(colour: str, share: float = 0.35) -> str:
    """A colour in the shadow."""
    return theme.mix(theme.DEEP_NIGHT, colour, share)
