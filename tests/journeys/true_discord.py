"""Patches of SimCord where it differs from Discord; they are all here. docs/discord.md tells the sources.

1. A message laid out of components lists no attachments, wherever it is told (answers, events, interactions); a
   picture's attachment is named in its media item alone (discord-api-docs #8277, #8279). SimCord lists them.
2. A file that an edit keeps can be shown as ``attachment://name`` only where the edit repeats its name beside its id;
   SimCord knows the name by the id.
3. An edit that says flags repeats those that its author has set before (Edit Message). Discord ignores what is
   missing; here it is refused, so that a test sees it.
4. An interaction carries the locale of the person's client, and the server's. SimCord says ``en-US``: a person or
   server that is named in ``locales`` has another one.
5. An interaction says who has added the bot: the server, the person, or both. SimCord says nothing: in a server that is
   named in ``foreign`` only the person has, and in a group the context is another one.
6. Ids say when something was made. SimCord's clock always begins with 2026; in a journey it agrees with the bot's.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import pytest
from discord_contract import COMPONENTS_V2, GALLERY, walk
from simcord import interactions
from simcord._clock import Clock as DiscordClock
from simcord.backend import errors, serializers
from simcord.http.routes import interactions as interaction_routes
from simcord.http.routes import messages as message_routes

from bot.runtime.clock import Clock

SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12
SET_BY_THE_AUTHOR = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2

locales: dict[int, str] = {}
"""The locale of a person's client or of a server, by id; ``en-US`` where there is none."""


foreign: dict[int, int] = {}
"""Servers that have not added the bot, with the context in which they are used: 0, or 2 for a group."""


class SharedTime(DiscordClock):
    """Discord's clock agrees with the bot's: the ids of clicks say when they were made."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock

    def now(self) -> datetime:
        return datetime.fromtimestamp(self._clock.now() / 1_000, UTC)


@contextmanager
def corrected() -> Iterator[None]:
    """SimCord as Discord is, for as long as this lasts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serializers, "message_payload", _without_attachments(serializers.message_payload))
        patch.setattr(interactions, "base_payload", _in_their_locale(interactions.base_payload))
        for routes in (message_routes, interaction_routes):
            patch.setattr(routes, "message_edit_changes", _kept_by_name(routes.message_edit_changes))
        patch.setattr(message_routes, "message_edit_changes", _repeating(message_routes.message_edit_changes))
        yield
    locales.clear()
    foreign.clear()


def _without_attachments(payload_of: Any) -> Any:
    def message_payload(backend: Any, message: Any, **more: Any) -> Any:
        payload = payload_of(backend, message, **more)
        return {**payload, "attachments": []} if payload["flags"] & COMPONENTS_V2 else payload

    return message_payload


def _in_their_locale(payload_of: Any) -> Any:
    def base_payload(*args: Any, **more: Any) -> Any:
        record, payload = payload_of(*args, **more)
        person = payload["member"]["user"] if "member" in payload else payload["user"]
        payload["locale"] = locales.get(int(person["id"]), payload["locale"])
        if "guild_locale" in payload:
            payload["guild_locale"] = locales.get(int(payload["guild_id"]), payload["guild_locale"])
        if (server := int(payload.get("guild_id", 0))) in foreign:
            payload["authorizing_integration_owners"] = {"1": person["id"]}
            payload["context"], payload["app_permissions"] = foreign[server], "0"
            if foreign[server] == 2:
                payload["user"] = payload.pop("member")["user"]
                del payload["guild_id"], payload["guild_locale"]
        return record, payload

    return base_payload


def _kept_by_name(changes_of: Any) -> Any:
    def message_edit_changes(context: Any, message: Any = None, *, body: Any = None) -> Any:
        payload = context.body() if body is None else body
        if isinstance(payload.get("attachments"), list) and payload.get("components"):
            named = {each.get("filename") for each in payload["attachments"] if isinstance(each, dict)}
            for address in _addresses(payload["components"]):
                if address.startswith("attachment://") and address.removeprefix("attachment://") not in named:
                    raise errors.invalid_form_body("UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND")
        return changes_of(context, message) if body is None else changes_of(context, message, body=body)

    return message_edit_changes


def _repeating(changes_of: Any) -> Any:
    def message_edit_changes(context: Any, message: Any = None, *, body: Any = None) -> Any:
        payload = context.body() if body is None else body
        before = message.flags & SET_BY_THE_AUTHOR & ~SUPPRESS_EMBEDS if message is not None else 0
        if payload.get("flags") is not None and before & ~int(payload["flags"]):
            raise errors.invalid_form_body(f"an edit with flags {payload['flags']} leaves out some of {before}")
        return changes_of(context, message) if body is None else changes_of(context, message, body=body)

    return message_edit_changes


def _addresses(components: Any) -> Iterator[str]:
    for component in walk(components):
        if component["type"] == GALLERY:
            yield from (str(item["media"]["url"]) for item in component.get("items") or [])
