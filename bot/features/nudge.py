"""A nudge: those who wait ask someone, once a day, whether they are still interested."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.interactions.components import Panel, frame, link_row, message_link, seat_colour, words
from bot.interactions.router import Click
from bot.interactions.routes import NUDGE, NUDGE_ANSWER
from bot.languages import Speech
from bot.reading.seats import signed_name
from bot.runtime import metrics
from bot.tables.model.refusals import Refusal
from bot.tables.outbox.posts import DirectNudgePost, NudgePost

STYLES = {"here": discord.ButtonStyle.success, "leave": discord.ButtonStyle.danger}


@NUDGE.on(reply="private")
async def call_asked(click: Click, table: int) -> None:
    """Call those that the match waits for. The dispatcher posts it."""
    seats = await click.tables.time.nudge(table, click.person.id)
    here = await click.tables.lookup.get(table)
    names = click.speech.join_words([signed_name(here, seat, click.speech) for seat in seats])
    await click.tell(click.speech("nudge-done", names=names, count=len(seats)))


@NUDGE_ANSWER.on
async def answer_call(click: Click, table: int, seat: int, answer: str) -> None:
    """Say that one is here, that one needs time, or give up the seat; the others read it on the board."""
    tables, speech = click.tables, click.speech
    if (await tables.lookup.get(table)).own_seat(click.person.id).number != seat:
        raise Refusal("not_asked_of_you")
    if answer == "leave":
        await tables.seats.take_over(table, seat, "asked")
        metrics.NUDGES.labels("leave").inc()
    else:
        await tables.time.answer_nudge(table, click.person.id, seat, answer)
    await click.update(Panel(frame(seat_colour(seat), [words(speech(f"nudge-answered-{answer}"))])).view)


def nudge_panel(post: NudgePost | DirectNudgePost, speech: Speech) -> Panel:
    """The question whether someone is still interested, with its answers."""
    table = post.table
    facts = {"game": speech(f"{table.game}-title"), "channel": f"<#{table.channel}>" if table.server else "none"}
    person = table.seats[post.seat].person
    text = speech("nudge-asks", person="none" if isinstance(post, DirectNudgePost) else f"<@{person}>", **facts)
    buttons = [
        NUDGE_ANSWER.button(
            table.id,
            post.seat,
            answer,
            label=speech(f"nudge-press-{answer}"),
            style=STYLES.get(answer, discord.ButtonStyle.secondary),
        )
        for answer in ("here", "time", "leave")
    ]
    rows: list[ui.ActionRow[Any]] = [ui.ActionRow(*buttons)]
    if post.board is not None:
        rows.append(link_row(speech("board-link"), message_link(table.server, post.board.channel, post.board.message)))
    return Panel(frame(seat_colour(post.seat), [words(text), *rows]))
