"""A match of each game with everything around it: each command, each control, in one language or another."""

from typing import Any, NamedTuple

import discord
import pytest
from simcord import InteractionResult, MemberActor

from tests.discord import gathering
from tests.discord.conftest import Place, Speak
from tests.discord.ghosts import put_down
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    answer,
    board_of,
    click,
    custom_ids,
    last_message,
    on_turn,
    open_group,
    position_of,
    private_answer,
    table_of,
    texts,
)
from tests.discord.playing import text as text_of
from tests.games import WITH_DICE
from words.rules import rule_pages
from words.texts import LANGUAGES, Language

pytestmark = pytest.mark.usefixtures("drawn")


class Match(NamedTuple):
    """A game in a language, between Anna and Ben."""

    place: Place
    game: str
    language: Language

    def text(self, message: str, **facts: str | int) -> str:
        return text_of(self.language, message, command=COMMANDS[self.game], **facts)

    async def type(self, member: MemberActor, command: str, **options: Any) -> InteractionResult:
        return await member.slash(self.place.channel, f"{COMMANDS[self.game]} {command}", **options)

    async def press(
        self, member: MemberActor, message: discord.Message, label: str, **facts: str | int
    ) -> InteractionResult:
        return await member.click(message, label=self.text(label, **facts))

    async def start(self) -> None:
        await self.type(self.place.anna, "challenge", opponent=self.place.ben)
        await self.press(self.place.ben, last_message(self.place.channel), "challenge-accept")
        assert (await table_of(self.place)).language == self.language

    async def give_up(self) -> None:
        asked = await self.type(self.place.anna, "resign")
        assert private_answer(asked) == self.text("resign-sure")
        await self.press(self.place.anna, answer(asked).message, "resign-yes")
        assert self.text("board-over") in texts(board_of(self.place.channel))


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, speak: Speak) -> Language:
    found: Language = request.param
    speak(found, found)
    return found


@pytest.fixture(params=COMMANDS)
def match(request: pytest.FixtureRequest, place: Place, language: Language) -> Match:
    return Match(place, request.param, language)


async def test_a_match_from_the_challenge_to_the_replay(match: Match) -> None:
    place = match.place
    await match.start()
    await type_moves(match)
    await click_a_move(match)
    described = await match.type(place.carl, "describe")
    assert answer(described).ephemeral
    assert texts(answer(described).message)
    refused = await match.type(await on_turn(place), "hint")
    assert private_answer(refused) == match.text("hint-rated")
    await match.type(place.ben, "board")
    assert f"{(await on_turn(place)).mention}, " in texts(board_of(place.channel)), "whatever there is to do"
    await match.give_up()
    shown = await match.type(place.carl, "replay")
    assert answer(shown).attachments
    listed = await place.anna.slash(place.channel, "history")
    assert match.text(f"game-{match.game}") in answer(listed).content


async def type_moves(match: Match) -> None:
    """Type each command that is a move; one that cannot be made now says so in the language."""
    place = match.place
    member, legal = await on_turn(place), (await position_of(place)).legal_actions()
    if match.game == "boomerang":
        await match.type(member, "place", piece="X5", at="d4", rotation=0)
    elif match.game == "carami":
        await match.type(member, "move", move="c3-c4")
    elif match.game == "boulomania":
        shot = await match.type(member, "shoot", target="8")
        assert private_answer(shot) == match.text("refused-pit-is-empty", pit=8)
        way = await match.type(member, "land", way="1>2")
        assert private_answer(way) == match.text("refused-unknown-action")
        await match.type(member, "roll", dice=3)
    else:
        assert all(action.startswith("corner:") for action in legal)
        await match.type(member, "corner", corner="a")
        member = await on_turn(place)
        shot = await match.type(member, "shoot", target="99")
        assert private_answer(shot) == match.text("refused-no-such-cell", cell="9-9")
        await match.type(member, "point")
    assert (await table_of(place)).ply > 0


async def click_a_move(match: Match) -> None:
    """Move by a button or menu under the board, or through the private menus."""
    place, member, board = match.place, await on_turn(match.place), board_of(match.place.channel)
    before, action = await position_of(place), (await position_of(place)).legal_actions()[0]
    if any(custom_id.startswith("g:") for custom_id in custom_ids(board)):
        opened = await open_group(member, board, action.partition(".")[0])
        ghost = answer(opened).message
        assert put_down(ghost).label == match.text("place-put-down")
        await click(member, ghost, (put_down(ghost).custom_id or "").split(":", 4)[4])
    else:
        await click(member, board, action)
    assert await position_of(place) != before


async def test_what_else_can_be_done_at_a_table(match: Match) -> None:
    place = match.place
    await match.start()
    asked = await match.press(place.anna, board_of(place.channel), "more-more")
    assert match.text("more-what") in texts(answer(asked).message)
    await read_the_rules(match, await match.press(place.anna, answer(asked).message, "more-rules"))
    if match.game in WITH_DICE:
        committed = await match.type(place.carl, "verify")
        assert "SHA-256" in private_answer(committed)
    else:
        await agree_on_something(match)
    await match.give_up()
    await match.press(place.ben, board_of(place.channel), "more-rematch")
    await match.press(place.ben, last_message(place.channel), "challenge-withdraw")
    await match.type(place.anna, "rematch")
    await match.press(place.ben, last_message(place.channel), "challenge-decline")
    declined = match.text("challenge-decline-done", name="ben")
    assert declined in texts(last_message(place.channel))


async def read_the_rules(match: Match, told: InteractionResult) -> None:
    """Turn to the second page, by the menu to the last one, and back."""
    anna, shown = match.place.anna, answer(told)
    first, second, *_, last_but_one, last = (page.topic for page in rule_pages(match.game))
    assert match.text(f"rules-{match.game}-{first}") in texts(shown.message)
    await match.press(anna, shown.message, "page-after")
    assert match.text(f"rules-{match.game}-{second}") in texts(shown.message)
    await anna.select(shown.message, [last], custom_id=f"p:pages:{match.game}:1")
    assert match.text(f"rules-{match.game}-{last}-seen") in texts(shown.message)
    await match.press(anna, shown.message, "page-before")
    assert match.text(f"rules-{match.game}-{last_but_one}-name") in texts(shown.message)


async def agree_on_something(match: Match) -> None:
    place, start = match.place, await position_of(match.place)
    first = await on_turn(place)
    await click_a_move(match)
    await match.type(first, "takeback")
    await match.press(await on_turn(place), last_message(place.channel), "offer-accept")
    assert await position_of(place) == start
    await match.type(place.ben, "draw")
    await match.press(place.anna, last_message(place.channel), "offer-decline")
    declined = match.text("offer-draw-declined", name="ben", other="anna")
    assert declined in texts(last_message(place.channel))


async def test_before_a_match_and_between_matches(match: Match) -> None:
    place = match.place
    nothing = await match.type(place.anna, "board")
    assert answer(nothing).content == match.text("no-table")
    await match.press(place.anna, answer(nothing).message, "start-open")
    await match.press(place.ben, last_message(place.channel), "challenge-accept")
    assert match.text(f"game-{match.game}") in texts(board_of(place.channel))
    await match.give_up()
    await match.type(place.anna, "solo", level="easy")
    assert match.text("opponent-easy") in texts(board_of(place.channel))
    await match.give_up()
    for command, said in (("leaderboard", "leaders-none"), ("stats", "stats-none")):
        told = await match.type(place.anna, command)
        assert private_answer(told).startswith(match.text(said, name="anna"))
    rules = await match.type(place.anna, "rules")
    assert match.text(f"rules-{match.game}-short") in texts(answer(rules).message)
    helped = await place.anna.slash(place.channel, "help")
    assert match.text(f"help-{match.game}") in texts(answer(helped).message)


@pytest.mark.parametrize("game", WITH_DICE)
async def test_teams(place: Place, language: Language, game: str) -> None:
    match = Match(place, game, language)
    await match.type(place.anna, "team")
    lobby = gathering.lobby_message(place.channel)
    for member, what in ((place.ben, "join-1"), (place.carl, "join-0"), (place.carl, "leave")):
        await match.press(member, lobby, f"lobby-{what}")
    await match.press(place.ben, lobby, "lobby-start")
    assert (await table_of(place)).side_of(place.ben.id) == 1


async def test_what_a_server_sees(place: Place, language: Language) -> None:
    match = Match(place, "carami", language)
    await match.start()
    listed = await place.carl.slash(place.channel, "tables list")
    assert match.text("game-carami") in texts(answer(listed).message)
    refused = await place.carl.slash(place.channel, "tables end")
    assert private_answer(refused) == match.text("tables-for-managers")
