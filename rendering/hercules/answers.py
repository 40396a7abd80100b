"""What the options of Hercules are about, by the names under which the drawings note where things lie."""

from __future__ import annotations

from engine.hercules.cards import CARDS
from engine.questions import Option, Question
from rendering.answering import Places, places_of


@places_of("hercules")
def find_places(question: Question, option: Option) -> Places:
    """A labour with its demigod, an ability with the dice that it changes, a card, or the way to end the turn."""
    seat = question.seat
    if option.group == "labour":
        result = option.number("result")
        return (f"offer:{result}",), (f"labour:{seat}:{result}",), (f"stack:{option.facts.get('demigod')}",)
    if option.group == "ability":
        dice_names = option.texts("dice") if "dice" in option.facts else ()
        dice = tuple((f"die:{seat}:{die}", f"dice:{seat}") for die in dice_names)
        return ((f"ability:{seat}:{CARDS[option.text('card')].ability}",), *dice)
    if option.group == "rest":
        return (("way:halt" if option.label == "pass" else "way:rest",),)
    if option.group == "end":
        return (("way:halt",),)
    return ((f"choice:{option.facts.get('card', 'nothing')}",),)
