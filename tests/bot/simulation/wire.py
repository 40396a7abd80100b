"""The HTTP session that the bot's client is given: its requests go to the simulated Discord, without a socket."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import aiohttp
import discord
import pytest
from multidict import CIMultiDict
from yarl import URL

Json = dict[str, Any]


class Request(NamedTuple):
    """A request as Discord reads it: the path below the API's version, and the JSON, also of an upload with files."""

    method: str
    path: str
    query: Mapping[str, Any]
    body: Any
    files: int


class Answer(NamedTuple):
    """What Discord answers; ``headers`` beside the usual ones."""

    status: int
    body: Any = None
    headers: Mapping[str, str] = {}


Send = Callable[[Request], Awaitable[Answer]]
"""Carries a request to Discord and back. Raises what aiohttp raises where the connection fails."""


class Response:
    """As much of aiohttp's response as discord.py reads."""

    def __init__(self, answer: Answer) -> None:
        self.status = answer.status
        self.reason = "simulated"
        self.headers = CIMultiDict(answer.headers)
        if answer.body is not None:
            self.headers["content-type"] = "application/json"
        self._body = answer.body

    async def text(self, encoding: str | None = None) -> str:
        return "" if self._body is None else json.dumps(self._body)


class Session:
    """As much of aiohttp's session as discord.py uses. ``sends`` is set by ``in_place_of_aiohttp``."""

    def __init__(self, send: Send, trace_configs: list[aiohttp.TraceConfig] | None = None) -> None:
        self._send = send
        self._traces = trace_configs or []
        for each in self._traces:
            each.freeze()
        self.closed = False

    def request(self, method: str, url: str, **more: Any) -> _Exchange:
        return _Exchange(self, method, str(url), more)

    async def close(self) -> None:
        self.closed = True

    async def exchange(self, method: str, url: str, more: Mapping[str, Any]) -> Response:
        body, files = _read(more.get("data"))
        path = urlsplit(url).path.partition("/api/v10")[2]
        request = Request(method, path, more.get("params") or {}, body, files)
        where, headers, own = URL(url), CIMultiDict(more.get("headers") or {}), SimpleNamespace()
        plain: Any = self
        try:
            response = Response(await self._send(request))
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            failed = aiohttp.TraceRequestExceptionParams(method, where, headers, error)
            for each in self._traces:
                await each.on_request_exception.send(plain, own, failed)
            raise
        answer: Any = response
        for each in self._traces:
            await each.on_request_end.send(plain, own, aiohttp.TraceRequestEndParams(method, where, headers, answer))
        return response


class _Exchange:
    """A request that is made when it is entered, as aiohttp does it."""

    def __init__(self, session: Session, method: str, url: str, more: Mapping[str, Any]) -> None:
        self._arguments = session, method, url, more

    async def __aenter__(self) -> Response:
        session, method, url, more = self._arguments
        return await session.exchange(method, url, more)

    async def __aexit__(self, *_: object) -> None:
        """There is no connection to give back."""


def _read(data: Any) -> tuple[Any, int]:
    """The JSON of a request's body, and how many files come with it."""
    if data is None:
        return None, 0
    if not isinstance(data, aiohttp.FormData):
        return json.loads(data), 0
    body, files = None, 0
    for kind, _, value in data._fields:
        if kind["name"] == "payload_json":
            body = json.loads(value)
        else:
            files += 1
    return body, files


@contextmanager
def in_place_of_aiohttp(send: Callable[[], Send], now: Callable[[], float]) -> Iterator[None]:
    """Clients of discord.py that are made meanwhile speak to ``send()``, and it is ``now`` (seconds) for them."""

    def session(*_: Any, trace_configs: list[aiohttp.TraceConfig] | None = None, **__: Any) -> Session:
        return Session(send(), trace_configs)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiohttp, "ClientSession", session)
        patch.setattr(discord.utils, "utcnow", lambda: _moment(now()))
        patch.setattr(discord.ui.view, "time", SimpleNamespace(monotonic=now))
        yield


def _moment(seconds: float) -> Any:
    return discord.utils.snowflake_time(max(0, round(seconds * 1_000) - discord.utils.DISCORD_EPOCH) << 22)
