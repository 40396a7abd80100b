"""What a language owes: the messages of English, in the same files, about the same things.

Each fault has a file and a line, so that a translator finds it (``pantheon words check``).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast

from bot.languages.bundles import FALLBACK, sources
from bot.languages.grammar import FORMS, word_and_form
from bot.languages.optional_variables import Selections

DESCRIPTION = 100
"""The longest description of a command or an option, in characters."""
COMMAND_NAME = re.compile(r"[-\w]{1,32}")
NUMBER = re.compile(r"-?[\d.]+")
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
"""Keys of variants that each language chooses for itself, as it does with numbers."""


@dataclass(frozen=True, order=True)
class Fault:
    """What is wrong with a message: ``file`` is its path in the language's folder, ``line`` counts from 1."""

    file: str
    line: int
    message: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message} {self.reason}"


@dataclass(frozen=True)
class Place:
    """A message or an attribute (``id.attribute``) in a file."""

    file: str
    line: int
    pattern: ast.Pattern


def find_faults(language: str) -> list[Fault]:
    """What a language lacks or says otherwise than English, in the order of files and lines; nothing for English."""
    english, files = read_places(sources(FALLBACK)), sources(language)
    own = read_places(files)
    faults = [
        *_unreadable(files),
        *_find_doubled(files),
        *(
            Fault(place.file, place.line, message, "is missing")
            for message, place in english.items()
            if message not in own
        ),
        *(fault for message, place in own.items() for fault in _compare(message, place, english, own)),
        *(fault for message, place in own.items() for fault in _check_command(message, place)),
    ]
    return sorted(faults)


def read_places(files: Mapping[str, str]) -> dict[str, Place]:
    """Every message and attribute of these files by id; the first, where one is written twice."""
    places: dict[str, Place] = {}
    for file, entry, line in _entries(files):
        if not isinstance(entry, ast.Message):
            continue
        if entry.value:
            places.setdefault(entry.id.name, Place(file, line, entry.value))
        for attribute in entry.attributes:
            start = attribute.span.start if attribute.span else 0
            at = files[file].count("\n", 0, start) + 1
            places.setdefault(f"{entry.id.name}.{attribute.id.name}", Place(file, at, attribute.value))
    return places


def find_place(files: Mapping[str, str], message: str) -> Place | None:
    """A message or an attribute in these files. Parses only a file that has it: a language takes seconds."""
    begins = re.compile(rf"^{re.escape(message.partition('.')[0])} *=", re.MULTILINE)
    return read_places({file: text for file, text in files.items() if begins.search(text)}).get(message)


def words_of(pattern: ast.Pattern) -> set[str]:
    """The variables of a message, in whatever grammatical form it uses them."""
    selections = Selections()
    selections.visit(pattern)
    return {form[0] if (form := word_and_form(name)) else name for name in selections.variables}


def _selected(pattern: ast.Pattern) -> dict[str, set[str]]:
    """The words that a message selects on, by variable: neither numbers nor plural categories."""
    selections = Selections()
    selections.visit(pattern)
    return {
        name: {key for key in keys if key not in PLURALS and not NUMBER.fullmatch(key)}
        for name, keys in selections.keys.items()
    }


@cache
def parse_entries(text: str) -> tuple[ast.EntryType, ...]:
    """The entries of a Fluent file, junk among them; read only: the same text gives the same entries."""
    return tuple(FluentParser().parse(text).body)


def _entries(files: Mapping[str, str]) -> Iterator[tuple[str, ast.EntryType, int]]:
    for file, text in files.items():
        for entry in parse_entries(text):
            start = entry.id.span.start if isinstance(entry, ast.Message | ast.Term) and entry.id.span else None
            start = entry.span.start if start is None and entry.span else start or 0
            yield file, entry, text.count("\n", 0, start) + 1


def _unreadable(files: Mapping[str, str]) -> Iterator[Fault]:
    for file, entry, line in _entries(files):
        if isinstance(entry, ast.Junk):
            name = (entry.content or "").partition("=")[0].strip()[:60]
            yield Fault(file, line, name, "cannot be read: a brace or a variant without an end, or no *[other]")


def _find_doubled(files: Mapping[str, str]) -> Iterator[Fault]:
    seen: dict[str, str] = {}
    for file, entry, line in _entries(files):
        if isinstance(entry, ast.Message):
            if entry.id.name in seen:
                yield Fault(file, line, entry.id.name, f"stands in {seen[entry.id.name]}, too")
            seen.setdefault(entry.id.name, file)


def _check_command(message: str, place: Place) -> Iterator[Fault]:
    """Discord refuses all commands where the name or the description of one is not as it wants it."""
    if not message.startswith("command-") or "." in message:
        return
    text = "".join(str(part.value) for part in place.pattern.elements if isinstance(part, ast.TextElement))
    if message.endswith("-about") and len(text) > DESCRIPTION:
        yield Fault(place.file, place.line, message, f"has {len(text)} characters; Discord takes {DESCRIPTION}")
    if not message.endswith("-about") and (not COMMAND_NAME.fullmatch(text) or text != text.lower()):
        yield Fault(place.file, place.line, message, "is no name of a command: small letters, digits, - and _")


def _compare(message: str, place: Place, english: Mapping[str, Place], own: Mapping[str, Place]) -> Iterator[Fault]:
    source = english.get(message)
    if source is None:
        if message.rpartition(".")[2] not in FORMS:
            yield Fault(place.file, place.line, message, "is not in English")
    else:
        yield from (Fault(place.file, place.line, message, reason) for reason in _differences(place, source))
    selections = Selections()
    selections.visit(place.pattern)
    for mention in sorted(selections.mentions - own.keys()):
        yield Fault(place.file, place.line, message, f"mentions {mention}, which does not exist")


def _differences(place: Place, source: Place) -> Iterable[str]:
    if place.file != source.file:
        yield f"belongs in {source.file}"
    own, english = _selected(place.pattern), _selected(source.pattern)
    for name in sorted(own.keys() & english.keys()):
        # A value without a variant of its own would be said as the default: as something else.
        if unsaid := ", ".join(f"[{key}]" for key in sorted(english[name] - own[name])):
            yield f"has no {unsaid} for ${name}"
    here, there = words_of(place.pattern), words_of(source.pattern)
    if missing := ", ".join(f"${name}" for name in sorted(there - here)):
        yield f"leaves out {missing}"
    # Who writes a word's short form may choose by its gender.
    details = {name for name in here if any(each.startswith(f"{name}_") for each in there)}
    if surplus := ", ".join(f"${name}" for name in sorted(here - there - details)):
        yield f"has {surplus}, which English does not"
