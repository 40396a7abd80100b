"""The parts of a message that was sent are freed at once."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from weakref import ref

import pytest
from discord import ui

from bot.interactions.components import frame, items_of, take_apart, words
from bot.interactions.routes import BOARD


@pytest.fixture
def no_looks_for_garbage() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_looks_for_garbage")
async def test_a_layout_that_is_taken_apart_is_no_garbage() -> None:
    buttons = [BOARD.button(1, "mine", 0, label="Mine"), BOARD.button(1, "more", 0, label="More")]
    view = frame(None, [words("What happened"), ui.ActionRow(*buttons), ui.Section("One", accessory=ui.Button())])
    items = [ref(item) for item in (view, *view.walk_children())]
    assert len(items) > 6
    assert {*items_of(view)} == {*view.walk_children()}
    assert len(items_of(view)) == len(items) - 1
    assert [*view.walk_children()] == [item() for item in items[1:]], "the message stays as it is"
    take_apart(view)
    del view, buttons
    assert [each() for each in items if each() is not None] == []
