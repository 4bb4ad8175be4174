"""The one place in which the services are made and wired to each other."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import discord
from discord import app_commands

from cogs.answers import Answers, drop_menu
from cogs.board.drawing import BoardDrawing
from cogs.board.end_counts import EndCounter
from cogs.board.last_shown import Shown
from cogs.board.message import Composer
from cogs.board.scenes import Animator
from cogs.board.showing import BoardMessages
from cogs.board.warming import Warming
from cogs.controls import kinds
from cogs.controls.board_buttons import rows_under
from cogs.controls.registry import Controls
from cogs.controls.shapes import PieceShapes
from cogs.games import DiscordGames
from cogs.naming import CommandMentions
from cogs.operator import Operator
from cogs.services.blocking import Blocking
from cogs.services.challenges import Challenges
from cogs.services.charts import Charts
from cogs.services.choosing import Choosing
from cogs.services.clearing import Clearing
from cogs.services.exclusions import Exclusions
from cogs.services.films import Films
from cogs.services.finding import TableFinder
from cogs.services.help import Help
from cogs.services.hints import Hints
from cogs.services.history import History
from cogs.services.lesson_pages import compose
from cogs.services.lessons import Lessons
from cogs.services.lobbies import Lobbies
from cogs.services.looks import Looks, Resigning
from cogs.services.more_menu import Deed, MoreMenu
from cogs.services.moves import Moves
from cogs.services.offers import Offers
from cogs.services.past_games import PastGames
from cogs.services.practice import Practice
from cogs.services.preferences import PreferencesPanel
from cogs.services.privacy import PrivacyPanel
from cogs.services.rematches import Rematches
from cogs.services.reminders import Reminders
from cogs.services.replay_steps import ReplaySteps
from cogs.services.replays import Replays
from cogs.services.reviews import Reviews
from cogs.services.rules import Rules
from cogs.services.server_tables import ServerTables
from cogs.services.settings import SettingsPanel
from cogs.services.standings import Standings
from cogs.services.start import Start, terms_in_thread
from cogs.services.verifying import Verifying
from cogs.services.waking import Waking
from cogs.services.welcome import Welcome
from play import Play
from play.terms import Terms
from play.workers import ProcessWorker, Worker
from players import LEVELS, USUAL_LEVEL
from store.records import Table
from words import Language

DRAWING = 2
"""How many boards are drawn at the same time."""


class Services:
    """All services, wired to each other, to `play` and to one connection to Discord."""

    def __init__(
        self,
        client: discord.Client,
        tree: app_commands.CommandTree[Any],
        play: Play,
        games: DiscordGames,
        default_language: Language,
        operator: Operator = Operator(),  # noqa: B008 - it never changes
    ) -> None:
        self._play, self._games, self._operator = play, games, operator
        self.drawing, self.filming = Worker("drawing", DRAWING), ProcessWorker("filming")
        self.animating = Worker("animating", 1)
        commands = {game.name: game.command for game in games.values()}
        self.mentions = CommandMentions(tree, commands.values())
        self.answers = Answers(
            play.settings, play.preferences, default_language, commands, self.mentions.say_in
        )
        self.controls = Controls(self.answers.answer_error)
        self.shown = Shown(lambda: play.now())
        self.shapes = PieceShapes()
        self.boards = BoardDrawing(self.drawing)
        composer = self._make_composer()
        self.board = BoardMessages(
            client, play, self.shown, composer.compose, self.answers.say_at, self.shapes.send
        )
        self.reminders = Reminders(client, play.store.tables, self.answers)
        self.clearing = Clearing(client, play, self.board, self.answers, self._tidy)
        self._client = client
        self._make_starting()
        self._make_playing()
        self._make_looking()
        self._handle_controls()
        self.answers.offer_start_with(self.start.offer)
        play.tables.foretell(composer.begin)
        play.driver.listen(self.board.hear)
        play.driver.listen(self.reminders.hear)
        play.driver.listen(self.offers.hear)

    def _make_composer(self) -> Composer:
        rows = partial(rows_under, self._games, self.shapes.put_on)
        animator, seeds = Animator(self.animating), self._play.seeds
        ends = EndCounter(self.drawing, self._play.tables.tokens_to_show)
        return Composer(self.boards, self.drawing, animator, self.answers.say_at, rows, seeds.after, ends)

    async def _tidy(self, table: Table) -> None:
        """Delete the messages beside the board of a game that was ended."""
        await self.reminders.tidy(table)
        await self.offers.tidy(table)

    def _make_starting(self) -> None:
        """Make the services for before and after a game."""
        play, answers = self._play, self.answers
        self.finder = TableFinder(play.store.tables)
        self.settings = SettingsPanel(play.settings, answers)
        self.exclusions = Exclusions(play.settings, answers)
        warming = Warming(self.drawing)
        self.start = Start(play, self.shown, answers, self.settings.offer_language, warming)
        self.blocking = Blocking(play.blocks, answers)
        self.challenges = Challenges(
            play.challenges, self.start, answers, play.limits, self.blocking.offer, play.learners
        )
        self.lobbies = Lobbies(play.lobbies, self.start, self.shown, answers, play.limits, play.blocks)
        self.rematches = Rematches(
            self.finder, self.start, self.challenges.challenge_again, self.lobbies.gather_again
        )
        self.welcome = Welcome(answers, self._games)
        self.help = Help(self.start, answers, self._games, self.drawing, self._operator, play.learners)

    def _make_playing(self) -> None:
        """Make the services for playing."""
        play, finder, board, answers = self._play, self.finder, self.board, self.answers
        self.moves = Moves(play.driver, finder, board, self.shown, answers, self.drawing)
        self.choosing = Choosing(play.tables, finder, board, answers, self.drawing, self._games, self.shapes)
        self.offers = Offers(self._client, play.offers, finder, self.shown, answers, play.limits, play.blocks)
        self.resigning = Resigning(play.driver, finder, self.shown, answers)
        self.waking = Waking(play, finder, self.start, self.shown, answers)

    def _make_looking(self) -> None:
        """Make the services that everybody can ask for something."""
        play, finder, board, answers = self._play, self.finder, self.board, self.answers
        self.hints = Hints(play.hints, finder, answers, self.drawing)
        self.looks = Looks(play, finder, board, answers, self.drawing)
        self.charts = Charts(play, answers, self.drawing)
        self.verifying = Verifying(play, finder, answers, self.drawing)
        self.rules = Rules(play, finder, answers, self.drawing)
        pages = partial(compose, self._games)
        self.lessons = Lessons(play.learners, self.start.solo, answers, self.drawing, play.limits, pages)
        self.past_games = PastGames(play.store.tables, answers)
        films = Films(self.filming, self.drawing, play.tables.tokens_to_show)
        self.practice = Practice(play.tables, self.past_games, self.start, answers)
        self.replays = Replays(play.limits, answers, films, self.past_games, finder)
        self.replay_steps = ReplaySteps(play, answers, self.drawing, self.past_games)
        self.reviews = Reviews(play, answers, self.drawing, self.past_games)
        self.standings = Standings(play, answers, self.drawing)
        self.history = History(play.store, answers, self._games)
        self.tables = ServerTables(play, self.clearing, answers)
        self.preferences = PreferencesPanel(play.preferences, answers)
        self.privacy = PrivacyPanel(play.privacy, play.limits, answers, self._operator)
        self.more = MoreMenu(finder, board, answers, self._games, self._deeds())

    def _deeds(self) -> Mapping[str, Deed]:
        """The service calls behind the buttons of the menu under a board."""
        return {
            "board": self.looks.show_board,
            "describe": self.looks.describe,
            "dice": self.charts.show,
            "draw": self.offers.offer_draw,
            "hint": self.hints.show,
            "practice": self.practice.offer,
            "layout": self.looks.tell_layout,
            "leaderboard": self.standings.tell_leaders,
            "rematch": self.rematches.ask,
            "replay": self.replays.show,
            "resign": self.resigning.ask,
            "resume": self.waking.wake,
            "review": self.reviews.show,
            "rules": self.rules.show_at,
            "stats": self.standings.tell_stats,
            "takeback": self.offers.ask_takeback,
            "verify": self.verifying.verify,
        }

    def _handle_controls(self) -> None:
        """Register the handler of each kind of control."""
        controls = self.controls
        controls.handle(kinds.Act, self.moves.press)
        controls.handle_menu(kinds.ActMenu, self.moves.choose)
        controls.handle_menu(kinds.GroupMenu, self.choosing.open_group)
        controls.handle(kinds.Walk, self.choosing.walk)
        controls.handle_menu(kinds.WalkMenu, self.choosing.walk_to_best)
        controls.handle(kinds.OpenRack, self.choosing.open_rack)
        controls.handle(kinds.AnswerChallenge, self.challenges.answer)
        controls.handle(kinds.NewGame, self._start_game)
        controls.handle(kinds.InThread, self._start_in_thread)
        controls.handle(kinds.ChallengeTo, self.challenges.challenge_to)
        controls.handle(kinds.HelpPage, self.help.turn)
        controls.handle(kinds.Dismiss, self.resigning.dismiss)
        controls.handle(kinds.InLobby, self.lobbies.press)
        controls.handle_menu(kinds.LobbyMenu, self.lobbies.choose_computer)
        controls.handle(kinds.AnswerOffer, self.offers.answer)
        controls.handle(kinds.Resign, self.resigning.resign)
        controls.handle(kinds.RulePage, self.rules.turn)
        controls.handle_menu(kinds.RulesMenu, self.rules.choose)
        controls.handle(kinds.More, self.more.press)
        controls.handle(kinds.EndTable, self.tables.end)
        controls.handle(kinds.TablesPage, self.tables.turn)
        controls.handle(kinds.Block, self.blocking.press)
        controls.handle(kinds.OwnData, self.privacy.press)
        controls.handle(kinds.ReviewAt, self.reviews.turn)
        controls.handle(kinds.OpenLesson, self.lessons.open)
        controls.handle(kinds.LessonAct, self.lessons.act)
        controls.handle(kinds.LessonWalk, self.lessons.walk)
        controls.handle_menu(kinds.LessonMenu, self.lessons.choose)
        controls.handle_menu(kinds.LessonGroupMenu, self.lessons.open_group)
        controls.handle_menu(kinds.LessonsMenu, self.lessons.choose_lesson)
        controls.handle(kinds.LeadersPage, self.standings.turn)
        controls.handle(kinds.ReplayAt, self.replay_steps.turn)
        controls.handle_menu(kinds.PracticeMenu, self.practice.choose)
        controls.handle_menu(kinds.SettingMenu, self.settings.choose)
        controls.handle_menu(kinds.PreferenceMenu, self.preferences.choose)
        controls.handle_menu(kinds.ChannelsMenu, self.settings.choose_channels)

    async def _start_game(self, interaction: discord.Interaction, control: kinds.NewGame) -> None:
        """Start a game with the usual terms."""
        if control.how == "quick":
            await self.start.quick(interaction, control.game)
        elif control.how == "solo":
            await self.start.solo(interaction, control.game, USUAL_LEVEL, Terms({}))
        elif control.how == "short":
            await self.lessons.play(interaction, control.game)
        elif control.how == "open":
            await self.challenges.challenge(interaction, control.game, None, Terms({}))
        else:
            await self.lobbies.gather(interaction, control.game, Terms({}))

    async def _start_in_thread(self, interaction: discord.Interaction, control: kinds.InThread) -> None:
        """Start the game that was asked for in a thread."""
        game, terms = control.game, terms_in_thread(control)
        if control.how == "quick":
            await self.start.quick(interaction, game, threaded=True)
        elif control.how == "solo" and control.whom in LEVELS:
            await self.start.solo(interaction, game, control.whom, terms)
        elif control.how == "team":
            await self.lobbies.gather(interaction, game, terms)
            await drop_menu(interaction)
        else:
            opponent = int(control.whom) if control.whom.isdecimal() else None
            await self.challenges.challenge_by_id(interaction, game, opponent, terms)

    def close(self) -> None:
        self.boards.close()
        self.drawing.close()
        self.animating.close()
        self.filming.close()
