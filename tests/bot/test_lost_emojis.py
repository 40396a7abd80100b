"""Emojis that Discord has no longer, answers that are lost, damaged or hostile: what is used, and what is uploaded."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from bot import application_emojis as subject
from bot.application_emojis import AGAIN, SOON
from bot.languages.emojis import emoji_ids, use_emojis
from bot.storage.database import Database
from rendering.emojis import Emoji
from tests.bot.test_application_emojis import WANTED, Application, database, refused, upload_of, wanted
from tests.waiting import until

__all__ = ["database", "wanted"]


async def test_a_start_uses_only_what_discord_still_has(database: Database, wanted: dict[str, Emoji]) -> None:
    """A restored database, or one beside which somebody else has made the emojis new, holds dead ids."""
    there = Application()
    await upload_of(there, database).upload()
    del there.emojis[100]
    there.emojis[101], there.emojis[900] = "logo", "two"
    use_emojis({})
    later = upload_of(there, database)
    await later.begin()
    assert list(emoji_ids()) == ["three", "four"]
    await until(lambda: list(there.emojis.values()).count("one") == 1)
    await until(lambda: set(emoji_ids()) == set(WANTED))
    assert {name: there.emojis[id] for name, id in emoji_ids().items()} == {name: name for name in WANTED}
    await later.close()


async def test_a_start_that_discord_does_not_answer_uses_none(
    database: Database, wanted: dict[str, Emoji], monkeypatch: pytest.MonkeyPatch
) -> None:
    there = Application()
    await upload_of(there, database).upload()
    use_emojis({})
    monkeypatch.setattr(subject, "ASKS_FOR", 0.05)
    lists = there.fetch_application_emojis

    async def silent() -> list[Any]:
        await asyncio.sleep(60)
        return []

    monkeypatch.setattr(there, "fetch_application_emojis", silent)
    slow = upload_of(there, database)
    await slow.begin()
    assert emoji_ids() == {}
    await slow.close()

    async def broken() -> list[Any]:
        raise ConnectionResetError

    monkeypatch.setattr(there, "fetch_application_emojis", broken)
    monkeypatch.setattr(subject, "SOON", 0.01)
    cut = upload_of(there, database)
    await cut.begin()
    assert emoji_ids() == {}
    monkeypatch.setattr(there, "fetch_application_emojis", lists)
    await until(lambda: set(emoji_ids()) == set(WANTED))
    assert there.created == [*WANTED]
    await cut.close()


async def test_what_is_found_lost_is_not_used_and_uploaded_at_once(
    database: Database, wanted: dict[str, Emoji], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subject, "FRESH", 0.0)
    there = Application()
    upload = upload_of(there, database)
    await upload.begin()
    await until(lambda: set(emoji_ids()) == set(WANTED))
    dead = emoji_ids()["two"]
    del there.emojis[dead]
    calls: list[set[str]] = []
    monkeypatch.setattr(subject, "use_emojis", lambda ids: (calls.append(set(ids)), use_emojis(ids)))
    await asyncio.gather(*(upload.look() for _ in range(20)))
    assert calls[0] == {"one", "three", "four"}
    await until(lambda: set(emoji_ids()) == set(WANTED))
    assert emoji_ids()["two"] != dead
    assert there.created == [*WANTED, "two"]
    await upload.close()


async def test_many_refusals_ask_discord_once(database: Database, wanted: dict[str, Emoji]) -> None:
    there = Application()
    upload = upload_of(there, database)
    await upload.upload()
    calls: list[int] = []
    lists = there.fetch_application_emojis

    async def counted() -> list[Any]:
        calls.append(1)
        return await lists()

    there.fetch_application_emojis = counted  # type: ignore[method-assign]
    await asyncio.gather(*(upload.look() for _ in range(50)))
    await upload.look()
    assert len(calls) == 1
    assert set(emoji_ids()) == set(WANTED)


async def test_what_another_process_finds_lost_the_leader_uploads(database: Database, wanted: dict[str, Emoji]) -> None:
    there = Application()

    def process(*, leads: bool) -> Any:
        return SimpleNamespace(leads=leads, is_divided=True, read=database.read, write=database.write)

    leader, follower = upload_of(there, process(leads=True)), upload_of(there, process(leads=False))
    assert await leader._pass() == AGAIN
    dead = emoji_ids()["three"]
    del there.emojis[dead]
    await follower.look()
    assert set(emoji_ids()) == {"one", "two", "four"}
    use_emojis({name: 100 + at for at, name in enumerate(WANTED)})
    assert await leader._pass() == AGAIN
    assert set(emoji_ids()) == set(WANTED)
    assert emoji_ids()["three"] != dead


@pytest.mark.parametrize("error", [refused(400, 50_035), ConnectionResetError(), TimeoutError()], ids=str)
async def test_an_upload_that_was_carried_out_all_the_same_is_used(
    database: Database, wanted: dict[str, Emoji], error: Exception
) -> None:
    """The answer is an error, or lost, and discord.py's repetition meets a name that is taken."""
    there = Application()
    create = there.create_application_emoji

    async def lost(*, name: str, image: bytes) -> Any:
        emoji = await create(name=name, image=image)
        if name == "two":
            raise error
        return emoji

    there.create_application_emoji = lost  # type: ignore[method-assign]
    assert await upload_of(there, database).upload() == 4
    assert emoji_ids() == {name: id for id, name in there.emojis.items()}
    assert there.created == [*WANTED]


async def test_errors_that_pass_are_waited_for_longer_and_longer(database: Database, wanted: dict[str, Emoji]) -> None:
    there = Application()
    there.faults = [TimeoutError() for _ in range(9)]
    upload = upload_of(there, database)
    assert [await upload._pass() for _ in range(9)] == [5, 10, 20, 40, 80, 160, 320, 600, 600]
    assert await upload._pass() is None
    there.faults = [TimeoutError()]
    await upload.remove()
    upload._is_done = False
    assert await upload._pass() == SOON


@pytest.mark.parametrize("text", ["", "[]", "null", '{"one": 3}', '{"one": ["x", -1], "two": ["x", "7"]}', "{"])
async def test_what_is_stored_damaged_costs_an_upload_alone(
    database: Database, wanted: dict[str, Emoji], text: str
) -> None:
    await database.write(lambda connection: subject.keep_emojis(connection, text))
    there = Application()
    upload = upload_of(there, database)
    await upload.begin()
    assert emoji_ids() == {}
    await until(lambda: set(emoji_ids()) == set(WANTED))
    await upload.close()


HOSTILE = ["", "one", "<@&1>", "@everyone", "one" * 30, None, "seat:1"]


@pytest.mark.parametrize("id", [0, -1, 2**63, 2**200, None, "7", 1.5], ids=str)
async def test_hostile_answers_are_not_used(database: Database, wanted: dict[str, Emoji], id: Any) -> None:
    there = Application()
    there.emojis = {}

    async def lists() -> list[Any]:
        return [SimpleNamespace(id=id, name=name) for name in HOSTILE]

    async def create(*, name: str, image: bytes) -> Any:
        return SimpleNamespace(id=id, name="<@&1>")

    there.fetch_application_emojis = lists  # type: ignore[method-assign]
    there.create_application_emoji = create  # type: ignore[method-assign]
    upload = upload_of(there, database)
    await upload.look()
    await upload._pass()
    assert emoji_ids() == {}
    assert await upload._read() == {}
