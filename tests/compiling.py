"""Statements that are compiled once in a process, though every test has an engine of its own."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import create_engine
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite as Dialect
from sqlalchemy.engine import Engine
from sqlalchemy.util import LRUCache

COMPILED: LRUCache[Any, Any] = LRUCache(5_000)


@pytest.fixture(autouse=True, scope="session")
def _compile_once() -> Iterator[None]:
    """Let all engines look for their statements in one place, and take those of each other's dialects."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("store.sqlite.create_engine", _create_engine)
        patch.setattr(Dialect, "__eq__", lambda one, other: type(one) is type(other))
        patch.setattr(Dialect, "__hash__", lambda one: hash(type(one)))
        yield


def _create_engine(*args: Any, **named: Any) -> Engine:
    engine = create_engine(*args, **named)
    engine._compiled_cache = COMPILED
    return engine
