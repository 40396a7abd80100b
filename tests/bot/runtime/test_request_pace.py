"""Requests keep to the pace that Discord allows, so that it refuses none."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
from aiohttp import web

from bot.benchmarks.load.request_limit import A_SECOND, RequestLimit
from bot.client import create_bot
from bot.configuration import Configuration
from bot.runtime.request_pace import AT_ONCE, WITHIN, paced

MANY = 2 * A_SECOND


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


async def test_of_many_requests_at_once_discord_refuses_none() -> None:
    async with discord_with_its_limit() as discord:
        async with aiohttp.ClientSession(trace_configs=[paced(aiohttp.TraceConfig())]) as session:
            began = time.monotonic()
            assert await statuses(session, f"{discord}/channels/1/messages", MANY) == [200] * MANY
            assert time.monotonic() - began >= (MANY // AT_ONCE) * WITHIN
        await asyncio.sleep(1)
        async with aiohttp.ClientSession() as session:
            assert 429 in await statuses(session, f"{discord}/channels/1/messages", MANY), "the control"


async def test_answers_to_clicks_do_not_wait() -> None:
    async with (
        discord_with_its_limit() as discord,
        aiohttp.ClientSession(trace_configs=[paced(aiohttp.TraceConfig())]) as session,
    ):
        posts = asyncio.create_task(statuses(session, f"{discord}/channels/1/messages", 4 * AT_ONCE))
        await asyncio.sleep(0.2)
        for path in ("interactions/1/token/callback", "webhooks/1/token/messages/@original"):
            assert await statuses(session, f"{discord}/{path}", MANY) == [200] * MANY
        assert not posts.done()
        posts.cancel()


def test_the_bot_keeps_to_the_pace(tmp_path: Path) -> None:
    bot = create_bot(Configuration(_env_file=None, data=tmp_path, database_url=f"sqlite:///{tmp_path}/x.sqlite3"))
    assert bot.http.http_trace is not None
    assert any("paced" in begins.__qualname__ for begins in bot.http.http_trace.on_request_start)
