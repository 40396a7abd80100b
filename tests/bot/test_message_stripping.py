"""Buttons are removed from messages that were posted."""

from __future__ import annotations

from typing import Any

import pytest

from bot.interactions.components import ASKED, MARKS
from bot.message_stripping import note_clicked, strip_message
from bot.runtime.stripped_messages import CLICKS, REMEMBERED, Stripped, StrippedMessages

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
    frame = {"type": 17, "id": 1, "accent_color": 7, "components": parts}
    return {"id": "99", "components": [frame], "attachments": [], "flags": 1 << 15 | 1 << 12}


def list_components(left: Stripped | None) -> list[dict[str, Any]]:
    assert left is not None
    (frame,) = left.components
    assert frame["accent_color"] == 7
    return list(frame["components"])


def addresses(left: Stripped | None) -> list[list[str]]:
    return [[item["media"]["url"] for item in part["items"]] for part in list_components(left) if part["type"] == 12]


def test_pictures_are_kept_by_id_and_name() -> None:
    left = strip_message(board([picture("board.png", 7)], [picture("beside.png", 8)]))
    assert left is not None
    assert addresses(left) == [["attachment://board.png"], ["attachment://beside.png"]]
    assert left.files == [{"id": "7", "filename": "board.png"}, {"id": "8", "filename": "beside.png"}]
    assert [part["type"] for part in list_components(left)] == [10, 12, 12], "neither the question nor its buttons"
    assert list_components(left)[1]["items"] == [
        {"media": {"url": "attachment://board.png"}, "description": "The board.png."}
    ]


def test_a_frame_keeps_the_mark_of_its_message() -> None:
    marked = board([picture("board.png", 7)])
    marked["components"][0]["id"] = MARKS
    left = strip_message(marked)
    assert addresses(left) == [["attachment://board.png"]]
    assert left is not None
    assert left.components[0]["id"] == MARKS


def test_a_picture_of_unknown_attachment_goes_and_its_gallery_with_it() -> None:
    left = strip_message(board([picture("board.png", None)], [picture("beside.png", 8), picture("lost.png", None)]))
    assert left is not None
    assert addresses(left) == [["attachment://beside.png"]], "never a gallery without pictures"
    assert left.files == [{"id": "8", "filename": "beside.png"}]


def test_a_message_without_buttons_is_left_alone() -> None:
    assert strip_message(board([picture("board.png", 7)], buttons=False)) is None


@pytest.mark.parametrize("is_known", [True, False])
def test_the_edit_repeats_the_files_and_the_flags(is_known: bool) -> None:
    left = strip_message(board([picture("board.png", 7 if is_known else None)]))
    assert left is not None
    edit = left.edit()
    assert not edit.files
    assert edit.payload is not None
    assert [file["filename"] for file in edit.payload["attachments"]] == (["board.png"] if is_known else [])
    assert edit.payload["flags"] == 1 << 15 | 1 << 12
    assert edit.payload["allowed_mentions"] == {"parse": []}


def test_what_is_left_of_a_message_is_known_once() -> None:
    messages = StrippedMessages()
    messages.note(99, strip_message(board([picture("board.png", 7)])))
    messages.note(98, strip_message(board([picture("board.png", 7)], buttons=False)))
    left = messages.take(99)
    assert left is not None
    assert left.files == [{"id": "7", "filename": "board.png"}]
    assert messages.take(99) is None, "an edit may change it"
    assert messages.take(98) is None, "it has nothing to lose"


def click(id: int, message: Any, custom_id: str = "t1:1:1:a") -> Any:
    """A click as Discord tells of it."""
    return {"id": str(id), "message": message, "data": {"custom_id": custom_id, "component_type": 2}}


def test_a_click_says_what_is_left_of_a_board_that_is_not_known() -> None:
    messages = StrippedMessages()
    note_clicked(messages, click(7, board([picture("board.png", 7)])))
    left = messages.take_for(99, 7)
    assert left is not None
    assert left.files == [{"id": "7", "filename": "board.png"}]
    assert messages.take_for(99, 7) is None, "once"


def test_it_says_so_for_its_own_answer_alone() -> None:
    """Discord repeats clicks to a process that continues for another one: they show messages as they were."""
    messages = StrippedMessages()
    note_clicked(messages, click(7, board([picture("board.png", 7)])))
    assert messages.take(99) is None, "not for the outbox"
    note_clicked(messages, click(7, board([picture("board.png", 7)])))
    assert messages.take_for(99, 8) is None, "not for another click"
    note_clicked(messages, click(7, board([picture("old.png", 6)])))
    note_clicked(messages, click(8, board([picture("board.png", 7)])))
    left = messages.take_for(99, 8)
    assert left is not None
    assert left.files == [{"id": "7", "filename": "board.png"}]


@pytest.mark.parametrize("custom_id", ["b1:1:log:0", "yp:1:1:a", "t11:1", ""])
def test_only_a_choice_says_it(custom_id: str) -> None:
    messages = StrippedMessages()
    note_clicked(messages, click(7, board([picture("board.png", 7)]), custom_id))
    assert messages.take_for(99, 7) is None


def test_a_private_message_and_one_with_an_unnamed_attachment_are_not_noted() -> None:
    messages = StrippedMessages()
    note_clicked(messages, click(7, board([picture("board.png", 7)]) | {"flags": 1 << 15 | 1 << 6}))
    note_clicked(messages, click(7, board([picture("board.png", 7), picture("beside.png", None)])))
    assert messages.take_for(99, 7) is None, "its picture would go"


async def test_an_edit_is_newer_than_the_message_of_a_click() -> None:
    messages, clicked = StrippedMessages(), click(7, board([picture("old.png", 6)]))
    async with messages.in_edit(99):
        async with messages.in_edit(99):
            pass
        note_clicked(messages, clicked)
    assert messages.take_for(99, 7) is None, "it shows the board as it was"
    messages.note(99, strip_message(board([picture("board.png", 7)])))
    note_clicked(messages, clicked)
    left = messages.take_for(99, 7)
    assert left is not None
    assert left.files == [{"id": "7", "filename": "board.png"}]
    note_clicked(messages, clicked)
    messages.note(99, strip_message(board([picture("board.png", 7)], buttons=False)))
    assert messages.take_for(99, 7) is None
    note_clicked(messages, clicked)
    async with messages.in_edit(99):
        assert messages.take_for(99, 7) is None, "from the beginning of an edit on"


async def test_a_board_whose_choices_are_gone_or_go_is_known() -> None:
    messages, clicked = StrippedMessages(), click(7, board([picture("board.png", 7)]))
    note_clicked(messages, clicked)
    messages.note_strip(99)
    note_clicked(messages, clicked)
    assert messages.is_stripped(99)
    assert messages.take_for(99, 7) is None
    with messages.in_answer(98):
        note_clicked(messages, click(7, clicked["message"] | {"id": "98"}))
    assert messages.take_for(98, 7) is None


def test_clicks_that_are_not_answered_so_are_forgotten() -> None:
    messages = StrippedMessages()
    for number in range(CLICKS + 1):
        note_clicked(messages, click(7, board([picture("board.png", 7)]) | {"id": str(number)}))
    assert messages.take_for(0, 7) is None
    assert messages.take_for(1, 7) is not None
    messages.forget_all()
    assert messages.take_for(2, 7) is None


def test_the_oldest_messages_are_forgotten() -> None:
    messages = StrippedMessages()
    for number in range(REMEMBERED + 1):
        messages.note(number, strip_message(board([picture("board.png", 7)])))
    assert messages.take(0) is None
    assert messages.take(1) is not None


def test_messages_that_have_lost_their_choices_displace_no_others() -> None:
    messages = StrippedMessages()
    messages.note(99, strip_message(board([picture("board.png", 7)])))
    for number in range(100, REMEMBERED + 102):
        messages.note_strip(number)
    assert messages.take(99) is not None
    assert not messages.is_stripped(100), "it was longest ago"
    assert messages.is_stripped(102)
    messages.note(102, strip_message(board([picture("board.png", 7)])))
    assert not messages.is_stripped(102), "it was edited"


def test_what_another_process_may_have_edited_is_forgotten() -> None:
    messages = StrippedMessages()
    messages.note(99, strip_message(board([picture("board.png", 7)])))
    messages.forget_all()
    assert messages.take(99) is None
