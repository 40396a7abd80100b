"""Solo matches without a channel: the board lives in the replies to the player's interactions.

Where someone uses the bot that they have added to their account, it may only answer interactions: it posts nothing
unasked. Tries at the challenge of the day are shown so everywhere, since others play with the same dice. Each answer
is the whole board with everything to choose, or the end of the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.interactions.components import Panel, small
from bot.interactions.router import Click
from bot.languages import Speech
from bot.reading.board import board_button, board_panel, parts_of
from bot.reading.final import ended_panel, final_panel
from bot.reading.pictures import draw_scores, draw_turn
from bot.reading.position import position_of, read_position
from bot.services import Services
from bot.tables.model.open_table import OpenTable
from bot.tables.model.table import Table
from engine.events import Event

COMPUTERS_ANSWER_WITHIN = 5.0
"""How many seconds an answer waits for computer players."""


async def answered_panel(
    services: Services, number: int, person: int, speech: Speech, events: Sequence[Event] = ()
) -> Panel:
    """The match as it stands when the computer players have chosen, with ``events`` and what followed.

    While they think for longer, a button shows it later.
    """
    tables = services.tables
    await tables.computers.wait_for(number, COMPUTERS_ANSWER_WITHIN)
    live = await tables.lookup.live(number, with_events=True)
    table, match, news = live.table, live.playing, _since(live, events)
    if table.stage == "finished":
        results = await tables.results.of_table(number)
        final_position = position_of(table, match, speech, news=news)
        ahead, scores = await tables.results.ahead_of(table), await draw_scores(services, final_position)
        return final_panel(table, final_position, scores, results, ahead)
    if table.stage != "playing":
        return ended_panel(table, speech)
    position = await read_position(services, table, match, speech, person, news=news)
    picture = await draw_turn(services, position)
    button = board_button(position, "choices", main=True)
    later: list[ui.ActionRow[Any]] = [] if live.awaited_seats else [ui.ActionRow(button)]
    return board_panel(position, picture, parts_of(table, position, more=later))


def _since(live: OpenTable, events: Sequence[Event]) -> list[Event]:
    """The story since an event; nothing where that is not known."""
    if not events:
        return []
    story = live.story()
    first = next((at for at, event in enumerate(story) if event is events[0]), len(story))
    return story[first:]


async def show_answered(click: Click, table: Table, events: Sequence[Event] = ()) -> None:
    """Show a match that lives in answers in the private message that was clicked, or in a new one. Others are posted by
    the dispatcher."""
    if table.is_answered:
        await click.show(await answered_panel(click.services, table.id, click.person.id, click.speech, events))


def about_answers(table: Table, speech: Speech) -> str:
    """What the bot cannot do for a match without a channel, and its seal, which stands in no message of its own."""
    return small(speech("answered-about" if table.day is None else "daily-private", seal=table.commitment))
