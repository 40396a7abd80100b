"""Old matches are removed where the operator wants it; results, ratings and running matches stay."""

from __future__ import annotations

from email.utils import formatdate
from types import SimpleNamespace

import pytest
from sqlalchemy import select, text

from bot.runtime import clock_skew
from bot.runtime.clock import DAY, HOUR, SECOND
from bot.runtime.clock_skew import GRAVE, NOTABLE, Skew
from bot.storage.database import Database
from bot.storage.schema import journal, messages, people, ratings, results, seats, snapshots, tables
from bot.tables.model.refusals import Refusal
from bot.tables.time import retention
from bot.tables.time.retention import Retention, remove_finished
from tests.bot.tables.company import ANNA, BO, CLIO, DORA, GAME, SERVER, Company, Hand
from tests.waiting import until

WORD = "thunderstruck"


async def nobody_asks(server: int) -> bool | None:
    raise AssertionError("no server was left")


async def over(company: Company) -> None:
    """Table 1 is finished, 2 is given up, 3 is a closed lobby, 4 is played and 5 finished today."""
    table = await company.lobby(BO)
    await company.tables.lobbies.add_word(table.id, BO, WORD)
    await company.tables.lobbies.start(table.id, ANNA)
    await company.play_out(table.id, 5)
    await company.started(computers=1, channel=2)
    await company.tables.ends.vote(2, ANNA)
    await company.lobby(DORA, channel=3)
    await company.tables.lobbies.close(3, ANNA)
    await company.started(CLIO, channel=4)
    await company.move(4)
    company.clock.turn(31 * DAY)
    await company.started(BO, channel=5)
    await company.play_out(5, 6)
    await company.settle()


async def test_what_was_over_long_ago_goes_and_what_counts_stays(company: Company, database: Database) -> None:
    await over(company)
    before = await company.tables.results.of_person(ANNA.id, SERVER, asked_by=ANNA.id)
    best = await company.tables.results.leaderboard(SERVER, GAME)
    rated = await company.count(ratings)
    assert await remove_finished(company.tables.repository, 30) == 3

    async def left(connection):  # type: ignore[no-untyped-def]
        result = (await connection.execute(select(tables.c.id, tables.c.stage).order_by(tables.c.id))).all()
        return [tuple(row) for row in result]

    assert await database.read(left) == [(1, "removed"), (4, "playing"), (5, "finished")]
    for rows in (journal, snapshots, messages):
        query = select(rows.c.table_id).distinct().order_by(rows.c.table_id)
        assert set((await database.read(lambda c, q=query: c.execute(q))).scalars()) <= {4, 5}  # type: ignore[misc]
    assert await company.count(results) == 4
    assert await company.count(ratings) == rated
    assert await company.tables.results.of_person(ANNA.id, SERVER, asked_by=ANNA.id) == before
    assert await company.tables.results.leaderboard(SERVER, GAME) == best
    with pytest.raises(Refusal, match="no_table"):
        await company.tables.lookup.get(1)
    assert await company.tables.ends.last_over(1) is None
    assert (await company.tables.lookup.export(5))["finished"]
    exported = await company.tables.people.export(ANNA)
    assert [each["table"] for each in exported["tables"]] == [1, 4, 5]
    assert await remove_finished(company.tables.repository, 30) == 0


@pytest.mark.only_sqlite
async def test_words_leave_no_byte_and_people_of_closed_lobbies_are_forgotten(
    company: Company, database: Database
) -> None:
    await over(company)
    file = database.address.file
    assert file is not None
    await remove_finished(company.tables.repository, 30)
    persons = (await database.read(lambda c: c.execute(select(people.c.discord)))).scalars().all()
    assert DORA.id not in persons
    names = (await database.read(lambda c: c.execute(select(seats.c.name).where(seats.c.table_id == 1)))).scalars()
    assert list(names) == [ANNA.name, BO.name]
    await company.leave()
    await database.close()
    assert WORD.encode() not in file.read_bytes()


async def test_the_gate_notices_matches_that_go_too_early(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: nobody looks at when a match was over."""
    await over(company)
    monkeypatch.setattr(retention, "DAY", -DAY)
    assert await remove_finished(company.tables.repository, 30) == 4


async def test_a_person_in_a_removed_match_is_erased(company: Company, database: Database) -> None:
    await over(company)
    await remove_finished(company.tables.repository, 30)
    await company.tables.people.erase(BO)
    query = text("SELECT name FROM seats WHERE table_id = 1 AND number = 1")
    assert (await database.read(lambda c: c.execute(query))).scalar_one() == "Player 2"


async def test_it_is_done_by_itself_and_not_by_default(
    company: Company, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "LOOKS_EVERY", 0.01)
    monkeypatch.setattr(retention, "PAUSE", 0.01)
    await over(company)
    monkeypatch.setattr(retention, "TRUSTED_AFTER", 0)
    skew = Skew(clock)
    skew.compare(formatdate(clock.now() / SECOND, usegmt=True))
    service = Retention(company.tables.repository, None, nobody_asks, skew)
    await service.look()
    assert await company.count(tables) == 5
    going = Retention(company.tables.repository, 30, nobody_asks, skew)
    going.begin()

    async def is_tidy() -> bool:
        return await company.count(tables) == 3

    await until(is_tidy)
    await going.close()


class TrueTime:
    """The time as it passes: the monotonic clock and Discord's, beside a machine's clock that may be wrong."""

    def __init__(self, clock: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
        self.clock, self.skew, self.passed, self.began = clock, Skew(clock), 0.0, clock.now()
        monotonic = SimpleNamespace(monotonic=lambda: 1_000.0 + self.passed / SECOND)
        # Where there are leaders, their leases end by the time that really passes.
        for module in (clock_skew, retention):
            monkeypatch.setattr(module, "time", monotonic)

    def pass_on(self, milliseconds: float) -> None:
        self.passed += milliseconds
        self.clock.turn(milliseconds)

    def answer(self) -> None:
        """Discord answers."""
        self.skew.compare(formatdate((self.began + self.passed) / SECOND, usegmt=True))

    def live(self, hours: int) -> None:
        for _ in range(hours):
            self.pass_on(HOUR)
            self.answer()


async def ended_a_while_ago(company: Company) -> None:
    await company.started(computers=1)
    await company.tables.ends.vote(1, ANNA)
    await company.settle()


async def test_nothing_goes_while_the_clock_is_ahead(
    company: Company, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ended_a_while_ago(company)
    real = TrueTime(clock, monkeypatch)
    going = Retention(company.tables.repository, 7, nobody_asks, real.skew)
    clock.turn(30 * DAY)
    for _ in range(48):
        real.live(1)
        await going.look()
    assert await company.count(tables) == 1, "the clock is thirty days ahead"
    clock.turn(-30 * DAY)
    real.live(100)
    await going.look()
    assert await company.count(tables) == 1, "it is six days old"
    real.live(100)
    await going.look()
    assert await company.count(tables) == 0


async def test_a_clock_is_believed_after_a_day_of_agreement(
    company: Company, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ended_a_while_ago(company)
    real = TrueTime(clock, monkeypatch)
    going = Retention(company.tables.repository, 7, nobody_asks, real.skew)
    real.pass_on(30 * DAY)
    await going.look()
    assert await company.count(tables) == 1, "no answer has come"
    real.answer()
    for _ in range(23):
        await going.look()
        real.live(1)
    assert await company.count(tables) == 1
    real.live(1)
    await going.look()
    assert await company.count(tables) == 0


@pytest.mark.parametrize(
    ("stop", "jump", "goes"), [(60_000, 0, True), (2 * DAY, 0, False), (60_000, 30 * DAY, False), (60_000, -DAY, False)]
)
async def test_agreement_counts_over_daily_restarts(
    company: Company, clock: Hand, monkeypatch: pytest.MonkeyPatch, stop: int, jump: int, goes: bool
) -> None:
    """``jump``: by so much all clocks, Discord's too, are set while the bot is stopped, so that they seem to agree."""
    await ended_a_while_ago(company)
    real = TrueTime(clock, monkeypatch)
    real.pass_on(30 * DAY)
    for run in range(3):
        real.skew = Skew(clock)
        going = Retention(company.tables.repository, 7, nobody_asks, real.skew)
        real.answer()
        for _ in range(9):
            await going.look()
            real.live(1)
        await going.look()
        assert (await company.count(tables) == 0) is (goes and run == 2)
        real.pass_on(stop)
        clock.turn(jump)
        real.began += jump


async def test_a_disagreement_after_a_restart_begins_the_day_again(
    company: Company, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ended_a_while_ago(company)
    real = TrueTime(clock, monkeypatch)
    real.pass_on(30 * DAY)
    real.answer()
    real.live(23)
    await Retention(company.tables.repository, 7, nobody_asks, real.skew).look()
    real.skew = Skew(clock)
    clock.turn(DAY)
    real.answer()
    clock.turn(-DAY)
    real.answer()
    real.live(2)
    await Retention(company.tables.repository, 7, nobody_asks, real.skew).look()
    assert await company.count(tables) == 1


@pytest.mark.parametrize("jump", [30 * DAY, 2 * NOTABLE, -GRAVE])
async def test_a_clock_that_is_set_between_two_answers_is_believed_no_more(
    clock: Hand, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    real = TrueTime(clock, monkeypatch)
    real.answer()
    real.live(30)
    assert (real.skew.agreed_ms or 0) >= DAY
    clock.turn(jump)
    assert (real.skew.agreed_ms or 0) < DAY, "before Discord answers again"
    real.answer()
    clock.turn(-jump)
    real.live(23)
    assert (real.skew.agreed_ms or 0) < DAY
    real.live(2)
    assert (real.skew.agreed_ms or 0) >= DAY


async def test_a_departed_server_stays_while_the_clock_is_ahead(
    company: Company, clock: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(server: int) -> bool | None:
        return False

    await company.started(BO)
    await company.settle()
    await company.tables.servers.leave(SERVER)
    real = TrueTime(clock, monkeypatch)
    going = Retention(company.tables.repository, None, gone, real.skew)
    clock.turn(60 * DAY)
    real.live(48)
    await going.look()
    await company.tables.servers.compare([])
    assert await company.count(tables) == 1
    clock.turn(-60 * DAY)
    real.live(31 * 24)
    await going.look()
    assert await company.count(tables) == 0
