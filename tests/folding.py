"""Many small cases in one test: as tests of their own, each would take longer than what it looks at."""

from collections.abc import Callable, Iterable
from functools import wraps
from inspect import signature
from typing import Any


def each_of(
    names: str | tuple[str, ...], cases: Iterable[Any], ids: Iterable[str] | None = None
) -> Callable[[Callable[..., None]], Any]:
    """Like `pytest.mark.parametrize`, but all cases are one test, whose failure names all that fail."""
    called = names if isinstance(names, tuple) else (names,)
    given = [case if isinstance(names, tuple) else (case,) for case in cases]
    every = [dict(zip(called, case, strict=True)) for case in given]
    known = every if ids is None else [*ids]

    def fold(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def run_all(**others: Any) -> None:
            tried = (_try(test, others | case, name) for case, name in zip(every, known, strict=True))
            if failures := [*filter(None, tried)]:
                raise ExceptionGroup(f"{len(failures)} of {len(every)} cases", failures)

        left = [each for each in signature(test).parameters.values() if each.name not in called]
        run_all.__signature__ = signature(test).replace(parameters=left)  # type: ignore[attr-defined]
        return run_all

    return fold


def _try(test: Callable[..., None], given: dict[str, Any], name: object) -> Exception | None:
    """What goes wrong with a case."""
    try:
        test(**given)
    except Exception as failure:
        failure.add_note(f"with {name}")
        return failure
    return None
