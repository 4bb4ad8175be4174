"""Finds in the source which messages are asked for, and what is sent to Discord without being one."""

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

SAYERS = {"say": 0, "word": 0, "text": 1, "Refusal": 0}
"""Functions that take the id of a message, and which of their arguments it is."""
SENDERS = {"TextDisplay", "edit", "edit_message", "edit_original_response", "send", "send_message", "tell"}
"""Functions whose arguments by position members read."""
SHOWN = {"content", "description", "group_description", "label", "placeholder", "text", "title"}
"""Arguments by name that members read, of whatever function."""
NAMERS = {"Choice", "command", "Group"}
"""Functions whose `name` members read too."""
JOINERS = {"format", "join", "replace", "strip"}
ANYTHING = ".+"


def _trees(root: Path, rooms: Sequence[str]) -> Iterator[tuple[Path, ast.Module]]:
    for room in rooms:
        for path in sorted((root / room).rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def _constants(tree: ast.Module) -> dict[str, str]:
    """The module's own names for strings, such as `PREFIX`."""
    return {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name) and isinstance(node.value.value, str)
    }


def _pattern(node: ast.expr, names: dict[str, str]) -> str:
    """A regular expression for what the expression can be; what is not known can be anything."""
    match node:
        case ast.Constant(value=str(value)):
            return re.escape(value)
        case ast.Name(id=name) if name in names:
            return re.escape(names[name])
        case ast.JoinedStr(values=parts):
            return "".join(_pattern(part, names) for part in parts)
        case ast.FormattedValue(value=value):
            return _pattern(value, names)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            both = _pattern(left, names), _pattern(right, names)
            return ANYTHING if both == (ANYTHING, ANYTHING) else "".join(both)
        case ast.IfExp(body=body, orelse=other):
            return f"(?:{_pattern(body, names)}|{_pattern(other, names)})"
    return ANYTHING


def _docstrings(tree: ast.Module) -> set[int]:
    return {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def phrases(root: Path, rooms: Sequence[str]) -> set[re.Pattern[str]]:
    """Everything that strings and f-strings in these rooms can be, except for docstrings."""
    found = set()
    for _, tree in _trees(root, rooms):
        names, silent = _constants(tree), _docstrings(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant | ast.JoinedStr | ast.BinOp) and id(node) not in silent:
                found.add(_pattern(node, names))
    return {re.compile(pattern) for pattern in found if _says_something(pattern)}


def _says_something(pattern: str) -> bool:
    """An f-string that is hardly more than its values would make every message look used."""
    return len(re.sub(r"[^a-z]", "", pattern)) >= 2


def ids_asked_for(root: Path, rooms: Sequence[str]) -> list[tuple[str, re.Pattern[str]]]:
    """Which messages are asked for, and where."""
    found = []
    for path, tree in _trees(root, rooms):
        names = _constants(tree)
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            position = SAYERS.get(_name(call), 99)
            if len(call.args) > position:
                pattern = _pattern(call.args[position], names)
                found.append((f"{path.name}:{call.lineno}", re.compile(pattern)))
    return found


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def literals_sent(path: Path) -> list[str]:
    """Where letters go to Discord that come from no message."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [f"{path.name}:{call.lineno}" for call in calls if any(map(_has_letters, _read(call)))]


def _read(call: ast.Call) -> Iterator[ast.expr]:
    """The arguments of a call that members get to read."""
    name = _name(call)
    if name in SENDERS:
        yield from call.args
    for keyword in call.keywords:
        if keyword.arg in SHOWN or (keyword.arg == "name" and name in NAMERS):
            yield keyword.value


def _has_letters(node: ast.AST) -> bool:
    """Whether a string with a letter is part of it; what other functions make of theirs is not."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and re.search(r"[^\W\d_]", node.value) is not None
    if isinstance(node, ast.Call) and _name(node) not in JOINERS:
        return False
    if isinstance(node, ast.Subscript | ast.Compare):
        return False
    if isinstance(node, ast.IfExp):
        return _has_letters(node.body) or _has_letters(node.orelse)
    return any(map(_has_letters, ast.iter_child_nodes(node)))
