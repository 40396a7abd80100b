"""How much memory the servers take that the gateway tells the bot of, with what discord.py keeps of them."""

from __future__ import annotations

import gc
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord

from bot.benchmarks import Figure, at_most
from bot.benchmarks.load.processor_time import usage_of
from bot.benchmarks.load.stand_in import PERMISSIONS
from bot.benchmarks.size.scale import Scale, load_average
from bot.server_cache import keep_little_of_servers

SHARDED_BY = 1_000
COMPARED = 2_000
"""Of this many servers it is measured what discord.py alone keeps."""
BOT = 100_000
CHANNELS, ROLES, OVERWRITES = (4, 40), (3, 30), (0, 4)
"""How many a server has at least and at most; the overwrites are those of a channel."""


def figures(folder: Path, scale: Scale) -> Iterator[Figure]:
    """Measure in a process of its own, without the rest of the bot."""
    few = min(scale.servers, COMPARED)
    whole, _ = _measure_alone(folder, few, trim=False)
    size, seconds = _measure_alone(folder, scale.servers, trim=True)
    name = f"{scale.servers:,} servers with {sum(CHANNELS) // 2} channels and {sum(ROLES) // 2} roles each"
    yield at_most(name, size / 1e6, 600, "MB")._replace(note=load_average())
    yield Figure(
        "  of each", size / scale.servers / 1e3, "kB", note=f"{whole / few / 1e3:.1f} kB as discord.py keeps it"
    )
    yield Figure("  processor time to take one in", 1e3 * seconds / scale.servers, "ms CPU")


def _measure_alone(folder: Path, count: int, *, trim: bool) -> tuple[float, float]:
    code = f"from bot.benchmarks.size.gateway_cache import measure; measure({count}, {trim})"
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, check=True, capture_output=True, text=True)
    size, seconds = json.loads(done.stdout)
    return size, seconds


def measure(count: int, trim: bool) -> None:
    """Write as JSON how many bytes that many servers take, and processor seconds; ``trim``: as the bot does."""
    client = discord.AutoShardedClient(
        intents=discord.Intents(guilds=True),
        member_cache_flags=discord.MemberCacheFlags.none(),
        chunk_guilds_at_startup=False,
        max_messages=None,
    )
    if trim:
        keep_little_of_servers(client)
    state: Any = client._connection
    state.shard_count = count // SHARDED_BY + 1
    chance = random.Random(7)
    gc.collect()
    before, seconds = usage_of(os.getpid()).shared, 0.0
    for number in range(count):
        # As text and back, as it comes: so no two servers share a string.
        event = json.loads(json.dumps(server_event(200_000 + number << 22, chance)))
        began = time.process_time()
        state._get_create_guild(event)
        seconds += time.process_time() - began
    gc.collect()
    sys.stdout.write(json.dumps([usage_of(os.getpid()).shared - before, seconds]))


def server_event(id: int, chance: random.Random) -> dict[str, Any]:
    """What the gateway tells of a server with this id."""
    roles = [_role(id + number, chance) for number in range(chance.randint(*ROLES))]
    # The role that Discord makes for the bot itself.
    roles[-1] |= {"managed": True, "tags": {"bot_id": str(BOT)}, "colors": {"primary_color": roles[-1]["color"]}}
    of_categories = [_overwrites(roles, chance) for _ in range(3)]
    channels = [
        # Half of the channels have the permissions of their category.
        _channel(
            id + 1_000 + number, chance.choice(of_categories) if number % 2 else _overwrites(roles, chance), chance
        )
        for number in range(chance.randint(*CHANNELS))
    ]
    me: dict[str, Any] = {"user": {"id": str(BOT), "username": "Pantheon", "discriminator": "0", "avatar": None}}
    me |= {
        "roles": [roles[-1]["id"]],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
    }
    server: dict[str, Any] = {"id": str(id), "name": f"Server of {id}", "owner_id": str(id + 9), "icon": f"{id:032x}"}
    server |= {"roles": roles, "channels": channels, "members": [me], "member_count": 300, "threads": []}
    server |= {"emojis": [], "features": ["COMMUNITY", "NEWS"], "afk_timeout": 300, "verification_level": 1}
    server |= {"nsfw_level": 0, "preferred_locale": "en-US", "mfa_level": 0, "premium_tier": 1}
    server |= {"description": f"What server {id} is about", "system_channel_flags": 0}
    return server


def _role(id: int, chance: random.Random) -> dict[str, Any]:
    role: dict[str, Any] = {"id": str(id), "name": f"Role {id % 1_000}", "permissions": str(chance.getrandbits(46))}
    role |= {"position": id % 50, "color": chance.getrandbits(24), "hoist": False, "managed": False, "flags": 0}
    return role | {"mentionable": False, "icon": None, "unicode_emoji": None}


def _overwrites(roles: list[dict[str, Any]], chance: random.Random) -> list[dict[str, Any]]:
    whose = chance.sample(roles, min(len(roles), chance.randint(*OVERWRITES)))
    return [{"id": role["id"], "type": 0, "allow": PERMISSIONS, "deny": "0"} for role in whose]


def _channel(id: int, overwrites: list[dict[str, Any]], chance: random.Random) -> dict[str, Any]:
    channel: dict[str, Any] = {"id": str(id), "type": chance.choice((0, 0, 0, 2, 4)), "name": f"channel-{id % 1_000}"}
    channel |= {"position": id % 50, "permission_overwrites": overwrites, "parent_id": None, "nsfw": False}
    return channel | {
        "topic": f"What is spoken of in {id}",
        "rate_limit_per_user": 0,
        "bitrate": 64_000,
        "user_limit": 0,
    }
