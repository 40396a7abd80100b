"""Uploads the application's emojis to Discord, slowly and in the background, and tracks the usable ones.

Which drawing an emoji was made from is kept in the database, beside Discord's id of it. A name cannot hold the hash:
screen readers say it. Discord gives no other field, and stores the picture in a form of its own. An emoji is used only
where the database and Discord agree on its id: Discord is asked at every start, and again when it refuses one. A stop
at any moment costs one upload at most.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

import aiohttp
import discord
import structlog

from bot.languages.emojis import emoji_ids, use_emojis
from bot.processes.cpu_pool import Pool
from bot.processes.job_queue import PoolBusy
from bot.runtime.tasks import cancel_all
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.meta import emojis_kept, keep_emojis
from bot.storage.transaction import Transaction
from bot.tables.model.refusals import Refusal
from bot.tables.people.people import LARGEST_ID
from rendering.emojis import Emoji, every_emoji

_log = structlog.stdlib.get_logger("pantheon.emojis")

PACE = 2.0
"""Seconds between two uploads."""
FIRST_PAUSE = 10
"""The delay of the upload after a start, in multiples of the pace, because players come first."""
SOON = 5.0
"""Seconds until the next try after an error that passes; twice as many after each further one, up to ``AGAIN``."""
AGAIN = 600.0
"""Seconds until the next try where Discord wants a pause, and between two looks at what other processes uploaded."""
LOOKS_EVERY = 60.0
"""Seconds between two looks while the leader has not uploaded everything."""
ASKS_FOR = 5.0
"""For how many seconds a start, or a message that Discord has refused, waits for the list of emojis."""
FRESH = 2.0
"""For how many seconds the list of emojis is not asked for again."""
LIMITS = range(30_000, 31_000)
"""Discord's error codes for what an application has too many of."""
PASSING = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
UNREAD = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError, StorageError, Refusal)
"""The exceptions of a look that Discord or the database does not answer."""


class Uploaded(NamedTuple):
    """An emoji that Discord has: the hash of its drawing, and Discord's id."""

    hash: str
    id: int


class Refused(Exception):
    """Discord refuses further emojis of this application, now or for good. The message says why."""


class EmojiUpload:
    """With several processes, the leader uploads, and the others read its list."""

    def __init__(self, client: discord.Client, database: Database, pool: Pool, *, pace: float = PACE) -> None:
        """``pace`` is the pause after each upload, in seconds."""
        self._client = client
        self._database = database
        self._pool = pool
        self._pace = pace
        self._task: asyncio.Task[None] | None = None
        self._is_done = False
        self._failed = 0
        self._is_wanted = False
        self._pausing: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Use what earlier starts have uploaded and Discord still has, and upload what is missing in the background."""
        await self.look()
        self._task = asyncio.create_task(self._go_on(FIRST_PAUSE * self._pace), name="emojis")

    async def look(self) -> None:
        """Learn within a few seconds which emojis Discord has, and use no others; what is missing is uploaded again.

        Where Discord does not answer, those in use stay in use; at a start, that is none.
        """
        if self._looking is None:
            self._looking = asyncio.create_task(self._compare(), name="look at the emojis")
            self._looking.add_done_callback(self._keep_look)
        await asyncio.wait([self._looking], timeout=ASKS_FOR)

    def _keep_look(self, looking: asyncio.Task[None]) -> None:
        """Cache the result of a look for a moment, because many messages may be refused at once."""
        asyncio.get_running_loop().call_later(FRESH, self._forget_look)
        error = None if looking.cancelled() else looking.exception()
        if error is not None:
            _log.warning(
                "emojis_not_read", reason=type(error).__name__, exc_info=None if isinstance(error, UNREAD) else error
            )

    def _forget_look(self) -> None:
        self._looking = None

    async def _compare(self) -> None:
        # In this order, an emoji that is uploaded between the two reads does not count as lost.
        uploads, ids = await self._read(), await self.fetch_ids()
        lost_uploads = {name: each for name, each in uploads.items() if ids.get(name) != each.id}
        self._use({name: each for name, each in uploads.items() if name not in lost_uploads})
        if not lost_uploads:
            return
        _log.warning("emojis_lost", count=len(lost_uploads))

        async def forget(connection: Transaction) -> None:
            """Only what is lost: another process may be uploading."""
            now = _read(await emojis_kept(connection))
            await keep_emojis(
                connection, json.dumps({name: now[name] for name in now if now[name] != lost_uploads.get(name)})
            )

        await self._database.write(forget)
        self._is_done = False
        self._wake()

    def _wake(self) -> None:
        """Look for missing emojis without a further pause."""
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._go_on(0), name="emojis")
            return
        self._is_wanted = True
        if self._pausing is not None:
            self._pausing.cancel()

    async def begin_again(self) -> None:
        """Look for missing emojis at once."""
        await self._stop()
        self._is_done = False
        self._task = asyncio.create_task(self._go_on(0), name="emojis")

    async def close(self) -> None:
        """Stop; the next start continues where this one was."""
        await self._stop()
        use_emojis({})

    async def _stop(self) -> None:
        await cancel_all((self._task, self._pausing, self._looking))

    async def upload(self) -> int:
        """Upload missing and changed emojis, and remove obsolete ones. Returns the number of uploads.

        Raises Refused, discord.HTTPException, OSError, StorageError.
        """
        emojis = every_emoji()
        ids, uploads_before = await self.fetch_ids(), await self._read()
        uploads = {name: each for name, each in uploads_before.items() if ids.get(name) == each.id}
        self._use(uploads)
        for name in set(uploads) - set(emojis):
            await self._delete(uploads, name, ids[name])
        count = 0
        for name, emoji in emojis.items():
            if name in uploads and uploads[name].hash == emoji.hash:
                continue
            if not self._database.leads:
                break
            if name in ids:
                await self._delete(uploads, name, ids[name])
            count += await self._create(uploads, emoji)
            await asyncio.sleep(self._pace)
        _log.info("emojis_uploaded", count=count, known=len(uploads))
        return count

    async def remove(self) -> int:
        """Remove all emojis of these names from Discord, until the next start; how many there were.

        Raises as ``upload`` does.
        """
        await self._stop()
        ids, uploads = await self.fetch_ids(), await self._read()
        ours = [name for name in ids if name in every_emoji() or name in uploads]
        for name in ours:
            await self._delete(uploads, name, ids[name])
        await self._keep({})
        return len(ours)

    async def fetch_ids(self) -> dict[str, int]:
        """Discord's ids of all emojis of the application, by name. Raises discord.HTTPException, OSError."""
        every = await self._client.fetch_application_emojis()
        return {emoji.name: emoji.id for emoji in every if _is_id(emoji.id)}

    async def states(self) -> dict[str, str]:
        """How each emoji stands: uploaded, outdated (drawn differently since) or missing. Raises like ``fetch_ids``."""
        ids, uploads = await self.fetch_ids(), await self._read()
        return {name: _state(emoji, uploads.get(name), ids.get(name)) for name, emoji in every_emoji().items()}

    async def _create(self, uploads: dict[str, Uploaded], emoji: Emoji) -> int:
        """Upload an emoji; 0 where Discord does not take this one."""
        png = await self._pool.run(emoji.png)
        try:
            id = (await self._client.create_application_emoji(name=emoji.name, image=png)).id
        except (discord.HTTPException, *PASSING) as error:
            # A request that fails or gets no answer may have been carried out, and discord.py may have repeated it.
            emoji_id = await self._find_after_failure(emoji)
            if emoji_id is None:
                return _note_refused(emoji, error)
            id = emoji_id
        if not _is_id(id):
            _log.warning("emoji_refused", name=emoji.name, reason="no id")
            return 0
        uploads[emoji.name] = Uploaded(emoji.hash, id)
        await self._keep(uploads)
        return 1

    async def _find_after_failure(self, emoji: Emoji) -> int | None:
        """Discord's id of an emoji whose upload has failed; there was none of that name before."""
        try:
            return (await self.fetch_ids()).get(emoji.name)
        except (discord.HTTPException, *PASSING):
            return None

    async def _delete(self, uploads: dict[str, Uploaded], name: str, id: int) -> None:
        """Remove an emoji. It is not used from before that on."""
        if uploads.pop(name, None) is not None:
            await self._keep(uploads)
        with suppress(discord.NotFound):
            await self._client.http.delete_application_emoji(self._client.application_id or 0, id)

    async def _go_on(self, first: float) -> None:
        # A pause is a task that sleeps, and where there is nothing to do there is no task: for anything else that waits
        # the playground would take it for unfinished work, and no click would end.
        pause: float | None = first
        while pause is not None:
            self._pausing = asyncio.create_task(asyncio.sleep(pause), name="emojis pause")
            await asyncio.wait([self._pausing])
            self._is_wanted = False
            pause = await self._pass()
            pause = 0.0 if self._is_wanted else pause

    async def _pass(self) -> float | None:
        """Do the work that is due. Returns the seconds until there may be more, or None if only a refused emoji can
        bring more.
        """
        failed, self._failed = self._failed, 0
        try:
            if self._database.leads and await self._is_to_upload():
                await self.upload()
                self._is_done = True
            else:
                self._use(uploads := await self._read())
                if len(uploads) < len(every_emoji()) and not self._database.leads:
                    return LOOKS_EVERY
        except Refused as refused:
            _log.warning("emojis_refused", reason=str(refused))
            self._is_done = True
        except (*PASSING, StorageError, Refusal, PoolBusy) as error:
            _log.warning("emojis_wait", reason=type(error).__name__)
            self._failed = failed + 1
            return AGAIN if isinstance(error, discord.RateLimited) else min(AGAIN, SOON * 2.0 ** min(failed, 10))
        except discord.HTTPException as error:
            _log.warning("emojis_wait", reason=f"{error.status} {error.code}")
            return AGAIN if error.status == 429 else self._give_up()
        except Exception as error:
            _log.error("emojis_failed", exc_info=error)
            return self._give_up()
        return AGAIN if self._database.is_divided else None

    async def _is_to_upload(self) -> bool:
        """Whether not everything was uploaded, or another process has found some of it lost."""
        return not self._is_done or not emoji_ids().keys() <= (await self._read()).keys()

    def _give_up(self) -> float | None:
        self._is_done = True
        return AGAIN if self._database.is_divided else None

    async def _read(self) -> dict[str, Uploaded]:
        return _read(await self._database.read(emojis_kept))

    async def _keep(self, uploads: Mapping[str, Uploaded]) -> None:
        """Use these emojis, and write them down."""
        self._use(uploads)
        text = json.dumps(uploads)
        await self._database.write(lambda connection: keep_emojis(connection, text))

    def _use(self, uploads: Mapping[str, Uploaded]) -> None:
        use_emojis({name: each.id for name, each in uploads.items()})


def _state(emoji: Emoji, upload: Uploaded | None, id: int | None) -> str:
    if id is None:
        return "missing"
    return "uploaded" if upload == Uploaded(emoji.hash, id) else "outdated"


def _read(text: str) -> dict[str, Uploaded]:
    """What is stored about emojis; nothing where it cannot be read, which costs an upload."""
    try:
        document: dict[str, Any] = json.loads(text)
        return {name: Uploaded(str(hash), id) for name, (hash, id) in document.items() if _is_id(id)}
    except (ValueError, TypeError, AttributeError):
        _log.warning("emojis_unreadable")
        return {}


def _is_id(id: object) -> bool:
    return isinstance(id, int) and 0 < id <= LARGEST_ID


def _note_refused(emoji: Emoji, error: BaseException) -> int:
    """Note that Discord refuses this emoji. Raises the error if it concerns other emojis too."""
    if not isinstance(error, discord.HTTPException):
        raise error
    if error.code in LIMITS or error.status in (401, 403):
        raise Refused(f"{error.status} {error.code}: {error.text}") from error
    if error.status != 400:
        raise error
    _log.warning("emoji_refused", name=emoji.name, code=error.code, reason=error.text)
    return 0
