"""``/table`` subcommands that change how a match is run, and ``/move-here``."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.interactions.availability import server_of
from bot.interactions.channel_permissions import cannot_see, manages
from bot.interactions.command import add_command, channels_of, may_announce, run_command_aloud, table_here
from bot.interactions.command_tree import PantheonTree
from bot.interactions.handling import person_of, spoken
from bot.interactions.match_place import place_of
from bot.interactions.suggestions import Choices, fitting, suggested
from bot.languages import Speech, speech
from bot.languages.command_names import text
from bot.languages.display_names import plain, shown
from bot.reading.options import part_name, table_option_choices, value_name
from bot.services import services_of
from bot.tables.model.options import IN_A_MATCH
from bot.tables.model.refusals import Refusal
from bot.tables.store.queries import Listed


def add_commands(tree: PantheonTree) -> None:
    """Add to ``/table`` a subcommand for each part of how a match is run, and ``/move-here``."""
    group = tree.get_command("table")
    assert isinstance(group, app_commands.Group)
    for key in IN_A_MATCH:
        group.add_command(_command(key))

    add_command(tree, "move-here", move, suggest={"match": suggest_matches})


def _command(key: str) -> app_commands.Command[Any, Any, Any]:
    @app_commands.describe(value=text("command-table-value-about"))
    @app_commands.rename(value=text("command-table-value"))
    @app_commands.choices(value=table_option_choices(key))
    async def callback(interaction: discord.Interaction[Any], value: str) -> None:
        await run_command_aloud(
            interaction, "table", lambda words, aloud: change_table_option(interaction, key, value, words, aloud)
        )

    return app_commands.Command(
        name=text(f"command-table-{key}"), description=text(f"command-table-{key}-about"), callback=callback
    )


async def change_table_option(
    interaction: discord.Interaction[Any], key: str, value: str, words: Speech, aloud: list[str]
) -> str:
    """Change how the match here is run, and tell everyone. Raises Refusal."""
    table = await table_here(interaction)
    after = await services_of(interaction).tables.choose_table_option(table.id, person_of(interaction), key, value)
    if after.options != table.options and after.stage == "playing" and may_announce(interaction, after):
        theirs = speech(after.language)
        facts = {"part": key, "option": part_name(key, theirs), "value": value_name(key, value, theirs)}
        aloud.append(theirs("table-options-told", name=shown(interaction.user.display_name), **facts))
    return words("table-options-set", option=part_name(key, words), value=value_name(key, value, words))


async def move(interaction: discord.Interaction[Any], words: Speech, *, match: str | None) -> str:
    """Move a match to this channel. Raises Refusal."""
    _, channel = await place_of(interaction)
    services = services_of(interaction)
    meant = _meant(await movable(interaction), interaction.user.id, match)
    table = await services.tables.get(meant.id)
    others = {seat.person: seat.name for seat in table.seats if seat.person not in (None, interaction.user.id)}
    if blind := await cannot_see(interaction, [person for person in others if person is not None]):
        raise Refusal("cannot_see", {"names": tuple(others[person] for person in sorted(blind))})
    await services.tables.move(meant.id, person_of(interaction), channel, may_manage=meant.host != interaction.user.id)
    services.dispatcher.blocked.pop(meant.channel, None)
    await services.dispatcher.try_again([meant.channel, channel])
    return words("channels-moved")


def _meant(there: list[Listed], person: int, match: str | None) -> Listed:
    if match is not None:
        there = [each for each in there if match == str(each.id)]
    there = [each for each in there if each.host == person] or there
    if not there:
        raise Refusal("nothing_to_move")
    if len(there) > 1:
        raise Refusal("which_to_move", {"channels": channels_of(there)})
    return there[0]


async def movable(interaction: discord.Interaction[Any]) -> list[Listed]:
    """The open matches of this server, outside this channel, that the person may move: as their host, or by managing
    channels both here and there."""
    server, person = server_of(interaction), interaction.user.id
    listed = await services_of(interaction).tables.listed(server)
    there = [each for each in listed if each.channel != interaction.channel_id]
    own = [each for each in there if each.host == person]
    return own + [each for each in there if each.host != person and manages(interaction, each.channel)]


async def suggest_matches(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The matches that the person may move: the own ones first."""

    async def look() -> list[tuple[str, str | int]]:
        words = spoken(interaction)
        return fitting([(_title(each, words), str(each.id)) for each in await movable(interaction)], typed)

    return await suggested(interaction, look)


def _title(listed: Listed, words: Speech) -> str:
    names = words.listed([plain(name) for name in listed.names])
    return words("channels-thread-name", game=words(f"{listed.game}-title"), names=names)
