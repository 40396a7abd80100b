"""The controls of a person's preferences, and the form for quiet hours."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

import discord
from discord import ui

from bot.features.board.board_buttons import BoardButton
from bot.features.board.choices import LABEL, clip
from bot.features.board.private import show
from bot.features.preferences.view import (
    AUTOMATIC,
    clock_time,
    own_panel,
    preferences_panel,
    wishes_of,
    zone_name,
    zone_row,
)
from bot.interactions.components import Panel, note, words
from bot.interactions.handling import reader
from bot.interactions.router import Control
from bot.interactions.routes import WORD, InvalidCustomId, custom_id, template
from bot.languages import LANGUAGES, Speech
from bot.languages.display_names import plain
from bot.languages.time_zones import find_zone
from bot.runtime.clock import HOUR
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.people.preferences import MINUTES_OF_A_DAY, REMINDER_INTERVALS, Preferences, Reminders, is_zone

ROW = 5
"""Discord's limit for the buttons of a row."""
HOURS_FORM = template("d1")
LONGEST_ZONE, LONGEST_HOUR = 60, 10

ACTIONS: Mapping[str, Callable[[Preferences], Preferences]] = {
    "loud": lambda wishes: wishes._replace(quiet=None),
    "always": lambda wishes: wishes._replace(always=True),
    "limited": lambda wishes: wishes._replace(always=False),
    "strong": lambda wishes: wishes._replace(symbols="strong"),
    "usual": lambda wishes: wishes._replace(symbols="usual"),
    "compact": lambda wishes: wishes._replace(pictures="compact"),
    "full": lambda wishes: wishes._replace(pictures="full"),
    "table": lambda wishes: wishes._replace(pictures="table"),
    "hide": lambda wishes: wishes._replace(rated=False),
    "show": lambda wishes: wishes._replace(rated=True),
}
"""What a button changes, for those that only change a preference."""
WHERE: tuple[Reminders, ...] = ("channel", "message", "none")
INTERVALS = {f"h{interval // HOUR}": interval for interval in REMINDER_INTERVALS}


class PreferenceSelect(Control, template=template("r1", f"part={WORD}")):
    """Chooses one of a person's preferences."""

    component = ui.Select

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Keep it, and show the panel as it is then."""
        if len(self.values) != 1:
            raise InvalidCustomId(self.custom_id)
        services, (value,) = services_of(interaction), self.values
        if self.parts["part"] == "language":
            if value not in (*LANGUAGES, AUTOMATIC):
                raise InvalidCustomId(self.custom_id)
            await services.tables.set_language(interaction.user.id, None if value == AUTOMATIC else value)
        else:
            await services.tables.change_preferences(interaction.user.id, lambda wishes: self._changed(wishes, value))
        await interaction.edit_original_response(view=await own_panel(interaction, services))

    def _changed(self, wishes: Preferences, value: str) -> Preferences:
        part = self.parts["part"]
        if part == "reminders" and value in WHERE:
            return wishes._replace(reminders=next(where for where in WHERE if where == value), refused=False)
        if part == "interval" and value in INTERVALS:
            return wishes._replace(interval=INTERVALS[value])
        if part == "zone" and is_zone(value):
            return wishes._replace(zone=value)
        raise InvalidCustomId(self.custom_id)


class PreferenceButton(Control, template=template("z1", f"action={WORD}")):
    """Changes one of a person's preferences, or opens the form for quiet hours."""

    async def acknowledge(self, interaction: discord.Interaction[Any]) -> bool:
        """A form must be the first answer; standing answers get a message of their own."""
        if self.parts["action"] == "hours":
            return True
        self.private = self.parts["action"] == "standing"  # type: ignore[misc]
        return await super().acknowledge(interaction)

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Do what it says."""
        services, action, person = services_of(interaction), self.parts["action"], interaction.user.id
        if action == "hours":
            wishes = await wishes_of(services, person)
            await interaction.response.send_modal(HoursForm(wishes.preferences, await reader(interaction)))
            return
        if action == "standing":
            panel = await standing_answers(interaction)
            await interaction.followup.send(view=panel.view, files=panel.files(), ephemeral=True)
            return
        if action == "away":
            await services.tables.time.begin_vacation(person)
        elif action == "back":
            await services.tables.time.end_vacation(person)
        elif action in ACTIONS:
            await services.tables.change_preferences(person, ACTIONS[action])
        else:
            raise InvalidCustomId(self.custom_id)
        await interaction.edit_original_response(view=await own_panel(interaction, services))


async def standing_answers(interaction: discord.Interaction[Any]) -> Panel:
    """A person's standing answers in their match of this server; of several matches, a button for each.

    Raises Refusal: no_match_here.
    """
    services, speech = services_of(interaction), await reader(interaction)
    playing = [
        table
        for table in await services.tables.open_tables_of(interaction.user.id)
        if table.server == interaction.guild_id and table.stage == "playing"
    ]
    if not playing:
        raise Refusal("no_match_here")
    meant = [table for table in playing if table.channel == interaction.channel_id] or playing
    if len(meant) == 1:
        return await show(services, meant[0].id, interaction.user.id, "standing", 0, speech)
    buttons = [_match_button(table, speech) for table in meant]
    rows: list[ui.ActionRow[Any]] = [
        ui.ActionRow(*buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)
    ]
    return Panel(note(speech("preferences-standing-which"), *rows))


def _match_button(table: Table, speech: Speech) -> BoardButton:
    names = speech.listed([plain(seat.name) for seat in table.seats])
    label = speech("posting-thread-name", game=speech(f"{table.game}-title"), names=names)
    return BoardButton(ui.Button(custom_id=custom_id("b1", table.id, "standing", 0), label=clip(label, LABEL)))


class HoursForm(ui.Modal):
    """Asks for quiet hours and the time zone they are meant in. Its answer is taken by ``take_hours``."""

    def __init__(self, wishes: Preferences, speech: Speech) -> None:
        super().__init__(title=speech("preferences-hours-title")[:45], custom_id="d1", timeout=900)
        begin, end = map(clock_time, wishes.quiet or (0, 0)) if wishes.quiet else ("", "")
        asked = (
            ("zone", zone_name(wishes.zone), LONGEST_ZONE),
            ("from", begin, LONGEST_HOUR),
            ("until", end, LONGEST_HOUR),
        )
        for field, value, longest in asked:
            self.add_item(
                ui.Label(
                    text=speech(f"preferences-hours-{field}")[:45],
                    description=speech(f"preferences-hours-{field}-about")[:100],
                    component=ui.TextInput(custom_id=field, max_length=longest, required=False, default=value),
                )
            )


async def take_hours(interaction: discord.Interaction[Any], written: Mapping[str, str]) -> None:
    """Keep the quiet hours and the zone that somebody wrote; where several zones may be meant, ask which.

    Raises Refusal: bad_hours, no_such_zone, zone_needed.
    """
    services, person = services_of(interaction), interaction.user.id
    quiet = quiet_hours(written.get("from", ""), written.get("until", ""))
    typed = written.get("zone", "")[:LONGEST_ZONE]
    found = find_zone(typed)
    is_new = False

    def changed(wishes: Preferences) -> Preferences:
        nonlocal is_new
        zone = wishes.zone
        if is_new := bool(typed) and typed != zone_name(zone):
            if not found.zones:
                raise Refusal("no_such_zone")
            zone = found.zones[0]
        if quiet and not zone:
            raise Refusal("zone_needed")
        return wishes._replace(quiet=quiet, zone=zone)

    await services.tables.change_preferences(person, changed)
    if found.sure or not is_new:
        await interaction.edit_original_response(view=await own_panel(interaction, services))
        return
    speech = await reader(interaction)
    asked = words(speech("preferences-which-zone", typed=discord.utils.escape_markdown(typed)))
    wishes = await wishes_of(services, person)
    view = preferences_panel(wishes, speech, asked, zone_row(found.zones, wishes.now, speech))
    await interaction.edit_original_response(view=view)


_HOUR = re.compile(r"([0-9]{1,2})(?:\s*[:.h]\s*([0-9]{2})?)?\s*(am|pm|uhr)?")


def quiet_hours(begin: str, end: str) -> tuple[int, int] | None:
    """From when until when somebody wants quiet, in minutes after midnight; None for two empty fields.

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
