"""`/privacy`: what is kept of a member, for nobody else to see; as a file; deleted after asking once."""

import gzip
import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor
from simcord.backend import serializers

from bot.app import Boulo, operator_of
from bot.config import Settings
from cogs.operator import Operator
from cogs.services import privacy
from play import people
from play.flood_limits import BUDGETS
from play.refusals import Refusal
from store.records import LobbySeat, Seat
from tests.discord.conftest import Place, Speak
from tests.discord.forging import dump
from tests.discord.playing import (
    answer,
    board_of,
    bot_of,
    buttons,
    custom_ids,
    give_up,
    last_message,
    private_answer,
    start,
    table_of,
    text,
    texts,
)
from tests.store.records import a_lobby, a_table, add_table, save_moves
from words.texts import LANGUAGES, Language, say_in
from words.texts import text as text_of

SOMEBODY = text("en", "forgotten-player")


async def press(member: Any, shown: InteractionResult, what: str) -> InteractionResult:
    message = answer(shown).message
    (custom_id,) = [each for each in custom_ids(message) if each.startswith(f"d:{what}")]
    pressed: InteractionResult = await member.click(message, custom_id=custom_id)
    return pressed


async def delete(member: MemberActor, place: Place) -> InteractionResult:
    """Have everything deleted, and mean it."""
    asked = await press(member, await member.slash(place.channel, "privacy"), "delete")
    return await press(member, asked, "confirm")


async def exported(result: InteractionResult) -> dict[str, Any]:
    assert answer(result).ephemeral
    (file,) = answer(result).attachments
    data = await file.read()
    read: dict[str, Any] = json.loads(gzip.decompress(data) if file.filename.endswith(".gz") else data)
    return read


async def check_no_trace(place: Place, member: MemberActor) -> None:
    saved = str(await dump(place))
    assert str(member.id) not in saved
    assert member.user.name not in saved


# Telling, exporting


@pytest.mark.each_language
@pytest.mark.parametrize("language", LANGUAGES)
async def test_all_of_it_in_every_language(place: Place, speak: Speak, language: Language) -> None:
    await start(place)
    await give_up(place.ben, place.channel)
    speak(language, "en-US")
    told = await place.anna.slash(place.channel, "privacy")
    assert private_answer(told) == text_of(language, "privacy-about")
    assert [button.label for button in buttons(answer(told).message)] == [
        text_of(language, "privacy-export"),
        text_of(language, "privacy-delete"),
    ]
    file = await press(place.anna, told, "export")
    assert private_answer(file) == text_of(language, "privacy-exported")
    assert (await exported(file))["member_id"] == str(place.anna.id)
    asked = await press(place.anna, told, "delete")
    assert private_answer(asked) == text_of(language, "privacy-sure", games=0)
    (button,) = buttons(answer(asked).message)
    assert button.label == text_of(language, "privacy-confirm")
    done = await press(place.anna, asked, "confirm")
    assert done.response is not None
    assert done.response.content == text_of(language, "privacy-done")
    assert not buttons(done.response.message)
    await check_no_trace(place, place.anna)
    number = str((await table_of(place)).id)
    history = private_answer(await place.ben.slash(place.channel, "history"))
    assert text_of(language, "forgotten-player") in history
    assert f"`{number}`" in history
    checked = await place.ben.slash(place.channel, "boulo verify")
    assert private_answer(checked) == text_of(language, "verify-forgotten")


async def test_in_a_private_chat_too(place: Place) -> None:
    anna = place.anna.user
    await anna.slash("boulo solo", level="easy")
    told = await anna.slash("privacy")
    assert private_answer(told) == text("en", "privacy-about")
    kept = await exported(await press(anna, told, "export"))
    assert [row["channel_id"] for row in kept["tables"]] == [str(anna.dm_channel.id)]
    asked = await press(anna, told, "delete")
    assert private_answer(asked) == text("en", "privacy-sure", games=1)
    await press(anna, asked, "confirm")
    await check_no_trace(place, place.anna)
    assert str(anna.dm_channel.id) not in str(await dump(place)), "which belongs to her alone"


async def test_the_file_has_the_match_as_it_was_played(place: Place) -> None:
    await start(place)
    await give_up(place.anna, place.channel)
    table, told = await table_of(place), await place.anna.slash(place.channel, "privacy")
    kept = await exported(await press(place.anna, told, "export"))
    (row,) = kept["tables"]
    assert (row["id"], row["game"], row["reason"]) == (str(table.id), "boulomania", "resigned")
    assert "seed" not in row
    assert [seat["name"] for seat in kept["seats"]] == ["anna"]


async def test_a_large_file_is_packed(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(privacy, "LARGEST_FILE", 10)
    told = await place.anna.slash(place.channel, "privacy")
    shown = await press(place.anna, told, "export")
    assert answer(shown).attachments[0].filename == "boulo-data.json.gz"
    assert (await exported(shown))["member_id"] == str(place.anna.id)


async def test_nobody_exports_without_end(place: Place) -> None:
    told = await place.anna.slash(place.channel, "privacy")
    for _ in range(BUDGETS["export"].most):
        assert answer(await press(place.anna, told, "export")).attachments
    refused = await press(place.anna, told, "export")
    assert not answer(refused).attachments
    assert private_answer(refused).startswith(text("en", "limit-export", when="").rstrip(" ."))


async def test_who_runs_the_bot_can_be_reached(place: Place) -> None:
    settings = Settings(
        boulo_contact="boulo@example.org",
        boulo_privacy_url="https://example.org/privacy",
        boulo_terms_url="https://example.org/terms",
    )
    operator = operator_of(settings)
    services = bot_of(place).services
    services.privacy._operator = services.help._operator = operator
    links = [
        text("en", "operator-privacy", url="https://example.org/privacy"),
        text("en", "operator-terms", url="https://example.org/terms"),
    ]
    told = private_answer(await place.anna.slash(place.channel, "privacy"))
    assert text("en", "operator-contact", contact="boulo@example.org") in told
    assert " · ".join(links) in told
    helped = await place.anna.slash(place.channel, "help")
    await place.anna.click(answer(helped).message, custom_id="h:commands")
    assert " · ".join(links) in texts(answer(helped).message)
    assert Operator(terms_url="https://example.org/terms").links(say_in("en")) == links[1]
    assert Operator().contact_line(say_in("en")) == ""


# Deleting


async def test_nothing_happens_until_it_is_confirmed(place: Place) -> None:
    await start(place)
    before = await dump(place)
    asked = await press(place.anna, await place.anna.slash(place.channel, "privacy"), "delete")
    assert private_answer(asked) == text("en", "privacy-sure", games=1)
    assert await dump(place) == before


async def test_a_deletion_is_confirmed_by_its_own_button_once_and_in_time(place: Place) -> None:
    await start(place)
    before = await dump(place)
    privacy = await place.anna.slash(place.channel, "privacy")
    asked = await press(place.anna, privacy, "delete")
    bot_of(place).play.now = lambda: datetime.now(UTC) + timedelta(minutes=16)
    late = await press(place.anna, asked, "confirm")
    assert private_answer(late) == text("en", "privacy-ask-again")
    assert await dump(place) == before
    again = await press(place.anna.user, await place.anna.user.slash("privacy"), "delete")
    old = await press(place.anna, asked, "confirm")
    assert private_answer(old) == text("en", "privacy-ask-again")
    assert await dump(place) == before
    await press(place.anna.user, again, "confirm")
    assert (await table_of(place)).state == "over"


async def test_the_game_that_goes_on_is_given_up_and_shown(place: Place) -> None:
    await start(place)
    await delete(place.anna, place)
    table = await table_of(place)
    assert (table.state, table.reason, table.winner) == ("over", "resigned", 1)
    assert text("en", "board-over") in texts(board_of(place.channel))
    assert f"<@{place.ben.id}>" in texts(board_of(place.channel))
    await check_no_trace(place, place.anna)


async def test_a_game_of_a_forgotten_member_is_still_shown_and_replayed(place: Place) -> None:
    await start(place)
    await give_up(place.anna, place.channel)
    await delete(place.anna, place)
    await place.ben.slash(place.channel, "boulo board")
    shown = texts(board_of(place.channel))
    assert SOMEBODY in shown
    assert "anna" not in shown
    assert "None" not in shown
    film = await place.ben.slash(place.channel, "boulo replay")
    assert answer(film).attachments
    assert SOMEBODY in answer(film).content
    suggested = await place.ben.autocomplete(place.channel, "boulo replay", "number", "")
    assert any(SOMEBODY in choice["name"] for choice in suggested)
    await place.ben.slash(place.channel, "boulo rematch")
    asked = text("en", "challenge-anybody", name="ben", game=text("en", "game-boulomania"))
    assert last_message(place.channel).content.splitlines()[0] == asked
    await place.carl.click(last_message(place.channel), label=text("en", "challenge-accept"))
    assert (await table_of(place)).state == "playing"


async def test_who_cleared_a_game_away_is_not_known_any_more(place: Place) -> None:
    await start(place)
    await bot_of(place).play.driver.end((await table_of(place)).id, place.carl.id)
    await delete(place.carl, place)
    await place.ben.slash(place.channel, "boulo board")
    assert text("en", "event-ended", mention=SOMEBODY) in texts(board_of(place.channel))


async def test_a_team_sees_that_somebody_was_there(place: Place) -> None:
    store = bot_of(place).play.store
    seats = (
        Seat(0, 0, place.anna.id, "anna"),
        Seat(0, 1, place.carl.id, "carl"),
        Seat(1, 0, place.ben.id, "ben"),
    )
    table = await add_table(
        store, a_table(seats=seats, options={}, guild_id=place.env.guild.id, channel_id=place.channel.id)
    )
    await save_moves(store, table, state="over", reason="points", winner=0)
    await delete(place.anna, place)
    assert f"{SOMEBODY} & carl" in private_answer(await place.ben.slash(place.channel, "history"))


async def test_a_challenge_and_a_lobby_are_left(place: Place) -> None:
    await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
    challenge = last_message(place.channel)
    lobby = await bot_of(place).play.store.invitations.add_lobby(
        a_lobby(host_id=place.anna.id, seats=(LobbySeat(place.anna.id, 0, 0, "anna"),))
    )
    await delete(place.anna, place)
    await check_no_trace(place, place.anna)
    late = await place.ben.click(challenge, label=text("en", "challenge-accept"))
    assert private_answer(late) == text("en", "challenge-gone", command="carami")
    with pytest.raises(Refusal, match="lobby-gone"):
        await bot_of(place).play.lobbies.find(
            lobby.id, lobby.game, people.Place(lobby.guild_id, lobby.channel_id)
        )


async def test_the_menu_of_a_deleted_game_is_answered(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo solo", level="easy")
    board = board_of(place.channel)
    await delete(place.anna, place)
    late = await place.anna.click(
        board, custom_id=next(each for each in custom_ids(board) if each[:2] == "x:")
    )
    assert private_answer(late).startswith(text("en", "no-table"))


# Servers that are left, and the daily task


async def test_a_server_is_left_and_come_back_to(place: Place) -> None:
    guild = place.env.guild.id
    play = bot_of(place).play

    async def left() -> list[int]:
        return await play.store.guilds.left_before(play.now() + timedelta(days=1))

    place.env.backend.emit("GUILD_DELETE", {"id": str(guild), "unavailable": True})
    await place.env.settle()
    assert await left() == [], "an outage"
    place.env.backend.emit("GUILD_DELETE", {"id": str(guild)})
    await place.env.settle()
    assert await left() == [guild]
    backend = place.env.backend
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.guilds[guild]))
    await place.env.settle()
    assert await left() == []


async def test_servers_are_compared_after_a_start(place: Place, settings: Settings) -> None:
    store = bot_of(place).play.store
    await add_table(store, a_table(guild_id=place.env.guild.id))
    await add_table(store, a_table(guild_id=5, channel_id=5))
    await place.env.restart_bot(Boulo(settings))
    await place.env.settle()
    play = bot_of(place).play
    assert await play.store.guilds.left_before(play.now() + timedelta(days=1)) == [5]


async def test_the_bot_cleans_up_each_day(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    await start(place)
    await give_up(place.anna, place.channel)
    play = bot_of(place).play
    then = play.now()
    cog = bot_of(place).get_cog("CleaningCog")
    assert cog is not None
    monkeypatch.setattr(bot_of(place), "hosts", lambda guild_id: True)
    await cog.each_hour()  # type: ignore[attr-defined]
    for after, hosted in ((timedelta(hours=23), True), (timedelta(days=366), False)):
        monkeypatch.setattr(play, "now", lambda after=after: then + after)
        monkeypatch.setattr(bot_of(place), "hosts", lambda guild_id, hosted=hosted: hosted)
        monkeypatch.setattr("play.cleaning.UNSEEN_FOR", timedelta(hours=1))
        await cog.each_hour()  # type: ignore[attr-defined]
        assert str(place.anna.id) in str(await dump(place)), "it is not due, or another process does it"
    monkeypatch.setattr(bot_of(place), "hosts", lambda guild_id: True)
    await cog.each_hour()  # type: ignore[attr-defined]
    await check_no_trace(place, place.anna)
    monkeypatch.setattr(play.cleaning, "run", None)
    monkeypatch.setattr(play, "now", lambda: then + timedelta(days=368))
    await cog.each_hour()  # type: ignore[attr-defined]  # what fails is tried again the next day
