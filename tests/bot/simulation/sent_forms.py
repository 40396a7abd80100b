"""Every form of the bot as a client sends it, filled with what it offers first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.features.board.memo import memo_form
from bot.features.league.people_commands import league_form
from bot.features.lobby.controls import word_form
from bot.features.options.bank import bank_form
from bot.features.options.lobby import options_form
from bot.features.options.server import ServerSettingsView, day_form, forum_form, server_form, usual_form
from bot.features.preferences.controls import hours_form
from bot.features.preferences.form import preferences_form
from bot.features.preferences.view import PreferencesView
from bot.features.queue.forms import avoid_form, friends_form, wish_form
from bot.features.tournament.commands import tournament_form
from bot.features.trial.plan import BOXES
from bot.interactions.forms import Value, boxes, one_of, some_of
from bot.interactions.router import ROUTES, Route, ui
from bot.interactions.routes import COUNT_FORM, PLAN_TERMS, TERMS_FORM
from bot.languages import speech
from bot.tables.model.table import Table
from bot.tables.people.preferences import Preferences, ServerSettings
from engine.conditions import conditions_of
from engine.registry import find_game
from tests.bot.simulation.wire import Json

TEXT, RADIO = 4, 21
OF_IDS = (5, 6, 7, 8)
"""Fields in which people, roles or channels are chosen."""


def sent_forms(tables: list[Table], person: int, channel: int) -> Iterator[Json]:
    """The data of a sent form, for every form that there is: about these tables, where a form is about one."""
    words, settled = speech("en"), ServerSettingsView(ServerSettings(), None, queue=True)
    preferences = Preferences()
    forms = [
        preferences_form(PreferencesView(preferences, None, 1_800_000_000_000), words),
        hours_form(preferences, words),
        server_form(settled, words),
        usual_form(settled, "usual", words),
        usual_form(settled, "more", words),
        day_form(settled, "", words),
        forum_form(settled, words),
        wish_form(("2", "3"), words),
        friends_form(words),
        avoid_form((), words),
        tournament_form(words),
        league_form("hercules", words),
        *(memo_form(table.id, "", words) for table in tables),
        *(word_form(table.id, words) for table in tables),
        *(options_form(table, 0, words) for table in tables),
        *(bank_form(table, words) for table in tables),
        *(terms_form(table, TERMS_FORM, table.id) for table in tables),
        *(terms_form(table, PLAN_TERMS, table.id, 1) for table in tables),
        *(count_form(table) for table in tables),
    ]
    wanted = {route.family for route in ROUTES if route.component is ui.Modal}
    families = {str(form.custom_id).partition(":")[0] for form in forms}
    assert families == wanted, f"forms that are not sent: {wanted ^ families}"
    for form in forms:
        yield fill_form(form.to_dict(), person, channel)


def terms_form(table: Table, route: Route, *parts: int) -> ui.Modal:
    """A form of a plan's conditions, with those of the table's game."""
    terms = conditions_of(find_game(table.game))
    fields = [boxes(BOXES, BOXES, [Value(each.key, each.key) for each in terms])]
    fields += [some_of(each.key, each.key, [Value("1", "1")], each.most) for each in terms[:4]]
    return route.form(*parts, title=table.game, fields=fields)


def count_form(table: Table) -> ui.Modal:
    """The form of the faces to count on in a trial."""
    fields = [one_of(f"die{place}", "die", [Value(str(side), str(side)) for side in range(3)]) for place in range(2)]
    return COUNT_FORM.form(table.id, title=table.game, fields=fields)


def fill_form(form: Json, person: int, channel: int) -> Json:
    """A form as it is sent."""
    fields: list[Json] = []
    for place, label in enumerate(form["components"]):
        field = label["component"]
        filled: Json = {"type": field["type"], "id": 2 * place + 2, "custom_id": field["custom_id"]}
        filled |= _filled(field, person, channel)
        fields.append({"type": 18, "id": 2 * place + 1, "component": filled})
    return {"custom_id": form["custom_id"], "components": fields}


def _filled(field: Json, person: int, channel: int) -> Json:
    kind: Any = field["type"]
    if kind == TEXT:
        return {"value": str(field.get("value") or "dawn")}
    if kind in OF_IDS:
        return {"values": [str(channel if kind == 8 else person)]}
    offered = [option["value"] for option in field["options"]]
    return {"value": offered[0]} if kind == RADIO else {"values": offered[:1]}
