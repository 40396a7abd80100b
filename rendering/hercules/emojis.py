"""The emojis of Hercules: operators, abilities, gods and demigods."""

from __future__ import annotations

from engine.hercules.cards import CARDS, Card
from engine.hercules.state import State
from engine.match import Match
from rendering import theme
from rendering.canvas.icons import icon
from rendering.canvas.svg import circle, gradient
from rendering.emojis import Emoji, emojis, pieces
from rendering.hercules.art import emblems

OPERATORS = {"add": "plus", "sub": "minus", "mul": "times", "div": "divided_by", "die": "black_die"}
"""The name of each symbol's emoji."""
ABILITIES = {
    "white": "white_die",
    "reroll": "reroll",
    "copy": "copy_dice",
    "flip": "flip_die",
    "plus1": "plus_one",
    "minus1": "minus_one",
}
"""The name of each ability's emoji."""


@emojis("hercules")
def all_emojis() -> list[Emoji]:
    """Every emoji of the game."""
    cards = CARDS.values()
    return [
        *(Emoji(name, (id,), emblems.symbol(id), alone=True) for id, name in OPERATORS.items()),
        *(Emoji(name, (id,), emblems.ability(id)) for id, name in ABILITIES.items()),
        *(
            Emoji(f"demigod_{stack}", (stack, *(card.id for card in cards if card.stack == stack)), _portrait(*signs))
            for stack, signs in emblems.STACKS.items()
        ),
        *(Emoji(card.id, (card.id,), _god(card)) for card in cards if card.kind == "god"),
    ]


@pieces("hercules")
def cards_of_a_seat(match: Match[State], seat: int) -> list[tuple[str, ...]]:
    """A seat's demigods and gods."""
    hero = match.state.heroes[seat]
    return [hero.demigods, hero.gods]


def _god(card: Card) -> str:
    return _portrait(*emblems.silhouette(card))


def _portrait(silhouette: str, ground: str) -> str:
    ink = theme.GOLD_LIGHT if ground == "purple" else theme.INK
    return circle(0, 0, 46, gradient(ground), theme.INK, 6) + icon(silhouette, 0, 0, 72, ink)
