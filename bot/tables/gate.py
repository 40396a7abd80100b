"""The gate of the bot. It is closed to everyone during maintenance, and to people and servers that the operator has
blocked.

The state is in the database, so that every process knows it within ``FRESH_S`` and a restart forgets nothing. Of a
person who is blocked only a keyed hash is stored, so that erasing them leaves no id and lifts no block.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from bot.runtime.clock import MINUTE, SECOND
from bot.storage.meta import gate_state, keep_gate_state
from bot.storage.transaction import Transaction
from bot.tables.model.refusals import Refusal
from bot.tables.people.pseudonyms import Pseudonyms
from bot.tables.store.repository import TableRepository
from bot.tables.time.outages import shift_all

Kind = Literal["person", "server"]
FRESH_S = 2
"""The number of seconds for which a process may use its copy of the state."""
LONGEST_MIN = 180
"""The longest maintenance that can be announced at once, in minutes."""
HASHED = "blocked"
"""The subject of the hash of a blocked person."""

NOTHING: Mapping[str, str] = MappingProxyType({})


class Maintenance(NamedTuple):
    """The beginning and end of maintenance (milliseconds since 1970 UTC), and the reason in the operator's words."""

    since: int
    until: int
    why: str = ""


class GateState(NamedTuple):
    """The state of the gate: maintenance, blocked persons (by keyed hash) and blocked servers (by Discord id), each
    with a reason.
    """

    maintenance: Maintenance | None = None
    persons: Mapping[str, str] = NOTHING
    servers: Mapping[str, str] = NOTHING


class Gate:
    """Reads and changes the state of the gate."""

    def __init__(self, repository: TableRepository, pseudonyms: Pseudonyms) -> None:
        self._repository = repository
        self._pseudonyms = pseudonyms
        self._state = GateState()
        self._read: int | None = None

    async def state(self, *, read_now: bool = False) -> GateState:
        """The state, at most ``FRESH_S`` old, or (``read_now``) freshly read. While the database cannot be read, the
        last known state. Raises Refusal where nothing was read yet.
        """
        now = self._repository.clock.now()
        if read_now or self._read is None or not 0 <= now - self._read < FRESH_S * SECOND:
            try:
                self._state, self._read = await self._repository.read(_read_state), now
            except Refusal:
                if self._read is None:
                    raise
        return self._state

    async def refusal_for(self, person: int, server: int | None) -> tuple[str, dict[str, Any]] | None:
        """The message for a person who may not use the bot now, with its facts; None: they may. Raises Refusal."""
        state = await self.state()
        closed = state.maintenance
        if closed is not None and self._repository.clock.now() < closed.until:
            return "operator-maintenance", {"until": f"<t:{closed.until // SECOND}:R>", "why": closed.why or "none"}
        if state.persons and await self._key("person", person) in state.persons:
            return "operator-blocked", {}
        return ("operator-blocked-server", {}) if str(server) in state.servers else None

    async def is_blocked(self, kind: Kind, id: int) -> bool:
        """Whether a person or a server (a Discord id) is blocked now. Raises Refusal."""
        return await self._key(kind, id) in _blocks_of(await self.state(read_now=True), kind)

    async def close(self, minutes: int, why: str) -> Maintenance:
        """Close the bot for so long from now on; every running time lasts that much longer. Raises Refusal."""
        now = self._repository.clock.now()

        async def work(connection: Transaction) -> GateState:
            state = await _read_state(connection)
            before = _open_again_at(state, now)
            closed = Maintenance(
                now if before == now or state.maintenance is None else state.maintenance.since,
                now + minutes * MINUTE,
                why,
            )
            await shift_all(connection, closed.until - before)
            return await _store(connection, state._replace(maintenance=closed))

        self._note(await self._repository.write(work))
        assert self._state.maintenance is not None
        return self._state.maintenance

    async def open(self) -> bool:
        """Open the bot again; whether it was closed. Running times lose the unused part of their extension. Raises
        Refusal.
        """
        now = self._repository.clock.now()

        async def work(connection: Transaction) -> tuple[GateState, bool]:
            state = await _read_state(connection)
            left = _open_again_at(state, now) - now
            if left:
                await shift_all(connection, -left)
            return await _store(connection, state._replace(maintenance=None)), left > 0

        state, was_closed = await self._repository.write(work)
        self._note(state)
        return was_closed

    async def block(self, kind: Kind, id: int, why: str) -> None:
        """Block a person or a server (a Discord id). Raises Refusal."""
        key = await self._key(kind, id)
        await self._change(kind, lambda blocks: {**blocks, key: why})

    async def unblock(self, kind: Kind, id: int) -> bool:
        """Let a person or a server use the bot again; whether they were blocked. Raises Refusal."""
        key, was_blocked = await self._key(kind, id), await self.is_blocked(kind, id)
        await self._change(kind, lambda blocks: {each: why for each, why in blocks.items() if each != key})
        return was_blocked

    async def _key(self, kind: Kind, id: int) -> str:
        return str(id) if kind == "server" else await self._pseudonyms.of(id, HASHED)

    async def _change(self, kind: Kind, change: Callable[[Mapping[str, str]], Mapping[str, str]]) -> None:
        async def work(connection: Transaction) -> GateState:
            state = await _read_state(connection)
            blocks = change(_blocks_of(state, kind))
            new_state = state._replace(persons=blocks) if kind == "person" else state._replace(servers=blocks)
            return await _store(connection, new_state)

        self._note(await self._repository.write(work))

    def _note(self, state: GateState) -> None:
        self._state, self._read = state, self._repository.clock.now()


async def find_blocked(names: Pseudonyms, connection: Transaction, persons: Collection[int]) -> frozenset[int]:
    """Who of these persons (Discord ids) is blocked, as it is in this transaction."""
    blocked_hashes = (await _read_state(connection)).persons
    if not blocked_hashes:
        return frozenset()
    return frozenset([person for person in persons if await names.within(connection, person, HASHED) in blocked_hashes])


def _blocks_of(state: GateState, kind: Kind) -> Mapping[str, str]:
    return state.persons if kind == "person" else state.servers


def _open_again_at(state: GateState, now: int) -> int:
    return max(now, state.maintenance.until) if state.maintenance is not None else now


async def _read_state(connection: Transaction) -> GateState:
    plain = json.loads(await gate_state(connection))
    closed = plain.get("maintenance")
    return GateState(Maintenance(*closed) if closed else None, plain.get("persons", {}), plain.get("servers", {}))


async def _store(connection: Transaction, state: GateState) -> GateState:
    plain = {"maintenance": state.maintenance, "persons": dict(state.persons), "servers": dict(state.servers)}
    await keep_gate_state(connection, json.dumps(plain))
    return state
