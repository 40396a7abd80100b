"""The clock's deviation from Discord's, measured by its answers."""

from __future__ import annotations

from email.utils import formatdate

import pytest
from aiohttp import ClientSession, web
from structlog.testing import capture_logs

from bot.runtime.clock import HOUR
from bot.runtime.clock_skew import GRAVE, NOTABLE, Skew
from tests.bot.tables.company import Hand


def date(milliseconds: int) -> str:
    return formatdate(milliseconds / 1_000, usegmt=True)


@pytest.mark.parametrize(
    ("ahead", "logged", "grave"),
    [(0, False, False), (NOTABLE, False, False), (NOTABLE + 1_000, True, False), (-GRAVE - 1_000, True, True)],
)
def test_a_wrong_clock_is_logged_and_a_very_wrong_one_judges_nobody(ahead: int, logged: bool, grave: bool) -> None:
    clock = Hand()
    skew = Skew(clock)
    with capture_logs() as lines:
        for _ in range(2):
            skew.compare(date(clock.now() - ahead))
    assert [line["event"] for line in lines] == ["clock_is_wrong"] * logged
    assert skew.is_grave is grave
    skew.compare(date(clock.now()))
    assert not skew.is_grave


def test_a_clock_that_was_set_is_as_wrong_as_that_until_an_answer_tells() -> None:
    clock = Hand()
    skew = Skew(clock)
    assert skew.ahead is None
    skew.set_by(HOUR, None)
    assert skew.ahead is None, "nobody knows what it was before"
    skew.compare(date(clock.now()))
    before = skew.ahead
    assert before is not None
    skew.set_by(HOUR, before)
    assert skew.ahead == before + HOUR
    assert not skew.is_grave, "times are put right when the clock was set; only what an answer tells is held against it"
    skew.compare(date(clock.now() - HOUR))
    assert skew.is_grave
    ahead = skew.ahead
    skew.set_by(HOUR, before)
    assert skew.ahead == ahead, "the answer came after the clock was set"


@pytest.mark.parametrize("text", [None, "", "soon", "Sat, 32 Nov 2026 10:00:00 GMT"])
def test_a_date_that_cannot_be_read_says_nothing(text: str | None) -> None:
    skew = Skew(Hand())
    skew.milliseconds = 7
    skew.compare(text)
    assert skew.milliseconds == 7


async def test_every_answer_is_compared() -> None:
    clock = Hand()
    skew = Skew(clock)

    async def answer(_: web.Request) -> web.Response:
        return web.Response(headers={"Date": date(clock.now() - GRAVE * 2)})

    app = web.Application()
    app.router.add_get("/", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    async with ClientSession(trace_configs=[skew.trace()]) as session, session.get(f"http://127.0.0.1:{port}/"):
        assert skew.is_grave
    await runner.cleanup()
