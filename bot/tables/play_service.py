"""Playing. A click is carried out once, however often it arrives, and a late click gets an answer in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Played, Table, board_link
from bot.tables.people.people import LARGEST_ID, Person
from bot.tables.rules import choices
from bot.tables.rules.standing_answers import withdraw_standing_answer
from bot.tables.store import outbox_rows, table_rows
from bot.tables.store.repository import TableRepository
from bot.tables.time.service import TimeService
from engine.questions import Question


class Click(NamedTuple):
    """A person's answer to the question of a ticket, perhaps with the next one after it (``choices.THEN``).

    ``option`` is None where another choice stands for it.
    """

    table: int
    person: int
    ticket: int
    option: str | None = None
    interaction: int = 0


class Play:
    """Answers to questions. An answer that is not possible raises Refusal and changes nothing."""

    def __init__(self, repository: TableRepository, time: TimeService) -> None:
        self._repository = repository
        self._time = time

    async def choose(self, id: int, person_id: int, ticket: int, option_id: str, interaction: int) -> Played:
        """Answer the question of that ticket (``moves.ticket_of``). The same interaction again has the same answer
        and no second effect.

        Raises Refusal: no_table, not_seated, stale, on_its_way, already_played, wrong_stage, not_your_turn,
        not_offered, busy, cannot_save.
        """

        def decide(live: OpenTable) -> Change:
            return choices.apply_click(live, person_id, ticket, option_id, interaction, self._repository.clock.now())

        return await self._carry_out(Click(id, person_id, ticket, option_id, interaction), decide)

    async def choose_always(self, id: int, person_id: int, ticket: int, answer: str, interaction: int) -> Played:
        """Answer a question, and all that are like it from now on (``engine.standing_answers``).

        Raises as ``choose``.
        """

        def decide(live: OpenTable) -> Change:
            return choices.choose_always(live, person_id, ticket, answer, interaction, self._repository.clock.now())

        return await self._carry_out(Click(id, person_id, ticket, None, interaction), decide)

    async def ask_again(self, id: int, person: Person, key: str) -> Table:
        """Take a standing answer back. Raises Refusal: not_seated, nothing_standing."""
        return (await self._repository.change(id, lambda live: withdraw_standing_answer(live, person.id, key))).table

    async def find_question(self, id: int, person: Person, ticket: int) -> Question:
        """The open question of that ticket, if this person may answer it. Raises Refusal as ``choose`` does."""
        live = await self._repository.live(id)
        try:
            return choices.find_asked_question(live, person.id, ticket)
        except Refusal as refusal:
            if refusal.key == "stale":
                raise await refuse_outdated(self._repository, live, Click(id, person.id, ticket)) from None
            raise

    async def _carry_out(self, click: Click, decide: Callable[[OpenTable], Change]) -> Played:
        await self._awaken(click)
        outcome = await self._repository.run_locked(click.table, lambda: self._carry_out_once(click, decide))
        await self._time.note_move(click.person)
        return outcome

    async def _awaken(self, click: Click) -> None:
        """Let a match continue that rests, if one of its people has clicked."""
        table = (await self._repository.live(click.table)).table
        if table.rested is not None and table.seat_of(click.person) is not None:
            await self._time.resting.go_on(click.table)

    async def _carry_out_once(self, click: Click, decide: Callable[[OpenTable], Change]) -> Played:
        live = await self._repository.live(click.table)
        try:
            change = decide(live)
            after = await self._repository.commit(live, change)
        except (Refusal, IntegrityError) as error:
            text = await self._repository.read(
                lambda connection: table_rows.entry_of(connection, click.table, click.interaction)
            )
            if text is not None:
                live = await self._repository.live(click.table)
                return Played(live.table, live.playing, text, True)
            if isinstance(error, Refusal) and error.key == "stale":
                raise await refuse_outdated(self._repository, live, click) from None
            raise
        assert change.entry is not None
        events = [event for entry in change.entries for event in entry.events]
        return Played(after.table, after.playing, events, False, choices.leaves_board(change))


async def refuse_outdated(repository: TableRepository, live: OpenTable, click: Click) -> Refusal:
    """The refusal of a click on an old board."""
    table, ticket = live.table, click.ticket
    seat = table.seat_of(click.person)
    earlier, first = None, choices.in_order(click.option)[0] if click.option else None
    if 0 < ticket <= LARGEST_ID:
        earlier = await repository.read(lambda connection: table_rows.answer_to(connection, table.id, ticket))
    if seat is not None and earlier is not None and earlier == (seat.number, first or earlier[1]):
        return Refusal("already_played")
    if table.stage != "playing":
        return Refusal("wrong_stage", {"stage": table.stage})
    if seat is not None and seat.computer is not None:
        return Refusal("played_for_you")
    if await repository.read(lambda connection: outbox_rows.waits(connection, table.id, "board")):
        return Refusal("on_its_way")
    messages = await repository.read(lambda connection: outbox_rows.newest_messages(connection, table.id))
    newest = messages.get("board") or messages.get("lobby")
    return Refusal("stale", board_link(table, newest.place if newest else None))
