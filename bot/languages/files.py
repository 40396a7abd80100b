"""The languages there are, and their Fluent files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

LANGUAGES = ("en", "de")
"""The languages that can be chosen, the fallback first."""


def pick_language(*candidates: str | None) -> str:
    """The first candidate that there are words for ("de", "de-AT", "en-US" …), English if there is none."""
    for candidate in candidates:
        language = (candidate or "").replace("_", "-").partition("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def sources(language: str) -> dict[str, str]:
    """The text of each Fluent file of a language, by file name, in the order of the names."""
    folder = files("bot.languages").joinpath(language)
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {name: folder.joinpath(name).read_text(encoding="utf-8") for name in names}


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    """Everything that stands in a language's files, in the order of the files and of the lines in them."""
    parser = FluentParser()
    return tuple(entry for text in sources(language).values() for entry in parser.parse(text).body)


@cache
def message_ids(language: str) -> tuple[str, ...]:
    """The ids of all messages of a language, in the order of the files and of the lines in them."""
    return tuple(entry.id.name for entry in entries(language) if isinstance(entry, ast.Message))


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language. Names are isolated by ``names.shown``, so Fluent adds no isolation marks."""
    made = FluentBundle([language], use_isolating=False)
    for text in sources(language).values():
        made.add_resource(FluentResource(text))
    return made
