"""Matches of Dice Forge at the questions that they ask, and what joined choices make of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.tables.model.table import Seat, Table
from bot.tables.rules.choices import AGAIN, in_order
from engine.match import Match
from engine.players import choose
from engine.registry import find_game
from engine.repeating import Repetition

MOST = 100
ALONE: Mapping[str, str] = {}


def table_of(match: Match[Any], **standing: str) -> Table:
    """A table of people at which this match is played; each of them has these standing answers."""
    seats = tuple(Seat(seat, 10 + seat, f"P{seat}", None, None, None, standing) for seat in range(match.seats))
    return Table(
        id=1,
        server=1,
        channel=1,
        game=match.game.key,
        stage="playing",
        host=10,
        seats=seats,
        settings={},
        version=0,
        commitment="",
        opened=0,
        started=0,
        moved=0,
        ended=None,
        language="en",
        rules=match.game.rules_version,
    )


def questions(
    seed: int, kind: str = "turn", *, seats: int = 2, settings: Mapping[str, str] = ALONE, most: int = MOST
) -> list[Match[Any]]:
    """The match at many of its questions of a kind; "": of any."""
    match = Match.start(find_game("diceforge"), seats, settings, seed=bytes([seed]) * 32)
    matches: list[Match[Any]] = []
    while not match.is_finished and len(matches) < most:
        question = match.questions[0]
        if kind in ("", question.kind):
            matches.append(match.fork())
        match.play(question.seat, choose("greedy", match.fork(), question.seat).option)
    return matches


def played(match: Match[Any], seat: int, id: str) -> Match[Any]:
    """The match after all that a choice makes."""
    after, (first, *further) = match.fork(), in_order(id)
    repetition = Repetition(match, seat, first)
    after.play(seat, first)
    for option in further:
        if option != AGAIN:
            after.play(seat, option)
            continue
        while (again := repetition.find_next(after)) is not None:
            after.play(seat, again)
    return after
