"""`/… replay`: a finished game as an animated picture, found by its number; a long one shows progress."""

import asyncio
import os
from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image
from simcord import InteractionResult, MemberActor

from cogs.services import films, progress
from engine import GAMES
from play.views import Venue
from play.workers import ProcessWorker
from render import THEMES
from store.records import Seat, Table
from tests.discord import films as wrong_films
from tests.discord.conftest import Place, Speak
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    actions,
    allow,
    answer,
    board_of,
    bot_of,
    click,
    custom_ids,
    give_up,
    is_shown,
    position_of,
    private_answer,
    start,
    table_of,
    text,
    unsettled,
)
from tests.store.records import a_table, add_table, save_moves
from words import LONGEST_ALT
from words.texts import LANGUAGES, Language
from words.texts import text as text_of

pytestmark = pytest.mark.usefixtures("filming_begun")


async def play(place: Place, moves: int = 2, **options: Any) -> Table:
    """Some moves of a game that Anna then gives up."""
    await start(place, **options)
    for _ in range(moves):
        board = board_of(place.channel)
        await click(await mover(place), board, actions(board)[0])
    await give_up(place.anna, place.channel)
    return await table_of(place)


async def mover(place: Place) -> MemberActor:
    seat = (await table_of(place)).seat("AB".index((await position_of(place)).turn))
    return place.anna if seat.member_id == place.anna.id else place.ben


async def film_of(result: InteractionResult) -> Image.Image:
    """The animated picture that everybody sees."""
    shown = answer(result)
    assert not shown.ephemeral
    (picture,) = shown.attachments
    return Image.open(BytesIO(await picture.read()))


async def replay(member: MemberActor, place: Place, number: object = None) -> InteractionResult:
    named = {} if number is None else {"number": str(number)}
    return await member.slash(place.channel, "boulo replay", **named)


async def replay_by_button(place: Place) -> InteractionResult:
    """By the button below the board of a game that is over."""
    custom_id = next(each for each in custom_ids(board_of(place.channel)) if each.endswith(":replay"))
    return await place.carl.click(board_of(place.channel), custom_id=custom_id)


async def test_the_last_game_of_the_channel(place: Place) -> None:
    table = await play(place)
    result = await replay(place.carl, place)
    film = await film_of(result)
    assert film.n_frames > 2  # type: ignore[attr-defined]
    content = answer(result).content
    for part in (text("en", "game-boulomania"), "anna", "ben", "<t:", str(table.id)):
        assert part in content
    (picture,) = answer(result).attachments
    assert picture.description is not None
    assert "anna" in picture.description
    assert len(picture.description) <= LONGEST_ALT
    assert answer(result).message.mentions == []


async def test_a_short_film_shows_no_percentage(place: Place) -> None:
    await play(place)
    await replay(place.carl, place)
    assert not [each for each in told(place) if "%" in each]


async def test_a_game_by_its_number(place: Place) -> None:
    first, second = await play(place, 0), await play(place, 8)
    frames = [
        (await film_of(await replay(place.carl, place, number))).n_frames  # type: ignore[attr-defined]
        for number in (first.id, second.id, f" #{first.id} ")
    ]
    assert frames[0] == frames[2] < frames[1]


async def test_in_the_colours_of_its_table(place: Place) -> None:
    """The first frame of a game by night is darker."""
    light = []
    for theme in THEMES:
        await bot_of(place).play.store.settings.save(place.env.guild.id, theme=theme)
        await play(place, 1)
        film = await film_of(await replay(place.carl, place))
        light.append(sum(film.convert("L").resize((1, 1)).tobytes()))
    assert len(set(light)) == len(THEMES)


async def test_own_games_are_shown_anywhere(place: Place) -> None:
    table = await play(place)
    guild = place.env.create_guild()
    elsewhere = guild.create_text_channel("elsewhere")
    anna, carl = (guild.add_member(member.user) for member in (place.anna, place.carl))
    shown = await anna.slash(elsewhere, "boulo replay", number=str(table.id))
    assert answer(shown).attachments
    refused = await carl.slash(elsewhere, "boulo replay", number=str(table.id))
    assert private_answer(refused) == text("en", "replay-unknown", number=str(table.id))
    shown = await place.anna.user.slash("boulo replay", number=str(table.id))
    assert answer(shown).attachments
    refused = await place.carl.user.slash("boulo replay", number=str(table.id))
    assert private_answer(refused) == text("en", "replay-unknown", number=str(table.id))


async def test_games_are_shown_to_those_who_may_look_where_they_were_played(place: Place) -> None:
    secret = place.env.guild.create_text_channel("secret")
    allow(place, secret, place.carl, view_channel=False)
    dora = place.env.guild.add_member(place.env.create_user("dora"))
    table = await play(place._replace(channel=secret))
    assert answer(await replay(dora, place, table.id)).attachments
    refused = await replay(place.carl, place, table.id)
    assert private_answer(refused) == text("en", "replay-unknown", number=str(table.id))
    assert answer(await replay(place.anna, place, table.id)).attachments


async def test_a_game_in_a_thread_that_is_closed_by_now(place: Place) -> None:
    dora = place.env.guild.add_member(place.env.create_user("dora"))
    allow(place, place.channel, place.carl, view_channel=False)
    other = place._replace(channel=place.env.guild.create_text_channel("other"))
    await place.anna.slash(place.channel, "boulo solo", level="easy", thread=True)
    (thread,) = place.channel.threads
    await give_up(place.anna, thread)
    (table,) = await bot_of(place).play.store.tables.finished_by(place.anna.id, 1)
    assert answer(await replay(dora, other, table.id)).attachments
    refused = await replay(place.carl, other, table.id)
    assert private_answer(refused) == text("en", "replay-unknown", number=str(table.id))


async def test_in_a_private_thread_to_everybody_there(place: Place) -> None:
    thread = place.env.backend.create_thread(
        place.channel.id, "secret", place.anna.id, type=discord.ChannelType.private_thread.value
    )
    for member in (place.ben, place.carl):
        place.env.backend.add_thread_member(thread.id, member.id)
    await place.env.settle()
    inside = place._replace(channel=place.channel.threads[0])
    table = await play(inside)
    refused = await replay(place.carl, place, table.id)
    assert private_answer(refused) == text("en", "replay-unknown", number=str(table.id))
    assert answer(await replay(place.carl, inside, table.id)).attachments


async def test_games_of_private_chats_are_nobody_elses(place: Place) -> None:
    table = await add_table(bot_of(place).play.store, a_table(guild_id=None, state="over"))
    refused = await place.carl.user.slash("boulo replay", number=str(table.id))
    assert private_answer(refused) == text("en", "replay-unknown", number=str(table.id))


@pytest.mark.parametrize("number", ["4711", "x", "", "-1", "1.5", "٣", "9" * 2000])
async def test_a_number_that_there_is_not(place: Place, number: str) -> None:
    result = await place.anna.slash(place.channel, "boulo replay", number=number)
    told = number if len(number) <= 15 else number[:14] + "…"
    assert private_answer(result) == text("en", "replay-unknown", number=told)


async def test_another_kind_of_game_names_its_command(place: Place) -> None:
    table = await play(place)
    result = await place.anna.slash(place.channel, "carami replay", number=str(table.id))
    game = text("en", "game-boulomania")
    assert private_answer(result) == text("en", "replay-other-game", number=str(table.id), game=game)


async def test_while_a_game_is_on_another_may_be_shown(place: Place) -> None:
    table = await play(place)
    await place.carl.slash(place.channel, "carami solo", level="easy", begin="me")
    assert answer(await replay(place.carl, place)).attachments
    await give_up_carami(place)
    await start(place)
    refused = await replay(place.carl, place)
    assert private_answer(refused) == text("en", "replay-after-the-game")
    assert answer(await replay(place.carl, place, table.id)).attachments


async def give_up_carami(place: Place) -> None:
    asked = await place.carl.slash(place.channel, "carami resign")
    await place.carl.click(answer(asked).message, label=text("en", "resign-yes"))


async def test_where_nothing_was_played_a_game_is_offered(place: Place) -> None:
    result = await replay(place.carl, place)
    assert private_answer(result) == text("en", "no-table")
    assert "n:boulomania:solo" in custom_ids(answer(result).message)


@pytest.mark.each_language
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_game_in_every_language(place: Place, speak: Speak, language: Language, game: str) -> None:
    speak(language, language)
    tables, seats = (
        bot_of(place).play.tables,
        (Seat(0, 0, place.anna.id, "anna"), Seat(1, 0, place.ben.id, "ben")),
    )
    venue = Venue(place.env.guild.id, place.channel.id, language)
    moved = await tables.start(game, {}, seats, venue, nonce="1")
    assert moved.seat is not None
    mover = moved.seat.member_id or 0
    await tables.act(moved.table.id, None, mover, moved.position.legal_actions()[0], "2")
    await tables.resign(moved.table.id, mover)
    shown = answer(await place.carl.slash(place.channel, f"{COMMANDS[game]} replay"))
    assert shown.attachments[0].filename.startswith(f"{game}-replay-")
    own, other = (await position_of(place)).score()
    score = text_of(language, "match-score", own=own, other=other)
    when = f"<t:{int((await table_of(place)).started_at.timestamp())}:D>"
    facts = {
        "number": str(moved.table.id),
        "game": text_of(language, f"game-{game}"),
        "a": "anna",
        "b": "ben",
    }
    worded = text_of(language, "replay-done", when=when, score=score, **facts)
    assert shown.content.replace("🏆 ", "") == worded
    assert "🏆" in shown.content
    assert (shown.attachments[0].description or "").startswith(
        text_of(language, "replay-alt", count=1, score=score, **facts)[:20]
    )


def told(place: Place) -> list[str]:
    """What the answer said before it showed the film."""
    edits = [each for each in place.env.http_requests if each.method == "PATCH" and "@original" in each.path]
    return [str((each.json or {}).get("content") or "") for each in edits]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_long_film_tells_how_far_it_is(
    place: Place, speak: Speak, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """As if two seconds had passed after each frame."""
    await play(place, 6)
    speak(language, "en-US")
    monkeypatch.setattr(progress, "TOLD_EVERY_SECONDS", 0)
    result = await replay(place.carl, place)
    said = [each for each in told(place) if "%" in each]
    percents = [int("".join(filter(str.isdecimal, each))) for each in said]
    assert percents
    assert percents == sorted(percents)
    assert text_of(language, "replay-making", percent=percents[0]) == said[0]
    assert answer(result).attachments
    assert "%" not in answer(result).content


async def test_progress_that_cannot_be_shown_does_not_stop_the_film(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(place)
    monkeypatch.setattr(progress, "TOLD_EVERY_SECONDS", 0)
    place.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=500)
    assert answer(await replay(place.carl, place)).attachments


@pytest.mark.parametrize("by_button", [False, True])
@pytest.mark.parametrize("late", [False, True])
async def test_a_film_that_fails_leaves_only_private_words(
    place: Place, monkeypatch: pytest.MonkeyPatch, by_button: bool, late: bool
) -> None:
    """Also when it has told how far it is by then."""
    await play(place)
    before = len(place.channel.history())
    monkeypatch.setattr(progress, "TOLD_EVERY_SECONDS", 0 if late else 9)
    monkeypatch.setattr(films, "animate_log", wrong_films.fail)
    result = await replay_by_button(place) if by_button else await replay(place.carl, place)
    assert (text("en", "replay-making", percent=10) in told(place)) == late
    assert private_answer(result) == text("en", "went-wrong")
    assert len(place.channel.history()) == before


async def test_a_process_that_dies_is_replaced(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    await play(place)
    with monkeypatch.context() as patched:
        patched.setattr(films, "animate_log", wrong_films.die)
        assert private_answer(await replay(place.carl, place)) == text("en", "went-wrong")
    assert answer(await replay(place.carl, place)).attachments


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_game_in_which_nothing_was_played(place: Place, speak: Speak, language: Language) -> None:
    table = a_table(guild_id=place.env.guild.id, channel_id=place.channel.id, state="over")
    await add_table(bot_of(place).play.store, table)
    speak(language, "en-US")
    assert private_answer(await replay(place.carl, place)) == text(language, "replay-nothing")
    assert place.channel.history() == []


# Nobody is held up


def count_films(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """A list to which every film that is made from now on adds something."""
    made: list[object] = []
    run = ProcessWorker.run

    async def count(worker: ProcessWorker, work: Any, *args: object, progress: Any) -> Any:
        made.append(work)
        return await run(worker, work, *args, progress=progress)

    monkeypatch.setattr(ProcessWorker, "run", count)
    return made


async def test_twenty_at_once_are_one_film(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    await play(place, 6)
    made = count_films(monkeypatch)
    with unsettled(place):
        results = [await replay(place.carl, place) for _ in range(20)]
    await place.env.settle()
    answered = [answer(each) for each in results if each.response is not None or each.followups]
    assert len(made) == 1
    assert len([each for each in place.channel.history() if "🎬" in each.content]) == 1
    told = "of nineteen refusals each takes the place of the one before"
    assert [each.content for each in answered] == [text("en", "replay-one-at-a-time")], told


async def test_those_who_ask_for_the_same_film_get_it_together(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(place, 6)
    made = count_films(monkeypatch)
    with unsettled(place):
        results = [await replay(each, place) for each in (place.anna, place.ben, place.carl)]
    await place.env.settle()
    assert len({answer(each).attachments[0].filename for each in results}) == len(made) == 1


async def test_a_finished_film_is_sent_again(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    await play(place)
    made = count_films(monkeypatch)
    shown = [answer(await replay(each, place)).attachments[0].filename for each in (place.carl, place.anna)]
    assert (len(set(shown)), len(made)) == (1, 1)


async def test_not_more_films_are_kept_than_there_is_room_for(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await play(place), await play(place, 4)
    made = count_films(monkeypatch)
    monkeypatch.setattr(films, "MOST_FILMS", 1)
    for number in (first.id, first.id, second.id, first.id):
        assert answer(await replay(place.carl, place, number)).attachments
    assert len(made) == 3


async def test_a_turn_does_not_wait_for_a_film(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    table, end = await play(place), wrong_films.end_of(os.getpid())
    await start(place)
    monkeypatch.setattr(films, "animate_log", wrong_films.idle)
    before, board, moving = await table_of(place), board_of(place.channel), await mover(place)
    with unsettled(place):
        film = await replay(place.carl, place, table.id)
        await asyncio.sleep(0.1)
        await click(moving, board, actions(board)[0])
        while (await table_of(place)).ply == before.ply or not await is_shown(place):
            pass
        assert not film.followups
        end.touch()
    await place.env.settle()
    end.unlink()
    assert private_answer(film) == text("en", "replay-nothing")


# Suggestions


@pytest.mark.parametrize("language", LANGUAGES)
async def test_own_games_of_that_kind_are_suggested(place: Place, speak: Speak, language: Language) -> None:
    first, second = await play(place), await play(place, 6)
    speak(language, "en-US")
    offered = await place.ben.autocomplete(place.channel, "boulo replay", "number", "")
    assert [each["value"] for each in offered] == [str(second.id), str(first.id)]
    date = second.moved_at.date().isoformat()
    for part in (str(second.id), "anna", text_of(language, "result-won"), date):
        assert part in offered[0]["name"]
    fitting = await place.ben.autocomplete(place.channel, "boulo replay", "number", str(first.id))
    assert str(first.id) in [each["value"] for each in fitting]
    assert await place.ben.autocomplete(place.channel, "boulo review", "number", "") == offered
    assert await place.carl.autocomplete(place.channel, "boulo replay", "number", "") == []
    assert await place.ben.autocomplete(place.channel, "carami replay", "number", "") == []


async def test_no_more_and_no_longer_suggestions_than_discord_takes(place: Place) -> None:
    seats = (
        Seat(0, 0, place.anna.id, "anna"),
        *(Seat(1, number, 100 + number, "W" * 32) for number in range(4)),
    )
    store = bot_of(place).play.store
    for _ in range(30):
        table = await add_table(store, a_table(seats=seats, channel_id=place.channel.id))
        await save_moves(store, table, state="over", winner=0, reason="resigned")
    offered = await place.anna.autocomplete(place.channel, "boulo replay", "number", "")
    assert len(offered) == 25
    assert all(1 <= len(each["name"]) <= 100 for each in offered)
