"""The playground as a newcomer meets it: the program in a process of its own, its page in a real browser."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

ROOT = Path(__file__).resolve().parents[2]
ARTEFACTS = ROOT / "artefacts" / "playground"
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/#\S+")
PANTHEON = (sys.executable, "-c", "from bot.command_line import main; main()")
"""The command, from this work tree, however the project is installed."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
LABOUR = re.compile(r"^\d+ = ")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
START = 60.0
"""Seconds that the program has for its first address; a busy machine imports slowly."""
ANSWER = 45_000
"""Milliseconds that the page has for an answer."""


def browser() -> str | None:
    """The Chromium on this machine, or None."""
    chosen = os.environ.get("PANTHEON_CHROMIUM")
    return chosen or next((path for name in BROWSERS if (path := shutil.which(name))), None)


class Running(NamedTuple):
    """A playground that runs: its address, and the process."""

    address: str
    process: subprocess.Popen[str]


@contextmanager
def running_playground(*arguments: str, folder: Path) -> Iterator[Running]:
    """The program, started as a person starts it, and ended in any case."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("DISCORD_", "DATABASE_"))}
    environment |= {
        "PYTHONPATH": str(ROOT),
        "PYTHONUNBUFFERED": "1",
        "DATABASE_URL": "postgresql://nobody@nowhere/none",
    }
    with (folder / "playground.log").open("w+", encoding="utf-8") as log:
        process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                "from bot.command_line import main; main()",
                "playground",
                "--no-browser",
                *arguments,
            ],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            yield Running(_address(process, folder / "playground.log"), process)
        finally:
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
                try:
                    process.wait(15)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()


def _address(process: subprocess.Popen[str], log: Path) -> str:
    end = time.monotonic() + START
    while time.monotonic() < end:
        text = log.read_text(encoding="utf-8")
        if match := ADDRESS.search(text):
            return match.group()
        if process.poll() is not None:
            raise AssertionError(f"the playground ended at once:\n{text}")
        time.sleep(0.05)
    raise AssertionError(f"no address after {START} s:\n{log.read_text(encoding='utf-8')}")


class Visitor:
    """Somebody at the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.mishaps: list[str] = []
        page.set_default_timeout(ANSWER)
        page.on("pageerror", lambda error: self.mishaps.append(str(error)))

    @property
    def messages(self) -> Locator:
        """The messages in the channel."""
        return self.page.locator("#channel-timeline article")

    @property
    def boards(self) -> Locator:
        """The pictures of the board, by what their alt text says first."""
        return self.page.locator("#channel-timeline img[alt*='round']")

    def choose_a_labour(self) -> None:
        """Choose the first labour on offer: few are buttons such as "9 = 6 + 3 · Hestia +1", many stand in a list."""
        buttons = self.page.locator("button.component-button", has_text=LABOUR)
        lists = self.page.locator(".select-trigger[aria-label^='Choose a labour']")
        expect(buttons.or_(lists).first).to_be_visible()
        if buttons.count():
            buttons.first.click()
        else:
            option = self.page.locator("[role=option]", has_text=LABOUR).first
            for left in reversed(range(4)):
                # The page is drawn again at the end of a click, which closes a list that was opened just before.
                lists.first.click()
                self.page.wait_for_timeout(500)
                try:
                    option.click(timeout=3_000 if left else ANSWER)
                except PlaywrightTimeout:
                    if not left:
                        raise
                else:
                    break

    def newest_board(self, round: int) -> tuple[str, int, int]:
        """Wait for a board of that round to be drawn; its alt text, width and height."""
        expect(self.page.locator(f"#channel-timeline img[alt*='round {round}']").last).to_be_visible()
        self.page.wait_for_function(
            "() => [...document.querySelectorAll('#channel-timeline img')].every(one => one.naturalWidth)"
        )
        width, height = self.boards.last.evaluate("image => [image.naturalWidth, image.naturalHeight]")
        return self.boards.last.get_attribute("alt") or "", width, height

    def command(self, name: str) -> None:
        """Pick a slash command and send it."""
        field = self.page.locator("#channel-composer-input")
        field.click()
        field.press_sequentially(name)
        self.page.locator("[role=option]", has_text=name).first.click()
        self.page.locator("#send-message").click()

    def become(self, name: str) -> None:
        """Look at the channel as somebody else."""
        self.page.locator("#viewer-picker").select_option(label=name)

    def photograph(self, name: str) -> None:
        """Keep a picture of the page as an artefact."""
        ARTEFACTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(ARTEFACTS / f"{name}.png"))


@contextmanager
def visitor(address: str, executable: str, *, width: int = 1280, height: int = 1000) -> Iterator[Visitor]:
    """A browser on the page."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        try:
            expect.set_options(timeout=ANSWER)
            somebody = Visitor(chromium.new_page(viewport={"width": width, "height": height}))
            somebody.page.goto(address)
            yield somebody
        finally:
            chromium.close()
