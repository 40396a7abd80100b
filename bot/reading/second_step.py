"""The second step of a choice that no match stores yet: in a trial, in a puzzle."""

from __future__ import annotations

from typing import Any, NamedTuple

from discord import ui

from bot.reading.choice_rows import ChoiceRoutes, Target, choice_rows
from bot.reading.choices import choices_of, places_heading, second_step
from bot.reading.pictures import draw_places, draw_seat
from bot.reading.position import Position
from bot.services import ViewServices
from engine.questions import Question
from rendering.picture import Picture


class SecondStep(NamedTuple):
    """What a choice is for, in one line, the picture of what it is made from, and its rows."""

    heading: str
    picture: Picture | None
    rows: list[ui.ActionRow[Any]]


async def second_step_of(
    services: ViewServices,
    position: Position,
    question: Question,
    beginning: str,
    *,
    number: int,
    routes: ChoiceRoutes,
    is_bare: bool = False,
) -> SecondStep | None:
    """The options that begin so; None where there are none. ``number`` and that of the question stand in their ids,
    ``is_bare``: without what they bring.
    """
    options = choices_of(position, question, beginning=beginning, is_bare=is_bare)
    rows = choice_rows(Target(number, question.number, routes), options) if options else None
    if rows is None:
        return None
    is_placing = any(choice.row for choice in options)
    picture = await (
        draw_places(services, position, question.seat, beginning)
        if is_placing
        else draw_seat(services, position, question.seat)
    )
    firsts = choices_of(position, question, is_bare=is_bare)
    first = next((each.label for each in firsts if each.id == beginning), "")
    return SecondStep(places_heading(options) or second_step(first, options[0].heading), picture, rows)
