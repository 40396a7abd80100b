"""The folder as a disk may hold it after the power was cut: what was synced is there, of the rest what a model says."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random

from tests.bot.gates.recorded_disk import Event

NAMING = ("make", "remove", "rename")
SECTORS = (512, 4096)
"""What a disk writes whole, in bytes."""
Survivors = Callable[[Sequence[Event], Sequence[int], Random], set[int]]
"""Chooses, of the places of the events before a cut that were not synced, those that reached the disk."""


def unsynced(events: Sequence[Event]) -> Iterator[int]:
    """The places of the writes and names that no sync has covered. A folder's sync covers its names, no file's data."""
    open_data: dict[int, list[int]] = {}
    open_names: dict[str, list[int]] = {}
    for place, event in enumerate(events):
        if event.kind in NAMING:
            for folder in {folder_of(event.path), folder_of(event.data or event.path)}:
                open_names.setdefault(folder, []).append(place)
        elif event.kind in ("write", "truncate"):
            open_data.setdefault(event.file, []).append(place)
        elif event.kind == "sync":
            open_data.pop(event.file, None)
        elif event.kind == "sync names":
            open_names.pop(event.path, None)
    yield from sorted({place for group in (*open_data.values(), *open_names.values()) for place in group})


def folder_of(path: str) -> str:
    return path.rpartition("/")[0] or "."


def nothing(events: Sequence[Event], left: Sequence[int], chance: Random) -> set[int]:
    """Nothing that was not synced reaches the disk."""
    return set()


def any_subset(events: Sequence[Event], left: Sequence[int], chance: Random) -> set[int]:
    """Any of it, in any order, but names: every file system brings those to the disk in their order.

    Which sectors of a write arrive is chosen again where the file is put together.
    """
    names = [place for place in left if events[place].kind in NAMING]
    arrived = set(names[: chance.randint(0, len(names))])
    return arrived | {place for place in left if events[place].kind not in NAMING and chance.random() < 0.5}


def in_order(events: Sequence[Event], left: Sequence[int], chance: Random) -> set[int]:
    """All of it up to some moment, and nothing after."""
    return set(left[: chance.randint(0, len(left))])


MODELS: dict[str, Survivors] = {"nothing unsynced": nothing, "any of it": any_subset, "in order": in_order}


def after_cut(events: Sequence[Event], model: Survivors, chance: Random, folder: Path) -> None:
    """Put into an empty folder what is on the disk when the power is cut after these events."""
    left = list(unsynced(events))
    arrived = model(events, left, chance)
    lost, torn = set(left) - arrived, arrived if model is any_subset else set[int]()
    sector = chance.choice(SECTORS)
    contents: dict[int, bytearray] = {}
    names: dict[str, int] = {}
    for place, event in enumerate(events):
        if place in lost:
            continue
        content = contents.setdefault(event.file, bytearray())
        if event.kind == "truncate":
            del content[event.place :]
            content.extend(bytes(event.place - len(content)))
        elif event.kind == "write":
            for at, part in sectors(event, sector):
                if place not in torn or chance.random() < 0.7:
                    content.extend(bytes(max(0, at - len(content))))
                    content[at : at + len(part)] = part
        elif event.kind == "make":
            names[event.path] = event.file
        elif event.kind == "remove":
            names.pop(event.path, None)
        elif event.kind == "rename" and event.path in names:
            names[event.data] = names.pop(event.path)
    for path, number in names.items():
        if number < 0:
            (folder / path).mkdir(parents=True, exist_ok=True)
    for path, number in names.items():
        if number >= 0 and (folder / path).parent.is_dir():
            (folder / path).write_bytes(contents.get(number, b""))


def sectors(write: Event, size: int) -> Iterator[tuple[int, bytes]]:
    """A write, cut where sectors end."""
    at, data = write.place, write.data
    while data:
        part = data[: size - at % size]
        yield at, part
        at, data = at + len(part), data[len(part) :]
