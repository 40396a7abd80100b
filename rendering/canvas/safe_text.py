"""Make names and other text of people safe to draw, in any script and of any length."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from rendering.canvas import emoji
from rendering.canvas.fonts import covering

LONGEST_READ = 256
LONGEST_SHOWN = 64
MOST_MARKS = 2
MISSING = "□"
_JOINERS = "\u200d\ufe0f"
_DROPPED = frozenset(("Cc", "Cf", "Cs", "Co", "Cn"))


def clusters(text: str) -> list[str]:
    """The text cut into grapheme clusters: letters with their marks, whole emoji."""
    texts: list[str] = []
    place = 0
    while place < len(text):
        emoji_match = emoji.find(text, place)
        length = emoji_match[0] if emoji_match else 1
        piece = text[place : place + length]
        place += length
        joins = texts and (unicodedata.category(piece[0]).startswith("M") or piece[0] in _JOINERS)
        if joins and not emoji_match:
            texts[-1] += piece
        else:
            texts.append(piece)
    return texts


def _clean(text: str) -> str:
    text = unicodedata.normalize("NFC", text[:LONGEST_READ])
    letters: list[str] = []
    marks = 0
    for character in text:
        category = unicodedata.category(character)
        if character.isspace():
            character = " "
        elif category in _DROPPED and character not in _JOINERS:
            continue
        marks = marks + 1 if category in ("Mn", "Me") and character not in _JOINERS else 0
        if marks <= MOST_MARKS:
            letters.append(character)
    return " ".join("".join(letters).split())


def _drawable(cluster: str, style: str) -> str | None:
    """The cluster as the fonts can draw it, None when they cannot."""
    if emoji.find(cluster, 0):
        return cluster
    bare = cluster.replace("\u200d", "").replace("\ufe0f", "")
    if all(character == " " or covering(ord(character), style) for character in bare):
        return bare
    plain = unicodedata.normalize("NFKC", bare)
    if plain != bare and plain and all(covering(ord(character), style) for character in plain):
        return plain
    if bare and covering(ord(bare[0]), style):
        return bare[0]
    return None


@lru_cache(1024)
def drawable_name(name: str, fallback: str = "", style: str = "bold") -> str:
    """The name as it is drawn. Controls and direction overrides are dropped, stacked marks are cut, and letters that
    no font has become their plain form or a box. ``fallback`` replaces an empty name, and a name of which more than a
    quarter is unreadable.
    """
    pieces: list[str] = []
    missing = readable = 0
    for cluster in clusters(_clean(name))[:LONGEST_SHOWN]:
        glyphs = _drawable(cluster, style)
        if glyphs is None:
            missing += 1
            glyphs = MISSING
        elif glyphs.strip():
            readable += 1
        pieces.append(glyphs)
    text = "".join(pieces).strip()
    if fallback and (not readable or missing * 4 > missing + readable):
        return fallback
    return text
