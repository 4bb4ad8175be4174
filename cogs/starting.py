"""How a game begins: whether it can be here, the thread it may get, its table, its first board."""

from contextlib import suppress

import discord
from discord import ui

from cogs.answers import UNREACHED, Interaction
from cogs.controls import StartButton
from cogs.host import HostCog
from cogs.settings import playing_channels
from cogs.terms import Terms, clock_of
from play.refusals import Refusal
from play.tables import Moved, Venue
from store.invitations import Invitation
from store.records import Seat
from store.store import ChannelTaken
from words.texts import Say

LONGEST_THREAD_NAME = 100


class StartingCog(HostCog):
    """A host that starts games; a game's own cog adds `solo` with its options."""

    async def start_solo(self, interaction: Interaction, level: str, terms: Terms) -> None:
        await self.check_can_start(interaction, terms)
        await interaction.response.defer(ephemeral=True)
        say = await self.say_to_all(interaction)
        computer = Seat(1, 0, None, say("computer", level=say(f"level-{level}")), level)
        seats = (seat_of(0, interaction.user), computer)
        if await self.start(interaction, seats, terms._replace(clock="none")):
            await self.drop_answer(interaction)

    async def check_can_start(self, interaction: Interaction, terms: Terms) -> None:
        """Raise `Refusal` where no game can be started, or not in a thread of its own."""
        self.check_may_post(interaction, threaded=terms.threaded)
        house = await self.bot.tables.store.house(interaction.guild_id)
        channels = playing_channels(house, interaction.guild)
        if channels and not _channels_of(interaction) & set(channels):
            raise Refusal("not-in-this-channel", channels=" ".join(f"<#{each}>" for each in channels))
        if not terms.threaded:
            await self.check_free(interaction)
        elif not isinstance(interaction.channel, discord.TextChannel) or interaction.channel.is_news():
            raise Refusal("no-thread-here")
        elif not interaction.app_permissions.is_superset(THREADS):
            raise Refusal("may-not-open-threads")

    async def start(self, interaction: Interaction, seats: tuple[Seat, ...], terms: Terms) -> bool:
        """Begin a game; whether its board could be shown. Raises `Refusal`."""
        return await self.show(interaction, await self.open_table(interaction, seats, terms))

    async def open_table(
        self,
        interaction: Interaction,
        seats: tuple[Seat, ...],
        terms: Terms,
        invitation: Invitation | None = None,
    ) -> Moved:
        """A game that has begun, to be shown. Raises `Refusal` and `InvitationGone`."""
        thread = await self._open_thread(interaction, seats) if terms.threaded else None
        venue = await self._venue(interaction, terms.clock, thread)
        try:
            return await self.bot.tables.start(
                self.game, terms.options, seats, venue, nonce=str(interaction.id), invitation=invitation
            )
        except Exception as error:
            if thread is not None:
                await _remove(thread)
            if isinstance(error, ChannelTaken):
                await self.check_free(interaction)  # which says what is on there
            raise

    async def _venue(
        self, interaction: Interaction, clock: str | None, thread: discord.Thread | None
    ) -> Venue:
        house = await self.bot.tables.store.house(interaction.guild_id)
        return Venue(
            guild_id=interaction.guild_id,
            channel_id=thread.id if thread is not None else interaction.channel_id or 0,
            language=await self.bot.public_language(interaction),
            theme=house.theme,
            clock=clock_of(clock, house),
            rated=house.rated,
            threaded=thread is not None or await self._is_own_thread(interaction),
            parent_id=_parent_of(thread or interaction.channel),
        )

    async def _is_own_thread(self, interaction: Interaction) -> bool:
        """Whether this is a thread that was opened for an earlier game: it is closed again after this one."""
        last = await self.bot.tables.store.table_in(interaction.channel_id or 0)
        return last is not None and last.threaded

    async def _open_thread(self, interaction: Interaction, seats: tuple[Seat, ...]) -> discord.Thread:
        """A thread named after the match, with everybody in it who plays."""
        assert isinstance(interaction.channel, discord.TextChannel)
        say = await self.say_to_all(interaction)
        a, b = (" & ".join(seat.name for seat in seats if seat.side == side) for side in (0, 1))
        name = say("thread-name", game=say(f"game-{self.game}"), a=a, b=b)
        thread = await interaction.channel.create_thread(
            name=name[:LONGEST_THREAD_NAME], type=discord.ChannelType.public_thread
        )
        for member_id in filter(None, (seat.member_id for seat in seats)):
            with suppress(*UNREACHED):  # who is not in it can still go there
                await thread.add_user(discord.Object(member_id))
        return thread

    async def offer_start(self, interaction: Interaction) -> None:
        """No game is on here: offer to start one, or say why that cannot be here and how to go on."""
        try:
            await self.check_can_start(interaction, Terms({}))
        except Refusal as refusal:
            return await self.refuse(interaction, refusal)
        say = self.say(interaction)
        view = ui.View(timeout=None)
        for button in self.start_buttons(interaction, say):
            view.add_item(button)
        return await self.tell(interaction, say("no-table"), view)

    def start_buttons(self, interaction: Interaction, say: Say) -> list[StartButton]:
        """What starts this game here; in a private chat there is nobody but the computer to play with."""
        solo = StartButton(self.game, "solo", label=say("start-solo"), style=discord.ButtonStyle.primary)
        if interaction.guild_id is None:
            return [solo]
        return [solo, StartButton(self.game, "open", label=say("start-open"))]


THREADS = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
"""What the bot needs to let a game have a thread of its own."""


def seat_of(side: int, member: discord.abc.User) -> Seat:
    return Seat(side, 0, member.id, member.display_name)


def _channels_of(interaction: Interaction) -> set[int]:
    """The channel, and the one that a thread belongs to."""
    return {interaction.channel_id or 0, _parent_of(interaction.channel) or 0}


def _parent_of(channel: object) -> int | None:
    """The channel that it belongs to, if it is a thread."""
    return channel.parent_id if isinstance(channel, discord.Thread) else None


async def _remove(thread: discord.Thread) -> None:
    """Delete a thread in which nothing is played after all, or close it where that is not allowed."""
    with suppress(*UNREACHED):
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True)
