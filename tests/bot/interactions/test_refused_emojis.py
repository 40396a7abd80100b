"""An emoji that Discord refuses costs no message: the others are sent, and at worst none."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ui

from bot.interactions.components import button_rows, frame, option, words
from bot.interactions.refused_emojis import send_despite_emojis
from bot.interactions.routes import PLAY, PLAY_SELECT
from bot.languages.emojis import use_emojis
from bot.runtime.failed_requests import misses_upload, refuses_emoji

SUN, MOON = f"<:sun:{10**18 + 11}>", f"<:moon_2:{10**18 + 12}>"
REFUSED = {"components": {"0": {"emoji": {"id": {"_errors": [{"code": "BUTTON_COMPONENT_INVALID_EMOJI"}]}}}}}


def refusal(errors: Any, status: int = 400, code: int = 50035) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="no")
    return discord.HTTPException(response, {"code": code, "message": "Invalid Form Body", "errors": errors})


@pytest.fixture(autouse=True)
def emojis() -> Iterator[None]:
    use_emojis({"sun": 10**18 + 11, "moon_2": 10**18 + 12})
    yield
    use_emojis({})


def layout() -> ui.LayoutView:
    buttons: list[ui.Item[Any]] = [
        PLAY.button(1, 2, "play", label="Play", emoji=SUN),
        ui.Button(label="Look", custom_id="b", emoji=MOON),
        PLAY.button(1, 2, "roll", emoji="🎲"),
    ]
    select = PLAY_SELECT.select(
        1, 2, "d", placeholder="Which", options=[option("One", "1", emoji=SUN), option("Two", "2")]
    )
    section = ui.Section("A", accessory=ui.Button(label="Go", custom_id="e", emoji=MOON))
    rows: list[ui.Item[Any]] = [
        words(f"You get {SUN} and {MOON}"),
        section,
        *button_rows(buttons),
        select,
    ]
    return frame(None, rows)


class There:
    """Discord: it refuses ``times`` requests, and keeps what it was sent."""

    def __init__(self, view: Any, times: int = 1, errors: Any = REFUSED) -> None:
        self._view, self._times, self._errors = view, times, errors
        self.got: list[str] = []
        self.looks = 0

    async def send(self) -> str:
        self.got.append(str(self._view.to_components()))
        if len(self.got) <= self._times:
            raise refusal(self._errors)
        return "sent"

    async def look(self) -> None:
        self.looks += 1


async def test_an_emoji_that_is_gone_is_left_out_and_the_others_stay() -> None:
    view = layout()
    there = There(view)

    async def look() -> None:
        use_emojis({"sun": 10**18 + 99})

    assert await send_despite_emojis(there.send, view, look) == "sent"
    last = there.got[-1]
    assert f"<:sun:{10**18 + 99}> and moon 2" in last
    assert last.count(str(10**18 + 99)) == 3
    assert str(10**18 + 11) not in last
    assert str(10**18 + 12) not in last
    assert "🎲" in last


async def test_an_emoji_that_discord_has_is_tried_once_more_as_it_is() -> None:
    view = layout()
    there = There(view)
    assert await send_despite_emojis(there.send, view, there.look) == "sent"
    assert there.got[0] == there.got[1]
    assert there.looks == 1


async def test_a_message_that_is_refused_again_goes_without_emojis() -> None:
    view = layout()
    there = There(view, times=2)
    assert await send_despite_emojis(there.send, view, there.look) == "sent"
    assert "emoji'" not in there.got[-1].replace("'emoji': None", "")
    # The button that was an emoji alone still says something.
    assert "'label': '🎲'" in there.got[-1]


async def test_forms_are_sent_despite_emojis_as_well() -> None:
    form = ui.Modal(title="T", custom_id="x")
    select: ui.Select[Any] = ui.Select(custom_id="d", options=[option("One", "1", emoji=SUN)])
    form.add_item(ui.Label(text="Which", component=select))
    there = There(SimpleNamespace(to_components=form.to_dict), times=2)
    assert await send_despite_emojis(there.send, form, there.look) == "sent"
    assert "sun" in there.got[1]
    assert "sun" not in there.got[2]


async def test_what_is_refused_for_another_reason_is_not_repeated() -> None:
    view = layout()
    there = There(view, errors={"content": {"_errors": [{"code": "BASE_TYPE_MAX_LENGTH"}]}})
    with pytest.raises(discord.HTTPException):
        await send_despite_emojis(there.send, view, there.look)
    assert len(there.got) == 1


def test_reasons_are_read_from_what_discord_objects_to() -> None:
    assert refuses_emoji(refusal(REFUSED))
    assert refuses_emoji(refusal(None, code=10014))
    assert not refuses_emoji(refusal(REFUSED, status=500))
    assert not refuses_emoji(refusal({"emoji": "text"}))
    missed = {"components": [{"media": {"_errors": [{"code": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"}]}}]}
    assert misses_upload(refusal(missed))
    assert not misses_upload(refusal(REFUSED))
    assert not misses_upload(OSError())
