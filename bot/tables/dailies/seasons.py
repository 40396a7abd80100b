"""The end of a season is announced once in each server that wants it: by the leader, for the servers of all processes.

Whether it was announced stands with the server's settings, and is stored in the transaction that puts the message into
the outbox. So it is announced once, also when the program ends in between or another process is at it too.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from sqlalchemy import select

from bot.runtime.clock import DAY
from bot.storage.schema import IS_OVER, tables
from bot.storage.transaction import Transaction
from bot.tables.dailies.due_posts import DuePosts
from bot.tables.model.days import Span, begin_of, counts_until, day_of, span_of
from bot.tables.people.preferences import set_settings_of_server, settings_of_server
from bot.tables.store import outbox_rows

SEASON = "season"
"""The kind of the message."""
TOLD_WITHIN = 7 * DAY
"""For how long after the end of a season it is announced where it was not yet, in milliseconds."""


def ended_season(now: int) -> Span | None:
    """The season that is to be announced now: the one before the present, once no challenge of it counts any more."""
    last = span_of(day_of(now), "season").first - 1
    return span_of(last, "season") if counts_until(last) <= now < begin_of(last + 1) + TOLD_WITHIN else None


class Seasons(DuePosts):
    """Looks from time to time whether a season is over that must be announced."""

    name = "seasons"

    async def find_due(self) -> Sequence[Callable[[Transaction], Awaitable[bool]]]:
        """The end of a season for each server that wants it announced."""
        span = ended_season(self._repository.clock.now())
        if span is None:
            return ()
        waiting = await self.servers_that(lambda wish: bool(wish.season_channel) and wish.season_told != span.first)
        return [partial(self._tell, server=server, span=span) for server in waiting]

    async def _tell(self, connection: Transaction, server: int, span: Span) -> bool:
        settings = await settings_of_server(connection, server, to_change=True)
        carrier = await _carrier(connection, server, span)
        if settings.season_channel is None or settings.season_told == span.first or carrier is None:
            return False
        await set_settings_of_server(connection, server, settings._replace(season_told=span.first))
        facts = {"channel": settings.season_channel, "season": span.first}
        await outbox_rows.add(connection, [outbox_rows.due_at_once(carrier, server, 0, SEASON, facts)])
        await self._repository.tell_owner_of(connection, carrier, server)
        return True


async def _carrier(connection: Transaction, server: int, span: Span) -> int | None:
    """The last match that was finished in a server in a season, to which the message belongs; None: nothing to tell."""
    is_in = tables.c.ended.between(begin_of(span.first), begin_of(span.last + 1) - 1)
    query = select(tables.c.id).where(IS_OVER, tables.c.server == server, tables.c.stage == "finished", is_in)
    return (await connection.execute(query.order_by(tables.c.id.desc()).limit(1))).scalar_one_or_none()
