"""What the two players of a game without dice can agree on: a draw, and to take the last move back.

An offer is a message with buttons that know the ply at which it was made: it holds until the game goes on.
"""

import re
from typing import Any, NamedTuple, Self, cast

import discord
from discord import app_commands, ui

from bot.app import Boulo
from cogs.answers import Interaction, politely
from cogs.game import GameCog
from cogs.matches import people_of
from cogs.words import word
from engine.log import BACK
from play.refusals import Refusal
from play.tables import Moved
from play.turns import check_answer, check_offer
from store.records import Table
from words.texts import Say

FATES = {"accept": "accepted", "decline": "declined", "withdraw": "withdrawn"}
"""What an offer is after each of its answers."""
TOO_LATE = ("game-over", "offer-lapsed")


class Offer(NamedTuple):
    """What a side would like to agree on, and when it said so."""

    game: str
    table: int
    ply: int
    what: str
    side: int

    def worded(self, fate: str, table: Table, say: Say) -> str:
        """What has become of it."""
        names = people_of(table, say).names
        return say(f"offer-{self.what}-{fate}", name=names[self.side], other=names[1 - self.side])


class OfferButton(
    ui.DynamicItem[ui.Button[Any]],
    template=r"o:(?P<game>\w+):(?P<table>\d+):(?P<ply>\d+):(?P<what>\w+):(?P<side>[01]):(?P<answer>\w+)",
):
    """Accepts, declines or withdraws an offer."""

    def __init__(self, offer: Offer, answer: str, **look: Any) -> None:
        self.offer, self.answer = offer, answer
        parts = ("o", *offer, answer)
        super().__init__(ui.Button(custom_id=":".join(map(str, parts)), **look))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        table, ply, side = (int(match[number]) for number in ("table", "ply", "side"))
        return cls(Offer(match["game"], table, ply, match["what"], side), match["answer"])

    async def callback(self, interaction: discord.Interaction) -> None:
        cog = cast("OffersCog", cast(Boulo, interaction.client).get_cog(self.offer.game))
        await cog.answer_offer(cast(Interaction, interaction), self.offer, self.answer)


class OffersCog(GameCog):
    """A host whose players can agree on something."""

    def for_players(self, table: Table) -> tuple[str, ...]:
        own = ("takeback", *super().for_players(table))
        return own if any(seat.level is not None for seat in table.seats) else ("draw", *own)

    @app_commands.command(name=word("command-draw"), description=word("command-draw-description"))
    @politely
    async def draw(self, interaction: Interaction) -> None:
        table, side = await self._table_of_player(interaction)
        if table.seat(1 - side).level is not None:
            raise Refusal("draw-not-with-computer")
        await self._post_offer(interaction, table, Offer(self.game, table.id, table.ply, "draw", side))

    @app_commands.command(name=word("command-takeback"), description=word("command-takeback-description"))
    @politely
    async def takeback(self, interaction: Interaction) -> None:
        table, side = await self._table_of_player(interaction)
        await self.bot.tables.check_take_back(table, side)
        if table.seat(1 - side).level is not None:
            return await self._take_back_at_once(interaction, table, side)
        offer = Offer(self.game, table.id, table.ply, "takeback", side)
        return await self._post_offer(interaction, table, offer)

    async def _table_of_player(self, interaction: Interaction) -> tuple[Table, int]:
        """The table that is played on here, and the side of whoever asks. Raises `Refusal`."""
        table = await self.table_here(interaction)
        return table, check_offer(table, None, interaction.user.id)

    async def _take_back_at_once(self, interaction: Interaction, table: Table, side: int) -> None:
        """The computer never minds."""
        self.check_may_post(interaction)
        await interaction.response.defer(ephemeral=True)
        moved = await self.bot.tables.take_back(table.id, None, interaction.user.id, side)
        if await self.show(interaction, moved):
            await self.drop_answer(interaction)

    async def _post_offer(self, interaction: Interaction, table: Table, offer: Offer) -> None:
        """Ask the other side, and ping nobody else."""
        say, other = await self.say_to_all(interaction), table.seat(1 - offer.side)
        name, mention = people_of(table, say).names[offer.side], f"<@{other.member_id}>"
        view = ui.View(timeout=None)
        for answer in FATES:
            style = discord.ButtonStyle.success if answer == "accept" else discord.ButtonStyle.secondary
            view.add_item(OfferButton(offer, answer, label=say(f"offer-{answer}"), style=style))
        await interaction.response.send_message(
            say(f"offer-{offer.what}", name=name, mention=mention),
            view=view,
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(other.member_id or 0)]),
        )

    @politely
    async def answer_offer(self, interaction: Interaction, offer: Offer, answer: str) -> None:
        await interaction.response.defer()
        try:
            if answer == "accept":
                await self._accept_offer(interaction, offer)
            else:
                await self._end_offer(interaction, offer, answer)
        except Refusal as refusal:
            if refusal.code in TOO_LATE:
                await self._close_late(interaction, offer)
            raise

    async def _accept_offer(self, interaction: Interaction, offer: Offer) -> None:
        self.check_may_post(interaction)
        moved = await self._agree(offer, interaction.user.id)
        say = await self.say_to_all(interaction)
        await self.replace_answer(interaction, offer.worded("accepted", moved.table, say))
        await self.show(interaction, moved, anew=True)

    async def _agree(self, offer: Offer, member_id: int) -> Moved:
        agree = {"draw": self.bot.tables.agree_draw, "takeback": self.bot.tables.take_back}[offer.what]
        return await agree(offer.table, offer.ply, member_id, offer.side)

    async def _end_offer(self, interaction: Interaction, offer: Offer, answer: str) -> None:
        """Decline or withdraw. The offer is its message: unless that can be changed, it still stands."""
        table = await self.bot.tables.store.table(offer.table)
        if answer == "decline":
            check_answer(table, offer.ply, interaction.user.id, offer.side)
        elif check_offer(table, offer.ply, interaction.user.id) != offer.side:
            raise Refusal("offer-not-yours-to-withdraw")
        text = offer.worded(FATES[answer], table, await self.say_to_all(interaction))
        await interaction.edit_original_response(content=text, view=None)

    async def _close_late(self, interaction: Interaction, offer: Offer) -> None:
        """Take the buttons of an offer away that nobody can answer any more, and say what became of it."""
        table = await self.bot.tables.store.table(offer.table)
        fate = "accepted" if await self._was_accepted(table, offer) else "lapsed"
        text = offer.worded(fate, table, await self.say_to_all(interaction))
        await self.replace_answer(interaction, text)

    async def _was_accepted(self, table: Table, offer: Offer) -> bool:
        """Whether the next thing that happened after an offer was what it asked for."""
        if offer.what == "draw":
            return table.reason == "agreed" and table.ply == offer.ply
        since = (await self.bot.tables.store.moves(table.id))[offer.ply :]
        return bool(since) and since[0].token == BACK + "AB"[offer.side]


async def setup(bot: Boulo) -> None:
    bot.add_dynamic_items(OfferButton)
