"""The direct message that says that a streak would end today."""

from __future__ import annotations

import discord
from discord import ui

from bot.features.daily.today import EVERY
from bot.interactions.components import Panel, moment, note
from bot.interactions.routes import DAILY
from bot.languages import Speech
from bot.tables.model.days import begin_of


def streak_note(day: int, days: int, speech: Speech, *, is_last: bool) -> Panel:
    """What is at stake on a day, until when, and the way to the challenge. ``is_last``: the month's day of grace is
    used up."""
    facts = {"days": days, "until": moment(begin_of(day + 1), "t"), "left": moment(begin_of(day + 1))}
    text = speech("daily-reminder-over" if is_last else "daily-reminder-grace", **facts)
    show = DAILY.button("today", EVERY, day, label=speech("daily-press-today"), style=discord.ButtonStyle.success)
    return Panel(note("\n".join([text, f"-# {speech('daily-reminder-about')}"]), ui.ActionRow(show)))
