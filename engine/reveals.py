"""The reveals of each choice: rolls and cards that people still know after an undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.events import Event
from engine.match import Match
from engine.recording import record_match


class Reveal(NamedTuple):
    """The reveals of a journal entry. ``has_roll``: it used chance; ``rolls`` are the events that show the results.
    ``has_new_card``: a face-down card was turned up.
    """

    has_roll: bool
    has_new_card: bool
    rolls: tuple[Event, ...] = ()

    @property
    def is_barrier(self) -> bool:
        """Whether the choice gave players new knowledge."""
        return self.has_roll or self.has_new_card


def reveals_of(match: Match[Any]) -> list[Reveal]:
    """The reveals of each journal entry, from a replay of the match."""
    game, origin = match.game, match.origin
    moments: list[int] = []
    """How many events there were whenever a die fell or a card was drawn."""
    story: Sequence[Event] = ()
    again = match.restart(record_match(game, origin, lambda drawn: moments.append(len(story))))
    story = again.events
    steps = []
    hidden_before = game.rules.count_hidden(again.state)
    for entry in match.journal:
        moments.clear()
        again.play(entry.seat, entry.option)
        left = game.rules.count_hidden(again.state)
        places = dict.fromkeys(_telling(story, moment, game.reading.events.rolls) for moment in moments)
        rolls = tuple(story[place] for place in places if place < len(story))
        steps.append(Reveal(bool(moments), left < hidden_before, rolls))
        hidden_before = left
    return steps


def _telling(story: Sequence[Event], moment: int, kinds: Sequence[str]) -> int:
    """The event that shows the result of that draw: the next event of such a kind, otherwise the next of any kind."""
    for place in range(moment, len(story)):
        if story[place].kind in kinds:
            return place
    return moment
