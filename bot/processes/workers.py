"""Worker processes for drawing: given work, killed when they hang, replaced when they die (docs/faults.md, A22)."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from time import perf_counter
from typing import Any, TypeVar

from bot.processes.cpu_pool import charge
from bot.processes.plain_answers import UnknownAnswer, read_answer
from bot.processes.worker import Outcome, break_off, pack_work, read, step_back, write

T = TypeVar("T")
Prepare = Callable[[], object]

SHORT_LIMIT, LONG_LIMIT = 20.0, 120.0
"""After how many seconds a worker counts as hanging, at short and at long work."""
TRIES = 2
"""How often a piece of work is tried whose worker died."""
LINGERS = 60.0
"""For how many seconds the worker for long work stays when it has nothing to do."""
SECRETS = ("DISCORD_TOKEN", "DATABASE_URL")
"""Variables of the bot that its workers are not given."""
PIPE_BYTES = 1 << 20
"""How much a pipe to or from a worker holds, where the system lets it: a whole picture, which else comes in pieces."""


class WorkerLost(RuntimeError):
    """The worker has died of the work, or it hung and was killed; or there are no workers any more."""


class WorkerHung(WorkerLost):
    """The worker took too long and was killed."""


class Worker:
    """One process. It is given one piece of work at a time, and killed when that takes more than ``limit`` seconds."""

    def __init__(self, limit: float, *prepare: Prepare) -> None:
        """``prepare`` is carried out in the process before anything else; it can be packed."""
        self._limit = limit
        self._due: float | None = None
        self._hung = False
        self._over = threading.Event()
        self._writing = threading.Lock()
        self._job_count = 0
        self._work: bytes | None = None
        environment = {name: value for name, value in os.environ.items() if name not in SECRETS}
        self._prepare = list(prepare)
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-c", "from bot.processes.worker import main; main()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pipesize=PIPE_BYTES,
            env={**environment, "PYTHONPATH": os.pathsep.join(folder or os.getcwd() for folder in sys.path)},
        )
        threading.Thread(target=self._watch, name="patience", daemon=True).start()

    def _watch(self) -> None:
        """Kill the process when a piece of work is not done in time.

        No work that begins while this waits is due before it looks again. So one thread does for all pieces, where a
        timer for each would start a thread for each picture. The clock is not the monotonic one: in the playground
        that one is the simulated Discord's for some threads and the machine's for others.
        """
        until = perf_counter() + self._limit
        while not self._over.wait(max(0.0, until - perf_counter())):
            due, now = self._due, perf_counter()
            if due is not None and due <= now:
                self._hung = True
                self.process.kill()
                return
            until = due or now + self._limit

    def ask(self, work: bytes) -> Outcome:
        """What came of the work. Raises WorkerLost when the process ends, or takes too long."""
        self._due = perf_counter() + self._limit
        try:
            while self._prepare:
                if (error := self._answer(pack_work(self._prepare[0])).error) is not None:
                    raise error
                del self._prepare[0]
            return self._answer(work)
        except WorkerLost as error:
            raise (WorkerHung(f"work took more than {self._limit:g} seconds") if self._hung else error) from error
        finally:
            self._due = None

    def _answer(self, work: bytes) -> Outcome:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            with self._writing:
                self._work = work
                self._job_count += 1
                write(self.process.stdin, work)
            answer = read(self.process.stdout)
        except (OSError, ValueError) as error:
            raise WorkerLost("the process is gone") from error
        finally:
            with self._writing:
                self._work = None
        if answer is None:
            raise WorkerLost("the process is gone")
        try:
            outcome = read_answer(answer)
        except UnknownAnswer as error:
            raise WorkerLost("the process answered nonsense") from error
        if not isinstance(outcome, Outcome):
            raise WorkerLost("the process answered nonsense")
        return outcome

    def break_off(self, work: bytes) -> None:
        """Have this piece of work end in an error, BrokenOff, if it is the one that is being done."""
        with self._writing, contextlib.suppress(OSError, ValueError):
            if self._work is work and self.process.stdin is not None:
                write(self.process.stdin, break_off(self._job_count))

    def end(self) -> None:
        """End the process now. Can be called twice, from any thread."""
        self._over.set()
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError, ValueError):
                    stream.close()


class Workers:
    """This many processes for short work, and one for long work, which comes and goes.

    ``prepare`` is carried out in each of them first. ``lost`` is called for each that died or hung, in some thread.
    """

    def __init__(
        self,
        count: int,
        prepare: Prepare,
        *,
        lost: Callable[[WorkerLost], object] = lambda error: None,
        limits: tuple[float, float] = (SHORT_LIMIT, LONG_LIMIT),
        lingers: float = LINGERS,
    ) -> None:
        self._prepare = prepare
        self._on_loss = lost
        self._limits = limits
        self._lingers = lingers
        self._free = threading.Condition()
        self._idle: list[Worker | None] = [Worker(limits[0], prepare) for _ in range(count)]
        self._all: set[Worker] = {worker for worker in self._idle if worker is not None}
        self._long: Worker | None = None
        self._ending: threading.Timer | None = None
        self._for_long = threading.Lock()
        self._closed = False

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that live."""
        with self._free:
            return [worker.process.pid for worker in self._all if worker.process.poll() is None]

    def run(self, work: bytes, *, long: bool = False) -> Any:
        """What the packed work returns or raises; waits until a worker is free.

        Work whose worker died is tried once more, in a new one; not if it hung. Raises WorkerLost.
        """
        for left in reversed(range(TRIES)):
            try:
                outcome = self._long_work(work) if long else self._short_work(work)
            except WorkerLost as error:
                if not self._closed:
                    self._on_loss(error)
                if not left or self._closed or isinstance(error, WorkerHung):
                    raise
            else:
                charge(outcome.seconds)
                try:
                    if outcome.error is not None:
                        raise outcome.error
                    return outcome.result
                finally:
                    del outcome  # the error knows this call
        raise AssertionError("work is tried at least once")

    def break_off(self, work: bytes) -> None:
        """Have a piece of work that is being done end in an error, BrokenOff: no one wants its result any more."""
        with self._free:
            working = list(self._all)
        for worker in working:
            worker.break_off(work)

    def close(self) -> None:
        """End all processes. Can be called twice."""
        with self._free:
            self._closed = True
            ending = list(self._all)
            self._free.notify_all()
        for worker in ending:
            worker.end()

    def _short_work(self, work: bytes) -> Outcome:
        with self._free:
            self._free.wait_for(lambda: self._idle or self._closed)
            worker = None if self._closed else self._idle.pop()
        idle: Worker | None = None
        try:
            idle = self._alive(worker, self._limits[0])
            return self._ask(idle, work)
        except WorkerLost:
            idle = None
            raise
        finally:
            with self._free:
                self._idle.append(idle)
                self._free.notify()

    def _long_work(self, work: bytes) -> Outcome:
        with self._for_long:
            if self._ending is not None:
                self._ending.cancel()
            worker = self._alive(self._long, self._limits[1], step_back)
            self._long = None
            outcome = self._ask(worker, work)
            self._long = worker
            self._ending = threading.Timer(self._lingers, self._end_long)
            self._ending.daemon = True
            self._ending.start()
            return outcome

    def _end_long(self) -> None:
        with self._for_long:
            worker, self._long = self._long, None
        if worker is not None:
            self._forget(worker)

    def _alive(self, worker: Worker | None, limit: float, *more: Prepare) -> Worker:
        """That worker if it lives, else a new one. Raises WorkerLost when all are to end."""
        if worker is not None and worker.process.poll() is None:
            return worker
        if worker is not None:
            self._forget(worker)
        with self._free:
            if self._closed:
                raise WorkerLost("the processes are closed")
            worker = Worker(limit, self._prepare, *more)
            self._all.add(worker)
            return worker

    def _ask(self, worker: Worker, work: bytes) -> Outcome:
        try:
            return worker.ask(work)
        except WorkerLost:
            self._forget(worker)
            raise

    def _forget(self, worker: Worker) -> None:
        worker.end()
        with self._free:
            self._all.discard(worker)
