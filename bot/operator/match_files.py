"""Handing a match over to another database: as a file, and back into a table with a new number."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.command_failures import BUSY, FAILED, USE, Fault
from bot.languages import LANGUAGES, speech
from bot.operator.channel import Facts
from bot.operator.matches import match_of, number_in, refusal_fault
from bot.operator.requests import Operated
from bot.storage.schema import banks, journal, notes, seats, snapshots, tables
from bot.storage.transaction import Transaction
from bot.tables.match_file import BadFile, read
from bot.tables.model.match_parts import FORMAT, BankPart, MatchFile, NotePart, SeatPart, TablePart
from bot.tables.model.messages import OutboxMessage
from bot.tables.model.refusals import Refusal
from bot.tables.people.erased_names import stored_name
from bot.tables.people.people import number_of
from bot.tables.store import table_rows
from bot.tables.store.journal_rows import free_clicks, read_journal
from bot.tables.store.queries import open_in_channel, open_without_channel
from bot.tables.store.rebuilding import snapshot_hash
from engine.events import Event
from engine.verification import is_export

ANONYMOUS = {"person": None, "word": None, "standing": None}


async def export_match(operated: Operated, facts: Facts) -> Facts:
    """The ``match`` as a document, also while it is played; ``without_people``: without ids, names and words of people,
    server, channel and clicks. Only the click that started the match stays, and digests of words: dice come of them.
    """
    id = match_of(facts)
    repository = operated.tables.repository
    try:
        live = await repository.live(id)
        snapshot = live.playing.save()
    except Refusal as refusal:
        if refusal.key in ("wrong_stage", "other_rules"):
            why = "has not begun" if refusal.key == "wrong_stage" else "was played by other rules"
            raise Fault(f"Match {id} {why}; it cannot be handed over.", FAILED) from refusal
        raise refusal_fault(refusal, id) from refusal
    table = live.table

    async def work(connection: Transaction) -> dict[str, Any]:
        row = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().one()
        own = {name: row[name] for name in TablePart.model_fields if name in row}
        own |= {"host": table.host or None, "seed": live.seed.hex(), "salt": live.salt.hex()}
        document = {
            "format": FORMAT,
            "table": own,
            "seats": [{name: getattr(seat, name) for name in SeatPart.model_fields} for seat in table.seats],
            "journal": [row._asdict() for row in await read_journal(connection, id)],
            "notes": await _rows(connection, notes, NotePart, id, notes.c.id),
            "saved": snapshot,
        }
        if bank_rows := await _rows(connection, banks, BankPart, id, banks.c.length):
            document["banks"] = bank_rows
        return document

    document = await operated.database.read(work)
    if not (table.server and table.has_channel):
        # Answers to clicks and conversations with the bot stand in no channel that another bot could write in.
        document["table"] |= {"server": None, "channel": None}
    for seat in document["seats"]:
        seat["standing"] = dict(seat["standing"]) or None
    if facts.get("without_people"):
        document["table"] |= {"host": None, "server": None, "channel": None}
        # Numbers of their own: a choice with a click was made by hand.
        for number, entry in enumerate(document["journal"], 1):
            entry["interaction"] = None if entry["interaction"] is None else -number
        document["seats"] = [
            {**seat, **ANONYMOUS, "name": stored_name(seat["number"] + 1)} for seat in document["seats"]
        ]
    return {"document": document}


async def _rows(connection: Transaction, source: Any, part: Any, id: int, order: Any) -> list[dict[str, Any]]:
    query = select(*(source.c[name] for name in part.model_fields)).where(source.c.table_id == id).order_by(order)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def import_match(operated: Operated, facts: Facts) -> Facts:
    """Take a match from a ``document`` into a new table, in its own or another ``server`` and ``channel``.

    A match without people rests, so that it holds no channel; one with people is shown in its channel and continues.
    One that a person plays alone needs none: it is shown in the answers to their clicks.
    """
    document = facts.get("document")
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        is_proof = isinstance(document, dict) and is_export(document)
        why = "it is the file of /verify, which lacks who plays" if is_proof else "it holds no match"
        raise Fault(f"The file is no match that can be played on: {why}; name one that export-match wrote.", FAILED)
    try:
        file = await asyncio.to_thread(_readable, document)
    except BadFile as error:
        raise Fault(f"The file is no match that can be played on: {error}.", FAILED) from None
    server = number_in(facts, "server") or file.table.server or 0
    channel = number_in(facts, "channel") or file.table.channel or 0
    if (facts.get("server") is None) != (facts.get("channel") is None):
        raise Fault("Name both, the server and the channel", USE)
    if not channel and len([seat for seat in file.seats if seat.person is not None]) > 1:
        raise Fault("Its people have no channel; name one with --server and --channel.", FAILED)
    id = await store_match(operated, file, server, channel)
    tables_here = operated.tables
    live = await tables_here.repository.live(id)
    if live.answers_itself:
        tables_here.computers.awaken(id)
    tables_here.time.note_commit()
    tables_here.messages.wake()
    return {"match": id}


async def store_match(operated: Operated, file: MatchFile, server: int, channel: int) -> int:
    """Store a match as a new table; no computer player is woken. Raises Fault."""
    try:
        id = await operated.database.write(lambda connection: _insert(operated, connection, file, server, channel))
    except IntegrityError as error:
        raise Fault("The match cannot be stored; nothing was changed, try again later.", BUSY) from error
    operated.tables.repository.drop(id)
    return id


def _readable(document: Facts) -> MatchFile:
    """The match of a document, whose notes have words in every language. Raises BadFile."""
    file = read(document)
    if file.table.language not in LANGUAGES:
        raise BadFile("its language is one that this program does not have")
    names = [seat.name for seat in file.seats]
    notes = [Event.from_json([note.kind, note.seat, note.facts]) for note in file.notes]
    try:
        for language in LANGUAGES:
            speech(language).story(file.table.game, notes, names)
    except Exception as error:
        raise BadFile("its notes on the table have no words") from error
    return file


async def _insert(operated: Operated, connection: Transaction, file: MatchFile, server: int, channel: int) -> int:
    now = operated.tables.repository.clock.now()
    people = [seat.person for seat in file.seats if seat.person is not None]
    is_played = file.table.stage == "playing"
    if is_played and people and channel and await open_in_channel(connection, channel) is not None:
        raise Fault(f"Another match is played in the channel {channel}; name a free one with --channel.", FAILED)
    if is_played and people and not channel and await open_without_channel(connection, people[0]) is not None:
        raise Fault("Its person plays another match without a channel; name one with --server and --channel.", FAILED)
    host = None if file.table.host is None else await number_of(connection, file.table.host)
    own = file.table.model_dump() | {"server": server, "channel": channel, "host": host, "computing": False}
    own |= {"seed": bytes.fromhex(file.table.seed), "salt": bytes.fromhex(file.table.salt)}
    own |= {"sealed": file.table.seal}
    own |= {"rested": now if is_played and not people else None}
    id = int((await connection.execute(insert(tables).values(own).returning(tables.c.id))).scalar_one())
    if not channel:
        # Only one open table may be in a channel; those without one differ by their number.
        await connection.execute(update(tables).where(tables.c.id == id).values(channel=-id))
    persons = {person: await number_of(connection, person) for person in people}
    for seat in file.seats:
        person = None if seat.person is None else persons[seat.person]
        await connection.execute(insert(seats).values({**seat.model_dump(), "table_id": id, "person": person}))
    clicks = await free_clicks(connection, id, [entry.interaction for entry in file.journal])
    for entry, click in zip(file.journal, clicks, strict=True):
        values = {**entry.model_dump(), "table_id": id, "interaction": click}
        await connection.execute(insert(journal).values(values))
    for note in file.notes:
        await connection.execute(insert(notes).values({**note.model_dump(), "table_id": id}))
    for line in file.banks:
        await connection.execute(insert(banks).values({**line.model_dump(), "table_id": id}))
    snapshot = {"entries": len(file.journal), "saved": file.saved, "hash": snapshot_hash(file.saved)}
    await connection.execute(insert(snapshots).values(table_id=id, **snapshot))
    await _begin(operated, connection, id)
    return id


async def _begin(operated: Operated, connection: Transaction, id: int) -> None:
    """Bring the match back as it is at every start, let its time run and show it. Raises Fault."""
    try:
        live = await table_rows.read(connection, id)
    except Exception as error:
        raise Fault(
            "The file is no match that can be played on: it does not come out as it was played.", FAILED
        ) from error
    assert live is not None
    if live.table.stage == "playing" and live.table.rested is None:
        await operated.tables.time.write_change(connection, None, live)
        if live.awaited_seats:
            await table_rows.post(connection, live.table, (OutboxMessage("board", fresh=True),))
