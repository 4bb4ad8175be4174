"""Every button and menu of the bot. They outlive a restart: all they need to know is in their `custom_id`.

A control is a plain value. It becomes a `custom_id`, and a `custom_id` a control again, in this file and
nowhere else; so does what it does: each kind has one handler, which is registered once.
"""

import re
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from types import MappingProxyType, NoneType
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    TypeVar,
    cast,
    get_args,
    get_type_hints,
)

import discord
from discord import ui

from engine import GAMES
from engine.boomerang import Boomerang
from play.clocks import CLOCKS
from play.refusals import Refusal
from play.terms import BEGINNINGS, NO_CLOCK
from players import LEVELS

MOST_OPTIONS = 25
"""Discord takes no more options in a menu."""
LONGEST_LABEL = 100
"""Of an option of a menu, and of what stands below it."""
LONGEST_PLACEHOLDER = 150
"""Of what a menu asks."""

ID = re.compile("[0-9]{1,20}")
"""Of a channel."""

Game = Annotated[str, "|".join(GAMES)]
Action = Annotated[str, ".+"]
SpotText = Annotated[str, "[A-Z][0-9]\\.[0-9]@[a-z][0-9]{1,2}"]
MemberText = Annotated[str, "[0-9]{1,19}"]
Topic = Annotated[str, "[a-z]{1,20}|[0-9]{1,15}"]
"""Of a page of the rules; buttons of earlier messages have its number."""
Answer = Literal["accept", "decline", "withdraw"]
LessonId = Annotated[str, "[a-z0-9-]{1,20}"]


# What can be pressed


@dataclass(frozen=True, slots=True)
class Act:
    """Plays an action at the ply at which the board was shown."""

    game: Game
    table: int
    ply: int
    action: Action


@dataclass(frozen=True, slots=True)
class AnswerChallenge:
    """Accepts, declines or withdraws a challenge."""

    game: Game
    challenge: int
    answer: Answer


@dataclass(frozen=True, slots=True)
class NewGame:
    """Starts a game: quickly or at length against the computer, with anybody who likes, or in teams."""

    game: Game
    how: Literal["solo", "open", "team", "quick", "short"]
    """A `short` one follows the lessons."""


@dataclass(frozen=True, slots=True)
class InThread:
    """Starts a game in a thread, as it was asked for in a channel where another is on."""

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
    """Challenges a member to a game, once that is chosen."""

    game: Game
    member: MemberText


@dataclass(frozen=True, slots=True)
class HelpPage:
    """Turns to the games, or to everything that can be typed."""

    page: Literal["games", "commands"]


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Takes the private question away whose button it is: it was not meant."""


@dataclass(frozen=True, slots=True)
class Resign:
    """Leaves a team or gives the game up, whichever was asked once; an old button does not say which."""

    game: Game
    table: int
    how: Literal["leave", "resign"] | None = None


@dataclass(frozen=True, slots=True)
class RulePage:
    """Turns to another page of the rules."""

    game: Game
    topic: Topic


@dataclass(frozen=True, slots=True)
class More:
    """Does something else than to play at a table, or opens the menu of all that."""

    game: Game
    table: int
    what: str


@dataclass(frozen=True, slots=True)
class InLobby:
    """Joins a side, leaves, shuffles, starts or closes."""

    game: Game
    lobby: int
    what: Literal["join-0", "join-1", "leave", "shuffle", "start", "close"]


@dataclass(frozen=True, slots=True)
class AnswerOffer:
    """Accepts, declines or withdraws what a side has offered at a ply."""

    game: Game
    table: int
    ply: int
    what: Literal["draw", "takeback"]
    side: Literal[0, 1]
    answer: Answer


@dataclass(frozen=True, slots=True)
class EndTable:
    """Ends a game that others play, after having been asked once."""

    table: int


@dataclass(frozen=True, slots=True)
class TablesPage:
    """Turns to another page of the tables of a server."""

    page: int


@dataclass(frozen=True, slots=True)
class Block:
    """Switches pings and challenges from a member off, or on again."""

    member: MemberText
    what: Literal["block", "unblock"]


@dataclass(frozen=True, slots=True)
class Walk:
    """Shows a piece of Boomerang at a spot. `way` tells two ways of a message to the same spot apart."""

    table: int
    ply: int
    way: str
    spot: SpotText

    @property
    def game(self) -> str:
        return Boomerang.name


@dataclass(frozen=True, slots=True)
class OpenRack:
    """Shows whoever is to move in Boomerang the own pieces, where the board hides them."""

    table: int
    ply: int

    @property
    def game(self) -> str:
        return Boomerang.name


@dataclass(frozen=True, slots=True)
class OwnData:
    """Exports what is kept of a member, asks whether to delete it, or deletes it by the word for that."""

    what: Literal["export", "delete", "confirm"]
    word: str | None = None


@dataclass(frozen=True, slots=True)
class ReviewAt:
    """Shows a game that was judged after so many steps, or the whole. `way` tells two ways there apart."""

    game: Game
    table: int
    way: Literal["first", "back", "next", "last", "turn", "all"]
    step: int | None = None


@dataclass(frozen=True, slots=True)
class OpenLesson:
    """Opens a lesson in place of the one before, or, where none is named, the member's next one."""

    game: Game
    lesson: LessonId | None = None


@dataclass(frozen=True, slots=True)
class LessonAct:
    """Does something in a lesson: the last of those actions, after the others."""

    game: Game
    lesson: LessonId
    actions: Action


@dataclass(frozen=True, slots=True)
class LessonWalk:
    """Shows a piece of Boomerang at a spot, in a lesson."""

    lesson: LessonId
    way: str
    spot: SpotText

    @property
    def game(self) -> str:
        return Boomerang.name


@dataclass(frozen=True, slots=True)
class ReplayAt:
    """Shows a finished game after so many steps. `way` tells two ways there apart."""

    game: Game
    table: int
    way: Literal["open", "first", "back", "next", "last"]
    step: int


@dataclass(frozen=True, slots=True)
class LeadersPage:
    """Turns to a page of a leaderboard, or to the other one. `way` tells two ways there apart."""

    game: Game
    where: Literal["here", "everywhere"]
    way: Literal["first", "back", "next", "last", "other"]
    page: int


# What can be chosen from


def _component_number(ply: int, part: int) -> int:
    """A component's own number: a menu with a new one does not keep what was chosen in the one before."""
    return 1_000 + 1_000 * ply + part


@dataclass(frozen=True, slots=True)
class ActMenu:
    """Plays the chosen action. A long choice has several parts."""

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

    game: Game
    table: int
    ply: int

    @property
    def number(self) -> int:
        return _component_number(self.ply, 999)


@dataclass(frozen=True, slots=True)
class WalkMenu:
    """Shows a piece of Boomerang at the chosen spot, one of the best."""

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
    """Gives places of a lobby to the computer, and takes them away; so many have joined so far."""

    game: Game
    lobby: int
    joined: int

    @property
    def number(self) -> int:
        return _component_number(self.joined, 0)


@dataclass(frozen=True, slots=True)
class PracticeMenu:
    """Plays on from the chosen position of a finished game."""

    game: Game
    table: int


@dataclass(frozen=True, slots=True)
class RulesMenu:
    """Turns to the chosen page of the rules; `shown` is the number of the one it stands under."""

    game: Game
    shown: int

    @property
    def number(self) -> int:
        return _component_number(self.shown, 0)


@dataclass(frozen=True, slots=True)
class SettingMenu:
    """Sets one thing of a server to the chosen value."""

    what: Literal["language", "theme", "clock", "rated", "rest_after", "hints", "animations"]


@dataclass(frozen=True, slots=True)
class PreferenceMenu:
    """Sets one thing of a member's own to the chosen value."""

    what: Literal["language", "theme", "animated", "pings"]


@dataclass(frozen=True, slots=True)
class ChannelsMenu:
    """Sets in which channels of a server games may be started."""


@dataclass(frozen=True, slots=True)
class LessonMenu:
    """Does the chosen action in a lesson. A long choice has several parts."""

    game: Game
    lesson: LessonId
    part: int


@dataclass(frozen=True, slots=True)
class LessonGroupMenu:
    """Opens the chosen group of actions in a lesson."""

    game: Game
    lesson: LessonId


@dataclass(frozen=True, slots=True)
class LessonsMenu:
    """Opens the chosen lesson. It stands under one of them."""

    game: Game
    lesson: LessonId


# All of them

BUTTONS: Mapping[str, type[Any]] = MappingProxyType(
    {
        "a": Act,
        "c": AnswerChallenge,
        "n": NewGame,
        "n:thread": InThread,
        "j": ChallengeTo,
        "h": HelpPage,
        "z": Dismiss,
        "r": Resign,
        "p": RulePage,
        "x": More,
        "l": InLobby,
        "o": AnswerOffer,
        "e": EndTable,
        "e:page": TablesPage,
        "b": Block,
        "f": Walk,
        "d": OwnData,
        "v": ReviewAt,
        "f:rack": OpenRack,
        "k": OpenLesson,
        "k:do": LessonAct,
        "k:walk": LessonWalk,
        "w": LeadersPage,
        "y": ReplayAt,
    }
)
MENUS: Mapping[str, type[Any]] = MappingProxyType(
    {
        "m": ActMenu,
        "g": GroupMenu,
        "f:best": WalkMenu,
        "l:computer": LobbyMenu,
        "t": PracticeMenu,
        "p:pages": RulesMenu,
        "s": SettingMenu,
        "u": PreferenceMenu,
        "k:menu": LessonMenu,
        "k:group": LessonGroupMenu,
        "k:all": LessonsMenu,
    }
)
CHANNEL_MENUS: Mapping[str, type[Any]] = MappingProxyType({"s:channels": ChannelsMenu})
PREFIXES: Mapping[str, type[Any]] = MappingProxyType({**BUTTONS, **MENUS, **CHANNEL_MENUS})
"""What a `custom_id` begins with, and the kind of control that it then is."""
KINDS: Mapping[discord.ComponentType, Mapping[str, type[Any]]] = MappingProxyType(
    {
        discord.ComponentType.button: BUTTONS,
        discord.ComponentType.select: MENUS,
        discord.ComponentType.channel_select: CHANNEL_MENUS,
    }
)
"""What can be a button, and what a menu."""
_PREFIX_OF = {kind: prefix for prefix, kind in PREFIXES.items()}


class _Field(NamedTuple):
    """A part of a `custom_id`: what it looks like and how it is read."""

    name: str
    pattern: str
    read: Callable[[str], object]


def _read_field(name: str, hint: Any) -> _Field:
    if isinstance(hint, type):
        return _Field(name, r"[0-9]{1,15}", int) if hint is int else _Field(name, r"[-\w]+", str)
    if (patterns := getattr(hint, "__metadata__", None)) is not None:
        return _Field(name, patterns[0], str)
    values = {str(value): value for value in get_args(hint)}
    return _Field(name, "|".join(map(re.escape, values)), values.__getitem__)


def _form(kind: type[Any]) -> tuple[re.Pattern[str], tuple[_Field, ...]]:
    """What the `custom_id` of such a control looks like, and its fields; what may be missing comes last."""
    hints, found, pattern = get_type_hints(kind, include_extras=True), [], re.escape(_PREFIX_OF[kind])
    for field in fields(kind):
        hint, optional = hints[field.name], NoneType in get_args(hints[field.name])
        part = _read_field(field.name, get_args(hint)[0] if optional else hint)
        found.append(part)
        text = f":(?P<{part.name}>{part.pattern})"
        pattern += f"(?:{text})?" if optional else text
    return re.compile(pattern), tuple(found)


_FORMS = {kind: _form(kind) for kind in PREFIXES.values()}


def print_control(control: Any) -> str:
    """The `custom_id` of a control."""
    parts = [getattr(control, field.name) for field in fields(control)]
    return ":".join(map(str, (_PREFIX_OF[type(control)], *(part for part in parts if part is not None))))


def parse_control(custom_id: str) -> Any:
    """The control that prints as `custom_id`; None if there is no such control."""
    for kind, (pattern, parts) in _FORMS.items():
        if match := pattern.fullmatch(custom_id):
            given = {part.name: part.read(match[part.name]) for part in parts if match[part.name] is not None}
            return kind(**given)
    return None


# What becomes of them on Discord

C = TypeVar("C")
Handler = Callable[[discord.Interaction, C], Awaitable[None]]
MenuHandler = Callable[[discord.Interaction, C, Sequence[str]], Awaitable[None]]
AnswerError = Callable[[discord.Interaction, Exception, str | None], Awaitable[None]]


class Controls:
    """The one handler of each kind of control."""

    def __init__(self, answer_error: AnswerError) -> None:
        self._answer_error = answer_error
        self._handlers: dict[type[Any], MenuHandler[Any]] = {}

    def handle(self, kind: type[C], handler: Handler[C]) -> None:
        """Let that function do what a press on such a button asks for."""

        async def press(interaction: discord.Interaction, control: C, _: Sequence[str]) -> None:
            await handler(interaction, control)

        self._handlers[kind] = press

    def handle_menu(self, kind: type[C], handler: MenuHandler[C]) -> None:
        """The same for a menu: the function is given the chosen values, too."""
        self._handlers[kind] = handler

    @property
    def handled(self) -> Collection[type[Any]]:
        return self._handlers.keys()

    async def use(self, interaction: discord.Interaction) -> None:
        """Do what a control is for. Whatever goes wrong is answered, also if there is no such control."""
        control = None
        try:
            used = _component_used(interaction)
            control = parse_control(used.custom_id or "")
            if type(control) not in KINDS.get(used.type, {}).values():
                raise Refusal("refused")
            await self._handlers[type(control)](interaction, control, _chosen(interaction, used, control))
        except Exception as error:
            await self._answer_error(interaction, error, getattr(control, "game", None))


Component = discord.Button | discord.SelectMenu


def _component_used(interaction: discord.Interaction) -> Component:
    """What was pressed or chosen from. Raises `Refusal` unless its message, as Discord has it, has that."""
    data = cast(dict[str, Any], interaction.data or {})
    wanted = data.get("custom_id"), data.get("component_type")
    shown = () if interaction.message is None else interaction.message.components
    for component in _walk(shown):
        if (component.custom_id, component.type.value) == wanted and not component.disabled:
            return component
    raise Refusal("refused")


def has_control(message: discord.Message, control: object) -> bool:
    """Whether that control is under a message, which others may have changed by now."""
    return find_control(message, control) is not None


def find_control(message: discord.Message, control: object) -> Component | None:
    """That control as it is shown under a message."""
    custom_id = print_control(control)
    return next((each for each in _walk(message.components) if each.custom_id == custom_id), None)


def _walk(components: Sequence[Any]) -> Iterator[Component]:
    for component in components:
        if isinstance(component, Component):
            yield component
        yield from _walk(getattr(component, "children", ()))


def _chosen(interaction: discord.Interaction, used: Component, control: object) -> Sequence[str]:
    """The values chosen in a menu, all of which it offers; only of channels may be none. Raises `Refusal`."""
    if isinstance(used, discord.Button):
        return ()
    values = cast(dict[str, Any], interaction.data or {}).get("values")
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise Refusal("refused")
    least = 0 if isinstance(control, ChannelsMenu) else 1
    if not least <= len(set(values)) == len(values) <= used.max_values:
        raise Refusal("refused")
    offered = {option.value for option in used.options}
    is_offered = ID.fullmatch if isinstance(control, ChannelsMenu) else offered.__contains__
    if not all(map(is_offered, values)):
        raise Refusal("refused")
    return values


# Discord's library leaves unanswered what it does not know, so it is `Controls` that dispatches them.


class ControlButton(ui.Button[Any]):
    """Any of the buttons."""

    def is_dispatchable(self) -> bool:
        return False


class ControlMenu(ui.Select[Any]):
    """Any of the menus."""

    def is_dispatchable(self) -> bool:
        return False


class ChannelMenu(ui.ChannelSelect[Any]):
    """Any of the menus of channels."""

    def is_dispatchable(self) -> bool:
        return False


def control_button(
    control: object,
    label: str | None = None,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    emoji: str | None = None,
    disabled: bool = False,
) -> ControlButton:
    """A button that does what the control is for."""
    custom_id = print_control(control)
    return ControlButton(custom_id=custom_id, label=label, style=style, emoji=emoji, disabled=disabled)


def control_menu(
    control: object, options: Sequence[discord.SelectOption], placeholder: str | None = None
) -> ControlMenu:
    """A menu of those options."""
    return ControlMenu(
        custom_id=print_control(control),
        options=list(options),
        placeholder=placeholder,
        id=getattr(control, "number", None),
    )


def channel_menu(control: object, **look: Any) -> ChannelMenu:
    """A menu of channels."""
    return ChannelMenu(custom_id=print_control(control), **look)


def buttons_view(buttons: Iterator[ControlButton] | Sequence[ControlButton]) -> ui.View:
    """A view of nothing but those buttons, which never ends."""
    view = ui.View(timeout=None)
    for button in buttons:
        view.add_item(button)
    return view
