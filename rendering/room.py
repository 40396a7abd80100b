"""A room of the studio: threads that draw, and what they have drawn lately."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from rendering.picture import Picture


class StudioBusy(RuntimeError):
    """More pictures are waiting to be drawn than the studio takes on. Ask again later."""


class Room:
    """Draws pictures in threads of its own, by their keys: the same key means the same picture.

    ``workers`` threads draw, ``cache_bytes`` of finished files are kept, at most ``queue`` pictures wait at a time.
    """

    def __init__(self, name: str, workers: int, cache_bytes: int, queue: int) -> None:
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix=name)
        self._limit = cache_bytes
        self._queue = queue
        self._kept: OrderedDict[bytes, Picture] = OrderedDict()
        self._bytes = 0
        self._drawing: dict[bytes, asyncio.Future[Picture]] = {}

    def known(self, key: bytes) -> Picture | None:
        """The finished picture of that key, if it is still kept."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]

    async def picture(self, key: bytes, draw: Callable[[], Picture]) -> Picture:
        """The picture of that key, drawn if it must be; two who ask at once get the same. Raises StudioBusy."""
        known = self.known(key)
        if known is not None:
            return known
        drawing = self._drawing.get(key)
        if drawing is None:
            if len(self._drawing) >= self._queue:
                raise StudioBusy(f"{self._queue} pictures are waiting already")
            drawing = asyncio.get_running_loop().run_in_executor(self._threads, draw)
            self._drawing[key] = drawing
            drawing.add_done_callback(lambda done: self._finished(key, done))
        return await asyncio.shield(drawing)

    def close(self) -> None:
        """Stop drawing; what waits is dropped."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _finished(self, key: bytes, drawing: asyncio.Future[Picture]) -> None:
        self._drawing.pop(key, None)
        if drawing.cancelled() or drawing.exception() is not None:
            return
        picture = drawing.result()
        self._kept[key] = picture
        self._bytes += len(picture.data)
        while self._bytes > self._limit:
            _, forgotten = self._kept.popitem(last=False)
            self._bytes -= len(forgotten.data)
