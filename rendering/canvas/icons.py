"""Silhouettes from game-icons.net (CC BY 3.0), where the icon set is installed.

The set is an npm package; the bot runs without it and writes an inscriptional initial in place of a silhouette.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from rendering.canvas import text
from rendering.canvas.svg import group, read_file
from rendering.canvas.text import Lettering

CHOICE = "PANTHEON_ICONS"
PACKAGE = Path("node_modules", "@iconify-json", "game-icons", "icons.json")
ROOT = Path(__file__).resolve().parents[2]
BOX = 512
LARGEST_BYTES = 65_536
"""More than any drawing of the set takes: the largest one has 23,500."""
_BEGINS = re.compile(rb'"([^"\\]+)":\s*\{\s*"body":\s*')
_DECODER = json.JSONDecoder()
_OWN = Path(__file__).with_name("silhouettes")
"""The repository's own silhouettes, SVG files in the same box; pictures need them."""


def _places() -> tuple[Path, ...]:
    folder = os.environ.get(CHOICE)
    if folder is not None:
        return (Path(folder),)
    return (
        ROOT / "requirements" / PACKAGE,
        ROOT / PACKAGE,
        Path(sys.prefix) / PACKAGE,
        Path(sys.prefix, "share", "pantheon", "icons.json"),
        Path.cwd() / PACKAGE,
    )


class _Package(NamedTuple):
    """The icon set: its file, and where in it the drawing of each name begins. The drawings are read when they are
    needed: all of them would take 7 MB in each process that draws, which needs a hundred."""

    file: Path
    begins: Mapping[str, int]

    def find(self, name: str) -> str | None:
        """The drawing of that name, None where there is none."""
        begin = self.begins.get(name)
        if begin is None:
            return None
        with self.file.open("rb") as stream:
            stream.seek(begin)
            text = stream.read(LARGEST_BYTES).decode(errors="ignore")
        return str(_DECODER.raw_decode(text)[0])


@cache
def _package() -> _Package | None:
    for place in _places():
        if place.is_file():
            begun = _BEGINS.finditer(place.read_bytes())
            return _Package(place, {each[1].decode(): each.end() for each in begun})
    return None


@cache
def _own() -> dict[str, str]:
    return {file.stem: read_file(file) for file in _OWN.glob("*.svg")}


def is_installed() -> bool:
    """Whether the icon set is there."""
    return _package() is not None


def icon(
    name: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    halo: str | None = None,
    halo_width: float = 0,
    initial: str = "",
) -> str:
    """A silhouette with its middle at (x, y), ``size`` pixels wide; its ``initial`` where there is none."""
    package = _package()
    body = _own().get(name) or (package and package.find(name))
    if body is None:
        letter = initial if initial.isdigit() else (initial or name)[:1].upper()
        return text.write(
            letter,
            x,
            y + size * 0.34,
            Lettering(size * 0.95 / len(letter) ** 0.6, fill, "title", halo, halo_width),
            "middle",
        )
    scale = size / BOX
    edge = ""
    if halo:
        stroke = f'fill="{halo}" stroke="{halo}" stroke-width="{halo_width / scale:.1f}" stroke-linejoin="round"'
        edge = re.sub(r'fill="[^"]*"', stroke, body)
    return group(edge + body.replace("currentColor", fill), x - size / 2, y - size / 2, scale)
