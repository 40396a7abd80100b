"""Inviting people into a lobby: the select of people, and the message that mentions them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.interactions.answering import announce
from bot.interactions.availability import server_of
from bot.interactions.command import channels_of
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import message_link, note
from bot.interactions.context_menu import add_person_command
from bot.interactions.handling import check_calls
from bot.interactions.router import Click
from bot.interactions.routes import INVITE
from bot.languages import Speech, speech
from bot.languages.display_names import safe_name
from bot.reading.options import span_in_words
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from engine.registry import find_game

CALLED = "called"
"""The key in ``extras`` of an interaction for who is called, and to which table."""
AT_ONCE = 10
"""How many people one invitation may name."""


def invite_panel(table: Table, speech: Speech) -> ui.LayoutView:
    """Asks who is to be invited, in private."""
    return note(
        speech("invitations-question"),
        INVITE.select(table.id, placeholder=speech("invitations-choose"), max_values=AT_ONCE),
    )


@INVITE.on
async def invite(click: Click, table: int) -> None:
    """Mention the selected people once, and confirm in private."""
    people = click.selected_values
    if not 0 < len(people) <= AT_ONCE:
        raise click.invalid()
    here = await inviting_table(click.interaction, table)
    invitees = invitees_of(here, people)
    check_calls(click.interaction)
    words = click.speech
    names = words.join_words([safe_name(person.display_name) for person in invitees])
    await click.update(note(words("invitations-done", names=names)))
    await call(click.interaction, here, invitees)


def add_commands(tree: PantheonTree) -> None:
    """Add *Invite to a match* in the menu of a person."""
    add_person_command(tree, "invite", invite_person, then=call_invited)


async def invite_person(
    interaction: discord.Interaction[Any], speech: Speech, person: discord.User | discord.Member
) -> str:
    """Confirm that a person is called to the lobby at which one sits.

    Raises Refusal: no_own_lobby, which_lobby, lobby_full, no_such_person, already_seated, cannot_see_lobby,
    too_many_calls.
    """
    table = await own_lobby(interaction)
    [invitee] = invitees_of(table, [person])
    if len(table.seats) >= max(find_game(table.game).seats):
        raise Refusal("lobby_full", {"seats": len(table.seats)})
    if not await services_of(interaction).can_see(table, invitee.id):
        raise Refusal("cannot_see_lobby", {"player": invitee.display_name})
    check_calls(interaction)
    interaction.extras[CALLED] = (table, invitee)
    return speech("invitations-done", names=safe_name(invitee.display_name))


async def call_invited(interaction: discord.Interaction[Any]) -> None:
    """Mention the person of *Invite to a match*, where that was granted."""
    if CALLED in interaction.extras:
        table, invitee = interaction.extras[CALLED]
        await call(interaction, table, [invitee])


async def own_lobby(interaction: discord.Interaction[Any]) -> Table:
    """The lobby at which the person sits: that of the channel, else the only one in this server.

    Raises Refusal: no_own_lobby, which_lobby.
    """
    tables = await services_of(interaction).tables.lookup.open_tables_of(interaction.user.id)
    lobbies = [each for each in tables if each.stage == "lobby" and each.server == server_of(interaction)]
    candidates = [each for each in lobbies if each.channel == interaction.channel_id] or lobbies
    if len(candidates) != 1:
        raise Refusal("which_lobby", {"channels": channels_of(candidates)}) if candidates else Refusal("no_own_lobby")
    return candidates[0]


async def inviting_table(interaction: discord.Interaction[Any], number_: int) -> Table:
    """The lobby of the person who invites. Raises Refusal: wrong_stage, not_seated."""
    table = await services_of(interaction).tables.lookup.get(number_)
    if table.stage != "lobby":
        raise Refusal("wrong_stage", {"stage": table.stage})
    table.own_seat(interaction.user.id)
    return table


def invitees_of(table: Table, people: Sequence[discord.User | discord.Member]) -> list[discord.Member]:
    """The people who can be mentioned: members of the server, without bots and people who have a seat.

    Raises Refusal: no_bot, no_such_person, already_seated.
    """
    if all(person.bot for person in people):
        raise Refusal("no_bot")
    members = [person for person in people if isinstance(person, discord.Member) and not person.bot]
    if not members:
        raise Refusal("no_such_person")
    invitees = [person for person in members if table.seat_of(person.id) is None]
    if not invitees:
        raise Refusal("already_seated")
    return invitees


async def call(interaction: discord.Interaction[Any], table: Table, invitees: Sequence[discord.Member]) -> None:
    """Mention the people who are invited, with the way to the lobby."""
    words = speech(table.language)
    place = await services_of(interaction).tables.messages.place(table.id, "lobby")
    link = message_link(table.server, place.channel, place.message) if place else "none"
    if place is None and table.forum is not None:
        # Its post is made a moment later.
        link = message_link(table.server, table.forum, None)
    text = words(
        "invitations-message",
        people=" ".join(f"<@{person.id}>" for person in invitees),
        name=safe_name(interaction.user.display_name),
        game=words(f"{table.game}-title"),
        link=link,
        span=span_in_words(table, words),
    )
    await announce(interaction, text, people=[person.id for person in invitees], suppress_embeds=True)
