"""Colours have names, in the palettes alone."""

from __future__ import annotations

import re
from pathlib import Path

RENDERING = Path(__file__).parents[2] / "rendering"
PALETTES = {"theme.py", "palette.py"}
COLOUR = re.compile(r"""["']#(?:[0-9A-Fa-f]{3}){1,2}\b|\brgba?\(""")


def test_only_palettes_write_down_colours() -> None:
    lines = [
        f"{file.relative_to(RENDERING)}:{number}: {line.strip()}"
        for file in sorted(RENDERING.rglob("*.py"))
        if file.name not in PALETTES
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if COLOUR.search(line)
    ]
    assert not lines, lines


def test_the_palettes_are_where_colours_are_found() -> None:
    """The pattern notices the colours that there are."""
    for palette in (RENDERING / "theme.py", RENDERING / "hercules" / "palette.py"):
        assert len(COLOUR.findall(palette.read_text(encoding="utf-8"))) > 40
