"""The place of a match: the lobby's channel, a thread of its own, or another channel."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.model.messages import MOVER, OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table, facts_of_reveal
from engine.events import Event

NO_THREAD = "no_thread"
"""The kind of the note that tells that no thread could be made."""


ASKED_AGAIN = (OutboxMessage("stalled"), OutboxMessage("vacation"), OutboxMessage("consent"))
"""Further messages in the place where a match has moved to."""


def first_messages(live: OpenTable) -> tuple[OutboxMessage, ...]:
    """The first messages of a match that its host's click starts: its thread comes first, if it gets one.

    In the thread the host is mentioned too: Discord adds the people who are mentioned there.
    """
    if live.table.options.thread:
        return (OutboxMessage("thread"),)
    return (_board(live.table, live.table.host),) if live.awaited_seats else ()


def _board(table: Table, mover: int | None = None) -> OutboxMessage:
    """How a match is shown first, and where it has moved to; ``mover`` is the Discord id of who brought this about."""
    seat = table.seat_of(mover) if mover else None
    return OutboxMessage("board", fresh=True, facts={} if seat is None else {MOVER: seat.number})


def settle_in_thread(live: OpenTable, here: int, thread: int | None) -> Change:
    """The match in its thread; without one (None) it stays where it is, and says so."""
    table = live.table
    if table.channel != here or table.stage != "playing":
        return Change(live)
    begun = (_board(table),) if live.awaited_seats else ()
    options = table.options._replace(thread=thread is not None)
    after = replace(live, table=replace(table, channel=thread or here, options=options))
    if thread is None:
        note = Event(NO_THREAD)
        return Change(after.add_notes(note), (OutboxMessage("lobby"), *begun), notes=(note,), though_frozen=True)
    messages = (OutboxMessage("lobby", facts={"channel": here, "again": 1}), *begun)
    return Change(after, messages, though_frozen=True)


def in_forum(live: OpenTable, forum: int | None) -> OpenTable:
    """A new table that gets a post in a forum (None: none), which is then its only thread."""
    if forum is None:
        return live
    options = live.table.options._replace(thread=False)
    return replace(live, table=replace(live.table, channel=0, forum=forum, options=options))


def with_post(change: Change) -> Change:
    """The first messages of a new table; in a forum its post comes first, and brings the others."""
    forum = change.after.table.forum
    return change if forum is None else replace(change, messages=post_message(forum))


def post_message(forum: int) -> tuple[OutboxMessage, ...]:
    """The message that makes a match's post; it waits in the queue of its forum."""
    return (OutboxMessage("post", facts={"channel": forum}, to=0),)


def settle_in_post(live: OpenTable, thread: int) -> Change:
    """The match in its post of a forum, whose first message is its lobby. What else it shows follows from that."""
    table = live.table
    if table.has_channel:
        return Change(live)
    return Change(replace(live, table=replace(table, channel=thread)), though_frozen=True)


def messages_in_post(table: Table) -> tuple[str, ...]:
    """The kinds of further messages in a new post, the first one first: its lobby is there, as it was then."""
    is_sealed_on_board = table.stage == "playing" and table.options.posting == "repost"
    return ("lobby", *(() if is_sealed_on_board else ("seal",)), *(("board",) if table.stage == "playing" else ()))


def move_table(live: OpenTable, person: int, channel: int, *, may_manage: bool) -> Change:
    """The table in another channel, where it is shown again.

    Raises Refusal: not_host, not_host_here, already_here, wrong_stage, daily_private.
    """
    table = live.table
    if not table.is_open:
        raise Refusal("wrong_stage", {"stage": table.stage})
    if not may_manage:
        table.check_host(person)
    if table.day is not None:
        raise Refusal("daily_private", facts_of_reveal(table))
    if table.channel == channel:
        raise Refusal("already_here")
    options = table.options if table.stage == "lobby" else table.options._replace(thread=False)
    after = replace(live, table=replace(table, channel=channel, options=options, forum=None))
    if table.stage == "lobby":
        return Change(after, (OutboxMessage("lobby", fresh=True),))
    return Change(after, (_board(table, person), *ASKED_AGAIN))
