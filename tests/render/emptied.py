"""Finds every function that draws, the examples that reach it, and takes what it draws away."""

import sys
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from functools import cache, cached_property, lru_cache, partial, wraps
from importlib import import_module
from inspect import isclass, signature
from itertools import islice
from pkgutil import walk_packages
from types import FunctionType, ModuleType
from typing import Any, NamedTuple, get_args

import pytest
from PIL import Image

import render
from render import PAINTERS
from render.boomerang.pieces import Laid
from render.gallery import EXAMPLES
from render.kit.canvas import Canvas, Tile
from render.kit.picture import Subject
from render.kit.shapes import Shape
from tests.games import WITH_DICE

PICTURES = (Image.Image, Canvas, Laid, Shape, Tile)
"""What a function returns that draws something new. One that draws on what it is given returns None."""

NOT_DRAWING = (
    "render.replay",
    "render.gallery",
    "render.process",
    "render.examples",
    "render.chart",
    "render.curve",
    "render.kit.lettering",
    "render.kit.boxes",
    "render.shades",
    "render.kit.gif",
    "render.cards",
    "render.thumbnails",
)
"""Films and thumbnails are made of pictures that are drawn already; examples are what is drawn here;
`test_chart.py`, `test_curve.py` and `test_cards.py` empty what draws those and what words are written with,
`test_motion.py` what moves; `process` draws nothing itself."""


class Function(NamedTuple):
    """A function, by the module or class that it is defined in."""

    owner: Any
    name: str

    @property
    def raw(self) -> FunctionType:
        """The function itself, without its memory."""
        function: FunctionType = _raw(vars(self.owner)[self.name])
        return function

    @property
    def returned(self) -> Any:
        """What it says that it returns."""
        return signature(self.raw).return_annotation

    @property
    def draws_on(self) -> bool:
        """Whether it draws on something that is there already: what returns nothing does nothing else."""
        return self.returned is None

    @property
    def games(self) -> tuple[str, ...]:
        """The games whose pictures it may be in."""
        if self.folder in PAINTERS:
            return (self.folder,)
        return WITH_DICE if self.folder == "boules" else tuple(PAINTERS)

    @property
    def folder(self) -> str:
        """The part of the room that it is in."""
        return str(self.raw.__module__.split(".")[1])

    def __str__(self) -> str:
        return f"{self.raw.__module__}.{self.raw.__qualname__}"


def _raw(value: Any) -> Any:
    """A function without its memory, or what makes it a static method."""
    return getattr(value, "__wrapped__", None) or getattr(value, "__func__", value)


def functions() -> Iterator[Function]:
    """Every function and method of all modules that there are."""
    names = [found.name for found in walk_packages(render.__path__, "render.")]
    drawing = [name for name in names if not {"examples", "motion"} & {*name.split(".")}]
    yield from functions_of(*(import_module(name) for name in drawing if not name.startswith(NOT_DRAWING)))


def functions_of(*modules: ModuleType) -> Iterator[Function]:
    """Every function and method of those modules."""
    for module in modules:
        classes = [value for value in vars(module).values() if isclass(value)]
        owners = [module, *(owner for owner in classes if owner.__module__ == module.__name__)]
        yield from (Function(owner, name) for owner in owners for name in _defined(owner, module.__name__))


def _defined(owner: Any, module: str) -> Iterator[str]:
    """The names of the functions that are defined there; not those that only Python itself calls."""
    for name, value in vars(owner).items():
        raw = _raw(value)
        ours = isinstance(raw, FunctionType) and (raw.__module__, raw.__name__) == (module, name)
        if ours and not name.startswith("__") and not getattr(raw, "__isabstractmethod__", False):
            yield name


@cache
def drawings() -> tuple[Function, ...]:
    """Every function that draws, by what it says that it returns."""
    return tuple(filter(is_drawing, functions()))


def is_drawing(function: Function) -> bool:
    return function.draws_on or _is_pictorial(function.returned)


def _is_pictorial(kind: Any) -> bool:
    named = kind in PICTURES or kind in [picture.__name__ for picture in PICTURES]
    return named or any(map(_is_pictorial, get_args(kind)))


def blank(made: Any) -> Any:
    """The same with nothing to be seen."""
    if isinstance(made, Image.Image):
        empty = Image.new(made.mode, made.size)
        if made.mode == "P":
            empty.putpalette(made.getpalette() or [])
        return empty
    if isinstance(made, Canvas):
        return Canvas(made.image.size)
    if isinstance(made, dict):
        return {key: blank(value) for key, value in made.items()}
    if isinstance(made, tuple) and hasattr(made, "_fields"):
        return type(made)(*map(blank, made))
    return type(made)(map(blank, made)) if isinstance(made, tuple | list) else made


Change = Callable[[Callable[..., Any]], Callable[..., Any]]
"""Makes another function of a function."""


Names = Mapping[Any, Sequence[tuple[ModuleType, str, Any]]]
"""Where each function has a name, and as what: it may have a memory there."""


def _replace(drawing: Function, change: Change, patch: pytest.MonkeyPatch, names: Names) -> None:
    """Put another function in the place of one that draws, wherever it has a name."""
    if isclass(drawing.owner):
        defined = vars(drawing.owner)[drawing.name]
        static = isinstance(defined, staticmethod)
        changed = change(defined.__func__ if static else defined)
        patch.setattr(drawing.owner, drawing.name, staticmethod(changed) if static else changed)
        return
    for module, name, value in names.get(drawing.raw, ()):
        patch.setattr(module, name, change(value))


def _names_now() -> Names:
    """The names that functions have at present in the loaded modules of `render`."""
    loaded = [module for name, module in sys.modules.items() if name.partition(".")[0] == "render"]
    found: dict[Any, list[tuple[ModuleType, str, Any]]] = {}
    for module in loaded:
        for name, value in vars(module).items():
            if isinstance(value, FunctionType) or hasattr(value, "cache_info"):
                found.setdefault(getattr(value, "__wrapped__", None) or value, []).append(
                    (module, name, value)
                )
    return found


@contextmanager
def emptied(drawing: Function) -> Iterator[None]:
    """While this lasts, the function draws nothing."""

    def empty(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def nothing(*args: Any, **named: Any) -> Any:
            return None if drawing.draws_on else blank(function(*args, **named))

        return nothing

    with pytest.MonkeyPatch.context() as patch:
        _replace(drawing, empty, patch, _names_now())
        yield


class Everything(Container[Function]):
    """All functions there are."""

    def __contains__(self, drawing: object) -> bool:
        return True


@contextmanager
def prepared_anew(game: str, forgetful: Container[Function] = ()) -> Iterator[None]:
    """While this lasts, a game's board is not yet prepared, and `forgetful` functions remember nothing."""
    board, names = import_module(f"render.{game}.board").prepared_board, _names_now()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board, "_kept", {})
        for drawing in drawings():
            if drawing in forgetful and not isclass(drawing.owner):
                _replace(drawing, _forget, patch, names)
        yield


def _forget(function: Callable[..., Any]) -> Callable[..., Any]:
    return lru_cache(maxsize=None)(_raw(function)) if hasattr(function, "cache_info") else function


def paint(game: str, subject: Subject[Any]) -> bytes:
    """The pixels, by whatever function paints that game now."""
    image: Image.Image = import_module(f"render.{game}.drawing").paint(subject)
    return image.tobytes()


class Memory:
    """What functions have made, for as long as nothing that they call is emptied.

    Most of a board that is prepared anew is as it was: only what hangs on what is emptied is drawn again.
    """

    def __init__(self) -> None:
        self._made: dict[Any, Any] = {}
        names = _names_now()
        self._names = {
            drawing: names[drawing.raw]
            for drawing in drawings()
            if not drawing.draws_on and not isclass(drawing.owner)
        }

    @contextmanager
    def remembering(self, forgetful: Container[Function]) -> Iterator[None]:
        """While this lasts, all functions but `forgetful` ones draw nothing that they have drawn before."""
        with pytest.MonkeyPatch.context() as patch:
            for drawing, places in self._names.items():
                if drawing not in forgetful:
                    for module, name, value in places:
                        patch.setattr(module, name, self._remembered(drawing, value))
            yield

    def _remembered(self, drawing: Function, function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def remembered(*args: Any, **named: Any) -> Any:
            asked = (drawing, args, (*named.items(),))
            try:
                if asked not in self._made:
                    self._made[asked] = _untouched(function(*args, **named))
            except TypeError:  # what is drawn on cannot be compared
                return function(*args, **named)
            return _untouched(self._made[asked])

        return remembered


def _untouched(made: Any) -> Any:
    """The same in an object of its own, if others might draw on it."""
    if isinstance(made, Canvas):
        copied = copy(made)
        copied.image = made.image.copy()
        return copied
    return made.copy() if isinstance(made, Image.Image) else made


@cache
def memory() -> Memory:
    """The one of all tests."""
    return Memory()


class Call(NamedTuple):
    """The first time that a function was called: for which of the examples, and through which others."""

    example: int
    through: frozenset[Function]


class Calls:
    """Follows which functions are called while examples are drawn."""

    def __init__(self) -> None:
        self.first: dict[Function, Call] = {}
        self.callers: dict[Function, set[Function]] = {}
        self.example = 0
        self._now: list[Function] = []

    def follow(self, patch: pytest.MonkeyPatch) -> None:
        """Begin to follow all functions that draw."""
        names = _names_now()
        for drawing in drawings():
            _replace(drawing, partial(self._followed, drawing), patch, names)

    def _followed(self, drawing: Function, function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def followed(*args: Any, **named: Any) -> Any:
            if drawing not in self.first:
                self.first[drawing] = Call(self.example, frozenset(self._now))
            self.callers.setdefault(drawing, set()).update(self._now[-1:])
            self._now.append(drawing)
            try:
                return function(*args, **named)
            finally:
                self._now.pop()

        return followed

    def reaching(self, drawing: Function) -> set[Function]:
        """Those that call it, or something that does, and itself."""
        found, new = {drawing}, {drawing}
        while new:
            new = set[Function]().union(*(self.callers.get(each, ()) for each in new)) - found
            found |= new
        return found


class Shown:
    """The examples of a game in the usual theme, or those in others."""

    def __init__(self, game: str, usual: bool) -> None:
        self.game = game
        examples = [each for each in EXAMPLES if each.game == game and (each.theme == "day") == usual]
        self.pixels = {subject: paint(game, subject) for subject in (each.subject() for each in examples)}

    @cached_property
    def on_frames(self) -> Calls:
        """What is called for a picture when the board is prepared."""
        return self._draw_all()

    @cached_property
    def anew(self) -> Calls:
        """What is called when nothing is prepared."""
        with prepared_anew(self.game, Everything()):
            return self._draw_all()

    def _draw_all(self) -> Calls:
        calls = Calls()
        with pytest.MonkeyPatch.context() as patch:
            calls.follow(patch)
            for calls.example, subject in enumerate(self.pixels):
                paint(self.game, subject)
        return calls

    def is_changed(self, first: int = 0) -> bool:
        """Whether any of them looks different now, from that one on."""
        later = islice(self.pixels.items(), first, None)
        return any(paint(self.game, subject) != before for subject, before in later)


@cache
def shown(game: str, usual: bool) -> Shown:
    """The same, drawn once."""
    return Shown(game, usual)
