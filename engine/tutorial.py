"""Tutorials: a scripted match from a fixed seed, in steps that each have one aim.

The script of a game is the file ``tutorial.toml`` beside its rules. It is played by the rules like any match: a step
only names the option that is advised among those that the rules offer.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine.chance import SEED_BYTES, STREAM
from engine.events import Event
from engine.game import Game
from engine.match import Match
from engine.players import choose
from engine.toml_data import read_toml

FILE = "tutorial.toml"
LEARNER = 0
"""The seat of the person who learns."""


class WrongTutorial(ValueError):
    """A script that cannot be read. The message says why."""


class Step(NamedTuple):
    """One aim. ``key`` names its words, ``view`` the picture: the whole board, or the own ``seat``.

    ``option`` is the advised option; "" where nothing is chosen. ``free``: the rest of the turn is the person's own.
    ``pointed`` are the names of what the picture points at.
    """

    key: str
    option: str = ""
    free: bool = False
    view: str = "board"
    pointed: tuple[str, ...] = ()


class Tutorial(NamedTuple):
    """A script. ``number`` names it for good; ``opponents`` are the computer players on the seats after the first,
    ``dice`` the kind of chance (``Origin.dice``)."""

    number: int
    game: str
    settings: Mapping[str, str]
    seed: bytes
    opponents: tuple[str, ...]
    steps: tuple[Step, ...]
    dice: str = STREAM

    @property
    def seats(self) -> int:
        """How many seats are played."""
        return 1 + len(self.opponents)


class Progress(NamedTuple):
    """A person's progress: the place of the next step, and the choices made in the free step."""

    step: int = 0
    choices: tuple[str, ...] = ()


class Reached(NamedTuple):
    """The match at a step, and what happened since the choice before it."""

    match: Match[Any]
    since: tuple[Event, ...]


@cache
def tutorial_of(key: str, package: str) -> Tutorial | None:
    """The tutorial that is shipped with a game; None where no file stands beside its rules. Raises WrongTutorial."""
    return parse(key, read_toml(package, FILE)) if package and files(package).joinpath(FILE).is_file() else None


def parse(key: str, data: Mapping[str, Any]) -> Tutorial:
    """The tutorial of a game from a script's data. Raises WrongTutorial.

    The free step may be followed only by steps in which nothing is chosen: what is left open there is not scripted.
    """
    try:
        steps = tuple(Step(**{**each, "pointed": tuple(each.get("pointed", ()))}) for each in data["step"])
        tutorial = Tutorial(
            data["number"], key, data["settings"], bytes.fromhex(data["seed"]), data["opponents"], steps
        )
        tutorial = tutorial._replace(dice=data.get("dice", STREAM))
    except (KeyError, TypeError, ValueError) as error:
        raise WrongTutorial(f"The tutorial of {key} lacks something: {error}.") from error
    if len(tutorial.seed) != SEED_BYTES:
        raise WrongTutorial(f"The seed of the tutorial of {key} has {len(tutorial.seed)} bytes, not {SEED_BYTES}.")
    if len({step.key for step in steps}) != len(steps):
        raise WrongTutorial(f"Two steps of the tutorial of {key} have the same key.")
    free = next((place for place, step in enumerate(steps) if step.free), len(steps))
    if any(step.free or step.option for step in steps[free + 1 :]) or any(step.free and step.option for step in steps):
        raise WrongTutorial(f"The tutorial of {key} asks for a choice after the free step.")
    return tutorial


def replay_progress(game: Game[Any], tutorial: Tutorial, progress: Progress) -> Reached:
    """The match at a step. Raises RefusedPlay when the rules do not allow what was chosen before it."""
    match = Match.start(game, tutorial.seats, tutorial.settings, seed=tutorial.seed, dice=tutorial.dice)
    _answer_for_others(match, tutorial)
    since = 0
    for option in (*(step.option for step in tutorial.steps[: progress.step] if step.option), *progress.choices):
        since = len(match.events)
        match.play(LEARNER, option)
        _answer_for_others(match, tutorial)
    return Reached(match, tuple(match.events[since:]))


def progress_after(game: Game[Any], tutorial: Tutorial, progress: Progress, option: str) -> Progress:
    """The progress after a choice: the advised one, or any one in the free step, which ends with the turn.

    Raises RefusedPlay when the rules do not allow it.
    """
    step = tutorial.steps[progress.step]
    if not step.free:
        return skip_step(progress)
    begun = replay_progress(game, tutorial, progress._replace(choices=())).match.turn_began
    next_progress = progress._replace(choices=(*progress.choices, option))
    match = replay_progress(game, tutorial, next_progress).match
    return skip_step(next_progress) if match.is_finished or match.turn_began != begun else next_progress


def skip_step(progress: Progress) -> Progress:
    """The progress at the next step. An advised choice counts as made; the free step may be left in mid-turn."""
    return progress._replace(step=progress.step + 1)


def _answer_for_others(match: Match[Any], tutorial: Tutorial) -> None:
    while others := [question.seat for question in match.questions if question.seat != LEARNER]:
        advice = choose(tutorial.opponents[others[0] - 1], match, others[0])
        match.play(others[0], advice.option)
