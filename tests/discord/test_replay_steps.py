"""A finished game can be gone through step by step, in one private message."""

import random

import discord
import pytest
from discord import ui

from cogs.services.replay_steps import make_page
from engine import GAMES, Step
from tests.discord.conftest import Place, Speak
from tests.discord.naming import COMMANDS
from tests.discord.playing import (
    alt_texts,
    answer,
    bot_of,
    buttons,
    private_answer,
    rewrite,
    table_of,
    text,
    texts,
)
from tests.discord.test_end_card import challenge
from words import People, caption, say_in
from words.texts import LANGUAGES, Language

pytestmark = pytest.mark.usefixtures("drawn")

WAYS = ("first", "back", "next", "last")


async def play(place: Place, command: str, language: Language, moves: int) -> list[Step]:
    """Play so many moves and give up; the steps that have events."""
    await challenge(place, command, language)
    tables, rng = bot_of(place).play.tables, random.Random(8)
    view = await tables.view((await table_of(place)).id)
    for _ in range(moves):
        assert view.seat is not None
        action = rng.choice(view.position.legal_actions())
        view = await tables.act(view.table, None, view.seat.member_id or 0, action, "nonce")
    await tables.resign(view.table.id, place.anna.id)
    return [step for step in await tables.steps(await table_of(place)) if step.events]


async def open_steps(place: Place, command: str, language: Language) -> discord.Message:
    film = answer(await place.carl.slash(place.channel, f"{command} replay")).message
    opened = answer(await place.carl.click(film, label=text(language, "replay-steps")))
    assert opened.ephemeral
    return opened.message


def pressable(message: discord.Message, language: Language) -> list[str]:
    labels = {text(language, f"review-{way}"): way for way in WAYS}
    return [labels[button.label or ""] for button in buttons(message) if not button.disabled]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
async def test_steps_forward_and_back(place: Place, speak: Speak, game: str, language: Language) -> None:
    speak(language, language)
    steps = await play(place, COMMANDS[game], language, 3)
    message, last = await open_steps(place, COMMANDS[game], language), len(steps)
    people, say = People.of_players("anna", "ben"), say_in(language)
    table = await table_of(place)
    if table.seat(0).name != "anna":
        people = People.of_players("ben", "anna")
    assert text(language, "replay-step-start") in texts(message)
    assert pressable(message, language) == ["next", "last"]
    pictures = {message.attachments[0].filename}
    for way, at in (("next", 1), ("next", 2), ("back", 1), ("last", last), ("back", last - 1), ("first", 0)):
        label = text(language, f"review-{way}")
        pressed = await place.carl.click(message, label=label)
        message = answer(pressed).message
        told = texts(message)
        pictures.add(message.attachments[0].filename)
        assert f" {at} " in told.strip().splitlines()[0]
        if at:
            assert caption([steps[at - 1]], people, say) in told
        assert all(alt_texts(message))
        assert len(message.attachments) == 1
    assert len(pictures) >= 4
    assert pressable(message, language) == ["next", "last"]


async def test_at_the_end_it_is_told_how_it_was_stopped(place: Place) -> None:
    await play(place, "carami", "en", 4)
    message = await open_steps(place, "carami", "en")
    message = answer(await place.carl.click(message, label=text("en", "review-last"))).message
    assert text("en", "event-resigned", loser="anna", winner="ben") in texts(message)
    assert pressable(message, "en") == ["first", "back"]


async def test_a_step_that_there_is_not_any_more_is_the_last(place: Place) -> None:
    """An old button may lead there."""
    steps = await play(place, "boomerang", "en", 2)
    table = await table_of(place)
    tokens = await bot_of(place).play.tables.tokens_to_show(table)
    page = make_page(table, tokens, 345, "day", say_in("en"))
    words = [each.content for each in page.view.walk_children() if isinstance(each, ui.TextDisplay)]
    assert f"move {len(steps)} of {len(steps)}" in words[0]


async def test_while_it_is_played_it_is_not_shown(place: Place) -> None:
    await play(place, "carami", "en", 4)
    message = await open_steps(place, "carami", "en")
    await rewrite(place, await table_of(place), state="playing")
    refused = await place.carl.click(message, label=text("en", "review-next"))
    assert private_answer(refused) == text("en", "replay-after-the-game", command="carami")


async def test_who_may_not_see_a_game_is_not_shown_it(place: Place) -> None:
    """The message may have been opened before."""
    await play(place, "carami", "en", 4)
    message, table = await open_steps(place, "carami", "en"), await table_of(place)
    await rewrite(place, table, guild_id=None, channel_id=1)
    refused = await place.carl.click(message, label=text("en", "review-next"))
    assert private_answer(refused) == text("en", "replay-unknown", number=str(table.id), command="carami")


@pytest.mark.parametrize("game", ["boomerang", "carami"])
async def test_who_played_the_second_side_sees_it_from_there(place: Place, game: str) -> None:
    """Bystanders and whoever played the first side see it as it was in the channel."""
    await play(place, game, "en", 3)
    table, turned = await table_of(place), text("en", f"turned-{game}")
    seen = {}
    for member in (place.anna, place.ben, place.carl):
        film = answer(await member.slash(place.channel, f"{game} replay")).message
        message = answer(await member.click(film, label=text("en", "replay-steps"))).message
        message = answer(await member.click(message, label=text("en", "review-next"))).message
        assert (turned in texts(message)) == (table.side_of(member.id) == 1)
        seen[table.side_of(member.id)] = message.attachments[0].filename
    assert seen[None] == seen[0] != seen[1]
