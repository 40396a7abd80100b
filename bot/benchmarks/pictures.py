"""Measures how fast boards are drawn, against Pillow writing the same picture at its default level."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from io import BytesIO
from random import Random
from statistics import median
from typing import Any

from PIL import Image

from bot.benchmarks import Figure, at_most
from bot.benchmarks.drawing_processes import first_boards, memory, resident_mb, stalls
from bot.drawing.studio import Studio
from bot.languages import speech
from bot.processes.garbage import look_seldom_for_garbage
from engine.errors import BadSettings
from engine.match import Match
from engine.registry import MODULES, find_game
from rendering.picture import Picture, Scene
from rendering.registry import draw, kinds_of

NAMES = ("Zoë 王小明", "مرحبا 🐉", "Ἡρακλῆς", "Bartholomew the Magnificent")
WARM, MEASURED, BOARDS = 360, 60, 2000
EACH = 120
"""Boards of one match, before one with another number of seats follows."""
TABLES = 12
"""Matches that take turns."""
BOARDS_ALONE = "boards"
"""The part that may be measured alone."""
MOST = 0.12
"""What a new board may cost, of what Pillow alone needs to write it."""
IN_PROCESS = 240
"""Boards of each game after which the memory of a process is measured; each fourth is drawn for a small screen, too."""


def figures(only: str = "") -> Iterator[Figure]:
    """The figures of the pictures, for each game; ``only`` what new ``boards`` cost, without the rest."""
    look_seldom_for_garbage()  # As the process does that draws.
    for game in MODULES:
        for figure in _boards_of(game) if only == BOARDS_ALONE else _of_game(game):
            yield figure._replace(name=f"{game}: {figure.name}")
    if only == BOARDS_ALONE:
        return
    for game in MODULES:
        for settings in _with_two_pictures(game):
            variant = ", ".join(f"{key}={value}" for key, value in settings.items())
            for figure in _of_two(game, settings):
                yield figure._replace(name=f"{game}, {variant}: {figure.name}")
    yield from memory(_in_process())


def _of_game(game: str) -> Iterator[Figure]:
    yield from first_boards(_boards(game, 1)[0])
    yield from _boards_of(game)
    scenes = _boards(game, WARM)
    yield at_most("nothing changed since the last picture", asyncio.run(_time_unchanged(scenes[0])) * 1000, 1, "ms")
    yield from stalls(scenes[::7])
    before = resident_mb()
    for scene in _endless(game, BOARDS):
        _draw(scene)
    yield at_most(f"memory grown over {BOARDS:,} boards", max(0.0, resident_mb() - before), 20, "MB")


def _boards_of(game: str) -> Iterator[Figure]:
    scenes = _boards(game, WARM)
    yield from _new_boards("a new board", scenes)
    yield from _new_boards("a new compact board", [scene._replace(compact=True) for scene in scenes])
    yield from _new_boards(f"a new board, {TABLES} tables in turn", _in_turn(game))


def _new_boards(name: str, scenes: Sequence[Scene]) -> Iterator[Figure]:
    """What the last boards of these take, once the first ones are drawn, of what Pillow takes to write them alone."""
    sizes, times_ms, baselines = [], [], []
    for at, scene in enumerate(scenes):
        start = time.process_time()
        picture = _draw(scene)
        times_ms.append(time.process_time() - start)
        sizes.append(len(picture.data))
        if at >= len(scenes) - MEASURED and at % 10 == 0:
            baselines.append(_pillow_seconds(picture))
    ours, baseline = median(times_ms[-MEASURED:]), median(baselines)
    yield Figure(f"{name}: Pillow alone, PNG at its default level", baseline * 1000, "ms CPU", note="baseline")
    yield Figure(f"{name}: composed, encoded, read back", ours * 1000, "ms CPU")
    yield at_most(f"{name}: the same, of the baseline", ours / baseline, MOST, "×")
    yield at_most(f"{name}: largest file", max(sizes) / 1000, 700, "kB")


def _with_two_pictures(game: str) -> Iterator[dict[str, str]]:
    """Settings of the matches that have a second picture."""
    rules = find_game(game)
    for key, value in ((setting.key, value) for setting in rules.settings for value in setting.values):
        try:
            match = Match.start(rules, 2, {key: value}, seed=bytes(32))
        except BadSettings:
            continue
        if "beside" in kinds_of(match):
            yield {key: value}


def _of_two(game: str, settings: Mapping[str, str]) -> Iterator[Figure]:
    """A board together with its second picture."""
    scenes = list(_endless(game, WARM, settings))
    costs = [_two(scene) for scene in scenes]
    baseline = median(sum(map(_pillow_seconds, pictures)) for pictures in costs[:: WARM // 10])
    ours = median(_cpu(partial(_two, scene)) for scene in scenes[-MEASURED:])
    yield Figure("a new board and what stands beside it", ours * 1000, "ms CPU")
    yield at_most("the same, of Pillow alone", ours / baseline, MOST, "×")
    largest = max(len(picture.data) for pictures in costs for picture in pictures)
    yield at_most("largest picture", largest / 1000, 700, "kB")


def _two(scene: Scene) -> tuple[Picture, ...]:
    return tuple(draw(name, scene) for name in ("board", "beside") if name in kinds_of(scene.match))


def _draw(scene: Scene) -> Picture:
    return draw("board", scene)


def _boards(game: str, count: int) -> list[Scene]:
    return list(_endless(game, count))


def _in_turn(game: str) -> list[Scene]:
    """Boards of several matches, one of each after the other."""
    matches = [list(_endless(game, WARM // TABLES, at=number)) for number in range(TABLES)]
    return [scene for scenes in zip(*matches, strict=True) for scene in scenes]


def _in_process() -> Iterator[Scene]:
    """Boards of all games, one of each after the other."""
    for number, scenes in enumerate(zip(*(_endless(game, IN_PROCESS) for game in MODULES), strict=True)):
        yield from scenes
        if number % 4 == 3:
            yield from (scene._replace(compact=True) for scene in scenes)


def _endless(game: str, count: int, settings: Mapping[str, str] | None = None, at: int = 0) -> Iterator[Scene]:
    """Boards of random matches with two to four seats, in both languages; each match is played for EACH boards.

    ``at`` is the number of the first match.
    """
    luck = Random(2 + at)
    words = [speech(language) for language in ("en", "de")]
    match: Match[Any] | None = None
    for number in range(at * EACH, at * EACH + count):
        if match is None or match.is_finished or number % EACH == 0:
            seats = 2 + number // EACH % 3
            match = Match.start(find_game(game), seats, settings, seed=luck.randbytes(32))
            names = (f"{NAMES[0]} {luck.randrange(1000)}", *NAMES[1:seats])
        question = match.questions[0]
        match.play(question.seat, luck.choice(question.options).id)
        yield Scene(match.fork(), names, words[number // EACH % 2])


def _cpu(act: Callable[[], object]) -> float:
    start = time.process_time()
    act()
    return time.process_time() - start


def _pillow_seconds(picture: Picture) -> float:
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    # A large board is kept in 256 colours, which Pillow would write in a third of the time.
    return _cpu(lambda: image.save(BytesIO(), "PNG"))


async def _time_unchanged(scene: Scene) -> float:
    studio = Studio()
    try:
        await studio.draw("board", scene)
        times_ms = []
        for _ in range(20):
            start = time.perf_counter()
            await studio.draw("board", scene)
            times_ms.append(time.perf_counter() - start)
        return median(times_ms)
    finally:
        studio.close()
