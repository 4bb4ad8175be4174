"""Many small cases in one test: as tests of their own, each would take longer than what it looks at."""

from collections.abc import Callable, Iterable
from functools import wraps
from inspect import signature
from typing import Any


def each_of(names: str | tuple[str, ...], cases: Iterable[Any]) -> Callable[[Callable[..., None]], Any]:
    """Like `pytest.mark.parametrize`, but all cases are one test, whose failure names all that fail."""
    every = [case if isinstance(names, tuple) else (case,) for case in cases]
    called = names if isinstance(names, tuple) else (names,)

    def fold(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def run_all(**given: Any) -> None:
            failures = [failure for case in every if (failure := _try(test, given, called, case))]
            if failures:
                raise ExceptionGroup(f"{len(failures)} of {len(every)} cases", failures)

        others = [each for each in signature(test).parameters.values() if each.name not in called]
        run_all.__signature__ = signature(test).replace(parameters=others)  # type: ignore[attr-defined]
        return run_all

    return fold


def _try(test: Callable[..., None], given: dict[str, Any], names: tuple[str, ...], case: Any) -> Any:
    """What goes wrong with a case."""
    named = dict(zip(names, case, strict=True))
    try:
        test(**given, **named)
    except Exception as failure:
        failure.add_note(f"with {named}")
        return failure
    return None
