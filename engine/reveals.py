"""The reveals of each choice of a match: rolls and cards that stay known when the choice is taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.events import Event
from engine.match import Match
from engine.recording import record_match


class Reveal(NamedTuple):
    """What a journal entry brought to light.

    ``rolled`` says that chance was asked, ``rolls`` are the events that showed what came of it. ``revealed`` says that
    a card was turned up which had lain face down.
    """

    rolled: bool
    revealed: bool
    rolls: tuple[Event, ...] = ()

    @property
    def is_barrier(self) -> bool:
        """Whether a player knows more than before."""
        return self.rolled or self.revealed


def reveals_of(match: Match[Any]) -> list[Reveal]:
    """What each entry of the journal brought to light, found by playing the match again from its beginning."""
    game, origin = match.game, match.origin
    moments: list[int] = []
    """How many events there were whenever a die fell or a card was drawn."""
    story: Sequence[Event] = ()
    again = match.restart(record_match(game, origin, lambda drawn: moments.append(len(story))))
    story = again.events
    steps = []
    hidden = game.rules.hidden(again.state)
    for entry in match.journal:
        moments.clear()
        again.play(entry.seat, entry.option)
        left = game.rules.hidden(again.state)
        places = dict.fromkeys(_telling(story, moment, game.reading.roll_events) for moment in moments)
        rolls = tuple(story[place] for place in places if place < len(story))
        steps.append(Reveal(bool(moments), left < hidden, rolls))
        hidden = left
    return steps


def _telling(story: Sequence[Event], moment: int, kinds: Sequence[str]) -> int:
    """The event that shows what chance said at that moment: the next one of such a kind, or else the very next."""
    for place in range(moment, len(story)):
        if story[place].kind in kinds:
            return place
    return moment
