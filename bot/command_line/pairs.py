"""``pantheon admin pairs``: pairs of people who stand out, in figures; nothing is decided by them."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from bot.command_failures import USE, Fault
from bot.command_line.operating import run_request

Tournament = Annotated[int | None, typer.Option("--tournament", min=1, help="In the tournament of this number.")]
League = Annotated[int | None, typer.Option("--league", min=1, help="In the league of matches of this number.")]
Judge = Annotated[bool, typer.Option("--judge", help="Have some more matches judged, while the bot runs.")]

SAID = {
    "favours": "{times} choices in {matches} matches cost them {cost:.0%} chance of winning, {gain:.0%} went to the "
    "other ({usual:.0%} as the tables stood)",
    "losses": "{times} choices of {giver} in {matches} matches against {receiver} cost {cost:.0%} ({usual:.0%} in as "
    "many against others)",
    "ahead": "{receiver} was ahead of {giver} in {times} of {matches} ({usual:.1f} by their other results)",
    "given_up": "{giver} gave up early in {times} of {matches} with {receiver} ahead ({usual:.1f} as often as "
    "elsewhere)",
    "timed_out": "{giver} lost the seat by time in {times} of {matches} with {receiver} ({usual:.1f} as often as "
    "elsewhere)",
    "met": "{giver} and {receiver} met in {times} of {matches} ({usual:.1f} by chance)",
}
"""What is said of each kind of figure."""


def pairs(tournament: Tournament = None, league: League = None, judge: Judge = False) -> None:
    """Show pairs of people who stand out in a tournament, a league, or else the newest matches of the queue.

    Figures only: nothing is decided by them, and only organisers and you see them.
    """
    if tournament is not None and league is not None:
        raise Fault("Name a tournament or a league, not both", USE)
    answer = run_request("pairs", tournament=tournament, league=league, judge=judge)
    typer.echo(f"{answer['over']} matches over, {answer['judged']} judged; {answer['pairs']} pairs met twice or more.")
    for sign in answer["signs"]:
        typer.echo(f"{sign['giver']}, {sign['receiver']}: {_sign_line(sign)}")
        typer.echo(f"        by chance {sign['by_chance']:.2g}, to be expected in all {sign['in_all']:.2g}")
    if not answer["signs"]:
        typer.echo("No pair stands out.")
    if judge:
        typer.echo(f"{answer['judging']} matches are being judged; {answer['left'] - answer['judging']} are left.")


def _sign_line(sign: dict[str, Any]) -> str:
    return SAID[sign["kind"]].format(**sign)
