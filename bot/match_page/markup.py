"""The markdown of messages as HTML. Whatever is not a sign of it is escaped: names of people are never markup."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime

from markupsafe import Markup, escape

_SIGN = re.compile(
    r"\\(?P<escaped>[^\w\s]|_)"
    r"|\*\*(?P<bold>(?:\\.|[^\\])+?)\*\*(?!\*)"
    r"|(?<!\w)_(?P<underlined>[^_\s](?:[^_]*[^_\s])?)_(?!\w)"
    r"|\*(?P<slanted>[^*\s](?:[^*]*[^*\s])?)\*"
    r"|`(?P<code>[^`]+)`"
    r"|<a?:(?P<emoji>\w+):\d+>"
    r"|<t:(?P<time>-?\d+)(?::[a-zA-Z])?>"
    r"|\[(?P<text>[^\]]+)\]\((?P<target>[^)\s]+)\)",
    re.DOTALL,
)
_HEADING = re.compile(r"#{1,3} ")
_SMALL = "-# "


def line(text: str) -> Markup:
    """A line of markdown as HTML for within a paragraph. Links become their texts: a page leads nowhere else."""
    text = _HEADING.sub("", text, count=1) if _HEADING.match(text) else text
    if text.startswith(_SMALL):
        return Markup("<small>{}</small>").format(line(text.removeprefix(_SMALL)))
    return Markup("").join(_parts(text))


def _moment(seconds: int) -> Markup:
    """A time in UTC; the page's script says how long ago that was. What no calendar has is left out."""
    try:
        at = datetime.fromtimestamp(seconds, UTC)
    except (OverflowError, OSError, ValueError):
        return Markup("")
    return Markup('<time datetime="{}">{} UTC</time>').format(at.isoformat(), f"{at:%Y-%m-%d %H:%M}")


def _parts(text: str) -> Iterator[Markup]:
    end = 0
    for sign in _SIGN.finditer(text):
        yield escape(text[end : sign.start()])
        yield _part(sign)
        end = sign.end()
    yield escape(text[end:])


def _part(sign: re.Match[str]) -> Markup:
    kind = sign.lastgroup or ""
    if kind == "escaped":
        return escape(sign["escaped"])
    if kind == "emoji":
        return Markup("")
    if kind == "time":
        return _moment(int(sign["time"]))
    if kind == "code":
        return Markup("<code>{}</code>").format(sign["code"])
    if kind == "target":
        return line(sign["text"])
    tag = Markup("strong" if kind == "bold" else "em")
    return Markup("<{0}>{1}</{0}>").format(tag, Markup("").join(_parts(sign[kind])))
