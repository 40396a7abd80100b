"""The private panels of options, preferences and settings against Discord's limits, in every language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from discord_contract import SELECT, message_faults, walk

from bot.features.lobby.options import options_panel, value_panel
from bot.features.lobby.view import fitting_settings, lobby_panel
from bot.features.preferences.controls import hours_form, minutes_of, quiet_hours
from bot.features.preferences.view import PreferencesView, preferences_panel, zone_name, zone_row
from bot.features.server_settings import ServerSettingsView, part_panel, settings_panel
from bot.interactions.components import words
from bot.languages import LANGUAGES, speech
from bot.languages.time_zones import find_zone
from bot.runtime.clock import DAY
from bot.tables.model.options import CHOICES, TableOptions, stored_options
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table
from bot.tables.people.preferences import REMINDER_INTERVALS, Preferences, ServerSettings
from engine.registry import MODULES, find_game
from tests.bot.features.panel_limits import HASH, LONG, PICTURE, check, check_dynamic

UNUSUAL = TableOptions(limit=7 * DAY, after_time="computer", posting="edit", thread=True, hints=True)


def faults(view: Any) -> list[str]:
    check_dynamic(view)
    return list(message_faults({"components": view.to_components(), "flags": 1 << 15}))


def lobbies(game: str) -> list[Table]:
    """A lobby as it is opened, and with every setting that brings others along."""
    seats = tuple(Seat(number, 2**62 + number, LONG[number], None) for number in range(2))
    key = find_game(game)
    usual = {setting.key: setting.default for setting in key.settings}
    table = Table(2**40, 2**62, 2**62, game, "lobby", 2**62, seats, usual, 2**40, HASH, 0, None, 0, None, "en", UNUSUAL)
    asked = [setting.when for setting in key.settings if setting.when]
    for setting in key.settings:
        if setting.matters:
            other, needed = setting.matters
            asked += [(other, value) for value in needed]
    return [table, *(replace(table, settings={**usual, when[0]: when[1]}) for when in dict.fromkeys(asked))]


def values(view: Any) -> list[list[str]]:
    return [
        [option["value"] for option in part["options"]] for part in walk(view.to_components()) if part["type"] == SELECT
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MODULES)
def test_every_option_of_every_game_can_be_reached(game: str, language: str) -> None:
    speaks = speech(language)
    for table in lobbies(game):
        panel = options_panel(table, speaks)
        assert faults(panel) == []
        offered = {value for select in values(panel) for value in select}
        direct = {str(part.get("custom_id")).rpartition(":")[2] for part in walk(panel.to_components())}
        for setting in fitting_settings(table):
            assert f"game:{setting.key}" in offered or setting.key in direct
            view = value_panel(table, f"game:{setting.key}", speaks)
            assert faults(view) == []
            assert len(values(view)[0]) > 1
        for key in CHOICES:
            assert f"run:{key}" in offered
            assert faults(value_panel(table, f"run:{key}", speaks)) == []
        check(lobby_panel(table, speaks, PICTURE))


@pytest.mark.parametrize("game", MODULES)
def test_a_setting_is_shown_only_where_it_changes_something(game: str) -> None:
    opened, *others = lobbies(game)
    for setting in find_game(game).settings:
        if setting.matters:
            other, values = setting.matters
            assert setting not in fitting_settings(opened)
            shown = {table.settings[other] for table in others if setting in fitting_settings(table)}
            assert shown == {*values}


def offered(table: Table, setting: str) -> list[str]:
    return values(value_panel(table, f"game:{setting}", speech("en")))[0]


def test_the_module_is_asked_first_and_then_only_line_ups_that_fit_it() -> None:
    table = lobbies("diceforge")[0]
    assert [setting.key for setting in fitting_settings(table)][:2] == ["module", "line_up"]
    assert values(options_panel(table, speech("en")))[0][0] == "game:module"
    made = {"none": "beginner", "goddess": "goddess_recommended", "titans": "titans_recommended"}
    for module, line_up in made.items():
        shown = offered(replace(table, settings={**table.settings, "module": module}), "line_up")
        assert [own for own in made.values() if own in shown] == list(dict.fromkeys(["beginner", line_up]))
        assert "random" in shown
        odd = replace(table, settings={**table.settings, "module": module, "line_up": "titans_recommended"})
        assert "titans_recommended" in offered(odd, "line_up"), "what is chosen is shown, whatever it was made for"


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_below_their_heading_do_not_repeat_it(language: str) -> None:
    table, speaks = lobbies("diceforge")[0], speech(language)
    view = value_panel(table, "game:line_up", speaks)
    (select,) = (part for part in walk(view.to_components()) if part["type"] == SELECT)
    labels = [option["label"] for option in select["options"]]
    assert not [label for label in labels if ":" in label or speaks.setting("diceforge", "line_up") in label]


@pytest.mark.parametrize("which", ["game:nothing", "run:nothing", "run:", "", "limit", "other:limit"])
def test_options_that_there_are_not_are_refused(which: str) -> None:
    with pytest.raises(Refusal, match="no_such_setting"):
        value_panel(lobbies("hercules")[0], which, speech("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_of_a_server_keep_the_limits(language: str) -> None:
    speaks = speech(language)
    channels = tuple(2**62 + number for number in range(25))
    for settled in (
        ServerSettingsView(ServerSettings(), None),
        ServerSettingsView(ServerSettings(stored_options(UNUSUAL) or {}, channels), "de"),
    ):
        assert faults(settings_panel(settled, speaks)) == []
        for key in CHOICES:
            assert faults(part_panel(settled, key, speaks)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_preferences_keep_the_limits(language: str) -> None:
    speaks, now = speech(language), 1_800_000_000_000
    usual = Preferences()
    full = Preferences(
        zone="America/Argentina/ComodRivadavia",
        quiet=(1320, 420),
        reminders="message",
        vacation=now - DAY,
        refused=True,
        rated=False,
        symbols="strong",
        always=True,
        pictures="full",
    )
    for preferences in (usual, full, *(usual._replace(interval=interval) for interval in REMINDER_INTERVALS)):
        for chosen in (None, *LANGUAGES):
            assert faults(preferences_panel(PreferencesView(preferences, chosen, now), speaks)) == []
    asked = words(speaks("preferences-which-zone", typed="x" * 60))
    row = zone_row(find_zone("USA").zones, now, speaks)
    assert faults(preferences_panel(PreferencesView(full, None, now), speaks, asked, row)) == []
    form = hours_form(full, speaks).to_dict()
    assert len(form["title"]) <= 45
    assert all(len(part["label"]) <= 45 for part in form["components"])


@pytest.mark.parametrize(
    ("written", "minutes"),
    [
        ("22:00", 1320),
        ("22.30", 1350),
        ("22", 1320),
        ("7 Uhr", 420),
        ("7h30", 450),
        ("10 pm", 1320),
        ("12 am", 0),
        ("12 PM", 720),
        ("0:00", 0),
        ("24:00", 0),
        (" 8:05 ", 485),
    ],
)
def test_hours_are_read_as_people_write_them(written: str, minutes: int) -> None:
    assert minutes_of(written) == minutes


@pytest.mark.parametrize("written", ["", "25", "24:01", "12:60", "13 pm", "0 am", "noon", "-1", "1:2:3", "٣", "9" * 50])
def test_hours_that_are_none_are_refused(written: str) -> None:
    with pytest.raises(Refusal, match="bad_hours"):
        minutes_of(written)


def test_quiet_hours_are_a_span_or_nothing() -> None:
    assert quiet_hours(" ", "") is None
    assert quiet_hours("22", "7") == (1320, 420)
    for begin, end in (("22", ""), ("", "7"), ("7", "7:00"), ("24", "0")):
        with pytest.raises(Refusal, match="bad_hours"):
            quiet_hours(begin, end)


def test_zones_are_shown_as_people_read_them() -> None:
    assert zone_name("Etc/GMT-2") == "UTC+2"
    assert zone_name("Etc/GMT+3") == "UTC−3"
    assert zone_name("America/New_York") == "America/New York"
    assert all(find_zone(zone_name(zone)).zones[0] == zone for zone in ("Etc/GMT-2", "Etc/GMT+3", "America/New_York"))
