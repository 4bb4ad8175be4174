"""How a game begins: against the computer, by a challenge, by a button, or once more with sides swapped."""

import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from typing import Any, NamedTuple, TypeVar

import discord
from discord import app_commands, ui
from discord.utils import escape_markdown

from bot.clocks import CLOCKS
from bot.invitations import Invitation, InvitationGone
from bot.records import Challenge, House, Seat, Table
from bot.refusals import Refusal
from bot.store import ChannelTaken
from bot.tables import Moved, Venue
from bot.texts import Say
from cogs.answers import UNREACHED, Interaction, politely
from cogs.controls import ChallengeButton, StartButton
from cogs.host import HostCog
from cogs.settings import playing_channels
from cogs.words import word
from players import LEVELS

log = logging.getLogger(__name__)

CHALLENGE_LASTS = timedelta(days=1)
LONGEST_THREAD_NAME = 100

C = TypeVar("C", bound=Callable[..., Any])


class Terms(NamedTuple):
    """What two who start a game agree on."""

    options: dict[str, int]
    clock: str | None = None
    """A name of `CLOCKS`, "none", or nothing said: what the server has set."""
    threaded: bool = False


def level_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word(f"level-{level}"), value=level) for level in LEVELS]


def clock_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word(f"clock-{clock}"), value=clock) for clock in ("none", *CLOCKS)]


def with_thread(command: C) -> C:
    """Give a command the option `thread`."""
    rename = app_commands.rename(thread=word("option-thread"))
    return rename(app_commands.describe(thread=word("option-thread-description"))(command))


def with_terms(command: C) -> C:
    """Give a command the options `clock` and `thread`."""
    rename = app_commands.rename(clock=word("option-clock"))
    describe = app_commands.describe(clock=word("option-clock-description"))
    return rename(describe(app_commands.choices(clock=clock_choices())(with_thread(command))))


class StartingCog(HostCog):
    """A host that starts games; a game's own cog adds `solo` and `challenge` with its options."""

    async def start_solo(self, interaction: Interaction, level: str, terms: Terms) -> None:
        await self.check_can_start(interaction, terms)
        await interaction.response.defer(ephemeral=True)
        say = await self.say_to_all(interaction)
        computer = Seat(1, 0, None, say("computer", level=say(f"level-{level}")), level)
        seats = (seat_of(0, interaction.user), computer)
        if await self.start(interaction, seats, terms._replace(clock="none")):
            await self.drop_answer(interaction)

    async def challenge_somebody(
        self, interaction: Interaction, opponent: discord.Member | discord.User | None, terms: Terms
    ) -> None:
        await self.check_can_start(interaction, terms)
        if opponent is not None and opponent.id == interaction.user.id:
            raise Refusal("challenge-yourself")
        if opponent is not None and opponent.bot:
            raise Refusal("challenge-a-bot")
        if interaction.guild is None:
            raise Refusal("alone-here")
        await self._challenge(interaction, None if opponent is None else opponent.id, terms)

    async def _challenge(self, interaction: Interaction, opponent_id: int | None, terms: Terms) -> None:
        challenge = await self.bot.tables.store.add_challenge(
            Challenge(
                id=0,
                game=self.game,
                options=terms.options,
                guild_id=interaction.guild_id,
                channel_id=interaction.channel_id or 0,
                challenger_id=interaction.user.id,
                challenger_name=interaction.user.display_name,
                opponent_id=opponent_id,
                expires_at=self.bot.tables.now() + CHALLENGE_LASTS,
                clock=terms.clock,
                threaded=terms.threaded,
            )
        )
        await self._post_challenge(interaction, challenge)

    async def _post_challenge(self, interaction: Interaction, challenge: Challenge) -> None:
        say = await self.say_to_all(interaction)
        text = say(
            "challenge-anybody" if challenge.opponent_id is None else "challenge-member",
            name=escape_markdown(interaction.user.display_name),
            mention=f"<@{challenge.opponent_id}>",
            game=say(f"game-{self.game}"),
        )
        clock = clock_of(challenge.clock, await self.bot.tables.store.house(interaction.guild_id))
        if clock is not None:
            text += " " + say("challenge-clock", clock=say(f"clock-{clock}"))
        pinged = [discord.Object(challenge.opponent_id)] if challenge.opponent_id else []
        await interaction.response.send_message(
            text,
            view=self._challenge_view(challenge, say),
            allowed_mentions=discord.AllowedMentions(users=pinged),
        )

    def _challenge_view(self, challenge: Challenge, say: Say) -> ui.View:
        view = ui.View(timeout=None)
        looks = {"accept": discord.ButtonStyle.success, "decline": discord.ButtonStyle.secondary}
        answers = ["accept", *(["decline"] if challenge.opponent_id else []), "withdraw"]
        for answer in answers:
            style = looks.get(answer, discord.ButtonStyle.secondary)
            label = say(f"challenge-{answer}")
            view.add_item(ChallengeButton(self.game, challenge.id, answer, label=label, style=style))
        return view

    @politely
    async def answer_challenge(self, interaction: Interaction, challenge_id: int, answer: str) -> None:
        store = self.bot.tables.store
        try:
            challenge = await store.challenge(challenge_id)
            if challenge.expires_at < self.bot.tables.now():
                raise InvitationGone
            self._check_answer(challenge, interaction.user.id, answer)
            if answer == "accept":
                await self._accept(interaction, challenge)
            else:
                await interaction.response.defer()
                await store.take_challenge(challenge_id)
                await self._close_challenge(interaction, answer)
        except InvitationGone:
            raise Refusal("challenge-gone") from None

    async def _accept(self, interaction: Interaction, challenge: Challenge) -> None:
        """Start the game; the challenge is gone from the moment on in which its table is there."""
        terms = Terms(challenge.options, challenge.clock, challenge.threaded)
        await self.check_can_start(interaction, terms)
        await interaction.response.defer()
        seats = await self._seats(challenge, interaction.user)
        await self.start(interaction, seats, terms, challenge, "accept")

    async def _close_challenge(self, interaction: Interaction, answer: str, link: str = "") -> None:
        say = await self.say_to_all(interaction)
        name = escape_markdown(interaction.user.display_name)
        await self.replace_answer(interaction, f"{say(f'challenge-{answer}-done', name=name)} {link}".strip())

    async def _seats(self, challenge: Challenge, opponent: discord.abc.User) -> tuple[Seat, ...]:
        """Who sits where. Two who have just played each other here swap sides."""
        last = await self.bot.tables.store.table_in(challenge.channel_id)
        sides = [last and last.side_of(member) for member in (challenge.challenger_id, opponent.id)]
        side = 1 if last is not None and last.game == self.game and sides == [0, 1] else 0
        challenger = Seat(side, 0, challenge.challenger_id, challenge.challenger_name)
        return challenger, seat_of(1 - side, opponent)

    def _check_answer(self, challenge: Challenge, member_id: int, answer: str) -> None:
        if answer == "withdraw":
            if member_id != challenge.challenger_id:
                raise Refusal("challenge-not-yours-to-withdraw")
        elif member_id == challenge.challenger_id:
            raise Refusal("challenge-yourself")
        elif challenge.opponent_id not in (None, member_id):
            raise Refusal("challenge-not-for-you")

    # The start itself

    async def check_can_start(self, interaction: Interaction, terms: Terms) -> None:
        """Raise `Refusal` where no game can be started, or not in a thread of its own."""
        self.check_may_post(interaction)
        house = await self.bot.tables.store.house(interaction.guild_id)
        channels = playing_channels(house, interaction.guild)
        if channels and not _channels_of(interaction) & set(channels):
            raise Refusal("not-in-this-channel", channels=" ".join(f"<#{each}>" for each in channels))
        if not terms.threaded:
            await self.check_free(interaction)
        elif not isinstance(interaction.channel, discord.TextChannel):
            raise Refusal("no-thread-here")
        elif not interaction.app_permissions.is_superset(THREADS):
            raise Refusal("may-not-open-threads")

    async def start(
        self,
        interaction: Interaction,
        seats: tuple[Seat, ...],
        terms: Terms,
        invitation: Invitation | None = None,
        answer: str = "",
    ) -> bool:
        """Begin a game; whether its board could be shown. Raises `Refusal` and `InvitationGone`.

        If `answer` is given, the message of the invitation says from then on how it was answered.
        """
        moved = await self.open_table(interaction, seats, terms, invitation)
        if answer:
            thread = f"<#{moved.table.channel_id}>" if terms.threaded else ""
            await self._close_challenge(interaction, answer, thread)
        return await self.show(interaction, moved)

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
        except (ChannelTaken, InvitationGone) as error:
            if thread is not None:
                await _remove(thread)
            if isinstance(error, ChannelTaken):
                raise Refusal("channel-taken") from None
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
        )

    async def _is_own_thread(self, interaction: Interaction) -> bool:
        """Whether this is a thread that was opened for an earlier game: it is closed again after this one."""
        last = await self.bot.tables.store.table_in(interaction.channel_id or 0)
        return last is not None and last.threaded

    async def _open_thread(self, interaction: Interaction, seats: tuple[Seat, ...]) -> discord.Thread:
        """A thread named after the match."""
        assert isinstance(interaction.channel, discord.TextChannel)
        say = await self.say_to_all(interaction)
        a, b = (" & ".join(seat.name for seat in seats if seat.side == side) for side in (0, 1))
        name = say("thread-name", game=say(f"game-{self.game}"), a=a, b=b)
        return await interaction.channel.create_thread(
            name=name[:LONGEST_THREAD_NAME], type=discord.ChannelType.public_thread
        )

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

    @politely
    async def start_from_button(self, interaction: Interaction, how: str) -> None:
        if how == "solo":
            await self.start_solo(interaction, "normal", Terms({}))
        else:
            await self.challenge_somebody(interaction, None, Terms({}))

    @app_commands.command(name=word("command-rematch"), description=word("command-rematch-description"))
    @politely
    async def rematch(self, interaction: Interaction) -> None:
        table = await self.table_here(interaction)
        if table.side_of(interaction.user.id) is None:
            raise Refusal("not-your-table")
        terms = Terms(table.options, table.clock or "none")
        await self.check_can_start(interaction, terms)
        await self.play_again(interaction, table, terms)

    async def play_again(self, interaction: Interaction, table: Table, terms: Terms) -> None:
        """The same players with sides swapped; against a member it is a challenge."""
        side = table.side_of(interaction.user.id) or 0
        other = table.seat(1 - side)
        if other.level is not None:
            await interaction.response.defer(ephemeral=True)
            computer = Seat(side, 0, None, other.name, other.level)
            if await self.start(interaction, (seat_of(1 - side, interaction.user), computer), terms):
                await self.drop_answer(interaction)
        else:
            await self._challenge(interaction, other.member_id, terms)


THREADS = discord.Permissions(create_public_threads=True, send_messages_in_threads=True)
"""What the bot needs to let a game have a thread of its own."""


def seat_of(side: int, member: discord.abc.User) -> Seat:
    return Seat(side, 0, member.id, member.display_name)


def clock_of(chosen: str | None, house: House) -> str | None:
    """The clock of a game: the one chosen, or the server's where nothing was said."""
    return {"none": None}.get(chosen, chosen) if chosen is not None else house.clock


def _channels_of(interaction: Interaction) -> set[int]:
    """The channel, and the one that a thread belongs to."""
    parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else 0
    return {interaction.channel_id or 0, parent}


async def _remove(thread: discord.Thread) -> None:
    """Delete a thread in which nothing is played after all, or close it where that is not allowed."""
    with suppress(*UNREACHED):
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True)
