"""Inviting people by name into a lobby: whoever sits there names them, and one message calls them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.features.board.choices import PLACEHOLDER, clip
from bot.features.board.controls import check_same_channel
from bot.interactions.components import message_link, note
from bot.interactions.handling import check_calls, reader
from bot.interactions.router import Control
from bot.interactions.routes import NUMBER, InvalidCustomId, custom_id, number, template
from bot.languages import Speech, speech
from bot.languages.display_names import shown
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table

AT_ONCE = 10
"""How many people one invitation may name."""


def invite_panel(table: Table, words: Speech) -> ui.LayoutView:
    """Asks whom to invite, in private."""
    select: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=custom_id("li", table.id),
        placeholder=clip(words("bot-invite-choose"), PLACEHOLDER),
        max_values=AT_ONCE,
    )
    return note(words("bot-invite-whom"), ui.ActionRow(InviteSelect(select)))


class InviteSelect(Control, template=template("li", f"table={NUMBER}")):
    """Invites the people that were selected."""

    component = ui.UserSelect

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Call them once, and say in private that they were called."""
        table = number(self.parts["table"])
        await check_same_channel(interaction, table)
        people: list[Any] = list(getattr(self.item, "values", ()))
        if not 0 < len(people) <= AT_ONCE:
            raise InvalidCustomId(self.custom_id)
        here = await inviting_table(interaction, table)
        called = invited(here, people)
        check_calls(interaction)
        words = await reader(interaction)
        names = words.listed([shown(person.display_name) for person in called])
        await interaction.edit_original_response(view=note(words("bot-invite-done", names=names)))
        await call(interaction, here, called)


async def inviting_table(interaction: discord.Interaction[Any], number_: int) -> Table:
    """The lobby that somebody invites into. Raises Refusal: wrong_stage, not_seated."""
    table = await services_of(interaction).tables.get(number_)
    if table.stage != "lobby":
        raise Refusal("wrong_stage", {"stage": table.stage})
    if table.seat_of(interaction.user.id) is None:
        raise Refusal("not_seated")
    return table


def invited(table: Table, people: Sequence[discord.User | discord.Member]) -> list[discord.Member]:
    """Those of these people who can be called: members of the server, no bots, and nobody who sits there already.

    Raises Refusal: no_such_person, already_seated.
    """
    members = [person for person in people if isinstance(person, discord.Member) and not person.bot]
    if not members:
        raise Refusal("no_such_person")
    called = [person for person in members if table.seat_of(person.id) is None]
    if not called:
        raise Refusal("already_seated")
    return called


async def call(interaction: discord.Interaction[Any], table: Table, called: Sequence[discord.Member]) -> None:
    """Mention the people who are invited, with the way to the lobby."""
    words = speech(table.language)
    place = await services_of(interaction).tables.message(table.id, "lobby")
    text = words(
        "bot-invitation",
        people=" ".join(f"<@{person.id}>" for person in called),
        name=shown(interaction.user.display_name),
        game=words(f"{table.game}-title"),
        link=message_link(table.server, place.channel, place.message) if place else "none",
    )
    allowed = discord.AllowedMentions(users=[discord.Object(person.id) for person in called])
    await interaction.followup.send(text, allowed_mentions=allowed, suppress_embeds=True)
