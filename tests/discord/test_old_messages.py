"""Messages that an earlier bot has posted still work, on the database that it has left.

The `custom_id`s are literally those that it wrote, for the games in `tests/store/data/before-0003.sql`.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import ui
from simcord import InteractionResult

from bot.app import Boulo
from bot.config import Settings
from engine.boomerang import Boomerang
from engine.boomerang_placements import legal_placements
from play.turns import RULES
from store.records import Table
from tests.discord.conftest import Place
from tests.discord.naming import COMMANDS
from tests.discord.playing import answer, board_of, bot_of, text, texts
from tests.discord.test_unreadable_controls import post
from tests.store.test_old_databases import OLD

ANNA, BEN, CLEO = 101, 102, 103
"""The members of the old games: the three of a test take their seats."""
COLUMNS = {
    "seats": ("member_id",),
    "plies": ("member_id",),
    "challenges": ("challenger_id", "opponent_id"),
    "lobbies": ("host_id",),
    "lobby_seats": ("member_id",),
    "results": ("member_id",),
    "ratings": ("member_id",),
}
CHANNELS = {"boulomania": 1001, "petanque": 1003, "boomerang": 1004, "carami": 1006}


async def take_over(place: Place, file: Path, channel: int, rules: int = RULES) -> None:
    """Start the bot on the old database, with that old channel as the place of the test.

    Its games go on as if they had been begun by today's rules.
    """
    guild = bot_of(place).guilds[0].id
    with closing(sqlite3.connect(file)) as old:
        old.executescript(OLD.read_text(encoding="utf-8"))
        old.execute("UPDATE tables SET rules = ?", (rules,))
        for kind in ("tables", "challenges", "lobbies"):
            old.execute(f"UPDATE {kind} SET channel_id = ? WHERE channel_id = ?", (place.channel.id, channel))
            old.execute(f"UPDATE {kind} SET guild_id = ?", (guild,))
        for member, actor in ((ANNA, place.anna), (BEN, place.ben), (CLEO, place.carl)):
            for kind, columns in COLUMNS.items():
                for column in columns:
                    old.execute(f"UPDATE {kind} SET {column} = ? WHERE {column} = ?", (actor.id, member))
        old.commit()
    await place.env.restart_bot(Boulo(Settings(database_url=f"sqlite+aiosqlite:///{file}", shard_count=1)))


async def press(place: Place, custom_id: str, *, ben: bool = False) -> InteractionResult:
    message = await post(place, ui.Button(custom_id=custom_id, label="?"))
    return await (place.ben if ben else place.anna).click(message, custom_id=custom_id)


async def choose(place: Place, custom_id: str, value: str, *, ben: bool = False) -> InteractionResult:
    options = [discord.SelectOption(label=value, value=value)]
    menu: ui.Select[Any] = ui.Select(custom_id=custom_id, options=options)
    message = await post(place, menu)
    return await (place.ben if ben else place.anna).select(message, [value], custom_id=custom_id)


async def table(place: Place, table_id: int) -> Table:
    return await bot_of(place).play.store.tables.get(table_id)


@pytest.mark.parametrize(
    ("game", "table_id", "custom_id", "chosen", "ben"),
    [
        ("boulomania", 1, "a:boulomania:1:14:point2", None, False),
        ("boulomania", 1, "m:boulomania:1:14:0", "shoot:5", False),
        ("petanque", 3, "a:petanque:3:14:point", None, False),
        ("boomerang", 4, "a:boomerang:4:6:V5.0@e4", None, False),
        ("carami", 6, "m:carami:6:5:0", "a5-b4", True),
    ],
)
async def test_a_move(
    place: Place, tmp_path: Path, game: str, table_id: int, custom_id: str, chosen: str | None, ben: bool
) -> None:
    await take_over(place, tmp_path / "old.sqlite3", CHANNELS[game])
    before = await table(place, table_id)
    if chosen is None:
        await press(place, custom_id, ben=ben)
    else:
        await choose(place, custom_id, chosen, ben=ben)
    after = await table(place, table_id)
    assert after.ply > before.ply
    assert after.is_shown


@pytest.mark.parametrize(("game", "table_id"), [("boulomania", 1), ("carami", 6)])
async def test_a_game_of_earlier_rules_is_over_and_its_board_says_why(
    place: Place, tmp_path: Path, game: str, table_id: int
) -> None:
    await take_over(place, tmp_path / "old.sqlite3", CHANNELS[game], rules=1)
    before = await table(place, table_id)
    moves = {"boulomania": "a:boulomania:1:14:point2", "carami": "a:carami:6:5:a5-b4"}
    result = await press(place, moves[game], ben=game == "carami")
    assert answer(result).content == text("en", "game-over", command=COMMANDS[game])
    assert (await table(place, table_id)).ply == before.ply
    assert text("en", "event-rules") in texts(board_of(place.channel))


async def test_an_old_board_is_out_of_date(place: Place, tmp_path: Path) -> None:
    await take_over(place, tmp_path / "old.sqlite3", CHANNELS["boulomania"])
    result = await press(place, "a:boulomania:1:9:point2")
    assert answer(result).content == text("en", "out-of-date")


async def test_a_challenge(place: Place, tmp_path: Path) -> None:
    await take_over(place, tmp_path / "old.sqlite3", 1100)
    await press(place, "c:boulomania:1:accept", ben=True)
    started = await bot_of(place).play.store.tables.in_channel(place.channel.id)
    assert started is not None
    assert (started.options, started.clock) == ({"target": 7, "balls": 4}, "day")
    assert started.is_shown


async def test_a_lobby(place: Place, tmp_path: Path) -> None:
    await take_over(place, tmp_path / "old.sqlite3", 1102)
    await press(place, "l:petanque:1:start")
    started = await bot_of(place).play.store.tables.in_channel(place.channel.id)
    assert started is not None
    assert (started.game, started.options) == ("petanque", {"target": 11, "balls": 3})


async def test_menus_of_what_to_move_and_where(place: Place, tmp_path: Path) -> None:
    await take_over(place, tmp_path / "old.sqlite3", CHANNELS["boomerang"])
    opened = await choose(place, "g:boomerang:4:6", "V5")
    assert answer(opened).ephemeral
    spot = legal_placements(Boomerang.parse((await table(place, 4)).notation), piece="V5")[-1]
    for walked in (
        await press(place, f"f:4:6:anywhere:{spot}"),
        await choose(place, "m:boomerang:4:6:0", spot),
    ):
        assert walked.acknowledged
    assert (await table(place, 4)).ply == 7


async def test_an_offer(place: Place, tmp_path: Path) -> None:
    await take_over(place, tmp_path / "old.sqlite3", CHANNELS["carami"])
    await press(place, "o:carami:6:5:draw:1:accept")
    assert (await table(place, 6)).reason == "agreed"


@pytest.mark.parametrize("custom_id", ["r:boulomania:1", "r:boulomania:1:resign"])
async def test_giving_up(place: Place, tmp_path: Path, custom_id: str) -> None:
    await take_over(place, tmp_path / "old.sqlite3", CHANNELS["boulomania"])
    await press(place, custom_id)
    assert (await table(place, 1)).reason == "resigned"


@pytest.mark.parametrize(
    "custom_id",
    ["x:boulomania:1:more", "x:boulomania:1:describe", "x:boulomania:1:stats", "p:boulomania:1", "e:page:1"],
)
async def test_buttons_that_only_show_something(place: Place, tmp_path: Path, custom_id: str) -> None:
    await take_over(place, tmp_path / "old.sqlite3", CHANNELS["boulomania"])
    result = await press(place, custom_id)
    assert result.acknowledged
    assert text("en", "refused") not in answer(result).content
