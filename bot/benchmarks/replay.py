"""Measures how fast a match becomes an animation, against Pillow saving the same boards as GIF."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from io import BytesIO
from random import Random
from typing import Any

from PIL import Image

from bot.benchmarks import Figure, at_most
from bot.benchmarks.loop_lag import measure_lag
from bot.benchmarks.pictures import NAMES
from bot.drawing.studio import Studio
from bot.languages import speech
from bot.languages.captions import Caption
from engine.match import Match
from engine.registry import MODULES, find_game
from engine.timeline import Still, stills
from rendering.picture import Picture, Scene
from rendering.replay import EACH, UPLOAD, Captions, draw_stills, frames, thin_out

FRAMES = 60
TRIES = 3


def figures() -> Iterator[Figure]:
    """Every figure of the replays, for each game."""
    for game in MODULES:
        for figure in _of_game(game):
            yield figure._replace(name=f"{game}: {figure.name}")


def _of_game(game: str) -> Iterator[Figure]:
    scene = _play_match(game)
    captions = Caption(speech("en"), game, scene.names)
    moments = thin_out(stills(scene.match, each_choice=True), FRAMES)
    images = list(frames(scene, moments, captions))
    seconds, size = _pillow(images)
    yield Figure(f"Pillow's default GIF of {len(images)} boards that are drawn", seconds, "s CPU", note="baseline")
    yield Figure("its size", size / 1e6, "MB", note="baseline")
    ours, picture = min((_draw_film(scene, moments, captions) for _ in range(2)), key=lambda each: each[0])
    yield at_most(f"a replay: {len(images)} boards drawn, captioned and encoded", ours, 1.5, "s CPU")
    yield at_most("the same, of the baseline", ours / seconds, 1, "×")
    yield at_most("its size", len(picture.data) / 1e6, 8, "MB")
    stall = min(asyncio.run(_stall(scene, captions)) for _ in range(TRIES))
    yield at_most("longest work that kept the loop from its turn", stall * 1000, 20, "ms")


def _play_match(game: str) -> Scene:
    """A match of random choices between four."""
    luck = Random(7)
    match: Match[Any] = Match.start(find_game(game), 4, seed=luck.randbytes(32))
    while not match.is_finished:
        question = match.questions[0]
        match.play(question.seat, luck.choice(question.options).id)
    return Scene(match, NAMES, speech("en"))


def _pillow(images: list[Image.Image]) -> tuple[float, int]:
    """Seconds of CPU, and bytes."""
    file = BytesIO()
    start = time.process_time()
    images[0].save(file, "GIF", save_all=True, append_images=images[1:], duration=EACH, loop=0)
    return time.process_time() - start, file.tell()


def _draw_film(scene: Scene, moments: list[Still], captions: Captions) -> tuple[float, Picture]:
    start = time.process_time()
    picture = draw_stills(scene, moments, captions, UPLOAD)
    return time.process_time() - start, picture


async def _stall(scene: Scene, captions: Captions) -> float:
    """The longest time for which the event loop was blocked by a replay."""
    studio = Studio()
    try:
        _, lag_s = await measure_lag(studio.replay(scene, captions))
        return lag_s
    finally:
        studio.close()
