"""Later answers to interactions: what their webhook posts, edits and deletes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.discord import limits
from tests.discord.rest.contents import Contents
from tests.discord.rest.routes import (
    EDIT_FLAGS,
    HOOK,
    RESPONSE_FLAGS,
    Answer,
    ApiError,
    Context,
    bad_form,
    route,
    unknown,
)
from tests.discord.specification import coerce
from tests.discord.world import (
    Message,
)

if TYPE_CHECKING:
    from tests.discord.server.interactions import Interaction


class Followups(Contents):
    """Later answers to interactions: what their webhook posts, edits and deletes."""

    def _hook(self, c: Context) -> Interaction:
        """The acknowledged interaction of a webhook path."""
        interaction = self.server.by_token.get(c.params["webhook_token"])
        if interaction is None or c.id("webhook_id") != self.world.app_id:
            raise unknown("Webhook")
        if not interaction.token_valid:
            self.server.notice(
                "expired_token", c.method, c.path, f"token of {interaction.describe()} is older than 15 minutes"
            )
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if interaction.failed:
            raise unknown("Webhook")
        if interaction.acked is None:
            raise ApiError(
                404,
                10015,
                "Unknown Webhook",
                kind="followup_before_ack",
                reason=f"webhook of {interaction.describe()} used before it was acknowledged",
            )
        return interaction

    def _hook_message(self, c: Context, interaction: Interaction) -> Message:
        name = c.params.get("message_id", "@original")
        if name == "@original":
            message = interaction.response
        else:
            mid = int(name)
            options = [interaction.response, interaction.message, *interaction.followups]
            message = next((m for m in options if m is not None and m.id == mid), None)
            if message is None:
                candidate = interaction.channel.messages.get(mid)
                if candidate is not None and candidate.data.get("webhook_id") == str(self.world.app_id):
                    message = candidate
        if message is None or message.deleted:
            raise unknown("Message")
        return message

    @route("POST", HOOK)
    async def followup(self, c: Context) -> Answer:
        interaction = self._hook(c)
        for key in ("username", "avatar_url", "thread_name"):
            if c.body.get(key):
                raise bad_form(
                    [limits.limit((key,), "WEBHOOK_PARAMETER", f"{key} is not supported for interaction followups")]
                )
        response = interaction.response
        if (
            response is not None
            and interaction.callback_type == 5
            and response.flags & limits.LOADING
            and not response.deleted
        ):
            # Documented, deprecated: the first followup after a defer edits the loading message.
            body = {k: v for k, v in c.body.items() if k not in ("tts", "poll", "username", "avatar_url")}
            flags = int(coerce(body.get("flags")) or 0)
            if "flags" in body:
                body["flags"] = flags & ~limits.EPHEMERAL
            if limits.is_empty_message(c.body, len(c.files)):
                raise ApiError(400, 50006, "Cannot send an empty message", kind="empty_message")
            self.edit(response, body, c.files, flags=RESPONSE_FLAGS)
            interaction.followup_posts += 1
            return 200, response.json(viewer=self.bot.id)
        if interaction.by_account and interaction.followup_posts >= limits.FOLLOWUPS_BY_ACCOUNT:
            raise ApiError(
                400, 40094, "This interaction has hit the maximum number of follow up messages", kind="limit"
            )
        self.check_message(c.body, c.files, create=True, flags=RESPONSE_FLAGS)
        if limits.is_empty_message(c.body, len(c.files)):
            raise ApiError(400, 50006, "Cannot send an empty message", kind="empty_message")
        message = self.server.new_response(interaction, int(coerce(c.body.get("flags")) or 0), followup=True)
        self.apply(message, c.body, c.files, create=True)
        interaction.followups.append(message)
        interaction.followup_posts += 1
        self.publish(message)
        interaction.signal.fire()
        return 200, message.json(viewer=self.bot.id)

    @route("GET", HOOK + "/messages/@original")
    @route("GET", HOOK + "/messages/{message_id}")
    async def _get_hook_message(self, c: Context) -> Answer:
        return 200, self._hook_message(c, self._hook(c)).json(viewer=self.bot.id)

    @route("PATCH", HOOK + "/messages/@original")
    @route("PATCH", HOOK + "/messages/{message_id}")
    async def _patch_hook_message(self, c: Context) -> Answer:
        interaction = self._hook(c)
        message = self._hook_message(c, interaction)
        body = dict(c.body)
        if message.flags & limits.LOADING and limits.is_empty_message(body, len(c.files)):
            raise ApiError(400, 50006, "Cannot send an empty message", kind="empty_message")
        self.edit(message, body, c.files, flags=EDIT_FLAGS | limits.EPHEMERAL)
        interaction.signal.fire()
        return 200, message.json(viewer=self.bot.id)

    @route("DELETE", HOOK + "/messages/@original")
    @route("DELETE", HOOK + "/messages/{message_id}")
    async def _delete_hook_message(self, c: Context) -> Answer:
        interaction = self._hook(c)
        self.server.delete_message(self._hook_message(c, interaction))
        interaction.signal.fire()
        return 204, None
