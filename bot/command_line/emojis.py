"""``pantheon emojis``: list, upload and remove the application's emojis, through the running bot."""

from __future__ import annotations

import typer

from bot.command_line.operating import run_request

app = typer.Typer(help="Look after the application's emojis, while the bot runs.")


@app.command("list")
def show() -> None:
    """List the emojis: uploaded, outdated (drawn differently since), or missing at Discord."""
    states = run_request("emojis")["states"]
    for name, state in states.items():
        typer.echo(f"{state:<10}{name}")
    typer.echo(f"{sum(state == 'uploaded' for state in states.values())} of {len(states)} are uploaded.")


@app.command()
def upload() -> None:
    """Upload what is missing or outdated, in the background. A bot does so after each start on its own."""
    count = run_request("emojis-upload")["count"]
    typer.echo(f"{count} to upload; pantheon emojis list tells how far it is." if count else "All are uploaded.")


@app.command()
def remove() -> None:
    """Remove all emojis from Discord. With PANTHEON_EMOJIS=0 the next start does not upload them again."""
    typer.echo(f"{run_request('emojis-remove')['count']} removed.")
