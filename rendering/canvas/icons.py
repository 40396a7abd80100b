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
from rendering.canvas.svg import group

CHOICE = "PANTHEON_ICONS"
PACKAGE = Path("node_modules", "@iconify-json", "game-icons", "icons.json")
BOX = 512
OWN = {
    "amphora": (
        '<path transform="translate(31 0) scale(0.88 1)" fill="currentColor" d="'
        "M200 20H312Q326 20 326 34V48Q326 62 312 62H302C302 104 308 122 338 146C410 198 420 268 378 348"
        "C348 406 312 428 302 456H318Q332 456 332 470V478Q332 492 318 492H194Q180 492 180 478V470Q180 456 194 456H210"
        "C200 428 164 406 134 348C92 268 102 198 174 146C204 122 210 104 210 62H200Q186 62 186 48V34Q186 20 200 20Z"
        "M212 114C140 92 104 138 138 206L104 236C52 124 116 44 212 78Z"
        'M300 78C396 44 460 124 408 236L374 206C408 138 372 92 300 114Z"/>'
    ),
}
"""Silhouettes of our own, in the same box; pictures cannot do without them."""


def _places() -> tuple[Path, ...]:
    chosen = os.environ.get(CHOICE)
    if chosen is not None:
        return (Path(chosen),)
    return (
        Path(__file__).resolve().parents[2] / PACKAGE,
        Path(sys.prefix) / PACKAGE,
        Path(sys.prefix, "share", "pantheon", "icons.json"),
        Path.cwd() / PACKAGE,
    )


@cache
def _drawings() -> dict[str, str]:
    for place in _places():
        if place.is_file():
            icons = json.loads(place.read_text(encoding="utf-8"))["icons"]
            return {name: icon["body"] for name, icon in icons.items()}
    return {}


def installed() -> bool:
    """Whether the icon set is there."""
    return bool(_drawings())


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
    body = OWN.get(name) or _drawings().get(name)
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
