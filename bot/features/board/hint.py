"""``/hint`` and its button: what a computer player would choose, and why."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.features.board.view import board_button, board_link_row
from bot.interactions.command import add_command, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, frame, seat_colour, small, words
from bot.languages import Speech
from bot.services import Services, services_of
from bot.tables.model.refusals import Refusal

ADVISER = "greedy"
"""The computer player that is asked."""


async def hint_panel(services: Services, number: int, person: int, speech: Speech) -> Panel:
    """What a computer player would choose for this person now. Raises Refusal when there is nothing to choose.

    The log notes the hint when the table's options say so.
    """
    table = await services.tables.get(number)
    if table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": table.stage})
    seat = table.own_seat(person).number
    match = (await services.tables.match(number)).fork()
    question = match.question_for(seat)
    if question is None:
        raise Refusal("not_your_turn", {"names": tuple(table.seats[each.seat].name for each in match.questions)})
    advice = await services.tables.thinking.choose(ADVISER, match, seat)
    option = question.find(advice.option)
    if option is None:
        raise Refusal("no_hint")
    await services.tables.results.note_hint(number, seat)
    label = speech.option(table.game, option, match.preview(seat, option), table.names)
    lines = [speech("records-hint", choice=discord.utils.escape_markdown(label))]
    if reason := speech.advice(table.game, advice, table.names):
        lines.append(reason)
    if table.options.hints:
        lines.append(small(speech("records-hint-noted")))
    row: ui.ActionRow[Any] = ui.ActionRow(board_button(table, speech, "choices", main=True))
    return Panel(
        frame(seat_colour(seat), [words("\n".join(lines)), row, *await board_link_row(services, table, speech)])
    )


def add_commands(tree: PantheonTree) -> None:
    """Add ``/hint``."""
    add_command(tree, "hint", hinted)


async def hinted(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """A hint for the person who asks, about their open choice here."""
    table = await table_here(interaction)
    return await hint_panel(services_of(interaction), table.id, interaction.user.id, speech)
