"""Following a match: how one wants to be written to, the messages themselves, and the list in ``/games``."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.interactions.components import Panel, frame, link_row, message_link, note, words
from bot.interactions.control import Control
from bot.interactions.handling import speech_of
from bot.interactions.router import Click
from bot.interactions.routes import FOLLOW, FOLLOW_ASK
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.reading.erased_people import in_words
from bot.reading.final import place_line
from bot.reading.position import position_of, telling_of
from bot.reading.story import story
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.outbox.posts import FollowPost
from bot.tables.rules.follows import WAYS, Way

NEWS = 220.0
"""How many pixels high the lines about what happened may be."""


@FOLLOW_ASK.on(reply="private")
async def ask_way(click: Click, table: int) -> None:
    """Ask how the clicker wants to follow a match."""
    ways = await click.tables.follows.of_person(click.person.id)
    await click.show(way_panel(await click.tables.lookup.get(table), ways.get(table), click.speech))


def way_panel(table: Table, now: Way | None, speech: Speech) -> Panel:
    """The question how someone wants to follow a match; ``now`` is how they do (None: they do not)."""
    text = speech("following-question", game=speech(f"{table.game}-title"), now=now or "none")
    return Panel(note(text, ui.ActionRow(*follow_buttons(table.id, now, speech))))


def follow_buttons(table: int, now: Way | None, speech: Speech) -> list[Control]:
    """The buttons for what is not so now."""
    ways = [way for way in WAYS if way != now]
    buttons = [FOLLOW.button(table, way, label=speech(f"following-press-{way}"), emoji="👁️") for way in ways]
    stop = FOLLOW.button(table, "stop", label=speech("following-press-stop"), style=discord.ButtonStyle.danger)
    return [*buttons, *([stop] if now else [])]


@FOLLOW.on(reply="private", reach="handler")
async def choose_way(click: Click, table: int, way: str) -> None:
    """Follow a match, or no more. From a direct message, too: Discord says whether the clicker sees the channel.

    Raises Refusal: unseen, and what ``Follows.follow`` raises.
    """
    tables, person, speech = click.tables, click.person.id, click.speech
    if way == "stop":
        await tables.follows.stop(person, table)
        await click.tell(speech("following-stopped"))
        return
    if not await click.services.can_see(await tables.lookup.get(table), person):
        raise Refusal("unseen")
    match_table = await tables.follows.follow(person, table, "turn" if way == "turn" else "end")
    # Now it is kept who they are, and so that they have used the bot.
    await tables.conversations.note_click(person, None, speech_of(click.interaction).language)
    await click.tell(speech(f"following-begun-{way}", game=speech(f"{match_table.game}-title")))


def follow_panel(post: FollowPost, speech: Speech) -> Panel:
    """A turn that is over, or the end of a match that someone follows."""
    table = in_words(post.table, speech)
    facts = {"game": speech(f"{table.game}-title"), "names": speech.join_words([safe_name(n) for n in table.names])}
    telling = telling_of(table, speech)
    if table.is_open:
        names = [] if post.match is None else [table.seats[each.seat].name for each in post.match.questions]
        turn = speech.join_words([safe_name(name) for name in names])
        title = speech("following-turn", turn=turn, count=len(names), **facts)
        lines = story(telling, post.summary, NEWS)
    elif post.match is None:
        title, lines = speech("following-given-up", **facts), story(telling, post.notes)
    else:
        title = speech("following-over", **facts)
        telling = position_of(table, post.match, speech).telling
        lines = [place_line(telling, standing) for standing in post.match.standings]
    rows: list[ui.ActionRow[Any]] = [ui.ActionRow(*follow_buttons(table.id, "turn", speech))] if table.is_open else []
    if post.board is not None:
        rows.append(link_row(speech("board-link"), message_link(table.server, post.board.channel, post.board.message)))
    return Panel(frame(None, [words("\n".join([title, *lines])), *rows]))
