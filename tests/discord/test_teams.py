"""Teams at the table: members take turns ball by ball, leave the seat to the others, and play once more."""

import random
from collections.abc import Sequence

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.app import Boulo
from bot.config import Settings
from engine.boules import Boules
from tests.discord.conftest import Place, Speak
from tests.discord.gathering import (
    begin,
    crowd,
    lobby_message,
    lobby_of,
    member_to_play,
    now,
    open_lobby,
    press,
    shows_team,
)
from tests.discord.playing import (
    actions,
    answer,
    board_of,
    bot_of,
    check_saved,
    click,
    last_message,
    pinged_last,
    position_of,
    private_answer,
    table_of,
    text,
    texts,
)
from words.texts import LANGUAGES, Language
from words.texts import text as text_of


async def leave(member: MemberActor, place: Place, language: Language = "en") -> InteractionResult:
    """Leave the table, and mean it."""
    asked = await member.slash(place.channel, "boulo resign")
    assert private_answer(asked) == text(language, "leave-sure")
    return await member.click(answer(asked).message, label=text(language, "leave-yes"))


async def play_out(place: Place, members: Sequence[MemberActor]) -> dict[str, list[str]]:
    """Play to the end by buttons without shooting the jack; who has played the balls of each side."""
    played: dict[str, list[str]] = {"A": [], "B": []}
    rng = random.Random(8)
    while (position := await position_of(place)).turn != "over":
        board, member = board_of(place.channel), await member_to_play(place, members)
        assert f"{member.mention}, " in texts(board), "whatever there is to do"
        assert isinstance(position, Boules)
        if position.stage in ("play", "corner"):  # once the jack lies, the first ball follows by itself
            played[position.turn].append(member.name)
        await click(member, board, rng.choice([each for each in actions(board) if each != "shoot:jack"]))
    await check_saved(place)
    return played


def headline(a: str, b: str, language: Language = "en") -> str:
    """The headline of a game of Boulomania that has just begun."""
    return text(language, "board-headline", game="Boulomania", a=a, b=b, own=0, other=0)


def check_rotation(played: list[str], team: Sequence[MemberActor]) -> None:
    assert played == [team[number % len(team)].name for number in range(len(played))]


async def test_who_does_not_see_is_told_who_of_a_team_throws(place: Place) -> None:
    """Only whoever is to throw hears that it is their turn; the options are their team's all the same."""
    members = crowd(place, 4)
    await begin(place, members[:2], members[2:], points=7, balls=4)
    thrower = await member_to_play(place, members)
    team = members[:2] if thrower in members[:2] else members[2:]
    for member in members:
        told = texts(answer(await member.slash(place.channel, "boulo describe")).message).strip()
        first, *others = told.splitlines()
        assert first.startswith("You play for ")
        assert ("It is your turn." in first) == (member == thrower)
        assert (f"{thrower.name} is to play." in first) == (member != thrower)
        assert ("(you hold 1)" in others[0]) == (member in team)


async def test_four_against_four(place: Place) -> None:
    members = crowd(place, 8)
    blue, red = members[:4], members[4:]
    await begin(place, blue, red, points=7, balls=5)
    board = board_of(place.channel)
    assert headline("Blue", "Red") in texts(board).splitlines()
    assert shows_team(board, 0, "anna", "ben", "carl", "dora")
    assert shows_team(board, 1, "emil", "fay", "gus", "hana")
    played = await play_out(place, members)
    check_rotation(played["A"], blue)
    check_rotation(played["B"], red)
    assert min(map(len, played.values())) > 4, "everybody has played"
    assert "🏆" in texts(board_of(place.channel))
    table = await table_of(place)
    for member in members:
        (result,) = await bot_of(place).play.store.standings.results(member.id, "boulomania", 10)
        assert result.score == float(table.side_of(member.id) == table.winner)


async def test_out_of_turn(place: Place) -> None:
    """Teammates and opponents are told who is to play, a bystander that it is not their table."""
    members = crowd(place, 7)
    players, bystander = members[:6], members[6]
    await begin(place, players[:3], players[3:])
    for _ in range(4):
        board, member = board_of(place.channel), await member_to_play(place, players)
        before = await table_of(place)
        for other in players:
            if other is not member:
                result = await click(other, board, actions(board)[0])
                assert private_answer(result) == text("en", "not-your-turn", name=member.name)
        result = await click(bystander, board, actions(board)[0])
        assert private_answer(result) == text("en", "not-your-table")
        assert await table_of(place) == before
        await click(member, board, "point3" if "point3" in actions(board) else actions(board)[0])
        chose_a_way = actions(board)[0].startswith("land:")
        assert chose_a_way or f"{member.name} points: " in texts(board_of(place.channel))


@pytest.mark.parametrize("sizes", [pytest.param((1, 2), marks=pytest.mark.thorough), (4, 1)])
async def test_petanque_of_uneven_teams(place: Place, sizes: tuple[int, int]) -> None:
    members = crowd(place, sum(sizes))
    blue, red = members[: sizes[0]], members[sizes[0] :]
    await begin(place, blue, red, "petanque", points=11, balls=3)
    played = await play_out(place, members)
    check_rotation(played["A"], blue)
    check_rotation(played["B"], red)


async def test_seven_against_one(place: Place) -> None:
    members = crowd(place, 8)
    await begin(place, members[:7], members[7:], "petanque")
    assert [len((await table_of(place)).team(side)) for side in (0, 1)] == [7, 1]


async def test_one_against_one_is_a_plain_game(place: Place) -> None:
    await begin(place, [place.anna], [place.ben])
    board = board_of(place.channel)
    assert headline("anna", "ben") in texts(board).splitlines()
    assert text("en", "team-0") not in texts(board)
    asked = await place.anna.slash(place.channel, "boulo resign")
    assert private_answer(asked) == text("en", "resign-sure")


async def test_a_restart_in_the_middle(place: Place, settings: Settings) -> None:
    members = crowd(place, 4)
    await begin(place, members[:2], members[2:], points=2, balls=3)
    for _ in range(3):
        await place.env.restart_bot(Boulo(settings))
        board, member = board_of(place.channel), await member_to_play(place, members)
        ply = (await check_saved(place)).ply
        await click(member, board, actions(board)[0])
        assert (await check_saved(place)).ply > ply
    played = await play_out(place, members)
    assert all(played.values())


# Leaving


async def test_who_is_to_play_leaves(place: Place) -> None:
    members = crowd(place, 4)
    await begin(place, members[:2], members[2:])
    old, member = board_of(place.channel), await member_to_play(place, members)
    await leave(member, place)
    table = await table_of(place)
    side = table.side_of(member.id) or 0
    (mate,) = (seat.name for seat in table.team(side) if not seat.gone)
    board = board_of(place.channel)
    assert board.id != old.id, "an edit would not ping the member who is to play now"
    assert text("en", "event-left", name=member.name, team=text("en", f"team-{side}")) in texts(board)
    assert shows_team(board, side, mate)
    following = await member_to_play(place, members)
    assert following.name == mate
    assert text("en", "board-turn", mention=following.mention) in texts(board)
    assert [user.id for user in board.mentions] == [following.id]
    assert private_answer(await click(member, board, actions(board)[0])) == text("en", "you-have-left")
    again = await member.slash(place.channel, "boulo resign")
    assert private_answer(again) == text("en", "you-have-left")
    await click(following, board, actions(board)[0])
    assert (await table_of(place)).ply > table.ply


async def test_the_question_is_replaced_by_its_answer(place: Place) -> None:
    await begin(place, [place.anna, place.carl], [place.ben])
    asked = await place.carl.slash(place.channel, "boulo resign")
    question = answer(asked)
    await place.carl.click(question.message, label=text("en", "leave-yes"))
    assert question.message.content == text("en", "leave-done")


async def test_the_last_one_of_a_team_gives_up(place: Place) -> None:
    await begin(place, [place.anna, place.carl], [place.ben])
    await leave(place.anna, place)
    asked = await place.carl.slash(place.channel, "boulo resign")
    assert private_answer(asked) == text("en", "resign-sure")
    await place.carl.click(answer(asked).message, label=text("en", "resign-yes"))
    table = await table_of(place)
    assert (table.state, table.winner) == ("over", 1)
    assert text("en", "event-resigned", loser="Blue", winner="Red") in texts(board_of(place.channel))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_meant_to_leave_a_team_does_not_lose_its_game(
    place: Place, speak: Speak, language: Language
) -> None:
    """The last teammate has gone between Anna's question and her answer."""
    speak(language, language)
    await press(place.ben, await open_lobby(place, [place.anna, place.carl], [place.ben]), "start")
    asked = await place.anna.slash(place.channel, "boulo resign")
    await leave(place.carl, place, language)
    result = await place.anna.click(answer(asked).message, label=text(language, "leave-yes"))
    assert private_answer(result) == text(language, "leave-last-one")
    assert (await table_of(place)).state == "playing"
    asked = await place.anna.slash(place.channel, "boulo resign")
    await place.anna.click(answer(asked).message, label=text(language, "resign-yes"))
    assert (await table_of(place)).winner == 1


async def test_an_old_button_that_does_not_say_what_was_asked(place: Place) -> None:
    await begin(place, [place.anna, place.carl], [place.ben])
    custom_id = f"r:boulomania:{(await table_of(place)).id}"
    for member in (place.anna, place.carl):
        view = discord.ui.View()
        view.add_item(discord.ui.Button(custom_id=custom_id))
        await bot_of(place).get_partial_messageable(place.channel.id).send(view=view)
        await member.click(last_message(place.channel), custom_id=custom_id)
    table = await table_of(place)
    assert [seat.name for seat in table.seats if seat.gone] == ["anna"]
    assert table.winner == 1


async def test_a_bystander_cannot_leave(place: Place) -> None:
    await begin(place, [place.anna], [place.ben])
    result = await place.carl.slash(place.channel, "boulo resign")
    assert private_answer(result) == text("en", "not-your-table")


# Once more


async def give_up(member: MemberActor, place: Place, language: Language = "en") -> None:
    """Give up for a team as its last member."""
    asked = await member.slash(place.channel, "boulo resign")
    await member.click(answer(asked).message, label=text(language, "resign-yes"))


async def test_a_rematch_asks_the_same_people_with_sides_swapped(place: Place) -> None:
    members = crowd(place, 5)
    await begin(place, members[:3], members[3:], points=5, balls=2)
    await leave(members[1], place)
    await leave(members[4], place)
    await give_up(members[3], place)
    first = await table_of(place)
    await members[2].slash(place.channel, "boulo rematch")
    message = lobby_message(place.channel)
    lobby = await lobby_of(place, message)
    assert lobby.host_id == members[2].id
    assert [(seat.name, seat.side) for seat in lobby.seats] == [("carl", 1)], "who is not here is not seated"
    for member, side in ((members[3], 0), (members[1], 0), (members[0], 1)):
        await press(member, message, f"join-{side}")
    await press(members[0], message, "start")
    table = await table_of(place)
    assert table.id != first.id
    assert table.options == first.options
    assert [[seat.name for seat in table.team(side)] for side in (0, 1)] == [
        ["dora", "ben"],
        ["carl", "anna"],
    ]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_rematch_pings_those_who_have_played_once(
    place: Place, speak: Speak, language: Language
) -> None:
    speak(language, language)
    members = crowd(place, 4)
    lobby = await open_lobby(place, members[:2], members[2:])
    await press(place.anna, lobby, "start")
    await leave(members[3], place, language)
    await give_up(place.carl, place, language)
    await place.anna.slash(place.channel, "boulo rematch")
    message = lobby_message(place.channel)
    mentions = f"{place.ben.mention} {place.carl.mention}"
    assert text(language, "lobby-again", name="anna", mentions=mentions) in texts(message)
    assert [user.id for user in message.mentions] == pinged_last(place) == [place.ben.id, place.carl.id]
    await press(place.ben, message, "join-0")
    assert place.carl.mention not in texts(now(place.channel, message))


async def test_no_rematch_of_others(place: Place) -> None:
    members = crowd(place, 4)
    await begin(place, members[:2], members[2:3])
    await leave(members[0], place)
    assert private_answer(await members[3].slash(place.channel, "boulo rematch")) == text(
        "en", "not-your-table"
    )
    assert private_answer(await members[0].slash(place.channel, "boulo rematch")) == text(
        "en", "channel-taken"
    )


# Languages


@pytest.mark.each_language
@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language(place: Place, speak: Speak, language: Language) -> None:
    speak(language, language)
    await press(place.ben, await open_lobby(place, [place.anna, place.carl], [place.ben]), "start")
    board = board_of(place.channel)
    blue, red = (text_of(language, f"team-{side}") for side in (0, 1))
    assert headline(blue, red, language) in texts(board).splitlines()
    assert shows_team(board, 0, "anna", "carl", language=language)
    await leave(place.anna, place, language)
    board = board_of(place.channel)
    assert text(language, "event-left", name="anna", team=blue) in texts(board)
    result = await click(place.anna, board, actions(board)[0])
    assert private_answer(result) == text(language, "you-have-left")
