"""Answers of people who are asked to confirm a match before it begins."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.interactions.components import Panel, frame, link_row, message_link, moment, note, seat_colour, words
from bot.interactions.router import Click
from bot.interactions.routes import MUSTER
from bot.languages import Speech
from bot.reading.muster import answer_buttons
from bot.tables.outbox.posts import DirectMusterPost, MusterPost


@MUSTER.on
async def answer_muster(click: Click, table: int, answer: str) -> None:
    """Say that one is ready, or cannot play. The dispatcher shows it in the lobby, and the begin of a match that has no
    channel; a direct message changes at once."""
    if answer == "ready":
        lobby = await click.tables.musters.confirm(table, click.person, click.interaction.id)
        if lobby.is_direct and lobby.stage == "playing":
            return
        key = "muster-answered-ready" if lobby.stage == "lobby" else "muster-answered-begun"
    else:
        lobby = await click.tables.musters.decline(table, click.person)
        key = "muster-answered-off" if lobby.queued else "muster-answered-cannot"
    if click.interaction.guild_id is None:
        await click.update(note(click.speech(key)))


def direct_panel(post: DirectMusterPost, speech: Speech) -> Panel:
    """The question by a direct message, with a way to the lobby."""
    table, place = post.table, post.lobby
    text = speech("muster-calls", game=speech(f"{table.game}-title"), until=moment(table.muster or 0, "R"))
    rows: list[ui.ActionRow[Any]] = [answer_buttons(table, speech)]
    if place is not None:
        rows.append(link_row(speech("muster-link"), message_link(table.server, place.channel, place.message)))
    return Panel(frame(seat_colour(post.seat), [words(text), *rows]))


def called_text(post: MusterPost, speech: Speech) -> str:
    """The call in the channel, for someone whose quiet hours were not over when the others were called."""
    table, place = post.table, post.lobby
    link = message_link(table.server, place.channel, place.message)
    person = f"<@{table.seats[post.seat].person}>"
    return speech("muster-mention", person=person, link=link, until=moment(table.muster or 0, "R"))
