"""What a database knows of itself: its own number, the number of shards, and the emojis of the application."""

from __future__ import annotations

import secrets

from sqlalchemy import Integer, Text, bindparam, cast, delete, select, update
from sqlalchemy.dialects.postgresql import insert

from bot.storage.constant_statements import mark_constant
from bot.storage.schema import meta, shards
from bot.storage.transaction import Transaction

INSTANCE, SHARDS, EMOJIS, SECRET, UNTIDY = "instance", "shards", "emojis", "secret", "untidy"
AGREED, GATE, NOTICES = "clock_agreed", "gate", "notices"
TOO_FAST, DRILL = "too_fast", "drill"
ADDRESSED, DELIVERED = "addressed", "delivered"
"""Before the number of an announcement."""
VALUE_OF = mark_constant(select(meta.c.value).where(meta.c.key == bindparam("of_key")))


async def instance_of(connection: Transaction) -> str:
    """The number that tells this database from every other; it gets one when it has none."""
    statement = (
        insert(meta).values(key=INSTANCE, value=secrets.token_hex(8)).on_conflict_do_nothing(index_elements=["key"])
    )
    await connection.execute(statement)
    return await _value(connection, INSTANCE) or ""


async def secret_of(connection: Transaction) -> str:
    """A key of this database, 32 bytes as hexadecimal digits; it gets one when it has none."""
    statement = (
        insert(meta).values(key=SECRET, value=secrets.token_hex(32)).on_conflict_do_nothing(index_elements=["key"])
    )
    await connection.execute(statement)
    return await _value(connection, SECRET) or ""


async def kept_secret(connection: Transaction) -> str | None:
    """The key of this database, where it has one already."""
    return await _value(connection, SECRET)


async def keep_secret(connection: Transaction, secret: str) -> None:
    """Note a key that came with rows from another database."""
    await _keep(connection, SECRET, secret)


async def shard_count(connection: Transaction) -> int:
    """Into how many shards the processes divide the servers; 1 when that was never said."""
    return int(await _value(connection, SHARDS) or 1)


async def set_shard_count(connection: Transaction, count: int) -> None:
    """Note into how many shards the processes divide the servers from now on."""
    await _keep(connection, SHARDS, str(count))


async def emojis_kept(connection: Transaction) -> str:
    """What is known of the application's emojis, as a JSON object by name."""
    return await _value(connection, EMOJIS) or "{}"


async def keep_emojis(connection: Transaction, text: str) -> None:
    """Note what is known of the application's emojis from now on."""
    await _keep(connection, EMOJIS, text)


async def clock_agreement(connection: Transaction) -> tuple[int, int] | None:
    """For how long the clock agreed with Discord's, and when that was noted, in milliseconds; None for never."""
    note = await _value(connection, AGREED)
    if note is None:
        return None
    length, _, at = note.partition(" ")
    return int(length), int(at)


async def note_clock_agreement(connection: Transaction, agreement: tuple[int, int] | None) -> None:
    """Note for how long the clock has agreed and that it does so now, or None: it does not."""
    if agreement is None:
        await connection.execute(delete(meta).where(meta.c.key == AGREED))
    else:
        await _keep(connection, AGREED, f"{agreement[0]} {agreement[1]}")


async def gate_state(connection: Transaction) -> str:
    """What the operator has closed, as a JSON object (``bot/tables/gate.py``)."""
    return await _value(connection, GATE) or "{}"


async def keep_gate_state(connection: Transaction, text: str) -> None:
    """Note what the operator has closed from now on."""
    await _keep(connection, GATE, text)


async def notices(connection: Transaction) -> str:
    """The operator's newest announcements, as a JSON object by number (``bot/tables/notices.py``)."""
    return await _value(connection, NOTICES) or "{}"


async def keep_notices(connection: Transaction, text: str) -> None:
    """Note the operator's newest announcements."""
    await _keep(connection, NOTICES, text)


async def note_addressed(connection: Transaction, number: int, text: str) -> None:
    """Note when an announcement was made and to how many, as JSON (``bot/tables/notices.py``)."""
    await _keep(connection, f"{ADDRESSED} {number}", text)


async def count_delivered(connection: Transaction, number: int) -> None:
    """Count a delivered message of an announcement."""
    row = insert(meta).values(key=f"{DELIVERED} {number}", value="1")
    one_more = cast(cast(meta.c.value, Integer) + 1, Text)
    await connection.execute(row.on_conflict_do_update(index_elements=["key"], set_={"value": one_more}))


async def read_addressees(connection: Transaction, number: int) -> tuple[str | None, int]:
    """What was noted of an announcement when it was made (None: nothing), and how many messages were delivered."""
    return await _value(connection, f"{ADDRESSED} {number}"), int(
        await _value(connection, f"{DELIVERED} {number}") or 0
    )


async def forget_addressed(connection: Transaction, number: int) -> None:
    """Forget how far an announcement went."""
    keys = (f"{ADDRESSED} {number}", f"{DELIVERED} {number}")
    await connection.execute(delete(meta).where(meta.c.key.in_(keys)))


async def lock_openings(connection: Transaction) -> None:
    """Let no other process decide about new conversations before this transaction ends."""
    row = insert(meta).values(key=TOO_FAST, value="0")
    await connection.execute(row.on_conflict_do_update(index_elements=["key"], set_={"value": meta.c.value}))


async def last_refusal(connection: Transaction) -> int | None:
    """When Discord last refused a new conversation as too fast, in milliseconds; None for never."""
    return int(await _value(connection, TOO_FAST) or 0) or None


async def note_last_refusal(connection: Transaction, now: int) -> None:
    """Note that Discord refuses a new conversation as too fast now."""
    await _keep(connection, TOO_FAST, str(now))


async def drill_note(connection: Transaction) -> str | None:
    """What was noted of the last drill of a restore, as JSON (``bot/operator/restore_drills.py``); None: nothing."""
    return await _value(connection, DRILL)


async def replace_drill_note(connection: Transaction, before: str | None, after: str) -> bool:
    """Note ``after`` of drills; False, and nothing noted, where another process did so since ``before``."""
    if before is None:
        row = insert(meta).values(key=DRILL, value=after).on_conflict_do_nothing(index_elements=["key"])
        return (await connection.execute(row)).rowcount == 1
    same = (meta.c.key == DRILL) & (meta.c.value == before)
    return (await connection.execute(update(meta).where(same).values(value=after))).rowcount == 1


async def note_untidy(connection: Transaction) -> None:
    """Note that traces of deleted rows are still to be removed from the files."""
    await _keep(connection, UNTIDY, "1")


async def note_tidy(connection: Transaction) -> None:
    """Note that they are removed."""
    await connection.execute(delete(meta).where(meta.c.key == UNTIDY))


async def is_untidy(connection: Transaction) -> bool:
    """Whether they are still to be removed."""
    return await _value(connection, UNTIDY) is not None


async def raise_epoch(connection: Transaction, number: int) -> int:
    """Note that a process takes a shard; the shard's new epoch. Who held it before cannot write any more."""
    await connection.execute(
        insert(shards).values(number=number, epoch=0).on_conflict_do_nothing(index_elements=["number"])
    )
    statement = (
        update(shards).where(shards.c.number == number).values(epoch=shards.c.epoch + 1).returning(shards.c.epoch)
    )
    return int((await connection.execute(statement)).scalar_one())


async def epochs(connection: Transaction, numbers: frozenset[int], *, share: bool) -> dict[int, int]:
    """The epochs of these shards. ``share``: no one raises one before this transaction ends."""
    query = select(shards.c.number, shards.c.epoch).where(shards.c.number.in_(numbers)).order_by(shards.c.number)
    query = query.with_for_update(read=True) if share else query
    return {row.number: row.epoch for row in await connection.execute(query)}


async def _keep(connection: Transaction, key: str, value: str) -> None:
    row = insert(meta).values(key=key, value=value)
    await connection.execute(row.on_conflict_do_update(index_elements=["key"], set_={"value": value}))


async def _value(connection: Transaction, key: str) -> str | None:
    return (await connection.execute(VALUE_OF, {"of_key": key})).scalar_one_or_none()
