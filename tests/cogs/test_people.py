"""Discord's users as other rooms know them."""

from types import SimpleNamespace
from typing import Any, cast

from cogs.people import UNKNOWN, name_of


async def test_nobody_has_a_name_where_there_is_no_server() -> None:
    assert await name_of(cast(Any, SimpleNamespace(guild=None)), 5) == UNKNOWN
