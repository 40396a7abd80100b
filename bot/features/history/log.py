"""The log of a match, paged by rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.features.board.controls import check_same_channel
from bot.features.board.narration import told_by_chapters
from bot.interactions.components import Panel, note
from bot.interactions.handling import reader
from bot.interactions.router import Control
from bot.interactions.routes import NUMBER, custom_id, number, template
from bot.languages import Speech
from bot.services import Services, services_of
from bot.tables.model.refusals import Refusal
from engine.events import Event

PAGE = 3_500
"""How many characters of log one page holds at most."""


class LogButton(Control, template=template("g1", f"table={NUMBER}", f"page={NUMBER}")):
    """Turns to another page of the log."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Show that page in place of this one."""
        table = number(self.parts["table"])
        await check_same_channel(interaction, table)
        panel = await log_page(services_of(interaction), table, number(self.parts["page"]), await reader(interaction))
        await interaction.edit_original_response(view=panel.view)


async def log_page(
    services: Services, number_: int, page: int | None, speech: Speech, *, round: int | None = None
) -> Panel:
    """One page of a table's log: that of a round, or else the newest when none is named.

    Raises Refusal: wrong_stage (it has not begun), no_such_round (not played yet).
    """
    table = await services.tables.get(number_)
    if table.stage == "lobby":
        raise Refusal("wrong_stage")
    chapters = rounds(await services.tables.story(number_))
    told = await services.tables.pool.run(lambda: told_by_chapters(table, chapters, speech))
    parts = paged(told)
    if round is not None:
        chapter = begun(chapters, round)
        if chapter is None:
            raise Refusal("no_such_round", {"round": round})
        page = page_with(sum(map(len, told[:chapter])), parts)
    shown = len(parts) - 1 if page is None else min(page, len(parts) - 1)
    heading = speech("bot-log-title", game=speech(f"{table.game}-title"), page=shown + 1, pages=len(parts))
    return Panel(note("\n".join([heading, *parts[shown]]), *_turning(number_, shown, len(parts), speech)))


def rounds(events: Sequence[Event]) -> list[list[Event]]:
    """The events round by round: one that names another round than before begins it."""
    parts: list[list[Event]] = [[]]
    current: object = None
    for event in events:
        named = event.facts.get("round", current)
        if named != current and parts[-1]:
            parts.append([])
        current = named
        parts[-1].append(event)
    return parts


def begun(chapters: Sequence[Sequence[Event]], round: int) -> int | None:
    """The number of the first chapter of a round, or None when there is no such round yet."""
    for place, chapter in enumerate(chapters):
        if chapter and chapter[0].facts.get("round") == round:
            return place
    return None


def page_with(line: int, pages: Sequence[Sequence[str]]) -> int:
    """The page on which the line of that number stands."""
    for place, page in enumerate(pages):
        if line < len(page):
            return place
        line -= len(page)
    return len(pages) - 1


def paged(chapters: Sequence[Sequence[str]]) -> list[list[str]]:
    """The chapters' lines in pages of at most ``PAGE`` characters; at least one page.

    A page ends with a chapter, except where a single one is longer than a page.
    """
    pages: list[list[str]] = [[]]
    for chapter in chapters:
        if pages[-1] and _length([*pages[-1], *chapter]) > PAGE:
            pages.append([])
        for text in chapter:
            if pages[-1] and _length([*pages[-1], text]) > PAGE:
                pages.append([])
            pages[-1].append(text)
    return pages


def _length(lines: Sequence[str]) -> int:
    return sum(len(text) + 1 for text in lines)


def _turning(table: int, page: int, pages: int, speech: Speech) -> list[ui.ActionRow[Any]]:
    buttons = [
        LogButton(
            ui.Button(
                custom_id=custom_id("g1", table, other),
                label=speech(label),
                style=discord.ButtonStyle.secondary,
            )
        )
        for other, label in ((page - 1, "bot-log-earlier"), (page + 1, "bot-log-later"))
        if 0 <= other < pages
    ]
    return [ui.ActionRow(*buttons)] if buttons else []
