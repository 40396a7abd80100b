"""``/board``, ``/mine``, ``/move``, ``/next``: the board, the own cards, the own choice, that of the next match."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands

from bot.features.board.next_match import elsewhere_panel, find_next, is_shown_here
from bot.features.board.private import show, shown_view
from bot.interactions.availability import ANYWHERE, DIRECTLY, source_of
from bot.interactions.command import add_command, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel
from bot.languages import Speech
from bot.languages.command_names import text
from bot.reading.board import board_panel, parts_of
from bot.reading.final import ended_panel, final_panel
from bot.reading.news import SINCE, headline, news_of, strip_panel
from bot.reading.pictures import draw_board, draw_turn
from bot.reading.position import read_position
from bot.services import services_of
from bot.tables.model.refusals import Refusal


def add_commands(tree: PantheonTree) -> None:
    """Add the commands that show a match."""
    since = [app_commands.Choice(name=text(f"news-since-{each}"), value=each) for each in SINCE]
    add_command(tree, "board", show_board, choices={"since": since}, offered=DIRECTLY)
    add_command(tree, "mine", show_cards, offered=DIRECTLY)
    add_command(tree, "move", show_choices, offered=ANYWHERE)
    add_command(tree, "next", show_next, offered=ANYWHERE)


async def show_board(interaction: discord.Interaction[Any], speech: Speech, *, since: str | None = None) -> Panel:
    """The board as it is now, in private, with what is new to its reader marked; or the turns that they missed."""
    services = services_of(interaction)
    table = await table_here(interaction, over=True)
    if table.stage == "lobby":
        raise Refusal("wrong_stage", {"stage": table.stage})
    if table.seat_of(interaction.user.id) is not None:
        table = await services.tables.time.resting.go_on(table.id)
    match = await services.tables.lookup.match(table.id)
    position = await read_position(services, table, match, speech, interaction.user.id, is_linked=since in SINCE)
    seat = position.viewer
    if table.stage != "playing" and since not in SINCE:
        picture = await draw_board(services, position)
        if table.stage == "ended":
            return ended_panel(table, speech, picture=picture)
        return final_panel(table, position, picture, await services.tables.results.of_table(table.id))
    if since in SINCE:
        return await strip_panel(services, position, since)
    news = await news_of(services, match, seat)
    line = "" if news is None or seat is None else headline(position, news, seat)
    position_with_news = position if news is None else replace(position, news=tuple(news.events))
    picture = await draw_turn(services, position_with_news)
    may_choose = seat is not None and match.question_for(seat) is not None
    hours = await services.tables.time.hours_shown(table.id)
    parts = parts_of(table, position)._replace(hours=hours, heading=line)
    return board_panel(position, picture, parts, choices=may_choose)


async def show_cards(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The own cards, also after the match."""
    table = await table_here(interaction, over=True)
    return await show(services_of(interaction), table.id, interaction.user.id, "mine", 0, speech)


async def show_choices(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The own choice."""
    table = await table_here(interaction)
    return await shown_view(services_of(interaction), table.id, interaction.user.id, "choices", 0, speech)


async def show_next(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The own choice in the match that has waited longest for it, or where that match is."""
    services = services_of(interaction)
    table = await find_next(services, interaction)
    if table is None or not (is_shown_here(interaction, table) or source_of(interaction) == "direct"):
        return await elsewhere_panel(services, interaction, table, speech)
    return await shown_view(services, table.id, interaction.user.id, "choices", 0, speech)
