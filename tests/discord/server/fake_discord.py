"""The local, strict, Discord-compatible server. ``async with FakeDiscord() as server`` starts it."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from tests.discord.server.changes import Changes
from tests.discord.server.requests import Requests
from tests.discord.server.sending import Sending


class FakeDiscord(Requests, Changes, Sending):
    """The local, strict, Discord-compatible server. ``async with FakeDiscord() as server`` starts it."""

    async def start(self) -> FakeDiscord:
        app = web.Application(client_max_size=110 * 1024 * 1024)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_route("*", "/api/{version}/{path:.*}", self._api)
        app.router.add_route("*", "/api/{version}", self._api)
        app.router.add_route("GET", "/{path:.*}", self._cdn)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.host, self.port, backlog=1024)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.world.cdn_base = self.cdn_base
        return self

    async def stop(self) -> None:
        for interaction in self.interactions.values():
            if interaction._timer is not None:
                interaction._timer.cancel()
        for connection in list(self.gateway.connections):
            connection.abort()
        if self._runner is not None:
            await self._runner.cleanup()

    async def __aenter__(self) -> FakeDiscord:
        return await self.start()

    async def __aexit__(self, *exc: Any) -> None:
        await self.stop()
