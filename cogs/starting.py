"""How a game begins: against the computer, by a challenge, by a button, or once more with sides swapped."""

from datetime import timedelta

import discord
from discord import app_commands, ui
from discord.utils import escape_markdown

from bot.records import Challenge, Seat
from bot.store import ChannelTaken
from bot.tables import Refusal
from bot.texts import Say
from cogs.answers import Interaction, politely
from cogs.controls import ChallengeButton, StartButton
from cogs.host import HostCog
from cogs.words import word
from players import LEVELS

CHALLENGE_LASTS = timedelta(days=1)


def level_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word(f"level-{level}"), value=level) for level in LEVELS]


class StartingCog(HostCog):
    """A host that starts games; a game's own cog adds `solo` and `challenge` with its options."""

    async def start_solo(self, interaction: Interaction, level: str, options: dict[str, int]) -> None:
        await self.check_free(interaction)
        await interaction.response.defer(ephemeral=True)
        say = self.say_to_all(interaction)
        computer = Seat(1, 0, None, say("computer", level=say(f"level-{level}")), level)
        if await self._start(interaction, (self._seat(0, interaction.user), computer), options):
            await self.drop_answer(interaction)

    async def challenge_somebody(
        self,
        interaction: Interaction,
        opponent: discord.Member | discord.User | None,
        options: dict[str, int],
    ) -> None:
        await self.check_free(interaction)
        if opponent is not None and opponent.id == interaction.user.id:
            raise Refusal("challenge-yourself")
        if opponent is not None and opponent.bot:
            raise Refusal("challenge-a-bot")
        challenge = await self.bot.tables.store.add_challenge(
            Challenge(
                0,
                self.game,
                options,
                interaction.guild_id,
                interaction.channel_id or 0,
                interaction.user.id,
                interaction.user.display_name,
                None if opponent is None else opponent.id,
                self.bot.tables.now() + CHALLENGE_LASTS,
            )
        )
        say = self.say_to_all(interaction)
        text = say(
            "challenge-anybody" if opponent is None else "challenge-member",
            name=escape_markdown(interaction.user.display_name),
            mention="" if opponent is None else opponent.mention,
            game=say(f"game-{self.game}"),
        )
        pinged = [] if opponent is None else [discord.Object(opponent.id)]
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
        except KeyError:
            raise Refusal("challenge-gone") from None
        self._check_answer(challenge, interaction.user.id, answer)
        if answer == "accept":
            await self.check_free(interaction)
        expired = challenge.expires_at < self.bot.tables.now()
        await interaction.response.defer()
        if not await store.take_challenge(challenge_id) or expired:
            raise Refusal("challenge-gone")
        say = self.say_to_all(interaction)
        closed = say(f"challenge-{answer}-done", name=escape_markdown(interaction.user.display_name))
        await self.replace_answer(interaction, closed)
        if answer == "accept":
            await self._start(interaction, await self._seats(challenge, interaction.user), challenge.options)

    async def _seats(self, challenge: Challenge, opponent: discord.abc.User) -> tuple[Seat, ...]:
        """Who sits where. Two who have just played each other here swap sides."""
        last = await self.bot.tables.store.table_in(challenge.channel_id)
        sides = [last and last.side_of(member) for member in (challenge.challenger_id, opponent.id)]
        side = 1 if last is not None and last.game == self.game and sides == [0, 1] else 0
        challenger = Seat(side, 0, challenge.challenger_id, challenge.challenger_name)
        return challenger, self._seat(1 - side, opponent)

    def _check_answer(self, challenge: Challenge, member_id: int, answer: str) -> None:
        if answer == "withdraw":
            if member_id != challenge.challenger_id:
                raise Refusal("challenge-not-yours-to-withdraw")
        elif member_id == challenge.challenger_id:
            raise Refusal("challenge-yourself")
        elif challenge.opponent_id not in (None, member_id):
            raise Refusal("challenge-not-for-you")

    def _seat(self, side: int, member: discord.abc.User) -> Seat:
        return Seat(side, 0, member.id, member.display_name)

    async def _start(
        self, interaction: Interaction, seats: tuple[Seat, ...], options: dict[str, int]
    ) -> bool:
        """Begin a game; whether its board could be shown. Raises `Refusal`."""
        try:
            moved = await self.bot.tables.start(
                self.game,
                options,
                seats,
                guild_id=interaction.guild_id,
                channel_id=interaction.channel_id or 0,
                language=self.bot.public_language(interaction),
                nonce=str(interaction.id),
            )
        except ChannelTaken:
            raise Refusal("channel-taken") from None
        return await self.show(interaction, moved)

    async def offer_start(self, interaction: Interaction) -> None:
        """No game is on here: offer to start one."""
        say = self.say(interaction)
        view = ui.View(timeout=None)
        view.add_item(
            StartButton(self.game, "solo", label=say("start-solo"), style=discord.ButtonStyle.primary)
        )
        view.add_item(StartButton(self.game, "open", label=say("start-open")))
        await self.tell(interaction, say("no-table"), view)

    @politely
    async def start_from_button(self, interaction: Interaction, how: str) -> None:
        if how == "solo":
            await self.start_solo(interaction, "normal", {})
        else:
            await self.challenge_somebody(interaction, None, {})

    @app_commands.command(name=word("command-rematch"), description=word("command-rematch-description"))
    @politely
    async def rematch(self, interaction: Interaction) -> None:
        """The same players with sides swapped; against a member it is a challenge."""
        table = await self.table_here(interaction)
        side = table.side_of(interaction.user.id)
        if side is None:
            raise Refusal("not-your-table")
        await self.check_free(interaction)
        other = table.seat(1 - side)
        if other.level is not None:
            await interaction.response.defer(ephemeral=True)
            computer = Seat(side, 0, None, other.name, other.level)
            seats = (self._seat(1 - side, interaction.user), computer)
            if await self._start(interaction, seats, table.options):
                await self.drop_answer(interaction)
        else:
            opponent = await self.bot.fetch_user(other.member_id or 0)
            await self.challenge_somebody(interaction, opponent, table.options)
