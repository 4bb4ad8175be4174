"""A test of many cases tries all of them, and its failure names each that fails."""

import pytest

from tests.folding import each_of


def test_all_that_fail_are_named() -> None:
    tried = []

    @each_of(("one", "other"), [(1, 1), (2, 3), (4, 4), (5, 6)])
    def are_equal(one: int, other: int) -> None:
        tried.append(one)
        assert one == other

    with pytest.raises(ExceptionGroup, match="2 of 4 cases") as raised:
        are_equal()
    assert tried == [1, 2, 4, 5]
    notes = [failure.__notes__ for failure in raised.value.exceptions]
    assert notes == [["with {'one': 2, 'other': 3}"], ["with {'one': 5, 'other': 6}"]]


def test_they_may_have_names() -> None:
    @each_of("number", [1, 2], ids=["odd", "even"])
    def is_odd(number: int) -> None:
        assert number % 2

    with pytest.raises(ExceptionGroup) as raised:
        is_odd()
    assert [failure.__notes__ for failure in raised.value.exceptions] == [["with even"]]
