"""The forms of the queue: what to play, the code of friends, and who not to meet."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from discord import ui

from bot.interactions import limits
from bot.interactions.components import clip
from bot.interactions.forms import Value, one_of, people
from bot.interactions.routes import QUEUE_FORM
from bot.languages import Speech
from bot.reading.options import pace_choice
from bot.tables.queue.service import PACES
from bot.tables.queue.waiting import CODE_LENGTH, MOST_AVOIDED
from engine.registry import MODULES

CODE = "code"
"""The field with a party's code."""
USUAL_PACE = "h24"


def wish_form(players: Sequence[str], speech: Speech) -> ui.Modal:
    """Asks what to play, with how many, and how fast."""
    games = [Value(game, speech(f"{game}-title"), place == 0) for place, game in enumerate(MODULES)]
    counts = [Value(each, speech("queue-players", count=int(each)), place == 0) for place, each in enumerate(players)]
    paces = [Value(each, pace_choice(each, speech), each == USUAL_PACE) for each in PACES]
    fields = [
        one_of("game", speech("queue-form-game"), games),
        one_of("players", speech("queue-form-players"), counts, speech("queue-form-players-about")),
        one_of("pace", speech("queue-form-pace"), paces, speech("queue-form-pace-about")),
    ]
    return QUEUE_FORM.form("find", title=speech("queue-form-find"), fields=fields)


def friends_form(speech: Speech) -> ui.Modal:
    """Asks for the code of a party."""
    field = ui.Label[Any](
        text=clip(speech("queue-form-code"), limits.FORM_TEXT),
        description=clip(speech("queue-form-code-about"), limits.FORM_NOTE),
        component=ui.TextInput(custom_id=CODE, min_length=CODE_LENGTH, max_length=CODE_LENGTH + 4, required=True),
    )
    return QUEUE_FORM.form("friends", title=speech("queue-form-friends"), fields=[field])


def avoid_form(avoided: Collection[int], speech: Speech) -> ui.Modal:
    """Asks who the person does not want to meet."""
    field = people("people", speech("queue-form-people"), MOST_AVOIDED, avoided, speech("queue-form-people-about"))
    return QUEUE_FORM.form("avoid", title=speech("queue-form-avoid"), fields=[field])
