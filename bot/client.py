"""The Discord client: opens the services, passes events on, and stops in good order."""

from __future__ import annotations

import asyncio
import sys
from functools import partial
from typing import Any

import discord
import structlog
import yarl

from bot.application_emojis import PACE, EmojiUpload
from bot.cluster import Cluster
from bot.configuration import Configuration
from bot.conversations import DirectConversations
from bot.drawing.preparation import keep_sprites
from bot.drawing.studio import Studio
from bot.features import add_features
from bot.gateway import (
    DEAD_AFTER,
    connect_first,
    connect_more,
    disconnect,
    outlive_outages,
    say_farewell,
    use_gateway_of,
)
from bot.gateway_events import guard_parsers, leave_to_others, leave_used_control, start_over_at_ready, turn_floods_away
from bot.interactions.acknowledgement import expect_answered
from bot.interactions.blocked_channels import resend_waiting
from bot.interactions.command_tree import PantheonTree, prepare_sync, sync_if_changed
from bot.interactions.components import command_ids
from bot.interactions.router import answer_interaction
from bot.languages import LANGUAGES, pick_language, speech
from bot.languages.command_names import FluentTranslator
from bot.message_stripping import note_clicked
from bot.messenger import DiscordMessenger
from bot.operator.backups import BackupSchedule
from bot.operator.channel import OperatorChannel
from bot.operator.registry import REQUESTS
from bot.operator.requests import Operated, answers_about
from bot.processes.cpu_pool import Pool
from bot.processes.workers import Workers
from bot.runtime import metrics
from bot.runtime.clicked_messages import ClickedMessages
from bot.runtime.clock import SECOND, Clock, SystemClock
from bot.runtime.clock_skew import Skew
from bot.runtime.drafts import Drafts
from bot.runtime.failed_requests import note_tries
from bot.runtime.in_flight import InFlight
from bot.runtime.incidents import Incidents
from bot.runtime.rate_limits import Cooldowns, Flood
from bot.runtime.request_bodies import take_over_bodies
from bot.runtime.request_pace import pace_requests
from bot.runtime.session_starts import SessionStarts
from bot.runtime.sharding import ALL, Shard
from bot.runtime.tasks import cancel_all
from bot.server_cache import keep_little_of_servers
from bot.server_departures import Departures
from bot.server_events import compare_servers
from bot.server_fetches import fetch_unseen_servers
from bot.server_listener import ServerListener
from bot.server_members import can_see, is_in, is_member
from bot.services import Services, ViewServices
from bot.session_resumption import Resumptions, answer_once, hold_connection
from bot.storage.database import Database
from bot.storage.fair_queue import current_server
from bot.tables.building import Offers, Outside, build_tables, close_tables, start_tables
from bot.tables.model.limits import Limits
from bot.tables.outbox.dispatcher import Dispatcher
from bot.tables.outbox.failures import Breaker
from bot.tables.outbox.room import Pace
from bot.tables.people.erasure_ledger import Ledger
from bot.tables.service import Tables
from bot.tables.thinking import Thinking
from bot.tables.time.retention import Retention

_log = structlog.stdlib.get_logger("pantheon.client")

SPRITES = "sprites"
"""The folder, within the data folder, of rasterised sprites. It can be deleted at any time."""
MOVES_FINISH = 4.0
"""How many seconds a stopping bot waits for clicks that it has already accepted."""
MESSAGE_FINISHES = 4.0
"""How many seconds it waits for the message that is being sent."""
GATEWAY_CLOSES = 1.0
"""How many seconds it waits until Discord has closed the gateway."""
LAST_ANSWERS = 1.0
"""How many seconds it waits for answers to clicks that arrived while it stopped."""
ARRIVES = 0.05
"""After this many seconds the answer to every event that was read from the gateway has begun."""


class Pantheon(ServerListener):
    """Opens and closes everything one process holds. It has the ``guilds`` intent only, and caches no messages.

    It connects as many shards as Discord recommends. ``leaving`` says that its connections are being closed.
    """

    tables: Tables
    pool: Pool
    studio: Studio
    dispatcher: Dispatcher
    database: Database
    messenger: DiscordMessenger
    operator: OperatorChannel
    backups: BackupSchedule
    retention: Retention
    cluster: Cluster
    emoji_upload: EmojiUpload

    def __init__(self, configuration: Configuration, clock: Clock) -> None:
        self.skew = Skew(clock)
        self.breaker = Breaker()
        trace = pace_requests(self.breaker.trace(clock, self.skew.trace()), configuration.requests_a_second)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # It has no voice.
        take_over_bodies()
        super().__init__(
            http_trace=note_tries(trace),
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            heartbeat_timeout=DEAD_AFTER,
        )
        self.session_starts = SessionStarts()
        self.resumptions = Resumptions(self, self.session_starts)
        outlive_outages(self, self.session_starts)
        keep_little_of_servers(self)
        self.configuration, self.clock, self.limits = configuration, clock, Limits()
        self.incidents = Incidents()
        self.in_flight, self.opened = InFlight(), asyncio.Event()
        """Set when everything is open and can be watched over."""
        self.companions: set[asyncio.Task[None]] = set()
        """Tasks that use the open services. They are cancelled before the services close."""
        self._connected_shards, self._parting_shards = set[int](), set[int]()
        self.workers: Workers | None = None
        self.ended_by: Exception | None = None
        """Why the bot ended on its own while it served."""
        self.emoji_pace = PACE
        """Seconds between two uploads of emojis."""
        self._is_open, self.leaving, self._left = False, False, asyncio.Event()
        self._ending: asyncio.Task[None] | None = None
        self.tree = PantheonTree(self)
        add_features(self.tree)
        self.tree.leave_out({"queue": configuration.queue, "table link": bool(configuration.web)})
        start_over_at_ready(self)
        leave_used_control(self, lambda click: note_clicked(self.services.stripped_messages, click))
        turn_floods_away(self, lambda server, clicked: self.services.flood.turns_away(server, clicked))
        answer_once(self, lambda: self.resumptions.has_doubles)
        fetch_unseen_servers(self, self.incidents, self.resumptions.is_unseen)
        leave_to_others(self, lambda server: self.cluster.is_left_to_others(server))
        guard_parsers(self, self.incidents)

    async def setup_hook(self) -> None:
        """Open everything, before the first event comes."""
        self.pool = Pool(caller=current_server.get, observed=metrics.note_drawn)
        self.studio = self.new_studio()
        config = self.configuration
        await self.tree.set_translator(FluentTranslator())
        ids = await prepare_sync(self.tree) if config.wait else None
        if config.wait:
            await self._learn_gateway()
        self.database = await Database.open(
            config.database_url, lost=self._end, shards=config.shards, wait=config.wait, backups=config.backups
        )
        self._is_open = True
        if self.database.membership is not None:
            self.resumptions.begin(self.database.membership)
        if config.shards != ALL:
            self.shard_count, self.shard_ids = config.shards.count, sorted(self.database.shards.numbers)
        await self._learn_gateway()
        outside = Outside(
            wake=lambda *, only_new=False: self.dispatcher.wake(only_new=only_new),
            is_member=partial(is_member, self),
            can_see=partial(can_see, self),
            skew=self.skew,
        )
        self.tables = build_tables(
            self.database,
            self.clock,
            self.limits,
            self.pool,
            thinking=Thinking(self.pool, self.incidents, in_process=config.drawing_processes > 0),
            ledger=Ledger(self.configuration.data),
            outside=outside,
            offers=Offers(config.queue, config.wide_leagues, config.web),
        )
        self.emoji_upload = EmojiUpload(self, self.database, self.pool, pace=self.emoji_pace)
        self.departures = Departures(self, self.tables.gate)
        operated = Operated(self.configuration, self.database, self.tables, self.emoji_upload, self, self.departures)
        self.operator = OperatorChannel(self.configuration.data, answers_about(operated, REQUESTS), self.incidents)
        self.backups = BackupSchedule(operated)
        self.retention = Retention(self.tables.repository, config.keep_finished_days, partial(is_in, self), self.skew)
        connect = partial(connect_more, self, self.session_starts, self.resumptions.has)
        leave, count = partial(disconnect, self), lambda: self.shard_count or 1
        self.cluster = Cluster(self.tables, lambda: self.is_connected, connect, leave, self._learn_commands, count)
        clicks, look = ClickedMessages(self.clock), self.emoji_upload.look
        views = ViewServices(self.tables, self.studio, self.incidents, {}, look_at_emojis=look, clicked_messages=clicks)
        self.messenger = DiscordMessenger(self, views, DirectConversations(self, views, self.clock))
        on_refusal = partial(self._end, discord.LoginFailure("Discord refused the token."))
        post = partial(Dispatcher, breaker=self.breaker, refused=on_refusal, pace=Pace(config.requests_a_second))
        self.dispatcher = post(self.tables.repository, self.tables.time, self.messenger)
        self.services = self._new_services(views)
        self.services.command_ids.update(ids or {})
        if not ids:
            await self._learn_commands()
        await start_tables(self.tables)
        if config.shards != ALL:
            self.shard_ids = self.resumptions.first(await self.tables.others.by_urgency(self.database.shards))
        await self.operator.open()
        for each in (self.backups, self.retention, self.departures):
            each.begin()
        self.cluster.begin(is_unsynced=bool(ids))
        if self.configuration.emojis:
            await self.emoji_upload.begin()
        self.dispatcher.wake()
        self.opened.set()
        await self.session_starts.wait()

    def _new_services(self, views: ViewServices) -> Services:
        """The services for handlers."""
        return Services(
            **vars(views),
            dispatcher=self.dispatcher,
            clock=self.clock,
            flood=Flood(lambda: self.clock.now() / SECOND),
            cooldowns=Cooldowns(self.clock),
            in_flight=self.in_flight,
            drafts=Drafts(),
            can_see=partial(can_see, self),
            is_member=partial(is_member, self),
            serving_since=self.clock.now(),
            privacy_policy=self.configuration.privacy_policy,
        )

    def new_studio(self) -> Studio:
        """The studio that draws the pictures. It warms up meanwhile, with the sprites of earlier starts."""
        prepare, count = partial(keep_sprites, self.configuration.data / SPRITES), self.configuration.drawing_processes
        if count:
            note_loss = partial(self.incidents.note, doing="drawing in a process")
            self.workers = Workers(count, prepare, lost=note_loss)
        else:
            prepare()
        studio = Studio(self.pool, workers=self.workers)
        failed = partial(self.incidents.note, doing="warming the studio")
        # Most of a board is the same in every language: the others warm up when they are first read.
        studio.warm([speech(each) for each in {LANGUAGES[0], pick_language(self.configuration.language)}], failed)
        return studio

    async def _learn_gateway(self) -> None:
        """Know the gateway, and how many sessions may begin: one that waits asks while others serve. Discord takes two
        such questions in five seconds from all processes of a bot together."""
        if self.configuration.discord_token is not None and not self.session_starts.are_fresh:
            if self.configuration.shards == ALL:
                self.shard_count = None  # type: ignore[assignment]
            self.session_starts.note(await use_gateway_of(self))

    async def _learn_commands(self) -> None:
        """Know the ids of the commands. The leader tells Discord when they have changed."""
        if self.database.leads:
            ids = await sync_if_changed(self.tree, self.configuration.data)
        else:
            ids = command_ids(await self.tree.fetch_commands())
        self.services.command_ids.update(ids)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer clicks and forms."""
        await answer_interaction(interaction)

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard, however long Discord cannot be reached; discord.py's own way nests deeper at each try."""
        if (session := self.resumptions.pop(shard_id)) is not None:
            expect_answered(self.services)
        hold_connection(self, await connect_first(self, gateway, shard_id, initial=initial, session=session))

    async def on_shard_ready(self, shard_id: int) -> None:
        """The servers of a shard's new session are known, perhaps after a long outage."""
        self.resumptions.note_begun(shard_id)
        if not self.database.has_shard(shard_id):
            return  # It was let go meanwhile, and its servers are forgotten: none of them has removed the bot.
        await compare_servers(self, self.services, self.departures, self._shard(shard_id))
        self.dispatcher.wake()
        await self._note_reconnection(shard_id)
        await self.cluster.note_connected(shard_id)

    async def on_shard_connect(self, shard_id: int) -> None:
        """A shard has begun a session: clicks arrive from now on."""
        self._connected_shards.add(shard_id)
        self.session_starts.count_session()
        self.resumptions.note_sessions()

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """The connection is lost, so clicks do not arrive. Most connections come back at once."""
        self._connected_shards.discard(shard_id)
        self._parting_shards.discard(shard_id)
        if not self._parting_shards:
            self._left.set()
        if self._is_open:
            self.tables.time.scheduler.note_cut_off(self._shard(shard_id))

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A shard's session continues where it was, perhaps one of another process that has died."""
        self.resumptions.note_resumed(shard_id)
        await self._note_reconnection(shard_id)
        await self.cluster.note_connected(shard_id)

    async def _note_reconnection(self, shard: int) -> None:
        self._connected_shards.add(shard)
        await resend_waiting(self.services)
        self.tables.time.scheduler.end_outage(self._shard(shard))

    async def may_reconnect(self) -> bool:
        """Whether the shards are this process's still, as far as is known."""
        return await self.resumptions.may_reconnect()

    @property
    def is_connected(self) -> bool:
        """Whether clicks arrive from all servers of this process: each of its shards has a session."""
        return len(self._connected_shards) >= len(self.shard_ids or range(self.shard_count or 1))

    def _shard(self, number: int) -> Shard:
        return Shard(number, self.shard_count or 1)

    def _end(self, reason: Exception) -> None:
        """End the process, because nothing can be sent or stored any more."""
        if self._ending is None:
            self.ended_by = reason
            self._ending = asyncio.create_task(self.close(), name="end")

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log an error in an event handler of the bot."""
        error = sys.exc_info()[1]
        if error is not None:
            self.incidents.note(error, event_method)

    async def close(self) -> None:
        """Stop in order: finish accepted interactions, close the gateway, then close everything else.

        Until the gateway is closed, clicks still arrive; they are answered with *restarting*, which needs a session.
        """
        if self.opened.is_set() and self._is_open and self.ended_by is None:
            await self.cluster.hand_over()
        self.in_flight.stopping = True
        if self._is_open:
            self._is_open = False
            await self._finish()
        await super().close()
        if self.workers is not None:
            self.workers.close()

    async def _finish(self) -> None:
        await cancel_all(self.companions)
        message = asyncio.create_task(self._finish_message())
        for each in (
            self.operator,
            self.departures,
            self.backups,
            self.retention,
            self.cluster,
            self.emoji_upload,
            self.resumptions,
        ):
            await each.close()
        await self.in_flight.finish(MOVES_FINISH)
        await message
        await self._leave()
        await asyncio.sleep(ARRIVES)
        await self.in_flight.finish(LAST_ANSWERS)
        try:
            await close_tables(self.tables)
            self.pool.close()
        finally:
            await self.database.close()

    async def _finish_message(self) -> None:
        try:
            await asyncio.wait_for(self.dispatcher.close(), MESSAGE_FINISHES)
        except TimeoutError:
            _log.warning("message_cut_short")

    async def _leave(self) -> None:
        """Close the gateway, and read what comes from it until every shard is closed."""
        self._left.clear()
        self.leaving = True
        self._parting_shards = await say_farewell(self)
        if not self._parting_shards:
            return
        try:
            await asyncio.wait_for(self._left.wait(), GATEWAY_CLOSES)
        except TimeoutError:
            _log.info("gateway_cut_short")


def create_bot(configuration: Configuration, *, clock: Clock | None = None) -> Pantheon:
    """Create the bot; ``clock`` gives matches the time."""
    return Pantheon(configuration, clock or SystemClock())
