"""The port of metrics: half requests, many connections and foreign pages take nothing from the bot."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import pytest

from bot.monitoring import http_server
from bot.monitoring.health import Check
from bot.monitoring.http_server import MOST_CONNECTIONS, serving_http
from tests.bot.operator.running_bot import command, running_bot

if sys.platform != "win32":
    import resource

WHOLE = b"GET /healthz HTTP/1.1\r\nHost: localhost:9321\r\n\r\n"


@asynccontextmanager
async def served(host: str = "127.0.0.1") -> AsyncIterator[int]:
    checks = [Check("loop", True, "fine")]
    async with serving_http(host, 0, lambda: checks, lambda: checks) as port:
        assert port is not None
        yield port


async def fetch_answer(port: int, request: bytes) -> bytes:
    """What is answered to these bytes, until the bot hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(request)
        return await asyncio.wait_for(reader.read(), 5)
    except ConnectionError:
        return b""
    finally:
        writer.close()


def is_open(connection: socket.socket) -> bool:
    """Whether the other end has not hung up."""
    connection.setblocking(False)
    try:
        return connection.recv(1) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


async def test_half_requests_are_dropped_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert http_server.ANSWERED_WITHIN_S == 10
    monkeypatch.setattr(http_server, "ANSWERED_WITHIN_S", 0.2)
    async with served() as port:
        assert await fetch_answer(port, b"GET /metrics HTTP/1.1\r\nHost: localhost\r\n") == b""
        assert await fetch_answer(port, b"") == b""
        assert (await fetch_answer(port, WHOLE)).startswith(b"HTTP/1.1 200 OK\r\n")


async def test_only_so_many_connections_are_open_at_once() -> None:
    async with served() as port:
        with ExitStack() as stack:
            opened = []
            for _ in range(3 * MOST_CONNECTIONS):
                opened.append(stack.enter_context(socket.create_connection(("127.0.0.1", port))))
                opened[-1].send(b"GET /metrics HTTP/1.1\r\n")
                await asyncio.sleep(0)
            await asyncio.sleep(0.3)
            assert sum(map(is_open, opened)) == MOST_CONNECTIONS
        await asyncio.sleep(0.1)
        assert (await fetch_answer(port, WHOLE)).startswith(b"HTTP/1.1 200 OK\r\n"), "who hangs up makes room"


HOSTS = {
    b"127.0.0.1:9321": 200,
    b"localhost": 200,
    b"LOCALHOST:1": 200,
    b"[::1]:9321": 200,
    b"127.8.9.1": 200,
    b"evil.example": 421,
    b"localhost.evil.example": 421,
    b"127.0.0.1.evil.example:9321": 421,
    b"10.0.0.7": 421,
    b"": 421,
}


@pytest.mark.parametrize("host", HOSTS)
async def test_only_hosts_of_this_machine_are_answered(host: bytes) -> None:
    async with served() as port:
        answer = await fetch_answer(port, b"GET /healthz HTTP/1.1\r\nHost: " + host + b"\r\n\r\n")
        assert int(answer.split(b" ")[1]) == HOSTS[host]
    async with served("0.0.0.0") as port:
        answer = await fetch_answer(port, b"GET /healthz HTTP/1.1\r\nHost: pantheon:9321\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 200"), "in a network of its own it has the name that it has there"


NONSENSE = {
    b"GET /healthz HTTP/1.1\r\n\r\n": 400,
    b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n": 400,
    b"GET /healthz\r\nHost: localhost\r\n\r\n": 400,
    b"\xff\xfe\x00 \r\n\r\n": 400,
    b"GET /secrets HTTP/1.1\r\nHost: localhost\r\n\r\n": 404,
    b"GET /../healthz HTTP/1.1\r\nHost: localhost\r\n\r\n": 404,
    b"POST /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n": 405,
    b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 20_000 + b"\r\n\r\n": 431,
    b"GET /metrics?x=1 HTTP/1.1\r\nHost: localhost\r\n\r\n": 200,
}


@pytest.mark.parametrize("request_", NONSENSE, ids=str)
async def test_nonsense_is_answered_by_its_status(request_: bytes) -> None:
    async with served() as port:
        assert int((await fetch_answer(port, request_)).split(b" ")[1]) == NONSENSE[request_]


async def test_the_head_alone_can_be_asked_for() -> None:
    async with served() as port:
        answer = await fetch_answer(port, WHOLE.replace(b"GET", b"HEAD"))
        assert answer.endswith(b"\r\n\r\n")
        assert b"Content-Length: 0" not in answer


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="descriptors are counted in /proc")
async def test_a_backup_is_made_while_the_port_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """There are fewer descriptors left than connections that are tried."""
    monkeypatch.setenv("PANTHEON_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("DATABASE_URL", raising=False)
    tried, spare = 4 * MOST_CONNECTIONS, 2 * MOST_CONNECTIONS
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    async with running_bot(tmp_path / "data"), served() as port:
        with ExitStack() as stack:
            clients = [stack.enter_context(socket.socket()) for _ in range(tried)]
            used = len(os.listdir("/proc/self/fd"))
            stack.callback(resource.setrlimit, resource.RLIMIT_NOFILE, before)
            resource.setrlimit(resource.RLIMIT_NOFILE, (used + spare, before[1]))
            for client in clients:
                client.connect(("127.0.0.1", port))
                client.send(b"GET /metrics HTTP/1.1\r\n")
                await asyncio.sleep(0.001)
            await asyncio.sleep(0.2)
            assert await command("backup") == 0, capsys.readouterr().err
