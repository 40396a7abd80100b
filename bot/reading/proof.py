"""The check of a match's dice in words, and the match as a file."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from typing import Any

import discord

from bot.interactions.components import message_link, small
from bot.languages import Speech
from bot.languages.markdown import disarm_markdown
from bot.tables.model.table import Table
from bot.tables.service import Tables
from engine.registry import find_game
from engine.verification import Report, verify


async def proof_of(tables: Tables, table: Table, speech: Speech, name: str = "") -> tuple[str, list[discord.File]]:
    """The result of checking a match that is over, and that match as a file, which is named after the game or so.

    Raises Refusal: wrong_stage.
    """
    document = await tables.lookup.export(table.id)
    report = await tables.repository.pool.run(lambda: verify(document, promised=table.commitment))
    seal = speech("verify-seal", seal=table.commitment, link=await seal_address(tables, table))
    text = json.dumps(document, ensure_ascii=False, indent=1).encode()
    verdicts = "\n".join([verdict(document, report, speech, seal), speech("verify-file")])
    return verdicts, [discord.File(io.BytesIO(text), filename=f"{name or table.game}.json")]


async def seal_address(tables: Tables, table: Table) -> str:
    """The address of the message in which a table's seal was posted; "none" where there is none."""
    place = await tables.messages.place(table.id, "seal")
    return "none" if place is None else message_link(table.server, place.channel, place.message)


def verdict(document: Mapping[str, Any], report: Report, speech: Speech, seal: str) -> str:
    """The verdict in words, and the seal that it is about."""
    if report.part == "seal":
        return speech("verify-broken-seal")
    if report.other_rules is None:
        sentence = speech("verify-true", moves=report.moves) if report.valid else _false(report, speech)
        return f"{sentence}\n{seal}".strip()
    versions = {"before": report.other_rules, "now": find_game(document["game"]).rules_version}
    if not report.valid:
        return f"{speech('verify-other-rules', **versions)}\n{seal}"
    return "\n".join([speech("verify-true", moves=report.moves), speech("verify-same-rules", **versions), seal])


def _false(report: Report, speech: Speech) -> str:
    if report.part == "unreadable":
        return speech("verify-unreadable")
    detail = small(disarm_markdown(report.difference[:500]))
    return f"{speech('verify-false', part=report.part, number=report.number)}\n{detail}"
