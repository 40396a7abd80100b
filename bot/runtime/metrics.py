"""The metrics of the process, declared here and observed where things happen (docs/operating/monitoring.md, "Metrics").

No label names a person, a server, a channel or a table: labels come from short lists that the code knows. Where a value
has to be looked up (outbox, files), ``bot/monitoring/sampling.py`` sets it from time to time.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from contextvars import ContextVar
from itertools import product

from prometheus_client import Counter, Gauge, Histogram, Info

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Bounds for what is over in milliseconds when all is well, in seconds."""
VISIBLE = (0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3.0, 6.0, 15.0, 60.0, 300.0)
"""Bounds for what a player waits for."""
LATE = (1.0, 5.0, 15.0, 60.0, 120.0, 300.0, 900.0, 3600.0)
"""Bounds for what is due in minutes or hours."""

BUILD = Info("pantheon", "The program that runs.")

# Interactions

INTERACTIONS = Counter(
    "pantheon_interactions",
    "Clicks, forms, commands and suggestions, by what became of them. `stale` is a click on an old board.",
    ["kind", "outcome"],
)
REFUSALS = Counter("pantheon_refusals", "Interactions that were refused with a sentence, by its key.", ["reason"])
EXPIRED = Counter(
    "pantheon_interactions_expired",
    "Interactions that Discord says are not ours: 10062 came too late, 40060 belongs to another process.",
    ["code"],
)
ACKNOWLEDGEMENT = Histogram(
    "pantheon_acknowledgement_seconds",
    "From the arrival of an interaction until Discord has taken its acknowledgement.",
    buckets=QUICK,
)
SUGGESTIONS = Histogram("pantheon_suggestions_seconds", "Looking for suggestions while someone types.", buckets=QUICK)
INCIDENTS = Counter("pantheon_incidents", "Unexpected errors, each with a number in the log.")

# Storage

STORAGE = Histogram(
    "pantheon_storage_seconds",
    "Transactions, waiting for the connection included. `write` ends with the commit; `tidy` leaves no deleted bytes.",
    ["work"],
    buckets=QUICK,
)
STORAGE_REFUSED = Counter("pantheon_storage_refused", "Transactions that the database refused.", ["reason"])
TABLES_LOADED = Counter("pantheon_tables_loaded", "Tables brought back from the database because none was at hand.")
TABLES_DAMAGED = Gauge("pantheon_tables_damaged", "Tables whose stored rows were found damaged since the start.")
TABLES_OPEN = Gauge("pantheon_tables_open", "Open tables; those that rest or are frozen count as that.", ["stage"])
ARCHIVED = Counter(
    "pantheon_matches_archived",
    "Matches that are over whose rows were `packed`, or left because they are `damaged`.",
    ["outcome"],
)
ARCHIVE_WAITING = Gauge("pantheon_archive_waiting", "Matches over long enough whose rows are not packed yet.")
DATABASE_BYTES = Gauge("pantheon_database_bytes", "Size of the database.")
WAL_BYTES = Gauge("pantheon_wal_bytes", "Size of SQLite's write-ahead log.")
DISK_FREE_BYTES = Gauge("pantheon_disk_free_bytes", "Free space where the data are.")
DISK_FREE_RATIO = Gauge("pantheon_disk_free_ratio", "Share of that disk that is free, 0 to 1.")
BACKUPS_SENT = Counter(
    "pantheon_backups_sent", "Backups handed to the operator's command (PANTHEON_BACKUP_COMMAND).", ["outcome"]
)
LAST_BACKUP = Gauge("pantheon_last_backup_timestamp_seconds", "When the newest backup was made; 0 without one.")
RESTORE_DRILLS = Counter(
    "pantheon_restore_drills",
    "Drills in which the newest backup was restored into a scratch file: it was `whole` or `damaged`, there was "
    "`no_backup`, or the drill itself `failed`.",
    ["outcome"],
)
LAST_RESTORE_DRILL = Gauge(
    "pantheon_last_restore_drill_timestamp_seconds", "When a drill last found the newest backup whole; 0 for never."
)
DRILL_MATCHES = Gauge("pantheon_restore_drill_matches", "Matches that the last drill of a restore has rebuilt.")

# Tables

TAKEOVERS = Counter(
    "pantheon_seats_taken_over", "Seats in which a computer player stands in for their person, by why.", ["why"]
)
ERASURES = Counter("pantheon_erasures", "People who were erased.")

# The queue

QUEUED = Gauge("pantheon_queue_people", "People who wait in the queue for a match over servers.")
TOURNAMENTS_PLAYED = Gauge("pantheon_tournaments", "Tournaments that are played now.")
TOURNAMENT_TABLES_WAITING = Gauge("pantheon_tournament_tables_waiting", "Tables of tournaments that wait to be opened.")
TOURNAMENT_ROUNDS = Counter("pantheon_tournament_rounds_total", "Rounds of tournaments that began.")
PEOPLE_LEAGUES = Gauge("pantheon_people_leagues", "Leagues of matches, open or closed.")
PEOPLE_LEAGUE_MATCHES = Counter("pantheon_people_league_matches_total", "Matches that were opened for leagues.")
QUEUE_WAITED = Histogram(
    "pantheon_queue_waited_seconds", "How long parties waited in the queue until their match opened.", buckets=LATE
)
QUEUE_PAUSES = Counter(
    "pantheon_queue_pauses_total", "How often a person who let strangers wait was kept out of the queue for a while."
)

MUSTERS = Counter(
    "pantheon_musters",
    "Matches whose people were asked to confirm: `begun` in a lobby, `complete`, `declined` by someone, or `ran_out`.",
    ["outcome"],
)

# Messages to Discord

BOARD_VISIBLE = Histogram(
    "pantheon_board_visible_seconds", "From a table's last move until Discord has its new board.", buckets=VISIBLE
)
EDITS = Counter(
    "pantheon_message_edits",
    "Edits of posted messages: by a click's token, which Discord does not count, or not.",
    ["way"],
)
DELIVERIES = Counter("pantheon_deliveries", "Tries to deliver a message of the outbox, by their end.", ["outcome"])
DAY_POSTS = Counter(
    "pantheon_day_posts", "Posts of the day in servers, and threads below them that Discord refused.", ["outcome"]
)
FORUM_POSTS = Counter(
    "pantheon_forum_posts",
    "Posts of matches in forums: `made`, `renamed`, `postponed` as titles may be changed seldom, `closed`, changes "
    "that Discord `refused`; and tags of the bot that were made (`tags_made`) or could not be (`tags_lacking`).",
    ["outcome"],
)
FOLLOWS = Counter(
    "pantheon_follows",
    "Matches that people follow: `followed`, `stopped` by a click; messages to them that were `written`, or `put_off` "
    "for quiet hours or a turn just before; ended because a person may not see them (`unseen`), or direct messages are "
    "`refused`.",
    ["outcome"],
)
WEB_REQUESTS = Counter(
    "pantheon_web_requests",
    "Requests for pages of matches, by what was asked for: `shown`, `unchanged` since, `missing` (no link leads there),"
    " `limited` by address, `busy`, `failed`, or `refused` (no browser asks so).",
    ["what", "outcome"],
)
WEB_SECONDS = Histogram("pantheon_web_seconds", "From such a request until its answer is begun.", buckets=QUICK)
WEB_WATCHERS = Gauge("pantheon_web_watchers", "Pages of matches that are open and get new boards.")
WEB_CONNECTIONS = Gauge("pantheon_web_connections", "Connections to the port of the pages.")
WEB_EVENTS = Counter("pantheon_web_boards_sent", "New boards that were sent to pages that are open.")
WEB_LINKS = Counter("pantheon_web_links", "Links to matches: `made` and `withdrawn` by their people.", ["outcome"])
OUTBOX = Gauge(
    "pantheon_outbox_messages",
    "Messages in the outbox: `waiting` are due, `blocked` wait for a channel, `tidying` only remove old buttons.",
    ["state"],
)
CONVERSATIONS = Counter(
    "pantheon_conversations",
    "New conversations with people: `opened`, `postponed` to open no more than ten a minute, refused by Discord as "
    "`too_fast`, and not opened with a `stranger`; who waited too long is `mentioned` in the channel instead.",
    ["outcome"],
)
CONVERSATIONS_WAITING = Gauge("pantheon_conversations_waiting", "People who wait for a new conversation.")
OUTBOX_AGE = Gauge("pantheon_outbox_age_seconds", "How long the oldest message has waited that no channel holds up.")
CHANNELS_BLOCKED = Gauge("pantheon_channels_blocked", "Channels in which nothing can be written now.")

# Time

TIMERS_OVERDUE = Gauge("pantheon_timers_overdue_seconds", "How long the timer has been due that is due longest.")
TIMER_LATENESS = Histogram("pantheon_timer_lateness_seconds", "How late timers were acted on.", buckets=LATE)
CLOCK_AHEAD = Gauge("pantheon_clock_ahead_seconds", "How far this machine's clock is ahead of Discord's.")
TIMES_ENDED = Counter(
    "pantheon_times_ended",
    "Times of seats that ended without a choice: by the limit, or with the time `bank`.",
    ["why"],
)
NUDGES = Counter(
    "pantheon_nudges",
    "People who were `called` by those who wait, and what they answered (here, time, leave).",
    ["outcome"],
)
KEPT_ENTRIES = Gauge("pantheon_kept_entries", "Entries of caches in memory, by what is kept.", ["what"])
LOOP_LAG = Histogram("pantheon_loop_lag_seconds", "How late the event loop's own timer came.", buckets=QUICK)

# Discord

ANSWERS = Counter("pantheon_discord_answers", "Discord's answers to REST requests.", ["status"])
INVALID = Gauge(
    "pantheon_invalid_requests", "Answers 401, 403 and 429 of the last ten minutes; at 10,000 Discord bans the address."
)
BREAKER_OPEN = Gauge("pantheon_breaker_open", "Whether nothing is sent because of too many invalid requests.")
CONNECTED = Gauge("pantheon_gateway_connected", "Whether the gateway is connected and ready.")
SESSION_STARTS = Counter("pantheon_session_starts", "Sessions begun at the gateway; resumed ones do not count.")
SESSION_STARTS_LEFT = Gauge("pantheon_session_starts_left", "Session starts that Discord still allows today.")

# Drawing

DRAWING = Histogram(
    "pantheon_drawing_seconds",
    "Work of the pool: `short` are boards, `long` are animations. Cached pictures do not count.",
    ["length"],
    buckets=VISIBLE,
)
DRAWING_WAIT = Histogram(
    "pantheon_drawing_wait_seconds", "How long such work waited for its turn.", ["length"], buckets=VISIBLE
)
DRAWING_WAITING = Gauge("pantheon_drawing_waiting", "Pieces of such work that wait now.", ["length"])

ALERTS = Counter("pantheon_alerts", "Things that went wrong for an operator to look at, by kind.", ["kind"])


def begin_at_zero(metric: Counter | Gauge | Histogram, *labels: Iterable[str]) -> None:
    """Show the series of all these labels from the start: Prometheus sees no increase from nothing to one.

    Called where the labels are known; a list for each name, of which every combination is shown.
    """
    for values in product(*labels):
        metric.labels(*values)


begin_at_zero(DRAWING, ("short", "long"))
begin_at_zero(DRAWING_WAIT, ("short", "long"))
begin_at_zero(DRAWING_WAITING, ("short", "long"))
begin_at_zero(TIMES_ENDED, ("limit", "bank"))
begin_at_zero(NUDGES, ("called", "here", "time", "leave"))

arrived: ContextVar[float | None] = ContextVar("arrived", default=None)
"""When the event arrived that is being answered, on the monotonic clock; tasks inherit it."""


def note_drawn(is_long: bool, waited: float, took: float) -> None:
    """Observe a piece of work of the pool; times in seconds."""
    length = "long" if is_long else "short"
    DRAWING_WAIT.labels(length).observe(waited)
    DRAWING.labels(length).observe(took)


def note_arrival() -> None:
    """Note that an event arrives now; what is begun because of it knows."""
    arrived.set(time.monotonic())


def note_acknowledged() -> None:
    """Observe how long the interaction that is being answered took to be acknowledged, where its arrival is known."""
    began = arrived.get()
    if began is not None:
        ACKNOWLEDGEMENT.observe(time.monotonic() - began)
