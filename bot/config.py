"""The settings, read from the environment and from `.env`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Self, cast
from urllib.parse import urlsplit

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from words.texts import LANGUAGES, Language

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
LONGEST_LINE = 200
"""The longest text that members are told about whoever runs the bot."""
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
HIGHEST_PORT = 65_535


class WrongSettings(Exception):
    """What is wrong with the settings, a sentence for each; none of them quotes a secret."""

    def __init__(self, sentences: Mapping[str, str]) -> None:
        super().__init__("; ".join(sentences.values()))
        self.sentences = tuple(f"{name} is not right: {reason}." for name, reason in sentences.items())


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set; `.env.example` explains each to whoever runs the bot."""

    discord_token: str | None = field(default=None, repr=False)
    database_url: str = field(default="sqlite+aiosqlite:///boulo.sqlite3", repr=False)
    default_language: Language = "en"
    log_level: str = "INFO"
    shard_count: int | None = None
    shard_ids: tuple[int, ...] | None = None
    http_port: int | None = None
    http_address: str = "127.0.0.1"
    sentry_dsn: str | None = field(default=None, repr=False)
    boulo_contact: str | None = None
    boulo_privacy_url: str | None = None
    boulo_terms_url: str | None = None

    @classmethod
    def read(cls, environment: Mapping[str, str], file: Path = Path(".env")) -> Self:
        """The settings in the environment, or else in the file. Raises `WrongSettings`."""
        given = {**_read_file(file), **environment}
        read: dict[str, Any] = {}
        wrong: dict[str, str] = {}
        for setting in fields(cls):
            name = setting.name.upper()
            if text := given.get(name):  # an empty one counts as not set
                try:
                    read[setting.name] = READERS[setting.name](text)
                except ValueError as error:
                    wrong[name] = str(error)
        if "SHARD_IDS" not in wrong and "SHARD_COUNT" not in wrong:
            wrong |= _check_shards(read.get("shard_count"), read.get("shard_ids"))
        if wrong:
            raise WrongSettings(wrong)
        return cls(**read)

    @property
    def secrets(self) -> tuple[str, ...]:
        """The values that must never be written anywhere."""
        password = make_url(self.database_url).password
        return tuple(filter(None, (self.discord_token, password, self.sentry_dsn)))


def _read_file(file: Path) -> Mapping[str, str | None]:
    """The settings in a file; without a file, the library for it is not even loaded."""
    if not file.exists():
        return {}
    from dotenv import dotenv_values

    return dotenv_values(file)


def _read_database(text: str) -> str:
    try:
        driver = make_url(text).drivername
    except ArgumentError:
        driver = ""
    if driver not in DRIVERS:
        raise ValueError(f"it should begin with {' or '.join(f'{each}://' for each in DRIVERS)}")
    return text


def _read_one_of(*choices: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in choices:
            raise ValueError(f"it should be one of {', '.join(choices)}")
        return text

    return read


def _read_count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise ValueError("it should be a number from 1 on")
    return int(text)


def _read_port(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= HIGHEST_PORT:
        raise ValueError(f"it should be a number from 1 to {HIGHEST_PORT}")
    return int(text)


def _read_address(text: str) -> str:
    try:
        return str(ip_address(text))
    except ValueError:
        raise ValueError("it should be an address of this machine, such as 127.0.0.1 or 0.0.0.0") from None


def _read_dsn(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.username or not parts.path.strip("/"):
        raise ValueError("it should be the DSN that Sentry shows, https://key@host/number")
    return text


def _read_numbers(text: str) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isdecimal() for part in parts):
        raise ValueError("it should be numbers with commas between them, such as 0,1,2")
    return tuple(map(int, parts))


def _read_line(text: str) -> str:
    if len(text) > LONGEST_LINE or not text.isprintable():
        raise ValueError(f"it should be one line of at most {LONGEST_LINE} signs")
    return text


def _read_link(text: str) -> str:
    if not text.startswith("https://") or any(sign in text for sign in "() "):
        raise ValueError("it should be an address that begins with https://")
    return _read_line(text)


def _check_shards(count: int | None, ids: tuple[int, ...] | None) -> dict[str, str]:
    if ids is None or (count is not None and all(shard < count for shard in ids)):
        return {}
    return {"SHARD_IDS": "it needs SHARD_COUNT, and numbers from 0 to below it"}


READERS: Mapping[str, Callable[[str], object]] = {
    "discord_token": str,
    "database_url": _read_database,
    "default_language": cast(Callable[[str], object], _read_one_of(*LANGUAGES)),
    "log_level": _read_one_of(*LOG_LEVELS),
    "shard_count": _read_count,
    "shard_ids": _read_numbers,
    "http_port": _read_port,
    "http_address": _read_address,
    "sentry_dsn": _read_dsn,
    "boulo_contact": _read_line,
    "boulo_privacy_url": _read_link,
    "boulo_terms_url": _read_link,
}
"""How the text of each setting is read; each raises `ValueError` with the reason."""
