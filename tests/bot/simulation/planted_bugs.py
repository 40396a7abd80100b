"""Faults to plant in the bot: the simulation must object to each of them, or it would prove nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.interactions import custom_ids, handling, router
from bot.interactions.router import Click, Route
from bot.messenger import DiscordMessenger
from bot.storage.schema import tables
from bot.storage.sqlite import file as sqlite
from bot.tables import play_service
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.outbox import boards, dispatcher, failures
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.outbox.posts import BoardPost
from bot.tables.rules import choices
from bot.tables.store import outbox_rows, repository, table_rows
from bot.tables.store.repository import TableRepository
from bot.tables.time import late_seats, outages, reminders, scheduler, timer_rows
from bot.tables.time.clock_watch import ClockWatch
from engine.questions import Question
from tests.bot.simulation.plant import Patch, Plant, always, nothing
from tests.bot.simulation.planted_at_tables import PLANTED_AT_TABLES
from tests.bot.simulation.planted_in_outbox import PLANTED_IN_OUTBOX
from tests.bot.simulation.planted_in_time import PLANTED_IN_TIME
from tests.bot.simulation.process import current_process


def no_version_check(patch: Patch) -> None:
    """Whoever stores last wins."""
    save = table_rows.save

    async def over(connection: AsyncConnection, before: OpenTable, change: Change) -> OpenTable:
        query = select(tables.c.version).where(tables.c.id == before.table.id)
        version = (await connection.execute(query)).scalar_one()
        return await save(connection, replace(before, table=replace(before.table, version=version)), change)

    patch.setattr(table_rows, "save", over)


def no_lock(patch: Patch) -> None:
    """Two change a table at once."""

    async def at_once(self: TableRepository, id: int, work: Callable[[], Any]) -> Any:
        return await work()

    patch.setattr(TableRepository, "run_locked", at_once)


def no_receipt(patch: Patch) -> None:
    """The journal does not say which click made a choice."""
    write = table_rows._write_entry

    async def without(connection: AsyncConnection, before: OpenTable, change: Change) -> None:
        assert change.entry is not None
        entry = change.entry._replace(interaction=None)
        await write(connection, before, replace(change, entry=entry))

    patch.setattr(table_rows, "_write_entry", without)


def accepted_before_stored(patch: Patch) -> None:
    """A choice counts as accepted before it is in the database."""
    commit = TableRepository.commit
    storing: set[asyncio.Task[Any]] = set()

    async def later(self: TableRepository, before: OpenTable, change: Change, *guards: Any) -> OpenTable:
        next_version = repository._next_version(before, change).after
        if change.entry is None:
            return await commit(self, before, change, *guards)

        async def store() -> None:
            await asyncio.sleep(20)
            with suppress(Refusal):
                await commit(self, before, change, *guards)

        task = asyncio.create_task(store())
        storing.add(task)
        task.add_done_callback(storing.discard)
        return self._keep(next_version)

    patch.setattr(TableRepository, "commit", later)


def outbox_apart(patch: Patch) -> None:
    """What Discord must be told is stored a moment after the change that it tells of."""
    post = table_rows.post
    storing: set[asyncio.Task[Any]] = set()

    async def later(connection: AsyncConnection, *what: Any) -> None:
        process = current_process.get()
        assert process is not None
        bot = process.the_bot

        async def store() -> None:
            await asyncio.sleep(2)
            await bot.database.write(lambda connection: post(connection, *what))
            bot.dispatcher.wake()

        task = asyncio.create_task(store())
        storing.add(task)
        task.add_done_callback(storing.discard)

    patch.setattr(table_rows, "post", later)


def commits_not_synced(patch: Patch) -> None:
    """SQLite leaves it to the system when a commit reaches the disk."""
    patch.setitem(sqlite.SETTINGS, "synchronous", ("OFF", 0))


def nonce_not_sent(patch: Patch) -> None:
    """Discord cannot tell a repeated message from another one."""
    parameters = discord.abc.handle_message_parameters

    def without(*args: Any, **more: Any) -> Any:
        return parameters(*args, **{**more, "nonce": None})

    patch.setattr(discord.abc, "handle_message_parameters", without)


def old_board_kept(patch: Patch) -> None:
    """Boards keep their choices when newer ones are posted."""
    follow_up, tidying = boards.follow_up, ("strip", "remove")
    patch.setattr(boards, "follow_up", lambda kind, message: () if kind in tidying else follow_up(kind, message))


def choices_gone_before_one_is_stored(patch: Patch) -> None:
    """The answer to a click takes the choices off its board before the choice is stored."""
    carry_out = Route._carry_out

    async def answered_first(self: Route, click: Click, *args: Any) -> None:
        await router.take_choices(click.interaction)
        await carry_out(self, click, *args)

    patch.setattr(Route, "_carry_out", answered_first)


def closed_channel_never_tried_again(patch: Patch) -> None:
    """What waits for a permission waits for ever."""
    patch.setattr(failures, "PROBE", 1e9)
    patch.setattr(Dispatcher, "try_again", nothing)


def behind_its_commit(patch: Patch) -> None:
    """The board shows what is at hand, though more is stored."""
    read = dispatcher.read_delivery

    async def unlooked(repository: Any, time: Any, messenger: Any, batch: Any, *more: Any, **how: Any) -> Any:
        for each in batch:
            each.facts.pop("version", None)
        return await read(repository, time, messenger, batch, *more, **how)

    patch.setattr(dispatcher, "read_delivery", unlooked)


def used_token(patch: Patch) -> None:
    """Whoever clicked last is told of each new board by the token of that click, however old it is."""
    answer, post = Route.answer, DiscordMessenger.post
    last: dict[int, Any] = {}

    async def remember(self: Route, click: Click) -> None:
        last[click.interaction.channel_id or 0] = click.interaction
        await answer(self, click)

    async def tell(self: DiscordMessenger, message: Any, *more: Any) -> Any:
        if isinstance(message, BoardPost) and message.table.channel in last:
            with suppress(discord.HTTPException):
                await last[message.table.channel].followup.send("There is a new board.", ephemeral=True)
        return await post(self, message, *more)

    patch.setattr(Route, "answer", remember)
    patch.setattr(DiscordMessenger, "post", tell)


def time_out_not_checked_again(patch: Patch) -> None:
    """A time-out that was due happens, whatever was chosen meanwhile."""
    patch.setattr(timer_rows, "is_ours", always)


def reminder_not_stored(patch: Patch) -> None:
    """A reminder is noted as sent, and is not sent."""
    patch.setattr(scheduler, "remind", _remind_nobody)


async def _remind_nobody(connection: AsyncConnection, due_ones: Any, now: int) -> set[int]:
    for due in due_ones:
        await timer_rows.settle(connection, due.timer, reminders._after_reminder(due, now)[0])
    return set()


def times_of_the_turn_before_kept(patch: Patch) -> None:
    """The time of a seat runs on when it has answered."""
    write_change = timer_rows.write_change

    async def only_begin(connection: AsyncConnection, before: Any, after: OpenTable, now: int, intervals: Any) -> Any:
        seats = {seat.number for seat in after.awaited_seats} if after.match is not None else set()
        if before is not None and before.match is not None and after.table.stage == "playing" and len(seats) == 1:
            running = {timer.seat for timer in await timer_rows.of_table(connection, after.table.id)}
            return await write_change(connection, None, after, now, intervals) if not seats & running else None
        return await write_change(connection, before, after, now, intervals)

    patch.setattr(timer_rows, "write_change", only_begin)


def clock_not_watched(patch: Patch) -> None:
    """A clock that is set ends people's time."""
    for name in ("jump", "look_ahead"):
        patch.setattr(ClockWatch, name, lambda *_: 0)


def no_grace_after_an_outage(patch: Patch) -> None:
    """Whose time was over while the bot was away is not given any."""
    patch.setattr(outages, "give_grace", nothing)


def time_runs_in_closed_channels(patch: Patch) -> None:
    """Time ends where nobody can read it."""

    async def none_of_them(*_: Any) -> dict[int, Any]:
        return {}

    patch.setattr(outbox_rows, "blocked_among", none_of_them)
    patch.setattr(late_seats, "undelivered_reminders", none_of_them)


def seat_not_checked(patch: Patch) -> None:
    """Whoever sits at the table chooses for the seat that is asked."""

    def find_asked_question(live: OpenTable, person: int, ticket: int) -> Question:
        live.table.own_seat(person)
        for question in live.playing.questions:
            if choices.ticket_of(live.table, question) == ticket and live.table.stage == "playing":
                return question
        raise Refusal("stale")

    patch.setattr(choices, "find_asked_question", find_asked_question)


def ticket_not_checked(patch: Patch) -> None:
    """A button of an old board answers the question of today."""

    def find_asked_question(live: OpenTable, person: int, ticket: int) -> Question:
        seat = live.table.own_seat(person)
        question = live.playing.question_for(seat.number)
        if question is None or live.table.stage != "playing":
            raise Refusal("stale")
        return question

    patch.setattr(choices, "find_asked_question", find_asked_question)


def ids_without_bounds(patch: Patch) -> None:
    """A number in a custom id may be larger than the database can hold."""
    patch.setattr(custom_ids, "LARGEST", 10**30)
    patch.setattr(play_service, "LARGEST_ID", 10**30)
    patch.setattr(repository, "LARGEST_ID", 10**30)


def nobody_identified(patch: Patch) -> None:
    """Interactions are taken whatever ids they name."""
    patch.setattr(handling, "is_identified", lambda interaction: True)


def place_not_checked(patch: Patch) -> None:
    """A table's controls work everywhere."""
    patch.setattr(router, "check_same_channel", nothing)


PLANTED_AT_THE_DOOR: Mapping[str, Plant] = {
    "seat not checked": seat_not_checked,
    "ticket not checked": ticket_not_checked,
    "ids without bounds": ids_without_bounds,
    "nobody identified": nobody_identified,
}
"""The faults that mutated interactions must find."""

PLANTED: Mapping[str, tuple[Plant, int]] = {
    "no version check": (no_version_check, 0),
    "no lock": (no_lock, 15),
    "no receipt": (no_receipt, 0),
    "accepted before stored": (accepted_before_stored, 0),
    "outbox apart from the change": (outbox_apart, 0),
    "commits not synced": (commits_not_synced, 8),
    "nonce not sent": (nonce_not_sent, 0),
    "old board kept": (old_board_kept, 0),
    "choices gone before one is stored": (choices_gone_before_one_is_stored, 0),
    "closed channel never tried again": (closed_channel_never_tried_again, 1),
    "behind its commit": (behind_its_commit, 2),
    "token used when it is dead": (used_token, 0),
    "time-out not checked again": (time_out_not_checked_again, 230),
    "reminder not stored": (reminder_not_stored, 0),
    "times of the turn before kept": (times_of_the_turn_before_kept, 0),
    "clock not watched": (clock_not_watched, 7),
    "no grace after an outage": (no_grace_after_an_outage, 3),
    "time runs in closed channels": (time_runs_in_closed_channels, 17),
    "seat not checked": (seat_not_checked, 0),
    "ticket not checked": (ticket_not_checked, 15),
    "place not checked": (place_not_checked, 14),
    **PLANTED_IN_OUTBOX,
    **PLANTED_IN_TIME,
    **PLANTED_AT_TABLES,
}
"""The faults by name, each with the seed to begin at: the first one that found it."""
