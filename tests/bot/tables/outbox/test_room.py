"""Requests that Discord does not answer hold up the others for seconds, and are never many."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.outbox import dispatcher
from bot.tables.outbox.dispatcher import LONGEST_TRY, Dispatcher
from bot.tables.outbox.room import HANGS_AFTER_S, Room
from tests.bot.tables.company import ANNA, SERVER
from tests.bot.tables.time.timed_company import TimedCompany, virtual_time

PLACES = 3


async def lobbies_within(company: TimedCompany, hanging: int, seconds: float) -> bool:
    """Whether a lobby is posted within so many seconds, while the messages of so many other servers hang."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(dispatcher, "ALTOGETHER", PLACES)
        await company.dispatcher.close()
        company.dispatcher = Dispatcher(
            company.tables.repository, company.tables.time, company.messenger, requests_a_second=1
        )
    company.messenger.hangs = lambda call: call.channel <= hanging
    for channel in range(1, hanging + 2):
        await company.tables.lobbies.open(SERVER + channel, channel, ANNA, "relay")
        await asyncio.sleep(0.01)
    await asyncio.sleep(seconds)
    return bool(company.messenger.of("lobby", hanging + 1))


@pytest.mark.parametrize(
    ("hanging", "seconds", "is_posted"),
    [
        (PLACES - 1, 0.5, True),
        (PLACES, 0.5, False),
        (PLACES, HANGS_AFTER_S + 0.5, True),
        (2 * PLACES, LONGEST_TRY - 1, False),
        (2 * PLACES, LONGEST_TRY + 1, True),
    ],
)
@virtual_time()
async def test_what_hangs_holds_up_others_for_seconds(
    company: TimedCompany, hanging: int, seconds: float, is_posted: bool
) -> None:
    assert await lobbies_within(company, hanging, seconds) is is_posted


@virtual_time()
async def test_what_has_hung_gives_its_place_back_once(company: TimedCompany) -> None:
    room = Room(1)
    for wait_s in (0.0, 2 * HANGS_AFTER_S, 0.0):
        async with room.place():
            assert room.is_full
            await asyncio.sleep(wait_s)
        assert not room.is_full
    async with room.place():
        await asyncio.sleep(2 * HANGS_AFTER_S)
        async with room.place():
            await asyncio.sleep(2 * HANGS_AFTER_S)
            assert room.is_full, "one more hangs already"
