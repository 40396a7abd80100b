"""The direct message that tells a person that their plan can no longer be played, and leads to another one."""

from __future__ import annotations

from bot.interactions.components import Panel, button_rows, frame, message_link, seat_colour, words
from bot.languages import speech
from bot.reading.links import board_link_rows, link_button
from bot.reading.plans import broken_line
from bot.reading.position import position_of
from bot.services import ViewServices
from bot.tables.outbox.posts import BrokenPlanPost


async def broken_plan_panel(services: ViewServices, post: BrokenPlanPost) -> Panel:
    """What broke the plan, in the person's language, with the way to a new one."""
    table, plan = post.table, post.table.seats[post.seat].plan
    assert plan is not None
    say = speech(await services.tables.people.private_language(post.person) or table.language)
    position = position_of(table, post.match, say, post.seat)
    text = say.with_emojis.add_symbols(
        table.game, broken_line(position, post.seat, plan, post.stop, table.channel if table.server else 0)
    )
    address = message_link(table.server, post.board.channel, post.board.message) if post.board else ""
    rows = [*button_rows([link_button("trial", say, table.id, "open", 0)]), *board_link_rows(address, say)]
    return Panel(frame(seat_colour(post.seat), [words(text), *rows]))
