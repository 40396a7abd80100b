"""Commands of the application, everywhere and of one server."""

from __future__ import annotations

import time

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


class Commands(Foundation):
    """Commands of the application, everywhere and of one server."""

    def _commands(self, c: Context, gid: int | None) -> Answer:
        self.application(c)
        if gid is not None:
            self.guild(gid)
        commands = list(self.world.scoped_commands(gid).values())
        if not c.query_bool("with_localizations"):
            commands = [without_localizations(x) for x in commands]
        return 200, commands

    async def _put_commands(self, c: Context, gid: int | None) -> Answer:
        self.application(c)
        if gid is not None:
            self.guild(gid)
        body = c.body or []
        errors = limits.check_command_set(body, self.server.spec.locales, guild=gid is not None)
        if errors:
            raise bad_form(errors)
        errors = limits.check_installs(body, self.world.app_installs)
        if errors:
            raise bad_form(errors)
        store = self.world.scoped_commands(gid)
        old = {(x["type"], x["name"]): x for x in store.values()}
        self._count_creates(gid, sum(1 for item in body if (item.get("type") or 1, item["name"]) not in old))
        store.clear()
        for item in body:
            before = old.get((item.get("type") or 1, item["name"]))
            data = self.world.command_json(item, guild_id=gid, command_id=int(before["id"]) if before else None)
            store[int(data["id"])] = data
        self.server.command_syncs += 1
        self.server.signal.fire()
        return 200, list(store.values())

    def _count_creates(self, gid: int | None, count: int) -> None:
        """Discord lets 200 commands be made a day, globally and in each server."""
        times = self.server.command_creates.setdefault(gid, [])
        now_ = time.monotonic()
        times[:] = [t for t in times if t > now_ - 86400]
        if len(times) + count > limits.DAILY_CREATES:
            raise ApiError(
                400, 30034, "Maximum number of daily application command creates has been reached (200)", kind="limit"
            )
        times.extend([now_] * count)

    async def _post_command(self, c: Context, gid: int | None) -> Answer:
        self.application(c)
        if gid is not None:
            self.guild(gid)
        store = self.world.scoped_commands(gid)
        kind = c.body.get("type") or 1
        before = next((x for x in store.values() if (x["type"], x["name"]) == (kind, c.body["name"])), None)
        others = [x for x in store.values() if x is not before]
        errors = limits.check_command(c.body, self.server.spec.locales, guild=gid is not None)
        if sum(1 for x in others if x["type"] == kind) >= limits.COMMAND_COUNTS.get(kind, 100):
            raise ApiError(400, 30032, "Maximum number of application commands reached", kind="limit")
        errors += limits.check_installs([c.body], self.world.app_installs)
        if errors:
            raise bad_form(errors)
        self._count_creates(gid, int(before is None))
        data = self.world.command_json(c.body, guild_id=gid, command_id=int(before["id"]) if before else None)
        store[int(data["id"])] = data
        self.server.command_syncs += 1
        self.server.signal.fire()
        return 200 if before else 201, data

    def _command(self, c: Context, gid: int | None) -> Json:
        self.application(c)
        data = self.world.scoped_commands(gid).get(c.id("command_id"))
        if data is None:
            raise unknown("application command")
        return data

    async def _patch_command(self, c: Context, gid: int | None) -> Answer:
        old = self._command(c, gid)
        merged = {k: v for k, v in old.items() if k not in ("id", "application_id", "version", "guild_id")} | c.body
        errors = limits.check_command(merged, self.server.spec.locales, guild=gid is not None)
        if errors:
            raise bad_form(errors)
        data = self.world.command_json(merged, guild_id=gid, command_id=int(old["id"]))
        self.world.scoped_commands(gid)[int(old["id"])] = data
        return 200, data

    @route("GET", APP + "/commands")
    async def get_commands(self, c: Context) -> Answer:
        return self._commands(c, None)

    @route("PUT", APP + "/commands")
    async def put_commands(self, c: Context) -> Answer:
        return await self._put_commands(c, None)

    @route("POST", APP + "/commands")
    async def post_command(self, c: Context) -> Answer:
        return await self._post_command(c, None)

    @route("GET", APP + "/commands/{command_id}")
    async def get_command(self, c: Context) -> Answer:
        return 200, self._command(c, None)

    @route("PATCH", APP + "/commands/{command_id}")
    async def patch_command(self, c: Context) -> Answer:
        return await self._patch_command(c, None)

    @route("DELETE", APP + "/commands/{command_id}")
    async def delete_command(self, c: Context) -> Answer:
        self.world.commands.pop(int(self._command(c, None)["id"]))
        return 204, None

    @route("GET", APP + "/guilds/{guild_id}/commands")
    async def get_guild_commands(self, c: Context) -> Answer:
        return self._commands(c, c.id("guild_id"))

    @route("PUT", APP + "/guilds/{guild_id}/commands")
    async def put_guild_commands(self, c: Context) -> Answer:
        return await self._put_commands(c, c.id("guild_id"))

    @route("POST", APP + "/guilds/{guild_id}/commands")
    async def post_guild_command(self, c: Context) -> Answer:
        return await self._post_command(c, c.id("guild_id"))

    @route("GET", APP + "/guilds/{guild_id}/commands/{command_id}")
    async def get_guild_command(self, c: Context) -> Answer:
        return 200, self._command(c, c.id("guild_id"))

    @route("PATCH", APP + "/guilds/{guild_id}/commands/{command_id}")
    async def patch_guild_command(self, c: Context) -> Answer:
        return await self._patch_command(c, c.id("guild_id"))

    @route("DELETE", APP + "/guilds/{guild_id}/commands/{command_id}")
    async def delete_guild_command(self, c: Context) -> Answer:
        gid = c.id("guild_id")
        self.world.scoped_commands(gid).pop(int(self._command(c, gid)["id"]))
        return 204, None

    @route("GET", APP + "/guilds/{guild_id}/commands/permissions")
    async def get_command_permissions(self, c: Context) -> Answer:
        self.application(c)
        return 200, []


def without_localizations(command: Json) -> Json:
    out = {k: v for k, v in command.items() if k not in ("name_localizations", "description_localizations")}
    if "options" in out:
        out["options"] = [without_localizations(o) for o in out["options"]]
    if "choices" in out:
        out["choices"] = [{k: v for k, v in x.items() if k != "name_localizations"} for x in out["choices"]]
    return out
