"""The command ``pantheon``: run the bot, try it in a browser, simulate, draw, verify and measure.

Each command has its own module and imports what it needs when it is called, so that ``--help`` is fast.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from bot.command_failures import Fault
from bot.command_line import (
    admin,
    backup,
    bench,
    config,
    draw,
    drill,
    emojis,
    erase,
    match_files,
    migrate,
    play,
    playground,
    puzzles,
    ratings,
    replays,
    restore,
    run,
    simulate,
    status,
    train,
    verify,
    words,
)
from bot.configuration import BadConfiguration
from bot.runtime.build import version

app = typer.Typer(
    name="pantheon",
    help="Board games of Greek myth on Discord.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS = (
    *(
        run.run,
        playground.playground,
        play.play,
        simulate.simulate,
        train.train,
        draw.draw,
        verify.verify,
        bench.bench,
    ),
    *(
        migrate.migrate,
        backup.backup,
        restore.restore,
        drill.drill,
        match_files.export_match,
        match_files.import_match,
        replays.export_replay,
        status.status,
        ratings.ratings,
        erase.erase,
    ),
)
for command in COMMANDS:
    app.command(command.__name__.replace("_", "-"))(command)
app.add_typer(admin.app, name="admin")
app.add_typer(config.app, name="config")
app.add_typer(emojis.app, name="emojis")
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(words.app, name="words")


def _show_help(context: typer.Context) -> None:
    # A call without a command asks which there are: that is no fault of use, as typer has it.
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def _show_version(is_asked: bool) -> None:
    if is_asked:
        typer.echo(f"pantheon {version()}")
        raise typer.Exit


def _begin(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    _show_help(context)


app.callback(invoke_without_command=True)(_begin)
for group in (admin.app, config.app, emojis.app, words.app):
    group.callback(invoke_without_command=True)(_show_help)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and exit with its code. Wrong use prints one sentence and exits with code 2."""
    sys.exit(carry_out(list(sys.argv[1:] if arguments is None else arguments)))


def carry_out(arguments: list[str]) -> int:
    """Run one command and return its exit code. Errors go to standard error, one sentence each."""
    try:
        done = app(args=spread_options(arguments), standalone_mode=False, prog_name="pantheon")
    except Fault as fault:
        return _complain(str(fault), fault.code)
    except BadConfiguration as fault:
        return _complain(str(fault), 2)
    except typer.TyperException as fault:
        return _complain(_with_a_hint(fault.format_message()), 2)
    except typer.Exit as leaving:
        return leaving.exit_code
    except (typer.Abort, KeyboardInterrupt):
        return 130
    return done if isinstance(done, int) else 0


def spread_options(arguments: list[str]) -> list[str]:
    """The arguments with ``--options a=1 b=2`` written as ``--options a=1 --options b=2``."""
    spread: list[str] = []
    within = False
    for argument in arguments:
        within = argument == "--options" or (within and "=" in argument and not argument.startswith("-"))
        if within and argument != "--options" and spread[-1] != "--options":
            spread.append("--options")
        spread.append(argument)
    return spread


def _with_a_hint(complaint: str) -> str:
    complaint = complaint.replace("Value error, ", "").strip().rstrip(".")
    return f"{complaint}; pantheon --help and pantheon COMMAND --help tell what there is."


def _complain(sentence: str, code: int) -> int:
    sentence = " ".join(sentence.split())
    typer.echo(sentence if sentence.endswith((".", "!", "?")) else f"{sentence}.", err=True)
    return code
