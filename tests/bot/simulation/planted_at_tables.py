"""Faults to plant in what is stored of a table, in its rules, and in what people are answered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import discord
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.interactions import answering, handling
from bot.tables.model.open_table import Change, JournalRow, OpenTable
from bot.tables.model.options import stored_options
from bot.tables.model.table import Table
from bot.tables.people.people import Person, storable
from bot.tables.rules import choices, lobby, undo
from bot.tables.store import table_rows
from bot.tables.store.repository import TableRepository
from engine.chance import SEED_BYTES
from tests.bot.simulation.plant import Patch, Plant, nothing

# What is stored


def written_twice(patch: Patch) -> None:
    """A choice is in the journal twice."""
    write = table_rows._write_entry

    async def twice(connection: AsyncConnection, before: OpenTable, change: Change) -> None:
        await write(connection, before, change)
        if (entry := change.entry) is not None and entry.interaction is not None:
            row = {**entry._asdict(), "table_id": before.table.id, "version": before.table.version}
            row |= {"number": len(change.after.playing.journal) + 1, "played": change.after.table.moved}
            row |= {"events": [], "interaction": None}
            await connection.execute(table_rows.INSERT_ENTRY, row)

    patch.setattr(table_rows, "_write_entry", twice)


def numbers_with_gaps(patch: Patch) -> None:
    """The journal counts versions, not choices."""
    write = table_rows._write_entry

    class Numbered:
        def __init__(self, connection: AsyncConnection) -> None:
            self._connection = connection

        async def execute(self, statement: Any, row: dict[str, Any]) -> Any:
            return await self._connection.execute(statement, {**row, "number": row["version"]})

    async def by_version(connection: Any, before: OpenTable, change: Change) -> None:
        await write(Numbered(connection), before, change)  # type: ignore[arg-type]

    patch.setattr(table_rows, "_write_entry", by_version)


def old_table_kept_at_hand(patch: Patch) -> None:
    """After a change the table is at hand as it was before."""
    patch.setattr(TableRepository, "_keep", lambda self, live: self._live.setdefault(live.table.id, live))


# The rules of a table


def sits_twice(patch: Patch) -> None:
    """Who presses twice gets two seats."""

    def join(live: OpenTable, person: Person, now: int) -> Change:
        seats = [*live.table.seats, lobby.Seat(0, person.id, storable(person.name), None, ready=now)]
        return lobby._seat_people(lobby_of(live), seats[:4], now)

    def lobby_of(live: OpenTable) -> OpenTable:
        lobby._gathering(live)
        return live

    patch.setattr(lobby, "join", join)


def anybody_starts(patch: Patch) -> None:
    """Who presses *start* starts, host or not."""
    patch.setattr(Table, "check_host", lambda self, *_: None)


def another_seed_than_sealed(patch: Patch) -> None:
    """The match is dealt from a seed that is drawn when it begins."""
    start = lobby.start_match

    def with_another(live: OpenTable, now: int, click: int) -> Change:
        return start(replace(live, seed=live.salt[:SEED_BYTES]), now, click)

    patch.setattr(lobby, "start_match", with_another)


def taken_back_without_consent(patch: Patch) -> None:
    """Choices are taken back at once, whoever has chosen since."""
    patch.setattr(undo, "is_free", lambda *_: True)


def takes_back_what_others_chose(patch: Patch) -> None:
    """Whoever asks takes back the newest choice, whose it may be."""
    take_back = undo.take_back

    def anyones(live: OpenTable, person: int, lines: Sequence[JournalRow], *more: Any) -> Change:
        seat = live.table.own_seat(person).number
        return take_back(live, person, [line._replace(seat=seat) for line in lines], *more)

    patch.setattr(undo, "take_back", anyones)


def unknown_options_dropped(patch: Patch) -> None:
    """With each change of a table go the options that only a newer version knows."""
    changing = table_rows._changing

    def with_options(live: OpenTable) -> dict[str, Any]:
        return {
            **changing(live),
            "conduct": {**(stored_options(live.table.options) or {}), "version": live.table.version},
        }

    patch.setattr(table_rows, "_changing", with_options)
    patch.setattr(table_rows, "with_changes", lambda document, before, after: after)


# What people are answered


def refusal_not_said(patch: Patch) -> None:
    """Who clicks what cannot be done hears nothing."""
    patch.setattr(handling, "_attempt", nothing)


def answered_for_all(patch: Patch) -> None:
    """All can read what one person is answered."""
    defer = discord.InteractionResponse.defer

    async def in_public(self: Any, *, ephemeral: bool = False, thinking: bool = False) -> Any:
        return await defer(self, ephemeral=False, thinking=thinking)

    async def follow_up(self: Any) -> None:
        await self.post(ephemeral=False)

    patch.setattr(discord.InteractionResponse, "defer", in_public)
    patch.setattr(answering._ContentState, "follow_up", follow_up)


def another_click_noted(patch: Patch) -> None:
    """The journal names another click than the one that made the choice."""
    write = table_rows._write_entry

    async def other(connection: AsyncConnection, before: OpenTable, change: Change) -> None:
        entry = change.entry
        if entry is not None and entry.interaction is not None:
            change = replace(change, entry=entry._replace(interaction=entry.interaction + 1))
        await write(connection, before, change)

    patch.setattr(table_rows, "_write_entry", other)


def first_option_chosen(patch: Patch) -> None:
    """Whatever was clicked, the first option is chosen."""
    apply_click = choices.apply_click

    def first(live: OpenTable, person: int, ticket: int, option: str, *more: Any) -> Change:
        question = choices.find_asked_question(live, person, ticket)
        return apply_click(live, person, ticket, question.options[0].id, *more)

    patch.setattr(choices, "apply_click", first)


PLANTED_AT_TABLES: Mapping[str, tuple[Plant, int]] = {
    "written twice": (written_twice, 0),
    "numbers with gaps": (numbers_with_gaps, 0),
    "old table kept at hand": (old_table_kept_at_hand, 1),
    "sits twice": (sits_twice, 21),
    "anybody starts": (anybody_starts, 5),
    "another seed than sealed": (another_seed_than_sealed, 1),
    "taken back without consent": (taken_back_without_consent, 5),
    "takes back what others chose": (takes_back_what_others_chose, 4),
    "unknown options dropped": (unknown_options_dropped, 4),
    "refusal not said": (refusal_not_said, 0),
    "answered for all": (answered_for_all, 0),
    "another click noted": (another_click_noted, 0),
    "first option chosen": (first_option_chosen, 0),
}
"""The faults by name, each with the seed to begin at: the first one that found it."""
