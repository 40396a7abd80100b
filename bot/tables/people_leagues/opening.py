"""Opening the matches of leagues among people: the leader does it, for all processes.

A match is played in direct messages: tables of a division share deals, so no one may look at the dice of another table
before the season is over. Which match a table is stands in the transaction that stores the match, so it is opened once,
whatever happens in between. When time is over a computer player takes over: every match comes to an end.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import partial

import structlog
from sqlalchemy.exc import IntegrityError

from bot.runtime import metrics
from bot.runtime.clock import DAY
from bot.storage.transaction import Transaction
from bot.tables.model.open_table import OpenTable
from bot.tables.model.options import USUAL, with_pace
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat
from bot.tables.people.people import Person
from bot.tables.people.preferences import Preferences, preferences_of
from bot.tables.people_leagues import rows
from bot.tables.people_leagues.rows import Member, PeopleLeague
from bot.tables.rules import lobby
from bot.tables.rules.league_tables import Seated, next_tables
from bot.tables.rules.new_table import NewTable
from bot.tables.rules.vacations import ends_by
from bot.tables.store.leader_work import LeaderWork
from bot.tables.store.repository import LEAGUES
from engine.chance import SEED_BYTES

_log = structlog.stdlib.get_logger("pantheon.people_leagues")

CLOSING = 7 * DAY
"""How long matches of a season may last after it opens no more."""
AT_ONCE = 20
"""How many matches of a league are opened in one look, so that a large league holds up nothing else."""
NO_CLICK = 0


class Openings(LeaderWork):
    """Looks which members of leagues can play: from time to time, and when a match of one ends or someone joins."""

    name = "people_leagues"

    async def tell_others(self, connection: Transaction) -> None:
        """Let the other processes look soon: one of them leads, perhaps."""
        await self._repository.database.tell_others(connection, LEAGUES)

    async def do_due(self) -> int:
        """Open the matches that can be opened; how many. Raises Refusal: busy, cannot_save."""
        repository = self._repository
        opened_count = 0
        ids = await repository.read(lambda connection: rows.ids_of(connection))
        metrics.PEOPLE_LEAGUES.set(len(ids))
        for id in ids:
            league = await repository.read(partial(rows.read, id=id))
            if league.is_open and repository.clock.now() < league.until:
                opened_count += await self._open_in(league)
        return opened_count

    async def _open_in(self, league: PeopleLeague) -> int:
        opened_count = 0
        resting = await self._repository.read(lambda connection: _resting(connection, league, self._now))
        for division in league.divisions:
            for seated in self._next_in(league, division, resting):
                if opened_count == AT_ONCE:
                    return opened_count
                try:
                    league = await self._open(league, division, seated)
                except Refusal as refusal:
                    if refusal.key == "cannot_save":
                        raise
                    return opened_count
                except IntegrityError:
                    return opened_count
                opened_count += 1
        return opened_count

    def _next_in(self, league: PeopleLeague, division: int, resting: set[int]) -> list[Seated]:
        own = [each for each in league.tables if each.division == division]
        able = [each for each in league.present_in(division) if each not in resting]
        return next_tables(able, [each.seated for each in own], league.rules.terms)

    async def _open(self, league: PeopleLeague, division: int, seated: Seated) -> PeopleLeague:
        """Open a table; the league after it. Raises Refusal: busy, cannot_save; IntegrityError."""
        repository = self._repository
        sealed = await repository.read(lambda connection: rows.seed_of(connection, league, division, seated.deal))
        seed = sealed or secrets.token_bytes(SEED_BYTES)
        live = self._seat_members(league, seated, seed)
        change = lobby.begin_at_once(live, self._now, NO_CLICK)

        async def link(connection: Transaction, id: int) -> None:
            await rows.add_table(connection, league, division, seated, seed, id)
            await repository.tell_owner_of(connection, id, 0)

        id = await repository.add(change.after, change, with_id=link)
        self._wake()
        metrics.PEOPLE_LEAGUE_MATCHES.inc()
        _log.info("league_match_opened", league=league.id, division=division, deal=seated.deal, table=id)
        return await repository.read(lambda connection: rows.read(connection, league.id))

    def _seat_members(self, league: PeopleLeague, seated: Seated, seed: bytes) -> OpenTable:
        """The match of a table before it begins, with the dice of its deal."""
        members_by_number = {each.number: each for each in league.members}
        members: list[Member] = [members_by_number[number] for number in seated.players]
        options = with_pace(USUAL, league.rules.pace)._replace(after_time="computer")
        first, language = Person(members[0].person or 0, members[0].name), league.language
        new = NewTable(0, 0, first, league.rules.game, language=language)
        live = lobby.open_lobby(new, self._now, options)
        seats = tuple(Seat(place, each.person, each.name, None) for place, each in enumerate(members))
        secret_until = league.until + CLOSING
        table = replace(live.table, seats=seats, queued=True, secret_until=secret_until)
        return replace(live, table=table, seed=seed)

    @property
    def _now(self) -> int:
        return self._repository.clock.now()


async def _resting(connection: Transaction, league: PeopleLeague, now: int) -> set[int]:
    """The members who are on vacation, or in one of whose matches a computer player stands in: none is opened for them
    until they are back."""
    numbers = {each.number for each in league.members if each.person is None}
    for each in league.members:
        preferences = await preferences_of(connection, each.person) if each.person is not None else Preferences()
        if preferences.vacation is not None and ends_by(preferences, now) > now:
            numbers.add(each.number)
    return numbers | await rows.stood_in(connection, league)
