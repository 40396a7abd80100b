"""A language that nobody speaks: English, two fifths longer and with accents, for what must have room."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from bot.languages import bundles, grammar
from bot.languages.messages import Speech

CODE = "eo"
"""Babel knows how it writes numbers, and the bot does not speak it."""
LONGER = 0.4
_WORD = re.compile(r"(?<![/\w`<{$:])[A-Za-z]{2,}(?![\w`>]*[`>])")
_ACCENTS = str.maketrans("aeiouyAEIOUY", "åéîöûýÅÉÎÖÛÝ")


class Lengthening(visitor.Transformer):
    """Makes each word longer; placeables, markup, signs and commands stay."""

    def __init__(self) -> None:
        self._owed = 0.0

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = _WORD.sub(self._lengthen, node.value)
        return node

    def _lengthen(self, word: re.Match[str]) -> str:
        self._owed += len(word[0]) * LONGER
        more = int(self._owed)
        self._owed -= more
        return word[0].translate(_ACCENTS) + ("ano" * len(word[0]))[:more]


def lengthened(text: str) -> str:
    """The source of a message in the pseudo-language."""
    entry = FluentParser().parse_entry(text)
    if isinstance(entry, ast.Message) and entry.id.name.startswith("command-"):
        return text
    changed = Lengthening().visit(entry)
    return FluentSerializer().serialize_entry(changed)


@contextmanager
def pseudo_speech() -> Iterator[Speech]:
    """Speech of the pseudo-language."""
    read, english = bundles.texts, bundles.texts("en")
    texts = {name: lengthened(text) for name, text in english.items()}
    with pytest.MonkeyPatch.context() as patch:
        for module in (bundles, grammar):
            patch.setattr(module, "texts", lambda language: texts if language == CODE else read(language))
        yield Speech(CODE)
