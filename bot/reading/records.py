"""Results in words: the next title, luck, the level of a match alone, a leaderboard in lines."""

from __future__ import annotations

from itertools import groupby

from bot.interactions.components import medal
from bot.languages import Speech
from bot.languages.display_names import safe_name
from bot.tables.results.statistics import Leaderboard, Level, Ranked, RankedAlone, SoloRecord
from bot.tables.results.titles import NextTitle
from engine.luck import Luck

NEW = "🌱"
"""The sign of who has no rank yet."""
LUCK_BOUNDS = (0.1, 0.3, 0.45, 0.55, 0.7, 0.9)
"""The shares of series of rolls that were worse at which luck gets another name, from far below average upwards."""


def next_title_line(ahead: NextTitle, speech: Speech) -> str:
    """The title that can be earned next, and what it still takes."""
    title = speech(f"titles-{ahead.title}")
    return speech("titles-next", title=title, counts=ahead.counts, missing=ahead.missing)


def luck_in_words(luck: Luck, speech: Speech) -> str:
    """How lucky dice were, compared with all equally long series of rolls."""
    level = sum(luck.better_than >= bound for bound in LUCK_BOUNDS)
    return speech("statistics-luck-measure", level=level)


def level_name(game: str, level: Level, speech: Speech) -> str:
    """The difficulty of a solo match: the names of its values, without the explanation after the dash."""
    return speech.in_a_row([speech.setting_value(game, key, value).partition(" – ")[0] for key, value in level])


def board_text(game: str, board: Leaderboard, speech: Speech) -> str:
    """The leaderboard of a game in lines; "" where no one is on it."""
    if not board.ranked and not board.alone:
        return ""
    lines = [f"**{speech(f'{game}-title')}**"]
    ranking = [each for each in board.ranked if not each.rating.is_provisional]
    for place, each in enumerate(ranking, start=1):
        lines.append(_rated_line(medal(place), each, speech))
    lines.extend(_rated_line(NEW, each, speech) for each in board.ranked if each.rating.is_provisional)
    for level, those in groupby(board.alone, key=lambda each: each.alone.level):
        lines.append(speech("statistics-leaderboard-alone", level=level_name(game, level, speech)))
        lines.extend(_alone_line(place, each, speech) for place, each in enumerate(those, start=1))
    return "\n".join(lines)


def _rated_line(sign: str, each: Ranked, speech: Speech) -> str:
    facts = {"rating": str(each.rating.display_value), "matches": each.rating.matches, "wins": each.wins}
    is_new = "yes" if each.rating.is_provisional else "no"
    return speech("statistics-leaderboard-line", medal=sign, name=safe_name(each.name), new=is_new, **facts)


def _alone_line(place: int, each: RankedAlone, speech: Speech) -> str:
    return speech(
        "statistics-leaderboard-best", medal=medal(place), name=safe_name(each.name), **alone_facts(each.alone)
    )


def alone_facts(alone: SoloRecord) -> dict[str, int]:
    """Matches, wins and best result of matches alone, as facts for a sentence."""
    return {"matches": alone.matches, "wins": alone.wins, "best": alone.best}
