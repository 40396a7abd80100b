"""Plans in words, for those who made them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.interactions.components import small
from bot.languages import Speech
from bot.languages.card_names import cards_of
from bot.languages.markdown import disarm_markdown
from bot.reading.choices import choices_of
from bot.reading.position import Position
from bot.tables.model.table import Plan
from engine.conditions import Conditions
from engine.plan import ASKED_FIRST, Step, is_turn_of
from engine.plan_conditions import YES
from engine.plan_ways import FORBIDDEN, Outlook, Stop, first_stop
from engine.questions import Option


def plan_heading(position: Position, seat: int) -> str:
    """What a seat's person reads above their choices where they have a plan: that it is about to be played or why it is
    not, and which choices are marked as planned; "" where they have none."""
    question = position.match.question_for(seat)
    is_marked = question is not None and any(choice.is_planned for choice in choices_of(position, question))
    mark_line = small(position.speech("plan-marked")) if is_marked else ""
    return "\n".join(filter(None, [obstacle_line(position, seat), mark_line]))


def obstacle_line(position: Position, seat: int) -> str:
    """In the turn of a seat: why its plan is not played, or that it is about to be; "" where it has none."""
    plan = position.seats[seat].plan
    if plan is None or not plan.steps or not is_turn_of(position.match, seat):
        return ""
    stop = first_stop(position.match, seat, plan.ways, plan.conditions)
    if stop is None:
        return small(position.speech("plan-due"))
    if stop.why == ASKED_FIRST:
        return ""
    return small(position.speech("plan-stopped", **_stop_facts(position, plan, stop, plan.steps[0])))


def broken_line(position: Position, seat: int, plan: Plan, stop: Stop, channel: int) -> str:
    """That a seat's plan can no longer be played, and why; ``channel`` is that of the match, 0 where it has none."""
    place = f"<#{channel}>" if channel else "none"
    where = position.speech("turn-where", game=position.speech(f"{position.game}-title"), channel=place)
    here = "yes" if position.match.question_for(seat) is not None else "no"
    return position.speech("plan-broken", where=where, here=here, **_stop_facts(position, plan, stop, plan.steps[0]))


def _stop_facts(position: Position, plan: Plan, stop: Stop, step: Step) -> dict[str, object]:
    choice = way_words(position, (step,))
    term = term_words(position.game, stop.condition, stop.value, position.speech) if stop.condition else ""
    return {"why": stop.why, "choice": choice, "condition": term, "count": len(plan.ways)}


def way_words(position: Position, way: Sequence[Step], stop_place: int | None = None) -> str:
    """The choices of a way, one after the other, in markdown; the one at the place ``stop_place`` is struck out."""
    choices = [_step_words(position, step.option, step.label, step.facts) for step in way]
    return " → ".join(f"~~{text}~~" if place == stop_place else text for place, text in enumerate(choices))


def _step_words(position: Position, id: str, label: str, facts: object) -> str:
    mapping = dict(facts) if isinstance(facts, dict) else {}
    option = Option(id, label, mapping)
    return (
        disarm_markdown(position.speech.option_in_sentence(position.game, option, mapping, position.names))
        if label
        else id
    )


def plan_lines(position: Position, plan: Plan, outlooks: Sequence[Outlook]) -> list[str]:
    """The ways of a plan in their order with what stops each as things stand, and its conditions, in markdown."""
    speech = position.speech
    lines = []
    for number, (way, outlook) in enumerate(zip(plan.ways, outlooks, strict=True), 1):
        stop = outlook.stop
        stop_place = None if stop is None or stop.why == FORBIDDEN else outlook.place
        choices = way_words(position, way, stop_place)
        lines.append(speech("plan-way", number=number, first="no" if number > 1 else "yes", choices=choices))
        if stop is not None:
            left = way_words(position, [way[place] for place in outlook.left])
            facts = _stop_facts(position, plan, stop, way[outlook.place])
            lines.append(small(speech("plan-way-stop", left=left, left_id="some" if left else "none", **facts)))
    terms = terms_words(position.game, plan.conditions, speech)
    below = [speech("plan-terms", terms=" · ".join(terms))] if terms else []
    return [*lines, speech("plan-otherwise"), *below]


def terms_words(game: str, conditions: Conditions, speech: Speech) -> Sequence[str]:
    """The conditions of a plan in words."""
    return [term_words(game, key, value, speech) for key, values in conditions.items() for value in values]


def term_words(game: str, key: str, value: str, speech: Speech) -> str:
    """A condition with one value in words: those of the game, or those of all games."""
    kind, _, amount = value.rpartition(":")
    message = f"condition-{key}-{kind}" if kind else f"condition-{key}"
    own = f"{game}-{message}"
    card = speech.card(game, value) if value in cards_of(game) else value
    return speech(
        own if speech.has_own(own) else f"plan-{message}",
        value=int(amount) if amount.isdecimal() else amount,
        card=card,
    )


def is_box(values: Sequence[str]) -> bool:
    """Whether a condition is one that is set or not."""
    return tuple(values) == (YES,)
