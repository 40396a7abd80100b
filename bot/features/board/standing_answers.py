"""Standing answers: offered with a question, seen and taken back at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.features.board.choices import LABEL, clip
from bot.features.board.controls import (
    AlwaysSelect,
    PlayButton,
    answer_play,
    check_same_channel,
    is_private,
    selected,
    show_privately,
)
from bot.interactions.components import Panel, note
from bot.interactions.handling import reader, tell
from bot.interactions.person import person_of
from bot.interactions.router import Control
from bot.interactions.routes import NUMBER, WORD, custom_id, number, template
from bot.languages import Speech
from bot.services import services_of
from bot.tables.model.table import Seat, Table
from bot.tables.rules.advance_answers import offered_ahead
from bot.tables.rules.choices import ticket_of
from engine.match import Match
from engine.questions import Question
from engine.registry import find_game
from engine.standing_answers import standing_key, standing_options, standing_shortcut

OPTIONS = 25
"""Discord's limit for a select."""
BESIDE = 3
"""How many short buttons a row may hold for one more to stand beside them."""
ALWAYS = "📌"


class AskAgainSelect(Control, template=template("k1", f"table={NUMBER}")):
    """Takes a standing answer back."""

    component = ui.Select

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Ask such questions again, and show what still stands."""
        table = number(self.parts["table"])
        await check_same_channel(interaction, table)
        changed = await services_of(interaction).tables.ask_again(table, person_of(interaction), selected(self))
        await _show(interaction, changed)


class AheadSelect(Control, template=template("sa", f"table={NUMBER}", f"part={NUMBER}")):
    """Answers questions before they come."""

    component = ui.Select

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Keep the answer, and show what stands."""
        table = number(self.parts["table"])
        await check_same_channel(interaction, table)
        key, _, answer = selected(self).partition("=")
        seats = services_of(interaction).tables.seats
        await _show(interaction, await seats.answer_ahead(table, person_of(interaction), key, answer))


async def _show(interaction: discord.Interaction[Any], table: Table) -> None:
    seat = table.seat_of(interaction.user.id)
    assert seat is not None
    match = await services_of(interaction).tables.match(table.id)
    await show_privately(interaction, standing_panel(table, seat, match, await reader(interaction)))


def always_row(table: Table, question: Question, speech: Speech) -> list[ui.ActionRow[Any]]:
    """A select of the answers that may be given always; nothing for a question that comes but once."""
    declared = find_game(table.game).standing_answers
    key = standing_key(declared, question)
    if key is None:
        return []
    answers = standing_options(declared, question)
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id("a1", table.id, ticket_of(table, question)),
        placeholder=clip(speech("bot-always"), 150),
        options=[
            discord.SelectOption(label=clip(in_words(table.game, key, answer, speech), 100), value=answer)
            for answer in answers
        ],
    )
    return [ui.ActionRow(AlwaysSelect(select))] if answers else []


class AlwaysButton(Control, template=template("ab", f"table={NUMBER}", f"ticket={NUMBER}", f"answer={WORD}")):
    """The standing answer that is offered beside the options themselves: one click settles all such questions."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Play it, keep it, and say where it is taken back."""
        table, ticket = number(self.parts["table"]), number(self.parts["ticket"])
        await check_same_channel(interaction, table)
        services = services_of(interaction)
        played = await services.tables.play_always(
            table, interaction.user.id, ticket, self.parts["answer"], interaction.id
        )
        await answer_play(interaction, played)
        if not played.duplicate and not is_private(interaction):
            speech = await reader(interaction)
            seat = played.table.seat_of(interaction.user.id)
            told = [in_words(played.table.game, *each, speech) for each in (seat.standing.items() if seat else ())]
            await tell(interaction, speech("bot-always-kept", answers=speech.listed(told)))


def with_always(
    rows: Sequence[ui.ActionRow[Any]], table: Table, question: Question, speech: Speech
) -> list[ui.ActionRow[Any]]:
    """The rows of a question's options, with its standing answer beside them where one is offered as a button."""
    answer = standing_shortcut(find_game(table.game).standing_answers, question)
    if not answer:
        return list(rows)
    button = AlwaysButton(
        ui.Button(
            custom_id=custom_id("ab", table.id, ticket_of(table, question), answer),
            label=clip(speech(f"{table.game}-always-{question.kind}-{answer}"), LABEL),
            emoji=ALWAYS,
            style=discord.ButtonStyle.secondary,
        )
    )
    *above, last = rows
    fits = len(last.children) <= BESIDE and all(isinstance(each, PlayButton) for each in last.children)
    return [*above, ui.ActionRow(*last.children, button)] if fits else [*rows, ui.ActionRow(button)]


def can_stand(table: Table, question: Question) -> bool:
    """Whether a question may be answered once and for all."""
    return standing_key(find_game(table.game).standing_answers, question) is not None


def standing_panel(table: Table, seat: Seat, match: Match[Any], speech: Speech) -> Panel:
    """What a seat answers always, with a select to take it back, and selects for what it may answer beforehand."""
    ahead = _ahead_rows(table, seat, match, speech)
    if not seat.standing:
        return Panel(note(speech("bot-standing-none"), *ahead))
    told = {key: in_words(table.game, key, answer, speech) for key, answer in seat.standing.items()}
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id("k1", table.id),
        placeholder=speech("bot-standing-cancel"),
        options=[discord.SelectOption(label=clip(text, 100), value=key) for key, text in list(told.items())[:OPTIONS]],
    )
    lines = [speech("bot-standing-title"), *(f"📌 {discord.utils.escape_markdown(text)}" for text in told.values())]
    return Panel(note("\n".join(lines), ui.ActionRow(AskAgainSelect(select)), *ahead))


def _ahead_rows(table: Table, seat: Seat, match: Match[Any], speech: Speech) -> list[ui.ActionRow[Any]]:
    if table.stage != "playing":
        return []
    offered = [
        discord.SelectOption(label=clip(in_words(table.game, key, answer, speech), 100), value=f"{key}={answer}")
        for key, answer in offered_ahead(match, seat.standing)
    ]
    rows: list[ui.ActionRow[Any]] = []
    for start in range(0, len(offered), OPTIONS):
        select: ui.Select[Any] = ui.Select(
            custom_id=custom_id("sa", table.id, len(rows)),
            placeholder=clip(speech("seats-ahead"), 150),
            options=offered[start : start + OPTIONS],
        )
        rows.append(ui.ActionRow(AheadSelect(select)))
    return rows


def in_words(game: str, key: str, answer: str, speech: Speech) -> str:
    """A standing answer in words: to which questions, and which."""
    kind, _, value = key.partition(":")
    fact = next((each.by for each in find_game(game).standing_answers if each.kind == kind), "")
    return speech.filled(game, f"{game}-standing-{kind}-{answer}", {fact: value} if value else {})
