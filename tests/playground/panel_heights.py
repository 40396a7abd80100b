"""Measures how high panels stand in the playground's page, in a real browser at 1280 × 800."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

from playground_page import ANSWER, FLAGS
from playwright.async_api import Browser, async_playwright

from bot.configuration import load
from bot.playground.host import PlaygroundOptions, playing
from bot.services import Services
from tests.bot.features.panels_of_matches import Shown

WIDTH, HEIGHT = 1280, 800
AT_ONCE = 20
"""How many messages are measured at a time: the page shows no more of a channel than its last few dozen."""
MEASURE = "boxes => boxes.map(box => box.getBoundingClientRect().height)"
LOADED = "() => [...document.querySelectorAll('#channel-timeline img')].every(one => one.naturalWidth)"


Making = Callable[[Services], Awaitable[Sequence[Shown]]]
"""Makes panels with the services of the playground's bot."""


async def heights(shown: Sequence[Shown], chromium: str, folder: Path) -> list[float]:
    """How high these panels are, in pixels of the page."""

    async def list_answers(_: Services) -> Sequence[Shown]:
        return shown

    return [high for _, high in await heights_made(list_answers, chromium, folder)]


async def heights_made(making: Making, chromium: str, folder: Path) -> list[tuple[str, float]]:
    """The names of the panels that are made, and how high they are, in pixels of the page."""
    measured: list[float] = []
    async with (
        playing(load(discord_token=None, drawing_processes=0), PlaygroundOptions(), folder) as (preview, env),
        async_playwright() as playwright,
    ):
        bot: Any = env.bot
        with env._bot_scope():
            shown = await making(bot.services)
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for start in range(0, len(shown), AT_ONCE):
            part = shown[start : start + AT_ONCE]
            with env._bot_scope():
                place = bot.get_partial_messageable(preview.channel.id)
                for each in part:
                    panel = each.panel()
                    await place.send(view=panel.view, files=panel.files(), silent=True)
            await preview.refresh()
            measured += await _measured(browser, preview.url, len(part))
        await browser.close()
    return list(zip((each.name for each in shown), measured, strict=True))


async def _measured(browser: Browser, address: str, count: int) -> list[float]:
    page = await browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    page.set_default_timeout(ANSWER)
    await page.goto(address)
    boxes = page.locator("#channel-timeline article .component-container")
    await page.wait_for_function(f"() => document.querySelectorAll('#channel-timeline article').length >= {count}")
    await page.wait_for_function(LOADED)
    heights: list[float] = await boxes.evaluate_all(MEASURE)
    await page.close()
    return heights[-count:]
