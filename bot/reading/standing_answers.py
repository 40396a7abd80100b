"""Standing answers: offered with a question, shown and withdrawn at any time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.interactions import limits
from bot.interactions.components import Panel, note, option
from bot.interactions.routes import ALWAYS, ALWAYS_SELECT, ANSWER_AHEAD, ASK_AGAIN, PLAY
from bot.languages import Speech
from bot.languages.markdown import disarm_markdown
from bot.reading.position import Position
from bot.tables.model.table import Seat
from bot.tables.rules.standing_answers import answers_open_ahead
from engine.match import Match
from engine.questions import Question
from engine.registry import find_game
from engine.standing_answers import lapses, standing_key, standing_options, standing_shortcut

BESIDE = 3
"""How many short buttons a row may hold for one more to stand beside them."""
PIN = "📌"


def always_row(position: Position, question: Question) -> list[ui.ActionRow[Any]]:
    """A select of the answers that may be given always; nothing for a question that comes only once."""
    standing_answers, speech = position.match.game.offers.standing_answers, position.speech
    key = standing_key(standing_answers, question)
    if key is None or lapses(standing_answers, question):
        return []
    ticket, label = position.ticket(question), speech("standing-answers-always")
    options = [
        option(in_words(position.game, key, answer, speech), answer)
        for answer in standing_options(standing_answers, question)
    ]
    return [ALWAYS_SELECT.select(position.table_id, ticket, placeholder=label, options=options)] if options else []


def with_always(rows: Sequence[ui.ActionRow[Any]], position: Position, question: Question) -> list[ui.ActionRow[Any]]:
    """The rows of a question's options, with its standing answer beside them where one is offered as a button."""
    standing_answers = position.match.game.offers.standing_answers
    answer = standing_shortcut(standing_answers, question)
    if not answer or (lapses(standing_answers, question) and not _has_answered_so(position.match, question, answer)):
        return list(rows)
    label = position.speech(f"{position.game}-always-{question.kind}-{answer}")
    button = ALWAYS.button(position.table_id, position.ticket(question), answer, label=label, emoji=PIN)
    if not rows:
        return [ui.ActionRow(button)]
    *above, last = rows
    fits = len(last.children) <= BESIDE and all(getattr(each, "family", "") == PLAY.family for each in last.children)
    return [*above, ui.ActionRow(*last.children, button)] if fits else [*rows, ui.ActionRow(button)]


def _has_answered_so(match: Match[Any], question: Question, answer: str) -> bool:
    """Whether the asked seat's last choice was the one that a standing answer would make now."""
    last = next((entry.option for entry in reversed(match.journal) if entry.seat == question.seat), "")
    return standing_options(match.game.offers.standing_answers, question)[answer].id == last


def can_stand(game: str, question: Question) -> bool:
    """Whether a question may get a standing answer that is offered in private."""
    standing_answers = find_game(game).offers.standing_answers
    return standing_key(standing_answers, question) is not None and not lapses(standing_answers, question)


def may_stand(match: Match[Any], seat: Seat) -> bool:
    """Whether a seat has standing answers, or may give some before anyone asks."""
    return bool(seat.standing) or any(not each.lapses for each in match.game.offers.standing_answers)


def standing_panel(position: Position, seat: Seat) -> Panel:
    """What a seat answers always, with a select to take it back, and selects for what it may answer beforehand."""
    ahead, speech = _ahead_rows(position, seat), position.speech
    if not seat.standing:
        return Panel(note(speech("standing-answers-none"), *ahead))
    answers = {key: in_words(position.game, key, answer, speech) for key, answer in seat.standing.items()}
    options = [option(text, key) for key, text in list(answers.items())[: limits.SELECT_OPTIONS]]
    row = ASK_AGAIN.select(position.table_id, placeholder=speech("standing-answers-cancel"), options=options)
    lines = [
        speech("standing-answers-title"),
        *(f"{PIN} {disarm_markdown(text)}" for text in answers.values()),
    ]
    return Panel(note("\n".join(lines), row, *ahead))


def _ahead_rows(position: Position, seat: Seat) -> list[ui.ActionRow[Any]]:
    if not position.is_playing:
        return []
    speech = position.speech
    options = [
        option(in_words(position.game, key, answer, speech), f"{key}={answer}")
        for key, answer in answers_open_ahead(position.match, seat.standing)
    ]
    starts = range(0, len(options), limits.SELECT_OPTIONS)
    label = speech("standing-answers-ahead")
    return [
        ANSWER_AHEAD.select(
            position.table_id, part, placeholder=label, options=options[start : start + limits.SELECT_OPTIONS]
        )
        for part, start in enumerate(starts)
    ]


def in_words(game: str, key: str, answer: str, speech: Speech) -> str:
    """A standing answer in words: to which questions, and which."""
    kind, _, value = key.partition(":")
    fact = next((each.by for each in find_game(game).offers.standing_answers if each.kind == kind), "")
    return speech.fill(game, f"{game}-standing-{kind}-{answer}", {fact: value} if value else {})
