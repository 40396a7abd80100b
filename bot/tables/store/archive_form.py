"""The form in which a match that is over is kept: its choices, what came of them, and its snapshot.

Form 1 is three lines of JSON that zlib has deflated: the choices by columns, where numbers that grow are kept as
differences, for those are short; what came of each; and the snapshot, of whose choices only the number is kept. All
that the rows held is there. A form that was written once stays readable.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

FORM = 1
"""The form that is written."""
LEVEL = 9
PIECE = 960
"""A row holds this many bytes at most: four such rows fill a page of SQLite, one of all of them wastes a fifth."""
GROWING = ("version", "interaction", "played", "ticket")
"""The columns that are kept as differences from the line before that has a value."""
MARKS = ("by_order", "joined")
"""The columns that are kept as the places of the lines for which they are true."""


class EntryRow(NamedTuple):
    """A line of a journal: a choice and what came of it, as the columns of ``journal`` hold them."""

    number: int
    version: int
    seat: int
    option: str
    interaction: int | None
    played: int
    events: list[Any]
    ticket: int | None
    by_order: bool
    joined: bool


class SnapshotRow(NamedTuple):
    """A snapshot, as the columns of ``snapshots`` hold it."""

    entries: int
    saved: Any
    hash: str | None


class KeptMatch(NamedTuple):
    """What is kept of the choices of a match."""

    entries: Sequence[EntryRow]
    snapshot: SnapshotRow | None


def pack(match: KeptMatch) -> bytes:
    """A match in the form that is written. Raises ValueError when it would not come out again as it is."""
    entries, snapshot = match
    columns: dict[str, Any] = {name: [getattr(row, name) for row in entries] for name in ("seat", "option")}
    columns |= {name: [*_differences(getattr(row, name) for row in entries)] for name in GROWING}
    columns |= {name: [place for place, row in enumerate(entries) if getattr(row, name)] for name in MARKS}
    columns["first"] = entries[0].number if entries else 1
    snapshot_line = snapshot and [snapshot.entries, _without_choices(snapshot.saved, entries), snapshot.hash]
    lines = (
        json.dumps(line, separators=(",", ":")) for line in (columns, [row.events for row in entries], snapshot_line)
    )
    archive = zlib.compress("\n".join(lines).encode(), LEVEL)
    if unpack(FORM, archive) != KeptMatch([*entries], snapshot):
        raise ValueError("it does not come out of its archive as it is")
    return archive


def pieces_of(packed: bytes) -> list[bytes]:
    """What is packed, in pieces for one row each."""
    return [packed[start : start + PIECE] for start in range(0, len(packed), PIECE)]


def unpack(form: int, packed: bytes) -> KeptMatch:
    """A match from the form in which it was kept. Raises ValueError for one that is damaged or not known."""
    try:
        choices, events, snapshot_line = _lines(form, packed)
        pairs = zip(_entries(json.loads(choices)), json.loads(events), strict=True)
        entries = [row._replace(events=came) for row, came in pairs]
        snapshot = json.loads(snapshot_line) and SnapshotRow(*json.loads(snapshot_line))
    except (LookupError, TypeError) as error:
        raise ValueError(f"an archive is damaged: {error}") from error
    if snapshot is not None:
        snapshot = snapshot._replace(saved=_with_choices(snapshot.saved, entries))
    return KeptMatch(entries, snapshot)


def unpack_choices(form: int, packed: bytes) -> list[EntryRow]:
    """The choices alone, without what came of them: a third of the work. Raises ValueError as ``unpack`` does."""
    try:
        return _entries(json.loads(_lines(form, packed)[0]))
    except (LookupError, TypeError) as error:
        raise ValueError(f"an archive is damaged: {error}") from error


def _lines(form: int, archive: bytes) -> list[bytes]:
    if form != FORM:
        raise ValueError(f"no form {form} of archives is known")
    try:
        return zlib.decompress(archive).split(b"\n")
    except zlib.error as error:
        raise ValueError(f"an archive is damaged: {error}") from error


def _entries(columns: dict[str, Any]) -> list[EntryRow]:
    """The lines of a journal, without events."""
    orders, joins = (frozenset(columns[name]) for name in MARKS)
    lines = zip(columns["seat"], columns["option"], *(_sums(columns[name]) for name in GROWING), strict=True)
    first = columns["first"]
    return [
        EntryRow(first + place, version, seat, option, click, played_at, [], ticket, place in orders, place in joins)
        for place, (seat, option, version, click, played_at, ticket) in enumerate(lines)
    ]


def _differences(values: Iterable[int | None]) -> Iterable[int | None]:
    last = 0
    for value in values:
        yield None if value is None else value - last
        last = last if value is None else value


def _sums(differences: Iterable[int | None]) -> list[Any]:
    last, sums = 0, list[Any]()
    for each in differences:
        last += each or 0
        sums.append(None if each is None else last)
    return sums


def _choices(entries: Iterable[EntryRow]) -> list[list[Any]]:
    return [[row.seat, row.option] for row in entries]


def _without_choices(state: Any, entries: Sequence[EntryRow]) -> Any:
    """What was saved of a match, with the number of its choices in their place, where these are in the journal."""
    journal = state.get("journal") if isinstance(state, dict) else None
    if isinstance(journal, list) and journal == _choices(entries[: len(journal)]):
        return {**state, "journal": len(journal)}
    return state


def _with_choices(state: Any, entries: Sequence[EntryRow]) -> Any:
    if isinstance(state, dict) and isinstance(count := state.get("journal"), int):
        return {**state, "journal": _choices(entries[:count])}
    return state
