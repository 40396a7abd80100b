"""How often people are asked where gained gold goes: to the hammer, onto scepters.

Whole matches are played by people who press, at random, one of the buttons that they see, and by people who follow the
computer player; both have the button that gives a standing answer. The same count, of 12 matches with hammers and 12
with scepters, was taken when each die of each blessing asked by itself and nothing stood beside the options.
"""

from __future__ import annotations

from random import Random

import pytest

from engine.chance import STREAM
from engine.dice_forge import GAME
from engine.dice_forge.greedy.choose import choose_greedily
from engine.dice_forge.state import State
from engine.match import Match
from engine.questions import Question
from engine.standing_answers import standing_option, standing_options, standing_shortcut

MATCHES = 12
BEGINNER = {"line_up": "beginner", "first": "host"}
TITANS = {"line_up": "titans_recommended", "module": "titans", "first": "host"}
BEFORE = {
    ("random", "hammer"): 41.5,
    ("greedy", "hammer"): 28.5,
    ("random", "scepter"): 40.8,
    ("greedy", "scepter"): 12.6,
}
"""Questions in each match with a hammer or a scepter, counted when every die asked by itself."""
WITHOUT_THE_BUTTON = 0.75
"""How much of that is left at most where nobody presses the button: one sum a blessing, and none that cannot matter."""


def pressed(
    match: Match[State], question: Question, player: str, random: Random, shortcuts: dict[str, str], *, button: bool
) -> str:
    """The option that a seat takes; a seat that presses the button beside the options is not asked again."""
    shortcut = standing_shortcut(GAME.offers.standing_answers, question) if button else ""
    always = standing_options(GAME.offers.standing_answers, question).get(shortcut)
    if player == "random":
        place = random.randrange(len(question.options) + (always is not None))
        option = question.options[place].id if place < len(question.options) else None
    else:
        option = choose_greedily(match, question.seat).option
        option = None if always is not None and option == always.id else option
    if option is None:
        assert always is not None
        shortcuts[question.kind] = shortcut
        return always.id
    return option


def asked_about_gold(kind: str, player: str, *, button: bool = True) -> float:
    """The questions of a kind in each match with a card that asks them."""
    settings = BEGINNER if kind == "hammer" else TITANS
    total = matches = number = 0
    while matches < MATCHES:
        random = Random(number)
        match = Match.start(GAME, 4, settings, seed=number.to_bytes(32, "big"), dice=STREAM)
        number += 1
        shortcuts: list[dict[str, str]] = [{} for _ in range(4)]
        count = 0
        while match.questions:
            question = match.questions[0]
            standing = standing_option(GAME.offers.standing_answers, question, shortcuts[question.seat])
            if standing is None:
                count += question.kind == kind
                own = shortcuts[question.seat]
                match.play(question.seat, pressed(match, question, player, random, own, button=button))
            else:
                match.play(question.seat, standing.id)
        if any(kind in hero.cards for hero in match.state.heroes):
            matches += 1
            total += count
    return total / MATCHES


@pytest.mark.parametrize(("player", "kind"), BEFORE)
def test_people_are_asked_a_third_as_often(player: str, kind: str) -> None:
    assert 0 < 3 * asked_about_gold(kind, player) <= BEFORE[player, kind]


@pytest.mark.parametrize(("player", "kind"), BEFORE)
def test_they_are_asked_less_even_if_nobody_presses_the_button(player: str, kind: str) -> None:
    assert asked_about_gold(kind, player, button=False) <= WITHOUT_THE_BUTTON * BEFORE[player, kind]
