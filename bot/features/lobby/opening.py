"""Beginning to play: a lobby for several, or at once for one; by a command, or by one click on a button."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.interactions.blocked_channels import check_threads, check_writable
from bot.interactions.handling import reader
from bot.interactions.person import person_of
from bot.interactions.router import Control
from bot.interactions.routes import WORD, InvalidCustomId, custom_id, template
from bot.languages import Speech
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from engine.registry import MODULES, find_game

WAYS = ("solo", "lobby")
USUAL: Mapping[str, str] = {}
"""A conduct of which nothing was chosen: as the server wants it."""
SIDE_BY_SIDE = 5
"""Discord's limit for the buttons of a row."""


async def open_lobby(
    interaction: discord.Interaction[Any],
    game: str,
    settings: Mapping[str, str],
    speech: Speech,
    conduct: Mapping[str, str] = USUAL,
) -> str:
    """Open a lobby in this channel; what to tell the host. Raises Refusal."""
    await _open(services_of(interaction).tables.open_lobby, interaction, game, settings, speech, conduct)
    return speech("bot-lobby-opened")


async def start_solo(
    interaction: discord.Interaction[Any],
    game: str,
    settings: Mapping[str, str],
    speech: Speech,
    conduct: Mapping[str, str] = USUAL,
) -> str:
    """Start a match for one in this channel; what to tell the player. Raises Refusal."""
    opened = partial(services_of(interaction).tables.start_solo, click=interaction.id)
    await _open(opened, interaction, game, settings, speech, conduct)
    return speech("bot-solo-started")


async def _open(
    opened: Callable[..., Awaitable[object]],
    interaction: discord.Interaction[Any],
    game: str,
    settings: Mapping[str, str],
    speech: Speech,
    conduct: Mapping[str, str],
) -> None:
    """Have a table opened in this channel, in the server's language, or else the one that its host reads."""
    server, channel = await place_of(interaction, conduct)
    language = await services_of(interaction).tables.server_language(server) or speech.language
    person, wanted = person_of(interaction), fitting(interaction, conduct)
    await opened(server, channel, person, game, settings, language=language, conduct=wanted)


def fitting(interaction: discord.Interaction[Any], conduct: Mapping[str, str]) -> Mapping[str, str]:
    """What was chosen of a conduct; in a thread no match gets another one, whatever its server usually wants."""
    return {"thread": "no", **conduct} if isinstance(interaction.channel, discord.Thread) else conduct


async def place_of(
    interaction: discord.Interaction[Any], conduct: Mapping[str, str] = USUAL, *, opens: bool = True
) -> tuple[int, int]:
    """The server and channel of an interaction.

    Raises Refusal outside a server, where the bot may not write or make the thread that is wanted, and, when a match
    ``opens``, in channels where the server wants none.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("no_server")
    check_writable(interaction)
    if conduct.get("thread") == "yes":
        check_threads(interaction)
    if opens:
        parent = getattr(interaction.channel, "parent_id", None)
        await services_of(interaction).tables.servers.check_channel(
            interaction.guild_id, interaction.channel_id, parent, getattr(interaction.channel, "category_id", None)
        )
    return interaction.guild_id, interaction.channel_id


class StartButton(Control, template=template("n1", f"way={'|'.join(WAYS)}", f"game={WORD}")):
    """Starts a match for whoever clicks, with the usual settings."""

    private = True

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Open the lobby, or start alone."""
        game = self.parts["game"]
        if game not in MODULES:
            raise InvalidCustomId(self.custom_id)
        speech = await reader(interaction)
        start = start_solo if self.parts["way"] == "solo" else open_lobby
        await interaction.followup.send(await start(interaction, game, {}, speech), ephemeral=True)


def start_rows(speech: Speech) -> list[ui.ActionRow[Any]]:
    """A button for every way to begin: alone, where a game can be played alone, and with others."""
    buttons = []
    for game in map(find_game, MODULES):
        if 1 in game.seats:
            buttons.append(_button("solo", game.key, speech(f"{game.key}-press-solo"), discord.ButtonStyle.success))
        if max(game.seats) > 1:
            label = speech("bot-press-lobby", game=speech(f"{game.key}-title"))
            buttons.append(_button("lobby", game.key, label, discord.ButtonStyle.primary))
    return [ui.ActionRow(*buttons[start : start + SIDE_BY_SIDE]) for start in range(0, len(buttons), SIDE_BY_SIDE)]


def _button(way: str, game: str, label: str, style: discord.ButtonStyle) -> StartButton:
    return StartButton(ui.Button(custom_id=custom_id("n1", way, game), label=label, style=style))
