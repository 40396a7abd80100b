"""The pictures of Hercules in sentences, the most important first."""

from __future__ import annotations

from collections.abc import Iterable

from engine.hercules.cards import CARDS
from engine.hercules.state import SYMBOLS
from rendering.alt_text import changed_points, join_things, label
from rendering.hercules import question_words
from rendering.hercules.card_hand import name_of
from rendering.hercules.points import worth
from rendering.hercules.view import SideView, TableView, usable_abilities, usable_dice
from rendering.translations import Translations


def turn(table: TableView, words: Translations) -> list[str]:
    """Who acts with which dice and what is asked, who has won, or that a round is over."""
    if table.acting is None and not table.over:
        return [words("hercules-alt-between", round=table.round)]
    if table.acting is None:
        names = join_things((side.name for side in table.winners), words)
        return [words("hercules-alt-over", round=table.round, names=names, points=table.winners[0].points)]
    side = table.sides[table.acting]
    lines = [
        words("hercules-alt-turn", round=table.round, name=side.name, dice=join_things(usable_dice(table, side), words))
    ]
    if table.question:
        lines.append(
            words("picture-question-to", name=side.name, question=question_words.words_of(table.question, words))
        )
    if table.ending:
        lines.append(words("hercules-alt-last-round"))
    if table.doable:
        lines.append(words("hercules-alt-doable", labours=join_things(table.doable, words)))
    elif table.doable is not None:
        lines.append(words("hercules-alt-none-doable"))
    return lines


def _side(side: SideView, words: Translations) -> str:
    return words(
        "hercules-alt-side",
        name=side.name,
        points=side.points,
        column=side.column,
        labours=join_things(side.labours, words),
        dice=join_things(side.dice, words),
        supply=side.supply,
        cards=side.cards,
    )


def board(table: TableView, words: Translations, spoken: Iterable[str] = ()) -> list[str]:
    """The board: turn, what happened since the board before (``spoken``), sides, stacks, gods, vases, white die."""
    return [
        *turn(table, words),
        *_news(table, words, spoken),
        *(_side(side, words) for side in table.sides),
        *_around(table, words),
    ]


def _around(table: TableView, words: Translations) -> list[str]:
    """The parts of the board that belong to no side."""
    lines = []
    stacks = (_stack(key, pile, words) for key, pile in table.stacks)
    lines.append(words("hercules-alt-stacks", stacks=join_things(stacks, words)))
    if table.is_simplified:
        waiting = (str(column) for column, god in enumerate(table.gods, 1) if god)
        lines.append(words("hercules-alt-gods-hidden", columns=join_things(waiting, words)))
    else:
        gods = (f"{column} {name_of(god, words)}" for column, god in enumerate(table.gods, 1) if god)
        lines.append(words("hercules-alt-gods", gods=join_things(gods, words)))
    if table.peak:
        lines.append(words("hercules-alt-peak", name=name_of(table.peak[0], words), left=len(table.peak)))
    vases = (
        label(columns, " / ".join(str(CARDS[vase].vp) for vase in pile), words) for columns, pile in table.vases if pile
    )
    lines.append(words("hercules-alt-vases", vases=join_things(vases, words)))
    if table.white:
        lines.append(words("hercules-alt-white-used" if table.white_in_use else "hercules-alt-white", face=table.white))
    return lines


def _stack(key: str, pile: tuple[str, ...], words: Translations) -> str:
    name = words(f"hercules-stack-{key}")
    if not pile:
        return f"{name} 0"
    top = CARDS[pile[0]]
    number = f" ({top.number})" if top.number else ""
    return f"{name}{number} {words(f'hercules-ability-{top.ability}')} ×{len(pile)}"


def _news(table: TableView, words: Translations, spoken: Iterable[str]) -> list[str]:
    """What happened since the board before, and by how much it changed the points."""
    sentences = [*spoken]
    if not sentences:
        return []
    return [*sentences, *changed_points(((side.name, side.change.points) for side in table.sides), words)]


def describe(table: TableView, words: Translations, spoken: Iterable[str] = ()) -> list[str]:
    """The board without a limit: also every side's cards, symbols and sources of points."""
    sentences = [*turn(table, words), *_news(table, words, spoken)]
    for side in table.sides:
        sentences += [_side(side, words), *_details(table, side, words)]
    return sentences + _around(table, words)


def seat(table: TableView, side: SideView, words: Translations) -> list[str]:
    """The close-up of one side."""
    return [
        _side(side, words),
        *(turn(table, words) if side.number == table.acting else []),
        *_details(table, side, words),
    ]


def _details(table: TableView, side: SideView, words: Translations) -> list[str]:
    """Abilities at hand, symbols, points and cards; empty things are left out."""
    ready = usable_abilities(side, table)
    at_hand = [f"{words(f'hercules-ability-{name}')} ×{count}" for name, count in ready.items() if count]
    counts = (f"{words(f'hercules-symbol-{name}')} {count}" for name, count in zip(SYMBOLS, side.symbols, strict=True))
    spent_cards = {*side.marked_cards, *side.face_down}
    sources = [f"{words(f'hercules-picture-{source}')} {value}" for source, value in worth(side).items() if value]
    may_use = bool(at_hand) and not (side.hades or table.over)
    lines = [words("hercules-alt-ready", name=side.name, abilities=join_things(at_hand, words))] if may_use else []
    if any(side.symbols):
        lines.append(
            words(
                "hercules-alt-symbols",
                symbols=join_things(counts, words),
                majorities=len(side.majorities),
                sets=side.sets,
            )
        )
    if sources:
        lines.append(words("hercules-alt-sources", sources=join_things(sources, words)))
    if side.won_cards:
        lines.append(
            words(
                "hercules-alt-cards",
                cards=join_things((_card(name, spent_cards, words) for name in side.won_cards), words),
            )
        )
    return lines


def _card(card_id: str, spent_cards: set[str], words: Translations) -> str:
    used = f" ({words('hercules-alt-used')})" if card_id in spent_cards else ""
    return words(f"hercules-card-{card_id}") + used


def scores(table: TableView, words: Translations) -> list[str]:
    """The score sheet: places and points first, then the sources."""
    ranking = sorted(table.sides, key=lambda side: side.place)
    lines = [words("hercules-alt-final" if table.over else "hercules-alt-so-far", round=table.round)]
    lines += [words("hercules-alt-place", place=side.place, name=side.name, points=side.points) for side in ranking]
    for side in ranking:
        sources = (f"{words(f'hercules-picture-{source}')} {value}" for source, value in worth(side).items())
        lines.append(words("hercules-alt-sources-of", name=side.name, sources=join_things(sources, words)))
    return lines
