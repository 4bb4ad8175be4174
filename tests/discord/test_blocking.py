"""`/block`: no challenges and no pings from somebody. Nobody else learns of it, and common games go on."""

import pytest
from simcord import InteractionResult, MemberActor

from play.blocks import MOST_BLOCKED
from tests.discord.conftest import Place, Speak
from tests.discord.gathering import press
from tests.discord.playing import (
    answer,
    board_of,
    bot_of,
    click,
    give_up,
    last_message,
    on_turn,
    pinged_last,
    private_answer,
    start,
    table_of,
    text,
    texts,
)
from tests.discord.test_posted_anew_or_edited import pinged_by_the_last_post
from words.texts import LANGUAGES, Language

NOT_TAKEN = text("en", "challenge-not-taken", name="ben")


async def block(place: Place, by: MemberActor, other: MemberActor) -> str:
    return private_answer(await by.slash(place.channel, "block", member=other))


async def challenge(
    place: Place, opponent: MemberActor | None = None, game: str = "boulo"
) -> InteractionResult:
    """Anna challenges somebody."""
    options = {} if opponent is None else {"opponent": opponent}
    return await place.anna.slash(place.channel, f"{game} challenge", **options)


def pinged(place: Place) -> list[int]:
    """Whom the last message mentions, which is whom it pings."""
    mentioned = [member.id for member in last_message(place.channel).mentions]
    assert mentioned == pinged_last(place)
    return mentioned


@pytest.mark.parametrize("language", LANGUAGES)
async def test_block_list_and_unblock(place: Place, speak: Speak, language: Language) -> None:
    speak(language, language)
    mention = f"<@{place.anna.id}>"
    empty = await place.ben.slash(place.channel, "block")
    assert private_answer(empty) == text(language, "block-nobody")
    assert await block(place, place.ben, place.anna) == text(language, "block-done", mention=mention)
    listed = private_answer(await place.ben.slash(place.channel, "block"))
    assert listed.splitlines() == [
        text(language, "block-title"),
        mention,
        text(language, "block-hint"),
    ]
    done = await place.ben.slash(place.channel, "unblock", member=place.anna)
    assert private_answer(done) == text(language, "unblock-done", mention=mention)
    again = await place.ben.slash(place.channel, "unblock", member=place.anna)
    assert private_answer(again) == text(language, "block-not-blocked")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_button_takes_it_back(place: Place, speak: Speak, language: Language) -> None:
    speak(language, language)
    blocked = await place.ben.slash(place.channel, "block", member=place.anna)
    await place.ben.click(answer(blocked).message, label=text(language, "unblock-yes"))
    assert await bot_of(place).play.blocks.of_member(place.ben.id) == []


async def test_nobody_blocks_themselves_or_too_many(place: Place) -> None:
    assert await block(place, place.ben, place.ben) == text("en", "block-yourself")
    store = bot_of(place).play.store.blocks
    for number in range(MOST_BLOCKED):
        assert await store.add(place.ben.id, number, MOST_BLOCKED)
    assert await block(place, place.ben, place.anna) == text("en", "block-too-many", most=MOST_BLOCKED)
    assert await store.add(place.ben.id, 5, MOST_BLOCKED)
    assert len(await store.of_member(place.ben.id)) == MOST_BLOCKED


async def test_a_challenge_is_refused_in_private_and_costs_nothing(place: Place) -> None:
    await block(place, place.ben, place.anna)
    before = len(place.channel.history())
    for _ in range(8):
        assert private_answer(await challenge(place, place.ben)) == NOT_TAKEN
    assert len(place.channel.history()) == before
    await challenge(place, place.carl)
    assert pinged(place) == [place.carl.id]


async def test_whoever_blocks_may_still_challenge_and_accept(place: Place) -> None:
    await challenge(place, place.ben)
    await block(place, place.ben, place.anna)
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    assert (await table_of(place)).state == "playing"


async def test_who_is_blocked_does_not_take_an_open_challenge(place: Place) -> None:
    await block(place, place.anna, place.ben)
    await challenge(place)
    refused = await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    assert private_answer(refused) == text("en", "challenge-not-taken", name="anna")
    await place.carl.click(last_message(place.channel), label=text("en", "challenge-accept"))
    assert (await table_of(place)).side_of(place.carl.id) == 1


async def test_whoever_was_challenged_by_name_may_accept(place: Place) -> None:
    await block(place, place.anna, place.ben)
    await challenge(place, place.ben)
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    assert (await table_of(place)).state == "playing"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_declines_is_offered_to_block_in_private(
    place: Place, speak: Speak, language: Language
) -> None:
    speak(language, language)
    await challenge(place, place.ben)
    declined = await place.ben.click(last_message(place.channel), label=text(language, "challenge-decline"))
    offer = answer(declined)
    mention = f"<@{place.anna.id}>"
    assert (offer.ephemeral, offer.content) == (True, text(language, "block-offer", mention=mention))
    await place.ben.click(offer.message, label=text(language, "block-yes"))
    assert await bot_of(place).play.blocks.of_member(place.ben.id) == [place.anna.id]


async def test_who_is_blocked_does_not_join_the_lobby_of_whoever_blocks(place: Place) -> None:
    await block(place, place.anna, place.ben)
    await place.anna.slash(place.channel, "boulo team")
    refused = await press(place.ben, last_message(place.channel), "join-1")
    assert private_answer(refused) == text("en", "challenge-not-taken", name="anna")
    await press(place.carl, last_message(place.channel), "join-1")
    assert "carl" in texts(last_message(place.channel))


async def test_a_call_to_play_again_leaves_out_whoever_blocks(place: Place) -> None:
    await place.anna.slash(place.channel, "boulo team")
    await press(place.ben, last_message(place.channel), "join-1")
    await press(place.carl, last_message(place.channel), "join-1")
    await place.anna.click(last_message(place.channel), label=text("en", "lobby-start"))
    await give_up(place.anna, place.channel)
    await block(place, place.ben, place.anna)
    await place.anna.slash(place.channel, "boulo rematch")
    assert pinged(place) == [place.carl.id]
    assert f"<@{place.ben.id}>" not in texts(last_message(place.channel))


async def test_a_rematch_is_a_challenge(place: Place) -> None:
    await start(place)
    await give_up(place.anna, place.channel)
    await block(place, place.ben, place.anna)
    assert private_answer(await place.anna.slash(place.channel, "boulo rematch")) == NOT_TAKEN


async def test_offers_are_made_without_a_ping(place: Place) -> None:
    await challenge(place, place.ben, "carami")
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    await block(place, place.ben, place.anna)
    await place.anna.slash(place.channel, "carami draw")
    assert pinged(place) == []
    assert last_message(place.channel).content == text("en", "offer-draw", mention="ben", name="anna")
    await place.ben.slash(place.channel, "carami draw")
    assert pinged(place) == [place.anna.id]


async def test_the_board_is_shown_again_without_a_ping(place: Place) -> None:
    await start(place)
    mover = await on_turn(place)
    other = place.ben if mover == place.anna else place.anna
    await other.slash(place.channel, "boulo board")
    assert pinged_by_the_last_post(place) == [mover.id]
    await block(place, mover, other)
    await other.slash(place.channel, "boulo board")
    assert pinged_by_the_last_post(place) == []
    await mover.slash(place.channel, "boulo board")
    assert pinged_by_the_last_post(place) == [mover.id]


async def test_a_common_game_goes_on_and_tells_whose_turn_it_is(place: Place) -> None:
    await start(place)
    await block(place, place.ben, place.anna)
    await block(place, place.anna, place.ben)
    for _ in range(3):
        board, mover = board_of(place.channel), await on_turn(place)
        await click(mover, board, "point3")
    assert f"<@{(await on_turn(place)).id}>" in texts(board_of(place.channel))
