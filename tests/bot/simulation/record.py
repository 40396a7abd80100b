"""Which seeds were lived through: a line of JSON for each fifty, so that a long run can stop anywhere and continue."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.bot.simulation.life import Lived

CHUNK = 50
KEPT = Path(__file__).with_name("seeds_lived.jsonl")
TOLD = ("choices", "clicks", "messages", "crashes", "power cuts", "commits half written", "restarts", "clock jumps")
"""What is counted in the record."""


class Record:
    """The seeds that were lived through without an objection, in a file that belongs to the repository."""

    def __init__(self, file: Path = KEPT) -> None:
        self._file = file
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        self.chunks: list[dict[str, Any]] = [json.loads(line) for line in lines]

    def left(self, first: int, end: int) -> Iterator[Sequence[int]]:
        """The seeds from ``first`` to before ``end`` that are not in the record, or objected there, chunk by chunk."""
        objected = {chunk["first"]: chunk["objected"] for chunk in self.chunks}
        for begin in range(first - first % CHUNK, end, CHUNK):
            if seeds := objected.get(begin, range(begin, begin + CHUNK)):
                yield seeds

    def live(self, seeds: Sequence[int], live: Callable[[int], Lived]) -> list[Lived]:
        """Live through what is left of a chunk and note it; those that objected. Of a chunk that is on record, the line
        says which of its seeds object still."""
        lived = [live(seed) for seed in seeds]
        objected = [each for each in lived if each.objections]
        first = seeds[0] - seeds[0] % CHUNK
        record = next((chunk for chunk in self.chunks if chunk["first"] == first), None)
        seconds = round(sum(each.seconds for each in lived))
        happened = {"first": first, "seconds": seconds, **_counts_of(lived)} if record is None else record
        day, still = datetime.now(UTC).date().isoformat(), [each.seed for each in objected]
        self._note({**happened, "day": day, "objected": still})
        return objected

    def _note(self, chunk: dict[str, Any]) -> None:
        self.chunks = [each for each in self.chunks if each["first"] != chunk["first"]] + [chunk]
        self.chunks.sort(key=lambda each: int(each["first"]))
        whole = "".join(json.dumps(each) + "\n" for each in self.chunks)
        beside = self._file.with_suffix(".new")
        beside.write_text(whole, encoding="utf-8")
        beside.replace(self._file)

    def totals(self) -> str:
        """How many seeds are in the record, and what happened in them, in a line."""
        sums: Counter[str] = Counter()
        for chunk in self.chunks:
            sums.update({name: chunk[name] for name in ("seconds", *TOLD)})
        happened = ", ".join(f"{sums[name]:,} {name}" for name in TOLD)
        objected = sum(len(chunk["objected"]) for chunk in self.chunks)
        return f"{len(self.chunks) * CHUNK:,} seeds in {sums['seconds']:,} s, {objected} objected; {happened}"


def _counts_of(lived: Iterable[Lived]) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for each in lived:
        counts.update(each.counts)
    return {name: counts[name] for name in TOLD}
