"""``/queue``: a private panel to wait for a match, alone or with friends, and to say that one does not want to meet."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from bot.features.queue.forms import CODE, avoid_form, friends_form, wish_form
from bot.interactions import limits
from bot.interactions.availability import DIRECTLY, server_of, source_of
from bot.interactions.command import add_command
from bot.interactions.command_tree import PantheonTree
from bot.interactions.components import Panel, clip, moment, note, small
from bot.interactions.handling import person_of
from bot.interactions.router import Click
from bot.interactions.routes import QUEUE, QUEUE_FORM
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.reading.options import pace_in_words
from bot.reading.reliability import own_lines
from bot.runtime.clock import HOUR, MINUTE
from bot.services import services_of
from bot.tables.model.refusals import Refusal
from bot.tables.queue.absences import PAUSES, Absence
from bot.tables.queue.matching import Wish
from bot.tables.queue.service import PACES, Queue, Standing
from bot.tables.queue.waiting import MOST_AVOIDED, Waiting
from engine.registry import MODULES

PLAYERS = ("2", "3", "4")
"""How many may be wished for; whether a game allows it is checked with the wish."""


def add_commands(tree: PantheonTree) -> None:
    """Add ``/queue``."""
    add_command(tree, "queue", show_queue, offered=DIRECTLY)


async def show_queue(interaction: discord.Interaction[Any], speech: Speech) -> Panel:
    """How the queue stands for the person who asks. Raises Refusal: queue_closed."""
    return await panel(services_of(interaction).tables.queue, interaction.user.id, speech)


async def panel(queue: Queue, person: int, speech: Speech, *, strangers: int = 0) -> Panel:
    """How the queue stands for a person, and what they can do. ``strangers``: how many people could not be avoided just
    now, since they have never used the bot. Raises Refusal: queue_closed."""
    standing = await queue.standing(person)
    own = standing.own
    lines = (
        [*waiting_lines(own, speech), usual_wait(standing.usual_wait, speech)] if own else idle_lines(standing, speech)
    )
    lines.append(speech("queue-people", count=standing.people))
    lines.append(_line_of_avoided(standing.avoided, speech))
    if strangers:
        lines.append(speech("queue-avoids-no-stranger", count=strangers))
    now, pause_end = queue.now, standing.absence.until
    if pause_end > now and not own:
        lines.insert(1, speech("queue-paused", until=moment(pause_end)))
    actions = (
        ("leave", "look", "avoid") if own else ("look", "avoid") if pause_end > now else ("find", "friends", "avoid")
    )
    buttons = [QUEUE.button(each, label=speech(f"queue-press-{each}"), style=STYLES[each]) for each in actions]
    return Panel(note("\n".join(lines), ui.ActionRow(*buttons)))


STYLES = {
    "find": discord.ButtonStyle.success,
    "friends": discord.ButtonStyle.primary,
    "avoid": discord.ButtonStyle.secondary,
    "leave": discord.ButtonStyle.danger,
    "look": discord.ButtonStyle.primary,
}


def idle_lines(standing: Standing, speech: Speech) -> list[str]:
    """What the queue is, and how strong the person is known to be."""
    lines = [
        speech("queue-rating", game=speech(f"{game}-title"), rating=str(rating.display_value), count=rating.matches)
        for game, rating in standing.ratings.items()
    ]
    how_reliable = [*own_lines(standing.reliability, speech), reliance_notice(standing.absence, speech)]
    return [speech("queue-title"), speech("queue-about"), "", *lines, *how_reliable]


def reliance_notice(absence: Absence, speech: Speech) -> str:
    """What comes of letting strangers wait: said before it happens, and until when it lasts."""
    span = speech("queue-pause-span", pause=str(min(absence.pauses, len(PAUSES) - 1)))
    return small(speech("queue-reliance", missed=absence.missed, span=span))


def waiting_lines(own: Waiting, speech: Speech) -> list[str]:
    """What a party waits for, who is in it, and the code for friends while there is room for them."""
    names = speech.join_words([safe_name(member.person.name) for member in own.members])
    count = len(own.members)
    lines = [
        speech("queue-waiting-title"),
        speech("queue-waiting", wish=wish_line(own.wish, speech), since=moment(own.since), until=moment(own.until)),
        speech("queue-party", names=names, count=count),
    ]
    return [*lines, speech("queue-code", code=own.code)] if count < own.wish.players else lines


def usual_wait(wait: int | None, speech: Speech) -> str:
    """How long one usually waits for such a match, in milliseconds; that it is not known (None)."""
    if wait is None:
        return speech("queue-usual-unknown")
    unit = "hours" if wait >= 90 * MINUTE else "minutes"
    return speech("queue-usual", unit=unit, count=round(wait / (HOUR if unit == "hours" else MINUTE)))


def wish_line(wish: Wish, speech: Speech) -> str:
    """What is wished for, in one line."""
    game = speech(f"{wish.game}-title")
    return speech("queue-wish", game=game, players=wish.players, pace=pace_in_words(wish.pace, speech))


def _line_of_avoided(ids: list[int], speech: Speech) -> str:
    return (
        speech("queue-avoided", people=speech.join_words([f"<@{id}>" for id in ids])) if ids else speech("queue-meets")
    )


@QUEUE.on(reply=lambda click, action: "form" if action in ("find", "friends", "avoid") else "update")
async def act(click: Click, action: str) -> None:
    """Open a form, wait no longer, or look again."""
    queue, speech = click.tables.queue, click.speech
    standing = await queue.standing(click.person.id)
    if action == "find":
        await click.open(wish_form(PLAYERS, speech))
        return
    if action == "friends":
        await click.open(friends_form(speech))
        return
    if action == "avoid":
        await click.open(avoid_form(standing.avoided, speech))
        return
    if action == "leave":
        await queue.leave(click.person.id)
    await click.update(await panel(queue, click.person.id, speech))


@QUEUE_FORM.on
async def take(click: Click, what: str) -> None:
    """Wait as a form says, or keep that the person avoids, and show the panel as it is then.

    Raises Refusal: queue_closed, no_such_setting, already_queued, no_party, party_full, too_many_tables,
    messages_refused, no_such_id, queue_paused, not_reliable_yet.
    """
    queue, speech, interaction = click.tables.queue, click.speech, click.interaction
    person, source = person_of(interaction), source_of(interaction)
    server = server_of(interaction)
    directly, strangers = source == "direct", 0
    if what == "find":
        game = click.pick_of("game", tuple(MODULES))
        players = click.pick_of("players", PLAYERS)
        pace = click.pick_of("pace", PACES)
        if game is None or players is None or pace is None:
            raise Refusal("no_such_setting")
        await queue.wait(person, server, Wish(game, int(players), pace), speech.language, directly=directly)
    elif what == "friends":
        code = clip(click.texts.get(CODE, ""), limits.FORM_TEXT)
        await queue.join(person, server, code, directly=directly)
    else:
        people_ids = click.picks.get("people", ())
        if len(people_ids) > MOST_AVOIDED or not all(re.fullmatch(r"-?[0-9]{1,25}", id) for id in people_ids):
            raise Refusal("no_such_id")
        strangers = await queue.avoid(person.id, [int(id) for id in people_ids])
    await click.update(await panel(queue, person.id, speech, strangers=strangers))
