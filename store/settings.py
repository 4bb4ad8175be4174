"""The settings of servers."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Text,
    bindparam,
    cast,
    delete,
    func,
    insert,
    select,
    update,
)

from store.database import Database
from store.records import GuildSettings
from store.schema import exclusions, guild_settings, values_of
from store.upserts import insert_into


def excluded_in(guild_id: ColumnElement[Any]) -> ColumnElement[str | None]:
    """The ids of members who may not play in that server, as one text, to be read with its settings."""
    ids = func.aggregate_strings(cast(exclusions.c.member_id, Text), " ")
    return select(ids).where(exclusions.c.guild_id == guild_id).scalar_subquery().label("excluded")


_OF_GUILD = select(*guild_settings.c, excluded_in(guild_settings.c.guild_id)).where(
    guild_settings.c.guild_id == bindparam("guild")
)


class SettingsStore:
    """The settings of each server that has set anything."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_guild(self, guild_id: int | None) -> GuildSettings:
        """The settings of that server; the defaults if it has set nothing, and in private chats."""
        return GuildSettings(0) if guild_id is None else await self._database.read(read_settings, guild_id)

    async def save(self, guild_id: int, **changes: Any) -> GuildSettings:
        """Change some settings of a server; what others change at the same time stays."""
        return await self._database.write(_save, guild_id, changes)

    async def change_excluded(self, guild_id: int, change: Callable[[list[int]], list[int]]) -> GuildSettings:
        """Let `change` decide who may not play there from now on; changes are made one after the other."""
        return await self._database.write(_change_excluded, guild_id, change)


def read_settings(connection: Connection, guild_id: int) -> GuildSettings:
    row = connection.execute(_OF_GUILD, {"guild": guild_id}).one_or_none()
    return GuildSettings(guild_id) if row is None else settings_of(row._asdict())


def settings_of(row: Mapping[str, Any]) -> GuildSettings:
    """The settings in a row, which also has the text of `excluded_in`."""
    return GuildSettings(**{**row, "excluded": sorted(map(int, (row["excluded"] or "").split()))})


def _change_excluded(
    connection: Connection, guild_id: int, change: Callable[[list[int]], list[int]]
) -> GuildSettings:
    _begin(connection, guild_id)
    here = _OF_GUILD.with_for_update(of=guild_settings)
    settings = settings_of(connection.execute(here, {"guild": guild_id}).one()._asdict())
    excluded = change(settings.excluded)
    connection.execute(delete(exclusions).where(exclusions.c.guild_id == guild_id))
    if excluded:
        rows = [{"guild_id": guild_id, "member_id": member_id} for member_id in excluded]
        connection.execute(insert(exclusions), rows)
    return replace(settings, excluded=excluded)


def _save(connection: Connection, guild_id: int, changes: dict[str, Any]) -> GuildSettings:
    _begin(connection, guild_id)
    connection.execute(update(guild_settings).where(guild_settings.c.guild_id == guild_id).values(changes))
    return read_settings(connection, guild_id)


def _begin(connection: Connection, guild_id: int) -> None:
    """Add a row with the defaults, unless the server has one already."""
    defaults = values_of(GuildSettings(guild_id), guild_settings)
    connection.execute(insert_into(connection, guild_settings).values(defaults).on_conflict_do_nothing())
