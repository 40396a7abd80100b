"""From where an interaction comes, as Discord tells it and as nobody should be able to pretend."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.app_commands import AppCommandContext

from bot.interactions.availability import server_of, source_of

PERSON, OTHER, SERVER = 1001, 1002, 77


def interaction(server: int | None, context: int | None, owners: dict[int, int], *, group: bool = False) -> Any:
    channel = object.__new__(discord.GroupChannel if group else discord.DMChannel)
    contexts = {0: AppCommandContext(guild=True), 1: AppCommandContext(dm_channel=True)}
    contexts[2] = AppCommandContext(private_channel=True)
    return SimpleNamespace(
        guild_id=server,
        context=contexts.get(-1 if context is None else context, AppCommandContext()),
        channel=channel,
        user=SimpleNamespace(id=PERSON),
        _integration_owners=owners,
        is_user_integration=lambda: owners.get(1) == PERSON,
        is_guild_integration=lambda: bool(server) and owners.get(0) == server,
    )


@pytest.mark.parametrize(
    ("source", "click"),
    [
        ("server", interaction(SERVER, 0, {0: SERVER})),
        ("server", interaction(SERVER, 0, {0: SERVER, 1: OTHER})),
        ("server", interaction(SERVER, 0, {})),
        ("elsewhere", interaction(SERVER, 0, {1: PERSON})),
        ("elsewhere", interaction(SERVER, 0, {1: OTHER})),
        ("elsewhere", interaction(SERVER, 0, {0: SERVER + 1})),
        ("elsewhere", interaction(SERVER, 0, {0: 0, 1: PERSON})),
        ("direct", interaction(None, 1, {0: 0})),
        ("direct", interaction(None, 1, {1: PERSON})),
        ("direct", interaction(None, None, {})),
        ("elsewhere", interaction(None, 2, {1: PERSON})),
        ("elsewhere", interaction(None, 2, {1: OTHER})),
        ("elsewhere", interaction(None, 2, {0: 0})),
        ("elsewhere", interaction(None, 0, {0: SERVER})),
        ("elsewhere", interaction(None, None, {}, group=True)),
    ],
)
def test_only_what_discord_names_counts_as_a_server_or_a_conversation(source: str, click: Any) -> None:
    assert source_of(click) == source
    assert server_of(click) == (SERVER if source == "server" else 0)
