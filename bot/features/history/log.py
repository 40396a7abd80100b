"""``/log``: the events of a match, round by round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands, ui

from bot.interactions.availability import DIRECTLY
from bot.interactions.command import add_command, channel_meant, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, note, page_row
from bot.interactions.control import Control
from bot.interactions.handling import check_secret
from bot.interactions.router import Click
from bot.interactions.routes import LOG
from bot.languages import Speech
from bot.reading.narration import narrate_chapters
from bot.reading.position import telling_of
from bot.services import Services, services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from engine.events import Event

PAGE = 3_500
"""How many characters of log one page holds at most."""


@LOG.on
async def turn_page(click: Click, table: int, page: int) -> None:
    """Show another page of the log in place of this one."""
    await click.update(await log_page(click.services, table, page, click.speech))


async def log_page(
    services: Services, number_: int, page: int | None, speech: Speech, *, round: int | None = None
) -> Panel:
    """One page of a table's log: that of a round, or else the newest when none is named.

    Raises Refusal: wrong_stage (it has not begun), no_such_round (not played yet).
    """
    table = await services.tables.lookup.get(number_)
    if table.stage == "lobby":
        raise Refusal("wrong_stage", {"stage": table.stage})
    chapters = rounds(await services.tables.lookup.story(number_))
    telling = telling_of(table, speech.with_emojis)
    lines = await services.pool.run(lambda: narrate_chapters(telling, chapters))
    parts = pages_of(lines)
    if round is not None:
        chapter = chapter_of_round(chapters, round)
        if chapter is None:
            raise Refusal("no_such_round", {"round": round})
        page = page_with(sum(map(len, lines[:chapter])), parts)
    page_at = len(parts) - 1 if page is None else min(page, len(parts) - 1)
    heading = speech("log-title", game=speech(f"{table.game}-title"), page=page_at + 1, pages=len(parts))
    return Panel(note("\n".join([heading, *parts[page_at]]), *_turning(number_, page_at, len(parts), speech)))


def rounds(events: Sequence[Event]) -> list[list[Event]]:
    """The events by round: an event that names another round begins a chapter."""
    parts: list[list[Event]] = [[]]
    current: object = None
    for event in events:
        round_of_event = event.facts.get("round", current)
        if round_of_event != current and parts[-1]:
            parts.append([])
        current = round_of_event
        parts[-1].append(event)
    return parts


def chapter_of_round(chapters: Sequence[Sequence[Event]], round: int) -> int | None:
    """The number of the first chapter of a round, or None when there is no such round yet."""
    for place, chapter in enumerate(chapters):
        if chapter and chapter[0].facts.get("round") == round:
            return place
    return None


def page_with(line: int, pages: Sequence[Sequence[str]]) -> int:
    """The page with the line of that number."""
    for place, page in enumerate(pages):
        if line < len(page):
            return place
        line -= len(page)
    return len(pages) - 1


def pages_of(chapters: Sequence[Sequence[str]]) -> list[list[str]]:
    """The chapters' lines in pages of at most ``PAGE`` characters; at least one page.

    A page ends with a chapter, except where a single one is longer than a page.
    """
    pages: list[list[str]] = [[]]
    for chapter in chapters:
        if pages[-1] and _length([*pages[-1], *chapter]) > PAGE:
            pages.append([])
        for line in chapter:
            if pages[-1] and _length([*pages[-1], line]) > PAGE:
                pages.append([])
            pages[-1].append(line)
    return pages


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def _turning(table: int, page: int, pages: int, speech: Speech) -> list[ui.ActionRow[Any]]:
    def button(other: int) -> Control:
        return LOG.button(table, other, label=speech("log-earlier" if other < page else "log-later"))

    return page_row(page, pages, button)


def add_commands(tree: PantheonTree) -> None:
    """Add ``/log``."""
    add_command(tree, "log", open_log, offered=DIRECTLY)


async def open_log(
    interaction: discord.Interaction[Any], speech: Speech, *, round: app_commands.Range[int, 1, 99] | None = None
) -> Panel:
    """The log of the table here, opened at a round, or else at its end; also of a match that was given up."""
    table = await _here(interaction)
    check_secret(interaction, table)
    return await log_page(services_of(interaction), table.id, None, speech, round=round)


async def _here(interaction: discord.Interaction[Any]) -> Table:
    try:
        table = await table_here(interaction, over=True)
    except Refusal as refusal:
        over = await services_of(interaction).tables.ends.last_over(await channel_meant(interaction))
        if over is None or refusal.key != "no_table_here":
            raise
        return over
    if table.is_open:
        return table
    return await services_of(interaction).tables.ends.last_over(await channel_meant(interaction)) or table
