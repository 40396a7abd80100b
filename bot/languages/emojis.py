"""The application's emojis in texts: how messages refer to them.

A process serves one application, so what is known of its emojis holds for the whole process.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from bot.languages.graphemes import is_pictograph
from rendering.emojis import emojis_of, seats

_known: dict[str, int] = {}
_EMOJI = re.compile(r"<:([a-z0-9_]{2,32}):\d+>")
_NAMES = "\u2068[^\u2069]*\u2069"
"""Names of people stand between isolates; what looks like a symbol in them stays."""


class Signs(NamedTuple):
    """The emojis of one game as markup, by the engine's id of what they stand for.

    Those ``alone`` stand in the place of words, the others (``beside``) before them.
    """

    alone: Mapping[str, str]
    beside: Mapping[str, str]

    def of(self, id: str) -> str:
        """The emoji of a piece; "" where there is none."""
        return self.alone.get(id) or self.beside.get(id, "")

    def put(self, id: str, text: str) -> str:
        """The text of a piece with its emoji, or the emoji alone where it says as much."""
        if id in self.alone:
            return self.alone[id]
        return f"{self.beside[id]} {text}" if id in self.beside else text


def use_emojis(ids: Mapping[str, int]) -> None:
    """Use these emojis from now on, and no others: Discord's ids by name."""
    if ids != _known:
        _known.clear()
        _known.update(ids)
        signs.cache_clear()


def emoji_ids() -> Mapping[str, int]:
    """Discord's ids of the emojis that are used, by name."""
    return _known


def seat_mark(seat: int) -> str:
    """The emoji of a seat; "" where there is none."""
    return _markup(seats()[seat % len(seats())].name)


def id_of(name: str) -> int | None:
    """Discord's id of the emoji of this name now; None where none is used."""
    return _known.get(name)


def renew_emojis(text: str) -> str:
    """A text that was written before the emojis changed, with their ids of now; one that is gone is named by its name,
    as Discord would show it."""
    return _EMOJI.sub(lambda match: _markup(match[1]) or match[1].replace("_", " "), text)


def without_emojis(text: str) -> str:
    """The text without the application's emojis, for where Discord shows their markup as it is written."""
    return " ".join(_EMOJI.sub("", text).split()) if _EMOJI.search(text) else text


def _markup(name: str) -> str:
    return f"<:{name}:{_known[name]}>" if name in _known else ""


@lru_cache(16)
def signs(game: str) -> Signs:
    """The emojis that stand for a game's pieces."""
    alone: dict[str, str] = {}
    beside: dict[str, str] = {}
    for emoji in emojis_of(game) if _known else ():
        if markup := _markup(emoji.name):
            (alone if emoji.alone else beside).update(dict.fromkeys(emoji.ids, markup))
    return Signs(alone, beside)


def pictographs(symbols: Mapping[str, str]) -> dict[str, str]:
    """Those symbols that mean nothing else in a text, with their emojis: a sign of reckoning is none."""
    return {
        symbol: markup
        for symbol, markup in symbols.items()
        if is_pictograph(symbol[0]) and unicodedata.category(symbol[0]) != "Sm"
    }


def with_symbols(text: str, symbols: Mapping[str, str]) -> str:
    """The text with each of these symbols as an emoji, outside of names."""
    if not symbols:
        return text
    either = re.compile("|".join([_NAMES, *map(re.escape, symbols)]))
    return either.sub(lambda match: symbols.get(match[0], match[0]), text)


def as_signs(text: str) -> str:
    """The text with a square sign for each emoji, as wide as it is shown."""
    return _EMOJI.sub("\U0001f7e8", text)


def is_emoji(text: str) -> bool:
    """Whether the text is one emoji and nothing else."""
    return bool(_EMOJI.fullmatch(text))
