"""First answers to interactions."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tests.discord import limits
from tests.discord.rest.contents import Contents
from tests.discord.rest.routes import (
    CALLBACK,
    RESPONSE_FLAGS,
    Answer,
    ApiError,
    Context,
    bad_form,
    route,
    unknown,
)
from tests.discord.shapes import Json
from tests.discord.specification import coerce
from tests.discord.world import (
    Message,
    Part,
)

if TYPE_CHECKING:
    from tests.discord.server.interactions import Interaction


class Callbacks(Contents):
    """First answers to interactions."""

    @route("POST", CALLBACK)
    async def callback(self, c: Context) -> Answer:
        interaction = self._open_interaction(c)
        kind = c.body["type"]
        allowed = {
            2: (4, 5, 9, 12),
            3: (4, 5, 6, 7, 9, 12),
            4: (8,),
            5: (4, 5, 6, 7, 12) if interaction.message is not None else (4, 5, 12),
        }[interaction.type]
        if kind not in allowed:
            choices = ", ".join(map(str, allowed))
            message = f"Value must be one of {{{choices}}} for this interaction."
            raise bad_form([limits.limit(("type",), "BASE_TYPE_CHOICES", message)])
        data = c.body.get("data") or {}
        response: Message | None = None
        if kind == 4:
            response = self._respond(interaction, data, c.files)
        elif kind == 5:
            response = self._defer(interaction, data)
        elif kind == 6:
            response = interaction.response = interaction.message
        elif kind == 7:
            response = interaction.message
            if response is None or response.deleted:
                raise unknown("Message")
            self.edit(response, data, c.files, path=("data",))
            interaction.response = response
        elif kind == 8:
            self._offer(interaction, data)
        elif kind == 9:
            self._open_modal(interaction, data)
        elif kind == 12:
            self.server.gap("interaction callback 12 (LAUNCH_ACTIVITY)")
        interaction.ack(kind, c.body)
        return (200, self._described(interaction, kind, response)) if c.query_bool("with_response") else (204, None)

    def _open_interaction(self, c: Context) -> Interaction:
        """The interaction, if it waits for its answer."""
        interaction = self.server.interactions.get(c.id("interaction_id"))
        if interaction is None or interaction.token != c.params["interaction_token"]:
            raise ApiError(404, 10062, "Unknown interaction", kind="unknown_interaction")
        if interaction.failed or interaction.expired:
            late = time.monotonic() - interaction.created
            raise ApiError(
                404,
                10062,
                "Unknown interaction",
                kind="late_ack" if interaction.delivered else None,
                reason=f"answer to {interaction.describe()} came after {late:.2f} s",
            )
        if interaction.acked is not None:
            if interaction.duplicated and interaction.duplicate_answers == 0:
                interaction.duplicate_answers += 1
                raise ApiError(400, 40060, "Interaction has already been acknowledged.")
            raise ApiError(
                400,
                40060,
                "Interaction has already been acknowledged.",
                kind="double_ack",
                reason=f"second answer to {interaction.describe()}",
            )
        return interaction

    def _defer(self, interaction: Interaction, data: Json) -> Message:
        flags = int(coerce(data.get("flags")) or 0)
        if flags & ~limits.EPHEMERAL:
            reason = "only EPHEMERAL may be set on a deferred response"
            raise bad_form([limits.limit(("data", "flags"), "MESSAGE_FLAGS_INVALID", reason)])
        message = self.server.new_response(interaction, flags | limits.LOADING)
        interaction.response = message
        self.publish(message)
        return message

    def _offer(self, interaction: Interaction, data: Json) -> None:
        errors = limits.check_choices(data.get("choices"), interaction.option_type, self.server.spec.locales)
        if errors:
            raise bad_form(errors)
        interaction.choices = [x for x in data.get("choices") or [] if x]

    def _open_modal(self, interaction: Interaction, data: Json) -> None:
        errors = limits.check_modal(data, known_emojis=self.world.known_emojis())
        if errors:
            raise bad_form(errors)
        for notice, where, text in limits.find_raw_markup(data, self.world.known_emojis()):
            self.server.notice(notice, "POST", f"modal {where}", text)
        interaction.modal = data

    def _described(self, interaction: Interaction, kind: int, message: Message | None) -> Json:
        info: dict[str, Any] = {"id": str(interaction.id), "type": interaction.type}
        answer: dict[str, Any] = {"interaction": info}
        if message is not None:
            info["response_message_id"] = str(message.id)
            info["response_message_loading"] = bool(message.flags & limits.LOADING)
            info["response_message_ephemeral"] = message.ephemeral
            if kind in (4, 7):
                answer["resource"] = {"type": kind, "message": message.json(viewer=self.bot.id)}
        return answer

    def _respond(self, interaction: Interaction, data: Json, files: dict[int, Part]) -> Message:
        flags = int(coerce(data.get("flags")) or 0)
        self.check_message(data, files, create=True, path=("data",), flags=RESPONSE_FLAGS, interaction=True)
        if limits.is_empty_message(data, len(files)):
            raise ApiError(400, 50006, "Cannot send an empty message", kind="empty_message")
        message = self.server.new_response(interaction, flags)
        self.apply(message, data, files, create=True)
        interaction.response = message
        self.publish(message)
        return message
