"""What is served: pages and pictures, each made once for all who ask for it, behind the pictures of the players."""

from __future__ import annotations

import asyncio
import gzip
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Mapping
from functools import partial
from hashlib import blake2b
from typing import Any, Generic, NamedTuple, TypeVar

from bot.languages import Speech, speech
from bot.match_page.assets import Asset, assets
from bot.match_page.gathering import Reading, find_picture, gather_log, gather_page, read_match
from bot.match_page.pictures import PictureName, write_file
from bot.match_page.writing import write_live, write_log, write_page
from bot.processes.job_queue import PoolBusy
from bot.runtime.sizes import count_entries
from bot.runtime.tasks import cancel_all
from bot.services import ViewServices
from bot.storage.fair_queue import current_server
from bot.tables.links.rows import Linked
from bot.web.addresses import Aim, LinkedAddresses
from rendering.picture import Picture

T = TypeVar("T")

AT_ONCE = 1
"""How many pages and pictures are made at once: with the players' own, never more than this share of the drawing."""
MOST_WAITING = 40
"""How many may wait for that; others are asked to come again."""
PAGES_BYTES, PICTURES_BYTES = 4_000_000, 16_000_000
"""How much is kept of pages, as much of lists of turns, and of pictures, in bytes."""
ENTRY_BYTES = 1_000
"""What each thing that is kept takes beside its content, in bytes; that there is no such picture has no content."""
PAGE_FRESH_S = 60.0
"""For how many seconds a page is kept, though the match has not moved: an analysis may be shared meanwhile."""
FOR_PAGES = -1
"""As which server the pages take turns at the drawing and the database."""
SMALLEST_PACKED = 1_000
"""From how many bytes on a text is worth compressing."""


class Body(NamedTuple):
    """What is answered: its type, and its content, which the ``tag`` tells from any other; ``packed`` by gzip."""

    data: bytes
    type: str
    tag: str
    packed: bytes = b""


class Page(NamedTuple):
    """A page, what changes on it with each move ("" on others than the newest), the version of the match that it shows,
    and the pictures drawn for it."""

    body: Body
    live: str
    version: str
    pictures: Mapping[PictureName, Picture]


class Shelf(Generic[T]):
    """What was made, by key, of which the last used is kept up to a size; what is being made is not made twice."""

    def __init__(self, most_bytes: int, size: Callable[[T], int]) -> None:
        self._most_bytes = most_bytes
        self._size = size
        self._entries: OrderedDict[Hashable, tuple[T, float]] = count_entries("pages", OrderedDict())
        self._making: dict[Hashable, asyncio.Task[T]] = {}
        self._bytes = 0

    def find(self, key: Hashable, fresh_s: float = float("inf")) -> T | None:
        """What is kept under a key and is no older than this; None where there is nothing."""
        if key not in self._entries or time.monotonic() - self._entries[key][1] > fresh_s:
            return None
        self._entries.move_to_end(key)
        return self._entries[key][0]

    async def get(self, key: Hashable, make: Callable[[], Awaitable[T]], fresh_s: float = float("inf")) -> T:
        """The same, made where there is none. It is made to its end, also where no one waits for it any more."""
        value = self.find(key, fresh_s)
        if value is not None:
            return value
        task = self._making.get(key)
        if task is None:

            async def finish() -> T:
                return await make()

            task = self._making[key] = asyncio.create_task(finish(), name="make a page")
            task.add_done_callback(partial(self._keep, key))
        try:
            return await asyncio.shield(task)
        finally:
            del task  # what making it raises knows this call

    async def close(self) -> None:
        """Make nothing any more."""
        await cancel_all(self._making.values())

    def _keep(self, key: Hashable, task: asyncio.Task[T]) -> None:
        self._making.pop(key, None)
        if task.cancelled() or task.exception() is not None:
            return
        if key in self._entries:
            self._bytes -= self._size(self._entries.pop(key)[0])
        self._entries[key] = (task.result(), time.monotonic())
        self._bytes += self._size(task.result())
        while self._bytes > self._most_bytes and len(self._entries) > 1:
            self._bytes -= self._size(self._entries.popitem(last=False)[1][0])


class Site:
    """Makes the pages of matches. ``public`` is where people find them."""

    def __init__(self, services: ViewServices, public: str) -> None:
        self._services = services
        self.public = public
        self._pages = Shelf[Page](PAGES_BYTES, _size_of_page)
        self._logs = Shelf[Body](PAGES_BYTES, _size_of_body)
        self._pictures = Shelf[Body](PICTURES_BYTES, _size_of_body)
        self._places = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._files = {asset.name: _body_of_asset(asset) for asset in assets().values()}

    async def close(self) -> None:
        """Make nothing any more."""
        await self._pages.close()
        await self._logs.close()
        await self._pictures.close()

    def file(self, name: str) -> Body | None:
        """A file that all pages have, or None."""
        return self._files.get(name)

    async def page(self, link: Linked, aim: Aim, language: str, address_language: str) -> Page:
        """The page of a match after a turn, or now; ``address_language`` is the language that stands in its address.

        Raises Refusal, and PoolBusy.
        """
        key = (aim.secret, link.version, aim.turn, language, address_language)
        make = partial(self._make, self._new_page, link, aim, language, address_language)
        return await self._pages.get(key, make, PAGE_FRESH_S)

    async def log(self, link: Linked, aim: Aim, language: str, address_language: str) -> Body:
        """The list of the turns of a match. Raises Refusal, and PoolBusy."""
        key = (aim.secret, link.version, language, address_language)
        return await self._logs.get(key, lambda: self._make(self._new_log, link, aim, language, address_language))

    async def picture(self, link: Linked, aim: Aim) -> Body | None:
        """A picture of a match, also one that was shown before its last move; None where there is none.

        Raises Refusal, and PoolBusy.
        """
        earlier = self._pictures.find((aim.secret, aim.version, aim.language, aim.picture))
        if earlier is not None and earlier.data:
            return earlier
        key = (aim.secret, link.version, aim.language, aim.picture)
        # That there is none is true for a while only: the chart of an analysis is there once that is shared.
        fresh_s = PAGE_FRESH_S if earlier is not None else float("inf")
        make = partial(self._make, self._new_picture, link, aim, aim.language)
        body = await self._pictures.get(key, make, fresh_s)
        return body if body.data else None

    async def _make(self, make: Callable[..., Awaitable[Any]], *arguments: Any) -> Any:
        """Make something when it is its turn. Raises PoolBusy when too much waits for it."""
        if self._waiting >= MOST_WAITING:
            raise PoolBusy("too many pages are asked for")
        self._waiting += 1
        try:
            async with self._places:
                current_server.set(FOR_PAGES)
                return await make(*arguments)
        finally:
            self._waiting -= 1

    def _addresses(self, reading: Reading, aim: Aim, language: str, address_language: str) -> LinkedAddresses:
        own = {"turn": f"/turn/{aim.turn}", "log": "/turns"}.get(aim.what, "")
        return LinkedAddresses(self.public, aim.secret, language, reading.version, address_language, own)

    async def _read(self, link: Linked, language: str) -> tuple[Reading, Speech]:
        words = speech(language)
        return await read_match(self._services, link.table, words), words

    async def _new_page(self, link: Linked, aim: Aim, language: str, address_language: str) -> Page:
        reading, _ = await self._read(link, language)
        addresses = self._addresses(reading, aim, language, address_language)
        page, drawings = await gather_page(self._services, reading, aim.turn, addresses)

        def write() -> tuple[Body, str]:
            return _text(write_page(page)), write_live(page) if page.is_newest else ""

        body, live = await self._services.pool.run(write)
        return Page(body, live, page.version, dict(drawings.named))

    async def _new_log(self, link: Linked, aim: Aim, language: str, address_language: str) -> Body:
        reading, _ = await self._read(link, language)
        match_log = await gather_log(self._services, reading, self._addresses(reading, aim, language, address_language))
        return await self._services.pool.run(lambda: _text(write_log(match_log)))

    async def _new_picture(self, link: Linked, aim: Aim, language: str) -> Body:
        name = aim.picture
        assert name is not None
        for page in self._pages_with(aim.secret, link.version, language):
            picture = page.pictures.get(name._replace(size="whole") if name.size == "plain" else name)
            if picture is not None:
                data: bytes | None = await self._services.studio.convert(partial(write_file, picture, name.size))
                break
        else:
            reading, _ = await self._read(link, language)
            data = await find_picture(self._services, reading, name)
        return _picture(data or b"", name.type)

    def _pages_with(self, secret: str, version: int, language: str) -> list[Page]:
        """The kept pages of a match that may have drawn a picture."""
        newest = [
            self._pages.find((secret, version, None, language, address_language)) for address_language in ("", language)
        ]
        return [page for page in newest if page is not None]


def _tag_of(data: bytes) -> str:
    return blake2b(data, digest_size=12).hexdigest()


def _text(text: str) -> Body:
    data = text.encode()
    gzip_data = gzip.compress(data, 6) if len(data) >= SMALLEST_PACKED else b""
    return Body(data, "text/html; charset=utf-8", _tag_of(data), gzip_data)


def _body_of_asset(asset: Asset) -> Body:
    return Body(asset.data, asset.type, _tag_of(asset.data), gzip.compress(asset.data, 9))


def _picture(data: bytes, type: str) -> Body:
    return Body(data, type, _tag_of(data))


def _size_of_body(body: Body) -> int:
    return len(body.data) + len(body.packed) + ENTRY_BYTES


def _size_of_page(page: Page) -> int:
    sizes = {id(picture): len(picture.data) for picture in page.pictures.values()}
    return _size_of_body(page.body) + len(page.live) + sum(sizes.values())
