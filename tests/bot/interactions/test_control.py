"""A control is sent as discord.py's own button or select would be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import ui

from bot.interactions.components import option
from bot.interactions.panel_height import height_of_row, width_of_button
from bot.interactions.routes import PLAY, PLAY_SELECT
from bot.languages.emojis import use_emojis

SUN = f"<:sun:{10**18 + 11}>"


@pytest.fixture(autouse=True)
def emojis() -> Iterator[None]:
    use_emojis({"sun": 10**18 + 11})
    yield
    use_emojis({})


@pytest.mark.parametrize("emoji", [None, "🔨", SUN])
@pytest.mark.parametrize("label", ["Forge", ""])
@pytest.mark.parametrize("style", [discord.ButtonStyle.primary, discord.ButtonStyle.secondary])
def test_a_button_is_sent_as_discord_py_would(label: str, emoji: str | None, style: discord.ButtonStyle) -> None:
    button = PLAY.button(3, 5, "forge", label=label, emoji=emoji, style=style, disabled=not label)
    theirs: ui.Button[Any] = ui.Button(
        custom_id=PLAY.id(3, 5, "forge"), label=label or None, emoji=emoji, style=style, disabled=not label
    )
    assert button.to_component_dict() == theirs.to_component_dict()
    assert (button.type, button.custom_id, button.width) == (theirs.type, theirs.custom_id, theirs.width)
    assert width_of_button(button) == width_of_button(theirs)
    assert height_of_row(ui.ActionRow(*[button] * 5)) == height_of_row(ui.ActionRow(*[theirs] * 5))


def test_a_select_is_sent_as_discord_py_would() -> None:
    options = [option("One", "1", note="costs 3", emoji=SUN), option("Two", "2")]
    row = PLAY_SELECT.select(3, 5, "0", placeholder="Which", options=options)
    theirs: ui.Select[Any] = ui.Select(custom_id=PLAY_SELECT.id(3, 5, "0"), placeholder="Which", options=options)
    assert row.to_component_dict() == ui.ActionRow(theirs).to_component_dict()
    assert height_of_row(row) == height_of_row(ui.ActionRow(theirs))


def test_equal_emojis_do_not_change_together() -> None:
    """A message whose emoji Discord refuses is sent without it; others keep theirs."""
    one, other = (PLAY.button(3, 5, "forge", emoji=SUN) for _ in range(2))
    del one.body["emoji"]
    assert other.body["emoji"]["name"] == "sun"
