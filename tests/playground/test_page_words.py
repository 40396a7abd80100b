"""The page around the messages speaks the language that the playground began in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request
from simcord.preview import _server

from bot.languages import LANGUAGES, speech
from bot.playground.page_changes import Change, change_page
from bot.playground.page_words import PLACES, translate_page

STATIC = Path(_server.__file__).with_name("static")


def file_of(path: str) -> str:
    """A file of SimCord's page."""
    return (STATIC / _server.PreviewServer._STATIC_FILES[path]).read_text(encoding="utf-8")


@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place.path} {place.message}")
def test_what_is_replaced_stands_in_the_page(place: Any) -> None:
    assert place.text(speech("en")) in file_of(place.path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_breaks_a_file(language: str) -> None:
    texts = [speech(language)(f"playground-page-{place.message}") for place in PLACES]
    assert [text for text in texts if not text or set(text) & set("<>&\"'\\`$\n")] == []


class Served:
    """Answers as SimCord's page does."""

    async def _static(self, request: web.Request) -> web.Response:
        return web.Response(text=file_of(request.path), content_type="text/html")


def pages(language: str) -> Iterator[Any]:
    preview = type("Preview", (), {"_server": Served()})()
    translate_page(cast("Any", preview), speech(language))
    yield preview._server


async def test_the_page_is_served_in_a_language() -> None:
    [served] = pages("pl")
    page = (await served._static(make_mocked_request("GET", "/"))).text
    assert "Widok osoby" in page
    assert "Viewing as" not in page
    assert '"Widzisz to tylko ty"' in (await served._static(make_mocked_request("GET", "/messages.js"))).text


async def test_a_font_is_served_as_it_is() -> None:
    class Fonts:
        async def _static(self, request: web.Request) -> web.Response:
            return web.Response(body=b"\x80\xff", content_type="font/woff2")

    preview = type("Preview", (), {"_server": Fonts()})()
    change_page(cast("Any", preview), [Change("/", "before", "after")])
    assert (await preview._server._static(make_mocked_request("GET", "/font.woff2"))).body == b"\x80\xff"


async def test_english_stays_as_it_is() -> None:
    [served] = pages("en")
    assert (await served._static(make_mocked_request("GET", "/"))).text == file_of("/")
