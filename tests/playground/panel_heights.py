"""Measures how high panels stand in the playground's page, in a real browser at 1280 × 800."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playground_page import ANSWER, FLAGS
from playwright.async_api import Browser, async_playwright

from bot.configuration import load
from bot.features.board.final import final_panel
from bot.features.board.view import board_panel
from bot.interactions.components import Panel
from bot.languages import speech
from bot.playground.host import PlaygroundOptions, playing
from bot.tables.model.table import Seat, Table
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from rendering import theme
from rendering.picture import Picture

WIDTH, HEIGHT = 1280, 800
AT_ONCE = 20
"""How many messages are measured at a time: the page shows no more of a channel than its last few dozen."""
MEASURE = "boxes => boxes.map(box => box.getBoundingClientRect().height)"
LOADED = "() => [...document.querySelectorAll('#channel-timeline img')].every(one => one.naturalWidth)"


class Shown(NamedTuple):
    """How to make a panel, and its description, for the message that it is too high."""

    name: str
    panel: Callable[[], Panel]


def blank(name: str) -> Picture:
    """A picture of a board's size, with nothing on it."""
    file = BytesIO()
    Image.new("P", (theme.WIDTH, theme.HEIGHT)).save(file, "PNG")
    return Picture(file.getvalue(), "A board.", theme.WIDTH, theme.HEIGHT, name)


def panels_of(game: str, seats: int, settings: dict[str, str], language: str, *, seed: int = 1) -> Iterator[Shown]:
    """Every panel that the person on the first seat sees in a match against computer players, and its end."""
    match = Match.start(find_game(game), seats, settings, seed=bytes([seed]) * 32)
    words, names = speech(language), ("Penelope", "Atalanta", "Theseus", "Perseus")
    computers = [Seat(place, None, names[place], "greedy") for place in range(1, seats)]
    seated = (Seat(0, 1, names[0], None), *computers)
    table = Table(1, 2, 3, game, "playing", 1, seated, match.settings, 1, "0" * 64, 0, 0, 0, None, language)
    picture, told, next_told, turn = blank("board.png"), 0, 0, -1
    while not match.finished:
        question = match.questions[0]
        if question.seat == 0:
            if turn != match.turn_began:
                told, next_told, turn = next_told, len(match.events), match.turn_began
            name = f"{game} {seats} {settings} {language}: round {match.round}, {question.kind}"
            now, news = match.fork(), match.events[told:]
            yield Shown(name, partial(board_panel, table, now, news, words, picture))
        match.play(question.seat, choose("greedy", match, question.seat).option)
    scores = blank("scores.png")
    end = partial(final_panel, table, match, match.events[told:], words, scores)
    yield Shown(f"{game} {seats} {settings}: end", end)


async def heights(shown: Sequence[Shown], chromium: str, folder: Path) -> list[float]:
    """How high these panels are, in pixels of the page."""
    measured: list[float] = []
    async with (
        playing(load(discord_token=None, drawing_processes=0), PlaygroundOptions(), folder) as (preview, env),
        async_playwright() as playwright,
    ):
        bot: Any = env.bot
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
    return measured


async def _measured(browser: Browser, address: str, count: int) -> list[float]:
    page = await browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    page.set_default_timeout(ANSWER)
    await page.goto(address)
    boxes = page.locator("#channel-timeline article .component-container")
    await page.wait_for_function(f"() => document.querySelectorAll('#channel-timeline article').length >= {count}")
    await page.wait_for_function(LOADED)
    found: list[float] = await boxes.evaluate_all(MEASURE)
    await page.close()
    return found[-count:]
