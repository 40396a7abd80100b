"""The legend of a module's board: each sign with a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from engine.dice_forge.data.labyrinth import SPACES, Space
from engine.dice_forge.data.titan_track import TRACK, ZONES
from rendering import theme
from rendering.alt_text import join_things
from rendering.canvas.sprites import Sheet, Sprite, centre
from rendering.canvas.svg import group, path, rect
from rendering.canvas.text import Lettering, width, write
from rendering.dice_forge import palette
from rendering.dice_forge.alt_text import amounts
from rendering.dice_forge.art import emblems, pieces
from rendering.dice_forge.modules import labyrinth_spaces
from rendering.picture import Drawing, Scene
from rendering.registry import picture
from rendering.templates import compact_legend, legend_page
from rendering.templates.legend_page import SIGN, Entry
from rendering.translations import Translations


def sheet_of(module: str, words: Translations) -> Sheet:
    """The legend of a module as a sheet of sprites."""
    title = words(f"diceforge-picture-legend-{module}")
    return legend_page.sheet_of(title, ENTRIES[module](words), theme.PURPLE)


def compact_sheet_of(module: str, words: Translations) -> Sheet:
    """The legend of a module for small screens."""
    return compact_legend.sheet_of(words(f"diceforge-picture-legend-{module}"), ENTRIES[module](words))


def sentences(module: str, words: Translations) -> list[str]:
    """The legend in sentences."""
    return legend_page.sentences(ENTRIES[module](words), words)


def _labyrinth(words: Translations) -> list[Entry]:
    """Every kind of space once, with the numbers of all that are alike; then what both golem faces bring."""
    alike: dict[str, list[int]] = {}
    for number in SPACES:
        alike.setdefault(labyrinth_spaces.space(number), []).append(number)
    entries = [_space(SPACES[numbers[0]], numbers, words) for numbers in alike.values() if SPACES[numbers[0]].effect]
    both = words("diceforge-picture-legend-golems")
    return [*entries, Entry(_plate(), words("diceforge-picture-legend-golems-name"), both)]


def _space(space: Space, numbers: list[int], words: Translations) -> Entry:
    scale = 96 / (2 * labyrinth_spaces.radius(space.id))
    markup = labyrinth_spaces.scaled_space(space.id, scale)
    name = words("diceforge-picture-legend-space", count=len(numbers), numbers=join_things(numbers, words))
    either = f" {words('diceforge-alt-space-or')} "
    key = "goddess-space" if space.effect == "goddess" else space.effect
    text = words(
        f"diceforge-picture-legend-{key}",
        gains=amounts(space.gains, words),
        choices=amounts(space.choices, words, either),
        price=amounts(space.price, words),
        discount=space.discount,
        times=space.times,
    )
    return Entry(centre(markup, SIGN), name, text)


@cache
def _plate() -> Sprite:
    return centre(labyrinth_spaces.celestial_plate(84), SIGN)


def _track(words: Translations) -> list[Entry]:
    """The zones, what moves a marker, and where it leads."""
    zones = [
        Entry(_zone(zone), words(f"diceforge-zone-{zone}"), words(f"diceforge-zone-{zone}-text")) for zone in ZONES
    ]
    signs = {
        "ancient": centre(emblems.resource("ancient"), SIGN, scale=0.86),
        "loyalty": centre(emblems.resource("loyalty"), SIGN, scale=0.86),
        "memory": _memories(),
        "blue": _blue_way(),
        "end": centre(emblems.resource("vp", "±"), SIGN, scale=0.9),
    }
    return [*zones, *legend_page.entries("diceforge", signs, words)]


@cache
def _zone(zone: str) -> Sprite:
    """A zone's ground with the points of its first and last space."""
    values = [space.vp for space in TRACK.values() if space.zone.id == zone]
    markup = rect(-52, -44, 104, 88, 14, palette.CLIFFS[zone].front, theme.WHITE, 2.5)
    for at, value in enumerate((values[0], values[-1])):
        text = f"{value:+d}".replace("-", "−")
        narrow = min(1.0, 94 / width(text, theme.READ, "black"))
        y = (at - 0.5) * 42 + theme.READ * 0.315
        markup += write(text, 0, y, Lettering(theme.READ, theme.WHITE, "black", theme.INK, 7, narrow=narrow), "middle")
    return centre(markup, SIGN)


@cache
def _memories() -> Sprite:
    """Both sides of a memory token, each in a side's colour."""
    first, second = (pieces.memory(theme.SIDES[at], side, 66) for at, side in enumerate(("loyalty", "ancient")))
    return centre(group(first.fragment, -62, -56) + group(second.fragment, -6, -12), SIGN)


@cache
def _blue_way() -> Sprite:
    markup = path("M-44 0H44", "none", theme.INK, 24) + path("M-44 0H44", "none", theme.LAPIS_LIGHT, 13)
    return centre(markup + path("M-10 -16L16 0L-10 16L-3 0Z", theme.WHITE, theme.INK, 4), SIGN)


ENTRIES: Mapping[str, Callable[[Translations], list[Entry]]] = {"goddess": _labyrinth, "titans": _track}


@picture("diceforge", "goddess", file="legend", menu=2, belongs=lambda match: match.state.module == "goddess")
@picture("diceforge", "titans", file="legend", menu=2, belongs=lambda match: match.state.module == "titans")
def draw(scene: Scene) -> Drawing:
    """The signs of the labyrinth or the Titans' track, explained."""
    name = scene.match.state.module
    sheet = (compact_sheet_of if scene.compact else sheet_of)(name, scene.words)
    return Drawing(sheet, sentences(name, scene.words))
