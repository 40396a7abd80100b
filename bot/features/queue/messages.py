"""What a match of the queue without a channel says to each of its people: that it was found, and how it ended."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.interactions.components import Panel, frame, seat_colour, small, words
from bot.languages import Speech, speech
from bot.reading.board import view_button
from bot.reading.final import ended_panel, final_panel
from bot.reading.muster import answer_buttons, muster_lines
from bot.reading.options import pace_in_words
from bot.reading.pictures import as_wanted, draw_scores
from bot.reading.position import position_of
from bot.reading.seal import seal_line
from bot.reading.seats import signed_name
from bot.services import ViewServices
from bot.tables.model.options import pace_of, token
from bot.tables.model.table import Table
from bot.tables.outbox.posts import FoundPost, OverPost, Pictures


async def found_panel(services: ViewServices, post: FoundPost) -> Panel:
    """The found match: its people, its pace, and the seal of its dice."""
    table, say = post.table, await _speech(services, post.table, post.person)
    names = say.join_words([signed_name(table, seat.number, say) for seat in table.seats])
    pace = token(table.options.limit)
    if table.options.bank:
        pace = pace_of(table.options) or pace
    of = "league-found" if table.is_of_league else "queue-found"
    lines = [
        say(f"{of}-title", game=say(f"{table.game}-title")),
        say(of, names=names, pace=pace_in_words(pace, say)),
        small(seal_line(table, say)),
    ]
    rows: list[ui.ActionRow[Any]] = [ui.ActionRow(view_button(table.game, table.id, "board", say))]
    if table.muster is not None:
        lines[2:2] = ["", *muster_lines(table, say)]
        rows = [answer_buttons(table, say)]
    return Panel(frame(seat_colour(post.seat), [words("\n".join(lines)), *rows]))


async def over_panel(services: ViewServices, post: OverPost, pictures: Pictures) -> Panel:
    """How a match ended: with its score sheet, or why it was given up."""
    table, say = post.table, await _speech(services, post.table, post.person)
    if post.match is None:
        return ended_panel(table, say, post.notes)
    position = position_of(table, post.match, say, news=post.summary)
    picture = await as_wanted(services, draw_scores(services, position), pictures)
    results = await services.tables.results.of_table(table.id)
    ahead = await services.tables.results.ahead_of(table)
    return final_panel(table, position, picture, results, ahead)


async def _speech(services: ViewServices, table: Table, person: int) -> Speech:
    """Texts in a person's language, else in that of the table."""
    return speech(await services.tables.people.private_language(person) or table.language)
