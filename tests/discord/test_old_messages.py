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
from simcord import InteractionResult, MemberActor

from bot.app import Boulo
from bot.config import Settings
from engine.boomerang import Boomerang
from engine.boomerang_placements import legal_placements
from play.turns import RULES
from store import InvitationGone
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
PLAYED = {"boulomania": 1, "petanque": 3, "boomerang": 4, "carami": 6}
"""The games that are on there."""
OVER = {"boulomania": 2, "petanque": 9, "carami": 5}
"""Games that are over, each in the channel of its number."""
FOR_ALL = ("more", "board", "describe", "rules", "leaderboard", "stats")
WITH_DICE = ("boulomania", "petanque")
"""The games whose dice could be checked, and which teams could play."""
PAGES = {"boulomania": 3, "petanque": 3, "boomerang": 2, "carami": 2}
"""How many its rules had."""


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


async def press(place: Place, custom_id: str, by: MemberActor | None = None) -> InteractionResult:
    message = await post(place, ui.Button(custom_id=custom_id, label="?"))
    return await (by or place.anna).click(message, custom_id=custom_id)


async def choose(
    place: Place, custom_id: str, value: str, by: MemberActor | None = None
) -> InteractionResult:
    options = [discord.SelectOption(label=value, value=value)]
    menu: ui.Select[Any] = ui.Select(custom_id=custom_id, options=options)
    message = await post(place, menu)
    return await (by or place.anna).select(message, [value], custom_id=custom_id)


def add_manager(place: Place) -> MemberActor:
    """A member who may manage the server and its channels."""
    rights = discord.Permissions(manage_guild=True, manage_channels=True)
    role = place.env.guild.create_role("managers", permissions=rights)
    return place.env.guild.add_member(place.env.create_user("mona"), roles=[role])


async def table(place: Place, table_id: int) -> Table:
    return await bot_of(place).play.store.tables.get(table_id)


@pytest.mark.parametrize(
    ("game", "table_id", "custom_id", "chosen", "ben"),
    [
        ("boulomania", 1, "a:boulomania:1:14:point2", None, False),
        ("boulomania", 1, "m:boulomania:1:14:0", "shoot:5", False),
        ("petanque", 3, "a:petanque:3:14:point", None, False),
        ("petanque", 3, "m:petanque:3:14:0", "shoot:66", False),
        ("boomerang", 4, "a:boomerang:4:6:V5.0@e4", None, False),
        ("carami", 6, "a:carami:6:5:a5-b4", None, True),
        ("carami", 6, "m:carami:6:5:0", "a5-b4", True),
    ],
)
async def test_a_move(
    place: Place, tmp_path: Path, game: str, table_id: int, custom_id: str, chosen: str | None, ben: bool
) -> None:
    await take_over(place, tmp_path / "old.sqlite3", CHANNELS[game])
    before = await table(place, table_id)
    if chosen is None:
        await press(place, custom_id, place.ben if ben else None)
    else:
        await choose(place, custom_id, chosen, place.ben if ben else None)
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
    result = await press(place, moves[game], place.ben if game == "carami" else None)
    assert answer(result).content == text("en", "game-over", command=COMMANDS[game])
    assert (await table(place, table_id)).ply == before.ply
    assert text("en", "event-rules") in texts(board_of(place.channel))


async def test_an_old_board_is_out_of_date(place: Place, tmp_path: Path) -> None:
    await take_over(place, tmp_path / "old.sqlite3", CHANNELS["boulomania"])
    result = await press(place, "a:boulomania:1:9:point2")
    assert answer(result).content == text("en", "out-of-date")


async def test_a_challenge(place: Place, tmp_path: Path) -> None:
    await take_over(place, tmp_path / "old.sqlite3", 1100)
    await press(place, "c:boulomania:1:accept", place.ben)
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


# Every control of its own


def was_understood(result: InteractionResult) -> bool:
    """Whether the bot knew what was pressed: what cannot be done now is refused with the reason for that."""
    sent = [result.response, *result.followups]
    return result.acknowledged and text("en", "refused") not in [each.content for each in sent if each]


@pytest.mark.parametrize("game", PLAYED)
async def test_everything_under_a_board(place: Place, tmp_path: Path, game: str) -> None:
    await take_over(place, tmp_path / "old.sqlite3", CHANNELS[game])
    own = ("verify",) if game in WITH_DICE else ("takeback", "draw")
    for what in (*FOR_ALL, *own, "resign"):
        assert was_understood(await press(place, f"x:{game}:{PLAYED[game]}:{what}")), what


@pytest.mark.parametrize(("game", "table_id"), OVER.items())
async def test_everything_under_the_board_of_a_finished_game(
    place: Place, tmp_path: Path, game: str, table_id: int
) -> None:
    await take_over(place, tmp_path / "old.sqlite3", 1000 + table_id)
    own = ("verify",) if game in WITH_DICE else ()
    for what in (*FOR_ALL, *own, "replay", "rematch"):
        assert was_understood(await press(place, f"x:{game}:{table_id}:{what}")), what


@pytest.mark.parametrize("game", PAGES)
async def test_offers_to_start_and_rules(place: Place, tmp_path: Path, game: str) -> None:
    await take_over(place, tmp_path / "old.sqlite3", 0)
    for page in range(PAGES[game]):
        assert was_understood(await press(place, f"p:{game}:{page}")), page
    for how in ("open", *(("team",) if game in WITH_DICE else ())):
        assert was_understood(await press(place, f"n:{game}:{how}")), how
    await press(place, f"n:{game}:solo")
    started = await bot_of(place).play.store.tables.in_channel(place.channel.id)
    assert started is not None
    assert started.game == game


@pytest.mark.parametrize(("answered", "ben"), [("decline", True), ("withdraw", False)])
async def test_a_challenge_without_a_game(place: Place, tmp_path: Path, answered: str, ben: bool) -> None:
    await take_over(place, tmp_path / "old.sqlite3", 1100)
    await press(place, f"c:boulomania:1:{answered}", place.ben if ben else None)
    assert await bot_of(place).play.store.tables.in_channel(place.channel.id) is None
    with pytest.raises(InvitationGone):
        await bot_of(place).play.store.invitations.challenge(1)


async def test_everything_in_a_lobby(place: Place, tmp_path: Path) -> None:
    await take_over(place, tmp_path / "old.sqlite3", 1102)
    for what in ("join-1", "join-0", "shuffle"):
        assert was_understood(await press(place, f"l:petanque:1:{what}")), what
    assert was_understood(await press(place, "l:petanque:1:leave", place.ben))
    assert len((await bot_of(place).play.store.invitations.lobby(1)).seats) == 1
    await press(place, "l:petanque:1:close")
    with pytest.raises(InvitationGone):
        await bot_of(place).play.store.invitations.lobby(1)


@pytest.mark.parametrize("what", ["draw", "takeback"])
async def test_every_answer_to_an_offer(place: Place, tmp_path: Path, what: str) -> None:
    await take_over(place, tmp_path / "old.sqlite3", CHANNELS["carami"])
    for answered, by in (("decline", place.anna), ("withdraw", place.ben), ("accept", place.anna)):
        assert was_understood(await press(place, f"o:carami:6:5:{what}:1:{answered}", by)), answered
    after = await table(place, 6)
    assert (after.reason, after.ply) == (("agreed", 5) if what == "draw" else (None, 6)), "the log only grows"


async def test_every_menu_of_a_server(place: Place, tmp_path: Path) -> None:
    """And the button that ends the games of others."""
    manager = add_manager(place)
    await take_over(place, tmp_path / "old.sqlite3", CHANNELS["carami"])
    for what, value in (("language", "de"), ("theme", "contrast"), ("clock", "week"), ("rated", "no")):
        assert was_understood(await choose(place, f"s:{what}", value, manager)), what
    menu: ui.ChannelSelect[Any] = ui.ChannelSelect(custom_id="s:channels", min_values=0)
    await manager.select(await post(place, menu), [place.channel], custom_id="s:channels")
    kept = await bot_of(place).play.store.settings.of_guild(place.env.guild.id)
    assert (kept.language, kept.theme, kept.clock, kept.rated) == ("de", "contrast", "week", False)
    assert kept.channels == [place.channel.id]
    await press(place, "e:6", manager)
    assert (await table(place, 6)).reason == "ended"
