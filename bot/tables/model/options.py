"""Table options: time limits, posting of boards, pictures. Stored as JSON with the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, get_args

from bot.runtime.clock import DAY, HOUR, MINUTE
from bot.tables.model.refusals import Refusal
from engine.players import PLAYERS

Posting = Literal["repost", "replace", "edit"]
"""Each turn's board is a new message; the same, and the old one is deleted; or one message is edited all the time."""
AfterTime = Literal["ask", "computer"]
"""When someone's time is over: the others are asked what to do, or a computer player takes over at once."""

FOR_AN_EVENING: tuple[int, ...] = (5 * MINUTE, 15 * MINUTE, HOUR)
FOR_DAYS: tuple[int, ...] = (12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY)
TIME_LIMITS: tuple[int, ...] = (0, *FOR_AN_EVENING, *FOR_DAYS)
"""How long a decision may take, in milliseconds; 0: as long as it takes."""
BANKS: tuple[int, ...] = (0, DAY, 2 * DAY, 3 * DAY, 7 * DAY, 14 * DAY)
"""How much time a seat has in all beside the limit for each decision, in milliseconds; 0: none."""
INCREMENTS: tuple[int, ...] = (0, HOUR, 6 * HOUR, 12 * HOUR, DAY)
"""How much of it a seat gets back for each turn of its own, in milliseconds."""

STAND_IN = "greedy"
"""The computer player that usually stands in for someone."""

Muster = Literal["strangers", "all", "none"]
"""Who confirms before a match begins: strangers, everyone, or no one."""

Layout = Literal["full", "compact"]
"""The layout of boards: everything, or one seat large, legible on a small screen."""


class TableOptions(NamedTuple):
    """How a table is run. ``limit`` is milliseconds for a decision, 0 for none.

    ``thread``: the match gets a thread of its own. ``hints``: the log notes who asked for a hint. ``pictures`` is the
    layout of public boards, and ``rolls``: they show a roll as it falls. ``stand_in`` is the computer player that takes
    over a seat. ``bank`` and ``increment`` are the time bank of each seat (``rules/banks.py``), which ``pauses`` in its
    person's quiet hours. ``muster``: who confirms before the match begins.
    """

    limit: int = 0
    after_time: AfterTime = "ask"
    posting: Posting = "repost"
    thread: bool = False
    hints: bool = False
    pictures: Layout = "full"
    rolls: bool = False
    stand_in: str = STAND_IN
    bank: int = 0
    increment: int = 0
    pauses: bool = False
    muster: Muster = "strangers"

    @property
    def is_timed(self) -> bool:
        """Whether a seat's time may end: by a limit, or with its bank."""
        return bool(self.limit or self.bank)


USUAL = TableOptions()

CHOICES: Mapping[str, tuple[Any, ...]] = {
    "limit": TIME_LIMITS,
    "after_time": get_args(AfterTime),
    "posting": get_args(Posting),
    "bank": BANKS,
    "increment": INCREMENTS,
    "pauses": (False, True),
    "thread": (False, True),
    "hints": (False, True),
    "pictures": get_args(Layout),
    "rolls": (False, True),
    "muster": get_args(Muster),
    "stand_in": (STAND_IN, *(player for player in PLAYERS if player != STAND_IN)),
}
"""The values of each option, the default first."""
OF_A_BANK = ("bank", "increment", "pauses")
"""The options of the time bank. They are chosen in the lobby, and not with the command: its text has a limit."""


PACES: Mapping[str, Mapping[str, str]] = {
    "evening": {"limit": "m15", "bank": "none", "increment": "none", "pauses": "no"},
    "daily": {"limit": "h24", "bank": "none", "increment": "none", "pauses": "no"},
    "slow": {"limit": "h12", "bank": "h72", "increment": "h6", "pauses": "yes"},
    "leisurely": {"limit": "none", "bank": "h168", "increment": "h24", "pauses": "yes"},
    "none": {"limit": "none", "bank": "none", "increment": "none", "pauses": "no"},
}
"""Times that go well together, by the word for the pace."""


WITH_BANK = tuple(pace for pace, times in PACES.items() if times["bank"] != "none")
"""The paces with a time bank."""


def pace_of(options: TableOptions) -> str | None:
    """The pace that a table's times make; None where they make none of ``PACES``."""
    parts = {key: token(getattr(options, key)) for key in ("limit", *OF_A_BANK)}
    return next((pace for pace, times in PACES.items() if times == parts), None)


TABLE_OPTION_CHANGED = "conduct_changed"
"""The kind of the note that the host changed a table option."""

IN_A_MATCH = ("limit", "after_time", "posting", "hints", "pictures", "rolls")
"""The options that may still be changed during a match: not how well the seat of someone who is away is played."""

_LENGTHS = {
    0: "none",
    **{limit: f"m{limit // MINUTE}" for limit in FOR_AN_EVENING},
    **{length: f"h{length // HOUR}" for length in (6 * HOUR, *FOR_DAYS, 14 * DAY)},
}


def token(value: object) -> str:
    """A chosen value as a short word: for buttons, messages' ids, notes. ``h12`` are twelve hours, ``m5`` minutes."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return _LENGTHS[value] if isinstance(value, int) else str(value)


def tokens(key: str) -> tuple[str, ...]:
    """The words for the values of an option, the default first."""
    return tuple(map(token, CHOICES[key]))


def with_choice(table_options: TableOptions, key: str, choice: str) -> TableOptions:
    """The options with another value, given by its word. Raises Refusal: no_such_setting."""
    for value in CHOICES.get(key, ()):
        if token(value) == choice:
            return table_options._replace(**{key: value})
    raise Refusal("no_such_setting")


def with_pace(table_options: TableOptions, pace: str) -> TableOptions:
    """The options with the times of a pace: a word of ``PACES``, or of a limit for each decision, with no time bank.

    Raises Refusal: no_such_setting.
    """
    for key, value in {**PACES["none"], **PACES.get(pace, {"limit": pace})}.items():
        table_options = with_choice(table_options, key, value)
    return table_options


def options_of(document: object) -> TableOptions:
    """The options that were stored as JSON; what is missing or unknown has its default."""
    return USUAL._replace(**known_parts(document))


def known_parts(document: object) -> dict[str, Any]:
    """Those stored table options that make sense."""
    if not isinstance(document, Mapping):
        return {}
    return {
        key: document[key] for key, values in CHOICES.items() if key in document and _is_among(document[key], values)
    }


def with_changes(document: object, before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """What is stored, with all that is otherwise ``after`` than ``before``.

    The rest stays as it is: a newer version may have stored what this one does not know.
    """
    parts = dict(document) if isinstance(document, Mapping) else {}
    for key in sorted({*before, *after}):
        if key not in after:
            parts.pop(key, None)
        elif key not in before or before[key] != after[key]:
            parts[key] = after[key]
    return parts


def stored_options(table_options: TableOptions) -> dict[str, Any] | None:
    """As JSON: only the values that differ from the default; None when none does."""
    return {key: value for key, value in table_options._asdict().items() if value != getattr(USUAL, key)} or None


def _is_among(value: object, values: tuple[Any, ...]) -> bool:
    return any(value == other and type(value) is type(other) for other in values)
