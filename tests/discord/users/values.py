"""Values that a person enters, as an interaction carries them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.discord import limits
from tests.discord.server.interactions import CB_DEFER, Interaction
from tests.discord.shapes import Json
from tests.discord.users.results import NotAllowed, Result
from tests.discord.users.sight import Sight
from tests.discord.world import (
    Channel,
    Message,
    Part,
    Role,
    User,
)

if TYPE_CHECKING:
    from tests.discord.server.interactions import Interaction


class Values(Sight):
    """Values that a person enters, as an interaction carries them."""

    def _resolve_entity(self, channel: Channel, value: Any, kinds: set[str], resolved: Json, what: str) -> str:
        """A user, role or channel as an id, its JSON put into `resolved`."""
        guild = channel.guild
        if isinstance(value, Sight):
            value = value.user
        if isinstance(value, int) or (isinstance(value, str) and value.isdigit()):
            number = int(value)
            value = (
                self.world.users.get(number)
                or self.world.channels.get(number)
                or (guild.roles.get(number) if guild else None)
            )
        if isinstance(value, User) and "user" in kinds:
            resolved.setdefault("users", {})[str(value.id)] = value.json()
            if guild is not None and value.id in guild.members:
                member = guild.members[value.id]
                resolved.setdefault("members", {})[str(value.id)] = {
                    k: v
                    for k, v in member.json(user=False, permissions=guild.permissions(value, channel)).items()
                    if k not in ("deaf", "mute")
                }
            return str(value.id)
        if isinstance(value, Role) and "role" in kinds:
            resolved.setdefault("roles", {})[str(value.id)] = value.json()
            return str(value.id)
        if isinstance(value, Channel) and "channel" in kinds:
            if not self.sees_channel(value):
                raise NotAllowed(f"{what}: {value!r} is not visible")
            data = value.json()
            keep = (
                "id",
                "name",
                "type",
                "last_message_id",
                "last_pin_timestamp",
                "nsfw",
                "parent_id",
                "guild_id",
                "flags",
                "rate_limit_per_user",
                "topic",
                "position",
                "thread_metadata",
            )
            resolved.setdefault("channels", {})[str(value.id)] = {k: v for k, v in data.items() if k in keep} | {
                "permissions": str(self.permissions(value))
            }
            return str(value.id)
        raise NotAllowed(f"{what}: {value!r} is none of {sorted(kinds)}")

    def _value(self, channel: Channel, option: Json, value: Any, resolved: Json) -> Any:
        kind, name = option["type"], option["name"]
        choices = option.get("choices")
        if choices:
            for c in choices:
                if (value == c["value"] and type(value) is not bool) or value == c["name"]:
                    return c["value"]
            raise NotAllowed(f"{name}: {value!r} is none of {[c['name'] for c in choices]}")
        if kind == 3:
            if not isinstance(value, str):
                raise NotAllowed(f"{name}: not a string: {value!r}")
            low, high = option.get("min_length", 0), option.get("max_length", 6000)
            if not max(low, 1) <= len(value) <= high:
                raise NotAllowed(f"{name}: the length must be in {low}..{high}")
            return value
        if kind in (4, 10):
            if (
                isinstance(value, bool)
                or not isinstance(value, (int, float))
                or (kind == 4 and not isinstance(value, int))
            ):
                raise NotAllowed(f"{name}: not a number of this kind: {value!r}")
            low, high = option.get("min_value", -(2**53) + 1), option.get("max_value", 2**53 - 1)
            if not low <= value <= high:
                raise NotAllowed(f"{name}: must be in {low}..{high}")
            return value
        if kind == 5:
            if not isinstance(value, bool):
                raise NotAllowed(f"{name}: not a boolean: {value!r}")
            return value
        if kind == 6:
            return self._resolve_entity(channel, value, {"user"}, resolved, name)
        if kind == 7:
            target = self.world.channels.get(int(value)) if isinstance(value, (int, str)) else value
            types = option.get("channel_types")
            if types and isinstance(target, Channel) and target.type not in types:
                raise NotAllowed(f"{name}: channel type {target.type} is not in {types}")
            return self._resolve_entity(channel, target, {"channel"}, resolved, name)
        if kind == 8:
            return self._resolve_entity(channel, value, {"role"}, resolved, name)
        if kind == 9:
            return self._resolve_entity(channel, value, {"user", "role"}, resolved, name)
        if kind == 11:
            return self._upload(channel, value, resolved)
        raise NotAllowed(f"{name}: option type {kind}")

    def _upload(self, channel: Channel, value: Any, resolved: Json) -> str:
        part = value if isinstance(value, Part) else Part(*value)
        data = self.world.store_file(channel, part, ephemeral=True)
        resolved.setdefault("attachments", {})[data["id"]] = data
        return str(data["id"])

    def _choose(self, channel: Channel, raw: Json, values: list[Any], resolved: Json, low: int, high: int) -> list[str]:
        if not low <= len(values) <= high:
            raise NotAllowed(f"{len(values)} values chosen, {low}..{high} are allowed")
        kind = raw["type"]
        choices: list[str] = []
        for value in values:
            if kind == limits.STRING_SELECT:
                option = next((o for o in raw["options"] if value == o["value"]), None) or next(
                    (o for o in raw["options"] if value == o["label"]), None
                )
                if option is None:
                    raise NotAllowed(f"{value!r} is not offered; there are {[o['label'] for o in raw['options']]}")
                choices.append(option["value"])
            else:
                kinds = {5: {"user"}, 6: {"role"}, 7: {"user", "role"}, 8: {"channel"}}[kind]
                if (
                    kind == 8
                    and raw.get("channel_types")
                    and isinstance(value, Channel)
                    and value.type not in raw["channel_types"]
                ):
                    raise NotAllowed(f"channel type {value.type} is not offered")
                choices.append(self._resolve_entity(channel, value, kinds, resolved, "select"))
        if len(set(choices)) != len(choices):
            raise NotAllowed("a value was chosen twice")
        return choices

    async def _run(
        self,
        kind: int,
        channel: Channel,
        data: Json,
        *,
        message: Message | None = None,
        wait: bool = True,
        within_s: float = 15.0,
        opener: Interaction | None = None,
    ) -> Result:
        interaction = self.server.send_interaction(kind, self.user, channel, data, message=message)
        interaction.opener = opener
        result = Result(self, interaction)
        if wait:
            await result.wait_ack()
            if result.type == CB_DEFER:
                try:
                    await result.wait_visible(within_s)
                except TimeoutError:
                    interaction.error = f"still thinking after {within_s:g} s"
        return result
