"""Stands in for Discord under load: its gateway, and as much of its REST interface as playing needs.

It runs in the process of the benchmark, and the bot in another one. Requests are read as cheaply as possible: what it
costs to stand in for Discord would otherwise be taken from the bot.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import time
import zlib
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NamedTuple

from aiohttp import WSMsgType, web

from bot.benchmarks.load.request_limit import RequestLimit, refusal

BOT = 100_000
PERMISSIONS = str(1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16)
EPOCH = 1_420_070_400_000
EPHEMERAL = 1 << 6
COMPONENTS_V2 = 1 << 15
LEAST_ROOM = 2_000
MESSAGES_IN_A_PLACE = 3
"""How many messages are kept for each place, and at least in all; those that were written longest ago go first."""
CHANGES_LATER, CHANGES_NOW = 6, 7
"""The types of an acknowledgement after which an answer changes the message that was clicked, and that changes it."""
SESSION = "session-"
"""How the name of a shard's session begins."""
NO_CHANNEL = 0
"""Where private messages are: no request names their channel."""
UPLOADED = "attachment://"
"""How the address of a picture begins that is uploaded with its message."""
ADDRESS = "https://cdn.discordapp.com/attachments/{channel}/{id}/{name}?ex=6a0&is=6a0&hm=0f"
MULTIPART = re.compile(rb'name="payload_json".*?\r\n\r\n(.*?)\r\n--', re.DOTALL)

Payload = dict[str, Any]


class Place(NamedTuple):
    """A text channel and the server that it belongs to, by their ids."""

    server: int
    channel: int


class Sent(NamedTuple):
    """Something that the bot has sent, and when, in seconds of the monotonic clock.

    ``kind`` is ``ack`` (an interaction was acknowledged), ``post`` (a message in a channel was posted or edited, be it
    by a click's token) or ``answer`` (a private message about an interaction). ``about`` is the interaction, or the
    channel of a post.
    """

    kind: str
    about: int
    message: Payload
    at: float


class Connection:
    """A connection of the bot to the gateway."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._stream = zlib.compressobj()
        self._sequence = itertools.count(1)

    async def send(self, operation: int, data: Any, event: str | None = None) -> None:
        """Send an event, or what belongs to the connection itself."""
        number = next(self._sequence) if event else None
        text = json.dumps({"op": operation, "d": data, "t": event, "s": number}).encode()
        await self._socket.send_bytes(self._stream.compress(text) + self._stream.flush(zlib.Z_SYNC_FLUSH))


class DiscordStandIn:
    """Discord on a port of 127.0.0.1. ``heard`` is called with everything that the bot sends."""

    def __init__(
        self, places: Sequence[Place], on_request: Callable[[Sent], None], shards: int = 1, *, limited: bool = False
    ) -> None:
        """The bot is to connect this many ``shards``; ``limited``: it may make as many requests as Discord allows."""
        self.address = ""
        self.ready = asyncio.Event()
        self.limit = RequestLimit(enforced=limited)
        self._places = places
        self._heard = on_request
        self._shards = shards
        self._messages: dict[int, Payload] = {}
        self._room = max(LEAST_ROOM, MESSAGES_IN_A_PLACE * len(places))
        self._clicked: dict[int, Payload] = {}
        self._numbers = itertools.count(1)
        self._connections: dict[int, Connection] = {}

    def new_id(self) -> int:
        """An id as Discord makes them: the time is in it."""
        return (time.time_ns() // 1_000_000 - EPOCH << 22) + next(self._numbers) % 4_096

    # The gateway

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one of the bot's connections until it ends."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        connection = Connection(socket)
        await connection.send(10, {"heartbeat_interval": 41_250})
        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                break
            payload = json.loads(frame.data)
            if payload["op"] == 1:
                await connection.send(11, None)
            elif payload["op"] == 2:
                shard = payload["d"].get("shard", [0, 1])[0]
                self._connections[shard] = connection
                await self._greet(connection, shard)
            elif payload["op"] == 6:
                self._connections[int(payload["d"]["session_id"].removeprefix(SESSION))] = connection
                await connection.send(0, {}, "RESUMED")
        return socket

    async def _greet(self, connection: Connection, shard: int) -> None:
        servers = sorted({place.server for place in self._places if self._shard_of(place.server) == shard})
        ready: Payload = {"v": 10, "user": _user(BOT, "Pantheon", bot=True), "session_id": f"{SESSION}{shard}"}
        ready |= {"guilds": [{"id": str(server), "unavailable": True} for server in servers]}
        ready |= {"resume_gateway_url": self.address.replace("http", "ws"), "application": {"id": str(BOT), "flags": 0}}
        await connection.send(0, ready | {"shard": [shard, self._shards]}, "READY")
        for server in servers:
            await connection.send(0, _server(server, self._places), "GUILD_CREATE")
        if len(self._connections) == self._shards:
            self.ready.set()

    def _shard_of(self, server: int) -> int:
        return (server >> 22) % self._shards

    async def interact(
        self,
        number: int,
        kind: int,
        place: Place,
        person: int,
        data: Mapping[str, Any],
        message: Payload | None = None,
    ) -> None:
        """A person uses a command (kind 2), a control (3) or types (4); ``number`` is a new id for it."""
        member: Payload = {"user": _user(person, f"Hero {person % 10_000}"), "roles": [], "permissions": PERMISSIONS}
        member |= {"joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False, "flags": 0}
        body: Payload = {"id": str(number), "application_id": str(BOT), "type": kind, "token": f"t{number}"}
        body |= {"version": 1, "guild_id": str(place.server), "channel_id": str(place.channel), "member": member}
        body |= {"channel": {"id": str(place.channel), "type": 0, "name": "olympus"}, "locale": "en-US", "context": 0}
        body |= {"guild_locale": "en-US", "app_permissions": PERMISSIONS, "entitlements": [], "data": data}
        body |= {"authorizing_integration_owners": {}, "attachment_size_limit": 10_485_760}
        if message is not None:
            body["message"] = message
            self._clicked[number] = message
            _forget_oldest(self._clicked, self._room)
        with suppress(ConnectionError):  # it is lost then, until the bot resumes
            await self._connections[self._shard_of(place.server)].send(0, body, "INTERACTION_CREATE")

    # REST

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        path = request.path.removeprefix("/api/v10")
        if (seconds := self.limit.wait(path)) is not None:
            headers, body = refusal(seconds)
            return _json(body, 429, headers)
        for method, pattern, handle in ROUTES:
            if method == request.method and (match := pattern.fullmatch(path)):
                response: web.Response = await handle(self, request, *map(int, match.groups()))
                return response
        return _json({"message": "no such route", "code": 0}, 404)

    async def _about_itself(self, request: web.Request) -> web.Response:
        limits = {"total": 1_000, "remaining": 999, "reset_after": 1_000, "max_concurrency": 1}
        me = _user(BOT, "Pantheon", bot=True)
        application: Payload = {"id": str(BOT), "name": "Pantheon", "description": "", "icon": None, "bot_public": True}
        application |= {"bot_require_code_grant": False, "owner": me, "verify_key": "", "flags": 0}
        answers: dict[str, Any] = {
            "/users/@me": me,
            "/gateway/bot": {
                "url": self.address.replace("http", "ws"),
                "shards": self._shards,
                "session_start_limit": limits,
            },
        }
        reply = answers.get(request.path.removeprefix("/api/v10"), application)
        return _json([] if request.path.endswith("/commands") else reply)

    async def _commands(self, request: web.Request) -> web.Response:
        fields = {"application_id": str(BOT), "version": "1", "description": ""}
        return _json([{"id": str(self.new_id()), **fields, **command} for command in await request.json()])

    async def _create(self, request: web.Request, channel: int) -> web.Response:
        return _json(self._keep_message(self.new_id(), channel, _body(await request.read()), "post", channel))

    async def _edit(self, request: web.Request, channel: int, number: int) -> web.Response:
        body = _body(await request.read())
        if number not in self._messages:
            return _json({"message": "Unknown Message", "code": 10008}, 404)
        return _json(self._keep_message(number, channel, self._messages[number] | body, "post", channel))

    async def _message(self, request: web.Request, channel: int, number: int) -> web.Response:
        if number not in self._messages:
            return _json({"message": "Unknown Message", "code": 10008}, 404)
        if request.method == "DELETE":
            del self._messages[number]
            return web.Response(status=204)
        return _json(self._messages[number])

    async def _history(self, request: web.Request, channel: int) -> web.Response:
        here = [message for message in self._messages.values() if message["channel_id"] == str(channel)]
        return _json(here[::-1][:50])

    async def _thread(self, request: web.Request, channel: int, number: int) -> web.Response:
        return _json({"message": "Missing Permissions", "code": 50013}, 403)

    async def _callback(self, request: web.Request, interaction: int) -> web.Response:
        body = _body(await request.read())
        if body["type"] == CHANGES_NOW and (clicked_message := self._clicked.get(interaction)) is not None:
            self._messages[int(clicked_message["id"])] = self._messages[int(clicked_message["id"])] | body["data"]
        elif body["type"] != CHANGES_LATER:
            self._clicked.pop(interaction, None)
        message = {"id": str(self.new_id()), "channel_id": str(NO_CHANNEL), **(body.get("data") or {})}
        self._heard(Sent("ack", interaction, message, time.monotonic()))
        return _json({"interaction": {"id": str(interaction), "type": 3, "response_message_id": None}})

    async def _answer(self, request: web.Request, interaction: int) -> web.Response:
        body = _body(await request.read())
        return _json(self._keep_private(self.new_id(), body, interaction))

    async def _edit_original(self, request: web.Request, interaction: int) -> web.Response:
        """Change the message that was clicked, or show the private answer that its acknowledgement has announced."""
        body = _body(await request.read())
        clicked_message = self._clicked.get(interaction)
        if clicked_message is None:
            return _json(self._keep_private(self.new_id(), body, interaction))
        number, channel = int(clicked_message["id"]), int(clicked_message["channel_id"])
        if channel == NO_CHANNEL:
            return _json(self._keep_private(number, body, interaction))
        if number not in self._messages:
            return _json({"message": "Unknown Message", "code": 10008}, 404)
        return _json(self._keep_message(number, channel, self._messages[number] | body, "post", channel))

    def _keep_private(self, number: int, body: Payload, interaction: int) -> Payload:
        body["flags"] = body.get("flags", 0) | EPHEMERAL | COMPONENTS_V2
        return self._keep_message(number, NO_CHANNEL, body, "answer", interaction)

    def _keep_message(self, number: int, channel: int, body: Payload, kind: str, about: int) -> Payload:
        message: Payload = {"id": str(number), "channel_id": str(channel), "author": _user(BOT, "Pantheon", bot=True)}
        message |= {"content": body.get("content") or "", "timestamp": "2026-01-01T00:00:00+00:00", "embeds": []}
        message |= {"edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [], "pinned": False}
        message |= {"mention_roles": [], "attachments": [], "flags": body.get("flags", 0), "type": 0}
        message["components"] = body.get("components", [])
        for media in _uploads(message["components"]):
            attachment = self.new_id()
            name = media["url"].removeprefix(UPLOADED)
            media |= {
                "url": ADDRESS.format(channel=channel, id=attachment, name=name),
                "attachment_id": str(attachment),
            }
        if channel != NO_CHANNEL:
            self._messages.pop(number, None)
            self._messages[number] = message
            _forget_oldest(self._messages, self._room)
        self._heard(Sent(kind, about, message, time.monotonic()))
        return message


_MESSAGE = r"/channels/(\d+)/messages/(\d+)"
ROUTES: tuple[tuple[str, re.Pattern[str], Any], ...] = tuple(
    (method, re.compile(pattern), handle)
    for method, pattern, handle in (
        ("POST", r"/interactions/(\d+)/[^/]+/callback", DiscordStandIn._callback),
        ("PATCH", _MESSAGE, DiscordStandIn._edit),
        ("POST", r"/channels/(\d+)/messages", DiscordStandIn._create),
        ("POST", rf"/webhooks/{BOT}/t(\d+)", DiscordStandIn._answer),
        ("PATCH", rf"/webhooks/{BOT}/t(\d+)/messages/@original", DiscordStandIn._edit_original),
        ("GET", r"/channels/(\d+)/messages", DiscordStandIn._history),
        ("GET", _MESSAGE, DiscordStandIn._message),
        ("DELETE", _MESSAGE, DiscordStandIn._message),
        ("POST", rf"{_MESSAGE}/threads", DiscordStandIn._thread),
        ("PUT", r"/applications/(?:\d+)/commands", DiscordStandIn._commands),
        (
            "GET",
            r"/users/@me|/oauth2/applications/@me|/gateway/bot|/applications/\w+/commands|/applications/@me",
            DiscordStandIn._about_itself,
        ),
    )
)


@asynccontextmanager
async def discord_on_loopback(
    places: Sequence[Place], on_request: Callable[[Sent], None], shards: int = 1, *, limited: bool = False
) -> AsyncIterator[DiscordStandIn]:
    """Discord with these channels, serving on a free port of 127.0.0.1 a bot of this many shards."""
    discord = DiscordStandIn(places, on_request, shards, limited=limited)
    application = web.Application(client_max_size=2**24)
    application.router.add_get("/", discord.gateway)
    application.router.add_route("*", "/api/v10/{path:.*}", discord.answer)
    runner = web.AppRunner(application, shutdown_timeout=1.0, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    discord.address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield discord
    finally:
        await runner.cleanup()


def controls_in(message: Payload) -> Iterator[Payload]:
    """The buttons and selects of a message that can be used."""
    yield from (part for part in _parts(message["components"]) if part.get("custom_id") and not part.get("disabled"))


def accent_of(message: Payload) -> int | None:
    """The colour of a message's frame, if it has one."""
    return next((part["accent_color"] for part in message["components"] if part.get("accent_color")), None)


def _parts(components: Sequence[Payload]) -> Iterator[Payload]:
    for part in components:
        yield part
        yield from _parts(part.get("components", ()))


def _uploads(components: Sequence[Payload]) -> Iterator[Payload]:
    """The pictures of a message that are uploaded with it, or stay from before."""
    items = (item for part in _parts(components) for item in part.get("items", ()))
    yield from (item["media"] for item in items if item["media"]["url"].startswith(UPLOADED))


def _json(data: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """An answer as Discord gives it: discord.py reads no other content type."""
    all_headers = {"Content-Type": "application/json", **(headers or {})}
    return web.Response(body=json.dumps(data).encode(), status=status, headers=all_headers)


def _forget_oldest(entries: dict[int, Payload], room: int) -> None:
    """Drop the entry that was added longest ago, when there are more than this many."""
    if len(entries) > room:
        del entries[next(iter(entries))]


def _body(data: bytes) -> Payload:
    """What a request says, without the files that it brings."""
    boundary = MULTIPART.search(data, 0, 65_536) if data.startswith(b"--") else None
    text = boundary[1] if boundary else data
    return json.loads(text) if text else {}


def _user(number: int, name: str, *, bot: bool = False) -> Payload:
    return {"id": str(number), "username": name, "discriminator": "0", "avatar": None, "global_name": name, "bot": bot}


def _server(number: int, places: Sequence[Place]) -> Payload:
    everyone: Payload = {"id": str(number), "name": "@everyone", "permissions": PERMISSIONS, "position": 0, "color": 0}
    everyone |= {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
    me: Payload = {"user": _user(BOT, "Pantheon", bot=True), "roles": [], "joined_at": "2026-01-01T00:00:00+00:00"}
    channels: list[Payload] = [
        {"id": str(place.channel), "type": 0, "name": "olympus", "position": 0, "permission_overwrites": []}
        for place in places
        if place.server == number
    ]
    server: Payload = {
        "id": str(number),
        "name": f"Server {number}",
        "owner_id": "1",
        "roles": [everyone],
        "channels": channels,
    }
    server |= {"members": [me | {"deaf": False, "mute": False, "flags": 0}], "member_count": 2, "threads": []}
    server |= {"emojis": [], "features": [], "afk_timeout": 60, "verification_level": 0, "nsfw_level": 0}
    return server | {"preferred_locale": "en-US", "mfa_level": 0, "premium_tier": 0, "system_channel_flags": 0}
