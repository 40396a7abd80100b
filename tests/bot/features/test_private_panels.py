"""The private panels of options, preferences and settings against Discord's limits, in every language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from discord_contract import SELECT, message_faults, walk
from simcord.components import validate_modal

from bot.features.lobby.view import lobby_panel
from bot.features.options.lobby import options_form
from bot.features.options.server import (
    ServerSettingsView,
    day_form,
    forum_form,
    server_form,
    settings_panel,
    usual_form,
)
from bot.features.preferences.controls import hours_form, minutes_of, quiet_hours
from bot.features.preferences.form import preferences_form
from bot.features.preferences.view import PreferencesView, preferences_panel, zone_name, zone_row
from bot.interactions.components import words
from bot.languages import LANGUAGES, speech
from bot.languages.time_zones import find_zone
from bot.reading.lobby_options import fitting_settings, option_questions, options_panel, pages_of
from bot.reading.option_fields import BESIDE, SECOND_PAGE
from bot.runtime.clock import DAY
from bot.tables.model.options import CHOICES, TableOptions, stored_options, tokens
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table
from bot.tables.people.preferences import REMINDER_INTERVALS, Preferences, ServerSettings
from engine.registry import MODULES, find_game
from tests.bot.features.panel_limits import HASH, LONG, PICTURE, check, check_dynamic

FIELDS = ["language", "reminders", "interval", "pictures", "boxes"]
UNUSUAL = TableOptions(limit=7 * DAY, after_time="computer", posting="edit", thread=True, hints=True, stand_in="master")


def faults(view: Any) -> list[str]:
    check_dynamic(view)
    return list(message_faults({"components": view.to_components(), "flags": 1 << 15}))


def lobbies(game: str) -> list[Table]:
    """A lobby as it is opened, and with every setting that brings others along."""
    seats = tuple(Seat(number, 2**62 + number, LONG[number], None) for number in range(2))
    key = find_game(game)
    usual = {setting.key: setting.default for setting in key.settings}
    table = Table(2**40, 2**62, 2**62, game, "lobby", 2**62, seats, usual, 2**40, HASH, 0, None, 0, None, "en", UNUSUAL)
    conditions = [setting.when for setting in key.settings if setting.when]
    for setting in key.settings:
        if setting.matters:
            other, needed = setting.matters
            conditions += [(other, value) for value in needed]
    return [table, *(replace(table, settings={**usual, when[0]: when[1]}) for when in dict.fromkeys(conditions))]


def fields(form: Any) -> dict[str, list[str]]:
    """The fields of a form, which keeps Discord's limits, with the values that each offers."""
    body = form.to_dict()
    validate_modal(body)
    assert len(body["title"]) <= 45
    assert len(body["components"]) <= 5
    assert all(len(part["label"]) <= 45 and not part["label"].endswith("…") for part in body["components"])
    parts = [part["component"] for part in body["components"]]
    return {each["custom_id"]: [option["value"] for option in each.get("options", ())] for each in parts}


def all_fields(table: Table, speaks: Any) -> dict[str, list[str]]:
    """The fields of all forms of a lobby."""
    values: dict[str, list[str]] = {}
    for page in (*range(len(pages_of(option_questions(table, speaks)))), SECOND_PAGE):
        more = fields(options_form(table, page, speaks))
        assert not ({*values} & {*more}) - {"boxes"}
        more["boxes"] = [*values.get("boxes", ()), *more.get("boxes", ())]
        values |= more
    return values


def values_beside(table: Table, speaks: Any) -> list[str]:
    """What the select of the panel offers for the option that no form asks for."""
    selects = [part for part in walk(options_panel(table, speaks).to_components()) if part["type"] == SELECT]
    own = next(select for select in selects if select["custom_id"].endswith(f":{BESIDE}"))
    assert [option["value"] for option in own["options"] if option.get("default")] == [getattr(table.options, BESIDE)]
    return [option["value"] for option in own["options"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", MODULES)
def test_every_option_of_every_game_can_be_reached(game: str, language: str) -> None:
    speaks = speech(language)
    for table in lobbies(game):
        assert faults(options_panel(table, speaks)) == []
        values = all_fields(table, speaks)
        boxes = values["boxes"]
        for setting in fitting_settings(table):
            assert len(values.get(f"game:{setting.key}", ())) > 1 or f"game:{setting.key}" in boxes
        assert values_beside(table, speaks) == [*tokens(BESIDE)]
        for key in CHOICES:
            if key != BESIDE:
                assert values.get(f"run:{key}") == [*tokens(key)] or f"run:{key}" in boxes
        check(lobby_panel(table, speaks, PICTURE))


@pytest.mark.parametrize("game", MODULES)
def test_one_form_holds_the_options_of_a_lobby(game: str) -> None:
    opened = lobbies(game)[0]
    assert len(pages_of(option_questions(opened, speech("en")))) == 1
    with pytest.raises(Refusal, match="no_such_setting"):
        options_form(opened, 1, speech("en"))


@pytest.mark.parametrize("game", MODULES)
def test_a_setting_is_shown_only_where_it_changes_something(game: str) -> None:
    opened, *others = lobbies(game)
    for setting in find_game(game).settings:
        if setting.matters:
            other, values = setting.matters
            assert setting not in fitting_settings(opened)
            options = {table.settings[other] for table in others if setting in fitting_settings(table)}
            assert options == {*values}


def offered(table: Table, setting: str) -> list[str]:
    return all_fields(table, speech("en"))[f"game:{setting}"]


def test_the_module_is_asked_first_and_then_only_line_ups_that_fit_it() -> None:
    table = lobbies("diceforge")[0]
    assert [setting.key for setting in fitting_settings(table)][:2] == ["module", "line_up"]
    assert [*fields(options_form(table, 0, speech("en")))][:2] == ["game:module", "game:line_up"]
    line_ups = {"none": "beginner", "goddess": "goddess_recommended", "titans": "titans_recommended"}
    for module, line_up in line_ups.items():
        offers = offered(replace(table, settings={**table.settings, "module": module}), "line_up")
        assert [own for own in line_ups.values() if own in offers] == list(dict.fromkeys(["beginner", line_up]))
        assert "random" in offers
        odd = replace(table, settings={**table.settings, "module": module, "line_up": "titans_recommended"})
        assert "titans_recommended" in offered(odd, "line_up"), "what is chosen is shown, whatever it was made for"


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_of_a_server_keep_the_limits(language: str) -> None:
    speaks = speech(language)
    channels = tuple(2**62 + number for number in range(25))
    for settled in (
        ServerSettingsView(ServerSettings(), None),
        ServerSettingsView(ServerSettings(stored_options(UNUSUAL) or {}, channels), "de"),
    ):
        assert faults(settings_panel(settled, speaks)) == []
        assert [*fields(server_form(settled, speaks))] == ["channels", "seasons", "language"]
        assert [*fields(forum_form(settled, speaks))] == ["forum"]
        assert [*fields(forum_form(settled, speaks))] == ["forum"]
        assert [*fields(day_form(settled, "Europe/Berlin", speaks))] == ["channel", "parts", "hour", "zone"]
        assert [*fields(usual_form(settled, "usual", speaks))] == ["run:limit", "run:posting", "boxes"]
        assert [*fields(usual_form(settled, "more", speaks))] == ["run:bank", "run:increment", "run:muster", "boxes"]


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
        for own in (None, *LANGUAGES):
            view = PreferencesView(preferences, own, now)
            assert faults(preferences_panel(view, speaks)) == []
            assert [*fields(preferences_form(view, speaks))] == FIELDS
    question = words(speaks("preferences-which-zone", typed="x" * 60))
    row = zone_row(find_zone("USA").zones, now, speaks)
    assert faults(preferences_panel(PreferencesView(full, None, now), speaks, question, row)) == []
    form = hours_form(full, speaks).to_dict()
    assert len(form["title"]) <= 45
    assert all(len(part["label"]) <= 45 for part in form["components"])


@pytest.mark.parametrize(
    ("text", "minutes"),
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
def test_hours_are_read_as_people_write_them(text: str, minutes: int) -> None:
    assert minutes_of(text) == minutes


@pytest.mark.parametrize("text", ["", "25", "24:01", "12:60", "13 pm", "0 am", "noon", "-1", "1:2:3", "٣", "9" * 50])
def test_hours_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(Refusal, match="bad_hours"):
        minutes_of(text)


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
