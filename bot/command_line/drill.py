"""``pantheon drill``: try whether the newest backup can be restored, also while the bot runs."""

from __future__ import annotations

from typing import Annotated

import typer

from bot.command_failures import FAILED, Fault
from bot.command_line.operating import run_request

Scratch = Annotated[
    str | None,
    typer.Option("--scratch", metavar="URL", help="A database into which pg_restore has put a dump."),
]


def drill(scratch: Scratch = None) -> None:
    """Restore the newest backup into a scratch file, rebuild 100 of its matches and compare; nothing else is changed.

    The running bot does this once a week. The scratch file is removed in the end.
    """
    report = run_request("drill", scratch=scratch)
    if report["outcome"] == "no_backup":
        raise Fault(
            f"Nothing was restored: {report['reason']}; docs/operating/backups_and_restore.md says more", FAILED
        )
    if report["outcome"] != "whole":
        raise Fault(f"{report['backup'] or 'The drill'}: {report['reason']}", FAILED)
    others = f"; {report['other_rules']} of them follow other rules and were only read" if report["other_rules"] else ""
    typer.echo(
        f"{report['backup']} was restored in {report['took_s']:g} s: {report['matches']} matches were rebuilt "
        f"({report['open']} of them are open), and {report['compared']} compared with the running database{others}."
    )
