"""The posts of matches in forums, as rows: what each shows, as far as the bot knows."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.dialects.postgresql import insert

from bot.storage.schema import forum_posts, tables
from bot.storage.transaction import Transaction
from bot.tables.model.open_table import OpenTable
from bot.tables.rules.post_titles import PostState, is_stale
from bot.tables.store import outbox_rows

POST, TITLE = "post", "title"
"""The kinds of messages that make a match's post, and that keep its title and tags."""


async def read_state(connection: Transaction, table: int) -> PostState | None:
    """What the post of a match shows; None where it has none."""
    row = (await connection.execute(select(forum_posts).where(forum_posts.c.table_id == table))).one_or_none()
    return None if row is None else PostState(row.title, tuple(row.tags.split()), row.renamed, row.closed)


async def newest_beside(connection: Transaction, table: int) -> int:
    """The newest post that another match has in the forum of a match; 0 where there is none."""
    mine = tables.alias()
    newest = select(func.max(tables.c.channel)).join(mine, mine.c.forum == tables.c.forum)
    return (await connection.execute(newest.where(mine.c.id == table, tables.c.id != table))).scalar_one() or 0


async def write_shown(connection: Transaction, table: int, state: PostState) -> None:
    """Keep what the post of a match shows."""
    values = {"title": state.title, "tags": " ".join(state.tags), "renamed": state.renamed, "closed": state.is_closed}
    statement = insert(forum_posts).values(table_id=table, **values)
    await connection.execute(statement.on_conflict_do_update(index_elements=["table_id"], set_=values))


async def write_change(connection: Transaction, before: OpenTable | None, after: OpenTable) -> None:
    """Let the post of a match say what a change has made true. The post of one that has moved away is closed."""
    if before is None or (before.table.forum is None and after.table.forum is None):
        return
    was, table = before.table, after.table
    facts = {"version": table.version, "forum": table.forum or was.forum or 0}
    place = table.channel if table.forum is not None else was.channel
    if place > 0 and (table.forum is None or is_stale(before, after)):
        row = outbox_rows.due_at_once(table.id, table.server, place, TITLE, facts)
        await outbox_rows.add(connection, [row])
