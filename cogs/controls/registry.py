"""All controls there are, how a `custom_id` is read, and what happens when a control is used.

Controls outlive a restart: all they need to know is in their `custom_id`. Each kind has one handler, which
is registered once.
"""

import re
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import fields
from types import MappingProxyType, NoneType
from typing import Any, NamedTuple, TypeVar, cast, get_args, get_type_hints

import discord

from cogs.controls.components import Component, walk_components
from cogs.controls.kinds import (
    Act,
    ActMenu,
    AnswerChallenge,
    AnswerOffer,
    Block,
    ChallengeTo,
    ChannelsMenu,
    Dismiss,
    EndTable,
    GroupMenu,
    HelpPage,
    InLobby,
    InThread,
    LeadersPage,
    LessonAct,
    LessonGroupMenu,
    LessonMenu,
    LessonsMenu,
    LessonWalk,
    LobbyMenu,
    More,
    NewGame,
    OpenLesson,
    OpenRack,
    OwnData,
    PracticeMenu,
    PreferenceMenu,
    ReplayAt,
    Resign,
    ReviewAt,
    RulePage,
    RulesMenu,
    SettingMenu,
    TablesPage,
    Walk,
    WalkMenu,
)
from play.refusals import Refusal

ID = re.compile("[0-9]{1,20}")
"""The id of a channel."""

BUTTONS: tuple[type[Any], ...] = (
    Act,
    AnswerChallenge,
    NewGame,
    InThread,
    ChallengeTo,
    HelpPage,
    Dismiss,
    Resign,
    RulePage,
    More,
    InLobby,
    AnswerOffer,
    EndTable,
    TablesPage,
    Block,
    Walk,
    OwnData,
    ReviewAt,
    OpenRack,
    OpenLesson,
    LessonAct,
    LessonWalk,
    LeadersPage,
    ReplayAt,
)
MENUS: tuple[type[Any], ...] = (
    ActMenu,
    GroupMenu,
    WalkMenu,
    LobbyMenu,
    PracticeMenu,
    RulesMenu,
    SettingMenu,
    PreferenceMenu,
    LessonMenu,
    LessonGroupMenu,
    LessonsMenu,
)
CHANNEL_MENUS: tuple[type[Any], ...] = (ChannelsMenu,)
KINDS: tuple[type[Any], ...] = (*BUTTONS, *MENUS, *CHANNEL_MENUS)
KINDS_AS: Mapping[discord.ComponentType, tuple[type[Any], ...]] = MappingProxyType(
    {
        discord.ComponentType.button: BUTTONS,
        discord.ComponentType.select: MENUS,
        discord.ComponentType.channel_select: CHANNEL_MENUS,
    }
)
"""The kinds of controls that are buttons, and those that are menus."""


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
    """The pattern of such a control's `custom_id`, and its fields; those that may be missing come last."""
    hints, found, pattern = get_type_hints(kind, include_extras=True), [], re.escape(kind.prefix)
    for field in fields(kind):
        hint, optional = hints[field.name], NoneType in get_args(hints[field.name])
        part = _read_field(field.name, get_args(hint)[0] if optional else hint)
        found.append(part)
        text = f":(?P<{part.name}>{part.pattern})"
        pattern += f"(?:{text})?" if optional else text
    return re.compile(pattern), tuple(found)


_FORMS = {kind: _form(kind) for kind in KINDS}


def parse_control(custom_id: str) -> Any:
    """The control that prints as `custom_id`; None if there is no such control."""
    for kind, (pattern, parts) in _FORMS.items():
        if match := pattern.fullmatch(custom_id):
            given = {part.name: part.read(match[part.name]) for part in parts if match[part.name] is not None}
            return kind(**given)
    return None


# Using them

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
        """Register the function that is called for a press on such a button."""

        async def press(interaction: discord.Interaction, control: C, _: Sequence[str]) -> None:
            await handler(interaction, control)

        self._handlers[kind] = press

    def handle_menu(self, kind: type[C], handler: MenuHandler[C]) -> None:
        """Register the function that is called, with the chosen values, for a choice in such a menu."""
        self._handlers[kind] = handler

    @property
    def handled(self) -> Collection[type[Any]]:
        return self._handlers.keys()

    async def use(self, interaction: discord.Interaction) -> None:
        """Call the handler of a control. Whatever goes wrong is answered, even an unknown control."""
        control = None
        try:
            used = _component_used(interaction)
            control = parse_control(used.custom_id or "")
            if type(control) not in KINDS_AS.get(used.type, ()):
                raise Refusal("refused")
            await self._handlers[type(control)](interaction, control, _chosen(interaction, used, control))
        except Exception as error:
            await self._answer_error(interaction, error, getattr(control, "game", None))


def _component_used(interaction: discord.Interaction) -> Component:
    """The button or menu that was used. Raises `Refusal` unless the message really has it."""
    data = cast(dict[str, Any], interaction.data or {})
    wanted = data.get("custom_id"), data.get("component_type")
    shown = () if interaction.message is None else interaction.message.components
    for component in walk_components(shown):
        if (component.custom_id, component.type.value) == wanted and not component.disabled:
            return component
    raise Refusal("refused")


def _chosen(interaction: discord.Interaction, used: Component, control: object) -> Sequence[str]:
    """The values chosen in a menu. Raises `Refusal` unless it offers them and may have so many."""
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
