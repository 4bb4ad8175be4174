"""Shows how the dice of finished games have fallen, beside what is expected."""

from io import BytesIO

import discord

from cogs.answers import Answers, acknowledge, tell
from play import Play
from play.rolls import expect
from play.workers import Worker
from render.chart import Fallen, draw_chart
from store.records import EVERYBODY, EVERYWHERE
from words import Say, escape_name
from words.charts import chart_alt, word_chart


class Charts:
    """Draws the dice of a server, or of a member."""

    def __init__(self, play: Play, answers: Answers, drawing: Worker) -> None:
        self._play = play
        self._answers = answers
        self._drawing = drawing

    async def show(
        self,
        interaction: discord.Interaction,
        game: str,
        table_id: int | None = None,
        *,
        player: discord.User | discord.Member | None = None,
    ) -> None:
        """Show the dice of that player, or of everybody here; in a private chat, the member's own."""
        await acknowledge(interaction)
        self._play.limits.spend("look", interaction.user.id)
        say, guild_id = await self._answers.say(interaction, game), interaction.guild_id
        if player is None and guild_id is None:
            player = interaction.user
        where = (guild_id or EVERYWHERE, EVERYBODY) if player is None else (EVERYWHERE, player.id)
        counts = await self._play.store.rolls.faces(game, *where)
        if not sum(counts):
            await tell(interaction, say("dice-chart-none"))
            return
        fallen = Fallen(counts, *expect(sum(counts)))
        title = _title(None if player is None else player.display_name, sum(counts), say)
        words = "\n".join([title, *word_chart(*fallen, say)])
        await tell(interaction, words, file=await self._draw(interaction, fallen, say))

    async def _draw(self, interaction: discord.Interaction, fallen: Fallen, say: Say) -> discord.File:
        """The picture in the colours of the server, with its alt text."""
        theme = await self._answers.theme(interaction)
        picture = await self._drawing.run(draw_chart, fallen, theme)
        return discord.File(BytesIO(picture.data), picture.name, description=chart_alt(*fallen, say))


def _title(name: str | None, dice: int, say: Say) -> str:
    if name is None:
        return say("dice-chart-server", dice=dice)
    return say("dice-chart-member", name=escape_name(name), dice=dice)
