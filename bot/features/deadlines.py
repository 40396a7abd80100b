"""Reminders, posts about people who are late, and vacations, with their buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.interactions.components import Panel, frame, message_link, moment, note, seat_colour, words
from bot.interactions.handling import check_calls
from bot.interactions.router import Click
from bot.interactions.routes import LATE, OVERRULE, SUCCESSOR
from bot.languages import Speech, speech
from bot.languages.display_names import plain, safe_name
from bot.reading.erased_people import in_words
from bot.reading.position import position_of
from bot.reading.seats import offer_panel, signed_name
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import MessagePlace, Table
from bot.tables.outbox.posts import DirectReminderPost
from bot.tables.people.people import Person
from engine.match import Match

WAIT, COMPUTER, REPLACE = "wait", "computer", "replace"
MOST_NAMED = 6
"""How many other matches that wait a reminder names; a message has 2,000 characters."""


@LATE.on(reply="private")
async def decide_about_late(click: Click, table: int, seat: int, action: str) -> None:
    """Wait, let a computer player stand in, or ask who shall play on. The dispatcher changes the post."""
    await _ACTS[action](click, table, seat, click.speech)


async def _wait(click: Click, table: int, seat: int, speech: Speech) -> None:
    until = await click.tables.time.wait(table, click.person.id, seat)
    name = signed_name(await click.tables.lookup.get(table), seat, speech)
    await click.tell(speech("deadlines-waited", name=name, until=moment(until, "f")))


async def _let_computer(click: Click, table: int, seat: int, speech: Speech) -> None:
    """The late one may have it at once; the others vote."""
    tables, person = click.tables, click.person
    own = (await tables.lookup.get(table)).seat_of(person.id)
    if own is not None and own.number == seat:
        await tables.seats.take_over(table, seat, "asked")
        await click.tell(speech("seats-gone"))
        return
    vote = await tables.seats.vote_absent(table, person, seat)
    name = signed_name(vote.table, seat, speech)
    if vote.table.seats[seat].computer is not None:
        await click.tell(speech("seats-absent-now", name=name))
    else:
        await click.tell(speech("deadlines-vote-counts", name=name, **vote.tally._asdict()))


async def _replace(click: Click, table: int, seat: int, speech: Speech) -> None:
    here = await click.tables.seats.check_late(table, click.person, seat)
    row = SUCCESSOR.select(table, seat, placeholder=speech("deadlines-replace-choose"))
    await click.send(note(speech("deadlines-replace-ask", name=signed_name(here, seat, speech)), row))


_ACTS = {WAIT: _wait, COMPUTER: _let_computer, REPLACE: _replace}


@SUCCESSOR.on
async def offer_to_successor(click: Click, table: int, seat: int) -> None:
    """Offer the seat of someone who is late; a computer player stands in until the other one sits down."""
    if len(click.selected_values) != 1:
        raise click.invalid()
    member = click.selected_values[0]
    if member.bot or not isinstance(member, discord.Member):
        raise Refusal("no_such_person")
    speech_here = click.speech
    check_calls(click.interaction)
    after = await click.tables.seats.give_away(table, click.person, seat, Person(member.id, member.display_name))
    await click.update(note(speech_here("seats-offered", name=safe_name(member.display_name))))
    position = position_of(after, await click.tables.lookup.match(table), speech(after.language))
    panel = offer_panel(after, position, seat, member.id, click.interaction.user.display_name)
    await click.announce(panel, people=[member.id])


@OVERRULE.on(reply="private")
async def overrule_vacation(click: Click, table: int, seat: int) -> None:
    """Let the time of someone on vacation run: for the host. The dispatcher changes the messages."""
    await click.tables.time.overrule(table, click.person.id, seat)
    speech_here = click.speech
    name = signed_name(await click.tables.lookup.get(table), seat, speech_here)
    await click.tell(speech_here("deadlines-overruled", name=name))


def late_panel(table: Table, late: Sequence[int], seats: Sequence[int], until: int, speech: Speech) -> Panel:
    """The post that asks what to do about those whose time is over."""
    names = speech.join_words([signed_name(table, seat, speech) for seat in late])
    lines = [
        f"### {speech('deadlines-late-title')}",
        speech("deadlines-late", names=names, count=len(late)),
        speech("deadlines-late-how"),
    ]
    if seats:
        lines.insert(1, " ".join(f"<@{person}>" for person in seats))
    # A separate text: a line right after a list would become part of its last entry.
    otherwise = words(speech("deadlines-late-else", until=moment(until)))
    rows = [_late_row(table, seat, speech, named_too=len(late) > 1) for seat in late]
    return Panel(frame(seat_colour(late[0] if len(late) == 1 else None), [words("\n".join(lines)), otherwise, *rows]))


def _late_row(table: Table, seat: int, speech: Speech, *, named_too: bool) -> ui.ActionRow[Any]:
    buttons = []
    for action in (WAIT, COMPUTER, REPLACE):
        label = speech(f"deadlines-press-{action}")
        if named_too:
            label = speech("deadlines-press-for", action=label, name=_on_label(table, seat, speech))
        style = discord.ButtonStyle.primary if action == WAIT else discord.ButtonStyle.secondary
        buttons.append(LATE.button(table.id, seat, action, label=label, style=style))
    return ui.ActionRow(*buttons)


def vacation_panel(table: Table, resting: Mapping[int, int], speech: Speech) -> Panel:
    """Who is on vacation, and, where time runs, a button for the host who does not want to wait."""
    timing = "yes" if table.options.is_timed else "no"
    lines, buttons = [], []
    for seat, until in resting.items():
        facts = {"name": signed_name(table, seat, speech), "until": moment(until, "D"), "timed": timing}
        lines.append(speech("deadlines-vacation", **facts))
        label = speech("deadlines-press-overrule", name=_on_label(table, seat, speech))
        buttons.append(OVERRULE.button(table.id, seat, label=label))
    rows = [ui.ActionRow[Any](*buttons)] if table.options.is_timed else []
    return Panel(note("\n".join(lines), *rows))


def _on_label(table: Table, seat: int, speech: Speech) -> str:
    """A player's name for a button: labels show neither markdown nor the application's emojis."""
    return plain(table.seats[seat].name, speech("common-nameless", number=seat + 1))


def facts_of_questions(table: Table, match: Match[Any], people: Sequence[int], speech: Speech) -> dict[str, Any]:
    """What people are asked, as facts for a sentence: the game, the round, and the question where all have the same."""
    seats = {
        speech.question(table.game, question, in_words(table, speech).names)
        for question in match.questions
        if table.seats[question.seat].person in people
    }
    same = seats.pop() if len(seats) == 1 else "none"
    return {"game": speech(f"{table.game}-title"), "round": match.round, "asked": same}


def called_text(table: Table, match: Match[Any], people: Sequence[int], board: MessagePlace | None) -> str:
    """The words that call people to the board: an edit of it sends no notification."""
    words, mentions = speech(table.language), " ".join(f"<@{person}>" for person in people)
    facts = facts_of_questions(table, match, people, words)
    return words("board-ping", people=mentions, count=len(people), link=_link(table, board), **facts)


def reminder_text(
    table: Table, match: Match[Any], people: Sequence[int], until: int | None, board: MessagePlace | None
) -> str:
    """The words of a reminder in the channel."""
    words = speech(table.language)
    return words(
        "deadlines-remind",
        **facts_of_questions(table, match, people, words),
        people=" ".join(f"<@{person}>" for person in people),
        count=len(people),
        until=moment(until) if until else "none",
        link=_link(table, board),
    )


def direct_reminder_text(post: DirectReminderPost, match: Match[Any], language: str) -> str:
    """The words of a reminder in a direct message, in the person's language; other matches that wait come below."""
    own, table = speech(language), post.table
    first = own(
        "deadlines-remind-directly",
        **facts_of_questions(table, match, [post.person], own),
        then=table.options.after_time if post.until else "none",
        channel=_mention(table.channel),
        until=moment(post.until) if post.until else "none",
        link=_link(table, post.board),
    )
    others = [
        own(
            "deadlines-remind-other",
            game=own(f"{wait.game}-title"),
            channel=_mention(wait.channel),
            until=moment(wait.timer.deadline) if wait.timer.deadline else "none",
            link=_link_in(wait.reminder.server, wait.board),
        )
        for wait in post.others[:MOST_NAMED]
    ]
    if others:
        others.insert(0, own("deadlines-remind-others"))
    if more := len(post.others[MOST_NAMED:]):
        others.append(own("deadlines-remind-more", count=more))
    return "\n".join([first, *others, own("deadlines-remind-why", channel=_mention(table.channel))])


def _mention(channel: int) -> str:
    return f"<#{channel}>" if channel > 0 else "none"


def _link(table: Table, board: MessagePlace | None) -> str:
    return _link_in(table.server, board)


def _link_in(server: int, board: MessagePlace | None) -> str:
    return message_link(server, board.channel, board.message) if board else "none"
