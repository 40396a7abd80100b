"""Makes people's names safe to show: any Unicode, any length (docs/faults.md, F1 to F5)."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from bot.languages.graphemes import JOINER, cut, is_mark, is_pictograph

LONGEST_READ = 256
"""Characters beyond this many are ignored."""
LONGEST = 32
"""The longest name in graphemes; Discord allows 32 characters."""
LONGEST_UNITS = 64
"""The longest name in UTF-16 units: a grapheme may hold many of them."""
NAME_IN_LABEL = 20
"""The longest name inside a label or a note, in graphemes."""
NAME_IN_LABEL_UNITS = 28
"""The longest name inside a label or a note, in UTF-16 units."""
SHORT_NAME = 14
"""The longest name, in UTF-16 units, inside a label or a note that would be too long otherwise."""
MOST_MARKS = 2
"""Combining marks that one letter keeps."""

UNNAMED = "?"
"""What stands for a name of which nothing is left, in any language, where no word for a player fits."""

FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"
_DROPPED = frozenset(("Cc", "Cf", "Cs", "Co"))
_BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")
"""Characters that count as letters or symbols and show nothing."""
_EMOJI_STYLE = "\ufe0f"

_SPECIAL = re.compile(r"[\\`*_~|#<>\[\]()@:]")
_LIST_MARK = re.compile(r"^(\d+)(?=[.)])|^(?=[-+])")
_INNER_DOT = re.compile(r"(?<=\S)\.(?=\S)")


@lru_cache(4096)
def plain(name: str, fallback: str = UNNAMED, *, longest: int = LONGEST, units: int = LONGEST_UNITS) -> str:
    """The name as it may stand in a picture, a button or a select: cleaned, cut, isolated, markdown untouched.

    ``fallback`` stands for a name of which nothing is left.
    """
    return _isolate(_clean(name, longest, units) or fallback)


@lru_cache(4096)
def safe_name(name: str, fallback: str = UNNAMED) -> str:
    """The name as it may stand in a message: cleaned, cut, isolated, and nothing in it is taken for markdown."""
    return _isolate(escape(_clean(name, LONGEST, LONGEST_UNITS) or fallback))


def _isolate(text: str) -> str:
    return f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}"


def _clean(name: str, longest: int, units: int) -> str:
    text = _lone_surrogates_dropped(name[:LONGEST_READ])
    clean = _without_invisible(unicodedata.normalize("NFC", text))
    text = " ".join(_with_few_marks(clean).split())
    return cut(text, longest, units) if any(map(_visible, text)) else ""


def _lone_surrogates_dropped(text: str) -> str:
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "ignore")


def _without_invisible(text: str) -> str:
    letters: list[str] = []
    for place, character in enumerate(text):
        if character.isspace():
            letters.append(" ")
        elif character == JOINER:
            if _joins_emoji(letters, text[place + 1 : place + 2]):
                letters.append(character)
        elif (
            unicodedata.category(character) not in _DROPPED
            and character not in _BLANKS
            and not _noncharacter(character)
        ):
            letters.append(character)
    return "".join(letters)


def _noncharacter(character: str) -> bool:
    place = ord(character)
    return place & 0xFFFE == 0xFFFE or 0xFDD0 <= place <= 0xFDEF


def _joins_emoji(letters: list[str], following: str) -> bool:
    """Whether a joiner stands between two emoji; selectors and skin tones may follow the first."""
    before = next((character for character in reversed(letters) if character != _EMOJI_STYLE), "")
    return bool(before and following) and is_pictograph(before) and is_pictograph(following)


def _with_few_marks(text: str) -> str:
    letters: list[str] = []
    marks = MOST_MARKS
    for character in text:
        marks = marks + 1 if is_mark(character) else 0
        if marks <= MOST_MARKS:
            letters.append(character)
    return "".join(letters)


def _visible(character: str) -> bool:
    return not character.isspace() and not is_mark(character) and character != JOINER


def escape(text: str) -> str:
    """The text, so that nothing in it is taken for markdown."""
    text = _SPECIAL.sub(r"\\\g<0>", text)
    text = _INNER_DOT.sub(r"\\.", text)
    return _LIST_MARK.sub(lambda mark: f"{mark[1]}\\" if mark[1] else "\\", text)
