"""``/board``, ``/mine``, ``/move``, ``/games``: where a match stands and what one may do in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.commands.answered import answered, table_here
from bot.languages import Speech
from bot.languages.names import shown
from bot.languages.translator import text
from bot.panels.answers import pantheon
from bot.panels.drawing import draw_beside, draw_board
from bot.panels.layout import Panel, message_link, note
from bot.panels.private import show
from bot.panels.turn import board_panel
from bot.tables.refusals import Refusal
from bot.tables.table import Table

if TYPE_CHECKING:
    from bot.client import Pantheon
    from bot.commands.tree import PantheonTree


def add_match_commands(tree: PantheonTree, bot: Pantheon) -> None:
    """Add the commands that show a match."""

    @tree.command(
        name=text("command-board"),
        description=text("command-board-about"),
    )
    async def board(interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, "board", lambda speech: show_board(interaction, speech))

    @tree.command(
        name=text("command-mine"),
        description=text("command-mine-about"),
    )
    async def mine(interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, "mine", lambda speech: show_own(interaction, "mine", speech))

    @tree.command(
        name=text("command-move"),
        description=text("command-move-about"),
    )
    async def move(interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, "move", lambda speech: show_own(interaction, "choices", speech))

    @tree.command(
        name=text("command-games"),
        description=text("command-games-about"),
    )
    async def games(interaction: discord.Interaction[Any]) -> None:
        await answered(interaction, "games", lambda speech: list_games(interaction, speech))


async def show_board(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The board as it is now, in private, with a link to the public one."""
    bot = pantheon(interaction)
    table = await table_here(interaction, over=True)
    if table.stage == "lobby":
        raise Refusal("wrong_stage")
    match = await bot.tables.match(table.id)
    picture = await draw_board(bot, table, match, speech)
    beside = await draw_beside(bot, table, match, speech)
    seat = table.seat_of(interaction.user.id)
    may_choose = seat is not None and match.question_for(seat.number) is not None
    return board_panel(table, match, (), speech, picture, beside=beside, choices=may_choose)


async def show_own(interaction: discord.Interaction[Any], view: str, speech: Speech) -> Panel:
    """The own cards, also after the match, or the own choice."""
    table = await table_here(interaction, over=view == "mine")
    return await show(pantheon(interaction), table.id, interaction.user.id, view, 0, speech)


async def list_games(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """All matches of a person, in all servers: whose turn it is, since when, and where."""
    bot = pantheon(interaction)
    tables = await bot.tables.open_tables_of(interaction.user.id)
    if not tables:
        return Panel(note(speech("bot-games-none")))
    lines = [await game_line(bot, table, interaction.user.id, speech) for table in tables]
    return Panel(note("\n".join([speech("bot-games-title", count=len(tables)), *lines])))


async def game_line(bot: Pantheon, table: Table, person: int, speech: Speech) -> str:
    """One match in a list."""
    place = await bot.tables.message(table.id, "lobby" if table.stage == "lobby" else "board")
    link = message_link(table.server, table.channel, place.message if place else None)
    since = f"<t:{table.moved // 1000}:R>"
    title = speech(f"{table.game}-title")
    if table.stage == "lobby":
        return speech("bot-games-lobby", game=title, link=link, since=since)
    match = await bot.tables.match(table.id)
    waiting = [table.seats[question.seat] for question in match.questions]
    if any(seat.person == person for seat in waiting):
        return speech("bot-games-yours", game=title, link=link, since=since)
    names = ", ".join(shown(seat.name) for seat in waiting)
    return speech("bot-games-other", game=title, link=link, since=since, names=names)
