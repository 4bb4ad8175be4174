"""How strong each level is in each game, as measured matches have shown: `data/players/levels.toml`."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files


def rating_of(game: str, level: str) -> int | None:
    """The rating of a level on the bot's own scale; None if it has not been measured."""
    return _ratings().get(game, {}).get(level)


@cache
def _ratings() -> Mapping[str, Mapping[str, int]]:
    return tomllib.loads(files("data").joinpath("players", "levels.toml").read_text(encoding="utf-8"))
