"""``/verify``: the seal of a running match, and the check of the dice of a finished one."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import discord

from bot.interactions.availability import DIRECTLY
from bot.interactions.command import add_command, channel_meant
from bot.interactions.command_tree import PantheonTree
from bot.languages import Speech
from bot.reading.proof import proof_of, seal_address, verdict
from bot.services import services_of
from bot.tables.model.match_parts import FORMAT
from bot.tables.model.refusals import Refusal
from engine.verification import is_export, verify

LARGEST_FILE = 1_000_000
"""The largest file that is read, in bytes; a match of Hercules takes some ten thousand."""

OTHER_FILES = {"person": {"discord_id", "tables"}, "tournament": {"tournament", "standings"}}
"""Files that the bot gives people besides, by what stands in each of them."""


def add_commands(tree: PantheonTree) -> None:
    """Add ``/verify``."""
    add_command(tree, "verify", verify_match, offered=DIRECTLY)


async def verify_match(
    interaction: discord.Interaction[Any], speech: Speech, *, file: discord.Attachment | None = None
) -> tuple[str, list[discord.File]]:
    """The result of checking a file; without one, the seal of the match in this channel, and the result of checking the
    newest finished one, with that match as a file; before it, the same of the person's own match without a channel that
    ended later.
    """
    services, channel = services_of(interaction), await channel_meant(interaction)
    tables = services.tables
    if file is not None:
        document = await _read(file)
        report = await services.pool.run(lambda: verify(document))
        compare = speech("verify-compare", seal=report.commitment) if report.commitment else ""
        return verdict(document, report, speech, compare), []
    running, over = await tables.lobbies.in_channel(channel), await tables.ends.last_over(channel)
    own = await tables.ends.last_over_of(interaction.user.id)
    if own is not None and over is not None and (own.id == over.id or (own.ended or 0) < (over.ended or 0)):
        own = None
    lines: list[str] = []
    files: list[discord.File] = []
    if running is not None:
        lines.append(speech("verify-sealed", seal=running.commitment, link=await seal_address(tables, running)))
    elif over is None and own is None:
        await tables.ends.check_sealed(channel)
        raise Refusal("no_finished_match")
    if own is not None:
        proven, files = await proof_of(tables, own, speech, name=f"{own.game}-{own.id}")
        lines += [speech("verify-own", game=speech(f"{own.game}-title"), match=str(own.id)), proven]
        lines += [speech("verify-here")] if over is not None else []
    if over is not None:
        proven, more = await proof_of(tables, over, speech)
        lines, files = [*lines, proven], [*files, *more]
    return "\n".join(lines), files


async def _read(file: discord.Attachment) -> Mapping[str, Any]:
    """The document in an attached file. Raises Refusal when the bot did not export it, with what it is instead."""
    if file.size > LARGEST_FILE:
        raise Refusal("bad_file", {"file": "large"})
    try:
        document = json.loads(await file.read())
    except (ValueError, RecursionError, discord.HTTPException) as error:
        raise Refusal("bad_file", {"file": "unreadable"}) from error
    if not isinstance(document, dict) or not is_export(document):
        raise Refusal("bad_file", {"file": kind_of_file(document)})
    return document


def kind_of_file(document: object) -> str:
    """What a file of the bot is that holds no dice to check; "other" for any other."""
    if not isinstance(document, dict):
        return "other"
    if document.get("format") == FORMAT:
        return "table"
    return next((kind for kind, parts in OTHER_FILES.items() if parts <= document.keys()), "other")
