"""``/table``: end a match, change seats, hand over the host's office."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.features.seats.giving_up import ending_panel, giving_up_panel
from bot.features.seats.view import named, offer_panel, waiting_for, welcome
from bot.interactions.command import Answer, may_announce, run_command, run_command_aloud, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, frame, seat_colour
from bot.interactions.components import words as paragraph
from bot.interactions.handling import check_calls, error_boundary, person_of, spoken
from bot.interactions.router import Click
from bot.interactions.routes import RETURN, TAKE_SEAT
from bot.interactions.suggestions import Choices, fitting, suggested
from bot.languages import Speech, speech
from bot.languages.command_names import text
from bot.languages.display_names import plain, shown
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import Person

TableWork = Callable[[discord.Interaction[Any], Speech], Awaitable[Answer]]
SeatWork = Callable[[discord.Interaction[Any], int, Speech, list[str]], Awaitable[str]]
MOST_SEATS = 25
"""More seats than any game has."""


def add_commands(tree: PantheonTree) -> None:
    """Add ``/table`` with its subcommands."""
    group = app_commands.Group(
        name=text("command-table"),
        description=text("command-table-about"),
    )
    for name, work in PLAIN_COMMANDS.items():
        group.add_command(_command(name, work))
    for command in (_about_seat("absent", vote_absent), _replace(), _swap(), _about_seat("host", hand_over)):
        group.add_command(command)
    tree.add_command(group)


def _command(name: str, work: TableWork) -> app_commands.Command[Any, Any, Any]:
    async def callback(interaction: discord.Interaction[Any]) -> None:
        await run_command(interaction, "table", lambda words: work(interaction, words))

    return app_commands.Command(
        name=text(f"command-table-{name}"), description=text(f"command-table-{name}-about"), callback=callback
    )


def _about_seat(name: str, work: SeatWork) -> app_commands.Command[Any, Any, Any]:
    @app_commands.describe(seat=text(f"command-table-{name}-seat-about"))
    @app_commands.rename(seat=text("command-table-seat"))
    @app_commands.autocomplete(seat=suggest_seats)
    async def callback(interaction: discord.Interaction[Any], seat: int) -> None:
        await run_command_aloud(interaction, "table", lambda words, aloud: work(interaction, seat, words, aloud))

    return app_commands.Command(
        name=text(f"command-table-{name}"), description=text(f"command-table-{name}-about"), callback=callback
    )


def _replace() -> app_commands.Command[Any, Any, Any]:
    @app_commands.describe(
        seat=text("command-table-replace-seat-about"), person=text("command-table-replace-person-about")
    )
    @app_commands.rename(seat=text("command-table-seat"), person=text("command-table-person"))
    @app_commands.autocomplete(seat=suggest_seats)
    async def callback(interaction: discord.Interaction[Any], seat: int, person: discord.User) -> None:
        offered: list[Panel] = []

        async def work(words: Speech) -> str:
            told, panel = await offer_seat(interaction, seat, person, words)
            offered.append(panel)
            return told

        await run_command(interaction, "table", work)
        for panel in offered:
            async with error_boundary(interaction, "offer"):
                users = [discord.Object(person.id)]
                await interaction.followup.send(view=panel.view, allowed_mentions=discord.AllowedMentions(users=users))

    return app_commands.Command(
        name=text("command-table-replace"), description=text("command-table-replace-about"), callback=callback
    )


def _swap() -> app_commands.Command[Any, Any, Any]:
    @app_commands.describe(seat=text("command-table-swap-seat-about"), other=text("command-table-swap-other-about"))
    @app_commands.rename(seat=text("command-table-seat"), other=text("command-table-other"))
    @app_commands.autocomplete(seat=suggest_seats, other=suggest_seats)
    async def callback(interaction: discord.Interaction[Any], seat: int, other: int) -> None:
        await run_command(interaction, "table", lambda words: swap(interaction, seat, other, words))

    return app_commands.Command(
        name=text("command-table-swap"), description=text("command-table-swap-about"), callback=callback
    )


async def suggest_seats(interaction: discord.Interaction[Any], current: str | int) -> Choices:
    """The seats of the match here, with the names of those who sit there."""

    async def look() -> list[tuple[str, str | int]]:
        words, seats = spoken(interaction), (await table_here(interaction)).seats
        named = [words("seats-suggested", number=seat.number + 1, name=plain(seat.name)) for seat in seats]
        return fitting([(text, seat.number + 1) for text, seat in zip(named, seats, strict=True)], current)

    return await suggested(interaction, look)


async def vote_to_end(interaction: discord.Interaction[Any], words: Speech) -> Answer:
    """Vote to end the match here, or close the lobby; the refusal ``vote_counted`` says how many votes are missing.

    A person who may end it alone is asked first, and so is a manager of the server who does not play here.
    """
    tables = services_of(interaction).tables
    table = await table_here(interaction)
    own = table.seat_of(interaction.user.id)
    if own is None and interaction.permissions.manage_guild:
        return ending_panel(table, words)
    if table.stage == "playing" and own is not None and await tables.ends.is_up_to(table.id, person_of(interaction)):
        return giving_up_panel(table, await tables.match(table.id), own.number, words)
    if table.stage == "lobby":
        await tables.close_lobby(table.id, person_of(interaction))
        return words("bot-lobby-closed")
    await tables.ends.vote(table.id, person_of(interaction))
    return words("bot-match-end-counted")


async def go_away(interaction: discord.Interaction[Any], words: Speech) -> str:
    """Let a computer player stand in for oneself."""
    table = await table_here(interaction)
    own = table.seat_of(interaction.user.id)
    if own is None:
        raise Refusal("not_seated")
    await services_of(interaction).tables.seats.take_over(table.id, own.number, "asked")
    return words("seats-gone")


async def come_back(interaction: discord.Interaction[Any], words: Speech) -> str:
    """Take the own seat back from the computer player."""
    table = await table_here(interaction)
    after = await services_of(interaction).tables.seats.come_back(table.id, person_of(interaction))
    return welcome(after, interaction.user.id, words)


async def vote_absent(interaction: discord.Interaction[Any], seat: int, words: Speech, _: list[str]) -> str:
    """Vote that a person is away."""
    table = await table_here(interaction)
    voted = await services_of(interaction).tables.seats.vote_absent(table.id, person_of(interaction), seat_number(seat))
    name = named(voted.table, seat - 1)
    if voted.table.seats[seat - 1].computer is not None:
        return words("seats-absent-now", name=name)
    return words("seats-absent-voted", name=name, **voted.tally._asdict())


async def offer_seat(
    interaction: discord.Interaction[Any], seat: int, person: discord.Member | discord.User, words: Speech
) -> tuple[str, Panel]:
    """Offer a seat to somebody of this server: what the one who offers it is told, and the public offer."""
    if person.bot or not isinstance(person, discord.Member):
        raise Refusal("no_such_person")
    services = services_of(interaction)
    here = await table_here(interaction)
    whom = Person(person.id, person.display_name)
    check_calls(interaction)
    table = await services.tables.seats.offer(here.id, person_of(interaction), seat_number(seat), whom)
    panel = offer_panel(table, seat - 1, person.id, interaction.user.display_name, speech(table.language))
    return words("seats-offered", name=shown(person.display_name)), panel


async def swap(interaction: discord.Interaction[Any], seat: int, other: int, words: Speech) -> str:
    """Propose that two change places."""
    table = await table_here(interaction)
    seats = services_of(interaction).tables.seats
    check_calls(interaction)
    asked = await seats.swap(table.id, person_of(interaction), seat_number(seat), seat_number(other))
    return waiting_for(asked, words) if asked.missing else words("seats-swapped")


async def hand_over(interaction: discord.Interaction[Any], seat: int, words: Speech, aloud: list[str]) -> str:
    """Make somebody else the host, and tell everybody."""
    table = await table_here(interaction)
    after = await services_of(interaction).tables.seats.hand_over_host(
        table.id, person_of(interaction), seat_number(seat)
    )
    if after.host != table.host and may_announce(interaction, after):
        aloud.append(speech(after.language)("seats-host-told", name=named(after, seat - 1)))
    return words("seats-host", name=named(after, seat - 1))


def seat_number(seat: int) -> int:
    """The seat that people call by this number, which starts with 1. Raises Refusal: no_such_seat."""
    if type(seat) is not int or not 1 <= seat <= MOST_SEATS:
        raise Refusal("no_such_seat")
    return seat - 1


@RETURN.on
async def return_to_seat(click: Click, table: int) -> None:
    """Give the clicker's own seat back. The dispatcher posts the board."""
    await click.check_here(table)
    after = await click.tables.seats.come_back(table, click.person)
    await click.tell(welcome(after, click.person.id, await click.speech()))


@TAKE_SEAT.on
async def take_seat(click: Click, table: int, seat: int) -> None:
    """Seat the clicker on the seat that was offered to them. The dispatcher posts the board."""
    if (await click.tables.get(table)).server != click.interaction.guild_id:
        raise Refusal("no_table")
    after = await click.tables.seats.take_seat(table, click.person, seat)
    taken = (await click.speech())("seats-offer-taken", name=named(after, seat))
    await click.update(frame(seat_colour(seat), [paragraph(taken)]))


PLAIN_COMMANDS: Mapping[str, TableWork] = {"end": vote_to_end, "away": go_away, "return": come_back}
"""The subcommands that need no other word."""
