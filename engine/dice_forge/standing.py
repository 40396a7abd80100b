"""The questions that come at every blessing, which a player may answer once and for all."""

from __future__ import annotations

from engine.standing_answers import StandingAnswer

STANDING_ANSWERS: tuple[StandingAnswer, ...] = (
    StandingAnswer(
        "choose", {"gold": "gain:gold:", "sun": "gain:sun:", "moon": "gain:moon:", "vp": "gain:vp:"}, by="source"
    ),
    StandingAnswer("boar", {"sun": "gain:sun:", "moon": "gain:moon:", "vp": "gain:vp:"}),
    StandingAnswer("hammer", {"all": "hammer:", "none": "hammer:0"}),
    StandingAnswer("exchange", {"yes": "exchange:yes", "no": "exchange:no"}, by="source"),
    StandingAnswer("cerberus", {"use": "cerberus:use", "keep": "cerberus:keep"}),
)
"""The options of ``hammer`` rise, so that the last one is all of the gold."""
