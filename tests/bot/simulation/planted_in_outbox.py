"""Faults to plant in how messages get to Discord: what is stored, sent, crossed out, and when Discord fails."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.interactions import command_tree
from bot.storage.schema import outbox
from bot.tables.model.message_kinds import MESSAGE_KINDS
from bot.tables.model.messages import PendingMessage
from bot.tables.outbox import boards, dispatcher, failures, mentions
from bot.tables.outbox.delivery import DELIVERERS, NOTHING
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.outbox.failures import UNREACHABLE, Verdict
from bot.tables.store import outbox_rows
from bot.tables.store.outbox_rows import DeliveryResult
from tests.bot.simulation.plant import Patch, Plant


def one_nonce(patch: Patch) -> None:
    """All messages have the same nonce, so that Discord takes each for the one before."""
    parameters = discord.abc.handle_message_parameters
    patch.setattr(
        discord.abc,
        "handle_message_parameters",
        lambda *args, **more: parameters(*args, **{**more, "nonce": "pantheon"}),
    )


def crossed_out_before_it_is_sent(patch: Patch) -> None:
    """A message leaves the outbox before Discord has it."""
    deliver = Dispatcher._deliver

    async def cross_out(self: Dispatcher, batch: Sequence[PendingMessage], posted: Any) -> Any:
        await self._repository.write(lambda connection: outbox_rows.settle(connection, batch, NOTHING))
        return await deliver(self, batch, posted)

    patch.setattr(Dispatcher, "_deliver", cross_out)


def whole_channel_crossed_out(patch: Patch) -> None:
    """With the message that was sent, all others of its channel leave the outbox."""
    settle = outbox_rows.settle

    async def cross_out(connection: AsyncConnection, done: Sequence[PendingMessage], receipt: DeliveryResult) -> None:
        await connection.execute(delete(outbox).where(outbox.c.channel == done[0].channel))
        await settle(connection, done, receipt)

    patch.setattr(outbox_rows, "settle", cross_out)


def what_is_shown_not_noted(patch: Patch) -> None:
    """Nobody knows afterwards which message shows a table."""
    settle = outbox_rows.settle

    async def forget(connection: AsyncConnection, done: Sequence[PendingMessage], receipt: DeliveryResult) -> None:
        await settle(connection, done, receipt._replace(shown_message=None))

    patch.setattr(outbox_rows, "settle", forget)


def _judged(patch: Patch, trouble: str, becomes: Verdict) -> None:
    judge = failures.judge

    def otherwise(*args: Any) -> Verdict:
        verdict = judge(*args)
        return becomes if verdict.trouble == trouble else verdict

    patch.setattr(dispatcher, "judge", otherwise)


def given_up_when_cut_off(patch: Patch) -> None:
    """A message whose connection breaks off is not tried again."""
    _judged(patch, UNREACHABLE, Verdict(None, UNREACHABLE))


def gone_message_not_replaced(patch: Patch) -> None:
    """Where the message that shows a table was deleted, no other one takes its place."""
    _judged(patch, "message_gone", Verdict(None, "message_gone"))


def commands_sent_at_each_start(patch: Patch) -> None:
    """Nobody remembers which commands Discord has."""
    patch.setattr(command_tree, "_read", lambda file: "")


def everyone_called(patch: Patch) -> None:
    """A new board mentions everyone at the table, asked or not."""

    def all_seats(delivery: Any) -> tuple[int, ...]:
        return tuple(seat.number for seat in delivery.live.table.seats if seat.person is not None)

    patch.setattr(boards, "to_call", all_seats)
    patch.setattr(mentions, "to_call", all_seats)


def unknown_kinds_crossed_out(patch: Patch) -> None:
    """What a newer version has left is thrown away."""
    settle = outbox_rows.settle

    async def clear(connection: AsyncConnection, *what: Any) -> None:
        await settle(connection, *what)
        await connection.execute(delete(outbox).where(outbox.c.kind.not_in(MESSAGE_KINDS)))

    patch.setattr(outbox_rows, "settle", clear)


def end_not_told(patch: Patch) -> None:
    """Nobody is told that a match is over."""

    async def say_nothing(delivery: object) -> DeliveryResult:
        return NOTHING

    patch.setitem(DELIVERERS, "final", say_nothing)


PLANTED_IN_OUTBOX: Mapping[str, tuple[Plant, int]] = {
    "one nonce for all": (one_nonce, 42),
    "crossed out before it is sent": (crossed_out_before_it_is_sent, 0),
    "whole channel crossed out": (whole_channel_crossed_out, 0),
    "what is shown not noted": (what_is_shown_not_noted, 0),
    "given up when cut off": (given_up_when_cut_off, 0),
    "gone message not replaced": (gone_message_not_replaced, 1),
    "commands sent at each start": (commands_sent_at_each_start, 0),
    "everyone called": (everyone_called, 0),
    "end not told": (end_not_told, 0),
    "unknown kinds crossed out": (unknown_kinds_crossed_out, 4),
}
"""The faults by name, each with the seed to begin at: the first one that found it."""
