"""Settings: all of them explained, and a wrong one gets a sentence instead of a traceback."""

import os
import subprocess
import sys
from pathlib import Path
from unittest.mock import Mock

import aiohttp
import discord
import pytest

from bot.__main__ import USAGE, main
from bot.config import READERS, Settings
from store import DatabaseTrouble

ROOT = Path(__file__).parents[2]
TOKEN = "a-token-that-nobody-may-see"


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let no setting of this machine count."""
    for name in READERS:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


def read_example() -> dict[str, str]:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def test_the_example_has_every_setting_and_no_other() -> None:
    assert set(read_example()) == {name.upper() for name in READERS}


def test_every_setting_of_the_example_is_explained() -> None:
    blocks = (ROOT / ".env.example").read_text(encoding="utf-8").strip().split("\n\n")
    for block in blocks[1:]:
        assert block.startswith("# "), block


def test_the_example_as_it_is_gives_the_defaults(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes((ROOT / ".env.example").read_bytes())
    assert Settings.read({}, tmp_path / ".env") == Settings()


def test_what_is_set_is_read(tmp_path: Path) -> None:
    wanted = [
        f"DISCORD_TOKEN={TOKEN}",
        "DATABASE_URL=postgresql+asyncpg://u:p@h/boulo",
        "DEFAULT_LANGUAGE=fr",
        "LOG_LEVEL=DEBUG",
        "SHARD_COUNT=4",
        "SHARD_IDS=0, 2",
        "HTTP_PORT=8080",
        "HTTP_ADDRESS=::1",
        "SENTRY_DSN=https://k3y@sentry.example/1",
        "BOULO_CONTACT=Anna, anna@boulo.example",
        "BOULO_TERMS_URL=https://boulo.example/terms",
        "SOMETHING_ELSE=1",
    ]
    (tmp_path / ".env").write_text("\n".join(wanted), encoding="utf-8")
    settings = Settings.read({"LOG_LEVEL": "ERROR"})
    assert settings.discord_token == TOKEN
    assert settings.database_url == "postgresql+asyncpg://u:p@h/boulo"
    assert (settings.default_language, settings.log_level) == ("fr", "ERROR")
    assert (settings.shard_count, settings.shard_ids) == (4, (0, 2))
    assert (settings.http_port, settings.http_address) == (8080, "::1")
    assert settings.sentry_dsn in settings.secrets
    assert settings.boulo_contact == "Anna, anna@boulo.example"
    assert (settings.boulo_terms_url, settings.boulo_privacy_url) == ("https://boulo.example/terms", None)
    assert "k3y" not in repr(settings)
    assert TOKEN not in repr(settings)
    assert "u:p@h" not in repr(settings)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DATABASE_URL", "nonsense"),
        ("DATABASE_URL", "postgresql://u:p4ssw0rd@h/boulo"),
        ("DATABASE_URL", "mysql+aiomysql://u:p4ssw0rd@h/boulo"),
        ("DEFAULT_LANGUAGE", "nl"),
        ("LOG_LEVEL", "LOUD"),
        ("SHARD_COUNT", "0"),
        ("SHARD_COUNT", "many"),
        ("SHARD_IDS", "0,x"),
        ("SHARD_IDS", "0,1"),
        ("HTTP_PORT", "0"),
        ("HTTP_PORT", "65536"),
        ("HTTP_ADDRESS", "everywhere"),
        ("SENTRY_DSN", "p4ssw0rd"),
        ("BOULO_CONTACT", "two\nlines"),
        ("BOULO_CONTACT", "long" * 1000),
        ("BOULO_PRIVACY_URL", "ftp://boulo.example/privacy"),
        ("BOULO_PRIVACY_URL", "http://boulo.example/privacy"),
        ("BOULO_TERMS_URL", "https://boulo.example/terms (new)"),
    ],
)
def test_a_wrong_setting_gets_one_sentence(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(name, value)
    assert main([]) == 2
    said = capsys.readouterr()
    assert said.out.count("\n") == 1
    assert said.out.startswith(f"{name} is not right: ")
    assert "Value error" not in said.out
    assert "p4ssw0rd" not in said.out
    assert said.err == ""


def test_shards_beyond_their_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SHARD_COUNT", "2")
    monkeypatch.setenv("SHARD_IDS", "1,2")
    assert main([]) == 2
    assert capsys.readouterr().out.startswith("SHARD_IDS is not right: ")


@pytest.mark.parametrize("words", [["nonsense"], ["play", "now"], ["verify"], ["verify", "x"]])
def test_unknown_words_get_the_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert capsys.readouterr().out.startswith("Usage: ")


def test_verify_of_a_database_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "77"]) == 2
    assert "is not there" in capsys.readouterr().out


@pytest.mark.parametrize("token", [None, ""])
def test_without_a_token_it_says_what_to_do(
    token: str | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if token is not None:
        monkeypatch.setenv("DISCORD_TOKEN", token)
    assert main([]) == 2
    assert capsys.readouterr().out.startswith("No DISCORD_TOKEN is set: ")


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (DatabaseTrouble("The database is not there."), 2, "The database is not there.\n"),
        (discord.LoginFailure(), 2, "Discord does not know this DISCORD_TOKEN: "),
        (OSError("no route"), 1, "Discord cannot be reached: no route. "),
        (aiohttp.ClientError("no route"), 1, "Discord cannot be reached: no route. "),
        (discord.GatewayNotFound(), 1, "Discord lets no bot log in just now: The gateway "),  # type: ignore[no-untyped-call]
        (
            discord.DiscordServerError(Mock(status=503, reason="Busy"), ""),
            1,
            "Discord lets no bot log in just",
        ),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_bot_that_cannot_run_says_why_in_a_sentence(
    error: Exception,
    code: int,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setattr("bot.__main__.set_up_log", Mock())
    monkeypatch.setattr("bot.__main__.Boulo.run", Mock(side_effect=error))
    assert main([]) == code
    assert capsys.readouterr().out.startswith(said)


def test_the_gallery_is_written_where_it_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = Mock()
    monkeypatch.setattr("bot.__main__.write_gallery", write)
    assert main(["gallery", str(tmp_path)]) == 0
    write.assert_called_once_with(tmp_path)


def test_the_rules_are_written_where_it_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Mock()
    monkeypatch.setattr("bot.__main__.write_rules", write)
    assert main(["rules", str(tmp_path)]) == 0
    write.assert_called_once_with(tmp_path)


@pytest.mark.parametrize("asked", ["--help", "-h"])
@pytest.mark.parametrize(
    "before", [[], ["gallery"], ["rules"], ["backup"], ["verify"], ["copy", "a"], ["play"]]
)
def test_who_asks_for_help_is_told_the_usage(
    before: list[str], asked: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever the environment says, and whatever else was asked for."""
    monkeypatch.setenv("DEFAULT_LANGUAGE", "nl")
    assert main([*before, asked]) == 0
    assert capsys.readouterr().out == f"{USAGE}\n"


@pytest.mark.parametrize(
    "words",
    [["gallery", "--force"], ["rules", "-v"], ["backup", "--to"], ["restore", "-"], ["copy", "-a", "-b"]],
)
def test_no_option_is_taken_for_a_file(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words) == 2
    assert capsys.readouterr().out == f"{USAGE}\n"
    assert [*tmp_path.iterdir()] == []


@pytest.mark.slow
def test_the_command_ends_with_a_sentence_and_code_2(tmp_path: Path) -> None:
    """The real command, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "bot"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "DEFAULT_LANGUAGE": "nl"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout.count("\n") == 1
    assert "DEFAULT_LANGUAGE" in done.stdout
    assert "Traceback" not in done.stdout + done.stderr
