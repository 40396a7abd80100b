"""Preferences of people and settings of servers, stored as JSON; invalid values are read as the default."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple, get_args

from sqlalchemy import bindparam, select, update

from bot.runtime.clock import DAY, HOUR
from bot.storage.constant_statements import mark_constant
from bot.storage.schema import people, servers
from bot.storage.transaction import Transaction
from bot.tables.model.options import known_parts, with_changes
from bot.tables.people.people import keep_of_server, number_of
from bot.tables.people.post_of_day import PostOfDay, post_of_day_from
from bot.tables.people.zones import is_zone

Reminders = Literal["channel", "message", "none"]
"""How a person is reminded: in the match's channel, by a direct message, or not at all."""
Turns = Literal["channel", "message"]
"""Where a person chooses: in the match's channel, or in a direct message for each turn too."""
Symbols = Literal["usual", "strong"]
"""Pictures in plain colours, or with signs in addition to colours."""
Layouts = Literal["table", "full", "compact"]
"""Pictures for one person alone: laid out as the table's, with everything, or for a small screen."""

REMINDER_INTERVALS: tuple[int, ...] = (6 * HOUR, 12 * HOUR, DAY, 2 * DAY)
MINUTES_OF_A_DAY = 24 * 60
PREFERENCES_OF = mark_constant(select(people.c.preferences).where(people.c.discord == bindparam("of_person")))


class Preferences(NamedTuple):
    """What a person prefers. Times are milliseconds since 1970 UTC.

    ``zone`` is an IANA name, "" when none was chosen. ``quiet`` is from when until when, in minutes after midnight of
    that zone, no one is reminded. ``interval`` lies between reminders after the second; with ``always`` the person is
    reminded so often also where there is no time limit. ``vacation`` is since when the person is on vacation;
    ``vacations`` are the earlier ones, from and until. ``refused``: direct messages did not
    get through. ``rated``: appears in statistics and ratings.
    ``symbols`` and ``pictures`` are how pictures look that the person alone sees. ``turns``: where the person chooses.
    ``rolls``: the board of a turn there shows the roll as it fell.
    ``streaks``: wants a direct message before a streak ends; ``streak_reminder_day`` is the day of the last one.
    """

    zone: str = ""
    quiet: tuple[int, int] | None = None
    reminders: Reminders = "channel"
    interval: int = DAY
    vacation: int | None = None
    vacations: tuple[tuple[int, int], ...] = ()
    refused: bool = False
    rated: bool = True
    symbols: Symbols = "usual"
    always: bool = False
    pictures: Layouts = "table"
    turns: Turns = "channel"
    streaks: bool = False
    streak_reminder_day: int | None = None
    rolls: bool = False


class ServerSettings(NamedTuple):
    """What a server chose. ``table_options`` are the options of its new tables, as JSON.

    ``channels`` are the ids of the channels in which matches may be opened; none: all. ``season_channel`` is where the
    end of a season is announced (None: nowhere), ``season_told`` the first day of the season that was announced last.
    ``queue_channel`` is where matches of the queue may be played, each in a thread (None: in none of this server).
    ``forum_channel`` is a forum in which each match gets a post (None: no match of this server does).
    ``post_of_day`` is how it wants the challenge and the puzzle of the day posted.
    """

    table_options: Mapping[str, Any] = {}
    channels: tuple[int, ...] = ()
    season_channel: int | None = None
    season_told: int | None = None
    queue_channel: int | None = None
    forum_channel: int | None = None
    post_of_day: PostOfDay = PostOfDay()


EARLIER = ("puzzle_channel", "puzzle_day")
"""What an earlier version has stored in the place of ``post_of_day``."""
_NUMBERS = ("season_channel", "season_told", "queue_channel", "forum_channel")


def preferences_from(document: object) -> Preferences:
    """The stored preferences; missing or invalid values get the default."""
    if not isinstance(document, Mapping):
        return Preferences()
    usual = Preferences()
    values = {key: document.get(key, getattr(usual, key)) for key in Preferences._fields}
    return Preferences(
        zone=values["zone"] if is_zone(values["zone"]) else usual.zone,
        quiet=_span(values["quiet"], MINUTES_OF_A_DAY),
        reminders=values["reminders"] if values["reminders"] in get_args(Reminders) else usual.reminders,
        interval=values["interval"] if values["interval"] in REMINDER_INTERVALS else usual.interval,
        vacation=values["vacation"] if type(values["vacation"]) is int else None,
        vacations=_spans(values["vacations"]),
        refused=values["refused"] is True,
        rated=values["rated"] is not False,
        symbols=values["symbols"] if values["symbols"] in get_args(Symbols) else usual.symbols,
        always=values["always"] is True,
        pictures=values["pictures"] if values["pictures"] in get_args(Layouts) else usual.pictures,
        turns=values["turns"] if values["turns"] in get_args(Turns) else usual.turns,
        streaks=values["streaks"] is True,
        streak_reminder_day=values["streak_reminder_day"] if type(values["streak_reminder_day"]) is int else None,
        rolls=values["rolls"] is True,
    )


def server_settings_from(document: object) -> ServerSettings:
    """The stored settings; missing or invalid values get the default."""
    if not isinstance(document, Mapping):
        return ServerSettings()
    channels = document.get("channels")
    channel_ids = [each for each in channels if type(each) is int] if isinstance(channels, list | tuple) else []
    numbers = {key: document[key] for key in _NUMBERS if type(document.get(key)) is int}
    post = post_of_day_from(document.get("post_of_day"), document)
    return ServerSettings(known_parts(document.get("conduct")), tuple(channel_ids), **numbers, post_of_day=post)


def _span(value: object, most: int) -> tuple[int, int] | None:
    if not isinstance(value, list | tuple) or len(value) != 2:
        return None
    begin, end = value
    fits = type(begin) is int and type(end) is int and 0 <= begin < most and 0 <= end < most and begin != end
    return (begin, end) if fits else None


def _spans(value: object) -> tuple[tuple[int, int], ...]:
    spans = value if isinstance(value, list | tuple) else ()
    results = [_span(each, 2**63) for each in spans]
    return tuple(span for span in results if span)


async def preferences_of(connection: Transaction, discord: int, *, to_change: bool = False) -> Preferences:
    """A person's preferences. ``to_change``: no one else changes them before this transaction ends."""
    query = PREFERENCES_OF.with_for_update() if to_change else PREFERENCES_OF
    return preferences_from((await connection.execute(query, {"of_person": discord})).scalar_one_or_none())


async def set_preferences_of(connection: Transaction, discord: int, preferences: Preferences) -> None:
    """Keep a person's preferences."""
    number = await number_of(connection, discord)
    document = (await connection.execute(select(people.c.preferences).where(people.c.id == number))).scalar_one()
    new_document = with_changes(document, _unusual(preferences_from(document)), _unusual(preferences))
    await connection.execute(update(people).where(people.c.id == number).values(preferences=new_document or None))


def _unusual(preferences: Preferences) -> dict[str, Any]:
    return {key: value for key, value in preferences._asdict().items() if value != getattr(Preferences(), key)}


async def change_preferences_of(
    connection: Transaction, discord: int, change: Callable[[Preferences], Preferences]
) -> Preferences:
    """Change the stored preferences of a person, whatever a panel showed; returns the new ones."""
    # A row that is not there could not be locked.
    await number_of(connection, discord)
    preferences = change(await preferences_of(connection, discord, to_change=True))
    await set_preferences_of(connection, discord, preferences)
    return preferences


async def settings_of_server(connection: Transaction, server: int, *, to_change: bool = False) -> ServerSettings:
    """A server's settings. ``to_change``: no one else changes them before this transaction ends."""
    if to_change:
        # A row that is not there could not be locked.
        await keep_of_server(connection, server)
    query = select(servers.c.settings).where(servers.c.id == server)
    query = query.with_for_update() if to_change else query
    return server_settings_from((await connection.execute(query)).scalar_one_or_none())


async def set_settings_of_server(connection: Transaction, server: int, settings: ServerSettings) -> None:
    """Keep a server's settings."""
    document = (await connection.execute(select(servers.c.settings).where(servers.c.id == server))).scalar_one_or_none()
    before, after = _as_json(server_settings_from(document)), _as_json(settings)
    new_document = with_changes(document, before, after)
    if isinstance(document, Mapping) and "conduct" in new_document:
        new_document["conduct"] = with_changes(document.get("conduct"), before["conduct"], after["conduct"])
    if not new_document.keys().isdisjoint(EARLIER):
        new_document = {key: value for key, value in new_document.items() if key not in EARLIER}
        new_document |= {key: after[key] for key in ("post_of_day",) if key in after}
    await keep_of_server(connection, server, settings=new_document)


def _as_json(settings: ServerSettings) -> dict[str, Any]:
    document: dict[str, Any] = {"conduct": dict(settings.table_options), "channels": list(settings.channels)}
    document |= {key: value for key in _NUMBERS if (value := getattr(settings, key)) is not None}
    if (post := settings.post_of_day.as_json()) is not None:
        document["post_of_day"] = post
    return document
