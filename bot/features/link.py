"""The link to a match: ``/table link``, and the same behind *More…*: made, shown and withdrawn by its people."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import ui

from bot.interactions.command import add_command, may_announce, table_group, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, note
from bot.interactions.handling import error_boundary
from bot.interactions.router import Click, Reply, beside
from bot.interactions.routes import LINK
from bot.languages import Speech
from bot.languages import speech as speech_in
from bot.languages.display_names import safe_name
from bot.services import services_of

NAME = "link"
"""The name of the command in ``/table``."""


def add_commands(tree: PantheonTree) -> None:
    """Add ``/table link``."""
    add_command(table_group(tree), f"table/{NAME}", show_link)


async def show_link(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The link of the match here, or of the last one that ended here. Raises Refusal: not_seated, links_off."""
    table = await table_here(interaction, over=True)
    address = await services_of(interaction).tables.links.of_match(table.id, interaction.user.id)
    return link_panel(table.id, address, speech)


def link_panel(table: int, address: str | None, speech: Speech, state: str = "") -> Panel:
    """What a link shows, with what can be done; ``address`` is None where there is none, ``state`` says
    what was just done."""
    if address is None:
        make = LINK.button(
            table, "make", label=speech("link-press-make"), style=discord.ButtonStyle.primary, emoji="🔗"
        )
        return Panel(note(speech("link-none", state=state or "none"), ui.ActionRow(make)))
    open_button: ui.Button[Any] = ui.Button(label=speech("link-press-open"), url=address)
    withdraw = LINK.button(table, "withdraw", label=speech("link-press-withdraw"), style=discord.ButtonStyle.danger)
    return Panel(note(speech("link-shown", address=address), ui.ActionRow(open_button, withdraw)))


def _reply(click: Click, action: str, **_: Any) -> Reply:
    """The list behind *More…* stays beside the link; the panel of the link changes in place."""
    return "private" if action == "show" else beside(click)


@LINK.on(reply=_reply)
async def change_link(click: Click, table: int, action: Literal["show", "make", "withdraw"]) -> None:
    """Show, make or withdraw the link; that one was made is said where the match is played.

    Raises Refusal as ``Links`` does.
    """
    links, speech = click.tables.links, click.speech
    if action == "withdraw":
        await links.withdraw(table, click.person.id)
        await click.show(link_panel(table, None, speech, "withdrawn"))
        return
    secret = await links.of_match(table, click.person.id)
    if action == "show" or secret is not None:
        await click.show(link_panel(table, secret, speech))
        return
    await click.show(link_panel(table, await links.make(table, click.person.id), speech))
    here = await click.tables.lookup.get(table)
    if may_announce(click.interaction, here):
        text = speech_in(here.language)("link-news", name=safe_name(click.interaction.user.display_name))
        async with error_boundary(click.interaction, "link"):
            await click.announce(text, silent=True)
