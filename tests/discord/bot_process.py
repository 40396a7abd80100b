"""The bot as a child process: start, wait for READY, stop, kill -9, restart.

Nothing is assumed of the bot but that it takes its API base from DISCORD_API_BASE and its token from DISCORD_TOKEN.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tests.discord.forked_process import ForkedProcess, start_forked

if TYPE_CHECKING:
    from tests.discord.server.fake_discord import FakeDiscord


GUARD = Path(__file__).resolve().parent / "guard"
LONGEST_LINE = 1 << 20
"""Bytes of a line of output."""


class BotProcess:
    """``forked``: ``argv`` is a program for ``python -c`` that starts with the bot's code loaded already."""

    def __init__(
        self,
        server: FakeDiscord,
        argv: Sequence[str | os.PathLike[str]],
        *,
        env: Mapping[str, str] | None = None,
        cwd: str | os.PathLike[str] | None = None,
        log_path: str | os.PathLike[str] | None = None,
        guard: bool = False,
        forked: bool = False,
        name: str = "bot",
    ):
        self.server = server
        self.argv = [os.fspath(a) for a in argv]
        self.cwd = cwd
        self.name = name
        self.guard = guard
        self.forked = forked
        self.log_path = Path(log_path) if log_path else None
        self.lines: list[str] = []
        self.starts = 0
        self.process: asyncio.subprocess.Process | ForkedProcess | None = None
        self.started_at = 0.0
        self._reader: asyncio.Task[None] | None = None
        self.env = dict(os.environ)
        # The bot is told about the server and about nothing else of this machine's network.
        for key in list(self.env):
            if key.lower() in ("http_proxy", "https_proxy", "all_proxy"):
                del self.env[key]
        self.env.update(
            DISCORD_API_BASE=server.api_base,
            DISCORD_TOKEN=server.token,
            DISCORD_CDN_BASE=server.cdn_base,
            PYTHONUNBUFFERED="1",
        )
        if guard:
            self.env["PYTHONPATH"] = os.pathsep.join(p for p in (str(GUARD), self.env.get("PYTHONPATH", "")) if p)
        if env:
            self.env.update(env)

    # ----------------------------------------------------------------- life cycle

    async def start(self) -> BotProcess:
        assert not self.running, "the bot already runs"
        self.starts += 1
        self.started_at = time.monotonic()
        if self.forked:
            self.process = await start_forked(self.argv[-1], env=self.env, cwd=self.cwd, limit=LONGEST_LINE)
        else:
            self.process = await asyncio.create_subprocess_exec(
                *self.argv,
                cwd=self.cwd,
                env=self.env,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
                limit=LONGEST_LINE,
                start_new_session=True,
            )
        self._reader = asyncio.create_task(self._read(self.process))
        return self

    async def _read(self, process: asyncio.subprocess.Process | ForkedProcess) -> None:
        assert process.stdout is not None
        log = self.log_path.open("a", encoding="utf-8") if self.log_path else None
        try:
            while True:
                try:
                    raw = await process.stdout.readline()
                except ValueError:  # an overlong line
                    continue
                if not raw:
                    break
                line = raw.decode("utf-8", "replace").rstrip("\n")
                self.lines.append(line)
                if log:
                    try:
                        log.write(line + "\n")
                        log.flush()
                    except OSError:  # a test may fill the disk; the lines are kept
                        pass
        finally:
            if log:
                log.close()

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    @property
    def pid(self) -> int | None:
        return self.process.pid if self.process else None

    async def wait_ready(self, within_s: float = 30.0, *, commands: bool = False, settle: float = 0.0) -> None:
        """Until every shard has had READY (and, if asked, the commands are registered)."""
        since = self.started_at

        def ready() -> bool:
            if not self.running:
                raise BotDied(self)
            fresh = [t for t, _ in self.server.gateway.identifies if t >= since]
            return bool(fresh or self.server.gateway.resumes) and self.server.gateway.is_ready()

        deadline = time.monotonic() + within_s
        while not ready():
            if time.monotonic() > deadline:
                raise TimeoutError(f"{self.name} was not ready within {within_s:g} s; its output:\n{self.tail()}")
            await asyncio.sleep(0.02)
        if commands:
            before = deadline
            while not (self.server.world.commands or any(self.server.world.guild_commands.values())):
                if time.monotonic() > before:
                    raise TimeoutError(f"{self.name} registered no commands within {within_s:g} s:\n{self.tail()}")
                if not self.running:
                    raise BotDied(self)
                await asyncio.sleep(0.02)
        if settle:
            await asyncio.sleep(settle)

    def send(self, number: int) -> None:
        """Signal the process group that start() made: the bot and its own children."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, number)

    async def stop(self, within_s: float = 10.0) -> int | None:
        """SIGTERM, then SIGKILL when it does not end in time; the exit status."""
        if self.process is None:
            return None
        if self.running:
            self.send(signal.SIGTERM)
            try:
                await asyncio.wait_for(self.process.wait(), within_s)
            except TimeoutError:
                self.send(signal.SIGKILL)
        return await self.ended()

    async def kill(self) -> int | None:
        """SIGKILL at once: what a power cut does."""
        if self.process is None:
            return None
        if self.running:
            self.send(signal.SIGKILL)
        return await self.ended()

    async def ended(self) -> int | None:
        """Wait until the process has ended; its exit status."""
        assert self.process is not None
        code = await self.process.wait()
        if self._reader is not None:
            await asyncio.wait([self._reader], timeout=2)
        return code

    async def restart(self, *, hard: bool = False, within_s: float = 30.0) -> None:
        if hard:
            await self.kill()
        else:
            await self.stop()
        await self.start()
        await self.wait_ready(within_s)

    async def __aenter__(self) -> BotProcess:
        return await self.start()

    async def __aexit__(self, *exc: object) -> None:
        await self.kill() if exc[0] else await self.stop()

    # ---------------------------------------------------------------------- output

    def tail(self, count: int = 40) -> str:
        return "\n".join(self.lines[-count:])

    def tracebacks(self) -> int:
        """How many unhandled exceptions the bot printed."""
        return sum(1 for line in self.lines if line.lstrip().startswith("Traceback (most recent call last)"))

    def blocked(self) -> list[str]:
        """Connections to anything but loopback that the guard refused (guard=True)."""
        return [line.removeprefix("only-loopback: ") for line in self.lines if line.startswith("only-loopback: ")]


class BotDied(RuntimeError):
    def __init__(self, bot: BotProcess):
        code = bot.process.returncode if bot.process else None
        super().__init__(f"{bot.name} ended with status {code}; its output:\n{bot.tail()}")
