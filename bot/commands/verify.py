"""``/verify``: proves the dice of a finished match."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.commands.answered import answered
from bot.languages import Speech
from bot.languages.translator import text
from bot.panels.answers import pantheon
from bot.tables.refusals import Refusal
from engine.verification import verify
from rendering.pool import Pool

if TYPE_CHECKING:
    from bot.client import Pantheon
    from bot.commands.tree import PantheonTree

LARGEST_FILE = 1_000_000
"""The largest file that is read, in bytes; a match of Hercules takes some ten thousand."""


def add_verify_commands(tree: PantheonTree, bot: Pantheon) -> None:
    """Add ``/verify``."""

    @tree.command(
        name=text("command-verify"),
        description=text("command-verify-about"),
    )
    @app_commands.describe(file=text("command-verify-file-about"))
    @app_commands.rename(file=text("command-verify-file"))
    async def check(interaction: discord.Interaction[Any], file: discord.Attachment | None = None) -> None:
        await answered(interaction, "verify", lambda words: checked(interaction, file, words))


async def checked(
    interaction: discord.Interaction[Any], file: discord.Attachment | None, words: Speech
) -> tuple[str, list[discord.File]]:
    """What the check of a file, or of the newest finished match in this channel, came to; and that match as a file."""
    tables = pantheon(interaction).tables
    if file is not None:
        return await _verdict(tables.pool, await _read(file), "", words), []
    table = await tables.last_finished(interaction.channel_id or 0)
    if table is None:
        raise Refusal("no_finished_match")
    document = await tables.export(table.id)
    text = json.dumps(document, ensure_ascii=False, indent=1).encode()
    told = await _verdict(tables.pool, document, table.commitment, words)
    return f"{told}\n{words('bot-verify-file')}", [discord.File(io.BytesIO(text), filename=f"{table.game}.json")]


async def _verdict(pool: Pool, document: Mapping[str, Any], promised: str, words: Speech) -> str:
    report = await pool.run(lambda: verify(document, promised=promised))
    if report.valid:
        return words("bot-verify-true", moves=report.moves)
    difference = discord.utils.escape_markdown(report.difference[:500])
    return words("bot-verify-false", difference=difference)


async def _read(file: discord.Attachment) -> Mapping[str, Any]:
    """The document in an attached file. Raises Refusal when it is none of ours."""
    if file.size > LARGEST_FILE:
        raise Refusal("bad_file")
    try:
        document = json.loads(await file.read())
    except (ValueError, RecursionError, discord.HTTPException) as error:
        raise Refusal("bad_file") from error
    if not isinstance(document, dict):
        raise Refusal("bad_file")
    return document
