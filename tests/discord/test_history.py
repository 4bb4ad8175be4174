"""`/history`: one's last games, wherever they were played, for nobody else to see."""

from datetime import timedelta
from typing import Any

import pytest

from store.records import Seat, Table
from tests.discord.conftest import Place, Speak
from tests.discord.naming import id_of
from tests.discord.playing import answer, bot_of, give_up, private_answer, start, table_of, text
from tests.store.records import NOON, a_table, add_table, save_moves
from words.texts import LANGUAGES, Language


async def finish(place: Place, **given: Any) -> Table:
    """A finished game of Anna against Ben, as it is saved."""
    seats = (Seat(0, 0, place.anna.id, "anna"), Seat(1, 0, place.ben.id, "ben"))
    plain = {"seats": seats, "winner": 0, "options": {}, "guild_id": place.env.guild.id}
    table = await add_table(bot_of(place).play.store, a_table(**{**plain, **given}))
    return await save_moves(bot_of(place).play.store, table, state="over")


async def test_who_has_played_nothing_is_told_how_to_begin(place: Place) -> None:
    await start(place)
    assert private_answer(await place.anna.slash(place.channel, "history")) == text("en", "history-none")


async def test_a_game_for_both_who_played_it(place: Place) -> None:
    await start(place)
    await give_up(place.anna, place.channel)
    table = await table_of(place)
    score, why = text("en", "match-score", own=0, other=0), text("en", "reason-resigned")
    for member, other, result in ((place.anna, "ben", "lost"), (place.ben, "anna", "won")):
        title, line, hint = private_answer(await member.slash(place.channel, "history")).splitlines()
        assert title == text("en", "history-title")
        assert line == text(
            "en",
            "history-line",
            number=str(table.id),
            game=text("en", "game-boulomania"),
            opponents=other,
            result=f"{text('en', f'result-{result}')} {score} ({why})",
            when=f"<t:{int(table.moved_at.timestamp())}:R>",
        )
        assert hint == text("en", "history-hint", number=str(table.id))
    assert private_answer(await place.carl.slash(place.channel, "history")) == text("en", "history-none")


@pytest.mark.parametrize(
    ("winner", "reason", "result"),
    [(0, "points", "won"), (1, "points", "lost"), (None, "agreed", "drawn"), (None, "ended", "ended")],
)
async def test_each_result_is_worded(place: Place, winner: int | None, reason: str, result: str) -> None:
    await finish(place, winner=winner, reason=reason)
    shown = private_answer(await place.anna.slash(place.channel, "history"))
    assert f"· {text('en', f'result-{result}')} ·" in shown


async def test_the_score_is_told_from_ones_own_side(place: Place) -> None:
    await finish(place, notation="..o............... 8/8 4-2 A A:play 13/8", reason="time")
    assert "4 \u2013 2 (on time)" in private_answer(await place.anna.slash(place.channel, "history"))
    assert "2 \u2013 4 (on time)" in private_answer(await place.ben.slash(place.channel, "history"))


async def test_the_last_ten_the_latest_first(place: Place) -> None:
    tables = [
        await finish(place, game=("boulomania", "carami")[number % 2], moved_at=NOON + timedelta(number))
        for number in range(12)
    ]
    lines = private_answer(await place.anna.slash(place.channel, "history")).splitlines()[1:-1]
    numbers = [int(line.split("`")[1]) for line in lines]
    assert numbers == [table.id for table in reversed(tables[2:])]


async def test_everybody_of_the_other_team_is_named(place: Place) -> None:
    seats = (
        Seat(0, 0, place.anna.id, "anna"),
        Seat(0, 1, place.carl.id, "carl"),
        Seat(1, 0, 5, "d_o_ra"),
        Seat(1, 1, 6, "emil", gone=True),
    )
    await finish(place, seats=seats)
    shown = private_answer(await place.carl.slash(place.channel, "history"))
    assert r"d\_o\_ra & emil" in shown


async def test_names_of_any_length_fit_into_messages(place: Place) -> None:
    for _ in range(10):
        long = (Seat(0, 0, place.anna.id, "anna"), *(Seat(1, each, 9 + each, "*" * 32) for each in range(4)))
        await finish(place, seats=long, reason="resigned")
    result = await place.anna.slash(place.channel, "history")
    told = [*([result.response] if result.response else []), *result.followups]
    assert all(len(each.content) <= 2000 and each.ephemeral for each in told)
    assert sum(each.content.count("`") for each in told) == 2 * 11


async def test_in_a_private_chat_too(place: Place) -> None:
    table = await finish(place)
    shown = await place.anna.user.slash("history")
    assert f"`{table.id}`" in private_answer(shown)


@pytest.mark.each_language
@pytest.mark.parametrize("language", LANGUAGES)
async def test_in_every_language(place: Place, speak: Speak, language: Language) -> None:
    speak(language, "en-US")
    empty = await place.anna.slash(place.channel, "history")
    assert private_answer(empty) == text(language, "history-none")
    table = await finish(place, reason="time")
    shown = private_answer(await place.anna.slash(place.channel, "history"))
    assert shown.startswith(text(language, "history-title"))
    assert text(language, "result-won") in shown
    assert text(language, "reason-time") in shown
    hint = shown.splitlines()[-1]
    assert hint == text(language, "history-hint", command="boulo", number=str(table.id))
    assert hint.startswith(f"</boulo replay:{id_of('boulo')}> `{table.id}` ")
    assert answer(await place.anna.slash(place.channel, "boulo replay", number=str(table.id))).ephemeral


async def test_a_removed_kind_of_game_is_not_the_example_of_a_replay(place: Place) -> None:
    await finish(place, game="chess")
    (title, line) = private_answer(await place.anna.slash(place.channel, "history")).splitlines()
    assert title == text("en", "history-title")
    assert "chess" in line
