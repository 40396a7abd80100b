"""Pictures are drawn in processes of their own: a crash there costs one picture, and no process stays behind.

Faults are planted in the worker process: it is killed in the middle of work, the rasteriser crashes in compiled code,
work never ends. The control is the same crash where threads draw: it ends the program.
"""

from __future__ import annotations

import asyncio
import fcntl
import gc
import io
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from bot.drawing.studio import Studio
from bot.languages import LANGUAGES, speech
from bot.languages.captions import Caption
from bot.processes.cpu_pool import Pool, charge
from bot.processes.garbage import LOOKS_FOR_GARBAGE
from bot.processes.worker import LENGTH, TIDIES_AFTER, pack_work, write
from bot.processes.workers import PIPE_BYTES, WorkerLost, Workers
from engine.match import Match
from engine.registry import MODULES, find_game
from rendering.picture import LobbyScene, PieceScene, Scene
from tests.rendering.sheets import seen

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="workers are killed by signals")
ROOT = Path(__file__).parents[3]
NAMES = ("Zoë 王小明", "مرحبا 🐉")


PLANT = """
import ctypes
from pathlib import Path
from rendering.canvas import rasteriser
draw = rasteriser.ENGINES["thorvg"]
rasteriser.ENGINES["thorvg"] = lambda *size: ctypes.string_at(0) if Path(bomb).exists() else draw(*size)
"""
"""Let the rasteriser crash in compiled code as long as the file ``bomb`` exists."""

SLOWLY = """
import os, time
from pathlib import Path
began = Path(began)
first = not began.exists()
began.with_suffix(".draft").write_text(str(os.getpid()))
began.with_suffix(".draft").rename(began)
if first:
    time.sleep(seconds)
"""
"""Take so many ``seconds`` the first time; the file ``began`` says which process works."""

REFUSE = """
from engine.errors import IllegalOption
raise IllegalOption(1, "labour", "spent")
"""


def plant(bomb: Path) -> Callable[[], object]:
    return partial(exec, PLANT, {"bomb": str(bomb)})


def slowly(began: Path, seconds: float) -> bytes:
    return pack_work(partial(exec, SLOWLY, {"began": str(began), "seconds": seconds}))


class Pieces(io.RawIOBase):
    """A pipe that keeps what is written into it, piece by piece."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, piece: Any, /) -> int:
        self.pieces.append(bytes(piece))
        return len(piece)


@pytest.mark.parametrize("length", [3, 100_000])
def test_a_message_is_sent_in_one_piece(length: int) -> None:
    """Each piece wakes the reader, which waits for Python's lock and then for the next piece."""
    raw = Pieces()
    write(io.BufferedWriter(raw), bytes(length))
    assert [len(piece) for piece in raw.pieces] == [LENGTH.size + length]


def test_a_whole_picture_has_room_in_a_pipe(start: Callable[..., Workers]) -> None:
    worker = next(iter(start(1)._all))
    for pipe in (worker.process.stdin, worker.process.stdout):
        assert pipe is not None
        assert fcntl.fcntl(pipe.fileno(), fcntl.F_GETPIPE_SZ) >= PIPE_BYTES


@pytest.fixture
def start() -> Iterator[Callable[..., Workers]]:
    """Makes workers, and ends them; ``lost`` of the last ones is told in their ``fates``."""
    started = []

    def make(count: int = 1, prepare: Callable[[], object] = os.getpid, **more: Any) -> Workers:
        started.append(Workers(count, prepare, **more))
        return started[-1]

    yield make
    for workers in started:
        workers.close()
        assert not workers.processes


def match_of(game: str, moves: int = 9) -> Match[Any]:
    match = Match.start(find_game(game), 2, seed=bytes(range(32)))
    for _ in range(moves):
        match.play(match.questions[0].seat, match.questions[0].options[0].id)
    return match


def wait_for(file: Path) -> str:
    end = time.monotonic() + 30
    while not file.exists():
        assert time.monotonic() < end
        time.sleep(0.01)
    return file.read_text()


def is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2][0] != "Z"
    except OSError:
        return False


async def test_a_process_draws_the_same_pictures_as_a_thread(start: Callable[..., Workers]) -> None:
    workers = start()
    here, there = Studio(), Studio(workers=workers)
    try:
        for game, language in zip(MODULES, cycle(LANGUAGES)):
            words = speech(language)
            match = match_of(game)
            scene = Scene(match, NAMES, words, viewer=1, since=len(match.events) - 2)
            lobby = LobbyScene(game, NAMES, 2, words)
            for kind, content in (("board", scene), ("seat", scene), ("lobby", lobby)):
                assert seen(await there.draw(kind, content)) == seen(await here.draw(kind, content)), (game, kind)
        piece = PieceScene("diceforge", "x3", speech("de"))
        assert seen(await there.draw("face", piece)) == seen(await here.draw("face", piece))
        caption = Caption(speech("en"), "hercules", NAMES)
        film = Scene(match_of("hercules", 4), NAMES, speech("en"))
        assert await there.replay(film, caption) == await here.replay(film, caption)
    finally:
        here.close()
        there.close()


def test_a_process_looks_seldom_for_garbage_and_never_in_what_it_has_imported(start: Callable[..., Workers]) -> None:
    workers = start()
    assert workers.run(pack_work(gc.get_threshold)) == LOOKS_FOR_GARBAGE
    at_first = workers.run(pack_work(gc.get_freeze_count))
    for module in ("rendering.registry", *("decimal",) * TIDIES_AFTER):
        workers.run(pack_work(partial(exec, f"import {module}", {})))
    assert workers.run(pack_work(gc.get_freeze_count)) > at_first + 1_000


async def test_what_happens_to_a_match_while_it_is_drawn_does_not_show(start: Callable[..., Workers]) -> None:
    studio, match = Studio(workers=start()), match_of("hercules")
    scene = Scene(match, NAMES, speech("en"))
    drawing = asyncio.create_task(studio.draw("board", scene))
    await asyncio.sleep(0)
    match.play(match.questions[0].seat, match.questions[0].options[0].id)
    still, later = await drawing, await studio.draw("board", scene)
    assert seen(still) != seen(later)
    studio.close()


def test_a_worker_killed_in_the_middle_costs_one_try(tmp_path: Path, start: Callable[..., Workers]) -> None:
    fates: list[WorkerLost] = []
    workers, began = start(lost=fates.append), tmp_path / "began"
    killing = threading.Thread(target=lambda: os.kill(int(wait_for(began)), signal.SIGKILL))
    killing.start()
    workers.run(slowly(began, 60))
    killing.join()
    assert int(began.read_text()) in workers.processes
    assert len(fates) == 1
    assert len(workers.processes) == 1


async def test_a_crash_in_the_rasteriser_costs_one_picture(tmp_path: Path, start: Callable[..., Workers]) -> None:
    bomb, fates = tmp_path / "bomb", list[WorkerLost]()
    studio = Studio(workers=start(prepare=plant(bomb), lost=fates.append))
    scene = Scene(match_of("hercules"), NAMES, speech("en"))
    bomb.touch()
    with pytest.raises(WorkerLost):
        await studio.draw("board", scene)
    assert len(fates) == 2, "it was tried twice"
    bomb.unlink()
    picture, own = await studio.draw("board", scene), Studio()
    assert seen(picture) == seen(await own.draw("board", scene))
    studio.close()
    own.close()


def test_the_same_crash_in_a_thread_ends_the_program(tmp_path: Path) -> None:
    (tmp_path / "bomb").touch()
    program = f"""
bomb = {str(tmp_path / "bomb")!r}
{PLANT}
import asyncio
from bot.languages import LANGUAGES, speech
from rendering.picture import LobbyScene
from bot.drawing.studio import Studio
asyncio.run(Studio().draw("lobby", LobbyScene("hercules", ("Iola",), 2, speech("en"))))
"""
    ended = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, check=False)
    assert ended.returncode == -signal.SIGSEGV


def test_a_worker_that_hangs_is_killed(tmp_path: Path, start: Callable[..., Workers]) -> None:
    fates: list[WorkerLost] = []
    workers = start(lost=fates.append, limits=(2.0, 2.0))
    workers.run(pack_work(os.getpid))
    began = time.monotonic()
    with pytest.raises(WorkerLost):
        workers.run(pack_work(partial(time.sleep, 60)))
    assert time.monotonic() - began < 10
    assert len(fates) == 1, "nobody waits for it a second time"
    assert workers.run(pack_work(os.getpid)) in workers.processes


def test_a_clock_that_differs_from_thread_to_thread_kills_no_worker(
    monkeypatch: pytest.MonkeyPatch, start: Callable[..., Workers]
) -> None:
    """In the playground the monotonic clock is the simulated Discord's for some threads only."""
    real = time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: real() + 1000 * (threading.current_thread().name == "patience"))
    fates: list[WorkerLost] = []
    workers = start(lost=fates.append, limits=(1.0, 1.0))
    for _ in range(5):
        workers.run(pack_work(partial(time.sleep, 0.4)))
    assert not fates


def test_errors_come_back_as_they_are(start: Callable[..., Workers]) -> None:
    workers = start()
    with pytest.raises(KeyError, match="coin"):
        workers.run(pack_work(partial({}.pop, "coin")))
    with pytest.raises(RuntimeError, match="IllegalOption"):
        workers.run(pack_work(partial(exec, REFUSE, {})))
    assert len(workers.processes) == 1


def test_workers_have_no_secrets(start: Callable[..., Workers], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "of nobody")
    workers = start()
    assert workers.run(pack_work(partial(os.getenv, "DISCORD_TOKEN"))) is None


def test_long_work_has_a_process_of_its_own_that_goes_again(tmp_path: Path, start: Callable[..., Workers]) -> None:
    workers, began = start(lingers=0.2), tmp_path / "began"
    film = threading.Thread(target=lambda: workers.run(slowly(began, 1), long=True))
    film.start()
    busy = int(wait_for(began))
    short = workers.run(pack_work(os.getpid))
    assert short != busy
    assert film.is_alive(), "short work has not waited for it"
    film.join()
    end = time.monotonic() + 10
    while workers.processes != [short]:
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize("busy", [False, True])
def test_workers_end_with_a_bot_that_is_killed(tmp_path: Path, busy: bool) -> None:
    began = tmp_path / "began"
    program = f"""
import os, time
from pathlib import Path
from bot.processes.workers import Workers
workers = Workers(2, os.getpid)
Path({str(tmp_path / "all")!r}).write_text(" ".join(map(str, workers.processes)))
workers.run({slowly(began, 60 if busy else 0)!r})
time.sleep(60)
"""
    bot = subprocess.Popen([sys.executable, "-c", program], cwd=ROOT)
    wait_for(began)
    processes = list(map(int, (tmp_path / "all").read_text().split()))
    assert all(map(is_alive, processes))
    bot.kill()
    bot.wait()
    end = time.monotonic() + 10
    while any(map(is_alive, processes)):
        assert time.monotonic() < end
        time.sleep(0.05)


async def test_processor_time_of_a_worker_is_counted_for_the_caller() -> None:
    whose = ["greedy"]
    pool = Pool(1, lambda: whose[0])
    await pool.run(lambda: charge(5.0))
    gate, served = threading.Event(), list[str]()
    holding = asyncio.create_task(pool.run(lambda: gate.wait(10)))
    await asyncio.sleep(0)
    waiting = []
    for whose[0] in ("greedy", "modest"):
        waiting.append(asyncio.create_task(pool.run(partial(served.append, whose[0]))))
        await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(holding, *waiting)
    pool.close()
    assert served == ["modest", "greedy"]
