"""The questions that may get a standing answer."""

from __future__ import annotations

from collections.abc import Mapping

from engine.dice_forge.data.cards import FEATS
from engine.dice_forge.data.faces import FACES
from engine.dice_forge.state import ANCIENT, LOYALTY, RESOURCES, State
from engine.standing_answers import StandingAnswer

KINDS = (*RESOURCES, ANCIENT, LOYALTY)

STANDING_ANSWERS: tuple[StandingAnswer, ...] = (
    StandingAnswer(
        "choose",
        {kind: f"gain:{kind}:" for kind in KINDS},
        by="source",
        known={
            **{face: tuple(FACES[face].gains) for face in ("c_g1_s1_m1", "c_g2_s2_m2", "c_g3_v2")},
            "guardians_owl": tuple(FEATS["guardians_owl"].choices),
            "wind": KINDS,
        },
    ),
    StandingAnswer("boar", {"sun": "gain:sun:", "moon": "gain:moon:", "vp": "gain:vp:"}),
    StandingAnswer("hammer", {"all": "hammer:", "none": "hammer:"}, first=frozenset({"none"}), shortcut="all"),
    StandingAnswer("exchange", {"yes": "exchange:yes", "no": "exchange:no"}, by="source"),
    StandingAnswer("cerberus", {"use": "cerberus:use", "keep": "cerberus:keep"}),
    StandingAnswer("twins", {"keep": "twins:keep"}),
    StandingAnswer("scepter", {"all": "scepter:", "none": "scepter:"}, first=frozenset({"none"}), shortcut="all"),
    StandingAnswer("purse", {"scepter": "purse:", "store": "purse:"}, first=frozenset({"store"})),
    StandingAnswer("pay", {"own": "pay:"}, first=frozenset({"own"})),
    StandingAnswer("companion", {"farthest": "step:"}),
    StandingAnswer("merchant", {"vp": "merchant:vp"}),
    StandingAnswer("celestial", {"roll": "celestial:roll", "skip": "celestial:skip"}),
)
"""The options of ``hammer``, ``scepter``, ``purse`` and ``companion`` rise, so that the last one is all of the gold, or
the space farthest on; those of ``pay`` begin with the sun and moon shards in store."""

SETS_THAT_ASK: Mapping[str, str] = {
    "boar": "tenacious_boar",
    "hammer": "hammer",
    "cerberus": "cerberus",
    "twins": "twins",
    "scepter": "scepter",
    "purse": "scepter",
    "companion": "companion",
    "merchant": "merchant",
    "choose:guardians_owl": "guardians_owl",
    "choose:wind": "wind",
}
"""The set of cards by which questions of a key come, where a single one brings them."""
MODULES_THAT_ASK: Mapping[str, str] = {"celestial": "goddess", "pay": "titans"}


def may_come(state: State, key: str) -> bool:
    """Whether questions of a key can come in this match: by its sets, its module, or the faces of its Temple."""
    if key in MODULES_THAT_ASK:
        return state.module == MODULES_THAT_ASK[key]
    if key in SETS_THAT_ASK:
        return state.drafting or SETS_THAT_ASK[key] in state.line_up.values()
    face = key.partition(":")[2]
    return face in state.temple or any(face in die for hero in state.heroes for die in hero.dice)
