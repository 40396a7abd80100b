"""A store of rasterised sprites on disk, so that the first boards after a start are drawn fast.

A file is named by the hash of what it shows and holds its tiles, deflated, with a checksum. It is written under
another name and then renamed, so that several processes can share a folder and none ever reads half a file; a damaged
file is drawn again. No error of the store is raised: a picture never depends on it.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Hashable
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from threading import Lock, get_ident

from rendering.canvas.deflation import deflate, inflate
from rendering.canvas.recent import Recent
from rendering.canvas.tiles import (
    BYTES_PER_PIXEL,
    Tile,
    bytes_of_tile,
    flat_tile,
    map_pixels,
    masked_tile,
    opaque_tile,
)

LIMIT = 48_000_000
"""Bytes that all files together may have; the oldest go first."""
KEPT = 0.75
"""How much of that is left when files were taken away."""
SUFFIX = ".sprite"
HEAD = struct.Struct(">4sHHHII")
"""Magic, width, height, how many tiles, the length of what follows before it is deflated, and the checksum of both
numbers and of that: each tile's facts, the pixels."""
MAGIC = b"spr3"
TILE = struct.Struct(">HHHHB3x")
"""Where a tile lies, its width and height, and its kind, in whole fours of bytes as the pixels that follow."""
MASKED, OPAQUE, FLAT = range(3)
RASTERISERS = ("thorvg-python", "resvg-py")


@cache
def _rasteriser_versions() -> str:
    """Which rasterisers are installed: another version may draw other pixels."""
    parts = [os.environ.get("PANTHEON_RASTERISER", "")]
    for package in RASTERISERS:
        try:
            parts.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            continue
    return " ".join(parts)


def pack(tiles: tuple[Tile, ...], width: int, height: int) -> bytes:
    """The tiles of a drawing of that size, deflated, with a checksum."""
    table = [TILE.pack(tile.x, tile.y, tile.width, tile.height, _kind_of(tile)) for tile in tiles]
    content = b"".join((*table, *map(bytes_of_tile, tiles)))
    size = len(content)
    head = HEAD.pack(MAGIC, width, height, len(tiles), size, deflate.crc32(content, len(tiles) ^ size))
    return head + deflate.compress(content, 1)


def _kind_of(tile: Tile) -> int:
    if tile.mask is not None:
        return MASKED
    return FLAT if tile.is_flat else OPAQUE


def unpack(data: bytes, width: int, height: int) -> tuple[Tile, ...] | None:
    """The tiles that were packed; None where this is not whole, or has not that size.

    Cutting a drawing again would take as long as reading it.
    """
    try:
        magic, wide, high, count, size, checksum = HEAD.unpack_from(data)
        if magic != MAGIC or (wide, high) != (width, height):
            return None
        most = count * TILE.size + width * height * BYTES_PER_PIXEL
        content = inflate(memoryview(data)[HEAD.size :], min(size, most))
    except (struct.error, deflate.error):  # type: ignore[misc]
        return None
    if deflate.crc32(content, count ^ size) != checksum:
        return None
    tiles, at = [], count * TILE.size
    for x, y, wide, high, kind in TILE.iter_unpack(content[:at]):
        if kind == FLAT:
            tiles.append(flat_tile(x, y, wide, high, (content[at], content[at + 1], content[at + 2])))
            at += BYTES_PER_PIXEL
        else:
            pixels = map_pixels(content, "RGBA", wide, high, at)
            tiles.append((masked_tile if kind == MASKED else opaque_tile)(x, y, pixels))
            at += BYTES_PER_PIXEL * wide * high
    return tuple(tiles)


class SpriteMemory:
    """Packed drawings in memory: they are drawn, or read from disk, once for as long as these have room."""

    def __init__(self, limit: int) -> None:
        self._drawings: Recent[bytes] = Recent(limit, len)

    def find(self, drawing: Hashable, width: int, height: int) -> tuple[Tile, ...] | None:
        """The tiles of a drawing of that size, if they are there."""
        data = self._drawings.find(hash(drawing))
        return None if data is None else unpack(data, width, height)

    def keep(self, drawing: Hashable, tiles: tuple[Tile, ...], width: int, height: int) -> None:
        """Keep a drawing's tiles."""
        self._drawings.keep(hash(drawing), pack(tiles, width, height))


class Store:
    """The files of a folder, which together have at most ``limit`` bytes."""

    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        self._folder = folder
        self._limit = limit
        self._lock = Lock()
        self._bytes = -1
        """How many bytes the files have; -1 as long as no one has counted."""
        self._broken = False

    def find(self, document: str, width: int, height: int) -> tuple[Tile, ...] | None:
        """The tiles of a drawing of that size, if they are there and whole."""
        file = self._file(document, width, height)
        try:
            data = file.read_bytes()
        except OSError:
            return None
        return unpack(data, width, height)

    def keep(self, document: str, tiles: tuple[Tile, ...], width: int, height: int) -> None:
        """Write a drawing's tiles. Where that is impossible, nothing more is written."""
        if self._broken:
            return
        data = pack(tiles, width, height)
        file = self._file(document, width, height)
        draft = file.with_suffix(f".{os.getpid()}-{get_ident():x}")
        try:
            if self._bytes < 0:
                self._folder.mkdir(parents=True, exist_ok=True)
            draft.write_bytes(data)
            draft.replace(file)
        except OSError:
            self._broken = True
            return
        self._count(len(data))

    def _file(self, document: str, width: int, height: int) -> Path:
        content = f"{_rasteriser_versions()}\n{width}x{height}\n{document}".encode()
        return self._folder / f"{blake2b(content, digest_size=16).hexdigest()}{SUFFIX}"

    def _count(self, more: int) -> None:
        with self._lock:
            self._bytes = self._all() if self._bytes < 0 else self._bytes + more
            if self._bytes > self._limit:
                self._bytes = self._prune()

    def _all(self) -> int:
        return sum(size for _, size, _ in self._files())

    def _files(self) -> list[tuple[float, int, Path]]:
        """Every file with its age and size, the oldest first; other processes may take some away meanwhile."""
        files = []
        for file in self._folder.iterdir():
            try:
                facts = file.stat()
            except OSError:
                continue
            files.append((facts.st_mtime, facts.st_size, file))
        return sorted(files)

    def _prune(self) -> int:
        """Take the oldest files away, and say how many bytes are left."""
        files = self._files()
        left = sum(size for _, size, _ in files)
        for _, size, file in files:
            if left <= self._limit * KEPT:
                break
            try:
                file.unlink(missing_ok=True)
            except OSError:
                continue
            left -= size
        return left
