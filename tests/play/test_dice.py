"""Fair dice: every number equally likely, nothing but the inputs decides, and all of them do."""

import hmac
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from hashlib import sha256
from typing import Any

import pytest

from engine.dice import ONE_DIE, THREE_DICE, TWO_DICE, TWO_DICE_IN_ORDER, Cast
from play import dice
from store.records import Seat, Table
from tests.store.records import ANNA, BEN, SEATS, a_table

SEED = "5" * 64
TABLE = a_table(id=7, seed=SEED, dice=2)
WORDS = 2**64
"""How many numbers a draw can start from."""


def digest_of(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(8) for number in numbers)


@pytest.fixture
def digests(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What the keyed hash answers from now on, one after the other."""
    answers: list[bytes] = []

    def answer(key: bytes, message: bytes) -> bytes:
        return answers.pop(0)

    monkeypatch.setattr(dice, "_digest", answer)
    return answers


# Every number is equally likely


@pytest.mark.parametrize("sides", [6, 36, 216])
def test_the_numbers_kept_fall_evenly_on_all_sides(digests: list[bytes], sides: int) -> None:
    """Just below the boundary the last full round ends; the boundary itself is drawn again."""
    boundary = WORDS - WORDS % sides
    assert boundary % sides == 0
    assert 0 < WORDS - boundary < sides, "nothing is thrown away that need not be"
    digests += [digest_of(boundary - 1, 0, 0, 0), digest_of(boundary, 3, 0, 0)]
    assert dice.draw(SEED, "1:2:n", sides) == sides - 1
    assert dice.draw(SEED, "1:2:n", sides) == 3


def test_a_digest_of_rejected_numbers_is_followed_by_the_next(digests: list[bytes]) -> None:
    highest = WORDS - 1
    digests += [digest_of(*[highest] * 4), digest_of(highest, highest, highest, 4)]
    assert dice.draw(SEED, "1:2:n", 6) == 4
    assert digests == []


def test_the_second_attempt_is_another_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    messages = []

    def answer(key: bytes, message: bytes) -> bytes:
        messages.append(message)
        return digest_of(*[WORDS - 1] * 4) if len(messages) < 3 else digest_of(0, 0, 0, 0)

    monkeypatch.setattr(dice, "_digest", answer)
    dice.draw(SEED, "1:2:n", 6)
    assert len(set(messages)) == 3


def test_a_power_of_two_rejects_nothing(digests: list[bytes]) -> None:
    digests.append(digest_of(WORDS - 1, 0, 0, 0))
    assert dice.draw(SEED, "1:2:n", 4) == 3


@pytest.mark.parametrize("sides", [2, 6, 36, 216])
def test_draws_stay_in_range_and_reach_all_of_it(sides: int) -> None:
    drawn = Counter(dice.draw(SEED, f"1:{ply}:n", sides) for ply in range(40 * sides))
    assert set(drawn) == set(range(sides))


@pytest.mark.parametrize("cast", [ONE_DIE, TWO_DICE, THREE_DICE, TWO_DICE_IN_ORDER])
def test_rolls_are_as_likely_as_the_rules_say(cast: Cast) -> None:
    """Chi squared over the rolls stays below what fair dice exceed once in a million."""
    rolls = 200 * 6**cast.dice if cast.dice < 3 else 60 * 216
    fallen = Counter(dice.roll(TABLE, ply, "n", cast) for ply in range(rolls))
    assert set(fallen) <= set(cast.outcomes)
    chi = sum(_surprise(fallen[roll], rolls * chance) for roll, chance in cast.outcomes.items())
    free = len(cast.outcomes) - 1
    assert chi < free + 5 * (2 * free) ** 0.5 + 12


def _surprise(seen: int, expected: Fraction) -> float:
    return float((seen - expected) ** 2 / expected)


def test_sums_are_as_they_should_be() -> None:
    for cast, mean in ((ONE_DIE, 3.5), (TWO_DICE, 7.0), (THREE_DICE, 10.5)):
        sums = [sum(map(int, dice.roll(TABLE, ply, "n", cast))) for ply in range(4000)]
        assert min(sums) >= cast.dice
        assert max(sums) <= 6 * cast.dice
        assert abs(sum(sums) / len(sums) - mean) < 0.25


# Nothing but the inputs decides, and all of them do


def test_the_same_inputs_give_the_same_roll() -> None:
    first = [dice.roll(TABLE, ply, "n", TWO_DICE) for ply in range(50)]
    assert first == [dice.roll(TABLE, ply, "n", TWO_DICE) for ply in range(50)]


@pytest.mark.parametrize(
    "given",
    [
        {"seed": "6" * 64},
        {"id": 8},
        {"dice": 1},
        {"seats": (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, BEN + 1, "Ben"))},
        {"seats": (Seat(0, 0, BEN, "Ben"), Seat(1, 0, ANNA, "Anna"))},
        {"seats": (Seat(0, 0, ANNA, "Anna"), Seat(1, 0, None, "Boulo", "easy"))},
    ],
)
def test_every_input_matters(given: dict[str, Any]) -> None:
    assert rolls(replace(TABLE, **given)) != rolls(TABLE)


def test_ply_and_nonce_matter() -> None:
    assert rolls(TABLE, start=1) != rolls(TABLE)
    assert rolls(TABLE, nonce="m") != rolls(TABLE)


def rolls(table: Table, start: int = 0, nonce: str = "n") -> list[str]:
    return [dice.roll(table, ply, nonce, THREE_DICE) for ply in range(start, start + 20)]


def test_names_change_no_roll() -> None:
    """A member may be called something else by the time the dice are checked."""
    seats = (Seat(0, 0, ANNA, "Anna, renamed"), Seat(1, 0, BEN, "Ben", gone=True))
    assert rolls(replace(TABLE, seats=seats)) == rolls(TABLE)


def test_inputs_are_not_run_together() -> None:
    """Table 1, ply 12 is another roll than table 11, ply 2; two against one are not one against two."""
    assert dice.source_of(a_table(id=1), 12, "n") != dice.source_of(a_table(id=11), 2, "n")
    seats = [Seat(0, 0, 1, ""), Seat(0, 1, 2, ""), Seat(1, 0, 3, ""), Seat(1, 0, 2, ""), Seat(1, 1, 3, "")]
    two, one = (a_table(seats=tuple(each)) for each in (seats[:3], [seats[0], *seats[3:]]))
    assert (dice.players_of(two), dice.players_of(one)) == ("1+2/3", "1/2+3")


def test_the_derivation_is_the_one_that_is_published() -> None:
    """Anybody can recompute a die: HMAC-SHA-256 of table, players, ply, nonce and attempt under the seed."""
    digest = hmac.new(SEED.encode(), f"7:{ANNA}/{BEN}:3:99:0".encode(), sha256).digest()
    assert dice.roll(TABLE, 3, "99", ONE_DIE) == str(int.from_bytes(digest[:8], "big") % 6 + 1)


def test_the_first_derivation_still_holds_for_tables_that_began_with_it() -> None:
    digest = hmac.new(SEED.encode(), b"7:3:99:0", sha256).digest()
    first = replace(TABLE, dice=1)
    assert dice.roll(first, 3, "99", ONE_DIE) == str(int.from_bytes(digest[:8], "big") % 6 + 1)


def test_who_is_forgotten_takes_the_derivation_along() -> None:
    seats = (Seat(0, 0, None, ""), Seat(1, 0, None, "Boulo", "easy"))
    assert dice.can_be_derived(TABLE)
    assert not dice.can_be_derived(replace(TABLE, seats=seats))
    assert dice.can_be_derived(replace(TABLE, seats=(SEATS[0], seats[1])))


# A game that was at rest


def test_a_game_that_is_taken_up_again_goes_on_with_a_fresh_secret() -> None:
    again = dice.renew(replace(TABLE, ply=10))
    twice = dice.renew(replace(again, ply=30))
    assert len({TABLE.seed, again.seed, twice.seed}) == 3
    assert twice.commitment == dice.commitment(twice.seed)
    held = [dice.seed_at(twice, ply) for ply in (0, 9, 10, 29, 30, 99)]
    assert held == [TABLE.seed, TABLE.seed, again.seed, again.seed, twice.seed, twice.seed]


def test_what_was_rolled_before_the_rest_stays_as_it_was() -> None:
    again = dice.renew(replace(TABLE, ply=10))
    assert rolls(again)[:10] == rolls(TABLE)[:10]
    assert rolls(again)[10:] != rolls(TABLE)[10:]


# The secret


def test_secrets_are_long_and_never_the_same() -> None:
    seeds = {dice.new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)


def test_the_commitment_is_the_sha256_of_the_secret_as_shown() -> None:
    """What `printf %s SECRET | sha256sum` prints."""
    assert dice.commitment("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert dice.commitment(SEED) != dice.commitment("6" * 64)
