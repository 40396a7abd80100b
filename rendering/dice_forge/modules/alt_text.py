"""The labyrinth and the Titans' track in sentences, the most important first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.dice_forge.data.labyrinth import GODDESS, SPACES, TREASURES, Space
from engine.dice_forge.data.titan_track import TRACK, ZONES, Zone
from rendering.alt_text import join_things, label
from rendering.dice_forge.alt_text import amounts
from rendering.dice_forge.modules import celestial_die
from rendering.dice_forge.modules.view import ModuleView, Mover, reachable_spaces, steps_left
from rendering.translations import Translations


def sentences(view: ModuleView, words: Translations, spoken: Sequence[str] = ()) -> list[str]:
    """The module: who acts or chooses a way, what happened (``spoken``), where everyone stands, what was thrown, what
    is left."""
    sentences = [*_turn(view, words), *spoken, *(_STANDS[view.module](view, mover, words) for mover in view.movers)]
    sentences += _throws(view, words)
    return sentences + (_treasures(view, words) if view.module == "goddess" else _memories(view, words))


def rules(view: ModuleView, words: Translations) -> list[str]:
    """What every space ahead, every zone and every side of the Celestial Die does."""
    return _RULES[view.module](view, words) + _sides(view, words)


def _turn(view: ModuleView, words: Translations) -> list[str]:
    table = view.table
    key = "diceforge-alt-module-over" if table.over else "diceforge-alt-module-turn"
    sentences = [words(key, module=view.module, round=table.round, rounds=table.rounds)]
    for seat, spaces in view.fork_spaces.items():
        names = join_things((_space_name(space, view, words) for space in spaces), words, "semicolon")
        sentences.append(words("diceforge-alt-fork", name=table.heroes[seat].name, spaces=names))
    others = [table.heroes[seat].name for seat in table.asked_seats if seat not in view.fork_spaces]
    if others:
        sentences.append(words("diceforge-alt-module-asked", names=join_things(others, words)))
    return sentences


def _space_name(space: int, view: ModuleView, words: Translations) -> str:
    return words("diceforge-alt-space", space=space, effect=effect(SPACES[space], view.open_treasures, words))


def effect(space: Space, opened: Mapping[int, str], words: Translations) -> str:
    """What happens on a space of the labyrinth, in few words."""
    if space.id in opened:
        return words("diceforge-alt-space-opened", gains=amounts(TREASURES[opened[space.id]].back, words))
    return _EFFECTS[space.effect](space, words)


def _forge(space: Space, words: Translations) -> str:
    key = "diceforge-alt-space-forge-cheaper" if space.discount else "diceforge-alt-space-forge"
    return words(key, discount=space.discount)


def _choose(space: Space, words: Translations) -> str:
    either = words("diceforge-alt-space-or")
    return words("diceforge-alt-space-choose", choices=amounts(space.choices, words, f" {either} "))


def _nothing(space: Space, words: Translations) -> str:
    return words("diceforge-alt-space-nothing" if space.backward else "diceforge-alt-space-start")


_EFFECTS: Mapping[str, Callable[[Space, Translations], str]] = {
    "": _nothing,
    "gain": lambda space, words: amounts(space.gains, words),
    "choose": _choose,
    "steal": lambda space, words: words("diceforge-alt-space-steal", amount=space.gains["vp"]),
    "celestial": lambda space, words: words("diceforge-alt-space-celestial", times=space.times),
    "forge": _forge,
    "buy": lambda space, words: words(
        "diceforge-alt-space-buy", price=amounts(space.price, words), gains=amounts(space.gains, words)
    ),
    "forged": lambda space, words: words("diceforge-alt-space-forged", gains=amounts(space.gains, words)),
    "treasure": lambda space, words: words("diceforge-alt-space-treasure"),
    "goddess": lambda space, words: words("diceforge-alt-space-goddess", gains=amounts(space.gains, words)),
}


def _golem(view: ModuleView, mover: Mover, words: Translations) -> str:
    name, step_count = mover.hero.name, max(0, len(mover.way) - 1)
    if mover.space == GODDESS:
        return words("diceforge-alt-golem-there", name=name)
    here = effect(SPACES[mover.space], view.open_treasures, words)
    left = steps_left(mover.space)
    return words("diceforge-alt-golem", name=name, space=mover.space, effect=here, left=left, moved=step_count)


def _marker(view: ModuleView, mover: Mover, words: Translations) -> str:
    space = TRACK[mover.space]
    ways = zip(mover.turn_steps, ("left", "right"), strict=True)
    way = join_things((words(f"diceforge-alt-way-{side}", number=steps) for steps, side in ways if steps), words)
    facts = {"name": mover.hero.name, "space": space.id, "points": space.vp}
    zone = words(f"diceforge-zone-{space.zone.id}")
    stock = {"ancient": mover.ancient, "most": mover.most_ancient}
    return words("diceforge-alt-marker", **facts, **stock, zone=zone, moved=int(mover.has_moved), way=way)


_STANDS: Mapping[str, Callable[[ModuleView, Mover, Translations], str]] = {"goddess": _golem, "titans": _marker}


def _throws(view: ModuleView, words: Translations) -> list[str]:
    if not view.throws:
        return []
    names = [view.table.heroes[throw.seat].name for throw in view.throws]
    sides = [words(f"diceforge-picture-side-{throw.face}") for throw in view.throws]
    throws = (label(name, side, words) for name, side in zip(names, sides, strict=True))
    return [words("diceforge-alt-thrown", throws=join_things(throws, words, "semicolon"))]


def _treasures(view: ModuleView, words: Translations) -> list[str]:
    left = [
        amounts(treasure.front, words)
        for treasure in TREASURES.values()
        if treasure.id not in view.open_treasures.values()
    ]
    sentences = [words("diceforge-alt-treasures-left", treasures=join_things(left, words))]
    if view.open_treasures:
        chambers = (
            label(chamber, amounts(TREASURES[treasure].back, words), words)
            for chamber, treasure in view.open_treasures.items()
        )
        sentences.append(words("diceforge-alt-chambers-opened", chambers=join_things(chambers, words)))
    key = "diceforge-alt-goddess-reached" if view.is_rewarded else "diceforge-alt-goddess-waits"
    return [*sentences, words(key, points=SPACES[GODDESS].gains["vp"])]


def _memories(view: ModuleView, words: Translations) -> list[str]:
    sentences = []
    for mover in view.movers:
        if mover.memories:
            memories = (
                words("diceforge-alt-memory", island=each.island, side=words(f"diceforge-resource-{each.side}"))
                for each in mover.memories
            )
            sentences.append(
                words("diceforge-alt-memories", name=mover.hero.name, memories=join_things(memories, words))
            )
    return sentences


def _sides(view: ModuleView, words: Translations) -> list[str]:
    if not view.celestial:
        return []
    sides = (words(f"diceforge-picture-side-{side}") for side in celestial_die.SIDES)
    return [words("diceforge-alt-celestial-sides", sides=join_things(sides, words, "semicolon"))]


def _spaces(view: ModuleView, words: Translations) -> list[str]:
    """Every space that some golem can still come to, with where it leads."""
    ahead = sorted(set[int]().union(*(reachable_spaces(mover.space) for mover in view.movers)))
    spaces = (
        words(
            "diceforge-alt-space-to",
            space=number,
            effect=effect(SPACES[number], view.open_treasures, words),
            targets="/".join(map(str, SPACES[number].forward)) or "–",
        )
        for number in ahead
    )
    return (
        [words("diceforge-alt-spaces", spaces=join_things(spaces, words, "semicolon"))]
        if ahead and not view.table.over
        else []
    )


def _zones(view: ModuleView, words: Translations) -> list[str]:
    """Every zone with its rule, and the points at the end."""
    return [
        *(_zone(zone, words) for zone in ZONES.values()),
        words(
            "diceforge-alt-track-points",
            points=join_things((label(space.id, space.vp, words) for space in TRACK.values()), words),
        ),
        words("diceforge-alt-track-ways", right=_leaps(words, right=True), left=_leaps(words, right=False)),
    ]


def _leaps(words: Translations, *, right: bool) -> str:
    """The steps that a marker does not take the other way too."""
    steps = [(space.id, space.right if right else space.left) for space in TRACK.values()]
    back = {(space.id, space.left if right else space.right) for space in TRACK.values()}
    own = (f"{start}→{target}" for start, target in steps if start != target and (target, start) not in back)
    return join_things(own, words)


def _zone(zone: Zone, words: Translations) -> str:
    spaces = [space.id for space in TRACK.values() if space.zone is zone]
    name, rule = words(f"diceforge-zone-{zone.id}"), words(f"diceforge-zone-{zone.id}-text")
    return words("diceforge-alt-zone", first=spaces[0], last=spaces[-1], zone=name, rule=rule)


_RULES: Mapping[str, Callable[[ModuleView, Translations], list[str]]] = {"goddess": _spaces, "titans": _zones}
