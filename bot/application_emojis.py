"""Uploads the application's emojis to Discord, slowly and in the background, and says which ones can be used.

Which drawing an emoji was made from is kept in the database, beside Discord's id of it. A name cannot hold the hash:
screen readers say it. Discord gives no other field, and stores the picture in a form of its own. An emoji is used only
where the database and Discord agree on its id, so a stop at any moment costs one upload at most.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

import aiohttp
import discord
import structlog

from bot.languages.emojis import know
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.meta import emojis_kept, keep_emojis
from rendering.cpu_pool import Pool, PoolBusy
from rendering.emojis import Emoji, every_emoji

_log = structlog.stdlib.get_logger("pantheon.emojis")

PACE = 2.0
"""Seconds between two uploads."""
FIRST_PAUSE = 10
"""So many times the pace after a start the upload begins: players come first."""
AGAIN = 600.0
"""Seconds until the next try after an error that passes, and between two looks at what other processes uploaded."""
LOOKS_EVERY = 60.0
"""Seconds between two looks while the leader has not uploaded everything."""
LIMITS = range(30_000, 31_000)
"""Discord's error codes for what an application has too many of."""
PASSING = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)


class Uploaded(NamedTuple):
    """An emoji that Discord has: the hash of its drawing, and Discord's id."""

    hash: str
    id: int


class Refused(Exception):
    """Discord takes no emojis from this application now, or no more of them. The message says why."""


class EmojiUpload:
    """Where several processes serve, the leader uploads, and the others read what it has uploaded."""

    def __init__(self, client: discord.Client, database: Database, pool: Pool, *, pace: float = PACE) -> None:
        """``pace`` is the pause after each upload, in seconds."""
        self._client = client
        self._database = database
        self._pool = pool
        self._pace = pace
        self._task: asyncio.Task[None] | None = None
        self._is_done = False

    async def begin(self) -> None:
        """Use what earlier starts have uploaded, and upload what is missing in the background."""
        self._use(await self._read())
        self._task = asyncio.create_task(self._go_on(FIRST_PAUSE * self._pace), name="emojis")

    async def begin_again(self) -> None:
        """Look at once what is to be uploaded."""
        await self._stop()
        self._is_done = False
        self._task = asyncio.create_task(self._go_on(0), name="emojis")

    async def close(self) -> None:
        """Stop; the next start goes on where this one was."""
        await self._stop()
        know({})

    async def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def upload(self) -> int:
        """Upload what is missing or drawn differently, and remove what is drawn no longer; how many were uploaded.

        Raises Refused, discord.HTTPException, OSError, StorageError.
        """
        wanted = every_emoji()
        listed, kept = await self.listed(), await self._read()
        known = {name: each for name, each in kept.items() if listed.get(name) == each.id}
        self._use(known)
        for name in set(known) - set(wanted):
            await self._delete(known, name, listed[name])
        count = 0
        for name, emoji in wanted.items():
            if name in known and known[name].hash == emoji.hash:
                continue
            if not self._database.leads:
                break
            if name in listed:
                await self._delete(known, name, listed[name])
            count += await self._create(known, emoji)
            await asyncio.sleep(self._pace)
        _log.info("emojis_uploaded", count=count, known=len(known))
        return count

    async def remove(self) -> int:
        """Remove all emojis of these names from Discord, until the next start; how many there were.

        Raises as ``upload`` does.
        """
        await self._stop()
        listed, known = await self.listed(), await self._read()
        ours = [name for name in listed if name in every_emoji() or name in known]
        for name in ours:
            await self._delete(known, name, listed[name])
        await self._keep({})
        return len(ours)

    async def listed(self) -> dict[str, int]:
        """Discord's ids of all emojis of the application, by name. Raises discord.HTTPException, OSError."""
        return {emoji.name: emoji.id for emoji in await self._client.fetch_application_emojis()}

    async def states(self) -> dict[str, str]:
        """How each emoji stands: uploaded, outdated (drawn differently since) or missing. Raises as ``listed`` does."""
        listed, kept = await self.listed(), await self._read()
        return {name: _state(emoji, kept.get(name), listed.get(name)) for name, emoji in every_emoji().items()}

    async def _create(self, known: dict[str, Uploaded], emoji: Emoji) -> int:
        """Upload an emoji; 0 where Discord does not take this one."""
        drawn = await self._pool.run(emoji.png)
        try:
            made = await self._client.create_application_emoji(name=emoji.name, image=drawn)
        except discord.HTTPException as error:
            if error.code in LIMITS or error.status in (401, 403):
                raise Refused(f"{error.status} {error.code}: {error.text}") from error
            if error.status != 400:
                raise
            _log.warning("emoji_refused", name=emoji.name, code=error.code, reason=error.text)
            return 0
        known[emoji.name] = Uploaded(emoji.hash, made.id)
        await self._keep(known)
        return 1

    async def _delete(self, known: dict[str, Uploaded], name: str, id: int) -> None:
        """Remove an emoji. It is not used from before that on."""
        if known.pop(name, None) is not None:
            await self._keep(known)
        with suppress(discord.NotFound):
            await self._client.http.delete_application_emoji(self._client.application_id or 0, id)

    async def _go_on(self, first: float) -> None:
        pause: float | None = first
        while pause is not None:
            await asyncio.sleep(pause)
            pause = await self._pass()

    async def _pass(self) -> float | None:
        """Do what is to be done now; the seconds until there may be more to do, None where there will not be."""
        try:
            if self._database.leads and not self._is_done:
                await self.upload()
                self._is_done = True
            else:
                self._use(known := await self._read())
                if len(known) < len(every_emoji()) and not self._database.leads:
                    return LOOKS_EVERY
        except Refused as refused:
            _log.warning("emojis_refused", reason=str(refused))
            self._is_done = True
        except (*PASSING, StorageError, PoolBusy) as error:
            _log.warning("emojis_wait", reason=type(error).__name__)
            return AGAIN
        except discord.HTTPException as error:
            _log.warning("emojis_wait", reason=f"{error.status} {error.code}")
            return AGAIN if error.status == 429 else self._given_up()
        except Exception as error:
            _log.error("emojis_failed", exc_info=error)
            return self._given_up()
        return AGAIN if self._database.is_divided else None

    def _given_up(self) -> float | None:
        self._is_done = True
        return AGAIN if self._database.is_divided else None

    async def _read(self) -> dict[str, Uploaded]:
        text = await self._database.read(emojis_kept)
        return {name: Uploaded(hash, id) for name, (hash, id) in json.loads(text).items()}

    async def _keep(self, known: Mapping[str, Uploaded]) -> None:
        """Use these emojis, and write them down."""
        self._use(known)
        text = json.dumps(known)
        await self._database.write(lambda connection: keep_emojis(connection, text))

    def _use(self, known: Mapping[str, Uploaded]) -> None:
        know({name: each.id for name, each in known.items()})


def _state(emoji: Emoji, kept: Uploaded | None, id: int | None) -> str:
    if id is None:
        return "missing"
    return "uploaded" if kept == Uploaded(emoji.hash, id) else "outdated"
