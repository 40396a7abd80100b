"""In ``/games``: the matches that a person follows, and a select to follow one no more."""

from __future__ import annotations

import contextlib
import re
from itertools import zip_longest
from typing import Any, NamedTuple

from discord import ui

from bot.interactions.components import message_link, option
from bot.interactions.router import Click
from bot.interactions.routes import UNFOLLOW
from bot.languages import Speech
from bot.languages.display_names import plain, safe_name
from bot.reading.erased_people import in_words
from bot.runtime.lookups import look_up_all
from bot.services import Services
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.rules.follows import Way

LINES = 8
"""How many matches are listed in lines; the select has all."""


class FollowedMatch(NamedTuple):
    """A match that a person follows; ``is_seen``: they certainly see its channel now."""

    table: Table
    way: Way
    is_seen: bool


async def matches_followed_by(services: Services, person: int) -> list[FollowedMatch]:
    """The open matches that a person follows. One whose channel they do not see any more is followed no more;
    Discord is asked about those that are listed in lines, for a few seconds altogether.
    """
    ways = await services.tables.follows.of_person(person)
    tables: list[Table] = []
    for id in ways:
        with contextlib.suppress(Refusal):
            tables.append(await services.tables.lookup.get(id))
    tables = [table for table in tables if table.is_open]
    visible = await look_up_all(lambda table: services.can_see(table, person), tables[:LINES])
    matches: list[FollowedMatch] = []
    for table, sees in zip_longest(tables, visible):
        if sees is False:
            await services.tables.follows.stop(person, table.id)
        else:
            matches.append(FollowedMatch(table, ways[table.id], sees is True))
    return matches


def followed_lines(every: list[FollowedMatch], speech: Speech) -> list[str]:
    """The matches in lines, with a heading; none for no match."""
    if not every:
        return []
    lines = [_line(each, speech) for each in every[:LINES]]
    more = [speech("following-more", count=len(every) - LINES)] if len(every) > LINES else []
    return ["", speech("following-list"), *lines, *more]


def _line(match: FollowedMatch, speech: Speech) -> str:
    table = match.table
    names = speech.join_words([safe_name(name) for name in in_words(table, speech).names]) if match.is_seen else "none"
    link = message_link(table.server, table.channel, None)
    return speech("following-line", game=speech(f"{table.game}-title"), names=names, way=match.way, link=link)


def followed_rows(every: list[FollowedMatch], speech: Speech) -> list[ui.ActionRow[Any]]:
    """The select to follow one of them no more."""
    if not every:
        return []
    options = [option(_label(each, speech), str(each.table.id)) for each in every]
    return [UNFOLLOW.select(placeholder=speech("following-choose"), options=options)]


def _label(match: FollowedMatch, speech: Speech) -> str:
    table = match.table
    game = speech(f"{table.game}-title")
    if not match.is_seen:
        return speech("following-option-unseen", game=game)
    names = speech.join_words([plain(seat.name, str(seat.number + 1)) for seat in in_words(table, speech).seats])
    return speech("following-option", game=game, names=names)


def chosen_match(click: Click) -> int:
    """The match that was chosen to be followed no more."""
    if not re.fullmatch(r"[0-9]{1,18}", click.value()):
        raise click.invalid()
    return int(click.value())
