"""A match with a link, served to browsers over real sockets, with pictures that are one pixel high."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import NamedTuple

import aiohttp
import pytest

from bot.configuration import Configuration
from bot.services import ViewServices
from bot.web.server import serving_pages
from tests.bot.match_page.conftest import Sketches, begun, company, services
from tests.bot.tables.company import ANNA, Company

__all__ = ["company", "services"]

PUBLIC, HOST = "https://pantheon.example/p", "pantheon.example"


class Served(NamedTuple):
    """A match that is served at a port: its link's secret, and a browser."""

    company: Company
    sketches: Sketches
    table: int
    secret: str
    port: int
    browser: aiohttp.ClientSession

    def at(self, path: str = "") -> str:
        """The address of something of the match, as this machine reaches it."""
        return f"http://127.0.0.1:{self.port}/p/m/{self.secret}{path}"

    async def status(self, address: str, **headers: str) -> int:
        async with self.browser.get(address, headers=headers) as answer:
            await answer.read()
            return answer.status

    async def read(self, address: str, **headers: str) -> str:
        async with self.browser.get(address, headers=headers) as answer:
            assert answer.status == 200, (address, answer.status)
            return await answer.text()


@pytest.fixture
def settings() -> Configuration:
    return Configuration(_env_file=None, web=PUBLIC, web_listen="127.0.0.1:0", web_proxies="127.0.0.0/8")


@pytest.fixture
async def served(company: Company, services: ViewServices, settings: Configuration) -> AsyncIterator[Served]:
    company.tables.links.address = PUBLIC
    table = await begun(company)
    secret = (await company.tables.links.make(table, ANNA.id)).rpartition("/")[2]
    sketches: Sketches = services.studio  # type: ignore[assignment]
    async with (
        serving_pages(services, settings) as port,
        aiohttp.ClientSession(headers={"Host": HOST}, cookie_jar=aiohttp.DummyCookieJar()) as browser,
    ):
        assert port is not None
        yield Served(company, sketches, table, secret, port, browser)
