"""A worker process: carries out work that comes through its standard input, one piece after another.

A crash in compiled code, or a lack of memory, ends this process and not the bot. The process ends when its standard
input does: also when the bot was killed, and also in the middle of work.
"""

from __future__ import annotations

import contextlib
import ctypes
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

LENGTH = struct.Struct(">Q")
"""Before each message stands how many bytes it has."""
HANGS_AFTER = 180
"""A piece of work that takes so many seconds ends the process, also where nobody is left to kill it."""
TIDIES_AFTER = 64
"""After so many pieces of work, memory that is free but not given back is returned to the system: about 13 MB."""
FIRST_TO_GO = "500"
"""Where memory is short, Linux ends this process rather than the bot."""


class Outcome(NamedTuple):
    """What came of a piece of work: its result or its error, and the processor time that it took, in seconds."""

    result: Any
    error: BaseException | None
    seconds: float


def packed(thing: object) -> bytes:
    """Work, or its outcome, for the other process. Raises TypeError or PicklingError where that cannot be."""
    return pickle.dumps(thing, pickle.HIGHEST_PROTOCOL)


def unpacked(message: bytes) -> Any:
    """What the other process has packed. Nothing else may ever be given to this: what is stored never is."""
    return pickle.loads(message)  # noqa: S301 (it has come through a pipe between our own processes)


def write(stream: IO[bytes], message: bytes) -> None:
    """Send a message. Raises OSError when nobody is there to read it."""
    stream.write(LENGTH.pack(len(message)))
    stream.write(message)
    stream.flush()


def read(stream: IO[bytes]) -> bytes | None:
    """Wait for the next message; None when there will be none."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    length = LENGTH.unpack(head)[0]
    message = stream.read(length)
    return message if len(message) == length else None


def carry_out(message: bytes) -> bytes:
    """Do the packed work; its packed outcome. Errors that cannot be packed are told by their text."""
    began = time.process_time()
    try:
        work: Callable[[], Any] = unpacked(message)
        outcome = Outcome(work(), None, time.process_time() - began)
    except Exception as error:
        outcome = Outcome(None, error, time.process_time() - began)
    try:
        answer = packed(outcome)
        if outcome.error is not None:
            unpacked(answer)  # some errors can be packed and not unpacked
    except Exception as error:
        told = RuntimeError(f"{type(outcome.error or error).__name__}: {outcome.error or error}")
        return packed(Outcome(None, told, outcome.seconds))
    return answer


def serve(incoming: IO[bytes], outgoing: IO[bytes]) -> None:
    """Carry out what comes in until nothing can come any more."""
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(incoming, waiting), daemon=True).start()
    for number in itertools.count(1):
        message = waiting.get()
        faulthandler.dump_traceback_later(HANGS_AFTER, exit=True)
        answer = carry_out(message)
        faulthandler.cancel_dump_traceback_later()
        try:
            write(outgoing, answer)
        except OSError:
            return
        if number % TIDIES_AFTER == 0:
            give_memory_back()


def _listen(incoming: IO[bytes], waiting: queue.SimpleQueue[bytes]) -> None:
    while (message := read(incoming)) is not None:
        waiting.put(message)
    os._exit(0)


def give_memory_back() -> None:
    """Return free memory to the system, where the C library can. It takes some milliseconds."""
    if sys.platform == "linux":
        with contextlib.suppress(AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def step_back() -> None:
    """Let every other process go first, where the system knows of such."""
    if hasattr(os, "nice"):
        os.nice(10)


def main() -> None:
    """Serve the process that has started this one. What is printed goes to standard error."""
    # Whoever stops the bot by a signal to all its processes lets the bot itself end its workers.
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(FIRST_TO_GO, encoding="ascii")
    outgoing = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    faulthandler.enable()
    serve(sys.stdin.buffer, outgoing)
