"""What is committed names no machine, no secret, and no game in the bot's code."""

from __future__ import annotations

import ast
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

from bot.permissions import PERMISSIONS
from engine.registry import MODULES

ROOT = Path(__file__).resolve().parents[1]
LONGEST_FILE = 400
LONGEST_FUNCTION = 70


@cache
def committed() -> tuple[Path, ...]:
    """Every file that git knows or would take, apart from pictures."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode:
        pytest.skip("this is no git work tree")
    files = (ROOT / name for name in listed.stdout.split("\0") if name)
    return tuple(file for file in files if file.is_file() and file.suffix not in {".png", ".jpg", ".ico"})


def sources(*folders: str) -> list[Path]:
    return [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


MACHINE = re.compile(
    r"""(?<![\w.])/(?:work|root|home/\w+|Users/\w+|opt/[\w-]+)/[\w.]   # a folder of somebody's machine
    | \bC:\\Users
    | files\.python[h]osted | registry\.np[m]js | pypi\.[o]rg/simple  # a registry's host
    | index-url | "resolved":\s*"
    """,
    re.VERBOSE,
)
SECRET = re.compile(
    r"""\b[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,}            # a token of Discord's
    | discord(?:app)?\.com/api/webhooks/\d+/[\w-]{20,}
    | -----BEGIN\ [A-Z ]*PRIVATE\ KEY
    | \b(?:AKIA|ASIA)[A-Z0-9]{16}\b | \bgh[opsu]_[A-Za-z0-9]{36}\b | \bgithub_pat_\w{60,} | \bxox[abps]-[\w-]{20,}
    | \b(?:npm|pypi)[_-][A-Za-z0-9_-]{36,}
    | \b\w+://[\w-]+:(?!(?:password|secret|canary|hunter2)@|…)[^\s:/@'"${}<>]{6,}@(?!example) # a password in an address
    """,
    re.VERBOSE,
)
EXAMPLES_OF_SECRETS = {
    "tests/bot/runtime/test_logs.py",
    "tests/bot/loopback/stage.py",
    "tests/bot/test_configuration.py",
    "tests/bot/command_line/test_database_commands.py",
}


def test_no_file_names_a_machine_or_a_registry():
    places = [
        f"{name(file)}: {match.group()}"
        for file in committed()
        if name(file) != "tests/test_house.py"
        for match in MACHINE.finditer(file.read_text(encoding="utf-8", errors="replace"))
    ]
    assert places == []


def test_no_file_holds_a_secret():
    files = [
        name(file)
        for file in committed()
        if SECRET.search(file.read_text(encoding="utf-8", errors="replace")) and name(file) not in EXAMPLES_OF_SECRETS
    ]
    assert files == []


@pytest.mark.parametrize(
    "planted",
    [
        "MTAxMjM0NTY3ODkwMTIzNDU2Nzg5." + "GabCde." + "a" * 38,
        "https://discord.com/api/webhooks/123456789/" + "x" * 60,
        "-----BEGIN OPENSSH " + "PRIVATE KEY-----",
        "AKIA" + "ABCDEFGHIJKLMNOP",
        "ghp_" + "a1" * 18,
        "pypi-" + "AgEIcHlwaS5vcmc" * 3,
        "DATABASE_URL=postgresql://bot:" + "hunter2hunter2@db.internal/pantheon",
    ],
)
def test_a_planted_secret_would_be_found(planted):
    assert SECRET.search(f"x = {planted!r}")


def test_the_bot_names_no_game():
    """Games are known to ``bot/`` through the registry and by convention alone; languages hold their words."""
    titles = re.compile("|".join(MODULES), re.IGNORECASE)
    places = [
        f"{name(file)}:{number}"
        for file in sources("bot")
        for number, text in code_lines(file)
        if titles.search(text) and not name(file).startswith("bot/benchmarks/")
    ]
    assert places == []


def code_lines(file: Path) -> list[tuple[int, str]]:
    """Names and strings of a module with their lines, without docstrings and help for people."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    docstrings |= {
        id(keyword.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg == "help"
    }
    lines = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            lines.append((node.lineno, node.value))
        elif isinstance(node, ast.Name):
            lines.append((node.lineno, node.id))
        elif isinstance(node, ast.Attribute):
            lines.append((node.lineno, node.attr))
        elif isinstance(node, ast.ImportFrom):
            lines.append((node.lineno, node.module or ""))
        elif isinstance(node, ast.Import):
            lines.extend((node.lineno, alias.name) for alias in node.names)
    return lines


def test_files_are_short():
    long = {
        name(file): count
        for file in sources("bot", "engine", "rendering", "tests")
        if (count := len(file.read_text(encoding="utf-8").splitlines())) > LONGEST_FILE
    }
    assert long == {}


def test_functions_are_short():
    long = [
        f"{name(file)}:{node.lineno} {node.name}"
        for file in sources("bot", "engine", "rendering")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (node.end_lineno or node.lineno) - node.lineno + 1 > LONGEST_FUNCTION
    ]
    assert long == []


def test_no_file_is_named_after_nothing():
    vague = re.compile(r"\b(utils?|helpers?|managers?|misc|common|stuff)\b")
    assert [name(file) for file in sources("bot", "engine", "rendering") if vague.search(file.stem)] == []


def test_nothing_is_left_to_be_done():
    left = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XXX|raise NotImplemented" + r"Error)\b")
    places = [
        f"{name(file)}: {match.group()}"
        for file in sources("bot", "engine", "rendering")
        for match in left.finditer(file.read_text(encoding="utf-8"))
    ]
    assert places == []


def test_no_test_reads_what_lies_beside_the_repository():
    """Whoever clones the repository runs every test: none may need, or skip without, a folder next to it."""
    places = [f"{name(file)}:{line}" for file in sources("tests") for line in paths_out_of(file)]
    assert places == []


def paths_out_of(file: Path) -> list[int]:
    """The lines on which a module names a folder above the repository."""
    depth = len(file.relative_to(ROOT).parts)
    lines = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Subscript(value=ast.Attribute(attr="parents"), slice=ast.Constant(value=int(steps))):
                is_outside = steps >= depth
            case ast.Attribute(value=ast.Name(id="ROOT"), attr="parent" | "parents"):
                is_outside = True
            case ast.BinOp(op=ast.Div(), right=ast.Constant(value=str(text))):
                is_outside = text.startswith("..")
            case _:
                is_outside = False
        if is_outside:
            lines.append(node.lineno)
    return lines


@pytest.mark.parametrize(
    "planted",
    ["Path(__file__).resolve().parents[2]", "ROOT.parent", 'ROOT / "../shared/rules"', 'ROOT / ".." / "shared"'],
)
def test_a_planted_path_out_of_the_repository_would_be_found(planted, tmp_path, monkeypatch):
    monkeypatch.setitem(globals(), "ROOT", tmp_path)
    (tmp_path / "tests").mkdir()
    file = tmp_path / "tests" / "test_planted.py"
    file.write_text(f"FACTS = {planted}\n", encoding="utf-8")
    assert paths_out_of(file)


def test_arrows_run_one_way():
    """The engine imports only itself of this repository; rendering imports nothing of the bot and no Discord."""
    forbidden = {"engine": ("bot", "rendering", "discord", "PIL", "sqlalchemy"), "rendering": ("bot", "discord")}
    imports = []
    for folder, others in forbidden.items():
        for file in sources(folder):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                modules = []
                if isinstance(node, ast.Import):
                    modules = [alias.name for alias in node.names]
                elif isinstance(node, ast.ImportFrom) and node.module:
                    modules = [node.module]
                imports += [f"{name(file)} imports {module}" for module in modules if module.split(".")[0] in others]
    assert imports == []


def test_the_engine_knows_no_clock_and_no_other_chance():
    forbidden = {"random", "secrets", "time", "datetime", "uuid", "os", "socket", "threading", "asyncio"}
    imports = []
    playing = (file for file in sources("engine") if "training" not in file.parts)
    for file in playing:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            modules += [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
            imports += [f"{name(file)} imports {module}" for module in modules if module.split(".")[0] in forbidden]
    assert imports == []


def test_stored_data_is_never_run():
    """Work for another process of our own is packed in one file; what comes from a file or a database never is."""
    forbidden = re.compile(r"\b(pickle|marshal|shelve)\b|(?<![\w.])(eval|exec)\(|executescript")
    places = [
        f"{name(file)}: {match.group()}"
        for file in sources("bot", "engine", "rendering")
        if not name(file).startswith(("bot/benchmarks/", "bot/processes/worker.py"))
        for match in forbidden.finditer(file.read_text(encoding="utf-8"))
    ]
    assert places == []


@pytest.mark.parametrize(
    "document",
    ["README.md", "LICENSE", "docs/credits.md", "CHANGELOG.md", ".github/CONTRIBUTING.md", "docs/privacy.md"],
)
def test_every_document_is_there(document):
    assert (ROOT / document).stat().st_size > 300


def test_readme_is_short():
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 120


def test_the_papers_name_every_command_and_make_target():
    from typer.main import get_command

    from bot.command_line import app

    commands = get_command(app).commands  # type: ignore[attr-defined]
    paper = (ROOT / "docs" / "command_line.md").read_text(encoding="utf-8")
    assert [command for command in commands if f"pantheon {command}" not in paper] == []
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z]+)\b", text)) <= targets
    assert {"make run", "make test"} <= set(re.findall(r"\bmake [a-z]+\b", text))


def test_a_paper_names_every_variable():
    from bot.configuration import Configuration

    text = (ROOT / "docs" / "configuration.md").read_text(encoding="utf-8")
    variables = {str(field.validation_alias) for field in Configuration.model_fields.values()}
    assert {variable for variable in variables if f"`{variable}`" not in text} == set()


def test_the_paper_for_operators_lists_the_settings_as_the_code_has_them():
    from bot.configuration import _EXAMPLES, Configuration

    text = (ROOT / "docs" / "configuration.md").read_text(encoding="utf-8")
    rows = {row.split("`")[1]: row for row in re.findall(r"^\| `\w+` \|.*$", text, re.MULTILINE)}
    wrong = []
    for name, field in Configuration.model_fields.items():
        default = int(field.default) if isinstance(field.default, bool | float) else field.default
        row = rows.pop(str(field.validation_alias), "")
        takes, cell = row.strip("| ").split(" | ")[-2:] if row else ("", "")
        if row.endswith("| |"):
            takes, cell = cell, ""
        wrong += [row or name] if takes != _EXAMPLES[name] else []
        wrong += [row] if default not in (None, "") and f"`{default}`" not in cell else []
    assert (wrong, rows) == ([], {}), "the table in docs/configuration.md holds other settings"


def test_readme_names_exactly_the_permissions_that_are_asked_for():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    labels = {"read_messages": "view channels"}
    permissions = {labels.get(key, key.replace("_", " ")) for key, granted in PERMISSIONS if granted}
    (sentence,) = re.findall(r"These permissions and no others: (.+?)\.", text, re.DOTALL)
    assert {" ".join(words.split()).strip("* ").casefold() for words in sentence.split(",")} == permissions
    assert f"permissions={PERMISSIONS.value}" in text


def test_the_newest_change_is_this_version():
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+)", text, re.MULTILINE)[0] == version


def test_the_locks_hold_what_the_project_asks_for():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = {
        "requirements/run.txt": project["dependencies"],
        "requirements/playground.txt": project["dependencies"] + extras["playground"],
        "requirements/test.txt": project["dependencies"] + extras["test"],
    }
    for lock, requirements in wanted.items():
        locked = set(re.findall(r"^([a-z0-9._-]+)==", (ROOT / lock).read_text(encoding="utf-8"), re.MULTILINE))
        names = {re.split(r"[\[<>=!~]", requirement)[0].lower().replace("_", "-") for requirement in requirements}
        names -= {"pantheon-bot"}  # with another extra
        assert {one for one in names if one not in locked and one.replace(".", "-") not in locked} == set(), lock


def test_the_product_needs_nothing_under_gpl():
    locked = (ROOT / "requirements/run.txt").read_text(encoding="utf-8") + (ROOT / "requirements/test.txt").read_text(
        encoding="utf-8"
    )
    assert not re.search(r"^(chess|catanatron)==", locked, re.MULTILINE)


def test_make_installs_nothing_unpinned_and_runs_no_scripts_of_packages():
    """What the Makefile fetches by itself stands in no file of hashes."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert [line for line in makefile.splitlines() if "install" in line and re.search(r'"[\w-]+[<>~]=', line)] == []
    assert len(re.findall(r"^(?:NODE|UV) := [\d.]+$", makefile, re.MULTILINE)) == 2
    (options,) = re.findall(r"^NPM_CI := (.*)$", makefile, re.MULTILINE)
    assert "--ignore-scripts" in options.split()
    assert all("$(NPM_CI)" in line for line in makefile.splitlines() if "npm ci" in line or "npm(" in line)
