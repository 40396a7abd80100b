"""Pairs of people who stand out in a tournament or a league, in figures, for its organisers alone."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.interactions.components import line, shorten, small, words
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.languages.numbers import tenths
from bot.tables.collusion.service import AT_ONCE, NamedSigns
from bot.tables.collusion.signs import SHOWN, Sign

PAIRS_MOST = 8
"""How many pairs are shown."""
TEXT_MOST = 3_000
MOST_RARE = 1_000_000
"""Nothing is said to be rarer than one in as many."""


def pair_items(named_signs: NamedSigns, speech: Speech) -> list[ui.Item[Any]]:
    """What stands out, how it was counted, and that it is no judgement."""
    signs = named_signs.signs
    about = speech("pairs-about", over=signs.over, judged=signs.judged, pairs=signs.pairs)
    pairs = named_signs.pairs()
    texts = [pair_text(named_signs, pair, own, speech) for pair, own in pairs[:PAIRS_MOST]]
    if len(pairs) > PAIRS_MOST:
        texts.append(speech("pairs-more", count=len(pairs) - PAIRS_MOST))
    text = "\n\n".join(texts) if texts else speech("pairs-none")
    reading = speech("pairs-reading", figures=signs.figures, events=round(1 / SHOWN))
    return [
        words(f"{speech('pairs-title')}\n{about}"),
        line(),
        words(shorten(text, TEXT_MOST)),
        line(),
        words(small(reading)),
        words(small(speech("pairs-judging", count=AT_ONCE)))
        if named_signs.left
        else words(small(speech("pairs-judged"))),
    ]


def pair_text(named_signs: NamedSigns, pair: tuple[int, int], signs: list[Sign], speech: Speech) -> str:
    """The figures of one pair."""
    names = [safe_name(named_signs.names[each]) for each in pair]
    lines = [speech("pairs-pair", one=names[0], other=names[1])]
    return "\n".join([*lines, *(sign_text(named_signs, sign, speech) for sign in signs)])


def sign_text(named_signs: NamedSigns, sign: Sign, speech: Speech) -> str:
    """One figure, with what was to be expected, and how likely it is by chance."""
    is_in_chances = sign.kind in ("favours", "losses")
    usual = 100 * sign.usual if is_in_chances else sign.usual
    facts = {
        "giver": safe_name(named_signs.names[sign.giver]),
        "receiver": safe_name(named_signs.names[sign.receiver]),
        "matches": sign.matches,
        "count": sign.times,
        "cost": tenths(100 * sign.cost, speech.language),
        "gain": tenths(100 * sign.gain, speech.language),
        "usual": tenths(usual, speech.language),
    }
    rare = min(MOST_RARE, round(1 / sign.by_chance)) if sign.by_chance else MOST_RARE
    return f"- {speech(f'pairs-{sign.kind}', **facts)} {speech('pairs-chance', rare=rare)}"
