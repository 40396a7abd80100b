"""The colour and the sign of each seat, as the pictures have them."""

from __future__ import annotations

from rendering import theme

SIGNS = {"circle": "●", "diamond": "◆", "triangle": "▲", "square": "■"}


def seat_colour(seat: int | None) -> int:
    """The colour of a seat's panels; gold when no single seat is meant."""
    colour = theme.GOLD if seat is None else theme.SIDES[seat % len(theme.SIDES)].colour
    return int(colour.removeprefix("#"), 16)


def seat_sign(seat: int) -> str:
    """A seat's sign: it tells people with look-alike names apart."""
    return SIGNS.get(theme.SIDES[seat % len(theme.SIDES)].shape, "●")
