"""A table, its seats and its people, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from bot.tables.model.days import counts_until
from bot.tables.model.options import USUAL, TableOptions
from bot.tables.model.proposals import Proposal
from bot.tables.model.refusals import Refusal
from engine.chance import KEYED
from engine.conditions import NO_CONDITIONS, Conditions
from engine.events import Event
from engine.match import Match
from engine.plan import Step, Way
from engine.seal import dice_of

Stage = Literal["lobby", "playing", "finished", "ended"]
"""``finished``: the match was played to its end. ``ended``: the lobby was closed or the match was given up."""

REMOVED = "removed"
"""The stage of a match of which only the results are kept."""


NOTHING_STANDING: Mapping[str, str] = MappingProxyType({})


class Plan(NamedTuple):
    """What a seat plans for its next turn. ``click`` is the interaction by which its person kept it; None once its
    first step is played, since a click stands in the journal once.

    ``others`` are the ways that are tried when ``steps`` cannot be begun, ``conditions`` what must hold for any of
    them. ``is_reported``: its person knows that it can no longer be played.
    """

    click: int | None
    steps: Way
    others: tuple[Way, ...] = ()
    conditions: Conditions = NO_CONDITIONS
    is_reported: bool = False

    @property
    def mark(self) -> int:
        """The number by which a message of its person names it; 0 once it is begun."""
        return self.click or 0

    @property
    def ways(self) -> tuple[Way, ...]:
        """All its ways in the order in which they are tried."""
        return (self.steps, *self.others)

    def options_of(self, kind: str = "") -> frozenset[str]:
        """The planned options for questions of this kind, or of any kind."""
        return frozenset(step.option for way in self.ways for step in way if kind in ("", step.kind))

    def to_json(self) -> dict[str, Any]:
        """The plan in JSON's types."""
        ways = [[step.to_json() for step in way] for way in self.ways]
        conditions = {key: list(values) for key, values in self.conditions.items()}
        report = {"told": True} if self.is_reported else {}
        return {"click": self.click, "steps": ways[0], "others": ways[1:], "conditions": conditions, **report}

    @classmethod
    def from_json(cls, plain: Mapping[str, Any]) -> Plan:
        """The plan that ``to_json`` wrote. Raises LookupError, ValueError, TypeError or AttributeError."""
        steps, *others = (tuple(map(Step.from_json, way)) for way in (plain["steps"], *plain.get("others", ())))
        conditions = {str(key): tuple(map(str, values)) for key, values in plain.get("conditions", {}).items()}
        return cls(plain["click"], steps, tuple(others), conditions, plain.get("told") is True)


class Seat(NamedTuple):
    """A seat and who plays it. ``person`` is a Discord id; ``computer`` names the computer player that plays it.

    A seat with both belongs to the person; the computer player plays until they return; ``away`` says why.

    ``word`` is what the person added to the seed; ``voted`` is when the seat voted to end the match.
    ``counts_until`` is until when someone who is away is still asked for consent (``absence.seats_with_say``).
    ``standing`` is what the seat answers always, by the key of the question (``engine.standing_answers``).
    ``plan`` is what its person plans for its next turn: for their eyes alone. ``ready`` is when its person last said,
    in the lobby, that they are there; None: not known, or they are asked and have not answered.
    A seat whose person was erased has neither person nor, in a match that is over, computer.
    """

    number: int
    person: int | None
    name: str
    computer: str | None
    word: str | None = None
    voted: int | None = None
    standing: Mapping[str, str] = NOTHING_STANDING
    away: str | None = None
    counts_until: int | None = None
    plan: Plan | None = None
    ready: int | None = None

    @property
    def is_played_by_person(self) -> bool:
        """Whether a person decides for this seat now."""
        return self.person is not None and self.computer is None


class PlayedOn(NamedTuple):
    """The match from which another one was played on, and the round in which that begins; ``puzzle`` is the number of
    the puzzle from which it was, 0 where it was a match. ``is_trial``: it was a trial in that match, while it ran."""

    table: int
    round: int
    puzzle: int = 0
    is_trial: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A match being played, gathered for or over, in a channel. Times are milliseconds since 1970 UTC.

    ``host`` is a Discord id, 0 when the host's data was erased. ``version`` counts every change; buttons carry it.
    ``commitment`` is the seal that binds the seed before seating, ``sealed`` what else it binds (None: of the
    first form); ``click`` started the match (None: noted by no earlier version). ``rules`` is the version of the game's
    rules that it is played by. ``tickets`` is what question numbers count on from, so that
    no number comes again after an undo. ``proposals`` are what its people are asked to agree to. ``rematch_of`` is the
    table whose people meet again here. ``rested`` is since when the match rests, because nothing happened for long;
    ``frozen`` since when the operator keeps it as it is. ``day`` is the day whose challenge is played here, in days
    since 1970 UTC; ``ranked``: it is its person's first try at that. ``queued``: the queue or a league brought its
    people together. ``muster`` is until when its people are asked whether they are ready, before the match begins.
    ``secret_until``: until when others of a league play with its dice. ``forum`` is the forum channel in which it has a
    post of its own; until that is made, it has no channel.
    """

    id: int
    server: int
    channel: int
    game: str
    stage: Stage
    host: int
    seats: tuple[Seat, ...]
    settings: Mapping[str, str]
    version: int
    commitment: str
    opened: int
    started: int | None
    moved: int
    ended: int | None
    language: str
    options: TableOptions = USUAL
    tickets: int = 0
    proposals: tuple[Proposal, ...] = ()
    rematch_of: int | None = None
    rested: int | None = None
    frozen: int | None = None
    sealed: Mapping[str, Any] | None = None
    click: int | None = None
    rules: int = 0
    day: int | None = None
    ranked: bool = False
    queued: bool = False
    muster: int | None = None
    secret_until: int | None = None
    forum: int | None = None

    @property
    def dice(self) -> str:
        """The kind of its chance, which its seal binds; a new table, not sealed yet, has keyed dice."""
        return dice_of(self.sealed) if self.id or (self.sealed and "seal" in self.sealed) else KEYED

    @property
    def played_on(self) -> PlayedOn | None:
        """Where it was played on from: a place in an earlier match. Such a match counts for nothing."""
        from_where = (self.sealed or {}).get("played_on")
        if from_where is None:
            return None
        table, puzzle = from_where.get("table", 0), from_where.get("puzzle", 0)
        return PlayedOn(table, from_where["round"], puzzle, bool(from_where.get("trial")))

    @property
    def is_open(self) -> bool:
        """Whether the table is in its lobby or being played."""
        return self.stage in ("lobby", "playing")

    @property
    def has_channel(self) -> bool:
        """Whether its messages stand in a channel, a thread or a conversation; else ``channel`` only tells it apart."""
        return self.channel > 0

    @property
    def is_direct(self) -> bool:
        """Whether its people read everything in direct messages: they share no channel."""
        return self.queued and not self.has_channel and self.forum is None

    @property
    def is_answered(self) -> bool:
        """Whether it is shown in nothing but the answers to its only person's clicks."""
        return not self.queued and not self.has_channel and self.forum is None

    def is_secret(self, now: int) -> bool:
        """Whether it is played with the dice of a challenge of the day, or a deal of a league, that others may still
        begin or finish: it is for its own people's eyes alone until that is over."""
        return now < self.secret_ends

    @property
    def secret_ends(self) -> int:
        """The time at which its dice stop being secret, in milliseconds since 1970 UTC; 0 where they never were."""
        return (self.secret_until or 0) if self.day is None else counts_until(self.day)

    @property
    def is_of_league(self) -> bool:
        """Whether it is a match of a league among people."""
        return self.secret_until is not None

    @property
    def people(self) -> tuple[int, ...]:
        """The Discord ids of those who sit here."""
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats that people play themselves now."""
        return tuple(seat for seat in self.seats if seat.is_played_by_person)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(seat.name for seat in self.seats)

    def seat_of(self, person: int) -> Seat | None:
        """The seat of a person, or None."""
        return next((seat for seat in self.seats if seat.person == person), None)

    def own_seat(self, person: int) -> Seat:
        """The seat of a person. Raises Refusal: not_seated."""
        seat = self.seat_of(person)
        if seat is None:
            raise Refusal("not_seated", {"stage": self.stage})
        return seat

    def check_times(self) -> None:
        """Check that people may change how much time they have: who was brought together was promised theirs.

        Raises Refusal: queue_fixed, times_fixed.
        """
        if self.is_of_league:
            raise Refusal("times_fixed", {"of": "league"})
        if self.queued:
            raise Refusal("queue_fixed")

    def check_host(self, person: int) -> None:
        """Check that a person is the host. Raises Refusal: not_host in a lobby, not_host_here in a match."""
        if self.host != person:
            host = self.seat_of(self.host)
            raise Refusal("not_host" if self.stage == "lobby" else "not_host_here", {"host": host.name if host else ""})


class Played(NamedTuple):
    """The answer to a choice: the table and the match since then, and what came of it.

    ``match`` is live and read only: fork it to try something. ``duplicate``: the same click had been answered before.
    ``leaves_board``: what comes next is a new message, and the board that is there stays without its choices.
    """

    table: Table
    match: Match[Any]
    events: list[Event]
    duplicate: bool
    leaves_board: bool = False


class MessagePlace(NamedTuple):
    """The place of a message, by Discord's ids."""

    channel: int
    message: int


def board_link(table: Table, place: MessagePlace | None) -> dict[str, int]:
    """The facts of a refusal that points to a table's message."""
    return {"server": table.server, "channel": table.channel, "message": place.message if place else 0}


def facts_of_reveal(table: Table) -> dict[str, int]:
    """The facts of a refusal that says until when a match is for its own people alone."""
    return {"until": table.secret_ends}
