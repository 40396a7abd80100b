"""The queue: who waits, and how matches open."""

from __future__ import annotations

import asyncio
import threading
import time
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from bot.runtime.clock import DAY, HOUR
from bot.storage.database import Database
from bot.storage.schema import avoided, entrants, parties, party_members, people, ratings, waits
from bot.tables.model.options import pace_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.departed_servers import forget_strangers
from bot.tables.people.people import Person, number_of
from bot.tables.queue import opening
from bot.tables.queue.matching import Wish, groups_of
from bot.tables.queue.waiting import LASTS, usual_wait
from tests.bot.tables.company import ANNA, BO, CLIO, DORA, SERVER, Company, Hand

PAIR = Wish("hercules", 2, "h24")
TRIO = Wish("hercules", 3, "h24")
OFFERED = 4711
"""The channel in which a server offers room for matches of the queue."""


async def count(company: Company, table: object) -> int:
    async def read(connection: object) -> int:
        result = await connection.execute(select(func.count()).select_from(table))  # type: ignore[attr-defined, arg-type]
        return int(result.scalar_one())

    return await company.database.read(read)  # type: ignore[arg-type]


async def wait(company: Company, *persons: Person, wish: Wish = PAIR, server: int = 0) -> None:
    for person in persons:
        await company.tables.queue.wait(person, server, wish, "en")


async def opened(company: Company, *persons: Person, wish: Wish = PAIR, server: int = 0) -> Table:
    await wait(company, *persons, wish=wish, server=server)
    assert await company.bring_together() == 1
    await company.settle()
    (table,) = await company.tables.lookup.open_tables_of(persons[0])
    return table


async def code_of(company: Company, person: Person) -> str:
    own = (await company.tables.queue.standing(person.id)).own
    assert own is not None
    return own.code


# The usual wait


async def test_the_usual_wait_is_the_median_of_the_latest_of_the_same_kind(company: Company, clock: Hand) -> None:
    async def usual(wish: Wish) -> int | None:
        return await company.database.read(lambda connection: usual_wait(connection, wish))

    async def add_wait(after: int, wish: Wish = PAIR) -> None:
        row = {**wish._asdict(), "found": clock.now(), "waited": after}
        await company.database.write(lambda connection: connection.execute(insert(waits).values(row)))
        clock.turn(1000)

    for after in (1, 2, 3, 50):
        await add_wait(after)
        await add_wait(77, TRIO)
    assert await usual(PAIR) is None, "too few"
    await add_wait(40)
    assert (await usual(PAIR), await usual(TRIO)) == (3, None)
    for _ in range(20):
        await add_wait(9)
    assert await usual(PAIR) == 9


async def test_a_match_that_is_found_tells_how_long_its_people_waited(company: Company, clock: Hand) -> None:
    await wait(company, ANNA)
    clock.turn(60_000)
    await wait(company, BO)
    assert (await company.tables.queue.standing(ANNA.id)).usual_wait is None
    assert await company.bring_together() == 1
    rows = await company.database.read(lambda connection: connection.execute(select(waits).order_by(waits.c.waited)))
    assert [(row.game, row.players, row.pace, row.waited) for row in rows] == [(*PAIR, 0), (*PAIR, 60_000)]


# Avoiding


async def add_people(company: Company, *persons: Person) -> None:
    """People who have used the bot."""
    for person in persons:
        await company.database.write(lambda connection, person=person: number_of(connection, person.id))  # type: ignore[misc]


async def test_of_people_who_have_never_used_the_bot_nothing_is_kept(company: Company) -> None:
    strangers = [810000000000000001, 810000000000000002]
    queue = company.tables.queue
    assert await queue.avoid(BO.id, [*strangers, BO.id]) == 2
    assert (await count(company, people), await count(company, avoided)) == (1, 0)
    await add_people(company, CLIO, DORA)
    assert await queue.avoid(BO.id, [strangers[0], CLIO.id, DORA.id]) == 1
    assert (await queue.standing(BO.id)).avoided == [CLIO.id, DORA.id]
    await company.tables.people.erase(DORA)
    assert (await queue.standing(BO.id)).avoided == [CLIO.id], "who asks to be forgotten is on no list"
    await company.database.write(forget_strangers)
    assert (await queue.standing(BO.id)).avoided == [], "nor who has nothing here any more"
    await company.tables.people.erase(BO)
    assert (await count(company, people), await count(company, avoided)) == (0, 0)


@pytest.mark.parametrize("id", [0, -5, 2**63, 10**24])
async def test_what_is_no_id_is_avoided_by_nobody(company: Company, id: int) -> None:
    await add_people(company, ANNA)
    await company.tables.queue.avoid(BO.id, [ANNA.id])
    with pytest.raises(Refusal, match="no_such_id"):
        await company.tables.queue.avoid(BO.id, [CLIO.id, id])
    assert (await company.tables.queue.standing(BO.id)).avoided == [ANNA.id]
    assert await company.tables.queue.avoid(BO.id, [1, 2**63 - 1]) == 2


# Waiting


async def test_a_party_is_joined_by_its_code_and_left_one_by_one(company: Company) -> None:
    queue = company.tables.queue
    await wait(company, ANNA, wish=TRIO)
    await queue.join(BO, 0, f" {(await code_of(company, ANNA)).lower()} ")
    standing = await queue.standing(BO.id)
    assert standing.own is not None
    assert [member.person.name for member in standing.own.members] == [ANNA.name, BO.name]
    assert await queue.leave(ANNA.id)
    left = (await queue.standing(BO.id)).own
    assert left is not None
    assert [member.person.id for member in left.members] == [BO.id]
    assert await queue.leave(BO.id)
    assert not await queue.leave(BO.id)
    assert await count(company, parties) == 0


async def test_nobody_waits_twice_and_no_party_is_too_large(company: Company) -> None:
    queue = company.tables.queue
    await wait(company, ANNA)
    code = await code_of(company, ANNA)
    for again in (queue.wait(ANNA, 0, PAIR, "en"), queue.join(ANNA, 0, code)):
        with pytest.raises(Refusal, match="already_queued"):
            await again
    await queue.join(BO, 0, code)
    with pytest.raises(Refusal, match="party_full"):
        await queue.join(CLIO, 0, code)
    with pytest.raises(Refusal, match="no_party"):
        await queue.join(CLIO, 0, "NOSUCH")
    assert (await count(company, parties), await count(company, party_members)) == (1, 2)


@pytest.mark.parametrize("wish", [Wish("chess", 2, "h24"), Wish("hercules", 1, "h24"), Wish("hercules", 2, "none")])
async def test_what_no_match_can_be_is_not_waited_for(company: Company, wish: Wish) -> None:
    with pytest.raises(Refusal, match="no_such_setting"):
        await company.tables.queue.wait(ANNA, 0, wish, "en")


async def test_who_waits_for_a_day_waits_no_longer(company: Company, clock: Hand) -> None:
    await wait(company, ANNA)
    clock.turn(LASTS)
    assert (await company.tables.queue.standing(ANNA.id)).own is None
    await wait(company, BO)
    assert await company.tables.queue.opening.look() == 0
    assert await count(company, parties) == 1
    await wait(company, ANNA)
    assert await company.bring_together() == 1


async def test_where_messages_do_not_get_through_nobody_waits_but_in_a_message_they_do(company: Company) -> None:
    await company.tables.people.change_preferences(ANNA.id, lambda now: now._replace(refused=True))
    with pytest.raises(Refusal, match="messages_refused"):
        await company.tables.queue.wait(ANNA, SERVER, PAIR, "en")
    await company.tables.queue.wait(ANNA, 0, PAIR, "en", directly=True)
    assert not (await company.tables.people.preferences(ANNA.id)).refused


async def test_a_closed_queue_takes_nobody(database: Database, clock: Hand) -> None:
    company = Company.gather(database, clock)
    company.tables.queue.is_open = False
    queue = company.tables.queue
    for request in (queue.wait(ANNA, 0, PAIR, "en"), queue.standing(ANNA.id), queue.avoid(ANNA.id, [BO.id])):
        with pytest.raises(Refusal, match="queue_closed"):
            await request
    await company.leave()


# Opening


async def test_two_who_wait_are_at_one_table_without_a_channel(company: Company) -> None:
    table = await opened(company, ANNA, BO)
    assert {*table.people} == {ANNA.id, BO.id}
    assert (table.server, table.has_channel, table.is_direct) == (0, False, True)
    assert (table.stage, table.options.limit, table.options.after_time) == ("playing", DAY, "computer")
    assert await count(company, party_members) == 0
    assert await count(company, parties) == 0
    assert await count(company, entrants) == 2
    assert await company.tables.ends.newest_without_channel(ANNA.id) == 0, "it is no match that answers alone show"
    assert await company.tables.queue.opening.look() == 0


async def test_friends_and_strangers_fill_a_table(company: Company) -> None:
    await wait(company, ANNA, wish=TRIO)
    await company.tables.queue.join(BO, 0, await code_of(company, ANNA))
    table = await opened(company, CLIO, wish=TRIO)
    assert {*table.people} == {ANNA.id, BO.id, CLIO.id}


async def test_who_avoids_somebody_never_meets_them(company: Company) -> None:
    await wait(company, ANNA, BO)
    await company.tables.queue.avoid(BO.id, [ANNA.id, BO.id])
    assert (await company.tables.queue.standing(BO.id)).avoided == [ANNA.id]
    assert await company.tables.queue.opening.look() == 0
    await company.tables.queue.avoid(BO.id, [])
    assert await company.bring_together() == 1


async def test_ratings_keep_the_strong_from_beginners_for_a_while(company: Company, clock: Hand) -> None:
    async def rate(connection: object) -> None:
        row = {"person": await number_of(connection, BO.id), "server": 9, "game": "hercules"}  # type: ignore[arg-type]
        await connection.execute(insert(ratings).values(row | {"mean": 40.0, "doubt": 1.0, "matches": 50}))  # type: ignore[attr-defined]

    await company.database.write(rate)  # type: ignore[arg-type]
    await wait(company, ANNA, BO)
    assert (await company.tables.queue.standing(BO.id)).ratings["hercules"].matches == 50
    assert await company.tables.queue.opening.look() == 0
    clock.turn(HOUR)
    assert await company.bring_together() == 1


async def test_who_leaves_while_the_match_is_opened_is_in_none(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    await wait(company, ANNA, BO)
    opening, store = company.tables.queue.opening, company.tables.queue.opening._store

    async def left_before(live: object, together: object) -> int:
        await company.tables.queue.leave(ANNA.id)
        return await store(live, together)  # type: ignore[arg-type]

    monkeypatch.setattr(opening, "_store", left_before)
    assert await opening.look() == 0
    assert await company.tables.lookup.open_tables() == []
    assert (await company.tables.queue.standing(BO.id)).own is not None


async def test_only_the_leader_opens_matches(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    await wait(company, ANNA, BO)
    monkeypatch.setattr(type(company.database), "leads", property(lambda self: False))
    assert await company.tables.queue.opening.look() == 0


async def test_a_server_that_offers_itself_gets_the_match_in_a_thread(database: Database, clock: Hand) -> None:
    requests: list[tuple[int, int]] = []

    async def sees(table: Table, person: int) -> bool:
        requests.append((table.channel, person))
        return True

    company = Company.gather(database, clock, can_see=sees)
    await company.tables.servers.choose_places(SERVER, None, None, [OFFERED])
    await wait(company, ANNA, server=SERVER)
    table = await opened(company, BO)
    assert (table.server, table.queued, table.is_direct) == (SERVER, True, False)
    assert {*requests} == {(OFFERED, ANNA.id), (OFFERED, BO.id)}
    assert table.options.thread
    assert table.channel in company.messenger.threads
    assert company.messenger.of("board", table.channel)
    await company.leave()


async def test_where_one_of_them_does_not_see_the_channel_it_opens_in_messages(database: Database, clock: Hand) -> None:
    async def sees(table: Table, person: int) -> bool | None:
        return person == ANNA.id or None

    company = Company.gather(database, clock, can_see=sees)
    await company.tables.servers.choose_places(SERVER, None, None, [OFFERED])
    await wait(company, ANNA, server=SERVER)
    assert (await opened(company, BO)).is_direct
    await company.leave()


async def test_while_another_table_is_in_the_channel_it_opens_in_messages(database: Database, clock: Hand) -> None:
    async def sees(table: Table, person: int) -> bool:
        return True

    company = Company.gather(database, clock, can_see=sees)
    await company.tables.servers.choose_places(SERVER, None, None, [OFFERED])
    await company.lobby(channel=OFFERED, host=DORA)
    await wait(company, ANNA, server=SERVER)
    assert (await opened(company, BO)).is_direct
    await company.leave()


# Many who wait


async def test_people_are_matched_off_the_event_loop_and_read_some_at_a_time(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With thousands who wait, no click waits for the queue."""
    threads: list[bool] = []

    def note_thread(*args: Any) -> Any:
        threads.append(threading.current_thread() is threading.main_thread())
        return groups_of(*args)

    monkeypatch.setattr(opening, "groups_of", note_thread)
    monkeypatch.setattr(opening, "AT_ONCE", 2)
    await wait(company, ANNA, BO, wish=TRIO)
    await wait(company, CLIO, wish=PAIR)
    assert await company.tables.queue.opening.look() == 0
    assert threads == [False]
    await wait(company, DORA, wish=TRIO)
    assert await company.bring_together() == 1, "also those who are read in different pieces"


async def test_many_who_join_at_once_are_looked_at_together(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[float] = []

    async def look() -> int:
        looks.append(time.monotonic())
        return 0

    monkeypatch.setattr(opening, "LOOKS_APART", 0.2)
    monkeypatch.setattr(company.tables.queue.opening, "look", look)
    company.tables.queue.begin()
    for _ in range(40):
        company.tables.queue.opening.awaken()
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.3)
    assert 2 <= len(looks) <= 5
    assert all(later - earlier >= 0.19 for earlier, later in pairwise(looks))


@pytest.mark.parametrize(
    ("pace", "times"),
    [("slow", (12 * HOUR, 3 * DAY, True)), ("leisurely", (0, 7 * DAY, True)), ("h72", (3 * DAY, 0, False))],
)
async def test_a_pace_may_bring_a_time_bank(company: Company, pace: str, times: tuple[int, int, bool]) -> None:
    table = await opened(company, ANNA, BO, wish=PAIR._replace(pace=pace))
    assert (table.options.limit, table.options.bank, table.options.pauses) == times
    assert table.options.after_time == "computer"
    assert pace_of(table.options) == (pace if table.options.bank else None)
