"""The answers of ``/rules``: a topic in words, and selects of all topics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.interactions import limits
from bot.interactions.components import Panel, frame, mention_in, option, small, words
from bot.interactions.router import Click
from bot.interactions.routes import RULE
from bot.languages import Speech
from bot.languages.search import Entry, books_of, rule_entries
from engine.registry import MODULES

GOLD = 0xE0B64A
"""The edge colour of look-up panels."""
PAGES = 2
"""How many topics fit one message."""


@RULE.on
async def turn_to_rule(click: Click, game: str, book: int) -> None:
    """Show the chosen topic in place of this one."""
    key = f"{game}:{click.value()}"
    entry = next((entry for entry in rule_entries() if entry.id == key), None)
    if entry is None:
        raise click.invalid()
    panel = rule_panel([entry], click.speech)
    await click.update(mention_in(panel.view, click.services.command_ids))


def rule_panel(entries: Sequence[Entry], speech: Speech) -> Panel:
    """A topic of the rules; topics of several games, one below the other."""
    items: list[ui.Item[Any]] = []
    for entry in entries[:PAGES]:
        text = speech(f"{entry.game}-rules-{entry.key}")
        items += [words(f"### {rule_title(entry, speech)}\n{text}"), *topic_rows(entry.game, speech, entry)]
    return Panel(frame(GOLD, items))


def rule_title(entry: Entry, speech: Speech) -> str:
    """A topic's title; with the game's name where there are several games."""
    title = speech(f"{entry.game}-rules-{entry.key}.title")
    if len(MODULES) == 1:
        return title
    return speech("lookup-entry", game=speech(f"{entry.game}-title"), title=title)


def rules_panel(speech: Speech, before: str = "", played: str | None = None) -> Panel:
    """Every rulebook with a select of its topics, after an optional sentence; first those of the game that is played.

    The topics are not listed beside their selects: both together would be too large for a message.
    """
    items: list[ui.Item[Any]] = [words(before)] if before else []
    for key in sorted(MODULES, key=lambda key: key != played):
        for title, row in zip(books_of(key), topic_rows(key, speech), strict=True):
            items += [words(f"### {speech('lookup-rules-title', game=speech(title))}"), row]
    items.append(words(small(speech("lookup-rules-hint"))))
    return Panel(frame(GOLD, items))


def topic_rows(key: str, speech: Speech, chosen_entry: Entry | None = None) -> list[ui.ActionRow[Any]]:
    """For each rulebook of a game a select of its topics."""
    books = books_of(key)
    rows: list[ui.ActionRow[Any]] = []
    for number, (title, topics) in enumerate(books.items()):
        options = [
            option(
                speech(f"{key}-rules-{topic}.title"),
                topic,
                default=chosen_entry is not None and chosen_entry.id == f"{key}:{topic}",
            )
            for topic in topics[: limits.SELECT_OPTIONS]
        ]
        choose = speech("lookup-rules-choose") if len(books) == 1 else speech("lookup-book-choose", book=speech(title))
        rows.append(RULE.select(key, number, placeholder=choose, options=options))
    return rows
