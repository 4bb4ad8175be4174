"""What members see of ratings: which games count, two lists, what the number means, and their names there."""

import random
from typing import Any

import pytest
from simcord import ChannelHandle, MemberActor

from play import ratings
from store.records import Standing
from tests.discord.conftest import Place, Speak
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    board_of,
    bot_of,
    give_up,
    last_message,
    private_answer,
    start,
    table_of,
    text,
    texts,
)
from words.texts import LANGUAGES, Language

SHORT: dict[str, Any] = {"points": 6, "balls": 4}


async def play(place: Place, moves: int = 1000, seed: int = 5) -> None:
    """Play so many moves, or to the end; past Discord, as nothing that is seen of them matters here."""
    tables, rng = bot_of(place).play.tables, random.Random(seed)
    view = await tables.view((await table_of(place)).id)
    while moves and view.seat is not None:
        action = rng.choice(view.position.legal_actions())
        view = await tables.act(view.table, view.table.ply, view.seat.member_id or 0, action, "nonce")
        moves -= 1


async def standing(place: Place, member: MemberActor, guild_id: int = 0) -> Standing:
    found = await bot_of(place).play.store.standings.get(member.id, "boulomania", guild_id)
    assert found is not None
    return found


def rating(known: Standing, language: Language = "en") -> str:
    """A rating as it is told while it is provisional."""
    points, uncertainty = ratings.points(known), ratings.uncertainty(known)
    facts = {"points": str(points), "estimate": str(points + uncertainty), "uncertainty": str(uncertainty)}
    return text(language, "rating-provisional", **facts)


async def meet(place: Place, member: MemberActor, opponents: int) -> None:
    """Let a member have played against so many others."""
    known = await standing(place, member)
    listed = opponents >= ratings.ENOUGH_OPPONENTS
    statement = "UPDATE standings SET opponents = ?, listed = ? WHERE member_id = ? AND guild_id = 0"
    await bot_of(place).play.store.database.write(
        lambda connection: connection.exec_driver_sql(statement, (opponents, listed, known.member_id))
    )


# Which games count


@pytest.mark.parametrize("language", LANGUAGES)
async def test_that_a_game_is_too_short_to_be_rated_is_told_from_the_start(
    place: Place, speak: Speak, language: Language
) -> None:
    speak(language, language)
    await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben, **SHORT)
    assert text(language, "challenge-unrated") in last_message(place.channel).content
    await place.ben.click(last_message(place.channel), label=text(language, "challenge-accept"))
    asked = await place.anna.slash(place.channel, "boulo resign")
    assert asked.response is not None
    await place.anna.click(asked.response.message, label=text(language, "resign-yes"))
    assert text(language, "uncounted-short") in texts(board_of(place.channel))


async def test_so_it_is_in_teams(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo team", **SHORT)
    assert text("en", "challenge-unrated") in texts(last_message(place.channel))


@pytest.mark.parametrize("game", COMMANDS.values())
async def test_nothing_is_said_of_games_that_are_long_enough(place: Place, game: str) -> None:
    length: dict[str, Any] = {"length": "quick"} if game == "boulo" else {}
    await place.anna.slash(place.channel, f"{game} challenge", opponent=place.ben, **length)
    assert text("en", "challenge-unrated") not in last_message(place.channel).content


async def test_nor_where_nothing_is_rated(place: Place) -> None:
    await bot_of(place).play.store.settings.save(place.env.guild.id, rated=False)
    await start(place, **SHORT)
    assert not any(text("en", "challenge-unrated") in texts(each) for each in place.channel.history())
    await give_up(place.anna, place.channel)
    assert text("en", "uncounted-short") not in texts(board_of(place.channel))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_giving_up_too_early_does_not_count_and_all_are_told(
    place: Place, speak: Speak, language: Language
) -> None:
    speak(language, language)
    await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
    await place.ben.click(last_message(place.channel), label=text(language, "challenge-accept"))
    asked = await place.anna.slash(place.channel, "carami resign")
    assert asked.response is not None
    await place.anna.click(asked.response.message, label=text(language, "resign-yes"))
    assert text(language, "uncounted-early") in texts(board_of(place.channel))
    assert await bot_of(place).play.store.standings.all() == []


async def test_it_counts_later(place: Place) -> None:
    await start(place, length="quick")
    await play(place, 20)
    await give_up(place.anna, place.channel)
    assert text("en", "uncounted-early") not in texts(board_of(place.channel))
    ben = await standing(place, place.ben)
    assert (ben.games, ben.wins) == (1, 1)


# What is seen of them


async def leaderboard(member: MemberActor, channel: ChannelHandle, **given: Any) -> list[str]:
    return private_answer(await member.slash(channel, "boulo leaderboard", **given)).splitlines()


async def test_a_rated_game_is_seen_in_the_leaderboard_of_its_server(place: Place) -> None:
    await start(place, length="quick")
    await play(place)
    table = await table_of(place)
    winner, loser = (table.seat(side) for side in (table.winner or 0, 1 - (table.winner or 0)))
    member = place.anna if winner.member_id == place.anna.id else place.ben
    title, first, second, meaning = await leaderboard(place.carl, place.channel)
    assert title == text("en", "leaders-here")
    best = rating(await standing(place, member, place.env.guild.id))
    assert first == text("en", "leader", rank=1, name=winner.name, rating=best, games=1, wins=1)
    assert second.startswith(f"2. {loser.name}")
    assert meaning == f"-# {text('en', 'rating-meaning')}"
    past = await leaderboard(place.carl, place.channel, page=2)
    assert past == [text("en", "leaders-past", page=2), title, first, second, meaning]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everywhere_only_those_are_listed_who_have_met_enough(
    place: Place, speak: Speak, language: Language
) -> None:
    await start(place, length="quick")
    await play(place)
    speak(language, language)
    enough = text(language, "leaders-enough", count=ratings.ENOUGH_OPPONENTS)
    nobody, missing = await leaderboard(place.anna, place.channel, where="everywhere")
    assert nobody == text(language, "leaders-none-everywhere")
    assert missing == f"-# {enough} {text(language, 'leaders-missing', count=4)}"
    _, missing = await leaderboard(place.carl, place.channel, where="everywhere")
    assert missing.endswith(text(language, "leaders-missing", count=5)), "also who has never played"
    await meet(place, place.anna, 5)
    title, first, _, last = await leaderboard(place.anna, place.channel, where="everywhere")
    assert title == text(language, "leaders-everywhere")
    assert first.startswith("1. anna · ")
    assert last == f"-# {enough}"
    await meet(place, place.anna, 4)
    _, missing = await leaderboard(place.anna, place.channel, where="everywhere")
    assert missing.endswith(text(language, "leaders-missing", count=1))


async def test_another_server_has_its_own_leaderboard(place: Place) -> None:
    await start(place, length="quick")
    await play(place)
    await meet(place, place.anna, 5)
    await meet(place, place.ben, 5)
    guild = place.env.create_guild()
    channel = guild.create_text_channel("elsewhere")
    dora = guild.add_member(place.env.create_user("dora"))
    assert await leaderboard(dora, channel) == [text("en", "leaders-none")]
    everywhere = await leaderboard(dora, channel, where="everywhere")
    assert [line[:2] for line in everywhere[1:3]] == ["1.", "2."]


async def test_everywhere_goes_by_global_names_and_here_by_nicknames(place: Place) -> None:
    """Those of the challenger and of whoever accepts."""
    guild = place.env.guild
    dora, eva = (
        guild.add_member(place.env.create_user(name), nick=f"Secret {name}") for name in ("dora", "eva")
    )
    known = place._replace(anna=dora, ben=eva)
    await start(known, length="quick")
    await play(known)
    for member in (dora, eva):
        await meet(place, member, 5)
    here, everywhere = [
        "\n".join(await leaderboard(place.carl, place.channel, where=where))
        for where in ("here", "everywhere")
    ]
    assert "Secret dora" in here
    assert "Secret" not in everywhere
    for member in (dora, eva):
        assert f". {member.name} · " in everywhere


async def test_the_same_goes_for_lobbies_and_rematches(place: Place) -> None:
    dora = place.env.guild.add_member(place.env.create_user("dora"), nick="Secret dora")
    await place.anna.slash(place.channel, "boulo team", length="quick")
    for member, button in ((dora, "lobby-join-1"), (place.anna, "lobby-start")):
        await member.click(last_message(place.channel), label=text("en", button))
    seats = (await table_of(place)).seats
    assert [(seat.name, seat.global_name) for seat in seats] == [("anna", "anna"), ("Secret dora", "dora")]
    await give_up(dora, place.channel)
    await dora.slash(place.channel, "boulo rematch")
    await place.anna.click(last_message(place.channel), label=text("en", "challenge-accept"))
    seats = (await table_of(place)).seats
    assert {(seat.name, seat.global_name) for seat in seats} == {("anna", "anna"), ("Secret dora", "dora")}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_has_no_global_name_yet_is_a_number(place: Place, speak: Speak, language: Language) -> None:
    await start(place, length="quick")
    await play(place)
    await meet(place, place.anna, 5)
    forget = "UPDATE standings SET name = '' WHERE guild_id = 0"
    await bot_of(place).play.store.database.write(lambda connection: connection.exec_driver_sql(forget))
    speak(language, language)
    _, first, *_ = await leaderboard(place.carl, place.channel, where="everywhere")
    unnamed = text(language, "leader-unnamed", number=f"{place.anna.id % 10_000:04}")
    assert first.startswith(f"1. {unnamed} · ")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_statistics_have_both_ratings_and_say_what_they_mean(
    place: Place, speak: Speak, language: Language
) -> None:
    await start(place, length="quick")
    await play(place)
    speak(language, language)
    here, everywhere = (
        await standing(place, place.anna, place.env.guild.id),
        await standing(place, place.anna),
    )
    lines = private_answer(await place.anna.slash(place.channel, "boulo stats")).splitlines()
    assert lines[0] == text(language, "stats", name="anna", rating=rating(everywhere, language))
    facts = {"games": here.games, "wins": here.wins}
    assert text(language, "stats-here", rating=rating(here, language), **facts) in lines
    assert lines[-3].endswith("🟢" if here.wins else "🔴")
    assert lines[-2:] == [
        f"-# {text(language, 'stats-missing', count=4)}",
        f"-# {text(language, 'rating-meaning')}",
    ]
    seen = private_answer(await place.carl.slash(place.channel, "boulo stats", member=place.anna))
    assert seen.splitlines() == lines


async def test_who_is_well_known_is_not_provisional(place: Place) -> None:
    await start(place, length="quick")
    await play(place)
    sure = "UPDATE standings SET mu = 30, sigma = 2, rank = 24, opponents = 5"
    await bot_of(place).play.store.database.write(lambda connection: connection.exec_driver_sql(sure))
    lines = private_answer(await place.anna.slash(place.channel, "boulo stats")).splitlines()
    told = text("en", "rating", points="2160", estimate="2400", uncertainty="240")
    assert lines[0] == text("en", "stats", name="anna", rating=told)
    assert not any(text("en", "stats-missing", count=1) in line for line in lines)
