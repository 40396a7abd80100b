"""Splits text into graphemes: letters with their marks, whole emoji, flags."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"
_SELECTORS = "\ufe0e\ufe0f"
_HANGUL_VOWELS_AND_TAILS = range(0x1160, 0x1200)


def is_pictograph(character: str) -> bool:
    """Whether the character can be a part of an emoji that is joined from several."""
    place = ord(character)
    return place >= 0x1F000 or (0x2190 <= place <= 0x2BFF and unicodedata.category(character) in ("So", "Sm"))


def is_mark(character: str) -> bool:
    """Whether the character combines with the one before it."""
    return unicodedata.category(character) in ("Mn", "Me", "Mc")


def _is_flag_letter(character: str) -> bool:
    return 0x1F1E6 <= ord(character) <= 0x1F1FF


def _is_skin(character: str) -> bool:
    return 0x1F3FB <= ord(character) <= 0x1F3FF


def _joins(cluster: str, character: str) -> bool:
    if is_mark(character) or character in _SELECTORS or character == JOINER or _is_skin(character):
        return True
    if cluster[-1] == JOINER:
        return is_pictograph(character)
    if _is_flag_letter(character):
        return len(cluster) == 1 and _is_flag_letter(cluster)
    return ord(character) in _HANGUL_VOWELS_AND_TAILS


def graphemes(text: str) -> list[str]:
    """The text's graphemes, near enough to Unicode's rules for names and labels."""
    letters: list[str] = []
    for character in text:
        if letters and _joins(letters[-1], character):
            letters[-1] += character
        else:
            letters.append(character)
    return letters


def cut(text: str, most: int, units: int | None = None) -> str:
    """The text, with an ellipsis in place of what exceeds ``most`` graphemes (or ``units`` UTF-16 units)."""
    fits = units is None or width(text) <= units
    if fits and len(text) <= most:
        return text
    pieces = graphemes(text)
    if fits and len(pieces) <= most:
        return text
    beginning = ""
    for piece in pieces[: most - 1]:
        if units is not None and width(beginning + piece) > units - 1:
            break
        beginning += piece
    return beginning.rstrip() + "…"


def width(text: str) -> int:
    """The text's length as Discord's clients count it, in UTF-16 units."""
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def cut_details(text: str, most: int) -> str:
    """The text in at most this many UTF-16 units: the last details, each after a dot, give way before a word is cut."""
    while width(text) > most and " · " in text:
        text = text.rpartition(" · ")[0]
    return cut(text, most, most)
