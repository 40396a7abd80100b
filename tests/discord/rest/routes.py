"""What every route has: its path, its request, and the errors that it answers with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.discord import limits
from tests.discord.shapes import Json
from tests.discord.specification import Operation, SpecError
from tests.discord.world import Part

if TYPE_CHECKING:
    from tests.discord.server.fake_discord import FakeDiscord


CREATE_FLAGS = limits.SUPPRESS_EMBEDS | limits.SUPPRESS_NOTIFICATIONS | limits.IS_VOICE_MESSAGE | limits.COMPONENTS_V2
RESPONSE_FLAGS = CREATE_FLAGS | limits.EPHEMERAL
EDIT_FLAGS = limits.SUPPRESS_EMBEDS | limits.COMPONENTS_V2
HAS_THREAD = 1 << 5
Answer = tuple[int, Any]
Handler = Callable[[Any, Any], Awaitable[Answer]]
ROUTES: dict[tuple[str, str], Handler] = {}
CHANNEL = "/channels/{channel_id}"
MESSAGE = CHANNEL + "/messages/{message_id}"
HOOK = "/webhooks/{webhook_id}/{webhook_token}"
APP = "/applications/{application_id}"
GUILD = "/guilds/{guild_id}"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"


def route(method: str, template: str) -> Callable[[Handler], Handler]:
    def mark(handler: Handler) -> Handler:
        ROUTES[(method, template)] = handler
        return handler

    return mark


class ApiError(Exception):
    """An error answer.  `kind` makes it a violation of the bot; otherwise it is a refusal."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: list[SpecError] | None = None,
        kind: str | None = None,
        reason: str = "",
        quiet: bool = False,
        retry: Any = None,
        tree: Json | None = None,
    ):
        super().__init__(message)
        # an error tree that is no violation of the bot
        self.tree = tree
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors or []
        self.kind = kind
        self.reason = reason
        self.quiet = quiet
        self.retry = retry


def unknown(what: str) -> ApiError:
    codes = {
        "Channel": 10003,
        "Guild": 10004,
        "Member": 10007,
        "Message": 10008,
        "Role": 10011,
        "User": 10013,
        "Emoji": 10014,
        "Webhook": 10015,
        "interaction": 10062,
        "application command": 10063,
    }
    return ApiError(404, codes[what], f"Unknown {what}")


class Context:
    def __init__(self, server: FakeDiscord, request: web.Request, method: str, path: str):
        self.server = server
        self.request = request
        self.method = method
        self.path = path
        self.op: Operation | None = None
        self.params: dict[str, str] = {}
        self.body: Any = None
        self.files: dict[int, Part] = {}
        # schema of the specification to use instead of the operation's union
        self.schema: str | None = None

    def id(self, name: str) -> int:
        return int(self.params[name])

    def query(self, name: str, default: str | None = None) -> str | None:
        return self.request.query.get(name, default)

    def query_int(self, name: str, default: int) -> int:
        return int(self.request.query.get(name, default))

    def query_bool(self, name: str) -> bool:
        return self.request.query.get(name, "").lower() in ("1", "true")


def bad_form(errors: list[SpecError]) -> ApiError:
    return ApiError(400, 50035, "Invalid Form Body", errors=errors)
