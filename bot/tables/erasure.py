"""Erase a person on request."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import structlog
from sqlalchemy import String, cast, delete, literal, select, update

from bot.runtime import metrics
from bot.runtime.clock import HOUR
from bot.storage.meta import note_untidy
from bot.storage.schema import (
    analyses,
    attempts,
    attendances,
    avoided,
    drills,
    follows,
    league_entries,
    memos,
    messages,
    offers,
    openings,
    outbox,
    people,
    people_league_members,
    puzzle_answers,
    puzzlers,
    ratings,
    results,
    seats,
    tournament_players,
    tournaments,
    tutorials,
)
from bot.storage.schema import tables as rows
from bot.storage.transaction import Transaction
from bot.tables.links import rows as links
from bot.tables.model.days import counts_until
from bot.tables.model.messages import TIDY, OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat
from bot.tables.people import erasure_ledger, pseudonyms
from bot.tables.people.erased_names import STEM, stored_name
from bot.tables.people.erasure_ledger import Ledger
from bot.tables.people.pseudonyms import FIRST_TRY, Pseudonyms
from bot.tables.results import entrants, skill
from bot.tables.rules import lobby
from bot.tables.store import table_rows
from bot.tables.store.queries import open_of
from bot.tables.store.repository import LINKS, TABLE, TableRepository
from bot.tables.store.turn_rows import kind_of
from engine.events import Event

_log = structlog.stdlib.get_logger("pantheon.privacy")

LEFT_FOR_GOOD = "left_for_good"
"""The note that a computer player has the seat of a person who is erased."""
AT_ONCE = 500
"""The number of tables per statement."""


async def erase(
    repository: TableRepository,
    discord: int,
    names: Pseudonyms,
    ledger: Ledger | None = None,
    *,
    entries: Sequence[str] = (),
) -> None:
    """Erase a person. They leave lobbies, a computer player takes over their seats, finished matches keep "Player 2".

    Within a minute the database's files hold no byte of the id, the names or the words. The ``ledger`` records the
    erasure for restored backups; ``entries`` are in it already. ``names`` are for what is remembered.

    Raises Refusal: busy, cannot_save.
    """
    if ledger is not None:
        entries = await _write_down(ledger, discord)
    key = await names.key()
    written_to = await repository.read(lambda connection: _seats_of(connection, discord), short=False)
    open_tables = await repository.read(lambda connection: open_of(connection, discord))
    for table in await repository.readable(open_tables):
        await repository.change(table.id, lambda live: _without(live, discord, repository.clock.now()))
    with_words = await repository.read(lambda connection: _matches_with_word_of(connection, discord), short=False)
    for id in with_words:
        await _keep_whole(repository, id)

    async def forget(connection: Transaction) -> list[int]:
        await _forget_conversation(connection, written_to)
        for start in range(0, len(written_to), AT_ONCE):
            await links.remove(connection, [id for id, _ in written_to[start : start + AT_ONCE]])
        ids = await _forget_and_tell(repository, connection, discord, entries, key)
        return [*{*ids, *(id for id, _ in written_to)}]

    forgotten = await repository.write(forget, short=False)
    for id in forgotten:
        repository.drop(id)
    metrics.ERASURES.inc()
    repository.tidy_soon()


def _without(live: OpenTable, discord: int, now: int) -> Change:
    """An open table without that person."""
    table = live.table
    if not table.is_open or table.seat_of(discord) is None:
        return Change(live)
    if table.stage == "lobby":
        return lobby.leave(live, discord, now)
    seats = tuple(
        Seat(seat.number, None, stored_name(seat.number + 1), table.options.stand_in)
        if seat.person == discord
        else seat
        for seat in table.seats
    )
    others = [seat.person for seat in seats if seat.person is not None and seat.computer is None]
    host = table.host if table.host != discord else (others[0] if others else 0)
    own = table.own_seat(discord)
    left = tuple(each for each in table.proposals if each.by != own.number)
    after = replace(live, table=replace(table, seats=seats, host=host, proposals=left))
    if not others:
        closed = lobby.end_table(after, now)
        # A conversation gets no more messages, because its channel is forgotten with the person.
        return closed if table.server else replace(closed, messages=())
    was_asked = any(seat.person == discord for seat in live.asked_seats)
    note = Event(LEFT_FOR_GOOD, own.number)
    messages = (
        OutboxMessage("board", facts={"again": 1}),
        *([OutboxMessage("ping", facts={TIDY: 1})] if was_asked else []),
    )
    return Change(after.add_notes(note), messages, notes=(note,), though_frozen=True)


async def _matches_with_word_of(connection: Transaction, discord: int) -> list[int]:
    """The tables at which a person still sits whose dice hold a word of theirs."""
    query = select(seats.c.table_id).select_from(seats.join(people)).where(people.c.discord == discord)
    return list((await connection.execute(query.where(seats.c.word.is_not(None)))).scalars())


async def _keep_whole(repository: TableRepository, id: int) -> None:
    try:
        live = await repository.live(id)
    except Refusal as refusal:
        if refusal.key != "damaged":
            raise
        return
    await repository.write(lambda connection: table_rows.keep_whole(connection, live))
    repository.drop(id)


async def _write_down(ledger: Ledger, discord: int) -> list[str]:
    """Write an erasure into the ledger; if that fails, the erasure is carried out all the same."""
    try:
        return [await asyncio.to_thread(ledger.add, discord)]
    except (OSError, ValueError) as error:
        _log.error("erasure_not_written_down", reason=type(error).__name__)
        return []


async def _forget_and_tell(
    repository: TableRepository, connection: Transaction, discord: int, entries: Sequence[str], key: bytes
) -> list[int]:
    forgotten = await _forget(connection, discord, entries, key, repository.clock.now())
    await repository.database.tell_others(connection, LINKS, *(f"{TABLE} {id}" for id in forgotten))
    await repository.tell_of_people(connection)
    return forgotten


async def _forget(connection: Transaction, discord: int, entries: Sequence[str], key: bytes, now: int) -> list[int]:
    """Cut every link to the person; returns the tables concerned. ``entries`` of the ledger are noted as carried out,
    ``key`` is that of what is remembered of erased people."""
    await erasure_ledger.note_applied(connection, entries)
    number = (await connection.execute(select(people.c.id).where(people.c.discord == discord))).scalar_one_or_none()
    if number is None:
        await connection.execute(delete(avoided).where(avoided.c.other == discord))
        return []
    await note_untidy(connection)
    sat = select(seats.c.table_id).where(seats.c.person == number)
    tables_sat = list((await connection.execute(sat)).scalars())
    await connection.execute(delete(analyses).where(analyses.c.table_id.in_(sat)))
    nothing = dict.fromkeys(("person", "word", "voted", "standing", "away", "plan", "ready"))
    neutral_name = literal(STEM) + cast(seats.c.number + 1, String)
    await connection.execute(update(seats).where(seats.c.person == number).values(**nothing, name=neutral_name))
    tables_of_host = (await connection.execute(select(rows.c.id).where(rows.c.host == number))).scalars().all()
    await connection.execute(update(rows).where(rows.c.host == number).values(host=None))
    await skill.forget(connection, number)
    await connection.execute(update(results).where(results.c.person == number).values(person=None))
    await entrants.forget(connection, number)
    await connection.execute(delete(ratings).where(ratings.c.person == number))
    await connection.execute(delete(attendances).where(attendances.c.person == number))
    await connection.execute(delete(offers).where(offers.c.person == number))
    await connection.execute(delete(openings).where(openings.c.person == number))
    await connection.execute(delete(puzzle_answers).where(puzzle_answers.c.person == number))
    await connection.execute(delete(drills).where(drills.c.person == number))
    await connection.execute(delete(memos).where(memos.c.person == number))
    await connection.execute(delete(follows).where(follows.c.person == number))
    await connection.execute(delete(puzzlers).where(puzzlers.c.person == number))
    await connection.execute(delete(tutorials).where(tutorials.c.person == number))
    await connection.execute(delete(league_entries).where(league_entries.c.person == number))
    member = people_league_members.c
    left = {
        "person": None,
        "gone": True,
        "server": 0,
        "channel": 0,
        "name": literal(STEM) + cast(member.number, String),
    }
    await connection.execute(update(people_league_members).where(member.person == number).values(**left))
    player = tournament_players.c
    anonymous_row = {"person": None, "is_out": True, "name": literal(STEM) + cast(player.number, String)}
    await connection.execute(update(tournament_players).where(player.person == number).values(**anonymous_row))
    await connection.execute(update(tournaments).where(tournaments.c.organiser == number).values(organiser=None))
    await _keep_first_tries(connection, number, discord, key, now)
    await connection.execute(delete(attempts).where(attempts.c.person == number))
    await connection.execute(delete(avoided).where(avoided.c.other == discord))
    await connection.execute(delete(people).where(people.c.id == number))
    return [*tables_of_host, *tables_sat]


async def _keep_first_tries(connection: Transaction, number: int, discord: int, key: bytes, now: int) -> None:
    """Remember under a pseudonym that the person's first tries are used up, until these challenges no longer count. So
    an erased person gets no second try with the same dice.
    """
    query = select(attempts.c.day, attempts.c.game).where(attempts.c.person == number)
    for row in (await connection.execute(query)).all():
        if (until := counts_until(row.day)) > now:
            hash = pseudonyms.of(key, discord, *FIRST_TRY, row.day, row.game)
            await pseudonyms.remember(connection, hash, until, now, {})


async def _seats_of(connection: Transaction, discord: int) -> list[tuple[int, int]]:
    """The tables, by their ids, at which a person sits, with the numbers of their seats."""
    query = select(seats.c.table_id, seats.c.number).select_from(seats.join(people)).where(people.c.discord == discord)
    return [(row.table_id, row.number) for row in await connection.execute(query)]


async def _forget_conversation(connection: Transaction, sat: Sequence[tuple[int, int]]) -> None:
    """Delete where the bot has written to a person who sat on these seats (of tables, by their ids), and what waits to
    be written there: the channel of a conversation tells who they are."""
    channels: set[int] = set()
    kinds = dict(sat)
    for start in range(0, len(sat), AT_ONCE):
        ids = [id for id, _ in sat[start : start + AT_ONCE]]
        columns = (messages.c.table_id, messages.c.kind, messages.c.channel)
        message_rows = (await connection.execute(select(*columns).where(messages.c.table_id.in_(ids)))).all()
        own = [row for row in message_rows if row.kind == kind_of(kinds[row.table_id])]
        channels.update(row.channel for row in own)
        for kind in {row.kind for row in own}:
            is_turn = messages.c.table_id.in_([row.table_id for row in own if row.kind == kind])
            await connection.execute(delete(messages).where(is_turn, messages.c.kind == kind))
        is_alone = rows.c.id.in_(ids) & (rows.c.server == 0) & (rows.c.channel > 0)
        alone = (await connection.execute(select(rows.c.id, rows.c.channel).where(is_alone))).all()
        channels.update(row.channel for row in alone)
        await connection.execute(delete(messages).where(messages.c.table_id.in_([row.id for row in alone])))
        await connection.execute(update(rows).where(is_alone).values(channel=-rows.c.id))
    await connection.execute(delete(outbox).where(outbox.c.channel.in_(channels)))


async def is_known(repository: TableRepository, discord: int) -> bool:
    """Whether any data of a person is stored, including on lists of avoided people."""
    own = select(people.c.discord).where(people.c.discord == discord)
    by_others = select(avoided.c.other).where(avoided.c.other == discord)
    return (await repository.read(lambda connection: connection.execute(own.union(by_others)))).first() is not None


class Erasures:
    """Erases people on request, once within an hour, and again after a backup was restored."""

    def __init__(self, repository: TableRepository, ledger: Ledger | None, names: Pseudonyms) -> None:
        self._repository = repository
        self._names = names
        self._ledger = ledger
        self._lately: dict[int, int] = {}
        """Who was erased within the last hour, and when; kept nowhere else."""

    async def erase(self, person: int, *, by_operator: bool = False) -> bool:
        """Erase a person; False where nothing is known of them. The operator may do so however lately it was done.

        Raises Refusal: erased_lately, busy, cannot_save.
        """
        if not await is_known(self._repository, person):
            return False
        if by_operator:
            await erase(self._repository, person, self._names, self._ledger)
            return True
        now = self._repository.clock.now()
        self._lately = {id: at for id, at in self._lately.items() if abs(now - at) < HOUR}
        if person in self._lately:
            raise Refusal("erased_lately", {"until": self._lately[person] + HOUR})
        self._lately[person] = now
        try:
            await erase(self._repository, person, self._names, self._ledger)
        except BaseException:
            del self._lately[person]
            raise
        return True

    async def erase_again(self) -> int:
        """Carry out the erasures that a restored database does not know; returns how many people were erased.

        One process after the other, for each knows only its own ledger, and some may have the same. Raises Refusal:
        busy, cannot_save; StorageError.
        """
        if self._ledger is None:
            return 0
        try:
            entries = await asyncio.to_thread(self._ledger.entries)
        except (OSError, ValueError) as error:
            _log.error("ledger_unreadable", reason=type(error).__name__)
            return 0
        if not await self._missing(entries):
            return 0
        async with self._repository.database.alone_at_ledger():
            return await self._carry_out(self._ledger, await self._missing(entries))

    async def _missing(self, entries: Sequence[str]) -> list[str]:
        return await self._repository.read(lambda connection: erasure_ledger.missing(connection, entries))

    async def _carry_out(self, ledger: Ledger, missing: Sequence[str]) -> int:
        if not missing:
            # Another process with the same ledger was first.
            return 0
        persons = await self._repository.read(erasure_ledger.all_persons)
        erased_people = await asyncio.to_thread(ledger.among, persons, missing)
        for person in erased_people:
            await erase(self._repository, person, self._names)
        await self._repository.write(lambda connection: erasure_ledger.note_applied(connection, missing))
        return len(erased_people)
