"""``/hint`` and its button: what the strongest computer player would choose, why, and by how much it is better."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import ui

from bot.features.board.choices import option_in_words
from bot.features.board.view import board_button, board_link_row
from bot.features.seats.view import waiting_for
from bot.interactions.availability import DIRECTLY
from bot.interactions.command import add_command, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, frame, note, seat_colour, small, words
from bot.interactions.router import Click, beside
from bot.interactions.routes import HINT_UNRATED
from bot.languages import Speech
from bot.languages.numbers import signed_tenths
from bot.services import Services, services_of
from bot.tables.model.open_table import OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table, board_link
from bot.tables.pondering import MovedOn
from bot.tables.rules.choices import ticket_of
from bot.tables.thinking import AT_ONCE
from engine.analysis.hint import Hint, hint
from engine.match import Match
from engine.players.comparison import Lead
from engine.questions import Question
from rendering.cpu_pool import PoolBusy
from rendering.workers import WorkerLost

DOUBTFUL, ALMOST = 70, 99
"""How sure a lead must be to be told as one, in percent, and what none exceeds: it was found by trying out."""

SLIGHT_POINTS, SLIGHT_WIN = 0.3, 0.01
"""A lead below both is none, however sure it is: the same face in another place, for example."""


async def hint_panel(services: Services, number: int, person: int, speech: Speech) -> Panel:
    """What a computer player would choose for this person now. Raises Refusal when there is nothing to choose, or when
    the match has moved on meanwhile.

    In a rated match it is a question first: whether the match shall count for no rating. The log notes the hint when
    the table's options say so.
    """
    table = await services.tables.get(number)
    if table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": table.stage})
    seat = table.own_seat(person).number
    if table.ranked:
        raise Refusal("daily_no_help")
    live = await services.tables.repository.live(number)
    match = live.playing.fork()
    question = match.question_for(seat)
    if question is None:
        raise Refusal("not_your_turn", {"names": tuple(table.seats[each.seat].name for each in match.questions)})
    if await services.tables.results.is_rated(number):
        return _question_first(table, seat, speech)
    ticket = ticket_of(live.table, question)
    thought = _thought_out(services, match, seat)
    try:
        found = await services.tables.pondering.about(number, partial(_is_asked, seat, ticket), thought)
    except MovedOn:
        raise Refusal("stale", board_link(table, await services.tables.message(number, "board"))) from None
    if question.find(found.advice.option) is None:
        raise Refusal("no_hint")
    await services.tables.results.note_hint(number, seat)
    lines = _told(table, match, question, found, speech)
    if table.options.hints:
        lines.append(small(speech("records-hint-noted")))
    row: ui.ActionRow[Any] = ui.ActionRow(board_button(table, speech, "choices", main=True))
    return Panel(
        frame(seat_colour(seat), [words("\n".join(lines)), row, *await board_link_row(services, table, speech)])
    )


def _is_asked(seat: int, ticket: int, now: OpenTable) -> bool:
    """Whether this question is still open: neither answered, nor taken back, nor at a match that is over."""
    question = now.match.question_for(seat) if now.match and now.table.stage == "playing" else None
    return question is not None and ticket_of(now.table, question) == ticket


async def _thought_out(services: Services, match: Match[Any], seat: int) -> Hint:
    """The hint; where too much waits to be thought about, what the quick player would choose."""
    thinking = services.tables.thinking
    try:
        return await thinking.work_out(partial(hint, match, seat))
    except (PoolBusy, WorkerLost):
        advice = await thinking.choose(AT_ONCE, match, seat)
        return Hint(advice, advice.option)


def _told(table: Table, match: Match[Any], question: Question, found: Hint, speech: Speech) -> list[str]:
    """A hint in sentences: the choice, why, and how it compares with the next one."""

    def label(option_id: str) -> str:
        told = option_in_words(table, match, question, option_id, speech)
        if told is None:
            raise Refusal("no_hint")
        return told

    lines = [speech("records-hint", choice=label(found.advice.option))]
    if found.advice.option != found.greedy:
        lines.append(speech("records-hint-tried", other=label(found.greedy)))
    elif reason := speech.advice(table.game, found.advice, table.names):
        lines.append(reason)
    if found.lead is not None:
        lines.append(_compared(found.lead, label(found.next), speech))
    return lines


def _compared(lead: Lead, other: str, speech: Speech) -> str:
    """By how much the choice is better than the next one, or that the two are about as good."""
    sure = min(ALMOST, int(100 * lead.sure))
    if sure < DOUBTFUL or (abs(lead.points) < SLIGHT_POINTS and abs(lead.win) < SLIGHT_WIN):
        return speech("records-hint-even", other=other)
    win = f"{round(100 * lead.win):+d}".replace("-", "−")
    points = signed_tenths(lead.points, speech.language)
    return speech("records-hint-lead", other=other, points=points, win=win, sure=sure)


def _question_first(table: Table, seat: int, speech: Speech) -> Panel:
    ask = HINT_UNRATED.button(table.id, label=speech("records-hint-unrated-press"), style=discord.ButtonStyle.danger)
    row: ui.ActionRow[Any] = ui.ActionRow(ask, board_button(table, speech, "choices", main=True))
    return Panel(frame(seat_colour(seat), [words(speech("records-hint-unrated")), row]))


@HINT_UNRATED.on(reply=beside)
async def ask_for_unrated(click: Click, table: int) -> None:
    """Ask the others whether the match shall count for no rating; where it does not any more, show the hint."""
    await click.check_here(table)
    speech = await click.speech()
    if not await click.tables.results.is_rated(table):
        await click.show(await hint_panel(click.services, table, click.person.id, speech))
        return
    asked = await click.tables.seats.play_unrated(table, click.person)
    await click.show(Panel(note(waiting_for(asked, speech, "records-hint-asked"))))


def add_commands(tree: PantheonTree) -> None:
    """Add ``/hint``."""
    add_command(tree, "hint", hinted, offered=DIRECTLY)


async def hinted(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """A hint for the person who asks, about their open choice here."""
    table = await table_here(interaction)
    return await hint_panel(services_of(interaction), table.id, interaction.user.id, speech)
