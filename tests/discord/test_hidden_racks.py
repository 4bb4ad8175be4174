"""Boomerang with `racks: hidden`: nothing public names a piece that somebody has left, until it is over."""

import json
import re
from typing import Any

import discord
import pytest
from simcord import InteractionResult, MemberActor

from engine import parse_position
from engine.boomerang import Boomerang
from tests.discord.conftest import Place, Speak
from tests.discord.forging import forge_use
from tests.discord.limits import check_limits
from tests.discord.playing import (
    actions,
    alt_texts,
    answer,
    board_of,
    bot_of,
    click,
    custom_ids,
    groups,
    last_message,
    on_turn,
    open_group,
    private_answer,
    rewrite,
    table_of,
    text,
    texts,
)
from words.coach import word_turned
from words.pieces import name_piece
from words.texts import LANGUAGES, Language, say_in

LATE = (
    "ABU5.3@a6,BBT5.3@c5,ABT5.2@e6,BAV5.1@e5,ABV5.3@f2,BAU5.1@h7,ABI4.1@d2,BAT4.0@a3,ABT4.2@b8,BAI4.1@i3,"
    "ABI2.0@d7,BBI3.0@e9,AAV3.1@b1,BBI2.0@a5,ABO4.0@g2,BBO4.0@i1,AAI2.1@a1,BBI2.0@e1,AAI3.1@j5,BBI1.0@d8,"
    "ABI1.0@e3,BBI1.0@e2 A"
)
"""Blue has a single and the cross left, Red a small corner and the cross: few enough moves for one menu."""


async def begin(place: Place, language: Language = "en") -> None:
    """Anna challenges Ben, and begins."""
    await place.anna.slash(
        place.channel, "boomerang challenge", opponent=place.ben, begin="me", racks="hidden"
    )
    assert text(language, "challenge-hidden-racks") in last_message(place.channel).content
    await place.ben.click(last_message(place.channel), label=text(language, "challenge-accept"))


async def open_rack(member: MemberActor, board: discord.Message) -> InteractionResult:
    """Press the button under the board that opens the own pieces."""
    rack = next(custom_id for custom_id in custom_ids(board) if custom_id.startswith("f:rack:"))
    return await member.click(board, custom_id=rack)


async def move(place: Place, piece: str) -> None:
    """Put that piece down, by the private menus."""
    member = await on_turn(place)
    opened = await open_rack(member, board_of(place.channel))
    assert answer(opened).ephemeral
    check_limits(answer(opened).components)
    await open_group(member, answer(opened).message, piece)
    await click(member, answer(opened).message, actions(answer(opened).message)[0])


def everything(message: discord.Message) -> str:
    """Every word of a message, also those of its menus, buttons and pictures."""
    shown: list[Any] = [component.to_dict() for component in message.components]
    return json.dumps([message.content, shown], ensure_ascii=False)


async def check_nothing_is_named(place: Place, language: Language) -> None:
    """Check that nothing that all can see names a piece that is not on the board."""
    position = parse_position("boomerang", (await table_of(place)).notation)
    assert isinstance(position, Boomerang)
    lying = {piece.placement.kind for piece in position.pieces}
    for message in place.channel.history():
        for kind in position.rack(0).keys() - lying:
            assert kind not in everything(message)
            name = re.escape(name_piece(kind, say_in(language)))
            assert len(name) < 3 or not re.search(rf"\b{name}\b", everything(message))


@pytest.mark.usefixtures("drawn")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_public_names_a_piece_that_is_left(
    place: Place, speak: Speak, language: Language
) -> None:
    speak(language, language)
    await begin(place, language)
    assert text(language, "racks-hidden-note") in texts(board_of(place.channel))
    for piece in ("T5", "I3", "V3"):
        await check_nothing_is_named(place, language)
        await move(place, piece)
    await check_nothing_is_named(place, language)
    for side, number in (("A", 11), ("B", 12)):
        assert text(language, "rack-number", who=side, number=number) in alt_texts(board_of(place.channel))[0]


async def test_moves_are_hidden_though_they_would_fit_a_public_menu(place: Place) -> None:
    await begin(place)
    await rewrite(place, await table_of(place), notation=LATE)
    await place.anna.slash(place.channel, "boomerang board")
    board = board_of(place.channel)
    assert (actions(board), groups(board)) == ([], [])
    opened = await open_rack(place.anna, board)
    assert groups(answer(opened).message) == ["I1"]


async def test_nobody_else_opens_a_rack(place: Place) -> None:
    await begin(place)
    assert private_answer(await open_rack(place.carl, board_of(place.channel)))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_waits_sees_the_own_pieces_and_can_do_nothing(
    place: Place, speak: Speak, language: Language
) -> None:
    speak(language, language)
    await begin(place, language)
    await rewrite(place, await table_of(place), notation=LATE)
    await place.anna.slash(place.channel, "boomerang board")
    opened = answer(await open_rack(place.ben, board_of(place.channel)))
    assert opened.ephemeral
    assert text(language, "rack-waiting") in texts(opened.message)
    assert word_turned("boomerang", 1, say_in(language)) in texts(opened.message)
    assert custom_ids(opened.message) == []
    (told,) = alt_texts(opened.message)
    assert name_piece("V3", say_in(language)) in told
    assert text(language, "rack-number", who="A", number=2) in told


async def test_who_describes_it_hears_of_the_own_pieces_alone(place: Place) -> None:
    await begin(place)
    await rewrite(place, await table_of(place), notation=LATE)
    told = {}
    for member in (place.anna, place.ben, place.carl):
        result = await member.slash(place.channel, "boomerang describe")
        told[member.id] = everything(answer(result).message)
    assert "small corner" not in told[place.anna.id].partition("left")[2]
    theirs = text("en", "rack-number", who="B", number=2)
    own = text("en", "rack-number", who="A", number=2)
    assert theirs in told[place.anna.id]
    assert own in told[place.ben.id]
    assert theirs in told[place.carl.id]
    assert own in told[place.carl.id]


async def test_only_whoever_is_to_move_gets_suggestions(place: Place) -> None:
    await begin(place)
    assert await place.anna.autocomplete(place.channel, "boomerang place", "piece", "")
    for member in (place.ben, place.carl):
        assert await member.autocomplete(place.channel, "boomerang place", "piece", "") == []


async def test_when_it_is_over_everything_is_shown(place: Place) -> None:
    await begin(place)
    before = board_of(place.channel).attachments[0].filename
    asked = await place.ben.slash(place.channel, "boomerang resign")
    await place.ben.click(answer(asked).message, label=text("en", "resign-yes"))
    board = board_of(place.channel)
    assert board.attachments[0].filename != before
    assert text("en", "rack-number", who="A", number=13) not in alt_texts(board)[0]


async def test_a_rematch_hides_them_again_and_a_new_game_does_not(place: Place) -> None:
    await place.anna.slash(place.channel, "boomerang solo", level="easy", begin="me", racks="hidden")
    assert (await table_of(place)).hidden_racks
    asked = await place.anna.slash(place.channel, "boomerang resign")
    await place.anna.click(answer(asked).message, label=text("en", "resign-yes"))
    await place.anna.slash(place.channel, "boomerang rematch")
    assert (await table_of(place)).hidden_racks
    asked = await place.anna.slash(place.channel, "boomerang resign")
    await place.anna.click(answer(asked).message, label=text("en", "resign-yes"))
    await place.anna.slash(place.channel, "boomerang solo", level="easy", begin="me")
    assert not (await table_of(place)).hidden_racks
    assert groups(board_of(place.channel))


async def test_a_game_at_rest_is_not_shown_as_a_film(place: Place) -> None:
    await begin(place)
    await move(place, "T5")
    await rewrite(place, await table_of(place), state="resting")
    refused = await place.carl.slash(place.channel, "boomerang replay")
    assert private_answer(refused) == text("en", "replay-after-the-game", command="boomerang")
    step = f"y:boomerang:{(await table_of(place)).id}:open:0"
    refused = await forge_use(place.carl, board_of(place.channel), step)
    assert private_answer(refused) == text("en", "replay-after-the-game", command="boomerang")


async def test_verify_gives_no_log_away_before_it_is_over(place: Place) -> None:
    """The file has every piece that was put down, and by whom."""
    await begin(place)
    await move(place, "T5")
    for state, reason in (("playing", None), ("resting", "rested")):
        await rewrite(place, await table_of(place), state=state, reason=reason)
        told = await place.carl.slash(place.channel, "boomerang verify")
        assert answer(told).attachments == []
        assert text("en", "verify-no-lot") in private_answer(told)
        assert text("en", "verify-hidden") in private_answer(told)
    await rewrite(place, await table_of(place), state="over", winner=0, reason="resigned")
    told = await place.carl.slash(place.channel, "boomerang verify")
    assert len(answer(told).attachments) == 1
    assert text("en", "verify-hidden") not in private_answer(told)


async def test_a_hint_hides_what_the_other_has_left(place: Place) -> None:
    await place.anna.slash(place.channel, "boomerang solo", level="easy", begin="me", racks="hidden")
    await rewrite(place, await table_of(place), notation=LATE)
    told = everything(answer(await place.anna.slash(place.channel, "boomerang hint")).message)
    assert text("en", "rack-number", who="B", number=2) in told
    assert text("en", "boomerang-board-held", a=6, b=8) not in told


async def test_where_a_game_is_on_it_is_hidden_in_a_thread(place: Place) -> None:
    await place.ben.slash(place.channel, "carami solo", level="easy", begin="me")
    refused = await place.anna.slash(
        place.channel, "boomerang solo", level="easy", begin="me", racks="hidden"
    )
    thread = next(each for each in custom_ids(answer(refused).message) if each.startswith("n:thread:"))
    await place.anna.click(answer(refused).message, custom_id=thread)
    (hidden,) = [each for each in await bot_of(place).play.store.tables.after(0, 10) if each.hidden_racks]
    assert (hidden.game, hidden.threaded) == ("boomerang", True)
