"""What the two players of a game without dice can agree on: a draw, and to take the last move back."""

from contextlib import suppress
from typing import NamedTuple, get_args

import discord

from cogs.answers import UNREACHED, Answers, acknowledge, drop_answer, post, replace_answer
from cogs.board.last_shown import Shown
from cogs.controls.components import ControlButton, buttons_view, control_button
from cogs.controls.kinds import Answer, AnswerOffer
from cogs.matches import people_of
from cogs.rights import check_may_post
from cogs.services.finding import TableFinder
from cogs.services.side_messages import MessagesBeside
from cogs.slow_discord import in_time
from play import offers as play
from play.blocks import Blocks
from play.flood_limits import Limits
from play.listeners import TableChanged
from play.offers import TOO_LATE, Fate, Offer
from play.refusals import Refusal
from store.records import Table
from words import Say


class PostedOffer(NamedTuple):
    """An offer and the message that makes it."""

    offer: Offer
    message_id: int


class Offers:
    """Posts offers, takes the answers to them, and removes their buttons when the game is over."""

    def __init__(
        self,
        client: discord.Client,
        offers: play.Offers,
        finder: TableFinder,
        shown: Shown,
        answers: Answers,
        limits: Limits,
        blocks: Blocks,
    ) -> None:
        self._client = client
        self._offers = offers
        self._posted: MessagesBeside[PostedOffer] = MessagesBeside()
        self._finder = finder
        self._shown = shown
        self._answers = answers
        self._limits = limits
        self._blocks = blocks

    async def offer_draw(
        self, interaction: discord.Interaction, game: str, table_id: int | None = None
    ) -> None:
        """Offer the other side a draw."""
        await acknowledge(interaction)
        table = await self._finder.find(interaction, game, table_id)
        offer = await self._offers.make("draw", table, interaction.user.id)
        await self._post(interaction, table, offer)

    async def ask_takeback(
        self, interaction: discord.Interaction, game: str, table_id: int | None = None
    ) -> None:
        """Ask the other side to let the last move be taken back; the computer always agrees."""
        await acknowledge(interaction)
        table = await self._finder.find(interaction, game, table_id)
        offer = await self._offers.make("takeback", table, interaction.user.id)
        if table.seat(1 - offer.side).level is None:
            await self._post(interaction, table, offer)
        else:
            await self._take_back_at_once(interaction, offer)

    async def _take_back_at_once(self, interaction: discord.Interaction, offer: Offer) -> None:
        check_may_post(interaction)
        view = await self._offers.take_back_at_once(offer, interaction.user.id)
        if await self._check_shown(interaction, view.table):
            await drop_answer(interaction)

    async def _check_shown(self, interaction: discord.Interaction, table: Table) -> bool:
        """Whether the board shows the table as it is; if not, tell the member that it is saved."""
        shown = self._shown.is_current(table)
        if not shown:
            await self._answers.tell_saved(interaction, table.game)
        return shown

    async def _post(self, interaction: discord.Interaction, table: Table, offer: Offer) -> None:
        """Ask the other side, and ping only them, unless they do not want that."""
        with self._limits.spending("offer", interaction.user.id):
            say, names = self._answers.say_at(table), people_of(table, self._answers.say_at(table)).names
            other = table.seat(1 - offer.side).member_id or 0
            pinged = await self._blocks.who_take_pings([other], interaction.user.id)
            asked = f"<@{other}>" if pinged else names[1 - offer.side]
            sent = await post(
                interaction,
                content=say(f"offer-{offer.what}", name=names[offer.side], mention=asked),
                view=buttons_view([_button(offer, answer, say) for answer in get_args(Answer)]),
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(each) for each in pinged]),
            )
            self._posted.keep(table.id, PostedOffer(offer, sent.id))

    async def hear(self, change: TableChanged) -> None:
        """Remove the buttons of offers in a game that is over."""
        if change.kind == "over":
            await self.tidy(change.view.table)

    async def tidy(self, table: Table) -> None:
        """Remove the buttons of a table's offers; of a draw that was agreed on, the answer does that."""
        for posted in self._posted.of(table.id):
            self._posted.forget(table.id, posted)
            agreed = table.reason == "agreed" and posted.offer.what == "draw"
            if not (agreed and posted.offer.ply == table.ply):
                await in_time(self._close(table, posted))

    async def _close(self, table: Table, posted: PostedOffer) -> None:
        channel = self._client.get_partial_messageable(table.channel_id, guild_id=table.guild_id)
        lapsed = _word_fate(posted.offer, "lapsed", table, self._answers.say_at(table))
        with suppress(*UNREACHED):  # it may be gone already
            await channel.get_partial_message(posted.message_id).edit(content=lapsed, view=None)

    async def answer(self, interaction: discord.Interaction, control: AnswerOffer) -> None:
        """Accept, decline or withdraw an offer."""
        await interaction.response.defer()
        await self._finder.reach(interaction, control.game, control.table)
        offer = Offer(control.game, control.table, control.ply, control.what, control.side)
        try:
            if control.answer == "accept":
                await self._accept(interaction, offer)
            else:
                await self._turn_down(interaction, offer, control.answer)
            self._let_be(interaction, offer)
        except Refusal as refusal:
            if refusal.code in TOO_LATE:
                await self._close_late(interaction, offer)
                self._let_be(interaction, offer)
            raise

    def _let_be(self, interaction: discord.Interaction, offer: Offer) -> None:
        """Stop following an offer whose message says what became of it."""
        if interaction.message is not None:
            self._posted.forget(offer.table, PostedOffer(offer, interaction.message.id))

    async def _accept(self, interaction: discord.Interaction, offer: Offer) -> None:
        check_may_post(interaction)
        view = await self._offers.accept(offer, interaction.user.id)
        say = self._answers.say_at(view.table)
        await replace_answer(interaction, _word_fate(offer, "accepted", view.table, say))
        await self._check_shown(interaction, view.table)

    async def _turn_down(self, interaction: discord.Interaction, offer: Offer, answer: Answer) -> None:
        """Decline or withdraw. The offer is only its message: if that cannot be changed, it still stands."""
        fate: Fate
        if answer == "decline":
            table, fate = await self._offers.check_decline(offer, interaction.user.id), "declined"
        else:
            table, fate = await self._offers.check_withdraw(offer, interaction.user.id), "withdrawn"
        say = self._answers.say_at(table)
        await interaction.edit_original_response(content=_word_fate(offer, fate, table, say), view=None)

    async def _close_late(self, interaction: discord.Interaction, offer: Offer) -> None:
        """Remove the buttons of an offer that can no longer be answered, and say what became of it."""
        table, fate = await self._offers.look_back(offer)
        say = self._answers.say_at(table)
        await replace_answer(interaction, _word_fate(offer, fate, table, say))


def _word_fate(offer: Offer, fate: Fate, table: Table, say: Say) -> str:
    """The words about what has become of an offer."""
    names = people_of(table, say).names
    return say(f"offer-{offer.what}-{fate}", name=names[offer.side], other=names[1 - offer.side])


def _button(offer: Offer, answer: Answer, say: Say) -> ControlButton:
    style = discord.ButtonStyle.success if answer == "accept" else discord.ButtonStyle.secondary
    control = AnswerOffer(offer.game, offer.table, offer.ply, offer.what, 1 if offer.side else 0, answer)
    return control_button(control, say(f"offer-{answer}"), style=style)
