"""A piece of Boomerang can be put down in every legal place by a ghost that one walks there."""

import random
from collections.abc import Callable, Iterable, Iterator

import discord
import pytest
from simcord import InteractionResult

from bot.app import Boulo
from bot.config import Settings
from cogs.controls.components import print_control
from cogs.controls.ghosts import Spot, next_legal, ways_from
from cogs.controls.kinds import Walk
from engine import new_game
from engine.boomerang import Boomerang, board
from engine.boomerang_placements import legal_placements
from tests.discord.conftest import Place, Speak
from tests.discord.ghosts import press, put_down, spot_of, start, walk, ways
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
    position_of,
    table_of,
    text,
    texts,
)
from words import LANGUAGES, Language, label, say_in

POSITIONS = 1000


async def open_ghost(place: Place, piece: str) -> InteractionResult:
    return await open_group(place.ben, board_of(place.channel), piece)


def best_menu(message: discord.Message) -> str:
    """The menu of the best places; none where hints may not be had."""
    return next((each for each in custom_ids(message) if each.startswith("f:best:")), "")


async def test_it_opens_where_the_piece_turns_most_over(place: Place) -> None:
    await start(place)
    opened = await open_ghost(place, "T5")
    position = Boomerang.parse(str(await position_of(place)))
    best = legal_placements(position, piece="T5")[0]
    assert spot_of(answer(opened).message) == best
    where = label(position, best, say_in("en"))
    assert where[0].upper() + where[1:] in texts(answer(opened).message)
    assert answer(opened).message.attachments


@pytest.mark.parametrize("language", LANGUAGES)
async def test_where_all_places_are_in_the_menu_it_says_so(
    place: Place, speak: Speak, language: Language
) -> None:
    await start(place)
    speak(language, "en-US")
    opened = await open_ghost(place, "I1")
    count = len(legal_placements(Boomerang.parse(str(await position_of(place))), piece="I1"))
    assert 1 < count <= 25
    assert text(language, "place-all", count=count) in str(answer(opened).components)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_best_places_are_seen_before_anything_is_put_down(
    place: Place, speak: Speak, language: Language
) -> None:
    await start(place)
    speak(language, "en-US")
    opened = await open_ghost(place, "T5")
    position = Boomerang.parse(str(await position_of(place)))
    legal = legal_placements(position, piece="T5")
    assert len(legal) > 25
    message = answer(opened).message
    assert text(language, "place-best", shown=25, count=len(legal)) in str(answer(opened).components)
    await place.ben.select(message, [legal[7]], custom_id=best_menu(message))
    assert spot_of(answer(opened).message) == legal[7]
    assert await position_of(place) == position
    await click(place.ben, answer(opened).message, legal[7])
    assert f"BB{legal[7]}" in str(await position_of(place))


async def test_they_are_hints_and_follow_their_rules(place: Place) -> None:
    """In a rated game nobody has them, unless the server allows hints."""
    for allowed in (False, True):
        await bot_of(place).play.settings.change(place.env.guild.id, hints=allowed)
        await place.anna.slash(place.channel, "boomerang challenge", opponent=place.ben)
        await place.ben.click(last_message(place.channel), label="Accept")
        member = await on_turn(place)
        opened = await open_group(member, board_of(place.channel), "X5")
        assert bool(best_menu(answer(opened).message)) is allowed
        assert not put_down(answer(opened).message).disabled
        await bot_of(place).play.driver.resign((await table_of(place)).id, member.id)


async def test_another_piece_takes_the_place_of_the_first_in_the_private_message(place: Place) -> None:
    await start(place)
    opened = await open_ghost(place, "T5")
    again = await open_group(place.ben, answer(opened).message, "X5")
    assert again.followups == []
    assert spot_of(answer(opened).message).startswith("X5.")


async def test_however_few_places_there_are_none_is_played_unseen(place: Place) -> None:
    await start(place)
    assert actions(board_of(place.channel)) == []
    assert groups(board_of(place.channel))


def test_of_equally_good_places_those_in_the_middle_come_first() -> None:
    first = legal_placements(Boomerang.new(), piece="X5")
    assert first[0] == "X5.0@d4"
    assert first[-1] in ("X5.0@a1", "X5.0@a7", "X5.0@h1", "X5.0@h7")


@pytest.mark.each_language
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "small corner from d7 round d8 to e8: turns 2 over, 8 points"),
        ("fr", "petite équerre de d7 à e8 par d8\u00a0: en retourne 2, 8 points"),
        ("de", "kleiner Winkel von d7 über d8 bis e8: dreht 2 um, 8 Punkte"),
    ],
)
def test_a_placement_is_worded(language: Language, words: str) -> None:
    position = Boomerang.parse("ABT5.1@e6,BBI3.0@c6 A")
    assert label(position, "V3.3@d7", say_in(language)) == words


async def test_a_piece_is_walked_to_a_place_that_is_not_in_the_menu(place: Place) -> None:
    await start(place)
    opened = await open_ghost(place, "T5")
    position = Boomerang.parse(str(await position_of(place)))
    others = legal_placements(position, piece="T5")[25:]
    await walk(place.ben, opened, others[-1])
    shown = answer(opened).message
    assert "turns one over, 5 points" in texts(shown)
    assert not put_down(shown).disabled
    await click(place.ben, shown, others[-1])
    assert f"BB{others[-1]}" in str(await position_of(place))
    assert opened.followups == [], "the ghost has gone"


async def test_only_the_player_sees_the_ghost(place: Place) -> None:
    await start(place)
    before = place.channel.history()
    opened = await open_ghost(place, "I3")
    first = answer(opened).message
    assert answer(opened).ephemeral
    assert "Boomerang" in alt_texts(first)[0]
    await press(place.ben, opened, "right")
    moved = answer(opened).message
    assert [len(message.attachments) for message in (first, moved)] == [1, 1]
    assert first.attachments[0].filename != moved.attachments[0].filename
    assert not before[-1].flags.ephemeral
    assert [message.edited_at for message in place.channel.history() if not message.flags.ephemeral] == [
        message.edited_at for message in before
    ], "what all see is as it was"


@pytest.mark.usefixtures("drawn")
@pytest.mark.each_language
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_ghost_speaks_the_language_of_its_player(
    place: Place, speak: Speak, language: Language
) -> None:
    await start(place)
    speak(language, "en")
    opened = await open_ghost(place, "I2")
    await walk(place.ben, opened, "I2.1@e7")
    shown, say = answer(opened).message, say_in(language)
    assert say("place-gain", count=1, points=5) in texts(shown)
    assert say("boomerang-board-now", who="B") in alt_texts(shown)[0]
    assert put_down(shown).label == say("place-put-down")
    await click(place.ben, shown, "I2.1@e7")
    assert (await position_of(place)).turn == "A"


@pytest.mark.parametrize(
    ("spot", "reason"),
    [
        ("I2.0@d5", "overlaps"),
        ("I2.0@j5", "sticks-out"),
        ("I2.0@b4", "touches-by-corner-only"),
        ("I2.0@a1", "must-touch-other-colour"),
    ],
)
async def test_where_a_piece_cannot_lie_the_ghost_says_why(place: Place, spot: str, reason: str) -> None:
    await start(place)
    opened = await open_ghost(place, "I2")
    await walk(place.ben, opened, spot)
    shown = answer(opened).message
    assert text("en", f"refused-{reason}", piece="I2") in texts(shown)
    assert put_down(shown).disabled


async def test_the_ghost_stops_at_the_edges(place: Place) -> None:
    """Ben sits at the other side: to him a1 is at the upper right."""
    await start(place)
    opened = await open_ghost(place, "X5")
    for way in ("right", "up"):
        while way in ways(answer(opened).message):
            await press(place.ben, opened, way)
    assert spot_of(answer(opened).message) == "X5.0@a1"
    assert set(ways(answer(opened).message)) == {"down", "left", "next"}, "a cross has nothing to turn"


async def test_arrows_go_where_each_player_sees_them(place: Place) -> None:
    await start(place)
    opened = await open_ghost(place, "X5")
    before = Spot.parse(spot_of(answer(opened).message))
    assert text("en", "turned-boomerang") in texts(answer(opened).message)
    await press(place.ben, opened, "left")
    await press(place.ben, opened, "up")
    column, row = before.anchor
    assert Spot.parse(spot_of(answer(opened).message)).anchor == (column + 1, row - 1)
    await place.ben.slash(place.channel, "boomerang place", piece="I1", at="d4", rotation=0)
    opened = await open_group(place.anna, board_of(place.channel), "T5")
    column, row = Spot.parse(spot_of(answer(opened).message)).anchor
    assert text("en", "turned-boomerang") not in texts(answer(opened).message)
    await press(place.anna, opened, "right")
    await press(place.anna, opened, "up")
    assert Spot.parse(spot_of(answer(opened).message)).anchor == (column + 1, row + 1)


async def test_the_next_legal_place_is_one_click_away(place: Place) -> None:
    await start(place)
    opened = await open_ghost(place, "I1")
    legal = {a for a in (await position_of(place)).legal_actions() if a.startswith("I1.")}
    seen = set()
    for _ in legal:
        seen.add(spot_of(answer(opened).message))
        assert not put_down(answer(opened).message).disabled
        await press(place.ben, opened, "next")
    assert seen == legal


async def test_a_ghost_of_an_old_board_is_answered_with_the_present_one(place: Place) -> None:
    await start(place)
    opened = await open_ghost(place, "I3")
    ghost = answer(opened).message
    await place.ben.slash(place.channel, "boomerang place", piece="I1", at="d4", rotation=0)
    await board_of(place.channel).delete()
    for custom_id in (ways(ghost)["up"], put_down(ghost).custom_id):
        before = await position_of(place)
        refused = await place.ben.click(ghost, custom_id=custom_id)
        assert answer(refused).ephemeral
        assert answer(refused).content == text("en", "out-of-date")
        assert await position_of(place) == before
    assert str((await position_of(place)).turn) == "A"
    assert board_of(place.channel).attachments, "the present board was posted"


async def test_a_ghost_outlives_a_restart(place: Place, settings: Settings) -> None:
    await start(place)
    opened = await open_ghost(place, "I3")
    await place.env.restart_bot(Boulo(settings))
    await walk(place.ben, opened, "I3.1@c5")
    await click(place.ben, answer(opened).message, "I3.1@c5")
    assert "BBI3.1@c5" in str(await position_of(place))


async def test_nobody_else_can_walk_a_ghost(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord shows it to its player alone; should it ever come from somebody else, that is refused."""
    await start(place)
    ghost = answer(await open_ghost(place, "I3")).message
    monkeypatch.setattr("simcord.actors.can_access_message", lambda *_: True)
    for member, reason in ((place.carl, "not-your-table"), (place.anna, "not-your-turn")):
        refused = await member.click(ghost, custom_id=ways(ghost)["up"])
        assert answer(refused).ephemeral
        assert answer(refused).content == text("en", reason, name="ben", command="boomerang")


# Below Discord


def reached_from(spot: Spot, ways: Callable[[Spot], Iterable[Spot]]) -> set[Spot]:
    """Everywhere that those ways lead to, one after the other."""
    reached, edge = {spot}, {spot}
    while edge:
        edge = {each for known in edge for each in ways(known)} - reached
        reached |= edge
    return reached


def by_clicks(spot: Spot) -> Iterable[Spot]:
    return ways_from(spot).values()


@pytest.mark.parametrize("kind", board().rack)
def test_every_place_is_reached_from_every_other(kind: str) -> None:
    placements = [Spot.parse(each.action) for each in board().placements if each.kind == kind]
    spots = reached_from(placements[0], by_clicks)
    assert spots >= set(placements)
    assert all(spot.is_on_board for spot in spots)
    back: dict[Spot, set[Spot]] = {spot: set() for spot in spots}
    for spot in spots:
        for other in by_clicks(spot):
            back[other].add(spot)
    assert reached_from(placements[0], back.__getitem__) == spots, "there is a way back from everywhere"


def random_positions(count: int) -> Iterator[Boomerang]:
    rng, found = random.Random(5), 0
    while True:
        position = new_game("boomerang")
        while position.turn != "over":
            assert isinstance(position, Boomerang)
            yield position
            if (found := found + 1) == count:
                return
            position, _ = position.apply(rng.choice(position.legal_actions()))


def test_every_legal_placement_is_reached_from_where_the_ghost_starts() -> None:
    everywhere = {kind: reached_from(Spot(kind, 0, (0, 0)), by_clicks) for kind in board().rack}
    for position in random_positions(POSITIONS):
        for action in position.legal_actions():
            spot = Spot.parse(action)
            assert str(spot) == action
            assert spot in everywhere[spot.kind]


def test_next_legal_goes_round_all_of_them_from_anywhere() -> None:
    for position in random_positions(60):
        kind = position.legal_actions()[0].partition(".")[0]
        legal = {Spot.parse(action) for action in legal_placements(position, piece=kind)}
        spot: Spot | None = Spot(kind, 0, (0, 0))
        seen = set()
        for _ in legal:
            assert spot is not None
            spot = next_legal(spot, legal)
            seen.add(spot)
        assert seen == legal or len(legal) == 1


def test_a_custom_id_is_short_enough() -> None:
    walk = Walk(2**62, 10_000, "anywhere", str(Spot("T5", 3, (9, 8))))
    assert len(print_control(walk)) <= 100
