"""What is noted of sessions, and what a shard with two of them, or without its servers, answers."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot import server_fetches
from bot.gateway import ResumingShard, end_shard
from bot.runtime.incidents import Incidents
from bot.runtime.session_starts import SessionStarts
from bot.server_cache import keep_little_of_servers
from bot.server_fetches import fetch_unseen_servers
from bot.session_resumption import Resumptions, answer_once
from bot.storage.errors import DatabaseInUse, DatabaseUnreachable
from bot.storage.postgresql.sessions import GatewaySession, SessionNotes

SERVER = 1 << 22
FORUM, ROLE, BOT = 31, 32, 33


def connection(id: str | None, sequence: int | None) -> Any:
    return SimpleNamespace(ws=SimpleNamespace(session_id=id, sequence=sequence, gateway="wss://gateway.example/"))


def member_with(notes: SessionNotes, *raises: Exception) -> Any:
    async def confirm() -> None:
        for each in raises:
            raise each

    return SimpleNamespace(sessions=notes, confirm=confirm)


def client_with(shards: dict[int, Any]) -> Any:
    return SimpleNamespace(_AutoShardedClient__shards=shards, shard_count=4)


def test_a_session_is_noted_with_the_event_of_the_note_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest clicks may wait for their answer when the process dies: Discord repeats them."""
    monkeypatch.setattr("bot.session_resumption.READINGS_APART_S", 0.0)
    shards = {0: connection("one", 5), 1: connection(None, None)}
    notes, resumptions = SessionNotes(), Resumptions(client_with(shards), SessionStarts())
    resumptions.begin(member_with(notes))
    assert notes.current().of == {0: GatewaySession("one", "wss://gateway.example/", 5)}
    shards[0].ws.sequence = 9
    assert notes.current().of[0].sequence == 5
    assert notes.current().of[0].sequence == 9
    shards[0].ws.session_id, shards[0].ws.sequence = "two", 2
    assert notes.current().of[0] == GatewaySession("two", "wss://gateway.example/", 2), (
        "another session counts from its beginning"
    )
    assert notes.current().shard_count == 4


def test_a_note_out_of_turn_holds_new_sessions_and_no_newer_event_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = [100.0]
    monkeypatch.setattr("bot.session_resumption.time", SimpleNamespace(monotonic=lambda: seconds[0]))
    shards = {0: connection("one", 5)}
    notes, resumptions = SessionNotes(), Resumptions(client_with(shards), SessionStarts())
    resumptions.begin(member_with(notes))
    events: list[int] = []
    for at, sequence in ((102.0, 10), (102.5, 12), (104.0, 20), (104.1, 21), (106.0, 30)):
        seconds[0], shards[0].ws.sequence = at, sequence
        events.append(notes.current().of[0].sequence)
    assert events == [10, 10, 10, 10, 20]
    shards[1] = connection("two", 1)
    seconds[0] = 106.1
    assert {number: each.sequence for number, each in notes.current().of.items()} == {0: 20, 1: 1}
    seconds[0], shards[1].ws.sequence = 108.0, 7
    assert notes.current().of[1].sequence == 1


async def test_a_session_is_noted_as_soon_as_it_begins_or_continues() -> None:
    notes: list[str] = []

    async def note_sessions() -> None:
        notes.append("noted")
        raise DatabaseUnreachable("It is away.")

    resumptions = Resumptions(client_with({}), SessionStarts())
    resumptions.note_sessions()
    resumptions.begin(SimpleNamespace(sessions=SessionNotes(), note_sessions=note_sessions))  # type: ignore[arg-type]
    for note in (resumptions.note_sessions, lambda: resumptions.note_resumed(3)):
        note()
        await asyncio.sleep(0)
    await resumptions.close()
    assert len(notes) == 2


def test_shards_that_begin_no_session_come_first_and_their_servers_are_unseen_until_one_is_begun() -> None:
    notes, resumptions = SessionNotes(), Resumptions(client_with({}), SessionStarts())
    assert resumptions.first([2, 0, 1]) == [2, 0, 1]
    resumptions.begin(member_with(notes))
    notes._left = {(1, 4): GatewaySession("one", "wss://gateway.example/", 5)}
    assert resumptions.first([2, 0, 1]) == [1, 2, 0]
    assert not resumptions.is_unseen(SERVER)
    assert resumptions.pop(2) is None
    assert resumptions.pop(1) is not None
    assert resumptions.is_unseen(SERVER)
    assert not resumptions.is_unseen(2 * SERVER)
    resumptions.note_begun(1)
    assert not resumptions.is_unseen(SERVER)


@pytest.mark.parametrize(
    ("raises", "may"), [((), True), ((DatabaseUnreachable("away"),), True), ((DatabaseInUse("taken over"),), False)]
)
async def test_a_process_that_was_taken_over_does_not_take_the_session_back(
    raises: tuple[Exception, ...], monkeypatch: pytest.MonkeyPatch, *, may: bool
) -> None:
    tries: list[object] = []

    async def reidentify(shard: object, exc: object) -> None:
        tries.append(exc)

    monkeypatch.setattr(ResumingShard.__mro__[1], "reidentify", reidentify)
    resumptions = Resumptions(client_with({}), SessionStarts())
    assert await resumptions.may_reconnect(), "alone on its database"
    resumptions.begin(member_with(SessionNotes(), *raises))
    client: Any = SimpleNamespace(may_reconnect=resumptions.may_reconnect, dispatch=None, _reconnect=True)
    shard = ResumingShard(SimpleNamespace(shard_id=0, session_id="one"), client, tries.append)  # type: ignore[arg-type]
    await shard.reconnect()
    assert len(tries) == may


class CountingShard(ResumingShard):
    """Counts how often it is left."""

    times_left = 0

    def __setattr__(self, name: str, value: object) -> None:
        self.__dict__["times_left"] = self.times_left + (name == "is_left" and value is True)
        super().__setattr__(name, value)


@pytest.mark.parametrize("is_replaced", [False, True])
async def test_a_connection_is_left_once_and_without_a_word_where_another_has_its_shard(*, is_replaced: bool) -> None:
    events, queue = list[str](), list[object]()
    client: Any = SimpleNamespace(dispatch=lambda event, *_: events.append(event), _reconnect=True)
    socket: Any = SimpleNamespace(shard_id=0, session_id="one", close=lambda **_: asyncio.sleep(0))
    shard = CountingShard(socket, client, queue.append)
    await end_shard(shard, is_replaced=is_replaced)
    events.clear()
    ended: Any = "the end of the connection"
    shard._pass_on(ended)
    assert (shard.is_left, shard.times_left, queue) == (True, 1, [])
    assert events == ([] if is_replaced else ["shard_disconnect"])


def parser_of(client: discord.AutoShardedClient) -> tuple[list[Any], Any]:
    parsed: list[Any] = []
    client._connection.parsers["INTERACTION_CREATE"] = parsed.append
    return parsed, client._connection.parsers


def test_with_two_sessions_an_interaction_is_answered_once() -> None:
    client = discord.AutoShardedClient(intents=discord.Intents.none())
    parsed, parsers = parser_of(client)
    has_doubles = False
    answer_once(client, lambda: has_doubles)
    for doubled in (False, True):
        has_doubles = doubled
        for id in ("1", "1", "2"):
            parsers["INTERACTION_CREATE"]({"id": id})
    assert [each["id"] for each in parsed] == ["1", "1", "2", "1", "2"]


@pytest.fixture
def requests(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    return []


def client_that_fetches(requests: list[str], *, hangs: bool = False) -> discord.AutoShardedClient:
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=4)
    keep_little_of_servers(client)
    client._connection.user = SimpleNamespace(id=BOT)  # type: ignore[assignment]
    forum: Any = {"id": str(FORUM), "type": 15, "name": "matches", "position": 0, "permission_overwrites": []}
    everyone, own = ({"id": str(id), "name": "role", "permissions": "1024", "position": 0} for id in (SERVER, ROLE))

    async def answer(what: str, facts: Any) -> Any:
        requests.append(what)
        await asyncio.sleep(60 if hangs else 0)
        return facts

    http: Any = client.http
    http.get_guild = lambda id, with_counts: answer(
        "server", {"id": str(id), "name": "Island", "roles": [everyone, own]}
    )
    http.get_all_guild_channels = lambda id: answer("channels", [forum])
    http.get_member = lambda id, member: answer(
        "own",
        {
            "user": {"id": str(member), "username": "bot", "discriminator": "0", "avatar": None},
            "roles": [str(ROLE)],
            "flags": 0,
            "joined_at": None,
            "deaf": False,
            "mute": False,
        },
    )
    return client


async def test_an_interaction_of_an_unseen_server_waits_until_that_is_fetched_once(requests: list[str]) -> None:
    client = client_that_fetches(requests)
    parsed, parsers = parser_of(client)
    incidents = Incidents()
    fetch_unseen_servers(client, incidents, lambda server: server == SERVER)
    parsers["INTERACTION_CREATE"]({"id": "1", "guild_id": str(2 * SERVER)})
    assert [each["id"] for each in parsed] == ["1"], "of a server that Discord shows"
    for id in ("2", "3"):
        parsers["INTERACTION_CREATE"]({"id": id, "guild_id": str(SERVER)})
    assert [each["id"] for each in parsed] == ["1"]
    await asyncio.sleep(0.05)
    assert [each["id"] for each in parsed] == ["1", "2", "3"]
    assert sorted(requests) == ["channels", "own", "server"]
    guild = client.get_guild(SERVER)
    assert guild is not None
    forum = guild.get_channel(FORUM)
    assert isinstance(forum, discord.ForumChannel)
    assert [role.id for role in guild.me.roles] == [SERVER, ROLE]
    parsers["INTERACTION_CREATE"]({"id": "4", "guild_id": str(SERVER)})
    assert [each["id"] for each in parsed] == ["1", "2", "3", "4"]


async def test_it_does_not_wait_long_and_not_for_too_many(requests: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_fetches, "FETCHES_WITHIN", 0.05)
    client = client_that_fetches(requests, hangs=True)
    parsed, parsers = parser_of(client)
    fetch_unseen_servers(client, Incidents(), lambda server: True)
    most = server_fetches.MOST_FETCHES
    for number in range(most + 2):
        parsers["INTERACTION_CREATE"]({"id": str(number), "guild_id": str((number + 1) * SERVER)})
    assert [each["id"] for each in parsed] == [str(most), str(most + 1)]
    await asyncio.sleep(0.3)
    assert len(parsed) == most + 2
    assert len(requests) == 3 * most
