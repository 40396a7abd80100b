"""A copy of each backup elsewhere: a command of the operator's that is given the file.

Whatever the command does, the backup stays as it is. It can encrypt the file, send it away, or both.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shlex
from pathlib import Path

import structlog

from bot.processes.workers import SECRETS
from bot.runtime import metrics
from bot.runtime.tasks import cancel_all

_log = structlog.stdlib.get_logger("pantheon.backups")

FILE = "{file}"
"""Stands in the command for the path of the backup; without it the path comes last."""
metrics.begin_at_zero(metrics.BACKUPS_SENT, ("sent", "failed", "skipped", "timed_out"))
WITHIN_S = 3600.0
"""How long the command may take, in seconds; then it is ended."""
REASON_BYTES = 500
"""How much of the command's last words is logged."""


class OffSite:
    """Hands backups to the command, one at a time: what comes while it runs is not sent, and nothing waits for it."""

    def __init__(self, within_s: float = WITHIN_S) -> None:
        self._within_s = within_s
        self._sending = ""
        self._tasks: set[asyncio.Task[str]] = set()

    @property
    def is_busy(self) -> bool:
        """Whether the command runs."""
        return bool(self._sending)

    def begin(self, command: str, backup: Path) -> asyncio.Task[str]:
        """Run the command for a backup in a task of its own, which ``close`` ends."""
        task = asyncio.create_task(self.send(command, backup), name="send a backup")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """End a command that ``begin`` has started."""
        await cancel_all(self._tasks)

    async def send(self, command: str, backup: Path) -> str:
        """Run the command for a backup; "" where it succeeded, else why not, in one line. Raises nothing."""
        if self._sending:
            outcome, reason = "skipped", f"the command still runs for {self._sending}"
        else:
            self._sending = backup.name
            try:
                outcome, reason = await _carry_out(command, backup, self._within_s)
            finally:
                self._sending = ""
        metrics.BACKUPS_SENT.labels(outcome).inc()
        if reason:
            _log.error("backup_not_sent", file=backup.name, outcome=outcome, reason=reason)
        else:
            _log.info("backup_sent", file=backup.name)
        return reason


async def _carry_out(command: str, backup: Path, within_s: float) -> tuple[str, str]:
    """What came of the command, and why it did not succeed."""
    try:
        arguments = [part.replace(FILE, str(backup)) for part in shlex.split(command)]
    except ValueError as error:
        return "failed", f"it cannot be read: {error}"
    if FILE not in command:
        arguments.append(str(backup))
    try:
        reason = await _run(arguments, within_s)
    except TimeoutError:
        return "timed_out", f"it took more than {within_s:g} seconds and was ended"
    return ("failed" if reason else "sent"), reason


async def _run(arguments: list[str], within_s: float) -> str:
    """Raises TimeoutError."""
    environment = {name: value for name, value in os.environ.items() if name not in SECRETS}
    try:
        process = await asyncio.create_subprocess_exec(
            *arguments, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE, env=environment, start_new_session=True,
        )  # fmt: skip
    except (OSError, ValueError) as error:
        return f"it cannot be run: {error}"
    try:
        async with asyncio.timeout(within_s):
            _, output = await process.communicate()
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, 9)
            await process.wait()
    if process.returncode == 0:
        return ""
    words = " ".join(output[-REASON_BYTES:].decode("utf-8", "replace").split())
    return f"exit code {process.returncode}: {words}".rstrip(": ")
