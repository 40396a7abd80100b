"""The replay of a match as pages: an archive for those who played it, to keep or to put on a web host."""

from __future__ import annotations

from functools import partial

import discord

from bot.interactions.components import Upload
from bot.interactions.control import Control
from bot.interactions.handling import read_upload_limit
from bot.interactions.router import Click
from bot.interactions.routes import REPLAY_PAGES
from bot.languages import Speech
from bot.match_page.export import TooLarge, make_replay, pack_within
from bot.match_page.gathering import read_match
from bot.match_page.pictures import Size
from bot.runtime.clock import MINUTE
from bot.runtime.one_at_a_time import Crowded
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table

SIZES: tuple[Size, ...] = ("half", "phone")
"""The boards of an archive: as wide as most windows show them, and for phones."""
AGAIN = 2 * MINUTE
"""How many milliseconds lie between two archives for one person."""


def pages_button(table: Table, speech: Speech) -> list[Control]:
    """The button that sends the pages of a match that is over."""
    return [] if table.is_open else [REPLAY_PAGES.button(table.id, label=speech("replay-pages"), emoji="🗂️")]


@REPLAY_PAGES.on(reply="private")
async def send_pages(click: Click, table: int) -> None:
    """Send a person who has played a match its pages as an archive, in the language that they read.

    Raises Refusal: not_seated, wrong_stage (it is not over), busy, too_large, daily_private.
    """
    services, table_of = click.services, await click.tables.lookup.get(table)
    table_of.own_seat(click.person.id)
    if table_of.is_open:
        raise Refusal("wrong_stage", {"stage": table_of.stage})
    reading = await read_match(services, table, click.speech)
    if not services.cooldowns.due(AGAIN, "replay pages", click.person.id):
        raise Refusal("busy")
    try:
        async with services.exports.turn():
            replay = await make_replay(services, reading, SIZES)
            archive = await services.pool.run(partial(pack_within, replay, read_upload_limit(click.interaction)))
    except Crowded as error:
        raise Refusal("busy") from error
    except TooLarge as error:
        raise Refusal("pages_too_large") from error
    file = discord.File(Upload(archive), filename=f"{table_of.game}-{table_of.id}.zip")
    await click.send_files(click.speech("replay-pages-sent"), [file])
