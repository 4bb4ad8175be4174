"""Who begins in Boomerang and Carami: drawn by lot and told, chosen but not rated, swapped in a rematch."""

import json
import re

import pytest
from simcord import MemberActor

from play.dice import commitment
from tests.discord.choosing import choose
from tests.discord.conftest import Place, Speak
from tests.discord.playing import (
    answer,
    board_of,
    bot_of,
    buttons,
    last_message,
    on_turn,
    position_of,
    private_answer,
    table_of,
    text,
    texts,
)
from tests.games import DUELS
from words.texts import LANGUAGES, Language

GAMES = pytest.mark.parametrize("game", DUELS)


async def challenge(place: Place, game: str, language: Language = "en", **options: str) -> str:
    """Anna challenges Ben, who accepts; what the challenge said."""
    await place.anna.slash(place.channel, f"{game} challenge", opponent=place.ben, **options)
    said = last_message(place.channel).content
    await place.ben.click(last_message(place.channel), label=text(language, "challenge-accept"))
    return said


async def give_up(place: Place, member: MemberActor, game: str) -> None:
    asked = await member.slash(place.channel, f"{game} resign")
    await member.click(answer(asked).message, label=text("en", "resign-yes"))


async def told_lot(place: Place, language: Language = "en") -> str:
    """What the first board says of a lot in a game that Anna asked for."""
    table = await table_of(place)
    assert table.lot is not None
    first, other = "anna", next(seat.name for seat in table.seats if seat.member_id != place.anna.id)
    begins = first if table.lot <= 3 else other
    assert table.seat(0).name == begins
    return text(language, "event-lot", die=table.lot, first=first, second=other, name=begins)


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_lot_is_bound_before_and_told_on_the_first_board(
    place: Place, speak: Speak, game: str, language: Language
) -> None:
    speak(language, language)
    said = await challenge(place, game, language)
    assert text(language, "challenge-begin-lot") in said
    table, shown = await table_of(place), texts(board_of(place.channel))
    assert text(language, "lot-committed", hash=commitment(table.seed)) in said
    assert text(language, "lot-committed", hash=commitment(table.seed)) in shown
    assert await told_lot(place, language) in shown
    why_44 = text(language, "boomerang-begins")
    assert (why_44 in shown) == (game == "boomerang")
    assert table.rated
    action = (await position_of(place)).legal_actions()[0]
    await choose(await on_turn(place), board_of(place.channel), action)
    assert "SHA-256" not in texts(board_of(place.channel))
    assert why_44 not in texts(board_of(place.channel))
    assert await told_lot(place, language) not in texts(board_of(place.channel))


@GAMES
@pytest.mark.parametrize(("begin", "first"), [("me", "anna"), ("other", "ben")])
async def test_a_game_with_a_chosen_beginner_is_unrated_and_the_challenge_says_both(
    place: Place, game: str, begin: str, first: str
) -> None:
    said = await challenge(place, game, begin=begin)
    name = first if first == "anna" else f"<@{place.ben.id}>"
    assert text("en", "challenge-begin", name=name) in said
    assert text("en", "challenge-uneven") in said
    table = await table_of(place)
    assert (table.seat(0).name, table.lot, table.rated) == (first, None, False)


async def test_whoever_accepts_an_open_challenge_may_be_chosen_to_begin(place: Place) -> None:
    await place.anna.slash(place.channel, "carami challenge", begin="other")
    assert text("en", "challenge-begin-other") in last_message(place.channel).content
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    assert (await table_of(place)).seat(0).name == "ben"


@GAMES
async def test_a_rematch_swaps_and_is_rated(place: Place, game: str) -> None:
    await challenge(place, game)
    first = (await table_of(place)).seat(0)
    await give_up(place, place.anna, game)
    await place.anna.slash(place.channel, f"{game} rematch")
    said = last_message(place.channel).content
    begins = "anna" if first.name == "ben" else f"<@{place.ben.id}>"
    assert text("en", "challenge-begin", name=begins) in said
    assert text("en", "challenge-uneven") not in said
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    table = await table_of(place)
    assert (table.seat(1).name, table.lot, table.rated) == (first.name, None, True)


# Against the computer


@GAMES
@pytest.mark.parametrize(("begin", "plies"), [("me", 0), ("other", 1)])
async def test_the_computer_begins_where_it_is_to(place: Place, game: str, begin: str, plies: int) -> None:
    await place.anna.slash(place.channel, f"{game} solo", level="easy", begin=begin)
    table = await table_of(place)
    assert (table.ply, table.side_of(place.anna.id)) == (plies, plies)
    assert (await on_turn(place)).id == place.anna.id


async def test_the_lot_decides_who_begins_against_the_computer(place: Place) -> None:
    """And a rematch swaps; the computer's first move is told beside the lot."""
    begun = set()
    for _ in range(8):
        await place.anna.slash(place.channel, "carami solo", level="easy")
        table = await table_of(place)
        assert (table.ply, table.side_of(place.anna.id)) in ((0, 0), (1, 1))
        assert await told_lot(place) in texts(board_of(place.channel))
        begun.add(table.ply)
        await give_up(place, place.anna, "carami")
    assert begun == {0, 1}
    await place.anna.slash(place.channel, "carami rematch")
    assert (await table_of(place)).side_of(place.anna.id) == 1 - (table.side_of(place.anna.id) or 0)


# Checking it


@GAMES
async def test_verify_checks_it(place: Place, game: str) -> None:
    await challenge(place, game)
    lot = await told_lot(place)
    playing = await place.carl.slash(place.channel, f"{game} verify")
    assert f"✅ {lot}" in private_answer(playing)
    assert (await table_of(place)).seed not in private_answer(playing)
    await give_up(place, place.anna, game)
    over = await place.carl.slash(place.channel, f"{game} verify")
    assert f"✅ {lot} {text('en', 'verify-lot')}" in private_answer(over)
    assert (await table_of(place)).seed in private_answer(over)
    (attached,) = answer(over).attachments
    assert json.loads(await attached.read())["lot"]["die"] == (await table_of(place)).lot


DICE = {"en": r"\bdice\b", "fr": r"\bdés\b", "de": "würf"}
"""What nothing that is said of a game without any speaks of."""


def check_no_dice(said: str, language: Language) -> None:
    assert said
    assert not re.search(DICE[language], said.lower())


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_speaks_of_dice_where_there_are_none(
    place: Place, speak: Speak, game: str, language: Language
) -> None:
    speak(language, language)
    check_no_dice(await challenge(place, game, language), language)
    check_no_dice(texts(board_of(place.channel)), language)
    bound = text(language, "verify-committed-lot", hash=(await table_of(place)).commitment)
    playing = private_answer(await place.carl.slash(place.channel, f"{game} verify"))
    assert bound in playing
    check_no_dice(playing, language)
    more = await place.anna.click(board_of(place.channel), label=text(language, "more-more"))
    labels = [each.label for each in buttons(answer(more).message)]
    assert text(language, "more-verify-record") in labels
    check_no_dice(" ".join(filter(None, labels)), language)
    asked = await place.anna.slash(place.channel, f"{game} resign")
    await place.anna.click(answer(asked).message, label=text(language, "resign-yes"))
    check_no_dice(texts(board_of(place.channel)), language)
    check_no_dice(private_answer(await place.carl.slash(place.channel, f"{game} verify")), language)
    check_no_dice(texts(answer(await place.carl.slash(place.channel, f"{game} review")).message), language)


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_last_board_of_a_game_without_dice_tells_what_the_next_lot_is_bound_to(
    place: Place, speak: Speak, game: str, language: Language
) -> None:
    speak(language, language)
    await place.anna.slash(place.channel, f"{game} solo", level="easy")
    check_no_dice(texts(board_of(place.channel)), language)
    asked = await place.anna.slash(place.channel, f"{game} resign")
    await place.anna.click(answer(asked).message, label=text(language, "resign-yes"))
    following = await bot_of(place).play.seeds.commitment(place.anna.id)
    assert text(language, "dice-next", hash=following) in texts(board_of(place.channel))
    check_no_dice(texts(board_of(place.channel)), language)


async def test_verify_says_that_nothing_was_drawn(place: Place) -> None:
    await challenge(place, "carami", begin="me")
    assert text("en", "verify-no-lot") in private_answer(
        await place.anna.slash(place.channel, "carami verify")
    )


async def test_a_challenge_of_an_earlier_bot_is_drawn_by_lot(place: Place) -> None:
    """It knew neither a seed nor who begins."""
    await place.anna.slash(place.channel, "carami challenge", opponent=place.ben)
    await bot_of(place).play.store.database.write(
        lambda connection: connection.exec_driver_sql("UPDATE challenges SET seed = NULL")
    )
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))
    assert await told_lot(place) in texts(board_of(place.channel))
