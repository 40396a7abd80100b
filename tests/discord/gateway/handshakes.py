"""IDENTIFY, RESUME, and requests for members."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from tests.discord.gateway.dispatching import Dispatching
from tests.discord.gateway.events import (
    DISPATCH,
    I_GUILDS,
    I_MEMBERS,
    INVALID_SESSION,
    KNOWN_INTENTS,
    PRIVILEGED,
)
from tests.discord.gateway.sessions import Connection, Session
from tests.discord.shapes import Json


class Handshakes(Dispatching):
    """Begins sessions, resumes them, and answers requests for members."""

    async def _identify(self, connection: Connection, data: Any) -> bool:
        refused = self._identify_fault(connection, data)
        if refused is not None:
            reason, code, text, detail = refused
            self.fault("identify", reason, detail)
            await connection.close(code, text)
            return False
        first, count = data.get("shard") or (0, 1)
        pair = (first, count)
        moment = time.monotonic()
        concurrency = self.server.max_concurrency
        recent = [
            t
            for t, s in self.identifies
            if moment - t < 5 * self.server.identify_scale and s[0] % concurrency == pair[0] % concurrency
        ]
        self.identifies.append((moment, pair))
        self.session_starts += 1
        if recent:
            self.server.notice("gateway", "WS", "/gateway", "IDENTIFY within 5 s of another (max_concurrency)")
            connection.send({"op": INVALID_SESSION, "d": False, "s": None, "t": None})
            return True
        self._begin_session(connection, pair, data["intents"])
        return True

    def _identify_fault(self, connection: Connection, data: Any) -> tuple[str, int, str, Any] | None:
        """Why an IDENTIFY is refused: the reason, the code and text of the closing, and what was sent."""
        if connection.session is not None:
            return "second IDENTIFY on one connection", 4005, "Already authenticated", None
        if not isinstance(data, dict) or not isinstance(data.get("properties"), dict) or "intents" not in data:
            return "token, properties and intents are required", 4002, "Decode error", data
        if data.get("token") != self.server.token:
            return "wrong token", 4004, "Authentication failed.", None
        shard = data.get("shard") or [0, 1]
        if not (
            isinstance(shard, list)
            and len(shard) == 2
            and all(isinstance(x, int) for x in shard)
            and 0 <= shard[0] < shard[1]
        ):
            return f"invalid shard {shard!r}", 4010, "Invalid shard.", None
        intents = data["intents"]
        if not isinstance(intents, int) or intents & ~KNOWN_INTENTS:
            return f"invalid intents {intents!r}", 4013, "Invalid intent(s).", None
        if intents & PRIVILEGED & ~self.allowed_privileged:
            return "disallowed privileged intents", 4014, "Disallowed intent(s).", None
        return None

    def _begin_session(self, connection: Connection, pair: tuple[int, int], intents: int) -> None:
        session = Session(pair, intents)
        self.sessions[session.id] = session
        session.connection = connection
        connection.session = session
        self.send_ready(session)
        session.ready_sent = True
        self.server.signal.fire()

    def send_ready(self, session: Session) -> None:
        """READY, and the servers of this session."""
        guilds = [
            g
            for g in self.server.world.guilds.values()
            if self.server.world.bot.id in g.members and session.handles(g.id)
        ]
        bot = self.server.world.bot
        user = bot.json() | {"verified": True, "mfa_enabled": False, "email": None}
        self._queue_dispatch(
            session,
            "READY",
            {
                "v": 10,
                "user": user,
                "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.server.gateway_url,
                "shard": list(session.shard),
                "session_type": "normal",
                "private_channels": [],
                "relationships": [],
                "user_settings": {},
                "presences": [],
                "guild_join_requests": [],
                "geo_ordered_rtc_regions": [],
                "application": {"id": str(self.server.world.app_id), "flags": self.server.application_flags()},
                "_trace": ["loopback"],
            },
        )
        for guild in guilds:
            if session.intents & I_GUILDS and not guild.unavailable:
                self._queue_dispatch(session, "GUILD_CREATE", self.guild_create(guild, session))

    async def _resume(self, connection: Connection, data: Any) -> bool:
        if not isinstance(data, dict) or not {"token", "session_id", "seq"} <= set(data):
            self.fault("resume", "token, session_id and seq are required", data)
            await connection.close(4002, "Decode error")
            return False
        if data["token"] != self.server.token:
            self.fault("resume", "wrong token")
            await connection.close(4004, "Authentication failed.")
            return False
        session = self.sessions.get(data["session_id"]) if isinstance(data["session_id"], str) else None
        seq = data["seq"]
        too_old = (
            session is not None
            and session.detached_at is not None
            and time.monotonic() - session.detached_at > self.server.resume_window
        )
        if session is None or session.invalidated or too_old or not isinstance(seq, int):
            self.invalid_resumes.append(time.monotonic())
            connection.send({"op": INVALID_SESSION, "d": False, "s": None, "t": None})
            return True
        if seq > session.seq or (session.buffer and seq < session.buffer[0][0] - 1):
            if seq > session.seq:
                self.fault("resume", f"sequence {seq} was never sent")
            await connection.close(4007, "Invalid seq.")
            session.invalidated = True
            return False
        old = session.connection
        session.connection = connection
        session.detached_at = None
        connection.session = session
        if old is not None and old is not connection:
            old.stop()
            self._closing = asyncio.create_task(old.close(4000))
        self.resumes.append(time.monotonic())
        for number, event, body in list(session.buffer):
            if number > seq:
                connection.send({"op": DISPATCH, "d": body, "s": number, "t": event})
        self._queue_dispatch(session, "RESUMED", {"_trace": ["loopback"]})
        self.server.signal.fire()
        return True

    def _members(self, session: Session, data: Json) -> None:
        ids = data.get("guild_id")
        ids = ids if isinstance(ids, list) else [ids]
        for raw in ids:
            guild = self.server.world.guilds.get(int(raw)) if raw else None
            if guild is None:
                continue
            query = data.get("query")
            wanted = data.get("user_ids")
            if wanted is not None:
                wanted = {int(x) for x in (wanted if isinstance(wanted, list) else [wanted])}
                members = [m for m in guild.members.values() if m.user.id in wanted]
            elif query == "" and not session.intents & I_MEMBERS:
                self.fault("members", "requesting all members needs the GUILD_MEMBERS intent")
                continue
            else:
                text = (query or "").lower()
                members = [m for m in guild.members.values() if m.user.username.lower().startswith(text)]
                if data.get("limit"):
                    members = members[: int(data["limit"])]
            chunks = [members[i : i + 1000] for i in range(0, len(members), 1000)] or [[]]
            for i, chunk in enumerate(chunks):
                body: dict[str, Any] = {
                    "guild_id": str(guild.id),
                    "members": [m.json() for m in chunk],
                    "chunk_index": i,
                    "chunk_count": len(chunks),
                }
                if wanted is not None:
                    body["not_found"] = [str(x) for x in wanted - {m.user.id for m in chunk}]
                if data.get("nonce"):
                    body["nonce"] = data["nonce"]
                self._queue_dispatch(session, "GUILD_MEMBERS_CHUNK", body)
