"""What an extension needs from the bot that loads it."""

from typing import Protocol, TypeVar

from discord.ext import commands

S = TypeVar("S", covariant=True)


class Bot(Protocol[S]):
    """A bot with services; each extension names the ones it calls as `S`."""

    @property
    def services(self) -> S: ...

    async def add_cog(self, cog: commands.Cog, /) -> None: ...
