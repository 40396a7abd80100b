"""The faces of the Forest that do more than give: chaos, misfortune, golems.

Each is drawn around the origin in a box of 100 x 100.
"""

from __future__ import annotations

from engine.dice_forge.data.faces import Face
from rendering import theme
from rendering.canvas.svg import circle, gradient, group, path, star
from rendering.canvas.text import figure
from rendering.dice_forge.art import drawn_stone_men, drawn_tools, emblems, plates

GOLEMS = {"golem_moon": ("lapis", drawn_stone_men.moon_golem), "golem_sun": ("terracotta", drawn_stone_men.sun_golem)}
"""Ground and figure of the golems' faces."""


def chaos(design: Face) -> str:
    """What it gives below; behind the jagged line, in its colour, what comes on top if the other die gives the kind."""
    line = "M-36 -43.5L-25 -35L-22 -24L-10 -19L-8 -7L5 -3L7 9L20 13L23 25L34 28L43.5 36"
    drawn = plates.plate() + path(f"{line}V-33A10.5 10.5 0 0 0 33 -43.5Z", gradient(plates.ground(design)))
    drawn += path(line, "none", theme.INK, 4.6) + path(line, "none", theme.LOYALTY_LIGHT, 1.6)
    ((kind, amount),) = design.gains.items()
    more = {other: number for other, number in design.match.items() if other not in design.gains}
    for other, number in more.items():
        drawn += group(emblems.resource(other, f"+{number}"), 17, -20, 0.5)
    drawn += circle(31, 16, 13, theme.IVORY, theme.INK, 2.4) + group(emblems.resource(design.on), 31, 16, 0.21)
    return drawn + group(emblems.resource(kind, amount), -21, 18, 0.5)


def misfortune(design: Face) -> str:
    """The broken mirror of the owner's colour above; below, the kinds of which the bearer gets one."""
    drawn = plates.plate() + plates.upper_half(plates.ground(design))
    drawn += group(drawn_tools.broken_mirror(theme.INK, plates.light(design)), 0, -19.5, 0.5)
    (left, first), (right, second) = design.gains.items()
    drawn += group(emblems.resource(left, first), -22, 24, 0.38) + group(emblems.resource(right, second), 22, 24, 0.38)
    return drawn + plates.joint(True, 0, 24, 21)


def golem(design: Face) -> str:
    """A golem that goes so many steps, and half of the star that both golems' faces make together."""
    ground, figure_of = GOLEMS[design.id]
    cut = theme.LAPIS_LIGHT if ground == "lapis" else theme.TERRACOTTA_LIGHT
    drawn = plates.plate(ground, cut) + group(figure_of(theme.INK, cut), 0, -7, 0.7)
    drawn += "".join(group(path("M-7 -8L7 0L-7 8Z", theme.GOLD, theme.INK, 3.4), x, 33) for x in (-36, 36))
    pill = path("M-15 22H15A10 10 0 0 1 15 44H-15A10 10 0 0 1 -15 22Z", theme.NIGHT_PILL, theme.INK, 2)
    return drawn + pill + figure(f"+{design.steps}", -1, 33, 24, theme.GOLD_LIGHT, None) + _half_star(design)


def _half_star(design: Face) -> str:
    """The celestial star at the top, half of it bright: each golem's face has the other half."""
    whole = path(star(4, 13, 4.5), theme.PURPLE, theme.INK, 2.2)
    half = "M0 -13L3.2 -3.2L13 0L3.2 3.2L0 13Z"
    bright = path(half, theme.WHITE)
    turned = bright if design.id == "golem_sun" else f'<g transform="scale(-1 1)">{bright}</g>'
    return group(whole + turned, 33, -33)
