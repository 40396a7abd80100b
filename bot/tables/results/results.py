"""The results of finished matches: written in the transaction that stores the last move, and read again."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

import structlog
from sqlalchemy import func, insert, select

from bot.storage.schema import results
from bot.storage.transaction import Transaction
from bot.tables.model.open_table import OpenTable
from bot.tables.people.people import number_of
from bot.tables.results.entrants import Entrant, of_match, seats_played_for
from bot.tables.results.outcome import Outcome, TimedChoice, outcomes
from bot.tables.results.ratings import Rating, keep, lock_ratings, rate_match
from bot.tables.store.journal_rows import read_journal

_log = structlog.stdlib.get_logger("pantheon.results")


class Result(NamedTuple):
    """How a seat's match ended. ``before`` and ``after`` are the ratings of its person, None where it moved none."""

    seat: int
    place: int
    points: int
    facts: Mapping[str, Any]
    before: Rating | None
    after: Rating | None


async def write(connection: Transaction, live: OpenTable) -> None:
    """Store the result of a finished match, and update the ratings of its players.

    A match that cannot be counted because of a bug leaves no results: it must end all the same. Neither does another
    try at a challenge of the day, of which the person knows the dice, nor a match that was played on from another.
    """
    if live.table.played_on is not None or (live.table.day is not None and not live.table.ranked):
        return
    choices = await read_choices(connection, live.table.id)
    try:
        outcomes_of_match = outcomes(live, choices)
    except Exception as error:
        _log.error("results_not_counted", table=live.table.id, game=live.table.game, exc_info=error)
        return
    rated_for = await of_match(connection, live)
    owners = [each.person for each in rated_for] or [
        await _owner(connection, live, outcome.seat) for outcome in outcomes_of_match
    ]
    facts = [outcome.facts for outcome in outcomes_of_match]
    ended_at = live.table.ended or live.table.moved
    if rated_for:
        facts = await _rate(connection, live, outcomes_of_match, rated_for, seats_played_for(live, choices))
        ended_at = max(ended_at, await _latest(connection, live, _numbers(rated_for)) + 1)
    rows = [
        {
            "table_id": live.table.id,
            "seat": outcome.seat,
            "person": owner,
            "server": live.table.server,
            "game": live.table.game,
            "place": outcome.place,
            "points": outcome.points,
            "facts": own,
            "rated": bool(rated_for),
            "ended": ended_at,
        }
        for outcome, owner, own in zip(outcomes_of_match, owners, facts, strict=True)
    ]
    await connection.execute(insert(results), rows)


async def read_choices(connection: Transaction, id: int) -> list[TimedChoice]:
    """The choices of a match, from its journal."""
    return [
        TimedChoice(row.seat, row.played, row.interaction is not None or row.joined, row.by_order)
        for row in await read_journal(connection, id)
    ]


async def _owner(connection: Transaction, live: OpenTable, seat: int) -> int | None:
    """The number of the person who played a seat to the end, None for a computer player and a stand-in."""
    sitting = live.table.seats[seat]
    if sitting.person is None or not sitting.is_played_by_person:
        return None
    return await number_of(connection, sitting.person)


async def _rate(
    connection: Transaction,
    live: OpenTable,
    outcomes_of_match: Sequence[Outcome],
    rated_for: Sequence[Entrant],
    away: Collection[int],
) -> list[dict[str, Any]]:
    """Move the ratings of these people, who sat on the seats in this order; the facts of their results with it.

    ``away`` are the seats for which someone else has chosen.
    """
    server, game = live.table.server, live.table.game
    ratings = await lock_ratings(connection, _numbers(rated_for), server, game)
    before = [each.before if each.person is None else ratings.get(each.person, Rating()) for each in rated_for]
    own_play = [outcome.seat not in away for outcome in outcomes_of_match]
    after = rate_match(before, [outcome.place for outcome in outcomes_of_match], own_play)
    for each, rating in zip(rated_for, after, strict=True):
        if each.person is not None:
            await keep(connection, (each.person, server, game), rating)
    return [
        {**outcome.facts, "played": own, "rating": {"before": list(old[:2]), "after": list(new[:2])}}
        for outcome, own, old, new in zip(outcomes_of_match, own_play, before, after, strict=True)
    ]


def _numbers(rated_for: Sequence[Entrant]) -> list[int]:
    """The numbers of those who are not erased."""
    return [each.person for each in rated_for if each.person is not None]


async def _latest(connection: Transaction, live: OpenTable, numbers: Sequence[int]) -> int:
    """When the last rated match of these people ended: the new one is counted after it, whatever the clock says."""
    query = select(func.max(results.c.ended)).where(
        results.c.rated,
        results.c.server == live.table.server,
        results.c.game == live.table.game,
        results.c.person.in_(numbers),
    )
    return (await connection.execute(query)).scalar_one_or_none() or 0


async def of_table(connection: Transaction, id: int) -> list[Result]:
    """The results of a match, by seat; none for one that was not played to its end."""
    rows = await connection.execute(select(results).where(results.c.table_id == id).order_by(results.c.seat))
    return [Result(row.seat, row.place, row.points, row.facts, *_ratings_in(row.facts)) for row in rows]


def _ratings_in(facts: Mapping[str, Any]) -> tuple[Rating, Rating] | tuple[None, None]:
    rating = facts.get("rating")
    return (Rating(*rating["before"]), Rating(*rating["after"])) if rating else (None, None)
