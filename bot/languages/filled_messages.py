"""The messages of one language by their ids, filled in with values. Knows nothing of games."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from typing import Any

from babel.numbers import format_decimal

from bot.languages.bundles import LANGUAGES, bundle
from bot.languages.grammar import forms_of, plain_form, word_and_form, word_forms
from bot.languages.optional_variables import Absent, facts_used, optional
from engine.questions import NO_FACTS

_log = logging.getLogger("pantheon.languages")


class FilledMessages:
    """The messages of one language, by id. Falls back to English; an id that no language has raises KeyError."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundles = [(bundle(each), each) for each in dict.fromkeys((language, LANGUAGES[0]))]
        self._pattern = lru_cache(8192)(self._find_pattern)
        self._plainly = lru_cache(2048)(partial(self._format_message, facts=NO_FACTS))

    def __call__(self, message: str, **facts: object) -> str:
        """The message with its facts filled in. ``id.attribute`` names an attribute of a message."""
        return self._format(message, facts)

    def has_own(self, message: str) -> bool:
        """Whether the files hold this message; the names of most cards are made from their data instead."""
        return self._pattern(message) is not None

    def number(self, number: int) -> str:
        """The number as this language writes it."""
        return str(format_decimal(number, locale=self.language))

    def join_words(self, words: Sequence[str]) -> str:
        """The words as a list in a sentence: "a, b and c"."""
        *first, last = words or [""]
        return f"{self.in_a_row(first)}{self('common-list-and')}{last}" if first else last

    def in_a_row(self, words: Sequence[str], between: str = "comma") -> str:
        """The words one after another: "a, b"; ``between`` is ``semicolon`` where they have commas of their own."""
        return self(f"common-list-{between}").join(words)

    def join_sum(self, words: Sequence[str]) -> str:
        """The words side by side, as two dice lie: "a + b"."""
        return self.in_a_row(words, "plus")

    def _make_missing(self, message: str) -> str:
        """The text of a message that no file holds. Raises KeyError where there is none."""
        raise KeyError(message)

    def _format(self, message: str, facts: Mapping[str, object]) -> str:
        return self._format_message(message, facts) if facts else self._plainly(message)

    def _format_message(self, message: str, facts: Mapping[str, object]) -> str:
        template = self._pattern(message)
        if template is None:
            return self._make_missing(message)
        own, absent, names, forms, pattern = template
        # Fluent converts all that it is given, and most messages use few of their facts, or none.
        if facts and names is not None and not names:
            return self._plainly(message)
        values = dict(facts) if names is None else {name: facts[name] for name in names if name in facts}
        for name, value in absent.items():
            if name not in facts:
                values[name] = value
        for name in forms:
            if name not in facts:
                values[name] = plain_form(name, facts)
        text, errors = own.format_pattern(pattern, values)
        if errors:
            _log.warning("message not filled: %s in %s: %s", message, self.language, "; ".join(map(str, errors)))
        return str(text)

    def _find_pattern(self, message: str) -> tuple[Any, Absent, frozenset[str] | None, list[str], Any] | None:
        identifier, _, attribute = message.partition(".")
        for own, language in self._bundles:
            if own.has_message(identifier):
                entry = own.get_message(identifier)
                pattern = entry.attributes.get(attribute) if attribute else entry.value
                if pattern is not None:
                    names = facts_used(language, message)
                    forms = [*filter(word_and_form, names or ())] if forms_of(language) else []
                    return own, optional(language, message), names, forms, pattern
        return None

    def _forms(self, *messages: str, **facts: Any) -> dict[str, str]:
        """The grammatical forms of a word, from the first message that has them."""
        return word_forms(forms_of(self.language), messages, self.has_own, lambda form: self._format(form, facts))
