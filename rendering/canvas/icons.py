"""Silhouettes from game-icons.net (CC BY 3.0), where the icon set is installed.

The set is an npm package; the bot runs without it and writes an inscriptional initial in place of a silhouette.
"""

from __future__ import annotations

import json
import os
import re
import sys
from functools import cache
from pathlib import Path

from rendering.canvas import text
from rendering.canvas.svg import group, read_file

CHOICE = "PANTHEON_ICONS"
PACKAGE = Path("node_modules", "@iconify-json", "game-icons", "icons.json")
ROOT = Path(__file__).resolve().parents[2]
BOX = 512
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


@cache
def _package() -> dict[str, str]:
    for place in _places():
        if place.is_file():
            icons = json.loads(place.read_text(encoding="utf-8"))["icons"]
            return {name: icon["body"] for name, icon in icons.items()}
    return {}


@cache
def _own() -> dict[str, str]:
    return {file.stem: read_file(file) for file in _OWN.glob("*.svg")}


def is_installed() -> bool:
    """Whether the icon set is there."""
    return bool(_package())


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
    body = _own().get(name) or _package().get(name)
    if body is None:
        letter = initial if initial.isdigit() else (initial or name)[:1].upper()
        return text.write(
            letter, x, y + size * 0.34, size * 0.95 / len(letter) ** 0.6, fill, "title", "middle", halo, halo_width
        )
    scale = size / BOX
    edge = ""
    if halo:
        stroke = f'fill="{halo}" stroke="{halo}" stroke-width="{halo_width / scale:.1f}" stroke-linejoin="round"'
        edge = re.sub(r'fill="[^"]*"', stroke, body)
    return group(edge + body.replace("currentColor", fill), x - size / 2, y - size / 2, scale)
