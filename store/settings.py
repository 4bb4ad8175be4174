"""What servers have set."""

from typing import Any

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from store.database import Database, values_of
from store.records import GuildSettings
from store.schema import guild_settings

OF_GUILD = select(guild_settings).where(guild_settings.c.guild_id == bindparam("guild"))


class SettingsStore:
    """The settings of each server that has set anything."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_guild(self, guild_id: int | None) -> GuildSettings:
        """The settings of that server: the defaults in one that has set nothing, and in private chats."""
        if guild_id is None:
            return GuildSettings(0)
        async with self._database.reading() as connection:
            row = (await connection.execute(OF_GUILD, {"guild": guild_id})).one_or_none()
        return GuildSettings(guild_id) if row is None else GuildSettings(**row._mapping)

    async def save(self, guild_id: int, **changes: Any) -> GuildSettings:
        """Change some settings of a server; what others change at the same time stays."""
        try:
            async with self._database.writing() as connection:
                here = update(guild_settings).where(guild_settings.c.guild_id == guild_id)
                changed = await connection.execute(here.values(changes))
                if changed.rowcount == 0:
                    settings = GuildSettings(guild_id, **changes)
                    row = values_of(settings, guild_settings)
                    await connection.execute(insert(guild_settings).values(row))
        except IntegrityError:  # somebody else was the first there to set anything
            return await self.save(guild_id, **changes)
        return await self.of_guild(guild_id)
