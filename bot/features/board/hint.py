"""``/hint`` and its button: what the strongest computer player would choose, and why; a click plays it."""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord import ui

from bot.interactions.availability import DIRECTLY
from bot.interactions.command import add_command, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, frame, note, seat_colour, small, words
from bot.interactions.custom_ids import LONGEST_OPTION
from bot.interactions.router import Click, beside
from bot.interactions.routes import HINT_UNRATED, HINT_WHY, PLAY
from bot.languages import Speech
from bot.languages.numbers import signed_tenths
from bot.processes.job_queue import PoolBusy
from bot.processes.workers import WorkerLost
from bot.reading.board import board_button, view_button
from bot.reading.choices import option_in_words
from bot.reading.links import board_link_rows
from bot.reading.position import Position, board_address, position_of
from bot.reading.seats import waiting_for
from bot.services import Services, services_of
from bot.tables.model.open_table import OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table, board_link
from bot.tables.pondering import Superseded
from bot.tables.rules.choices import ticket_of
from bot.tables.thinking import AT_ONCE
from engine.analysis.hint import Hint, hint
from engine.match import Match
from engine.players.comparison import Lead
from engine.questions import Question

DOUBTFUL, VERY = 0.7, 0.95
"""Confidence (0 to 1) from which a lead is reported, and from which it is called very sure."""

SLIGHT_POINTS, SLIGHT_WIN = 0.3, 0.01
"""A lead below both is none, however sure it is: the same face in another place, for example."""


async def hint_panel(services: Services, number: int, person: int, speech: Speech, *, is_long: bool = False) -> Panel:
    """What a computer player would choose for this person now. Raises Refusal when there is nothing to choose, or when
    the match has moved on meanwhile.

    In a rated match it is a question first: whether the match shall count for no rating. The log notes the hint when
    the table's options say so. ``is_long``: with the figures, and how they were found.
    """
    table = await services.tables.lookup.get(number)
    if table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": table.stage})
    seat = table.own_seat(person).number
    if table.ranked:
        raise Refusal("daily_no_help")
    await services.tables.lookup.check_help(table)
    live = await services.tables.lookup.live(number)
    match = live.playing.fork()
    question = match.question_for(seat)
    if question is None:
        raise Refusal("not_your_turn", {"names": tuple(table.seats[each.seat].name for each in match.questions)})
    if await services.tables.results.is_rated(number):
        return _question_first(table, seat, speech)
    ticket = ticket_of(live.table, question)
    hint_work = _thought_out(services, match, seat)
    try:
        answer = await services.tables.computers.pondering.run(number, partial(_is_asked, seat, ticket), hint_work)
    except Superseded:
        raise Refusal("stale", board_link(table, await services.tables.messages.place(number, "board"))) from None
    if question.find(answer.advice.option) is None:
        raise Refusal("no_hint")
    await services.tables.results.note_hint(number, seat)
    position = position_of(live.table, match, speech, seat)
    lines = _sentences(position, question, answer, is_long=is_long)
    if table.options.hints:
        lines.append(small(speech("hint-noted")))
    link = board_link_rows(await board_address(services, table), speech)
    rows = [_buttons(position, ticket, answer, is_long=is_long), *link]
    return Panel(frame(seat_colour(seat), [words(speech.with_emojis.add_symbols(table.game, "\n".join(lines))), *rows]))


def _buttons(position: Position, ticket: int, answer: Hint, *, is_long: bool) -> ui.ActionRow[Any]:
    """Play what was advised, hear why, or choose otherwise."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    option, speech = answer.advice.option, position.speech
    fits = len(option) <= LONGEST_OPTION
    if fits:
        play = PLAY.button(position.table_id, ticket, option, label=speech("hint-play"))
        row.add_item(play)
    if answer.lead is not None and not is_long:
        row.add_item(HINT_WHY.button(position.table_id, label=speech("hint-why")))
    return row.add_item(board_button(position, "choices", main=not fits))


def _is_asked(seat: int, ticket: int, now: OpenTable) -> bool:
    """Whether this question is still open: neither answered, nor taken back, nor at a match that is over."""
    question = now.match.question_for(seat) if now.match and now.table.stage == "playing" else None
    return question is not None and ticket_of(now.table, question) == ticket


async def _thought_out(services: Services, match: Match[Any], seat: int) -> Hint:
    """The hint; where too much waits to be thought about, what the quick player would choose."""
    thinking = services.tables.computers.thinking
    try:
        return await thinking.work_out(partial(hint, match, seat))
    except (PoolBusy, WorkerLost):
        advice = await thinking.choose(AT_ONCE, match, seat)
        return Hint(match.game.minds.reason_for(match, seat, advice.option), advice.option)


def _sentences(position: Position, question: Question, answer: Hint, *, is_long: bool) -> list[str]:
    """A hint in sentences: the choice, what it brings, and how it compares with the next one."""
    game, names, speech = position.telling

    def label(option_id: str) -> str:
        text = option_in_words(position, question, option_id)
        if text is None:
            raise Refusal("no_hint")
        return text

    def quote(option_id: str) -> str:
        return speech("common-quoted", text=label(option_id))

    lines = [speech("hint-choice", choice=label(answer.advice.option))]
    if reason := speech.advice(game, answer.advice, names):
        lines.append(reason)
    elif answer.advice.option != answer.greedy:
        lines.append(speech("hint-tried", other=quote(answer.greedy), choice=quote(answer.advice.option)))
    if answer.next is None or answer.lead is None:
        return lines
    other = quote(answer.next.option)
    # "About 0 points" says nothing: a game may leave it out.
    if "points" in answer.next.facts and (gains := speech.advice(game, answer.next._replace(reason="points"), names)):
        lines.append(speech("hint-other", other=other, gains=gains))
    lines.append(_comparison(answer.lead, other, speech, is_named=other in lines[-1]))
    return [*lines, _figures(answer.lead, other, speech), small(speech("hint-method"))] if is_long else lines


def _comparison(lead: Lead, other: str, speech: Speech, *, is_named: bool) -> str:
    """How sure it is that the choice is better than the next one, or that the two are about as good; ``is_named``: the
    sentence before was about the other one."""
    with_name = "yes" if is_named else "no"
    if _is_even(lead):
        return speech("hint-even", other=other, named=with_name)
    if lead.sure < DOUBTFUL:
        return speech("hint-behind", other=other, named=with_name)
    sure = "very" if lead.sure >= VERY else "fairly"
    return speech("hint-sure-named", sure=sure) if is_named else speech("hint-sure", other=other, sure=sure)


def _is_even(lead: Lead) -> bool:
    """Whether it cannot be said which of the two is better, or that makes no difference."""
    is_unsure = 1 - VERY <= lead.sure < DOUBTFUL
    return is_unsure or (abs(lead.points) < SLIGHT_POINTS and abs(lead.win) < SLIGHT_WIN)


def _figures(lead: Lead, other: str, speech: Speech) -> str:
    """By how much the choice did better when both were played on; a chance of less than a percent is left out."""
    win = f"{round(100 * lead.win):+d}".replace("-", "−")
    points = signed_tenths(lead.points, speech.language)
    has_win = "yes" if abs(lead.win) >= SLIGHT_WIN else "no"
    facts = {"other": other, "points": points, "win": win, "has_win": has_win}
    return speech("hint-lead-even" if _is_even(lead) else "hint-lead", **facts)


def _question_first(table: Table, seat: int, speech: Speech) -> Panel:
    ask = HINT_UNRATED.button(table.id, label=speech("hint-unrated-press"), style=discord.ButtonStyle.danger)
    row: ui.ActionRow[Any] = ui.ActionRow(ask, view_button(table.game, table.id, "choices", speech, main=True))
    return Panel(frame(seat_colour(seat), [words(speech("hint-unrated")), row]))


@HINT_WHY.on(reply=beside)
async def explain(click: Click, table: int) -> None:
    """Show the hint with its figures in place of the short one: the same match gives the same hint."""
    panel = await hint_panel(click.services, table, click.person.id, click.speech, is_long=True)
    await click.show(panel)


@HINT_UNRATED.on(reply=beside)
async def ask_for_unrated(click: Click, table: int) -> None:
    """Ask the others whether the match shall count for no rating; where it does not any more, show the hint."""
    speech = click.speech
    if not await click.tables.results.is_rated(table):
        await click.show(await hint_panel(click.services, table, click.person.id, speech))
        return
    outcome = await click.tables.seats.play_unrated(table, click.person)
    await click.show(Panel(note(waiting_for(outcome, speech, "hint-asked"))))


def add_commands(tree: PantheonTree) -> None:
    """Add ``/hint``."""
    add_command(tree, "hint", hint_for, offered=DIRECTLY)


async def hint_for(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """A hint for the person who asks, about their open choice here."""
    table = await table_here(interaction)
    return await hint_panel(services_of(interaction), table.id, interaction.user.id, speech)
