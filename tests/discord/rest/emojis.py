"""Emojis of the application."""

from __future__ import annotations

from typing import Any

from tests.discord import limits
from tests.discord.rest.foundation import Foundation
from tests.discord.rest.routes import (
    APP,
    Answer,
    ApiError,
    Context,
    bad_form,
    route,
    unknown,
)
from tests.discord.shapes import Json
from tests.discord.specification import SpecError


class Emojis(Foundation):
    """Emojis of the application."""

    @route("GET", APP + "/emojis")
    async def get_app_emojis(self, c: Context) -> Answer:
        self.application(c)
        return 200, {"items": list(self.world.app_emojis.values())}

    @route("POST", APP + "/emojis")
    async def post_app_emoji(self, c: Context) -> Answer:
        self.application(c)
        name, image = c.body["name"], c.body["image"]
        errors = self._emoji_name(name)
        image_errors, picture = limits.check_emoji_image(image)
        errors += image_errors
        if errors:
            raise bad_form(errors)
        if len(self.world.app_emojis) >= limits.EMOJIS_MAX:
            raise ApiError(400, 30008, f"Maximum number of emojis reached ({limits.EMOJIS_MAX})")
        eid = self.world.snowflake()
        self.world.cdn[f"/emojis/{eid}.png"] = self.world.cdn[f"/emojis/{eid}.webp"] = (picture, "image/png")
        data = {
            "id": str(eid),
            "name": name,
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": image.startswith("data:image/gif"),
            "available": True,
            "user": self.bot.json(),
        }
        self.world.app_emojis[eid] = data
        return 201, data

    def _emoji_name(self, name: Any, but: Json | None = None) -> list[SpecError]:
        out = limits.check_emoji_name(name)
        if any(e["name"] == name and e is not but for e in self.world.app_emojis.values()):
            out.append(
                limits.limit(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This emoji name is already taken")
            )
        return out

    def _app_emoji(self, c: Context) -> Json:
        self.application(c)
        data = self.world.app_emojis.get(c.id("emoji_id"))
        if data is None:
            raise unknown("Emoji")
        return data

    @route("GET", APP + "/emojis/{emoji_id}")
    async def get_app_emoji(self, c: Context) -> Answer:
        return 200, self._app_emoji(c)

    @route("PATCH", APP + "/emojis/{emoji_id}")
    async def patch_app_emoji(self, c: Context) -> Answer:
        data = self._app_emoji(c)
        if c.body.get("name"):
            errors = self._emoji_name(c.body["name"], data)
            if errors:
                raise bad_form(errors)
            data["name"] = c.body["name"]
        return 200, data

    @route("DELETE", APP + "/emojis/{emoji_id}")
    async def delete_app_emoji(self, c: Context) -> Answer:
        self.world.app_emojis.pop(int(self._app_emoji(c)["id"]))
        return 204, None
