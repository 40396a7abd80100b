"""Contents of messages: checked, written, edited and shown."""

from __future__ import annotations

from typing import Any

from tests.discord import limits
from tests.discord.gateway.events import I_CONTENT
from tests.discord.rest.foundation import Foundation
from tests.discord.rest.routes import (
    EDIT_FLAGS,
    ApiError,
    bad_form,
)
from tests.discord.shapes import Json, Place
from tests.discord.specification import coerce
from tests.discord.world import (
    Message,
    Part,
    iso,
)
from tests.discord.world.rendering import components_json, embeds_json


class Contents(Foundation):
    """Contents of messages: checked, written, edited and shown."""

    def check_message(
        self,
        body: Json,
        files: dict[int, Part],
        *,
        create: bool,
        message: Message | None = None,
        path: Place = (),
        flags: int,
        interaction: bool = False,
    ) -> None:
        kept_ids: set[int] = set()
        names = {limits.clean_filename(p.filename) for p in files.values()}
        for a in body.get("attachments") or []:
            # A new attachment may be renamed by the payload.
            if isinstance(a, dict) and a.get("filename") and coerce(a.get("id")) in files:
                names.add(a["filename"])
        if message is not None:
            existing = {int(a["id"]): a for a in message.files}
            kept_ids = set(existing)
            # A file kept by its id alone cannot be named by attachment://: Discord answers
            # UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND unless its filename is repeated.
            ids = (
                kept_ids
                if "attachments" not in body
                else {
                    coerce(a.get("id"))
                    for a in body.get("attachments") or []
                    if isinstance(a, dict) and a.get("filename")
                }
            )
            names |= {a["filename"] for i, a in existing.items() if i in ids}
        errors = limits.check_message(
            body,
            create=create,
            path=path,
            attachments=names,
            was_v2=bool(message and message.is_v2),
            allowed_flags=flags,
            known_emojis=self.world.known_emojis(),
        )
        errors += limits.check_files(files, body.get("attachments"), kept_ids=kept_ids, path=path)
        if message is not None and not message.is_v2 and int(coerce(body.get("flags")) or 0) & limits.COMPONENTS_V2:
            for key in ("content", "embeds"):
                if message.data[key] and (key not in body):
                    errors.append(
                        limits.limit(
                            (*path, key),
                            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                            f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                        )
                    )
        if errors:
            raise bad_form(errors)
        if self.server.faults.refuses_emoji(body):
            raise ApiError(400, 50035, "Invalid Form Body", quiet=True, tree=limits.emoji_tree(body, path))
        for kind, where, text in limits.find_raw_markup(body, self.world.known_emojis()):
            self.server.notice(kind, "POST" if create else "PATCH", where, text)

    def apply(self, message: Message, body: Json, files: dict[int, Part], *, create: bool) -> None:
        """Write a checked request body into a message."""
        data = message.data
        declared = {coerce(a["id"]): a for a in body.get("attachments") or []}
        fresh = []
        for number, part in sorted(files.items()):
            entry = declared.get(number, {})
            if entry.get("filename"):
                part.filename = entry["filename"]
            fresh.append(
                self.world.store_file(
                    message.channel,
                    part,
                    ephemeral=message.ephemeral_for is not None,
                    description=entry.get("description"),
                    title=entry.get("title"),
                )
            )
        old = message.files
        if not create and "attachments" in body:
            old = [a for a in old if int(a["id"]) in declared]
            for a in old:
                text = declared[int(a["id"])].get("description")
                if text:
                    a["description"] = text
        message.files = old + fresh
        flags = int(coerce(body.get("flags")) or 0)
        if create:
            texts = [body.get("content") or ""] + [
                x.get("content") or "" for _, x in limits.walk(body.get("components")) if x.get("type") == limits.TEXT
            ]
            message.pings = self.world.pings(message, "\n".join(texts), body.get("allowed_mentions"))
            data["flags"] |= flags
        elif "flags" in body:
            keep = data["flags"] & ~limits.SUPPRESS_EMBEDS
            data["flags"] = keep | (flags & EDIT_FLAGS)
        if "content" in body:
            data["content"] = (body["content"] or "").strip()
            self.world.set_mentions(message, body.get("allowed_mentions"))
        if "embeds" in body:
            data["embeds"] = embeds_json(self.world, body["embeds"], message.files)
            message.embed_names = attachment_names(body["embeds"])
        if "components" in body:
            data["components"] = components_json(self.world, body["components"], message.files)
        # Attachments shown by an embed or by components are not in `attachments`.
        data["attachments"] = (
            [] if message.is_v2 else [a for a in message.files if a["filename"] not in message.embed_names]
        )
        if body.get("tts"):
            data["tts"] = True
        data["flags"] &= ~limits.LOADING

    def finish_edit(self, message: Message) -> None:
        data = message.data
        if not (data["content"] or data["embeds"] or data["components"] or message.files):
            raise ApiError(400, 50006, "Cannot send an empty message", kind="empty_message")

    def edit(
        self, message: Message, body: Json, files: dict[int, Part], *, path: Place = (), flags: int = EDIT_FLAGS
    ) -> None:
        """Check and apply an edit, then tell everyone."""
        was_loading = bool(message.flags & limits.LOADING)
        # "When specifying flags, ensure to include all previously set flags/bits in addition" (Edit Message).
        self.check_message(body, files, create=False, message=message, path=path, flags=flags | message.flags)
        if (
            not self.server.uploads_in_edits
            and limits.is_v2_body(body)
            and attachment_names(body.get("components")) & {limits.clean_filename(p.filename) for p in files.values()}
        ):
            raise ApiError(400, 50035, "Invalid Form Body", quiet=True, tree=limits.media_tree(path))
        backup = dict(message.data), list(message.files), set(message.embed_names)
        self.apply(message, body, files, create=False)
        try:
            self.finish_edit(message)
        except ApiError:
            message.data, message.files, message.embed_names = backup
            raise
        if not was_loading:
            message.data["edited_timestamp"] = iso()
        message.touch()
        self.server.message_event("MESSAGE_UPDATE", message)

    def show(self, message: Message) -> Json:
        """A message as REST gives it to the bot: without the privileged intent the words of
        others are missing (except in DMs and where the bot is mentioned)."""
        data = message.json(viewer=self.bot.id)
        if (
            self.server.gateway.allowed_privileged & I_CONTENT
            or message.author.id == self.bot.id
            or message.channel.is_private
            or any(m["id"] == str(self.bot.id) for m in data["mentions"])
        ):
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    def publish(self, message: Message) -> None:
        self.world.add_message(message)
        message.touch()
        self.server.message_event("MESSAGE_CREATE", message)


def attachment_names(value: Any) -> set[str]:
    """The names behind every attachment:// in a value."""
    names: set[str] = set()
    stack = [value]
    while stack:
        node = stack.pop()
        if isinstance(node, dict):
            stack.extend(node.values())
        elif isinstance(node, list):
            stack.extend(node)
        elif isinstance(node, str) and node.startswith("attachment://"):
            names.add(node[len("attachment://") :])
    return names
