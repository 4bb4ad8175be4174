"""Reads `data/boards/*.toml`, field by field, and says which file and field is wrong."""

import tomllib
from collections.abc import Collection, Iterator
from importlib.resources import files
from typing import Any


class BoardError(Exception):
    """A board file that cannot be played on; the message names the file and the field."""

    def __init__(self, file: str, field: str, reason: str) -> None:
        super().__init__(f"{file}: {field}: {reason}" if field else f"{file}: {reason}")


class Fields:
    """A table of a board file. Each method checks the field it returns; `done` refuses fields left unread."""

    def __init__(self, file: str, values: dict[str, Any], path: str = "") -> None:
        self._file = file
        self._values = values
        self._path = path
        self._unread = set(values)

    @classmethod
    def parse(cls, file: str, text: str) -> "Fields":
        try:
            return cls(file, tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            raise BoardError(file, "", f"is no TOML: {error}") from None

    def error(self, name: str, reason: str) -> BoardError:
        return BoardError(self._file, f"{self._path}{name}", reason)

    def require(self, condition: bool, name: str, reason: str) -> None:
        if not condition:
            raise self.error(name, reason)

    def names(self) -> tuple[str, ...]:
        return tuple(self._values)

    def numbers(self) -> Iterator[int]:
        """The names of the fields as numbers. Raises `BoardError` if one is none."""
        for name in self._values:
            self.require(name.isascii() and name.isdecimal(), name, "is not a number")
            yield int(name)

    def _value(self, name: str) -> Any:
        self.require(name in self._values, name, "is missing")
        self._unread.discard(name)
        return self._values[name]

    def integer(self, name: str, allowed: Collection[int]) -> int:
        value = self._value(name)
        self.require(type(value) is int and value in allowed, name, f"cannot be {value!r}")
        return int(value)

    def integers(self, name: str, allowed: Collection[int], count: int | None = None) -> tuple[int, ...]:
        values = self._list(name, count)
        for value in values:
            self.require(type(value) is int and value in allowed, name, f"cannot have {value!r}")
        return tuple(values)

    def text(self, name: str) -> str:
        value = self._value(name)
        self.require(isinstance(value, str) and value != "", name, "is not a text")
        return str(value)

    def texts(self, name: str, count: int | None = None) -> tuple[str, ...]:
        values = self._list(name, count)
        self.require(all(isinstance(value, str) for value in values), name, "is not a list of texts")
        return tuple(values)

    def _list(self, name: str, count: int | None) -> list[Any]:
        values = self._value(name)
        self.require(isinstance(values, list) and values != [], name, "is not a list")
        if count is not None:
            self.require(len(values) == count, name, f"has {len(values)} entries, not {count}")
        return list(values)

    def table(self, name: str) -> "Fields":
        value = self._value(name)
        self.require(isinstance(value, dict) and value != {}, name, "is not a table")
        return Fields(self._file, value, f"{self._path}{name}.")

    def done(self) -> None:
        for name in sorted(self._unread):
            raise self.error(name, "is not a field of this board")


def read_board(game: str) -> Fields:
    """The board file of that game, from the installed `data` package."""
    file = f"data/boards/{game}.toml"
    text = files("data").joinpath("boards", f"{game}.toml").read_text(encoding="utf-8")
    return Fields.parse(file, text)
