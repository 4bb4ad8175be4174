"""A game by earlier rules: replay and verify say so, accuse nobody, and show what can be followed today."""

from simcord import InteractionResult
from sqlalchemy import update

from store.schema import plies
from tests.discord.conftest import Place
from tests.discord.playing import (
    actions,
    answer,
    board_of,
    bot_of,
    click,
    give_up,
    on_turn,
    private_answer,
    rewrite,
    start,
    table_of,
    text,
    texts,
)


async def play(place: Place, *, followed: bool = True, **values: str | None) -> None:
    """A game that is over, as an earlier bot would have kept it."""
    await start(place)
    for _ in range(3):
        board = board_of(place.channel)
        await click(await on_turn(place), board, actions(board)[0])
    await give_up(place.anna, place.channel)
    await rewrite(place, await table_of(place), rules=1, fingerprint="", dice=1, **values)
    if not followed:
        pointed = update(plies).where(plies.c.token == "point2").values(token="shoot:jack")
        await bot_of(place).play.store.database.write(lambda connection: connection.execute(pointed))


async def verify(place: Place) -> str:
    return private_answer(await place.anna.slash(place.channel, "boulo verify"))


async def replay(place: Place) -> InteractionResult:
    return await place.anna.slash(place.channel, "boulo replay")


async def test_replay_says_so_under_the_film(place: Place) -> None:
    await play(place)
    shown = answer(await replay(place))
    assert text("en", "replay-earlier-rules") in shown.content
    assert shown.attachments


async def test_step_by_step_says_so_at_every_step(place: Place) -> None:
    await play(place)
    film = answer(await replay(place)).message
    opened = await place.anna.click(film, label=text("en", "replay-steps"))
    assert text("en", "replay-earlier-rules") in texts(answer(opened).message)


async def test_replay_shows_no_game_that_todays_rules_cannot_follow(place: Place) -> None:
    await play(place, followed=False)
    assert text("en", "by-earlier-rules") in private_answer(await replay(place))


async def test_verify_accuses_nobody_where_it_cannot_follow(place: Place) -> None:
    await play(place, followed=False)
    told = await verify(place)
    assert text("en", "verify-earlier-rules") in told
    assert text("en", "verify-earlier-right", rolls=0) in told
    assert text("en", "verify-wrong") not in told


async def test_the_board_of_a_game_that_was_ended_for_its_rules_says_so(place: Place) -> None:
    await play(place, reason="ended", winner=None, ended_by=None)
    await place.anna.slash(place.channel, "boulo board")
    assert text("en", "event-rules") in texts(board_of(place.channel))
    assert (await table_of(place)).state == "over"
