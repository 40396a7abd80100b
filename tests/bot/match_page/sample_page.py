"""A page as values, made without a match."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.match_page.values import (
    Board,
    Head,
    Image,
    ImageFile,
    LogPage,
    MatchPage,
    Piece,
    Placing,
    Player,
    Region,
    SharedAnalysis,
    Sheet,
    Steps,
    TurnLink,
)

HEAD = Head(
    "en", "Dice Forge: Zoë, Πηνελόπη", "static/", address="https://example.org/m/abc", preview="https://e.org/1.png"
)
WIDE = Image(
    "The board.", 1650, 1050, (ImageFile("a.webp", 825), ImageFile("b.webp", 1650)), (Region("f1", 9, 8, 70, 60),)
)
NARROW = Image("The board.", 1050, 2040, (ImageFile("c.webp", 1050),), (Region("f1", 5, 6, 50, 40),))
PAGE = MatchPage(
    HEAD,
    "Dice Forge",
    (Player(0, "Zoë", 12, is_asked=True), Player(1, "Πηνελόπη", 7, is_computer=True)),
    (Board(WIDE, NARROW),),
    turn=5,
    turns=9,
    round=3,
    steps=Steps("0.html", "4.html", "6.html", "9.html", "index.html"),
    asked=("Zoë",),
    question="Forge, feat or pass?",
    since=datetime(2026, 11, 26, 10, 0, tzinfo=UTC),
    story=("**Zoë** takes the Hammer.", "-# Seen by everyone."),
    description=("Zoë: 12 points.", "Πηνελόπη: 7 points."),
    pieces=(Piece("f1", "Hammer", ("Costs **1** gold.",)),),
    sheet=Sheet((Placing(1, "Zoë", 12, 0), Placing(2, "Πηνελόπη", 7, 1)), Board(WIDE), ("A tie was broken.",)),
    analyses=(SharedAnalysis("Zoë’s match", Board(WIDE, NARROW), ("Accuracy **90**",)),),
    events="events",
    version="v1",
    log="log.html",
)
LOG = LogPage(HEAD, "Dice Forge", (TurnLink(0, 1, "0.html"), TurnLink(1, 1, "1.html", ("Zoë passes.",))), "index.html")
