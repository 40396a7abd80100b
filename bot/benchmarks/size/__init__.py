"""``pantheon bench size``: what the bot takes with many open tables, servers, due timers and finished matches."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from bot.benchmarks import Figure
from bot.benchmarks.size import due_timers, finished_matches, gateway_cache, open_tables
from bot.benchmarks.size.scale import Scale

MEASURED = {
    "open": open_tables.figures,
    "timers": due_timers.figures,
    "servers": gateway_cache.figures,
    "archive": finished_matches.figures,
}


def figures(scale: Scale | None = None) -> Iterator[Figure]:
    """Measure each part in a folder of its own."""
    scale = scale or Scale()
    with tempfile.TemporaryDirectory() as temporary:
        for part, measure in MEASURED.items():
            if scale.only in ("", part):
                folder = (scale.scratch or Path(temporary)) / part
                folder.mkdir(parents=True, exist_ok=True)
                yield from measure(folder, scale)
