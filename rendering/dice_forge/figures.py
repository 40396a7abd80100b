"""Which silhouette and which ground each feat has: own drawings first, else game-icons."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.dice_forge.data.cards import CARDS, FEATS, SLOTS, Feat
from rendering import theme
from rendering.dice_forge import beings, persons, powers, stone_men, things, tools
from rendering.icons import icon
from rendering.svg import group

OWN: dict[str, Callable[[str, str], str]] = {
    "hammer": things.hammer,
    "chest": things.chest,
    "satyrs": beings.satyr,
    "ferryman": beings.ferryman,
    "helmet_of_invisibility": things.helmet,
    "cancer": beings.crab,
    "elder": beings.elder,
    "wild_spirits": beings.spirits,
    "gorgon": beings.gorgon,
    "mirror_of_the_abyss": things.mirror,
    "cerberus": beings.hounds,
    "sentinel": beings.sentinel,
    "celestial_ship": things.ship,
    "guardians_shield": things.shield,
    "triton": things.trident,
    "typhon": things.volcano,
    "twins": persons.twins,
    "scepter": tools.scepter,
    "companion": persons.companion,
    "celestial_die": tools.celestial_die,
    "wind": powers.wind,
    "ancestor": persons.ancestor,
    "mists": powers.mists,
    "eternal_night": powers.night,
    "right_hand": tools.right_hand,
    "tree": powers.tree,
    "merchant": tools.scales,
    "wood_nymph": persons.nymph,
    "light": powers.light,
    "goldsmith": tools.goldsmith,
    "omniscient": tools.eye,
    "trident": tools.abyssal_trident,
    "eternal_fire": powers.fire,
    "left_hand": tools.left_hand,
    "first_titan": persons.titan,
    "goddess": persons.goddess,
    "moon_golem": stone_men.moon_golem,
    "great_golem": stone_men.great_golem,
    "sun_golem": stone_men.sun_golem,
    "time_golem": stone_men.time_golem,
    "memory": persons.memory,
    "oracle": tools.tripod,
    "chaos": powers.chaos,
    "dogged": persons.dogged,
    "guardian": persons.guardian,
    "mirror_of_misfortune": tools.broken_mirror,
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
