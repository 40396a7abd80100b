"""The operator's channel: who may open it, what it answers to nonsense, and that it outlives kills and mistakes."""

from __future__ import annotations

import asyncio
import json
import socket
import stat
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.command_failures import BUSY, Fault
from bot.operator.channel import SOCKET, NotRunning, OperatorChannel, ask
from bot.runtime.incidents import Incidents
from bot.storage.errors import DatabaseBusy


async def echo(facts: Any) -> Any:
    return {"said": facts}


async def fail(facts: Any) -> Any:
    raise LookupError("a planted bug")


async def refuse(facts: Any) -> Any:
    raise Fault("There is no such match.", 3)


async def be_busy(facts: Any) -> Any:
    raise DatabaseBusy("Another program holds a lock.")


async def hang(facts: Any) -> Any:
    await asyncio.Event().wait()


ANSWERS = {"echo": echo, "fail": fail, "refuse": refuse, "be_busy": be_busy, "hang": hang}


@pytest.fixture
async def channel(tmp_path: Path) -> AsyncIterator[OperatorChannel]:
    opened = OperatorChannel(tmp_path, ANSWERS, Incidents())
    await opened.open()
    yield opened
    await opened.close()


async def test_a_request_is_answered(channel: OperatorChannel, tmp_path: Path) -> None:
    facts = {"word": "Ζεύς\n", "many": list(range(30_000))}
    assert await ask(tmp_path, "echo", facts) == {"said": facts}


async def test_others_may_add_requests(channel: OperatorChannel, tmp_path: Path) -> None:
    async def count(facts: Any) -> Any:
        return {"count": 7}

    channel.answers["count"] = count
    assert await ask(tmp_path, "count", {}) == {"count": 7}


async def test_only_our_account_may_ask_and_the_socket_goes_with_the_bot(
    channel: OperatorChannel, tmp_path: Path
) -> None:
    assert stat.S_IMODE((tmp_path / SOCKET).stat().st_mode) == 0o600
    await channel.close()
    assert not (tmp_path / SOCKET).exists()
    with pytest.raises(NotRunning):
        await ask(tmp_path, "echo", {})


async def test_what_a_killed_bot_left_is_replaced(tmp_path: Path) -> None:
    left = socket.socket(socket.AF_UNIX)
    left.bind(str(tmp_path / SOCKET))
    left.close()
    with pytest.raises(NotRunning):
        await ask(tmp_path, "echo", {})
    channel = OperatorChannel(tmp_path, ANSWERS, Incidents())
    await channel.open()
    assert await ask(tmp_path, "echo", {}) == {"said": {}}
    await channel.close()


async def test_a_second_bot_does_not_take_the_channel_away(channel: OperatorChannel, tmp_path: Path) -> None:
    async def second_says(facts: Any) -> Any:
        return {"second": facts}

    second = OperatorChannel(tmp_path, {"echo": second_says}, Incidents())
    await second.open()
    assert await ask(tmp_path, "echo", {}) in ({"said": {}}, {"second": {}})
    await channel.close()
    assert await ask(tmp_path, "echo", {}) == {"second": {}}
    await second.close()
    assert list(tmp_path.glob("operator*")) == []  # noqa: ASYNC240


@pytest.mark.parametrize(
    ("name", "sentence", "code"),
    [
        ("refuse", "There is no such match.", 3),
        ("be_busy", "Another program holds a lock.", BUSY),
        ("dance", "The running bot knows no such request; is it of another version?", 2),
    ],
)
async def test_what_cannot_be_done_is_a_sentence_and_a_code(
    channel: OperatorChannel, tmp_path: Path, name: str, sentence: str, code: int
) -> None:
    with pytest.raises(Fault) as fault:
        await ask(tmp_path, name, {})
    assert (str(fault.value), fault.value.code) == (sentence, code)


async def test_a_bug_is_an_incident_and_the_channel_goes_on(channel: OperatorChannel, tmp_path: Path) -> None:
    with pytest.raises(Fault, match=r"incident [2-9A-Z]{6}\.$"):
        await ask(tmp_path, "fail", {})
    assert await ask(tmp_path, "echo", {}) == {"said": {}}


@pytest.mark.parametrize(
    "line",
    [b"", b"\n", b"hello\n", b"[]\n", b"7\n", b'{"request": 5}\n', b'{"request": "echo", "facts": 3}\n', b"\xff\n"],
)
async def test_nonsense_is_answered_with_a_sentence(channel: OperatorChannel, tmp_path: Path, line: bytes) -> None:
    reader, writer = await asyncio.open_unix_connection(str(tmp_path / SOCKET))
    writer.write(line)
    writer.write_eof()
    answer = json.loads(await reader.readline())
    assert answer == {"fault": "A request is one line of JSON with a name.", "code": 2}
    writer.close()


async def test_a_bot_that_stops_in_between_is_told_as_such(channel: OperatorChannel, tmp_path: Path) -> None:
    asking = asyncio.create_task(ask(tmp_path, "hang", {}))
    await asyncio.sleep(0.1)
    await asyncio.wait_for(channel.close(), 5)
    with pytest.raises(Fault, match="ended before it answered"):
        await asking


async def test_a_folder_with_a_long_path_is_no_reason_to_stop(tmp_path: Path) -> None:
    folder = tmp_path / ("a" * 90) / ("b" * 90)
    channel = OperatorChannel(folder, ANSWERS, Incidents())
    await channel.open()
    with pytest.raises(NotRunning):
        await ask(folder, "echo", {})
    await channel.close()


async def test_a_long_path_is_reached_from_where_it_is_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / ("a" * 90)
    folder.mkdir()
    monkeypatch.chdir(folder)
    channel = OperatorChannel(folder, ANSWERS, Incidents())
    await channel.open()
    assert await ask(folder, "echo", {}) == {"said": {}}
    await channel.close()
    assert not (folder / SOCKET).exists()
