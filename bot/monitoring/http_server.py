"""Metrics and health over HTTP: ``/metrics``, ``/healthz`` and ``/readyz``, on loopback by default."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.monitoring.health import Check

_log = structlog.stdlib.get_logger("pantheon.monitoring")

Checks = Callable[[], Sequence[Check]]


@asynccontextmanager
async def serving_http(host: str, port: int, health: Checks, readiness: Checks) -> AsyncIterator[int | None]:
    """Answer as long as the block lasts; gives the port. None where the address cannot be used: the log says so, and
    the bot serves its players all the same.
    """
    runner = web.AppRunner(_application(health, readiness), access_log=None)
    await runner.setup()
    try:
        try:
            site = web.TCPSite(runner, host, port)
            await site.start()
        except OSError as error:
            _log.warning("metrics_not_served", host=host, port=port, reason=error.strerror or str(error))
            yield None
            return
        bound = int(runner.addresses[0][1])
        _log.info("metrics_served", host=host, port=bound)
        yield bound
    finally:
        await runner.cleanup()


def _application(health: Checks, readiness: Checks) -> web.Application:
    async def metrics(_: web.Request) -> web.Response:
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def alive(_: web.Request) -> web.Response:
        return _told(health())

    async def ready(_: web.Request) -> web.Response:
        return _told(readiness())

    application = web.Application()
    application.router.add_get("/metrics", metrics)
    application.router.add_get("/healthz", alive)
    application.router.add_get("/readyz", ready)
    return application


def _told(checks: Sequence[Check]) -> web.Response:
    """The checks as JSON; status 503 when one of them fails."""
    is_ok = all(check.is_ok for check in checks)
    told = {check.name: {"ok": check.is_ok, "is": check.reason} for check in checks}
    return web.json_response({"ok": is_ok, "checks": told}, status=200 if is_ok else 503)
