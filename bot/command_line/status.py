"""``pantheon status``: how the running bot is."""

from __future__ import annotations

import asyncio

import typer

from bot.command_failures import FAILED, Fault
from bot.command_line.admin import moment
from bot.configuration import load


def status() -> None:
    """Tell how the bot is that runs on this data folder; exit code 1 when none does."""
    from bot.operator.channel import NotRunning, ask

    settings = load()
    try:
        state = asyncio.run(ask(settings.data, "status", {}))
    except NotRunning:
        raise Fault(f"No bot runs on the data folder {settings.data.absolute()}.", FAILED) from None
    open_tables = ", ".join(f"{count} {stage}" for stage, count in state["open"].items())
    damaged_tables = ", ".join(map(str, state["damaged"])) or "none"
    rows = {
        "version": state["version"],
        "process": state["process"],
        "shards": f"{state['shards']}{', leads' if state['leads'] else ''}",
        "tables": open_tables,
        "maintenance": "no" if state["closed_until"] is None else f"until {moment(state['closed_until'])}",
        "damaged tables": damaged_tables,
        "messages waiting": f"{state['waiting']}; {state['blocked']} channels cannot be written in",
        "last write": "committed" if state["storing"] else "failed",
        "newest backup": state["backup"] or "none",
    }
    for name, value in rows.items():
        typer.echo(f"{name:<18}{value}")
