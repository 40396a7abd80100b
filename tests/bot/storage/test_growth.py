"""The page about growth names each table of the schema and each container in memory, with bound and metric."""

from __future__ import annotations

import ast
import gc
import re
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path

from prometheus_client import REGISTRY
from sqlalchemy import UniqueConstraint

from bot.runtime.sizes import KEPT, count_entries, entries_of, show_sizes
from bot.storage.schema import metadata, results, seats, tables
from bot.tables.time.retention import OF_A_MATCH
from rendering.canvas import cells, grid, sprite_store, sprites

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs/operating/growth.md").read_text(encoding="utf-8")
MEASURING = ("benchmarks", "playground", "command_line")
"""Packages of commands that end."""
CONTAINERS = {"dict", "set", "list", "Counter", "defaultdict", "OrderedDict", "deque", "WeakValueDictionary"}
CONTAINERS |= {"Queue", "SimpleQueue", "PriorityQueue", "LifoQueue"}
OF_WHAT_THE_CODE_KNOWS = {
    "bot/features/lookup/tour.py::sample_match",
    "bot/languages/bundles.py::bundle",
    "bot/languages/bundles.py::entry",
    "bot/languages/bundles.py::texts",
    "bot/languages/contract.py::parse_entries",
    "bot/languages/grammar.py::forms_of",
    "bot/languages/messages.py::_speech",
    "bot/languages/search.py::_by_listing",
    "bot/tables/store/outbox_rows.py::_queues_of",
    "bot/tables/time/timer_rows.py::_first_due_of",
    "bot/web/answers.py::_write_reason",
}
"""Functions that remember all their results: the arguments are games, languages, messages and shards."""
OWNED = {"Recent", "SpriteCache"}
"""Classes of caches of `rendering`."""
FILLED_WHILE_LOADING = {
    "rendering/answering.py",
    "rendering/canvas/rasteriser.py",
    "rendering/emojis.py",
    "rendering/registry.py",
}
"""Modules of `rendering` and `engine` whose containers have an entry for each game, or for each rasteriser."""
STAYS = {"results", "seats", "attendances", "openings", "attempts", "people_league_tables", "tournament_tables"}
"""Rows of a match that stay when it is removed: what statistics need, or what goes at a time of its own."""


def part(heading: str) -> str:
    return PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]


def rows_of(heading: str) -> list[list[str]]:
    """The cells of a table of the page, without its head."""
    lines = [line for line in part(heading).splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines[2:]]


def first_column(*headings: str) -> set[str]:
    columns = [re.findall(r"`([^`]+)`", row[0]) for heading in headings for row in rows_of(heading)]
    return {name for names in columns for name in names}


def modules(package: str = "bot") -> Iterator[tuple[str, ast.Module]]:
    for file in sorted((ROOT / package).rglob("*.py")):
        if file.relative_to(ROOT / package).parts[0] not in MEASURING:
            yield file.relative_to(ROOT).as_posix(), ast.parse(file.read_text(encoding="utf-8"))


def called(node: ast.AST) -> str:
    """The name of what is called, without what it is subscribed with."""
    if not isinstance(node, ast.Call):
        return ""
    function = node.func.value if isinstance(node.func, ast.Subscript) else node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def is_container(value: ast.AST) -> bool:
    """Whether something is a container that is empty, and filled later."""
    if called(value) == "count_entries" and isinstance(value, ast.Call):
        return True
    is_empty = isinstance(value, ast.Dict) and not value.keys
    is_empty = is_empty or (isinstance(value, ast.List | ast.Set) and not value.elts)
    return is_empty or (isinstance(value, ast.Call) and called(value) in CONTAINERS and not value.args)


def kept_in(module: ast.Module) -> bool:
    """Whether an object of a module has a container that it fills, or a callback that outlives its function."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and fills_for_later(node):
            return True
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            continue
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        several = [each for target in targets for each in getattr(target, "elts", [target])]
        values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
        if any(ast.unparse(each).startswith("self.") for each in several) and any(map(is_container, values)):
            return True
    return False


def fills_for_later(function: ast.FunctionDef) -> bool:
    """Whether a function makes a container that a function in it fills, which it does not call itself: a callback."""
    inner = [each for each in function.body if isinstance(each, ast.FunctionDef)]
    calls = {called(node) for each in function.body if each not in inner for node in ast.walk(each)}
    callbacks = [each for each in inner if each.name not in calls]
    for node in function.body:
        if isinstance(node, ast.AnnAssign) and node.value is not None and is_container(node.value):
            name = ast.unparse(node.target)
            used = {each.id for back in callbacks for each in ast.walk(back) if isinstance(each, ast.Name)}
            if name in used:
                return True
    return False


def is_hidden_container(node: ast.stmt) -> bool:
    """Whether this makes an empty container of a module's own."""
    if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None or not is_container(node.value):
        return False
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return isinstance(target, ast.Name) and target.id.startswith("_")


def remembering(module: ast.Module) -> Iterator[tuple[ast.FunctionDef, ast.expr]]:
    """The functions of a module that remember results, with what makes them do so."""
    for node in ast.walk(module):
        for mark in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
            name = called(mark) if isinstance(mark, ast.Call) else getattr(mark, "id", getattr(mark, "attr", ""))
            if name in ("cache", "lru_cache"):
                yield node, mark


def test_each_table_has_a_stated_bound() -> None:
    assert first_column("Tables") == set(metadata.tables)


def test_what_keeps_each_table_so_is_there() -> None:
    """Names in the code, or a key that is not a mere number of the row."""
    for name, bound, kept_by, metric in rows_of("Tables"):
        assert bound, name
        assert metric, name
        table = metadata.tables[name.strip("`")]
        assert kept_by, name
        if kept_by == "a key of its rows":
            uniques = [each for each in table.constraints if isinstance(each, UniqueConstraint)]
            own = list(table.primary_key.columns)
            assert uniques or [each.name for each in own] != ["id"] or own[0].autoincrement is False, name
            continue
        for file, words in re.findall(r"`(bot/[^`]+)`: ((?:`\w+`(?:, )?)+)", kept_by):
            source = (ROOT / file).read_text(encoding="utf-8")
            assert [word for word in re.findall(r"\w+", words) if word not in source] == [], name
        assert "`bot/" in kept_by, name


def test_each_container_has_a_stated_bound() -> None:
    named = first_column("Caches and queues in memory", "What is at work")
    keeping = {name for name, module in modules() if kept_in(module)}
    assert keeping - named == set(), "say on the page how many entries they have at most"
    assert {each for each in named if each.startswith("bot/")} - keeping == set(), "they keep nothing any more"


def test_each_cache_of_pictures_and_rules_has_a_stated_bound() -> None:
    """Also those that a module makes of another one's class, and what begins empty and has a name that begins so."""
    named = first_column("Caches of pictures and rules")
    keeping = set()
    for package in ("rendering", "engine"):
        for name, module in modules(package):
            is_maker = any(called(node) in OWNED for node in ast.walk(module))
            if is_maker or kept_in(module) or any(map(is_hidden_container, module.body)):
                keeping.add(name)
    assert keeping == named | FILLED_WHILE_LOADING, "say on the page how many bytes or entries they have at most"


def test_what_is_stated_of_the_caches_of_pictures_is_what_the_code_says() -> None:
    bounds = {row[0].strip("`"): row[1] for row in rows_of("Caches of pictures and rules")}
    stated = {
        "rendering/canvas/cells.py": (cells.KEPT_BYTES, cells.PACKED_BYTES, cells.CANVAS_BYTES),
        "rendering/canvas/grid.py": (grid.LOOK_BYTES,),
        "rendering/canvas/sprite_store.py": (sprite_store.LIMIT,),
        "rendering/canvas/sprites.py": (
            sprites.SPRITE_BYTES,
            sprites.PACKED_BYTES,
            sprites.GROUND_BYTES,
            sprites.BLOCK_BYTES,
            sprites.CANVAS_BYTES,
        ),
    }
    for name, limits in stated.items():
        assert [f"{limit // 1_000_000} MB" in bounds[name] for limit in limits] == [True] * len(limits), name
    limits = (cells.CELLS.limit, cells.PACKED.limit, grid.LOOKS.limit, sprites.SPRITES.limit, *sprites.GROUNDS.limits)
    assert limits == (
        cells.KEPT_BYTES,
        cells.PACKED_BYTES,
        grid.LOOK_BYTES,
        sprites.SPRITE_BYTES,
        sprites.GROUND_BYTES,
        sprites.BLOCK_BYTES,
    )


def test_pictures_with_texts_are_not_remembered_for_ever() -> None:
    unbounded = {
        f"{name}::{function.name}"
        for name, module in modules("rendering")
        for function, mark in remembering(module)
        if not isinstance(mark, ast.Call)
        and {each.arg for each in function.args.args} & {"title", "line", "text", "words", "names"}
    }
    assert unbounded == set()


def test_each_cache_has_a_metric_or_a_reason_for_none() -> None:
    metrics_page = (ROOT / "bot/runtime/metrics.py").read_text(encoding="utf-8")
    counted = set()
    for name, bound, metric in rows_of("Caches and queues in memory"):
        assert bound, name
        assert metric, name
        for word in re.findall(r"`(\w+)`", metric):
            if word.startswith("pantheon_"):
                assert word.removesuffix("_total") in metrics_page, word
            else:
                counted.add(word)
    assert counted == set(KEPT)


def test_no_container_of_the_ordered_kinds_goes_uncounted() -> None:
    """Those that forget what is oldest are in the metric, but for two whose package is below it."""
    below = {"bot/processes/pool_cache.py", "bot/processes/job_queue.py"}
    for name, module in modules():
        counted = {id(arg) for node in ast.walk(module) if called(node) == "count_entries" for arg in node.args}  # type: ignore[attr-defined]
        calls = [node for node in ast.walk(module) if called(node) == "OrderedDict"]
        assert name in below or all(id(node) in counted for node in calls), name


def test_each_function_that_remembers_has_a_bound() -> None:
    unbounded = set()
    for name, module in modules():
        for function, mark in remembering(module):
            takes = [*function.args.args, *function.args.kwonlyargs, function.args.vararg, function.args.kwarg]
            is_limited = isinstance(mark, ast.Call) and "None" not in ast.unparse(mark)
            if not is_limited and any(takes):
                unbounded.add(f"{name}::{function.name}")
    assert unbounded == OF_WHAT_THE_CODE_KNOWS


def test_entries_are_counted_as_long_as_a_container_is_used() -> None:
    before = entries_of("trials")
    one, other = OrderedDict[int, int]({1: 1}), OrderedDict[int, int]()
    count_entries("trials", one)
    count_entries("trials", other)
    other.update({1: 1, 2: 2})
    show_sizes()
    assert entries_of("trials") == before + 3
    assert REGISTRY.get_sample_value("pantheon_kept_entries", {"what": "trials"}) == before + 3
    del one
    gc.collect()
    assert entries_of("trials") == before + 2


def test_rows_of_a_match_go_with_it_or_are_known_to_stay() -> None:
    of_tables = {
        each.name
        for each in metadata.tables.values()
        if any(key.column is tables.c.id for key in each.foreign_keys) and each is not tables
    }
    assert of_tables - {each.name for each in OF_A_MATCH} <= STAYS
    assert {results.name, seats.name} <= of_tables
