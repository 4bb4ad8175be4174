"""Forged interactions: each is answered in private, none raises, none changes or shows anything."""

import logging
import random
from collections.abc import AsyncIterator, Iterator
from typing import Any, NamedTuple

import discord
import pytest
from simcord import ChannelHandle, InteractionResult, MemberActor

from cogs.controls.registry import MENUS
from tests.cogs.test_controls import SENT
from tests.discord.conftest import Place
from tests.discord.forging import (
    BUTTON,
    CHANNELS,
    MODAL,
    SELECT,
    TYPED,
    command,
    dump,
    forge_command,
    forge_use,
    is_answered,
    option,
)
from tests.discord.playing import (
    actions,
    answer,
    board_of,
    bot_of,
    custom_ids,
    last_message,
    private_answer,
    start,
    table_of,
    text,
    texts,
)

GARBAGE = (
    "",
    "0",
    "-1",
    "9" * 15,
    "9" * 100,
    "٣",
    "1\n",
    "chess",
    "None",
    "../1",
    "1.5",
    "1e9",
    "join-2",
    "X5.0@z99",
    "Z9.9@a1",
    "<@1>",
    "\u0000",
    "é",
    ":::",
    " ",
)


class Elsewhere(NamedTuple):
    """Another server that Anna and Carl are members of, with a game of its own."""

    channel: ChannelHandle
    anna: MemberActor
    carl: MemberActor


@pytest.fixture
def elsewhere(place: Place) -> Elsewhere:
    guild = place.env.create_guild(name="Elsewhere")
    channel = guild.create_text_channel("elsewhere")
    return Elsewhere(channel, guild.add_member(place.anna.user), guild.add_member(place.carl.user))


@pytest.fixture
async def unharmed(
    place: Place, elsewhere: Elsewhere, caplog: pytest.LogCaptureFixture
) -> AsyncIterator[None]:
    """Start a game in both servers; afterwards both are unchanged, and no error was logged."""
    await start(place)
    await elsewhere.carl.slash(elsewhere.channel, "boomerang solo", level="easy", begin="me")
    saved, seen = await dump(place), _seen(place, elsewhere)
    caplog.set_level(logging.INFO)
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert await dump(place) == saved
    assert _seen(place, elsewhere) == seen


def _seen(place: Place, elsewhere: Elsewhere) -> list[tuple[int, str, list[str]]]:
    """What everybody sees in the two channels."""
    messages = [*place.channel.history(), *elsewhere.channel.history()]
    return [(each.id, texts(each), custom_ids(each)) for each in messages if not each.flags.ephemeral]


# Controls of other servers and channels


async def elsewhere_of(place: Place) -> AsyncIterator[str]:
    """A control of each kind for a table, a challenge and a lobby of Anna's and Ben's."""
    table = await table_of(place)
    for what in ("more", "board", "describe", "draw", "layout", "rematch", "resign", "takeback", "verify"):
        yield f"x:boulomania:{table.id}:{what}"
    for action in actions(board_of(place.channel)):
        yield f"a:boulomania:{table.id}:{table.ply}:{action}"
    yield f"r:boulomania:{table.id}:resign"
    yield f"o:boulomania:{table.id}:{table.ply}:draw:1:accept"
    yield f"o:boulomania:{table.id}:{table.ply}:draw:0:withdraw"
    yield f"f:{table.id}:{table.ply}:left:X5.0@h1"
    yield f"e:{table.id}"


def of_nobody(custom_id: str) -> str:
    """The same of a table that does not exist."""
    parts = custom_id.split(":")
    number = 1 if parts[0] in ("f", "e") else 2
    return ":".join([*parts[:number], "987654", *parts[number + 1 :]])


def said(result: InteractionResult) -> str:
    return texts(answer(result).message)


@pytest.mark.usefixtures("unharmed")
async def test_a_table_of_another_server_is_like_none(place: Place, elsewhere: Elsewhere) -> None:
    board = board_of(elsewhere.channel)
    async for custom_id in elsewhere_of(place):
        result = await forge_use(elsewhere.anna, board, custom_id)
        assert is_answered(result), custom_id
        heard = said(result)
        none = await forge_use(elsewhere.anna, board, of_nobody(custom_id))
        assert heard == said(none), custom_id


@pytest.mark.usefixtures("unharmed")
async def test_a_table_of_another_channel_is_like_none(place: Place) -> None:
    other = place.anna.guild.create_text_channel("other")
    await bot_of(place).get_partial_messageable(other.id).send("?")
    async for custom_id in elsewhere_of(place):
        if not custom_id.startswith("e:"):  # a list of the whole server's tables ends them
            heard = said(await forge_use(place.anna, last_message(other), custom_id))
            none = await forge_use(place.anna, last_message(other), of_nobody(custom_id))
            assert heard == said(none), custom_id


@pytest.mark.usefixtures("unharmed")
async def test_a_control_of_another_game_of_the_same_channel(place: Place) -> None:
    table, board = await table_of(place), board_of(place.channel)
    for custom_id in (f"a:carami:{table.id}:{table.ply}:point3", f"r:petanque:{table.id}:resign"):
        assert private_answer(await forge_use(place.anna, board, custom_id)).startswith(
            ("A game is on", text("en", "no-table"))
        )


async def test_invitations_of_another_server_are_like_none(place: Place, elsewhere: Elsewhere) -> None:
    await place.anna.slash(place.channel, "boulo challenge")
    await elsewhere.carl.slash(elsewhere.channel, "boomerang solo", level="easy", begin="me")
    await place.anna.slash(place.channel, "boulo team")
    saved, board = await dump(place), board_of(elsewhere.channel)
    for what in ("c:boulomania:1:accept", "c:boulomania:1:decline", "c:boulomania:1:withdraw"):
        for member in (elsewhere.anna, elsewhere.carl):
            assert private_answer(await forge_use(member, board, what)) == text("en", "challenge-gone")
    for what in ("join-0", "join-1", "leave", "shuffle", "start", "close"):
        for member in (elsewhere.anna, elsewhere.carl):
            gone = await forge_use(member, board, f"l:boulomania:1:{what}")
            assert private_answer(gone) == text("en", "lobby-gone")
    assert await dump(place) == saved
    assert texts(board_of(elsewhere.channel)) == texts(board)


async def test_the_private_table_of_another_member(place: Place) -> None:
    """The tables of private chats belong to no server: they must not count as those of one server."""
    await place.anna.user.slash("boulo solo", level="easy")
    saved = await dump(place)
    await place.carl.user.slash("help")
    chat = place.carl.user.dm_channel
    for path, given in (("tables end", [option("table", "1")]), ("tables list", []), ("settings", [])):
        result = await forge_command(place.carl.user, chat, command(path, *given))
        assert said(result) == text("en", "refused")
    assert await dump(place) == saved


# Controls that were never made


@pytest.mark.usefixtures("unharmed")
@pytest.mark.parametrize("shown", [True, False])
async def test_any_custom_id_and_any_value(place: Place, elsewhere: Elsewhere, shown: bool) -> None:
    board, rng, table = board_of(elsewhere.channel), random.Random(7), await table_of(place)
    for custom_id in mutated(rng, table.id):
        kind = rng.choice((BUTTON, BUTTON, SELECT, CHANNELS))
        if custom_id.partition(":")[0] in {kind.prefix for kind in MENUS}:
            kind = rng.choice((SELECT, CHANNELS))
        values = rng.choice((None, [], ["?"], [rng.choice(GARBAGE)], ["1", "1"], [1], "1", {"a": 1}))
        member = rng.choice((elsewhere.anna, elsewhere.carl))
        given: dict[str, Any] = {"kind": kind, "values": values, "shown": shown}
        result = await forge_use(member, board, custom_id, **given)
        assert is_answered(result), (custom_id, given)


def mutated(rng: random.Random, table_id: int, count: int = 120) -> Iterator[str]:
    """Texts that look like those of controls, of other tables, or like nothing at all."""
    kinds = [custom_id for custom_id in SENT if custom_id.partition(":")[0] not in ("n", "p")]
    for _ in range(count):
        parts = [part.replace("12", str(table_id)) for part in rng.choice(kinds).split(":")]
        for _ in range(rng.randint(1, 2)):
            place = rng.randrange(len(parts))
            new = rng.choice(([rng.choice(GARBAGE)], [], [parts[place]] * 2))
            parts[place : place + 1] = new if len(parts) > 1 else [rng.choice(GARBAGE)]
        yield ":".join(parts)[:100] or "?"


@pytest.mark.usefixtures("unharmed")
async def test_what_the_message_does_not_have_is_refused(place: Place) -> None:
    table, board = await table_of(place), board_of(place.channel)
    for custom_id in (
        f"a:boulomania:{table.id}:{table.ply}:land:1",
        f"r:boulomania:{table.id}:resign",
        "n:carami:solo",
        "p:boulomania:1",
        "e:page:1",
    ):
        refused = await forge_use(place.anna, board, custom_id, shown=False)
        assert private_answer(refused) == text("en", "refused")


@pytest.mark.usefixtures("unharmed")
async def test_what_a_menu_does_not_offer_is_refused(place: Place, elsewhere: Elsewhere) -> None:
    board = board_of(elsewhere.channel)
    menu = next(each for each in custom_ids(board) if each.startswith(("g:", "m:")))
    for values in ([], ["Z9"], ["9" * 100], ["T5", "Z9"], [7], None):
        refused = await forge_use(elsewhere.carl, board, menu, kind=SELECT, values=values, shown=False)
        assert private_answer(refused) == text("en", "refused")


@pytest.mark.usefixtures("unharmed")
async def test_a_group_or_a_ghost_that_cannot_be(elsewhere: Elsewhere) -> None:
    board = board_of(elsewhere.channel)
    menu = next(each for each in custom_ids(board) if each.startswith("g:"))
    table, ply = menu.split(":")[2:]
    chosen = await forge_use(elsewhere.carl, board, menu, kind=SELECT, values=["Z9"])
    assert private_answer(chosen) == text("en", "refused")
    for spot in ("Z9.0@a1", "T5.9@a1", "T5.0@z9", "T5.0@a99", "T5.0@a0"):
        walked = await forge_use(elsewhere.carl, board, f"f:{table}:{ply}:left:{spot}")
        assert private_answer(walked) == text("en", "refused")


@pytest.mark.usefixtures("unharmed")
async def test_a_spot_that_is_not_among_the_best(elsewhere: Elsewhere) -> None:
    """Even Discord seems to believe that the menu has offered it."""
    board = board_of(elsewhere.channel)
    table, ply = next(each for each in custom_ids(board) if each.startswith("g:")).split(":")[2:]
    for spot in ("T5.0@z9", "Z9.0@a1", "nonsense"):
        chosen = await forge_use(elsewhere.carl, board, f"f:best:{table}:{ply}", kind=SELECT, values=[spot])
        assert private_answer(chosen) == text("en", "refused")


async def test_a_marble_that_cannot_move(place: Place) -> None:
    await place.anna.slash(place.channel, "carami solo", level="easy", begin="me")
    table, board = await table_of(place), board_of(place.channel)
    for marble in ("a1", "c5", "z9", ""):
        chosen = await forge_use(
            place.anna, board, f"g:carami:{table.id}:{table.ply}", kind=SELECT, values=[marble]
        )
        assert private_answer(chosen) == text("en", "refused")


@pytest.mark.usefixtures("unharmed")
async def test_what_all_see_is_not_dismissed(place: Place) -> None:
    """Only a private question is: a board with such a button would be deleted for everybody."""
    assert private_answer(await forge_use(place.anna, board_of(place.channel), "z")) == text("en", "refused")


@pytest.mark.usefixtures("unharmed")
async def test_preferences_that_cannot_be(place: Place) -> None:
    board = board_of(place.channel)
    for what, value in {"language": "nl", "theme": "pink", "animated": "auto", "pings": "maybe"}.items():
        refused = await forge_use(place.anna, board, f"u:{what}", kind=SELECT, values=[value])
        assert private_answer(refused) == text("en", "refused")


@pytest.mark.usefixtures("unharmed")
async def test_settings_that_cannot_be(place: Place, elsewhere: Elsewhere) -> None:
    role = place.anna.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    manager = place.anna.guild.add_member(place.env.create_user("mona"), roles=[role])
    board = board_of(place.channel)
    wrong = {"language": "none", "clock": "auto", "theme": "none", "rated": "auto"}
    for what, value in wrong.items():
        refused = await forge_use(manager, board, f"s:{what}", kind=SELECT, values=[value])
        assert private_answer(refused) == text("en", "refused")
    for channel in ("1", "9" * 20, "9" * 100, "٣", str(elsewhere.channel.id)):
        refused = await forge_use(manager, board, "s:channels", kind=CHANNELS, values=[channel])
        assert private_answer(refused) == text("en", "refused")


# Commands


COMMANDS: tuple[dict[str, Any], ...] = (
    command("chess"),
    command("boulo"),
    command("boulo dance"),
    command("boulo solo deeply"),
    command("boulo solo", option("level", "godlike")),
    command("boulo solo", option("points", 10**100, 4)),
    command("boulo solo", option("points", -1, 4)),
    command("boulo solo", option("points", "many", 4)),
    command("boulo solo", option("balls", True, 4)),
    command("boulo solo", option("thread", "yes", 5)),
    command("boulo solo", option("length", "")),
    command("boulo solo", option("colour", "red")),
    command("boulo challenge", option("clock", "slow")),
    command("boulo challenge", option("opponent", "12", 6)),
    command("boulo challenge", option("opponent", "nobody", 6)),
    command("boulo roll"),
    command("boulo roll", option("dice", 7, 4)),
    command("boulo shoot", option("target", "x" * 5000)),
    command("boulo shoot", option("target", 7)),
    command("boulo leaderboard", option("page", 10**30, 4)),
    command("boulo replay", option("number", "9" * 100)),
    command("boulo replay", option("number", "٣")),
    command("boulo stats", option("member", "7", 6)),
    command("petanque solo", option("points", 12, 4)),
    command("petanque corner", option("corner", "e")),
    command("boomerang place", option("piece", "Z9"), option("at", "٣٣"), option("rotation", 9, 4)),
    command("boomerang place", option("piece", "\u0000"), option("at", "")),
    command("carami move", option("move", "d7x" * 30)),
    command("settings", option("theme", "none")),
    command("settings", option("channel", "7", 7)),
    command("tables end", option("table", "9" * 100)),
    {"name": "boulo", "options": None},
    {"name": "boulo", "options": [{"type": 1}]},
    {"name": "boulo", "options": [{"name": "solo", "type": 1, "options": [{"name": "level"}]}]},
    {"name": "boulo", "type": 2, "target_id": "1"},
    {"name": "boulo", "type": 99},
    {},
)


@pytest.mark.usefixtures("unharmed")
async def test_commands_as_no_client_sends_them(place: Place) -> None:
    for data in COMMANDS:
        assert is_answered(await forge_command(place.anna, place.channel, data)), data


@pytest.mark.usefixtures("unharmed")
async def test_suggestions_for_what_cannot_be_typed(place: Place) -> None:
    for data in (
        *COMMANDS,
        command("boulo shoot", option("target", 7, focused=True)),
        command("boulo shoot", option("target", "x" * 5000, focused=True)),
        command("boulo solo", option("level", "e", focused=True)),
        command("boomerang place", option("piece", 7), option("at", "a", focused=True)),
        command("boomerang place", option("rotation", "no", 4), option("at", "a", focused=True)),
    ):
        result = await forge_command(place.anna, place.channel, data, TYPED)
        assert not result.autocomplete_choices, data
        assert result.acknowledged, data


@pytest.mark.usefixtures("unharmed")
async def test_a_form_that_was_never_shown(place: Place) -> None:
    result = await forge_command(place.anna, place.channel, {"custom_id": "?", "components": []}, MODAL)
    assert private_answer(result) == text("en", "refused")
