"""What an extension needs of the bot that loads it."""

from typing import Protocol, TypeVar

from discord.ext import commands

S = TypeVar("S", covariant=True)


class Bot(Protocol[S]):
    """A bot with services, of which each extension says which it calls."""

    @property
    def services(self) -> S: ...

    async def add_cog(self, cog: commands.Cog, /) -> None: ...
