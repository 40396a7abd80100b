"""The pictures of Dice Forge in sentences, the most important first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.dice_forge.data.cards import CARDS, SLOTS
from engine.dice_forge.data.faces import POOLS
from engine.dice_forge.data.rulings import LAP
from rendering.alt_text import changed_points, join_things, label
from rendering.dice_forge import question_words
from rendering.dice_forge.art import cards
from rendering.dice_forge.changes import points_of
from rendering.dice_forge.view import HeroView, SlotView, TableView
from rendering.translations import Translations


def amounts(kinds: Mapping[str, int], words: Translations, comma: str = "") -> str:
    """So much of each kind (``3 gold, 1 moon``); nothing for nothing."""
    each = (f"{amount} {words(f'diceforge-resource-{kind}')}" for kind, amount in kinds.items())
    return (comma or words("common-list-comma")).join(each)


def face_name(face_id: str, words: Translations) -> str:
    """What a face is called."""
    return words(f"diceforge-face-{face_id}")


def turn(table: TableView, words: Translations) -> list[str]:
    """The round, who has to act or to choose, or who has won; where a trial is over, who comes next."""
    if table.over:
        names = join_things((hero.name for hero in table.winners), words)
        return [words("diceforge-alt-over", names=names, points=table.winners[0].points)]
    if not table.asked_seats:
        name = table.heroes[table.acting].name
        return [words("diceforge-alt-between", round=table.round, rounds=table.rounds, name=name)]
    names = join_things((table.heroes[seat].name for seat in table.asked_seats), words)
    if len(table.asked_seats) == 1:
        return [words("diceforge-alt-turn", round=table.round, rounds=table.rounds, name=names)]
    facts = {"round": table.round, "rounds": table.rounds, "names": names, "name": table.heroes[table.acting].name}
    return [words("diceforge-alt-choosing", **facts)]


def _questions(table: TableView, seats: Iterable[int], words: Translations) -> list[str]:
    """What each of these seats is asked."""
    lines = []
    for hero in map(table.heroes.__getitem__, seats):
        if question := question_words.question_of(table, hero):
            lines.append(
                words("picture-question-to", name=hero.name, question=question_words.words_of(question, words))
            )
    return lines


def _hero(table: TableView, hero: HeroView, words: Translations) -> str:
    """A player's points, rolled faces and stores."""
    store = " · ".join(
        f"{hero.store[kind]}/{hero.caps[kind]} {words(f'diceforge-resource-{kind}')}" for kind in hero.stores
    )
    faces = words("common-list-plus").join(face_name(face, words) for face in hero.faces)
    key = "diceforge-alt-hero" if not table.drafting else "diceforge-alt-hero-unrolled"
    return words(key, name=hero.name, points=hero.points, faces=faces, store=store, cards=len(hero.cards))


def board(table: TableView, words: Translations, spoken: Sequence[str] = ()) -> list[str]:
    """The board: turn, what is asked, what happened since the board before (``spoken``), players, what can be bought
    now, what is left."""
    sentences = [*turn(table, words), *_questions(table, table.asked_seats, words), *spoken]
    if spoken:
        changes = points_of(table.news)
        sentences += changed_points(((hero.name, changes[hero.number]) for hero in table.heroes), words)
    sentences += [_hero(table, hero, words) for hero in table.heroes]
    if table.feats:
        sentences.append(
            words(
                "diceforge-alt-feats-now",
                feats=join_things(
                    (_feat(view, words) for slot, view in table.slots.items() if slot in table.feats), words
                ),
            )
        )
    if table.faces:
        faces = (f"{face_name(face, words)} ({price})" for face, price in table.faces.items())
        sentences.append(words("diceforge-alt-faces-now", faces=join_things(faces, words, "semicolon")))
    places = (f"{hero.name} {hero.island}" for hero in table.heroes if hero.island)
    sentences.append(words("diceforge-alt-on-islands", heroes=join_things(places, words)))
    sentences += _module(table, words)
    sentences.append(words("diceforge-alt-temple", faces=join_things(stock(table, words), words, "semicolon")))
    sentences.append(words("diceforge-alt-islands", feats=join_things(_stacks(table, words), words)))
    return sentences


def _module(table: TableView, words: Translations) -> list[str]:
    """Where everyone stands in the module, the memory tokens, what is left in the Forest."""
    if not table.forest:
        return []
    places = (f"{hero.name} {hero.golem or _value_on_track(hero)}" for hero in table.heroes)
    lines = [words(f"diceforge-alt-places-{table.module}", heroes=join_things(places, words))]
    tokens = [f"{hero.name} ({_tokens(hero, words)})" for hero in table.heroes if hero.memories]
    if tokens:
        lines.append(words("diceforge-alt-tokens-on-islands", heroes=join_things(tokens, words)))
    return [
        *lines,
        words("diceforge-alt-forest", faces=join_things(pool_faces(table, table.forest, words), words, "semicolon")),
    ]


def _value_on_track(hero: HeroView) -> str:
    """What a marker's space is worth at the end, as it is printed on the track: that has no other numbers."""
    return f"{hero.track_vp:+d}".replace("-", "−") if hero.track_vp else "0"


def _tokens(hero: HeroView, words: Translations) -> str:
    return join_things(
        (f"{words(f'diceforge-resource-{token.side}')} {token.island}" for token in hero.memories), words
    )


def pool_faces(table: TableView, pools: Iterable[int], words: Translations) -> Iterable[str]:
    """Every face left in pools without a price."""
    for pool in pools:
        for face in dict.fromkeys(POOLS[pool].faces):
            if table.temple.get(face, 0):
                yield f"{face_name(face, words)} ×{table.temple[face]}"


def _feat(slot: SlotView, words: Translations) -> str:
    return words(cards.short_name(slot.feat)) if slot.feat else slot.id.upper()


def stock(table: TableView, words: Translations) -> Iterable[str]:
    """Every face left in the Sanctuary: price, name, copies."""
    for pool in POOLS.values():
        for face in dict.fromkeys(pool.faces):
            if pool.cost and table.temple[face]:
                yield label(pool.cost, f"{face_name(face, words)} ×{table.temple[face]}", words)


def _stacks(table: TableView, words: Translations) -> Iterable[str]:
    for slot in table.slots.values():
        if slot.top:
            cost = amounts(SLOTS[slot.id].cost, words)
            yield f"{_feat(slot, words)} ×{slot.left} ({cost})"


def describe(
    table: TableView, words: Translations, beside: Iterable[str] = (), spoken: Sequence[str] = ()
) -> list[str]:
    """The board without a limit: also what stands beside it, every player's dice, feats, tokens and hammer."""
    lines = [*board(table, words, spoken), *beside]
    for hero in table.heroes:
        lines += _details(table, hero, words)
    return lines


def seat(table: TableView, hero: HeroView, sources: Mapping[str, int], words: Translations) -> list[str]:
    """The close-up of one player."""
    mine = [*turn(table, words), *_questions(table, [hero.number], words)] if hero.number in table.asked_seats else []
    return [_hero(table, hero, words), *mine, *_details(table, hero, words), _worth(hero, sources, words)]


def _details(table: TableView, hero: HeroView, words: Translations) -> list[str]:
    lines = []
    for die, sides in zip(("light", "dark"), hero.dice, strict=True):
        faces = join_things((face_name(side, words) for side in sides), words, "semicolon")
        lines.append(words(f"diceforge-alt-die-{die}", name=hero.name, faces=faces))
    card = (f"{_card(card, words)}{f' ×{count}' if count > 1 else ''}" for card, count in hero.card_counts.items())
    lines.append(words("diceforge-alt-cards", name=hero.name, cards=join_things(card, words), points=hero.feat_points))
    if hero.lap:
        lines.append(words("diceforge-alt-hammer", name=hero.name, lap=hero.lap, step=hero.step, steps=LAP))
    lines += _laid_out(hero, words)
    tokens = [f"{_card(token, words)} ×{count}" for token, count in hero.tokens.items() if count]
    if tokens:
        lines.append(words("diceforge-alt-tokens", name=hero.name, tokens=join_things(tokens, words)))
    if hero.number == table.first:
        lines.append(words("diceforge-alt-start-player", name=hero.name))
    return lines


def _laid_out(hero: HeroView, words: Translations) -> list[str]:
    """Scepters, companions, memory tokens, and the place in the module."""
    lines = []
    if hero.scepters:
        lines.append(words("diceforge-alt-scepters", name=hero.name, gold=join_things(hero.scepters, words)))
    if hero.companions:
        lines.append(words("diceforge-alt-companions", name=hero.name, steps=join_things(hero.companions, words)))
    if hero.memories:
        lines.append(words("diceforge-alt-tokens-on-islands", heroes=f"{hero.name} ({_tokens(hero, words)})"))
    if hero.golem:
        lines.append(words("diceforge-alt-places-goddess", heroes=f"{hero.name} {hero.golem}"))
    if hero.track:
        lines.append(words("diceforge-alt-worth", name=hero.name, points=hero.track_vp))
    return lines


def _card(card_id: str, words: Translations) -> str:
    return words(cards.short_name(CARDS[card_id].feat.id))


def _worth(hero: HeroView, sources: Mapping[str, int], words: Translations) -> str:
    numbers = {source: f"{points}".replace("-", "−") for source, points in sources.items() if points}
    parts = (f"{words(f'diceforge-picture-{source}')} {points}" for source, points in numbers.items())
    return words("diceforge-alt-sources", name=hero.name, sources=join_things(parts, words))


def scores(table: TableView, sources: Mapping[int, Mapping[str, int]], words: Translations) -> list[str]:
    """The score sheet: places and points first, then the sources."""
    lines = [words("diceforge-alt-final" if table.over else "diceforge-alt-so-far", round=table.round)]
    lines += [
        words("diceforge-alt-place", place=hero.place, name=hero.name, points=hero.points) for hero in table.ranking
    ]
    return lines + [_worth(hero, sources[hero.number], words) for hero in table.ranking]
