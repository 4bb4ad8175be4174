"""`/tables exclude`: a member who starts and joins no more games on a server; those that are on go on."""

import discord
import pytest
from simcord import InteractionResult, MemberActor

from play.settings import MOST_EXCLUDED
from tests.discord.conftest import Place, Speak
from tests.discord.gathering import press
from tests.discord.playing import (
    board_of,
    bot_of,
    click,
    last_message,
    on_turn,
    private_answer,
    start,
    table_of,
    text,
)
from words.texts import LANGUAGES, Language

EXCLUDED = text("en", "excluded")


@pytest.fixture
def manager(place: Place) -> MemberActor:
    """A member who may manage the server."""
    role = place.env.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    return place.env.guild.add_member(place.env.create_user("mona"), roles=[role])


async def exclude(place: Place, manager: MemberActor, member: MemberActor) -> str:
    return private_answer(await manager.slash(place.channel, "tables exclude", member=member))


async def accept(member: MemberActor, place: Place) -> InteractionResult:
    return await member.click(last_message(place.channel), label=text("en", "challenge-accept"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_exclude_list_and_admit(
    place: Place, manager: MemberActor, speak: Speak, language: Language
) -> None:
    speak(language, language)
    mention = f"<@{place.ben.id}>"
    empty = await manager.slash(place.channel, "tables excluded")
    assert private_answer(empty) == text(language, "exclude-nobody")
    assert await exclude(place, manager, place.ben) == text(language, "exclude-done", mention=mention)
    assert await exclude(place, manager, place.ben) == text(language, "exclude-already", name="ben")
    listed = private_answer(await manager.slash(place.channel, "tables excluded"))
    assert listed.splitlines() == [text(language, "exclude-title"), mention]
    admitted = await manager.slash(place.channel, "tables admit", member=place.ben)
    assert private_answer(admitted) == text(language, "admit-done", mention=mention)
    again = await manager.slash(place.channel, "tables admit", member=place.ben)
    assert private_answer(again) == text(language, "admit-not-excluded", name="ben")
    await place.ben.slash(place.channel, "boulo solo")
    assert (await table_of(place)).side_of(place.ben.id) == 0


@pytest.mark.parametrize("command", ["exclude", "admit", "excluded"])
async def test_only_who_manages_the_server_decides(place: Place, command: str) -> None:
    given = {} if command == "excluded" else {"member": place.ben}
    refused = await place.anna.slash(place.channel, f"tables {command}", **given)
    assert private_answer(refused) == text("en", "settings-for-managers")
    assert (await bot_of(place).play.settings.of_guild(place.env.guild.id)).excluded == []


@pytest.mark.parametrize("command", ["boulo solo", "boulo challenge", "boulo team", "carami solo"])
async def test_who_is_excluded_starts_nothing(place: Place, manager: MemberActor, command: str) -> None:
    await exclude(place, manager, place.anna)
    before = len(place.channel.history())
    assert private_answer(await place.anna.slash(place.channel, command)) == EXCLUDED
    assert len(place.channel.history()) == before


async def test_who_is_excluded_neither_accepts_nor_joins(place: Place, manager: MemberActor) -> None:
    await exclude(place, manager, place.ben)
    await place.anna.slash(place.channel, "boulo challenge")
    assert private_answer(await accept(place.ben, place)) == EXCLUDED
    await place.carl.slash(place.channel, "boulo team")
    assert private_answer(await press(place.ben, last_message(place.channel), "join-1")) == EXCLUDED
    assert await bot_of(place).play.store.tables.in_channel(place.channel.id) is None


async def test_nobody_challenges_who_is_excluded(place: Place, manager: MemberActor) -> None:
    await exclude(place, manager, place.ben)
    refused = await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben)
    assert private_answer(refused) == text("en", "excluded-other", name="ben")


async def test_earlier_invitations_of_who_is_excluded_lead_to_no_game(
    place: Place, manager: MemberActor
) -> None:
    await place.anna.slash(place.channel, "boulo challenge")
    challenge = last_message(place.channel)
    await place.anna.slash(place.channel, "boulo team")
    lobby = last_message(place.channel)
    await press(place.ben, lobby, "join-1")
    await exclude(place, manager, place.anna)
    for message, label in ((challenge, "challenge-accept"), (last_message(place.channel), "lobby-start")):
        pressed = await place.ben.click(message, label=text("en", label))
        assert private_answer(pressed) == text("en", "excluded-other", name="anna")


async def test_a_game_that_is_on_goes_on(place: Place, manager: MemberActor) -> None:
    await start(place)
    await exclude(place, manager, place.anna)
    for _ in range(3):
        before = await table_of(place)
        await click(await on_turn(place), board_of(place.channel), "point3")
        assert (await table_of(place)).ply > before.ply


async def test_elsewhere_they_may_play(place: Place, manager: MemberActor) -> None:
    await exclude(place, manager, place.anna)
    await place.anna.user.slash("boulo solo")
    settings = await bot_of(place).play.settings.of_guild(place.env.guild.id + 1)
    assert settings.excluded == []


async def test_there_is_an_end_to_the_list(place: Place, manager: MemberActor) -> None:
    full = list(range(MOST_EXCLUDED))
    await bot_of(place).play.store.settings.change_excluded(place.env.guild.id, lambda _: full)
    assert await exclude(place, manager, place.ben) == text("en", "exclude-too-many", most=MOST_EXCLUDED)
    listed = private_answer(await manager.slash(place.channel, "tables excluded"))
    assert "<@99>" in listed
