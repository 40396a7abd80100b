"""Playing on from a place in a match that is over, from a puzzle, or from a trial: a match of one person's own.

It begins with the first choices of the other match already made. Its seal binds them, and the secret that their dice
came from, which is known once that match is over. Afterwards it has other dice, or the same ones.

From a trial in a match that runs, nothing is known but what the person may imagine: it begins with that position, and
all its dice are others.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from bot.tables.model.messages import OutboxMessage
from bot.tables.model.open_table import Change, Entry, OpenTable
from bot.tables.model.options import TableOptions
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Seat, Table, facts_of_reveal
from bot.tables.people.people import Person, storable
from bot.tables.rules.lobby import COMPUTER_NAMES, with_seal
from bot.tables.rules.place import first_messages
from engine.branching import branch_off, may_roll_the_same
from engine.chance import KEYED, SEED_BYTES
from engine.match import Match
from engine.players import PLAYERS
from engine.save_format import MOST_BRANCHES, Branched, Origin

Dice = Literal["other", "same"]
"""The dice after the place from which a match is played on: others, or those of the earlier match."""


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
    dice: Dice = "other"


class Earlier(NamedTuple):
    """What a match is played on from: the match, which seat of it is the person's own (None: they had none), and by
    which number it is marked."""

    match: Match[Any]
    seat: int | None
    mark: Mapping[str, int]


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


def earlier_match(live: OpenTable, person: int, now: int) -> Earlier:
    """The match of a table from which a person would play on. Raises Refusal: wrong_stage, daily_private,
    other_rules."""
    table = live.table
    if table.is_secret(now):
        raise Refusal("daily_private", facts_of_reveal(table))
    if not may_be_played_on(table, now):
        raise Refusal("wrong_stage", {"stage": table.stage})
    own = table.seat_of(person)
    return Earlier(live.playing, own.number if own else None, {"table": table.id})


def check_playing_on(earlier: Earlier, wish: Wish) -> None:
    """Raises Refusal: stale (nothing is asked there, or what it rolled there cannot be rolled again), no_such_player,
    played_on_too_often."""
    match, at = earlier.match, wish.at
    if wish.level not in PLAYERS:
        raise Refusal("no_such_player")
    if at > len(match.journal) or (at == len(match.journal) and match.is_finished):
        raise Refusal("stale")
    if wish.dice == "same" and not may_roll_the_same(match, at):
        raise Refusal("stale")
    if _branches(match.origin.branch) >= MOST_BRANCHES:
        raise Refusal("played_on_too_often")


def _branches(branch: Branched | None) -> int:
    return 0 if branch is None else 1 + _branches(branch.origin.branch)


def begin_branch(match: Match[Any], at: int, click: int, dice: Dice = "other") -> Begun:
    """A match that branches off another one after its first ``at`` choices. It takes as long as playing them again."""
    seed, salt = secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES)
    branch = branch_off(match.replay(at), seed, click, same=dice == "same")
    again, entries = branch.restart(), []
    for seat, option in branch.journal:
        question = again.question_for(seat)
        assert question is not None
        entries.append(Entry(seat, option, None, again.play(seat, option), question.number))
    return Begun(again, tuple(entries), seed, salt)


def check_trial(table: Table, wish: Wish, now: int) -> None:
    """Whether a person may play on from a trial in this match. Raises Refusal: daily_private, no_such_player."""
    if table.is_secret(now):
        raise Refusal("daily_private", facts_of_reveal(table))
    if wish.level not in PLAYERS:
        raise Refusal("no_such_player")


def begin_with(match: Match[Any], position: Mapping[str, Any], click: int) -> Begun:
    """A match that begins with a position, with the game, the seats and the settings of another one."""
    seed, salt = secrets.token_bytes(SEED_BYTES), secrets.token_bytes(SEED_BYTES)
    origin = Origin(match.seats, match.settings, seed, (), click, KEYED, None, position)
    return Begun(Match.of_origin(match.game, origin), (), seed, salt)


def played_on(earlier: Earlier, wish: Wish, begun: Begun, now: int) -> Change:
    """The new table with the match under way: the person on their own seat, or else on the one that is asked."""
    match = begun.match
    place = match.questions[0].seat if earlier.seat is None else earlier.seat
    origin = match.origin
    began: dict[str, Any] = {"position": origin.position}
    if origin.branch is not None:
        began = {"branch": origin.branch.to_json()}
    table = Table(
        id=0,
        server=wish.server,
        channel=wish.channel,
        game=match.game.key,
        stage="playing",
        host=wish.person.id,
        seats=_seats(place, match.seats, wish),
        settings=match.settings,
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
        sealed={**began, "played_on": {**earlier.mark, "round": match.round}},
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
