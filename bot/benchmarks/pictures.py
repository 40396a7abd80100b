"""Measures how fast boards are drawn, against Pillow writing the same picture at its default level."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image

from bot.benchmarks import Figure, at_most
from bot.drawing.studio import Studio
from bot.languages import speech
from engine.errors import BadSettings
from engine.match import Match
from engine.registry import MODULES, find_game
from rendering.canvas.sprite_store import Store
from rendering.canvas.sprites import keep_in
from rendering.picture import Picture, Scene
from rendering.registry import draw, kinds_of

NAMES = ("Zoë 王小明", "مرحبا 🐉", "Ἡρακλῆς", "Bartholomew the Magnificent")
WARM, MEASURED, BOARDS = 360, 60, 2000
EACH = 120
"""Boards of one match, before one with another number of seats follows."""
_START = """
import time
start, used = time.perf_counter(), time.process_time()
from bot.benchmarks.pictures import first_board
first_board("{game}", "{folder}")
print(time.perf_counter() - start, time.process_time() - used)
"""


def figures() -> Iterator[Figure]:
    """Every figure of the pictures, for each game."""
    for game in MODULES:
        for figure in _of_game(game):
            yield figure._replace(name=f"{game}: {figure.name}")
        for settings in _with_two_pictures(game):
            named = ", ".join(f"{key}={value}" for key, value in settings.items())
            for figure in _of_two(game, settings):
                yield figure._replace(name=f"{game}, {named}: {figure.name}")


def _of_game(game: str) -> Iterator[Figure]:
    with TemporaryDirectory() as folder:
        for kept, where in (("", ""), ("sprites on disk for the first time", folder), ("sprites on disk", folder)):
            name = f"first board after start{', ' if kept else ''}{kept}"
            wall, used = min(_first_board_seconds(game, where) for _ in range(1 + (kept == "sprites on disk")))
            yield at_most(name, wall, 2, "s")
            yield Figure(f"{name}: processor time", used, "s CPU")
    scenes = _boards(game, WARM)
    sizes = [len(_draw(scene).data) for scene in scenes]
    baseline = median(_pillow_seconds(_draw(scene)) for scene in scenes[:: WARM // 10])
    yield Figure("Pillow alone, PNG at its default level", baseline * 1000, "ms CPU", note="baseline")
    ours = median(_cpu(partial(_draw, scene)) for scene in scenes[-MEASURED:])
    yield Figure("a new board: composed, encoded, read back", ours * 1000, "ms CPU")
    yield at_most("the same, of the baseline", ours / baseline, 0.35, "×")
    yield at_most("largest board", max(sizes) / 1000, 700, "kB")
    yield at_most("nothing changed since the last picture", asyncio.run(_time_unchanged(scenes[0])) * 1000, 1, "ms")
    stall = min(asyncio.run(_stall(scenes[at : at + 4])) for at in range(0, WARM, WARM // 6))
    yield at_most("worst stall of the loop, four boards at once", stall * 1000, 20, "ms")
    before = _resident()
    for scene in _endless(game, BOARDS):
        _draw(scene)
    yield at_most(f"memory grown over {BOARDS:,} boards", max(0.0, _resident() - before) / 1e6, 20, "MB")


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
    drawn = [_two(scene) for scene in scenes]
    baseline = median(sum(map(_pillow_seconds, pictures)) for pictures in drawn[:: WARM // 10])
    ours = median(_cpu(partial(_two, scene)) for scene in scenes[-MEASURED:])
    yield Figure("a new board and what stands beside it", ours * 1000, "ms CPU")
    yield at_most("the same, of Pillow alone", ours / baseline, 0.35, "×")
    largest = max(len(picture.data) for pictures in drawn for picture in pictures)
    yield at_most("largest picture", largest / 1000, 700, "kB")


def _two(scene: Scene) -> tuple[Picture, ...]:
    return tuple(draw(name, scene) for name in ("board", "beside") if name in kinds_of(scene.match))


def first_board(game: str, folder: str = "") -> Picture:
    """One board, with nothing cached except the files in the folder."""
    keep_in(Store(Path(folder)) if folder else None)
    return _draw(_boards(game, 1)[0])


def _draw(scene: Scene) -> Picture:
    return draw("board", scene)


def _boards(game: str, count: int) -> list[Scene]:
    return list(_endless(game, count))


def _endless(game: str, count: int, settings: Mapping[str, str] | None = None) -> Iterator[Scene]:
    """Boards of random matches with two to four seats, in both languages, no two alike."""
    luck = Random(2)
    words = [speech(language) for language in ("en", "de")]
    match: Match[Any] | None = None
    for at in range(count):
        if match is None or match.is_finished or at % EACH == 0:
            seats = 2 + at // EACH % 3
            match = Match.start(find_game(game), seats, settings, seed=luck.randbytes(32))
        question = match.questions[0]
        match.play(question.seat, luck.choice(question.options).id)
        names = (f"{NAMES[0]} {luck.randrange(1000)}", *NAMES[1:])
        yield Scene(match.fork(), names[: match.seats], words[at // 40 % 2])


def _cpu(act: Callable[[], object]) -> float:
    start = time.process_time()
    act()
    return time.process_time() - start


def _pillow_seconds(picture: Picture) -> float:
    image = Image.open(BytesIO(picture.data)).convert("RGB")
    # A large board is kept in 256 colours, which Pillow would write in a third of the time.
    return _cpu(lambda: image.save(BytesIO(), "PNG"))


def _first_board_seconds(game: str, folder: str) -> tuple[float, float]:
    """How long a new process takes to its first board, by the wall and by the processor."""
    root = Path(__file__).resolve().parents[2]
    output = subprocess.run(
        [sys.executable, "-c", _START.format(game=game, folder=folder)],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    wall, used = map(float, output.stdout.split()[-2:])
    return wall, used


async def _time_unchanged(scene: Scene) -> float:
    studio = Studio()
    try:
        await studio.draw("board", scene)
        taken = []
        for _ in range(20):
            start = time.perf_counter()
            await studio.draw("board", scene)
            taken.append(time.perf_counter() - start)
        return median(taken)
    finally:
        studio.close()


async def _stall(scenes: list[Scene]) -> float:
    """The longest time for which the event loop was blocked while four boards were drawn."""
    studio = Studio()
    drawing = asyncio.gather(*(studio.draw("board", scene) for scene in scenes))
    worst, last = 0.0, time.perf_counter()
    while not drawing.done():
        await asyncio.sleep(0)
        now = time.perf_counter()
        worst, last = max(worst, now - last), now
    await drawing
    studio.close()
    return worst


def _resident() -> float:
    """Bytes of memory that this process holds now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096.0
