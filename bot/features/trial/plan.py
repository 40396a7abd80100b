"""A person's plan for their next turn: its ways in their order, its conditions, and what can be changed of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.features.trial.turn import fate_of
from bot.interactions.components import Panel, button_rows, frame, message_link, seat_colour, small, words
from bot.interactions.control import Control
from bot.interactions.forms import Value, boxes, some_of
from bot.interactions.router import Click
from bot.interactions.routes import PLAN, PLAN_TERMS, TRIAL
from bot.languages import Speech
from bot.reading.links import board_link_rows
from bot.reading.plans import is_box, plan_lines, term_words
from bot.reading.position import Position, position_of
from bot.services import Services
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Plan, Seat, Table
from bot.tables.people.people import Person
from bot.tables.rules.plans import MOST_WAYS
from engine.conditions import Conditions, conditions_of
from engine.match import Match
from engine.plan import is_turn_of
from engine.plan_conditions import YES, Condition
from engine.plan_ways import Outlook, look_along

BOXES = "boxes"
"""The field with all conditions that are set or not."""


class PlanShown(NamedTuple):
    """A panel, and the mark of the plan in it; None where it shows none."""

    panel: Panel
    mark: int | None


async def plan_panel(
    services: Services, table_id: int, person: Person, speech: Speech, mark: int | None = None
) -> PlanShown:
    """The plan of a person with the buttons that change it. Where it is not the one with ``mark``, which stood there
    before, what became of that one.

    Raises Refusal: wrong_stage, not_seated, where no plan stood there.
    """
    live = await services.tables.lookup.live(table_id)
    own_seat = live.table.seat_of(person.id)
    present = None if own_seat is None else own_seat.plan
    before = "" if mark is None else await fate_of(services, table_id, mark, present)
    if before and present is None:
        return PlanShown(await _over_panel(services, live.table, own_seat, before, speech), None)
    table, seat = _seat_at(live.table, person)
    position, plan = position_of(table, live.playing, speech, seat), table.seats[seat].plan
    is_now = is_turn_of(live.playing, seat)
    title = speech("plan-title-now" if plan and is_now else "plan-title", game=speech(f"{table.game}-title"))
    above = [speech("plan-replaced", how=before)] if before else []
    if plan is None:
        lines = [speech("plan-none")]
        buttons = [TRIAL.button(table_id, "page", 0, label=speech("plan-try"))]
    else:
        above += [speech("plan-begun")] if plan.click is None else []
        outlooks = await services.pool.run(partial(_look_along_all, live.playing.fork(), seat, plan))
        lines, buttons = plan_lines(position, plan, outlooks), _buttons(position, plan, is_now=is_now)
    about = [small(speech("plan-frozen"))] if table.frozen is not None else []
    about += [small(speech("plan-about"))] if plan else []
    text = speech.with_emojis.add_symbols(table.game, "\n".join([title, *above, *lines, *about]))
    panel = Panel(frame(seat_colour(seat), [words(text), *button_rows(buttons)]))
    return PlanShown(panel, plan.mark if plan else None)


async def _over_panel(services: Services, table: Table, seat: Seat | None, how: str, speech: Speech) -> Panel:
    """What became of a plan (``played`` or ``gone``), with the way to the board and to the next plan."""
    title = speech("plan-over-title", game=speech(f"{table.game}-title"))
    may_plan = table.stage == "playing" and seat is not None and seat.is_played_by_person
    label = speech("plan-press-next")
    ahead = [TRIAL.button(table.id, "page", 0, label=label, emoji="🧪")] if may_plan else []
    places = [await services.tables.messages.place(table.id, kind) for kind in ("final", "board")]
    place = next(filter(None, places), None)
    address = message_link(table.server, place.channel, place.message) if place else ""
    rows = [*button_rows(ahead), *board_link_rows(address, speech)]
    text = "\n".join([title, speech("plan-over", how=how)])
    return Panel(frame(seat_colour(None if seat is None else seat.number), [words(text), *rows]))


def _look_along_all(match: Match[Any], seat: int, plan: Plan) -> list[Outlook]:
    return [look_along(match, seat, way, plan.conditions) for way in plan.ways]


def _buttons(position: Position, plan: Plan, *, is_now: bool) -> list[Control]:
    """What can be done with a plan; of one that has been begun nothing but to drop it is left, and in its turn
    (``is_now``) nothing is added to it."""

    def button(action: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Control:
        return PLAN.button(position.table_id, plan.mark, action, 0, label=position.speech(label), style=style)

    def removing(place: int) -> Control:
        label = position.speech("plan-remove", number=place + 1)
        return PLAN.button(position.table_id, plan.mark, "remove", place, label=label)

    buttons = []
    if plan.click is not None:
        if len(plan.ways) < MOST_WAYS and not is_now:
            buttons.append(button("add", "plan-add", discord.ButtonStyle.primary))
        buttons.append(button("terms", "plan-set-terms"))
        buttons += [removing(place) for place in (range(len(plan.ways)) if len(plan.ways) > 1 else ())]
    return [*buttons, button("drop", "plan-drop", discord.ButtonStyle.danger), button("try", "plan-try")]


async def terms_form(services: Services, table_id: int, person: Person, speech: Speech) -> ui.Modal:
    """The conditions that a plan may have, and those that it has.

    Raises Refusal: wrong_stage, not_seated, plan_gone.
    """
    table, plan, offers = await _find_offers(services, table_id, person)
    fields = []
    if box_conditions := [condition for condition, values in offers.items() if is_box(values)]:
        inputs = [_value(table, condition, YES, plan, speech) for condition in box_conditions]
        fields.append(boxes(BOXES, speech("plan-field-boxes"), inputs))
    for condition, values in offers.items():
        if values and not is_box(values):
            inputs = [_value(table, condition, value, plan, speech) for value in values]
            fields.append(some_of(condition.key, speech(f"plan-field-{condition.key}"), inputs, condition.most))
    return PLAN_TERMS.form(table_id, plan.mark, title=speech("plan-set-terms"), fields=fields)


def _value(table: Table, condition: Condition, value: str, plan: Plan, speech: Speech) -> Value:
    label = term_words(table.game, condition.key, value, speech)
    id = condition.key if value == YES else value
    return Value(id, label[:1].upper() + label[1:], value in plan.conditions.get(condition.key, ()))


async def terms_of(click: Click, table_id: int) -> Conditions:
    """The conditions that a form says. Raises Refusal: no_such_setting for what was not offered."""
    _, _, offers = await _find_offers(click.services, table_id, click.person)
    keys = [condition.key for condition, values in offers.items() if is_box(values)]
    terms: dict[str, tuple[str, ...]] = dict.fromkeys(click.picks_among(BOXES, keys) or (), (YES,))
    for condition, values in offers.items():
        if not is_box(values) and (choices := click.picks_among(condition.key, values)):
            terms[condition.key] = tuple(choices)
    return terms


async def _find_offers(
    services: Services, table_id: int, person: Person
) -> tuple[Table, Plan, Mapping[Condition, Sequence[str]]]:
    """A person's plan, and the values that each condition may have now, or has."""
    live = await services.tables.lookup.live(table_id)
    table, seat = _seat_at(live.table, person)
    plan = table.seats[seat].plan
    if plan is None:
        raise Refusal("plan_gone")
    match = live.playing
    offers = {}
    for condition in conditions_of(match.game):
        values = condition.values(match.state, seat)
        ticked_values = [value for value in plan.conditions.get(condition.key, ()) if value not in values]
        offers[condition] = [*ticked_values, *values]
    return table, plan, offers


def _seat_at(table: Table, person: Person) -> tuple[Table, int]:
    if table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": table.stage})
    return table, table.own_seat(person.id).number
