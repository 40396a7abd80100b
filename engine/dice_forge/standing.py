"""The questions that come at every blessing, which a player may answer once and for all."""

from __future__ import annotations

from engine.standing_answers import StandingAnswer

STANDING_ANSWERS: tuple[StandingAnswer, ...] = (
    StandingAnswer(
        "choose",
        {
            "gold": "gain:gold:",
            "sun": "gain:sun:",
            "moon": "gain:moon:",
            "vp": "gain:vp:",
            "ancient": "gain:ancient:",
            "loyalty": "gain:loyalty:",
        },
        by="source",
    ),
    StandingAnswer("boar", {"sun": "gain:sun:", "moon": "gain:moon:", "vp": "gain:vp:"}),
    StandingAnswer("hammer", {"all": "hammer:", "none": "hammer:0"}),
    StandingAnswer("exchange", {"yes": "exchange:yes", "no": "exchange:no"}, by="source"),
    StandingAnswer("cerberus", {"use": "cerberus:use", "keep": "cerberus:keep"}),
    StandingAnswer("twins", {"keep": "twins:keep"}),
    StandingAnswer("scepter", {"all": "scepter:", "none": "scepter:0"}),
    StandingAnswer("purse", {"scepter": "purse:", "store": "purse:"}, first=frozenset({"store"})),
    StandingAnswer("pay", {"own": "pay:"}, first=frozenset({"own"})),
    StandingAnswer("companion", {"farthest": "step:"}),
    StandingAnswer("merchant", {"vp": "merchant:vp"}),
    StandingAnswer("celestial", {"roll": "celestial:roll", "skip": "celestial:skip"}),
)
"""The options of ``hammer``, ``scepter``, ``purse`` and ``companion`` rise, so that the last one is all of the gold, or
the space farthest on; those of ``pay`` begin with the sun and moon shards in store."""
