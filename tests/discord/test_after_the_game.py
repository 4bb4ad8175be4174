"""Rematch, ratings and statistics, and that the computer is not rated."""

import random

from simcord import MemberActor

from engine.events import EndCounted, EndStopped
from play import ratings
from tests.discord.conftest import Place
from tests.discord.playing import (
    bot_of,
    give_up,
    last_message,
    position_of,
    private_answer,
    start,
    table_of,
    text,
    type_action,
)


async def play_out(place: Place, seed: int = 5) -> None:
    rng = random.Random(seed)
    while (position := await position_of(place)).turn != "over":
        await type_action(await _mover(place), place.channel, rng.choice(position.legal_actions()))


async def _mover(place: Place) -> MemberActor:
    table, position = await table_of(place), await position_of(place)
    member_id = table.seat("AB".index(position.turn)).member_id
    return next(member for member in (place.anna, place.ben) if member.id == member_id)


async def test_a_rematch_is_a_challenge_with_sides_swapped(place: Place) -> None:
    await start(place, points=3, balls=2)
    first = await table_of(place)
    await give_up(place.anna, place.channel)
    for member, other in ((place.anna, place.ben), (place.ben, place.anna), (place.ben, place.anna)):
        before = await table_of(place)
        await member.slash(place.channel, "boulo rematch")
        assert [user.id for user in last_message(place.channel).mentions] == [other.id]
        await other.click(last_message(place.channel), label=text("en", "challenge-accept"))
        after = await table_of(place)
        assert after.id != before.id
        assert after.side_of(member.id) == before.side_of(other.id)
        assert after.side_of(other.id) == before.side_of(member.id)
        assert after.options == first.options
        await give_up(other, place.channel)


async def test_a_rematch_with_the_computer_starts_at_once(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo solo", level="easy", length="quick")
    before = await table_of(place)
    await give_up(place.anna, place.channel)
    await place.anna.slash(place.channel, "boulo rematch")
    after = await table_of(place)
    assert after.state == "playing"
    assert (after.side_of(place.anna.id), before.side_of(place.anna.id)) == (1, 0)
    assert (after.seat(0).level, after.options) == ("easy", before.options)
    assert (await position_of(place)).turn == "B"


async def test_only_those_who_played_ask_for_a_rematch(place: Place) -> None:
    await start(place)
    assert private_answer(await place.anna.slash(place.channel, "boulo rematch")) == text(
        "en", "channel-taken"
    )
    await give_up(place.anna, place.channel)
    result = await place.carl.slash(place.channel, "boulo rematch")
    assert private_answer(result) == text("en", "not-your-table")


async def test_a_rated_game_is_seen_in_leaderboard_and_statistics(place: Place) -> None:
    await start(place, points=2, balls=2)
    await play_out(place)
    table = await table_of(place)
    winner, loser = (table.seat(side) for side in (table.winner or 0, 1 - (table.winner or 0)))
    leaders = private_answer(await place.carl.slash(place.channel, "boulo leaderboard")).splitlines()
    best = await bot_of(place).play.store.standings.get(winner.member_id or 0, "boulomania")
    assert best is not None
    facts: dict[str, str | int] = {"rating": str(ratings.points(best)), "games": 1, "wins": 1}
    assert leaders[1] == text("en", "leader", rank=1, name=winner.name, **facts)
    assert leaders[2].startswith(f"2. {loser.name}")
    everywhere = await place.carl.slash(place.channel, "boulo leaderboard", where="everywhere")
    assert private_answer(everywhere).splitlines() == leaders
    beyond = await place.carl.slash(place.channel, "boulo leaderboard", page=2)
    assert private_answer(beyond) == text("en", "leaders-none")
    member = place.anna if winner.member_id == place.anna.id else place.ben
    own = private_answer(await member.slash(place.channel, "boulo stats"))
    assert own == private_answer(await place.carl.slash(place.channel, "boulo stats", member=member))
    assert winner.name in own
    assert str(ratings.points(best)) in own
    assert own.endswith("🟢")


async def test_another_server_has_its_own_leaderboard(place: Place) -> None:
    await start(place, points=1, balls=1)
    await play_out(place)
    guild = place.env.create_guild()
    channel = guild.create_text_channel("elsewhere")
    dora = guild.add_member(place.env.create_user("dora"))
    here = await dora.slash(channel, "boulo leaderboard")
    assert private_answer(here) == text("en", "leaders-none")
    everywhere = await dora.slash(channel, "boulo leaderboard", where="everywhere")
    assert len(private_answer(everywhere).splitlines()) == 3


async def test_playing_against_the_computer_is_not_rated(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo solo", level="easy", length="quick")
    rng = random.Random(6)
    while (position := await position_of(place)).turn != "over":
        await type_action(place.anna, place.channel, rng.choice(position.legal_actions()))
    result = await place.anna.slash(place.channel, "boulo stats")
    assert private_answer(result) == text("en", "stats-none", name="anna")


async def test_giving_up_counts_after_the_first_end_only(place: Place) -> None:
    await start(place, points=9, balls=1)
    await give_up(place.anna, place.channel)
    result = await place.ben.slash(place.channel, "boulo leaderboard")
    assert private_answer(result) == text("en", "leaders-none")
    await start(place, points=9, balls=1)
    while not await _an_end_is_over(place):
        await type_action(await _mover(place), place.channel, (await position_of(place)).legal_actions()[0])
    await give_up(place.anna, place.channel)
    standing = await bot_of(place).play.store.standings.get(place.ben.id, "boulomania")
    assert standing is not None
    assert (standing.games, standing.wins) == (1, 1)


async def _an_end_is_over(place: Place) -> bool:
    moved = await bot_of(place).play.tables.view((await table_of(place)).id)
    return any(isinstance(e, EndCounted | EndStopped) for step in moved.steps for e in step.events)


async def test_the_rules_are_told_privately(place: Place) -> None:
    result = await place.carl.slash(place.channel, "boulo rules")
    assert result.ephemeral
    assert result.response is not None
