"""Ending a match alone: the question before it, and the button that takes it back for an hour."""

from __future__ import annotations

from bot.interactions.components import note
from bot.interactions.handling import check_reach
from bot.interactions.router import Click
from bot.interactions.routes import GIVE_UP, TAKE_BACK_END
from bot.reading.giving_up import END_AS_MANAGER, PLAY_ON, vote_in_words
from bot.tables.model.refusals import Refusal


@GIVE_UP.on(reach="handler")
async def answer_giving_up(click: Click, table: int, answer: str) -> None:
    """End the match, or leave everything as it is."""
    tables, speech = click.tables, click.speech
    if answer == PLAY_ON:
        await click.update(note(speech("giving-up-played-on")))
        return
    if answer == END_AS_MANAGER:
        await check_reach(click.interaction, await tables.lookup.get(table))
        if not click.interaction.permissions.manage_guild:
            raise Refusal("not_manager")
        await tables.ends.end_as_manager(table, click.person)
        await click.update(note(speech("giving-up-counted")))
    else:
        await click.update(note(vote_in_words(await tables.ends.vote(table, click.person), speech)))


@TAKE_BACK_END.on(reach="anywhere")
async def take_back_end(click: Click, table: int) -> None:
    """Resume a match that the clicker has given up. The dispatcher posts the board."""
    await click.tables.ends.take_back(table, click.person)
    await click.tell(click.speech("giving-up-end-taken-back"))
