"""The rules of the zones of the Titans' track in signs: the cause, and below it the reward."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from engine.dice_forge.data.titan_track import ZONES, Zone
from rendering import theme
from rendering.canvas.sprites import Fit, Sheet, Sprite, centre
from rendering.canvas.svg import group, path, rect, star
from rendering.canvas.symbols import glyph
from rendering.canvas.text import Lettering, figure
from rendering.dice_forge.art import emblems
from rendering.dice_forge.modules.titan_layout import BAND, BOX, zone_box
from rendering.translations import Translations

TOP = BAND.top + BAND.height + 6
HEIGHT = BOX.top + BOX.height - TOP - 8
APART = 66
"""From gain to gain."""
CAUSE, GAIN = 48, 44
"""How far below the top the causes stand, and how far above the foot the gains."""


class Rule(NamedTuple):
    """A zone's rule: what it rewards, and with what."""

    cause: str
    gains: Mapping[str, int]


def rules(zone: Zone) -> tuple[Rule, ...]:
    """The rules of a zone."""
    first = Rule("first", {"vp": zone.first} if zone.first else {})
    new = Rule("new", {"vp": zone.new} if zone.new else {})
    return tuple(rule for rule in (first, new, Rule("gold", zone.gold), Rule("vp", zone.vp)) if rule.gains)


def draw(sheet: Sheet, zone: str, words: Translations) -> None:
    """Put a zone's rules below its band: what happens, and below it what it brings."""
    box = zone_box(zone)
    signs_of_rules = rules(ZONES[zone])
    if not signs_of_rules:
        x, y = box.left + box.width / 2, TOP + HEIGHT / 2 + 10
        nothing = words("diceforge-picture-zone-neutral")
        sheet.write(nothing, x, y, Lettering(theme.READ, theme.MUTED), "middle", Fit(box.width - 8))
    pitch = box.width / max(1, len(signs_of_rules))
    for at, rule in enumerate(signs_of_rules):
        x = box.left + (at + 0.5) * pitch
        sheet.centre(cause_sprite(rule.cause), x, TOP + CAUSE)
        sheet.centre(gains_sprite(tuple(rule.gains.items())), x, TOP + HEIGHT - GAIN)


@cache
def cause_sprite(cause: str) -> Sprite:
    """A card bought as the first of all or new to oneself, a die that gives gold or points."""
    if cause in ("gold", "vp"):
        plate = rect(-46, -46, 92, 92, 15, theme.IVORY, theme.INK, 5)
        return centre(plate + group(emblems.resource(cause), scale=0.78), 86, scale=0.84)
    sign = figure("1.", 0, 0, 46, theme.INK, None) if cause == "first" else path(star(5, 27, 12), theme.INK)
    return centre(glyph("card", theme.IVORY) + sign, 98, scale=1)


@cache
def gains_sprite(gains: tuple[tuple[str, int], ...]) -> Sprite:
    """What a rule of a zone brings."""
    size = 80
    markup = ""
    for at, (kind, amount) in enumerate(gains):
        x = (at - (len(gains) - 1) / 2) * APART
        markup += group(emblems.resource(kind, f"+{amount}"), x, 0, size / 100)
    return centre(markup, size + APART * (len(gains) - 1) + 6, size + 6)
