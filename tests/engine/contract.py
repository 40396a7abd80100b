"""The contract of every game with any settings: ``test_contract.py`` proves it for each game of the registry.

The order of options, on which journals rely, is pinned by the recorded matches in ``tests/playthroughs``.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.errors import BadSettings, IllegalOption, MatchIsOver, NotAsked
from engine.game import Game
from engine.match import Match
from engine.players import PLAYERS, THINKERS, choose
from engine.questions import TOGETHER, Option, Question
from engine.registry import find_game
from engine.settings import Setting
from engine.simulation import match_seed

MOST_DECISIONS = 5000
OPTION_ID = re.compile(r"[a-z0-9:+\-x/_=]{1,60}")
QUICK = tuple(name for name in PLAYERS if name not in THINKERS)
"""The computer players that answer at once."""
NONSENSE = ("", "end", "pass", "nothing", "x" * 60)

Check = Callable[[Match[Any]], None]


def nothing_to_check(match: Match[Any]) -> None:
    """For a game without further invariants."""


class Contract(NamedTuple):
    """What only the game itself can say.

    ``likings`` are groups of options that a random player may prefer, so that odder matches are played. ``nonsense``
    are ids that are refused unless they are offered. ``begin(match)`` returns the check of every later state,
    ``check_end`` looks at a finished match.
    """

    likings: tuple[str, ...] = ()
    nonsense: tuple[str, ...] = ()
    begin: Callable[[Match[Any]], Check] = lambda match: nothing_to_check
    check_end: Check = nothing_to_check


def combinations(game: Game[Any]) -> Iterator[tuple[int, dict[str, str]]]:
    """Defaults with every number of seats, then each value of each setting, the seats in turn."""
    yield from ((seats, {}) for seats in game.seats)
    number = 0
    for setting in game.settings:
        for value in setting.values:
            seats = [count for count in game.seats if not setting.seats or count in setting.seats]
            yield seats[number % len(seats)], chosen_with(game, setting, value)
            number += 1


def chosen_with(game: Game[Any], setting: Setting, value: str) -> dict[str, str]:
    """A value with all that must be chosen besides."""
    chosen = {setting.key: value, **dict(setting.made_for.get(value, ()))}
    if setting.when:
        chosen[setting.when[0]] = setting.when[1]
    for key, excluded in setting.excludes.get(value, ()):
        other = next(other for other in game.settings if other.key == key)
        chosen[key] = next(each for each in other.values if each != excluded)
    return chosen


def random_settings(game: Game[Any], seats: int, random: Random) -> dict[str, str]:
    """Any settings that can be played with."""
    while True:
        chosen = {setting.key: random.choice(setting.values) for setting in game.settings}
        for setting in game.settings:
            excludes = setting.excludes
            free = [value for value in setting.values if not chosen.items() & {*excludes.get(value, ())}]
            chosen[setting.key] = random.choice(free or setting.values)
        try:
            return game.settle(seats, chosen)
        except BadSettings:
            continue


def play_and_check(
    contract: Contract,
    game: Game[Any],
    seats: int,
    chosen: dict[str, str],
    random: Random,
    players: Iterable[str] = QUICK,
) -> Match[Any]:
    """Play a match at random; look at its states and questions, and once at all ways to copy it.

    ``players`` are the computer players that are asked once for each question of one moment.
    """
    match = Match.start(game, seats, chosen, seed=random.randbytes(32))
    check = contract.begin(match)
    liking = random.choice(("any", *contract.likings))
    look = random.randrange(40 * seats)
    for decision in range(MOST_DECISIONS):
        if match.finished:
            break
        if decision % 4 == 0:
            check(match)
            check_questions(match)
        if decision == look:
            check_nonsense(contract, match)
            check_every_option_leads_on(match, players)
            check_copies(match, random)
        question = random.choice(match.questions)
        match.play(question.seat, pick(question, liking, random).id)
    check(match)
    check_end(match)
    contract.check_end(match)
    return match


def pick(question: Question, liking: str, random: Random) -> Option:
    """An option, rather one of the group that is liked; now and then several at once where that is allowed."""
    if question.several and random.random() < 0.7:
        together = random.sample(question.options, random.randint(2, len(question.options)))
        ids = [option.id for option in question.options if option in together]
        if (option := question.find(TOGETHER.join(ids))) is not None:
            return option
    liked = [option for option in question.options if option.group == liking]
    return random.choice(liked if liked and random.random() < 0.7 else question.options)


def check_questions(match: Match[Any]) -> None:
    """At most one question for each seat; its options are several and all different."""
    assert len({question.seat for question in match.questions}) == len(match.questions)
    for question in match.questions:
        ids = [option.id for option in question.options]
        assert len(ids) == len(set(ids)) > 1, question.kind
        assert all(OPTION_ID.fullmatch(option_id) for option_id in ids)
        assert all(option.label for option in question.options)


def check_nonsense(contract: Contract, match: Match[Any]) -> None:
    """What is not offered is refused, with a reason and without a trace."""
    before = match.save()
    for question in match.questions:
        offered = {option.id for option in question.options}
        for nonsense in {*NONSENSE, *contract.nonsense} - offered:
            with pytest.raises(IllegalOption) as refused:
                match.play(question.seat, nonsense)
            assert refused.value.reason
    silent = {*range(match.seats + 1)} - {question.seat for question in match.questions}
    for seat in silent:
        with pytest.raises(NotAsked):
            match.play(seat, match.questions[0].options[0].id)
    assert match.save() == before


def check_every_option_leads_on(match: Match[Any], players: Iterable[str]) -> None:
    """Every option can be foreseen and played, and the match goes on or ends."""
    for question in match.questions:
        for player in players:
            assert question.find(choose(player, match, question.seat).option) is not None
        for option in question.options:
            for key, fact in match.preview(question.seat, option).items():
                assert isinstance(fact, int | str) or all(isinstance(part, int | str) for part in fact), key
            fork = match.fork()
            fork.play(question.seat, option.id)
            assert fork.finished or fork.questions


def check_copies(match: Match[Any], random: Random) -> None:
    """Save, restore, fork and replay: none of them changes the match, all of them agree with it."""
    before, state = match.save(), match.game.rules.copy(match.state)
    restored = Match.restore(match.game, json.loads(json.dumps(before)))
    assert restored.state == state
    assert restored.questions == match.questions
    assert restored.journal == match.journal
    assert restored.events == match.events
    fork, again = match.fork(), match.fork()
    for _ in range(random.randrange(1, 9)):
        if fork.finished:
            break
        question = random.choice(fork.questions)
        option = random.choice(question.options).id
        told = fork.play(question.seat, option)
        assert again.play(question.seat, option) == told
        assert restored.play(question.seat, option) == told
    assert restored.save() == fork.save()
    assert fork.replayed().events == fork.events == restored.events
    assert match.state == state
    assert match.save() == before


def check_end(match: Match[Any]) -> None:
    """The match is over, its points add up, and the same seed and choices lead to the same end."""
    assert match.finished
    assert not match.questions
    assert match.events[-1].kind == "scored"
    assert all(standing.points == sum(standing.parts.values()) for standing in match.standings)
    places = [standing.place for standing in match.standings]
    assert places == sorted(places)
    assert all(place == places.index(place) + 1 for place in places)
    with pytest.raises(MatchIsOver):
        match.play(0, "pass")
    again = match.replayed()
    assert (again.events, again.standings, again.save()) == (match.events, match.standings, match.save())


def digest(key: str, matches: int = 12) -> str:
    """A digest of matches, their events and states: the same in every process."""
    game, story = find_game(key), sha256()
    for number in range(matches):
        seats = game.seats[number % len(game.seats)]
        chosen = random_settings(game, seats, Random(number))
        match: Match[Any] = Match.start(game, seats, chosen, seed=match_seed("hash seeds", number))
        while match.questions:
            seat = match.questions[-1].seat
            match.play(seat, choose(PLAYERS[number % 2], match, seat).option)
        story.update(repr((match.journal, list(match.events), match.standings, match.save())).encode())
    return story.hexdigest()


if __name__ == "__main__":
    print(*map(digest, sys.argv[1:]))
