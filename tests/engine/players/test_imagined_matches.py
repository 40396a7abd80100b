"""No computer player sees the future: matches that differ only in what lies ahead or is hidden make no difference."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

import pytest

from engine.advice import Effort
from engine.chance import NO_COUNTS, Chance, Draw, Stream, by_seat
from engine.contract import combinations, settings_with
from engine.keyed import KeyedDice, draw_name
from engine.match import Match
from engine.players import PLAYERS, THINKERS, choose, find_player, public_key
from engine.players.comparison import trials_of, try_out
from engine.players.lookahead import is_learned
from engine.registry import MODULES, find_game
from tests.short_forms import some

T = TypeVar("T")
KINDS = [(key, *combination) for key in MODULES for combination in combinations(find_game(key))]
MODULE = ("variant", "module")
"""The settings that say by which module a game is played."""


def every_module() -> Iterator[tuple[str, int, tuple[tuple[str, str], ...]]]:
    """Both games with every module, the numbers of seats in turn, and each game alone where that can be played."""
    for key in MODULES:
        game = find_game(key)
        several = [seats for seats in game.seats if seats > 1]
        values = [(setting, value) for setting in game.settings if setting.key in MODULE for value in setting.values]
        for number, (setting, value) in enumerate(values):
            settings = {**settings_with(game, setting, value), "line_up": f"{value}_recommended"}
            values_by_key = {each.key: each.values for each in game.settings}
            fits = {name: settings[name] for name in settings if settings[name] in values_by_key.get(name, ())}
            yield key, several[number % len(several)], tuple(fits.items())
        if 1 in game.seats:
            yield key, 1, ()


EVERY_MODULE = [*every_module()]
ONES = [*dict.fromkeys((key, seats, tuple(settings.items())) for key, seats, settings in KINDS)][::4]
EVERY = 11
"""Decisions between two moments that are looked at."""


class Twin:
    """The chance of a match up to a place, and another after it; of the piles so many cards are seen from the top."""

    def __init__(
        self, past: Chance, until: int, counts: Mapping[frozenset[str], int], key: bytes, after: int = 0
    ) -> None:
        self.past, self.until, self.counts, self.key = past, until, counts, key
        self.after = Stream(key, after)
        """What follows where the past is a stream; else what follows has names."""

    @property
    def draw_count(self) -> int:
        return self.past.draw_count + self.after.draw_count

    @property
    def counted(self) -> Mapping[str, int]:
        return self.past.counts

    def draw(self, name: str) -> Draw:
        is_past = self.past.draw_count < self.until
        if not is_past and isinstance(self.past, Stream):
            return self.after
        draw = self.past.draw(name)
        return TwinDraw(draw, self.counts) if is_past else draw_name(self.key, draw.name)

    def roll(self, name: str) -> int:
        return self.draw(name).side()

    def pairs(self, name: str, order: Sequence[int]) -> list[tuple[int, int]]:
        return by_seat(self.draw(name), order)

    def pile(self, name: str, cards: Sequence[T]) -> list[T]:
        return self.draw(name).shuffle(cards)

    def begin_turn(self) -> int:
        self.past.begin_turn()
        return self.draw_count

    def at(self, used: int, counted: Mapping[str, int] = NO_COUNTS) -> Twin:
        if not isinstance(self.past, Stream):
            return Twin(self.past.at(used, counted), self.until, self.counts, self.key)
        return Twin(self.past.at(min(used, self.until)), self.until, self.counts, self.key, max(0, used - self.until))

    def imagine(self, future: bytes) -> Chance:
        return self.past.imagine(future)

    def imagine_evenly(self, future: bytes, place: int) -> Chance:
        return self.past.imagine_evenly(future, place)


class TwinDraw:
    """A draw of the past; of a pile that is shuffled so many cards are seen from the top."""

    def __init__(self, draw: Draw, counts: Mapping[frozenset[str], int]) -> None:
        self.draw, self.counts, self.name = draw, counts, draw.name

    def side(self, slot: int = 0, sides: int = 6) -> int:
        return self.draw.side(slot, sides)

    def pair(self, slot: int = 0) -> tuple[int, int]:
        return self.draw.pair(slot)

    def shuffle(self, cards: Iterable[T]) -> list[T]:
        order = self.draw.shuffle(cards)
        count = self.counts.get(frozenset(map(str, order)), len(order))
        return [*order[:count], *Stream(bytes(32)).shuffle(order[count:])]


def twin_of(match: Match[Any], number: int) -> Match[Any]:
    """A match with the same past: other dice lie ahead, and cards that nobody has seen lie in another order."""
    now, dealt = match.state, match.restart().state
    piles = getattr(dealt, "stacks", {}) if match.game.rules.count_hidden(dealt) else {}
    counts = {frozenset(pile): len(pile) - max(0, len(now.stacks[name]) - 1) for name, pile in piles.items() if pile}
    source = match._chance
    assert isinstance(source, KeyedDice | Stream)
    key = bytes([number % 256]) * 32
    return match.replay(chance=Twin(source.at(0), source.draw_count, counts, key))


def moments(key: str, seats: int, settings: Mapping[str, str], seed: int) -> Iterator[Match[Any]]:
    """A match at some of its moments, played by greedy with some choices at random."""
    random = Random(f"{key} {seats} {settings} {seed}")
    match = Match.start(find_game(key), seats, settings, seed=random.randbytes(32))
    number = random.randrange(EVERY)
    while match.questions:
        question = random.choice(match.questions)
        if number % EVERY == 0:
            yield match
        number += 1
        at_random = random.random() < 0.3
        option = random.choice(question.options).id if at_random else choose("greedy", match, question.seat).option
        match.play(question.seat, option)


Ask = Callable[[Match[Any], int], object]


def differences(ask: Ask, match: Match[Any], number: int) -> int:
    """How many of the seats that are asked something are told something else in a twin of the match."""
    twin = twin_of(match, number)
    assert twin.questions == match.questions
    return sum(ask(match, question.seat) != ask(twin, question.seat) for question in match.questions)


def what_comes(match: Match[Any], seat: int) -> object:
    """A peek: what happens when this seat, and everybody after it, takes the first option."""
    fork = match.fork()
    happened = fork.play(seat, fork.question_for(seat).options[0].id)  # type: ignore[union-attr]
    for _ in range(8):
        if fork.is_finished:
            break
        question = fork.questions[0]
        happened += fork.play(question.seat, question.options[0].id)
    return happened


def test_both_games_and_all_modules_are_looked_at() -> None:
    rows = []
    for key, seats, settings in EVERY_MODULE:
        rows.append((key, seats, *(value for name, value in settings if name in MODULE)))
    assert rows[:6] == [
        ("hercules", 2, "full"),
        ("hercules", 3, "simplified"),
        ("hercules", 1),
        ("diceforge", 2, "none"),
        ("diceforge", 3, "goddess"),
        ("diceforge", 4, "titans"),
    ]


@pytest.mark.parametrize(("key", "seats", "settings"), [*EVERY_MODULE, *some(ONES, 3)])
def test_no_player_sees_the_future(key: str, seats: int, settings: tuple[tuple[str, str], ...]) -> None:
    quick = [find_player(name, find_game(key)) for name in PLAYERS if name not in {"random", *THINKERS}]
    for number, match in enumerate(moments(key, seats, dict(settings), 1)):
        assert not any(differences(player, match, number) for player in quick)


def a_little(match: Match[Any], seat: int) -> object:
    """What ``master`` would choose if it looked at two futures only, and how they went."""
    key = public_key(match, seat)
    imagined = match.imagine(seat, key)
    greedy = match.game.minds.greedy
    if is_learned(match):
        return try_out(imagined, seat, key, greedy, Effort(3, 2, 2))
    promising = [judged.option.id for judged in match.game.minds.judge_options(imagined, seat)[:3]]
    return trials_of(imagined, seat, key, greedy, Effort(3, 2, 2, turns=None), promising)


@pytest.mark.parametrize(("key", "seats", "settings"), [*EVERY_MODULE, *some(ONES[::3], 3)])
def test_no_player_that_tries_moves_out_sees_the_future(
    key: str, seats: int, settings: tuple[tuple[str, str], ...]
) -> None:
    skilled = find_player("skilled", find_game(key))
    for number, match in enumerate(moments(key, seats, dict(settings), 5)):
        if number % 3 == 0:
            assert not differences(skilled, match, number)
            assert not differences(a_little, match, number)


@pytest.mark.parametrize("key", MODULES)
def test_a_player_that_tries_out_what_comes_is_noticed(key: str) -> None:
    """The control: the same player sees what comes when it is given the match itself, and not an imagined one."""

    def imagining(match: Match[Any], seat: int) -> object:
        return what_comes(match.imagine(seat, public_key(match, seat)), seat)

    looked = list(enumerate(match.fork() for match in moments(key, 2, {}, 2)))
    assert sum(differences(what_comes, match, number) for number, match in looked)
    assert not sum(differences(imagining, match, number) for number, match in looked)


def test_a_player_that_looks_under_the_top_card_is_noticed() -> None:
    def under(match: Match[Any], seat: int) -> object:
        return [pile[1:2] for pile in match.state.stacks.values()]

    def imagining(match: Match[Any], seat: int) -> object:
        return under(match.imagine(seat, public_key(match, seat)), seat)

    looked = list(enumerate(match.fork() for match in moments("hercules", 3, {}, 3)))
    assert sum(differences(under, match, number) for number, match in looked)
    assert not sum(differences(imagining, match, number) for number, match in looked)


@pytest.mark.parametrize(("key", "seats", "settings"), some(ONES, 3))
def test_what_was_seen_stays_and_the_match_itself_is_left_alone(
    key: str, seats: int, settings: tuple[tuple[str, str], ...]
) -> None:
    game = find_game(key)
    futures, hidden = set(), set()
    for number, match in enumerate(moments(key, seats, dict(settings), 4)):
        before = match.save()
        seat = match.questions[0].seat
        for which in range(2):
            imagined = match.imagine(seat, bytes([number % 256, which]) * 16)
            assert imagined.questions == match.questions
            assert imagined.standings == match.standings
            assert imagined.turn_events == match.turn_events
            assert game.rules.count_hidden(imagined.state) == game.rules.count_hidden(match.state)
            again = imagined.imagine(seat, bytes(32))
            assert again.questions == match.questions
            assert again.state == match.imagine(seat, bytes(32)).state or game.rules.count_hidden(match.state)
            hidden.add((number, str(game.rules.to_json(imagined.state))))
            while imagined.questions:
                question = imagined.questions[0]
                imagined.play(question.seat, question.options[0].id)
            futures.add((number, str(game.rules.to_json(imagined.state))))
        assert match.save() == before
    looked = number + 1
    assert len(futures) > 1.8 * looked, "each key brings another future"
    assert (len(hidden) > looked) == (key == "hercules")
