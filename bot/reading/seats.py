"""Texts and buttons about seats: an offered seat, the return to the own seat, missing consent, undo, rematch."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.interactions.components import Panel, frame, note, seat_colour, seat_sign, words
from bot.interactions.control import Control
from bot.interactions.routes import CONSENT, RETURN, TAKE_SEAT, TURN_AGAIN, UNDO
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.reading.erased_people import seats_in_words
from bot.reading.position import Position
from bot.tables.model.options import token
from bot.tables.model.table import Table
from bot.tables.seats_service import Consent


def undo_asked(outcome: Consent, speech: Speech) -> Panel:
    """Why the others are asked to agree, and the button by which the request is withdrawn."""
    text = waiting_for(outcome, speech)
    proposal = next((each for each in outcome.table.proposals if each.is_asked), None)
    if proposal is None:
        return Panel(note(text))
    button = CONSENT.button(outcome.table.id, proposal.number, "no", label=speech("consent-withdraw"))
    return Panel(note(text, ui.ActionRow(button)))


def waiting_for(outcome: Consent, speech: Speech, message: str = "consent-asked") -> str:
    """The text about whose consent is missing."""
    seats = seats_in_words(outcome.table.seats, speech)
    names = speech.join_words([safe_name(seats[seat].name) for seat in outcome.missing])
    return speech(message, names=names, why=outcome.why)


def welcome_text(table: Table, person: int, speech: Speech) -> str:
    """The text for a person who is back."""
    seat = table.seat_of(person)
    return speech("seats-welcome", name=signed_name(table, seat.number, speech) if seat else "")


def offer_panel(table: Table, position: Position, seat: int, person: int, by: str) -> Panel:
    """The public message that offers a seat to a person, with how it stands."""
    match, speech = position.match, position.speech
    points = next(each.points for each in match.standings if each.seat == seat)
    text = speech(
        "seats-offer",
        person=f"<@{person}>",
        name=signed_name(table, seat, speech),
        by=safe_name(by),
        game=speech(f"{table.game}-title"),
        round=match.round,
        points=points,
        limit=speech(f"options-limit-{token(table.options.limit)}"),
    )
    button = TAKE_SEAT.button(table.id, seat, label=speech("seats-offer-take"), style=discord.ButtonStyle.success)
    return Panel(frame(seat_colour(seat), [words(text), ui.ActionRow(button)]))


def return_rows(table: Table, speech: Speech) -> list[ui.ActionRow[Any]]:
    """*I am back*, for those who are away."""
    if not any(seat.away for seat in table.seats):
        return []
    label = speech("seats-press-return")
    return [ui.ActionRow(RETURN.button(table.id, label=label, style=discord.ButtonStyle.success))]


def signed_name(at: Table | Position, seat: int, speech: Speech) -> str:
    """The sign and name of a seat's player."""
    return f"{seat_sign(seat)} {safe_name(seats_in_words(at.seats, speech)[seat].name)}"


def undo_buttons(position: Position) -> list[Control]:
    """*Undo*, while there is something of this turn to take back.

    Where those who are asked have chosen nothing in this turn yet, it is said that others will be asked.
    One who plays alone may take something back whenever they have chosen something; what computer players chose
    counts for no one.
    """
    match, people = position.match, [seat for seat in position.seats if seat.person is not None]
    began = 0 if len(people) == 1 else match.turn_began
    if not any(position.seats[choice.seat].person is not None for choice in match.journal[began:]):
        return []
    seats = {question.seat for question in match.questions}
    is_own = len(people) == 1 or any(choice.seat in seats for choice in match.journal[began:])
    label = position.speech("undo-press" if is_own else "undo-press-ask")
    return [UNDO.button(position.table_id, position.moment, label=label)]


def turn_again_buttons(position: Position, seat: int | None = None) -> list[Control]:
    """*Begin my turn again*, where someone who is asked (this seat) has chosen more than once in this turn."""
    match = position.match
    seats = {question.seat for question in match.questions if seat in (None, question.seat)}
    choosers = [choice.seat for choice in match.journal[match.turn_began :]]
    return [turn_again_button(position)] if any(choosers.count(each) > 1 for each in seats) else []


def turn_again_button(position: Position) -> Control:
    """The button that takes back all choices of the clicker's turn, as far as no one must agree."""
    return TURN_AGAIN.button(position.table_id, position.moment, label=position.speech("undo-press-turn"))
