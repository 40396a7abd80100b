"""Carry out a click once, however often it is delivered, and answer a late one in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Played, board_link
from bot.tables.people.people import LARGEST_ID
from bot.tables.rules import choices
from bot.tables.store import outbox_rows, table_rows
from bot.tables.store.repository import TableRepository
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


async def carry_out_click(repository: TableRepository, click: Click, decide: Callable[[OpenTable], Change]) -> Played:
    """Carry a click out as ``decide`` says. The same interaction again has the same answer and no second effect."""

    async def work() -> Played:
        live = await repository.live(click.table)
        try:
            change = decide(live)
            after = await repository.commit(live, change)
        except (Refusal, IntegrityError) as error:
            text = await repository.read(
                lambda connection: table_rows.entry_of(connection, click.table, click.interaction)
            )
            if text is not None:
                live = await repository.live(click.table)
                return Played(live.table, live.playing, text, True)
            if isinstance(error, Refusal) and error.key == "stale":
                raise await outdated(repository, live, click) from None
            raise
        assert change.entry is not None
        events = [event for entry in change.entries for event in entry.events]
        return Played(after.table, after.playing, events, False)

    return await repository.locked(click.table, work)


async def find_question(repository: TableRepository, click: Click) -> Question:
    """The open question of a click's ticket, if its person may answer it. Raises Refusal as ``choices`` does."""
    live = await repository.live(click.table)
    try:
        return choices.find_asked_question(live, click.person, click.ticket)
    except Refusal as refusal:
        if refusal.key == "stale":
            raise await outdated(repository, live, click) from None
        raise


async def outdated(repository: TableRepository, live: OpenTable, click: Click) -> Refusal:
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
    shown = await repository.read(lambda connection: outbox_rows.newest_messages(connection, table.id))
    newest = shown.get("board") or shown.get("lobby")
    return Refusal("stale", board_link(table, newest.place if newest else None))
