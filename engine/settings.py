"""Settings of a match: the values to choose from, and the combinations that are implied or forbidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from engine.errors import BadSettings

Settings = Mapping[str, str]


@dataclass(frozen=True, eq=False)
class Setting:
    """One thing to choose before a match: ``key`` has one of ``values``, ``default`` unless another is chosen.

    ``seats`` lists the seat counts for which it makes sense (empty: all of them).
    ``when`` is another setting and the value of it with which this one makes sense (empty: with every value).
    ``excludes`` lists, per own value, values of other settings that it cannot be combined with.
    ``requires`` lists, per own value, the values of other settings that it implies: it is offered beside them only,
    choosing it sets them, and where it is not chosen it follows from them.
    ``matters`` is another setting and the values of it with which this one changes anything (empty: with all). It may
    be chosen beside the others too, but need not be shown then.
    """

    key: str
    values: tuple[str, ...]
    default: str
    seats: tuple[int, ...] = ()
    when: tuple[str, str] | tuple[()] = ()
    excludes: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    matters: tuple[str, tuple[str, ...]] | tuple[()] = ()
    requires: Mapping[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)


def join_settings(declared: Sequence[Setting], settings: Settings, chosen: Settings) -> dict[str, str]:
    """Settings after more was chosen, with what goes along with that.

    What a value was made for comes along with it. A value that was made for something else falls back to its
    default, and a default gives way to the value that was made for what was chosen. What is chosen itself counts.
    """
    along = {key: value for setting in declared for key, value in setting.requires.get(chosen.get(setting.key, ""), ())}
    new = {**along, **chosen}
    full_settings = {**settings, **new}
    for setting in (each for each in declared if each.requires):
        now = full_settings.get(setting.key, setting.default)
        misfit = any(full_settings.get(key, value) != value for key, value in setting.requires.get(now, ()))
        if setting.key not in new and (misfit or now == setting.default):
            missing = (value for value, others in setting.requires.items() if new.items() >= {*others})
            fitting = next(missing, setting.default)
            full_settings |= {setting.key: fitting} if fitting != now else {}
    return full_settings


def settle_settings(game: str, declared: Sequence[Setting], seats: int, chosen: Settings) -> dict[str, str]:
    """The full settings of a match of that game: what was chosen, and defaults for the rest.

    A setting that makes no sense for this many seats, or beside another setting's value, is left out.
    Raises BadSettings when a key, a value or a combination is not allowed.
    """
    return dict(_settle(game, tuple(declared), seats, tuple(chosen.items())))


@lru_cache(maxsize=256)
def _settle(
    game: str, declared: tuple[Setting, ...], seats: int, choices: tuple[tuple[str, str], ...]
) -> Mapping[str, str]:
    chosen_values = dict(choices)
    by_key = {setting.key: setting for setting in declared}
    for key, value in chosen_values.items():
        if key not in by_key:
            raise BadSettings(f"{game} has no setting {key!r}; it has {', '.join(by_key) or 'none'}.")
        if value not in by_key[key].values:
            raise BadSettings(f"{key} is one of {', '.join(by_key[key].values)}, not {value!r}.")
    full_settings = {
        key: chosen_values.get(key, setting.default)
        for key, setting in by_key.items()
        if not setting.seats or seats in setting.seats
    }
    full_settings = {
        key: value
        for key, value in full_settings.items()
        if not (when := by_key[key].when) or full_settings.get(when[0]) == when[1]
    }
    for key in full_settings:
        for other, value in by_key[key].excludes.get(full_settings[key], ()):
            if full_settings.get(other) == value:
                raise BadSettings(f"{key}={full_settings[key]} and {other}={value} exclude each other.")
    return full_settings
