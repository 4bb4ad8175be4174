"""A challenge to a member or to anybody, its answers, and playing once more with sides swapped."""

from contextlib import suppress
from datetime import timedelta

import discord
from discord import app_commands, ui

from cogs.answers import UNREACHED, Interaction, politely
from cogs.controls import ChallengeButton
from cogs.starting import StartingCog, seat_of
from cogs.terms import Terms, settled
from cogs.words import word
from play.refusals import Refusal
from store.invitations import InvitationGone
from store.records import Challenge, Seat, Table
from words import escape_name
from words.texts import Say

CHALLENGE_LASTS = timedelta(days=1)


class ChallengeCog(StartingCog):
    """A host of games between members; a game's own cog adds `challenge` with its options."""

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
        terms = settled(terms, await self.bot.tables.store.house(interaction.guild_id))
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
            name=escape_name(interaction.user.display_name),
            mention=f"<@{challenge.opponent_id}>",
            game=say(f"game-{self.game}"),
        )
        if challenge.clock != "none":
            text += " " + say("challenge-clock", clock=say(f"clock-{challenge.clock}"))
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
            await self._retire(interaction)
            raise Refusal("challenge-gone") from None

    async def _retire(self, interaction: Interaction) -> None:
        """Take the buttons away that are left of a challenge which nobody can answer any more."""
        if not interaction.response.is_done():
            await interaction.response.defer()
        with suppress(*UNREACHED):
            message = await interaction.original_response()
            if message.components:  # and not what became of it, which somebody else has put there
                await message.edit(content=(await self.say_to_all(interaction))("challenge-gone"), view=None)

    async def _accept(self, interaction: Interaction, challenge: Challenge) -> None:
        """Start the game; the challenge is gone from the moment on in which its table is there."""
        terms = Terms(challenge.options, challenge.clock, challenge.threaded)
        await self.check_can_start(interaction, terms)
        await interaction.response.defer()
        seats = await self._seats(challenge, interaction.user)
        moved = await self.open_table(interaction, seats, terms, challenge)
        await self._close_challenge(
            interaction, "accept", f"<#{moved.table.channel_id}>" if terms.threaded else ""
        )
        await self.show(interaction, moved)

    async def _close_challenge(self, interaction: Interaction, answer: str, link: str = "") -> None:
        say = await self.say_to_all(interaction)
        name = escape_name(interaction.user.display_name)
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
