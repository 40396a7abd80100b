"""What lies between the bot and Discord: requests and events that are late, lost, doubled, or fail half-way."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import aiohttp

from tests.bot.simulation.discord_limits import INVALID, SHUT
from tests.bot.simulation.discord_objects import Interaction
from tests.bot.simulation.process import BotProcess, reached
from tests.bot.simulation.simulated_discord import SimulatedDiscord
from tests.bot.simulation.wire import Answer, Request

GATEWAY_FAULT = Answer(502, {"message": "bad gateway", "code": 0})
AT_ONCE_S = 0.1
"""How long clicks are on their way that arrive in the same moment."""
HANGS = 300.0
"""After so many seconds aiohttp gives a request up that has no answer."""


@dataclass
class Rates:
    """How often something goes wrong, between 0 and 1."""

    before: float = 0.08
    limited: float = 0.04
    after: float = 0.08
    reset: float = 0.02
    hangs: float = 0.004
    dead: float = 0.05
    """Interactions that Discord has forgotten when the bot acknowledges them."""
    doubled: float = 0.15
    late: float = 0.05
    """Events that arrive after more than three seconds."""

    def scaled(self, by: float) -> Rates:
        """All rates times a number."""
        return Rates(**{name: value * by for name, value in vars(self).items()})


class Network:
    """Brings requests to Discord and events to the process that is there.

    ``spell``: all requests fail now, "before" or "after" they are carried out. While ``is_cut``, no event arrives.
    """

    def __init__(self, discord: SimulatedDiscord, chance: random.Random, rates: Rates) -> None:
        self.discord = discord
        self.chance = chance
        self.rates = rates
        self.spell = ""
        self.is_cut = False
        self.doubtful: set[int] = set()
        """Interactions of which some request went wrong on the way, or which arrived late."""
        self.process: Callable[[], BotProcess | None] = lambda: None
        self.delivered: Callable[[Interaction, BotProcess], None] = lambda event, process: None
        self.happened: Callable[[str], None] = lambda what: None
        self._queue: list[Interaction] = []
        self._tasks: set[asyncio.Task[None]] = set()

    # Requests

    async def exchange(self, process: BotProcess, request: Request) -> Answer:
        """A request goes to Discord, and its answer comes back. Raises what aiohttp raises."""
        try:
            await asyncio.sleep(self.chance.uniform(0.01, 0.15))
        except asyncio.CancelledError:
            # The process died with the request on its way.
            if not process.is_alive and self.chance.random() < 0.5:
                self.discord.carry_out(request)
            raise
        reached("before_request")
        fault = self._before(request)
        if fault is not None:
            self.happened(f"{request.method} {request.path} fails before it is carried out: {fault.status}")
            self._note(request)
            return fault
        if self.chance.random() < self.rates.reset / 2:
            self._note(request)
            raise aiohttp.ServerDisconnectedError
        answer = self.discord.carry_out(request)
        self.happened(f"{request.method} {request.path} is answered {answer.status} {_code_in(answer)}")
        reached("carried_out")
        if request.path.endswith("/callback"):
            reached("acknowledged")
        elif request.method == "POST" and request.path.endswith("/messages"):
            reached("posted")
        await asyncio.sleep(self.chance.uniform(0.01, 0.15))
        lost = self.chance.random()
        if lost < self.rates.hangs:
            self._lose(request, answer)
            self.happened(f"the answer to {request.method} {request.path} hangs")
            await asyncio.sleep(HANGS)
            raise TimeoutError
        if lost < self.rates.hangs + self.rates.reset / 2:
            self._lose(request, answer)
            self.happened(f"the answer to {request.method} {request.path} is cut")
            raise aiohttp.ClientOSError(104, "connection reset by peer")
        if self.spell == "after" or lost > 1 - self.rates.after:
            self._lose(request, answer)
            self.happened(f"{request.method} {request.path} is answered 502, though it is carried out")
            return GATEWAY_FAULT
        return answer

    def _lose(self, request: Request, answer: Answer) -> None:
        """The answer to what was carried out does not arrive."""
        self._note(request)
        if answer.status in INVALID:
            self.discord.limits.forgive_refusal()
        if request.method == "PUT" and request.path.endswith("/commands"):
            self.discord.limits.forgive_sync()
        if request.method == "POST" and request.path == "/users/@me/channels":
            self.discord.limits.forgive_opening()

    def _before(self, request: Request) -> Answer | None:
        if self.discord.limits.is_shut():
            return SHUT
        draw = self.chance.random()
        if self.spell == "before" or draw < self.rates.before:
            return GATEWAY_FAULT
        if draw < self.rates.before + self.rates.limited:
            seconds = round(self.chance.uniform(0.2, 2.0), 3)
            self.discord.limits.note_answer(429)
            body = {"message": "You are being rate limited.", "retry_after": seconds, "global": False}
            return Answer(429, body, {"Via": "1.1 google", "Retry-After": str(seconds), "X-RateLimit-Scope": "user"})
        if request.path.endswith("/callback") and self.chance.random() < self.rates.dead:
            return Answer(404, {"message": "Unknown interaction", "code": 10062})
        return None

    def _note(self, request: Request) -> None:
        part = request.path.split("/")
        if part[1] == "interactions":
            self.doubtful.add(int(part[2]))
        elif part[1] == "webhooks":
            self.doubtful.add(int(part[3].removeprefix("token")))

    # Events

    def deliver(self, event: Interaction) -> None:
        """Let the bot hear of an interaction, perhaps late, perhaps twice."""
        late = self.chance.random() < self.rates.late
        self._later(self.chance.uniform(2.5, 8.0) if late else self.chance.uniform(0.02, 0.3), event)
        if self.chance.random() < self.rates.doubled:
            self._later(self.chance.choice((0.02, 0.2, 1.0, 2.5, 40.0)), event)

    def deliver_at_once(self, several: Iterable[Interaction]) -> None:
        """Let the bot hear of interactions in the same moment."""
        for event in several:
            self._later(AT_ONCE_S, event)

    def _later(self, seconds: float, event: Interaction) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            self._arrive(event)

        task = asyncio.get_running_loop().create_task(wait())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _arrive(self, event: Interaction) -> None:
        process = self.process()
        if self.is_cut:
            self._queue.append(event)
        elif process is not None and process.is_open:
            if self.discord.now() - event.created > 1_500:
                self.doubtful.add(event.id)
            self.delivered(event, process)
            self.happened(f"interaction {event.id} of {event.person} in {event.channel}: {_describe(event)}")
            process.parse("INTERACTION_CREATE", event.payload)

    def tell(self, event: str, data: object) -> None:
        """Let the bot hear of something else; while the connection is cut it is lost."""
        process = self.process()
        if not self.is_cut and process is not None and process.is_open:
            process.parse(event, data)

    def cut(self) -> None:
        """The connection to the gateway is gone."""
        process = self.process()
        if not self.is_cut and process is not None and process.is_open:
            self.is_cut = True
            self.happened("the connection to Discord is cut")
            process.dispatch("shard_disconnect", 0)

    def mend(self, *, resumes: bool) -> None:
        """It is there again: the session goes on, and what was missed arrives; or another one begins."""
        process = self.process()
        queue, self._queue = self._queue, []
        if not self.is_cut:
            return
        self.is_cut = False
        if process is None or not process.is_open:
            return
        if not resumes:
            self.begin_session(process)
            return
        for event in queue:
            self._arrive(event)
        process.parse("RESUMED", {"__shard_id__": 0})

    def begin_session(self, process: BotProcess) -> None:
        """A session begins: the bot is told which servers there are."""
        self.is_cut = False
        self._queue = []
        self.happened("a session with Discord begins")
        process.parse("READY", self.discord.ready())
        for server in self.discord.members:
            process.parse("GUILD_CREATE", self.discord.server(server))

    def close(self) -> None:
        """Nothing arrives any more."""
        for task in self._tasks:
            task.cancel()


def _code_in(answer: Answer) -> str:
    """Discord's code in an answer, where it has one."""
    return str(answer.body.get("code", "")) if isinstance(answer.body, dict) else ""


def _describe(event: Interaction) -> str:
    """What an interaction is about, in a line."""
    data = event.payload["data"]
    return f"{data.get('custom_id') or data.get('name')} {data.get('values') or data.get('options') or ''}".strip()
