"""Lists of the page: they stay open, open again, and swallow no click."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playground_page import Visitor, running_playground, visitor
from playwright.sync_api import Locator, expect
from simcord.preview import _server

from bot.playground.page_lists import MENDS

STATIC = Path(_server.__file__).with_name("static")
HELD_MS = 90
"""How long a person holds a mouse button down."""
AT_REST_MS = 600
"""A page that was not drawn again for so long shows all that came of the last click."""


@pytest.mark.parametrize("mend", MENDS, ids=lambda mend: mend.before.partition("\n")[0])
def test_what_is_mended_stands_in_the_page_once(mend: Any) -> None:
    text = (STATIC / _server.PreviewServer._STATIC_FILES[mend.path]).read_text(encoding="utf-8")
    assert text.count(mend.before) == 1


IS_ON_TOP = """button => {
    const {x, y, width, height} = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def press(guest: Visitor, button: Locator) -> None:
    """Press a button as a hand does: where it stands still in view, and it is held down for a moment.

    It moves while pictures load and while the page scrolls to a list. A page that is drawn again has another button in
    its place: what was still to come of the click before is waited for, so that the press alone draws the page again.
    """
    for _ in range(100):
        button.evaluate("button => button.scrollIntoView({block: 'center', behavior: 'instant'})")
        at_rest, place = button.element_handle(), button.bounding_box()
        guest.page.wait_for_timeout(AT_REST_MS)
        is_same = at_rest is not None and at_rest.evaluate("button => button.isConnected")
        if is_same and place is not None and place == button.bounding_box() and button.evaluate(IS_ON_TOP):
            break
    else:
        raise AssertionError("the button never stands still in view")
    guest.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    guest.page.mouse.down()
    guest.page.wait_for_timeout(HELD_MS)
    guest.page.mouse.up()


def test_lists_stay_open_let_others_open_and_swallow_no_click(chromium: str, tmp_path: Path) -> None:
    with running_playground(folder=tmp_path) as playground, visitor(playground.address, chromium, height=700) as guest:
        page, options = guest.page, guest.page.locator("[role=option]:visible")
        page.get_by_role("button", name="Open a lobby: Hercules").click()
        levels = page.locator(".select-trigger[aria-label^='Add a computer player']")
        expect(levels).to_be_visible()

        levels.click()
        expect(options.first).to_be_visible()
        page.locator("#channel-timeline").evaluate("timeline => timeline.scrollTop = 0")
        expect(options).to_have_count(0)
        levels.evaluate("list => list.scrollIntoView({block: 'center', behavior: 'instant'})")
        expect(options.first).to_be_visible()

        for count in (2, 3):
            options.filter(has_text="medium").click()
            expect(guest.messages.filter(has_text=f"At the table ({count} of 4)")).to_be_visible()
            levels.click()
            expect(options.first).to_be_visible()

        press(guest, page.get_by_role("button", name="Options", exact=True))
        expect(page.locator(".select-trigger[aria-label='Pace…']")).to_be_visible()
        expect(options).to_have_count(0)

        page.get_by_role("button", name="Invite…").click()
        people = page.locator(".preview-select[data-maximum='10'] .select-trigger")
        people.click()
        expect(page.locator(".select-list:popover-open")).to_have_count(1)
        levels.click()
        expect(options.filter(has_text="medium")).to_be_visible()

        people.click()
        expect(options.filter(has_text="medium")).to_have_count(0)
        expect(page.locator(".select-list:popover-open")).to_have_count(1)
        press(guest, page.locator("#channel-name"))
        expect(page.locator(".select-list:popover-open")).to_have_count(0)
        assert guest.mishaps == []
