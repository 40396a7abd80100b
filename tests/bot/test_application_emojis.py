"""The upload of emojis: stops, limits, another drawing, two processes, and what people see meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import application_emojis as subject
from bot.application_emojis import AGAIN, LOOKS_EVERY, SOON, EmojiUpload, Refused
from bot.languages.emojis import emoji_ids, use_emojis
from bot.processes.cpu_pool import Pool
from bot.storage.database import Database
from rendering.emojis import Emoji
from tests.bot.storage.migrated_database import migrated_database

ART = '<circle cx="0" cy="0" r="40" fill="#123456"/>'
WANTED = {name: Emoji(name, (name,), ART) for name in ("one", "two", "three", "four")}


class Stop(BaseException):
    """The process is killed here."""


class Application:
    """Discord's side: the emojis of one application. ``faults`` are raised by the next requests, None for none."""

    application_id = 1

    def __init__(self) -> None:
        self.emojis: dict[int, str] = {}
        self.faults: list[BaseException | None] = []
        self.created: list[str] = []
        self.http = SimpleNamespace(delete_application_emoji=self.delete)

    async def fetch_application_emojis(self) -> list[Any]:
        return [SimpleNamespace(id=id, name=name) for id, name in self.emojis.items()]

    async def create_application_emoji(self, *, name: str, image: bytes) -> Any:
        assert image.startswith(b"\x89PNG")
        assert name not in self.emojis.values(), "Discord refuses a second emoji of that name"
        if self.faults and (fault := self.faults.pop(0)):
            raise fault
        id = 100 + len(self.created)
        self.emojis[id] = name
        self.created.append(name)
        return SimpleNamespace(id=id, name=name)

    async def delete(self, application: int, id: int) -> None:
        assert application == self.application_id
        del self.emojis[id]


def refused(status: int, code: int) -> discord.HTTPException:
    response: Any = SimpleNamespace(status=status, reason="no")
    kind = discord.Forbidden if status == 403 else discord.HTTPException
    return kind(response, {"code": code, "message": "no"})


@pytest.fixture
def wanted(monkeypatch: pytest.MonkeyPatch) -> dict[str, Emoji]:
    names = dict(WANTED)
    monkeypatch.setattr(subject, "every_emoji", lambda: names)
    return names


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(migrated_database(tmp_path / "x.sqlite3"))
    yield opened
    await opened.close()
    use_emojis({})


def upload_of(there: Application, database: Any) -> EmojiUpload:
    client: Any = there
    return EmojiUpload(client, database, Pool(), pace=0)


async def test_what_is_missing_is_uploaded_once(database: Database, wanted: dict[str, Emoji]) -> None:
    there = Application()
    assert await upload_of(there, database).upload() == 4
    assert emoji_ids() == {name: id for id, name in there.emojis.items()}
    use_emojis({})
    later = upload_of(there, database)
    await later.begin()
    assert set(emoji_ids()) == set(wanted)
    assert await later.upload() == 0
    await later.close()
    assert there.created == [*WANTED]
    assert emoji_ids() == {}


async def test_another_drawing_replaces_the_old_one(database: Database, wanted: dict[str, Emoji]) -> None:
    there = Application()
    upload = upload_of(there, database)
    await upload.upload()
    wanted["two"] = Emoji("two", ("two",), ART.replace("40", "30"))
    del wanted["four"]
    assert await upload.states() == {"one": "uploaded", "two": "outdated", "three": "uploaded"}
    assert await upload.upload() == 1
    assert sorted(there.emojis.values()) == ["one", "three", "two"]
    assert there.created[-1] == "two"
    assert emoji_ids()["two"] == next(id for id, name in there.emojis.items() if name == "two")


@pytest.mark.parametrize("at", range(4))
async def test_a_killed_upload_goes_on_where_it_was(database: Database, wanted: dict[str, Emoji], at: int) -> None:
    there = Application()
    there.faults = [*[None] * at, Stop()]
    with pytest.raises(Stop):
        await upload_of(there, database).upload()
    assert list(emoji_ids()) == [*WANTED][:at]
    assert await upload_of(there, database).upload() == 4 - at
    assert there.created == [*WANTED]


async def test_a_kill_between_discord_and_the_database_costs_one_upload(
    database: Database, wanted: dict[str, Emoji], monkeypatch: pytest.MonkeyPatch
) -> None:
    there = Application()
    with monkeypatch.context() as patch:

        async def killed(*_: Any) -> None:
            raise Stop

        patch.setattr(subject, "keep_emojis", killed)
        with pytest.raises(Stop):
            await upload_of(there, database).upload()
    assert list(there.emojis.values()) == ["one"]
    assert await upload_of(there, database).upload() == 4
    assert there.created == ["one", *WANTED]
    assert sorted(there.emojis.values()) == sorted(WANTED)


@pytest.mark.parametrize(
    ("fault", "pause", "got"),
    [
        (refused(429, 0), AGAIN, ["one"]),
        (discord.RateLimited(60), AGAIN, ["one"]),
        (discord.DiscordServerError(SimpleNamespace(status=503, reason="no"), ""), SOON, ["one"]),  # type: ignore[arg-type]
        (TimeoutError(), SOON, ["one"]),
        (refused(400, 30_008), None, ["one"]),
        (refused(403, 50_013), None, ["one"]),
        (refused(400, 50_035), None, ["one", "three", "four"]),
        (ZeroDivisionError(), None, ["one"]),
    ],
    ids=["429", "long limit", "503", "timeout", "full", "forbidden", "one is bad", "a bug"],
)
async def test_an_error_leaves_what_there_is(
    database: Database, wanted: dict[str, Emoji], fault: Exception, pause: float | None, got: list[str]
) -> None:
    there = Application()
    there.faults = [None, fault]
    upload = upload_of(there, database)
    assert await upload._pass() == pause
    assert list(emoji_ids()) == got
    if pause:
        assert await upload._pass() is None
        assert there.created == [*WANTED]


async def test_too_many_emojis_end_the_upload(database: Database, wanted: dict[str, Emoji]) -> None:
    there = Application()
    there.faults = [refused(400, 30_008)]
    with pytest.raises(Refused, match="30008"):
        await upload_of(there, database).upload()
    assert there.faults == []


async def test_the_leader_uploads_and_the_others_read(database: Database, wanted: dict[str, Emoji]) -> None:
    there = Application()

    def process(*, leads: bool) -> Any:
        return SimpleNamespace(leads=leads, is_divided=True, read=database.read, write=database.write)

    follower = upload_of(there, process(leads=False))
    assert await follower._pass() == LOOKS_EVERY
    assert there.created == []
    leader, next_leader = process(leads=True), process(leads=False)
    there.faults = [None, None, Stop()]
    with pytest.raises(Stop):
        await upload_of(there, leader)._pass()
    assert await follower._pass() == LOOKS_EVERY
    assert list(emoji_ids()) == ["one", "two"]
    next_leader.leads = True
    assert await upload_of(there, next_leader)._pass() == AGAIN
    assert await follower._pass() == AGAIN
    assert there.created == [*WANTED]


async def test_a_process_that_loses_the_lead_stops(database: Database, wanted: dict[str, Emoji]) -> None:
    there = Application()
    one: Any = SimpleNamespace(leads=True, is_divided=True, read=database.read)

    async def write(work: Any) -> Any:
        one.leads = False
        return await database.write(work)

    one.write = write
    assert await upload_of(there, one).upload() == 1
    assert there.created == ["one"]


async def test_what_vanished_at_discord_is_not_used(database: Database, wanted: dict[str, Emoji]) -> None:
    there = Application()
    await upload_of(there, database).upload()
    there.emojis.clear()
    there.faults = [refused(400, 30_008)]
    with pytest.raises(Refused):
        await upload_of(there, database).upload()
    assert emoji_ids() == {}


async def test_others_emojis_stay(database: Database, wanted: dict[str, Emoji]) -> None:
    there = Application()
    there.emojis[7] = "logo"
    upload = upload_of(there, database)
    await upload.upload()
    assert await upload.remove() == 4
    assert there.emojis == {7: "logo"}
    assert emoji_ids() == {}
    assert set((await upload.states()).values()) == {"missing"}


async def test_uploads_keep_their_pace(database: Database, wanted: dict[str, Emoji]) -> None:
    there: Any = Application()
    upload = EmojiUpload(there, database, Pool(), pace=30)
    await upload.begin()
    await asyncio.sleep(0)
    assert there.created == []
    await upload.close()
