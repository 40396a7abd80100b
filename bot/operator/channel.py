"""The channel to a running bot: a socket in the data folder; one line of JSON is asked, and one is answered.

A request is ``{"request": NAME, "facts": {…}}``, an answer ``{"answer": {…}}`` or ``{"fault": SENTENCE, "code": N}``.
Only the account of the bot can open the socket. Windows has no such sockets in asyncio: there a command says that the
bot is running, and to stop it first.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import sys
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import structlog

from bot.command_failures import FAILED, USE, Fault, database_faults
from bot.runtime.incidents import Incidents
from bot.runtime.tasks import cancel_all

_log = structlog.stdlib.get_logger("pantheon.operator")

Facts = Mapping[str, Any]
"""Requests and answers as JSON."""
Answer = Callable[[Facts], Awaitable[Facts]]
"""Carries a request out. Raises Fault, and StorageError."""

SOCKET, SOCKETS = "operator.sock", "operator*.sock"
"""The name of the socket; where several processes share a data folder, the others' names have their number in it."""
LONGEST_PATH = 100
"""How many bytes a socket's path has at most; systems allow 104 or 108."""
LONGEST_LINE = 64 * 1024 * 1024
"""The most bytes of a request or an answer; exported matches are the longest."""
ASKS_WITHIN = 10.0
"""How many seconds a connected client has to send its request."""


class NotRunning(Exception):
    """No bot answers at the channel."""


class OperatorChannel:
    """The bot's end of the channel. ``answers`` are what can be asked, by name; others may be added while it is open.

    A bot that cannot open the channel runs without it.
    """

    def __init__(self, folder: Path, answers: Mapping[str, Answer], incidents: Incidents) -> None:
        self.answers: dict[str, Answer] = dict(answers)
        self._path = folder / SOCKET
        self._incidents = incidents
        self._server: asyncio.AbstractServer | None = None
        self._answering: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Listen. A socket that a killed bot has left is replaced."""
        try:
            listening = self._listening()
            self._server = await asyncio.start_unix_server(self._admit, sock=listening, limit=LONGEST_LINE)
        except (OSError, AttributeError) as error:
            _log.warning("no_operator_channel", reason=str(error))

    def _listening(self) -> socket.socket:
        """A socket that only our account can open. Raises OSError."""
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if _answers(self._path):
            self._path = self._path.with_name(f"operator-{os.getpid()}.sock")
        return _bound(self._path)

    async def close(self) -> None:
        """Listen no more and drop what is being answered. Can be called twice."""
        if self._server is None:
            return
        self._server.close()
        self._server = None
        self._path.unlink(missing_ok=True)
        await cancel_all(self._answering)

    async def _admit(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._answering.add(task)
        try:
            answer = await self._answer(await asyncio.wait_for(reader.readline(), ASKS_WITHIN))
            writer.write(json.dumps(answer).encode() + b"\n")
            await writer.drain()
        except (OSError, TimeoutError, ValueError) as error:
            _log.info("operator_hung_up", reason=type(error).__name__)
        finally:
            self._answering.discard(task)
            writer.close()

    async def _answer(self, line: bytes) -> Facts:
        name = ""
        try:
            name, facts = _parse_request(line)
            if name not in self.answers:
                raise Fault("The running bot knows no such request; is it of another version?", USE)
            _log.info("operator_asks", request=name)
            with database_faults():
                return {"answer": await self.answers[name](facts)}
        except Fault as fault:
            return {"fault": str(fault), "code": fault.code}
        except Exception as error:
            number = self._incidents.note(error, f"operator request {name}")
            return {"fault": f"The bot failed at this; its log tells why under incident {number}.", "code": FAILED}


def _parse_request(line: bytes) -> tuple[str, Facts]:
    """The name and the facts of a request. Raises Fault."""
    try:
        request = json.loads(line)
        name, facts = request["request"], request.get("facts", {})
    except (ValueError, RecursionError, LookupError, TypeError, AttributeError):
        raise Fault("A request is one line of JSON with a name.", USE) from None
    if not isinstance(name, str) or not isinstance(facts, dict):
        raise Fault("A request is one line of JSON with a name.", USE)
    return name, facts


def _address(path: Path) -> str:
    """The shorter way to the socket. Raises OSError where both are too long for one."""
    ways = [str(path.absolute())]
    with suppress(ValueError):
        ways.append(os.path.relpath(path))
    shortest = min(ways, key=len)
    if len(os.fsencode(shortest)) > LONGEST_PATH:
        raise OSError(f"the data folder's path is too long for a socket (over {LONGEST_PATH} bytes)")
    return shortest


def _answers(path: Path) -> bool:
    """Whether a process listens at a socket. One that a killed process has left is removed. Raises OSError."""
    if not path.is_socket():
        return False
    with socket.socket(socket.AF_UNIX) as probe:
        probe.settimeout(1.0)
        if probe.connect_ex(_address(path)) == 0:
            return True
    path.unlink()
    return False


def _bound(path: Path) -> socket.socket:
    listener = socket.socket(socket.AF_UNIX)
    before = os.umask(0o177)
    try:
        listener.bind(_address(path))
    except OSError:
        listener.close()
        raise
    finally:
        os.umask(before)
    return listener


async def ask(folder: Path, name: str, facts: Facts) -> Facts:
    """Ask the bot whose data folder this is; its answer. Raises NotRunning, and the Fault that it answers."""
    if sys.platform == "win32":
        raise NotRunning
    reader, writer = await _connect(folder)
    try:
        writer.write(json.dumps({"request": name, "facts": dict(facts)}).encode() + b"\n")
        line = await reader.readline()
        answer: dict[str, Any] = json.loads(line)
    except (OSError, ValueError):
        raise Fault("The bot ended before it answered; look at its log.", FAILED) from None
    finally:
        writer.close()
    if "fault" in answer:
        raise Fault(str(answer["fault"]), int(answer.get("code", FAILED)))
    reply: Facts = answer["answer"]
    return reply


async def _connect(folder: Path) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the bot of that data folder, or to one of its processes. Raises NotRunning."""
    for path in await asyncio.to_thread(lambda: sorted(folder.glob(SOCKETS))):
        with suppress(OSError):
            return await asyncio.open_unix_connection(_address(path), limit=LONGEST_LINE)
    raise NotRunning
