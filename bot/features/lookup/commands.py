"""``/card``, ``/face`` and ``/rules``: looking things up, in private."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.features.lookup.command_words import find_command
from bot.features.lookup.pages import card_panel, face_panel
from bot.features.lookup.rules import rule_panel, rule_title, rules_panel
from bot.interactions import limits
from bot.interactions.availability import ANYWHERE
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel
from bot.interactions.handling import speech_for
from bot.interactions.suggestions import suggest
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.languages.search import Entry, card_entries, equally_meant, face_entries, find, rule_entries
from bot.services import services_of

Named = Callable[[Entry, Speech], str]


def add_commands(tree: PantheonTree) -> None:
    """Add ``/card``, ``/rules``, and ``/face`` where a game has die faces of its own."""
    if face_entries():
        add_command(tree, "face", look_face_up, suggest={"name": offer_faces}, offered=ANYWHERE)
    add_command(tree, "card", look_card_up, suggest={"name": offer_cards}, offered=ANYWHERE)
    add_command(tree, "rules", look_rule_up, suggest={"topic": offer_rules}, offered=ANYWHERE)


async def look_card_up(interaction: discord.Interaction[Any], speech: Speech, *, name: str) -> Panel | str:
    """The card of that name, else the die face or the rule."""
    name = str(name)
    page = await _page(interaction, (card_entries(), face_entries(), rule_entries()), name, speech)
    return page or speech("lookup-card-unknown", query=safe_name(name))


async def look_face_up(interaction: discord.Interaction[Any], speech: Speech, *, name: str) -> Panel | str:
    """The die face of that name, else the rule."""
    name = str(name)
    page = await _page(interaction, (face_entries(), rule_entries()), name, speech)
    return page or speech("lookup-face-unknown", query=safe_name(name))


async def look_rule_up(interaction: discord.Interaction[Any], speech: Speech, *, topic: str = "") -> Panel:
    """The rules on a topic, or the command of that name, else all topics."""
    topic = str(topic)
    command = find_command(topic, speech, services_of(interaction).command_ids, rule_entries())
    if command is not None:
        about = speech("lookup-rule-command", command=command, about=speech(f"command-{command}-about"))
        return rules_panel(speech, about, await _game_here(interaction))
    entries = await _best_matches(interaction, rule_entries(), topic)
    if entries:
        return rule_panel(entries, speech)
    unknown = speech("lookup-rule-unknown", query=safe_name(topic)) if topic.strip() else ""
    return rules_panel(speech, unknown, await _game_here(interaction))


async def _page(
    interaction: discord.Interaction[Any], kinds: Sequence[Sequence[Entry]], name: str, speech: Speech
) -> Panel | None:
    """The best match of a name among cards, faces and rules, in this order; None without a match."""
    likely = await _best_matches(interaction, [entry for entries in kinds for entry in entries], name)
    if not likely:
        return None
    entry = likely[0]
    if entry in card_entries():
        return await card_panel(services_of(interaction), entry, speech)
    if entry in face_entries():
        return await face_panel(services_of(interaction), entry, speech)
    return rule_panel([entry], speech)


async def _best_matches(interaction: discord.Interaction[Any], entries: Sequence[Entry], name: str) -> list[Entry]:
    """The best matches of a name: that of the game in this channel if it has one, else those of all games."""
    likely = await services_of(interaction).pool.run(lambda: equally_meant(entries, name))
    if len(likely) < 2:
        return likely
    game_here = await _game_here(interaction)
    return [entry for entry in likely if entry.game == game_here] or likely


async def _game_here(interaction: discord.Interaction[Any]) -> str | None:
    """The game of the channel's lobby or match, if there is one."""
    table = await services_of(interaction).tables.lobbies.in_channel(interaction.channel_id or 0)
    return table.game if table is not None else None


async def offer_cards(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest cards for the typed text."""
    return await _offer(interaction, card_entries(), current, lambda entry, words: words.listing(entry.game, entry.key))


async def offer_faces(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest die faces for the typed text."""
    return await _offer(interaction, face_entries(), current, lambda entry, words: words.face(entry.game, entry.key))


async def offer_rules(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    """Suggest topics for the typed text."""
    return await _offer(interaction, rule_entries(), current, rule_title)


async def _offer(
    interaction: discord.Interaction[Any], entries: Sequence[Entry], current: str, name: Named
) -> list[app_commands.Choice[str]]:
    async def look() -> list[tuple[str, str]]:
        speech = await speech_for(interaction)
        query = str(current)
        entries_found = await services_of(interaction).pool.run(lambda: find(entries, query, limits.SUGGESTIONS))
        return [(name(entry, speech), entry.id) for entry in entries_found]

    return await suggest(interaction, look)
