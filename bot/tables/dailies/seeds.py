"""The seed of a day's challenge: drawn on first use, sealed immediately, revealed after the day closes.

The seed is random and stands in the database alone, so that no one can work it out beforehand. Several processes have
one row for each day and game: the first one that writes it has drawn the seed.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.dialects import postgresql

from bot.storage.schema import challenges
from bot.storage.transaction import Transaction
from bot.tables.model.days import counts_until, date_of
from engine.chance import KEYED, SEED_BYTES
from engine.daily import Daily
from engine.game import Game
from engine.seal import SEAL, commitment

# SQLite has the same clause, in the same words.
_DRAWN = postgresql.insert(challenges).on_conflict_do_nothing(index_elements=["day", "game"])


class Challenge(NamedTuple):
    """The sealed seed of a day's challenge. ``sealed`` is what the seal binds besides seed and salt."""

    day: int
    game: str
    seed: bytes
    salt: bytes
    sealed: Mapping[str, Any]
    commitment: str

    def __repr__(self) -> str:
        """Neither the seed nor the salt may come into a log."""
        return f"Challenge({self.day}, {self.game!r}, {self.commitment!r})"


async def draw(connection: Transaction, day: int, game: Game[Any], daily: Daily) -> Challenge:
    """The challenge of a day, drawn and sealed now unless another process was first."""
    seed, salt = secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES)
    settings = game.settle(daily.seats, daily.settings)
    public = {
        "seal": SEAL,
        "dice": KEYED,
        "game": game.key,
        "settings": settings,
        "day": date_of(day).isoformat(),
    }
    row = Challenge(day, game.key, seed, salt, public, commitment(seed, salt, public))
    await connection.execute(_DRAWN.values(row._asdict()))
    challenge = await find_challenge(connection, day, game.key)
    assert challenge is not None
    return challenge


async def newest_closed(connection: Transaction, game: str, now: int, today: int) -> Challenge | None:
    """The newest closed challenge, whose seed may be revealed; or None."""
    last = today - 1 if now >= counts_until(today - 1) else today - 2
    newest = select(func.max(challenges.c.day)).where(challenges.c.game == game, challenges.c.day <= last)
    day = (await connection.execute(newest)).scalar_one_or_none()
    return None if day is None else await find_challenge(connection, day, game)


async def find_challenge(connection: Transaction, day: int, game: str) -> Challenge | None:
    """The challenge of a day, or None where no one has asked for it yet."""
    query = select(challenges).where(challenges.c.day == day, challenges.c.game == game)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else Challenge(day, game, bytes(row.seed), bytes(row.salt), row.sealed, row.commitment)
