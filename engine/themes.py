"""The theme of a puzzle, by the rules in ``puzzles.toml`` beside a game's rules. The first theme that fits counts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from engine.match import Match
from engine.toml_data import read_toml

OTHER = "other"
"""The theme where no rule fits."""
FILE = "puzzles.toml"


class Theme(NamedTuple):
    """When a theme fits: all of what is named here must hold for the options that are to be weighed.

    ``kinds`` are kinds of questions, one of which is asked; ``labels``: an option has one of these; ``groups``: each of
    these groups has an option; ``facts``: an option has one of these facts in its preview; ``differ``: two options
    differ in this fact.
    """

    key: str
    kinds: Sequence[str] = ()
    labels: Sequence[str] = ()
    groups: Sequence[str] = ()
    facts: Sequence[str] = ()
    differ: str = ""


@cache
def themes_of(package: str) -> tuple[Theme, ...]:
    """The themes of a game's puzzles in the order in which they are tried; ``package`` is where its data is kept."""
    if not package or not files(package).joinpath(FILE).is_file():
        return ()
    return tuple(Theme(**each) for each in read_toml(package, FILE)["theme"])


def theme_of(match: Match[Any], seat: int, weighed: Sequence[str]) -> str:
    """What the choice of a seat is about, between these options. Raises KeyError for one that is not offered."""
    offers = [match.find_offer(seat, option) for option in weighed]
    kind, options = offers[0][0].kind, [option for _, option in offers]
    previews = [match.preview(seat, option) for option in options]
    labels, groups = {option.label for option in options}, {option.group for option in options}

    def fits(theme: Theme) -> bool:
        return (
            (not theme.kinds or kind in theme.kinds)
            and (not theme.labels or bool(labels & {*theme.labels}))
            and groups >= {*theme.groups}
            and (not theme.facts or any(facts.get(each, "") != "" for facts in previews for each in theme.facts))
            and (not theme.differ or len({facts.get(theme.differ) for facts in previews}) > 1)
        )

    return next((theme.key for theme in themes_of(match.game.package) if fits(theme)), OTHER)
