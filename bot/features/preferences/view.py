"""The private panel of a person's preferences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.interactions.components import button_rows, mention_in, note, option
from bot.interactions.handling import speech_of
from bot.interactions.routes import PREFERENCE, PREFERENCE_BUTTON
from bot.languages import Speech
from bot.languages import speech as speech_in
from bot.languages.time_zones import minutes_now, zone_name
from bot.runtime.clock import DAY, HOUR
from bot.services import Services
from bot.tables.people.preferences import Preferences
from bot.tables.rules import vacations

AUTOMATIC = "auto"
"""The value for the language that Discord reports."""


class PreferencesView(NamedTuple):
    """The content of the panel: the preferences, the chosen language (None: as Discord says), and the time."""

    preferences: Preferences
    language: str | None
    now: int


async def current_preferences(services: Services, person: int) -> PreferencesView:
    """A person's present preferences."""
    return PreferencesView(
        await services.tables.people.preferences(person),
        await services.tables.people.language(person),
        services.clock.now(),
    )


async def own_panel(interaction: discord.Interaction[Any], services: Services) -> ui.LayoutView:
    """The panel of the person who asks, in their language."""
    current = await current_preferences(services, interaction.user.id)
    speech = speech_in(current.language) if current.language else speech_of(interaction)
    return mention_in(preferences_panel(current, speech), services.command_ids)


def preferences_panel(current: PreferencesView, speech: Speech, *above: ui.Item[Any]) -> ui.LayoutView:
    """Everything a person can choose, and how it is now."""
    buttons = [
        PREFERENCE_BUTTON.button(action, label=speech(f"preferences-press-{action}")) for action in _actions(current)
    ]
    return note(
        "\n".join([speech("preferences-title"), "", *lines(current, speech)]),
        *above,
        *button_rows(buttons),
    )


def lines(current: PreferencesView, speech: Speech) -> list[str]:
    """The preferences in words."""
    preferences, now = current.preferences, current.now
    language = (
        speech_in(current.language)("preferences-language-name")
        if current.language
        else speech("preferences-language-automatic")
    )
    lines = [
        speech("preferences-language", language=language),
        speech("preferences-reminders", reminders=_reminders(preferences, speech)),
    ]
    lines.append(speech("preferences-turns", turns=speech(f"preferences-turns-{preferences.turns}")))
    if preferences.rolls:
        lines.append(speech("preferences-rolls-yes"))
    if preferences.streaks:
        lines.append(speech("preferences-streaks-yes"))
    if preferences.refused and (preferences.streaks or "message" in (preferences.reminders, preferences.turns)):
        lines.append(f"-# {speech('preferences-refused')}")
    lines.append(_quiet(preferences, now, speech))
    if preferences.vacation is not None:
        until = vacations.ends_by(preferences, now) // 1_000
        lines.append(
            speech("preferences-vacation-yes", since=f"<t:{preferences.vacation // 1_000}:d>", until=f"<t:{until}:d>")
        )
    else:
        lines.append(speech("preferences-vacation-no", days=vacations.remaining_ms(preferences, now) // DAY))
    lines.append(speech("preferences-symbols", symbols=speech(f"preferences-symbols-{preferences.symbols}")))
    lines.append(speech("preferences-pictures", pictures=speech(f"preferences-pictures-{preferences.pictures}")))
    lines.append(speech("preferences-rated-yes" if preferences.rated else "preferences-rated-no"))
    return lines


def _reminders(preferences: Preferences, speech: Speech) -> str:
    where = speech(f"preferences-reminders-{preferences.reminders}")
    if preferences.reminders == "none":
        return where
    often = speech("preferences-interval", interval=speech(f"preferences-interval-{interval_id(preferences.interval)}"))
    always = speech("preferences-always-yes" if preferences.always else "preferences-always-no")
    return speech("preferences-reminders-further", where=where, often=often, always=always)


def _quiet(preferences: Preferences, now: int, speech: Speech) -> str:
    if preferences.quiet is None:
        return speech("preferences-quiet-none")
    begin, end = map(clock_time, preferences.quiet)
    there = clock_time(minutes_now(preferences.zone, now))
    return speech(
        "preferences-quiet", **{"from": begin, "until": end, "zone": zone_name(preferences.zone), "now": there}
    )


def clock_time(minutes: int) -> str:
    """Minutes after midnight as a clock shows them: 22:00."""
    return f"{minutes // 60}:{minutes % 60:02}"


def interval_id(interval: int) -> str:
    """The word for a time between reminders, in milliseconds."""
    return f"h{interval // HOUR}"


def zone_row(zones: Sequence[str], now: int, speech: Speech) -> ui.ActionRow[Any]:
    """A select of zones that may have been meant, each with its time."""
    times = {zone: clock_time(minutes_now(zone, now)) for zone in zones}
    options = [option(speech("preferences-zone-now", zone=zone_name(zone), now=times[zone]), zone) for zone in zones]
    return PREFERENCE.select("zone", placeholder=speech("preferences-choose-zone"), options=options)


def _actions(current: PreferencesView) -> list[str]:
    preferences = current.preferences
    away = "away" if preferences.vacation is None else "back"
    return ["change", "hours", *(["loud"] if preferences.quiet else []), away, "standing"]
