"""The studio: draws pictures off the event loop, each content once."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from itertools import product
from pathlib import Path
from threading import Thread

from engine.chance import SEED_BYTES
from engine.match import Match
from engine.registry import MODULES, find_game
from rendering.canvas.sprite_store import Store
from rendering.canvas.sprites import keep_in
from rendering.cpu_pool import Pool
from rendering.picture import LobbyScene, Picture, Scene
from rendering.picture_cache import Room
from rendering.registry import find_painter
from rendering.replay import UPLOAD, Told, draw_replay
from rendering.translations import Translations

CACHE_BYTES = 32_000_000
FILM_BYTES = 16_000_000
"""Animations are kept apart from boards: one weighs as much as twenty of them."""


class Studio:
    """Draws pictures in the threads of a pool.

    A picture whose content was drawn before comes from the cache; one that is being drawn is not drawn twice.
    ``cache_bytes`` of finished files are kept. Whatever draws raises PoolBusy when too much is waiting. ``sprites`` is
    a folder in which rasterised sprites are kept; without one they are kept in memory alone.
    """

    def __init__(self, pool: Pool | None = None, cache_bytes: int = CACHE_BYTES, sprites: Path | None = None) -> None:
        if sprites is not None:
            keep_in(Store(sprites))
        self._pool = pool or Pool()
        self._pictures: Room[Picture] = Room(self._pool, cache_bytes, _size)
        self._films: Room[Picture] = Room(self._pool, FILM_BYTES, _size, long=True)

    async def board(self, scene: Scene) -> Picture:
        """The board of a match."""
        return await self._of_match("board", scene, lambda still: find_painter(still.match.game.key).board(still))

    async def beside(self, scene: Scene) -> Picture | None:
        """The second picture that stands beside the board; None for a match without one, and for small screens."""
        beside = find_painter(scene.match.game.key).beside
        if beside is None or scene.compact or not beside.belongs(scene.match):
            return None
        return await self._of_match("beside", scene, beside.draw)

    async def seat(self, scene: Scene, seat: int) -> Picture:
        """The close-up of one seat."""
        return await self._of_match(
            f"seat {seat}", scene, lambda still: find_painter(still.match.game.key).seat(still, seat)
        )

    async def scores(self, scene: Scene) -> Picture:
        """The score sheet."""
        return await self._of_match("scores", scene, lambda still: find_painter(still.match.game.key).scores(still))

    async def view(self, scene: Scene, name: str) -> Picture:
        """A further picture of the match. Raises KeyError when the game has no view of that name."""
        draw = find_painter(scene.match.game.key).views[name]
        return await self._of_match(f"view {name}", scene, draw)

    async def part(self, key: str, kind: str, part_id: str, words: Translations) -> Picture:
        """One piece other than a card, large. Raises KeyError when the game has no such piece."""
        draw = find_painter(key).parts[kind].draw
        return await self._pictures.get(_key("part", key, kind, part_id, words.language), lambda: draw(part_id, words))

    async def card(self, key: str, card_id: str, words: Translations) -> Picture:
        """One card, large. Raises KeyError when the game has no such card."""
        painter = find_painter(key)
        return await self._pictures.get(
            _key("card", key, card_id, words.language), lambda: painter.card(card_id, words)
        )

    async def lobby(self, scene: LobbyScene) -> Picture:
        """The picture of a lobby."""
        painter = find_painter(scene.game)
        key = _key("lobby", scene.game, scene.players, scene.free, scene.settings, scene.words.language)
        return await self._pictures.get(key, lambda: painter.lobby(scene))

    async def replay(self, scene: Scene, told: Told | None = None, limit: int = UPLOAD) -> Picture:
        """The match so far as an animation of at most ``limit`` bytes; ``told`` puts what happened into words.

        Raises TooLarge when it cannot be made so small.
        """
        match = scene.match
        key = _match_key(f"replay {limit} {told is None}", scene, match.journal, match.origin.seed.hex())
        still = scene._replace(match=match.fork())
        return await self._films.get(key, lambda: draw_replay(still, told, limit))

    def warm(self, languages: Sequence[Translations], failed: Callable[[Exception], object]) -> None:
        """Draw a board of every game, so that what most boards have in common is known when the first one is asked for.

        That is done in a thread beside the pool: whoever wants a picture meanwhile does not wait for it. ``failed``
        is told of an error, in that thread.
        """
        Thread(target=self._warm, args=(languages, failed), name="warming").start()

    def _warm(self, languages: Sequence[Translations], failed: Callable[[Exception], object]) -> None:
        for words, game in product(languages, MODULES):
            if self._pool.closed:
                return
            try:
                _sample(game, words)
            except Exception as error:
                failed(error)
                return

    def close(self) -> None:
        """Stop drawing; what waits is dropped."""
        self._pool.close()

    async def _of_match(self, kind: str, scene: Scene, draw: Callable[[Scene], Picture]) -> Picture:
        """Looks at the match now; what happens to it while the picture is being drawn does not show."""
        key = _match_key(kind, scene)
        known = self._pictures.known(key)
        if known is not None:
            return known
        still = scene._replace(match=scene.match.fork())
        return await self._pictures.get(key, lambda: draw(still))


def _size(picture: Picture) -> int:
    return len(picture.data)


def _sample(game: str, words: Translations) -> None:
    """Draw the first board of a match."""
    rules = find_game(game)
    seats = 2 if 2 in rules.seats else min(rules.seats)
    match = Match.start(rules, seats, seed=bytes(SEED_BYTES))
    find_painter(game).board(Scene(match, ("",) * seats, words))


def _match_key(kind: str, scene: Scene, *more: object) -> bytes:
    """The same for two scenes exactly when their pictures are the same."""
    match = scene.match
    asked = [[question.seat, question.kind, [option.id for option in question.options]] for question in match.questions]
    return _key(
        kind,
        match.game.key,
        match.game.to_plain(match.state),
        asked,
        len(match.journal),
        scene.names,
        scene.viewer,
        scene.strong,
        scene.since,
        scene.compact,
        scene.words.language,
        *more,
    )


def _key(*content: object) -> bytes:
    return blake2b(json.dumps(content, default=list).encode("utf-8", "surrogatepass"), digest_size=20).digest()
