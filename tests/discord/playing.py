"""What a member sees and does at a table, in the words of a test."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import AsyncMock, patch

import discord
from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from sqlalchemy import update

from bot.app import Boulo
from engine import Position, parse_position, replay
from store.records import Table
from store.schema import tables
from tests.discord.conftest import Place
from tests.discord.naming import mentions
from words.texts import Language
from words.texts import text as text_of


def text(language: Language, message: str, /, **facts: str | int) -> str:
    """What the bot says there, as the cog of `/boulo` words it, or of another `command`."""
    return text_of(language, message, **{**mentions(str(facts.pop("command", "boulo"))), **facts})


def texts(message: discord.Message) -> str:
    """All words of a message."""
    found = [message.content]
    for component in _walk(message.components):
        if isinstance(component, discord.TextDisplay):
            found.append(component.content)
    return "\n".join(found)


def _walk(components: Any) -> list[Any]:
    found = []
    for component in components:
        found.append(component)
        found += _walk(getattr(component, "children", []))
    return found


def custom_ids(message: discord.Message) -> list[str]:
    """The ids of all buttons and menus."""
    return [c.custom_id for c in _walk(message.components) if getattr(c, "custom_id", None)]


def buttons(message: discord.Message) -> list[discord.Button]:
    """The buttons, also those that cannot be pressed now."""
    return [component for component in _walk(message.components) if isinstance(component, discord.Button)]


def actions(message: discord.Message) -> list[str]:
    """The actions offered by the buttons and menus under a board."""
    offered = []
    for component in _walk(message.components):
        custom_id = getattr(component, "custom_id", None) or ""
        if custom_id.startswith("a:"):
            offered.append(custom_id.split(":", 4)[4])
        elif custom_id.startswith("m:"):
            offered += [option.value for option in component.options]
    return offered


def options(message: discord.Message) -> list[discord.SelectOption]:
    """The options of all menus."""
    menus = [each for each in _walk(message.components) if isinstance(each, discord.SelectMenu)]
    return [option for menu in menus for option in menu.options]


def deeds(message: discord.Message) -> list[str]:
    """What the buttons of a message do that are no moves."""
    return [each.split(":")[3] for each in custom_ids(message) if each.startswith("x:")]


def groups(message: discord.Message) -> list[str]:
    """What can be moved, where there are too many actions for one menu."""
    menus = [each for each in _walk(message.components) if (getattr(each, "custom_id", "") or "")[:2] == "g:"]
    return [option.value for menu in menus for option in menu.options]


def alt_texts(message: discord.Message) -> list[str]:
    galleries = [c for c in _walk(message.components) if isinstance(c, discord.MediaGalleryComponent)]
    return [item.description or "" for gallery in galleries for item in gallery.items]


def answer(result: InteractionResult) -> ResponseMessage:
    """The bot's last answer to whoever did something; where all see it, the message that was posted."""
    said = result.followups[-1] if result.followups else result.response or _posted_for(result)
    assert said is not None, "the bot has answered nothing"
    return said


def _posted_for(result: InteractionResult) -> ResponseMessage | None:
    """The newest message of the channel, if it was posted after that was asked for."""
    env, asked = result._env, result._interaction
    since = [each for each in env.backend.messages.get(asked.channel_id, {}).values() if each.id > asked.id]
    return ResponseMessage(env, max(since, key=lambda each: each.id)) if since else None


def private_answer(result: InteractionResult) -> str:
    """The same, after checking that nobody else may see it."""
    said = answer(result)
    assert said.ephemeral
    return said.content


@contextmanager
def unsettled(place: Place) -> Iterator[None]:
    """Let members do the next thing at once: SimCord waits for the bot after each of them."""
    with patch.object(place.env, "_settle_internal", AsyncMock()):
        yield


def last_message(channel: ChannelHandle) -> discord.Message:
    message = channel.last_message
    assert message is not None, "nothing was posted"
    return message


def board_of(channel: ChannelHandle) -> discord.Message:
    """The message that shows the table."""
    return next(message for message in reversed(channel.history()) if message.attachments)


def pinged_last(place: Place) -> list[int]:
    """Whom Discord was told to ping by the last message; `Message.mentions` is whom its words mention."""
    posts = [each.json for each in place.env.http_requests if each.method == "POST" and each.json]
    asked = [(post.get("data") or post).get("allowed_mentions") for post in posts]
    return [int(member) for member in list(filter(None, asked))[-1].get("users", ())]


async def position_of(place: Place) -> Position:
    """The position that is saved for the channel."""
    table = await table_of(place)
    return parse_position(table.game, table.notation)


async def table_of(place: Place) -> Table:
    """The table that is saved for the channel."""
    table = await bot_of(place).play.store.tables.in_channel(place.channel.id)
    assert table is not None
    return table


async def check_saved(place: Place) -> Table:
    """The table of the channel, after checking that its saved moves lead to its saved position."""
    table = await table_of(place)
    moves = await bot_of(place).play.store.tables.log(table.id)
    assert [move.ply for move in moves] == list(range(table.ply))
    steps = replay(table.game, table.options, [move.token for move in moves])
    assert str(steps[-1].after) == table.notation
    assert (steps[-1].after.turn == "over") <= (table.state == "over")
    return table


async def is_shown(place: Place) -> bool:
    """Whether the message of the table offers what can be done there now, and the store knows it."""
    table, position = await table_of(place), await position_of(place)
    shown = [message for message in place.channel.history() if message.id == table.message_id]
    if not shown or not table.is_shown:
        return False
    if table.state == "over":
        return text("en", "board-over") in texts(shown[0])
    plies = {custom_id.split(":")[3] for custom_id in custom_ids(shown[0]) if custom_id[:2] in ("a:", "m:")}
    return plies == {str(table.ply)} and sorted(actions(shown[0])) == sorted(position.legal_actions())


async def rewrite(place: Place, table: Table, **values: Any) -> None:
    """Change what is saved of a table, past everything that looks after it."""
    change = update(tables).where(tables.c.id == table.id).values(values)
    await bot_of(place).play.store.database.write(lambda connection: connection.execute(change))


def bot_of(place: Place) -> Boulo:
    assert isinstance(place.env.bot, Boulo)
    return place.env.bot


def forbid(place: Place, **rights: bool) -> None:
    """Take rights in the channel from the bot."""
    _, denied = discord.PermissionOverwrite(**rights).pair()
    bot = place.env.backend.bot_user.id
    place.env.backend.set_overwrite(place.channel.id, Overwrite(bot, OverwriteType.MEMBER, 0, denied.value))


def allow(place: Place, channel: ChannelHandle, member: MemberActor, **rights: bool) -> None:
    """Give rights in a channel to a member, or take them away."""
    allowed, denied = discord.PermissionOverwrite(**rights).pair()
    overwrite = Overwrite(member.id, OverwriteType.MEMBER, allowed.value, denied.value)
    place.env.backend.set_overwrite(channel.id, overwrite)


async def click(member: MemberActor, message: discord.Message, action: str) -> InteractionResult:
    """Choose an action under a board, by its button or in its menu."""
    for component in _walk(message.components):
        custom_id = getattr(component, "custom_id", None) or ""
        if custom_id.startswith("a:") and custom_id.split(":", 4)[4] == action:
            return await member.click(message, custom_id=custom_id)
        if custom_id.startswith("m:") and action in [option.value for option in component.options]:
            return await member.select(message, [action], custom_id=custom_id)
    raise AssertionError(f"{action} is not offered: {actions(message)}")


async def open_group(member: MemberActor, board: discord.Message, group: str) -> InteractionResult:
    """Choose what to move, where there are too many actions for one menu."""
    menu = next(custom_id for custom_id in custom_ids(board) if custom_id.startswith("g:"))
    return await member.select(board, [group], custom_id=menu)


async def type_action(member: MemberActor, channel: ChannelHandle, action: str) -> InteractionResult:
    """Type an action as a slash command."""
    kind, _, rest = action.partition(":")
    if kind == "shoot":
        return await member.slash(channel, "boulo shoot", target=rest)
    if kind == "land":
        return await member.slash(channel, "boulo land", way=rest)
    return await member.slash(channel, "boulo roll", dice=int(action[-1]))


async def start(place: Place, **options: Any) -> None:
    """Anna challenges Ben, and Ben accepts."""
    await place.anna.slash(place.channel, "boulo challenge", opponent=place.ben, **options)
    await place.ben.click(last_message(place.channel), label=text("en", "challenge-accept"))


async def give_up(member: MemberActor, channel: ChannelHandle) -> InteractionResult:
    """Resign, and mean it."""
    asked = await member.slash(channel, "boulo resign")
    return await member.click(answer(asked).message, label=text("en", "resign-yes"))


async def on_turn(place: Place) -> MemberActor:
    table = await table_of(place)
    seat = table.seat("AB".index((await position_of(place)).turn))
    return place.anna if seat.member_id == place.anna.id else place.ben
