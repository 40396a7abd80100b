"""Choices in a match: who may make them, and what they make of the table."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.live import Change, Entry, Errand, Live
from bot.tables.refusals import Refusal
from engine.errors import IllegalOption, MatchIsOver, NotAsked


def chosen(live: Live, person: int, version: int, option: str, interaction: int, now: int) -> Change:
    """What a person's click makes of the table.

    Raises Refusal: not_seated, stale, wrong_stage, not_your_turn, not_offered.
    """
    table = live.table
    seat = table.seat_of(person)
    if seat is None:
        raise Refusal("not_seated")
    if version != table.version:
        raise Refusal("stale")
    return made(live, seat.number, option, interaction, now)


def made(live: Live, seat: int, option: str, interaction: int | None, now: int) -> Change:
    """What a seat's choice makes of the table. The match is played on in a copy: until it is stored, nobody sees it."""
    table = live.table
    if table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": table.stage})
    match = live.playing.fork()
    try:
        events = match.play(seat, option)
    except (NotAsked, MatchIsOver) as error:
        names = tuple(table.seats[question.seat].name for question in live.playing.questions)
        raise Refusal("not_your_turn", {"names": names}) from error
    except IllegalOption as error:
        raise Refusal("not_offered", {"game": table.game, "reason": error.reason}) from error
    finished = match.finished
    moved = replace(
        table,
        version=table.version + 1,
        moved=now,
        stage="finished" if finished else "playing",
        ended=now if finished else None,
        seats=tuple(other._replace(voted=None) if other.number == seat else other for other in table.seats),
    )
    after = replace(live, table=moved, match=match)
    after = replace(after, computing=any(seat.computer is not None for seat in after.asked))
    entry = Entry(seat, option, interaction, events)
    return Change(after, _errands(live, after, seat), entry)


def _errands(before: Live, after: Live, mover: int) -> tuple[Errand, ...]:
    """What Discord is told: nothing as long as only computer players have to choose.

    A fresh board comes when the turn passed on, or somebody is asked who was not asked before.
    """
    if after.table.stage == "finished":
        return (Errand("final"),)
    asked = {seat.number for seat in after.asked if seat.person is not None}
    if not asked:
        return ()
    match = after.playing
    passed_on = match.turn_began == len(match.journal)
    already = {seat.number for seat in before.asked if seat.person is not None}
    if not passed_on and asked <= already:
        return (Errand("board"),)
    by_person = after.table.seats[mover].person is not None
    return (Errand("board", fresh=True), Errand("ping", facts={"mover": mover} if by_person else {}))
