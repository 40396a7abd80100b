"""One interaction, from the click to the end of its token."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

from tests.discord.shapes import Json
from tests.discord.world import (
    Channel,
    Message,
    Signal,
    User,
)

if TYPE_CHECKING:
    from tests.discord.server.fake_discord import FakeDiscord


COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
CB_MESSAGE, CB_DEFER, CB_DEFER_UPDATE, CB_UPDATE, CB_CHOICES, CB_MODAL, CB_LAUNCH = 4, 5, 6, 7, 8, 9, 12


class Interaction:
    """One interaction from the user's click to the end of its token."""

    def __init__(
        self,
        server: FakeDiscord,
        kind: int,
        user: User,
        channel: Channel,
        payload: Json,
        message: Message | None = None,
        option_type: int = 0,
    ):
        self.server = server
        self.id = int(payload["id"])
        self.token = payload["token"]
        self.type = kind
        self.user = user
        self.channel = channel
        self.payload = payload
        self.message = message  # the message of the component, if any
        self.opener: Interaction | None = None  # what opened the form, unless a test forged it
        self.option_type = option_type  # autocomplete: type of the focused option
        self.created = time.monotonic()
        self.acked: float | None = None
        self.callback_type = 0
        self.callback_body: Any = None
        self.response: Message | None = None
        self.followups: list[Message] = []
        # how often Create Followup Message succeeded
        self.followup_posts = 0
        self.modal: Json | None = None
        self.choices: list[Any] | None = None
        self.failed = False
        self.expired = False
        self.duplicated = False
        self.duplicate_answers = 0
        # live connections that got it; 0: the bot was offline, or the gateway was cut or silenced
        self.delivered = 0
        self.error: str | None = None
        self.signal = Signal()
        self._timer: asyncio.TimerHandle | None = None

    def __repr__(self) -> str:
        return f"<Interaction {self.id} type={self.type} name={self.name!r} callback={self.callback_type}>"

    @property
    def name(self) -> str:
        data = self.payload["data"]
        return data.get("name") or data.get("custom_id") or ""

    @property
    def ack_seconds(self) -> float | None:
        return None if self.acked is None else self.acked - self.created

    @property
    def by_account(self) -> bool:
        """Whether only the account has the application, not the place: USER_INSTALL alone."""
        return set(self.payload["authorizing_integration_owners"]) == {"1"}

    @property
    def token_valid(self) -> bool:
        return not self.expired and time.monotonic() - self.created < self.server.token_lifetime

    def start_timer(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(self.server.ack_deadline, self._deadline)

    def _deadline(self) -> None:
        if self.acked is None and not self.failed:
            self.failed = True
            self.error = "The application did not respond"
            # What never reached the bot is not the bot's fault.
            report = self.server.violation if self.delivered else self.server.notice
            report(
                "no_ack" if self.delivered else "undelivered",
                "POST",
                f"/interactions/{self.id}/…/callback",
                f"no answer within {self.server.ack_deadline:g} s to {self.describe()}",
                detail=self.payload["data"],
            )
            self.signal.fire()
            self.channel.signal.fire()

    def describe(self) -> str:
        kinds = {2: "command", 3: "component", 4: "autocomplete", 5: "modal"}
        return f"{kinds.get(self.type, self.type)} {self.name!r} by {self.user.username}"

    def ack(self, callback_type: int, body: Any) -> None:
        self.acked = time.monotonic()
        self.callback_type = callback_type
        self.callback_body = body
        if self._timer is not None:
            self._timer.cancel()
        self.server.ack_times.append((self.type, self.acked - self.created))
        self.signal.fire()
        self.server.signal.fire()


def command_path(data: Json) -> str:
    """`name group sub` of invoked command data."""
    parts = [data["name"]]
    options = data.get("options") or []
    while options and options[0]["type"] in (1, 2):
        parts.append(options[0]["name"])
        options = options[0].get("options") or []
    return " ".join(parts)
