"""Display names of any Unicode and length are safe."""

from __future__ import annotations

import unicodedata

import pytest

from bot.languages.display_names import LONGEST, LONGEST_UNITS, plain, safe_name
from bot.languages.graphemes import cut, cut_details, graphemes, width

FSI, PDI = "\u2068", "\u2069"
FAMILY = "👨‍👩‍👧‍👦"


def inside(text: str) -> str:
    assert text[0] == FSI
    assert text[-1] == PDI
    return text[1:-1]


@pytest.mark.parametrize(
    ("name", "escaped"),
    [
        ("Zoë", "Zoë"),
        ("**bold**", r"\*\*bold\*\*"),
        ("_under_ __line__", r"\_under\_ \_\_line\_\_"),
        ("~~gone~~", r"\~\~gone\~\~"),
        ("||spoiler||", r"\|\|spoiler\|\|"),
        ("`code` ```block```", r"\`code\` \`\`\`block\`\`\`"),
        ("# heading", r"\# heading"),
        ("-# small", r"\-\# small"),
        ("- list", r"\- list"),
        ("+ list", r"\+ list"),
        ("* list", r"\* list"),
        ("1. first", r"1\. first"),
        ("12) twelfth", r"12\) twelfth"),
        ("> quote", r"\> quote"),
        ("[text](https://evil.example)", r"\[text\]\(https\://evil\.example\)"),
        ("https://evil.example/a_b", r"https\://evil\.example/a\_b"),
        ("discord.gg/abc", r"discord\.gg/abc"),
        ("@everyone", r"\@everyone"),
        ("@here <@123> <@&456>", r"\@here \<\@123\> \<\@&456\>"),
        ("<#123>", r"\<\#123\>"),
        ("</play:123>", r"\</play\:123\>"),
        ("<t:0:R>", r"\<t\:0\:R\>"),
        ("<id:home>", r"\<id\:home\>"),
        ("<:smile:123> <a:dance:456>", r"\<\:smile\:123\> \<a\:dance\:456\>"),
        (":smile:", r"\:smile\:"),
        ("back\\slash", r"back\\slash"),
        ("J. R. R.", "J. R. R."),
        ("half-way", "half-way"),
    ],
)
def test_nothing_in_a_name_is_taken_for_markdown(name: str, escaped: str) -> None:
    assert inside(safe_name(name)) == escaped
    assert inside(plain(name)) == name


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("user\u202egnp.exe", "usergnp.exe"),
        ("a\u2066b\u2069c\u2068d", "abcd"),
        ("zero\u200bwidth\u200cjoin\u200d\u2060\ufeff", "zerowidthjoin"),
        ("tag\U000e0067\U000e007f", "tag"),
        ("private\ue000\U000f0000", "private"),
        ("lone\ud800surrogate", "lonesurrogate"),
        ("line\nbreak\tand\r\u2028more", "line break and more"),
        ("\x00\x1b[31mred", "[31mred"),
        ("soft\u00adhyphen", "softhyphen"),
        ("  many   spaces  ", "many spaces"),
        ("ㅤㅤfiller", "filler"),
        (f"{FAMILY} 👩🏽‍🚀", f"{FAMILY} 👩🏽‍🚀"),
        ("❤️ ☀️", "❤️ ☀️"),
        ("🏳️‍🌈 🇩🇪", "🏳️‍🌈 🇩🇪"),
        ("مرحبا 王小明 Ἡρακλῆς", "مرحبا 王小明 Ἡρακλῆς"),
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_what_cannot_be_seen_is_dropped(name: str, cleaned: str) -> None:
    assert inside(plain(name)) == cleaned


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b\u200d", "\n\n", "ㅤ", "\u0301\u0302", "\U000e0061", "\u202e", "\ud800", "⠀"]
)
def test_a_name_of_nothing_is_replaced(name: str) -> None:
    assert safe_name(name, "Player 2") == f"{FSI}Player 2{PDI}"
    assert plain(name, "Player 2") == f"{FSI}Player 2{PDI}"
    assert safe_name(name) == plain(name) == f"{FSI}?{PDI}", "a word would be one of English in every language"


def test_marks_do_not_pile_up() -> None:
    zalgo = "Z" + "\u0300\u0301\u0302\u0303\u0304" * 10 + "a" + "\u0488" * 9
    cleaned = unicodedata.normalize("NFD", inside(plain(zalgo)))
    run = longest = 0
    for character in cleaned:
        run = run + 1 if unicodedata.combining(character) or unicodedata.category(character) == "Me" else 0
        longest = max(longest, run)
    assert longest <= 3, "two marks beside the letter that one of them may have melted into"
    assert cleaned.startswith("Z")


@pytest.mark.parametrize("name", ["x" * 5000, "王" * 300, FAMILY * 40, "Z\u0301\u0302" * 200, "*" * 400, "🐉" * 64])
def test_long_names_are_cut(name: str) -> None:
    cleaned = inside(plain(name))
    assert len(graphemes(cleaned)) <= LONGEST
    assert width(cleaned) <= LONGEST_UNITS
    assert cleaned.endswith("…")
    assert not cleaned.endswith("\u200d…"), "no emoji is cut through"


def test_an_emoji_is_kept_whole_or_not_at_all() -> None:
    assert cut(FAMILY * 3, 2) == f"{FAMILY}…"
    assert graphemes(f"a{FAMILY}🇩🇪🇦🇹é") == ["a", FAMILY, "🇩🇪", "🇦🇹", "é"]
    assert cut("short", 5) == "short"


def test_no_control_is_left_in_any_character() -> None:
    for place in (*range(0x3000), *range(0xD800, 0xFFFF, 7), *range(0xE0000, 0xE0200)):
        text = inside(safe_name(f"a{chr(place)}b", "x"))
        assert not {unicodedata.category(character) for character in text} & {"Cc", "Cf", "Co", "Cs"}, hex(place)
        text.encode("utf-8")


@pytest.mark.parametrize(
    ("text", "most", "result"),
    [
        ("one · two · three", 17, "one · two · three"),
        ("one · two · three", 16, "one · two"),
        ("one · two", 8, "one"),
        ("one · two", 2, "o…"),
    ],
)
def test_details_give_way_before_a_word_is_cut(text: str, most: int, result: str) -> None:
    assert cut_details(text, most) == result
