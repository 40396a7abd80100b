"""``/replay``: a match as an animation, and step by step with the board as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

import discord
from discord import ui

from bot.features.history.playing_on import play_on_buttons
from bot.features.history.replay_pages import pages_button
from bot.interactions.availability import DIRECTLY
from bot.interactions.command import add_command, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, frame, gallery, seat_colour, words
from bot.interactions.context_menu import add_message_command
from bot.interactions.control import Control
from bot.interactions.handling import read_upload_limit
from bot.interactions.panel_height import TEXT_ROW, height_of, room_of
from bot.interactions.router import Click, beside
from bot.interactions.routes import REPLAY, REPLAY_STEP
from bot.languages import Speech
from bot.languages.captions import Caption
from bot.reading.board_then import board_of
from bot.reading.erased_people import in_words
from bot.reading.pictures import asks_on_second_board, draw_board, draw_replay, draw_second_board, has_second_board
from bot.reading.position import look_of, position_of, telling_of
from bot.reading.story import log
from bot.services import Services, services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.story import between
from bot.tables.model.table import Table
from engine.match import Match
from engine.timeline import Timeline
from rendering.replay import UPLOAD

Pace = Literal["turn", "choice"]
"""The step from one board to the next: a turn, or a choice."""
WAYS = {"first": "⏮️", "back": "◀️", "on": "▶️", "last": "⏭️"}
"""The ways to go from one board to another, and their signs."""
MARGIN = 4
"""How much is left free for what is reckoned too low, in pixels."""


@REPLAY.on(reply="private")
async def show_replay(click: Click, table: int) -> None:
    """Show the animation of a match, in private."""
    limit = read_upload_limit(click.interaction)
    await click.send(await replay_panel(click.services, table, click.speech, click.person.id, limit=limit))


@REPLAY_STEP.on(reply=beside)
async def show_step(click: Click, table: int, pace: Pace, way: str, at: int) -> None:
    """Show the board as it was after this many choices; in a private message it takes the place of the one before."""
    services, person = click.services, click.person.id
    await click.show(await step_panel(services, table, at, pace, click.speech, person, other=way == "beside"))


async def replay_panel(
    services: Services, number_: int, speech: Speech, person: int | None = None, *, limit: int = UPLOAD
) -> Panel:
    """The match so far as an animation of at most ``limit`` bytes, with a button to go through it step by step; for a
    person who has played it also one that sends it as pages, once it is over."""
    table = await services.tables.lookup.get(number_)
    if table.stage == "lobby":
        raise Refusal("wrong_stage", {"stage": table.stage})
    match = await services.tables.lookup.match(number_)
    captions = Caption(speech, table.game, in_words(table, speech).names)
    picture = await draw_replay(services, position_of(table, match, speech), captions, min(limit, UPLOAD))
    facts = {"game": speech(f"{table.game}-title"), "moves": len(match.journal), "over": str(match.is_finished).lower()}
    items: list[ui.Item[Any]] = [words(speech("replay-title", **facts))]
    items.append(gallery([picture]) if picture else words(speech("board-no-picture")))
    has_played = person is not None and table.seat_of(person) is not None
    steps = step_button(table.id, "turn", "first", 0, speech("replay-steps"))
    items.append(ui.ActionRow(steps, *(pages_button(table, speech) if has_played else [])))
    return Panel(frame(seat_colour(None), items), (picture,) if picture else ())


async def step_panel(
    services: Services, number_: int, at: int, pace: Pace, speech: Speech, person: int, *, other: bool = False
) -> Panel:
    """The board after this many choices, as a person wants pictures, the newest events since the one before, as far as
    there is room, and buttons to other boards; of a match with two, the one that the question is about, or the
    ``other``."""
    live = await services.tables.lookup.live(number_)
    table = live.table
    scenes = await services.tables.lookup.timeline(number_)
    at = min(at, len(scenes.every) - 1)
    then = await services.pool.run(lambda: scenes.at(at))
    since = previous_place(scenes, at, pace)
    newest = replace(live, match=scenes.copies[-1])
    events = between(newest, scenes.every[since].events if at else 0, scenes.every[at].events)
    facts = {"at": at, "of": len(scenes.every) - 1, "round": then.round, "game": speech(f"{table.game}-title")}
    title = speech("replay-step-title", **facts)
    # Its own events say where the board before it ended: those of the timeline's last copy are equal, not the same.
    look = await look_of(services, person, is_compact=table.options.pictures == "compact")
    position = position_of(table, then, speech, look=look, news=then.events[scenes.every[since].events :])
    has_two = has_second_board(then) and not position.look.compact
    is_second = has_two and asks_on_second_board(then) != other
    picture = await (draw_second_board if is_second else draw_board)(services, position)
    pictures = (picture,) if picture else ()
    items: list[ui.Item[Any]] = [gallery(pictures) if picture else words(speech("board-no-picture"))]
    items.append(_ways(table, scenes, at, pace, speech))
    label = speech("board-board" if is_second else f"{table.game}-press-beside") if has_two else ""
    turning = [step_button(table.id, pace, "here" if other else "beside", at, label)] if has_two else []
    below = [*turning, *play_on_buttons(services, table, then, speech)]
    items += [ui.ActionRow(*below)] if below else []
    room = room_of(picture) - height_of(frame(None, [words(title), *items]), pictures) - MARGIN
    lines = log(telling_of(table, speech.with_emojis), events, room) if events and room >= TEXT_ROW else []
    return Panel(frame(_colour(then), [words("\n".join([title, *lines])), *items]), pictures)


def previous_place(scenes: Timeline, at: int, pace: Pace) -> int:
    """The place before this one; the beginning has none before it."""
    places = scenes.turns if pace == "turn" else range(len(scenes.every))
    return max((place for place in places if place < at), default=0)


def next_place(scenes: Timeline, at: int, pace: Pace) -> int:
    """The place after this one; the end has none after it."""
    last = len(scenes.every) - 1
    places: Sequence[int] = scenes.turns if pace == "turn" else range(last + 1)
    return min((place for place in places if place > at), default=last)


def _ways(table: Table, scenes: Timeline, at: int, pace: Pace, speech: Speech) -> ui.ActionRow[Any]:
    last = len(scenes.every) - 1
    aims = {"first": 0, "back": previous_place(scenes, at, pace), "on": next_place(scenes, at, pace), "last": last}
    buttons = [
        step_button(table.id, pace, way, aim, "", sign=WAYS[way], off=at == (0 if way in ("first", "back") else last))
        for way, aim in aims.items()
    ]
    other: Pace = "choice" if pace == "turn" else "turn"
    return ui.ActionRow(*buttons, step_button(table.id, other, "pace", at, speech(f"replay-step-by-{other}")))


def step_button(
    table: int, pace: Pace, way: str, at: int, label: str, *, sign: str | None = None, off: bool = False
) -> Control:
    """A button that leads to a place in a match."""
    return REPLAY_STEP.button(table, pace, way, at, label=label, emoji=sign, disabled=off)


def _colour(match: Match[Any]) -> int:
    questions = match.questions
    return seat_colour(questions[0].seat if len(questions) == 1 else None)


def add_commands(tree: PantheonTree) -> None:
    """Add ``/replay``, and *Replay from here* in the menu of a message."""
    add_command(tree, "replay", replay_last, offered=DIRECTLY)
    add_message_command(tree, "replay", replay_from_message)


async def replay_from_message(interaction: discord.Interaction[Any], speech: Speech, message: discord.Message) -> Panel:
    """The match step by step, beginning with the board of a message. Raises Refusal as ``board_of`` does."""
    then = await board_of(interaction, message)
    services, person = services_of(interaction), interaction.user.id
    return await step_panel(services, then.live.table.id, then.choices, "turn", speech, person)


async def replay_last(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The animation of the match here, or of the last one that ended here."""
    table = await table_here(interaction, over=True)
    person, limit = interaction.user.id, read_upload_limit(interaction)
    return await replay_panel(services_of(interaction), table.id, speech, person, limit=limit)
