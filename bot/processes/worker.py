"""A worker process: carries out work that comes through its standard input, one piece after another.

A crash in compiled code, or a lack of memory, ends this process and not the bot. The process ends when its standard
input does: also when the bot was killed, and also in the middle of work. A piece of work can be broken off.
"""

from __future__ import annotations

import _thread
import contextlib
import faulthandler
import itertools
import os
import pickle
import queue
import signal
import struct
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any, NamedTuple

from bot.processes.garbage import look_seldom_for_garbage
from bot.processes.heap import give_memory_back, keep_large_out, use_one_heap
from bot.processes.plain_answers import encode_answer, read_answer

LENGTH = struct.Struct(">Q")
"""Before each message stands how many bytes it has."""
HANGS_AFTER = 180
"""A piece of work that takes this many seconds ends the process, also where no one is left to kill it."""
TIDIES_AFTER = 64
"""After this many pieces of work, memory that is free but not given back is returned to the system: about 13 MB."""
BREAK_OFF = b"break off"
"""Begins a message that is no work: the number follows of the piece of work to be broken off, counted from 1."""
FIRST_TO_GO = "500"
"""Where memory is short, Linux ends this process rather than the bot."""


class BrokenOff(RuntimeError):
    """No one wants the result of this work any more."""


class Outcome(NamedTuple):
    """What came of a piece of work: its result or its error, and the processor time that it took, in seconds."""

    result: Any
    error: BaseException | None
    seconds: float


def pack_work(work: object) -> bytes:
    """Work for a worker process. Raises TypeError or PicklingError where that cannot be."""
    return pickle.dumps(work, pickle.HIGHEST_PROTOCOL)


def unpack(message: bytes) -> Any:
    """What the bot has packed. Workers alone call this, with nothing else: the bot never unpacks what a worker says."""
    return pickle.loads(message)  # noqa: S301 (it has come through the pipe from the bot)


def write(stream: IO[bytes], message: bytes) -> None:
    """Send a message. Raises OSError when no one is there to read it."""
    # In one piece: a length that comes alone wakes the reader for nothing.
    stream.write(LENGTH.pack(len(message)) + message)
    stream.flush()


def read(stream: IO[bytes]) -> bytes | None:
    """Wait for the next message; None when there will be none."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    length = LENGTH.unpack(head)[0]
    message = stream.read(length)
    return message if len(message) == length else None


def break_off(number: int) -> bytes:
    """The message that breaks a piece of work off, whether it waits or is being done."""
    return BREAK_OFF + LENGTH.pack(number)


class Progress:
    """Which piece of work is being done, and which one is to be broken off; 0 for none."""

    doing = 0
    unwanted_job = 0

    def interrupt(self, *_: object) -> None:
        """Break off what is being done, if it is unwanted. Called in the thread that does the work."""
        if self.doing and self.doing == self.unwanted_job:
            self.doing = 0
            raise BrokenOff


def carry_out(message: bytes) -> bytes:
    """Do the packed work; its outcome in plain bytes. Errors that have no such form give their text."""
    began = time.process_time()
    try:
        work: Callable[[], Any] = unpack(message)
        outcome = Outcome(work(), None, time.process_time() - began)
    except Exception as error:
        outcome = Outcome(None, error, time.process_time() - began)
    try:
        answer = encode_answer(outcome)
        if outcome.error is not None:
            read_answer(answer)  # some errors can be written and not made again
    except Exception as error:
        failure = RuntimeError(f"{type(outcome.error or error).__name__}: {outcome.error or error}")
        return encode_answer(Outcome(None, failure, outcome.seconds))
    return answer


def serve(incoming: IO[bytes], outgoing: IO[bytes], progress: Progress | None = None) -> None:
    """Carry out what comes in until nothing can come any more."""
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    progress = progress or Progress()
    threading.Thread(target=_listen, args=(incoming, waiting, progress), daemon=True).start()
    for number in itertools.count(1):
        message = waiting.get()
        faulthandler.dump_traceback_later(HANGS_AFTER, exit=True)
        try:
            progress.doing = number
            progress.interrupt()
            answer = carry_out(message)
            progress.doing = 0
        except BrokenOff as error:
            answer = encode_answer(Outcome(None, error, 0.0))
        faulthandler.cancel_dump_traceback_later()
        try:
            write(outgoing, answer)
        except OSError:
            return
        if number == TIDIES_AFTER:
            look_seldom_for_garbage()  # By now everything is imported.
        if number % TIDIES_AFTER == 0:
            give_memory_back()


def _listen(incoming: IO[bytes], waiting: queue.SimpleQueue[bytes], progress: Progress) -> None:
    while (message := read(incoming)) is not None:
        if message.startswith(BREAK_OFF):
            progress.unwanted_job = LENGTH.unpack(message.removeprefix(BREAK_OFF))[0]
            _thread.interrupt_main(signal.SIGINT)
        else:
            waiting.put(message)
    os._exit(0)


def step_back() -> None:
    """Let every other process go first, where the system knows of such."""
    if hasattr(os, "nice"):
        os.nice(10)


def main() -> None:
    """Serve the process that has started this one. What is printed goes to standard error."""
    # Whoever stops the bot by a signal to all its processes lets the bot itself end its workers.
    progress = Progress()
    signal.signal(signal.SIGINT, progress.interrupt)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO, encoding="ascii")
    outgoing = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    faulthandler.enable()
    use_one_heap()
    keep_large_out()
    look_seldom_for_garbage()
    serve(sys.stdin.buffer, outgoing, progress)
