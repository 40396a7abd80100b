"""Who asks too much, too slowly, or for what is not here: it costs the others nothing."""

from __future__ import annotations

import asyncio
import json
from contextlib import closing

import pytest
from prometheus_client import REGISTRY

from bot.configuration import Configuration
from bot.web import askers, connections, watching
from bot.web.askers import Askers
from tests.bot.web.conftest import HOST, Served
from tests.waiting import until


async def raw(port: int, request: bytes) -> bytes:
    """What is answered to these bytes, until the bot hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    with closing(writer):
        writer.write(request)
        try:
            return await asyncio.wait_for(reader.read(), 20)
        except ConnectionError:
            return b""


def get(path: str, host: str = HOST, *fields: str) -> bytes:
    return "\r\n".join([f"GET {path} HTTP/1.1", f"Host: {host}", "Connection: close", *fields, "", ""]).encode()


@pytest.fixture(autouse=True)
def short_times(monkeypatch: pytest.MonkeyPatch) -> None:
    assert (connections.IDLE_S, connections.ANSWERED_WITHIN_S) == (10, 30)
    monkeypatch.setattr(connections, "IDLE_S", 0.3)


async def test_half_requests_are_dropped(served: Served) -> None:
    path = f"/p/m/{served.secret}"
    for half in (b"", b"GET", get(path)[:-2], get(path).replace(b"close", b"keep-alive") + b"GET /p"):
        await raw(served.port, half)
    assert (await raw(served.port, get(path))).startswith(b"HTTP/1.1 200 OK\r\n")


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (get("/p/static/x", "evil.example"), 421),
        (get("/p/static/x", "127.0.0.1"), 421),
        (get("/p/static/x", HOST, f"Host: {HOST}"), 400),
        (b"GET /p/static/x HTTP/1.1\r\nConnection: close\r\n\r\n", 400),
        (get("/p/static/x", f"{HOST}:443"), 404),
        (get("/p/static/x", HOST.upper()), 404),
        (get("/x"), 404),
        (get("/p/../p/m/x"), 404),
        (get("/p/m/%2e%2e/%00"), 404),
        (get("/" + "x" * 9_000), 400),
        (get("/p", HOST, "X: " + "x" * 9_000), 400),
        (get("/p", HOST, *[f"X{n}: 1" for n in range(100)]), 400),
        (get("/p").replace(b"GET", b"POST"), 405),
        (get("/p").replace(b"GET", b"GE T"), 400),
        (get("/p/m/x").replace(b"GET", b"DELETE"), 405),
        (b"POST /p HTTP/1.1\r\nHost: pantheon.example\r\nContent-Length: 1000000\r\n\r\nx", 405),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
    ],
)
async def test_what_no_browser_asks_is_refused(served: Served, request_: bytes, status: int) -> None:
    answered = await raw(served.port, request_)
    assert f" {status} ".encode() in answered.split(b"\r\n")[0]
    assert b"aiohttp" not in answered
    assert b"xxxx" not in answered


async def test_who_reads_nothing_is_cut_off(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.web.server.ANSWERED_WITHIN_S", 0.3)
    # Many answers are larger than what the system takes without a reader.
    _, writer = await asyncio.open_connection("127.0.0.1", served.port, limit=1)
    many = get(f"/p/m/{served.secret}").replace(b"close", b"keep-alive") * 400
    writer.write(many)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    await until(lambda: REGISTRY.get_sample_value("pantheon_web_connections") == 0)
    writer.close()


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that are reached soon, and do not rise while the test runs."""
    for name in ("EACH", "MISS"):
        monkeypatch.setattr(askers, f"{name}_RATE", 1e-6)
    monkeypatch.setattr(askers, "EACH_BURST", 12)
    monkeypatch.setattr(askers, "MISS_BURST", 4)


async def test_one_address_gets_no_more_than_its_share(few: None, served: Served) -> None:
    path = f"http://127.0.0.1:{served.port}/p/static/none"
    greedy, other, trying = ({"X-Forwarded-For": f"192.0.2.{number}"} for number in (1, 2, 3))
    assert [await served.status(served.at(), **greedy) for _ in range(15)] == [*[200] * 12, *[429] * 3]
    assert await served.status(served.at(), **other) == 200
    assert [await served.status(path, **trying) for _ in range(6)] == [*[404] * 4, *[429] * 2], (
        "none is found by trying"
    )
    assert await served.status(served.at(), **trying) == 200


async def test_only_proxies_of_the_operator_say_for_whom_they_ask() -> None:
    def asker(peer: str, header: str, proxies: str) -> str:
        settings = Configuration(_env_file=None, web="https://x.example", web_proxies=proxies)
        request = FakeRequest(peer, header)
        return Askers(settings.web, settings.web_networks).asker_of(request)  # type: ignore[arg-type]

    assert asker("192.0.2.9", "203.0.113.5", "") == "192.0.2.9"
    assert asker("127.0.0.1", "203.0.113.5", "127.0.0.1") == "203.0.113.5"
    assert asker("127.0.0.1", "10.0.0.1, 203.0.113.5, 10.0.0.7", "127.0.0.1, 10.0.0.0/8") == "203.0.113.5"
    assert asker("127.0.0.1", "6.6.6.6, 203.0.113.5", "127.0.0.1") == "203.0.113.5", "what a browser claims is nothing"
    assert asker("::ffff:127.0.0.1", "2001:db8:1:2:3:4:5:6", "127.0.0.1") == "2001:db8:1:2::/64"
    assert asker("127.0.0.1", "not an address", "127.0.0.1") == "unknown"
    assert asker("127.0.0.1", "", "127.0.0.1") == "127.0.0.1"


class FakeRequest:
    """The parts of a request that say who asks."""

    def __init__(self, peer: str, header: str) -> None:
        self.transport = self
        self.headers = self
        self._peer, self._header = peer, header

    def get_extra_info(self, name: str) -> tuple[str, int]:
        return self._peer, 1

    def getall(self, name: str, default: list[str]) -> list[str]:
        return [self._header] if self._header else default


async def test_one_address_watches_only_so_many_pages(served: Served) -> None:
    opened = []
    address = {"X-Forwarded-For": "192.0.2.1"}
    for _ in range(askers.STREAMS_EACH):
        opened.append(await served.browser.get(served.at("/events?seen=1"), headers=address))
    assert {each.status for each in opened} == {200}
    assert await served.status(served.at("/events"), **address) == 429
    opened.pop().close()
    await until(lambda: REGISTRY.get_sample_value("pantheon_web_watchers") == askers.STREAMS_EACH - 1)
    again = await served.browser.get(served.at("/events"), headers=address)
    assert again.status == 200
    for each in (*opened, again):
        each.close()
    await until(lambda: REGISTRY.get_sample_value("pantheon_web_watchers") == 0)


async def test_no_more_watch_than_there_is_room_for(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "MOST_WATCHERS", 1)
    async with served.browser.get(served.at("/events")) as first:
        assert first.status == 200
        await until(lambda: REGISTRY.get_sample_value("pantheon_web_watchers") == 1)
        assert await served.status(served.at("/events")) == 503


async def test_connections_are_counted(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "is_among", lambda *_: False)
    monkeypatch.setattr(connections, "MOST_OF_ONE", 3)
    opened = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(3)]
    assert await raw(served.port, get("/p")) == b""
    for _, writer in opened:
        writer.close()
    await until(lambda: REGISTRY.get_sample_value("pantheon_web_connections") == 0)
    assert b" 404 " in await raw(served.port, get("/p"))


async def test_no_log_line_names_who_asks(served: Served, capfd: pytest.CaptureFixture[str]) -> None:
    await raw(served.port, b"\x16\x03")
    await raw(served.port, get("/p", HOST, "X: " + "x" * 9_000))
    await served.status(served.at("x"), **{"X-Forwarded-For": "192.0.2.77"})
    log = "".join(capfd.readouterr())
    assert "127.0.0.1" not in log
    assert "192.0.2" not in log
    assert served.secret not in json.dumps(log)
