"""A value of another type than its option declares reaches no command, whatever an event holds."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.client import create_bot
from bot.configuration import Configuration
from bot.interactions.declared_types import has_declared_types

GROUP = app_commands.Group(name="roll", description="…")


@GROUP.command(name="dice", description="…")
@app_commands.rename(how_many="how-many")
async def dice(
    interaction: discord.Interaction[Any],
    how_many: int,
    word: str = "",
    is_open: bool = False,
    share: float = 1.0,
    person: discord.User | None = None,
) -> None:
    """A command with an option of each kind."""


@pytest.mark.parametrize(
    ("name", "value", "is_fit"),
    [
        ("how-many", 3, True),
        ("how-many", "3", False),
        ("how-many", True, False),
        ("how-many", 1.5, False),
        ("word", "x", True),
        ("word", {}, False),
        ("word", [None], False),
        ("word", None, False),
        ("is_open", True, True),
        ("is_open", 1, False),
        ("share", 1, True),
        ("share", 0.5, True),
        ("share", "1", False),
        ("person", "77", True),
        ("none of them", {}, True),
    ],
)
def test_a_value_is_of_the_type_that_its_option_declares(name: str, value: object, is_fit: bool) -> None:
    options = [{"name": "dice", "type": 1, "options": [{"name": name, "value": value}]}]
    assert has_declared_types(GROUP, options) is is_fit


@pytest.mark.parametrize("options", [None, 5, {}, [5], [{"name": []}], [{"name": "dice", "options": 1.5}]])
def test_what_holds_no_options_is_left_to_the_library(options: object) -> None:
    assert has_declared_types(GROUP, options)


def test_what_is_no_command_of_ours_is_left_to_the_library() -> None:
    assert has_declared_types(None, [{"name": "word", "value": {}}])


WORD = {"name": "variant", "type": 3, "value": "full"}


@pytest.mark.parametrize("value", [{}, [None], 5])
@pytest.mark.parametrize("other", [WORD, "x", None], ids=["beside a good one", "beside a text", "beside nothing"])
async def test_the_commands_of_the_bot_are_not_begun_with_a_value_of_another_type(
    value: object, other: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where an option cannot be read, discord.py would look for the command before it says so, and fail."""
    options = [other, {"name": "variant", "type": 3, "value": value}]
    data = {"name": "play", "type": 1, "options": [{"name": "hercules", "type": 1, "options": options}]}
    interaction: Any = SimpleNamespace(type=discord.InteractionType.application_command, data=data)
    refused: list[Exception] = []

    async def on_error(_: object, error: Exception) -> None:
        refused.append(error)

    tree = create_bot(Configuration(_env_file=None)).tree
    monkeypatch.setattr(tree, "on_error", on_error)
    await tree._call(interaction)
    assert [type(error) for error in refused] == [app_commands.CheckFailure]
