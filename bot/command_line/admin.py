"""``pantheon admin``: find and show matches, freeze and end them, export and erase people; also while the bot runs."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated, Any

import typer

from bot.command_line.erase import erase, person_id
from bot.command_line.match_files import To, check_new, write_document
from bot.command_line.operating import run_request
from bot.command_line.pairs import pairs
from bot.command_line.tournaments import tournaments

app = typer.Typer(help="Look after matches and people, also while the bot runs.")
FIRST_WORDS = 60
"""How many characters of an announcement are listed."""
LATEST = 5
"""Of how many announcements it is listed how far they went."""

Match = Annotated[int, typer.Argument(metavar="MATCH", min=1, help="The number of the match, as find shows it.")]
Server = Annotated[int | None, typer.Option("--server", min=1, help="Only in the server of this Discord id.")]
Channel = Annotated[int | None, typer.Option("--channel", min=1, help="Only in the channel of this Discord id.")]
Person = Annotated[int | None, typer.Option("--person", min=1, help="Only where the person of this Discord id sits.")]
OfWhom = Annotated[str, typer.Argument(metavar="PERSON", help="The person's Discord id: digits only.")]
All = Annotated[bool, typer.Option("--all", help="Include finished matches.")]


def find(server: Server = None, channel: Channel = None, person: Person = None, all: All = False) -> None:
    """List open matches, the newest first: of a server, a channel, a person, or all."""
    answer = run_request("find", server=server, channel=channel, person=person, all=all)
    for row in answer["matches"]:
        typer.echo(f"{row['id']:>6}  {_state(row):<10} {row['game']}  server {row['server']}  channel {row['channel']}")
        typer.echo(f"        {', '.join(row['seats'])}; last choice {moment(row['moved'])}")
    if answer["more"]:
        typer.echo("There are more; name a server, a channel or a person.")
    elif not answer["matches"]:
        typer.echo("There is no such match.")
    if (absence := answer.get("absence", {})) and any(absence.values()):
        until = f"; out of the queue until {moment(absence['until'])}" if absence["until"] else ""
        typer.echo(f"Time ran out {absence['missed']} times since the last pause; {absence['pauses']} pauses{until}.")


def servers() -> None:
    """List the servers with matches, those with the most open ones first."""
    for row in run_request("servers")["servers"]:
        left = f"; the bot left it {moment(row['left'])}" if row["left"] is not None else ""
        last_choice = "never" if row["moved"] is None else moment(row["moved"])
        typer.echo(f"{row['server']:<20} {row['open']:>5} open of {row['matches']:>6}; last choice {last_choice}{left}")


def leave(server: Annotated[int, typer.Argument(metavar="SERVER", min=1, help="The server's Discord id.")]) -> None:
    """Leave a server, while the bot runs. Its matches wait until the bot is invited again."""
    typer.echo(f"The bot has left {run_request('leave', server=server)['name']} ({server}); its matches wait.")


def show(match: Match) -> None:
    """Show a match: where it is, who sits there, how it stands. Its seed stays hidden."""
    answer = run_request("show", match=match)
    typer.echo(f"{'match':<18}{answer['id']}: {answer['game']}, {answer['damage'] or _state(answer)}")
    for name in ("server", "channel", "choices", "timers", "messages waiting"):
        typer.echo(f"{name:<18}{answer[name]}")
    for name in ("opened", "moved", "ended", "rested", "frozen"):
        if answer[name] is not None:
            typer.echo(f"{name:<18}{moment(answer[name])}")
    for seat in answer["seats"]:
        person = "" if seat["discord"] is None else f" ({seat['discord']})"
        stands_in = "" if seat["computer"] is None else f", played by the computer player {seat['computer']}"
        typer.echo(f"{'seat ' + str(seat['number'] + 1):<18}{seat['name']}{person}{stands_in}")


def freeze(match: Match) -> None:
    """Keep a match as it is: no one can choose, and no time runs. Its players get a notice."""
    run_request("freeze", match=match)
    typer.echo(f"Match {match} is frozen.")


def unfreeze(match: Match) -> None:
    """Let a frozen match continue; the seats that are asked have their whole time again."""
    run_request("unfreeze", match=match)
    typer.echo(f"Match {match} continues.")


def end(match: Match) -> None:
    """End a match, or close a lobby. Its players get a notice."""
    run_request("end", match=match)
    typer.echo(f"Match {match} is ended.")


def export(person: OfWhom, to: To) -> None:
    """Write everything that is kept of a person into a file, as /privacy export does."""
    id = person_id(person)
    check_new(to)
    write_document(to, run_request("export-person", person=id)["document"])
    typer.echo(f"What is kept of {id} is written to {to}.")


class Closable(StrEnum):
    """What can be blocked."""

    PERSON = "person"
    SERVER = "server"


Kind = Annotated[Closable, typer.Argument(help="Whether a person or a server is meant.")]
OfId = Annotated[int, typer.Argument(metavar="ID", min=1, help="The Discord id.")]
Why = Annotated[str, typer.Option("--why", help="A reason: for maintenance it is shown to players, else to you.")]
Minutes = Annotated[int, typer.Option("--minutes", min=1, max=180, help="How long it takes, from now on.")]
Over = Annotated[bool, typer.Option("--off", help="End the maintenance now.")]


def block(kind: Kind, id: OfId, why: Why = "") -> None:
    """Block a person (computer players stand in for them) or a server (the bot leaves it; its matches wait)."""
    done = run_request("block", kind=kind.value, id=id, why=why)
    typer.echo(f"Blocked; matches left: {done['left']}." if kind == Closable.PERSON else "Blocked.")
    if done.get("queued"):
        typer.echo("They wait in the queue no longer.")
    for place, reason in done.get("missed", {}).items():
        typer.echo(f"Not out of {place} ({reason}); block again to try once more.")
    if done.get("later"):
        typer.echo("Discord did not let the bot leave the server; it tries again every minute.")


def unblock(kind: Kind, id: OfId) -> None:
    """Let a person or a server use the bot again."""
    was_blocked = run_request("unblock", kind=kind.value, id=id)["was_blocked"]
    typer.echo("Unblocked." if was_blocked else "That was not blocked.")


def blocked() -> None:
    """List what is blocked: servers by id, persons by the beginning of a hash, for no id of theirs is stored."""
    answer = run_request("blocked")
    for kind in ("servers", "persons"):
        for id, why in answer[kind].items():
            typer.echo(f"{kind.removesuffix('s'):<8}{id:<22}{why}")
    if not answer["servers"] and not answer["persons"]:
        typer.echo("Nothing is blocked.")


def maintenance(minutes: Minutes = 10, why: Why = "", off: Over = False) -> None:
    """Close the bot for some minutes: each click is answered with when it is back, and no one's time runs meanwhile."""
    if off:
        typer.echo("Open again." if run_request("open-again")["was_closed"] else "The bot was not closed.")
    else:
        typer.echo(f"Closed until {moment(run_request('close', minutes=minutes, why=why)['until'])}.")


In = Annotated[str, typer.Option("--en", help="The words in English; also where another language has none.")]
Status = Annotated[bool, typer.Option("--status", help="Only show how far the latest announcements went.")]
InAnother = Annotated[
    list[str] | None,
    typer.Option("--in", metavar="LANGUAGE=WORDS", help="The words in another language, such as de=Hallo."),
]
DryRun = Annotated[
    bool,
    typer.Option(
        "--dry-run", help="Only say in how many channels it would stand, and to how many persons it would go."
    ),
]


def announce(en: In = "", others: InAnother = None, dry_run: DryRun = False, status: Status = False) -> None:
    """Say something once in every channel with an open match, and to each person who plays by direct messages. It
    mentions no one."""
    if status:
        _show_announcements()
        return
    texts = {"en": en, **dict(_words_in_another(each) for each in others or ())}
    done = run_request("announce", texts=texts, dry_run=dry_run)
    verb = "It would be" if dry_run else "It is being"
    channels, persons = _count_of(done["channels"], "channel"), _count_of(done["persons"], "person")
    typer.echo(f"{verb} posted in {channels}, and sent to {persons}.")


def _words_in_another(code_and_text: str) -> tuple[str, str]:
    language, _, words = code_and_text.partition("=")
    return language.strip(), words


def _show_announcements() -> None:
    announcements = run_request("announcements")["announcements"]
    for each in announcements[:LATEST]:
        typer.echo(f"{each['number']:>4}  {moment(each['at'])}  {each['text'].splitlines()[0][:FIRST_WORDS]}")
        typer.echo(
            f"      to {_count_of(each['channels'], 'channel')} and {_count_of(each['persons'], 'person')}: "
            f"{each['delivered']} delivered, {each['waiting']} waiting, {each['failed']} failed"
        )
    if not announcements:
        typer.echo("Nothing was announced yet.")


def _count_of(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


for command in (
    announce,
    find,
    servers,
    leave,
    block,
    unblock,
    blocked,
    maintenance,
    show,
    freeze,
    unfreeze,
    end,
    export,
    erase,
    tournaments,
    pairs,
):
    app.command(command.__name__)(command)


def moment(milliseconds: int) -> str:
    """A moment in UTC, to the minute."""
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M} UTC"


def _state(row: dict[str, Any]) -> str:
    if row["frozen"] is not None:
        return "frozen"
    return "resting" if row["rested"] is not None and row["stage"] == "playing" else str(row["stage"])
