"""Who plays the seats of a match that goes on: stand-ins, returns, replacements."""

from __future__ import annotations

from bot.tables import absence
from bot.tables.absence import Why
from bot.tables.people import Person
from bot.tables.shelf import Shelf
from bot.tables.table import Table


class Seats:
    """Wishes about the seats of matches. What cannot be granted raises Refusal and changes nothing."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def take_over(self, id: int, seat: int, why: Why) -> Table:
        """Let a computer player stand in for the person of a seat; the match ends when no person is left to play.

        Nothing changes when one stands in already. Raises Refusal: wrong_stage, not_seated, last_person.
        """
        now = self._shelf.clock.now()
        return (await self._shelf.change(id, lambda live: absence.take_over(live, seat, why, now))).table

    async def come_back(self, id: int, person: Person) -> Table:
        """Give a person the own seat back from the stand-in. Raises Refusal: wrong_stage, not_seated."""
        return (await self._shelf.change(id, lambda live: absence.come_back(live, person.id))).table
