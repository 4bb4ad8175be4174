"""The settings, read from the environment and from `.env`."""

from typing import Annotated, Literal

from pydantic import Field, SecretStr, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from words.texts import Language

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")


class Settings(BaseSettings):
    """Everything that can be set; `.env.example` explains each to whoever runs the bot."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore")

    discord_token: SecretStr | None = None
    database_url: str = "sqlite+aiosqlite:///boulo.sqlite3"
    default_language: Language = "en"
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    shard_count: int | None = Field(default=None, ge=1)
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None

    @field_validator("database_url")
    @classmethod
    def _check_database(cls, value: str) -> str:
        try:
            driver = make_url(value).drivername
        except ArgumentError:
            driver = ""
        if driver not in DRIVERS:
            raise ValueError(f"it should begin with {' or '.join(f'{each}://' for each in DRIVERS)}")
        return value

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        return [part.strip() for part in value.split(",")] if isinstance(value, str) else value

    @field_validator("shard_ids")
    @classmethod
    def _check_shards(cls, value: tuple[int, ...] | None, info: ValidationInfo) -> tuple[int, ...] | None:
        count = info.data.get("shard_count")
        if value is not None and not (count and all(0 <= shard < count for shard in value)):
            raise ValueError("it needs SHARD_COUNT, and numbers from 0 to below it")
        return value
