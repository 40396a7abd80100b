"""``/settings``: a server's settings in one private panel, for those who manage it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple
from zlib import crc32

import discord
from discord import app_commands, ui

from bot.features.lobby.option_words import part_name, parts_to_choose, value_name, values_to_choose
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, note, option
from bot.interactions.handling import speech_for
from bot.interactions.router import Click
from bot.interactions.routes import SERVER_BACK, SERVER_CHANNELS, SERVER_SETTING
from bot.languages import LANGUAGES, Speech, speech
from bot.services import services_of
from bot.tables.model.options import CHOICES, TableOptions, options_of
from bot.tables.model.refusals import Refusal
from bot.tables.people.preferences import ServerSettings
from bot.tables.rules.options import unusual
from bot.tables.servers_service import MOST_CHANNELS

AS_HOST = "host"
"""The value for boards in the language of the match's host."""
WHERE = (
    discord.ChannelType.text,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
    discord.ChannelType.category,
)
"""The kinds of channels in which matches can be played, and categories."""


class ServerSettingsView(NamedTuple):
    """A server's settings, and the language of its boards (None: that of each host)."""

    settings: ServerSettings
    language: str | None

    @property
    def table_options(self) -> TableOptions:
        """The options of its new tables."""
        return options_of(self.settings.table_options)


def check_manager(interaction: discord.Interaction[Any]) -> int:
    """The server that the person manages. Raises Refusal: no_server, not_manager.

    Discord hides the command from others, but servers may show it to anybody.
    """
    if interaction.guild_id is None:
        raise Refusal("no_server")
    if not interaction.permissions.manage_guild:
        raise Refusal("not_manager")
    return interaction.guild_id


async def server_panel(interaction: discord.Interaction[Any]) -> ui.LayoutView:
    """The settings of the server of the interaction. Raises Refusal as ``check_manager`` does."""
    server, tables = check_manager(interaction), services_of(interaction).tables
    settled = ServerSettingsView(await tables.servers.settings(server), await tables.server_language(server))
    return settings_panel(settled, await speech_for(interaction))


def settings_panel(settled: ServerSettingsView, words: Speech) -> ui.LayoutView:
    """A server's settings, and the selects to change them."""
    channels = SERVER_CHANNELS.select(
        "channels",
        placeholder=words("settings-choose-channels"),
        channel_types=list(WHERE),
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=_channels(settled.settings.channels),
    )
    spoken = [(speech(code)("bot-language-name"), code) for code in LANGUAGES]
    asked = words("settings-choose-language")
    languages = [
        option(
            words("posting-chosen", option=asked, value=label), value, default=value == (settled.language or AS_HOST)
        )
        for label, value in [*spoken, (words("settings-language-host"), AS_HOST)]
    ]
    usual = SERVER_SETTING.select(
        "which",
        crc32(repr(settled.table_options).encode()),
        placeholder=words("settings-choose-usual"),
        options=parts_to_choose(settled.table_options, tuple(CHOICES), words),
    )
    told = settled.settings.season_channel
    seasons = SERVER_CHANNELS.select(
        "seasons",
        placeholder=words("settings-choose-seasons"),
        channel_types=[discord.ChannelType.text],
        min_values=0,
        max_values=1,
        default_values=_channels([told] if told else []),
    )
    return note(
        "\n".join([words("settings-title"), "", *lines(settled, words)]),
        channels,
        SERVER_SETTING.select("language", 0, placeholder=asked, options=languages),
        usual,
        seasons,
    )


def _channels(ids: Iterable[int]) -> list[discord.SelectDefaultValue]:
    return [discord.SelectDefaultValue(id=id, type=discord.SelectDefaultValueType.channel) for id in ids]


def lines(settled: ServerSettingsView, words: Speech) -> list[str]:
    """The settings in words."""
    allowed, told = settled.settings.channels, settled.settings.season_channel
    where = words.listed([f"<#{id}>" for id in allowed])
    language = speech(settled.language)("bot-language-name") if settled.language else words("settings-language-host")
    run = [
        words("posting-chosen", option=part_name(key, words), value=value_name(key, value, words))
        for key, value in unusual(settled.table_options).items()
    ]
    return [
        words("settings-channels", channels=where) if allowed else words("settings-channels-all"),
        words("settings-language", language=language),
        words("settings-usual", lines=" · ".join(run)) if run else words("settings-usual-none"),
        words("settings-seasons", channel=f"<#{told}>") if told else words("settings-seasons-none"),
    ]


def part_panel(settled: ServerSettingsView, key: str, words: Speech) -> ui.LayoutView:
    """A select of the values of one table option."""
    name = part_name(key, words)
    values = values_to_choose(settled.table_options, key, words)
    row = SERVER_SETTING.select(key, 0, placeholder=words("posting-choose", option=name), options=values)
    return note(f"**{name}**", row, ui.ActionRow(SERVER_BACK.button("back", label=words("posting-back"))))


@SERVER_SETTING.on
async def choose_setting(click: Click, what: str, state: int) -> None:
    """Set the language of boards or an option of new tables: first which option, then its value."""
    server, tables, value = check_manager(click.interaction), click.tables, click.value()
    if what == "which":
        if value not in CHOICES:
            raise click.invalid()
        settled = ServerSettingsView(await tables.servers.settings(server), None)
        await click.update(part_panel(settled, value, await click.speech()))
        return
    if what == "language":
        if value not in (*LANGUAGES, AS_HOST):
            raise click.invalid()
        await tables.set_server_language(server, None if value == AS_HOST else value)
    else:
        await tables.servers.choose_usual(server, what, value)
    await click.update(await server_panel(click.interaction))


@SERVER_CHANNELS.on
async def choose_channels(click: Click, what: str) -> None:
    """Set in which channels matches may be opened, or in which one the end of a season is told."""
    server = check_manager(click.interaction)
    chosen = [getattr(channel, "id", 0) for channel in click.chosen]
    most = MOST_CHANNELS if what == "channels" else 1
    if len(chosen) > most or not all(isinstance(id, int) and id > 0 for id in chosen):
        raise click.invalid()
    if what == "channels":
        await click.tables.servers.choose_channels(server, chosen)
    else:
        await click.tables.servers.tell_seasons(server, chosen[0] if chosen else None)
    await click.update(await server_panel(click.interaction))


@SERVER_BACK.on
async def show_settings_again(click: Click, what: str) -> None:
    """Go back to all settings."""
    await click.update(await server_panel(click.interaction))


def add_commands(tree: PantheonTree) -> None:
    """Add ``/settings``."""
    add_command(tree, "settings", show_settings)


@app_commands.default_permissions(manage_guild=True)
async def show_settings(interaction: discord.Interaction[Any], words: Speech) -> Panel:
    """The server's settings. Raises Refusal for people who do not manage it."""
    return Panel(await server_panel(interaction))
