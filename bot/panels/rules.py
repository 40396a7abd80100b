"""The rules, page by page: a topic in words, and a select that turns to any other."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.languages import Speech
from bot.languages.search import Entry, rule_entries
from bot.panels.answers import pantheon, reader
from bot.panels.control import Control
from bot.panels.identifiers import WORD, ForgedId, custom_id, template
from bot.panels.layout import Panel, frame, small, words
from bot.panels.mentions import mention_in
from engine.games import MODULES

GOLD = 0xE0B64A
"""The edge of everything that is looked up."""
TOPICS = 25
"""Discord's limit for the options of a select."""


class TopicSelect(Control, template=template("q1", f"game={WORD}")):
    """All topics of a game's rules. Choosing one turns the page it stands on."""

    component = ui.Select

    async def act(self, interaction: discord.Interaction[Any]) -> None:
        """Show the chosen topic instead."""
        chosen = f"{self.parts['game']}:{self.values[0] if self.values else ''}"
        entry = next((entry for entry in rule_entries() if entry.id == chosen), None)
        if entry is None:
            raise ForgedId(self.custom_id)
        panel = rule_panel(entry, await reader(interaction))
        view = mention_in(panel.view, pantheon(interaction).command_ids)
        await interaction.edit_original_response(view=view)


def rule_panel(entry: Entry, speech: Speech) -> Panel:
    """One topic of the rules."""
    text = speech(f"{entry.game}-rules-{entry.key}")
    return Panel(frame(GOLD, [words(f"### {rule_title(entry, speech)}\n{text}"), topic_row(entry.game, speech, entry)]))


def rule_title(entry: Entry, speech: Speech) -> str:
    """A topic's title; with the game's name where there are several games."""
    title = speech(f"{entry.game}-rules-{entry.key}.title")
    if len(MODULES) == 1:
        return title
    return speech("lookup-entry", game=speech(f"{entry.game}-title"), title=title)


def rules_panel(speech: Speech, before: str = "") -> Panel:
    """All topics of every game, after an optional sentence."""
    items: list[ui.Item[Any]] = [words(before)] if before else []
    for key in MODULES:
        titles = [speech(f"{key}-rules-{entry.key}.title") for entry in rule_entries() if entry.game == key]
        heading = speech("lookup-rules-title", game=speech(f"{key}-title"))
        items += [words(f"### {heading}\n" + " · ".join(titles)), topic_row(key, speech)]
    items.append(words(small(speech("lookup-rules-hint"))))
    return Panel(frame(GOLD, items))


def topic_row(key: str, speech: Speech, shown: Entry | None = None) -> ui.ActionRow[Any]:
    """A select of a game's topics."""
    options = [
        discord.SelectOption(label=speech(f"{key}-rules-{entry.key}.title"), value=entry.key, default=entry == shown)
        for entry in rule_entries()
        if entry.game == key
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id("q1", key), placeholder=speech("lookup-rules-choose"), options=options[:TOPICS]
    )
    return ui.ActionRow(TopicSelect(select))
