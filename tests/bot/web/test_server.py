"""What a browser gets: pages, pictures and new boards, each made once, and nothing that may not be seen any more."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator

import aiohttp
import pytest
from sqlalchemy import insert

from bot.languages import LANGUAGES
from bot.storage.schema import analyses
from bot.tables.model.refusals import Refusal
from bot.web import site, watching
from engine.analysis.report import Analysis, Moment
from engine.luck import Luck
from tests.bot.tables.company import ANNA, BO, SERVER
from tests.bot.web.conftest import HOST, PUBLIC, Served


def links_in(html: str, kind: str) -> list[str]:
    return re.findall(rf'{kind}="([^"]+)"', html)


async def event(stream: aiohttp.ClientResponse) -> dict[str, str]:
    """The next event of a stream; its data are joined."""
    fields: dict[str, str] = {}
    while True:
        line = (await asyncio.wait_for(stream.content.readline(), 20)).decode()
        if not line:
            return {"event": "closed"}
        if line == "\n" and "event" in fields:
            return fields
        name, _, value = line.rstrip("\n").partition(":")
        if name in ("event", "id", "data"):
            fields[name] = fields.get(name, "") + value.removeprefix(" ") + ("\n" if name == "data" else "")


@pytest.fixture
async def stream(served: Served) -> AsyncIterator[aiohttp.ClientResponse]:
    address = re.search(r'data-events="([^"]+)"', await served.read(served.at()))
    assert address is not None
    async with served.browser.get(f"http://127.0.0.1:{served.port}{address[1].replace('&amp;', '&')}") as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"] == "text/event-stream"
        yield answer


async def test_everything_a_page_names_is_there(served: Served) -> None:
    html = await served.read(served.at())
    named = [*links_in(html, "href"), *links_in(html, "src")]
    named += [part.split()[0] for each in links_in(html, "srcset") for part in each.split(", ")]
    own = {each.partition("#")[0] for each in named if each.startswith("/")}
    assert len(own) > 4
    for path in own:
        assert await served.status(f"http://127.0.0.1:{served.port}{path}") == 200, path
    preview = re.search(r'property="og:image" content="https://pantheon.example([^"]+)"', html)
    assert preview is not None
    assert await served.status(f"http://127.0.0.1:{served.port}{preview[1]}") == 200
    assert f'content="{PUBLIC}/m/{served.secret}"' in html


async def test_every_answer_is_safe(served: Served) -> None:
    for path in (served.at(), served.at("/turns"), served.at("x"), f"http://127.0.0.1:{served.port}/"):
        async with served.browser.get(path) as answer:
            headers = answer.headers
            assert "default-src 'none'" in headers["Content-Security-Policy"]
            assert "unsafe" not in headers["Content-Security-Policy"]
            assert "noindex" in headers["X-Robots-Tag"]
            assert (headers["X-Content-Type-Options"], headers["Referrer-Policy"]) == ("nosniff", "no-referrer")
            assert "Strict-Transport-Security" in headers
            assert "Set-Cookie" not in headers
            assert "aiohttp" not in headers["Server"]
            html = await answer.text()
            assert "<style" not in html
            assert " style=" not in html
            assert not re.search(r"<script(?![^>]* src=)", html)


async def test_the_language_is_that_of_the_address_or_the_browser(served: Served) -> None:
    for language in LANGUAGES:
        assert f'<html lang="{language}"' in await served.read(served.at(f"?lang={language}"))
    headers = {"Accept-Language": "xx, pl;q=0.5, de-AT;q=0.9"}
    assert '<html lang="de"' in await served.read(served.at(), **headers)
    assert '<html lang="en"' in await served.read(served.at("?lang=../x"))
    assert "?lang=fr" in await served.read(served.at("?lang=fr"))


async def test_what_is_asked_for_by_many_is_made_once(served: Served) -> None:
    pages = await asyncio.gather(*(served.read(served.at()) for _ in range(20)))
    assert len(set(pages)) == 1
    count = len(served.sketches.calls)
    assert count <= 3, "a board for wide screens, one for narrow ones, and one beside it"
    picture = next(each for each in links_in(pages[0], "src") if "/picture/" in each)
    await asyncio.gather(*(served.status(f"http://127.0.0.1:{served.port}{picture}") for _ in range(20)))
    assert len(served.sketches.calls) == count


async def test_a_browser_does_not_load_again_what_it_has(served: Served) -> None:
    async with served.browser.get(served.at()) as answer:
        tag, html = answer.headers["ETag"], await answer.text()
        assert answer.headers["Cache-Control"] == "private, no-cache"
        assert answer.headers["Content-Encoding"] == "gzip"
    assert await served.status(served.at(), **{"If-None-Match": tag}) == 304
    picture = next(each for each in links_in(html, "src") if "/picture/" in each)
    async with served.browser.get(f"http://127.0.0.1:{served.port}{picture}") as answer:
        assert answer.headers["Cache-Control"] == "private, max-age=31536000, immutable"
    await served.company.move(served.table)
    assert await served.status(served.at(), **{"If-None-Match": tag}) == 200
    assert await served.status(f"http://127.0.0.1:{served.port}{picture}") == 200, "who is a move behind sees it still"


async def test_new_boards_come_by_themselves(served: Served, stream: aiohttp.ClientResponse) -> None:
    await served.company.move(served.table)
    new = await event(stream)
    version = str((await served.company.tables.lookup.get(served.table)).version)
    assert (new["event"], new["id"]) == ("page", version)
    assert f'data-version="{version}"' in new["data"]
    page = await served.read(served.at())
    assert "".join(new["data"].split()) in "".join(page.split()), "the same as on the page"


async def test_who_comes_back_gets_what_they_missed_and_nothing_else(served: Served) -> None:
    now = (await served.company.tables.lookup.get(served.table)).version
    async with served.browser.get(served.at("/events"), headers={"Last-Event-ID": str(now - 1)}) as answer:
        assert (await event(answer))["id"] == str(now)
    async with served.browser.get(served.at("/events"), headers={"Last-Event-ID": str(now)}) as answer:
        await served.company.move(served.table)
        assert (await event(answer))["id"] == str(now + 1)


@pytest.mark.parametrize("how", ["withdrawn", "erased", "left", "blocked away"])
async def test_what_may_not_be_seen_any_more_is_gone_at_once(
    served: Served, stream: aiohttp.ClientResponse, how: str
) -> None:
    html = await served.read(served.at())
    addresses = [served.at(), served.at("/turns"), served.at("/events"), served.at("/turn/0")]
    addresses += [f"http://127.0.0.1:{served.port}{each}" for each in links_in(html, "src") if "/picture/" in each]
    tables = served.company.tables
    if how == "withdrawn":
        await tables.links.withdraw(served.table, BO.id)
    elif how == "erased":
        await tables.people.erase(ANNA)
    elif how == "left":
        await tables.servers.leave(SERVER)
    else:
        await tables.servers.compare([])
    assert [await served.status(each) for each in addresses] == [404] * len(addresses)
    assert (await event(stream))["event"] == "gone"
    assert (await event(stream))["event"] == "closed"


async def test_signs_of_life_find_what_no_one_has_told(
    served: Served, stream: aiohttp.ClientResponse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(secret: str) -> None:
        raise Refusal("no_table")

    monkeypatch.setattr(served.company.tables.links, "find", gone)
    monkeypatch.setattr(watching, "BEATS_S", 0.05)
    # The one that has begun takes its time; a change of anything asks at once.
    served.company.tables.links.note_changed()
    assert (await event(stream))["event"] == "gone"


async def test_too_much_work_is_refused_and_the_rest_done(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "MOST_WAITING", 1)
    requests = [served.status(served.at(f"?lang={language}")) for language in LANGUAGES]
    statuses = sorted(await asyncio.gather(*requests))
    assert statuses[0] == 200
    assert statuses[-1] == 503


async def test_a_match_that_is_over_gets_no_new_boards(served: Served) -> None:
    await served.company.play_out(served.table, 3)
    html = await served.read(served.at())
    assert "data-ended" in html
    assert links_in(html, "data-events") in ([], [""])


async def test_an_analysis_that_was_shared_is_shown_with_its_chart(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await served.company.play_out(served.table, 3)
    entries = len((await served.company.tables.lookup.match(table.id)).journal)
    course = (Moment(0, 1, (0.5, 0.5), (0.1, 0.1)), Moment(entries, 9, (1.0, 0.0)))
    analysis = Analysis(course, (), (Luck(10, 35.0, 35.0, 29.0), Luck(10, 40.0, 35.0, 29.0)))
    row = {"table_id": table.id, "made": 1, "found": analysis.to_json()}
    await served.company.database.write(lambda connection: connection.execute(insert(analyses).values(row)))
    chart = served.at(f"/picture/en/{table.version}/{entries}-chances0-half.webp")
    assert "chances0" not in await served.read(served.at())
    assert [await served.status(chart) for _ in range(2)] == [404, 404]

    await served.company.tables.analyses.share(table.id, 0)
    monkeypatch.setattr(site, "PAGE_FRESH_S", -1.0)
    assert f"/{entries}-chances0-half.webp" in await served.read(served.at())
    assert await served.status(chart) == 200


async def test_nothing_private_is_on_a_page(served: Served) -> None:
    async with served.browser.get(served.at()) as answer:
        html = await answer.text()
    for secret in (str(ANNA.id), str(BO.id), str(SERVER), HOST.replace("pantheon", "discord")):
        assert f'"{secret}"' not in html
        assert f">{secret}<" not in html
