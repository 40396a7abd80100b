"""Writes the pages: HTML by templates in which every text is escaped."""

from __future__ import annotations

from datetime import datetime
from functools import cache
from typing import Any, Literal

from babel.dates import format_datetime
from jinja2 import Environment, PackageLoader, StrictUndefined, Template

from bot.languages import Speech, speech
from bot.match_page.assets import assets
from bot.match_page.markup import line
from bot.match_page.values import Head, Image, LogPage, MatchPage

MARKS = ("●", "◆", "▲", "■")
"""The shapes of the seats, as on the boards."""
WAYS = {"first": "|◀", "back": "◀", "on": "▶", "last": "▶|"}
"""The steps to other turns, and their signs."""
PLAIN_SIGN = "\ufe0e"
"""Asks for the sign as a letter, not as an emoji."""
Reason = Literal["gone", "busy", "failed"]
"""Why there is no page: there is none at this address (any more), too many requests, or a fault."""


def write_page(page: MatchPage) -> str:
    """The whole page of a match, as HTML."""
    summary = _summary(page, speech(page.head.language))
    return _template("match.html").render(**_facts_of(page), **_of_head(page.head), summary=summary)


def write_live(page: MatchPage) -> str:
    """What changes on the page of a match with each move: HTML that the page's script puts into its ``main``."""
    return _template("live.html").render(**_facts_of(page), say=speech(page.head.language))


def write_log(page: LogPage) -> str:
    """The page with all turns of a match, as HTML."""
    return _template("log.html").render(page=page, **_of_head(page.head))


def write_gone(language: str, assets_at: str, reason: Reason = "gone") -> str:
    """A page that says why there is nothing to see, as HTML."""
    head = Head(language, speech(language)("webpage-gone-title"), assets_at)
    return _template("gone.html").render(reason=reason, **_of_head(head))


def _facts_of(page: MatchPage) -> dict[str, Any]:
    language = page.head.language

    def moment(at: datetime) -> str:
        return f"{format_datetime(at, 'medium', locale=language)} UTC"

    return {
        "page": page,
        "moment": moment,
        "ways": [(way, sign + PLAIN_SIGN, getattr(page.steps, way)) for way, sign in WAYS.items()],
        "names": {piece.id: piece.name for piece in page.pieces},
        "turn_in_words": turn_in_words(page, speech(language)),
    }


def turn_in_words(page: MatchPage, say: Speech) -> str:
    """Which turn a page shows."""
    return say("webpage-turn", turn=page.turn, turns=page.turns, round=page.round)


def _summary(page: MatchPage, say: Speech) -> str:
    """What a chat writes below the title of the link."""
    if page.sheet:
        first = [f"{place.name} {place.points}" for place in page.sheet.places]
        return f"{say('webpage-result')}: {' · '.join(first)}"
    text = say("webpage-asked", names=say.join_words(page.asked), count=len(page.asked)) if page.asked else ""
    return " · ".join(filter(None, [turn_in_words(page, say), text]))


def _sources(image: Image) -> str:
    return ", ".join(f"{file.address} {file.width}w" for file in image.files)


def _of_head(head: Head) -> dict[str, Any]:
    files = assets()
    names = {"style": files["page.css"].name, "script": files["page.js"].name, "icon": files["icon.svg"].name}
    return {"head": head, "say": speech(head.language), **names}


def _template(name: str) -> Template:
    return _environment().get_template(name)


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("bot.match_page"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals.update(line=line, marks=MARKS, sources=_sources)
    return environment
