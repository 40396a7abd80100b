"""The studio: draws pictures off the event loop, each content once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from functools import partial
from hashlib import blake2b
from itertools import product
from threading import Thread
from typing import Any, cast

from bot.drawing.preparation import draw_first_board
from bot.processes.cpu_pool import Pool, give_way
from bot.processes.pool_cache import PoolCache
from bot.processes.worker import pack_work
from bot.processes.workers import Workers
from bot.runtime.json_text import write_json
from bot.runtime.sizes import count_entries
from engine.registry import MODULES
from rendering.picture import AnyScene, Picture, Scene
from rendering.registry import draw
from rendering.replay import UPLOAD, Captions, draw_replay
from rendering.strip import draw_strip
from rendering.translations import Translations

CACHE_BYTES = 5_000_000
FILM_BYTES = 12_000_000
"""Animations are kept apart from boards: one weighs as much as twenty of them."""


class Studio:
    """Draws pictures in worker processes, or in the threads of a pool where there are none.

    A picture whose content was drawn before comes from the cache; one that is being drawn is not drawn twice.
    ``cache_bytes`` of finished files are kept. Whatever draws raises PoolBusy when too much is waiting, and WorkerLost
    when no process could draw it; threads of the pool wait for the processes, so that callers take turns at them.
    """

    def __init__(
        self, pool: Pool | None = None, cache_bytes: int = CACHE_BYTES, *, workers: Workers | None = None
    ) -> None:
        self._pool = pool or Pool()
        self._workers = workers
        self._pictures = count_entries("pictures", PoolCache[Picture](self._pool, cache_bytes, _size))
        self._films = count_entries("pictures", PoolCache[Picture](self._pool, FILM_BYTES, _size, long=True))

    async def draw(self, kind: str, scene: AnyScene) -> Picture:
        """A picture of that kind. Raises KeyError when the game has no such kind or piece.

        The match is looked at now; what happens to it while the picture is being drawn does not show.
        """
        key = _key(kind, scene.game, *scene.content)
        picture = self._pictures.find(key)
        if picture is not None:
            return picture
        if self._workers is not None:
            return await self._pictures.get(key, self._order_of(partial(draw, kind, scene)))
        still = scene._replace(match=scene.match.fork()) if isinstance(scene, Scene) else scene
        return await self._pictures.get(key, lambda: draw(kind, still))

    async def animate(self, kind: str, scene: Scene) -> Picture:
        """A picture of that kind that moves, drawn beside the boards, so that none waits for it."""
        key = _key(kind, scene.game, *scene.content, scene.match.event_count)
        if self._workers is not None:
            return await self._films.get(key, self._order_of(partial(draw, kind, scene), long=True))
        still = scene._replace(match=scene.match.fork())
        return await self._films.get(key, lambda: draw(kind, still))

    async def replay(self, scene: Scene, captions: Captions | None = None, limit: int = UPLOAD) -> Picture:
        """The match so far as an animation of at most ``limit`` bytes; ``captions`` puts what happened into words.

        Raises TooLarge when it cannot be made so small.
        """
        match = scene.match
        key = _key(
            "replay", scene.game, limit, captions is None, *scene.content, match.journal, match.origin.seed.hex()
        )
        if self._workers is not None:
            return await self._films.get(key, self._order_of(partial(draw_replay, scene, captions, limit), long=True))
        still = scene._replace(match=match.fork())
        return await self._films.get(key, lambda: draw_replay(still, captions, limit, give_way))

    async def strip(self, scene: Scene, entries: int, since: int, captions: Captions) -> Picture:
        """The boards since this many choices and events of the match, side by side."""
        match = scene.match
        key = _key("strip", scene.game, entries, *scene.content, match.journal, match.origin.seed.hex())
        if self._workers is not None:
            work = self._order_of(partial(draw_strip, scene, entries, since, captions), long=True)
            return await self._films.get(key, work)
        still = scene._replace(match=match.fork())
        return await self._films.get(key, lambda: draw_strip(still, entries, since, captions, give_way))

    async def convert(self, work: Callable[[], bytes]) -> bytes:
        """What this work makes of a drawn picture, done where pictures are drawn; it can be pickled."""
        workers = self._workers
        if workers is None:
            return await self._pool.run(work)
        order = pack_work(work)
        return await self._pool.run(lambda: cast("bytes", workers.run(order)))

    def _order_of(self, work: Callable[[], Picture], *, long: bool = False) -> Callable[[], Picture]:
        """The work as a thread of the pool has a worker process do it. What it is about is written down now."""
        workers, order = self._workers, pack_work(work)
        assert workers is not None
        return lambda: cast("Picture", workers.run(order, long=long))

    def warm(self, languages: Sequence[Translations], failed: Callable[[Exception], object]) -> None:
        """Draw a board of every game, so that what most boards have in common is known when the first one is asked for.

        That is done in a thread beside the pool: pictures that are requested meanwhile do not wait for it. ``failed``
        is called with an error, in that thread.
        """
        Thread(target=self._warm, args=(languages, failed), name="warming").start()

    def _warm(self, languages: Sequence[Translations], failed: Callable[[Exception], object]) -> None:
        for words, game in product(languages, MODULES):
            if self._pool.is_closed:
                return
            first = partial(draw_first_board, game, words)
            try:
                if self._workers is None:
                    first()
                else:
                    self._workers.run(pack_work(first))
            except Exception as error:
                if not self._pool.is_closed:
                    failed(error)
                return

    def close(self) -> None:
        """Stop drawing; what waits is dropped."""
        self._pool.close()
        if self._workers is not None:
            self._workers.close()


def _size(picture: Picture) -> int:
    return len(picture.data)


def _key(*content: object) -> bytes:
    return blake2b(write_json(content, _plain).encode(), digest_size=20).digest()


def _plain(part: Any) -> Any:
    """A part of a content for JSON: the fields of a dataclass, or what can be listed."""
    return [getattr(part, field.name) for field in fields(part)] if is_dataclass(part) else list(part)
