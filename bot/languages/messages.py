"""Turns ids and facts of the engine into sentences of one language."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial
from itertools import product
from typing import Any

from bot.languages.bundles import LANGUAGES, pick_language
from bot.languages.card_names import (
    card_of,
    cards_of,
    faces_of,
    facts_of_card,
    facts_of_face,
    infer_facts,
    infer_question_facts,
    kind_of,
)
from bot.languages.display_names import NAME_IN_LABEL, NAME_IN_LABEL_UNITS, SHORT_NAME, escape, plain, safe_name
from bot.languages.emojis import emoji_ids, pictographs, signs, with_symbols
from bot.languages.filled_messages import FilledMessages
from bot.languages.graphemes import cut_details, width
from bot.languages.log_lines import AGAIN, ALSO, BRIEF, NEW, ON, WITHIN, Story
from bot.languages.sentence_cache import SentenceCache
from bot.languages.used_facts import NO_VARIABLES, UsedFacts
from bot.languages.variables import ATTRIBUTES, Wording, variables
from engine.advice import Advice
from engine.events import Event
from engine.questions import NO_FACTS, Fact, Option, Question

LABEL = 80
"""The longest label of a button, in characters."""
NOTE = 100
"""The longest description of a select's option, in characters."""
SENTENCE = 200
"""The most characters of an option in a sentence, where it has room for what does not fit on a button."""


class Speech(FilledMessages):
    """The messages of one language, and what the engine says in them: options, events, questions, cards.

    ``with_emojis``: events are written with the application's emojis, which only texts of messages show.
    """

    def __init__(self, language: str, *, pictured: bool = False) -> None:
        super().__init__(language)
        self._is_pictured = pictured
        self._word = lru_cache(2048)(self._find_word)
        self._card_name = lru_cache(1024)(self._name_card)
        self._details = lru_cache(4096)(self._find_variables)
        self._amount = lru_cache(1024)(self._find_amount)
        self._used = UsedFacts(lambda id: entry[2] if (entry := self._pattern(id)) else NO_VARIABLES, self._word)
        self._sentences, self._lines = SentenceCache(), SentenceCache()
        self._symbols = lru_cache(16)(self._find_symbols)

    @property
    def with_emojis(self) -> Speech:
        """The same language with emojis in what happened; itself while the application has none."""
        return _speech_with_emojis(self.language, tuple(emoji_ids().values())) if emoji_ids() else self

    def has(self, message: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return self._pattern(message) is not None or card_of(message) is not None

    def __reduce__(self) -> tuple[Any, ...]:
        """How it is pickled: another process finds the words itself."""
        return speech, (self.language,)

    def option(
        self, key: str, option: Option, preview: Mapping[str, Fact] = NO_FACTS, names: Sequence[str] = ()
    ) -> str:
        """An option as the label of a button (at most 80 characters, no markdown)."""
        return self._within(LABEL, key, f"{key}-option-{option.label}", {**option.facts, **preview}, names)

    def option_in_sentence(
        self, key: str, option: Option, preview: Mapping[str, Fact] = NO_FACTS, names: Sequence[str] = ()
    ) -> str:
        """An option as a sentence names it (at most 200 characters, no markdown)."""
        return self._within(SENTENCE, key, f"{key}-option-{option.label}", {**option.facts, **preview}, names)

    def option_note(
        self, key: str, option: Option, preview: Mapping[str, Fact] = NO_FACTS, names: Sequence[str] = ()
    ) -> str:
        """What an option brings, for the description in a select (at most 100 characters, no markdown), or ""."""
        own = self.has(message := f"{key}-option-{option.label}-note")
        return self._within(NOTE, key, message, {**option.facts, **preview}, names) if own else ""

    def _within(self, most: int, key: str, message: str, facts: Mapping[str, Fact], names: Sequence[str]) -> str:
        """A message in at most this many characters: names give way, then the whole to its ``.short``, then details."""
        forms = (message, *filter(self.has_own, (f"{message}.short",)))
        facts = self._used.among(key, forms, facts)

        def build_text(names: Sequence[str]) -> str:
            for form, units in product(forms, (NAME_IN_LABEL_UNITS, SHORT_NAME)):
                text = self._format(form, self._facts(key, facts, names, partial(self._plain, units=units)))
                if width(text) <= most:
                    return text
            return cut_details(text, most)

        return self._sentences.get((message, most), facts, names, build_text)

    def event(self, key: str, event: Event, names: Sequence[str] = (), form: str = NEW) -> str:
        """A line of the log for what happened, or the attribute ``form`` of it, in markdown; "" where there is none."""
        message = self._event(key, event)
        has_form = not form or self._has_attribute(message, form)
        return self._line(key, event, message, form, names) if has_form else ""

    def choice(self, key: str, choice: Event, names: Sequence[str] = ()) -> str:
        """An option that was taken, in quotation marks and markdown: its label is the event's kind."""
        label = self._within(SENTENCE, key, f"{key}-option-{choice.kind}", choice.facts, names)
        return self("common-quoted", text=escape(label))

    def story(self, key: str, events: Iterable[Event], names: Sequence[str] = ()) -> list[str]:
        """What happened, a line for each turn of a side and for each oracle, in markdown.

        A message's ``.on`` continues the line of the same side, ``.again`` tells the very same there again, ``.also``
        joins a line of the whole table, or one that tells the same of another side (``$text`` is the text of ``.on``).
        """
        story = Story()
        for event in events:
            message = self._event(key, event)
            joins = story.joins(event, partial(self._has_attribute, message))
            if text := self._line(key, event, message, joins, names):
                story.add(event, joins, text)
                if joins == NEW and message == f"common-event-{event.kind}":
                    # What happens at any table is written in sentences, which nothing continues with.
                    story.close()
        return story.lines

    def _line(self, key: str, event: Event, message: str, joins: str, names: Sequence[str]) -> str:
        """An event in words; every edit of a board tells the whole turn again."""

        def build_text(names: Sequence[str]) -> str:
            facts = self._event_facts(key, event, names, self._messages_of_event(message, joins))
            return self.add_symbols(key, self._event_text(message, joins, facts))

        return self._lines.get((key, message, joins, event.seat), event.facts, names, build_text)

    def add_symbols(self, key: str, text: str) -> str:
        """The text with emojis for the game's symbols, where this speech uses emojis."""
        return with_symbols(text, self._symbols(key)) if self._is_pictured else text

    def _has_attribute(self, message: str, attribute: str) -> bool:
        return self.has_own(f"{message}.{attribute}")

    def question(self, key: str, question: Question, names: Sequence[str] = ()) -> str:
        """What someone is asked, without their name and without markdown."""
        facts = {**question.facts, **infer_question_facts(key, question), "seat": question.seat}
        return self.fill(key, f"{key}-ask-{question.kind}", facts, names)

    def fill(self, key: str, message: str, facts: Mapping[str, Fact], names: Sequence[str] = ()) -> str:
        """A message of a game with facts of its engine filled in, without markdown."""
        facts = self._used.among(key, (message,), facts)

        def build_text(names: Sequence[str]) -> str:
            return self._format(message, self._facts(key, facts, names, self._plain))

        return self._sentences.get(message, facts, names, build_text)

    def advice(self, key: str, advice: Advice, names: Sequence[str] = ()) -> str:
        """Why an option is good, in markdown; "" when there is no reason for it."""
        message = f"{key}-advice-{advice.reason}"
        if not advice.reason or not self.has(message):
            return ""
        return self._format(message, self._facts(key, advice.facts, names, self._seat_name))

    def reason(self, key: str, reason: str, facts: Mapping[str, Fact] = NO_FACTS) -> str:
        """Why the rules of a game refuse a choice; with facts, what is needed and what there is."""
        if facts and self.has_own(f"{key}-reason-{reason}.measured"):
            return self.fill(key, f"{key}-reason-{reason}.measured", facts)
        reasons = (f"{key}-reason-{reason}", f"common-reason-{reason}", "common-reason-unknown_option")
        return self(next(filter(self.has, reasons)))

    def setting(self, key: str, setting: str) -> str:
        """A setting's name."""
        return self(self.setting_id(key, setting))

    def setting_value(self, key: str, setting: str, value: str) -> str:
        """A setting's value in words."""
        return self(self.value_id(key, setting, value))

    def setting_id(self, key: str, setting: str) -> str:
        """The message that names a setting: its own, else that of what it is for (``slot_m1``: ``…-slot-m1``)."""
        own, (family, _, member) = f"{key}-setting-{setting}", setting.partition("_")
        family_id = f"{key}-{family}-{member}"
        return family_id if not self.has_own(own) and self.has_own(family_id) else own

    def value_id(self, key: str, setting: str, value: str) -> str:
        """The message that names a setting's value: its own, one for all settings of the family, or the value's."""
        own, family_id = f"{key}-setting-{setting}-{value}", f"{key}-setting-{setting.partition('_')[0]}-{value}"
        own_id = next((message for message in (own, family_id) if self.has_own(message)), "")
        return own_id or self._word(key, "feat", value) or own

    def card(self, key: str, card: str) -> str:
        """A card's full name."""
        return self(f"{key}-card-{card}")

    def listing(self, key: str, card: str) -> str:
        """A card's name in a list of all cards, where those of one name must be distinct."""
        has_own = self.has_own(message := f"{key}-listed-{kind_of(cards_of(key)[card])}")
        return self._format(message, self.card_facts(key, card)) if has_own else self.card(key, card)

    def face(self, key: str, face: str) -> str:
        """A die face's name."""
        return self(f"{key}-face-{face}")

    # How a message is found and filled

    def _event_text(self, message: str, joins: str, facts: Mapping[str, object]) -> str:
        """An event in words; a message that only continues (``.on``) begins a line with who it is about."""
        if joins in (BRIEF, AGAIN) or (joins == NEW and self.has(message)):
            return self._format(f"{message}.{joins}" if joins else message, facts)
        text = self._format(f"{message}.{ON}", facts) if (continues := self._has_attribute(message, ON)) else ""
        if joins == ON or (joins == NEW and not continues) or (continues and not text):
            # Of what only a newer version knows nothing is said.
            return text
        return self._format(f"{message}.{ALSO}" if joins else "common-event-line", {**facts, "text": text})

    def _make_missing(self, message: str) -> str:
        return self._card_name(message)

    def _name_card(self, message: str) -> str:
        if (card_facts := card_of(message)) is None:
            raise KeyError(message)
        key, card = card_facts
        return self._format(f"{key}-named-{kind_of(card)}", self.card_facts(key, card.id))

    def card_facts(self, key: str, card_id: str) -> dict[str, Any]:
        """What is printed on a card, as variables: ``$name``, ``$stack``, ``$ability``, ``$symbols``, ``$vp`` …"""
        card = cards_of(key)[card_id]
        name = f"{key}-{kind_of(card)}-{card.id}"
        facts = self._facts(key, facts_of_card(key, card), (), self._plain)
        if not self.has_own(name):
            return facts
        return {**facts, "name": self(name), **{f"name_{form}": text for form, text in self._forms(name).items()}}

    def facts_of_face(self, key: str, face_id: str) -> dict[str, Any]:
        """What the data say about a die face, as variables: ``$name``, ``$kind``, ``$cost``, ``$gains`` …"""
        facts = self._facts(key, {"face": face_id, **facts_of_face(faces_of(key)[face_id])}, (), self._plain)
        return {**facts, "name": self.face(key, face_id)}

    def _find_details(self, key: str, fact: str, value: str) -> dict[str, Any]:
        """What a message may say about a value besides its name."""
        message = self._word(key, fact, value)
        details: dict[str, Any] = {name: self(own) for name in ATTRIBUTES if self.has_own(own := f"{message}.{name}")}
        card = cards_of(key).get(value)
        if card is None or details:
            return {**details, **self._forms(message)}
        kind, card_facts = kind_of(card), self.card_facts(key, value)
        short = self._format(f"{key}-short-{kind}", card_facts) if self.has_own(f"{key}-short-{kind}") else ""
        forms = self._forms(message, f"{key}-named-{kind}", f"{key}-{kind}-{value}", **card_facts)
        return {**card_facts, "short": short or self.card(key, value), **forms}

    def _find_variables(self, key: str, fact: str, value: str) -> dict[str, Any]:
        return {f"{fact}_{detail}": text for detail, text in self._find_details(key, fact, value).items()}

    def _find_amount(self, key: str, resource: str, number: int) -> tuple[str, str] | None:
        """So much of a resource, in full and in short; None for what is none."""
        if not self.has_own(message := f"{key}-amount-{resource}"):
            return None
        return self(message, amount=number), self(f"{message}.short", amount=number)

    def _facts(
        self, key: str, facts: Mapping[str, Any], names: Sequence[str], show: Callable[[str, int], str]
    ) -> dict[str, Any]:
        def person(seat: int) -> str:
            if seat >= len(names) and self.has(f"{key}-other-side"):
                return self(f"{key}-other-side")
            return show(names[seat] if seat < len(names) else "", seat)

        def word(fact: str, value: str, filled: Mapping[str, Any]) -> str:
            return self._format(message, filled) if (message := self._word(key, fact, value)) else value

        wording = Wording(
            word=word,
            details=partial(self._details, key),
            join_list=self.join_words,
            join_sum=self.join_sum,
            person=person,
            amount=partial(self._amount, key),
            sign=signs(key).put if self._is_pictured and show == self._seat_name else lambda _, text: text,
        )
        return variables(facts, wording)

    def _find_symbols(self, key: str) -> dict[str, str]:
        alone, prefix = signs(key).alone, f"{key}-symbol-"
        return pictographs({self(prefix + id): alone[id] for id in alone if self.has_own(prefix + id)})

    def _find_word(self, key: str, fact: str, value: str) -> str:
        """The message that names a value: that of the fact itself, a card, a face, a stack, a symbol or a zone."""
        kinds = (fact, "card", "face", "stack", "symbol", "zone") if value else ()
        for message in (f"{key}-{kind}-{value}" for kind in kinds):
            if self.has(message):
                return message
        return ""

    def _event(self, key: str, event: Event) -> str:
        own, common_id = f"{key}-event-{event.kind}", f"common-event-{event.kind}"
        return own if self.has(own) or self.has_own(f"{own}.on") else common_id

    def _messages_of_event(self, message: str, joins: str) -> tuple[str, ...]:
        """What ``_event_text`` may fill in for an event."""
        if joins in (BRIEF, AGAIN) or (joins == NEW and self.has(message)):
            return (f"{message}.{joins}" if joins else message,)
        return f"{message}.{ON}", f"{message}.{ALSO}" if joins else "common-event-line"

    def _event_facts(self, key: str, event: Event, names: Sequence[str], messages: tuple[str, ...]) -> dict[str, Any]:
        facts = self._facts_of_event(key, event, names, messages)
        for fact, is_one_story in WITHIN.items():
            if isinstance(within := event.facts.get(fact), str):
                events = [Event.from_json(plain) for plain in json.loads(within)]
                stories = [events] if is_one_story else [[each] for each in events]
                facts[fact] = " · ".join(line for each in stories for line in self.story(key, each, names))
                facts[f"{fact}_id"] = "some" if facts[fact] else "none"
        facts.setdefault("events_id", "none")
        record = event.facts.get("taken")
        choices = [Event.from_json(plain) for plain in json.loads(record)] if isinstance(record, str) else []
        facts["taken"] = self.join_words([self.choice(key, each, names) for each in choices])
        facts["taken_id"] = "some" if choices else "none"
        facts.setdefault("others", 0)
        return facts

    def _facts_of_event(
        self, key: str, event: Event, names: Sequence[str], messages: tuple[str, ...]
    ) -> dict[str, Any]:
        """The facts as these messages use them: one that does not say who it is about needs no name."""
        if event.seat is not None:
            facts = {**event.facts, **infer_facts(key, event), "seat": event.seat}
            facts_in_words = self._facts(key, self._used.among(key, messages, facts), names, self._seat_name)
            is_same = "yes" if facts_in_words.get("other_id") == event.seat else "no"
            return {"side": "seat", "other_same": is_same, **facts_in_words}
        other = {"seat": self(f"{key}-other-side")} if self.has(f"{key}-other-side") else {}
        facts_in_words = self._facts(key, self._used.among(key, messages, event.facts), names, self._seat_name)
        return {"side": "table", **facts_in_words, **other}

    def _seat_name(self, name: str, seat: int) -> str:
        return safe_name(name, self("common-nameless", number=seat + 1))

    def _plain(self, name: str, seat: int, units: int = NAME_IN_LABEL_UNITS) -> str:
        nameless = self("common-nameless", number=seat + 1)
        return plain(name, nameless, longest=NAME_IN_LABEL, units=units)


@cache
def _speech(language: str) -> Speech:
    return Speech(language)


@lru_cache(len(LANGUAGES))
def _speech_with_emojis(language: str, _ids: tuple[int, ...]) -> Speech:
    """A language for these emojis: what it remembers holds their ids."""
    return Speech(language, pictured=True)


def speech(language: str) -> Speech:
    """The messages of a language ("de", "de-AT" …); English when there are none in it."""
    return _speech(pick_language(language))
