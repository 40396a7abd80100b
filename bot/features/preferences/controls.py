"""The buttons of a person's preferences, the form for quiet hours, and selects of earlier versions."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, get_args

from discord import ui

from bot.features.preferences.form import preferences_form
from bot.features.preferences.view import (
    AUTOMATIC,
    clock_time,
    current_preferences,
    own_panel,
    preferences_panel,
    zone_row,
)
from bot.interactions import limits
from bot.interactions.availability import server_of
from bot.interactions.components import Panel, button_rows, clip, note, words
from bot.interactions.control import Control
from bot.interactions.custom_ids import InvalidCustomId
from bot.interactions.router import Click, Reply
from bot.interactions.routes import BOARD, PREFERENCE, PREFERENCE_BUTTON, QUIET_HOURS_FORM
from bot.languages import LANGUAGES, Speech
from bot.languages.display_names import plain
from bot.languages.markdown import disarm_markdown
from bot.languages.time_zones import find_zone, zone_name
from bot.reading.erased_people import in_words
from bot.reading.position import position_of
from bot.reading.standing_answers import standing_panel
from bot.runtime.clock import HOUR
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.preferences import MINUTES_OF_A_DAY, REMINDER_INTERVALS, Preferences, Reminders, Turns
from bot.tables.people.zones import is_zone

LONGEST_ZONE, LONGEST_HOUR = 60, 10

ACTIONS: Mapping[str, Callable[[Preferences], Preferences]] = {
    "loud": lambda preferences: preferences._replace(quiet=None),
    "always": lambda preferences: preferences._replace(always=True),
    "limited": lambda preferences: preferences._replace(always=False),
    "strong": lambda preferences: preferences._replace(symbols="strong"),
    "usual": lambda preferences: preferences._replace(symbols="usual"),
    "compact": lambda preferences: preferences._replace(pictures="compact"),
    "full": lambda preferences: preferences._replace(pictures="full"),
    "table": lambda preferences: preferences._replace(pictures="table"),
    "hide": lambda preferences: preferences._replace(rated=False),
    "show": lambda preferences: preferences._replace(rated=True),
}
"""The change of each button that only changes a preference; all but the first stand on panels of earlier versions."""
WHERE: tuple[Reminders, ...] = ("channel", "message", "none")
INTERVALS = {f"h{interval // HOUR}": interval for interval in REMINDER_INTERVALS}


@PREFERENCE.on
async def choose_preference(click: Click, part: str) -> None:
    """Keep one of a person's preferences, and show the panel as it is then."""
    value = click.value()
    if part == "language":
        if value not in (*LANGUAGES, AUTOMATIC):
            raise click.invalid()
        await click.tables.people.set_language(click.person.id, None if value == AUTOMATIC else value)
    else:
        await click.tables.people.change_preferences(
            click.person.id, lambda preferences: _change(preferences, part, value)
        )
        if part == "turns":
            await click.tables.time.show_turns(click.person.id)
    await click.update(await own_panel(click.interaction, click.services))


def _change(preferences: Preferences, part: str, value: str) -> Preferences:
    if part == "reminders" and value in WHERE:
        return preferences._replace(reminders=next(where for where in WHERE if where == value), refused=False)
    if part == "turns" and value in get_args(Turns):
        return preferences._replace(turns="message" if value == "message" else "channel", refused=False)
    if part == "interval" and value in INTERVALS:
        return preferences._replace(interval=INTERVALS[value])
    if part == "zone" and is_zone(value):
        return preferences._replace(zone=value)
    raise InvalidCustomId(value)


def _reply(click: Click, action: str) -> Reply:
    """A form must be the first response; standing answers get a new message."""
    return "form" if action in ("hours", "change") else "private" if action == "standing" else "update"


@PREFERENCE_BUTTON.on(reply=_reply)
async def change_preference(click: Click, action: str) -> None:
    """Change one of a person's preferences, or open a form."""
    person = click.person.id
    if action in ("hours", "change"):
        current, words = await current_preferences(click.services, person), click.speech
        form = hours_form(current.preferences, words) if action == "hours" else preferences_form(current, words)
        await click.open(form)
        return
    if action == "standing":
        await click.send(await standing_answers(click))
        return
    if action == "away":
        await click.tables.time.begin_vacation(person)
    elif action == "back":
        await click.tables.time.end_vacation(person)
    elif action in ACTIONS:
        await click.tables.people.change_preferences(person, ACTIONS[action])
    else:
        raise click.invalid()
    await click.update(await own_panel(click.interaction, click.services))


async def standing_answers(click: Click) -> Panel:
    """A person's standing answers in their match of this server; of several matches, a button for each.

    Raises Refusal: no_match_here.
    """
    speech, person = click.speech, click.person.id
    playing = [
        table
        for table in await click.tables.lookup.open_tables_of(person)
        if table.server == server_of(click.interaction) and table.stage == "playing"
    ]
    if not playing:
        raise Refusal("no_match_here")
    tables = [table for table in playing if table.channel == click.interaction.channel_id] or playing
    if len(tables) == 1:
        match = await click.tables.lookup.match(tables[0].id)
        return standing_panel(position_of(tables[0], match, speech), tables[0].own_seat(person))
    rows = button_rows([_match_button(table, speech) for table in tables])
    return Panel(note(speech("preferences-standing-which"), *rows))


def _match_button(table: Table, speech: Speech) -> Control:
    names = speech.join_words([plain(seat.name) for seat in in_words(table, speech).seats])
    label = speech("channels-thread-name", game=speech(f"{table.game}-title"), names=names)
    return BOARD.button(table.id, "standing", 0, label=label)


def hours_form(preferences: Preferences, speech: Speech) -> ui.Modal:
    """Asks for quiet hours and the time zone they are meant in."""
    begin, end = map(clock_time, preferences.quiet) if preferences.quiet else ("", "")
    questions = (
        ("zone", zone_name(preferences.zone), LONGEST_ZONE),
        ("from", begin, LONGEST_HOUR),
        ("until", end, LONGEST_HOUR),
    )
    fields = [
        ui.Label[Any](
            text=clip(speech(f"preferences-hours-{field}"), limits.FORM_TEXT),
            description=clip(speech(f"preferences-hours-{field}-about"), limits.FORM_NOTE),
            component=ui.TextInput(custom_id=field, max_length=longest, required=False, default=value),
        )
        for field, value, longest in questions
    ]
    return QUIET_HOURS_FORM.form(title=speech("preferences-hours-title"), fields=fields)


@QUIET_HOURS_FORM.on
async def take_hours(click: Click) -> None:
    """Store the typed quiet hours and time zone; for an ambiguous zone, show a select.

    Raises Refusal: bad_hours, no_such_zone, zone_needed.
    """
    fields, person = click.texts, click.person.id
    quiet = quiet_hours(fields.get("from", ""), fields.get("until", ""))
    zone_text = fields.get("zone", "")[:LONGEST_ZONE]
    match = find_zone(zone_text)
    is_new = False

    def apply_hours(preferences: Preferences) -> Preferences:
        nonlocal is_new
        zone = preferences.zone
        if is_new := bool(zone_text) and zone_text != zone_name(zone):
            if not match.zones:
                raise Refusal("no_such_zone")
            zone = match.zones[0]
        if quiet and not zone:
            raise Refusal("zone_needed")
        return preferences._replace(quiet=quiet, zone=zone)

    await click.tables.people.change_preferences(person, apply_hours)
    if match.sure or not is_new:
        await click.update(await own_panel(click.interaction, click.services))
        return
    speech = click.speech
    question = words(speech("preferences-which-zone", typed=disarm_markdown(zone_text)))
    current = await current_preferences(click.services, person)
    view = preferences_panel(current, speech, question, zone_row(match.zones, current.now, speech))
    await click.update(view)


_HOUR = re.compile(r"([0-9]{1,2})(?:\s*[:.h]\s*([0-9]{2})?)?\s*(am|pm|uhr)?")


def quiet_hours(begin: str, end: str) -> tuple[int, int] | None:
    """The begin and end of the quiet hours, in minutes after midnight; None for two empty fields.

    Raises Refusal: bad_hours.
    """
    if not begin.strip() and not end.strip():
        return None
    times = minutes_of(begin), minutes_of(end)
    if times[0] == times[1]:
        raise Refusal("bad_hours")
    return times


def minutes_of(written: str) -> int:
    """A time of day as people write it: "22:00", "22.30", "22", "10 pm", "7 Uhr". Raises Refusal: bad_hours."""
    match = _HOUR.fullmatch(written.strip().lower())
    if match is None:
        raise Refusal("bad_hours")
    hours, minutes, half = int(match[1]), int(match[2] or 0), match[3]
    if half in ("am", "pm"):
        if not 1 <= hours <= 12:
            raise Refusal("bad_hours")
        hours = hours % 12 + (12 if half == "pm" else 0)
    total = hours * 60 + minutes
    if minutes >= 60 or total > MINUTES_OF_A_DAY:
        raise Refusal("bad_hours")
    return total % MINUTES_OF_A_DAY
