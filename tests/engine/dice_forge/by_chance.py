"""Matches of Dice Forge by chance, choice by choice; actions are taken more often than not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import NamedTuple

from engine.chance import STREAM
from engine.dice_forge import GAME
from engine.dice_forge.state import State
from engine.events import Event
from engine.match import Match
from engine.questions import Fact, Option, Question
from engine.simulation import match_seed
from tests.engine.contract import random_settings

MATCHES = 240


class Choice(NamedTuple):
    """One choice of a match: the match after it, what was asked and chosen, foreseen and told of it, and its round."""

    match: Match[State]
    question: Question
    option: Option
    foreseen: Mapping[str, Fact]
    events: list[Event]
    round: int


def play_choices(number: int) -> Iterator[Choice]:
    """A match of this number, with all modules and boxes in turn."""
    luck = Random(f"books {number}")
    seats = (2, 3, 4)[number % 3]
    settings = {**random_settings(GAME, seats, luck), "module": ("none", "goddess", "titans", "none")[number % 4]}
    settings["line_up"], settings["sets"] = "random", ("rebellion", "base", "rebellion")[number % 3]
    match = Match.start(GAME, seats, settings, seed=match_seed("books", number), dice=STREAM)
    while match.questions:
        question = luck.choice(match.questions)
        likely = [option for option in question.options if option.group != "end"] or question.options
        option = luck.choice(likely if luck.random() < 0.9 else question.options)
        foreseen, round = match.preview(question.seat, option), match.round
        yield Choice(match, question, option, foreseen, match.play(question.seat, option.id), round)
