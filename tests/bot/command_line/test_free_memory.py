"""What the bot drops from memory while it runs."""

from __future__ import annotations

import linecache

from bot.command_line.run import OLDEST, _return_free_memory


def test_source_files_of_tracebacks_do_not_stay_in_memory() -> None:
    assert linecache.getlines(__file__)
    _return_free_memory("stop", {"generation": OLDEST - 1})
    _return_free_memory("start", {"generation": OLDEST})
    assert __file__ in linecache.cache
    _return_free_memory("stop", {"generation": OLDEST})
    assert __file__ not in linecache.cache
