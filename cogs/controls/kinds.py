"""Every button and menu of the bot as a plain value: what it does, and what it needs to know for that.

A control becomes a `custom_id`: the `prefix` of its kind, then its fields in their order. Buttons in old
messages have to work for ever, so no prefix is used again, and a new field comes last and may be missing.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from engine import GAMES
from engine.boomerang import Boomerang
from play.clocks import CLOCKS
from play.terms import BEGINNINGS, NO_CLOCK
from players import LEVELS

Game = Annotated[str, "|".join(GAMES)]
Action = Annotated[str, ".+"]
SpotText = Annotated[str, "[A-Z][0-9]\\.[0-9]@[a-z][0-9]{1,2}"]
MemberText = Annotated[str, "[0-9]{1,19}"]
Topic = Annotated[str, "[a-z]{1,20}|[0-9]{1,15}"]
"""The topic of a page of the rules; buttons of earlier messages have its number instead."""
Answer = Literal["accept", "decline", "withdraw"]
LessonId = Annotated[str, "[a-z0-9-]{1,20}"]


# What can be pressed


@dataclass(frozen=True, slots=True)
class Act:
    """Plays an action at the ply at which the board was shown."""

    prefix: ClassVar = "a"
    game: Game
    table: int
    ply: int
    action: Action


@dataclass(frozen=True, slots=True)
class AnswerChallenge:
    """Accepts, declines or withdraws a challenge."""

    prefix: ClassVar = "c"
    game: Game
    challenge: int
    answer: Answer


@dataclass(frozen=True, slots=True)
class NewGame:
    """Starts a game: against the computer, short or not, against anybody, or in teams."""

    prefix: ClassVar = "n"
    game: Game
    how: Literal["solo", "open", "team", "quick", "short"]
    """`short` is the game that follows the lessons."""


@dataclass(frozen=True, slots=True)
class InThread:
    """Starts a game in a thread that was asked for in a channel where another is on."""

    prefix: ClassVar = "n:thread"
    game: Game
    how: Literal["solo", "challenge", "team", "quick"]
    whom: Annotated[str, "-|[0-9]{1,19}|" + "|".join(LEVELS)]
    """The computer's level, or the member who is challenged."""
    clock: Annotated[str, "|".join(("-", NO_CLOCK, *CLOCKS))]
    begin: Annotated[str, "|".join(BEGINNINGS)]
    options: Annotated[str, r"-|[a-z]{1,9}[0-9]{1,3}(?:\.[a-z]{1,9}[0-9]{1,3}){0,3}"]
    racks: Literal["hidden"] | None = None


@dataclass(frozen=True, slots=True)
class ChallengeTo:
    """Challenges a member to that game."""

    prefix: ClassVar = "j"
    game: Game
    member: MemberText


@dataclass(frozen=True, slots=True)
class HelpPage:
    """Turns to the page of games, or to the page of commands."""

    prefix: ClassVar = "h"
    page: Literal["games", "commands"]


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Deletes the private question it belongs to: the answer is no."""

    prefix: ClassVar = "z"


@dataclass(frozen=True, slots=True)
class Resign:
    """Leaves a team or gives the game up, whichever the question was; an old button does not say which."""

    prefix: ClassVar = "r"
    game: Game
    table: int
    how: Literal["leave", "resign"] | None = None


@dataclass(frozen=True, slots=True)
class RulePage:
    """Turns to another page of the rules."""

    prefix: ClassVar = "p"
    game: Game
    topic: Topic


@dataclass(frozen=True, slots=True)
class More:
    """Does something at a table besides playing, or opens the menu of all that."""

    prefix: ClassVar = "x"
    game: Game
    table: int
    what: str


@dataclass(frozen=True, slots=True)
class InLobby:
    """Joins a side of a lobby, leaves, shuffles, starts or closes it."""

    prefix: ClassVar = "l"
    game: Game
    lobby: int
    what: Literal["join-0", "join-1", "leave", "shuffle", "start", "close"]


@dataclass(frozen=True, slots=True)
class AnswerOffer:
    """Accepts, declines or withdraws what a side has offered at a ply."""

    prefix: ClassVar = "o"
    game: Game
    table: int
    ply: int
    what: Literal["draw", "takeback"]
    side: Literal[0, 1]
    answer: Answer


@dataclass(frozen=True, slots=True)
class EndTable:
    """Ends a game of others, after the question whether to."""

    prefix: ClassVar = "e"
    table: int


@dataclass(frozen=True, slots=True)
class TablesPage:
    """Turns to another page of the tables of a server."""

    prefix: ClassVar = "e:page"
    page: int


@dataclass(frozen=True, slots=True)
class Block:
    """Blocks a member, or unblocks them."""

    prefix: ClassVar = "b"
    member: MemberText
    what: Literal["block", "unblock"]


@dataclass(frozen=True, slots=True)
class Walk:
    """Shows a piece of Boomerang at a spot. `way` tells apart two buttons of a message for the same spot."""

    prefix: ClassVar = "f"
    table: int
    ply: int
    way: str
    spot: SpotText

    @property
    def game(self) -> str:
        return Boomerang.name


@dataclass(frozen=True, slots=True)
class OpenRack:
    """Shows a player of Boomerang their own rack, if racks are hidden."""

    prefix: ClassVar = "f:rack"
    table: int
    ply: int

    @property
    def game(self) -> str:
        return Boomerang.name


@dataclass(frozen=True, slots=True)
class OwnData:
    """Exports what is kept about a member, asks whether to delete it, or deletes it, confirmed by a word."""

    prefix: ClassVar = "d"
    what: Literal["export", "delete", "confirm"]
    word: str | None = None


@dataclass(frozen=True, slots=True)
class ReviewAt:
    """Shows the review of a game at a step, or the whole. `way` tells apart two buttons for the same step."""

    prefix: ClassVar = "v"
    game: Game
    table: int
    way: Literal["first", "back", "next", "last", "turn", "all"]
    step: int | None = None


@dataclass(frozen=True, slots=True)
class OpenLesson:
    """Opens a lesson in place of the one before; if none is named, the member's next one."""

    prefix: ClassVar = "k"
    game: Game
    lesson: LessonId | None = None


@dataclass(frozen=True, slots=True)
class LessonAct:
    """Acts in a lesson: makes the last of those actions, after the others."""

    prefix: ClassVar = "k:do"
    game: Game
    lesson: LessonId
    actions: Action


@dataclass(frozen=True, slots=True)
class LessonWalk:
    """Shows a piece of Boomerang at a spot, in a lesson."""

    prefix: ClassVar = "k:walk"
    lesson: LessonId
    way: str
    spot: SpotText

    @property
    def game(self) -> str:
        return Boomerang.name


@dataclass(frozen=True, slots=True)
class ReplayAt:
    """Shows a finished game after so many steps. `way` tells apart two buttons for the same step."""

    prefix: ClassVar = "y"
    game: Game
    table: int
    way: Literal["open", "first", "back", "next", "last"]
    step: int


@dataclass(frozen=True, slots=True)
class LeadersPage:
    """Turns to a page of a leaderboard. `way` tells apart two buttons for the same page."""

    prefix: ClassVar = "w"
    game: Game
    where: Literal["here", "everywhere"]
    way: Literal["first", "back", "next", "last", "other"]
    page: int


# What can be chosen from


def _component_number(ply: int, part: int) -> int:
    """The number of a component: with a new one, a menu does not keep what was chosen in the last one."""
    return 1_000 + 1_000 * ply + part


@dataclass(frozen=True, slots=True)
class ActMenu:
    """Plays the chosen action. A long choice has several parts."""

    prefix: ClassVar = "m"
    game: Game
    table: int
    ply: int
    part: int = 0

    @property
    def number(self) -> int:
        return _component_number(self.ply, self.part)


@dataclass(frozen=True, slots=True)
class GroupMenu:
    """Opens the chosen group of actions: the first step of a choice among many."""

    prefix: ClassVar = "g"
    game: Game
    table: int
    ply: int

    @property
    def number(self) -> int:
        return _component_number(self.ply, 999)


@dataclass(frozen=True, slots=True)
class WalkMenu:
    """Shows a piece of Boomerang at the chosen spot, one of the best."""

    prefix: ClassVar = "f:best"
    table: int
    ply: int

    @property
    def game(self) -> str:
        return Boomerang.name

    @property
    def number(self) -> int:
        return _component_number(self.ply, 998)


@dataclass(frozen=True, slots=True)
class LobbyMenu:
    """Gives places of a lobby to the computer, and takes them away; `joined` counts who has joined so far."""

    prefix: ClassVar = "l:computer"
    game: Game
    lobby: int
    joined: int

    @property
    def number(self) -> int:
        return _component_number(self.joined, 0)


@dataclass(frozen=True, slots=True)
class PracticeMenu:
    """Plays on from the chosen position of a finished game."""

    prefix: ClassVar = "t"
    game: Game
    table: int


@dataclass(frozen=True, slots=True)
class RulesMenu:
    """Turns to the chosen page of the rules; `shown` is the number of the page it is under."""

    prefix: ClassVar = "p:pages"
    game: Game
    shown: int

    @property
    def number(self) -> int:
        return _component_number(self.shown, 0)


@dataclass(frozen=True, slots=True)
class SettingMenu:
    """Sets one setting of a server to the chosen value."""

    prefix: ClassVar = "s"
    what: Literal["language", "theme", "clock", "rated", "rest_after", "hints", "animations"]


@dataclass(frozen=True, slots=True)
class PreferenceMenu:
    """Sets one preference of a member to the chosen value."""

    prefix: ClassVar = "u"
    what: Literal["language", "theme", "animated", "pings"]


@dataclass(frozen=True, slots=True)
class ChannelsMenu:
    """Sets the channels of a server in which games may be started."""

    prefix: ClassVar = "s:channels"


@dataclass(frozen=True, slots=True)
class LessonMenu:
    """Makes the chosen action in a lesson. A long choice has several parts."""

    prefix: ClassVar = "k:menu"
    game: Game
    lesson: LessonId
    part: int


@dataclass(frozen=True, slots=True)
class LessonGroupMenu:
    """Opens the chosen group of actions in a lesson."""

    prefix: ClassVar = "k:group"
    game: Game
    lesson: LessonId


@dataclass(frozen=True, slots=True)
class LessonsMenu:
    """Opens the chosen lesson."""

    prefix: ClassVar = "k:all"
    game: Game
    lesson: LessonId
