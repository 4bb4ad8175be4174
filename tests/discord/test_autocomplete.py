"""What `/boulo shoot` and `/boulo land` offer while one types."""

from engine import parse_position
from tests.discord.conftest import Place
from tests.discord.playing import check_saved, is_shown, on_turn, position_of, rewrite, start, table_of

LIMIT = 25


async def set_up(place: Place, ground: str, tail: str) -> None:
    """Put the table of the channel into a position, as if it had been played there."""
    table = await table_of(place)
    notation = f"{ground} {tail}"
    assert str(parse_position("boulomania", notation)) == notation
    await rewrite(place, table, notation=notation)


async def test_shoot_offers_every_target_with_its_chances(place: Place) -> None:
    await start(place)
    await set_up(place, "..o...BBBBBBBB....", "8/0 0-0 A A:play 13/8")
    offered = await place.anna.autocomplete(place.channel, "boulo shoot", "target", "")
    legal = [action for action in (await position_of(place)).legal_actions() if action.startswith("shoot:")]
    assert [each["value"] for each in offered] == legal
    assert len(legal) == 9
    assert all(len(each["name"]) <= 100 for each in offered)
    typed = await place.anna.autocomplete(place.channel, "boulo shoot", "target", "12")
    assert [each["value"] for each in typed] == ["shoot:12"]


async def test_land_offers_the_ways_a_roll_leaves(place: Place) -> None:
    await start(place)
    assert await place.anna.autocomplete(place.channel, "boulo land", "way", "") == []
    await _reach_a_choice(place)
    member = await on_turn(place)
    offered = await member.autocomplete(place.channel, "boulo land", "way", "")
    ways = list((await position_of(place)).legal_actions())
    assert [each["value"] for each in offered] == ways
    assert 2 <= len(ways) <= LIMIT
    before = await check_saved(place)
    await member.slash(place.channel, "boulo land", way=ways[-1])
    assert (await check_saved(place)).ply > before.ply
    assert await is_shown(place)


async def _reach_a_choice(place: Place) -> None:
    """Point with two dice until a roll leaves a choice."""
    while not (position := await position_of(place)).legal_actions()[0].startswith("land:"):
        assert position.turn != "over"
        await (await on_turn(place)).slash(place.channel, "boulo roll", dice=2)


async def test_nothing_is_offered_where_no_game_is_on(place: Place) -> None:
    assert await place.anna.autocomplete(place.channel, "boulo shoot", "target", "") == []


async def test_what_was_typed_without_a_suggestion_is_checked(place: Place) -> None:
    await start(place)
    before = await check_saved(place)
    result = await (await on_turn(place)).slash(place.channel, "boulo shoot", target="the moon" * 20)
    assert result.ephemeral
    assert await check_saved(place) == before
