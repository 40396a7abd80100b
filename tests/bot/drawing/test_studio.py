"""The studio draws off the loop, once, and survives what goes wrong."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio

from bot.drawing import studio as studios
from bot.drawing.studio import Studio
from bot.processes.cpu_pool import Pool
from bot.processes.job_queue import PoolBusy
from rendering.picture import LobbyScene, Picture, PieceScene, Scene

Scenes = Callable[..., Scene]


@pytest_asyncio.fixture
async def studio() -> AsyncIterator[Studio]:
    small = Studio(Pool(1, short=(3, 3)))
    yield small
    small.close()


class Drawer:
    """Draws boards: counts them, waits for a gate, and may fail."""

    def __init__(self) -> None:
        self.gate = threading.Event()
        self.gate.set()
        self.boards: list[int] = []
        self.threads: set[str] = set()
        self.failing = False

    def draw(self, kind: str, scene: Scene) -> Picture:
        assert self.gate.wait(10)
        self.threads.add(threading.current_thread().name)
        if self.failing:
            raise ZeroDivisionError("the brush broke")
        self.boards.append(len(scene.match.journal))
        return Picture(b"x" * 1000, f"move {len(scene.match.journal)}", 1, 1, "board.png")


@pytest.fixture
def drawer(monkeypatch: pytest.MonkeyPatch) -> Drawer:
    artist = Drawer()
    monkeypatch.setattr(studios, "draw", artist.draw)
    return artist


async def test_the_same_content_is_drawn_once(studio: Studio, drawer: Drawer, scene: Scenes) -> None:
    board = scene()
    first = await studio.draw("board", board)
    again = await studio.draw("board", board._replace(match=board.match.fork()))
    assert first is again
    assert len(drawer.boards) == 1
    await studio.draw("board", board._replace(names=("Ann", "Bob")))
    assert len(drawer.boards) == 2


async def test_every_move_and_language_has_its_own_picture(studio: Studio, drawer: Drawer, scene: Scenes) -> None:
    board = scene()
    await studio.draw("board", board)
    await studio.draw("board", scene(language="de"))
    question = board.match.questions[0]
    board.match.play(question.seat, question.options[0].id)
    await studio.draw("board", board)
    assert len(drawer.boards) == 3


async def test_a_picture_asked_for_twice_at_once_is_drawn_once(studio: Studio, drawer: Drawer, scene: Scenes) -> None:
    drawer.gate.clear()
    board = scene()
    tasks = [asyncio.ensure_future(studio.draw("board", board)) for _ in range(5)]
    await asyncio.sleep(0)
    drawer.gate.set()
    pictures = await asyncio.gather(*tasks)
    assert len(drawer.boards) == 1
    assert all(picture is pictures[0] for picture in pictures)


async def test_one_who_stops_waiting_does_not_stop_the_others(studio: Studio, drawer: Drawer, scene: Scenes) -> None:
    drawer.gate.clear()
    board = scene()
    impatient, patient = (asyncio.ensure_future(studio.draw("board", board)) for _ in range(2))
    await asyncio.sleep(0)
    impatient.cancel()
    drawer.gate.set()
    assert (await patient).name == "board.png"
    with pytest.raises(asyncio.CancelledError):
        await impatient


async def test_the_picture_shows_the_match_as_it_was_asked_for(studio: Studio, drawer: Drawer, scene: Scenes) -> None:
    drawer.gate.clear()
    board = scene()
    moves = len(board.match.journal)
    task = asyncio.ensure_future(studio.draw("board", board))
    await asyncio.sleep(0)
    question = board.match.questions[0]
    board.match.play(question.seat, question.options[0].id)
    drawer.gate.set()
    assert (await task).alt == f"move {moves}"


async def test_drawing_happens_off_the_loop(studio: Studio, drawer: Drawer, scene: Scenes) -> None:
    await studio.draw("board", scene())
    assert threading.current_thread().name not in drawer.threads
    assert all(name.startswith("pool") for name in drawer.threads)


async def test_the_queue_is_bounded(studio: Studio, drawer: Drawer, scene: Scenes) -> None:
    drawer.gate.clear()
    scenes = [scene(moves=moves) for moves in range(5)]
    tasks = [asyncio.ensure_future(studio.draw("board", board)) for board in scenes]
    await asyncio.sleep(0)
    drawer.gate.set()
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert sum(isinstance(result, PoolBusy) for result in results) == 1
    assert isinstance(await studio.draw("board", scenes[4]), Picture)


async def test_a_painters_failure_reaches_the_caller_and_the_studio_lives_on(
    studio: Studio, drawer: Drawer, scene: Scenes
) -> None:
    board = scene()
    drawer.failing = True
    for _ in range(2):
        with pytest.raises(ZeroDivisionError, match="brush"):
            await studio.draw("board", board)
    drawer.failing = False
    assert (await studio.draw("board", board)).name == "board.png"


async def test_the_cache_has_a_limit(drawer: Drawer, scene: Scenes) -> None:
    small = Studio(cache_bytes=2500)
    scenes = [scene(moves=moves) for moves in range(4)]
    for board in scenes:
        await small.draw("board", board)
    await small.draw("board", scenes[3])
    assert len(drawer.boards) == 4
    await small.draw("board", scenes[0])
    assert len(drawer.boards) == 5
    small.close()


async def test_every_kind_of_picture(studio: Studio, scene: Scenes) -> None:
    board = scene()
    assert (await studio.draw("board", board)).name == "board.png"
    assert (await studio.draw("seat", board._replace(seat=1))).name == "seat.png"
    assert (await studio.draw("scores", board)).name == "scores.png"
    assert (await studio.draw("card", PieceScene("hercules", "god_zeus", board.words))).name == "card.png"
    assert (await studio.draw("lobby", LobbyScene("hercules", ("Ann",), 2, board.words))).name == "lobby.png"
    with pytest.raises(KeyError):
        await studio.draw("card", PieceScene("hercules", "god_loki", board.words))
