"""The real bot in a simulated Discord: a server with a channel, three members, a database of its own."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest
import simcord
from simcord import ChannelHandle, Env, MemberActor

from bot.app import Boulo
from bot.config import Settings


class Place(NamedTuple):
    """Where a test plays."""

    env: Env
    channel: ChannelHandle
    anna: MemberActor
    ben: MemberActor
    carl: MemberActor


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(_env_file=None, database_url=f"sqlite+aiosqlite:///{tmp_path / 'boulo.sqlite3'}")  # type: ignore[call-arg]


@pytest.fixture
async def place(settings: Settings) -> AsyncIterator[Place]:
    async with simcord.run(Boulo(settings)) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("boulodrome")
        anna, ben, carl = (guild.add_member(env.create_user(name)) for name in ("anna", "ben", "carl"))
        yield Place(env, channel, anna, ben, carl)
