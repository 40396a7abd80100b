"""The reveals of each choice of a match: rolls and cards that stay known when the choice is taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.chance import Stream
from engine.events import Event
from engine.match import Match
from engine.save_format import key_of


class Reveal(NamedTuple):
    """What a journal entry brought to light.

    ``rolled`` says that chance was asked, ``rolls`` are the events that told what came of it. ``revealed`` says that
    a card was turned up which had lain face down.
    """

    rolled: bool
    revealed: bool
    rolls: tuple[Event, ...] = ()

    @property
    def is_barrier(self) -> bool:
        """Whether a player knows more than before."""
        return self.rolled or self.revealed


class RecordingChance(Stream):
    """Chance that notes, whenever a die is rolled or a card drawn, how many events had been told by then."""

    __slots__ = ("moments", "story")

    def __init__(self, key: bytes) -> None:
        super().__init__(key)
        self.story: Sequence[Event] = ()
        self.moments: list[int] = []

    def die(self, sides: int = 6) -> int:
        """One die, noted."""
        self.moments.append(len(self.story))
        return super().die(sides)


def reveals_of(match: Match[Any]) -> list[Reveal]:
    """What each entry of the journal brought to light, found by playing the match again from its beginning."""
    game = match.game
    witness = RecordingChance(key_of(game, match.origin))
    again = match.restart(witness)
    witness.story = again.events
    steps = []
    hidden = game.rules.hidden(again.state)
    for entry in match.journal:
        witness.moments.clear()
        again.play(entry.seat, entry.option)
        left = game.rules.hidden(again.state)
        places = dict.fromkeys(_telling(witness, moment, game.reading.roll_events) for moment in witness.moments)
        rolls = tuple(witness.story[place] for place in places if place < len(witness.story))
        steps.append(Reveal(bool(witness.moments), left < hidden, rolls))
        hidden = left
    return steps


def _telling(witness: RecordingChance, moment: int, kinds: Sequence[str]) -> int:
    """Where it is told what chance said at that moment: by the next event of such a kind, or else by the very next."""
    for place in range(moment, len(witness.story)):
        if witness.story[place].kind in kinds:
            return place
    return moment
