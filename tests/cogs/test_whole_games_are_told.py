"""Whole games as their players read them: whatever has happened is told in one message, and truly.

A member reads a board when somebody has to decide, or it is over. What its message has to say is taken from
the log of the game, who moved there as well; that its lines tell each event once is held to in
`tests/words/test_everything_is_told.py`.
"""

import random
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from typing import NamedTuple

import pytest
from discord import ui

from cogs.board.end_counts import EndCounter
from cogs.board.message import Composer
from cogs.board.scenes import Animator
from cogs.matches import name_of
from engine import GAMES, SIDES, Position, Side, Step, replay
from engine import events as e
from engine.boules import Boules
from play import dice
from play.clocks import CLOCKS
from play.driver import Driver
from play.listeners import TableChanged
from play.tables import Tables
from play.views import TableView, Venue
from play.workers import Worker
from store import Store
from store.records import Seat, Table
from tests.discord.naming import mentions
from tests.discord.sketching import sketch_all
from tests.durations import Sample
from tests.games import DUELS, IN_TEAMS
from tests.words.test_everything_is_told import read_score
from words import LANGUAGES, Language, People, Say, team_name
from words.captions import tell_lines
from words.texts import say_naming

ANNA, BEN = 10, 20
COMPUTER = Seat(1, 0, None, "", "easy")
AGAINST_THE_COMPUTER = (Seat(0, 0, ANNA, "Anna"), COMPUTER)
TWO_MEMBERS = (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, BEN, "Ben"))
TEAMS = (
    Seat(0, 0, ANNA, "Anna"),
    Seat(0, 1, None, "", "easy"),
    Seat(1, 0, None, "", "easy"),
    Seat(1, 1, BEN, "Ben"),
)
CASES = [
    (game, seats)
    for game in GAMES
    for seats in ((AGAINST_THE_COMPUTER, TEAMS) if game in IN_TEAMS else (AGAINST_THE_COMPUTER,))
]
WORKER = Worker("reading", 1)
NOW = datetime(2026, 7, 1, tzinfo=UTC)


class Message(NamedTuple):
    """A board as it is read: of which view, and every line of it."""

    view: TableView
    lines: list[str]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


class Reader:
    """Hears of every change, and reads the boards on which somebody has to decide or it is over."""

    def __init__(self, tables: Tables, language: Language) -> None:
        self.say: Say = say_naming(language, mentions("boulo"))
        ends, animator = EndCounter(WORKER, tables.tokens_to_show), Animator(WORKER)
        self._composer = Composer(WORKER, WORKER, animator, lambda _: self.say, _no_rows, _none_follows, ends)
        self.messages: list[Message] = []

    async def hear(self, change: TableChanged) -> None:
        if change.view.seat is None or change.view.seat.level is None:
            message = await self._composer.compose(change.view)
            texts = [each for each in message.view.walk_children() if isinstance(each, ui.TextDisplay)]
            lines = [line for each in texts for line in each.content.splitlines()]
            self.messages.append(Message(change.view, lines))


def _no_rows(view: TableView, say: Say) -> tuple[()]:
    return ()


async def _none_follows(table: Table) -> None:
    return None


class Clock:
    """The time, as far as it has come."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def tables(sqlite_url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tables]:
    monkeypatch.setattr(dice, "new_seed", lambda: "7" * 64)
    sketch_all(monkeypatch)
    opened = Tables(await Store.open(sqlite_url), now=clock)
    yield opened
    await opened.store.close()


async def start(
    tables: Tables, game: str, language: Language, seats: tuple[Seat, ...], clock: str | None = None
) -> tuple[Driver, Reader, TableView]:
    driver, reader = Driver(tables), Reader(tables, language)
    driver.listen(reader.hear)
    venue = Venue(7, 1, language, animations=False, clock=clock)
    options = {name: GAMES[game].quick[name] for name in GAMES[game].quick}
    view = await driver.start(game, options, seats, venue, nonce="start")
    return driver, reader, view


async def act(driver: Driver, view: TableView, rng: random.Random) -> TableView:
    assert view.seat is not None
    assert view.seat.member_id is not None
    action = rng.choice(view.position.legal_actions())
    return await driver.act(view.table, view.table.ply, view.seat.member_id, action, f"i{view.table.ply}")


# What the log says


class Turn(NamedTuple):
    """Everything from a decision of a member to the next one, and how many steps there were before."""

    steps: list[Step]
    ply: int


async def turns_of(tables: Tables, table: Table) -> list[Turn]:
    """What each message has to tell."""
    log = await tables.store.tables.log(table.id)
    steps = replay(table.game, table.options, [ply.token for ply in log])
    begun = [ply.ply for ply in log if ply.member_id is not None]
    return [Turn(steps[first:end], first) for first, end in pairwise([0, *begun, len(log)])]


def throwers_of(table: Table, steps: Sequence[Step], say: Say) -> Iterator[str]:
    """Who of a team throws each ball from the first one on: all of them in turn, ball by ball."""
    thrown = [0, 0]
    for step in steps:
        if (side := step.turn_taken) is not None:
            team = table.team(side)
            yield name_of(team[thrown[side] % len(team)], say)
            thrown[side] += 1


def word_turn(turn: Turn, table: Table, before: int, steps: Sequence[Step], say: Say) -> list[str]:
    """The lines that tell it, after so many balls."""
    people = people_of(table, say)
    throwers = [*throwers_of(table, steps, say)][before:] if table.in_teams else []
    asked = turn.steps[-1].after.turn in SIDES if turn.steps else False
    told = tell_lines(turn.steps, people, say, throwers, turn.ply, asked=asked)
    return [line for each in told for line in each.text.splitlines()]


def people_of(table: Table, say: Say) -> People:
    if table.in_teams:
        return People.of_teams(say)
    return People.of_players(name_of(table.seat(0), say), name_of(table.seat(1), say))


# What a message says


def check_score(message: Message) -> None:
    """The headline has the score, and no other numbers."""
    assert [int(number) for number in re.findall(r"\d+", message.lines[0])] == [
        *message.view.position.score()
    ]


def check_points(message: Message, before: tuple[int, int]) -> None:
    """By the words of an English message alone the score becomes what it is."""
    gained = read_score([line for line in message.lines if not line.startswith(("### ", "-#"))])
    assert [own + more for own, more in zip(before, gained, strict=True)] == [*message.view.position.score()]


def check_turn(message: Message, steps: Sequence[Step], say: Say) -> None:
    """Only whoever is to decide is named, and the true reason is said before it."""
    view = message.view
    asking = [line for line in message.lines if "<@" in line]
    if view.seat is None:
        assert asking == [] or view.table.reason is not None, message.text
        return
    (line,) = asking
    assert line.count("<@") == 1
    why, _, _ = line.partition(f"<@{view.seat.member_id}>")
    reason = reason_of(view.position, steps)
    people, side = people_of(view.table, say), SIDES.index(view.position.turn)
    wanted = [] if reason is None else [word_reason(reason, view.position, people, side, say)]
    assert all(sentence in why for sentence in wanted), (message.text, wanted)
    others = {*REASONS} - {reason} - ({"held", "nobody"} if reason == "none-left" else set())
    assert not [code for code in others if word_reason(code, view.position, people, side, say) in why]


REASONS = (
    "nearer",
    "equal",
    "older",
    "held",
    "nobody",
    "none-left",
    "emptied",
    "starts",
    "starts-again",
    "again",
    "passed",
)


def word_reason(code: str, position: Position, people: People, side: Side, say: Say) -> str:
    name, other = people.names[side], people.names[1 - side]
    winner, points = None, 0
    if isinstance(position, Boules) and not position.is_first_ball:
        tally = position.tally(position.ground)
        winner, points = tally.winner, len(tally.scoring)
    holder = "" if winner is None else people.names[winner]
    return say(f"turn-{code}", name=name, other=other, holder=holder, points=points)


def reason_of(position: Position, steps: Sequence[Step]) -> str | None:
    """Why it is whose turn by the rules, and by all that has happened in the game."""
    last = {type(event) for event in (steps[-1].events if steps else ())}
    if not isinstance(position, Boules):
        return "passed" if e.PassedOver in last else "again" if e.PlaysAgain in last else None
    if position.is_first_ball:
        return reason_to_start(steps) if position.stage in ("play", "corner") else None
    if position.stage != "play":
        return None
    return reason_to_throw(position, [step.turn_taken for step in steps if step.turn_taken is not None])


def reason_to_start(steps: Sequence[Step]) -> str | None:
    """The code of why a side begins the next end; None if there was no end before."""
    ends = [each for step in steps for each in step.events if isinstance(each, e.EndCounted | e.EndStopped)]
    return None if not ends else "starts-again" if ends[-1].winner is None else "starts"


def reason_to_throw(position: Boules, thrown: Sequence[Side]) -> str:
    tally = position.tally(position.ground)
    if not position.left[1 - position.side]:
        return "none-left"
    if thrown[-1] != position.side:
        return "nobody" if tally.winner is None else "held"
    if not position.describe().lying:
        return "emptied"
    if tally.winner is None:
        return "equal"
    nearest: dict[Side, int] = {}
    for ball in position.describe().lying:
        nearest[ball.side] = min(ball.distance, nearest.get(ball.side, ball.distance))
    return "older" if nearest.get(0) == nearest.get(1) else "nearer"


def check_game(reader: Reader, table: Table, turns: Sequence[Turn], say: Say) -> None:
    """Every message tells its turn, all of it and in its order, and tells of nothing else."""
    steps = [step for turn in turns for step in turn.steps]
    assert len(reader.messages) == len(turns)
    thrown = 0
    for number, (message, turn) in enumerate(zip(reader.messages, turns, strict=True)):
        wanted = word_turn(turn, table, thrown, steps, say)
        at = message.lines.index(wanted[0]) if wanted else 0
        assert message.lines[at : at + len(wanted)] == wanted, message.text
        rest = message.lines[:at] + message.lines[at + len(wanted) :]
        assert not [line for line in rest if tells(line)], message.text
        if number:
            assert wanted[0].startswith("🔵🔴"[SIDES.index(turn.steps[0].before.turn)]), (
                "the member's own first"
            )
        check_score(message)
        if table.language == "en" and turn.steps:
            check_points(message, turn.steps[0].before.score())
        check_turn(message, steps[: turn.ply + len(turn.steps)], say)
        thrown += sum(step.turn_taken is not None for step in turn.steps)


def tells(line: str) -> bool:
    """Whether a line tells of something that somebody did; a headline and a team have their colours, too."""
    return line.strip("*")[:1] in ("🔵", "🔴") and ": " in line and not line.startswith("### ")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(2))
async def test_every_turn_of_whole_games_is_told_in_its_message(
    tables: Tables, seed: int, language: Language, sample: Sample[tuple[str, tuple[Seat, ...]]]
) -> None:
    for game, seats in sample(CASES, 1):
        rng = random.Random(f"{seed} {game} {language}")
        driver, reader, view = await start(tables, game, language, seats)
        while view.seat is not None:
            view = await act(driver, view, rng)
        check_game(reader, view.table, await turns_of(tables, view.table), reader.say)


# What stops a game, or turns it back


async def play_some(driver: Driver, view: TableView, moves: int, seed: int = 1) -> TableView:
    rng = random.Random(seed)
    for _ in range(moves):
        view = await act(driver, view, rng)
    assert view.seat is not None
    return view


def said_again(message: Message, earlier: Sequence[Message]) -> list[str]:
    """What a message tells of that one before it has told already."""
    told = {line for each in earlier for line in each.lines}
    return [line for line in message.lines if tells(line) and line in told]


every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_that_is_resigned_says_so_and_nothing_once_more(
    tables: Tables, game: str, language: Language
) -> None:
    driver, reader, view = await start(tables, game, language, AGAINST_THE_COMPUTER)
    view = await play_some(driver, view, 3)
    await driver.resign(view.table.id, ANNA)
    *earlier, last = reader.messages
    winner = name_of(COMPUTER, reader.say)
    assert f"**{reader.say('event-resigned', loser='Anna', winner=winner)}**" in last.lines
    assert said_again(last, earlier) == []
    check_score(last)


@every_language
async def test_a_game_whose_time_is_up_says_so_and_nothing_once_more(
    tables: Tables, clock: Clock, language: Language
) -> None:
    driver, reader, view = await start(tables, "carami", language, TWO_MEMBERS, clock="quick")
    view = await play_some(driver, view, 3)
    assert view.seat is not None
    clock.now += CLOCKS["quick"].time - CLOCKS["quick"].warning
    reminded = await tables.ring(view.table.id)
    assert reminded is not None
    await tables.store.tables.note_reminded(reminded.table)
    clock.now += CLOCKS["quick"].warning
    await driver.ring(view.table.id)
    *earlier, last = reader.messages
    loser, winner = ("Anna", "Ben") if view.seat.side == 0 else ("Ben", "Anna")
    assert f"**{reader.say('event-time', loser=loser, winner=winner)}**" in last.lines
    assert said_again(last, earlier) == []
    check_score(last)


@every_language
@pytest.mark.parametrize("game", DUELS)
@pytest.mark.parametrize("seats", [TWO_MEMBERS, AGAINST_THE_COMPUTER], ids=["Ben", "computer"])
async def test_what_is_taken_back_is_said_alone_and_what_comes_instead_is_told(
    tables: Tables, game: str, seats: tuple[Seat, ...], language: Language
) -> None:
    driver, reader, view = await start(tables, game, language, seats)
    view = await play_some(driver, view, 3)
    assert view.seat is not None
    side = view.seat.side if seats is AGAINST_THE_COMPUTER else 1 - view.seat.side
    back = await driver.take_back(view.table.id, view.table.ply, view.seat.member_id or 0, side)
    said = reader.messages[-1]
    assert reader.say("event-taken-back", name=name_of(back.table.seat(side), reader.say)) in said.lines
    assert [line for line in said.lines if tells(line)] == []
    check_score(said)
    view = await act(driver, back, random.Random(9))
    told = tell_lines(view.steps, people_of(view.table, reader.say), reader.say, ply=back.table.ply)
    assert view.steps[0].before == back.position
    assert [line.text for line in told if line.text not in reader.messages[-1].text] == []


@every_language
async def test_who_leaves_a_team_is_named_and_the_others_go_on(tables: Tables, language: Language) -> None:
    seats = (*TEAMS, Seat(1, 2, 30, "Carl"))
    driver, reader, view = await start(tables, "boulomania", language, seats)
    view = await play_some(driver, view, 2)
    await driver.resign(view.table.id, BEN)
    last = reader.messages[-1]
    assert reader.say("event-left", name="Ben", team=team_name(1, reader.say)) in last.lines
    check_score(last)
