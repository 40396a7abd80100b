"""Programs that start with the bot's code loaded: loading it costs more than most of what such a program then does.

One process has loaded it and forks for each start. The program has its own environment, folder, output and process
group, as a new process has, and ends as one does.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BOOT = """
import sys, types
sys.path.insert(0, sys.argv[1])
tests = sys.modules["tests"] = types.ModuleType("tests")
tests.__path__ = [sys.argv[1] + "/tests"]
from tests.discord.forked_process import serve
program = serve(int(sys.argv[2]))
del sys.modules["tests"], sys.path[0]
if program:
    sys.argv[:] = ["-c"]
    exec(compile(program, "<string>", "exec"), {"__name__": "__main__"})
"""
LOADED = (
    "bot.client",
    "bot.command_line.run",
    "bot.lifecycle",
    "bot.storage.address",
    "bot.storage.sqlite.reserve",
    "bot.storage.sqlite.sync_probe",
    "uvloop",
)
"""What a bot imports until it serves."""
MOST_BYTES = 200_000
"""An order is shorter: a program and its environment."""


class ForkedProcess:
    """A started program, with what ``asyncio.subprocess.Process`` has for those who read its output and wait for it."""

    def __init__(
        self, pid: int, stdout: asyncio.StreamReader, news: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._ending = asyncio.create_task(self._await_end(news, writer))

    async def _await_end(self, news: asyncio.StreamReader, writer: asyncio.StreamWriter) -> int:
        line = await news.readline()
        writer.close()
        self.returncode = int(line) if line else -signal.SIGKILL
        return self.returncode

    async def wait(self) -> int:
        """Wait for the end; the exit status, or the number of the signal below zero."""
        return await asyncio.shield(self._ending)


@cache
def _parent() -> socket.socket:
    """The connection to this process's forking process, which ends when this process does."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    from tests.discord.bot_process import GUARD

    process = subprocess.Popen(
        [sys.executable, "-c", BOOT, str(ROOT), str(theirs.fileno())],
        stdin=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(GUARD), str(ROOT))), "PYTHONUNBUFFERED": "1"},
        pass_fds=[theirs.fileno()],
    )
    theirs.close()

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


async def start_forked(
    program: str, *, env: Mapping[str, str], cwd: str | os.PathLike[str] | None, limit: int
) -> ForkedProcess:
    """Start ``python -c program``; its standard output and error come out of ``stdout``, in lines up to ``limit``."""
    ours, theirs = socket.socketpair()
    output, write_end = os.pipe()
    order = json.dumps({"program": program, "env": dict(env), "cwd": os.fspath(cwd or Path.cwd())}).encode()
    assert len(order) < MOST_BYTES
    socket.send_fds(_parent(), [order], [theirs.fileno(), write_end])
    theirs.close()
    os.close(write_end)
    stdout = asyncio.StreamReader(limit=limit)
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(stdout), os.fdopen(output, "rb", 0)
    )
    news, writer = await asyncio.open_connection(sock=ours)
    line = await news.readline()
    if not line:
        raise RuntimeError("the forking process has ended")
    return ForkedProcess(int(line), stdout, news, writer)


def serve(connection: int) -> str:
    """Start programs until the other end is closed. Returns in each of them with what it is to run, at last with ''."""
    import gc
    from importlib import import_module

    for name in LOADED:
        import_module(name)
    gc.freeze()
    # Keepers need not be waited for.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    orders = socket.socket(fileno=connection)
    while True:
        order, fds, _, _ = socket.recv_fds(orders, MOST_BYTES, 2)
        if not order:
            return ""
        if os.fork() == 0:
            orders.close()
            return _keep(json.loads(order), *fds)
        for fd in fds:
            os.close(fd)


def _keep(order: dict[str, object], news: int, output: int) -> str:
    """Fork the program and tell its number and how it ended; returns in the program alone."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    program = os.fork()
    if program:
        os.close(output)
        os.setsid()
        _, status = os.waitpid(program, 0)
        try:
            os.write(news, b"%d\n" % os.waitstatus_to_exitcode(status))
        finally:
            os._exit(0)
    os.setsid()
    os.write(news, b"%d\n" % os.getpid())
    os.close(news)
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.close(output)
    os.chdir(str(order["cwd"]))
    os.environ.clear()
    os.environ.update(order["env"])  # type: ignore[call-overload]
    return str(order["program"])
