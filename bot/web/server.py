"""The pages of matches over HTTP: what a request becomes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from urllib.parse import urlsplit

import structlog
from aiohttp import web

from bot.configuration import Configuration
from bot.languages import pick_language
from bot.processes.job_queue import PoolBusy
from bot.runtime import metrics
from bot.services import ViewServices
from bot.tables.model.refusals import Refusal
from bot.web.addresses import WHATS, Aim, read_path
from bot.web.answers import (
    ASKED_AGAIN,
    FOR_ALL,
    NEVER_AGAIN,
    OUTCOMES,
    Answers,
    Outcome,
    language_asked,
    language_of_browser,
)
from bot.web.askers import Askers
from bot.web.connections import ANSWERED_WITHIN_S, Counts, Listener, Request, room_for_connections
from bot.web.site import Site
from bot.web.watching import RETRY_MS, BoardEvent, Watcher, Watchers

_log = structlog.stdlib.get_logger("pantheon.web")
metrics.begin_at_zero(metrics.WEB_REQUESTS, WHATS, OUTCOMES)

BACKLOG = 256
STOPS_WITHIN_S = 1.0
"""How many seconds answers on their way have when the bot stops."""
MISSING = frozenset({"no_table", "wrong_stage", "other_rules", "daily_private", "stale", "damaged"})
"""Refusals which mean that there is nothing to see."""
BY_STATUS: dict[int, Outcome] = {200: "shown", 304: "unchanged", 404: "missing", 429: "limited", 503: "busy"}


class PageServer:
    """Answers the requests of browsers. ``settings`` say where the pages are reached."""

    def __init__(self, services: ViewServices, settings: Configuration) -> None:
        self._services = services
        self._links = services.tables.links
        public = urlsplit(settings.web)
        self._base = public.path
        self._usual = pick_language(settings.language)
        self._askers = Askers(settings.web, settings.web_networks)
        self._answers = Answers(self._base, is_secure=public.scheme == "https")
        self._site = Site(services, settings.web)
        self._watchers = Watchers(self._show)
        self._links.when_changed(self._watchers.note_changed)

    def begin(self) -> None:
        """Send new boards from now on."""
        self._watchers.begin()

    async def close(self) -> None:
        """Hang up on all who watch, and make nothing any more."""
        await self._watchers.close()
        await self._site.close()

    async def answer(self, request: Request) -> web.StreamResponse:
        """Answer one request, whatever becomes of it."""
        request.connection.end_within(ANSWERED_WITHIN_S)
        aim = read_path(request.path, self._base)
        with metrics.WEB_SECONDS.time():
            response = await self._answer_safely(request, aim)
        outcome = BY_STATUS.get(response.status, "failed" if response.status == 500 else "refused")
        metrics.WEB_REQUESTS.labels(aim.what, outcome).inc()
        if aim.what == "events" and outcome == "shown":
            return await self._stream(request, aim, response)
        return response

    async def _answer_safely(self, request: Request, aim: Aim) -> web.StreamResponse:
        if not self._askers.is_here(request):
            return self._answers.refuse(HTTPStatus.MISDIRECTED_REQUEST)
        if request.method not in ("GET", "HEAD"):
            return self._answers.refuse(HTTPStatus.METHOD_NOT_ALLOWED)
        asker = self._askers.asker_of(request)
        if not self._askers.allows(asker):
            return self._answers.limited(self._language_of(request))
        try:
            return await self._find(request, aim, asker)
        except PoolBusy:
            return self._answers.busy(self._language_of(request))
        except Refusal as refusal:
            if refusal.key not in MISSING:
                return self._answers.busy(self._language_of(request))
            if not self._askers.may_miss(asker):
                return self._answers.limited(self._language_of(request))
            return self._answers.missing(self._language_of(request))
        except Exception as error:
            self._services.incidents.note(error, doing="showing a page")
            return self._answers.failed(self._language_of(request))

    async def _find(self, request: Request, aim: Aim, asker: str) -> web.StreamResponse:
        """What is at an address. Raises Refusal, and PoolBusy."""
        if aim.what == "static":
            file = self._site.file(aim.name)
            if file is not None:
                return self._answers.body(request, file, FOR_ALL)
        if aim.what in ("static", "other"):
            raise Refusal("no_table")
        link = await self._links.find(aim.secret)
        live = await self._links.open(link)
        if aim.what == "picture":
            picture = await self._site.picture(link, aim)
            if picture is None:
                raise Refusal("no_table")
            return self._answers.body(request, picture, NEVER_AGAIN)
        address_language = language_asked(request)
        language = address_language or language_of_browser(request) or live.table.language
        if aim.what == "events":
            return self._stream_or_not(request, asker, language)
        if aim.what == "log":
            body = await self._site.log(link, aim, language, address_language)
        else:
            body = (await self._site.page(link, aim, language, address_language)).body
        return self._answers.body(request, body, ASKED_AGAIN, language)

    def _language_of(self, request: Request) -> str:
        """The reader's language, where there is no match that has one."""
        return language_asked(request) or language_of_browser(request) or self._usual

    async def _show(self, secret: str, language: str) -> BoardEvent:
        link = await self._links.find(secret)
        await self._links.open(link)
        page = await self._site.page(link, Aim("page", secret), language, "")
        return BoardEvent(page.version, page.live)

    def _stream_or_not(self, request: Request, asker: str, language: str) -> web.StreamResponse:
        """The beginning of a stream of new boards, where there is room for one more."""
        if self._watchers.is_full or request.method == "HEAD" or request.version < (1, 1):
            return self._answers.busy(language)
        if not self._askers.begin_stream(asker):
            return self._answers.limited(language)
        request.asker, request.language = asker, language
        headers = {**self._answers.headers, "Cache-Control": "no-store", "Content-Type": "text/event-stream"}
        # nginx sends on at once what says so.
        return web.StreamResponse(headers={**headers, "X-Accel-Buffering": "no"})

    async def _stream(self, request: Request, aim: Aim, stream: web.StreamResponse) -> web.StreamResponse:
        """Send new boards until one side hangs up."""
        connection, end_signal = request.connection, asyncio.get_running_loop().create_future()

        def end() -> None:
            if not end_signal.done():
                end_signal.set_result(None)

        connection.on_loss = end
        try:
            link = await self._links.find(aim.secret)
            await stream.prepare(request)
            await stream.write(f"retry: {RETRY_MS}\n\n".encode())
            transport = connection.transport
            if transport is None:
                return stream
            connection.end_within(None)
            last_event = request.headers.get("Last-Event-ID") or request.query.get("seen", "")
            watcher = Watcher(request.language, last_event, transport.write, transport.get_write_buffer_size, end)
            self._watchers.add(aim.secret, link.table, watcher)
            try:
                await end_signal
            finally:
                self._watchers.remove(aim.secret, watcher)
        except (Refusal, ConnectionError):
            pass
        finally:
            connection.on_loss = lambda: None
            self._askers.end_stream(request.asker)
            # What is not read soon is cut off.
            connection.end_within(ANSWERED_WITHIN_S)
            stream.force_close()
        return stream


@asynccontextmanager
async def serving_pages(services: ViewServices, settings: Configuration) -> AsyncIterator[int | None]:
    """Serve pages as long as the block lasts; gives the port. None where the address cannot be used: the log says so,
    and the bot serves its players all the same.
    """
    host, port = settings.web_address
    pages = PageServer(services, settings)
    listener = Listener(pages.answer, Counts(room_for_connections(), settings.web_networks))
    try:
        server = await asyncio.get_running_loop().create_server(listener, host, port, backlog=BACKLOG)
    except OSError as error:
        _log.warning("pages_not_served", host=host, port=port, reason=error.strerror or str(error))
        yield None
        return
    bound = int(server.sockets[0].getsockname()[1])
    _log.info("pages_served", host=host, port=bound, address=settings.web)
    pages.begin()
    try:
        yield bound
    finally:
        server.close()
        await pages.close()
        await listener.shutdown(STOPS_WITHIN_S)
