"""Measures drawing as a bot does it, in a process: the first board after its start, its memory, stalls of the loop."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.benchmarks import Figure, at_most
from bot.benchmarks.loop_lag import measure_lag
from bot.drawing.preparation import keep_sprites
from bot.drawing.studio import Studio
from bot.processes.worker import pack_work
from bot.processes.workers import Workers
from rendering.picture import Scene
from rendering.registry import draw

TRIES = 3
AT_ONCE = 4
LAST_BOARDS = 100
"""Boards after each of which the memory of a process is looked at: it gives some back now and then."""
BEFORE_MB = 350
"""What a process held after the boards of ``memory`` in the look of version 0.2 (x86-64, glibc, Python 3.11)."""
MORE_MB = 20


def first_boards(scene: Scene) -> Iterator[Figure]:
    """How long the first board takes after the start of a process, by its processor time and by the wall."""
    with TemporaryDirectory() as store:
        folder = Path(store)
        used, wall = _first_board_s(scene, folder)
        yield Figure("first board after start, no sprites on disk", used, "s CPU", note=f"{wall:.2f} s by the wall")
        used, wall = min(_first_board_s(scene, folder) for _ in range(TRIES))
        figure = at_most("first board after start, sprites on disk", used, 1, "s CPU")
        yield figure._replace(note=f"{wall:.2f} s by the wall")


def _first_board_s(scene: Scene, folder: Path) -> tuple[float, float]:
    start = perf_counter()
    workers = Workers(1, partial(keep_sprites, folder))
    try:
        workers.run(pack_work(partial(draw, "board", scene)))
        return _used_s(workers.processes[0]), perf_counter() - start
    finally:
        workers.close()


def _used_s(process: int) -> float:
    """Processor time that a process has used since its start."""
    after_name = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")


def stalls(scenes: Sequence[Scene]) -> Iterator[Figure]:
    """The worst stall of the event loop while several boards are drawn at once."""
    with TemporaryDirectory() as folder:
        workers = Workers(1, partial(keep_sprites, Path(folder)))
        workers.run(pack_work(partial(draw, "board", scenes[0])))
        worst = asyncio.run(_worst_stall_s(Studio(workers=workers), scenes))
    yield at_most(f"worst stall of the loop, {AT_ONCE} boards at once in a process", worst * 1000, 10, "ms")
    worst = asyncio.run(_worst_stall_s(Studio(), scenes))
    yield Figure(f"worst stall of the loop, {AT_ONCE} boards at once in threads", worst * 1000, "ms")


async def _worst_stall_s(studio: Studio, scenes: Sequence[Scene]) -> float:
    """The worst stall of several tries."""
    try:
        worst_s = 0.0
        for at in range(0, len(scenes) - AT_ONCE, AT_ONCE):
            drawing = asyncio.gather(*(studio.draw("board", scene) for scene in scenes[at : at + AT_ONCE]))
            _, lag_s = await measure_lag(drawing)
            worst_s = max(worst_s, lag_s)
        return worst_s
    finally:
        studio.close()


def memory(scenes: Iterable[Scene]) -> Iterator[Figure]:
    """What a process holds that has drawn these boards of every game."""
    with TemporaryDirectory() as folder:
        workers = Workers(1, partial(keep_sprites, Path(folder)))
        sizes_mb = []
        try:
            for scene in scenes:
                workers.run(pack_work(partial(draw, "board", scene)))
                sizes_mb.append(resident_mb(workers.processes[0]))
        finally:
            workers.close()
    yield Figure("memory of a process that draws, with the boards of version 0.2", BEFORE_MB, "MB", note="baseline")
    more = median(sizes_mb[-LAST_BOARDS:]) - BEFORE_MB
    yield at_most("memory of a process that draws, compared with that", more, MORE_MB, "MB")


def resident_mb(process: int | str = "self") -> float:
    """Memory that a process holds now, this one by default."""
    pages = int(Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
