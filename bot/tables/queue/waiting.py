"""The parties that wait in the queue, as rows, and who people avoid."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from functools import reduce
from operator import and_
from statistics import median
from typing import NamedTuple

from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.dialects import postgresql

from bot.runtime.clock import DAY
from bot.storage.schema import avoided, parties, party_members, people, ratings, waits
from bot.storage.transaction import Transaction
from bot.tables.gate import find_blocked
from bot.tables.model.open_table import OpenTable
from bot.tables.model.options import token
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import LARGEST_ID, Person, number_of, storable
from bot.tables.people.pseudonyms import Pseudonyms
from bot.tables.queue.matching import ALL_HOURS, RANKS, Avoided, Party, Wish
from bot.tables.results.ratings import Rating
from bot.tables.rules.absence import UNREACHABLE
from bot.tables.rules.lobby import CANNOT_PLAY
from bot.tables.rules.muster import NOT_CONFIRMED, PLACE_LOST
from bot.tables.rules.reliability import Tier

LASTS = DAY
"""How long a party waits at most, in milliseconds."""
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""The letters of a code: none that is mistaken for a digit."""
CODE_LENGTH = 6
WAITS_LAST = 90 * DAY
"""How long it is stored how long a party waited, in milliseconds."""
LATEST, FEWEST = 20, 5
"""Of how many waits the usual one is the median: at most, and at least."""
MOST_AVOIDED = 25
"""How many people one may avoid; Discord's selects hold this many values."""


CALLS_OFF = (UNREACHABLE, CANNOT_PLAY, NOT_CONFIRMED, PLACE_LOST)
"""The notes of a match of the queue that is called off before it has begun."""


class Member(NamedTuple):
    """Someone of a party; ``server`` (Discord's id, 0: none) is where they joined the queue, ``hours`` (UTC, a bit for
    each) are those of a day in which they usually answer."""

    person: Person
    server: int
    hours: int = ALL_HOURS


class Waiting(NamedTuple):
    """A party as its own people see it; the first member opened it."""

    id: int
    wish: Wish
    code: str
    language: str
    since: int
    members: tuple[Member, ...]

    @property
    def until(self) -> int:
        """When it stops waiting, in milliseconds since 1970 UTC."""
        return self.since + LASTS


async def party_of(connection: Transaction, person: int) -> int | None:
    """The id of the party in which a person (a Discord id) waits, or None."""
    query = select(party_members.c.party).join(people).where(people.c.discord == person)
    return (await connection.execute(query)).scalar_one_or_none()


async def ids_of_waiting(connection: Transaction, now: int) -> list[int]:
    """The ids of the parties that wait, the longest waiting first."""
    query = select(parties.c.id).where(parties.c.since > now - LASTS).order_by(parties.c.since, parties.c.id)
    return list((await connection.execute(query)).scalars())


async def how_many(connection: Transaction, now: int) -> int:
    """How many people wait."""
    query = select(func.count()).select_from(party_members.join(parties)).where(parties.c.since > now - LASTS)
    return int((await connection.execute(query)).scalar_one())


async def waiting(connection: Transaction, now: int, only: Collection[int] | None = None) -> list[Waiting]:
    """The parties that wait, the longest waiting first; ``only`` those of these ids."""
    query = select(parties).where(parties.c.since > now - LASTS).order_by(parties.c.since, parties.c.id)
    sitting = (
        select(
            party_members.c.party, party_members.c.name, party_members.c.server, party_members.c.hours, people.c.discord
        )
        .select_from(party_members.join(people))
        .order_by(party_members.c.joined, party_members.c.person)
    )
    if only is not None:
        query, sitting = query.where(parties.c.id.in_(only)), sitting.where(party_members.c.party.in_(only))
    members: dict[int, list[Member]] = {}
    for row in await connection.execute(sitting):
        members.setdefault(row.party, []).append(
            Member(Person(row.discord, row.name), row.server, ALL_HOURS if row.hours is None else row.hours)
        )
    return [
        Waiting(
            row.id,
            Wish(row.game, row.players, row.pace),
            row.code,
            row.language,
            row.since,
            tuple(members[row.id]),
        )
        for row in await connection.execute(query)
        if row.id in members
    ]


async def open_party(connection: Transaction, person: Person, server: int, wish: Wish, language: str, now: int) -> None:
    """Let a person wait, alone for now. Raises Refusal: already_queued."""
    await _leave_what_is_over(connection, now)
    id = await _add_party(connection, wish, language, now)
    await _sit_down(connection, id, person, server, now)


async def join_party(connection: Transaction, person: Person, server: int, code: str, now: int) -> None:
    """Join the party of that code. Raises Refusal: no_party, party_full, already_queued."""
    await _leave_what_is_over(connection, now)
    query = select(parties.c.id, parties.c.players).where(parties.c.code == code).with_for_update()
    row = (await connection.execute(query)).one_or_none()
    if row is None:
        raise Refusal("no_party")
    await _sit_down(connection, row.id, person, server, now)
    count = select(func.count()).select_from(party_members).where(party_members.c.party == row.id)
    if (await connection.execute(count)).scalar_one() > row.players:
        raise Refusal("party_full")


async def write_change(names: Pseudonyms, connection: Transaction, before: OpenTable | None, after: OpenTable) -> None:
    """Let the others wait again, together, when their match is called off because someone cannot be written to, cannot
    play, or has not confirmed.

    They wait before all others, and are found in half a day at least. Who waits already in another party stays there;
    who has left the match or is blocked meanwhile waits no more.
    """
    table = after.table
    if before is None or not table.queued or table.is_of_league:
        return
    if not before.table.is_open or table.is_open:
        return
    gone_seats = {note.seat for _, note in after.notes[len(before.notes) :] if note.kind in CALLS_OFF}
    if not gone_seats:
        return
    blocked_people = await find_blocked(names, connection, table.people)
    wish = Wish(table.game, len(table.seats), token(table.options.limit))
    since = max(await _in_front(connection, wish, table.opened), table.moved - LASTS // 2)
    id = await _add_party(connection, wish, table.language, since)
    for seat in table.seats:
        if seat.number in gone_seats or not seat.is_played_by_person or seat.person in blocked_people:
            continue
        if seat.person is not None:
            await _add_member(connection, id, Person(seat.person, seat.name), 0, table.opened)
    await _remove_empty(connection)


async def _in_front(connection: Transaction, wish: Wish, opened_at: int) -> int:
    """Since when a party waits that comes before all others that wait for the same; no later than
    ``opened_at``, when its match was opened."""
    alike = (parties.c.game == wish.game) & (parties.c.players == wish.players) & (parties.c.pace == wish.pace)
    first = (await connection.execute(select(func.min(parties.c.since)).where(alike))).scalar_one()
    return opened_at if first is None else min(opened_at, first - 1)


async def _add_party(connection: Transaction, wish: Wish, language: str, since: int) -> int:
    code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
    row = {**wish._asdict(), "code": code, "language": language, "since": since}
    id: int = (await connection.execute(insert(parties).values(row).returning(parties.c.id))).scalar_one()
    return id


async def _sit_down(connection: Transaction, party: int, person: Person, server: int, now: int) -> None:
    if not await _add_member(connection, party, person, server, now):
        raise Refusal("already_queued")


async def _add_member(connection: Transaction, party: int, person: Person, server: int, now: int) -> bool:
    """Whether the person did not wait yet."""
    row = {
        "person": await number_of(connection, person.id),
        "party": party,
        "name": storable(person.name),
        "server": server,
        "joined": now,
    }
    statement = postgresql.insert(party_members).values(row).on_conflict_do_nothing(index_elements=["person"])
    return bool((await connection.execute(statement)).rowcount)


async def leave(connection: Transaction, person: int) -> bool:
    """Let a person (a Discord id) wait no longer; the others of the party continue. Whether they have waited."""
    number = select(people.c.id).where(people.c.discord == person).scalar_subquery()
    result = await connection.execute(delete(party_members).where(party_members.c.person == number))
    await _remove_empty(connection)
    return bool(result.rowcount)


async def take(connection: Transaction, parties_taken: Sequence[Waiting], now: int) -> None:
    """Take parties out of the queue, as they were seen. Raises Refusal (busy) where one has changed or is gone."""
    ids = [party.id for party in parties_taken]
    await connection.execute(select(parties.c.id).where(parties.c.id.in_(ids)).order_by(parties.c.id).with_for_update())
    by_id = {party.id: party for party in await waiting(connection, now, ids)}
    if by_id != {party.id: party for party in parties_taken}:
        raise Refusal("busy")
    await connection.execute(delete(parties).where(parties.c.id.in_(ids)))
    wait_rows = [{**party.wish._asdict(), "found": now, "waited": max(0, now - party.since)} for party in parties_taken]
    await connection.execute(insert(waits), wait_rows)
    await connection.execute(delete(waits).where(waits.c.found <= now - WAITS_LAST))


async def usual_wait(connection: Transaction, wish: Wish) -> int | None:
    """How long parties usually waited for such a match lately, in milliseconds; None while too few have."""
    query = (
        select(waits.c.waited)
        .where(waits.c.game == wish.game, waits.c.players == wish.players, waits.c.pace == wish.pace)
        .order_by(waits.c.found.desc(), waits.c.id.desc())
        .limit(LATEST)
    )
    seconds = list((await connection.execute(query)).scalars())
    return round(median(seconds)) if len(seconds) >= FEWEST else None


async def keep_hours(connection: Transaction, person: int, hours: int) -> None:
    """Keep in which hours a person (a Discord id) who waits usually answers."""
    number = select(people.c.id).where(people.c.discord == person).scalar_subquery()
    await connection.execute(update(party_members).where(party_members.c.person == number).values(hours=hours))


async def _leave_what_is_over(connection: Transaction, now: int) -> None:
    """Remove parties that have waited for too long."""
    await connection.execute(delete(parties).where(parties.c.since <= now - LASTS))


async def _remove_empty(connection: Transaction) -> None:
    has_members = exists().where(party_members.c.party == parties.c.id)
    await connection.execute(delete(parties).where(~has_members))


async def ratings_of(connection: Transaction, persons: Collection[int], game: str) -> dict[int, Rating]:
    """The ratings of people, by their Discord ids, at a game: that of the server in which they have played most."""
    query = (
        select(people.c.discord, ratings.c.mean, ratings.c.doubt, ratings.c.matches)
        .select_from(ratings.join(people))
        .where(people.c.discord.in_(persons), ratings.c.game == game)
        .order_by(ratings.c.matches, ratings.c.server.desc())
    )
    return {row.discord: Rating(row.mean, row.doubt, row.matches) for row in await connection.execute(query)}


async def avoidances_among_waiting(connection: Transaction) -> Avoided:
    """Who of those who wait avoids which of the others, by Discord ids."""
    waits = select(people.c.discord).select_from(party_members.join(people))
    query = (
        select(people.c.discord, avoided.c.other)
        .select_from(party_members.join(people).join(avoided, avoided.c.person == people.c.id))
        .where(avoided.c.other.in_(waits))
    )
    return frozenset((row.discord, row.other) for row in await connection.execute(query))


async def people_avoided_by(connection: Transaction, person: int) -> list[int]:
    """The people that someone avoids, by Discord ids."""
    query = (
        select(avoided.c.other)
        .select_from(avoided.join(people))
        .where(people.c.discord == person)
        .order_by(avoided.c.other)
    )
    return list((await connection.execute(query)).scalars())


async def avoid(connection: Transaction, person: int, others: Collection[int]) -> int:
    """Keep the people that a person avoids, by Discord ids, in place of those before.

    Of people who have never used the bot nothing is kept; returns how many those are. Raises Refusal (no_such_id) for
    what is no id.
    """
    if not all(0 < other <= LARGEST_ID for other in others):
        raise Refusal("no_such_id")
    number = await number_of(connection, person)
    await connection.execute(delete(avoided).where(avoided.c.person == number))
    to_avoid = {*others} - {person}
    query = select(people.c.discord).where(people.c.discord.in_(to_avoid)).order_by(people.c.discord)
    those = list((await connection.execute(query)).scalars())
    if those:
        rows = [{"person": number, "other": other} for other in those[:MOST_AVOIDED]]
        await connection.execute(insert(avoided), rows)
    return len(to_avoid) - len(those)


def as_party(party: Waiting, by_person: dict[int, Rating], tiers: Mapping[int, Tier]) -> Party:
    """A party as it is matched: with the mean of its people's ratings, the tier of the least reliable of them, and the
    hours in which all of them answer."""
    values = [by_person.get(member.person.id, Rating()).display_value for member in party.members]
    people = tuple(member.person.id for member in party.members)
    tier = max((tiers.get(person, "new") for person in people), key=RANKS.__getitem__)
    hours = reduce(and_, (member.hours for member in party.members))
    return Party(party.id, party.wish, people, party.since, sum(values) / len(values), tier, hours)
