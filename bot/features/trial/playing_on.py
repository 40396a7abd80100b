"""*Play on* from a trial: a match of one's own that begins where the trial stands, with other dice.

The match that is tried in runs, so nothing of it goes along but what its person may imagine: never its dice.
"""

from __future__ import annotations

from functools import partial

from discord import ui

from bot.features.trial.turn import Turn, read_turn
from bot.interactions.components import note
from bot.interactions.router import Click
from bot.interactions.routes import PLAY_ON_TRIAL_START
from bot.reading.playing_on import level_row, show_begun, wish_of
from bot.tables.model.refusals import Refusal
from bot.tables.rules.playing_on import Earlier


def levels_panel(turn: Turn) -> ui.LayoutView:
    """A button for each level of computer players. Raises Refusal: stale, where no match can begin any more."""
    if turn.place is None:
        raise Refusal("stale")
    speech, seats = turn.position.speech, turn.trial.match.seats
    row = level_row(seats, speech, partial(PLAY_ON_TRIAL_START.button, turn.position.table_id))
    return note(speech("playing-on-about", others=seats - 1, dice=speech("playing-on-dice-trial")), row)


@PLAY_ON_TRIAL_START.on(reply="private", reach="anywhere")
async def play_on(click: Click, table: int, level: str) -> None:
    """Begin the match where the trial stands now. Raises Refusal: stale, and what ``play_on_from_trial`` raises."""
    turn = await read_turn(click.services, table, click.person, click.speech)
    if turn.place is None:
        raise Refusal("stale")
    wish = await wish_of(click, 0, level)
    earlier = Earlier(turn.trial.match, turn.seat, {"table": table, "trial": 1})
    begun = await click.tables.lobbies.play_on_from_trial(earlier, turn.place, wish)
    await show_begun(click, begun, click.speech("playing-on-begun-trial"))
