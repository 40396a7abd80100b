"""Pairs of people who stand out in a tournament, a league among people, or the queue: figures for the operator."""

from __future__ import annotations

from bot.command_failures import BUSY, FAILED, Fault
from bot.operator.channel import Facts
from bot.operator.matches import number_in
from bot.operator.requests import Operated
from bot.tables.collusion.service import NamedSigns
from bot.tables.model.refusals import Refusal


async def find_pairs(operated: Operated, facts: Facts) -> Facts:
    """What stands out in a ``tournament``, a ``league``, or else the queue; ``judge``: more matches are judged."""
    try:
        sign_pairs = await _find(operated, facts)
        judging = await operated.tables.collusion.judge(sign_pairs) if facts.get("judge") else 0
    except Refusal as refusal:
        if refusal.key in ("no_tournament", "no_league"):
            raise Fault("There is no such tournament or league.", FAILED) from refusal
        raise Fault("The bot is busy; try again in some minutes.", BUSY) from refusal
    signs = sign_pairs.signs
    pairs = [
        {**sign._asdict(), "giver": sign_pairs.names[sign.giver], "receiver": sign_pairs.names[sign.receiver]}
        for sign in signs.shown
    ]
    counts = {"over": signs.over, "judged": signs.judged, "pairs": signs.pairs, "figures": signs.figures}
    return {"signs": pairs, "judging": judging, "left": len(sign_pairs.left), **counts}


async def _find(operated: Operated, facts: Facts) -> NamedSigns:
    collusion = operated.tables.collusion
    if (tournament := number_in(facts, "tournament")) is not None:
        return await collusion.in_tournament(tournament)
    if (league := number_in(facts, "league")) is not None:
        return await collusion.in_league(league)
    return await collusion.in_queue()
