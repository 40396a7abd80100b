"""A note of one's own about a match: shown to its writer alone whenever they are asked."""

from __future__ import annotations

from discord import ui

from bot.interactions import limits
from bot.interactions.components import clip, small
from bot.interactions.control import Control
from bot.interactions.router import Click
from bot.interactions.routes import MEMO, MEMO_FORM
from bot.languages import Speech
from bot.languages.markdown import disarm_markdown
from bot.tables.people.memos import LENGTH_MAX


def memo_button(table: int, speech: Speech) -> Control:
    """The button that opens the form of the own note."""
    return MEMO.button(table, label=speech("memo-press"), emoji="📝")


def memo_line(memo: str, speech: Speech) -> str:
    """What a person noted, as it stands above their choices; "" where they noted nothing."""
    return small(speech("memo-line", text=disarm_markdown(memo))) if memo else ""


@MEMO.on(reply="form")
async def open_memo(click: Click, table: int) -> None:
    """Open the form, with what the clicker has noted about the match."""
    (await click.tables.lookup.get(table)).own_seat(click.person.id)
    await click.open(memo_form(table, await click.tables.people.memo(click.person.id, table), click.speech))


def memo_form(table: int, written: str, speech: Speech) -> ui.Modal:
    """The form for a note about a match, with what was ``written`` before."""
    field: ui.Label[ui.Modal] = ui.Label(
        text=clip(speech("memo-label"), limits.FORM_TEXT),
        description=clip(speech("memo-about"), limits.FORM_NOTE),
        component=ui.TextInput(
            custom_id="text",
            max_length=LENGTH_MAX,
            required=False,
            default=written or None,
        ),
    )
    return MEMO_FORM.form(table, title=speech("memo-title"), fields=[field])


@MEMO_FORM.on(reply="private")
async def keep_memo(click: Click, table: int) -> None:
    """Keep the note; an empty one deletes it."""
    (await click.tables.lookup.get(table)).own_seat(click.person.id)
    text = click.texts.get("text", "")
    if len(text) > LENGTH_MAX:
        raise click.invalid()
    memo = await click.tables.people.write_memo(click.person.id, table, text)
    await click.tell(click.speech("memo-kept" if memo else "memo-deleted"))
