"""Computer players that try moves out: in a process of their own, with greedy standing in for them."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.processes.cpu_pool import Pool
from bot.processes.job_queue import PoolBusy
from bot.processes.worker import unpack
from bot.processes.workers import WorkerLost
from bot.tables.computer_players import decide
from bot.tables.thinking import ALL, EACH, LIMIT, Thinking
from engine.errors import NotAsked
from engine.match import Match
from engine.players import THINKERS, choose
from engine.registry import find_game
from tests.bot.tables.company import ANNA, BO, Company
from tests.waiting import until


@pytest.fixture
def pool() -> Iterator[Pool]:
    pool = Pool()
    yield pool
    pool.close()


ENDLESS = """
from pathlib import Path
Path(began).touch()
while True:
    pass
"""
"""Work that never ends by itself; the file ``began`` says that it is being done."""


def endless(began: Path) -> partial[None]:
    return partial(exec, ENDLESS, {"began": str(began)})


def is_prepared(thinking: Thinking) -> bool:
    workers = thinking._workers
    return workers is not None and not any(worker._prepare for worker in workers._all)


def some_match(number: int = 0) -> Match[Any]:
    match = Match.start(find_game("hercules"), 2, seed=bytes([number]) * 32)
    for _ in range(6):
        seat = match.questions[0].seat
        match.play(seat, choose("greedy", match, seat).option)
    return match


async def test_a_process_of_its_own_thinks_and_chooses_the_same(pool: Pool) -> None:
    thinking, match = Thinking(pool), some_match()
    seat = match.questions[0].seat
    try:
        assert thinking.processes == []
        await thinking.choose("greedy", match, seat)
        assert thinking.processes == [], "quick players need no process"
        for player in sorted(THINKERS):
            assert await thinking.choose(player, match, seat) == choose(player, match, seat)
        assert len(thinking.processes) == 1
        assert thinking.processes != [os.getpid()]
        with pytest.raises(NotAsked):
            await thinking.choose("skilled", match, 1 - seat)
    finally:
        thinking.close()
    assert thinking.processes == []
    thinking.close()


async def test_without_a_process_threads_think(pool: Pool) -> None:
    thinking, match = Thinking(pool, in_process=False), some_match()
    seat = match.questions[0].seat
    assert await thinking.choose("skilled", match, seat) == choose("skilled", match, seat)
    assert thinking.processes == []


async def test_greedy_answers_where_too_many_wait(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The flood comes from one server; each of its choices is answered, and what found no place by greedy."""
    thinking, matches = Thinking(pool), [some_match(number) for number in range(EACH + 4)]
    thought: list[bytes] = []

    def slow(order: bytes) -> Any:
        thought.append(order)
        return "thought"

    monkeypatch.setattr(thinking, "_carry_out", slow)
    answers = await asyncio.gather(*(thinking.choose("master", match, match.questions[0].seat) for match in matches))
    stood_in = [number for number, answer in enumerate(answers) if answer != "thought"]
    assert len(thought) + len(stood_in) == len(matches)
    assert len(stood_in) >= len(matches) - EACH - 1
    assert ALL > EACH
    for number in stood_in:
        match = matches[number]
        assert answers[number] == choose("greedy", match, match.questions[0].seat)
    thinking.close()


async def test_greedy_answers_where_the_process_dies(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, match = Thinking(pool), some_match()
    seat = match.questions[0].seat

    def killed(order: bytes) -> Any:
        raise WorkerLost("the process is gone")

    monkeypatch.setattr(thinking, "_carry_out", killed)
    assert await thinking.choose("master", match, seat) == choose("greedy", match, seat)
    thinking.close()


async def test_a_killed_process_is_replaced(pool: Pool) -> None:
    thinking, match = Thinking(pool), some_match()
    seat = match.questions[0].seat
    try:
        await thinking.choose("skilled", match, seat)
        os.kill(thinking.processes[0], signal.SIGKILL)
        assert await thinking.choose("skilled", match, seat) == choose("skilled", match, seat)
        assert len(thinking.processes) == 1
    finally:
        thinking.close()


async def test_a_player_with_a_bug_takes_the_first_option(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, match = Thinking(pool), some_match()
    question = match.questions[0]

    async def broken(*args: object) -> Any:
        raise ValueError("a bug")

    monkeypatch.setattr(thinking, "choose", broken)
    assert await decide(thinking, "greedy", match, question.seat) == question.options[0].id
    thinking.close()


async def test_work_in_the_background_goes_one_by_one_and_lets_choices_between(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many pieces wait, a choice waits for the one that is worked on, and for no other."""
    thinking, match = Thinking(pool), some_match()
    seat = match.questions[0].seat
    began, go_on, done = threading.Event(), threading.Event(), []

    def carried_out(order: bytes) -> Any:
        work = unpack(order)
        done.append(work.func.__name__)
        began.set()
        assert go_on.wait(10)
        return work()

    monkeypatch.setattr(thinking, "_carry_out", carried_out)
    pieces = [asyncio.create_task(thinking.in_background(partial(abs, -number))) for number in range(ALL + 4)]
    await asyncio.to_thread(began.wait, 10)
    choice = asyncio.create_task(thinking.choose("skilled", match, seat))
    await asyncio.sleep(0)
    assert done == ["abs"]
    go_on.set()
    assert (await choice) == choose("skilled", match, seat)
    assert await asyncio.gather(*pieces) == list(range(ALL + 4))
    assert done.index("choose") <= 2
    assert done.count("abs") == ALL + 4
    thinking.close()


async def test_what_a_piece_of_work_raises_arrives_and_the_next_one_goes_on(pool: Pool) -> None:
    thinking = Thinking(pool)
    try:
        with pytest.raises(ZeroDivisionError):
            await thinking.in_background(partial(divmod, 1, 0))
        assert await thinking.in_background(partial(divmod, 7, 2)) == (3, 1)
    finally:
        thinking.close()


async def test_work_that_nobody_wants_any_more_is_broken_off(pool: Pool, tmp_path: Path) -> None:
    """Else it would hold the process, and all servers, until it counts as hanging. The process stays."""
    thinking = Thinking(pool)
    try:
        process = await thinking.work_out(os.getpid)
        for number in range(3):
            began = tmp_path / str(number)
            doing = asyncio.create_task(thinking.work_out(endless(began)))
            await until(began.exists)
            doing.cancel()
            before = time.monotonic()
            assert await thinking.work_out(os.getpid) == process
            assert time.monotonic() - before < LIMIT / 2
    finally:
        thinking.close()


async def test_who_gives_up_leaves_the_queue(pool: Pool, tmp_path: Path) -> None:
    """What is not wanted any more is never begun, and takes no place from what is."""
    thinking, never = Thinking(pool), tmp_path / "never"
    try:
        doing = asyncio.create_task(thinking.work_out(endless(tmp_path / "began")))
        await until((tmp_path / "began").exists)
        waiting = [asyncio.create_task(thinking.work_out(partial(Path.touch, never))) for _ in range(EACH)]
        await asyncio.sleep(0)
        with pytest.raises(PoolBusy):
            await thinking.work_out(os.getpid)
        for task in waiting:
            task.cancel()
        await asyncio.sleep(0.2)
        assert not doing.done(), "what others wait for goes on"
        wanted = [asyncio.create_task(thinking.work_out(partial(abs, -number))) for number in range(EACH)]
        await asyncio.sleep(0)
        doing.cancel()
        assert await asyncio.gather(*wanted) == [*range(EACH)]
        assert not never.exists()
    finally:
        thinking.close()


async def test_the_process_starts_with_the_first_seat_of_a_player_that_thinks(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    warmed: list[object] = []
    monkeypatch.setattr(Thinking, "warm", lambda self: warmed.append(self))
    table = await company.lobby(BO)
    await company.tables.lobbies.add_computer(table.id, ANNA, "greedy")
    assert not warmed
    await company.tables.lobbies.add_computer(table.id, ANNA, "master")
    assert warmed


async def test_a_warm_process_has_read_what_was_learned_before_the_first_choice(pool: Pool) -> None:
    thinking = Thinking(pool)
    try:
        assert thinking.processes == []
        thinking.warm()
        await until(lambda: is_prepared(thinking))
        (process,) = thinking.processes
        match = some_match()
        await thinking.choose("skilled", match, match.questions[0].seat)
        assert thinking.processes == [process]
    finally:
        thinking.close()
    cold = Thinking(pool, in_process=False)
    cold.warm()
    assert cold.processes == []
