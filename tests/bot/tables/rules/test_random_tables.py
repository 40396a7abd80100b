"""Anybody does anything in any order: what must hold of tables holds after every step."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.runtime.clock import HOUR
from bot.storage.database import Database
from bot.storage.schema import journal, seats
from bot.storage.schema import tables as rows
from bot.tables.building import start_tables
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Played
from bot.tables.people.people import Person
from bot.tables.rules.choices import ticket_of
from bot.tables.rules.new_table import NewTable
from bot.tables.store import table_rows
from tests.bot.storage.migrated_database import migrated_database
from tests.bot.tables.company import ANNA, BO, CLIO, DORA, GAME, SERVER, Company, Hand

PEOPLE = (ANNA, BO, CLIO, DORA, Person(910000000000000005, "\u202eEris"))
person = st.sampled_from(PEOPLE)
channel = st.integers(1, 3)
draw = st.integers(0, 10_000)


class AnybodyDoesAnything(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.answers: dict[int, tuple[tuple[Any, ...], Played]] = {}

    @initialize()
    def open(self) -> None:
        self.clock = Hand()
        self.run(self._open())
        self.run(self._begin())

    async def _open(self, old: Company | None = None) -> None:
        database = await Database.open(migrated_database(Path(self.folder.name) / "pantheon.db"))
        self.company = Company.gather(database, self.clock, old.messenger if old else None)
        self.company.clicks = old.clicks if old else 0

    async def _begin(self) -> None:
        await self.company.started(BO, CLIO, channel=1)
        await self.company.started(BO, channel=2, computers=1)
        await self.company.lobby(DORA, channel=3)

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    def attempt(self, work: Any) -> Any:
        """Do something that may be refused; then nothing has changed."""

        async def granted() -> Any:
            before = await self._everything()
            try:
                return await work
            except Refusal:
                assert await self._everything() == before
                return None

        return self.run(granted())

    async def _everything(self) -> list[Any]:
        await self.company.tables.computers.idle()

        async def read(connection: AsyncConnection) -> list[Any]:
            records = []
            for table in (rows, seats, journal):
                records += (await connection.execute(select(table))).all()
            return records

        return await self.company.database.read(read)

    async def _somewhere(self, number: int, *stages: str) -> int:
        tables = await self.company.tables.lookup.open_tables()
        ids = [table.id for table in tables if table.stage in (stages or ("lobby", "playing"))]
        return ids[number % len(ids)] if ids else 999

    def at(self, number: int) -> int:
        return int(self.run(self._somewhere(number)))

    @rule(who=person, where=channel)
    def open_lobby(self, who: Person, where: int) -> None:
        self.attempt(self.company.tables.lobbies.open(NewTable(SERVER, where, who, GAME)))

    @rule(who=person, where=channel)
    def start_solo(self, who: Person, where: int) -> None:
        self.attempt(self.company.tables.lobbies.open(NewTable(SERVER, where, who, GAME, solo=True)))

    @rule(who=person, table=draw)
    def join(self, who: Person, table: int) -> None:
        self.attempt(self.company.tables.lobbies.join(self.at(table), who))

    @rule(who=person, table=draw)
    def leave(self, who: Person, table: int) -> None:
        self.attempt(self.company.tables.lobbies.leave(self.at(table), who))

    @rule(who=person, table=draw, player=st.sampled_from(("greedy", "random", "nobody")))
    def add_computer(self, who: Person, table: int, player: str) -> None:
        self.attempt(self.company.tables.lobbies.add_computer(self.at(table), who, player))

    @rule(who=person, table=draw)
    def remove_computer(self, who: Person, table: int) -> None:
        self.attempt(self.company.tables.lobbies.remove_computer(self.at(table), who))

    @rule(who=person, table=draw, value=st.sampled_from(("full", "simplified", "odd")))
    def choose_setting(self, who: Person, table: int, value: str) -> None:
        self.attempt(self.company.tables.lobbies.choose_options(self.at(table), who, {"variant": value}, {}))

    @rule(who=person, table=draw, word=st.text(max_size=80))
    def add_word(self, who: Person, table: int, word: str) -> None:
        self.attempt(self.company.tables.lobbies.add_word(self.at(table), who, word))

    @rule(table=draw)
    def start_by_its_host(self, table: int) -> None:
        async def start() -> None:
            lobby = await self.company.tables.lookup.get(await self._somewhere(table, "lobby"))
            await self.company.tables.lobbies.start(lobby.id, Person(lobby.host, ""))

        self.attempt(start())

    @rule(who=person, table=draw, really=st.booleans())
    def vote_end(self, who: Person, table: int, really: bool) -> None:
        if not really:
            return
        self.attempt(self.company.tables.ends.vote(self.at(table), who))

    @rule(table=draw, option=draw, times=st.integers(3, 12))
    def play(self, table: int, option: int, times: int) -> None:
        for turn in range(times):
            self.attempt(self._play(table, option + turn))

    async def _play(self, number: int, choice: int) -> None:
        id = await self._somewhere(number, "playing")
        await self.company.tables.computers.idle()
        table, match = await self.company.tables.lookup.get(id), await self.company.tables.lookup.match(id)
        if not match.questions:
            return
        question = match.questions[0]
        mover = table.seats[question.seat].person
        option = question.options[choice % len(question.options)]
        arguments = (id, mover, ticket_of(table, question), option.id, self.company.click())
        self.answers[id] = (arguments, await self.company.tables.play.choose(*arguments))  # type: ignore[arg-type]

    @rule(who=person, table=draw, ticket=st.integers(-1, 60), option=st.text(max_size=12))
    def play_nonsense(self, who: Person, table: int, ticket: int, option: str) -> None:
        self.attempt(self.company.tables.play.choose(self.at(table), who.id, ticket, option, self.company.click()))

    @rule(number=draw)
    def click_arrives_again(self, number: int) -> None:
        if self.answers:
            arguments, answer = list(self.answers.values())[number % len(self.answers)]
            again = self.attempt(self.company.tables.play.choose(*arguments))
            if again is not None:
                assert again.duplicate
                assert again.events == answer.events

    @rule(who=person, really=st.integers(0, 5))
    def erase(self, who: Person, really: int) -> None:
        if really:
            return
        self.run(self.company.tables.people.erase(who))
        # Two who are erased within a minute are tidied up together.
        self.run(self.company.tables.repository.tidying.close())
        self.answers.clear()
        for path in Path(self.folder.name).iterdir():
            assert who.id.to_bytes(8, "big") not in path.read_bytes()

    @rule(hours=st.integers(1, 12))
    def time_passes(self, hours: int) -> None:
        self.clock.turn(hours * HOUR)

    @rule()
    def restart(self) -> None:
        async def again() -> None:
            await self.company.leave()
            await self.company.database.close()
            await self._open(self.company)
            await start_tables(self.company.tables)

        self.run(again())

    @invariant()
    def tables_are_sound(self) -> None:
        self.run(self._sound())

    async def _sound(self) -> None:
        await self.company.settle()
        for table in await self.company.tables.lookup.open_tables():
            assert [seat.number for seat in table.seats] == list(range(len(table.seats)))
            assert len(set(table.people)) == len(table.people) >= 1
            assert table.seat_of(table.host) is not None
            at_hand = await self.company.tables.repository.live(table.id)
            copy = await self.company.database.read(lambda c, id=table.id: table_rows.read(c, id))  # type: ignore[misc]
            assert copy is not None
            assert copy.table == at_hand.table
            kind = "lobby"
            if copy.match is not None and at_hand.match is not None:
                kind = "board"
                replayed = copy.match.replay()
                assert copy.match.save() == at_hand.match.save() == replayed.save()
                assert list(replayed.events) == list(at_hand.match.events)
                await self._gapless(table.id, len(replayed.journal))
                assert any(seat.person for seat in at_hand.asked_seats)
            messages = [
                message for message in self.company.messenger.of(kind, table.channel) if message.table == table.id
            ]
            assert messages[-1].version == table.version
            assert [message.buttons for message in messages] == [False] * (len(messages) - 1) + [True]
        assert await self.company.pending_kinds() == []

    async def _gapless(self, id: int, length: int) -> None:
        query = select(journal.c.number).where(journal.c.table_id == id).order_by(journal.c.number)

        async def read(connection: AsyncConnection) -> list[int]:
            return list((await connection.execute(query)).scalars())

        assert await self.company.database.read(read) == list(range(1, length + 1))

    def teardown(self) -> None:
        async def close() -> None:
            await self.company.leave()
            await self.company.database.close()

        if hasattr(self, "company"):
            self.run(close())
        self.runner.close()
        self.folder.cleanup()


USUAL, SOAK = (
    settings(
        max_examples=examples,
        stateful_step_count=25,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        print_blob=True,
    )
    for examples in (3, 150)
)


def test_anybody_does_anything() -> None:
    run_state_machine_as_test(AnybodyDoesAnything, settings=USUAL)


@pytest.mark.soak
def test_anybody_does_anything_for_long() -> None:
    run_state_machine_as_test(AnybodyDoesAnything, settings=SOAK)
