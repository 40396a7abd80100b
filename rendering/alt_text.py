"""Alt texts: what a picture shows, in sentences, the most important first."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rendering.picture import ALT_LIMIT
from rendering.translations import Translations

_CLAUSE_ENDS = re.compile(r"(?<=[^\W_])(?=[,;.] )| (?=· )")
"""The end of a clause, before its mark. A colon does not end one, because its list has to follow."""
_ISOLATES = re.compile("[\u2066-\u2069]")


def join_sentences(sentences: Iterable[str]) -> str:
    """All sentences as one text, without the marks that isolate names in running text."""
    return _ISOLATES.sub("", " ".join(sentence for sentence in sentences if sentence))


def paragraphs(sentences: Iterable[str]) -> str:
    """Each sentence on a line of its own, without the marks that isolate names in running text."""
    return _ISOLATES.sub("", "\n".join(sentence for sentence in sentences if sentence))


def join_things(things: Iterable[object], words: Translations, between: str = "comma") -> str:
    """Things in a row, a dash for none; ``between`` them is a comma or, where they have commas, a semicolon."""
    return words(f"common-list-{between}").join(map(str, things)) or "–"


def label(name: object, text: object, words: Translations) -> str:
    """A name and what is said about it: ``name: text``."""
    return words("common-labelled", name=str(name), text=str(text))


def changed_points(changes: Iterable[tuple[str, int]], words: Translations) -> list[str]:
    """The changes of points since the previous board; empty where no points have changed."""
    texts = [f"{name} {f'+{points}' if points > 0 else f'−{-points}'}" for name, points in changes if points]
    return [words("picture-points-changed", changes=join_things(texts, words))] if texts else []


def sentence(words: str) -> str:
    """The words with a full stop, if they have no end of their own."""
    return words if words.endswith((".", "!", "?", "…")) else f"{words}."


def clip(sentences: Iterable[str], limit: int = ALT_LIMIT) -> str:
    """Join sentences up to the limit. A sentence that is too long is cut after a clause, or dropped if no clause fits;
    later sentences are added while they fit. The first sentence is cut anywhere if it has no clause that fits.
    """
    text = ""
    for sentence in sentences:
        longer = join_sentences((text, sentence))
        if len(longer) <= limit:
            text = longer
        elif beginning := _first_clauses(longer[len(text) :], limit - len(text)):
            text += beginning
        elif not text:
            text = longer[: limit - 1] + "…"
    return text


def _first_clauses(sentence: str, room: int) -> str:
    """The clauses of a sentence that fit a room, in characters, with an ellipsis; "" where none does."""
    ends = [
        clause_end.start()
        for clause_end in _CLAUSE_ENDS.finditer(sentence, 0, max(0, room))
        if clause_end.start() < room
    ]
    return f"{sentence[: ends[-1]]}…" if ends else ""
