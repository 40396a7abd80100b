"""Decide whose ratings a match changes, and store who began it.

A match is rated when it *begins* so: several people and no computer player, all of them appear in ratings, and the
settings give no one an advantage (``Game.fair``). Nothing that a player does later takes it out again: not going away,
not being voted away, not handing the seat to someone else, not leaving the ratings. A seat's place counts for the
person who sat there when the match began. But where anyone else has chosen for that seat, a computer player or another
person, it can only lower the rating: no one rises by what they have not played. For the others it counts in full, so a
person who loses gains nothing by leaving, and takes nothing from those who win. Nor by being erased: the seat counts
with the rating that the person had, which is kept without them.

Not rated are matches in which two have changed places, and those with hints, both of which all of them agreed to, and
those that came to no end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import func, insert, select, update

from bot.storage.schema import entrants, people, ratings, seats, tables
from bot.storage.transaction import Transaction
from bot.tables.model.days import begin_of, day_of, span_of
from bot.tables.model.open_table import OpenTable
from bot.tables.people.people import number_of
from bot.tables.people.preferences import preferences_from
from bot.tables.results.outcome import TimedChoice
from bot.tables.results.ratings import Rating
from bot.tables.rules.hints import is_made_unrated
from bot.tables.rules.seat_changes import REPLACED, SWAPPED
from engine.registry import find_game

PAIR = 2
MOST_OF_PAIR = 20
"""This many matches of the same two people against each other are rated in a season: two accounts of one person cannot
lift each other for long."""


async def write_change(connection: Transaction, before: OpenTable | None, after: OpenTable) -> None:
    """Note who begins a match that will be rated, as a change of its table demands."""
    table = after.table
    was_gathering = before is None or before.table.stage == "lobby"
    if not was_gathering or table.stage != "playing" or not begins_fairly(after):
        return
    numbers = [await number_of(connection, person) for person in table.people]
    if len(numbers) == PAIR and await _count_begun_together(connection, live=after, pair=numbers) >= MOST_OF_PAIR:
        return
    preferences = await connection.execute(select(people.c.preferences).where(people.c.id.in_(numbers)))
    if all(preferences_from(document).rated for document in preferences.scalars()):
        rows = [{"table_id": table.id, "seat": seat, "person": number} for seat, number in enumerate(numbers)]
        await connection.execute(insert(entrants), rows)


async def _count_begun_together(connection: Transaction, live: OpenTable, pair: Sequence[int]) -> int:
    """How many rated matches these two have begun against each other this season, at this game in this server, but for
    those that were given up."""
    table, other = live.table, entrants.alias()
    season = span_of(day_of(table.started or table.opened), "season")
    is_same = (tables.c.server == table.server) & (tables.c.game == table.game) & (tables.c.stage != "ended")
    seats_of = select(func.count()).select_from(seats).where(seats.c.table_id == tables.c.id).scalar_subquery()
    query = (
        select(func.count())
        .select_from(entrants.join(other, entrants.c.table_id == other.c.table_id))
        .join(tables, tables.c.id == entrants.c.table_id)
        .where(entrants.c.person == pair[0], other.c.person == pair[1], tables.c.id != table.id, is_same)
        .where(tables.c.started >= begin_of(season.first), seats_of == PAIR)
    )
    return int((await connection.execute(query)).scalar_one())


def begins_fairly(live: OpenTable) -> bool:
    """Whether several people, and no one else, begin a match with settings that give no one an advantage."""
    table = live.table
    fair = find_game(table.game).fair
    is_fair = all(table.settings.get(key, value) == value for key, value in fair.items())
    return is_fair and len(table.seats) > 1 and all(seat.is_played_by_person for seat in table.seats)


class Entrant(NamedTuple):
    """Who began a rated match: the person's number, or None and the rating as it was when the person was erased."""

    person: int | None
    before: Rating = Rating()


async def of_match(connection: Transaction, live: OpenTable) -> list[Entrant]:
    """The people of a match that is over whose rating it changes, by seat; none where it is not rated."""
    columns = (entrants.c.person, entrants.c.mean, entrants.c.doubt)
    query = select(*columns).where(entrants.c.table_id == live.table.id).order_by(entrants.c.seat)
    participants = [
        Entrant(row.person, Rating() if row.mean is None else Rating(row.mean, row.doubt))
        for row in await connection.execute(query)
    ]
    changed_places = any(note.kind == SWAPPED for _, note in live.notes)
    is_rated = len(participants) == len(live.table.seats) and not changed_places and not is_made_unrated(live)
    return participants if is_rated else []


async def forget(connection: Transaction, person: int) -> None:
    """Cut the link between a person who is erased, by their number, and the rated matches that they began. The rating
    as it is now stays there, so that the matches count for the others."""
    is_it = (ratings.c.person == person) & (ratings.c.server == tables.c.server) & (ratings.c.game == tables.c.game)
    is_it &= tables.c.id == entrants.c.table_id
    mean = select(ratings.c.mean).where(is_it).correlate(entrants).scalar_subquery()
    doubt = select(ratings.c.doubt).where(is_it).correlate(entrants).scalar_subquery()
    is_theirs = entrants.c.person == person
    await connection.execute(update(entrants).where(is_theirs).values(mean=mean, doubt=doubt, person=None))


def seats_played_for(live: OpenTable, choices: Sequence[TimedChoice]) -> frozenset[int]:
    """The seats for which someone else has chosen than the one who began: a computer player, or another person."""
    seats_of_people = {choice.seat for choice in choices if not (choice.by_click or choice.by_order)}
    return frozenset(
        seats_of_people | {note.seat for _, note in live.notes if note.kind == REPLACED and note.seat is not None}
    )
