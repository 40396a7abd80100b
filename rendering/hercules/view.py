"""The data of Hercules' pictures, read from a match as plain values; all of it is public."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.events import Event
from engine.game import Standing
from engine.hercules.cards import CARDS
from engine.hercules.state import HADES, SYMBOLS, Hero, State
from engine.match import Match
from engine.questions import Question
from rendering import theme
from rendering.hercules.art import emblems
from rendering.hercules.earlier import events_since, match_before
from rendering.picture import Scene


class Change(NamedTuple):
    """What has changed for a side since the board before.

    ``points`` is how many it has gained (or lost), ``column`` where its apprentice stood, ``labours`` are the columns
    from which its markers were taken, ``cards`` those it has won. ``lost_symbols`` are the symbols of which it had the
    most.
    """

    points: int
    column: int
    labours: tuple[int, ...]
    cards: tuple[str, ...]
    lost_symbols: tuple[str, ...] = ()


class SideView(NamedTuple):
    """One side's area and its running score. ``symbols`` are counts in the order of the rules' SYMBOLS."""

    number: int
    name: str
    look: theme.Side
    hades: bool
    dice: tuple[int, ...]
    labours: tuple[int, ...]
    column: int
    supply: int
    demigods: tuple[str, ...]
    marked_cards: tuple[str, ...]
    gods: tuple[str, ...]
    face_down: tuple[str, ...]
    vases: tuple[str, ...]
    pantheon: tuple[str, ...]
    points: int
    place: int
    parts: Mapping[str, int]
    symbols: tuple[int, ...]
    majorities: tuple[str, ...]
    change: Change

    @property
    def sets(self) -> int:
        """How many complete sets of the five symbols it holds."""
        return min(self.symbols)

    @property
    def won_cards(self) -> tuple[str, ...]:
        """The cards it has won."""
        return (*self.demigods, *self.gods, *self.pantheon, *self.vases)

    @property
    def cards(self) -> int:
        """How many cards it has won."""
        return len(self.won_cards)


class Earlier(NamedTuple):
    """Where cards lay on the board before: the gods by column, the stacks of vases by their columns."""

    gods: tuple[str | None, ...]
    vases: Mapping[int, tuple[str, ...]]


class TableView(NamedTuple):
    """The whole table.

    ``doable`` are the labours on offer to the acting side, None when it is not asked for one. ``question`` is what it
    is asked, None for Hades.

    ``trial_seat`` is the seat whose turn is over, where a trial halts after it; None elsewhere.
    ``hades_waits`` says that Hades has yet to take his turn this round. ``news`` are the events since the board before.
    """

    round: int
    moves: int
    sides: tuple[SideView, ...]
    acting: int | None
    trial_seat: int | None
    doable: tuple[int, ...] | None
    pegasus: int
    gods: tuple[str | None, ...]
    peak: tuple[str, ...]
    stacks: tuple[tuple[str, tuple[str, ...]], ...]
    vases: tuple[tuple[int, tuple[str, ...]], ...]
    white: int
    white_in_use: bool
    ending: bool
    over: bool
    is_simplified: bool
    level: str
    used: tuple[str, ...]
    hades_waits: bool
    earlier: Earlier
    news: Sequence[Event]
    question: Question | None

    @property
    def solo(self) -> bool:
        """Whether one hero plays against Hades."""
        return self.level != ""

    @property
    def large_side(self) -> SideView:
        """The side that is shown large: who is asked, whose turn was tried, at the end who has won."""
        seat = self.acting if self.trial_seat is None else self.trial_seat
        return self.winners[0] if seat is None else self.sides[seat]

    @property
    def winners(self) -> tuple[SideView, ...]:
        """Who stands first."""
        return tuple(side for side in self.sides if side.place == 1)


def read(scene: Scene) -> TableView:
    """The table as it lies now."""
    match: Match[State] = scene.match
    state = match.state
    before = match_before(match, scene.since)
    # A trial halts at the end of a round before the next one is rolled: the dice that lie there are those of the last.
    is_between = match.is_halted and not state.turns
    acting = None if match.is_finished or is_between else state.acting
    return TableView(
        round=state.round - is_between,
        moves=len(match.journal),
        sides=_sides(scene, state, before),
        acting=acting,
        trial_seat=match.journal[-1].seat if match.is_halted and match.journal and not match.questions else None,
        doable=_doable(match, acting),
        pegasus=state.pegasus,
        gods=tuple(state.gods),
        peak=tuple(state.peak),
        stacks=tuple((stack, tuple(cards)) for stack, cards in state.stacks.items()),
        vases=tuple((columns, tuple(cards)) for columns, cards in state.vases.items()),
        white=state.white,
        white_in_use=state.white_in_use,
        ending=state.ending,
        over=match.is_finished,
        is_simplified=state.simplified,
        level=state.hades_level,
        used=tuple(state.used),
        hades_waits=state.solo and (acting == HADES or (acting == 0 and state.turns == 0)),
        earlier=Earlier(before.state.gods, before.state.vases),
        news=events_since(match, before, scene.since),
        question=None if acting is None else match.question_for(acting),
    )


def _doable(match: Match[State], acting: int | None) -> tuple[int, ...] | None:
    question = None if acting is None else match.question_for(acting)
    if question is None or question.kind != "turn":
        return None
    return tuple(
        sorted({result for option in question.options if isinstance(result := option.facts.get("result"), int)})
    )


def _sides(scene: Scene, state: State, before: Match[State]) -> tuple[SideView, ...]:
    standings = {HADES if place.seat is None else place.seat: place for place in scene.match.standings}
    then = {HADES if place.seat is None else place.seat: place for place in before.standings}
    sides = []
    for index, hero in enumerate(state.heroes):
        hades = state.solo and index == HADES
        standing = standings[index]
        counts = tuple(int(str(standing.facts[symbol])) for symbol in SYMBOLS)
        sides.append(
            SideView(
                index,
                scene.words("hercules-hades") if hades else scene.name_of(index),
                theme.HADES if hades else theme.sides(scene.strong)[index],
                hades,
                hero.dice,
                hero.labours,
                hero.column,
                hero.supply,
                hero.demigods,
                hero.marked,
                hero.gods,
                hero.face_down,
                hero.vases,
                hero.pantheon,
                standing.points,
                standing.place,
                standing.parts,
                counts,
                _most_of(standing),
                _change(hero, before.state.heroes[index], standing, then[index]),
            )
        )
    return tuple(sides)


def _change(hero: Hero, was: Hero, now: Standing, then: Standing) -> Change:
    cards = (*hero.demigods, *hero.gods, *hero.pantheon, *hero.vases)
    had = {*was.demigods, *was.gods, *was.pantheon, *was.vases}
    labours = tuple(labour for labour in was.labours if labour not in hero.labours)
    symbols_lost = tuple(symbol for symbol in _most_of(then) if symbol not in _most_of(now))
    cards_won = tuple(card for card in cards if card not in had)
    return Change(now.points - then.points, was.column, labours, cards_won, symbols_lost)


def _most_of(standing: Standing) -> tuple[str, ...]:
    majorities = standing.facts["majorities"]
    assert isinstance(majorities, tuple)
    return tuple(map(str, majorities))


def usable_dice(table: TableView, side: SideView) -> tuple[int, ...]:
    """The dice that a side may reckon with now."""
    return (*side.dice, table.white) if table.white_in_use and side.number == table.acting else side.dice


def shown_dice(table: TableView, side: SideView) -> list[tuple[int, str]]:
    """The dice in front of a side with their colours: its own, and the white one while it goes with them."""
    own = [(face, side.look.colour) for face in side.dice]
    white = side.hades or (table.white_in_use and side.number == table.acting)
    return [*own, (table.white, theme.IVORY)] if white else own


def usable_abilities(side: SideView, table: TableView) -> dict[str, int]:
    """How often each active ability is at hand: cards that are neither marked, face down nor used this turn."""
    spent_cards = {*side.marked_cards, *side.face_down, *(table.used if side.number == table.acting else ())}
    gods = () if table.is_simplified else side.gods
    counts = dict.fromkeys(emblems.ABILITIES, 0)
    for card in (*side.demigods, *gods):
        if card not in spent_cards and CARDS[card].active:
            counts[CARDS[card].ability] += 1
    return counts
