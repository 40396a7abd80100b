"""Commands: added with their words; admitted, acknowledged, carried out and answered, with errors in words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import wraps
from inspect import Signature, signature
from types import NoneType
from typing import Any, get_args

import discord
from discord import app_commands

from bot.interactions.acknowledgement import acknowledge
from bot.interactions.answering import announce, answer
from bot.interactions.availability import DIRECTLY, IN_SERVERS, Availability, source_of
from bot.interactions.blocked_channels import tell_blocked
from bot.interactions.components import Panel
from bot.interactions.handling import check_reach, error_boundary, is_named, may_enter, speech_for
from bot.languages import Speech
from bot.languages.command_names import text
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.store.queries import Listed

NAMED = 3
"""How many of several tables a refusal names."""
Answer = Panel | str | tuple[str, list[discord.File]]
"""What a command answers: a panel, words, or words with files."""
Work = Callable[[Speech], Awaitable[Answer]]
WorkAloud = Callable[[Speech, list[str]], Awaitable[Answer]]


async def run_command(interaction: discord.Interaction[Any], doing: str, work: Work) -> None:
    """Carry out a command and send what ``work`` returns, in private.

    The command is acknowledged before the work, which may take longer than Discord's limit.
    """
    async with error_boundary(interaction, doing):
        if not await may_enter(interaction) or not await acknowledge(interaction, private=True):
            return
        await send(interaction, await work(await speech_for(interaction)))
        await tell_blocked(interaction)


async def send(interaction: discord.Interaction[Any], done: Answer) -> None:
    """Show in private what a command answers."""
    content, files = (done, []) if isinstance(done, Panel | str) else done
    await answer(interaction, content, files)


def add_command(
    parent: app_commands.CommandTree[Any] | app_commands.Group,
    name: str,
    work: Callable[..., Awaitable[Answer]],
    *,
    run: Callable[[discord.Interaction[Any], str, Any], Awaitable[None]] = run_command,
    choices: Mapping[str, list[app_commands.Choice[str]]] | None = None,
    suggest: Mapping[str, Any] | None = None,
    offered: Availability = IN_SERVERS,
) -> None:
    """Add a command that answers with what ``work`` makes of the interaction, the reader's words and what was typed.

    The keyword-only parameters of ``work`` are what is typed; ``choices`` and ``suggest`` say by parameter what Discord
    offers for it. The words of ``table/swap`` are ``command-table-swap`` and ``command-table-swap-about``, those of its
    parameter ``seat`` are ``command-table-seat`` and ``command-table-swap-seat-about``.

    ``offered`` says where Discord offers the command; for one in a group, the group says that.
    """
    key, group = f"command-{name.replace('/', '-')}", name.partition("/")[0]

    @wraps(work)
    async def callback(interaction: discord.Interaction[Any], **values: Any) -> None:
        if not all(_is_of_kind(value, kinds[name]) for name, value in values.items()):
            raise app_commands.CheckFailure("A value is not of the kind that Discord asks for.")
        await run(interaction, group, lambda *arguments: work(interaction, *arguments, **values))

    first, *others = signature(work, eval_str=True).parameters.values()
    options = [each for each in others if each.kind is each.KEYWORD_ONLY]
    kinds = {each.name: each.annotation for each in options}
    callback.__signature__ = Signature([first, *options])  # type: ignore[attr-defined]
    app_commands.rename(**{each.name: text(f"command-{group}-{each.name}") for each in options})(callback)
    app_commands.describe(**{each.name: text(f"{key}-{each.name}-about") for each in options})(callback)
    app_commands.choices(**(choices or {}))(callback)
    app_commands.autocomplete(**(suggest or {}))(callback)
    where = None if isinstance(parent, app_commands.Group) else offered
    parent.add_command(
        app_commands.Command(
            name=text(key),
            description=text(f"{key}-about"),
            callback=callback,
            allowed_contexts=where and where.contexts,
            allowed_installs=where and where.installs,
        )
    )


def _is_of_kind(value: object, kind: Any) -> bool:
    """Whether what was typed is a text or a number where one is asked for, or a person with a name: discord.py hands on
    whatever arrives."""
    kinds = [each for each in get_args(kind) or (kind,) if each is not NoneType]
    if value is None or not all(each in (str, int) for each in kinds):
        return is_named(value)
    return type(value) in kinds


def command_group(name: str, offered: Availability = IN_SERVERS) -> app_commands.Group:
    """A group of commands, to be filled and then added to the tree; its words are ``command-<name>`` and
    ``command-<name>-about``."""
    return app_commands.Group(
        name=text(f"command-{name}"),
        description=text(f"command-{name}-about"),
        allowed_contexts=offered.contexts,
        allowed_installs=offered.installs,
    )


def table_group(tree: app_commands.CommandTree[Any]) -> app_commands.Group:
    """The group ``/table``, which several features fill; the first of them adds it to the tree."""
    table_commands = tree.get_command("table")
    if isinstance(table_commands, app_commands.Group):
        return table_commands
    group = command_group("table", offered=DIRECTLY)
    tree.add_command(group)
    return group


async def run_command_aloud(interaction: discord.Interaction[Any], doing: str, work: WorkAloud) -> None:
    """Carry out a command as ``run_command`` does; then post the lines that it left to the channel.

    The private answer goes first: Discord shows the first one where the command was acknowledged.
    """
    aloud: list[str] = []
    await run_command(interaction, doing, lambda words: work(words, aloud))
    for line in aloud:
        async with error_boundary(interaction, doing):
            await announce(interaction, line, silent=True)


def may_announce(interaction: discord.Interaction[Any], table: Table) -> bool:
    """Whether a change at a table is announced: not from another channel, and not too often.

    The log contains it in any case.
    """
    return table.channel == interaction.channel_id and services_of(interaction).flood.may_call(interaction.user.id)


async def channel_meant(interaction: discord.Interaction[Any]) -> int:
    """The channel that a command is about: the one it is given in, or, where the bot may only answer, what stands for
    the channel of the person's match that is shown in answers. In a direct message, where no match is played, it may be
    about one of the queue."""
    tables, channel = services_of(interaction).tables, interaction.channel_id or 0
    source = source_of(interaction)
    if source == "elsewhere":
        return await tables.ends.newest_without_channel(interaction.user.id)
    if source == "direct" and await tables.lobbies.in_channel(channel) is None:
        return await tables.ends.newest_direct(interaction.user.id, channel)
    return channel


async def table_here(interaction: discord.Interaction[Any], *, over: bool = False) -> Table:
    """The table a command without a name means: the channel's, one of the person's that rests here, else the person's
    only one in this server; in a direct message, their only one without a server, or else their only one at all.

    ``over``: else the channel's match that ended last. Raises Refusal when there is none, when it could be several,
    (unseen) when its channel is hidden from the person, or (daily_private) when it is theirs alone who play it.
    """
    table = await _table_here(interaction, over=over)
    await check_reach(interaction, table)
    return table


async def _table_here(interaction: discord.Interaction[Any], *, over: bool) -> Table:
    tables, source = services_of(interaction).tables, source_of(interaction)
    channel = await channel_meant(interaction)
    if (table := await tables.lobbies.in_channel(channel)) is not None:
        return table
    if (table := await tables.time.resting.here(channel, interaction.user.id)) is not None:
        return table
    every = await tables.lookup.open_tables_of(interaction.user.id)
    here = interaction.guild_id if source == "server" else 0
    # What is shown only in answers follows its person into every server.
    beyond = every if source == "direct" else [table for table in every if table.is_answered and not table.server]
    own = [table for table in every if table.server == here] or beyond
    if len(own) == 1:
        return own[0]
    if over and (table := await tables.lookup.last_finished(channel)) is not None:
        return table
    if own:
        raise Refusal("which_table", {"channels": channels_of(own)})
    raise Refusal("no_table_here" if source == "server" else "no_table_alone")


def channels_of(tables: Iterable[Table | Listed]) -> tuple[int, ...]:
    """The channels of the first few of several tables, for a refusal that asks which one is meant."""
    return tuple(table.channel for table in tables if table.channel > 0)[:NAMED]
