"""What every game has: board, describe, resign, rematch, rules, replay, leaderboard, stats.

Starting a game is here too; a game's own cog adds `solo` and `challenge` with its options, its moves, and
the controls under its board.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from datetime import timedelta
from functools import partial, wraps
from io import BytesIO
from typing import Any, TypeVar, cast

import discord
from discord import app_commands, ui
from discord.ext import commands
from discord.utils import escape_markdown

from bot import ratings
from bot.app import Boulo
from bot.store import Challenge, ChannelTaken, Seat, Table
from bot.tables import Moved, Refusal
from bot.texts import MissingText, Say, speaker
from cogs.board import UNREACHED, Board, Controls
from cogs.controls import ActionMenu, ChallengeButton, ResignButton, StartButton
from cogs.rules import rule_page
from cogs.words import word
from engine import Position, new_game, parse_position
from players import LEVELS
from render import draw, spoken
from render.replay import animate

log = logging.getLogger(__name__)

CHALLENGE_LASTS = timedelta(days=1)
PAGE = 10
LONGEST_MESSAGE = 2000

Interaction = discord.Interaction[Boulo]
F = TypeVar("F", bound=Callable[..., Coroutine[Any, Any, None]])


def word_refusal(refusal: Refusal, say: Say) -> str:
    """Why something cannot be done, and what can be done instead."""
    facts = {name: value for name, value in refusal.facts.items() if isinstance(value, str | int)}
    try:
        return say(refusal.code, **facts)
    except MissingText:
        return say("refused")


def politely(act: F) -> F:
    """Let a command or control answer a refusal or a failure in words, to the one member who asked."""

    @wraps(act)
    async def answer(cog: Any, interaction: discord.Interaction[Any], *args: Any, **kwargs: Any) -> None:
        try:
            await act(cog, interaction, *args, **kwargs)
        except Refusal as refusal:
            await cog.tell(interaction, word_refusal(refusal, cog.say(interaction)))
        except Exception as error:
            if isinstance(error, UNREACHED):
                log.warning("Discord refused a part of an answer: %s", error)
            else:  # a bug of ours, which must not leave the member without an answer
                log.exception("a command or control failed")
            with suppress(*UNREACHED):
                await cog.tell(interaction, cog.say(interaction)("went-wrong"))

    return cast(F, answer)


class GameCog(commands.GroupCog):
    """The host of one game."""

    game: str
    command: str
    """The slash command's first word."""
    rule_examples: tuple[tuple[str, str], ...]
    """For each page of the rules a position, and the action or roll that it shows."""

    def __init__(self, bot: Boulo, controls: Controls) -> None:
        self.bot = bot
        self.board = Board(bot, self.command, controls)

    async def cog_load(self) -> None:
        """Draw one board: the first of a game prepares its colours and shapes, which takes a moment."""
        await asyncio.to_thread(draw, new_game(self.game), say=speaker("en"))

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        if not message.author.bot:
            self.board.note_message(message.channel.id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Take up the games in which the computer was to move when the bot stopped."""
        for table_id in await self.bot.tables.store.waiting_for_computer(self.game):
            try:
                table = await self.bot.tables.store.table(table_id)
                if self.bot.hosts(table.guild_id):
                    await self.board.show(await self.bot.tables.view(table_id))
            except Exception:  # one table that cannot be taken up must not keep the others from it
                log.exception("table %s could not be taken up", table_id)

    # What all commands need

    def say(self, interaction: discord.Interaction[Any]) -> Say:
        """Words for the one member who sees the answer."""
        return partial(speaker(self.bot.private_language(interaction)), command=self.command)

    def say_to_all(self, interaction: discord.Interaction[Any]) -> Say:
        """Words for what everybody in the channel sees."""
        return partial(speaker(self.bot.public_language(interaction)), command=self.command)

    async def cog_app_command_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        """What fails before a command itself runs: log it, and leave nobody without an answer."""
        log.error("a command failed", exc_info=error)
        await self.tell(interaction, self.say(interaction)("went-wrong"))

    async def tell(self, interaction: Interaction, text: str, view: ui.View | None = None) -> None:
        """Answer the one member who asked."""
        extra: dict[str, Any] = {} if view is None else {"view": view}
        if interaction.response.is_done():
            await interaction.followup.send(text, ephemeral=True, **extra)
        else:
            await interaction.response.send_message(text, ephemeral=True, **extra)

    async def table_here(self, interaction: Interaction) -> Table:
        """The game that is on in this channel, or the last one of this kind. Raises `Refusal`."""
        table = await self.bot.tables.store.table_in(interaction.channel_id or 0)
        if table is not None and table.game != self.game:
            self._check_over(table)
            table = await self.bot.tables.store.table_in(table.channel_id, self.game)
        if table is None:
            raise Refusal("no-table")
        return table

    def _check_over(self, table: Table) -> None:
        """Raise `Refusal` where a game is on, with the command that shows it: it may be another game's."""
        if table.state == "playing":
            host = self.bot.get_cog(table.game)
            raise Refusal(
                "channel-taken", command=host.command if isinstance(host, GameCog) else self.command
            )

    async def position_here(self, interaction: Interaction) -> Position | None:
        """The position of this channel's game, for suggestions."""
        table = await self.bot.tables.store.table_in(interaction.channel_id or 0)
        if table is None or table.game != self.game or table.state != "playing":
            return None
        return parse_position(table.game, table.notation)

    def check_may_post(self, interaction: Interaction) -> None:
        """Raise `Refusal` where the bot could not show a board."""
        allowed = interaction.app_permissions
        posting = allowed.send_messages_in_threads if _is_thread(interaction) else allowed.send_messages
        if interaction.guild is not None and not (allowed.view_channel and posting and allowed.attach_files):
            raise Refusal("may-not-post")

    # Moves

    async def play(self, interaction: Interaction, action: str) -> None:
        """A slash command that is a move: make it, show the board, and answer what happened."""
        table = await self.bot.tables.store.table_in(interaction.channel_id or 0)
        if table is not None and table.game != self.game:
            self._check_over(table)
        if table is None or table.game != self.game or table.state != "playing":
            return await self.offer_start(interaction)
        await interaction.response.defer(ephemeral=True)
        if await self._move(interaction, table.id, None, action):
            await self._drop_answer(interaction)
        return None

    @politely
    async def press(self, interaction: Interaction, table: int, ply: int, action: str) -> None:
        """A button or menu that is a move."""
        await interaction.response.defer()
        await self._move(interaction, table, ply, action)
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await self._drop_answer(interaction)

    @politely
    async def open_group(self, interaction: Interaction, table: int, ply: int, group: str) -> None:
        """The second step of a choice among many: a private menu of one group's actions."""
        await interaction.response.defer()
        moved = await self.bot.tables.view(table)
        self.bot.tables.check_turn(moved.table, moved.position, ply, interaction.user.id)
        say = self.say(interaction)
        view = ui.View(timeout=None)
        for menu in self.group_menus(moved, group, say):
            view.add_item(menu)
        words = say("choose-move", group=group)
        if self.has_more(moved, group):
            words += " " + say("choose-more")
        await self.tell(interaction, words, view)

    def has_more(self, moved: Moved, group: str) -> bool:
        """Whether there are actions of that group that its menus do not show."""
        return False

    def group_menus(self, moved: Moved, group: str, say: Say) -> Sequence[ActionMenu]:
        """The menus of one group's actions, in games with too many actions for one menu."""
        raise NotImplementedError

    async def _move(self, interaction: Interaction, table: int, ply: int | None, action: str) -> bool:
        """Make a move and show it; whether it could be shown. Raises `Refusal`."""
        self.check_may_post(interaction)
        try:
            moved = await self.bot.tables.act(table, ply, interaction.user.id, action, str(interaction.id))
        except Refusal as refusal:
            await self._catch_up(table, stale=refusal.code == "out-of-date")
            raise
        return await self._show(interaction, moved)

    async def _catch_up(self, table: int, *, stale: bool) -> None:
        """Show what could not be shown when it happened, or to whom has only an old board."""
        moved = await self.bot.tables.view(table)
        if stale or moved.table.shown_ply < moved.table.ply:
            await self.board.show(moved)

    async def _show(self, interaction: Interaction, moved: Moved, *, anew: bool = False) -> bool:
        """Show a saved table; if that fails, tell the member that it is saved. Whether it could be shown."""
        shown = await self.board.show(moved, anew=anew)
        if not shown:
            await self.tell(interaction, self.say(interaction)("saved-not-shown"))
        return shown

    async def _drop_answer(self, interaction: Interaction) -> None:
        """Take the private "thinking" away; the board says it all."""
        try:
            await interaction.delete_original_response()
        except discord.HTTPException as error:
            log.info("a deferred answer could not be deleted: %s", error)

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

    # Starting a game

    async def start_solo(self, interaction: Interaction, level: str, options: dict[str, int]) -> None:
        await self._check_free(interaction)
        await interaction.response.defer(ephemeral=True)
        say = self.say_to_all(interaction)
        computer = Seat(1, 0, None, say("computer", level=say(f"level-{level}")), level)
        if await self._start(interaction, (self._seat(0, interaction.user), computer), options):
            await self._drop_answer(interaction)

    async def challenge_somebody(
        self,
        interaction: Interaction,
        opponent: discord.Member | discord.User | None,
        options: dict[str, int],
    ) -> None:
        await self._check_free(interaction)
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
            await self._check_free(interaction)
        expired = challenge.expires_at < self.bot.tables.now()
        await interaction.response.defer()
        if not await store.take_challenge(challenge_id) or expired:
            raise Refusal("challenge-gone")
        say = self.say_to_all(interaction)
        closed = say(f"challenge-{answer}-done", name=escape_markdown(interaction.user.display_name))
        await self._replace_answer(interaction, closed)
        if answer == "accept":
            await self._start(interaction, await self._seats(challenge, interaction.user), challenge.options)

    async def _replace_answer(self, interaction: Interaction, text: str) -> None:
        """Put words in the place of the message whose button was pressed. What is saved stays so."""
        try:
            await interaction.edit_original_response(content=text, view=None)
        except discord.HTTPException as error:
            log.info("an answered message could not be edited: %s", error)

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

    async def _check_free(self, interaction: Interaction) -> None:
        self.check_may_post(interaction)
        table = await self.bot.tables.store.table_in(interaction.channel_id or 0)
        if table is not None:
            self._check_over(table)

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
        return await self._show(interaction, moved)

    @app_commands.command(name=word("command-board"), description=word("command-board-description"))
    @politely
    async def show_board(self, interaction: Interaction) -> None:
        table = await self.table_here(interaction)
        self.check_may_post(interaction)
        await interaction.response.defer(ephemeral=True)
        if await self._show(interaction, await self.bot.tables.view(table.id), anew=True):
            await self._drop_answer(interaction)

    @app_commands.command(name=word("command-describe"), description=word("command-describe-description"))
    @politely
    async def tell_board(self, interaction: Interaction) -> None:
        """The position in words, for whoever does not see the picture."""
        table = await self.table_here(interaction)
        position = parse_position(table.game, table.notation)
        for part in _in_messages(spoken(position, self.say(interaction))):
            await self.tell(interaction, part)

    @app_commands.command(name=word("command-resign"), description=word("command-resign-description"))
    @politely
    async def resign(self, interaction: Interaction) -> None:
        table = await self.table_here(interaction)
        if table.state != "playing":
            raise Refusal("game-over")
        if table.side_of(interaction.user.id) is None:
            raise Refusal("not-your-table")
        say = self.say(interaction)
        view = ui.View(timeout=None)
        view.add_item(
            ResignButton(self.game, table.id, label=say("resign-yes"), style=discord.ButtonStyle.danger)
        )
        await self.tell(interaction, say("resign-sure"), view)

    @politely
    async def give_up(self, interaction: Interaction, table: int) -> None:
        await interaction.response.defer()
        moved = await self.bot.tables.resign(table, interaction.user.id)
        await self._replace_answer(interaction, self.say(interaction)("resign-done"))
        await self._show(interaction, moved)

    @app_commands.command(name=word("command-rematch"), description=word("command-rematch-description"))
    @politely
    async def rematch(self, interaction: Interaction) -> None:
        """The same players with sides swapped; against a member it is a challenge."""
        table = await self.table_here(interaction)
        side = table.side_of(interaction.user.id)
        if side is None:
            raise Refusal("not-your-table")
        await self._check_free(interaction)
        other = table.seat(1 - side)
        if other.level is not None:
            await interaction.response.defer(ephemeral=True)
            computer = Seat(side, 0, None, other.name, other.level)
            seats = (self._seat(1 - side, interaction.user), computer)
            if await self._start(interaction, seats, table.options):
                await self._drop_answer(interaction)
        else:
            opponent = await self.bot.fetch_user(other.member_id or 0)
            await self.challenge_somebody(interaction, opponent, table.options)

    @app_commands.command(name=word("command-rules"), description=word("command-rules-description"))
    @politely
    async def rules(self, interaction: Interaction) -> None:
        view, picture = await rule_page(self.game, self.rule_examples, 0, self.say(interaction))
        await interaction.response.send_message(view=view, file=picture, ephemeral=True)

    @politely
    async def turn_page(self, interaction: Interaction, page: int) -> None:
        view, picture = await rule_page(self.game, self.rule_examples, page, self.say(interaction))
        await interaction.response.edit_message(view=view, attachments=[picture])

    @app_commands.command(name=word("command-replay"), description=word("command-replay-description"))
    @politely
    async def replay(self, interaction: Interaction) -> None:
        """The finished game of this channel as an animated picture."""
        table = await self.table_here(interaction)
        if table.state == "playing":
            raise Refusal("replay-after-the-game")
        scenes = await self.bot.tables.scenes(table)
        if not any(scene.events for scene in scenes):
            raise Refusal("replay-nothing")
        await interaction.response.defer()
        film = await asyncio.to_thread(animate, scenes)
        await interaction.followup.send(file=discord.File(BytesIO(film.data), film.name))

    @app_commands.command(
        name=word("command-leaderboard"), description=word("command-leaderboard-description")
    )
    @app_commands.rename(where=word("option-where"), page=word("option-page"))
    @app_commands.describe(where=word("option-where-description"), page=word("option-page-description"))
    @app_commands.choices(
        where=[
            app_commands.Choice(name=word("choice-here"), value="here"),
            app_commands.Choice(name=word("choice-everywhere"), value="everywhere"),
        ]
    )
    @politely
    async def leaderboard(
        self, interaction: Interaction, where: str = "here", page: app_commands.Range[int, 1, 1000] = 1
    ) -> None:
        say = self.say(interaction)
        guild = interaction.guild_id if where == "here" else None
        offset = (page - 1) * PAGE
        leaders = await self.bot.tables.store.leaders(self.game, guild, PAGE, offset)
        lines = [
            say(
                "leader",
                rank=offset + number,
                name=escape_markdown(each.name),
                rating=str(ratings.points(each)),
                games=each.games,
                wins=each.wins,
            )
            for number, each in enumerate(leaders, start=1)
        ]
        await self.tell(interaction, "\n".join([say("leaders"), *lines]) if lines else say("leaders-none"))

    @app_commands.command(name=word("command-stats"), description=word("command-stats-description"))
    @app_commands.rename(member=word("option-member"))
    @app_commands.describe(member=word("option-member-description"))
    @politely
    async def stats(self, interaction: Interaction, member: discord.User | None = None) -> None:
        who = member or interaction.user
        name = escape_markdown(who.display_name)
        say = self.say(interaction)
        standing = await self.bot.tables.store.standing(who.id, self.game)
        if standing is None:
            return await self.tell(interaction, say("stats-none", name=name))
        played = await self.bot.tables.store.results_of(who.id, self.game)
        signs = {1.0: "🟢", 0.5: "⚪", 0.0: "🔴"}
        totals = {fact: sum(result.facts.get(fact, 0) for result in played) for fact in played[0].facts}
        lines = [
            say("stats", name=name, rating=str(ratings.points(standing))),
            say("stats-games", games=standing.games, wins=standing.wins),
            *self.stat_lines(totals, say),
            say("stats-form", form="".join(signs[result.score] for result in reversed(played[:10]))),
        ]
        return await self.tell(interaction, "\n".join(lines))

    def stat_lines(self, totals: dict[str, int], say: Say) -> list[str]:
        """What a game tells of its players beyond games, wins and form."""
        return []


def _in_messages(text: str) -> list[str]:
    """A long text in parts that each fit into a message, cut between lines."""
    parts = [""]
    for line in text.splitlines():
        if len(parts[-1]) + len(line) >= LONGEST_MESSAGE:
            parts.append("")
        parts[-1] += line[: LONGEST_MESSAGE - 1] + "\n"
    return [part.rstrip() for part in parts]


def _is_thread(interaction: Interaction) -> bool:
    return isinstance(interaction.channel, discord.Thread)


def level_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=word(f"level-{level}"), value=level) for level in LEVELS]
