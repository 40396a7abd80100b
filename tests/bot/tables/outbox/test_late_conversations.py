"""Who waits too long for a new conversation with the bot is mentioned in the channel instead, and only then."""

from __future__ import annotations

import pytest

from bot.runtime.clock import MINUTE, SECOND
from bot.tables.outbox.failures import OpensLater
from tests.bot.tables.company import ANNA
from tests.bot.tables.outbox.scripted_messenger import Call
from tests.bot.tables.time.timed_company import TimedCompany, hours, virtual_time


@pytest.mark.parametrize(("opens_after", "is_mentioned"), [(90 * SECOND, False), (10 * MINUTE, True)])
@virtual_time()
async def test_two_minutes_are_waited_and_then_the_channel_calls(
    company: TimedCompany, opens_after: int, is_mentioned: bool
) -> None:
    await company.set_preferences(ANNA, turns="message")
    began, sent = company.clock.now(), list[float]()

    def wait(call: Call) -> BaseException | None:
        if call.kind == "turn" and (left := began + opens_after - company.clock.now()) > 0:
            return OpensLater(left / SECOND)
        if call.kind in ("turn", "ping"):
            sent.append((company.clock.now() - began) / MINUTE)
        return None

    company.messenger.fails = wait
    await company.play(0)
    await company.until(hours(began) + 1)
    assert len(company.messenger.of("turn", ANNA.id)) == (not is_mentioned)
    calls = [call for call in company.messenger.calls if call.kind == "ping" and ANNA.id in call.facts["people"]]
    assert len(calls) == is_mentioned
    assert sent == [pytest.approx(2 if is_mentioned else 1.5, abs=0.1)]
