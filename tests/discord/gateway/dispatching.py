"""The sessions of a bot, and the events that are sent to them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any

from tests.discord.gateway.events import (
    CHECKED,
    DISPATCH,
    EVENT_INTENTS,
    I_MEMBERS,
    PRIVILEGED,
)
from tests.discord.gateway.sessions import Connection, Session
from tests.discord.shapes import Json
from tests.discord.world import (
    Guild,
)

if TYPE_CHECKING:
    from tests.discord.server.fake_discord import FakeDiscord


class Dispatching:
    """Sends events to the sessions that should have them."""

    def __init__(self, server: FakeDiscord):
        self.server = server
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.identifies: list[tuple[float, tuple[int, int]]] = []
        self.resumes: list[float] = []
        self.invalid_resumes: list[float] = []
        self.down_until = 0.0
        self.allowed_privileged = PRIVILEGED
        # (time, event, guild id) of everything dispatched
        self.log: deque[tuple[float, str, int | None]] = deque(maxlen=20000)
        self.session_starts = 0
        self._closing: asyncio.Task[None] | None = None

    def live_sessions(self) -> list[Session]:
        return [s for s in self.sessions.values() if not s.invalidated]

    def connected_shards(self) -> set[tuple[int, int]]:
        return {s.shard for s in self.live_sessions() if s.connection is not None and s.ready_sent}

    def is_ready(self) -> bool:
        """Every shard of some shard count is connected and has had its guilds."""
        shards = self.connected_shards()
        return any(all((i, n) in shards for i in range(n)) for n in {n for _, n in shards})

    def fault(self, kind: str, reason: str, detail: Any = None) -> None:
        self.server.violation("gateway", "WS", "/gateway", f"{kind}: {reason}", detail=detail)

    def guild_create(self, guild: Guild, session: Session) -> Json:
        return guild.gateway_json(
            viewer=self.server.world.bot.id, all_members=bool(session.intents & I_MEMBERS) and len(guild.members) <= 250
        )

    def _queue_dispatch(self, session: Session, event: str, data: Any, *, repeat: int = 1) -> None:
        self.log.append(
            (
                time.monotonic(),
                event,
                int(data["guild_id"]) if isinstance(data, dict) and data.get("guild_id") else None,
            )
        )
        for _ in range(repeat):
            session.seq += 1
            session.buffer.append((session.seq, event, data))
            if session.connection is not None:
                session.connection.send({"op": DISPATCH, "d": data, "s": session.seq, "t": event})

    def dispatch_raw(self, event: str, data: Any) -> None:
        """Send something to every session as it is, whatever Discord would send."""
        for session in self.live_sessions():
            self._queue_dispatch(session, event, data)

    def dispatch(
        self,
        event: str,
        data: Any,
        *,
        guild_id: int | None = None,
        transform: Any = None,
        repeat: int = 1,
        force: bool = False,
    ) -> int:
        """Send an event to the sessions that should get it (cut ones get it when they
        resume); the number of live connections that were reached."""
        reached = 0
        if self.server.self_check and event in CHECKED:
            self.server.check_event(event, CHECKED[event], {k: v for k, v in data.items() if k != "newly_created"})
        guild_intent, dm_intent = EVENT_INTENTS.get(event, (0, 0))
        need = guild_intent if guild_id is not None else dm_intent
        for session in self.live_sessions():
            if not session.ready_sent or not session.handles(guild_id):
                continue
            if (
                session.connection is None
                and session.detached_at is not None
                and time.monotonic() - session.detached_at > self.server.resume_window
            ):
                session.invalidated = True
                continue
            if need and not session.intents & need and not force:
                continue
            body = transform(session, data) if transform else data
            self._queue_dispatch(session, event, body, repeat=repeat)
            if session.connection is not None and not session.connection.silent:
                reached += 1
        return reached
