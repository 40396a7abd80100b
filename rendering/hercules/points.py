"""A side's points by source, for the close-up and the score sheet."""

from __future__ import annotations

from engine.hercules.cards import CARDS
from rendering.hercules.view import SideView

SOURCES = ("markers", "demigods", "gods", "vases", "pantheon", "majorities", "sets")


def worth(side: SideView) -> dict[str, int]:
    """Points by source. What Hades' own card gives him is listed with his gods."""
    cards = {
        "demigods": _printed_points(side.demigods),
        "gods": _printed_points(side.gods),
        "vases": _printed_points(side.vases),
        "pantheon": _printed_points(side.pantheon),
    }
    cards["gods"] += side.parts["cards"] - sum(cards.values())
    return {
        "markers": side.parts["markers"],
        **cards,
        "majorities": side.parts["majorities"],
        "sets": side.parts["sets"],
    }


def _printed_points(cards: tuple[str, ...]) -> int:
    return sum(CARDS[card].vp for card in cards)
