"""``/move-here``: continue a match in another channel."""

from __future__ import annotations

from typing import Any

import discord

from bot.interactions.availability import server_of
from bot.interactions.channel_permissions import cannot_see, may_manage_both
from bot.interactions.command import add_command, channels_of
from bot.interactions.command_tree import PantheonTree
from bot.interactions.handling import person_of, speech_of
from bot.interactions.match_place import place_of
from bot.interactions.suggestions import Choices, fitting_choices, suggest
from bot.languages import Speech
from bot.languages.display_names import plain
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.store.queries import Listed


def add_commands(tree: PantheonTree) -> None:
    """Add ``/move-here``."""
    add_command(tree, "move-here", move, suggest={"match": suggest_matches})


async def move(interaction: discord.Interaction[Any], speech: Speech, *, match: str | None) -> str:
    """Move a match to this channel. Raises Refusal."""
    _, channel = await place_of(interaction)
    services = services_of(interaction)
    entry = _find_meant(await movable_tables(interaction), interaction.user.id, match)
    table = await services.tables.lookup.get(entry.id)
    others = {seat.person: seat.name for seat in table.seats if seat.person not in (None, interaction.user.id)}
    if blind := await cannot_see(interaction, [person for person in others if person is not None]):
        raise Refusal("cannot_see", {"names": tuple(others[person] for person in sorted(blind))})
    await services.tables.lobbies.move(
        entry.id, person_of(interaction), channel, may_manage=entry.host != interaction.user.id
    )
    services.dispatcher.blocked.pop(entry.channel, None)
    await services.dispatcher.try_again([entry.channel, channel])
    return speech("channels-moved")


def _find_meant(there: list[Listed], person: int, match: str | None) -> Listed:
    if match is not None:
        there = [each for each in there if match == str(each.id)]
    there = [each for each in there if each.host == person] or there
    if not there:
        raise Refusal("nothing_to_move")
    if len(there) > 1:
        raise Refusal("which_to_move", {"channels": channels_of(there)})
    return there[0]


async def movable_tables(interaction: discord.Interaction[Any]) -> list[Listed]:
    """The open matches of this server, outside this channel, that the person may move: as their host, or by managing
    channels both here and there."""
    server, person = server_of(interaction), interaction.user.id
    entries = await services_of(interaction).tables.lookup.list_open(server)
    there = [each for each in entries if each.channel != interaction.channel_id]
    own = [each for each in there if each.host == person]
    return own + [each for each in there if each.host != person and may_manage_both(interaction, each.channel)]


async def suggest_matches(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The matches that the person may move: the own ones first."""

    async def look() -> list[tuple[str, str | int]]:
        words = speech_of(interaction)
        return fitting_choices(
            [(_title(each, words), str(each.id)) for each in await movable_tables(interaction)], typed
        )

    return await suggest(interaction, look)


def _title(entry: Listed, speech: Speech) -> str:
    names = speech.join_words([plain(name) for name in entry.names])
    return speech("channels-thread-name", game=speech(f"{entry.game}-title"), names=names)
