"""What came of one interaction, as the user sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.discord import limits
from tests.discord.server.interactions import CB_DEFER, CB_DEFER_UPDATE, Interaction
from tests.discord.shapes import Json
from tests.discord.users.modals import Modal
from tests.discord.users.views import MessageView

if TYPE_CHECKING:
    from tests.discord.server.interactions import Interaction
    from tests.discord.users.sight import Sight


class NotAllowed(Exception):
    """A human could not do this: no such command, a disabled button, a missing option …"""


class Result:
    """What came of one interaction, as the user sees it."""

    def __init__(self, user: Sight, interaction: Interaction):
        self.user = user
        self.interaction = interaction
        self._seen_version = interaction.message.version if interaction.message is not None else 0

    def __repr__(self) -> str:
        return f"<Result type={self.type} ack={self.ack_ms} failed={self.failed}>"

    @property
    def type(self) -> int:
        """Callback type: 4 message, 5/6 deferred, 7 update, 8 choices, 9 modal, 0 none."""
        return self.interaction.callback_type

    @property
    def acked(self) -> bool:
        return self.interaction.acked is not None

    @property
    def ack_ms(self) -> float | None:
        s = self.interaction.ack_seconds
        return None if s is None else s * 1000

    @property
    def failed(self) -> bool:
        return self.interaction.failed

    @property
    def error(self) -> str | None:
        return self.interaction.error

    @property
    def deferred(self) -> bool:
        return self.type in (CB_DEFER, CB_DEFER_UPDATE)

    @property
    def message(self) -> MessageView:
        """The message that answers: the new one (4, 5), or the component's own (6, 7)."""
        m = self.interaction.response
        if m is None:
            raise LookupError(f"no message came: {self!r} {self.error or ''}")
        return MessageView(self.user.world, m)

    @property
    def ephemeral(self) -> bool:
        return self.interaction.response is not None and self.interaction.response.ephemeral

    @property
    def modal(self) -> Modal:
        if self.interaction.modal is None:
            raise LookupError(f"no modal came: {self!r}")
        return Modal(self.interaction)

    @property
    def choices(self) -> list[Json]:
        return self.interaction.choices or []

    @property
    def followups(self) -> list[MessageView]:
        return [MessageView(self.user.world, m) for m in self.interaction.followups if not m.deleted]

    @property
    def text(self) -> str:
        """All text of the answer and of the followups."""
        parts = [self.message.text] if self.interaction.response is not None else []
        return "\n".join(parts + [f.text for f in self.followups])

    async def wait_ack(self, within_s: float | None = None) -> Result:
        i = self.interaction
        limit = self.user.server.ack_deadline + 1.0 if within_s is None else within_s
        await i.signal.wait(lambda: i.acked is not None or i.failed, limit)
        return self

    def visible(self) -> bool:
        """Whether the answer has taken visible effect."""
        i = self.interaction
        if i.failed:
            return True
        if i.acked is None:
            return False
        if i.callback_type == CB_DEFER:
            r = i.response
            return r is None or r.deleted or not r.flags & limits.LOADING
        if i.callback_type == CB_DEFER_UPDATE:
            return bool(i.followups) or (
                i.message is not None and (i.message.version > self._seen_version or i.message.deleted)
            )
        return True

    async def wait_visible(self, within_s: float = 10.0) -> Result:
        """Until a deferred answer has become visible."""
        await self.interaction.channel.signal.wait(self.visible, within_s)
        return self

    async def wait_followup(self, count: int = 1, within_s: float = 10.0) -> MessageView:
        i = self.interaction
        await i.channel.signal.wait(lambda: len(i.followups) >= count, within_s)
        return MessageView(self.user.world, i.followups[count - 1])
