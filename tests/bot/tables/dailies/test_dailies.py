"""The challenge of the day: one seed for everybody, first tries, boards, streaks, erasure and export."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from bot.features.daily.boards import board_panel
from bot.languages import speech
from bot.runtime.clock import DAY, HOUR
from bot.storage.database import Database
from bot.storage.schema import attempts, challenges, meta, remembered, tables
from bot.storage.transaction import Transaction
from bot.tables.dailies.seeds import find_challenge
from bot.tables.model.days import LENGTHS, Span, begin_of, counts_until, date_of, day_of, season_of, span_of
from bot.tables.model.limits import UNHURRIED
from bot.tables.model.options import USUAL
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people import pseudonyms
from bot.tables.people.erasure_ledger import Ledger
from bot.tables.people.people import Person, number_of
from bot.tables.people.pseudonyms import FIRST_TRY
from bot.tables.rules.choices import apply_choice
from bot.tables.time.retention import remove_finished
from engine.registry import MODULES, find_game
from engine.verification import verify
from tests.bot.tables.company import ANNA, BO, CLIO, GAME, SERVER, Company, Hand
from tests.bot.tables.processes.pair import Pair

OTHER_SERVER = 6


def number(year: int, month: int, day: int) -> int:
    return (date(year, month, day) - date(1970, 1, 1)).days


async def begin(company: Company, person: Person = ANNA, *, server: int = SERVER) -> Table:
    dailies = company.tables.dailies
    return await dailies.play(server, person, GAME, dailies.today, language="en", options=USUAL)


async def play_challenge(company: Company, person: Person = ANNA, *, server: int = SERVER) -> Table:
    """A challenge that the person plays to its end."""
    table = await begin(company, person, server=server)
    return await company.play_out(table.id, seed=person.id % 7)


async def scored(company: Company, person: Person, day: int, points: int, *, server: int = SERVER) -> None:
    """A first try with a result, as if it had been played on that day."""

    async def write(connection: Transaction) -> None:
        owner = await number_of(connection, person.id)
        row = {"server": server, "channel": day, "game": GAME, "rules": 2, "stage": "finished", "host": owner}
        row |= {"language": "en", "settings": {}, "version": 1, "computing": False, "seed": b"", "salt": b""}
        row |= {"opened": 0, "moved": 0, "ended": begin_of(day), "day": day, "ranked": True}
        id = (await connection.execute(insert(tables).values(row).returning(tables.c.id))).scalar_one()
        own = {"table_id": id, "person": owner, "server": server, "day": day, "game": GAME, "points": points}
        await connection.execute(insert(attempts).values({**own, "place": 1, "marks": []}))

    await company.database.write(write)


def test_spans_of_the_calendar() -> None:
    day = number(2026, 11, 23)
    assert date_of(day) == date(2026, 11, 23)
    assert day_of(begin_of(day)) == day == day_of(begin_of(day + 1) - 1)
    assert span_of(day, "day") == Span(day, day)
    assert span_of(day, "week") == Span(day, day + 6), "a Monday"
    assert span_of(day - 1, "week") == Span(day - 7, day - 1)
    assert span_of(day, "month") == Span(number(2026, 11, 1), number(2026, 11, 30))
    assert span_of(day, "season") == Span(number(2026, 10, 1), number(2026, 12, 31))
    assert span_of(number(2024, 2, 29), "season") == Span(number(2024, 1, 1), number(2024, 3, 31))
    assert season_of(day) == (2026, 4)
    assert season_of(number(2027, 1, 1)) == (2027, 1)
    for each in range(day, day + 800):
        for length in LENGTHS:
            span = span_of(each, length)
            assert span.first <= each <= span.last
            assert span_of(span.last + 1, length).first == span.last + 1
    assert counts_until(day) == begin_of(day + 1) + 12 * HOUR


@pytest.mark.parametrize("key", [key for key in MODULES if find_game(key).daily])
def test_a_challenge_can_be_played(key: str) -> None:
    daily = find_game(key).daily
    assert daily is not None
    assert find_game(key).settle(daily.seats, daily.settings)
    assert set(daily.opponents) <= {"greedy"}, "its choices depend on the match alone"


async def test_all_have_the_same_seed_and_seal_and_no_table_tells_it_early(company: Company) -> None:
    first = await play_challenge(company)
    second = await play_challenge(company, BO, server=OTHER_SERVER)
    seeds = [(await company.tables.repository.live(table.id)).seed for table in (first, second)]
    assert seeds[0] == seeds[1]
    assert first.commitment == second.commitment
    assert len(first.commitment) == 64
    with pytest.raises(Refusal, match="wrong_stage"):
        await company.tables.lookup.export(first.id)
    company.clock.time = counts_until(first.day or 0)
    document = await company.tables.lookup.export(first.id)
    assert verify(document, promised=first.commitment).valid
    assert document["sealed"]["day"] == date_of(first.day or 0).isoformat()
    assert document["seed"] == seeds[0].hex()
    forged = {**document, "seed": (b"\0" * 32).hex()}
    assert not verify(forged, promised=first.commitment).valid


async def test_every_day_and_game_has_its_own_seed(company: Company) -> None:
    today = company.tables.dailies.today
    day_challenges = []
    for day in (today, today + 1):
        company.clock.time = begin_of(day)
        for game in company.tables.dailies.games:
            await company.tables.dailies.of(game, ANNA.id)
            challenge = await company.database.read(lambda c, day=day, game=game: find_challenge(c, day, game))
            assert challenge is not None
            day_challenges.append(challenge)
    assert len({challenge.seed for challenge in day_challenges}) == len(day_challenges) == 4
    assert len({challenge.commitment for challenge in day_challenges}) == 4
    assert day_challenges[0].seed.hex() not in repr(day_challenges[0]), "no log tells it"


async def test_the_first_one_that_writes_has_drawn_the_seed(pair: Pair) -> None:
    both = await asyncio.gather(*(company.tables.dailies.of(GAME, ANNA.id) for company in pair))
    assert len({today.commitment for today in both}) == 1
    assert await pair.left.count(challenges) == 1


async def test_a_first_try_begins_once(company: Company) -> None:
    tries = await asyncio.gather(*(begin(company) for _ in range(2)), return_exceptions=True)
    begun = [each for each in tries if isinstance(each, Table)]
    assert len({table.id for table in begun}) == 1, "two clicks at once make one first try"
    assert (await begin(company)).id == begun[0].id, "it is gone on with"
    await company.play_out(begun[0].id, seed=1)
    again = await begin(company)
    assert not again.ranked
    assert (await begin(company)).id == again.id


async def test_tries_take_no_channel_and_count_towards_no_limit_of_the_server(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock, limits=replace(UNHURRIED, open_per_server=1))
    for person in (ANNA, BO, CLIO):
        table = await begin(company, person)
        assert (table.server, table.has_channel, table.is_answered) == (SERVER, False, True)
    await company.lobby()
    assert [each.host for each in await company.tables.lookup.list_open(SERVER)] == [ANNA.id], (
        "nobody sees that they play"
    )
    await company.settle()
    assert {call.kind for call in company.messenger.calls} == {"lobby", "seal"}, "nothing of them is posted"
    await company.leave()


async def test_a_try_goes_to_nobody_else(company: Company) -> None:
    table = await begin(company)
    with pytest.raises(Refusal, match="daily_private"):
        await company.tables.lobbies.move(table.id, ANNA, 9)
    with pytest.raises(Refusal, match="daily_private"):
        await company.tables.seats.offer(table.id, ANNA, 0, BO)


async def test_what_counts(company: Company) -> None:
    day = company.tables.dailies.today
    table = await play_challenge(company)
    attempt = (await company.tables.dailies.of(GAME, ANNA.id)).attempt
    assert attempt is not None
    assert attempt.points == next(
        each.points for each in (await company.tables.lookup.match(table.id)).standings if each.seat == 0
    )
    assert len(attempt.marks) == 12

    late = await begin(company, BO)
    company.clock.time = counts_until(day)
    await company.play_out(late.id, seed=2)
    assert await _points_of(company, late.id) is None

    company.clock.time = begin_of(day + 1) + 13 * HOUR
    helped = await begin(company, CLIO)
    live = await company.tables.repository.live(helped.id)
    option = live.playing.questions[0].options[0].id

    await company.tables.repository.change(
        helped.id, lambda live: apply_choice(live, 0, option, None, company.clock.now())
    )
    await company.play_out(helped.id, seed=3)
    assert await _points_of(company, helped.id) is None, "a computer player has chosen"


async def _points_of(company: Company, table: int) -> int | None:
    query = select(attempts.c.points).where(attempts.c.table_id == table)
    return (await company.database.read(lambda connection: connection.execute(query))).scalar_one()


async def test_boards_of_spans_servers_and_those_who_opt_out(company: Company) -> None:
    day = number(2027, 1, 15)  # a Friday
    company.clock.time = begin_of(day)
    dailies = company.tables.dailies
    for person, each, points in (
        (ANNA, day, 40),
        (ANNA, day - 1, 30),
        (BO, day, 50),
        (BO, day - 5, 100),
        (CLIO, day, 40),
        (CLIO, day - 20, 100),
    ):
        server = OTHER_SERVER if person is CLIO else SERVER
        await scored(company, person, each, points, server=server)

    async def of(length: str, server: int | None) -> list[tuple[int, int, int]]:
        board = await dailies.board(GAME, length, server=server, asked_by=ANNA.id)  # type: ignore[arg-type]
        return [(line.place, line.points, line.played) for line in board.lines]

    assert await of("day", None) == [(1, 50, 1), (2, 40, 1), (2, 40, 1)]
    assert await of("day", SERVER) == [(1, 50, 1), (2, 40, 1)]
    assert await of("week", None) == [(1, 70, 2), (2, 50, 1), (3, 40, 1)]
    assert await of("month", None) == [(1, 150, 2), (2, 70, 2), (3, 40, 1)]
    assert await of("season", None) == [(1, 150, 2), (2, 70, 2), (3, 40, 1)]
    company.clock.time = begin_of(number(2027, 4, 1))
    assert await of("season", None) == []
    company.clock.time = begin_of(day)

    await company.tables.people.change_preferences(BO.id, lambda before: before._replace(rated=False))
    assert await of("day", None) == [(2, 40, 1), (2, 40, 1)]
    own = await dailies.board(GAME, "day", server=None, asked_by=BO.id)
    assert own.own is not None
    assert own.own.place == 1, "the own place is shown to oneself"


async def test_the_week_as_a_table(company: Company) -> None:
    """Monday is the first day; a day that was not played is empty, and so is one in another server or week."""
    monday = number(2026, 11, 23)
    company.clock.time = begin_of(monday + 2) + HOUR
    for day, points in ((monday - 1, 99), (monday, 30), (monday + 2, 41)):
        await scored(company, ANNA, day, points)
    await scored(company, BO, monday + 1, 80)
    await scored(company, CLIO, monday, 90, server=OTHER_SERVER)
    here = await company.tables.dailies.board(GAME, "week", server=SERVER, asked_by=ANNA.id)
    assert [(each.points, each.played, each.days) for each in here.lines] == [
        (80, 1, (None, 80, None, None, None, None, None)),
        (71, 2, (30, None, 41, None, None, None, None)),
    ]
    assert here.own == here.lines[1]
    month = await company.tables.dailies.board(GAME, "month", server=SERVER, asked_by=ANNA.id)
    assert {each.days for each in month.lines} == {()}
    panel = board_panel(here, GAME, "server", "week", span_of(monday, "week"), speech("en"))
    text = str(panel.view.to_components())
    assert "│ Mo│ Tu│ We│ Th│ Fr│ Sa│ Su│" in text
    assert "│ 30│  ·│ 41│  ·│  ·│  ·│  ·│" in text
    german = board_panel(here, GAME, "server", "week", span_of(monday, "week"), speech("de"))
    assert "│ Mo│ Di│ Mi│ Do│ Fr│ Sa│ So│" in str(german.view.to_components())


async def test_streaks(company: Company) -> None:
    today = company.tables.dailies.today
    assert (await company.tables.dailies.streak(ANNA.id)).length == 0
    for day in (today - 1, today - 2, today - 3, today - 5):
        await scored(company, ANNA, day, 1)
    assert (await company.tables.dailies.streak(ANNA.id)).length == 4
    await scored(company, ANNA, today, 1)
    assert (await company.tables.dailies.streak(ANNA.id)).length == 5
    company.clock.turn(2 * DAY)
    assert (await company.tables.dailies.streak(ANNA.id)).length == 0


async def test_export_erasure_and_retention(company: Company) -> None:
    await play_challenge(company)
    await play_challenge(company, BO)
    exported = await company.tables.people.export(ANNA)
    (own,) = exported["challenges_of_the_day"]
    assert own["points"] is not None
    assert "person" not in own
    assert json.dumps(own)
    company.clock.turn(40 * DAY)
    assert await remove_finished(company.tables.repository, 30) == 2
    assert await company.count(attempts) == 2, "the boards stay"
    await company.tables.people.erase(ANNA)
    assert await company.count(attempts) == 1


async def test_other_tries_are_no_rated_statistics(company: Company) -> None:
    await play_challenge(company)
    again = await play_challenge(company)
    assert not again.ranked
    (alone,) = (await company.tables.results.of_person(ANNA.id, SERVER, asked_by=ANNA.id))[0].alone
    assert alone.matches == 1


async def test_an_old_panel_and_a_game_without_a_challenge(company: Company) -> None:
    dailies = company.tables.dailies
    with pytest.raises(Refusal, match="daily_over"):
        await dailies.play(SERVER, ANNA, GAME, dailies.today - 1, language="en", options=USUAL)
    with pytest.raises(Refusal, match="no_daily"):
        await dailies.of("chess", ANNA.id)


async def test_a_damaged_mark_does_no_harm(company: Company) -> None:
    table = await play_challenge(company)
    broken = update(attempts).where(attempts.c.table_id == table.id).values(marks=None)
    await company.database.write(lambda connection: connection.execute(broken))
    attempt = (await company.tables.dailies.of(GAME, ANNA.id)).attempt
    assert attempt is not None
    assert attempt.marks == ()


async def test_an_erasure_gives_no_other_first_try(company: Company) -> None:
    dailies, day = company.tables.dailies, company.tables.dailies.today
    assert (await play_challenge(company)).ranked
    for _ in range(3):
        await company.tables.people.erase(ANNA)
        assert (await dailies.of(GAME, ANNA.id)).is_spent
        assert not (await dailies.of(GAME, BO.id)).is_spent
        assert not (await dailies.of("diceforge", ANNA.id)).is_spent
        again = await begin(company)
        assert not again.ranked
        await company.play_out(again.id, seed=2)
        assert not (await dailies.board(GAME, "day", server=None, asked_by=ANNA.id)).lines
        company.clock.turn(HOUR)
    company.clock.time = begin_of(day + 1)
    assert (await begin(company)).ranked, "the next day is another challenge"
    await company.tables.people.erase(ANNA)
    company.clock.time = counts_until(day + 1)
    assert (await begin(company)).ranked
    await company.tables.people.erase(ANNA)
    assert await company.count(remembered) == 1, "what has lapsed is forgotten"


async def test_a_first_try_that_runs_is_used_up_by_an_erasure_too(company: Company) -> None:
    await begin(company)
    await company.tables.people.erase(ANNA)
    assert not (await begin(company)).ranked


async def test_no_other_first_try_by_another_process(pair: Pair) -> None:
    await begin(pair.left)
    await pair.left.tables.people.erase(ANNA)
    assert not (await begin(pair.right)).ranked


@pytest.mark.only_sqlite
async def test_what_is_remembered_names_nobody(database: Database, clock: Hand, tmp_path: Path) -> None:
    """The hash is made with the key of the ledger, which is not in the database."""
    ledger = Ledger(tmp_path / "data")
    company = Company.gather(database, clock, ledger=ledger)
    await begin(company)
    await company.tables.people.erase(ANNA)
    [row] = (await database.read(lambda connection: connection.execute(select(remembered)))).all()
    assert row.hash == pseudonyms.of(ledger.key(), ANNA.id, *FIRST_TRY, company.tables.dailies.today, GAME)
    assert row.facts == {}
    keys = (await database.read(lambda connection: connection.execute(select(meta.c.key)))).scalars().all()
    assert "secret" not in keys
    await company.leave()
