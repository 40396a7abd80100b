"""Requests keep to the pace that Discord allows, so that it refuses none."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace

import aiohttp
import pytest
from aiohttp import web
from multidict import CIMultiDict
from yarl import URL

from bot.benchmarks.load import request_limit
from bot.benchmarks.load.request_limit import A_SECOND, RequestLimit
from bot.client import create_bot
from bot.configuration import Configuration
from bot.runtime import request_pace
from bot.runtime.request_pace import AT_ONCE, WITHIN, pace_requests
from tests.bot.soak.virtual_time import VirtualLoop, run

MANY = 10 * A_SECOND
ON_THE_WAY_S = 0.05
MESSAGES = "http://127.0.0.1/api/v10/channels/1/messages"


@asynccontextmanager
async def discord_with_its_limit() -> AsyncIterator[str]:
    limit = RequestLimit(enforced=True)

    async def answer(request: web.Request) -> web.Response:
        return web.Response(status=200 if limit.wait(request.path.removeprefix("/api/v10")) is None else 429)

    application = web.Application()
    application.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(application, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    finally:
        await runner.cleanup()


async def statuses(session: aiohttp.ClientSession, address: str, count: int) -> list[int]:
    async def status() -> int:
        async with session.post(address) as response:
            return response.status

    return await asyncio.gather(*(status() for _ in range(count)))


async def refused(limit: RequestLimit, session: aiohttp.ClientSession, config: aiohttp.TraceConfig | None) -> int:
    """Begin many requests at once, each of which is on its way for a moment of its own; how many are refused."""
    chance, begun = Random(1), aiohttp.TraceRequestStartParams("POST", URL(MESSAGES), CIMultiDict())

    async def is_refused() -> bool:
        if config is not None:
            await config.on_request_start.send(session, SimpleNamespace(), begun)
        await asyncio.sleep(chance.uniform(0, ON_THE_WAY_S))
        return limit.wait(begun.url.path) is not None

    return sum(await asyncio.gather(*(is_refused() for _ in range(MANY))))


def test_of_many_requests_at_once_discord_refuses_none(monkeypatch: pytest.MonkeyPatch) -> None:
    async def send_all(loop: VirtualLoop) -> None:
        for module in (request_limit, request_pace):
            monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=loop.time))
        config = pace_requests(aiohttp.TraceConfig())
        config.freeze()
        async with aiohttp.ClientSession() as session:
            assert await refused(RequestLimit(enforced=True), session, config) == 0
            rounds = (MANY - 1) // AT_ONCE
            assert rounds * WITHIN <= loop.time() <= (rounds + 1) * WITHIN, "at once as many as may be"
            assert await refused(RequestLimit(enforced=True), session, None) == MANY - A_SECOND, "the control"

    run(send_all)


@pytest.mark.parametrize(("granted", "at_once"), [(A_SECOND, AT_ONCE), (500, 480), (1, 1)])
def test_a_bot_that_may_make_more_requests_makes_more(
    granted: int, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def send_all(loop: VirtualLoop) -> None:
        monkeypatch.setattr(request_pace, "time", SimpleNamespace(monotonic=loop.time))
        config = pace_requests(aiohttp.TraceConfig(), granted)
        config.freeze()
        async with aiohttp.ClientSession() as session:
            begun = aiohttp.TraceRequestStartParams("POST", URL(MESSAGES), CIMultiDict())
            for number in range(at_once + 1):
                assert loop.time() == 0, f"{number} of {at_once}"
                await config.on_request_start.send(session, SimpleNamespace(), begun)
            assert loop.time() == pytest.approx(WITHIN)

    run(send_all)


async def test_answers_to_clicks_do_not_wait() -> None:
    async with (
        discord_with_its_limit() as discord,
        aiohttp.ClientSession(trace_configs=[pace_requests(aiohttp.TraceConfig())]) as session,
    ):
        posts = asyncio.create_task(statuses(session, f"{discord}/channels/1/messages", 4 * AT_ONCE))
        await asyncio.sleep(0.2)
        for path in ("interactions/1/token/callback", "webhooks/1/token/messages/@original"):
            assert await statuses(session, f"{discord}/{path}", 2 * A_SECOND) == [200] * (2 * A_SECOND)
        assert not posts.done()
        posts.cancel()


async def test_the_gateway_is_reached_while_many_requests_wait() -> None:
    async with (
        discord_with_its_limit() as discord,
        aiohttp.ClientSession(trace_configs=[pace_requests(aiohttp.TraceConfig())]) as session,
    ):
        posts = asyncio.create_task(statuses(session, f"{discord}/channels/1/messages", 4 * AT_ONCE))
        await asyncio.sleep(0.2)
        async with asyncio.timeout(1), session.get(URL(discord).origin().with_query(v=10)) as reached:
            assert reached.status == 200
        assert not posts.done()
        posts.cancel()


def test_the_bot_keeps_to_the_pace(tmp_path: Path) -> None:
    bot = create_bot(Configuration(_env_file=None, data=tmp_path, database_url=f"sqlite:///{tmp_path}/x.sqlite3"))
    assert bot.http.http_trace is not None
    assert any("pace_requests" in begins.__qualname__ for begins in bot.http.http_trace.on_request_start)
