"""Export all data about a person. Times are milliseconds since 1970 UTC."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any, Protocol, TypeVar

import sqlalchemy
from sqlalchemy import ColumnElement, Table, select

from bot.storage.schema import (
    analyses,
    attempts,
    attendances,
    avoided,
    banks,
    conversations,
    drills,
    entrants,
    follows,
    league_entries,
    match_links,
    memos,
    notes,
    offers,
    parties,
    party_members,
    people,
    people_league_members,
    puzzle_answers,
    puzzlers,
    ratings,
    results,
    seats,
    timers,
    tournament_players,
    tournaments,
    tutorials,
    undone,
)
from bot.storage.schema import tables as rows
from bot.storage.transaction import Transaction, Work
from bot.tables.store.archive_form import EntryRow
from bot.tables.store.journal_rows import read_choices

T = TypeVar("T")
Row = dict[str, Any]
RowOf = sqlalchemy.Row[Any]
AT_ONCE = 10
"""How many tables are read in one transaction."""
OF_DISCORD = ("server", "channel", "message")
"""The columns with ids of Discord."""


class Read(Protocol):
    """Reads from the database in a transaction of its own."""

    def __call__(self, work: Work[T], /) -> Awaitable[T]:
        """The result of the work."""


async def exported_person(read: Read, discord: int) -> Row:
    """All data about a person, as JSON.

    It is read in pieces, so that a long export does not block others.
    """
    person = await read(lambda connection: _person(connection, discord))
    if person is None:
        return {"discord_id": str(discord), "language": None, "tables": []}
    sat = await read(lambda connection: _tables_of(connection, person.id))
    exported_tables: list[Row] = []
    for start in range(0, len(sat), AT_ONCE):
        some = sat[start : start + AT_ONCE]
        exported_tables += await read(lambda connection, some=some: _sat_at(connection, some, person.id))  # type: ignore[misc]
    return {
        "discord_id": str(discord),
        "language": person.language,
        "preferences": person.preferences or {},
        "conversation": await read(lambda connection: _conversation(connection, person.id)),
        "tables": exported_tables,
        **await read(lambda connection: _beside_tables(connection, person.id)),
        **await read(lambda connection: _shares_with_others(connection, person.id)),
        **await read(lambda connection: _practice_of(connection, person.id)),
        **await read(lambda connection: _challenges_and_queue(connection, person.id)),
        **await read(lambda connection: _contests(connection, person.id)),
    }


async def _person(connection: Transaction, discord: int) -> RowOf | None:
    return (await connection.execute(select(people).where(people.c.discord == discord))).one_or_none()


async def _tables_of(connection: Transaction, person: int) -> Sequence[RowOf]:
    """The person's tables, with the data of their own seat."""
    query = (
        select(
            rows, *(seats.c[name] for name in ("number", "name", "word", "voted", "standing", "away", "plan", "ready"))
        )
        .select_from(rows.join(seats))
        .where(seats.c.person == person)
        .order_by(rows.c.id)
    )
    return (await connection.execute(query)).all()


async def _beside_tables(connection: Transaction, person: int) -> Row:
    tables_of_host = select(rows.c.id).where(rows.c.host == person).order_by(rows.c.id)
    return {
        "hosts": list((await connection.execute(tables_of_host)).scalars()),
        "results": await _rows(connection, results, results.c.person == person, "person"),
        "ratings": await _rows(connection, ratings, ratings.c.person == person, "person"),
        "matches_attended": await _rows(connection, attendances, attendances.c.person == person, "person"),
        "rated_matches_begun": await _rows(connection, entrants, entrants.c.person == person, "person"),
    }


async def _shares_with_others(connection: Transaction, person: int) -> Row:
    sat_at = select(seats.c.table_id).where(seats.c.person == person)
    return {
        "matches_shown_by_link": await _rows(connection, match_links, match_links.c.table_id.in_(sat_at), "secret"),
        "seats_offered": await _rows(connection, offers, offers.c.person == person, "person"),
    }


async def _conversation(connection: Transaction, person: int) -> Row | None:
    """The person's channel of direct messages, and the time since which the bot may use it."""
    query = select(conversations).where(conversations.c.person == person)
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        return None
    return {
        "used_the_bot": row.clicked,
        "language": row.language,
        "channel_id": None if row.channel is None else str(row.channel),
        "opened": row.opened,
        "waits_since": row.wanted,
    }


async def _practice_of(connection: Transaction, person: int) -> Row:
    return {
        "puzzles": await _rows(connection, puzzle_answers, puzzle_answers.c.person == person, "person"),
        "notes_of_matches": await _rows(connection, memos, memos.c.person == person, "person"),
        "matches_followed": await _rows(connection, follows, follows.c.person == person, "person"),
        "drills": await _rows(connection, drills, drills.c.person == person, "person"),
        "puzzle_rating": await _rows(connection, puzzlers, puzzlers.c.person == person, "person"),
        "tutorials": await _rows(connection, tutorials, tutorials.c.person == person, "person"),
    }


async def _challenges_and_queue(connection: Transaction, person: int) -> Row:
    return {
        "challenges_of_the_day": await _rows(connection, attempts, attempts.c.person == person, "person"),
        "queue": await _queue(connection, person),
    }


async def _contests(connection: Transaction, person: int) -> Row:
    return {
        "leagues": await _rows(connection, league_entries, league_entries.c.person == person, "person"),
        "leagues_of_matches": await _rows(
            connection, people_league_members, people_league_members.c.person == person, "person"
        ),
        "tournaments": await _rows(connection, tournament_players, tournament_players.c.person == person, "person"),
        "tournaments_organised": await _rows(connection, tournaments, tournaments.c.organiser == person, "organiser"),
    }


async def _queue(connection: Transaction, person: int) -> Row:
    """The person's place in the queue, and the ids that they avoid."""
    own = select(party_members.c.party).where(party_members.c.person == person).scalar_subquery()
    others = select(avoided.c.other).where(avoided.c.person == person)
    return {
        "waits_for": await _rows(connection, parties, parties.c.id == own, "id"),
        "waits_since": await _rows(connection, party_members, party_members.c.person == person, "person", "party"),
        "avoids": [str(id) for id in (await connection.execute(others)).scalars()],
    }


async def _sat_at(connection: Transaction, sat: Sequence[RowOf], person: int) -> list[Row]:
    own = [(row.id, row.number) for row in sat]
    moves = await read_choices(connection, [id for id, _ in own])
    taken_back = await _of_seats(connection, undone, own, "number", "option", "played")
    notes_by_table = await _of_seats(connection, notes, own, "kind", "facts", "noted")
    banks_by_table = await _of_seats(connection, banks, own, "length", "spent", by=banks.c.length)
    timers_by_table = await _of_seats(connection, timers, own, "kind", "began", "deadline", "due", "bank", "bank_ends")
    analyses_by_table = await _analysis_shares(connection, own)
    return [
        {
            "table": row.id,
            "server_id": str(row.server),
            "channel_id": str(row.channel),
            "game": row.game,
            "stage": row.stage,
            "host": row.host == person,
            "seat": row.number,
            "name": row.name,
            "word": row.word,
            "voted_to_end": row.voted,
            "standing_answers": row.standing or {},
            "plan": _plan(row.plan),
            "said_ready": row.ready,
            "played_by_computer_because": row.away,
            "opened": row.opened,
            "started": row.started,
            "ended": row.ended,
            "moves": [_move(move) for move in moves[row.id] if move.seat == row.number],
            "moves_taken_back": taken_back[row.id],
            "notes": notes_by_table[row.id],
            "timers": timers_by_table[row.id],
            "time_bank": banks_by_table[row.id],
            "analysis": analyses_by_table.get(row.id),
        }
        for row in sat
    ]


def _plan(document: Row | None) -> Row | None:
    """A plan for the next turn: the options of each of its ways, and its conditions."""
    if not document:
        return None
    ways = [document.get("steps", ()), *document.get("others", ())]
    return {"ways": [[step[1] for step in way] for way in ways], "conditions": document.get("conditions", {})}


def _move(move: EntryRow) -> Row:
    return {
        "number": move.number,
        "option": move.option,
        "played": move.played,
        "interaction_id": None if move.interaction is None else str(move.interaction),
        "by_standing_answer": move.by_order,
        "by_the_click_before": move.joined,
    }


async def _analysis_shares(connection: Transaction, own: Sequence[tuple[int, int]]) -> dict[int, Row]:
    """What the analysis of each of these matches says about the own seat, by the id of the table."""
    seats_by_table = dict(own)
    query = select(analyses).where(analyses.c.table_id.in_(seats_by_table))
    shares: dict[int, Row] = {}
    for row in await connection.execute(query):
        seat = seats_by_table[row.table_id]
        own_parts = {
            part: [each for each in row.found.get(part, ()) if each["seat"] == seat]
            for part in ("costly", "accuracy", "posed")
        }
        fortune = dict(enumerate(row.found.get("fortune", ()))).get(seat)
        lucky = {"luck": row.found["luck"][seat], "fortune": fortune}
        shares[row.table_id] = {"made": row.made, **own_parts, **lucky}
    return shares


async def _of_seats(
    connection: Transaction,
    table: Table,
    own: Sequence[tuple[int, int]],
    *names: str,
    by: ColumnElement[Any] | None = None,
) -> dict[int, list[Row]]:
    """What a table holds of these seats (the id of a table, and the seat's number), by the id of the table."""
    columns = [table.c[name] for name in names]
    # The statement selects by tables alone, so that one compiled statement serves any number of seats.
    query = select(table.c.table_id, table.c.seat, *columns).where(table.c.table_id.in_([id for id, _ in own]))
    seats_by_table = dict(own)
    rows_by_seat: dict[int, list[Row]] = {id: [] for id, _ in own}
    for row in await connection.execute(query.order_by(table.c.id if by is None else by)):
        if row.seat == seats_by_table[row.table_id]:
            rows_by_seat[row.table_id].append({name: row._mapping[name] for name in names})
    return rows_by_seat


async def _rows(connection: Transaction, table: Table, own: Any, *hidden: str) -> list[Row]:
    """The rows of a table that are someone's; ids of Discord as text, for they are longer than many numbers may be."""
    columns = [column for column in table.c if column.name not in hidden]
    records = (dict(row._mapping) for row in await connection.execute(select(*columns).where(own)))
    return [{key: str(value) if key in OF_DISCORD else value for key, value in row.items()} for row in records]
