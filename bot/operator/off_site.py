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

_log = structlog.stdlib.get_logger("pantheon.backups")

FILE = "{file}"
"""Stands in the command for the path of the backup; without it the path comes last."""
metrics.begin_at_zero(metrics.BACKUPS_SENT, ("sent", "failed"))
WITHIN_S = 3600.0
"""How long the command may take, in seconds; then it is ended."""
REASON_BYTES = 500
"""How much of the command's last words is logged."""


async def send_off_site(command: str, backup: Path, *, within_s: float = WITHIN_S) -> str:
    """Run the command for a backup; "" where it succeeded, else why not, in one line. Raises nothing."""
    try:
        arguments = [part.replace(FILE, str(backup)) for part in shlex.split(command)]
    except ValueError as error:
        reason = f"it cannot be read: {error}"
    else:
        if FILE not in command:
            arguments.append(str(backup))
        reason = await _run(arguments, within_s)
    metrics.BACKUPS_SENT.labels("failed" if reason else "sent").inc()
    if reason:
        _log.error("backup_not_sent", file=backup.name, reason=reason)
    else:
        _log.info("backup_sent", file=backup.name)
    return reason


async def _run(arguments: list[str], within_s: float) -> str:
    known = {name: value for name, value in os.environ.items() if name not in SECRETS}
    try:
        process = await asyncio.create_subprocess_exec(
            *arguments, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE, env=known, start_new_session=True,
        )  # fmt: skip
    except (OSError, ValueError) as error:
        return f"it cannot be run: {error}"
    try:
        async with asyncio.timeout(within_s):
            _, said = await process.communicate()
    except TimeoutError:
        return f"it took more than {within_s:g} seconds and was ended"
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, 9)
            await process.wait()
    if process.returncode == 0:
        return ""
    words = " ".join(said[-REASON_BYTES:].decode("utf-8", "replace").split())
    return f"exit code {process.returncode}: {words}".rstrip(": ")
