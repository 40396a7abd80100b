"""An empty database with all migrations applied, to copy: applying them takes longer than most tests."""

from __future__ import annotations

import asyncio
import shutil
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.storage.database import Database


@cache
def _folder() -> TemporaryDirectory[str]:
    """Where the database lies that is copied; made once in a process and deleted at its end."""
    folder = TemporaryDirectory(prefix="pantheon-migrated-")

    async def make() -> None:
        await (await Database.open(f"sqlite:///{folder.name}/pantheon.db")).close()

    # In a thread, because an event loop may run in this one.
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, make()).result()
    return folder


def migrated_database(file: Path) -> str:
    """Put an empty, migrated database there; returns its address. An existing file is kept."""
    if not file.exists():
        shutil.copyfile(Path(_folder().name) / "pantheon.db", file)
    return f"sqlite:///{file}"
