"""The private panel of a person's preferences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, get_args

import discord
from discord import ui

from bot.interactions import limits
from bot.interactions.components import clip, mention_in, note, option
from bot.interactions.handling import spoken
from bot.interactions.routes import PREFERENCE, PREFERENCE_BUTTON
from bot.languages import LANGUAGES, Speech, speech
from bot.languages.time_zones import minutes_now
from bot.runtime.clock import DAY, HOUR
from bot.services import Services
from bot.tables.people.preferences import REMINDER_INTERVALS, Layouts, Preferences, Reminders, Turns
from bot.tables.rules import vacations

AUTOMATIC = "auto"
"""The value for the language that Discord reports."""

NEXT_LAYOUT: Mapping[Layouts, Layouts] = {"table": "compact", "compact": "full", "full": "table"}
"""The layout that the button offers next, by the present one."""


class PreferencesView(NamedTuple):
    """The content of the panel: the preferences, the chosen language (None: as Discord says), and the time."""

    preferences: Preferences
    language: str | None
    now: int


async def current_preferences(services: Services, person: int) -> PreferencesView:
    """A person's present preferences."""
    return PreferencesView(
        await services.tables.preferences(person), await services.tables.language(person), services.clock.now()
    )


async def own_panel(interaction: discord.Interaction[Any], services: Services) -> ui.LayoutView:
    """The panel of the person who asks, in their language."""
    current = await current_preferences(services, interaction.user.id)
    words = speech(current.language) if current.language else spoken(interaction)
    return mention_in(preferences_panel(current, words), services.command_ids)


def preferences_panel(current: PreferencesView, words: Speech, *above: ui.Item[Any]) -> ui.LayoutView:
    """Everything a person can choose, and how it is now."""
    rows = [_select(part, words, options) for part, options in _selects(current, words)]
    buttons = [
        PREFERENCE_BUTTON.button(action, label=words(f"preferences-press-{action}")) for action in _actions(current)
    ]
    return note(
        "\n".join([words("preferences-title"), "", *lines(current, words)]),
        *above,
        *rows,
        ui.ActionRow(*buttons[:3]),
        ui.ActionRow(*buttons[3:]),
    )


def lines(current: PreferencesView, words: Speech) -> list[str]:
    """The preferences in words."""
    chosen, now = current.preferences, current.now
    language = speech(current.language)("bot-language-name") if current.language else words("bot-language-automatic")
    told = [
        words("preferences-language", language=language),
        words("preferences-reminders", reminders=_reminders(chosen, words)),
    ]
    told.append(words("preferences-turns", turns=words(f"preferences-turns-{chosen.turns}")))
    if chosen.refused and "message" in (chosen.reminders, chosen.turns):
        told.append(f"-# {words('preferences-refused')}")
    told.append(_quiet(chosen, now, words))
    if chosen.vacation is not None:
        until = vacations.ends_by(chosen, now) // 1_000
        told.append(
            words("preferences-vacation-yes", since=f"<t:{chosen.vacation // 1_000}:d>", until=f"<t:{until}:d>")
        )
    else:
        told.append(words("preferences-vacation-no", days=vacations.left(chosen, now) // DAY))
    told.append(words("preferences-symbols", symbols=words(f"preferences-symbols-{chosen.symbols}")))
    told.append(words("preferences-pictures", pictures=words(f"preferences-pictures-{chosen.pictures}")))
    told.append(words("preferences-rated-yes" if chosen.rated else "preferences-rated-no"))
    return told


def _reminders(chosen: Preferences, words: Speech) -> str:
    where = words(f"preferences-reminders-{chosen.reminders}")
    if chosen.reminders == "none":
        return where
    often = words("preferences-interval", interval=words(f"preferences-interval-{_length(chosen.interval)}"))
    return f"{where}. {often}, {words('preferences-always-yes' if chosen.always else 'preferences-always-no')}."


def _quiet(chosen: Preferences, now: int, words: Speech) -> str:
    if chosen.quiet is None:
        return words("preferences-quiet-none")
    begin, end = map(clock_time, chosen.quiet)
    there = clock_time(minutes_now(chosen.zone, now))
    return words("preferences-quiet", **{"from": begin, "until": end, "zone": zone_name(chosen.zone), "now": there})


def clock_time(minutes: int) -> str:
    """Minutes after midnight as a clock shows them: 22:00."""
    return f"{minutes // 60}:{minutes % 60:02}"


def zone_name(zone: str) -> str:
    """A zone for display: without underscores, and with the usual sign of hours from UTC."""
    if zone.startswith("Etc/GMT"):
        return "UTC" + zone.removeprefix("Etc/GMT").translate(str.maketrans("+-", "−+"))
    return zone.replace("_", " ")


def _length(interval: int) -> str:
    return f"h{interval // HOUR}"


def _selects(current: PreferencesView, words: Speech) -> Sequence[tuple[str, list[discord.SelectOption]]]:
    chosen, language = current.preferences, current.language or AUTOMATIC
    return (
        (
            "language",
            [
                *(_option(speech(code)("bot-language-name"), code, language) for code in LANGUAGES),
                _option(words("bot-language-automatic"), AUTOMATIC, language),
            ],
        ),
        (
            "reminders",
            [
                _option(words(f"preferences-reminders-{where}"), where, chosen.reminders)
                for where in get_args(Reminders)
            ],
        ),
        (
            "turns",
            [_option(words(f"preferences-turns-{where}"), where, chosen.turns) for where in get_args(Turns)],
        ),
        (
            "interval",
            [
                _option(words(f"preferences-interval-{_length(each)}"), _length(each), _length(chosen.interval))
                for each in REMINDER_INTERVALS
            ],
        ),
    )


def _option(label: str, value: str, now: str) -> discord.SelectOption:
    return option(label, value, default=value == now)


def _select(part: str, words: Speech, options: list[discord.SelectOption]) -> ui.ActionRow[Any]:
    asked = words(f"preferences-choose-{part}")
    if part != "zone":
        for each in options:
            each.label = clip(words("posting-chosen", option=asked, value=each.label), limits.OPTION_TEXT)
    return PREFERENCE.select(part, placeholder=asked, options=options)


def zone_row(zones: Sequence[str], now: int, words: Speech) -> ui.ActionRow[Any]:
    """A select of zones that may have been meant, each with its time."""
    times = {zone: clock_time(minutes_now(zone, now)) for zone in zones}
    options = [option(words("preferences-zone-now", zone=zone_name(zone), now=times[zone]), zone) for zone in zones]
    return _select("zone", words, options)


def _actions(current: PreferencesView) -> list[str]:
    chosen = current.preferences
    return [
        "hours",
        *(["loud"] if chosen.quiet else []),
        "away" if chosen.vacation is None else "back",
        "always" if not chosen.always else "limited",
        "strong" if chosen.symbols == "usual" else "usual",
        NEXT_LAYOUT[chosen.pictures],
        "hide" if chosen.rated else "show",
        "standing",
    ]
