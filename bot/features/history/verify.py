"""``/verify``: the seal of a running match, and the check of the dice of a finished one."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from typing import Any

import discord

from bot.interactions.availability import DIRECTLY
from bot.interactions.command import add_command, channel_meant
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import message_link
from bot.languages import Speech
from bot.languages.display_names import harmless
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.service import Tables
from engine.registry import find_game
from engine.verification import BROKEN_SEAL, Report, is_export, verify

LARGEST_FILE = 1_000_000
"""The largest file that is read, in bytes; a match of Hercules takes some ten thousand."""


def add_commands(tree: PantheonTree) -> None:
    """Add ``/verify``."""
    add_command(tree, "verify", checked, offered=DIRECTLY)


async def checked(
    interaction: discord.Interaction[Any], words: Speech, *, file: discord.Attachment | None = None
) -> tuple[str, list[discord.File]]:
    """The result of checking a file; without one, the seal of the match in this channel, and the result of checking the
    newest finished one, with that match as a file.
    """
    tables, channel = services_of(interaction).tables, await channel_meant(interaction)
    if file is not None:
        document = await _read(file)
        report = await tables.pool.run(lambda: verify(document))
        compare = words("bot-verify-compare", seal=report.commitment) if report.commitment else ""
        return verdict(document, report, words, compare), []
    running, over = await tables.in_channel(channel), await tables.ends.last_over(channel)
    lines: list[str] = []
    if running is not None:
        lines.append(words("bot-verify-sealed", seal=running.commitment, link=await _posted(tables, running)))
    elif over is None:
        await tables.ends.check_sealed(channel)
        raise Refusal("no_finished_match")
    if over is None:
        return "\n".join(lines), []
    proven, files = await proof_of(tables, over, words)
    return "\n".join([*lines, proven]), files


async def proof_of(tables: Tables, table: Table, words: Speech) -> tuple[str, list[discord.File]]:
    """The result of checking a match that is over, and that match as a file.

    Raises Refusal: wrong_stage.
    """
    document = await tables.export(table.id)
    report = await tables.pool.run(lambda: verify(document, promised=table.commitment))
    seal = words("bot-verify-seal", seal=table.commitment, link=await _posted(tables, table))
    text = json.dumps(document, ensure_ascii=False, indent=1).encode()
    verdicts = "\n".join([verdict(document, report, words, seal), words("bot-verify-file")])
    return verdicts, [discord.File(io.BytesIO(text), filename=f"{table.game}.json")]


async def _posted(tables: Tables, table: Table) -> str:
    """The address of the message in which a table's seal was posted; "none" where there is none."""
    place = await tables.message(table.id, "seal")
    return "none" if place is None else message_link(table.server, place.channel, place.message)


def verdict(document: Mapping[str, Any], report: Report, words: Speech, seal: str) -> str:
    """The verdict in words, and the seal that it is about."""
    if report.difference == BROKEN_SEAL:
        return words("bot-verify-broken-seal")
    if report.other_rules is None:
        judged = words("bot-verify-true", moves=report.moves) if report.valid else _false(report, words)
        return f"{judged}\n{seal}".strip()
    versions = {"before": report.other_rules, "now": find_game(document["game"]).rules_version}
    if not report.valid:
        return f"{words('bot-verify-other-rules', **versions)}\n{seal}"
    return "\n".join([words("bot-verify-true", moves=report.moves), words("bot-verify-same-rules", **versions), seal])


def _false(report: Report, words: Speech) -> str:
    return words("bot-verify-false", difference=harmless(report.difference[:500]))


async def _read(file: discord.Attachment) -> Mapping[str, Any]:
    """The document in an attached file. Raises Refusal when the bot did not export it."""
    if file.size > LARGEST_FILE:
        raise Refusal("bad_file")
    try:
        document = json.loads(await file.read())
    except (ValueError, RecursionError, discord.HTTPException) as error:
        raise Refusal("bad_file") from error
    if not isinstance(document, dict) or not is_export(document):
        raise Refusal("bad_file")
    return document
