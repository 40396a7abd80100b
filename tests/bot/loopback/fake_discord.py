"""Discord on 127.0.0.1: as much of its HTTP API and its gateway as the bot's real client needs, with faults on demand.

It creates a message once for each nonce, as Discord does for a few minutes, and can be told to fail: before it carries
a request out, after it, with a limit, or by cutting the connection.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import time
import zlib
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import WSMsgType, web

BOT, SERVER, CHANNEL, HOST = 100_000, 200_000, 300_000, 400_000
PERMISSIONS = str(1 << 10 | 1 << 11 | 1 << 14 | 1 << 15 | 1 << 16)
Fault = Callable[[web.Request], "web.Response | str | None"]


def snowflake() -> Callable[[], int]:
    """Makes ids as Discord does: the time is in them."""
    numbers = itertools.count(1)
    return lambda: (time.time_ns() // 1_000_000 - 1_420_070_400_000 << 22) + next(numbers) % 4_096


def user(number: int, name: str, *, bot: bool = False) -> dict[str, Any]:
    return {"id": str(number), "username": name, "discriminator": "0", "avatar": None, "global_name": name, "bot": bot}


def told(data: Any, status: int = 200) -> web.Response:
    """An answer as Discord gives it: discord.py reads no other content type."""
    return web.Response(body=json.dumps(data).encode(), status=status, headers={"Content-Type": "application/json"})


def packing(compression: str) -> Callable[[bytes], bytes]:
    """The stream compression that a client asks for: discord.py prefers zstd where its package is installed."""
    if compression == "zstd-stream":
        import zstandard

        frames = zstandard.ZstdCompressor().compressobj()
        return lambda text: bytes(frames.compress(text) + frames.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK))
    stream = zlib.compressobj()
    return lambda text: stream.compress(text) + stream.flush(zlib.Z_SYNC_FLUSH)


class FakeDiscord:
    """``faults`` is asked before each request: a response to send instead, ``"after"`` to fail when it is carried
    out, ``"reset"`` to cut the connection, or None. ``log`` holds method and path of every request, and ``pause`` says
    how many seconds pass before a request is carried out, and how many until it is answered then."""

    def __init__(self, channels: int = 1) -> None:
        self.channels = [CHANNEL + number for number in range(channels)]
        self.new_id = snowflake()
        self.address = ""
        self.messages: dict[int, dict[str, Any]] = {}
        self.uploads: dict[int, dict[str, bytes]] = {}
        self.nonces: dict[str, int] = {}
        self.callbacks: list[dict[str, Any]] = []
        self.followups: list[dict[str, Any]] = []
        self.log: list[tuple[str, str]] = []
        self.fault: Fault = lambda request: None
        self.pause: Callable[[web.Request], tuple[float, float]] = lambda request: (0.0, 0.0)
        self.ready = asyncio.Event()
        self.identified = 0
        self._socket: web.WebSocketResponse | None = None
        self._pack: Callable[[bytes], bytes] = bytes
        self._sequence = itertools.count(1)
        self._news = asyncio.Event()

    # The gateway

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = self._socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._pack = packing(request.query.get("compress", ""))
        await self.send(10, {"heartbeat_interval": 41_250})
        async for frame in socket:
            if frame.type is not WSMsgType.TEXT:
                break
            sent = json.loads(frame.data)
            if sent["op"] == 1:
                await self.send(11, None)
            elif sent["op"] == 2:
                self.identified += 1
                await self.be_ready()
        return socket

    async def be_ready(self) -> None:
        me = user(BOT, "Pantheon", bot=True)
        await self.dispatch(
            "READY",
            {
                "v": 10,
                "user": me,
                "guilds": [{"id": str(SERVER), "unavailable": True}],
                "session_id": "session",
                "shard": [0, 1],
                "resume_gateway_url": self.address.replace("http", "ws"),
                "application": {"id": str(BOT), "flags": 0},
            },
        )
        await self.dispatch("GUILD_CREATE", self.server())
        self.ready.set()

    def server(self) -> dict[str, Any]:
        everyone = {"id": str(SERVER), "name": "@everyone", "permissions": PERMISSIONS, "position": 0, "color": 0}
        everyone |= {"hoist": False, "managed": False, "mentionable": False, "flags": 0}
        me = {"user": user(BOT, "Pantheon", bot=True), "roles": [], "joined_at": "2026-01-01T00:00:00+00:00"}
        channel = {"type": 0, "name": "olympus", "position": 0, "permission_overwrites": []}
        channels = [channel | {"id": str(number)} for number in self.channels]
        known = {"id": str(SERVER), "name": "Delphi", "owner_id": str(HOST), "roles": [everyone], "channels": channels}
        known |= {"members": [me | {"deaf": False, "mute": False, "flags": 0}], "member_count": 2, "threads": []}
        known |= {"emojis": [], "features": [], "afk_timeout": 60, "verification_level": 0, "nsfw_level": 0}
        return known | {"preferred_locale": "en-US", "mfa_level": 0, "premium_tier": 0, "system_channel_flags": 0}

    async def dispatch(self, event: str, data: Any) -> None:
        await self.send(0, data, event)

    async def send(self, operation: int, data: Any, event: str | None = None) -> None:
        number = next(self._sequence) if event else None
        text = json.dumps({"op": operation, "d": data, "t": event, "s": number}).encode()
        assert self._socket is not None
        await self._socket.send_bytes(self._pack(text))

    async def interact(
        self,
        kind: int,
        data: Mapping[str, Any],
        message: int | None = None,
        *,
        person: int = HOST,
        channel: int = CHANNEL,
        again: int | None = None,
    ) -> int:
        """Somebody uses a command (kind 2) or clicks (kind 3); the interaction's id, ``again`` if it is sent again."""
        number = again or self.new_id()
        member = {"user": user(person, "Zoë"), "roles": [], "joined_at": "2026-01-01T00:00:00+00:00"}
        member |= {"deaf": False, "mute": False, "flags": 0, "permissions": PERMISSIONS}
        body: dict[str, Any] = {"id": str(number), "application_id": str(BOT), "type": kind, "token": f"canary{number}"}
        body |= {"version": 1, "guild_id": str(SERVER), "channel_id": str(channel), "member": member, "data": data}
        body |= {"channel": {"id": str(channel), "type": 0, "name": "olympus"}, "locale": "en-US", "context": 0}
        body |= {"guild_locale": "en-US", "app_permissions": PERMISSIONS, "entitlements": []}
        body |= {"authorizing_integration_owners": {}, "attachment_size_limit": 10_485_760}
        if message is not None:
            body["message"] = self.messages[message]
        await self.dispatch("INTERACTION_CREATE", body)
        return number

    # What is to be seen

    async def until(self, condition: Callable[[], bool], seconds: float = 20.0) -> None:
        """Wait for something that a request brings about."""
        async with asyncio.timeout(seconds):
            while not condition():
                self._news.clear()
                await self._news.wait()

    def boards(self) -> list[dict[str, Any]]:
        """The messages with a match's buttons, the oldest first."""
        return [message for _, message in sorted(self.messages.items()) if '"b1:' in json.dumps(message)]

    # The API

    async def answer(self, request: web.Request) -> web.StreamResponse:
        method, path = request.method, request.path.removeprefix("/api/v10")
        self.log.append((method, path))
        fault = self.fault(request)
        before, after = self.pause(request)
        await asyncio.sleep(before)
        try:
            if fault == "reset":
                await request.content.readany()
                assert request.transport is not None
                request.transport.abort()
                return web.Response()
            if isinstance(fault, web.Response):
                await request.read()
                return fault
            for verb, pattern, handle in ROUTES:
                if verb == method and (found := re.fullmatch(pattern, path)):
                    response: web.StreamResponse = await handle(self, request, *map(int, found.groups()))
                    await asyncio.sleep(after)
                    return told({"message": "lost"}, status=502) if fault == "after" else response
            return told({"message": f"no route {method} {path}", "code": 0}, status=404)
        except ConnectionError:
            # The process that asked has ended.
            return web.Response()
        finally:
            self._news.set()

    async def create_message(self, request: web.Request, channel: int) -> web.Response:
        body, files = await self.read(request)
        nonce = str(body.get("nonce", ""))
        if nonce in self.nonces and body.get("enforce_nonce"):
            return told(self.messages[self.nonces[nonce]])
        number = self.new_id()
        if nonce:
            self.nonces[nonce] = number
        self.keep(number, channel, body, files)
        return told(self.messages[number])

    async def edit_message(self, request: web.Request, channel: int, number: int) -> web.Response:
        if number not in self.messages:
            return told({"message": "Unknown Message", "code": 10008}, status=404)
        body, files = await self.read(request)
        self.keep(number, channel, self.messages[number] | body, files)
        return told(self.messages[number])

    def keep(self, number: int, channel: int, body: Mapping[str, Any], files: dict[str, bytes]) -> None:
        attachments = [
            {"id": str(self.new_id()), "filename": name, "size": len(data), "url": f"{self.address}/files/{name}"}
            | {"proxy_url": f"{self.address}/files/{name}"}
            for name, data in files.items()
        ]
        self.uploads[number] = files
        kept = {"id": str(number), "channel_id": str(channel), "author": user(BOT, "Pantheon", bot=True), "type": 0}
        kept |= {"content": body.get("content") or "", "timestamp": "2026-01-01T00:00:00+00:00", "embeds": []}
        kept |= {"edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [], "pinned": False}
        kept |= {"mention_roles": [], "attachments": attachments, "flags": body.get("flags", 0)}
        self.messages[number] = kept | {"components": body.get("components", [])}

    async def read(self, request: web.Request) -> tuple[dict[str, Any], dict[str, bytes]]:
        if not request.content_type.startswith("multipart"):
            text = await request.text()
            return (json.loads(text) if text else {}), {}
        body: dict[str, Any] = {}
        files: dict[str, bytes] = {}
        async for part in await request.multipart():
            if part.name == "payload_json":
                body = json.loads(await part.text())
            elif part.filename:
                files[part.filename] = bytes(await part.read())
        return body, files

    async def callback(self, request: web.Request, number: int) -> web.Response:
        body, _ = await self.read(request)
        if any(answer["interaction"] == number for answer in self.callbacks):
            return told({"message": "Interaction has already been acknowledged.", "code": 40060}, status=400)
        self.callbacks.append({"interaction": number, **body})
        return told({"interaction": {"id": str(number), "type": 2, "response_message_id": None}})

    async def followup(self, request: web.Request) -> web.Response:
        body, _ = await self.read(request)
        self.followups.append(body)
        number = self.new_id()
        message = {"id": str(number), "channel_id": str(CHANNEL), "author": user(BOT, "Pantheon", bot=True), "type": 0}
        message |= {"content": "", "timestamp": "2026-01-01T00:00:00+00:00", "embeds": [], "attachments": []}
        message |= {"edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [], "pinned": False}
        return told(message | {"mention_roles": [], "flags": 64, "components": []})

    async def commands(self, request: web.Request) -> web.Response:
        body = await request.json()
        added = {"application_id": str(BOT), "version": "1", "description": ""}
        known = [{"id": str(self.new_id()), **added, **command} for command in body]
        return told(known)

    async def message(self, request: web.Request, channel: int, number: int) -> web.Response:
        if number not in self.messages:
            return told({"message": "Unknown Message", "code": 10008}, status=404)
        if request.method == "DELETE":
            del self.messages[number]
            return web.Response(status=204)
        return told(self.messages[number])

    async def history(self, request: web.Request, channel: int) -> web.Response:
        here = [number for number, message in self.messages.items() if message["channel_id"] == str(channel)]
        newest = sorted(here, reverse=True)[: int(request.query.get("limit", 50))]
        return told([self.messages[number] for number in newest])

    async def known(self, request: web.Request) -> web.Response:
        about = {"id": str(BOT), "name": "Pantheon", "description": "", "icon": None, "bot_public": True}
        about |= {"bot_require_code_grant": False, "owner": user(HOST, "Zoë"), "verify_key": "", "flags": 0}
        limit = {"total": 1_000, "remaining": 999, "reset_after": 1_000, "max_concurrency": 1}
        gateway = {"url": self.address.replace("http", "ws"), "shards": 1, "session_start_limit": limit}
        answers: dict[str, Any] = {"@me": user(BOT, "Pantheon", bot=True), "commands": []}
        last = request.path.rpartition("/")[2]
        if "applications/@me" in request.path:
            return told(about)
        return told(gateway if last == "bot" else answers[last])


ROUTES: tuple[tuple[str, str, Any], ...] = (
    ("GET", r"/users/@me|/oauth2/applications/@me|/gateway/bot|/applications/\d+/commands", FakeDiscord.known),
    ("PUT", r"/applications/\d+/commands", FakeDiscord.commands),
    ("GET", r"/channels/(\d+)/messages", FakeDiscord.history),
    ("POST", r"/channels/(\d+)/messages", FakeDiscord.create_message),
    ("PATCH", r"/channels/(\d+)/messages/(\d+)", FakeDiscord.edit_message),
    ("GET", r"/channels/(\d+)/messages/(\d+)", FakeDiscord.message),
    ("DELETE", r"/channels/(\d+)/messages/(\d+)", FakeDiscord.message),
    ("POST", r"/interactions/(\d+)/\w+/callback", FakeDiscord.callback),
    ("POST", r"/webhooks/\d+/\w+", FakeDiscord.followup),
    ("PATCH", r"/webhooks/\d+/\w+/messages/@original", FakeDiscord.followup),
)


@asynccontextmanager
async def running_discord(channels: int = 1) -> AsyncIterator[FakeDiscord]:
    """Discord, serving on a free port of 127.0.0.1, with so many channels."""
    discord = FakeDiscord(channels)
    application = web.Application(client_max_size=2**24)
    application.router.add_get("/", discord.gateway)
    application.router.add_route("*", "/api/v10/{path:.*}", discord.answer)
    runner = web.AppRunner(application, shutdown_timeout=1.0)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    discord.address = f"http://127.0.0.1:{port}"
    try:
        yield discord
    finally:
        await runner.cleanup()
