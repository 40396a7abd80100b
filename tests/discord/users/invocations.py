"""Commands that a person is offered and uses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.discord import permission_bits
from tests.discord.server.interactions import AUTOCOMPLETE, COMMAND
from tests.discord.shapes import Json
from tests.discord.users.results import NotAllowed, Result
from tests.discord.users.values import Values
from tests.discord.world import (
    Channel,
)


class Invocations(Values):
    """Commands that a person is offered and uses."""

    def commands(self, channel: Channel, kind: int = 1) -> dict[str, Json]:
        """The commands offered to this user here, by name; guild commands win."""
        guild = channel.guild
        out: dict[str, Json] = {}
        if guild is not None and not self.can(channel, "USE_APPLICATION_COMMANDS"):
            return {}
        there = guild is not None and self.world.bot.id in guild.members
        mine = self.world.installed_by(self.user)
        here = 0 if guild is not None else 1 if channel.is_dm else 2
        pool = list(self.world.commands.values())
        if guild is not None and there:
            pool += list(self.world.scoped_commands(guild.id).values())
        for command in pool:
            if command["type"] != kind:
                continue
            if "guild_id" not in command:
                contexts = command.get("contexts")
                if contexts is not None and here not in contexts:
                    continue
                if guild is None and contexts is None and command.get("dm_permission") is False:
                    continue
                types = command.get("integration_types", [0])
                by_server = 0 in types and (there if here == 0 else here == 1 and self.world.shares_server(self.user))
                if not by_server and not (mine and 1 in types):
                    continue
            if command.get("nsfw"):
                place = channel.parent if channel.is_thread and channel.parent else channel
                if not self.user.adult or (guild is not None and not place.nsfw):
                    continue
            need = command.get("default_member_permissions")
            if guild is not None and need is not None:
                have = self.permissions(channel)
                bits = int(need)
                if not have & permission_bits.VALUES["ADMINISTRATOR"] and (bits == 0 or have & bits != bits):
                    continue
            out[command["name"]] = command
        return out

    def _resolve(self, channel: Channel, path: str) -> tuple[Json, list[Json], list[Json]]:
        """(command, chain of sub-command options, leaf options)."""
        if not self.sees_channel(channel):
            raise NotAllowed(f"{self.user.username} does not see {channel!r}")
        names = path.lstrip("/").split()
        offered = self.commands(channel)
        command = offered.get(names[0])
        if command is None:
            raise NotAllowed(f"/{names[0]} is not offered here; there are {sorted(offered)}")
        options = command.get("options") or []
        chain: list[Json] = []
        for name in names[1:]:
            subcommand = next((o for o in options if o["type"] in (1, 2) and o["name"] == name), None)
            if subcommand is None:
                raise NotAllowed(f"/{path}: no sub-command {name!r}; there are {[o['name'] for o in options]}")
            chain.append(subcommand)
            options = subcommand.get("options") or []
        if any(o["type"] in (1, 2) for o in options):
            raise NotAllowed(f"/{path} needs a sub-command: {[o['name'] for o in options]}")
        return command, chain, options

    def _data(self, command: Json, chain: list[Json], options: list[Json], resolved: Json) -> Json:
        data: dict[str, Any] = {"id": command["id"], "name": command["name"], "type": command["type"]}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        for link in reversed(chain):
            options = [{"name": link["name"], "type": link["type"], "options": options}]
        if options or chain:
            data["options"] = options
        resolved = {k: v for k, v in resolved.items() if v}
        if resolved:
            data["resolved"] = resolved
        return data

    async def slash(
        self,
        channel: Channel,
        command: str,
        /,
        *,
        wait: bool = True,
        within_s: float = 15.0,
        options: Mapping[str, Any] | None = None,
        **values: Any,
    ) -> Result:
        """Invoke a slash command; with wait, until its answer is visible or has failed.

        Options are keywords, or (where a name is `wait`, `within_s` or no identifier) in `options`."""
        values = {**(options or {}), **values}
        base, chain, specs = self._resolve(channel, command)
        resolved: dict[str, Json] = {}
        filled = []
        names = {o["name"] for o in specs}
        unknown = set(values) - names
        if unknown:
            raise NotAllowed(f"/{command} has no option {sorted(unknown)}; it has {sorted(names)}")
        for option in specs:
            if option["name"] not in values:
                if option.get("required"):
                    raise NotAllowed(f"/{command}: the option {option['name']!r} is required")
                continue
            value = self._value(channel, option, values[option["name"]], resolved)
            filled.append({"name": option["name"], "type": option["type"], "value": value})
        data = self._data(base, chain, filled, resolved)
        return await self._run(COMMAND, channel, data, wait=wait, within_s=within_s)

    async def autocomplete(
        self,
        channel: Channel,
        command: str,
        focused: str,
        value: Any = "",
        /,
        *,
        options: Mapping[str, Any] | None = None,
        **values: Any,
    ) -> list[Json]:
        """The choices offered while the user types `value` into the option `focused`."""
        result = await self.autocomplete_result(channel, command, focused, value, options=options, **values)
        if result.failed:
            raise TimeoutError(f"/{command} {focused}: the options did not load")
        return result.choices

    async def autocomplete_result(
        self,
        channel: Channel,
        command: str,
        focused: str,
        value: Any = "",
        /,
        *,
        options: Mapping[str, Any] | None = None,
        **values: Any,
    ) -> Result:
        values = {**(options or {}), **values}
        base, chain, specs = self._resolve(channel, command)
        resolved: dict[str, Json] = {}
        filled = []
        kind = 0
        for option in specs:
            if option["name"] == focused:
                if not option.get("autocomplete"):
                    raise NotAllowed(f"{focused} has no autocomplete")
                kind = option["type"]
                filled.append(
                    {"name": focused, "type": kind, "value": value if kind == 3 else str(value), "focused": True}
                )
            elif option["name"] in values:
                filled.append(
                    {
                        "name": option["name"],
                        "type": option["type"],
                        "value": self._value(channel, option, values[option["name"]], resolved),
                    }
                )
        if not kind:
            raise NotAllowed(f"/{command} has no option {focused!r}")
        data = self._data(base, chain, filled, resolved)
        interaction = self.server.send_interaction(AUTOCOMPLETE, self.user, channel, data, option_type=kind)
        return await Result(self, interaction).wait_ack()
