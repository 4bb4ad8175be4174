"""Teams in the words of a test: who gathers, what their lobby says, and whose ball it is."""

from collections.abc import Sequence
from typing import Any

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor

from play.views import TableView
from store.records import Lobby
from tests.discord.conftest import Place
from tests.discord.playing import bot_of, custom_ids, table_of, texts
from words.texts import Language
from words.texts import text as text_of


def crowd(place: Place, count: int) -> list[MemberActor]:
    """That many members; the first three are those whom every test knows."""
    known = [place.anna, place.ben, place.carl]
    names = ["dora", "emil", "fay", "gus", "hana", "ida", "jo"][: max(count - 3, 0)]
    others = [place.env.guild.add_member(place.env.create_user(name)) for name in names]
    return [*known, *others][:count]


def lobby_message(channel: ChannelHandle) -> discord.Message:
    """The latest message with a lobby's buttons."""
    return next(
        message
        for message in reversed(channel.history())
        if any(custom_id.startswith("l:") for custom_id in custom_ids(message))
    )


def now(channel: ChannelHandle, message: discord.Message) -> discord.Message:
    """A message as it is by now."""
    return next(each for each in channel.history() if each.id == message.id)


async def lobby_of(place: Place, message: discord.Message) -> Lobby:
    """What is saved of the lobby that a message shows."""
    lobby_id = int(custom_ids(message)[0].split(":")[2])
    return await bot_of(place).play.store.invitations.lobby(lobby_id)


async def press(member: MemberActor, message: discord.Message, what: str) -> InteractionResult:
    """Press a lobby's button: `join-0`, `join-1`, `leave`, `shuffle`, `start` or `close`."""
    custom_id = next(
        each for each in custom_ids(message) if each.startswith("l:") and each.endswith(f":{what}")
    )
    return await member.click(message, custom_id=custom_id)


async def open_lobby(
    place: Place, blue: Sequence[MemberActor], red: Sequence[MemberActor], game: str = "boulo", **options: Any
) -> discord.Message:
    """The first of Blue opens a lobby and the others join, in turn."""
    await blue[0].slash(place.channel, f"{game} team", **options)
    message = lobby_message(place.channel)
    for number in range(max(len(blue), len(red))):
        for side, team in enumerate((blue, red)):
            if number < len(team) and team[number] is not blue[0]:
                await press(team[number], message, f"join-{side}")
    return message


async def begin(
    place: Place, blue: Sequence[MemberActor], red: Sequence[MemberActor], game: str = "boulo", **options: Any
) -> None:
    """Open such a lobby and start its game."""
    await press(red[-1], await open_lobby(place, blue, red, game, **options), "start")


async def member_to_play(place: Place, members: Sequence[MemberActor]) -> MemberActor:
    seat = (await view(place)).seat
    assert seat is not None
    return next(member for member in members if member.id == seat.member_id)


async def view(place: Place) -> TableView:
    return await bot_of(place).play.tables.view((await table_of(place)).id)


def shows_team(message: discord.Message, side: int, *members: str, language: Language = "en") -> bool:
    """Whether a board lists exactly those members in a team."""
    team = text_of(language, f"team-{side}")
    return (
        text_of(language, "team-members", team=team, members=", ".join(members))
        in texts(message).splitlines()
    )
