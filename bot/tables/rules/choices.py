"""Choices in a match: who may make them, and how they change the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.tables.model.messages import MOVER, OutboxMessage
from bot.tables.model.open_table import BY_ORDER, Change, Entry, OpenTable
from bot.tables.model.proposals import ABSENT, DECLINED, UNDO, Proposal
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import NOTHING_STANDING, Seat, Table
from bot.tables.rules.absence import NEW_HOST, bring_back_seat, next_host
from bot.tables.rules.kept_plans import plan_left
from engine.errors import IllegalOption, MatchIsOver, NotAsked
from engine.events import Event
from engine.match import Match
from engine.questions import Question
from engine.repeating import Repetition
from engine.standing_answers import standing_key, standing_options, still_standing

THEN = ">"
"""Stands between options that one click chooses one after another."""


AGAIN = "again"
"""Stands after an option instead of others: those that the seat mostly takes follow, each as it was taken before."""


def in_order(option: str) -> list[str]:
    """The options that a click chooses, the first first."""
    return option.split(THEN)


def ticket_of(table: Table, question: Question) -> int:
    """The number by which buttons name a question of a table. It stays the same while other seats answer theirs.

    A number is used once: whatever lets a match step back raises ``Table.tickets`` above the numbers used before.
    """
    return table.tickets + question.number


def apply_click(live: OpenTable, person: int, ticket: int, option: str, interaction: int, now: int) -> Change:
    """Apply a person's click to the table: an option, or several of which each answers the question after the one
    before (``THEN``), the last of them perhaps all that follows as before (``AGAIN``). A person who was away returns by
    it.

    Raises Refusal: not_seated, stale, wrong_stage, not_your_turn, not_offered. Then none of them is chosen.
    """
    seat = find_asked_question(live, person, ticket).seat
    back = bring_back_seat(live, live.table.seats[seat])
    first, *further = in_order(option)
    change = apply_choice(back.after, seat, first, interaction, now)
    for other in further:
        if other != AGAIN:
            change = join_changes(back.after, change, apply_choice(change.after, seat, other, None, now))
            continue
        repetition = Repetition(back.after.playing, seat, first)
        while (again := repetition.find_next(change.after.playing)) is not None:
            change = join_changes(back.after, change, apply_choice(change.after, seat, again, None, now))
    return _after(back, change)


def join_changes(before: OpenTable, change: Change, then: Change) -> Change:
    """Merge two changes of one click into one commit and one set of messages."""
    assert change.entry is not None
    assert then.entry is not None
    consent = [message for message in (*change.messages, *then.messages) if message.kind == "consent"]
    return Change(
        then.after,
        (*_messages(before, then.after, change.entry.seat), *consent[:1]),
        change.entry,
        (*change.further, then.entry._replace(joined=True)),
        (*change.notes, *then.notes),
    )


def _after(back: Change, change: Change) -> Change:
    """A choice by someone who has just returned to it."""
    return replace(change, notes=(*back.notes, *change.notes))


def choose_always(live: OpenTable, person: int, ticket: int, answer: str, interaction: int, now: int) -> Change:
    """Answer a question and keep the answer as a standing answer.

    Raises Refusal as ``apply_click`` does.
    """
    question = find_asked_question(live, person, ticket)
    standing_answers = live.playing.game.offers.standing_answers
    key, option = standing_key(standing_answers, question), standing_options(standing_answers, question).get(answer)
    if key is None or option is None:
        raise Refusal("not_offered", {"game": live.table.game, "reason": "unknown_option"})
    back = bring_back_seat(live, live.table.seats[question.seat])
    return _after(back, apply_choice(back.after, question.seat, option.id, interaction, now, standing={key: answer}))


def find_asked_question(live: OpenTable, person: int, ticket: int) -> Question:
    """The open question of that ticket, if this person may answer it.

    Raises Refusal: not_seated, wrong_stage, stale, not_your_turn.
    """
    table = live.table
    seat = table.own_seat(person)
    question = next((each for each in live.playing.questions if ticket_of(table, each) == ticket), None)
    if question is None or table.stage != "playing":
        raise Refusal("stale")
    if question.seat != seat.number:
        raise Refusal("not_your_turn", {"names": (table.seats[question.seat].name,)})
    return question


def apply_choice(
    live: OpenTable,
    seat: int,
    option: str,
    interaction: int | None,
    now: int,
    *,
    by_order: bool = False,
    standing: Mapping[str, str] = NOTHING_STANDING,
) -> Change:
    """Apply a seat's choice to the table. The match is played on in a copy, which no one sees until it is stored.

    ``by_order``: a standing answer is given; ``standing`` are answers that stand from now on.
    """
    table = live.table
    if table.stage != "playing":
        raise Refusal("wrong_stage", {"stage": table.stage})
    question = live.playing.question_for(seat)
    match = live.playing.fork()
    try:
        events = match.play(seat, option)
    except (NotAsked, MatchIsOver) as error:
        names = tuple(table.seats[other.seat].name for other in live.playing.questions)
        raise Refusal("not_your_turn", {"names": names}) from error
    except IllegalOption as error:
        why = {"game": table.game, "reason": error.reason, "measure": error.facts}
        raise Refusal("not_offered", why) from error
    assert question is not None
    finished = match.is_finished
    new_table = replace(
        table,
        moved=now,
        stage="finished" if finished else "playing",
        ended=now if finished else None,
        seats=_seats_after(live, match, question, standing),
        proposals=() if finished else _still_open(table, seat, by_hand=interaction is not None),
    )
    event_count = live.event_count + len(events)
    new_host = None if finished or interaction is None else next_host(new_table, now)
    if new_host is not None:
        new_table = replace(new_table, host=new_host.person or 0)
    after = replace(live, table=new_table, match=match, event_count=event_count)
    notes = () if new_host is None else (Event(NEW_HOST, new_host.number),)
    after = after.add_notes(*notes)
    if by_order:
        after = after.add_notes(Event(BY_ORDER, seat))
    entry = Entry(seat, option, interaction, events, ticket_of(table, question), by_order)
    messages = _messages(live, after, seat if interaction is not None else None)
    if table.proposals != new_table.proposals:
        messages = (*messages, OutboxMessage("consent"))
    return Change(after, messages, entry, notes=notes)


def _seats_after(
    live: OpenTable, match: Match[Any], question: Question, standing: Mapping[str, str]
) -> tuple[Seat, ...]:
    """The seats after a choice of one, without its vote, and without standing answers and plans that are over."""
    seat, seats = question.seat, []
    for other in live.table.seats:
        answers = {**other.standing, **standing} if other.number == seat else other.standing
        if answers:
            answers = still_standing(match.game.offers.standing_answers, match.question_for(other.number), answers)
        vote = None if other.number == seat else other.voted
        plan = other.plan and plan_left(live.playing, match, other, question)
        seats.append(other._replace(voted=vote, standing=answers, plan=plan))
    return tuple(seats)


def _still_open(table: Table, seat: int, *, by_hand: bool) -> tuple[Proposal, ...]:
    """What is still proposed after a choice of a seat: nothing is taken back any more, and no one here is absent."""
    return tuple(
        each
        for each in table.proposals
        if each.kind not in (UNDO, DECLINED) and not (by_hand and each.kind == ABSENT and each.about == (seat,))
    )


def _messages(before: OpenTable, after: OpenTable, mover: int | None) -> tuple[OutboxMessage, ...]:
    """The messages after a choice: none as long as only computer players and standing answers choose.

    A fresh board comes when the turn passed on, or someone is asked again: it calls those who can act, except the seat
    whose click brought this about. Else the board is edited.
    """
    if after.table.stage == "finished":
        return (OutboxMessage("final"),)
    seats = {seat.number for seat in after.awaited_seats}
    if not seats:
        return ()
    already = {seat.number for seat in before.awaited_seats}
    passed_on = after.playing.turn_began == len(after.playing.journal)
    is_fresh = passed_on or not seats <= already
    return (OutboxMessage("board", fresh=is_fresh, facts={} if mover is None else {MOVER: mover}),)


def leaves_board(change: Change) -> bool:
    """Whether the board that is there stays as it is after a choice, without what could be chosen: the next board, or
    the end, is a new message. While only computer players and standing answers choose, that is certain, too."""
    is_edited = any(message.kind == "board" and not message.fresh for message in change.messages)
    return change.after.table.options.posting == "repost" and not is_edited
