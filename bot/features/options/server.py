"""``/settings``: a server's settings in one private panel, for those who manage it."""

from __future__ import annotations

from typing import Any, NamedTuple

import discord
from discord import app_commands, ui

from bot.features.options.post_of_day import PostOfDayView, find_lacking, post_fields, post_lines, take_post
from bot.interactions.availability import server_of
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, note, small
from bot.interactions.forms import Value, channels, one_of
from bot.interactions.handling import speech_for
from bot.interactions.match_forum import forum_in, trouble_lines
from bot.interactions.router import Click
from bot.interactions.routes import SERVER_BACK, SERVER_CHANNELS, SERVER_FORM, SERVER_SETTING
from bot.languages import LANGUAGES, Speech
from bot.languages import speech as speech_in
from bot.reading.option_fields import OptionQuestion, changes_in, fields_of, run_asked
from bot.reading.options import part_name, value_name
from bot.services import services_of
from bot.tables.model.options import TableOptions, options_of
from bot.tables.model.refusals import Refusal
from bot.tables.people.preferences import ServerSettings
from bot.tables.rules.options import changed_options
from bot.tables.servers_service import MOST_CHANNELS
from bot.tables.service import Tables

FORMS = ("server", "forum", "day", "usual", "more")
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
    """A server's settings, the language of its boards (None: that of each host), whether there is a queue, and what is
    known of the post of the day and of the forum for matches."""

    settings: ServerSettings
    language: str | None
    queue: bool = False
    post: PostOfDayView = PostOfDayView()
    forum: discord.ForumChannel | None = None

    @property
    def table_options(self) -> TableOptions:
        """The options of its new tables."""
        return options_of(self.settings.table_options)


def check_manager(interaction: discord.Interaction[Any]) -> int:
    """The server that the person manages. Raises Refusal: no_server, not_manager.

    Discord hides the command from others, but servers may show it to anyone.
    """
    if not (server := server_of(interaction)):
        raise Refusal("no_server")
    if not interaction.permissions.manage_guild:
        raise Refusal("not_manager")
    return server


async def server_panel(interaction: discord.Interaction[Any]) -> ui.LayoutView:
    """The settings of the server of the interaction. Raises Refusal as ``check_manager`` does."""
    server, services = check_manager(interaction), services_of(interaction)
    view = await settings_of(services.tables, server)
    lacking = find_lacking(interaction.guild, view.settings.post_of_day)
    post = PostOfDayView(lacking, services.clock.now())
    forum = forum_in(interaction.guild, view.settings.forum_channel)
    return settings_panel(view._replace(post=post, forum=forum), await speech_for(interaction))


async def settings_of(tables: Tables, server: int) -> ServerSettingsView:
    """A server's settings as they are now."""
    settings, language = await tables.servers.settings(server), await tables.people.server_language(server)
    return ServerSettingsView(settings, language, tables.queue.is_open)


def settings_panel(view: ServerSettingsView, speech: Speech) -> ui.LayoutView:
    """A server's settings, and the selects to change them."""
    forms = [SERVER_BACK.button(what, label=speech(_press(what))) for what in FORMS]
    return note("\n".join([speech("server-settings-title"), "", *lines(view, speech)]), ui.ActionRow(*forms))


def lines(view: ServerSettingsView, speech: Speech) -> list[str]:
    """The settings in words."""
    allowed, season_channel = view.settings.channels, view.settings.season_channel
    where = speech.join_words([f"<#{id}>" for id in allowed])
    language = (
        speech_in(view.language)("preferences-language-name")
        if view.language
        else speech("server-settings-language-host")
    )
    run = [
        speech("options-chosen", option=part_name(key, speech), value=value_name(key, value, speech))
        for key, value in changed_options(view.table_options).items()
    ]
    return [
        speech("server-settings-channels", channels=where) if allowed else speech("server-settings-channels-all"),
        speech("server-settings-language", language=language),
        speech("server-settings-usual", lines=" · ".join(run)) if run else speech("server-settings-usual-none"),
        speech("server-settings-seasons", channel=f"<#{season_channel}>")
        if season_channel
        else speech("server-settings-seasons-none"),
        *_forum_lines(view, speech),
        *post_lines(view.settings.post_of_day, view.post, speech),
        *_queue_lines(view, speech),
    ]


def _forum_lines(view: ServerSettingsView, speech: Speech) -> list[str]:
    """The forum for matches, and what the bot lacks there."""
    forum = view.settings.forum_channel
    if forum is None:
        return [speech("forum-settings-none")]
    troubles = [] if view.forum is None else trouble_lines(view.forum, speech)
    return [speech("forum-settings", channel=f"<#{forum}>"), *map(small, troubles)]


def _queue_lines(view: ServerSettingsView, speech: Speech) -> list[str]:
    """Where matches of the queue are played, if the operator allows it."""
    if not view.queue:
        return []
    channel = view.settings.queue_channel
    return [
        speech("server-settings-queue", channel=f"<#{channel}>") if channel else speech("server-settings-queue-none")
    ]


def _press(what: str) -> str:
    """The id of the label of the button that opens a form."""
    return "forum-settings-press" if what == "forum" else f"server-settings-press-{what}"


def _title(press: str, speech: Speech) -> str:
    """The title of the form that a button opens."""
    return speech(press).removesuffix("…").rstrip()


def server_form(view: ServerSettingsView, speech: Speech) -> ui.Modal:
    """A form of where matches are opened, where a season's end is announced, and in which language boards are."""
    spoken = [(code, speech_in(code)("preferences-language-name")) for code in LANGUAGES]
    spoken.append((AS_HOST, speech("server-settings-language-host")))
    now, season_channel = view.language or AS_HOST, view.settings.season_channel
    fields = [
        channels(
            "channels",
            speech("server-settings-form-channels"),
            WHERE,
            MOST_CHANNELS,
            view.settings.channels,
            speech("server-settings-choose-channels"),
        ),
        channels(
            "seasons",
            speech("server-settings-form-seasons"),
            (discord.ChannelType.text,),
            1,
            [season_channel] if season_channel else [],
            speech("server-settings-choose-seasons"),
        ),
        *_queue_fields(view, speech),
        one_of(
            "language",
            speech("server-settings-choose-language"),
            [Value(id, name, id == now) for id, name in spoken],
            speech("server-settings-about-language"),
        ),
    ]
    return SERVER_FORM.form("server", title=_title("server-settings-press-server", speech), fields=fields)


def _queue_fields(view: ServerSettingsView, speech: Speech) -> list[ui.Label[Any]]:
    if not view.queue:
        return []
    now, about = view.settings.queue_channel, speech("server-settings-choose-queue")
    kinds = (discord.ChannelType.text,)
    return [channels("queue", speech("server-settings-form-queue"), kinds, 1, [now] if now else [], about)]


def day_form(view: ServerSettingsView, zone: str, speech: Speech) -> ui.Modal:
    """A form of the post of the day; ``zone`` is the time zone of the person who opens it."""
    fields = post_fields(view.settings.post_of_day, zone, speech)
    return SERVER_FORM.form("day", title=_title("server-settings-press-day", speech), fields=fields)


def forum_form(view: ServerSettingsView, speech: Speech) -> ui.Modal:
    """A form of the forum in which each match gets a post."""
    now = view.settings.forum_channel
    field = channels(
        "forum",
        speech("forum-settings-form"),
        (discord.ChannelType.forum,),
        1,
        [now] if now else [],
        speech("forum-settings-choose"),
    )
    return SERVER_FORM.form("forum", title=_title(_press("forum"), speech), fields=[field])


def usual_form(view: ServerSettingsView, what: str, speech: Speech) -> ui.Modal:
    """A form of how new matches are run: of time bank and muster, or of all else. One form has no room for both."""
    fields = fields_of(_usual_asked(view.table_options, what, speech), speech)
    return SERVER_FORM.form(what, title=_title(f"server-settings-press-{what}", speech), fields=fields)


def _usual_asked(options: TableOptions, what: str, speech: Speech) -> list[OptionQuestion]:
    return [each for each in run_asked(options, speech) if each.is_on_second_page == (what == "more")]


@SERVER_SETTING.on
async def choose_setting(click: Click, what: str, state: int) -> None:
    """Set the language of boards or an option of new tables, from a panel of an earlier version."""
    server, tables, value = check_manager(click.interaction), click.tables, click.value()
    if what == "which":
        await click.update(await server_panel(click.interaction))
        return
    if what == "language":
        if value not in (*LANGUAGES, AS_HOST):
            raise click.invalid()
        await tables.people.set_server_language(server, None if value == AS_HOST else value)
    else:
        await tables.servers.choose_usual(server, {what: value})
    await click.update(await server_panel(click.interaction))


@SERVER_CHANNELS.on
async def choose_channels(click: Click, what: str) -> None:
    """Set where matches may be opened, or the end of a season is announced, from a panel of an earlier version."""
    server = check_manager(click.interaction)
    ids = [getattr(channel, "id", 0) for channel in click.selected_values]
    most = MOST_CHANNELS if what == "channels" else 1
    if len(ids) > most or not all(isinstance(id, int) and id > 0 for id in ids):
        raise click.invalid()
    if what == "channels":
        await click.tables.servers.choose_places(server, ids, None)
    else:
        await click.tables.servers.choose_places(server, None, ids)
    await click.update(await server_panel(click.interaction))


@SERVER_BACK.on(reply=lambda click, what: "update" if what == "back" else "form")
async def show_settings_again(click: Click, what: str) -> None:
    """Open a form, or go back to all settings."""
    server, tables = check_manager(click.interaction), click.tables
    if what == "back":
        await click.update(await server_panel(click.interaction))
        return
    view, words = await settings_of(tables, server), click.speech
    if what == "day":
        zone = (await tables.people.preferences(click.person.id)).zone
        await click.open(day_form(view, zone, words))
    elif what == "forum":
        await click.open(forum_form(view, words))
    else:
        await click.open(server_form(view, words) if what == "server" else usual_form(view, what, words))


@SERVER_FORM.on
async def take_settings(click: Click, what: str) -> None:
    """Keep everything that a form says, or nothing of it, and show the panel again.

    Raises Refusal: no_server, not_manager, no_such_setting, no_such_zone.
    """
    server, servers = check_manager(click.interaction), click.tables.servers
    if what in ("usual", "more"):
        options = ServerSettingsView(await servers.settings(server), None).table_options
        values = changes_in(click, _usual_asked(options, what, click.speech))
        await servers.choose_usual(server, {id.partition(":")[2]: value for id, value in values.items()})
    elif what == "day":
        await take_post(click, server, channels_in(click, "channel", 1))
    elif what == "forum":
        await servers.choose_forum(server, next(iter(channels_in(click, "forum", 1) or ()), None))
    else:
        language = click.pick_of("language", (*LANGUAGES, AS_HOST))
        allowed, seasons = channels_in(click, "channels", MOST_CHANNELS), channels_in(click, "seasons", 1)
        await servers.choose_places(server, allowed, seasons, channels_in(click, "queue", 1))
        if language is not None:
            await click.tables.people.set_server_language(server, None if language == AS_HOST else language)
    await click.update(await server_panel(click.interaction))


def channels_in(click: Click, field: str, most: int) -> list[int] | None:
    """The ids of the channels of this server that were chosen in a form; None where it has no such field.

    Raises Refusal (no_such_setting) for anything else.
    """
    values, guild = click.picks.get(field), click.interaction.guild
    if values is None:
        return None
    ids = [int(id) for id in values if id.isdecimal()]
    if len(ids) != len(values) or len(ids) > most or guild is None:
        raise Refusal("no_such_setting")
    if not all(guild.get_channel(id) for id in ids):
        raise Refusal("no_such_setting")
    return ids


def add_commands(tree: PantheonTree) -> None:
    """Add ``/settings``."""
    add_command(tree, "settings", show_settings)


@app_commands.default_permissions(manage_guild=True)
async def show_settings(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """The server's settings. Raises Refusal for people who do not manage it."""
    return Panel(await server_panel(interaction))
