"""Musters: a match among strangers begins once everyone has confirmed, within a time.

Whoever has just sat down, or presses *Start*, is there and is not asked. In a lobby a seat that is not confirmed
is free again, and who is left decides; a match of the queue is called off, and its other people wait again. Times are
milliseconds since 1970 UTC.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from bot.runtime.clock import HOUR, MINUTE
from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.options import TableOptions
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table
from bot.tables.rules import lobby
from engine.events import Event

LIVE, SLOW = 10 * MINUTE, 12 * HOUR
"""How long people may take to confirm where all play at once, and where a decision may take half a day or longer."""
AFTER_QUIET = 3 * HOUR
"""How long they have at least after their quiet hours, in a slow match."""

NOT_CONFIRMED = "not_confirmed"
"""The kind of the note that tells who has not confirmed a match of the queue in time."""
PLACE_LOST = "place_lost"
"""The kind of the note that tells that no one could confirm it: the bot was removed from its server."""


def span_of(options: TableOptions) -> int:
    """How long people may take to confirm."""
    return LIVE if 0 < options.limit <= HOUR else SLOW


def ends_at(options: TableOptions, now: int, wakes: Iterable[int] = ()) -> int:
    """When a muster ends that begins now; ``wakes`` is when the quiet hours of its people end."""
    span = span_of(options)
    slept = [each + AFTER_QUIET for each in wakes if each > now] if span == SLOW else []
    return max(now + span, *slept) if slept else now + span


def to_confirm(table: Table, confirmed_people: Collection[int], now: int) -> tuple[int, ...]:
    """The seats whose people are asked before a match begins: not the host, nor who has sat down within the time that
    there is to confirm. ``confirmed_people`` are the people (Discord ids) who have finished a match with the host."""
    if table.options.muster == "none":
        return ()
    recently = now - span_of(table.options)
    return tuple(
        seat.number
        for seat in table.seats
        if seat.person is not None and seat.person != table.host
        if table.options.muster == "all" or seat.person not in confirmed_people
        if seat.ready is None or seat.ready < recently
    )


def start(
    live: OpenTable,
    person: int,
    now: int,
    click: int,
    confirmed_people: Collection[int] = (),
    wakes: Iterable[int] = (),
) -> Change:
    """The host starts: the match, or its muster where there are strangers.

    Raises Refusal: not_host, too_few_players, wrong_stage, being_mustered, queue_fixed.
    """
    table = lobby.check_start(live, person)
    if table.muster is not None:
        raise Refusal("being_mustered", {"until": table.muster})
    unsure = to_confirm(table, confirmed_people, now)
    if not unsure:
        return lobby.start(live, person, now, click)
    seats = tuple(
        seat._replace(ready=None) if seat.number in unsure else _confirm(seat, now, again=seat.person == person)
        for seat in table.seats
    )
    table_in_muster = replace(table, seats=seats, moved=now, muster=ends_at(table.options, now, wakes))
    return Change(replace(live, table=table_in_muster), (OutboxMessage("lobby", fresh=True),))


def of_queue(live: OpenTable, wakes: Iterable[int] = ()) -> Change:
    """A new table of the queue, whose people are asked to confirm, all of them."""
    table = replace(live.table, muster=ends_at(live.table.options, live.table.opened, wakes))
    return lobby.announce_lobby(replace(live, table=table))


def confirm(live: OpenTable, person: int, now: int, click: int) -> Change:
    """Someone is ready; the last one begins the match, and their click is stirred into the seed.

    Raises Refusal: not_seated, not_mustered, wrong_stage.
    """
    table = _end_muster(live)
    own = table.own_seat(person)
    if own.ready is not None:
        return Change(live)
    seats = tuple(_confirm(seat, now) if seat is own else seat for seat in table.seats)
    after = replace(live, table=replace(table, seats=seats, moved=now))
    if unconfirmed_seats(after.table):
        return Change(after, lobby.SHOW)
    begun = lobby.start_match(replace(after, table=replace(after.table, muster=None)), now, click)
    return replace(begun, messages=(*lobby.SHOW, *begun.messages))


def decline(live: OpenTable, person: int, now: int) -> Change:
    """Someone cannot play: their seat is free again. Raises Refusal: not_seated, not_mustered, wrong_stage."""
    _end_muster(live)
    return lobby.leave(live, person, now)


def halt(live: OpenTable, person: int, now: int) -> Change:
    """The host waits for no one any more: back to the lobby. Raises Refusal: not_host, wrong_stage, queue_fixed."""
    table = lobby.lobby_of_host(live, person)
    if table.muster is None:
        return Change(live)
    return Change(replace(live, table=replace(table, moved=now, muster=None)), lobby.SHOW)


def run_out(live: OpenTable, now: int, *, in_vain: bool = False) -> Change:
    """The table when the time to confirm is over. ``in_vain``: its people could not click, so no one loses anything."""
    table = live.table
    if table.stage != "lobby" or table.muster is None or now < table.muster:
        return Change(live)
    missing = unconfirmed_seats(table)
    if table.queued:
        notes = [Event(PLACE_LOST)] if in_vain else [Event(NOT_CONFIRMED, seat.number) for seat in missing]
        return replace(lobby.end_table(live.add_notes(*notes), now), notes=tuple(notes))
    seats = table.seats if in_vain else tuple(seat for seat in table.seats if seat not in missing)
    host = table.host if any(seat.person == table.host for seat in seats) else lobby.first_person(seats)
    if host is None:
        return lobby.end_table(live, now)
    numbered_seats = tuple(seat._replace(number=number) for number, seat in enumerate(seats))
    after = replace(live, table=replace(table, seats=numbered_seats, host=host, moved=now, muster=None))
    gone_count = len(table.seats) - len(seats)
    return Change(
        after, (OutboxMessage("lobby", fresh=gone_count > 0, facts={"gone": gone_count} if gone_count else {}),)
    )


def unconfirmed_seats(table: Table) -> tuple[Seat, ...]:
    """The seats that are asked and have not answered."""
    return tuple(seat for seat in table.seats if seat.person is not None and seat.ready is None)


def _confirm(seat: Seat, now: int, *, again: bool = True) -> Seat:
    return seat._replace(ready=now) if again or seat.ready is None else seat


def _end_muster(live: OpenTable) -> Table:
    table = live.table
    if table.stage != "lobby":
        raise Refusal("wrong_stage", {"stage": table.stage})
    if table.muster is None:
        raise Refusal("not_mustered")
    return table
