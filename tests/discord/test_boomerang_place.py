"""`/boomerang place` offers only what is legal, and says why something else is not."""

import pytest

from tests.discord.conftest import Place
from tests.discord.ghosts import start
from tests.discord.playing import answer, position_of
from words import say_in
from words.pieces import word_placement
from words.texts import text

LIMIT = 25


async def offered(place: Place, option: str, typed: str = "", **chosen: str | int) -> dict[str | int, str]:
    """The values that are suggested to Ben, with their words."""
    choices = await place.ben.autocomplete(place.channel, "boomerang place", option, typed, **chosen)
    assert len(choices) <= LIMIT
    assert all(len(choice["name"]) <= 100 for choice in choices)
    return {choice["value"]: choice["name"] for choice in choices}


async def legal(place: Place) -> set[tuple[str, str, int]]:
    """Piece, anchor and rotation of everything that Ben may do."""
    found = set()
    for action in (await position_of(place)).legal_actions():
        piece, _, rest = action.partition(".")
        rotation, _, anchor = rest.partition("@")
        found.add((piece, anchor, int(rotation)))
    return found


async def test_only_pieces_that_can_be_put_down(place: Place) -> None:
    await start(place)
    pieces = await offered(place, "piece")
    assert set(pieces) == {piece for piece, _, _ in await legal(place)}
    assert pieces["T5"] == "big T (T5): at best turns one over, 5 points"
    assert set(await offered(place, "piece", "t")) == {"T4", "T5"}
    assert set(await offered(place, "piece", "corner")) == {"V3", "V5"}
    turned = await offered(place, "piece", at="e1", rotation=3)
    assert turned
    assert set(turned) == {piece for piece, *where in await legal(place) if where == ["e1", 3]}


async def test_only_anchors_of_the_piece(place: Place) -> None:
    await start(place)
    everything = await legal(place)
    assert set(await offered(place, "at", piece="I1")) == {at for piece, at, _ in everything if piece == "I1"}
    anchors = await offered(place, "at", piece="v3")
    assert set(anchors) <= {anchor for piece, anchor, _ in everything if piece == "V3"}


async def test_only_anchors_of_the_rotation_that_was_chosen_first(place: Place) -> None:
    await start(place)
    everything = await legal(place)
    for rotation in range(4):
        anchors = await offered(place, "at", "e", piece="T5", rotation=rotation)
        fitting = {at for piece, at, turned in everything if (piece, turned) == ("T5", rotation)}
        assert anchors
        assert set(anchors) == {at for at in fitting if "e" in at}
        assert anchors == {
            at: f"{at}, {word_placement(f'T5.{rotation}@{at}', say_in('en'))}: turns one over, 5 points"
            for at in anchors
        }


async def test_only_rotations_that_fit_there(place: Place) -> None:
    await start(place)
    everything = await legal(place)
    for anchor in ("b3", "e3", "d7"):
        rotations = await offered(place, "rotation", piece="T5", at=anchor.upper())
        assert set(rotations) == {turned for piece, at, turned in everything if (piece, at) == ("T5", anchor)}
    assert await offered(place, "rotation", piece="T5", at="a1") == {}
    assert set(await offered(place, "rotation", piece="X5")) == {0}


async def test_nothing_is_offered_where_no_game_is_on(place: Place) -> None:
    for option in ("piece", "at", "rotation"):
        assert await offered(place, option) == {}


@pytest.mark.parametrize("piece", ["T5", "V3", "I4"])
async def test_what_is_offered_without_a_rotation_can_be_put_down(place: Place, piece: str) -> None:
    """Not turned where that is legal, else as it turns most over."""
    await start(place)
    everything = await legal(place)
    anchor = next(at for at in await offered(place, "at", piece=piece) if (piece, at, 0) not in everything)
    await place.ben.slash(place.channel, "boomerang place", piece=piece, at=anchor)
    put_down = str(await position_of(place)).split()[0].split(",")[-1]
    assert put_down.startswith(f"BB{piece}.")
    assert put_down.endswith(f"@{anchor}")


@pytest.mark.parametrize(
    ("piece", "anchor", "reason"),
    [
        ("I1", "e5", "overlaps"),
        ("I3", "i5", "sticks-out"),
        ("I1", "c4", "touches-by-corner-only"),
        ("I1", "a1", "must-touch-other-colour"),
    ],
)
async def test_a_placement_that_cannot_be_made_says_why(
    place: Place, piece: str, anchor: str, reason: str
) -> None:
    await start(place)
    before = await position_of(place)
    for turned in ({}, {"rotation": 0}):
        refused = await place.ben.slash(place.channel, "boomerang place", piece=piece, at=anchor, **turned)
        assert answer(refused).ephemeral
        assert answer(refused).content == text("en", f"refused-{reason}", piece=piece)
    assert await position_of(place) == before
