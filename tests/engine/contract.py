"""Random matches with any settings and the invariants of single games, checked by ``engine.contract``.

The order of options, on which journals rely, is pinned by the recorded matches in ``tests/playthroughs``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

from engine.contract import (
    DECISIONS_MAX,
    QUICK,
    check_copies,
    check_end,
    check_nonsense,
    check_options,
    check_questions,
)
from engine.errors import BadSettings
from engine.game import Game
from engine.match import Match
from engine.players import PLAYERS, choose
from engine.questions import TOGETHER, Option, Question
from engine.registry import find_game
from engine.simulation import match_seed

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


def random_settings(game: Game[Any], seats: int, random: Random) -> dict[str, str]:
    """Any settings that can be played with."""
    while True:
        settings = {setting.key: random.choice(setting.values) for setting in game.settings}
        for setting in game.settings:
            excludes = setting.excludes
            free = [value for value in setting.values if not settings.items() & {*excludes.get(value, ())}]
            settings[setting.key] = random.choice(free or setting.values)
        try:
            return game.settle(seats, settings)
        except BadSettings:
            continue


def play_and_check(
    contract: Contract,
    game: Game[Any],
    seats: int,
    settings: dict[str, str],
    random: Random,
    players: Iterable[str] = QUICK,
) -> Match[Any]:
    """Play a match at random; look at its states and questions, and once at all ways to copy it.

    ``players`` are the computer players that are asked once for each question of one moment.
    """
    match = Match.start(game, seats, settings, seed=random.randbytes(32))
    check = contract.begin(match)
    liking = random.choice(("any", *contract.likings))
    look = random.randrange(40 * seats)
    for decision in range(DECISIONS_MAX):
        if match.is_finished:
            break
        if decision % 4 == 0:
            check(match)
            check_questions(match)
        if decision == look:
            check_nonsense(match, contract.nonsense)
            check_options(match, players)
            check_copies(match, random.randrange)
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


def digest(key: str, matches: int = 12) -> str:
    """A digest of matches, their events and states: the same in every process."""
    game, story = find_game(key), sha256()
    for number in range(matches):
        seats = game.seats[number % len(game.seats)]
        settings = random_settings(game, seats, Random(number))
        match: Match[Any] = Match.start(game, seats, settings, seed=match_seed("hash seeds", number))
        while match.questions:
            seat = match.questions[-1].seat
            match.play(seat, choose(PLAYERS[number % 2], match, seat).option)
        story.update(repr((match.journal, list(match.events), match.standings, match.save())).encode())
    return story.hexdigest()


if __name__ == "__main__":
    print(*map(digest, sys.argv[1:]))
