"""Finds cards, die faces and rules by any of their names, in any language, with typos."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from rapidfuzz import fuzz

from bot.languages.bundles import LANGUAGES, message_ids
from bot.languages.card_names import cards_of, faces_of, kind_of
from bot.languages.messages import Speech, speech
from engine.registry import MODULES

LIKE_ENOUGH = 70.0
"""How similar (0 to 100) typed words and a name must be to match."""
IN_THE_TEXT = 74.0
"""The score of a match in a rule's text."""
A_WORD_OF_IT = 80.0
"""The score of a match of one typed word with a name."""
SHORTEST_IN_TEXT = 4
SHORTEST_WORD = 3
LONGEST_QUERY = 100
REMEMBERED = 1_000
"""How many results are cached, because people type the same words."""
_EARLIER_WINS = 1e-3
UNACCENTED = str.maketrans({"ß": "ss", "ł": "l", "ø": "o", "œ": "oe", "æ": "ae"})
"""Letters that Unicode takes for letters of their own, as people without them on their keyboard write them."""


class Entry(NamedTuple):
    """Something to look up. ``id`` is ``game:card id``, ``game:face id`` or ``game:topic``, ``names`` what finds it."""

    id: str
    names: tuple[str, ...]
    text: str = ""

    @property
    def game(self) -> str:
        """The game it belongs to."""
        return self.id.partition(":")[0]

    @property
    def key(self) -> str:
        """The card's or the face's id, or the topic."""
        return self.id.partition(":")[2]


def simplify(text: str) -> str:
    """The text as it is compared: small letters without accents, a plain minus, single spaces."""
    text = unicodedata.normalize("NFKD", text[: LONGEST_QUERY * 40].replace("−", "-").casefold()).translate(UNACCENTED)
    text = "".join(character for character in text if not unicodedata.combining(character))
    return " ".join(re.sub(r"[^\w+\-÷×/]+", " ", text).split())


def simplify_query(query: str) -> str:
    """The query as it is compared, cut after the conversion: one character may become many."""
    return simplify(query[:LONGEST_QUERY])[:LONGEST_QUERY]


def find(entries: Sequence[Entry], query: str, most: int = 25) -> list[Entry]:
    """The entries that the query may mean, best first; all of them, in their order, for an empty query.

    May take tens of milliseconds: do not call it on the event loop.
    """
    simple_query = simplify_query(query)
    if not simple_query:
        return list(entries[:most])
    return list(_find(tuple(entries), simple_query, most))


@lru_cache(REMEMBERED)
def _find(entries: tuple[Entry, ...], simple_query: str, most: int) -> tuple[Entry, ...]:
    ranking = [(_likeness(entry, simple_query) - place * _EARLIER_WINS, place) for place, entry in enumerate(entries)]
    ranking.sort(key=lambda rank: -rank[0])
    return tuple(entries[place] for likeness, place in ranking[:most] if likeness >= LIKE_ENOUGH - 1)


def find_exact(entries: Sequence[Entry], query: str) -> Entry | None:
    """The entry with this id (from autocomplete), else the best match, or None."""
    for entry in entries:
        if entry.id == query:
            return entry
    best = find(entries, query, 1) if simplify_query(query) else []
    return best[0] if best else None


def equally_meant(entries: Sequence[Entry], query: str) -> list[Entry]:
    """The best matches: of each game the first entry that matches as well as the best."""
    best = find_exact(entries, query)
    simple_query = simplify_query(query)
    if best is None or best.id == query:
        return [best] if best else []
    return list(_equally_meant(tuple(entries), best, simple_query))


@lru_cache(REMEMBERED)
def _equally_meant(entries: tuple[Entry, ...], best: Entry, simple_query: str) -> tuple[Entry, ...]:
    likeness = _likeness(best, simple_query)
    games = dict.fromkeys([best.game, *(entry.game for entry in entries)])
    by_game = {entry.game: entry for entry in reversed(entries) if _likeness(entry, simple_query) >= likeness}
    return tuple(by_game[game] for game in games if game in by_game)


def _likeness(entry: Entry, simple_query: str) -> float:
    best = 0.0
    for name in entry.names:
        if name == simple_query:
            return 100.0
        best = max(best, _alike(name, simple_query))
    if len(simple_query) >= SHORTEST_IN_TEXT and simple_query in entry.text:
        best = max(best, IN_THE_TEXT)
    return best


def _alike(name: str, simple_query: str) -> float:
    if name.startswith(simple_query):
        return 95.0
    if name in simple_query.split() and len(name) >= SHORTEST_WORD:
        return A_WORD_OF_IT
    whole = fuzz.ratio(name, simple_query)
    by_word = fuzz.token_sort_ratio(name, simple_query) * 0.97
    inside = (
        fuzz.partial_ratio(name, simple_query) * 0.85 if min(len(name), len(simple_query)) >= SHORTEST_IN_TEXT else 0.0
    )
    return max(whole, by_word, inside)


@cache
def card_entries() -> tuple[Entry, ...]:
    """Every card that looks different from the others, of every game; cards printed alike are one entry."""
    return tuple(entry for key in MODULES for entry in _cards(key))


def _cards(key: str) -> Iterator[Entry]:
    for card_id in _different(key):
        names: list[str] = [card_id.replace("_", " ")]
        for language in LANGUAGES:
            names += _card_names(speech(language), key, card_id)
        yield Entry(f"{key}:{card_id}", _distinct(names))


def _card_names(speech: Speech, key: str, card_id: str) -> list[str]:
    facts = speech.card_facts(key, card_id)
    names = [speech.card(key, card_id), speech.listing(key, card_id)]
    names += [str(facts.get(fact, "")) for fact in ("name", "stack", "ability", "ability_id")]
    if "ability" in facts:
        names.append(f"{facts['stack']} {facts['ability']}")
    messages = [f"{key}-{fact.removesuffix('_id')}-{value}" for fact, value in facts.items() if fact.endswith("_id")]
    keywords = [f"{key}-listed-{kind_of(cards_of(key)[card_id])}", *messages]
    return names + _keywords(speech, keywords, facts)


def _keywords(speech: Speech, messages: Iterable[str], facts: Mapping[str, object]) -> list[str]:
    """The words that people search for, as these messages list them."""
    ids = (f"{message}.keywords" for message in messages)
    return [word for message in ids if speech.has_own(message) for word in speech(message, **facts).split(", ")]


@cache
def face_entries() -> tuple[Entry, ...]:
    """Every die face of every game that has faces of its own."""
    return tuple(Entry(f"{key}:{face}", _distinct(_face_names(key, face))) for key in MODULES for face in faces_of(key))


def _face_names(key: str, face_id: str) -> Iterator[str]:
    yield face_id.replace("_", " ")
    message = f"{key}-face-{face_id}"
    for words in map(speech, LANGUAGES):
        yield words(message)
        yield from _keywords(words, (message, f"{key}-listed-face"), words.facts_of_face(key, face_id))


def _distinct(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(filter(None, map(simplify, names))))


def _different(key: str) -> list[str]:
    """The cards of a game in the order of its data; of those that are printed alike the first only."""
    return [same[0] for same in _by_listing(key).values()]


def cards_alike(key: str, card_id: str) -> list[str]:
    """The ids of all cards that are printed like this one."""
    return next(same for same in _by_listing(key).values() if card_id in same)


@cache
def _by_listing(key: str) -> dict[str, list[str]]:
    words = speech(LANGUAGES[0])
    ids: dict[str, list[str]] = {}
    for card_id in cards_of(key):
        ids.setdefault(words.listing(key, card_id), []).append(card_id)
    return ids


@cache
def rule_entries() -> tuple[Entry, ...]:
    """Every topic of the rules, of every game, in the order of the files."""
    return tuple(entry for key in MODULES for entry in _topics(key))


def _topics(key: str) -> Iterator[Entry]:
    for topic in topics_of(key):
        message = f"{key}-rules-{topic}"
        names: Iterable[str] = (topic, topic.replace("_", " "))
        text = ""
        for language in LANGUAGES:
            words = speech(language)
            ability = f"{key}-ability-{topic}"
            names = [*names, words(ability)] if words.has_own(ability) else names
            title = words(f"{message}.title")
            names = [*names, title, f"{words(f'{key}-title')} {title}", *words(f"{message}.keywords").split(", ")]
            text += f" {words(message)}"
        yield Entry(f"{key}:{topic}", _distinct(names), simplify(text))


def topics_of(key: str) -> list[str]:
    """The topics of a game's rules, in the order of the file."""
    start = f"{key}-rules-"
    return [message.removeprefix(start) for message in message_ids(LANGUAGES[0]) if message.startswith(start)]


def books_of(key: str) -> dict[str, list[str]]:
    """A game's rulebooks that have topics: the message that titles each, and its topics in their order.

    A topic ``<book>_<topic>`` stands in the book ``<game>-book-<book>``, every other in the game's own.
    """
    start = f"{key}-book-"
    books = [message.removeprefix(start) for message in message_ids(LANGUAGES[0]) if message.startswith(start)]
    by_book: dict[str, list[str]] = {f"{key}-title": []}
    for topic in topics_of(key):
        book = next((f"{start}{book}" for book in books if topic.startswith(f"{book}_")), f"{key}-title")
        by_book.setdefault(book, []).append(topic)
    return {title: topics for title, topics in by_book.items() if topics}
