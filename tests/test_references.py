"""Every reference in code and documentation leads to something that a reader can open."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("bot", "engine", "rendering", "tests", "docs")
KINDS = (".py", ".toml", ".ftl", ".json", ".md")
CITATION = re.compile(r'docs/([\w/]+\.\w+)(?:,\s(?:"([^"]+)"|([A-Z]\d*(?:(?:, | and | to )[A-Z]\d+)*)))?')
RULING = re.compile(r"\b(?:C\d{2}|R\d{1,2})\b")
PAPER = re.compile(r"(?:\.github/)?\b[\w/]+\.md\b")
LINK = re.compile(r"\]\(([^)\s]+)\)|<img [^>]*src=\"([^\"]+)\"")
FENCE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
NOT_OURS = {"dice_forge.md"}
"""The rules as they were read, which lie beside the repository; the test that compares them is skipped elsewhere."""


def files(*folders: str) -> Iterator[tuple[str, str]]:
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            recorded = {"golden", "corpus", "playthroughs"} & set(path.parts)
            if path.suffix in KINDS and not recorded and path != Path(__file__):
                yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def numbers(paper: str) -> set[str]:
    """The numbers that stand in the first column of the tables of a paper."""
    return set(
        re.findall(r"^\| \**([A-Z]\d*)\** \|", (ROOT / "docs" / paper).read_text(encoding="utf-8"), re.MULTILINE)
    )


def headings(paper: str) -> set[str]:
    return set(re.findall(r"^#+ (.+)$", (ROOT / "docs" / paper).read_text(encoding="utf-8"), re.MULTILINE))


def anchors(page: Path) -> set[str]:
    """The anchors that GitHub gives the headings of a page."""
    words = re.findall(r"^#+ (.+)$", FENCE.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    plain = (re.sub(r"\[([^]]*)\]\([^)]*\)|[`*]", r"\1", each).strip().lower() for each in words)
    return {re.sub(r"[^\w\- ]", "", each).replace(" ", "-") for each in plain}


def broken_links(page: Path) -> list[str]:
    """The links of a page into the repository that lead to no file, or to no heading of one."""
    lost = []
    for link, picture in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        path, _, anchor = (link or picture).partition("#")
        if re.match(r"https?:|mailto:", path):
            continue
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            lost.append(f"{page.name}: {link or picture}")
    return lost


def pages() -> list[Path]:
    """Every Markdown file of the repository's own folders."""
    top = [*ROOT.glob("*.md")]
    inner = ("docs", ".github", "deploy", "engine", "tests")
    return sorted([*top, *(page for folder in inner for page in (ROOT / folder).rglob("*.md"))])


def named(span: str) -> set[str]:
    """The numbers of "C6, C7 and C11", or of "F1 to F5"."""
    parts = re.findall(r"[A-Z]\d*", span)
    if " to " in span:
        first, last = parts
        return {f"{first[0]}{number}" for number in range(int(first[1:]), int(last[1:]) + 1)}
    return set(parts)


def test_every_paper_that_is_cited_is_in_the_repository() -> None:
    homes = (ROOT, ROOT / "docs", ROOT / "docs" / "operating")
    lost = [
        f"{name}: {paper}"
        for name, text in files(*FOLDERS)
        for paper in PAPER.findall(text)
        if paper not in NOT_OURS and not any((home / paper).is_file() for home in homes)
    ]
    assert lost == []


def test_every_link_of_the_pages_leads_to_a_file_and_a_heading() -> None:
    assert [lost for page in pages() for lost in broken_links(page)] == []
    assert sum(len(LINK.findall(page.read_text(encoding="utf-8"))) for page in pages()) > 100


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A title, with `code`\n[a](#a-title-with-code) [b](#b) [c](c.md) [d](page.md#d) [e](https://f.g)")
    assert broken_links(page) == ["page.md: #b", "page.md: c.md", "page.md: page.md#d"]


def test_every_operators_page_is_in_the_index() -> None:
    folder = ROOT / "docs" / "operating"
    index = (folder / "README.md").read_text(encoding="utf-8")
    assert [
        page.name for page in folder.glob("*.md") if page.name != "README.md" and f"({page.name})" not in index
    ] == []


def test_every_path_that_the_papers_name_exists() -> None:
    """Whole paths; a folder that is followed by words in brackets or a pattern is left to the reader."""
    own = (ROOT / name for name in ("README.md", ".github/CONTRIBUTING.md"))
    papers = [*sorted((ROOT / "docs").rglob("*.md")), *own]
    named = re.compile(r"`((?:bot|engine|rendering|tests|migrations)/[\w./]*)`")
    paths = [(paper.name, path) for paper in papers for path in named.findall(paper.read_text(encoding="utf-8"))]
    assert [f"{paper}: {path}" for paper, path in paths if not (ROOT / path).exists()] == []
    assert len(paths) > 40


def test_every_test_and_contract_that_the_papers_name_exists() -> None:
    papers = [page.read_text(encoding="utf-8") for page in sorted((ROOT / "docs").rglob("*.md"))]
    tests = {named for paper in papers for named in re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", paper)}
    lost = [f"{file}::{name}" for file, name in sorted(tests) if f"def {name}(" not in (ROOT / file).read_text("utf-8")]
    titles = re.findall(r'^name = "(.+)"$', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE)
    spans = [span for paper in papers for span in re.findall(r"\bcontracts? \*[^|;]+", paper)]
    contracts = {name for span in spans for name in re.findall(r"\*([^*]+)\*", span)}
    lost += [name for name in sorted(contracts) if not any(each.startswith(name) for each in titles)]
    assert lost == []
    assert (len(tests) > 30, len(contracts) > 5) == (True, True), "the patterns must not go blind"


def test_every_section_and_number_that_is_cited_stands_in_its_paper() -> None:
    lost, checked = [], 0
    for name, text in files(*FOLDERS):
        for paper, section, span in CITATION.findall(text):
            checked += 1
            targets = headings(paper) if section else numbers(paper) if span else set()
            citations = {section} if section else named(span) if span else set()
            lost += [f"{name}: {paper}, {each}" for each in sorted(citations - targets)]
    assert lost == []
    assert checked > 20, "the pattern must not go blind"


def test_every_ruling_that_the_rules_cite_is_explained() -> None:
    rulings = numbers("rulings.md")
    cited = {
        (name, number)
        for name, text in files("engine", "tests/engine")
        if "docs/faults.md" not in text
        for number in RULING.findall(text)
    }
    assert [f"{name}: {number}" for name, number in sorted(cited) if number not in rulings] == []
    assert len({number for _, number in cited}) > 40, "the pattern must not go blind"
