"""The log of a match, paged by rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.languages import Speech
from bot.panels.answers import pantheon, reader
from bot.panels.control import Control
from bot.panels.identifiers import NUMBER, custom_id, number, template
from bot.panels.layout import Panel, note
from bot.panels.play import bound_here
from bot.panels.turn import names_of
from bot.tables.refusals import Refusal

if TYPE_CHECKING:
    from bot.client import Pantheon

PAGE = 3_500
"""How many characters of log one page holds at most."""


class LogButton(Control, template=template("g1", f"table={NUMBER}", f"page={NUMBER}")):
    """Turns to another page of the log."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Show that page in place of this one."""
        table = number(self.parts["table"])
        await bound_here(interaction, table)
        panel = await log_page(pantheon(interaction), table, number(self.parts["page"]), await reader(interaction))
        await interaction.edit_original_response(view=panel.view)


async def log_page(bot: Pantheon, number_: int, page: int | None, speech: Speech) -> Panel:
    """One page of a table's log; the newest when none is named."""
    table = await bot.tables.get(number_)
    if table.stage == "lobby":
        raise Refusal("wrong_stage")
    match = await bot.tables.match(number_)
    names = names_of(table)
    parts = paged(speech.story(table.game, match.events, names))
    shown = len(parts) - 1 if page is None else min(page, len(parts) - 1)
    heading = speech("bot-log-title", game=speech(f"{table.game}-title"), page=shown + 1, pages=len(parts))
    return Panel(note("\n".join([heading, *parts[shown]]), *_turning(number_, shown, len(parts), speech)))


def paged(lines: Sequence[str]) -> list[list[str]]:
    """The lines in pages of at most ``PAGE`` characters; at least one page."""
    pages: list[list[str]] = [[]]
    size = 0
    for text in lines:
        if size + len(text) + 1 > PAGE and pages[-1]:
            pages.append([])
            size = 0
        pages[-1].append(text)
        size += len(text) + 1
    return pages


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
