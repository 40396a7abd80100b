"""Messages about tables as values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from bot.tables.model.proposals import Proposal
from bot.tables.model.table import MessagePlace, Table
from bot.tables.outbox.waits import Wait
from bot.tables.rules.undo import Undone
from engine.events import Event
from engine.match import Match
from engine.plan_ways import Stop

Pictures = Literal["full", "small", "none"]
"""With which pictures a message is sent: those that do not arrive are made smaller, and then put into words."""


@dataclass(frozen=True)
class Post:
    """A message about a table. ``is_found``: it is a panel in a channel, where the messenger can look for it."""

    kind: ClassVar[str]
    is_found: ClassVar[bool] = False
    table: Table


@dataclass(frozen=True)
class LobbyPost(Post):
    """The lobby; of a table that is no lobby any more, without its buttons.

    A new message notifies the people ``called_people`` (Discord ids): who is asked to confirm, or the host when
    ``gone_count`` seats are free again because no one has confirmed them. ``is_loud``: it notifies them, or did so when
    it was new.
    """

    kind = "lobby"
    is_found = True
    called_people: Sequence[int] = ()
    gone_count: int = 0
    is_loud: bool = False


@dataclass(frozen=True)
class SealPost(Post):
    """The seal of the table's dice, which is never edited."""

    kind = "seal"


@dataclass(frozen=True)
class BoardPost(Post):
    """The board, what led to it, and the choices. A new message notifies the people of the seats ``called_seats``; one
    that is edited names the seats that it called when it was new. One that is ``sealed`` shows the seal of the dice."""

    kind = "board"
    is_found = True
    match: Match[Any]
    summary: Sequence[Event]
    called_seats: Sequence[int] = ()
    sealed: bool = False


@dataclass(frozen=True)
class RollPost(BoardPost):
    """The board that is there, with its roll as it fell. Where none was rolled, or it cannot be drawn soon, the board
    stays as it is."""


@dataclass(frozen=True)
class FinalPost(Post):
    """The end of a match that was played to its end."""

    kind = "final"
    is_found = True
    match: Match[Any]
    summary: Sequence[Event]


@dataclass(frozen=True)
class ClosedPost(Post):
    """A lobby was closed or a match given up; ``notes`` say how. ``is_loud``: the lobby's message, in which it stands,
    notified people when it was new."""

    kind = "closed"
    is_found = True
    notes: Sequence[Event]
    is_loud: bool = False


@dataclass(frozen=True)
class PingPost(Post):
    """Mentions people by their Discord ids, with a link to the board."""

    kind = "ping"
    people: Sequence[int]
    board: MessagePlace | None


@dataclass(frozen=True)
class ConsentPost(Post):
    """Asks people, by their Discord ids, to agree to a proposal; ``undone`` is what it would take back."""

    kind = "consent"
    is_found = True
    proposal: Proposal
    undone: Undone | None
    people: Sequence[int]


@dataclass(frozen=True)
class StuckPost(Post):
    """Tells in ``channel`` that the match's thread is locked, or gone, and what the host can do."""

    kind = "stuck"
    channel: int
    is_gone: bool


@dataclass(frozen=True)
class ReminderPost(Post):
    """Mentions people, by their Discord ids, because the match waits for them; ``until`` when, where there is a limit.

    Times are milliseconds since 1970 UTC, here and below.
    """

    kind = "reminder"
    people: Sequence[int]
    until: int | None
    board: MessagePlace | None


@dataclass(frozen=True)
class DirectReminderPost(Post):
    """Tells one person by a direct message that a match waits for them, and which ``others`` do."""

    kind = "direct"
    person: int
    until: int | None
    board: MessagePlace | None
    others: Sequence[Wait] = ()


@dataclass(frozen=True)
class NudgePost(Post):
    """Asks the person of a seat in the channel whether they are still interested."""

    kind = "nudge"
    is_found = True
    seat: int
    board: MessagePlace | None


@dataclass(frozen=True)
class SeatPost(Post):
    """A direct message to the person of a seat."""

    seat: int

    @property
    def person(self) -> int:
        """The Discord id of the one it is written to."""
        return self.table.seats[self.seat].person or 0


@dataclass(frozen=True)
class DirectNudgePost(SeatPost):
    """Asks the person of a seat by a direct message whether they are still interested."""

    kind = "nudge"
    board: MessagePlace | None


@dataclass(frozen=True)
class TurnPost(SeatPost):
    """Asks the person of a seat: what led to it, the board, and all that they can choose."""

    kind = "turn"
    match: Match[Any]
    summary: Sequence[Event]


@dataclass(frozen=True)
class TurnOverPost(SeatPost):
    """Closes the message of a turn: what happened in it, where ``is_visible``."""

    kind = "turn_over"
    summary: Sequence[Event]
    is_visible: bool


@dataclass(frozen=True)
class MusterPost(Post):
    """Asks the person of a seat, in the channel, to confirm the match in its ``lobby``."""

    kind = "muster"
    seat: int
    lobby: MessagePlace


@dataclass(frozen=True)
class DirectMusterPost(SeatPost):
    """Asks the person of a seat by a direct message to confirm the match in its ``lobby`` (None: not posted yet)."""

    kind = "muster"
    lobby: MessagePlace | None


@dataclass(frozen=True)
class FoundPost(SeatPost):
    """Tells a person that the queue has found a match: its people, its pace, and the seal of its dice. Until it
    begins, it asks them to confirm."""

    kind = "found"


@dataclass(frozen=True)
class BrokenPlanPost(SeatPost):
    """Tells a person that their plan for their next turn can no longer be played, and what stops it."""

    kind = "plan"
    match: Match[Any]
    stop: Stop
    board: MessagePlace | None


@dataclass(frozen=True)
class OverPost(SeatPost):
    """Tells a person how a match ended that has no channel: played to its end (``match``), or given up (``notes``)."""

    kind = "over"
    match: Match[Any] | None
    summary: Sequence[Event]
    notes: Sequence[Event]


@dataclass(frozen=True)
class LatePost(Post):
    """Tells that the time of these seats is over, and asks people, by their Discord ids, what to do, ``until`` when."""

    kind = "stalled"
    is_found = True
    late: Sequence[int]
    asked_people: Sequence[int]
    until: int


@dataclass(frozen=True)
class VacationPost(Post):
    """Tells which seats' people are on vacation, and until when at the latest."""

    kind = "vacation"
    is_found = True
    resting: Mapping[int, int]


@dataclass(frozen=True)
class SeasonPost(Post):
    """Tells in ``channel`` that a season is over; ``first`` is its first day, in days since 1970 UTC.

    The table is the last one that was played in it in the server.
    """

    kind = "season"
    is_found = True
    channel: int
    first: int


@dataclass(frozen=True)
class DayPost(Post):
    """Posts in ``channel`` the challenge of a ``day`` (days since 1970 UTC), with the results of the day before, and a
    puzzle by its number (0: none). The table is the newest one of the server."""

    kind = "day"
    is_found = True
    channel: int
    day: int
    puzzle: int
    challenge: bool


@dataclass(frozen=True)
class TalkPost(Post):
    """Says in a thread, ``channel``, that the challenge of a ``day`` is disclosed and may be talked about."""

    kind = "talk"
    is_found = True
    channel: int
    day: int


@dataclass(frozen=True)
class TournamentPost(Post):
    """The standings of a tournament, by its number, in ``channel``. The table is a match of it."""

    kind = "tournament"
    is_found = True
    channel: int
    tournament: int


@dataclass(frozen=True)
class LeaguePost(Post):
    """Tells in ``channel`` of a ``server`` how a ``season`` of a league among people ended; the table is one of it."""

    kind = "league"
    is_found = True
    channel: int
    league: int
    season: int
    server: int


@dataclass(frozen=True)
class NoticePost(Post):
    """An announcement of the operator, by its number."""

    kind = "notice"
    number: int


@dataclass(frozen=True)
class DirectNoticePost(SeatPost):
    """The same, to one person."""

    kind = "notice"
    number: int


@dataclass(frozen=True)
class DrillPost(SeatPost):
    """Tells the person of a seat how many of their drills are due; the match is one that they come from."""

    kind = "drill"
    count: int


@dataclass(frozen=True)
class FollowPost(Post):
    """Tells a person (a Discord id) who follows a match about a turn or its end: ``notes`` say why it was given up.
    ``match`` is None where it cannot be looked at."""

    kind = "follow"
    person: int
    match: Match[Any] | None
    summary: Sequence[Event]
    notes: Sequence[Event]
    board: MessagePlace | None


@dataclass(frozen=True)
class StreakPost(SeatPost):
    """Tells the person of a seat that their streak of ``days`` days would end on a ``day`` (days since 1970 UTC), or,
    unless it ``is_last``, cost the month's day of grace."""

    kind = "streak"
    day: int
    days: int
    is_last: bool


PERSONAL = (DirectReminderPost, SeatPost, FollowPost)
"""Posts that are written to one person, who is named in them."""
