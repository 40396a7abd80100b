"""A store of rasterised sprites on disk, so that the first boards after a start are drawn fast.

A file is named by the hash of what it shows and holds its pixels, deflated, with a checksum. It is written under
another name and then renamed, so that several processes can share a folder and none ever reads half a file; a damaged
file is drawn again. No error of the store is raised: a picture never depends on it.
"""

from __future__ import annotations

import os
import struct
from functools import cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from threading import Lock, get_ident

from PIL import Image

from rendering.canvas.recent import Recent
from rendering.canvas.tiles import bytes_of

try:
    from isal import isal_zlib as deflate
except ImportError:
    import zlib as deflate  # type: ignore[no-redef]

LIMIT = 48_000_000
"""Bytes that all files together may have; the oldest go first."""
KEPT = 0.75
"""How much of that is left when files were taken away."""
SUFFIX = ".sprite"
HEAD = struct.Struct(">4sHHI")
"""Magic, width, height, and the checksum of the pixels."""
MAGIC = b"spr1"
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


def pack(image: Image.Image) -> bytes:
    """The pixels of a drawing, deflated, with a checksum."""
    pixels = bytes_of(image, (0, 0, *image.size))
    return HEAD.pack(MAGIC, image.width, image.height, deflate.crc32(pixels)) + deflate.compress(pixels, 1)


def unpack(data: bytes, width: int, height: int) -> Image.Image | None:
    """The drawing that was packed; None where this is not whole, or has not that size."""
    try:
        magic, wide, high, checksum = HEAD.unpack_from(data)
        pixels = deflate.decompress(data[HEAD.size :])
    except (struct.error, deflate.error):  # type: ignore[misc]
        return None
    whole = magic == MAGIC and (wide, high) == (width, height) and len(pixels) == width * height * 4
    if not whole or deflate.crc32(pixels) != checksum:
        return None
    return Image.frombytes("RGBA", (width, height), pixels)


class SpriteMemory:
    """Packed drawings in memory: those that are on no disk are drawn once for as long as these have room."""

    def __init__(self, limit: int) -> None:
        self._known: Recent[bytes] = Recent(limit, len)

    def find(self, document: str, width: int, height: int) -> Image.Image | None:
        """The pixels of a drawing of that size, if they are there."""
        packed = self._known.find(hash(document))
        return None if packed is None else unpack(packed, width, height)

    def keep(self, document: str, image: Image.Image) -> None:
        """Keep a drawing's pixels."""
        self._known.keep(hash(document), pack(image))


class Store:
    """The files of a folder, which together have at most ``limit`` bytes."""

    def __init__(self, folder: Path, limit: int = LIMIT) -> None:
        self._folder = folder
        self._limit = limit
        self._lock = Lock()
        self._bytes = -1
        """How many bytes the files have; -1 as long as no one has counted."""
        self._broken = False

    def find(self, document: str, width: int, height: int) -> Image.Image | None:
        """The pixels of a drawing of that size, if they are there and whole."""
        file = self._file(document, width, height)
        try:
            data = file.read_bytes()
        except OSError:
            return None
        return unpack(data, width, height)

    def keep(self, document: str, image: Image.Image) -> None:
        """Write a drawing's pixels. Where that is impossible, nothing more is written."""
        if self._broken:
            return
        data = pack(image)
        file = self._file(document, image.width, image.height)
        written = file.with_suffix(f".{os.getpid()}-{get_ident():x}")
        try:
            if self._bytes < 0:
                self._folder.mkdir(parents=True, exist_ok=True)
            written.write_bytes(data)
            written.replace(file)
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
