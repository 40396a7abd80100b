"""Pages of a match at another process than the one that it belongs to."""

from __future__ import annotations

import asyncio

import aiohttp

from bot.configuration import Configuration
from bot.runtime.clicked_messages import ClickedMessages
from bot.runtime.incidents import Incidents
from bot.services import ViewServices
from bot.web.server import serving_pages
from tests.bot.match_page.conftest import Sketches
from tests.bot.tables.company import ANNA
from tests.bot.tables.processes.pair import LEFT, Pair, begun

PUBLIC = "http://pantheon.example"


async def test_boards_reach_those_who_watch_at_another_process(pair: Pair) -> None:
    left, right = pair
    left.tables.links.address = PUBLIC
    table = await begun(left, LEFT, 1)
    secret = (await left.tables.links.make(table, ANNA.id)).rpartition("/")[2]
    clicked = ClickedMessages(right.clock)
    services = ViewServices(right.tables, Sketches(), Incidents(), {}, clicked_messages=clicked)  # type: ignore[arg-type]
    settings = Configuration(_env_file=None, web=PUBLIC, web_listen="127.0.0.1:0", web_proxies="127.0.0.1")
    version = (await left.tables.lookup.get(table)).version
    async with (
        serving_pages(services, settings) as port,
        aiohttp.ClientSession(headers={"Host": "pantheon.example"}) as browser,
        browser.get(f"http://127.0.0.1:{port}/m/{secret}/events?seen={version}") as stream,
        asyncio.timeout(60),
    ):
        assert stream.status == 200
        await left.move(table)
        text = (await stream.content.readuntil(b"event: page\n") + await stream.content.readline()).decode()
        assert f"id: {version + 1}\n" in text
        await left.tables.links.withdraw(table, ANNA.id)
        await stream.content.readuntil(b"event: gone\n")
