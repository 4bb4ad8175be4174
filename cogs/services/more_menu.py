"""The private menu under a board: everything that can be done there besides playing."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

import discord

from cogs.answers import Answers, acknowledge, tell
from cogs.board.showing import BoardMessages
from cogs.controls.board_buttons import LATER, MENU, more_buttons
from cogs.controls.components import buttons_view
from cogs.controls.kinds import More
from cogs.games import DiscordGames
from cogs.services.finding import TableFinder
from play.hints import may_have_hints
from play.refusals import Refusal
from store.records import Table

Deed = Callable[[discord.Interaction, str, int | None], Awaitable[None]]
"""Does something for a member at a table of that game."""


class MoreMenu:
    """Opens the menu, and does what its buttons say."""

    def __init__(
        self,
        finder: TableFinder,
        board: BoardMessages,
        answers: Answers,
        games: DiscordGames,
        deeds: Mapping[str, Deed],
    ) -> None:
        self._finder = finder
        self._board = board
        self._answers = answers
        self._games = games
        self._deeds = {MENU: self._open, **deeds}

    async def press(self, interaction: discord.Interaction, control: More) -> None:
        """Do what the button says, at its table."""
        if control.what not in self._deeds:
            raise Refusal("refused")
        await self._deeds[control.what](interaction, control.game, control.table)

    async def _open(self, interaction: discord.Interaction, game: str, table_id: int | None) -> None:
        await acknowledge(interaction)
        table, say = (
            await self._finder.find(interaction, game, table_id),
            await self._answers.say(interaction, game),
        )
        buttons = more_buttons(table, self._offered(table, interaction.user.id), say)
        await tell(interaction, say("more-what"), buttons_view(list(buttons)))
        if not table.is_shown:
            await self._board.catch_up(table.id)

    def _offered(self, table: Table, member_id: int) -> Sequence[str]:
        """The buttons for that member; what ends the game is last, far from where the menu was opened."""
        game = self._games[table.game]
        if table.state in LATER:
            own = ("practice",) if table.state == "over" and table.side_of(member_id) is not None else ()
            return (*LATER[table.state], *own, *game.for_all)
        if table.side_of(member_id) is None:
            return game.for_all
        left_out = {"draw"} if any(seat.level is not None for seat in table.seats) else set()
        left_out |= set() if may_have_hints(table) else {"hint"}
        return (*game.for_all, *(each for each in game.for_players if each not in left_out))
