"""A match: start, play, fork, save, restore. What can be read of it is in ``engine/readable_match.py``.

The state is complete at every turn boundary. A match in the middle of a turn is the state at the boundary and
the answers since; it is brought back by playing those few answers again. *Game, seats, settings, seed, words,
journal* is the whole match: everything else follows from them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from engine.chance import KEYED, SEED_BYTES, Branch, Chance, Stream, stream_key
from engine.errors import BadSettings, DamagedMatch, IllegalOption, MatchIsOver, NotAsked, RefusedPlay
from engine.events import Event
from engine.flow import TURN_OVER, Play
from engine.game import Game
from engine.keyed import KeyedDice
from engine.questions import Option, Question, fast_tuple, read_records
from engine.readable_match import ReadableMatch
from engine.registry import find_game
from engine.save_format import Boundary, Entry, Origin, chance_of, first_state, read, write_down
from engine.shared_past import share_entry, share_event

S = TypeVar("S")


KEPT_TURNS: Final = 16
"""After this many turns the state is kept again. More save time where a match is played for its result, and take time
where the state before a turn is read."""


class Match(ReadableMatch[S]):
    """One match of one game. Build it with ``start`` or ``restore``."""

    __slots__ = ()

    @classmethod
    def start(
        cls,
        game: Game[S],
        seats: int,
        settings: Mapping[str, str] | None = None,
        *,
        seed: bytes,
        words: Sequence[str] = (),
        click: int | None = None,
        dice: str = KEYED,
        chance: Chance | None = None,
    ) -> Match[S]:
        """Set a game up and play on to its first question.

        ``seed`` is 32 secret bytes, ``words`` are what players added to it, ``click`` is the id of the click that
        started it, stirred in with them; ``dice`` is the kind of its chance. ``chance`` replaces all of them.
        Raises BadSettings when the seats or settings are not allowed.
        """
        if len(seed) != SEED_BYTES:
            raise BadSettings(f"A seed has {SEED_BYTES} bytes, not {len(seed)}.")
        full_settings = game.settle(seats, settings or {})
        return cls.of_origin(game, Origin(seats, full_settings, seed, tuple(words), click, dice), chance)

    @classmethod
    def of_origin(cls, game: Game[S], origin: Origin, chance: Chance | None = None) -> Match[S]:
        """A match at its beginning; ``chance`` replaces its own."""
        source = chance or chance_of(game, origin)
        match = cls(game, origin, source)
        match._begin(first_state(game, origin, source))
        return match

    @classmethod
    def from_state(cls, game: Game[S], state: S, *, seats: int, chance: Chance) -> Match[S]:
        """A match that begins in the given state: for puzzles and tests. It cannot be saved."""
        match = cls(game, Origin(seats, {}, b"", ()), chance)
        match._begin(state)
        return match

    def _begin(self, state: S) -> None:
        self._play = Play(state, self._chance, self._notes)
        self._boundary_and_age = Boundary(state, 0, 0, 0, 0), KEPT_TURNS
        self._next_turn()

    # What happened

    @property
    def events(self) -> Sequence[Event]:
        """Everything that happened so far."""
        if self._untold:
            self.recall(self.replay().events)
        return read_records(Event, self._notes)

    def recall(self, events: Sequence[Event]) -> None:
        """Take over the events from before the restore. ``events`` come from a fork that has all of them."""
        self._notes[:0] = events[: self._untold]
        self._untold, self._shared_until = 0, (0, 0)

    def share_past(self) -> None:
        """Let all choices and events before the present turn be the same objects as equal ones of other matches, for
        a match that stays in memory: at its end it takes 20 kB then, and 50 to 70 otherwise. One that is played for its
        result is faster without.
        """
        (entry, event), (entries, events) = self._shared_until, self.turn_number
        journal, notes = self.journal, read_records(Event, self._notes)
        journal[entry:entries] = map(share_entry, journal[entry:entries])
        first, end = max(event - self._untold, 0), events - self._untold
        notes[first:end] = map(share_event, notes[first:end])
        self._shared_until = self.turn_number

    # Playing

    def play(self, seat: int, option_id: str) -> list[Event]:
        """Choose an option for a seat and return what happened until the next question.

        Raises MatchIsOver, NotAsked or IllegalOption; then nothing has changed.
        """
        for question in self.questions:
            if question.seat == seat and (option := question.find(option_id)):
                break
        else:
            raise self._refusal(seat, option_id)
        self._awake()
        before = len(self._notes)
        self._take(seat, option)
        return read_records(Event, self._notes)[before:]

    def choose(self, question: Question, place: int) -> None:
        """Choose the option at this place of an open question: as ``play``, without looking its id up, and without
        making records of what happens (``events`` has them). Raises NotAsked or IndexError; then nothing has changed.
        """
        if question not in self.questions:
            raise NotAsked(question.seat)
        option = question.options[place]
        if self._play is None:
            self._wake()
        # As ``_take``, at once: a match that is played for its result does little else as often.
        self._rest = None
        self._journal.append((question.seat, option.id))
        try:
            self.questions = self._flow.send((question.seat, option))  # type: ignore[union-attr]
        except StopIteration:
            self.questions = TURN_OVER
        if not self.questions:
            self._next_turn()

    def _take(self, seat: int, option: Option) -> None:
        if self._play is None:
            self._wake()
        assert self._flow is not None
        self._rest = None
        self._journal.append((seat, option.id))
        try:
            self.questions = self._flow.send((seat, option))
        except StopIteration:
            self.questions = TURN_OVER
        if not self.questions:
            self._next_turn()

    def _refusal(self, seat: int, option_id: str) -> RefusedPlay:
        if not self.questions:
            return MatchIsOver("the match is over")
        reason = self.game.rules.explain(self.state, seat, option_id)
        if self.question_for(seat) is None:
            return NotAsked(seat, reason)
        return IllegalOption(seat, option_id, reason, self.game.reading.measure(self.state, seat, option_id, reason))

    def _next_turn(self, turns: int = 1) -> None:
        """Play whole turns until a question is open or the match is over; ``turns`` were played since the last one."""
        play, rules = self._play, self.game.rules
        assert play is not None
        while True:
            event_count = self._untold + len(self._notes)
            used = self._chance.begin_turn()
            self._flow = None
            self._boundary = fast_tuple(Boundary, (None, used, play.asked, len(self._journal), event_count))
            kept_boundary, since = self._boundary_and_age
            since, turns = since + turns, 1
            if since > KEPT_TURNS:
                kept_boundary, since = self._boundary._replace(state=rules.copy(play.state)), 0
            self._boundary_and_age = kept_boundary, since
            if rules.over(play.state) or (self._last_turn is not None and self.is_halted):
                self.questions = ()
                return
            self._flow = rules.turn(play)
            self.questions = next(self._flow, TURN_OVER)
            if self.questions:
                return

    def halt_after_turn(self) -> None:
        """Halt this copy at the end of the present turn: nothing happens after it, and no question opens. A halted
        match cannot be saved.
        """
        self._last_turn = self.turn_number

    def resume(self) -> None:
        """Halt no more: begin the next turn if the match has halted, or play past the end of the present one."""
        if self.is_halted:
            self._awake()
            self._last_turn = None
            self._next_turn(turns=0)
        self._last_turn = None

    # Copies

    def fork(self) -> Match[S]:
        """An independent match that continues from here. The fork plays the present turn again when it is first used:
        from the turn's beginning, or from the latest choice at which the game can continue from the state alone.
        """
        if self._rest is None and self._play is not None and self.game.rules.resting(self._play.state):
            self._note_rest(self._play, len(self.questions), len(self._journal))
        if self._rest is None:
            self._whole_boundary()
        fork = Match(self.game, self.origin, self._chance)
        fork._rest = self._rest
        fork._draw_counts = self._draw_counts
        fork._journal = self._journal.copy()
        fork._boundary, fork._boundary_and_age = self._boundary, self._boundary_and_age
        fork.questions = self.questions
        fork._notes = self._notes.copy()
        fork._untold, fork._shared_until = self._untold, self._shared_until
        fork._last_turn = self._last_turn
        return fork

    def imagine(self, seat: int, key: bytes) -> Match[S]:
        """A match as this seat may imagine it. Everything that the seat has seen stays, everything else comes from
        ``key`` (32 bytes): later dice differ, and hidden cards lie in another order. It has no seed, so it can neither
        be saved nor replayed from its beginning.
        """
        cards_key, dice_key = (stream_key(key, (part,)) for part in ("hidden", "future"))
        self._awake()
        return self._imagine(seat, cards_key, self._chance.imagine(dice_key))

    def imagine_evenly(self, seat: int, key: bytes, place: int) -> Match[S]:
        """As ``imagine``, but one of six matches (``place`` 0 to 5) that belong together: each later die falls on a
        different side in each of them. Hidden cards are shuffled for each.
        """
        cards_key, dice_key = stream_key(key, ("hidden", str(place))), stream_key(key, ("future",))
        self._awake()
        return self._imagine(seat, cards_key, self._chance.imagine_evenly(dice_key, place))

    def _imagine(self, seat: int, cards_key: bytes, chance: Chance) -> Match[S]:
        play, boundary = self._awake(), self._whole_boundary()
        state = self.game.rules.reshuffle(boundary.state, play.state, seat, Stream(cards_key))
        other = Match(self.game, self.origin._replace(seed=b""), chance)
        other._journal = self._journal.copy()
        other._boundary = boundary._replace(state=state)
        other._boundary_and_age = other._boundary, 0
        other._notes = self._notes.copy()
        other._untold = self._untold
        other.questions = self.questions
        other._last_turn = self._last_turn
        return other

    def begin_from(self, state: S, chance: Chance | None = None) -> Match[S]:
        """Another match with these seats and settings, and no seed, whose first turn begins with this state; ``chance``
        replaces its own."""
        self._awake()
        other = Match(self.game, self.origin._replace(seed=b""), chance or self._chance)
        other._begin(state)
        return other

    # Saving

    def save(self) -> dict[str, Any]:
        """The match as JSON holds it: what it began with, its journal, and the state at the last turn boundary."""
        return write_down(self.game, self.origin, self._journal, self._whole_boundary())

    @classmethod
    def restore(cls, game: Game[S], saved: Mapping[str, Any]) -> Match[S]:
        """The match that ``save`` wrote. Raises DamagedMatch when it does not fit the game."""
        try:
            origin, journal, boundary = read(game, saved)
            match = cls(game, origin, chance_of(game, origin))
            match._journal = journal
            match._boundary, match._boundary_and_age = boundary, (boundary, 0)
            match._untold = match._boundary.events
            match._wake()
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError, StopIteration) as error:
            if isinstance(error, DamagedMatch):
                raise
            raise DamagedMatch(f"this saved match of {game.key} is damaged: {error}") from error
        return match

    def restart(self, chance: Chance | None = None) -> Match[S]:
        """The match at its beginning; ``chance`` replaces its own."""
        return Match.of_origin(self.game, self.origin, chance)

    def replay(self, entries: int | None = None, chance: Chance | None = None) -> Match[S]:
        """The match played again from its beginning, up to the given number of journal entries (all by default)."""
        match = self.restart(chance)
        for seat, option in self._journal[:entries]:
            match.play(seat, option)
        return match

    def __reduce__(self) -> tuple[Any, ...]:
        """How a match is pickled for another process of this program: what ``save`` has, and without a seed its chance
        and earlier events. Raises TypeError where chance comes from no key.
        """
        if not isinstance(self._chance, Stream | KeyedDice | Branch):
            raise TypeError("only a match whose chance comes from a key can be pickled")
        before = self._boundary.events - self._untold
        chance_and_notes = None if self.origin.seed else (self._chance, self._notes[:before])
        return _unpickle, (
            self.game.key,
            self.origin,
            self._journal,
            self._whole_boundary(),
            chance_and_notes,
            self._last_turn,
        )


def _unpickle(
    game: str,
    origin: Origin,
    journal: list[Entry],
    boundary: Boundary[Any],
    chance_and_notes: Any,
    last_turn: tuple[int, int] | None = None,
) -> Match[Any]:
    rules = find_game(game)
    chance, events = chance_and_notes or (chance_of(rules, origin), [])
    match = Match(rules, origin, chance)
    match._journal, match._notes = journal, events
    match._boundary, match._boundary_and_age = boundary, (boundary, 0)
    match._last_turn = last_turn
    match._untold = boundary.events - len(events)
    match._wake()
    return match
