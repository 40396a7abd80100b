"""The buttons and selects of a board: play an option, show a private view, keep and withdraw standing answers."""

from __future__ import annotations

from typing import Any

from bot.features.board.choosing import next_choice, step
from bot.features.board.private import shown_view
from bot.interactions.blocked_channels import resend_waiting
from bot.interactions.option_values import FURTHER, selected_value, together
from bot.interactions.router import Click, Reply, beside
from bot.interactions.routes import (
    ALWAYS,
    ALWAYS_SELECT,
    ANSWER_AHEAD,
    ASK_AGAIN,
    BOARD,
    FIRST_STEP,
    PLAY,
    PLAY_SELECT,
    PLAY_SEVERAL,
    TURN_AGAIN,
)
from bot.reading.answered import COMPUTERS_ANSWER_WITHIN, show_answered
from bot.reading.position import position_of
from bot.reading.standing_answers import in_words, standing_panel
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Played, Table

TURNED = ("choices", "described", "offered")
"""The private views that have pages."""


def _play_reply(click: Click, **_: Any) -> Reply:
    """A private panel changes in place; on a board the choice comes first, and its choices may go with the answer."""
    return "update" if click.is_private else "last"


@PLAY.on(reply=_play_reply)
async def play(click: Click, table: int, ticket: int, option: str) -> None:
    """Play an option for the person who clicked. The dispatcher posts the board."""
    try:
        outcome = await click.tables.play.choose(table, click.person.id, ticket, option, click.interaction.id)
    except Refusal as refusal:
        if refusal.key != "on_its_way":
            raise
        await catch_up(click, table, refusal)
    else:
        await answer_play(click, outcome)


@PLAY_SELECT.on(reply=_play_reply)
async def play_selected(click: Click, table: int, ticket: int, slot: str) -> None:
    """Play the option that was selected."""
    await play(click, table, ticket, selected_value(click))


@PLAY_SEVERAL.on(reply=_play_reply)
async def play_several(click: Click, table: int, ticket: int) -> None:
    """Play all that was selected as one choice."""
    await play(click, table, ticket, together(click))


def _step_reply(click: Click, **_: Any) -> Reply:
    """The second step is shown in private; a whole choice among the first steps is played."""
    return beside(click) if selected_value(click).endswith(FURTHER) else _play_reply(click)


@FIRST_STEP.on(reply=_step_reply)
async def choose_first_step(click: Click, table: int, ticket: int, slot: str) -> None:
    """Show the options that begin with what was selected, in private; play what is a whole choice."""
    beginning = selected_value(click)
    if not beginning.endswith(FURTHER):
        await play(click, table, ticket, beginning)
        return
    question = await click.tables.play.find_question(table, click.person, ticket)
    await click.show(await step(click.services, table, question, beginning, click.speech))


@ALWAYS_SELECT.on(reply=_play_reply)
async def play_always(click: Click, table: int, ticket: int) -> None:
    """Play what was selected, and answer all such questions so from now on."""
    answer = selected_value(click)
    outcome = await click.tables.play.choose_always(table, click.person.id, ticket, answer, click.interaction.id)
    await answer_play(click, outcome)


@ALWAYS.on
async def play_shortcut(click: Click, table: int, ticket: int, answer: str) -> None:
    """Play the standing answer beside the options, keep it, and say where it can be withdrawn."""
    outcome = await click.tables.play.choose_always(table, click.person.id, ticket, answer, click.interaction.id)
    await answer_play(click, outcome)
    if not outcome.duplicate and not click.is_private:
        # What a computer player answers meanwhile may make it lapse at once: then there is nothing to withdraw.
        await click.tables.computers.wait_for(table, COMPUTERS_ANSWER_WITHIN)
        speech, now = click.speech, await click.tables.lookup.get(table)
        seat = now.seat_of(click.person.id)
        lines = [in_words(now.game, *each, speech) for each in (seat.standing.items() if seat else ())]
        if lines and now.stage == "playing":
            await click.tell(speech("standing-answers-kept", answers=speech.join_words(lines)))


@ASK_AGAIN.on
async def ask_again(click: Click, table: int) -> None:
    """Withdraw a standing answer, and show what still stands."""
    await _show_standing(click, await click.tables.play.ask_again(table, click.person, selected_value(click)))


@ANSWER_AHEAD.on
async def answer_ahead(click: Click, table: int, part: int) -> None:
    """Keep an answer to questions that are still to come, and show what stands."""
    key, _, answer = selected_value(click).partition("=")
    await _show_standing(click, await click.tables.seats.answer_ahead(table, click.person, key, answer))


async def _show_standing(click: Click, table: Table) -> None:
    seat = table.seat_of(click.person.id)
    assert seat is not None
    match = await click.tables.lookup.match(table.id)
    await click.show(standing_panel(position_of(table, match, click.speech, seat.number), seat))


@TURN_AGAIN.on
async def begin_turn_again(click: Click, table: int, moment: int) -> None:
    """Take back all choices of the clicker's turn, as far as no one must agree. The dispatcher posts the board."""
    after = await click.tables.seats.begin_turn_again(table, click.person, moment)
    await show_answered(click, after)
    if click.is_private and not after.is_answered:
        await click.update(await next_choice(click.services, table, click.interaction, click.speech))


def _board_reply(click: Click, view: str, **_: Any) -> Reply:
    """Pages are turned in their private message; other views are new private messages."""
    return beside(click) if view in TURNED else "private"


@BOARD.on(reply=_board_reply)
async def show_view(click: Click, table: int, view: str, page: int) -> None:
    """Show a view of the present table in private."""
    panel = await shown_view(click.services, table, click.person.id, view, page, click.speech)
    await (click.show(panel) if view in TURNED else click.send(panel))


async def catch_up(click: Click, table: int, refusal: Refusal) -> None:
    """Answer a click on an old board while the new one is still to be posted: post it at once, and ask here meanwhile.

    Raises the refusal again for a person who is not asked now.
    """
    now, match = await click.tables.lookup.get(table), await click.tables.lookup.match(table)
    # A click arrived, so Discord can be reached.
    await resend_waiting(click.services, now.channel)
    seat = now.seat_of(click.person.id)
    if seat is None or match.question_for(seat.number) is None:
        raise refusal
    speech = click.speech
    if not click.is_private:
        await click.tell(speech("refusal-on_its_way"))
    await click.show(await next_choice(click.services, table, click.interaction, speech, linked=False))


async def answer_play(click: Click, outcome: Played) -> None:
    """After a choice, update the private panel with the seat's next question, or with a confirmation."""
    if outcome.table.is_answered:
        await show_answered(click, outcome.table, outcome.events)
    elif click.is_private:
        await click.update(await next_choice(click.services, outcome.table.id, click.interaction, click.speech))
        seat = outcome.table.seat_of(click.person.id)
        if seat is None or outcome.match.question_for(seat.number) is None:
            await click.services.confirmations.replace(click.person.id, outcome.table.id, click.interaction)
    elif outcome.duplicate:
        await click.tell(click.speech("refusal-already_played"))
    elif outcome.leaves_board:
        await click.take_choices()
