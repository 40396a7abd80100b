"""What is kept of servers is small, and enough to tell who may do what in a channel."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import discord

from bot.benchmarks.size.gateway_cache import BOT, server_event
from bot.server_cache import keep_little_of_servers


def guild_of(event: dict[str, Any], *, is_trimmed: bool) -> tuple[Any, discord.Guild]:
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    if is_trimmed:
        keep_little_of_servers(client)
    state: Any = client._connection
    state.shard_count, state.user = 1, discord.Object(BOT)
    return state, state._get_create_guild(deepcopy(event))


def rights_in(guild: discord.Guild) -> dict[int, list[int]]:
    """What each of the roles may do, by channel."""
    rights: dict[int, list[int]] = {}
    for channel in guild.channels:
        for role in guild.roles:
            rights.setdefault(channel.id, []).append(channel.permissions_for(role).value)
    return rights


def overwrites_of(guild: discord.Guild) -> dict[int, list[tuple[int, int, int]]]:
    channels: Any = guild.channels
    return {channel.id: [(each.id, each.allow, each.deny) for each in channel._overwrites] for channel in channels}


def test_permissions_are_those_that_discord_told() -> None:
    for seed in range(5):
        event = server_event(1 << 40, Random(seed))
        whole, small = (guild_of(event, is_trimmed=each)[1] for each in (False, True))
        assert rights_in(small) == rights_in(whole)
        assert {channel.id: channel.name for channel in small.channels} == {
            each.id: each.name for each in whole.channels
        }
        own, other = small.get_member(BOT), whole.get_member(BOT)
        assert own is not None
        assert other is not None
        assert [role.id for role in own.roles] == [role.id for role in other.roles]
        assert not any(getattr(channel, "topic", None) for channel in small.channels)


def test_a_channel_whose_permissions_change_leaves_the_others_alone() -> None:
    event = server_event(1 << 40, Random(2))
    state, guild = guild_of(event, is_trimmed=True)
    shared = [channel for channel in event["channels"] if channel["permission_overwrites"]]
    same = [each for each in shared if each["permission_overwrites"] == shared[1]["permission_overwrites"]]
    assert len(same) > 1
    before = overwrites_of(guild)
    changed = [{**each, "deny": "1024", "allow": "0"} for each in same[0]["permission_overwrites"]]
    state.parse_channel_update({**same[0], "guild_id": event["id"], "permission_overwrites": changed})
    assert {id for id, overwrites in overwrites_of(guild).items() if overwrites != before[id]} == {int(same[0]["id"])}
