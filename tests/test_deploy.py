"""The files in deploy/: a container and services with few rights, and settings that the program knows.

Nothing is built here: Dockerfile and compose file are read, units are judged by systemd where it is installed.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from prometheus_client import REGISTRY, Counter

from bot.cluster import HANDS_OVER_WITHIN
from bot.command_line import carry_out
from bot.configuration import Configuration
from bot.lifecycle import REFUSED, STOPS_WITHIN
from bot.runtime import metrics

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
EXACT = re.compile(r":v?\d+\.\d+(\.\d+)?(-[a-z-]+)?(@sha256:[0-9a-f]{64})?$")
"""An image of one exact version, by its tag and perhaps by its digest too."""
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
UNITS = {file.name: file.read_text(encoding="utf-8") for file in sorted((DEPLOY / "systemd").iterdir())}
VARIABLES = {str(field.validation_alias) for field in Configuration.model_fields.values()}
EXPOSURE = 15
"""What systemd may think of a unit at most, in tenths: from 0 (nothing is open) to 100."""


def instructions(dockerfile: str = DOCKERFILE) -> list[tuple[str, str]]:
    """The instructions of a Dockerfile with what follows them."""
    joined = re.sub(r"\\\n\s*", " ", dockerfile)
    lines = (line.strip() for line in joined.splitlines())
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines if line and not line.startswith("#")]


def stages() -> list[list[tuple[str, str]]]:
    groups: list[list[tuple[str, str]]] = []
    for instruction in instructions():
        if instruction[0] == "FROM":
            groups.append([])
        if groups:
            groups[-1].append(instruction)
    return groups


def run_as(stage: list[tuple[str, str]]) -> str:
    """Who runs what a stage starts."""
    return ([user for word, user in stage if word == "USER"] or ["root"])[-1].partition(":")[0]


def test_the_container_is_made_in_stages_and_runs_without_rights() -> None:
    assert len(stages()) == 3
    last = stages()[-1]
    assert run_as(last).isdigit()
    assert int(run_as(last)) > 0
    assert run_as(stages()[1]) == "root", "the control"
    words = [word for word, _ in last]
    assert words.index("USER") < words.index("ENTRYPOINT")
    assert dict(last)["STOPSIGNAL"] == "SIGTERM"
    (user, group), account = dict(last)["USER"].split(":"), next(about for word, about in last if word == "RUN")
    assert f"groupadd --system --gid {group} pantheon" in account, "/data belongs to the group that the bot runs as"
    assert f"useradd --system --uid {user} --gid pantheon" in account
    assert "/healthz" in dict(last)["HEALTHCHECK"]
    assert Configuration.model_fields["metrics"].default.rpartition(":")[2] in dict(last)["HEALTHCHECK"]


def test_the_container_holds_no_playground_and_only_what_has_a_hash() -> None:
    installs = [text for word, text in instructions() if word == "RUN" and "install" in text and "pip" in text]
    assert [text for text in installs if " -r " in text and "--require-hashes" not in text] == []
    assert "playground" not in " ".join(text for _, text in instructions())
    assert [text for word, text in instructions() if word == "RUN" and "npm ci" in text and "--ignore-scripts" in text]


def test_what_the_container_copies_exists_and_is_let_in() -> None:
    own = [text.split()[:-1] for word, text in instructions() if word == "COPY" and not text.startswith("--from")]
    copied = {each for many in own for each in many}
    assert len(copied) > 8
    assert {each for each in copied if not (ROOT / each).exists()} == set()
    ignored = (ROOT / "deploy" / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert ignored[0] == "*", "no .env, no data, no .git"
    assert {f"!{each}" for each in copied} <= set(ignored)


def test_the_compose_file_gives_away_no_right_and_no_port() -> None:
    for name, service in COMPOSE["services"].items():
        assert "ports" not in service, name
        assert "privileged" not in service, name
        assert ":" in service["image"] or service.get("build"), f"{name} has no version"
        if not service.get("build"):
            assert EXACT.search(service["image"]), f"{name} is not of one exact version"
    bot = COMPOSE["services"]["bot"]
    assert bot["read_only"] is True
    assert (bot["cap_drop"], bot["security_opt"]) == (["ALL"], ["no-new-privileges:true"])
    assert float(bot["stop_grace_period"].rstrip("s")) > STOPS_WITHIN + HANDS_OVER_WITHIN
    assert (ROOT / "deploy" / bot["build"]["context"] / bot["build"]["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    assert set(bot["environment"]) == VARIABLES, "every setting is passed on"
    variables = {name: str(value) for name, value in bot["environment"].items() if "$" in str(value)}
    assert {name for name, value in variables.items() if f"${{{name}:" not in value} == {"DATABASE_URL"}
    assert COMPOSE["services"]["rest-proxy"]["profiles"] == ["proxy"]
    assert COMPOSE["networks"]["inside"] == {"internal": True}


def test_the_compose_file_is_one_of_the_specification() -> None:
    """Looked at where the package compose-spec is installed; it is needed for nothing else."""
    read = pytest.importorskip("compose_spec").PyCompose.from_yaml
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert read(text).name == "pantheon"
    with pytest.raises(ValueError, match="read_onyl"):
        read(text.replace("read_only", "read_onyl"))


def test_no_secret_stands_in_the_files() -> None:
    """They are taken from the environment, and a start without them says so."""
    environment = {
        (name, key): str(value)
        for name, service in COMPOSE["services"].items()
        for key, value in service.get("environment", {}).items()
        if re.search("TOKEN|PASSWORD|DATABASE_URL", key)
    }
    assert len(environment) == 3
    assert [key for key, value in environment.items() if not re.search(r"\$\{\w+:\?", value)] == []


@pytest.mark.parametrize("unit", [name for name in UNITS if name.endswith(".service")])
def test_services_have_an_account_and_folders_of_their_own(unit: str) -> None:
    text = UNITS[unit]
    for line in ("DynamicUser=yes", "User=pantheon", "ProtectSystem=strict", "NoNewPrivileges=yes", "UMask=0077"):
        assert f"\n{line}\n" in text, line
    assert "StateDirectory=pantheon pantheon-backups" in text
    named = set(re.findall(r"\b(?:PANTHEON|DISCORD|DATABASE)_[A-Z_]+\b", text))
    assert named
    assert named <= VARIABLES


def test_the_backup_of_every_night_does_not_fail_with_postgresql(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (command,) = re.findall(r"^ExecStart=\S+/pantheon (.+)$", UNITS["pantheon-backup.service"], re.MULTILINE)
    monkeypatch.setenv("DATABASE_URL", "postgresql://pantheon@127.0.0.1:9/pantheon")
    assert carry_out(command.split()) == 0
    assert "pg_dump" in capsys.readouterr().out
    without = [word for word in command.split() if word != "--only-sqlite"]
    assert carry_out(without) != 0, "the control"


def test_the_service_is_not_started_again_where_that_cannot_help() -> None:
    text = UNITS["pantheon.service"]
    assert f"\nRestartPreventExitStatus={REFUSED}\n" in text
    (stops,) = re.findall(r"^TimeoutStopSec=(\d+)$", text, re.MULTILINE)
    assert int(stops) > STOPS_WITHIN + HANDS_OVER_WITHIN
    (denied,) = re.findall(r"^SystemCallFilter=~(.+)$", text, re.MULTILINE)
    assert "@resources" not in denied, "processes that draw call nice"


def judged(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What systemd says of the units, with programs and files in them that are there."""
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    for name, text in UNITS.items():
        there = text.replace("/usr/local/lib/pantheon/bin/pantheon", "/bin/true").replace(
            "/etc/pantheon.env", "/dev/null"
        )
        (folder / name).write_text(there, encoding="utf-8")
    return subprocess.run(["systemd-analyze", *arguments], cwd=folder, capture_output=True, text=True, check=False)


def test_systemd_understands_every_line(tmp_path: Path) -> None:
    done = judged(tmp_path, "verify", "./pantheon.service", "./pantheon-backup.service", "./pantheon-backup.timer")
    assert (done.returncode, done.stderr) == (0, "")
    (tmp_path / "planted.service").write_text(UNITS["pantheon.service"].replace("RestartSec", "RestartSecs"))
    control = subprocess.run(
        ["systemd-analyze", "verify", "./planted.service"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert "RestartSecs" in control.stderr, "the control"


@pytest.mark.parametrize("unit", [name for name in UNITS if name.endswith(".service")])
def test_systemd_finds_little_that_is_open(tmp_path: Path, unit: str) -> None:
    arguments = ("security", "--offline=yes", "--no-pager", f"--threshold={EXPOSURE}")
    assert judged(tmp_path, *arguments, f"./{unit}").returncode == 0
    (tmp_path / "open.service").write_text("[Service]\nExecStart=/bin/true\n")
    control = subprocess.run(
        ["systemd-analyze", *arguments, "./open.service"], cwd=tmp_path, capture_output=True, check=False
    )
    assert control.returncode != 0, "the control"


def test_rules_for_prometheus_look_at_metrics_that_are_there() -> None:
    (group,) = yaml.safe_load((DEPLOY / "prometheus" / "pantheon.yml").read_text(encoding="utf-8"))["groups"]
    metric_names = {sample.name for each in REGISTRY.collect() for sample in each.samples}
    # Of a metric that has labels nothing is shown before they are known.
    metric_names |= {f"{each._name}_total" for each in vars(metrics).values() if isinstance(each, Counter)}
    names = [rule["alert"] for rule in group["rules"]]
    assert len(names) == len(set(names)) > 10
    for rule in group["rules"]:
        assert set(rule) <= {"alert", "expr", "for", "labels", "annotations"}, rule["alert"]
        assert rule["annotations"]["summary"].endswith("."), rule["alert"]
        named = set(re.findall(r"\bpantheon_\w+", rule["expr"]))
        assert named <= metric_names, rule["alert"]
        for label in re.findall(r'code="(\d+)"', rule["expr"]):
            assert (label,) in metrics.EXPIRED._metrics, rule["alert"]
        assert rule["expr"].count("(") == rule["expr"].count(")"), rule["alert"]


def test_the_script_that_builds_names_what_the_dockerfile_asks_for() -> None:
    script = (DEPLOY / "build_image.sh").read_text(encoding="utf-8")
    assert subprocess.run(["sh", "-n", DEPLOY / "build_image.sh"], check=False).returncode == 0
    names = set(re.findall(r"^ARG (\w+_IMAGE)=", DOCKERFILE, re.MULTILINE))
    assert set(re.findall(r"--build-arg (\w+)=", script)) == names
    for word in ("--format docker", "--ignorefile deploy/Dockerfile.dockerignore", "--file deploy/Dockerfile"):
        assert word in script, "without it the image has no health check, or holds what it must not"


def test_docs_name_every_file() -> None:
    paper = "".join(page.read_text("utf-8") for page in (ROOT / "docs" / "operating").glob("*.md"))
    files = [file.relative_to(ROOT).as_posix() for file in DEPLOY.rglob("*") if file.is_file()]
    assert [file for file in files if file not in paper and f"`{file.rpartition('/')[2]}`" not in paper] == []


def test_base_images_are_of_one_exact_version() -> None:
    images = re.findall(r"^ARG \w+_IMAGE=(\S+)$", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(images) == 2
    assert all(re.search(r":\d+\.\d+\.\d+-[a-z-]+@sha256:[0-9a-f]{64}$", image) for image in images), images


def test_no_image_of_the_compose_file_can_be_moved_but_that_of_the_optional_proxy() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    moved = {
        name
        for name, service in services.items()
        if not service.get("build") and not re.search(r"@sha256:[0-9a-f]{64}$", service["image"])
    }
    assert moved == {"rest-proxy"}
    assert services["rest-proxy"]["profiles"], "it starts only where it is asked for"


def test_setting_up_upgrades_pip_first_and_goes_on_without() -> None:
    """The pip that Python brings is as old as that Python; without a line the packages may still be there."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    rule = makefile.partition("$(BIN)/python:\n")[2].partition("\n\n")[0]
    assert re.search(r"^NEWEST_PIP := pip>=\d+\.\d+$", makefile, re.MULTILINE)
    assert re.search(r'-m venv .*\n\t\$\(PIP\) install -qq "\$\(NEWEST_PIP\)" 2>/dev/null \|\| echo', rule)
