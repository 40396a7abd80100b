"""An analysis as plain data, and its JSON form."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from engine.analysis.accuracy import ERRORS, FORM, Accuracy, Sums
from engine.luck import Luck

VERSION = 1
"""The version of the JSON form."""
STROKE_MIN = 0.05
"""The least change of the chance of winning for which a roll is shown."""
STROKES_MAX = 5
"""The largest number of rolls that are shown of a seat."""


class Moment(NamedTuple):
    """How likely each seat was to win, at one turn boundary. The chances add up to 1.

    ``entries`` is how many choices had been made by then. ``errors`` are the standard errors of the chances; there are
    none where nothing was estimated.
    """

    entries: int
    round: int
    chances: tuple[float, ...]
    errors: tuple[float, ...] = ()

    def band(self, seat: int) -> tuple[float, float]:
        """The 95 % interval of a seat's chance."""
        reach = ERRORS * self.errors[seat] if self.errors else 0.0
        return max(0.0, self.chances[seat] - reach), min(1.0, self.chances[seat] + reach)


class Costly(NamedTuple):
    """A choice that cost something: what was played, what would have been better, and what each led to on average.

    ``entries`` is how many choices had been made before it. ``win`` and ``points`` are what the better option led to
    (chance of winning, points at the end), ``win_played`` and ``points_played`` what the played one did. ``sure`` is
    how sure it is that the other option is better, from 0 to 1, ``futures`` in how many futures both were tried.
    """

    seat: int
    entries: int
    round: int
    played: str
    better: str
    win: float
    points: float
    win_played: float
    points_played: float
    sure: float
    futures: int


class Fortune(NamedTuple):
    """What chance brought a seat, in chance of winning, and the standard error of that."""

    win: float
    error: float


class Stroke(NamedTuple):
    """What chance brought each seat at one place: with the roll that came after ``entries`` choices."""

    entries: int
    fortunes: tuple[Fortune, ...]

    def is_notable_for(self, seat: int) -> bool:
        """Whether it brought a seat enough to be shown: more than a little, and no noise."""
        own = self.fortunes[seat]
        return abs(own.win) >= max(STROKE_MIN, ERRORS * own.error)


class Favour(NamedTuple):
    """What a choice that cost something led to for each seat, in chance of winning: as it was ``played``, and with what
    would have been ``better``. ``entries`` is how many choices had been made before it."""

    seat: int
    entries: int
    played: tuple[float, ...]
    better: tuple[float, ...]


class ChoicePuzzle(NamedTuple):
    """What a look in fresh futures says of a position as a puzzle, before the choice of a seat that cost something.

    ``best`` is the answer ("": no option is surely the best there), ``alike`` are options that count as right, too;
    ``greedy``, ``wins`` and ``points`` as in ``engine.puzzles.Puzzle``, ``theme``, ``difficulty`` and ``is_trap`` as in
    its nature. ``shared``: its maker has posed it to others.
    """

    seat: int
    entries: int
    best: str = ""
    greedy: str = ""
    alike: tuple[str, ...] = ()
    wins: tuple[float, ...] = ()
    points: tuple[float, ...] = ()
    theme: str = ""
    difficulty: int = 1
    is_trap: bool = False
    shared: bool = False


class Analysis(NamedTuple):
    """All that is known about a match: its course, what cost most (the worst of each seat first), and each seat's luck.

    The course and the costs are empty where nothing was learned of the game. ``accuracy`` holds those seats that made
    enough choices. ``fortune`` is what chance brought each seat, ``strokes`` the same roll by roll; both are empty
    where that is not known. ``posed`` are positions that people wanted as puzzles. ``favours`` say which seats costly
    choices helped, also choices that are not named; None where that was not looked at. ``shared`` are the seats whose
    people have shown their analysis to everyone.
    """

    course: tuple[Moment, ...] = ()
    costly: tuple[Costly, ...] = ()
    luck: tuple[Luck, ...] = ()
    accuracy: tuple[Accuracy, ...] = ()
    fortune: tuple[Fortune, ...] = ()
    posed: tuple[ChoicePuzzle, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    favours: tuple[Favour, ...] | None = None
    shared: tuple[int, ...] = ()

    def strokes_of(self, seat: int) -> tuple[Stroke, ...]:
        """The rolls that brought a seat most, or cost it most, the largest first."""
        notable = [stroke for stroke in self.strokes if stroke.is_notable_for(seat)]
        return tuple(sorted(notable, key=lambda stroke: -abs(stroke.fortunes[seat].win))[:STROKES_MAX])

    def costs_of(self, seat: int) -> tuple[Costly, ...]:
        """What a seat's choices cost, the most first."""
        return tuple(costly for costly in self.costly if costly.seat == seat)

    def accuracy_of(self, seat: int) -> Accuracy | None:
        """The accuracy of a seat; None where too few of its choices count."""
        return next((accuracy for accuracy in self.accuracy if accuracy.seat == seat), None)

    def posed_at(self, entries: int) -> ChoicePuzzle | None:
        """What is known of a position as a puzzle, after this many choices; None where no one has asked."""
        return next((puzzle for puzzle in self.posed if puzzle.entries == entries), None)

    def with_posed(self, posed: ChoicePuzzle) -> Analysis:
        """The same, with what is known of a position as a puzzle."""
        others = (other for other in self.posed if other.entries != posed.entries)
        return self._replace(posed=(*others, posed))

    def with_shared(self, seat: int) -> Analysis:
        """The same, with a seat whose person has shown it to everyone."""
        return self._replace(shared=tuple(sorted({*self.shared, seat})))

    def of_seats(self, seats: Collection[int]) -> Analysis:
        """The same, with what is said of the choices of these seats only."""
        return self._replace(
            costly=tuple(costly for costly in self.costly if costly.seat in seats),
            accuracy=tuple(accuracy for accuracy in self.accuracy if accuracy.seat in seats),
            posed=tuple(puzzle for puzzle in self.posed if puzzle.seat in seats),
            shared=tuple(seat for seat in self.shared if seat in seats),
            favours=None if self.favours is None else tuple(each for each in self.favours if each.seat in seats),
        )

    def to_json(self) -> dict[str, Any]:
        """The analysis in JSON's types."""
        return {
            "version": VERSION,
            "course": [[*moment[:2], *(_round_parts(part) for part in moment[2:])] for moment in self.course],
            "costly": [costly._asdict() for costly in self.costly],
            "luck": [list(luck) for luck in self.luck],
            "accuracy": [accuracy._asdict() for accuracy in self.accuracy],
            "fortune": [fortune._asdict() for fortune in self.fortune],
            "posed": [puzzle._asdict() for puzzle in self.posed],
            "strokes": [[stroke.entries, *map(_round_parts, stroke.fortunes)] for stroke in self.strokes],
            "favours": None if self.favours is None else [_as_list(favour) for favour in self.favours],
            "shared": list(self.shared),
        }


def from_json(record: Mapping[str, Any]) -> Analysis:
    """The analysis that ``to_json`` wrote, also one that was written before it had all parts.

    Raises ValueError, KeyError or TypeError for anything else.
    """
    if record["version"] != VERSION:
        raise ValueError(f"an analysis of form {record['version']}")
    return Analysis(
        tuple(Moment(entries, number, *map(tuple, parts)) for entries, number, *parts in record["course"]),
        tuple(Costly(*(costly[field] for field in Costly._fields)) for costly in record["costly"]),
        tuple(Luck(*luck) for luck in record["luck"]),
        tuple(map(_accuracy, record.get("accuracy", ()))),
        tuple(Fortune(**fortune) for fortune in record.get("fortune", ())),
        tuple(map(_puzzle_of, record.get("posed", ()))),
        tuple(Stroke(at, tuple(Fortune(*own) for own in each)) for at, *each in record.get("strokes", ())),
        None if (favours := record.get("favours")) is None else tuple(map(_favour, favours)),
        tuple(record.get("shared", ())),
    )


def _accuracy(record: Mapping[str, Any]) -> Accuracy:
    form = record.get("form", 1)
    accuracy = Accuracy(*(record[field] for field in Accuracy._fields[:5]))
    return accuracy._replace(form=form, sums=Sums(*record["sums"]) if form == FORM and record.get("sums") else None)


def _favour(record: Sequence[Any]) -> Favour:
    seat, entries, played, better = record
    return Favour(seat, entries, tuple(played), tuple(better))


def _as_list(favour: Favour) -> list[Any]:
    return [*favour[:2], *map(_round_parts, favour[2:])]


def _puzzle_of(record: Mapping[str, Any]) -> ChoicePuzzle:
    lists = {key: tuple(record[key]) for key in ("alike", "wins", "points")}
    return ChoicePuzzle(**{**record, **lists})


def _round_parts(parts: Sequence[float]) -> list[float]:
    return [round(part, 4) for part in parts]
