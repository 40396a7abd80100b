"""Requests about servers: settings, allowed channels, and whether the bot is still a member."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from bot.storage.transaction import Transaction
from bot.tables.model.options import TableOptions
from bot.tables.model.refusals import Refusal
from bot.tables.people import departed_servers
from bot.tables.people.post_of_day import PARTS
from bot.tables.people.preferences import ServerSettings, set_settings_of_server, settings_of_server
from bot.tables.people.zones import is_zone
from bot.tables.rules.options import change_defaults, options_of_host
from bot.tables.store.repository import LINKS, TableRepository

HOURS = 24
MOST_CHANNELS = 25
"""How many channels a server can name; Discord's selects hold this many values."""


class Servers:
    """The servers that the bot is in, or was."""

    def __init__(self, repository: TableRepository, left: Callable[[], None] = lambda: None) -> None:
        """``left`` is called when the bot was removed from servers."""
        self._repository = repository
        self._left = left

    async def settings(self, server: int) -> ServerSettings:
        """What a server chose for its tables."""
        return await self._repository.read(lambda connection: settings_of_server(connection, server))

    async def choose_usual(self, server: int, chosen: Mapping[str, str]) -> ServerSettings:
        """Store options of a server's new tables, all or none. Raises Refusal: no_such_setting."""
        return await self._change(
            server, lambda before: before._replace(table_options=change_defaults(before.table_options, chosen))
        )

    async def choose_places(
        self,
        server: int,
        channels: Collection[int] | None,
        seasons: Collection[int] | None,
        queue: Collection[int] | None = None,
    ) -> ServerSettings:
        """Keep in which channels matches may be opened (none: in all), where the end of a season is announced and
        matches of the queue are played (none: nowhere). None leaves them as they are."""

        def change(before: ServerSettings) -> ServerSettings:
            if channels is not None:
                before = before._replace(channels=tuple(channels)[:MOST_CHANNELS])
            if seasons is not None:
                before = before._replace(season_channel=next(iter(seasons), None))
            if queue is not None:
                before = before._replace(queue_channel=next(iter(queue), None))
            return before

        return await self._change(server, change)

    async def choose_forum(self, server: int, forum: int | None) -> ServerSettings:
        """Keep in which forum each new match gets a post (None: in none)."""
        return await self._change(server, lambda before: before._replace(forum_channel=forum))

    async def choose_post_of_day(
        self, server: int, channel: int | None, parts: Collection[str], hour: int, zone: str
    ) -> ServerSettings:
        """Keep what is posted each day, in which channel (None: nowhere) and at which full hour of a zone ("": UTC).
        What Discord refused before is forgotten.

        Raises Refusal: no_such_setting.
        """
        if not set(parts) <= set(PARTS) or not 0 <= hour < HOURS or not (not zone or is_zone(zone)):
            raise Refusal("no_such_setting")
        parts_chosen = tuple(part for part in PARTS if part in parts)

        def change(before: ServerSettings) -> ServerSettings:
            post = before.post_of_day._replace(
                channel=channel, parts=parts_chosen, hour=hour, zone=zone, failures=0, trouble=""
            )
            if before.post_of_day.failures:
                post = post._replace(day=None)  # today's was refused, and may get through now
            return before._replace(post_of_day=post)

        return await self._change(server, change)

    async def _change(self, server: int, change: Callable[[ServerSettings], ServerSettings]) -> ServerSettings:
        """Change what a server chose, whatever it was when its people looked, in one transaction."""

        async def keep(connection: Transaction) -> ServerSettings:
            settings = change(await settings_of_server(connection, server, to_change=True))
            await set_settings_of_server(connection, server, settings)
            return settings

        return await self._repository.write(keep)

    async def options_of_new_table(self, server: int, chosen: Mapping[str, str]) -> TableOptions:
        """The options of a new table: the host's choices, else the server's. Raises Refusal: no_such_setting."""
        return options_of_host((await self.settings(server)).table_options, chosen)

    async def check_channel(self, server: int, *channels: int | None) -> None:
        """Raises Refusal (other_channels) when no match may be opened in any of these: a channel, or a thread's own."""
        allowed = (await self.settings(server)).channels
        if allowed and not set(channels) & set(allowed):
            raise Refusal("other_channels", {"channels": allowed})

    async def leave(self, server: int) -> None:
        """Note that the bot was removed from a server: its matches wait."""

        async def note(connection: Transaction) -> None:
            await departed_servers.leave(connection, server, self._repository.clock.now())
            await self._repository.database.tell_others(connection, LINKS)

        await self._repository.write(note)
        self._left()

    async def come_back(self, server: int) -> int | None:
        """Note that the bot is in a server again: its matches continue. Returns since when it was away; None: it was
        not."""
        return await self._repository.write(lambda connection: departed_servers.come_back(connection, server))

    async def departed_ids(self) -> set[int]:
        """The servers that the bot was removed from; their matches wait, and so do all timers in them."""
        return await self._repository.read(departed_servers.departed_ids)

    async def compare(
        self, present: Collection[int], is_ours: Callable[[int], bool] = lambda server: True
    ) -> dict[int, int]:
        """Note which servers went and came while nothing was heard of them; returns the servers that came, and since
        when the bot was away from them.

        A server in an outage is present. ``is_ours`` says of which servers this process hears at all, where others
        hear of the rest. Those that left long ago are forgotten elsewhere (``retention.forget_departed``).
        """
        now = self._repository.clock.now()

        async def note(connection: Transaction) -> dict[int, int]:
            await self._repository.database.tell_others(connection, LINKS)
            return await departed_servers.note_absent(connection, present, now, is_ours)

        came = await self._repository.write(note)
        self._left()
        return came
