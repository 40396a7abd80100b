"""Playing on from a place in a match that is over: a match of one person's own, with other dice.

It begins with the first choices of the other match already made. Its seal binds them, and the secret that their dice
came from, which is known once that match is over.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, Entry, OpenTable
from bot.tables.model.options import TableOptions
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table, revealed_at
from bot.tables.people.people import Person, storable
from bot.tables.rules.lobby import COMPUTER_NAMES, with_seal
from bot.tables.rules.place import first_messages
from engine.branching import branch_off
from engine.chance import SEED_BYTES
from engine.match import Match
from engine.players import PLAYERS
from engine.save_format import MOST_BRANCHES, Branched


@dataclass(frozen=True)
class Wish:
    """From where a person would play on, and how: after the first ``at`` choices of that match, against computer
    players of this level; ``click`` is the interaction that asked for it."""

    at: int
    person: Person
    level: str
    server: int
    channel: int
    language: str
    options: TableOptions
    click: int


@dataclass(frozen=True)
class Begun:
    """A match that branches off, with its secrets and what came of the choices that it begins with."""

    match: Match[Any]
    entries: tuple[Entry, ...]
    seed: bytes = field(repr=False)
    salt: bytes = field(repr=False)


def may_be_played_on(table: Table, now: int) -> bool:
    """Whether anyone may play on from a place in this match: it was played to its end, and its dice are no secret."""
    return table.stage == "finished" and not table.is_secret(now)


def check_playing_on(earlier: OpenTable, wish: Wish, now: int) -> Match[Any]:
    """The match from which a person would play on. Raises Refusal: wrong_stage, daily_private, other_rules, stale
    (nothing is asked there), no_such_player, played_on_too_often."""
    table = earlier.table
    if table.is_secret(now):
        raise Refusal("daily_private", revealed_at(table))
    if not may_be_played_on(table, now):
        raise Refusal("wrong_stage", {"stage": table.stage})
    match = earlier.playing
    if wish.level not in PLAYERS:
        raise Refusal("no_such_player")
    if wish.at >= len(match.journal):
        raise Refusal("stale")
    if _branches(match.origin.branch) >= MOST_BRANCHES:
        raise Refusal("played_on_too_often")
    return match


def _branches(branch: Branched | None) -> int:
    return 0 if branch is None else 1 + _branches(branch.origin.branch)


def begin_branch(match: Match[Any], at: int, click: int) -> Begun:
    """A match that branches off another one after its first ``at`` choices. It takes as long as playing them again."""
    seed, salt = secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES)
    branch = branch_off(match.replay(at), seed, click)
    again, entries = branch.restart(), []
    for seat, option in branch.journal:
        question = again.question_for(seat)
        assert question is not None
        entries.append(Entry(seat, option, None, again.play(seat, option), question.number))
    return Begun(again, tuple(entries), seed, salt)


def played_on(earlier: Table, wish: Wish, begun: Begun, now: int) -> Change:
    """The new table with the match under way: the person on their own seat, or else on the one that is asked."""
    match = begun.match
    own = earlier.seat_of(wish.person.id)
    place = own.number if own else match.questions[0].seat
    origin = match.origin
    assert origin.branch is not None
    table = Table(
        id=0,
        server=wish.server,
        channel=wish.channel,
        game=earlier.game,
        stage="playing",
        host=wish.person.id,
        seats=_seats(place, match.seats, wish),
        settings=earlier.settings,
        version=1,
        commitment="",
        opened=now,
        started=now,
        moved=now,
        ended=None,
        language=wish.language,
        options=wish.options,
        rules=match.game.rules_version,
        click=wish.click,
        sealed={"branch": origin.branch.to_json(), "played_on": {"table": earlier.id, "round": match.round}},
    )
    event_count = sum(len(entry.events) for entry in begun.entries)
    live = OpenTable(table, begun.seed, begun.salt, match, event_count=event_count)
    messages: tuple[OutboxMessage, ...] = first_messages(live)
    first, *further = begun.entries or (None,)
    return with_seal(Change(live, messages, entry=first, further=tuple(each for each in further if each)))


def _seats(own: int, seats: int, wish: Wish) -> tuple[Seat, ...]:
    names = iter(COMPUTER_NAMES)
    return tuple(
        Seat(number, wish.person.id, storable(wish.person.name), None)
        if number == own
        else Seat(number, None, next(names), wish.level)
        for number in range(seats)
    )
