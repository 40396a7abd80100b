"""A server's settings in one private panel, for those who manage it."""

from __future__ import annotations

from typing import Any, NamedTuple
from zlib import crc32

import discord
from discord import ui

from bot.features.board.choices import PLACEHOLDER, clip
from bot.features.lobby.option_words import LABEL, part_name, parts_to_choose, value_name, values_to_choose
from bot.features.lobby.options import one_value
from bot.interactions.components import note
from bot.interactions.handling import reader
from bot.interactions.router import Control
from bot.interactions.routes import NUMBER, WORD, InvalidCustomId, custom_id, template
from bot.languages import LANGUAGES, Speech, speech
from bot.services import services_of
from bot.tables.model.options import CHOICES, TableOptions, conduct_of
from bot.tables.model.refusals import Refusal
from bot.tables.people.preferences import ServerSettings
from bot.tables.rules.options import unusual
from bot.tables.servers_service import MOST_CHANNELS

AS_HOST = "host"
"""Boards speak as the host of their match reads."""
WHERE = (
    discord.ChannelType.text,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
    discord.ChannelType.category,
)
"""The kinds of channels in which matches can be played, or that contain such."""


class ServerSettingsView(NamedTuple):
    """What a server has settled, and the language of its boards (None: as each host reads)."""

    settings: ServerSettings
    language: str | None

    @property
    def conduct(self) -> TableOptions:
        """How its new matches are run."""
        return conduct_of(self.settings.conduct)


def check_manager(interaction: discord.Interaction[Any]) -> int:
    """The server of somebody who manages it. Raises Refusal: no_server, not_manager.

    Discord hides the command from others, but servers may show it to anybody.
    """
    if interaction.guild_id is None:
        raise Refusal("no_server")
    if not interaction.permissions.manage_guild:
        raise Refusal("not_manager")
    return interaction.guild_id


async def server_panel(interaction: discord.Interaction[Any]) -> ui.LayoutView:
    """The settings of the server where somebody asks. Raises Refusal as ``check_manager`` does."""
    server, tables = check_manager(interaction), services_of(interaction).tables
    settled = ServerSettingsView(await tables.servers.settings(server), await tables.server_language(server))
    return settings_panel(settled, await reader(interaction))


def settings_panel(settled: ServerSettingsView, words: Speech) -> ui.LayoutView:
    """What a server has settled, and the selects to settle otherwise."""
    channels: ui.ChannelSelect[Any] = ui.ChannelSelect(
        custom_id=custom_id("h1", "channels"),
        placeholder=clip(words("settings-choose-channels"), PLACEHOLDER),
        channel_types=list(WHERE),
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=[
            discord.SelectDefaultValue(id=id, type=discord.SelectDefaultValueType.channel)
            for id in settled.settings.channels
        ],
    )
    spoken = [(speech(code)("bot-language-name"), code) for code in LANGUAGES]
    language: ui.Select[Any] = ui.Select(
        custom_id=custom_id("j1", "language", 0),
        placeholder=clip(words("settings-choose-language"), PLACEHOLDER),
        options=[
            discord.SelectOption(
                label=clip(words("posting-chosen", option=words("settings-choose-language"), value=label), LABEL),
                value=value,
                default=value == (settled.language or AS_HOST),
            )
            for label, value in [*spoken, (words("settings-language-host"), AS_HOST)]
        ],
    )
    usual: ui.Select[Any] = ui.Select(
        custom_id=custom_id("j1", "which", crc32(repr(settled.conduct).encode())),
        placeholder=clip(words("settings-choose-usual"), PLACEHOLDER),
        options=parts_to_choose(settled.conduct, tuple(CHOICES), words),
    )
    return note(
        "\n".join([words("settings-title"), "", *lines(settled, words)]),
        ui.ActionRow(ServerChannels(channels)),
        ui.ActionRow(ServerSelect(language)),
        ui.ActionRow(ServerSelect(usual)),
    )


def lines(settled: ServerSettingsView, words: Speech) -> list[str]:
    """The settings in words."""
    allowed = settled.settings.channels
    where = words.listed([f"<#{id}>" for id in allowed])
    language = speech(settled.language)("bot-language-name") if settled.language else words("settings-language-host")
    run = [
        words("posting-chosen", option=part_name(key, words), value=value_name(key, value, words))
        for key, value in unusual(settled.conduct).items()
    ]
    return [
        words("settings-channels", channels=where) if allowed else words("settings-channels-all"),
        words("settings-language", language=language),
        words("settings-usual", lines=" · ".join(run)) if run else words("settings-usual-none"),
    ]


def part_panel(settled: ServerSettingsView, key: str, words: Speech) -> ui.LayoutView:
    """What can be settled for a part of how matches are run."""
    name = part_name(key, words)
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id("j1", key, 0),
        placeholder=clip(words("posting-choose", option=name), PLACEHOLDER),
        options=values_to_choose(settled.conduct, key, words),
    )
    back = ServerButton(ui.Button(custom_id=custom_id("u1", "back"), label=words("posting-back")))
    return note(f"**{name}**", ui.ActionRow(ServerSelect(select)), ui.ActionRow(back))


class ServerSelect(Control, template=template("j1", f"what={WORD}", f"state={NUMBER}")):
    """Settles the language of boards, or how new matches are run: first which part of it, then what.

    How they are run now stands in the id so that Discord forgets what was selected before.
    """

    component = ui.Select

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Keep what was chosen, and show the panel as it is then."""
        server, tables = check_manager(interaction), services_of(interaction).tables
        what, value = self.parts["what"], one_value(self)
        if what == "which":
            if value not in CHOICES:
                raise InvalidCustomId(self.custom_id)
            settled = ServerSettingsView(await tables.servers.settings(server), None)
            await interaction.edit_original_response(view=part_panel(settled, value, await reader(interaction)))
            return
        if what == "language":
            if value not in (*LANGUAGES, AS_HOST):
                raise InvalidCustomId(self.custom_id)
            await tables.set_server_language(server, None if value == AS_HOST else value)
        else:
            await tables.servers.choose_usual(server, what, value)
        await interaction.edit_original_response(view=await server_panel(interaction))


class ServerChannels(Control, template=template("h1", "what=channels")):
    """Settles in which channels matches are opened."""

    component = ui.ChannelSelect

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Keep the channels, and show the panel as it is then."""
        server = check_manager(interaction)
        chosen = [getattr(channel, "id", 0) for channel in getattr(self.item, "values", ())]
        if len(chosen) > MOST_CHANNELS or not all(isinstance(id, int) and id > 0 for id in chosen):
            raise InvalidCustomId(self.custom_id)
        await services_of(interaction).tables.servers.choose_channels(server, chosen)
        await interaction.edit_original_response(view=await server_panel(interaction))


class ServerButton(Control, template=template("u1", "what=back")):
    """Back to all settings."""

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Show them."""
        await interaction.edit_original_response(view=await server_panel(interaction))
