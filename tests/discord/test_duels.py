"""Boomerang and Carami at the table: whole games by menus alone and by slash commands alone."""

import random
from collections.abc import Sequence

import pytest

from cogs.matches import listener_of
from engine import Position
from engine.boomerang import Boomerang
from engine.boomerang_placements import by_piece
from tests.discord.choosing import choose, group_of, spelled
from tests.discord.conftest import Place
from tests.discord.playing import (
    answer,
    board_of,
    groups,
    last_message,
    on_turn,
    open_group,
    options,
    position_of,
    rewrite,
    table_of,
    texts,
)
from tests.games import DUELS
from words import spoken
from words.texts import say_in, text

GAMES = pytest.mark.parametrize("game", DUELS)
MANY_MOVES = "BBBB./BAAB./A...B/BAA/B.A../BAAAA/ABA.A ..../B..B 0/1 2/2 0 B"
"""More than a menu holds."""
SHORT = 220
"""A seed with which a game of Carami by chance is over soon."""


async def start(place: Place, game: str) -> None:
    await place.anna.slash(place.channel, f"{game} challenge", opponent=place.ben, begin="me")
    await place.ben.click(last_message(place.channel), label="Accept")


def near(position: Position) -> Sequence[str]:
    """The actions that take few clicks from where the ghost of each piece begins."""
    if not isinstance(position, Boomerang):
        return position.legal_actions()
    return [action for places in by_piece(position).values() for action in places[:5]]


@GAMES
async def test_a_whole_game_by_menus(place: Place, game: str) -> None:
    await start(place, game)
    rng = random.Random(SHORT)
    while (position := await position_of(place)).turn != "over":
        action = rng.choice(near(position))
        await choose(await on_turn(place), board_of(place.channel), action)
        assert await position_of(place) == position.apply(action)[0]
    assert f"/{game} rematch" in texts(board_of(place.channel))
    assert texts(board_of(place.channel)).count("game is over") == 1


async def test_a_finished_game_is_replayed(place: Place) -> None:
    await start(place, "carami")
    waiting = await place.anna.slash(place.channel, "carami replay")
    assert "when the game is over" in answer(waiting).content
    for _ in range(4):
        position = await position_of(place)
        await choose(await on_turn(place), board_of(place.channel), position.legal_actions()[0])
    asked = await place.anna.slash(place.channel, "carami resign")
    await place.anna.click(answer(asked).message, label=text("en", "resign-yes"))
    shown = await place.carl.slash(place.channel, "carami replay")
    assert answer(shown).attachments[0].filename.endswith(".gif")


@GAMES
async def test_moves_by_slash_commands(place: Place, game: str) -> None:
    await start(place, game)
    verb = {"boomerang": "place", "carami": "move"}[game]
    rng = random.Random(SHORT)
    while (position := await position_of(place)).turn != "over":
        action = rng.choice(position.legal_actions())
        await (await on_turn(place)).slash(place.channel, f"{game} {verb}", **spelled(action))
    assert (await table_of(place)).state == "over"


ONE_MENU = "BBBB./BBBBB/.B.BB/BAA/.ABAA/ABAAA/.AAAA A..A/.... 1/0 0/0 0 A"
"""Few enough moves for one menu, some of which bring something."""


async def test_the_menu_says_what_each_move_brings(place: Place) -> None:
    await start(place, "carami")
    await rewrite(place, await table_of(place), notation=ONE_MENU)
    await place.anna.slash(place.channel, "carami board")
    told = {option.value: option.description for option in options(board_of(place.channel))}
    assert told["re-e7"] == "you +10, another move"
    assert told["d2xa5xc5"] == "you +6"
    assert told["c4-c5"] is None
    typed = await place.anna.autocomplete(place.channel, "carami move", "move", "re")
    assert [choice["name"] for choice in typed] == ["right outer ramp to e7: you +10, another move"]


@GAMES
async def test_against_the_computer(place: Place, game: str) -> None:
    await place.anna.slash(place.channel, f"{game} solo", level="easy", begin="me")
    for _ in range(3):
        position = await position_of(place)
        assert position.turn == "A"
        await choose(place.anna, board_of(place.channel), position.legal_actions()[0])
        assert text("en", "board-numbers") in texts(board_of(place.channel))


async def test_the_moves_of_carami_are_suggested_in_words(place: Place) -> None:
    await start(place, "carami")
    offered = await place.anna.autocomplete(place.channel, "carami move", "move", "c3")
    assert {"name": "c3 to c4", "value": "c3-c4"} in offered


@GAMES
async def test_the_position_is_told_in_words(place: Place, game: str) -> None:
    await start(place, game)
    for _ in range(6):
        position = await position_of(place)
        await choose(await on_turn(place), board_of(place.channel), position.legal_actions()[0])
    told = await place.carl.slash(place.channel, f"{game} describe")
    assert told.ephemeral
    listener = listener_of(await table_of(place), place.carl.id, say_in("en"))
    assert spoken(await position_of(place), say_in("en"), listener=listener) in texts(answer(told).message)


@GAMES
async def test_the_rules_are_shown(place: Place, game: str) -> None:
    shown = await place.anna.slash(place.channel, f"{game} rules")
    assert answer(shown).message.attachments


def count_menus(position: Position) -> int:
    return len({group_of(action) for action in position.legal_actions()})


async def test_what_fits_no_menu_is_chosen_marble_by_marble(place: Place) -> None:
    await start(place, "carami")
    await rewrite(place, await table_of(place), notation=MANY_MOVES)
    await place.ben.slash(place.channel, "carami board")
    position, board = await position_of(place), board_of(place.channel)
    legal = position.legal_actions()
    assert len(legal) == 29
    assert sorted(groups(board)) == sorted({group_of(action) for action in legal})
    await choose(place.ben, board, legal[-1])
    assert await position_of(place) == position.apply(legal[-1])[0]


async def test_a_bystander_cannot_open_the_menus(place: Place) -> None:
    await start(place, "boomerang")
    board = board_of(place.channel)
    assert count_menus(await position_of(place)) == 11
    result = await open_group(place.carl, board, "X5")
    assert answer(result).ephemeral
    assert "You do not play at this table" in answer(result).content


async def test_that_there_is_nothing_to_replay_is_told_privately(place: Place) -> None:
    await start(place, "carami")
    asked = await place.anna.slash(place.channel, "carami resign")
    await place.anna.click(answer(asked).message, label=text("en", "resign-yes"))
    result = await place.carl.slash(place.channel, "carami replay")
    assert answer(result).ephemeral
    assert not result.deferred


async def test_a_finished_game_is_found_after_another_kind_was_played(place: Place) -> None:
    await start(place, "carami")
    await choose(await on_turn(place), board_of(place.channel), "c3-c4")
    for game in ("carami", "boomerang"):
        if game == "boomerang":
            await start(place, game)
        asked = await place.anna.slash(place.channel, f"{game} resign")
        await place.anna.click(answer(asked).message, label=text("en", "resign-yes"))
    shown = await place.carl.slash(place.channel, "carami replay")
    assert answer(shown).attachments[0].filename.startswith("carami-")


async def test_a_placement_can_be_typed_in_any_case(place: Place) -> None:
    await start(place, "boomerang")
    await place.anna.slash(place.channel, "boomerang place", piece="t5", at="C4", rotation=3)
    assert str(await position_of(place)) == "AAT5.3@c4 B"
