"""Write tables as rows and load them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import structlog
from sqlalchemy import bindparam, delete, insert, select, update

from bot.storage.constant_statements import mark_constant
from bot.storage.schema import journal, messages, notes, openings, people, seats, servers, snapshots, tables, undone
from bot.storage.transaction import Transaction
from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import BY_ORDER, Change, OpenTable, in_order, seed_words
from bot.tables.model.options import options_of, stored_options, with_changes
from bot.tables.model.proposals import proposals_of, stored_proposals
from bot.tables.model.table import REMOVED, MessagePlace, Plan, Seat, Table
from bot.tables.people.people import number_of
from bot.tables.store import journal_rows, outbox_rows, turn_rows, undone_rows
from bot.tables.store.rebuilding import DamagedTable, OtherRules, present_rules, rebuild, snapshot_values
from engine.events import Event
from engine.match import Match
from engine.seal import commitment, public_terms

_log = structlog.stdlib.get_logger("pantheon.tables")

ENTRIES_PER_SNAPSHOT = 16

NEVER_CHANGING = ("server", "game", "language", "opened", "rematch_of", "day", "ranked", "queued", "secret_until")
CHANGING = (
    "stage",
    "settings",
    "tickets",
    "channel",
    "version",
    "started",
    "moved",
    "ended",
    "rested",
    "frozen",
    "click",
    "rules",
    "muster",
    "forum",
)
COLUMNS = ("id", *NEVER_CHANGING, *CHANGING, "commitment", "sealed")
"""What is kept of a table as it is; its host, seats, options and proposals are stored otherwise."""

# Statements that every click needs are made once: making one takes longer than carrying it out.
PLACE_OF = mark_constant(
    select(messages.c.channel, messages.c.message).where(
        messages.c.table_id == bindparam("of_table"), messages.c.kind == bindparam("of_kind")
    )
)
INSERT_ENTRY = mark_constant(insert(journal))
UPDATE_SAME = mark_constant(
    update(tables).where(tables.c.id == bindparam("of_table"), tables.c.version == bindparam("of_version"))
)


class VersionMoved(Exception):
    """Another transaction changed the table meanwhile."""


async def read(connection: Transaction, id: int) -> OpenTable | None:
    """Load a table with its match, or None when there is none. Raises DamagedTable."""
    hosts = people.alias()
    query = (
        select(tables, hosts.c.discord.label("host_discord"), servers.c.language.label("spoken_there"))
        .select_from(
            tables.outerjoin(hosts, tables.c.host == hosts.c.id).outerjoin(servers, tables.c.server == servers.c.id)
        )
        .where(tables.c.id == id)
    )
    row = (await connection.execute(query)).one_or_none()
    if row is None or row.stage == REMOVED:
        return None
    table = _table(row, await _seats(connection, id))
    live = OpenTable(table, bytes(row.seed), bytes(row.salt), None)
    if table.started is None and not table.queued:
        return live
    entries, snapshot = await journal_rows.read_match(connection, id)
    event_count, orders = _count_events(entries)
    note_rows = (await connection.execute(_notes(id))).all()
    among = [(row.told, Event.from_json([row.kind, row.seat, _facts(row.facts, id)])) for row in note_rows]
    snapshot_entries = None if snapshot is None else snapshot.entries
    live = replace(live, snapshot=snapshot_entries, event_count=event_count, notes=in_order([*orders, *among]))
    if table.started is None:
        return live
    try:
        return replace(live, match=rebuild(live, snapshot, entries))
    except OtherRules as reason:
        if table.stage == "playing" and table.rules > present_rules(live):
            # A newer program's match: it stands still until that program serves it again.
            raise DamagedTable(f"{reason}: its rules are version {table.rules}, of a newer program") from reason
        _log.info("other_rules", table=id, rules=table.rules, reason=str(reason))
        return replace(live, other_rules=True)


async def replay(connection: Transaction, live: OpenTable) -> Match[Any]:
    """The match of a table from its journal alone, played from its beginning. Raises DamagedTable, OtherRules."""
    return rebuild(live, None, await journal_rows.read_journal(connection, live.table.id))


def _table(row: Any, sitting: tuple[Seat, ...]) -> Table:
    if [seat.number for seat in sitting] != list(range(len(sitting))) or not sitting:
        raise DamagedTable(f"table {row.id}: a seat is missing")
    is_plain = isinstance(row.settings, dict) and isinstance(row.conduct, dict | None)
    if not is_plain or not isinstance(row.version, int):
        raise DamagedTable(f"table {row.id}: its row is damaged")
    plain = {name: getattr(row, name) for name in COLUMNS}
    if row.spoken_there and row.day is None and (row.channel > 0 or row.forum is not None):
        # What a server chooses counts from the next message on, also where a match runs.
        plain["language"] = row.spoken_there
    return Table(
        **plain,
        host=row.host_discord or 0,
        seats=sitting,
        options=options_of(row.conduct),
        proposals=proposals_of(row.proposals),
    )


async def _seats(connection: Transaction, id: int) -> tuple[Seat, ...]:
    own = (
        seats.c.word,
        seats.c.voted,
        seats.c.standing,
        seats.c.away,
        seats.c.counts_until,
        seats.c.plan,
        seats.c.ready,
    )
    columns = (seats.c.number, people.c.discord, seats.c.name, seats.c.computer, *own)
    query = (
        select(*columns)
        .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
        .where(seats.c.table_id == id)
        .order_by(seats.c.number)
    )
    return tuple(
        Seat(*row[:6], _facts(row.standing, id), row.away, row.counts_until, _plan(row.plan, id), row.ready)
        for row in await connection.execute(query)
    )


def _plan(document: Any, id: int) -> Plan | None:
    """A seat's plan. One that is damaged is dropped: the match does not depend on it."""
    if document is None:
        return None
    try:
        return Plan.from_json(document)
    except (LookupError, ValueError, TypeError, AttributeError):
        _log.warning("plan_damaged", table=id)
        return None


def _facts(document: Any, id: int) -> dict[str, Any]:
    """A JSON object that may be missing. Raises DamagedTable for anything else."""
    if not isinstance(document, dict | None):
        raise DamagedTable(f"table {id}: what is stored of it is damaged")
    return document or {}


def _count_events(entries: Sequence[Any]) -> tuple[int, list[tuple[int, Event]]]:
    """How many events came of the journal, and after how many of them which seat gave a standing answer."""
    event_count = 0
    orders: list[tuple[int, Event]] = []
    for row in entries:
        event_count += len(row.events)
        if row.by_order:
            orders.append((event_count, Event(BY_ORDER, row.seat)))
    return event_count, orders


def _notes(id: int) -> Any:
    columns = (notes.c.told, notes.c.kind, notes.c.seat, notes.c.facts)
    return select(*columns).where(notes.c.table_id == id).order_by(notes.c.id)


async def insert_table(connection: Transaction, change: Change) -> int:
    """Store a new table, and seal it now that it has a number; its id."""
    live, table = change.after, change.after.table
    host = await number_of(connection, table.host) if table.host else None
    own = {name: getattr(table, name) for name in NEVER_CHANGING}
    row = {**own, "host": host, "seed": live.seed, "salt": live.salt, **_changing(live)}
    id = int((await connection.execute(insert(tables).values(row).returning(tables.c.id))).scalar_one())
    public = _public_terms(live, id)
    seal: dict[str, Any] = {"sealed": public, "commitment": commitment(live.seed, live.salt, public)}
    if not table.has_channel:
        # Only one open table may be in a channel; those without one differ by their number.
        seal["channel"] = -id
    await connection.execute(update(tables).where(tables.c.id == id).values(seal))
    await _write_seats(connection, id, table.seats)
    if change.entry is not None:
        await _write_entry(connection, replace(live, table=replace(table, id=id)), change)
    if not table.queued and host is not None:
        await connection.execute(insert(openings).values(table_id=id, person=host, opened=table.opened))
    await post(connection, table, change.messages, id)
    return id


def _public_terms(live: OpenTable, id: int) -> dict[str, Any]:
    """What the seal of a new table binds; that of a day's challenge is the same at all its tables."""
    table, match = live.table, live.match
    if table.played_on is not None and match is not None:
        own = public_terms(table.game, table.settings, id, match.origin.dice)
        return {**own, **(table.sealed or {})}
    return dict(table.sealed or public_terms(table.game, table.settings, id))


def _changing(live: OpenTable) -> dict[str, Any]:
    table = live.table
    return {
        **{name: getattr(table, name) for name in CHANGING},
        "settings": dict(table.settings),
        "conduct": stored_options(table.options),
        "proposals": stored_proposals(table.proposals),
        "computing": live.answers_itself,
    }


async def save(connection: Transaction, before: OpenTable, change: Change) -> OpenTable:
    """Store a change; the table as it is then. Raises VersionMoved when it is not the table that was changed."""
    after, table = change.after, change.after.table
    earlier = _changing(before)
    values = {key: value for key, value in _changing(after).items() if value != earlier[key]}
    if "conduct" in values:
        query = select(tables.c.conduct).where(tables.c.id == table.id)
        document = (await connection.execute(query)).scalar_one_or_none()
        values["conduct"] = with_changes(document, earlier["conduct"] or {}, values["conduct"] or {}) or None
    if table.host != before.table.host:
        values["host"] = await number_of(connection, table.host) if table.host else None
    same = {"of_table": table.id, "of_version": before.table.version}
    result = await connection.execute(UPDATE_SAME, {**(values or {"version": table.version}), **same})
    if result.rowcount != 1:
        raise VersionMoved(table.id)
    if not before.table.is_open:
        await journal_rows.bring_back(connection, table.id)
    if table.seats != before.table.seats:
        await connection.execute(delete(seats).where(seats.c.table_id == table.id))
        await _write_seats(connection, table.id, table.seats)
    if change.kept_count is not None:
        after = await undone_rows.take_back(connection, change)
    if change.entry is not None:
        await _write_entry(connection, before, change)
        after = await _write_snapshot(connection, after)
    elif after.match is not None and before.match is not None and _began_otherwise(table, before.table):
        after = await _write_snapshot(connection, after, always=True)
    if table.channel != before.table.channel:
        await outbox_rows.move(connection, table.id, before.table.channel, table.channel)
    await _write_notes(connection, change)
    await post(connection, table, change.messages)
    return after


def _began_otherwise(table: Table, before: Table) -> bool:
    """Whether the journal alone would no longer lead to this match, or not by the rules that the snapshot names."""
    return seed_words(table) != seed_words(before) or table.rules != before.rules


async def _write_seats(connection: Transaction, id: int, sitting: Sequence[Seat]) -> None:
    rows = [
        {
            **seat._asdict(),
            "table_id": id,
            "person": None if seat.person is None else await number_of(connection, seat.person),
            "standing": dict(seat.standing) or None,
            "plan": seat.plan.to_json() if seat.plan else None,
        }
        for seat in sitting
    ]
    if rows:
        await connection.execute(insert(seats), rows)


async def _write_entry(connection: Transaction, before: OpenTable, change: Change) -> None:
    """Write what the journal gets by a change; its last line is the match's last choice."""
    entries = change.entries
    first = len(change.after.playing.journal) - len(entries) + 1
    for number, entry in enumerate(entries, start=first):
        row = {
            **entry._asdict(),
            "table_id": before.table.id,
            "number": number,
            "version": before.table.version,
            "played": change.after.table.moved,
            "events": [event.to_json() for event in entry.events],
        }
        await connection.execute(INSERT_ENTRY, row)


async def _write_notes(connection: Transaction, change: Change) -> None:
    table, missing = change.after.table, [*change.notes]
    rows: list[dict[str, Any]] = []
    # New notes are among the last ones.
    for place, note in reversed(change.after.notes):
        if not missing:
            break
        if any(note is each for each in missing):
            missing = [each for each in missing if each is not note]
            facts = {"facts": dict(note.facts), "table_id": table.id, "told": place, "noted": table.moved}
            rows.insert(0, {**note._asdict(), **facts})
    if rows:
        await connection.execute(insert(notes), rows)


async def _write_snapshot(connection: Transaction, live: OpenTable, *, always: bool = False) -> OpenTable:
    """Keep the match as it is, now and then; always, when the people whose words made its seed are not all there."""
    entries = len(live.playing.journal)
    if entries - (live.snapshot or 0) < ENTRIES_PER_SNAPSHOT and not always:
        return live
    values = snapshot_values(live.playing)
    id = live.table.id
    if live.snapshot is None:
        await connection.execute(insert(snapshots).values(table_id=id, **values))
    else:
        await connection.execute(update(snapshots).where(snapshots.c.table_id == id).values(values))
    return replace(live, snapshot=entries)


async def keep_whole(connection: Transaction, live: OpenTable) -> None:
    """Keep a match as it is now, before a word is erased without which it could not be played again."""
    if live.match is not None:
        await journal_rows.bring_back(connection, live.table.id)
        await _write_snapshot(connection, live, always=True)


async def post(connection: Transaction, table: Table, messages: Sequence[OutboxMessage], id: int | None = None) -> None:
    """Put messages into the outbox, due at once. ``id`` is the table's, where the table does not know it yet."""
    await post_all(connection, [(table if id is None else replace(table, id=id), message) for message in messages])


async def post_all(connection: Transaction, messages: Sequence[tuple[Any, OutboxMessage]]) -> None:
    """Put messages of many tables into the outbox; a row with id, server, channel and version does for a table.

    Those that are ``to`` the person of a seat have a queue of their own, so that they hold up no channel; at a table
    without a channel only they have a place.
    """
    rows = [
        outbox_rows.due_at_once(
            table.id,
            table.server,
            table.channel if message.to is None else turn_rows.queue_of(table.id, message.to),
            message.kind,
            {"version": table.version, **message.facts},
            fresh=message.fresh,
        )
        for table, message in messages
        if table.channel > 0 or message.to is not None
    ]
    await outbox_rows.add(connection, rows)


async def place_of(connection: Transaction, id: int, kind: str) -> MessagePlace | None:
    """Where a table's newest message of a kind is, or None."""
    row = (await connection.execute(PLACE_OF, {"of_table": id, "of_kind": kind})).one_or_none()
    return None if row is None else MessagePlace(*row)


async def entry_of(connection: Transaction, id: int, interaction: int) -> list[Event] | None:
    """What came of an interaction that was answered before, or None when it is new. It may be taken back since."""
    for rows in (journal, undone):
        query = select(rows.c.events).where(rows.c.table_id == id, rows.c.interaction == interaction)
        plain = (await connection.execute(query)).scalar_one_or_none()
        if plain is not None:
            return [Event.from_json(each) for each in plain]
    return None


async def answer_to(connection: Transaction, id: int, ticket: int) -> tuple[int, str] | None:
    """The seat and option that answered a question of a table, or None. The answer may be taken back since."""
    for rows in (journal, undone):
        query = select(rows.c.seat, rows.c.option).where(rows.c.table_id == id, rows.c.ticket == ticket)
        row = (await connection.execute(query)).one_or_none()
        if row is not None:
            return (row.seat, row.option)
    return None
