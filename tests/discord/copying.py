"""Copies of what is sent, quicker than outside: SimCord copies every payload several times over."""

import marshal
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import pytest
from simcord import components, gateway, results
from simcord.backend import serializers
from simcord.http import router

MODULES = (components, gateway, results, router, serializers)
"""Those that copy payloads."""


def copy_payload(value: Any) -> Any:
    """A copy of what JSON can express; of anything else, as Python's own function makes it."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:  # there is something else in it
        return _copy_each(value)


def _copy_each(value: Any) -> Any:
    kind = type(value)
    if kind is dict:
        return {key: _copy_each(each) for key, each in value.items()}
    if kind is list:
        return [_copy_each(each) for each in value]
    return value if kind in (str, int, bool, float, type(None)) else deepcopy(value)


@contextmanager
def copying_quickly() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for module in MODULES:
            if hasattr(module, "deepcopy"):
                patch.setattr(module, "deepcopy", copy_payload)
            else:
                patch.setattr(module, "copy", SimpleNamespace(deepcopy=copy_payload))
        yield
