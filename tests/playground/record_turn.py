"""Record a turn in the playground as a moving picture for README.md: ``make pictures`` calls this.

The page is played in a real browser; a pointer is drawn into it where the next click goes.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from PIL import Image  # noqa: E402
from playground_page import Visitor, browser, running_playground, visitor  # noqa: E402
from playwright.sync_api import Locator, expect  # noqa: E402

from rendering.canvas import gif  # noqa: E402

WIDTH_PX, HEIGHT_PX = 1180, 900
CHANNEL = {"x": 262, "y": 190, "width": 690, "height": 640}
"""The part of the page that is recorded: the newest messages of the channel, in pixels."""
LIMIT_BYTES = 4_000_000
LOOK_MS, POINT_MS, READ_MS = 1_800, 700, 3_200
POINTER = """([x, y]) => {
  document.getElementById('pointer')?.remove();
  const dot = document.createElement('div');
  dot.id = 'pointer';
  dot.style = `position:fixed;left:${x - 16}px;top:${y - 16}px;width:32px;height:32px;border-radius:50%;` +
    'background:rgba(255,255,255,.35);border:3px solid #fff;box-shadow:0 0 6px #000;z-index:9999;pointer-events:none';
  document.body.append(dot);
}"""
NO_POINTER = "() => document.getElementById('pointer')?.remove()"


class Film:
    """Frames of the page, each with the milliseconds for which it is shown."""

    def __init__(self, player: Visitor) -> None:
        self._player = player
        self.frames: list[tuple[Image.Image, int]] = []

    def shoot(self, shown_ms: int) -> None:
        """Add the page as it is now."""
        page = self._player.page.screenshot(clip=CHANNEL)
        self.frames.append((Image.open(io.BytesIO(page)).convert("RGB"), shown_ms))

    def click(self, control: Locator) -> None:
        """Point at a control, and click it."""
        control.scroll_into_view_if_needed()
        self._player.page.wait_for_timeout(300)
        box = control.bounding_box()
        assert box is not None
        self._player.page.evaluate(POINTER, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        self.shoot(POINT_MS)
        self._player.page.evaluate(NO_POINTER)
        control.click()


def record(address: str, executable: str) -> bytes:
    """A turn of a match against the computer, as a GIF."""
    with visitor(address, executable, width=WIDTH_PX, height=HEIGHT_PX) as player:
        player.messages.first.get_by_role("button", name="Play the computer").click()
        player.page.get_by_role("button", name="Start · By the book").click()
        player.newest_board(1)
        film = Film(player)
        for round in (2, 3):
            lists = player.page.locator(".select-trigger[aria-label^='Choose a labour']")
            expect(lists.first).to_be_visible()
            lists.first.scroll_into_view_if_needed()
            player.page.wait_for_timeout(800)
            film.shoot(LOOK_MS)
            film.click(lists.first)
            option = player.page.locator("[role=option]").filter(has_text=" = ").first
            expect(option).to_be_visible()
            film.shoot(LOOK_MS)
            film.click(option)
            player.newest_board(round)
        player.page.wait_for_timeout(800)
        film.shoot(READ_MS)
    palette = gif.shared_palette([frame for frame, _ in film.frames[:: max(1, len(film.frames) // 3)]])
    return gif.encode(film.frames, palette, LIMIT_BYTES)


def main(file: Path) -> None:
    """Write the moving picture to a file."""
    executable = browser()
    if executable is None:
        sys.exit("A Chromium is needed to record the page (on Debian: apt install chromium).")
    with tempfile.TemporaryDirectory() as folder, running_playground(folder=Path(folder)) as playground:
        file.write_bytes(record(playground.address, executable))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
