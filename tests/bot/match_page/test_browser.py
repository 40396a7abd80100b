"""The pages in a real browser: for everyone, at a desk and on a phone, by keyboard, without script, and live."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.languages import speech
from bot.match_page.assets import assets
from bot.match_page.values import Steps
from bot.match_page.writing import write_gone, write_live, write_log, write_page
from tests.bot.match_page.sample_page import LOG, PAGE
from tests.bot.match_page.small_host import Host, event, hosted

sync_api = pytest.importorskip("playwright.sync_api")
ROOT = Path(__file__).resolve().parents[3]
AXE = Path(os.environ.get("PANTHEON_AXE") or ROOT / "requirements/node_modules/axe-core/axe.min.js")
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 390, "height": 844}
SIZES = [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")]
LOOKS = ("light", "dark", "contrast")
LEAST_TARGET = 44
"""Pixels that what is tapped most is high and wide."""
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")


def pages() -> dict[str, bytes]:
    """The site: turn 4, 5 and 6 of the sample, its log, and a page that is gone."""
    head = replace(PAGE.head, assets="")
    steps = Steps("4.html", "4.html", "6.html", "6.html", "index.html")
    now = replace(PAGE, head=head, steps=steps)
    texts = {
        "index.html": write_page(replace(now, notice="paused")),
        "4.html": write_page(replace(now, turn=4, steps=Steps(on="6.html"), events="", notice="old", asked=())),
        "6.html": write_page(replace(now, turn=6, steps=Steps(back="4.html"), events="", story=())),
        "log.html": write_log(replace(LOG, head=head)),
        "gone.html": write_gone("en", ""),
    }
    return {name: text.encode() for name, text in texts.items()} | {each.name: each.data for each in assets().values()}


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Any]:
    with sync_api.sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def host() -> Iterator[Host]:
    with hosted(pages()) as serving:
        yield serving


class Reader:
    """A person with a browser; what the browser complains about is noted."""

    def __init__(self, browser: Any, host: Host, **options: Any) -> None:
        self.context = browser.new_context(**options)
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.host = host
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def read(self, path: str = "") -> Any:
        self.page.goto(self.host.address + path)
        return self.page

    def violations(self) -> list[str]:
        """What axe has against the page as it stands. It is put into the page by the browser, past its policy."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        result = self.page.evaluate(
            "axe.run({runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']})"
        )
        assert len(result["passes"]) > 10, "the control: it has looked"
        return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in result["violations"]]


@pytest.fixture
def reader(browser: Any, host: Host, request: pytest.FixtureRequest) -> Iterator[Reader]:
    options = getattr(request, "param", {})
    one = Reader(browser, host, **({"viewport": DESK} | options))
    yield one
    one.context.close()
    assert one.complaints == []
    assert {path for path in host.paths if path not in host.files and not path.endswith((".webp", "events"))} == set()


def on(size: Any, **options: Any) -> Any:
    return {"viewport": size.values[0], **options}


needs_axe = pytest.mark.skipif(
    not AXE.exists() and os.environ.get("PANTHEON_PAGE_TEST") != "required", reason="axe-core is not here: make icons"
)


@needs_axe
@pytest.mark.parametrize("reader", [on(size) for size in SIZES], ids=["desk", "phone"], indirect=True)
def test_axe_finds_nothing_on_any_page_in_any_look(reader: Reader) -> None:
    violations = []
    for path in ("", "4.html", "log.html", "gone.html"):
        page = reader.read(path)
        for look in LOOKS if not path else LOOKS[:1]:
            page.locator("#look").select_option(look)
            page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
            violations += [f"{path} {look}: {violation}" for violation in reader.violations()]
    assert violations == []


@needs_axe
def test_axe_would_find_a_planted_fault(reader: Reader) -> None:
    page = reader.read()
    page.evaluate("document.querySelector('figure img').removeAttribute('alt')")
    assert any("image-alt" in violation for violation in reader.violations())


@pytest.mark.parametrize("reader", [on(SIZES[1])], indirect=True)
def test_a_phone_scrolls_one_way_and_steps_are_large(reader: Reader) -> None:
    page = reader.read()
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    for link in page.locator("[data-way]").all():
        box = link.bounding_box()
        assert min(box["width"], box["height"]) >= LEAST_TARGET
    source = page.locator("figure img").first.evaluate("image => image.currentSrc")
    assert source.endswith("c.webp"), "the layout for narrow screens"
    top = page.locator("figure").first.bounding_box()["y"]
    assert top < PHONE["height"] / 2, "the board is what a phone shows first"


def test_a_desk_loads_the_file_that_fits_it(reader: Reader) -> None:
    page = reader.read()
    image = page.locator("figure img").first
    assert image.evaluate("image => image.currentSrc").endswith("a.webp")
    assert image.bounding_box()["width"] <= 825


def test_the_keyboard_is_enough(reader: Reader) -> None:
    page = reader.read()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    ways = []
    for _ in range(12):
        page.keyboard.press("Tab")
        ways.append(page.evaluate("document.activeElement.dataset.way || ''"))
        if ways[-1] == "on":
            break
    assert [way for way in ways if way] == ["first", "back", "on"]
    page.keyboard.press("Enter")
    page.wait_for_url("**/6.html#turn")
    assert page.evaluate("document.activeElement.dataset.way") == "back", "the focus stays with the steps"
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**/4.html#turn")
    page.go_back()
    page.wait_for_url("**/6.html#turn")
    page.locator("#piece-f1 summary").focus()
    page.keyboard.press("Enter")
    assert page.locator("#about-f1").is_visible()
    assert page.locator("svg a:not([tabindex='-1'])").count() == 0, "no hundred stops on the board"


@pytest.mark.parametrize("reader", [on(size) for size in SIZES], ids=["desk", "phone"], indirect=True)
def test_a_tap_on_the_board_explains_what_lies_there(reader: Reader) -> None:
    page = reader.read()
    page.locator("svg.regions:visible a").first.click()
    explanation = page.locator("#explanation")
    assert explanation.locator("h2").inner_text() == "Hammer"
    assert "Costs 1 gold." in explanation.inner_text()
    page.keyboard.press("Escape")
    assert not explanation.is_visible()


@pytest.mark.parametrize(
    "reader", [on(size, java_script_enabled=False) for size in SIZES], ids=["desk", "phone"], indirect=True
)
def test_without_script_all_is_there(reader: Reader) -> None:
    page = reader.read()
    assert page.locator("figure img").first.is_visible()
    assert not page.locator(".look").is_visible(), "what cannot work is not offered"
    assert not page.locator("dialog").is_visible()
    page.locator("svg.regions:visible a").first.click()
    assert page.locator("#about-f1").is_visible(), "the browser opens what the link leads to"
    page.locator("[data-way=back]").click()
    page.wait_for_url("**/4.html#turn")
    page.locator("[data-way=on]").click()
    page.wait_for_url("**/6.html#turn")
    page.get_by_text(speech("en")("webpage-log")).click()
    page.wait_for_url("**/log.html")
    assert page.locator("main li").count() == len(LOG.turns)


@pytest.mark.parametrize(
    ("later", "words"),
    [
        (timedelta(seconds=20), "20 seconds ago"),
        (timedelta(minutes=5), "5 minutes ago"),
        (timedelta(hours=2), "2 hours ago"),
        (timedelta(days=1), "yesterday"),
        (timedelta(days=40), "40 days ago"),
    ],
)
def test_times_say_how_long_ago(reader: Reader, later: timedelta, words: str) -> None:
    assert PAGE.since is not None
    reader.page.clock.set_fixed_time(PAGE.since + later)
    since = reader.read().locator(".since").inner_text()
    assert since.endswith(words)
    assert "since" not in since


def test_new_boards_come_by_themselves(reader: Reader) -> None:
    page = reader.read()
    page.locator("#piece-f1 summary").click()
    page.locator("[data-way=back]").focus()
    later = replace(PAGE, version="v2", turn=9, story=("**Bo** forges a face.",), asked=("Bo",))
    reader.host.events.put(": still here\n\n")
    reader.host.events.put(event("page", write_live(later), "v2"))
    page.get_by_text("forges a face").wait_for()
    assert page.evaluate("document.activeElement.dataset.way") == "back", "the focus stays"
    assert page.locator("#about-f1").is_visible(), "what was open stays open"
    assert "Bo" in page.locator("#status").inner_text(), "those who hear the page are informed"
    assert page.locator("#match").count() == 1
    over = replace(later, version="v3", events="", asked=(), notice="over")
    reader.host.events.put(event("page", write_live(over), "v3"))
    page.get_by_text("This match is over.").wait_for()
    reader.host.events.put("")
    assert reader.host.paths.count("events") == 1, "the stream is closed, not opened again"


def test_the_look_stays_chosen(reader: Reader) -> None:
    page = reader.read()
    page.locator("#look").select_option("dark")
    ground = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    reader.read("4.html")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == ground == "rgb(12, 19, 40)"
    assert reader.context.cookies() == []
