"""How many bytes choices take of a message."""

from __future__ import annotations

import pytest
from discord import ui

from bot.reading.choice_rows import is_within, size_of


@pytest.mark.parametrize("text", ["one", "a, b: c, d", "Ärger, 🎲: “x”"])
def test_parts_are_within_their_size_and_not_within_less(text: str) -> None:
    items = [ui.TextDisplay[ui.LayoutView](text), ui.ActionRow[ui.LayoutView](ui.Button(label=text, custom_id="a:1"))]
    size = size_of(items)
    assert is_within(items, size)
    assert is_within(items, size + 1)
    assert not is_within(items, size - 1)
