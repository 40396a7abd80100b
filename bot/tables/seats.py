"""Who plays the seats of a match that goes on: stand-ins, returns, replacements."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.tables import absence, consent, undo
from bot.tables.absence import Why
from bot.tables.live import Change, Live
from bot.tables.people import Person
from bot.tables.shelf import Shelf
from bot.tables.table import Table
from bot.tables.taken_back import Line, lines_of


class Asked(NamedTuple):
    """A table after a wish that others may have to agree to: the seats that have not yet; none: it was granted."""

    table: Table
    missing: tuple[int, ...]


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

    async def undo(self, id: int, person: Person, choices: int = 1, moment: int | None = None) -> Asked:
        """Take back the last choices of a person, and what followed them; or ask the others, beyond a barrier.

        ``moment`` is what the clicked board showed (``undo.moment_of``). Raises Refusal: wrong_stage, not_seated,
        stale, nothing_to_undo, already_proposed.
        """
        return await self._with_lines(id, lambda live, lines: undo.take_back(live, person.id, lines, choices, moment))

    async def answer(self, id: int, person: Person, proposal: int, agrees: bool) -> Asked:
        """Answer the proposal of that number.

        Raises Refusal: wrong_stage, not_seated, proposal_over, not_asked_of_you.
        """
        return await self._with_lines(
            id, lambda live, lines: consent.answered(live, person.id, proposal, agrees, lines)
        )

    async def _with_lines(self, id: int, decide: Callable[[Live, list[Line]], Change]) -> Asked:
        """Change a table by a decision for which its journal is needed."""

        async def work() -> Asked:
            live = await self._shelf.live(id)
            lines = await self._shelf.read(lambda connection: lines_of(connection, id))
            table = (await self._shelf.commit(live, decide(live, lines))).table
            proposal = consent.asked_proposal(table)
            return Asked(table, () if proposal is None else consent.missing(table, proposal))

        return await self._shelf.alone(id, work)
