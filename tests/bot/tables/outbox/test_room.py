"""Requests that Discord does not answer hold up the others for seconds, and are never many."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.outbox import dispatcher
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.outbox.room import HANGS_AFTER_S, USUAL_PACE, Pace, Room
from bot.tables.people.people import Person
from bot.tables.rules.new_table import NewTable
from tests.bot.tables.company import ANNA, SERVER
from tests.bot.tables.time.timed_company import TimedCompany, virtual_time

PLACES = 3


async def lobbies_within(company: TimedCompany, hanging: int, seconds: float) -> bool:
    """Whether a lobby is posted within so many seconds, while the messages of so many other servers hang."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dispatcher, "ALTOGETHER", PLACES)
        await company.dispatcher.close()
        company.dispatcher = Dispatcher(company.tables.repository, company.tables.time, company.messenger, pace=Pace(1))
    company.messenger.hangs = lambda call: call.channel <= hanging
    for channel in range(1, hanging + 2):
        host = Person(ANNA.id + channel, "Anna")
        await company.tables.lobbies.open(NewTable(SERVER + channel, channel, host, "relay"))
        await asyncio.sleep(0.01)
    await asyncio.sleep(seconds)
    return bool(company.messenger.of("lobby", hanging + 1))


@pytest.mark.parametrize(
    ("hanging", "seconds", "is_posted"),
    [
        (PLACES - 1, 0.5, True),
        (PLACES, 0.5, False),
        (PLACES, HANGS_AFTER_S + 0.5, True),
        (2 * PLACES, HANGS_AFTER_S + 0.5, False),
        (2 * PLACES, 2 * HANGS_AFTER_S + 0.5, True),
        (4 * PLACES, 4 * HANGS_AFTER_S + 0.5, True),
    ],
)
@virtual_time()
async def test_what_hangs_holds_up_others_for_seconds(
    company: TimedCompany, hanging: int, seconds: float, is_posted: bool
) -> None:
    assert await lobbies_within(company, hanging, seconds) is is_posted


@virtual_time()
async def test_what_hangs_again_and_again_holds_up_no_one(company: TimedCompany) -> None:
    """All have hung once by now, and are tried again all the time."""
    hanging = 4 * PLACES
    await lobbies_within(company, hanging, 5 * 60.0)
    channel, now = hanging + 2, asyncio.get_running_loop().time()
    host = Person(ANNA.id + channel, "Anna")
    await company.tables.lobbies.open(NewTable(SERVER + channel, channel, host, "relay"))
    await company.messenger.until("lobby", channel)
    assert asyncio.get_running_loop().time() - now < 1


@virtual_time()
async def test_what_has_hung_gives_its_place_back_once(company: TimedCompany) -> None:
    room = Room(1)
    for wait_s in (0.0, 2 * HANGS_AFTER_S, 0.0):
        async with room.place(1):
            assert room.is_full()
            await asyncio.sleep(wait_s)
        assert not room.is_full()
    async with room.place(1):
        await asyncio.sleep(2 * HANGS_AFTER_S)
        async with room.place(2):
            await asyncio.sleep(2 * HANGS_AFTER_S)
            assert room.is_full(), "one more hangs already, and is not sent: no time limit runs"
            assert not room.is_full(has_hung=True)


@virtual_time()
async def test_what_hangs_for_longest_is_given_up_for_the_next(company: TimedCompany) -> None:
    room, ends = Room(1), dict[int, float]()

    async def hang(key: int) -> None:
        async with room.place(key):
            with pytest.raises(TimeoutError):
                async with room.time_limit(key, USUAL_PACE.longest_try_s):
                    await asyncio.sleep(2 * USUAL_PACE.longest_try_s)
            ends[key] = asyncio.get_running_loop().time()

    now = asyncio.get_running_loop().time()
    await asyncio.gather(*map(hang, (1, 2, 3)))
    waited = {key: at - now for key, at in ends.items()}
    assert waited == pytest.approx(
        {1: 2 * HANGS_AFTER_S, 2: 3 * HANGS_AFTER_S, 3: 2 * HANGS_AFTER_S + USUAL_PACE.longest_try_s}, abs=0.1
    )
