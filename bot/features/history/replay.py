"""A match seen again: as an animation, and step by step with the board as it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Literal

import discord
from discord import ui

from bot.features.board.controls import check_same_channel, is_private
from bot.features.board.narration import told
from bot.features.board.pictures import draw_beside, draw_board, draw_replay
from bot.features.board.view import names_of
from bot.interactions.colours import seat_colour
from bot.interactions.components import Panel, frame, gallery, words
from bot.interactions.handling import acknowledge, reader
from bot.interactions.router import Control
from bot.interactions.routes import NUMBER, custom_id, number, template
from bot.languages import Speech
from bot.languages.captions import caption
from bot.services import Services, services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.story import between
from bot.tables.model.table import Table
from engine.match import Match
from rendering.replay import UPLOAD
from rendering.timeline import Timeline

Pace = Literal["turn", "choice"]
"""From one board to the next it is a turn, or a choice."""
WAYS = {"first": "⏮️", "back": "◀️", "on": "▶️", "last": "⏭️"}
"""The ways to go from one board to another, and their signs."""
LINES = 12
"""How many lines of what happened stand above a board at most."""


class ReplayButton(Control, template=template("e1", f"table={NUMBER}")):
    """Shows the animation of a match, in private."""

    private = True

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Draw it and send it."""
        table = number(self.parts["table"])
        await check_same_channel(interaction, table)
        panel = await replay_panel(
            services_of(interaction), table, await reader(interaction), limit=interaction.filesize_limit
        )
        await interaction.followup.send(view=panel.view, files=panel.files(), ephemeral=True)


class StepButton(
    Control,
    template=template("i1", f"table={NUMBER}", "pace=turn|choice", f"way={'|'.join((*WAYS, 'pace'))}", f"at={NUMBER}"),
):
    """Shows the board as it was after so many choices."""

    async def acknowledge(self, interaction: discord.Interaction[Any]) -> bool:
        """In a private message the board takes the place of the one before; elsewhere it gets a message of its own."""
        return await acknowledge(interaction, private=not is_private(interaction))

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Show that board."""
        table = number(self.parts["table"])
        await check_same_channel(interaction, table)
        pace: Pace = "turn" if self.parts["pace"] == "turn" else "choice"
        speech = await reader(interaction)
        panel = await step_panel(services_of(interaction), table, number(self.parts["at"]), pace, speech)
        if is_private(interaction):
            await interaction.edit_original_response(view=panel.view, attachments=panel.files())
        else:
            await interaction.followup.send(view=panel.view, files=panel.files(), ephemeral=True)


async def replay_panel(services: Services, number_: int, speech: Speech, *, limit: int = UPLOAD) -> Panel:
    """The match so far as an animation of at most ``limit`` bytes, with a button to go through it step by step."""
    table = await services.tables.get(number_)
    if table.stage == "lobby":
        raise Refusal("wrong_stage", {"stage": table.stage})
    match = await services.tables.match(number_)
    captions = caption(speech, table.game, names_of(table))
    picture = await draw_replay(services, table, match, speech, captions, min(limit, UPLOAD))
    facts = {"game": speech(f"{table.game}-title"), "moves": len(match.journal), "over": str(match.finished).lower()}
    items: list[ui.Item[Any]] = [words(speech("records-replay-title", **facts))]
    items.append(gallery([picture]) if picture else words(speech("bot-no-picture")))
    items.append(ui.ActionRow(step_button(table.id, "turn", "first", 0, speech("records-replay-steps"))))
    return Panel(frame(seat_colour(None), items), (picture,) if picture else ())


async def step_panel(services: Services, number_: int, at: int, pace: Pace, speech: Speech) -> Panel:
    """The board after so many choices, what happened since the one before, and ways to go on from there."""
    live = await services.tables.repository.live(number_)
    table = live.table
    scenes = await services.tables.retold.timeline(live)
    at = min(at, len(scenes.every) - 1)
    then = await services.tables.pool.run(lambda: scenes.at(at))
    since = before(scenes, at, pace)
    newest = replace(live, match=scenes.copies[-1])
    events = between(newest, scenes.every[since].events if at else 0, scenes.every[at].events)
    facts = {"at": at, "of": len(scenes.every) - 1, "round": then.round, "game": speech(f"{table.game}-title")}
    lines = [speech("records-step-title", **facts), *told(table, events, speech)[-LINES:]]
    picture = await draw_board(services, table, then, speech, summary=events)
    beside = None if table.conduct.pictures == "compact" else await draw_beside(services, table, then, speech)
    drawn = tuple(each for each in (picture, beside) if each)
    items: list[ui.Item[Any]] = [words("\n".join(lines)), *(gallery([each]) for each in drawn)]
    if picture is None:
        items.append(words(speech("bot-no-picture")))
    items.append(_ways(table, scenes, at, pace, speech))
    return Panel(frame(_colour(then), items), drawn)


def before(scenes: Timeline, at: int, pace: Pace) -> int:
    """The place before this one; the beginning has none before it."""
    places = scenes.turns if pace == "turn" else range(len(scenes.every))
    return max((place for place in places if place < at), default=0)


def after(scenes: Timeline, at: int, pace: Pace) -> int:
    """The place after this one; the end has none after it."""
    last = len(scenes.every) - 1
    places: Sequence[int] = scenes.turns if pace == "turn" else range(last + 1)
    return min((place for place in places if place > at), default=last)


def _ways(table: Table, scenes: Timeline, at: int, pace: Pace, speech: Speech) -> ui.ActionRow[Any]:
    last = len(scenes.every) - 1
    aims = {"first": 0, "back": before(scenes, at, pace), "on": after(scenes, at, pace), "last": last}
    buttons = [
        step_button(table.id, pace, way, aim, "", sign=WAYS[way], off=at == (0 if way in ("first", "back") else last))
        for way, aim in aims.items()
    ]
    other: Pace = "choice" if pace == "turn" else "turn"
    return ui.ActionRow(*buttons, step_button(table.id, other, "pace", at, speech(f"records-step-by-{other}")))


def step_button(
    table: int, pace: Pace, way: str, at: int, label: str, *, sign: str | None = None, off: bool = False
) -> StepButton:
    """A button that leads to a place in a match."""
    return StepButton(
        ui.Button(
            custom_id=custom_id("i1", table, pace, way, at),
            label=label or None,
            emoji=sign,
            style=discord.ButtonStyle.secondary,
            disabled=off,
        )
    )


def replay_button(table: Table, speech: Speech) -> ReplayButton:
    """A button that shows the animation of a match."""
    return ReplayButton(
        ui.Button(
            custom_id=custom_id("e1", table.id),
            label=speech("records-replay"),
            emoji="🎞️",
            style=discord.ButtonStyle.secondary,
        )
    )


def _colour(match: Match[Any]) -> int:
    questions = match.questions
    return seat_colour(questions[0].seat if len(questions) == 1 else None)
