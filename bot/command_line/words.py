"""``pantheon words``: what a translator needs: check a language, begin one, look at a message in all of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bot.command_failures import FAILED, Fault

app = typer.Typer(help="The words of the bot, for translators.", no_args_is_help=False)

Language = Annotated[
    str, typer.Argument(metavar="LANG", help="The code of a language, as its folder is named: fr, pl …")
]


@app.command("check")
def check(language: Annotated[str, typer.Argument(metavar="[LANG]", help="One language; all without it.")] = "") -> int:
    """Compare a language with English: every message there, readable, about the same things."""
    from bot.languages.bundles import LANGUAGES
    from bot.languages.contract import find_faults

    if language and language not in LANGUAGES:
        raise Fault(f"There is no folder bot/languages/{language}; there are {', '.join(LANGUAGES)}.")
    faults = {each: find_faults(each) for each in ([language] if language else LANGUAGES)}
    for each, place_faults in faults.items():
        for fault in place_faults:
            typer.echo(f"bot/languages/{each}/{fault}")
        typer.echo(f"{each}: {len(place_faults)} faults." if place_faults else f"{each}: complete.")
    return FAILED if any(faults.values()) else 0


@app.command("new")
def new(
    language: Language,
    folder: Annotated[
        Path | None, typer.Option("--to", metavar="FOLDER", help="Where; bot/languages/LANG without it.")
    ] = None,
) -> int:
    """Make a folder to fill in: every file of English, each message as a comment above its empty place."""
    from bot.languages.templates import LANGUAGE_CODE, write_templates

    if not LANGUAGE_CODE.fullmatch(language):
        raise Fault("A language is named by two or three small letters, as in fr, pl or fil.")
    target = folder or Path(__file__).parent.parent / "languages" / language
    if target.exists():
        raise Fault(f"{target} exists already; nothing was written.")
    number = write_templates(target)
    typer.echo(f"{number} files written to {target}. docs/translating.md says how to fill them in.")
    return 0


@app.command("show")
def show(message: Annotated[str, typer.Argument(metavar="ID", help="The id of a message.")]) -> int:
    """Show a message in every language, filled in with examples, and where the bot says it."""
    from bot.languages.bundles import LANGUAGES, sources
    from bot.languages.contract import find_place
    from bot.languages.examples import fill_examples, find_uses

    places = {language: find_place(sources(language), message) for language in LANGUAGES}
    if not any(places.values()):
        raise Fault(f"No language has a message {message}.")
    for language, place in places.items():
        typer.echo(
            f"{language}: bot/languages/{language}/{place.file}:{place.line}" if place else f"{language}: missing"
        )
        for text in fill_examples(language, message):
            typer.echo("    " + text.replace("\n", "\n    "))
    typer.echo("Said by: " + (", ".join(find_uses(message)) or "other messages"))
    return 0
