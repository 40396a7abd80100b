"""``/table``: end a match, change seats, hand over the host's office."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.interactions.answering import announce
from bot.interactions.availability import server_of
from bot.interactions.command import (
    Answer,
    add_command,
    may_announce,
    run_command,
    run_command_aloud,
    table_group,
    table_here,
)
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, frame, seat_colour
from bot.interactions.components import words as paragraph
from bot.interactions.handling import check_calls, error_boundary, person_of, speech_of
from bot.interactions.router import Click
from bot.interactions.routes import RETURN, TAKE_SEAT
from bot.interactions.suggestions import Choices, fitting_choices, suggest
from bot.languages import Speech
from bot.languages import speech as speech_in
from bot.languages.display_names import plain, safe_name
from bot.reading.erased_people import in_words
from bot.reading.giving_up import ending_panel, giving_up_panel, vote_in_words
from bot.reading.position import position_of
from bot.reading.seats import offer_panel, signed_name, waiting_for, welcome_text
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person

Offer = tuple[Panel, int]
"""The public offer of a seat, and the Discord id of the person it is made to."""
OfferWork = Callable[[Speech, list[Offer]], Awaitable[str]]
MOST_SEATS = 25
"""More seats than any game has."""


def add_commands(tree: PantheonTree) -> None:
    """Add to ``/table`` the subcommands about seats."""
    group = table_group(tree)
    add_command(group, "table/end", vote_to_end)
    add_command(group, "table/away", go_away)
    add_command(group, "table/return", come_back)
    add_command(group, "table/absent", vote_absent, suggest={"seat": suggest_seats})
    add_command(group, "table/replace", offer_seat, run=run_offer, suggest={"seat": suggest_seats})
    add_command(group, "table/swap", swap, suggest={"seat": suggest_seats, "other": suggest_seats})
    add_command(group, "table/host", hand_over, run=run_command_aloud, suggest={"seat": suggest_seats})


async def run_offer(interaction: discord.Interaction[Any], doing: str, work: OfferWork) -> None:
    """Carry out a command that offers a seat: a private answer to who offers it, then the public offer."""
    offers: list[Offer] = []
    await run_command(interaction, doing, lambda speech: work(speech, offers))
    for panel, person in offers:
        async with error_boundary(interaction, "offer"):
            await announce(interaction, panel, people=[person])


async def suggest_seats(interaction: discord.Interaction[Any], current: str | int) -> Choices:
    """The seats of the match here, with the names of those who sit there."""

    async def look() -> list[tuple[str, str | int]]:
        words = speech_of(interaction)
        seats = in_words(await table_here(interaction), words).seats
        names = [words("common-suggested", number=seat.number + 1, name=plain(seat.name)) for seat in seats]
        every: list[tuple[str, str | int]] = [(text, seat.number + 1) for text, seat in zip(names, seats, strict=True)]
        # A list that is empty says nothing; a seat is refused with the reason, and from when on it would do.
        return fitting_choices(every, current) or every

    return await suggest(interaction, look)


async def vote_to_end(interaction: discord.Interaction[Any], speech: Speech) -> Answer:
    """Vote to end the match here, or close the lobby; the answer says how many votes are missing.

    A person who may end it alone is asked first, and so is a manager of the server who does not play here.
    """
    tables = services_of(interaction).tables
    table = await table_here(interaction)
    own = table.seat_of(interaction.user.id)
    if own is None and interaction.permissions.manage_guild:
        return ending_panel(table, speech)
    if table.stage == "playing" and own is not None and await tables.ends.is_up_to(table.id, person_of(interaction)):
        return giving_up_panel(table, await tables.lookup.match(table.id), own.number, speech)
    if table.stage == "lobby":
        await tables.lobbies.close(table.id, person_of(interaction))
        return speech("lobby-closed")
    return vote_in_words(await tables.ends.vote(table.id, person_of(interaction)), speech)


async def go_away(interaction: discord.Interaction[Any], speech: Speech) -> str:
    """Let a computer player stand in for oneself."""
    table = await table_here(interaction)
    own = table.own_seat(interaction.user.id)
    await services_of(interaction).tables.seats.take_over(table.id, own.number, "asked")
    return speech("seats-gone")


async def come_back(interaction: discord.Interaction[Any], speech: Speech) -> str:
    """Take the own seat back from the computer player; whoever plays it already may be on vacation still."""
    table, tables = await table_here(interaction), services_of(interaction).tables
    is_away = table.own_seat(interaction.user.id).away is not None
    after = await tables.seats.come_back(table.id, person_of(interaction))
    if not is_away and (await tables.people.preferences(interaction.user.id)).vacation is not None:
        return speech("seats-on-vacation")
    return welcome_text(after, interaction.user.id, speech)


async def vote_absent(interaction: discord.Interaction[Any], speech: Speech, *, seat: int) -> str:
    """Vote that a person is away."""
    table = await table_here(interaction)
    vote = await services_of(interaction).tables.seats.vote_absent(table.id, person_of(interaction), seat_number(seat))
    name = signed_name(vote.table, seat - 1, speech)
    if vote.table.seats[seat - 1].computer is not None:
        return speech("seats-absent-now", name=name)
    return speech("seats-absent-voted", name=name, **vote.tally._asdict())


async def offer_seat(
    interaction: discord.Interaction[Any], speech: Speech, offers: list[Offer], *, seat: int, person: discord.User
) -> str:
    """Offer a seat to someone of this server: a private answer, and the public offer."""
    if person.bot or not isinstance(person, discord.Member):
        raise Refusal("no_such_person")
    services = services_of(interaction)
    here = await table_here(interaction)
    successor = Person(person.id, person.display_name)
    check_calls(interaction)
    table = await services.tables.seats.offer(here.id, person_of(interaction), seat_number(seat), successor)
    position = position_of(table, await services.tables.lookup.match(table.id), speech_in(table.language))
    panel = offer_panel(table, position, seat - 1, person.id, interaction.user.display_name)
    offers.append((panel, person.id))
    return speech("seats-offered", name=safe_name(person.display_name))


async def swap(interaction: discord.Interaction[Any], speech: Speech, *, seat: int, other: int) -> str:
    """Propose that two change places."""
    table = await table_here(interaction)
    seats = services_of(interaction).tables.seats
    check_calls(interaction)
    outcome = await seats.swap(table.id, person_of(interaction), seat_number(seat), seat_number(other))
    return waiting_for(outcome, speech) if outcome.missing else speech("seats-swapped")


async def hand_over(interaction: discord.Interaction[Any], speech: Speech, aloud: list[str], *, seat: int) -> str:
    """Make someone else the host, and tell everyone."""
    table = await table_here(interaction)
    after = await services_of(interaction).tables.seats.hand_over_host(
        table.id, person_of(interaction), seat_number(seat)
    )
    if after.host != table.host and may_announce(interaction, after):
        aloud.append(speech_in(after.language)("seats-host-news", name=signed_name(after, seat - 1, speech)))
    return speech("seats-host", name=signed_name(after, seat - 1, speech))


def seat_number(seat: int) -> int:
    """The seat that people call by this number, which starts with 1. Raises Refusal: no_such_seat."""
    if type(seat) is not int or not 1 <= seat <= MOST_SEATS:
        raise Refusal("no_such_seat")
    return seat - 1


@RETURN.on
async def return_to_seat(click: Click, table: int) -> None:
    """Give the clicker's own seat back. The dispatcher posts the board."""
    after = await click.tables.seats.come_back(table, click.person)
    await click.tell(welcome_text(after, click.person.id, click.speech))


@TAKE_SEAT.on(reach="handler")
async def take_seat(click: Click, table: int, seat: int) -> None:
    """Seat the clicker on the seat that was offered to them. The dispatcher posts the board."""
    server = server_of(click.interaction)
    if not server or (await click.tables.lookup.get(table)).server != server:
        raise Refusal("no_table")
    after = await click.tables.seats.take_seat(table, click.person, seat)
    notice = click.speech("seats-offer-taken", name=signed_name(after, seat, click.speech))
    await click.update(frame(seat_colour(seat), [paragraph(notice)]))
