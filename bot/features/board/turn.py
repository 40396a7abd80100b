"""A turn in a direct message: the board with everything that its person can choose, and what is left of it later."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.board.memo import memo_line
from bot.features.board.next_match import choices_rows
from bot.interactions.components import Panel, button_rows, frame, seat_colour, small, words
from bot.languages import Speech, speech
from bot.reading.board import board_panel, parts_of
from bot.reading.links import board_link_rows, link_button
from bot.reading.pictures import as_wanted, draw_roll, draw_turn
from bot.reading.plans import plan_heading
from bot.reading.position import Position, board_address, read_position, telling_of
from bot.reading.seats import return_rows, signed_name
from bot.reading.story import story
from bot.services import ViewServices
from bot.tables.model.refusals import Refusal
from bot.tables.model.table import Table
from bot.tables.outbox.posts import Pictures, TurnOverPost, TurnPost
from engine.questions import Question
from rendering.picture import Picture

STORY = 200
"""How many pixels high the lines about a turn that is over may be."""


async def turn_panel(services: ViewServices, post: TurnPost, pictures: Pictures) -> Panel:
    """A turn as its person alone sees it, in their language and with pictures as they want them."""
    table, say = post.table, await _speech(services, post.table, post.seat)
    position = await read_position(
        services, table, post.match, say, post.person, news=post.summary, is_linked=table.has_channel
    )
    picture = await as_wanted(services, draw_turn(services, position), pictures)
    roll = await _roll_of(services, position, post.person) if pictures == "full" else None
    hours = await services.tables.time.hours_shown(table.id)
    more = board_link_rows(position.link, say)
    memo = await services.tables.people.memo(post.person, table.id) if post.person else ""
    parts = parts_of(table, position, more=more)._replace(
        hours=hours,
        roll_picture=roll,
        heading="\n".join(
            filter(None, [small(_where(table, say)), memo_line(memo, say), plan_heading(position, post.seat)])
        ),
    )
    return board_panel(position, picture, parts, seat=post.seat)


async def _roll_of(services: ViewServices, position: Position, person: int | None) -> Picture | None:
    """The newest roll as it fell, for someone who wants to see it."""
    shows_roll = person is not None and (await services.tables.people.preferences(person)).rolls
    return await draw_roll(services, position) if shows_roll else None


async def turn_over_panel(services: ViewServices, post: TurnOverPost) -> Panel:
    """What happened in a turn, and a link to the board; for someone who may not see it any more, only that it is
    over."""
    table, say = post.table, await _speech(services, post.table, post.seat)
    if not post.is_visible:
        return Panel(frame(None, [words(say("turn-hidden"))]))
    seats = [question.seat for question in await _questions(services, table)]
    following = [signed_name(table, seat, say) for seat in seats if seat != post.seat]
    over = say("turn-over", where=_where(table, say), names=say.join_words(following), count=len(following))
    lines = [
        over,
        *story(telling_of(table, say), post.summary, STORY, post.seat),
    ]
    waiting = await services.tables.lookup.longest_waiting(post.person, table.id) if post.person else None
    if waiting is not None:
        lines.append(small(say("turn-waiting-too", where=_where(waiting, say))))
    address = await board_address(services, table) if table.has_channel else ""
    may_plan = table.stage == "playing" and len(table.people) > 1 and not table.ranked
    ahead = [link_button("plan_next", say, table.id, "open", 0)] if may_plan else []
    further = choices_rows(waiting, say) if waiting is not None else []
    rows = [*further, *button_rows(ahead), *board_link_rows(address, say)]
    if table.is_direct and table.is_open and table.seats[post.seat].away:
        rows = return_rows(table, say)
    return Panel(frame(seat_colour(post.seat), [words("\n".join(lines)), *rows]))


async def _questions(services: ViewServices, table: Table) -> Sequence[Question]:
    """What a match asks now; nothing where it is over, or cannot be read any more."""
    try:
        return (await services.tables.lookup.match(table.id)).questions if table.stage == "playing" else ()
    except Refusal:
        return ()


def _where(table: Table, say: Speech) -> str:
    """Which match it is: the game, and its channel, which its reader sees."""
    return say("turn-where", game=say(f"{table.game}-title"), channel=f"<#{table.channel}>" if table.server else "none")


async def _speech(services: ViewServices, table: Table, seat: int) -> Speech:
    """Texts in the language of a seat's person, else in that of the table."""
    person = table.seats[seat].person
    return speech((await services.tables.people.private_language(person) if person else None) or table.language)
