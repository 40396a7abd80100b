"""Which silhouette and which ground each feat has: own drawings first, else game-icons."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.dice_forge.data.cards import CARDS, FEATS, SLOTS, Feat
from rendering import theme
from rendering.canvas.icons import icon
from rendering.canvas.svg import group
from rendering.dice_forge.art import (
    drawn_beings,
    drawn_persons,
    drawn_powers,
    drawn_stone_men,
    drawn_things,
    drawn_tools,
)

OWN: dict[str, Callable[[str, str], str]] = {
    "hammer": drawn_things.hammer,
    "chest": drawn_things.chest,
    "satyrs": drawn_beings.satyr,
    "ferryman": drawn_beings.ferryman,
    "helmet_of_invisibility": drawn_things.helmet,
    "cancer": drawn_beings.crab,
    "elder": drawn_beings.elder,
    "wild_spirits": drawn_beings.spirits,
    "gorgon": drawn_beings.gorgon,
    "mirror_of_the_abyss": drawn_things.mirror,
    "cerberus": drawn_beings.hounds,
    "sentinel": drawn_beings.sentinel,
    "celestial_ship": drawn_things.ship,
    "guardians_shield": drawn_things.shield,
    "triton": drawn_things.trident,
    "typhon": drawn_things.volcano,
    "twins": drawn_persons.twins,
    "scepter": drawn_tools.scepter,
    "companion": drawn_persons.companion,
    "celestial_die": drawn_tools.celestial_die,
    "wind": drawn_powers.wind,
    "ancestor": drawn_persons.ancestor,
    "mists": drawn_powers.mists,
    "eternal_night": drawn_powers.night,
    "right_hand": drawn_tools.right_hand,
    "tree": drawn_powers.tree,
    "merchant": drawn_tools.scales,
    "wood_nymph": drawn_persons.nymph,
    "light": drawn_powers.light,
    "goldsmith": drawn_tools.goldsmith,
    "omniscient": drawn_tools.eye,
    "trident": drawn_tools.abyssal_trident,
    "eternal_fire": drawn_powers.fire,
    "left_hand": drawn_tools.left_hand,
    "first_titan": drawn_persons.titan,
    "goddess": drawn_persons.goddess,
    "moon_golem": drawn_stone_men.moon_golem,
    "great_golem": drawn_stone_men.great_golem,
    "sun_golem": drawn_stone_men.sun_golem,
    "time_golem": drawn_stone_men.time_golem,
    "memory": drawn_persons.memory,
    "oracle": drawn_tools.tripod,
    "chaos": drawn_powers.chaos,
    "dogged": drawn_persons.dogged,
    "guardian": drawn_persons.guardian,
    "mirror_of_misfortune": drawn_tools.broken_mirror,
}
"""Our own drawings."""

ICONS = {
    "silver_hind": "deer",
    "great_bear": "bear-head",
    "tenacious_boar": "boar",
    "hydra": "hydra",
    "guardians_owl": "owl",
    "minotaur": "minotaur",
    "sphinx": "greek-sphinx",
    "cyclops": "cyclops",
}
"""Silhouettes from game-icons."""

GROUNDS = {"moon": "lapis", "sun": "terracotta", "both": "purple"}
INKS = {"moon": theme.INK, "sun": theme.INK, "both": theme.IVORY}
CUTS = {"moon": theme.LAPIS_LIGHT, "sun": theme.TERRACOTTA_LIGHT, "both": theme.PURPLE}
CLAYS = {"moon": theme.LAPIS, "sun": theme.TERRACOTTA, "both": theme.PURPLE}
"""One plain colour for each ground."""
COAT = {"red": "ember", "yellow": "honey", "green": "olive", "blue": "sky"}
"""The ground of cards that have a colour."""

COAT_CUTS = {
    "red": theme.EMBER_LIGHT,
    "yellow": theme.HONEY_LIGHT,
    "green": theme.OLIVE_LIGHT,
    "blue": theme.SKY_LIGHT,
}
"""The lines in silhouettes on those grounds."""


def sky(feat: Feat) -> str:
    """What a feat is paid with: moon, sun or both."""
    cost = SLOTS[feat.slot].cost
    return "both" if len(cost) > 1 else next(iter(cost))


def paid_with(feat_id: str) -> str:
    """The same by the feat's id."""
    return sky(FEATS[feat_id])


def ground(card_id: str) -> str:
    """The gradient behind a card's silhouette."""
    card = CARDS[card_id]
    return COAT[card.colour] if card.colour else GROUNDS[sky(card.feat)]


def on_card(card_id: str, size: float) -> str:
    """A card's silhouette around the origin, its lines in a light tone of the ground."""
    card = CARDS[card_id]
    return figure(card.feat.id, size, None, COAT_CUTS.get(card.colour))


@cache
def figure(feat_id: str, size: float, ink: str | None = None, cut: str | None = None) -> str:
    """A feat's silhouette around the origin, ``size`` pixels wide."""
    paid = paid_with(feat_id)
    ink, cut = ink or INKS[paid], cut or CUTS[paid]
    if feat_id in OWN:
        return group(OWN[feat_id](ink, cut), scale=size / 100)
    return icon(ICONS[feat_id], 0, 0, size, ink, initial=feat_id)
