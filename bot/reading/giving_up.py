"""The question before a match is ended: by its only person, or by a manager of the server."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.interactions.components import Panel, note
from bot.interactions.routes import GIVE_UP
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.reading.erased_people import in_words
from bot.tables.model.table import Table
from bot.tables.rules.votes import Voted
from engine.match import Match

END, END_AS_MANAGER, PLAY_ON = "end", "manager", "play"


def giving_up_panel(table: Table, match: Match[Any], seat: int, speech: Speech) -> Panel:
    """The confirmation before a person gives up alone, with the state of the match."""
    points = {standing.seat: standing.points for standing in match.standings}
    own = points.pop(seat)
    best = max(points.values(), default=None)
    stands = "alone" if best is None else "tied" if own == best else "ahead" if own > best else "behind"
    facts = {"round": match.round, "stands": stands, "own": own, "best": best or 0}
    text = speech("giving-up-really-end", game=speech(f"{table.game}-title"), **facts)
    return Panel(note(text, _answers(table, END, speech)))


def ending_panel(table: Table, speech: Speech) -> Panel:
    """The confirmation before a manager of the server ends a match, or a lobby, of other people."""
    names = speech.join_words([safe_name(seat.name) for seat in in_words(table, speech).seats])
    text = speech("giving-up-really-end-theirs", game=speech(f"{table.game}-title"), names=names)
    return Panel(note(text, _answers(table, END_AS_MANAGER, speech)))


def vote_in_words(vote: Voted, speech: Speech) -> str:
    """What a vote to end a match has come to."""
    return speech("giving-up-end-voted", **vote.tally._asdict()) if vote.table.is_open else speech("giving-up-counted")


def _answers(table: Table, yes: str, speech: Speech) -> ui.ActionRow[Any]:
    styles = {yes: discord.ButtonStyle.danger, PLAY_ON: discord.ButtonStyle.secondary}
    return ui.ActionRow(
        *(
            GIVE_UP.button(table.id, answer, label=speech(f"giving-up-press-{answer}"), style=style)
            for answer, style in styles.items()
        )
    )
