"""Style sheet, script and icon of the pages. A file's name has its content's digest: browsers may keep it for ever."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import NamedTuple

TYPES = {"css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8", "svg": "image/svg+xml"}


class Asset(NamedTuple):
    """A file of the pages: its name, its content, and its type for HTTP."""

    name: str
    data: bytes
    type: str


@cache
def assets() -> dict[str, Asset]:
    """All files that pages load besides pictures, by their names in the package: page.css, page.js and icon.svg."""
    return {name: _read(name) for name in ("page.css", "page.js", "icon.svg")}


def _read(name: str) -> Asset:
    data = files("bot.match_page").joinpath("static", name).read_bytes()
    stem, _, ending = name.partition(".")
    digest = blake2b(data, digest_size=6).hexdigest()
    return Asset(f"{stem}.{digest}.{ending}", data, TYPES[ending])
