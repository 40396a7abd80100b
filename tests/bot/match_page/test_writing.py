"""The pages as HTML: every text in every language, nothing from elsewhere, and no markup of people's."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from importlib.resources import files

import pytest

from bot.languages import LANGUAGES, speech
from bot.match_page.assets import assets
from bot.match_page.markup import line
from bot.match_page.values import Head, MatchPage, Player
from bot.match_page.writing import write_gone, write_live, write_log, write_page
from tests.bot.match_page.sample_page import LOG, PAGE

MOST_SCRIPT = 20_000
VOID = {"meta", "link", "img", "source"}


class Reader(HTMLParser):
    """Notes all tags with their attributes, and whether each is closed where it should be."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(html)
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_whole_in_every_language(language: str) -> None:
    page = replace(PAGE, head=replace(PAGE.head, language=language), notice="old")
    reader = Reader(write_page(page))
    assert reader.tags[0] == ("html", {"lang": language, "data-theme": "auto"})
    assert speech(language)("webpage-notice-old") in reader.text
    assert [attributes["href"] for tag, attributes in reader.tags if attributes.get("data-way")] == [
        f"{at}.html#turn" for at in (0, 4, 6, 9)
    ]
    ids = [attributes["id"] for _, attributes in reader.tags if "id" in attributes]
    assert len(ids) == len(set(ids))
    Reader(write_log(replace(LOG, head=page.head)))
    for reason in ("gone", "busy", "failed"):
        assert speech(language)(f"webpage-{reason}") in Reader(write_gone(language, "/static/", reason)).text  # type: ignore[arg-type]


def test_nothing_is_written_into_attributes_that_a_strict_policy_refuses() -> None:
    for tag, attributes in Reader(write_page(PAGE)).tags:
        assert not [name for name in attributes if name == "style" or name.startswith("on")], tag
        assert tag != "style"
        assert tag != "script" or attributes["src"]


def test_what_changes_live_is_a_part_of_the_page() -> None:
    assert write_live(PAGE) in write_page(PAGE)
    assert "data-ended" not in write_live(PAGE)
    assert "data-ended" in write_live(replace(PAGE, events=""))


def test_names_are_never_markup() -> None:
    evil = '"><script>alert(1)</script>'
    page = MatchPage(
        Head("en", evil, address=f"https://e.org/{evil}", preview=evil, preview_alt=evil),
        evil,
        (Player(0, evil, 1),),
        PAGE.boards,
        0,
        0,
        1,
        PAGE.steps,
        asked=(evil,),
        question=evil,
        story=(evil, f"**{evil}**", f"-# {evil}", f"[{evil}](https://e.org)"),
        description=(evil,),
        pieces=(PAGE.pieces[0]._replace(name=evil, lines=(evil,)),),
    )
    html = write_page(page)
    assert "<script>" not in html
    assert [tag for tag, _ in Reader(html).tags if tag == "script"] == ["script"]


@pytest.mark.parametrize(
    ("markdown", "html"),
    [
        ("**Zoë** rolls 2", "<strong>Zoë</strong> rolls 2"),
        (r"a \*star\* & 1 < 2", "a *star* &amp; 1 &lt; 2"),
        ("### Title *so*", "Title <em>so</em>"),
        ("-# small **x**", "<small>small <strong>x</strong></small>"),
        ("`/undo` [here](https://e.org)", "<code>/undo</code> here"),
        (
            "<:gold:123456789012345678> 3 <t:0:R>",
            ' 3 <time datetime="1970-01-01T00:00:00+00:00">1970-01-01 00:00 UTC</time>',
        ),
        ("<t:99999999999999:R> later", " later"),
        (r"**\*\***", "<strong>**</strong>"),
        ("snake_case_name _so_", "snake_case_name <em>so</em>"),
        ("3 * 4 * 5", "3 * 4 * 5"),
    ],
)
def test_markdown_becomes_html(markdown: str, html: str) -> None:
    assert str(line(markdown)) == html


def test_every_message_that_a_template_names_is_there() -> None:
    named = set()
    for template in files("bot.match_page").joinpath("templates").iterdir():
        named |= set(re.findall(r"webpage-[a-z-]*[a-z]\b", template.read_text(encoding="utf-8")))
    assert len(named) > 20
    assert [message for message in named if not speech("en").has_own(message)] == ["webpage-notice"]


def test_the_script_is_small_and_asks_no_one_else() -> None:
    loaded = {name: asset.data for name, asset in assets().items()}
    assert len(loaded["page.js"]) <= MOST_SCRIPT
    assert not re.search(rb"https?://(?!www\.w3\.org/2000/svg)", b"".join(loaded.values()))
    assert b"cookie" not in loaded["page.js"]
