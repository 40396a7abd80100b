"""Who waits too long for a new conversation with the bot is mentioned in the channel instead, and only then."""

from __future__ import annotations

import pytest

from bot.runtime.clock import HOUR, MINUTE, SECOND
from bot.tables.model.messages import OutboxMessage
from bot.tables.outbox.failures import OpensLater
from tests.bot.tables.company import ANNA, BO
from tests.bot.tables.outbox.scripted_messenger import Call
from tests.bot.tables.time.timed_company import TimedCompany, hours, virtual_time


@pytest.mark.parametrize(("opens_after", "is_mentioned"), [(90 * SECOND, False), (10 * MINUTE, True)])
@virtual_time()
async def test_two_minutes_are_waited_and_then_the_channel_calls(
    company: TimedCompany, opens_after: int, is_mentioned: bool
) -> None:
    await company.set_preferences(ANNA, turns="message")
    began, delays = company.clock.now(), list[float]()

    def wait(call: Call) -> BaseException | None:
        if call.kind == "turn" and (left := began + opens_after - company.clock.now()) > 0:
            return OpensLater(left / SECOND)
        if call.kind in ("turn", "ping"):
            delays.append((company.clock.now() - began) / MINUTE)
        return None

    company.messenger.fails = wait
    await company.play(0)
    await company.until(hours(began) + 1)
    assert len(company.messenger.of("turn", ANNA.id)) == (not is_mentioned)
    calls = [call for call in company.messenger.calls if call.kind == "ping" and ANNA.id in call.facts["people"]]
    assert len(calls) == is_mentioned
    assert delays == [pytest.approx(2 if is_mentioned else 1.5, abs=0.1)]


@pytest.mark.parametrize(("opens_after", "is_mentioned"), [(90 * SECOND, False), (10 * MINUTE, True)])
@pytest.mark.parametrize("kind", ["reminder", "nudge"])
@virtual_time()
async def test_reminders_and_calls_wait_no_longer_and_hold_up_nothing(
    company: TimedCompany, kind: str, opens_after: int, is_mentioned: bool
) -> None:
    await company.set_preferences(ANNA, reminders="message")
    tried, deliveries = list[int](), list[tuple[bool, float]]()

    def wait(call: Call) -> BaseException | None:
        if call.kind not in ("direct", "reminder", "nudge"):
            return None
        is_direct = call.kind == "direct" or call.channel == ANNA.id
        tried.append(company.clock.now())
        if is_direct and (left := tried[0] + opens_after - company.clock.now()) > 0:
            return OpensLater(left / SECOND)
        deliveries.append((is_direct, (company.clock.now() - tried[0]) / MINUTE))
        return None

    company.messenger.fails = wait
    id = (await company.play(24 * HOUR if kind == "reminder" else 0)).id
    began = hours(company.clock.now())
    if kind == "nudge":
        await company.until(began + 13)
        await company.tables.time.nudge(id, BO.id)
        await company.until(began + 13.005)
    else:
        while not tried:
            await company.until(hours(company.clock.now()) + 0.01)
    boards = company.messenger.kinds().count("board")
    await company.tables.messages.post(id, OutboxMessage("board", fresh=True))
    await company.until(hours(company.clock.now()) + 0.01)
    assert not deliveries
    assert company.messenger.kinds().count("board") > boards, "the channel is not held up"
    await company.until(hours(company.clock.now()) + 0.3)
    assert deliveries == [(not is_mentioned, pytest.approx(2 if is_mentioned else 1.5, abs=0.2))]
