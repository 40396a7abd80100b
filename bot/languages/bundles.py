"""Finds, reads and parses the Fluent files of each language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from sys import intern
from threading import RLock
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import (
    MAX_PART_LENGTH,
    CurrentEnvironment,
    Message,
    Pattern,
    Placeable,
    ResolverEnvironment,
    TextElement,
    VariableReference,
)
from fluent.runtime.types import FluentInt, FluentNone
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser, ast, visitor

MINUS = "−"
"""Some languages' data have a hyphen for it."""
FALLBACK = "en"
"""The language in which is said what another does not say."""


def find_languages(parent: Traversable) -> tuple[str, ...]:
    """The languages that have a folder of messages there: the fallback, then the others by their codes."""
    languages = sorted(folder.name for folder in parent.iterdir() if folder.joinpath("common.ftl").is_file())
    return (FALLBACK, *(language for language in languages if language != FALLBACK))


LANGUAGES = find_languages(files("bot.languages"))
"""The languages that can be chosen, one for each folder beside this file; the first is the fallback."""


def pick_language(*candidates: str | None) -> str:
    """The first candidate with a known language ("de", "de-AT", "en-US" …), English if there is none."""
    for candidate in candidates:
        language = (candidate or "").replace("_", "-").partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def sources(language: str) -> dict[str, str]:
    """The text of each Fluent file of a language, by its path in the language's folder, in the order of the paths."""
    return dict(sorted(_texts_in(files("bot.languages").joinpath(language), "")))


def _texts_in(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _texts_in(entry, f"{path}{entry.name}/")
        elif entry.name.endswith(".ftl"):
            yield f"{path}{entry.name}", entry.read_text(encoding="utf-8")


_BEGINS = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=|^#", re.MULTILINE)
"""A message, a term or a comment begins in the first column; whatever follows it is indented, or a closing brace."""


_VARIABLE = r"\{ *\$[A-Za-z][A-Za-z0-9_-]* *\}"
_SIGN, _LAST_SIGN = rf"(?:[^{{}}\r\n]|{_VARIABLE})", rf"(?:[^\s{{}}]|{_VARIABLE})"
_FILLED = re.compile(rf"([A-Za-z][A-Za-z0-9_-]*) *= *({_LAST_SIGN}(?:{_SIGN}*{_LAST_SIGN})?) *\n*")
"""A message of one line, with no other placeables than variables."""
_PLAIN = re.compile(r"([A-Za-z][A-Za-z0-9_-]*) *= *([^\s{}](?:[^{}\r\n]*[^\s{}])?) *\n*")
"""A message of one line without placeables."""


class Texts(Mapping[str, str]):
    """Texts by name, kept in UTF-8: most have a sign beyond Latin 1, and Python would take two or four bytes a sign."""

    def __init__(self, archives: Mapping[str, bytes]) -> None:
        self._archives = archives

    def __getitem__(self, name: str) -> str:
        return self._archives[name].decode()

    def __iter__(self) -> Iterator[str]:
        return iter(self._archives)

    def __len__(self) -> int:
        return len(self._archives)


@cache
def texts(language: str) -> Mapping[str, str]:
    """The text of each message and each term (``-name``), in the order of the files; they are not parsed yet."""
    pieces: dict[str, bytes] = {}
    for text in sources(language).values():
        begun = [*_BEGINS.finditer(text)]
        ends = [*(each.start() for each in begun[1:]), len(text)]
        for each, end in zip(begun, ends, strict=True):
            if each[1]:
                # All languages have the same names: each is kept once.
                pieces.setdefault(intern(each[1]), text[each.start() : end].encode())
    return Texts(pieces)


@cache
def entry(language: str, name: str) -> ast.Message | ast.Term | None:
    """A message or a term (``-name``) of a language, None when there is none; parsed when it is first asked for."""
    text = texts(language).get(name)
    node = parse(text) if text is not None else None
    return node if isinstance(node, ast.Message | ast.Term) else None


def parse(text: str) -> ast.EntryType:
    """An entry as Fluent's parser reads it, but without the places in the file. The parser takes sign after sign; a
    line of words and variables, as three messages of four are, does without it."""
    line = _FILLED.fullmatch(text)
    if line is None:
        return FluentParser(with_spans=False).parse_entry(text)
    elements: list[ast.TextElement | ast.Placeable] = []
    for number, piece in enumerate(re.split(f"({_VARIABLE})", line[2])):
        if number % 2:
            elements.append(ast.Placeable(ast.VariableReference(ast.Identifier(piece.strip("{ $}")))))
        elif piece:
            elements.append(ast.TextElement(piece))
    return ast.Message(ast.Identifier(line[1]), ast.Pattern(elements))


def plain_text(language: str, name: str) -> str | None:
    """The text of a message that is one line of nothing but words, without keeping it parsed; None for any other."""
    plain = _PLAIN.fullmatch(texts(language).get(name, ""))
    return plain[2] if plain is not None else None


def message_ids(language: str) -> tuple[str, ...]:
    """The ids of all messages of a language, in the order of the files and of the lines in them."""
    return tuple(name for name in texts(language) if not name.startswith("-"))


class Mentions(visitor.Visitor):
    """Collects which messages and terms (``-name``) an entry mentions, with their attributes."""

    def __init__(self) -> None:
        self.references: list[tuple[str, str | None]] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note a message."""
        self.references.append((node.id.name, node.attribute.name if node.attribute else None))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Note a term and its arguments."""
        self.references.append((f"-{node.id.name}", node.attribute.name if node.attribute else None))
        self.generic_visit(node)


class Number(FluentInt):
    """A number as Fluent takes it, whose digits are remembered: Babel takes longer for them than the whole message."""

    def format(self, locale: Locale) -> str:
        """The number as a language writes it."""
        return _format_number(int(self), locale.language)


@lru_cache(4_096)
def _format_number(number: int, language: str) -> str:
    return str(FluentInt(number).format(Locale(language))).replace("-", MINUS)


@lru_cache(4_096)
def _number(number: int) -> Number:
    return Number(number)


def _digits(value: Any, language: str) -> Any:
    """A whole number as a language writes it; anything else as it is."""
    return _format_number(value, language) if type(value) is int else value


def _join_words(pattern: Pattern, values: Mapping[str, Any]) -> str | None:
    """The text of a pattern of words and of variables that are words; None of any other. Fluent makes 20 calls for what
    most patterns are."""
    pieces: list[str] = []
    piece: object
    for element in getattr(pattern, "elements", ()):
        if isinstance(element, TextElement):
            piece = element.value
        elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            piece = values.get(element.expression.id.name)
        else:
            return None
        if not isinstance(piece, str) or len(piece) > MAX_PART_LENGTH:
            return None
        pieces.append(piece)
    return "".join(pieces) if pieces else None


REMEMBERED = 2_048
"""How many texts are remembered with what they were filled with: a board says most of what the last one said."""


TELLING = frozenset({str, int})
"""The types of values of which two that are equal read the same: what is filled in with them is remembered."""


class Messages(FluentBundle):
    """The messages of a language. Each is parsed, with those it mentions, when needed: all take seconds.

    Names are isolated by ``display_names.safe_name``, so Fluent adds no isolation marks.
    """

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._language = language
        self._begun: set[str] = set()
        self._ready: set[str] = set()
        self._filling = RLock()
        self._recall = lru_cache(REMEMBERED)(self._fill_in)

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return message_id in texts(self._language) or super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        """The message. Raises LookupError when there is none."""
        if message_id not in self._ready:
            with self._filling:
                self._fill(message_id)
        return super().get_message(message_id)

    def format_pattern(
        self, pattern: Pattern, args: Mapping[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        """A message's text with its arguments filled in, as the base class does it, and what is wrong with it."""
        facts = tuple((args or {}).items())
        is_told_apart_by_facts = TELLING.issuperset(map(type, (args or {}).values()))
        return self._recall(pattern, facts) if is_told_apart_by_facts else self._fill_in(pattern, facts)

    def _fill_in(
        self, pattern: Pattern, facts: tuple[tuple[str, Any], ...]
    ) -> tuple[str | FluentNone, list[Exception]]:
        language = self._babel_locale.language
        text = _join_words(pattern, {name: _digits(value, language) for name, value in facts})
        if text is not None:
            return text, []
        arguments = {name: _number(value) if type(value) is int else native_to_fluent(value) for name, value in facts}
        errors: list[Exception] = []
        try:
            current = CurrentEnvironment(args=arguments)
            return pattern(ResolverEnvironment(context=self, current=current, errors=errors)), errors
        except ValueError as error:
            return "{???}", [*errors, error]

    def _fill(self, name: str) -> None:
        """Parse an entry and everything it mentions."""
        if name in self._begun:
            return
        self._begun.add(name)
        message = entry(self._language, name)
        if message is not None:
            self.add_resource(ast.Resource([message]))
            mentions = Mentions()
            mentions.visit(message)
            for mention, _ in mentions.references:
                self._fill(mention)
        self._ready.add(name)


@cache
def bundle(language: str) -> Messages:
    """All messages of a language."""
    return Messages(language)
