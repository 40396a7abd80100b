"""Times in a channel in which nothing can be written for days."""

from __future__ import annotations

from typing import Any

import pytest

from bot.runtime.clock import HOUR, MINUTE
from bot.tables.time import claims
from bot.tables.time.claims import ClaimedTimer
from tests.bot.tables.outbox.scripted_messenger import refusal
from tests.bot.tables.time.timed_company import TimedCompany, virtual_time


@pytest.mark.parametrize(("status", "code"), [(404, 10003), (403, 50013)])
@virtual_time()
async def test_times_in_a_channel_that_stays_closed_are_looked_at_more_and_more_seldom(
    company: TimedCompany, status: int, code: int
) -> None:
    claimed, claim = [0], claims.claim

    async def count_claims(*args: Any) -> list[ClaimedTimer]:
        timers = await claim(*args)
        claimed[0] += len(timers)
        return timers

    await company.play(5 * MINUTE, "computer")
    company.messenger.fails = lambda call: refusal(status, code)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(claims, "claim", count_claims)
        await company.until(48)
        assert claimed[0] < 40
        claimed[0] = 0
        await company.until(5 * 24)
        assert 3 * 4 - 1 <= claimed[0] <= 3 * 4 + 1, "once in six hours"


@virtual_time()
async def test_no_time_ends_while_its_first_reminder_waits_to_be_sent(company: TimedCompany) -> None:
    table = await company.play(12 * HOUR, "computer")
    company.messenger.fails = lambda call: refusal(502) if call.kind == "reminder" else None
    assert await company.away_at(13, table.id) is None
    company.messenger.fails = lambda call: None
    await company.until(13.1)
    assert company.messenger.times("reminder") == pytest.approx([13], abs=0.05)
    assert await company.away_at(15.9, table.id) is None, "three hours are left from the reminder on"
    assert await company.away_at(16.2, table.id) == "timeout"
