"""Answers that are given before the question was asked, for questions that are sure to come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.rules.absence import playing, returned, seated
from engine.match import Match
from engine.standing_answers import standing_ahead


def offered_ahead(match: Match[Any], standing: Mapping[str, str]) -> list[tuple[str, str]]:
    """What a seat may still answer beforehand in a match: keys of questions, each with an answer."""
    game = match.game
    return [
        (key, answer)
        for key, answers in standing_ahead(game.standing_answers).items()
        if game.may_come(match.state, key)
        for answer in answers
        if standing.get(key) != answer
    ]


def answered_ahead(live: OpenTable, person: int, key: str, answer: str) -> Change:
    """The table when a person answers questions of a key beforehand; one that is open is answered by it at once.

    Raises Refusal: wrong_stage, not_seated, not_offered.
    """
    table = playing(live)
    seat = table.own_seat(person)
    if seat.standing.get(key) == answer:
        return Change(live)
    if (key, answer) not in offered_ahead(live.playing, seat.standing):
        raise Refusal("not_offered", {"game": table.game, "reason": "unknown_option"})
    back = returned(live, seat)
    seats = seated(back.after.table, seat.number, standing={**seat.standing, key: answer})
    return replace(back, after=replace(back.after, table=replace(back.after.table, seats=seats)))
