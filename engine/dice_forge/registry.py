"""The effects of cards, faces, spaces and sides of the Celestial Die by name; each one registers itself.

Rules look effects up here, effects import rules: so a face may move a golem whose space carries out another face.
All of them are in ``engine.dice_forge.effects``.
"""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass, field
from functools import partial
from typing import Final, TypeVar

from engine.dice_forge.data.cards import Card
from engine.dice_forge.data.faces import Face, Side, Yield
from engine.dice_forge.data.labyrinth import Space
from engine.dice_forge.state import State
from engine.flow import Flow, Play

NOTHING: Final[Yield] = {}

TOGETHER: Final = "blessing"
"""The source of what two faces gave together."""


class Income:
    """Gold that the faces of one blessing have given, before its owner says where it goes."""

    __slots__ = ("gold", "source")

    def __init__(self) -> None:
        self.gold: int = 0
        self.source: str = ""

    def add(self, gold: int, source: str) -> None:
        """Add gold from a source."""
        self.source = source if self.source in ("", source) else TOGETHER
        self.gold += gold


@dataclass(slots=True)
class YieldMode:
    """How faces are carried out: gained or lost (Minotaur), and what may be exchanged for victory points each.

    ``is_blessing``: these are one's own dice in a blessing, so the Titans' zones work (Rebellion p. 15). ``echo``: they
    are carried out because of a Mirror of Misfortune, which does not set off another one. ``income`` gathers gold that
    may go to the hammer or to scepters, so that all of it is asked about at once.
    """

    losing: bool = False
    exchange: Yield = field(default_factory=lambda: NOTHING)
    is_blessing: bool = False
    echo: bool = False
    income: Income | None = None

    def gathering(self) -> YieldMode:
        """The same, with the gold gathered."""
        return YieldMode(self.losing, self.exchange, self.is_blessing, self.echo, Income())


GAINING: Final = YieldMode()
BLESSED: Final = YieldMode(is_blessing=True)
ECHO: Final = YieldMode(echo=True)
LOSING: Final = YieldMode(losing=True)

Given = Set[str]
"""The kinds that a face gives, whatever becomes of them: sent to the hammer, exchanged, above a cap or lost."""

CardEffect = Callable[[Play[State], int, Card], Flow[None] | None]
"""Carries a card out for a seat; returns a flow when something may be asked."""

FaceEffect = Callable[[Play[State], int, Face, int, Yield, YieldMode], Flow[None]]
"""Carries a face out for a seat: this many times, with the amounts that it gives in all."""

SpaceEffect = Callable[[Play[State], int, Space, str], Flow[None]]
"""Carries a space out for the seat whose golem has entered it; the last part names the space as a source."""

SideEffect = Callable[[Play[State], int, Side], Flow[None]]
"""Carries a side of the Celestial Die out for the seat that rolled it."""

CARD_EFFECTS: Final[dict[str, CardEffect]] = {}
"""By the ``effect`` or ``use`` of a feat."""

FACE_EFFECTS: Final[dict[str, FaceEffect]] = {}
"""By the ``kind`` of a face; a mirror becomes another face first, a triple multiplies the other die's."""

SPACE_EFFECTS: Final[dict[str, SpaceEffect]] = {}
"""By the ``effect`` of a space of the labyrinth."""

SIDE_EFFECTS: Final[dict[str, SideEffect]] = {}
"""By the ``effect`` of a side of the Celestial Die."""

ROLLS: Final[set[str]] = set()
"""The card effects in which dice roll before the next choice, or may do so."""

Effect = TypeVar("Effect", bound=Callable[..., object])


def register(table: dict[str, Effect], *names: str) -> Callable[[Effect], Effect]:
    """A decorator that enters a function into a table under these names."""

    def enter(effect: Effect) -> Effect:
        table.update(dict.fromkeys(names, effect))
        return effect

    return enter


def card_effect(*names: str, rolls: bool = False) -> Callable[[CardEffect], CardEffect]:
    """Register what cards with this ``effect`` do; ``rolls`` when dice may roll in it."""
    if rolls:
        ROLLS.update(names)
    return register(CARD_EFFECTS, *names)


face_effect = partial(register, FACE_EFFECTS)
"""Register what faces of these kinds do."""

space_effect = partial(register, SPACE_EFFECTS)
"""Register what spaces of the labyrinth with this ``effect`` do."""

side_effect = partial(register, SIDE_EFFECTS)
"""Register what a side of the Celestial Die with this ``effect`` does."""
