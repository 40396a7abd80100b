"""Buttons are removed from messages that were posted."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord.components import _component_factory

from bot.interactions.components import ASKED
from bot.message_stripping import strip, stripped

ADDRESS = "https://cdn.discordapp.com/attachments/1/{id}/{name}?ex=1&is=2&hm=3"


def picture(name: str, id: int | None) -> dict[str, Any]:
    media = {"url": ADDRESS.format(id=id, name=name), "proxy_url": "https://media.discordapp.net/x"}
    return {"media": media | ({"attachment_id": str(id)} if id else {}), "description": f"The {name}."}


def board(*galleries: list[dict[str, Any]], buttons: bool = True) -> Any:
    """A message as Discord tells it: its files stand in its components alone."""
    parts: list[dict[str, Any]] = [{"type": 10, "id": 2, "content": "Zoë took the lion."}]
    parts += [{"type": 12, "id": 10 + place, "items": items} for place, items in enumerate(galleries)]
    parts.append({"type": 10, "id": ASKED, "content": "Zoë, choose."})
    button = {"type": 2, "id": 21, "custom_id": "t1:1:1:a", "label": "Rest", "style": 2}
    parts += [{"type": 1, "id": 20, "components": [button]}] if buttons else []
    frame = _component_factory({"type": 17, "id": 1, "components": parts})
    return SimpleNamespace(
        components=[frame], attachments=[], flags=discord.MessageFlags._from_value(1 << 15 | 1 << 12)
    )


def shown(view: Any) -> list[dict[str, Any]]:
    (frame,) = view.to_components()
    return frame["components"]


def addresses(view: Any) -> list[list[str]]:
    return [[item["media"]["url"] for item in part["items"]] for part in shown(view) if part["type"] == 12]


def test_pictures_are_kept_by_id_and_name() -> None:
    left = stripped(board([picture("board.png", 7)], [picture("beside.png", 8)]))
    assert left is not None
    assert addresses(left.view) == [["attachment://board.png"], ["attachment://beside.png"]]
    assert [file.to_dict() for file in left.files] == [
        {"id": "7", "filename": "board.png"},
        {"id": "8", "filename": "beside.png"},
    ]
    assert [part["type"] for part in shown(left.view)] == [10, 12, 12], "neither the question nor its buttons"
    assert shown(left.view)[1]["items"][0]["description"] == "The board.png."


def test_a_picture_of_unknown_attachment_goes_and_its_gallery_with_it() -> None:
    left = stripped(board([picture("board.png", None)], [picture("beside.png", 8), picture("lost.png", None)]))
    assert left is not None
    assert addresses(left.view) == [["attachment://beside.png"]], "never a gallery without pictures"
    assert [file.id for file in left.files] == [8]


def test_a_message_without_buttons_is_left_alone() -> None:
    assert stripped(board([picture("board.png", 7)], buttons=False)) is None


@pytest.mark.parametrize("known", [True, False])
async def test_the_edit_repeats_the_files_and_the_flags(known: bool) -> None:
    message, edits = board([picture("board.png", 7 if known else None)]), []

    async def edit(**sent: Any) -> None:
        edits.append(sent)

    message.edit = edit
    await strip(message)
    (sent,) = edits
    assert [file.to_dict()["filename"] for file in sent["attachments"]] == (["board.png"] if known else [])
    assert sent["suppress"] is False, "discord.py repeats the message's flags only where it is told about embeds"
    assert sent["allowed_mentions"].to_dict() == {"parse": []}
