"""What the bot drops from memory while it runs."""

from __future__ import annotations

import linecache
from pathlib import Path

import pytest

from bot.command_failures import Fault
from bot.command_line.run import OLDEST, _return_free_memory, run


def test_source_files_of_tracebacks_do_not_stay_in_memory() -> None:
    assert linecache.getlines(__file__)
    _return_free_memory("stop", {"generation": OLDEST - 1})
    _return_free_memory("start", {"generation": OLDEST})
    assert __file__ in linecache.cache
    _return_free_memory("stop", {"generation": OLDEST})
    assert __file__ not in linecache.cache


def test_memory_comes_from_one_heap_before_there_are_threads(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A thread that is there before has a heap of its own, and leaves it to all that come later."""
    steps: list[str] = []

    async def migrate(*_: object) -> None:
        steps.append("the first thread")
        raise Fault("that is enough")

    monkeypatch.setenv("DISCORD_TOKEN", "token-of-no-one")
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/pantheon.sqlite3")
    monkeypatch.setattr("bot.command_line.run.start_logging", lambda *_, **__: None)
    monkeypatch.setattr("bot.processes.heap.use_one_heap", lambda: steps.append("one heap"))
    monkeypatch.setattr("bot.storage.database.migrate", migrate)
    with pytest.raises(Fault, match="enough"):
        run()
    assert steps == ["one heap", "the first thread"]
