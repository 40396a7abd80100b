"""What happens to the gateway's events before discord.py parses them: some are thrown away, errors are noted."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any

import discord
from discord.shard import AutoShardedClient

from bot.runtime import metrics
from bot.runtime.incidents import Incidents

MISSHAPEN = (AttributeError, TypeError, LookupError, ValueError)
"""The exceptions that an event raises which is not built as Discord builds it."""
LONGEST_ID = 20
"""The largest number of digits of an id of Discord."""


def start_over_at_ready(client: AutoShardedClient) -> None:
    """Forget a shard's servers when Discord begins a new session for it: those that have gone are not named again.

    A client with one connection does so on its own. Call it before ``guard_parsers``.
    """
    state = client._connection
    parse = state.parsers["READY"]

    def parse_ready(data: Any) -> None:
        shard = data["shard"][0]
        for guild in [each for each in state.guilds if each.shard_id == shard]:
            state._remove_guild(guild)
        parse(data)

    state.parsers["READY"] = parse_ready


def turn_floods_away(client: discord.Client, is_flooding: Callable[[int, int | None], bool]) -> None:
    """Throw away the interactions of servers that flood the bot: making discord.py's objects of them costs most of what
    a refusal does. Discord tells the person itself that nothing was answered. ``is_flooding`` is asked with the server
    and the id of the interaction (None where it has none that can be read). Call it before ``guard_parsers``."""
    parsers = client._connection.parsers
    parse = parsers["INTERACTION_CREATE"]

    def parse_unless_flooding(data: Any) -> None:
        server, interaction = read_id(data.get("guild_id")), read_id(data.get("id"))
        if server is not None and is_flooding(server, interaction):
            metrics.INTERACTIONS.labels("other", "slowed").inc()
        else:
            parse(data)

    parsers["INTERACTION_CREATE"] = parse_unless_flooding


def read_id(value: object) -> int | None:
    """An id of Discord's, or None for anything else."""
    text = str(value)
    return int(text) if len(text) <= LONGEST_ID and text.isdecimal() else None


def leave_used_control(client: discord.Client, note: Callable[[Mapping[str, Any]], None]) -> None:
    """Leave of the message that comes with a click only the control that was clicked: discord.py takes half of its time
    for a click to make objects of the other parts.

    ``note`` gets the whole event before; nothing looks at its message later. Call it before ``guard_parsers``.
    """
    parsers = client._connection.parsers
    parse = parsers["INTERACTION_CREATE"]

    def parse_used(data: Any) -> None:
        # What is not built as Discord builds it is for discord.py to refuse.
        with suppress(*MISSHAPEN):
            if components := data["message"]["components"]:
                used = data["data"]["custom_id"]
                with suppress(*MISSHAPEN):
                    note(data)
                left = [each for each in _parts(components) if each.get("custom_id") == used]
                data = {**data, "message": {**data["message"], "components": left}}
        parse(data)

    parsers["INTERACTION_CREATE"] = parse_used


def _parts(components: Iterable[Any]) -> Iterator[Any]:
    """Every component of a message as Discord tells it, inner ones too, in discord.py's order."""
    for component in components:
        yield component
        yield from _parts(component.get("components", ()))
        if (accessory := component.get("accessory")) is not None:
            yield accessory


def leave_to_others(client: discord.Client, is_theirs: Callable[[int], bool]) -> None:
    """Throw away the interactions of servers (0: direct messages) that another process answers still. Call it before
    ``guard_parsers``."""
    parsers = client._connection.parsers
    parse = parsers["INTERACTION_CREATE"]

    def parse_ours(data: Any) -> None:
        server = read_id(data.get("guild_id") or 0)
        if server is None or not is_theirs(server):
            parse(data)

    parsers["INTERACTION_CREATE"] = parse_ours


def guard_parsers(client: discord.Client, incidents: Incidents) -> None:
    """Keep the bot up when discord.py cannot parse an event.

    discord.py lets such an error end the whole client: a new field of Discord's, or an interaction that comes
    before the server it belongs to, would stop every match (docs/faults.md, B20 and C21). The event is lost and noted.
    """
    parsers = client._connection.parsers
    for event, parse in list(parsers.items()):
        parsers[event] = guard_parser(incidents, event, parse)


def guard_parser(incidents: Incidents, event: str, parse: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """A parser of an event that notes an error instead of raising it."""

    @functools.wraps(parse)
    def parse_or_note(data: Any) -> Any:
        metrics.note_arrival()
        try:
            return parse(data)
        except Exception as error:
            incidents.note(error, f"event {event}")
            return None

    return parse_or_note
