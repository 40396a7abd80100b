"""Rematch: the button below the end of a match that opens a lobby for the same people."""

from __future__ import annotations

from typing import Any

import discord

from bot.interactions.answering import announce
from bot.interactions.match_forum import forum_in, forum_of, trouble_in
from bot.interactions.match_place import place_of
from bot.interactions.router import Click
from bot.interactions.routes import REMATCH
from bot.languages import speech
from bot.languages.display_names import safe_name
from bot.reading.answered import show_answered
from bot.reading.options import span_in_words
from bot.tables.model.table import Table
from bot.tables.rules.rematch import RematchPlace, people_to_invite


@REMATCH.on
async def rematch(click: Click, table: int) -> None:
    """Open a lobby for the people of a match that is over, or join it, and call the others once."""
    earlier = await click.tables.lookup.get(table)
    place = await _place_of_rematch(click.interaction, earlier)
    again = await click.tables.lobbies.open_rematch(table, click.person, click.interaction.id, place)
    await show_answered(click, again)
    begun = "joined" if again.stage == "lobby" else "begun"
    await click.tell(click.speech(f"rematch-{begun}"))
    if again.stage == "lobby" and again.host == click.person.id:
        await _call(click.interaction, again, people_to_invite(again, await click.tables.lookup.get(table)))


async def _place_of_rematch(interaction: discord.Interaction[Any], earlier: Table) -> RematchPlace | None:
    """Another place than that of the match before: where its forum is gone, or takes no post of the bot any more, the
    forum that counts now, or here. Raises Refusal as ``place_of`` and ``forum_of`` do."""
    alone = len(earlier.people) == 1
    if earlier.forum is None:
        await place_of(interaction, alone=alone)
        return None
    previous_forum = forum_in(interaction.guild, earlier.forum)
    if previous_forum is not None and not trouble_in(previous_forum, ()).permissions:
        await place_of(interaction, alone=alone, is_elsewhere=True)
        return None
    forum = await forum_of(interaction)
    _, channel = await place_of(interaction, alone=alone, is_elsewhere=forum is not None)
    return RematchPlace(channel, forum)


async def _call(interaction: discord.Interaction[Any], table: Table, people: tuple[int, ...]) -> None:
    """Mention those who played before."""
    if not people:
        return
    words = speech(table.language)
    mentions = " ".join(f"<@{person}>" for person in people)
    text = words(
        "rematch-invitation",
        name=safe_name(interaction.user.display_name),
        people=mentions,
        span=span_in_words(table, words),
    )
    await announce(interaction, text, people=people)
