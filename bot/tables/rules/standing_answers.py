"""Standing answers: given before a question is asked, and taken back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, OpenTable
from bot.tables.model.refusals import Refusal
from bot.tables.rules.absence import bring_back_seat, require_playing, seats_with
from engine.match import Match
from engine.standing_answers import standing_ahead


def answers_open_ahead(match: Match[Any], standing: Mapping[str, str]) -> list[tuple[str, str]]:
    """What a seat may still answer beforehand in a match: keys of questions, each with an answer."""
    game = match.game
    return [
        (key, answer)
        for key, answers in standing_ahead(game.offers.standing_answers).items()
        if game.offers.may_come(match.state, key)
        for answer in answers
        if standing.get(key) != answer
    ]


def answer_ahead(live: OpenTable, person: int, key: str, answer: str) -> Change:
    """The table when a person answers questions of a key beforehand; one that is open is answered by it at once.

    Raises Refusal: wrong_stage, not_seated, not_offered.
    """
    table = require_playing(live)
    seat = table.own_seat(person)
    if seat.standing.get(key) == answer:
        return Change(live)
    if (key, answer) not in answers_open_ahead(live.playing, seat.standing):
        raise Refusal("not_offered", {"game": table.game, "reason": "unknown_option"})
    back = bring_back_seat(live, seat)
    seats = seats_with(back.after.table, seat.number, standing={**seat.standing, key: answer})
    return replace(back, after=replace(back.after, table=replace(back.after.table, seats=seats)))


def withdraw_standing_answer(live: OpenTable, person: int, key: str) -> Change:
    """The table when a person takes a standing answer back. Raises Refusal: not_seated, nothing_standing."""
    seat = live.table.own_seat(person)
    if key not in seat.standing:
        raise Refusal("nothing_standing")
    answers = {other: answer for other, answer in seat.standing.items() if other != key}
    seats = tuple(each._replace(standing=answers) if each is seat else each for each in live.table.seats)
    after = replace(live, table=replace(live.table, seats=seats))
    is_awaited = seat in live.asked_seats and seat not in live.awaited_seats
    return Change(after, (OutboxMessage("board"),) if is_awaited else ())
