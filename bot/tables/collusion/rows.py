"""Matches as they are looked at for signs of collusion, read from what is stored of them anyway.

Nothing is stored of what is found. Who is erased is in no row any more; with the person, analyses of their matches go.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import select

from bot.storage.schema import analyses, results, seats, tables
from bot.storage.transaction import Transaction
from bot.tables.collusion.signs import MatchFacts
from bot.tables.model.table import REMOVED
from bot.tables.store.journal_rows import read_choices
from engine.analysis.report import from_json

MOST = 500
"""How many matches are looked at, the newest ones."""
AT_ONCE = 100
"""How many matches are read with one statement."""
IS_EARLY = 0.5
"""Who made their last choice in this part of a match has given up early."""
GAVE_UP, BY_TIME = ("asked", "left"), ("timeout", "voted")
"""Why a computer player plays for a person who has given up, and for one whose time ran out."""


class FinishedMatch(NamedTuple):
    """A match with its id; ``names`` are those of its people, by their numbers. ``can_be_judged``: it is over, its
    journal is kept, and its choices were not judged."""

    id: int
    seen: MatchFacts
    names: dict[int, str]
    can_be_judged: bool


async def read_matches(connection: Transaction, ids: Sequence[int]) -> list[FinishedMatch]:
    """These matches, as far as they are over and two people at least are still known, the oldest first."""
    matches: list[FinishedMatch] = []
    newest = sorted(ids)[-MOST:]
    for start in range(0, len(newest), AT_ONCE):
        matches += await _read_some(connection, newest[start : start + AT_ONCE])
    return matches


async def _read_some(connection: Transaction, ids: Sequence[int]) -> list[FinishedMatch]:
    is_over = tables.c.id.in_(ids) & tables.c.stage.in_(("finished", "ended", REMOVED)) & tables.c.started.is_not(None)
    query = select(tables.c.id, tables.c.stage).where(is_over).order_by(tables.c.id)
    stages = {row.id: row.stage for row in await connection.execute(query)}
    sitting: dict[int, list[Any]] = {id: [] for id in stages}
    columns = (seats.c.table_id, seats.c.number, seats.c.person, seats.c.name, seats.c.away)
    query = select(*columns).where(seats.c.table_id.in_(stages)).order_by(seats.c.table_id, seats.c.number)
    for row in await connection.execute(query):
        sitting[row.table_id].append(row)
    places: dict[int, dict[int, int]] = {id: {} for id in stages}
    for row in await connection.execute(
        select(results.c.table_id, results.c.seat, results.c.place).where(results.c.table_id.in_(stages))
    ):
        places[row.table_id][row.seat] = row.place
    last = await _last_choices(connection, list(stages))
    favours: dict[int, Any] = {}
    for row in await connection.execute(
        select(analyses.c.table_id, analyses.c.found).where(analyses.c.table_id.in_(stages))
    ):
        favours[row.table_id] = _favours_in(row.found)
    return [
        _match_of(id, stages[id], own, places[id], last.get(id, {}), favours.get(id))
        for id, own in sitting.items()
        if sum(each.person is not None for each in own) > 1
    ]


async def _last_choices(connection: Transaction, ids: Sequence[int]) -> dict[int, dict[int | None, int]]:
    """The place in the journal of the last click of each seat of these matches; under None, the last of all."""
    turns: dict[int, dict[int | None, int]] = {}
    for id, entries in (await read_choices(connection, ids)).items():
        lasts = turns[id] = {None: entries[-1].number if entries else 0}
        for row in entries:
            lasts[row.seat] = row.number if row.interaction is not None else lasts.get(row.seat, -1)
    return turns


def _match_of(
    id: int, stage: str, own: Sequence[Any], places: dict[int, int], last: dict[int | None, int], favours: Any
) -> FinishedMatch:
    end = last.get(None, 0)
    given_up = {each.number for each in own if each.away in GAVE_UP and last.get(each.number, -1) < IS_EARLY * end}
    timed_out = {each.number for each in own if each.away in BY_TIME}
    facts = MatchFacts(
        tuple(each.person for each in own),
        tuple(places[each.number] for each in own) if len(places) == len(own) else (),
        frozenset(given_up),
        frozenset(timed_out),
        favours,
    )
    names = {each.person: each.name for each in own if each.person is not None}
    return FinishedMatch(id, facts, names, can_be_judged=stage != REMOVED and favours is None)


def _favours_in(document: Any) -> Any:
    """Which seats choices helped; None where that was not looked at, or cannot be read."""
    try:
        return from_json(document).favours
    except (KeyError, TypeError, ValueError):
        return None


async def of_queue(connection: Transaction) -> list[int]:
    """The ids of the newest matches that the queue has opened."""
    is_it = tables.c.queued & tables.c.secret_until.is_(None)
    query = select(tables.c.id).where(is_it).order_by(tables.c.id.desc()).limit(MOST)
    return list((await connection.execute(query)).scalars())
