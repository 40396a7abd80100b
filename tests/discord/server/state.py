"""What the server holds, what it has noted, and what it says of that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from aiohttp import web

from tests.discord.faults import Faults
from tests.discord.gateway import I_CONTENT, I_MEMBERS, I_PRESENCES, Gateway
from tests.discord.rate_limits import RateLimits
from tests.discord.rest import Rest
from tests.discord.server.interactions import Interaction
from tests.discord.server.records import Record, Violation, quantile
from tests.discord.shapes import Json, Place
from tests.discord.specification import load
from tests.discord.world import (
    Signal,
    World,
)

if TYPE_CHECKING:
    from tests.discord.server.fake_discord import FakeDiscord
    from tests.discord.server.interactions import Interaction


class ServerState:
    """What the server holds, what it has noted, and what it says of that."""

    def __init__(
        self,
        *,
        token: str | None = None,
        unknown_fields: str = "reject",
        ratelimits: str = "realistic",
        ack_deadline: float = 3.0,
        token_lifetime: float = 900.0,
        heartbeat_interval: float = 41.25,
        resume_window: float = 180.0,
        self_check: bool = True,
        uploads_in_edits: bool = True,
        shards: int = 1,
        max_concurrency: int = 1,
        identify_scale: float = 1.0,
        host: str = "127.0.0.1",
        port: int = 0,
    ):
        self.spec = load()
        self.token = token or "MTAwMDAwMDAwMDAwMDAwMDAw.H4RN3S.local-test-token-only"
        self.unknown_fields = unknown_fields
        self.ack_deadline = ack_deadline
        self.token_lifetime = token_lifetime
        self.heartbeat_interval = heartbeat_interval
        self.resume_window = resume_window
        self.self_check = self_check
        # False: as API#7529 reports, a layout cannot show a file that is uploaded with an edit of the message
        self.uploads_in_edits = uploads_in_edits
        self.shards = shards
        self.max_concurrency = max_concurrency
        self.identify_scale = identify_scale
        self.host = host
        self.port = port
        self.world = World()
        self.signal = Signal()
        whole = cast("FakeDiscord", self)
        self.faults = Faults(whole)
        self.ratelimits = RateLimits()
        self.ratelimits.mode = ratelimits
        self.gateway = Gateway(whole)
        self.rest = Rest(whole)
        self.interactions: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.violations: list[Violation] = []
        self.notices: list[Violation] = []
        # requests refused for a reason that need not be the bot's fault (403, 404 …)
        self.refusals: list[Violation] = []
        # what this server cannot do: its own shortcomings, never the bot's
        self.gaps: list[str] = []
        # answers of this server that do not fit the specification
        self.self_violations: list[Violation] = []
        self.crashes: list[BaseException] = []
        self.records: list[Record] = []
        self.coverage: Counter[str] = Counter()
        self.ack_times: list[tuple[int, float]] = []
        self.command_syncs = 0
        # when new commands were made, by guild (None: global): 200 a day
        self.command_creates: dict[int | None, list[float]] = {}
        self.invalid_requests: list[float] = []
        self._early: dict[Place, float] = {}
        self._runner: web.AppRunner | None = None

    @property
    def api_base(self) -> str:
        return f"http://{self.host}:{self.port}/api/v10"

    @property
    def gateway_url(self) -> str:
        return f"ws://{self.host}:{self.port}/gateway"

    @property
    def cdn_base(self) -> str:
        return f"http://{self.host}:{self.port}"

    def application_flags(self) -> int:
        # GATEWAY_PRESENCE/GUILD_MEMBERS/MESSAGE_CONTENT, limited variants
        allowed = self.gateway.allowed_privileged
        flags = 1 << 23
        flags |= (1 << 13) if allowed & I_PRESENCES else 0
        flags |= (1 << 15) if allowed & I_MEMBERS else 0
        flags |= (1 << 19) if allowed & I_CONTENT else 0
        return flags

    def violation(self, kind: str, method: str, path: str, reason: str, *, detail: Any = None, status: int = 0) -> None:
        self.violations.append(Violation(kind, method, path, reason, detail, status))
        self.signal.fire()

    def notice(self, kind: str, method: str, path: str, reason: str, *, detail: Any = None, status: int = 0) -> None:
        self.notices.append(Violation(kind, method, path, reason, detail, status))

    def gap(self, text: str) -> None:
        if text not in self.gaps:
            self.gaps.append(text)

    def kinds(self) -> Counter[str]:
        return Counter(v.kind for v in self.violations)

    def assert_clean(self, *, allow: Iterable[str] = ()) -> None:
        """No violation (except of the kinds in `allow`), no fault of this server."""
        allow = set(allow)
        bad = [v for v in self.violations if v.kind not in allow]
        problems = [str(v) for v in bad]
        problems += [f"an answer of this server outside the specification: {v}" for v in self.self_violations]
        problems += [f"not simulated: {g}" for g in self.gaps]
        problems += [f"this server crashed: {c!r}" for c in self.crashes]
        if problems:
            raise AssertionError("\n".join(problems[:40]))

    def calls(self, method: str | None = None, template: str | None = None, *, since: float = 0.0) -> list[Record]:
        """The recorded requests, filtered; template is a path of the specification."""
        return [
            r
            for r in self.records
            if (method is None or r.method == method) and (template is None or r.template == template) and r.at >= since
        ]

    def report(self) -> Json:
        acks = sorted(s for _, s in self.ack_times)
        return {
            "requests": len(self.records),
            "violations": dict(self.kinds()),
            "notices": len(self.notices),
            "refusals": len(self.refusals),
            "gaps": list(self.gaps),
            "self_violations": len(self.self_violations),
            "rate_limit_hits": self.ratelimits.hits,
            "interactions": len(self.interactions),
            "ack_p50_ms": round(quantile(acks, 0.5) * 1000, 1),
            "ack_p95_ms": round(quantile(acks, 0.95) * 1000, 1),
            "ack_p99_ms": round(quantile(acks, 0.99) * 1000, 1),
            "operations": dict(self.coverage),
        }

    def check_event(self, event: str, schema: str, data: Json) -> None:
        """The self-check of a gateway event that carries a resource of the specification."""
        for err in self.spec.check_named(schema, data):
            self.self_violations.append(Violation("event", "WS", event, str(err), data))

    async def wait(self, condition: Any, within_s: float = 10.0, what: str = "condition") -> Any:
        try:
            return await self.signal.wait(condition, within_s)
        except TimeoutError:
            raise TimeoutError(f"{what} did not come within {within_s:g} s") from None

    async def wait_ready(self, within_s: float = 30.0) -> None:
        await self.wait(self.gateway.is_ready, within_s, "the bot's gateway READY")
