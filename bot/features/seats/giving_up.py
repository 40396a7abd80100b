"""Ending a match alone: the question before it, and the button that takes it back for an hour."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.interactions.components import Panel, note
from bot.interactions.handling import check_reach
from bot.interactions.router import Click
from bot.interactions.routes import GIVE_UP, TAKE_BACK_END
from bot.languages import Speech
from bot.languages.display_names import shown
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from engine.match import Match

END, END_AS_MANAGER, PLAY_ON = "end", "manager", "play"


@GIVE_UP.on
async def answer_giving_up(click: Click, table: int, answer: str) -> None:
    """End the match, or leave everything as it is."""
    tables, speech = click.tables, await click.speech()
    if answer == PLAY_ON:
        await click.update(note(speech("seats-played-on")))
        return
    if answer == END_AS_MANAGER:
        await _check_reach(click, table)
        if not click.interaction.permissions.manage_guild:
            raise Refusal("not_manager")
        await tables.ends.end_as_manager(table, click.person)
    else:
        await tables.ends.vote(table, click.person)
    await click.update(note(speech("bot-match-end-counted")))


@TAKE_BACK_END.on
async def take_back_end(click: Click, table: int) -> None:
    """Resume a match that the clicker has given up. The dispatcher posts the board."""
    await _check_reach(click, table)
    await click.tables.ends.take_back(table, click.person)
    await click.tell((await click.speech())("seats-end-taken-back"))


async def _check_reach(click: Click, table: int) -> None:
    await check_reach(click.interaction, await click.tables.get(table))


def giving_up_panel(table: Table, match: Match[Any], seat: int, speech: Speech) -> Panel:
    """The confirmation before a person gives up alone, with the state of the match."""
    points = {standing.seat: standing.points for standing in match.standings}
    own = points.pop(seat)
    best = max(points.values(), default=None)
    stands = "alone" if best is None else "tied" if own == best else "ahead" if own > best else "behind"
    facts = {"round": match.round, "stands": stands, "own": own, "best": best or 0}
    asked = speech("seats-really-end", game=speech(f"{table.game}-title"), **facts)
    return Panel(note(asked, _answers(table, END, speech)))


def ending_panel(table: Table, speech: Speech) -> Panel:
    """The confirmation before a manager of the server ends a match, or a lobby, of other people."""
    names = speech.listed([shown(seat.name) for seat in table.seats])
    asked = speech("seats-really-end-theirs", game=speech(f"{table.game}-title"), names=names)
    return Panel(note(asked, _answers(table, END_AS_MANAGER, speech)))


def _answers(table: Table, yes: str, speech: Speech) -> ui.ActionRow[Any]:
    styles = {yes: discord.ButtonStyle.danger, PLAY_ON: discord.ButtonStyle.secondary}
    return ui.ActionRow(
        *(
            GIVE_UP.button(table.id, answer, label=speech(f"seats-press-{answer}"), style=style)
            for answer, style in styles.items()
        )
    )


def take_back_row(table: Table, speech: Speech) -> ui.ActionRow[Any]:
    """The button below the end of a match that one person gave up."""
    return ui.ActionRow(TAKE_BACK_END.button(table.id, label=speech("seats-press-take-back")))
